"""Each piece and place can be explained: what it is, what it does now, and its rule."""

from random import Random

import pytest

from tests.tigris.table import GAME, do, table
from ziggurat import State
from ziggurat.core.errors import BadPlace
from ziggurat.core.rulebook import glossary
from ziggurat.core.types import Json


def told(state: State, place: str, seat: int | None = 0) -> dict[str, Json]:
    """The facts of each sentence about a place, by its key."""
    return {str(one["key"]): one["facts"] for one in state.explain(place, seat)}


def test_every_place_has_a_name_that_players_use() -> None:
    words = glossary(GAME, "en").terms
    state = GAME.start(seats=4, seed=3, buildings="on")
    rng = Random(3)
    while not state.over:
        for place in state.explainable(0):
            assert state.term(place) in words, place
        state.apply(state.random_action(rng))


def test_what_is_not_there_is_not_explained() -> None:
    for place in ("space Q1", "leader 2 red", "building red", "conflict", "", "bag 2"):
        with pytest.raises(BadPlace):
            table().explain(place, 0)


def test_an_empty_space_tells_what_a_tile_would_earn() -> None:
    state = table({"G5": "temple", "H5": "0 king"})

    assert told(state, "space H6") == {
        "one-kingdom-near": {},
        "tile-earns": {"seat": 0, "colour": "green", "count": 1},
        "no-temple-near": {},
    }
    assert set(told(state, "space A1")) == {"no-kingdom-near", "no-temple-near"}
    kings = {"G5": "0 king", "G4": "temple", "I5": "1 king", "I4": "temple"}
    assert "two-kingdoms-near" in told(table(kings), "space H5")
    assert "no-leader-on-rivers" in told(state, "space E1")


def test_no_tile_joins_three_kingdoms() -> None:
    around = {"G5": "0 king", "I5": "1 king", "H4": "0 priest", "H6": "temple", "F5": "temple"}
    state = table({**around, "J5": "temple", "H3": "temple", "I4": "catastrophe"})

    assert "three-kingdoms-near" in told(state, "space H5")
    assert "leader-would-join" in told(state, "space H5")


def test_a_leader_tells_its_strength() -> None:
    state = table({"H5": "0 trader", "H4": "temple", "G5": "market", "I5": "market"})

    assert state.term("space H5") == "trader"
    assert told(state, "space H5") == {
        "leader-of": {"seat": 0},
        "leader-stands": {"colour": "green", "cell": "H5"},
        "leader-war": {"count": 2},
        "leader-revolt": {"count": 1},
        "leader-last-temple": {},
    }
    assert told(state, "space G5") == {"supports": {"seat": 0}}
    assert told(state, "leader 1 green") == {
        "leader-of": {"seat": 1},
        "leader-home": {"colour": "green"},
    }


def test_a_tile_tells_what_it_carries() -> None:
    state = table({"F5": "market", "G5": "market", "H5": "market"}, buildings="on")
    built = table(
        {"F5": "market", "G5": "market", "H5": "market"}, buildings="on", built={"green": "G5"}
    )

    assert set(told(state, "space K1")) == {"no-kingdom", "treasure-here"}
    assert set(told(state, "space B2")) == {"no-kingdom", "treasure-framed"}
    assert set(told(built, "space G5")) == {"no-kingdom", "building-protects", "building-bonus"}
    assert "building-waits" in told(state, "building green")
    assert told(built, "building green")["building-stands"] == {"colour": "green", "cell": "G5"}


def test_a_monument_tells_whom_it_pays() -> None:
    state = table({"J6": "0 king", "J7": "temple"}, monuments={"black-red": "F5"})
    beside = table({"H6": "0 king", "H7": "temple"}, monuments={"black-red": "F5"})

    assert "monument-idle" in told(state, "space F5")
    assert told(beside, "monument black-red")["monument-pays"] == {
        "seat": 0,
        "colour": "black",
        "count": 1,
    }
    assert "monument-unbuilt" in told(state, "monument red-blue")


def test_a_conflict_tells_both_sides() -> None:
    state = table(
        {"G5": "0 trader", "G4": "temple", "F5": "market", "I5": "1 trader", "I4": "temple"},
        hands={0: ["settlement"], 1: ["market"]},
    )
    do(state, "0 settlement H5")

    assert state.term("conflict") == "war"
    assert told(state, "conflict")["conflict-war"] == {
        "attacker": 0,
        "defender": 1,
        "attack": 1,
        "defence": 0,
    }
    do(state, "0 support 0")
    assert told(state, "conflict")["conflict-needed"] == {"count": 1}


def test_points_are_explained_to_their_owner_alone() -> None:
    state = table(
        points={0: {"red": 4, "black": 2, "blue": 3, "green": 9}}, treasures={0: 1}, taken=["K1"]
    )

    assert told(state, "points red")["points-own"] == {"colour": "red", "count": 4}
    assert told(state, "points red")["points-weakest"] == {"count": 3}
    assert set(told(state, "points red", None)) == {"points"}
