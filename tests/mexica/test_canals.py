"""Canals and regions."""

import pytest

from tests.mexica.table import (
    EAST,
    ELEVEN_BRIDGES,
    ELEVEN_CANALS,
    ap,
    fact,
    legal,
    offered,
    play,
    position,
    refused,
    size,
)

NEARLY_ALL = """
C3 D3 E3 F3 G3 H3 I3 J3 K3 L3 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5
C7 D7 E7 F7 G7 C9 D9 E9 F9 K7 L7 M7 N7 K9 L9 M9 N9 D15 E15 F15 G15
D11 E11 F11 G11 H11 I11 J11 K11 L11 M11 C13 D13 E13 F13 G13 H13 I13 J13 K13 L13
R7 S7 U7 V7 R9 S9 T9 U9 C6
"""
"""Seventy squares, as many as 35 double canals cover."""


@pytest.mark.rule("MX-9")
@pytest.mark.rule("MX-11")
@pytest.mark.parametrize("words", ["canal E5", "canal E5 F5", "canal E5 E6"])
def test_a_canal_costs_one_point(words: str) -> None:
    state = position()

    play(state, words)

    assert ap(state) == 5
    for square in words.split()[1:]:
        assert size(state, square) == 0
        assert refused(state, f"canal {square}") == "MX-12"


@pytest.mark.rule("MX-9")
def test_without_points_no_canal() -> None:
    state = position(ap=0)

    assert refused(state, "canal E5") == "MX-9"
    assert not offered(state, "canal")


@pytest.mark.rule("MX-11")
def test_tiles_of_the_supply_run_out() -> None:
    no_doubles = position(canals=NEARLY_ALL)
    no_singles = position(canals="D3 D5 F3 F5 H3 H5", supply={"doubles": 35, "singles": 0})

    assert refused(no_doubles, "canal O11 O12") == "MX-11"
    assert not legal(no_singles, "canal O11")
    assert refused(no_doubles, "canal O11") == ""
    assert refused(no_singles, "canal O11") == "MX-11"
    assert refused(no_singles, "canal O11 O12") == ""


@pytest.mark.rule("MX-11")
def test_supply_goes_down_by_the_kind_that_was_laid() -> None:
    state = position()

    play(state, "canal E5 F5", "canal K4", "canal M9 M10")

    assert (fact(state, "supply", "doubles"), fact(state, "supply", "singles")) == (33, 5)


@pytest.mark.rule("MX-12")
def test_both_squares_of_a_double_must_be_buildable() -> None:
    state = position(pilli="E5 K11", temples=["", "1 C3"])

    for words in ["canal E5 F5", "canal D5 E5", "canal K11 L11", "canal C3 D3", "canal H8 H9"]:
        assert refused(state, words) == "MX-12"


@pytest.mark.rule("MX-13")
def test_end_squares_stay_land_and_their_neighbours_do_not() -> None:
    state = position(bridges="P10 h")

    assert refused(state, "canal O10") == "MX-13"
    assert refused(state, "canal N10 O10") == "MX-13"
    assert refused(state, "canal N10") == ""
    assert refused(state, "canal P11") == ""
    assert not legal(state, "canal Q10")
    assert legal(state, "canal P11")


@pytest.mark.rule("MX-13")
def test_wider_reading_bars_all_squares_around_a_bridge() -> None:
    state = position(bridges="P10 h", options={"bridge_squares": "all"})

    for square in ["O10", "Q10", "P11"]:
        assert refused(state, f"canal {square}") == "MX-13"
    assert legal(state, "canal N10")


@pytest.mark.rule("MX-13")
def test_a_lifted_bridge_bars_nothing_any_more() -> None:
    state = position(canals=ELEVEN_CANALS, bridges=ELEVEN_BRIDGES)
    assert refused(state, "canal C11") == "MX-13"

    play(state, "lift D11", "bridge D11 v")

    assert refused(state, "canal C11") == ""
    assert refused(state, "canal E11") == ""
    assert refused(state, "canal D10") == "MX-13"


@pytest.mark.rule("MX-14")
def test_ones_own_founded_region_is_closed_to_canals_too() -> None:
    state = position(canals=EAST, pilli="T8 H8", shown=[13])
    assert legal(state, "canal S8")

    play(state, "found U9")

    assert refused(state, "canal S8") == "MX-14"


@pytest.mark.rule("MX-15")
def test_a_canal_splits_a_region_whatever_it_holds() -> None:
    state = position(canals="R7 R8 R9", pilli="H8 T8", temples=["", "4 U8"])

    play(state, "canal R10")

    assert size(state, "T8") == 14
    assert size(state, "E5") == 192 - 4 - 14


@pytest.mark.rule("MX-15")
def test_one_canal_can_leave_three_parts() -> None:
    state = position(canals="D4 F4 C5 D6 E6 F6 G5")

    play(state, "canal E5")

    assert size(state, "D5") == 1
    assert size(state, "F5") == 1
    assert size(state, "E4") == 192 - 8 - 2


@pytest.mark.rule("MX-15")
def test_a_canal_needs_neither_pilli_nor_water_beside_it() -> None:
    state = position(pilli="H8 J8")

    assert legal(state, "canal E12")


@pytest.mark.rule("MX-3")
@pytest.mark.rule("MX-15")
def test_sizes_add_up_after_every_canal() -> None:
    state = position()
    dug = 0
    for words in ["canal K5 K6", "canal L7 M7", "canal N6", "canal M5 N5", "canal L4", "canal M4"]:
        play(state, words)
        dug += len(words.split()) - 1
        regions = state.view(None)["regions"]
        assert isinstance(regions, list)
        assert sum(region["size"] for region in regions) == 192 - dug
    assert size(state, "L5") == 3
