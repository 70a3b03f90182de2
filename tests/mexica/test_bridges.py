"""Bridges: building and moving them."""

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


@pytest.mark.rule("MX-21")
def test_first_bridges() -> None:
    state = position()

    assert offered(state, "bridge") == {"bridge P7 h", "bridge P8 h", "bridge P9 h", "bridge P10 h"}
    play(state, "bridge P7 h")
    assert ap(state) == 5
    assert refused(state, "bridge P7 h") == "MX-21"
    assert refused(state, "bridge E5 h") == "MX-21"


@pytest.mark.rule("MX-21")
def test_a_bridge_must_be_left() -> None:
    state = position(canals=f"{ELEVEN_CANALS} H11", bridges=ELEVEN_BRIDGES)

    assert refused(state, "bridge H11 h") == "MX-21"
    assert not offered(state, "bridge")


@pytest.mark.rule("MX-22")
def test_both_ends_are_land() -> None:
    state = position(canals="R11")

    assert refused(state, "bridge R11 h") == "MX-22"
    assert refused(state, "bridge R11 v") == "MX-22"
    assert refused(state, "bridge P8 v") == "MX-22"


@pytest.mark.rule("MX-22")
def test_what_stands_on_the_ends_does_not_matter() -> None:
    state = position(canals="I6", pilli="Q8 J8", temples=["1 O8"])

    assert legal(state, "bridge P8 h")
    assert legal(state, "bridge I6 v")


@pytest.mark.rule("MX-22")
@pytest.mark.rule("MX-31")
def test_where_both_axes_are_possible_the_choice_counts() -> None:
    state = position(canals="F4", pilli="E4 J8")
    assert {"bridge F4 h", "bridge F4 v"} <= offered(state, "bridge")

    play(state, "bridge F4 v")

    assert refused(state, "walk F4") == "MX-31"
    play(state, "walk E3", "walk F3", "walk F4")
    assert offered(state, "walk") == {"walk F3", "walk F5"}


@pytest.mark.rule("MX-23")
def test_side_by_side_but_not_in_a_row() -> None:
    beside = position(bridges="P8 h")
    wide = position(canals="Q9")

    assert legal(beside, "bridge P9 h")
    assert refused(wide, "bridge P9 h") == "MX-22"
    assert refused(wide, "bridge Q9 h") == "MX-22"
    assert offered(wide, "bridge") >= {"bridge Q9 v"}


@pytest.mark.rule("MX-23")
def test_a_bridge_joins_no_regions() -> None:
    state = position(canals=EAST, pilli="T8 H8", shown=[13])

    play(state, "bridge R8 h")

    assert size(state, "T8") == 13
    assert refused(state, "temple 1 Q8") == "MX-27"
    assert legal(state, "found U9")


@pytest.mark.rule("MX-23")
def test_bridges_may_share_an_end() -> None:
    state = position(canals="E5 G5", bridges="E5 h")

    assert legal(state, "bridge G5 h")


@pytest.mark.rule("MX-24")
def test_bridges_move_when_all_are_out() -> None:
    ten = position(canals=ELEVEN_CANALS, bridges=ELEVEN_BRIDGES.replace(", D5 h", ""))
    eleven = position(canals=ELEVEN_CANALS, bridges=ELEVEN_BRIDGES)

    assert refused(ten, "lift P8") == "MX-24"
    assert not offered(ten, "lift")
    assert len(offered(eleven, "lift")) == 11


@pytest.mark.rule("MX-24")
def test_a_bridge_with_a_pilli_stays() -> None:
    state = position(canals=ELEVEN_CANALS, bridges=ELEVEN_BRIDGES, pilli="H8 P8")

    assert refused(state, "lift P8") == "MX-24"
    assert refused(state, "lift E5") == "MX-24"
    assert len(offered(state, "lift")) == 10


@pytest.mark.rule("MX-25")
def test_lifting_and_placing_cost_one_point() -> None:
    state = position(canals=f"{ELEVEN_CANALS} H11", bridges=ELEVEN_BRIDGES, ap=1)

    play(state, "lift P8")

    assert state.question()["kind"] == "bridge"
    assert refused(state, "done") == "MX-25"
    assert {"bridge P8 h", "bridge H11 h", "bridge H11 v"} <= offered(state, "bridge")
    assert len(state.actions()) == len(offered(state, "bridge"))
    play(state, "bridge H11 v")
    assert ap(state) == 0
    bridges = fact(state, "bridges")
    assert isinstance(bridges, list)
    assert "H11 v" in bridges
    assert "P8 h" not in bridges
    assert len(bridges) == 11


@pytest.mark.rule("MX-9")
@pytest.mark.rule("MX-24")
def test_lifting_needs_a_point() -> None:
    state = position(canals=ELEVEN_CANALS, bridges=ELEVEN_BRIDGES, ap=0)

    assert refused(state, "lift P8") == "MX-9"
    assert not offered(state, "lift")


@pytest.mark.rule("MX-25")
def test_a_lifted_bridge_may_go_back() -> None:
    state = position(canals=ELEVEN_CANALS, bridges=ELEVEN_BRIDGES)
    before = fact(state, "bridges")

    play(state, "lift P8", "bridge P8 h")

    assert fact(state, "bridges") == before
    assert ap(state) == 5
