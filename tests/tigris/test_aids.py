"""The aids, and what a question says."""

import pytest

from tests.tigris import trials
from tests.tigris.table import GAME, do, listed, named, table
from ziggurat import State
from ziggurat.core.json_fields import plain
from ziggurat.core.types import Facts


def effect(state: State, words: str) -> Facts:
    return state.effect(GAME.read(words))


@pytest.mark.rule("TE-17")
def test_a_tile_says_who_would_get_how_many_points() -> None:
    state = table({"B1": "1 priest"}, hands={0: ["temple", "market"]})
    assert effect(state, "temple A1") == {"points": {"seat": 1, "colour": "red", "amount": 1}}
    assert effect(state, "temple H4") == {}
    assert effect(state, "market A1") == {}
    assert effect(state, "done") == {}


@pytest.mark.rule("TE-43")
def test_a_tile_says_what_a_building_adds() -> None:
    state = table(
        {"E5": "market", "F5": "market", "G5": "market", "E6": "temple", "E7": "0 trader"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market"]},
    )
    assert effect(state, "market G4") == {"points": {"seat": 0, "colour": "green", "amount": 2}}


@pytest.mark.rule("TE-28")
def test_a_joining_tile_says_which_wars_would_follow() -> None:
    state = table(
        {"G7": "temple", "F7": "0 trader", "F6": "market", "J7": "1 trader", "I6": "1 king"},
        hands={0: ["temple"]},
    )
    assert effect(state, "temple H7") == {
        "joins": True,
        "wars": [{"colour": "green", "attacker": 0, "defender": 1, "attack": 1, "defence": 0}],
    }


@pytest.mark.rule("TE-26")
def test_of_several_wars_each_is_told_as_if_it_were_fought_first() -> None:
    state = table(
        {
            "G7": "temple",
            "F7": "0 trader",
            "F6": "market",
            "E6": "0 king",
            "E5": "temple",
            "J7": "1 trader",
            "I6": "1 king",
            "J6": "temple",
        },
        hands={0: ["temple"]},
    )
    wars = listed(named(plain(effect(state, "temple H7")))["wars"])
    do(state, "0 temple H7")
    assert state.question()["kind"] == "war"
    assert [named(war)["colour"] for war in wars] == ["black", "green"]
    for war in wars:
        fought = state.copy()
        fought.play(GAME.read(f"war {named(war)['colour']}"))
        asked = fought.question()
        assert (named(war)["attack"], named(war)["defence"]) == (
            asked["attack_board"],
            asked["defence_board"],
        )


@pytest.mark.rule("TE-23")
def test_a_leader_says_which_revolt_would_follow() -> None:
    state = table({"B1": "1 king", "C2": "temple"})
    assert effect(state, "king C1") == {"revolt": {"defender": 1, "attack": 1, "defence": 1}}
    assert effect(state, "king K2") == {}


@pytest.mark.rule("TE-15")
def test_a_catastrophe_says_which_leaders_would_go_home() -> None:
    state = table({"A5": "temple", "A6": "1 priest", "B5": "0 king", "B6": "temple"})
    assert effect(state, "catastrophe A5") == {}
    state = table({"A5": "temple", "A6": "1 priest"})
    assert effect(state, "catastrophe A5") == {"returns": [{"seat": 1, "colour": "red"}]}


@pytest.mark.rule("TE-29")
def test_a_conflict_shows_both_strengths_and_the_prize() -> None:
    state = table(
        {"G7": "temple", "F7": "0 trader", "F6": "market", "E6": "market", "J7": "1 trader"},
        hands={0: ["temple", "market"], 1: ["market"] * 3},
    )
    do(state, "0 temple H7")
    aids = state.aids()
    assert (aids["attack_board"], aids["defence_board"], aids["held"]) == (2, 0, 1)
    assert aids["prize"] == {"colour": "green", "attacker": 1, "defender": 3}
    leaves = aids["leaves"]
    assert isinstance(leaves, dict)
    assert [len(cells) for cells in leaves.values() if isinstance(cells, list)] == [2, 0]
    assert aids["kingdoms"] == {"attacker": ["E6", "F6", "F7", "G7"], "defender": ["I7", "J7"]}
    question = state.question()
    assert (question["kind"], question["seat"], question["tile"]) == ("support", 0, "H7")
    do(state, "0 support 1")
    assert state.question()["attack"] == 1
    assert state.aids()["held"] == 3


@pytest.mark.rule("TE-36")
def test_a_choice_of_treasures_shows_those_of_the_kingdom() -> None:
    chain = {"F4": "market", "F5": "settlement", "F6": "market", "F7": "settlement", "G7": "temple"}
    state = table({**chain, "H7": "market"})
    do(state, "0 trader G3")
    assert state.question()["kind"] == "treasure"
    assert state.aids() == {"treasures": ["F3", "I7"]}


@pytest.mark.rule("TE-4")
def test_a_view_outlines_kingdoms_with_the_strength_of_each_leader() -> None:
    state = table({"B1": "0 king", "A2": "1 trader", "C2": "settlement", "D2": "settlement"})
    kingdoms = listed(plain(state.view(None)["kingdoms"]))
    assert len(kingdoms) == 1
    kingdom = named(kingdoms[0])
    assert kingdom["cells"] == ["B1", "A2", "B2", "C2", "D2"]
    assert kingdom["leaders"] == [
        {"seat": 0, "colour": "black", "cell": "B1", "war": 2, "revolt": 1},
        {"seat": 1, "colour": "green", "cell": "A2", "war": 0, "revolt": 1},
    ]


@pytest.mark.parametrize("kind", ["turn", "support"])
def test_a_question_names_its_seat(kind: str) -> None:
    state = table({"B1": "1 king"})
    if kind == "support":
        do(state, "0 king B3")
    assert state.question()["kind"] == kind
    assert state.question()["seat"] == state.seat


@pytest.mark.rule("TE-15")
@pytest.mark.rule("TE-17")
@pytest.mark.rule("TE-25")
@pytest.mark.rule("TE-71")
@pytest.mark.parametrize(("seats", "board"), [(2, "standard"), (4, "advanced")])
def test_what_an_action_would_do_is_what_it_does(seats: int, board: str) -> None:
    counts = trials.compare(seats, board, "on", f"aids-{seats}", most=80)

    for kind in ("points", "joins", "wars", "revolt"):
        assert counts[kind], f"nothing of {kind} was compared"
