"""The end of turns, rounds, periods and the game."""

import pytest

from tests.mexica.table import ap, fact, play, position

NINE = "1 C3, 1 D3, 1 E3, 2 F3, 2 C4, 2 D4, 3 E4, 3 F4, 4 G4"
"""All temples of the first period."""

EIGHT = NINE.removeprefix("1 C3, ")
MORE = "1 C6, 1 D6, 1 E6, 2 F6, 2 C7, 3 D7, 3 E7, 4 F7, 4 G7"
EIGHTEEN = f"{NINE}, {MORE}"


@pytest.mark.rule("MX-9")
def test_turns_go_round_with_six_points_each() -> None:
    state = position(pilli="H8 I7 J8", ap=3)

    order = []
    for _ in range(4):
        play(state, "done")
        order.append((state.seat, ap(state), fact(state, "round")))

    assert order == [(1, 6, 2), (2, 6, 2), (0, 6, 3), (1, 6, 3)]


@pytest.mark.rule("MX-44")
@pytest.mark.rule("MX-45")
def test_the_round_is_finished_when_the_first_seat_completes_the_period() -> None:
    state = position(pilli="H8 I7 J8", temples=[EIGHT])

    play(state, "temple 1 C3", "done")
    assert (state.seat, fact(state, "period")) == (1, 1)
    play(state, "canal E11 E12", "done", "done")

    assert (state.seat, fact(state, "period"), fact(state, "round")) == (0, 2, 1)


@pytest.mark.rule("MX-45")
def test_the_last_seat_completes_the_period_at_once() -> None:
    state = position(pilli="H8 I7 J8", temples=["", "", EIGHT], seat=2)

    play(state, "temple 1 C3", "done")

    assert (state.seat, fact(state, "period")) == (0, 2)


@pytest.mark.rule("MX-44")
@pytest.mark.parametrize(("temples", "shown"), [(NINE, [13]), (EIGHT, [])])
def test_one_condition_is_not_enough(temples: str, shown: list[int]) -> None:
    state = position(temples=[temples], shown=shown, seat=1)

    play(state, "done")

    assert (state.seat, fact(state, "period"), fact(state, "round")) == (0, 1, 3)


@pytest.mark.rule("MX-44")
@pytest.mark.rule("MX-46")
def test_temples_left_over_are_added() -> None:
    seven = "1 C12, 2 D12, 2 E12, 2 F12, 3 G12, 3 H12, 4 I12"
    state = position(temples=[seven, NINE], seat=1)

    play(state, "done")

    assert state.view(0)["stock"] == [[5, 2, 2, 2], [3, 2, 2, 2]]


@pytest.mark.rule("MX-44")
@pytest.mark.parametrize(("temples", "over"), [(EIGHTEEN, True), (f"{EIGHT}, {MORE}", False)])
def test_the_second_period_needs_all_eighteen(temples: str, over: bool) -> None:
    state = position(temples=[temples], seat=1, period=2)

    play(state, "done")

    assert state.over is over


@pytest.mark.rule("MX-46")
def test_the_second_period_begins() -> None:
    later = [3, 4, 5, 6, 7, 8, 13]
    state = position(
        canals="R7 R8",
        bridges="P8 h",
        pilli="P8 T8 C2",
        temples=["", NINE],
        tokens=[1, 0, 2],
        tiles={"shown": [], "later": later},
        seat=2,
    )

    play(state, "done")

    assert fact(state, "tiles", "shown") == later
    assert fact(state, "tiles", "later") == []
    assert (state.seat, fact(state, "period"), fact(state, "round")) == (0, 2, 1)
    assert [fact(state, "players", seat, "pilli") for seat in range(3)] == ["P8", "T8", "C2"]
    assert [fact(state, "players", seat, "tokens") for seat in range(3)] == [1, 0, 2]
    assert fact(state, "bridges") == ["P8 h"]
    assert fact(state, "canals") == ["R7", "R8"]


@pytest.mark.rule("MX-50")
def test_three_quiet_rounds_remove_the_tiles() -> None:
    state = position(shown=[9, 13], seat=1)
    play(state, "done")

    for quiet in (1, 2):
        assert fact(state, "quiet") == quiet
        assert fact(state, "tiles", "shown") == [9, 13]
        play(state, "take token", "done", "done")

    assert fact(state, "tiles", "shown") == []


@pytest.mark.rule("MX-50")
@pytest.mark.parametrize("words", ["canal E11", "temple 1 E11"])
def test_a_canal_or_a_temple_breaks_the_quiet(words: str) -> None:
    state = position(shown=[9, 13], quiet=2)

    play(state, words, "done", "done")

    assert fact(state, "tiles", "shown") == [9, 13]
    assert fact(state, "quiet") == 0


@pytest.mark.rule("MX-50")
def test_moves_bridges_and_tokens_do_not() -> None:
    state = position(shown=[9, 13], quiet=2, pilli="E5 J8")

    play(state, "walk E6", "bridge P7 h", "take token", "done", "done")

    assert fact(state, "tiles", "shown") == []


@pytest.mark.rule("MX-51")
def test_a_period_ends_after_forty_rounds() -> None:
    state = position(shown=[9, 13], round=40, seat=1)

    play(state, "done")

    assert (fact(state, "period"), fact(state, "round")) == (2, 1)
    removed = fact(state, "tiles", "removed")
    assert isinstance(removed, list)
    assert {9, 13} <= set(removed)


@pytest.mark.rule("MX-51")
def test_the_thirty_ninth_round_is_not_the_last() -> None:
    state = position(shown=[9, 13], round=39, seat=1)

    play(state, "done")

    assert (fact(state, "period"), fact(state, "round")) == (1, 40)


@pytest.mark.rule("MX-51")
@pytest.mark.rule("MX-56")
def test_the_outcome_says_how_the_game_ended() -> None:
    limit = position(period=2, round=40, seat=1)
    complete = position(period=2, round=40, seat=1, temples=[EIGHTEEN])

    assert play(limit, "done").outcome() == "round-limit"
    assert play(complete, "done").outcome() == "complete"
    assert limit.actions() == []
