"""Aids say what would happen, just as trying it does."""

import pytest

from tests.teotihuacan.players import Player, builder, by_chance
from tests.teotihuacan.table import arriving, listed, named
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
