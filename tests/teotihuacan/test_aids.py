"""Aids say what would happen, just as trying it does."""

import pytest

from tests.teotihuacan.players import Player, builder, by_chance
from tests.teotihuacan.table import GAME, arriving, listed, named
from tests.teotihuacan.trials import followed
from ziggurat.core.types import Facts


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("player", [by_chance, builder])
def test_aids_agree_with_trials(seats: int, player: Player) -> None:
    assert followed(seats, {}, f"aids-{seats}", player, 0.2) > 300


@pytest.mark.rule("TH-65")
@pytest.mark.rule("TH-93")
@pytest.mark.parametrize(
    ("own", "stone", "prices"),
    [
        ({"stone": 3}, 2, {"none": {"stone": 2}}),
        (
            {"stone": 3, "technologies": [15]},
            2,
            {"none": {"stone": 2}, "stone": {"stone": 1}},
        ),
        ({"stone": 1, "technologies": [15]}, 1, {"stone": {"stone": 1}}),
    ],
)
def test_prices_know_the_discount_of_technology_15(own: Facts, stone: int, prices: Facts) -> None:
    given = arriving(8, own=own)

    assert named(named(given.state.aids()["here"])["main"])["stone"] == stone
    given.play("main, tile 1")
    assert named(given.state.aids()["prices"])["1-A1"] == prices
    given.play("square 1-A1", "discount stone" if len(prices) > 1 else "")
    assert given.asks() == "rotate"
    assert named(given.state.aids()["prices"]) == {
        "1-A1": {"stone": {"stone": 1}} if "technologies" in own else prices
    }


@pytest.mark.rule("TH-29")
def test_a_view_counts_the_colours_on_each_board() -> None:
    given = arriving(2, here=(1,), others=[{"workers": [[2, 1], [3, 1], [3, 2, 1]]}])

    boards = [named(board) for board in listed(given.state.view(None)["boards"])]
    assert [board["colours"] for board in boards] == [0, 2, 1, 0, 0, 0, 0, 1]
    assert [board["cocoa"] for board in boards] == [1, 3, 2, 1, 1, 1, 1, 2]


def test_a_worship_says_its_temple_its_tile_and_its_fees() -> None:
    given = arriving(2, own={"cocoa": 1}, discovery={"boards": {"2": "temple_blue"}})
    aids = given.play("worship 1").state.aids()
    space = {"board": 2, "space": 1, "royal": None, "temple": "red", "tile": "temple_blue"}
    assert named(aids["worship"]) == space
    assert named(aids["fees"])["ability discovery"] == 1
    assert named(aids["about"]) == {"board": 2}


def test_a_question_of_the_set_up_says_so() -> None:
    state = GAME.start(2, "about")
    kinds = set()
    while state.question()["kind"] != "turn":
        kind = str(state.question()["kind"])
        kinds.add(kind)
        belongs = named(state.aids()["about"])
        assert belongs["power"] in (1, 2, 3) if kind == "place" else belongs == {"setup": True}
        state.apply(state.actions()[0])
    assert len(kinds) > 1


@pytest.mark.rule("TH-55")
def test_a_question_of_an_ascension_says_so() -> None:
    given = arriving(4, 5, own={"cocoa": 5}).play("main")
    while given.asks() != "reward":
        given.play(given.words()[0])
    given.play("ascend temple")
    assert (given.asks(), named(given.state.aids()["about"])) == ("temple", {"ascension": True})
