"""Founding a region."""

import pytest

from tests.mexica.table import (
    EAST,
    MEXICA,
    ap,
    earned,
    fact,
    legal,
    offered,
    play,
    position,
    refused,
)

PALACE = "I5 I6 H7 J7 G8 K8 H9 J9 I10 I11"
"""Canals around the five palace squares."""

PALACE_AND_J7 = "I6 J6 H7 K7 G8 K8 H9 J9 I10"


@pytest.mark.rule("MX-16")
def test_the_founder_stands_in_the_region() -> None:
    outside = position(canals=EAST, pilli="H8 T8", shown=[13])
    inside = position(canals=EAST, pilli="T8 H8", shown=[13])

    assert not offered(outside, "found")
    assert refused(outside, "found U9") == "MX-17"
    assert legal(inside, "found U9")
    assert refused(inside, "found E5") == "MX-16"


@pytest.mark.rule("MX-16")
def test_a_palace_square_will_do() -> None:
    state = position(canals=PALACE_AND_J7, pilli="I8 T8", shown=[6])

    assert offered(state, "found") == {"found J7"}


@pytest.mark.rule("MX-16")
def test_nobody_founds_from_a_bridge() -> None:
    state = position(canals=EAST, bridges="R8 h", pilli="R8 H8", shown=[13])

    assert refused(state, "found U9") == "MX-16"
    assert not offered(state, "found")


@pytest.mark.rule("MX-16")
@pytest.mark.rule("MX-19")
def test_on_a_bridge_nobody_is_present() -> None:
    state = position(canals=EAST, bridges="R8 h", pilli="T8 R8 S7", shown=[13])

    assert earned(state, "found U9") == [7, 0, 4]


@pytest.mark.rule("MX-17")
def test_the_size_must_fit_exactly() -> None:
    state = position(canals=EAST, pilli="T8 H8", shown=[12])

    assert refused(state, "found U9") == "MX-17"


@pytest.mark.rule("MX-17")
def test_two_tiles_of_the_same_size_found_two_regions() -> None:
    """G2–H2–I2 is cut off at the north, J15–K15–K14 at the south."""
    state = position(canals="J2 G3 H3 I3 J14 K13 L14", pilli="G2 H8", shown=[3, 3], ap=6)

    assert earned(state, "found H2") == [2, 0]
    assert refused(state, "found I2") == "MX-17"
    assert not offered(state, "found")
    play(state, "leap K14")
    assert earned(state, "found K15") == [2, 0]
    assert fact(state, "tiles", "shown") == []


@pytest.mark.rule("MX-17")
def test_tiles_to_come_cannot_be_used() -> None:
    later = [3, 3, 4, 4, 5, 5, 13]
    state = position(canals=EAST, pilli="T8 H8", tiles={"shown": [], "later": later})

    assert refused(state, "found U9") == "MX-17"


@pytest.mark.rule("MX-18")
def test_the_five_palace_squares_alone_cannot_be_founded() -> None:
    state = position(canals=PALACE, pilli="I7 T8", shown=[5])

    assert not offered(state, "found")
    for square in ["I7", "H8", "I8", "J8", "I9"]:
        assert refused(state, f"found {square}") == "MX-18"


@pytest.mark.rule("MX-18")
def test_no_tile_on_a_tile_of_another_region() -> None:
    state = position(
        canals="J2 G3 H3 I3 R7 R8 R9 R10 U10", pilli="G2 H8", shown=[3], placed={"U9": 13}
    )

    refusal = state.refusal(MEXICA.read("found U9"))

    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("MX-18", "a-calpulli-tile-is-there")
    assert refused(state, "found T9") == "MX-16"


@pytest.mark.rule("MX-18")
def test_the_tile_needs_an_empty_square() -> None:
    temples = position(canals="J2 G3 H3 I3", pilli="G2 H8", shown=[3], temples=["1 H2", "1 I2"])
    aside = position(canals=PALACE_AND_J7, pilli="J7 T8", shown=[6])

    assert not offered(temples, "found")
    assert refused(temples, "found H2") == "MX-18"
    assert refused(temples, "found G2") == "MX-18"
    full = temples.refusal(MEXICA.read("found G2"))
    assert full is not None
    assert full.reason == "no-free-square-for-the-tile"
    assert not offered(aside, "found")
    play(aside, "walk J8")
    assert offered(aside, "found") == {"found J7"}


@pytest.mark.rule("MX-18")
@pytest.mark.rule("MX-29")
def test_the_tile_blocks_its_square() -> None:
    state = position(canals=EAST, pilli="T8 H8", shown=[13])

    play(state, "found U8")

    assert refused(state, "walk U8") == "MX-29"
    assert refused(state, "temple 1 U8") == "MX-27"
    assert refused(state, "canal U8") == "MX-12"


@pytest.mark.rule("MX-19")
def test_founder_and_those_present_score() -> None:
    state = position(canals=EAST, pilli="T8 H8 S7 V8", shown=[13])

    assert earned(state, "found U9") == [7, 0, 4, 4]
    assert fact(state, "players", 0, "points", "founder") == 7
    assert fact(state, "players", 2, "points", "guest") == 4


@pytest.mark.rule("MX-10")
@pytest.mark.rule("MX-20")
def test_founding_is_free_and_can_wait() -> None:
    state = position(canals="R7 R8 R9 U10", pilli="E5 T8", shown=[13], ap=1)

    play(state, "canal R10", "done", "done", "done")
    assert state.seat == 1
    play(state, *["take token", "take token", "canal E11", "canal E9", "canal E7", "canal H4 I4"])
    assert ap(state) == 0

    assert earned(state, "found U9") == [0, 7]
    assert ap(state) == 0
