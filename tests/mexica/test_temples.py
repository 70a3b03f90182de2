"""Building temples."""

import pytest

from tests.mexica.table import EAST, ap, fact, named, offered, play, position, refused


@pytest.mark.rule("MX-26")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_temple_costs_its_level(level: int) -> None:
    state = position()

    play(state, f"temple {level} E5")

    assert ap(state) == 6 - level
    assert fact(state, "players", 0, "temples") == [f"{level} E5"]


@pytest.mark.rule("MX-9")
@pytest.mark.rule("MX-26")
def test_points_must_suffice() -> None:
    state = position(ap=2)

    assert refused(state, "temple 2 E5") == ""
    assert refused(state, "temple 3 E5") == "MX-9"


@pytest.mark.rule("MX-7")
@pytest.mark.rule("MX-26")
def test_one_of_that_level_must_be_available() -> None:
    state = position(temples=["4 C3"])
    second = position(temples=["4 C3"], period=2)

    assert refused(state, "temple 4 E5") == "MX-26"
    assert refused(state, "temple 3 E5") == ""
    assert refused(second, "temple 4 E5") == ""


@pytest.mark.rule("MX-27")
def test_anywhere_in_the_region_of_the_pilli() -> None:
    state = position(canals=EAST, pilli="T8 H8")

    squares = {words.split()[2] for words in offered(state, "temple")}

    assert squares == named("S7 U7 V7 S8 U8 V8 S9 T9 U9 V9 S10 T10")
    assert refused(state, "temple 1 E5") == "MX-27"


@pytest.mark.rule("MX-27")
def test_founded_regions_take_temples_too() -> None:
    state = position(canals=EAST, pilli="T8 H8", placed={"U9": 13})

    assert refused(state, "temple 1 S7") == ""


@pytest.mark.rule("MX-16")
@pytest.mark.rule("MX-27")
def test_nobody_builds_from_a_bridge() -> None:
    state = position(bridges="P8 h", pilli="P8 H8")

    assert refused(state, "temple 1 O8") == "MX-27"
    assert not offered(state, "temple")


@pytest.mark.rule("MX-27")
@pytest.mark.rule("MX-29")
def test_a_temple_closes_the_end_of_a_bridge_even_to_its_owner() -> None:
    state = position(bridges="P8 h", pilli="N8 P8")

    play(state, "temple 1 O8")

    assert refused(state, "walk O8") == "MX-29"
    play(state, "done")
    assert offered(state, "walk") == {"walk Q8"}


@pytest.mark.rule("MX-28")
def test_temples_stay() -> None:
    state = position(temples=["", "1 E5"])

    for words in ["temple 2 E5", "canal E5"]:
        assert refused(state, words) != ""
    play(state, "temple 1 C3", "done", "temple 3 D3", "done")
    assert fact(state, "players", 1, "temples") == ["3 D3", "1 E5"]
    assert fact(state, "players", 0, "temples") == ["1 C3"]
