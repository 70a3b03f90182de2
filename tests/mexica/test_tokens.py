"""Action tokens."""

import pytest

from tests.mexica.table import ap, fact, legal, play, position, refused


@pytest.mark.rule("MX-41")
def test_two_tokens_a_turn() -> None:
    state = position()

    play(state, "take token", "take token")

    assert ap(state) == 4
    assert refused(state, "take token") == "MX-41"
    play(state, "done", "done")
    assert legal(state, "take token")


@pytest.mark.rule("MX-41")
def test_the_supply_must_have_one() -> None:
    state = position(tokens=[5, 7])

    assert refused(state, "take token") == "MX-41"


@pytest.mark.rule("MX-9")
@pytest.mark.rule("MX-41")
def test_taking_costs_a_point() -> None:
    state = position(ap=0)

    assert refused(state, "take token") == "MX-9"


@pytest.mark.rule("MX-42")
def test_tokens_played_return_to_the_supply() -> None:
    state = position(tokens=[3, 0])

    play(state, "play token", "play token", "play token")

    assert ap(state) == 9
    assert state.view(0)["supply"] == {"doubles": 35, "singles": 6, "bridges": 11, "tokens": 12}
    assert refused(state, "play token") == "MX-42"


@pytest.mark.rule("MX-10")
@pytest.mark.rule("MX-42")
def test_a_token_is_played_even_without_points() -> None:
    state = position(tokens=[1, 0], ap=0)

    play(state, "play token")

    assert ap(state) == 1


@pytest.mark.rule("MX-43")
def test_tokens_are_kept_over_turns_and_periods() -> None:
    state = position(tokens=[2, 1], round=40, seat=1)

    play(state, "done")

    assert fact(state, "period") == 2
    assert [fact(state, "players", seat, "tokens") for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("MX-43")
def test_taking_and_playing_in_one_turn_gains_nothing_and_ends() -> None:
    state = position()

    play(state, "take token", "play token", "take token", "play token")

    assert ap(state) == 6
    assert fact(state, "players", 0, "tokens") == 0
    assert refused(state, "take token") == "MX-41"
