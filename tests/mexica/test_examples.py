"""Whole turns as the rulebook describes them, on squares of our choice."""

import pytest

from tests.mexica.table import EAST, ap, earned, named, play, position, refused, size, squares_of

RING = "O6 P6 O11 P11 R7 R8 R9 R10"
"""With the starting canals, these enclose the seven squares between Q6 and R11."""


@pytest.mark.rule("MX-3")
@pytest.mark.rule("MX-15")
@pytest.mark.rule("MX-17")
@pytest.mark.rule("MX-19")
def test_founding_the_region_of_thirteen() -> None:
    state = position(canals="R7 R8 U10", pilli="T8 H8", shown=[13])

    play(state, "canal R9 R10")

    assert squares_of(state, "T8") == named("S7 U7 V7 S8 T8 U8 V8 S9 T9 U9 V9 S10 T10")
    assert ap(state) == 5
    assert earned(state, "found U9") == [7, 0]
    assert ap(state) == 5


@pytest.mark.rule("MX-10")
@pytest.mark.rule("MX-33")
@pytest.mark.rule("MX-42")
def test_turn_of_the_first_player() -> None:
    state = position(
        canals=RING, bridges="P7 h, P8 h, P10 h", pilli="P7 Q7", tokens=[2, 0], shown=[7]
    )

    left = []
    for words in ["boat P10", "walk Q10", "found R11", "temple 3 Q11"]:
        play(state, words)
        left.append(ap(state))
    assert left == [4, 3, 3, 0]
    assert state.scores() == [4, 2]
    assert squares_of(state, "Q8") == named("Q6 Q7 Q8 Q9 Q10 Q11 R11")

    play(state, "play token", "play token")
    assert ap(state) == 2
    play(state, "temple 2 Q9")
    assert ap(state) == 0


@pytest.mark.rule("MX-33")
def test_passing_under_an_occupied_bridge_costs_the_same() -> None:
    state = position(canals=RING, bridges="P7 h, P8 h, P10 h", pilli="P7 P8", shown=[7])

    assert refused(state, "boat P8") == "MX-33"
    play(state, "boat P10")

    assert ap(state) == 4


@pytest.mark.rule("MX-32")
@pytest.mark.rule("MX-33")
def test_round_the_lake_no_bridge_is_passed() -> None:
    state = position(canals=f"{RING} P12", bridges="P7 h, P8 h, P10 h", pilli="P7 Q7")

    play(state, "boat P10")

    assert ap(state) == 5


@pytest.mark.rule("MX-30")
@pytest.mark.rule("MX-41")
def test_turn_of_the_second_player() -> None:
    state = position(bridges="P9 h, P7 h", pilli="M9 I7")

    left = []
    for words in ["walk N9", "walk O9", "walk P9", "boat P7", "walk O7", "take token"]:
        play(state, words)
        left.append(ap(state))

    assert left == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("MX-32")
@pytest.mark.rule("MX-37")
def test_a_trapped_player_gets_out_by_bridge_and_canal() -> None:
    state = position(
        canals=f"{RING} I3 I4", bridges="P7 h, I4 h", pilli="Q9 H8", temples=["", "1 Q7"]
    )

    left = []
    for words in ["bridge P9 h", "walk P9", "boat P7", "canal I2", "boat I4", "walk H4"]:
        play(state, words)
        left.append(ap(state))

    assert left == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("MX-34")
@pytest.mark.rule("MX-37")
def test_a_trapped_player_gets_out_by_leaping() -> None:
    state = position(
        canals=f"{RING} I3 I4", bridges="P7 h, I4 h", pilli="Q9 H8", temples=["", "1 Q7"]
    )

    play(state, "leap H4")

    assert ap(state) == 1


@pytest.mark.rule("MX-12")
@pytest.mark.rule("MX-13")
def test_where_no_canal_goes() -> None:
    state = position(bridges="P10 h")

    assert refused(state, "canal I7") == "MX-12"
    assert refused(state, "canal P7") == "MX-12"
    assert refused(state, "canal O10") == "MX-13"
    assert refused(state, "canal Q10") == "MX-13"
    assert refused(state, "canal P11") == ""


@pytest.mark.rule("MX-14")
def test_no_canal_in_the_founded_region_for_anybody() -> None:
    state = position(canals=EAST, pilli="T8 H8", shown=[13])
    play(state, "found U9")

    for _ in state.scores():
        assert refused(state, "canal U8") == "MX-14"
        assert refused(state, "canal S7") == "MX-14"
        assert refused(state, "canal Q6") == ""
        play(state, "done")


@pytest.mark.rule("MX-3")
def test_canals_that_touch_at_a_corner_separate_land() -> None:
    state = position(canals="G3 H2")

    assert size(state, "G2") == 1
