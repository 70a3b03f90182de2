"""The aids."""

from collections.abc import Mapping

import pytest

from tests.mexica import trials
from tests.mexica.table import (
    EAST,
    ELEVEN_BRIDGES,
    ELEVEN_CANALS,
    MEXICA,
    ap,
    earned,
    offered,
    play,
    position,
    size,
)
from ziggurat.core.checks import setups
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Json


def aid(state: State, name: str) -> Mapping[str, Json]:
    found = state.aids()[name]
    assert isinstance(found, Mapping)
    return found


def effect(state: State, words: str) -> Facts:
    return state.effect(MEXICA.read(words))


def test_reach_mixes_steps_and_trips() -> None:
    state = position(bridges="P8 h, P10 h", pilli="N8 Q10", ap=4)

    reach = aid(state, "reach")

    assert reach["O8"] == 1
    assert reach["P8"] == 2
    assert reach["Q8"] == 3
    assert reach["P10"] == 3
    assert reach["O10"] == 3
    assert "Q10" not in reach
    assert "N8" not in reach
    assert "I8" not in reach
    assert reach["R8"] == 4


def test_reach_is_what_can_be_played() -> None:
    state = position(bridges="P7 h, P8 h, P10 h", pilli="P7 P8", temples=["1 O7"], ap=3)

    frontier = [state]
    costs: dict[str, int] = {}
    while frontier:
        here = frontier.pop()
        for words in offered(here, "walk") | offered(here, "boat"):
            there = here.copy()
            play(there, words)
            cost = 3 - ap(there)
            square = words.split()[1]
            if cost < costs.get(square, 99):
                costs[square] = cost
                frontier.append(there)
    costs.pop("P7", None)

    assert dict(aid(state, "reach")) == costs


def test_boats_have_prices() -> None:
    state = position(bridges="P7 h, P8 h, P9 h, P10 h", pilli="P7 P9")

    assert aid(state, "boats") == {"P8": 1, "P10": 3}


@pytest.mark.rule("MX-15")
def test_a_canal_that_splits_names_the_sizes_of_the_parts() -> None:
    state = position(canals="R7 R8 U10", pilli="T8 H8")

    assert effect(state, "canal R9 R10") == {"parts": [13, 192 - 3 - 2 - 13]}
    assert effect(state, "canal E5") == {}
    assert effect(state, "done") == {}


@pytest.mark.rule("MX-15")
def test_parts_are_what_digging_leaves() -> None:
    state = position(canals="R7 R8 U10 K4 L5 M6", pilli="T8 H8")

    for words in offered(state, "canal"):
        after = play(state.copy(), words)
        regions = after.view(None)["regions"]
        assert isinstance(regions, list)
        before = state.view(None)["regions"]
        assert isinstance(before, list)
        parts = effect(state, words).get("parts")
        if len(regions) == len(before):
            assert parts is None
        else:
            sizes = sorted(region["size"] for region in regions)
            assert isinstance(parts, list)
            assert all(number in sizes for number in parts)
            lost = len(words.split()) - 1
            assert sum(parts) + lost in {region["size"] for region in before}


def test_regions_tell_what_founding_and_scoring_would_give() -> None:
    state = position(canals=EAST, pilli="T8 S8 E5", shown=[13], temples=["1 U8", "3 V8", "2 E9"])

    region = aid(state, "regions")["S7"]
    assert isinstance(region, Mapping)
    assert region["size"] == size(state, "S7") == 13
    assert region["fits"] is True
    assert region["pilli"] == [0, 1]
    assert region["values"] == [1, 3, 0]
    assert region["scoring"] == [0, 0, 0]
    assert region["founding"] == earned(state, "found U9") == [7, 4, 0]
    founded = aid(state, "regions")["S7"]
    assert isinstance(founded, Mapping)
    assert founded["scoring"] == [7, 13, 0]
    assert "founding" not in founded


def test_next_is_what_the_scoring_brings() -> None:
    state = position(
        canals=EAST,
        pilli="I7 E5",
        placed={"U9": 13},
        temples=["1 S7, 3 E9", "2 S8"],
        seat=1,
        round=40,
        period=2,
    )

    foreseen = state.aids()["next"]

    assert foreseen == earned(state, "done")


def test_ways_lead_where_reach_says_for_that_cost() -> None:
    state = position(bridges="P7 h, P8 h, P10 h", pilli="N8 Q10", temples=["1 O7"], ap=5)
    reach, ways = aid(state, "reach"), aid(state, "ways")
    assert ways.keys() == reach.keys()

    for square, way in ways.items():
        assert isinstance(way, list)
        there = state.copy()
        for words in way:
            play(there, str(words))
        assert str(way[-1]).split()[1] == square
        assert 5 - ap(there) == reach[square]


def test_levels_that_lack_for_the_ranks_and_what_a_temple_would_bring() -> None:
    state = position(
        canals=EAST,
        pilli="T8 H8 I7",
        temples=["1 U8", "3 U9", "2 T9"],
        ap=3,
    )
    regions, builds = aid(state, "regions"), aid(state, "builds")

    region = regions["S7"]
    assert isinstance(region, Mapping)
    assert region["levels"] == [2, 1, 0]
    assert builds.keys() == {"1", "2", "3"}
    assert builds["1"] == {"values": [2, 3, 2], "points": [7, 13, 7]}
    assert builds["2"] == {"values": [3, 3, 2], "points": [13, 13, 4]}


def test_there_are_aids_while_a_bridge_is_lifted_and_none_before_the_start() -> None:
    lifted = play(position(canals=ELEVEN_CANALS, bridges=ELEVEN_BRIDGES), "lift P8")

    assert aid(lifted, "builds") == {}
    assert MEXICA.start(2, 1).aids() == {}


@pytest.mark.rule("MX-15")
@pytest.mark.rule("MX-33")
@pytest.mark.rule("MX-52")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_said_beforehand_is_what_a_trial_does(seats: int) -> None:
    setup = next(setup for setup in setups(MEXICA) if setup.seats == seats)

    counts = trials.compare(setup, f"aids-{seats}", every=25, most=6)

    for kind in ("squares reached", "splits", "canals", "temples", "prices"):
        assert counts[kind], f"nothing of {kind} was compared"
