"""Moving the pilli."""

import pytest

from tests.mexica.table import EAST, ap, fact, legal, offered, play, position, refused


@pytest.mark.rule("MX-29")
def test_obstacles() -> None:
    state = position(canals=EAST, pilli="T8 T9", temples=["1 U8", "1 S8"], placed={"U9": 13})
    stuck = position(canals=EAST, pilli="U8 T9", temples=["1 U7", "1 T8, 1 V8"], placed={"U9": 13})

    for square in ["U8", "S8", "T9"]:
        assert refused(state, f"walk {square}") == "MX-29"
    assert not offered(state, "walk")
    assert not offered(stuck, "walk")


@pytest.mark.rule("MX-29")
@pytest.mark.rule("MX-30")
@pytest.mark.rule("MX-34")
def test_nobody_walks_or_leaps_onto_water() -> None:
    state = position(canals="F5", pilli="E5 J8")

    assert refused(state, "walk F5") == "MX-30"
    assert refused(state, "leap F5") == "MX-34"


@pytest.mark.rule("MX-30")
def test_a_step_costs_a_point_and_may_go_back() -> None:
    state = position(pilli="E5 J8")

    play(state, "walk F5", "walk E5", "walk E6")

    assert ap(state) == 3
    assert refused(state, "walk E8") == "MX-30"


@pytest.mark.rule("MX-30")
def test_the_turn_may_end_on_a_bridge_which_blocks_it() -> None:
    state = position(bridges="P8 h", pilli="O8 Q8", ap=1)

    play(state, "walk P8", "done")

    assert refused(state, "walk P8") == "MX-29"


@pytest.mark.rule("MX-31")
def test_bridges_are_entered_and_left_over_their_ends() -> None:
    state = position(canals="F5", bridges="F5 h, P8 h, P9 h", pilli="F4 P8")
    assert refused(state, "walk F5") == "MX-31"

    play(state, "done")

    assert offered(state, "walk") == {"walk O8", "walk Q8"}
    assert refused(state, "walk P9") == "MX-31"
    assert refused(state, "walk P7") == "MX-30"


@pytest.mark.rule("MX-31")
def test_an_occupied_end_is_no_way_out() -> None:
    state = position(bridges="P8 h", pilli="P8 O8", temples=["", "1 Q8"])

    assert not offered(state, "walk")


@pytest.mark.rule("MX-32")
def test_boats_go_from_bridge_to_bridge_alone() -> None:
    ashore = position(bridges="P8 h, P9 h", pilli="O8 J8")
    aboard = position(bridges="P8 h, P9 h", pilli="P8 J8")

    assert refused(ashore, "boat P9") == "MX-32"
    assert offered(aboard, "boat") == {"boat P9"}
    assert refused(aboard, "boat P7") == "MX-32"
    assert refused(aboard, "boat E5") == "MX-32"


@pytest.mark.rule("MX-32")
def test_corner_contact_is_not_navigable() -> None:
    corner = position(canals="F4 G5", bridges="F4 v, G5 v", pilli="F4 J8")
    joined = position(canals="F5 G5", bridges="F5 v, G5 v", pilli="F5 J8")

    assert refused(corner, "boat G5") == "MX-32"
    assert legal(joined, "boat G5")


@pytest.mark.rule("MX-32")
def test_the_lake_is_one_body_of_water() -> None:
    coast = position(canals="C8 B13", bridges="C8 v, B13 v", pilli="C8 J8")
    inland = position(canals="C8 D12", bridges="C8 v, D12 v", pilli="C8 J8")

    assert refused(inland, "boat D12") == "MX-32"
    play(coast, "boat B13")
    assert ap(coast) == 5


@pytest.mark.rule("MX-33")
def test_each_bridge_passed_under_costs_a_point() -> None:
    state = position(bridges="P7 h, P8 h, P9 h, P10 h", pilli="P7 P9")
    poor = position(bridges="P7 h, P8 h, P9 h, P10 h", pilli="P7 P9", ap=2)

    assert offered(state, "boat") == {"boat P8", "boat P10"}
    assert refused(poor, "boat P10") == "MX-9"
    play(state, "boat P10")
    assert ap(state) == 3


@pytest.mark.rule("MX-34")
def test_leaping_anywhere() -> None:
    state = position(canals=EAST, bridges="P8 h", pilli="E5 T8", temples=["1 S7"])

    for square in ["C2", "P8", "I8", "I7", "U7"]:
        assert legal(state, f"leap {square}")
    for square in ["E5", "T8", "S7"]:
        assert refused(state, f"leap {square}") == "MX-29"
    for square in ["R8", "P9"]:
        assert refused(state, f"leap {square}") == "MX-34"
    play(state, "leap P8")
    assert ap(state) == 1
    assert fact(state, "players", 0, "pilli") == "P8"


@pytest.mark.rule("MX-34")
def test_leaping_costs_five() -> None:
    state = position(ap=4)

    assert refused(state, "leap C2") == "MX-9"
    assert not offered(state, "leap")


@pytest.mark.rule("MX-35")
def test_the_emblem_is_open_unless_the_table_closes_it() -> None:
    opened = position(pilli="I7 E5")
    closed = position(pilli="I7 E5", options={"emblem": "closed"})

    assert legal(opened, "walk I8")
    assert legal(opened, "leap I8")
    assert refused(closed, "walk I8") == "MX-35"
    assert refused(closed, "leap I8") == "MX-35"
