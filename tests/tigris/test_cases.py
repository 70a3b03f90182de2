"""Every case of `cases.json`: given a table, when these moves are played, then this holds."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.tigris.table import (
    GAME,
    TILES,
    asks,
    built_on,
    do,
    fought,
    hand,
    kingdoms,
    lies,
    listed,
    named,
    number,
    points,
    refused,
    table,
    texts,
    treasures_of,
    treasures_on,
)
from ziggurat import State
from ziggurat.core.types import Json

FILE: Json = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))
CASES = [named(case) for case in listed(named(FILE)["cases"])]
SCORING = [named(case) for case in listed(named(FILE)["scoring"])]


def marks(case: Mapping[str, Json]) -> list[pytest.MarkDecorator]:
    return [pytest.mark.rule(rule) for rule in texts(case["rules"])]


def by_name(value: Json) -> dict[str, str]:
    return {name: str(each) for name, each in named(value).items()}


def given(value: Json) -> State:
    """The table a case begins with."""
    case = named(value)
    bag = named(case.get("bag", {}))
    hands = named(case.get("hands", {}))
    return table(
        by_name(case.get("place", {})),
        board=str(case.get("board", "standard")),
        buildings=str(case.get("buildings", "off")),
        hands={int(seat): texts(tiles) for seat, tiles in hands.items()},
        monuments=by_name(case.get("monuments", {})),
        gone=texts(case.get("gone", [])),
        built=by_name(case.get("built", {})),
        taken=texts(case.get("taken", [])),
        bag=[tile for tile in TILES for _ in range(number(bag.get(tile, 0)))],
        active=number(case.get("active", 0)),
    )


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case["id"]), marks=marks(case)) for case in CASES]
)
def test_case(case: Mapping[str, Json]) -> None:
    state = given(case["given"])
    moves = texts(case["play"])
    if "refused" in case:
        do(state, *moves[:-1])
        seat, _, words = moves[-1].partition(" ")
        assert state.seat == int(seat)
        assert refused(state, words) == case["refused"]
    else:
        do(state, *moves)
        assert state.over or asks(state) == "turn"
    for what, expected in named(case.get("then", {})).items():
        assert found(state, what, expected) == expected, what


def found(state: State, what: str, expected: Json) -> Json:
    """What a position says about one line of `then`, in the form used there."""
    match what:
        case "board":
            return {space: lies(state, space) for space in named(expected)}
        case "points":
            return {str(seat): own for seat, own in points(state).items()}
        case "kingdoms":
            return len(kingdoms(state))
        case "wars":
            return wanted(fought(state, "war"), expected)
        case "revolts":
            return wanted(fought(state, "revolt"), expected)
        case "hands":
            return {
                seat: {tile: hand(state, int(seat))[tile] for tile in named(tiles)}
                for seat, tiles in named(expected).items()
            }
        case "hand sizes":
            return {seat: hand(state, int(seat)).total() for seat in named(expected)}
        case "treasures":
            return {str(seat): n for seat, n in enumerate(treasures_of(state)) if n}
        case "treasure on":
            return [space for space in texts(expected) if space in treasures_on(state)]
        case "treasure off":
            return [space for space in texts(expected) if space not in treasures_on(state)]
        case "over":
            return state.outcome()
        case "buildings":
            return {**built_on(state)}
    raise AssertionError(f"a case cannot ask for {what!r}")


def wanted(conflicts: list[dict[str, Json]], expected: Json) -> Json:
    """The conflicts with the facts that the case mentions; all of them if it mentions none."""
    names = {name for conflict in listed(expected) for name in named(conflict)}
    return [{name: conflict[name] for name in conflict if name in names} for conflict in conflicts]


@pytest.mark.rule("TE-39")
@pytest.mark.parametrize("case", SCORING, ids=[str(case["id"]) for case in SCORING])
def test_scoring_case(case: Mapping[str, Json]) -> None:
    colours = ("red", "blue", "green", "black")
    amounts = [number(n) for n in listed(case["points"])]
    own = dict(zip(colours, amounts, strict=True))
    state = table(
        points={0: own}, treasures={0: number(case["treasures"])}, taken=["B2", "P2", "B8"]
    )
    assert state.scores()[0] == case["score"]


def test_all_cases_are_there() -> None:
    assert len(CASES) == 62
    assert len(SCORING) == 3
    assert GAME.name == "tigris"
