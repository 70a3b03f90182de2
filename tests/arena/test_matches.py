"""Everybody sits everywhere equally often, with the same shuffles."""

from collections import Counter

import pytest

import ziggurat
from ziggurat.arena.matches import BadArena, Entrant, entrants, lineups, play, schedule
from ziggurat.bots import UnknownBot
from ziggurat.core import BadSeats, Record

A, B, C = (Entrant(name, "random") for name in "ABC")


def test_each_bot_sits_everywhere_equally_often() -> None:
    game = ziggurat.game("tigris")
    matches = schedule(game, [A, B, C], 3, 10, "s", {})
    assert len(matches) == 12
    sat = Counter((seat, bot.name) for match in matches for seat, bot in enumerate(match.lineup))
    assert set(sat.values()) == {4}


def test_every_rotation_has_the_same_shuffle() -> None:
    matches = schedule(ziggurat.game("tigris"), [A, B], 2, 4, "s", {})
    assert [match.shuffle for match in matches] == ["s.0", "s.0", "s.1", "s.1"]
    assert [match.lineup for match in matches] == [(A, B), (B, A)] * 2


def test_with_fewer_bots_than_seats_the_last_fills_them() -> None:
    assert lineups([A, B], 4) == [(A, B, B, B)]


def test_with_more_bots_than_seats_all_choices_meet() -> None:
    assert lineups([A, B, C], 2) == [(A, B), (A, C), (B, C)]


def test_a_match_has_a_record_that_is_right() -> None:
    game = ziggurat.game("tigris")
    match = schedule(game, [A, B], 2, 1, "s", {"board": "advanced"})[1]
    result = play(match)
    record = Record.parse(result.record)
    final = record.verify(game)
    assert record.names == ["B", "A"]
    assert record.options["board"] == "advanced"
    assert result.scores == tuple(final.scores())
    assert result.length == len(record.moves) == sum(result.decisions)
    assert sum(result.shares()) == 1


def test_a_match_played_again_ends_the_same() -> None:
    match = schedule(ziggurat.game("teotihuacan"), [A, B], 2, 1, "s", {})[0]
    assert play(match) == play(match)


def test_alone_against_teotibot() -> None:
    matches = schedule(ziggurat.game("teotihuacan"), [A, B], 1, 2, "s", {})
    result = play(matches[0])
    assert result.names == ("A",)
    assert len(result.scores) == 2
    assert result.shares() == [1.0 if result.places[0] == 1 else 0.0]


def test_what_makes_no_arena() -> None:
    with pytest.raises(BadArena, match="different bots"):
        entrants(["greedy", "greedy"])
    with pytest.raises(UnknownBot):
        entrants(["greedy", "nobody"])
    with pytest.raises(BadArena, match="at least one game"):
        schedule(ziggurat.game("tigris"), [A, B], 2, 0, "s", {})
    with pytest.raises(BadSeats):
        schedule(ziggurat.game("tigris"), [A, B], 7, 1, "s", {})
