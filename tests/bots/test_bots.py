"""Bots play legally, repeatably, and know no more than their seat."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.present import GAMES
from ziggurat.bots import LEVELS, NAMES, NoAdvice, SearchBot, Seen, UnknownBot, bot
from ziggurat.bots.base import Bot
from ziggurat.core import Game, State
from ziggurat.core.hidden import exchange
from ziggurat.core.reading import plain

THINKERS = ("random", "greedy", "novice", "search:24")


def positions(game: Game, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game with something to decide."""
    rng = Random(seed)
    state = game.start(game.seats[-1], seed)
    number = 0
    while not state.over:
        if len(state.actions()) > 1:
            number += 1
            if number % every == 0:
                yield state
        state.play(state.random_action(rng))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", THINKERS)
def test_a_choice_is_legal_and_repeatable(game: Game, name: str) -> None:
    for number, state in enumerate(positions(game, 1, 40)):
        first = bot(name).choose(Seen.of(state), Random(number))
        assert state.refusal(first) is None
        assert bot(name).choose(Seen.of(state), Random(number)) == first


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", THINKERS)
def test_a_choice_does_not_hang_on_what_the_seat_can_not_know(game: Game, name: str) -> None:
    for number, state in enumerate(positions(game, 2, 40)):
        dump = plain(state.dump())
        assert isinstance(dump, dict)
        exchange(dump, game.hidden(dump, state.seat), Random(number))
        other = game.load(dump)
        mine = bot(name).choose(Seen.of(state), Random(number))
        assert bot(name).choose(Seen.of(other), Random(number)) == mine


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_greedy_beats_random(game: Game) -> None:
    places = []
    for seed in range(2):
        rng = Random(seed)
        greedy: Bot = bot("greedy")
        state = game.start(2, seed)
        state.listening = False
        while not state.over:
            if state.seat == seed % 2:
                state.play(greedy.choose(Seen.of(state), rng))
            else:
                state.play(state.random_action(rng))
        places.append(state.ranking()[seed % 2])
    assert places == [1, 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_advice_is_legal_and_sorted(game: Game) -> None:
    state = next(positions(game, 3, 30))
    for name in ("greedy", "search:40"):
        advice = bot(name).advise(Seen.of(state), Random(0), 3)
        assert 1 <= len(advice) <= 3
        for one in advice:
            assert state.refusal(one.action) is None
            assert 0 <= one.value <= 1
            assert one.line[0] == one.action
    with pytest.raises(NoAdvice):
        bot("random").advise(Seen.of(state), Random(0))


def test_a_search_keeps_its_tree_within_a_turn() -> None:
    """The second decision of a turn starts from what the first one found."""
    state = next(game for game in GAMES if game.name == "tigris").start(2, 5)
    searcher = SearchBot(simulations=200)
    state.play(searcher.choose(Seen.of(state), Random(1)))
    assert state.seat == 0
    kept = searcher.kept
    assert kept is not None
    before = kept[1].visits
    assert before > 0
    searcher.choose(Seen.of(state), Random(1))
    assert kept[1].visits == before + 200


def test_a_search_stops_in_time() -> None:
    state = GAMES[0].start(2, 5)
    state.play(state.actions()[0])
    searcher = SearchBot(simulations=10**9, seconds=0.05)
    assert state.refusal(searcher.choose(Seen.of(state), Random(1))) is None


def test_names() -> None:
    assert set(LEVELS) <= set(NAMES)
    for name in NAMES:
        assert bot(name).name == name
    for name in ("nobody", "search:x", "greedy:3"):
        with pytest.raises(UnknownBot, match="there is no bot"):
            bot(name)
