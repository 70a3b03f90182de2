"""Who plays whom, from which shuffle, in which seat; and the playing of one such game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from time import process_time

from ziggurat.arena.players import player
from ziggurat.bots import Observation
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.records import begin_record
from ziggurat.core.types import NOBODY, Options
from ziggurat.games import game as game_of


class BadArena(ZigguratError):
    """Bots, seats or games that make no arena."""


@dataclass(frozen=True)
class Entrant:
    """A bot in the arena: what it is called there, which bot it is, and its own weights."""

    name: str
    bot: str
    weights: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True)
class Match:
    """One game to be played; `lineup` has the entrant of each seat."""

    number: int
    game: str
    shuffle: str
    rotation: int
    lineup: tuple[Entrant, ...]
    options: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True)
class Result:
    """What came of a match. All but the times is the same whenever it is played again."""

    number: int
    names: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    outcome: str
    length: int
    record: str
    decisions: tuple[int, ...]
    """By seat: how many decisions."""
    turns: tuple[tuple[float, ...], ...] = field(compare=False)
    """By seat: the CPU seconds of each turn."""

    def shares(self) -> list[float]:
        """The share of the victory of each seat; Teotibot may have the rest."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places[: len(self.names)]]


def entrants(names: Sequence[str]) -> list[Entrant]:
    """The bots of those names, each once."""
    if not names or len(set(names)) < len(names):
        raise BadArena(f"an arena needs different bots, not {', '.join(names) or 'none'}")
    for name in names:
        player(name)
    return [Entrant(name, name) for name in names]


def lineups(bots: Sequence[Entrant], seats: int) -> list[tuple[Entrant, ...]]:
    """Who sits down together: every choice of bots, or all of them and more of the last."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [(*bots, *([bots[-1]] * (seats - len(bots))))]


def schedule(
    game: Game, bots: Sequence[Entrant], seats: int, games: int, seed: str, options: Options
) -> list[Match]:
    """At least that many matches: each shuffle is played in every rotation of every line-up."""
    complete = tuple(sorted(game.read_options(seats, options).items()))
    if games < 1:
        raise BadArena(f"an arena has at least one game, not {games}")
    tables = lineups(bots, seats)
    matches: list[Match] = []
    shuffle = 0
    while len(matches) < games:
        for table in tables:
            for rotation in range(seats):
                turned = table[seats - rotation :] + table[: seats - rotation]
                text = f"{seed}.{shuffle}"
                matches.append(Match(len(matches), game.name, text, rotation, turned, complete))
        shuffle += 1
    return matches


def play(match: Match) -> Result:
    """Play a match to its end."""
    game = game_of(match.game)
    seats = len(match.lineup)
    names = [entrant.name for entrant in match.lineup]
    record, state = begin_record(game, seats, match.shuffle, dict(match.options), names)
    state.listening = False
    bots = [player(entrant.bot, dict(entrant.weights) or None) for entrant in match.lineup]
    chances = [Random(f"{match.shuffle} {match.rotation} {seat}") for seat in range(seats)]
    decisions = [0] * seats
    turns: list[list[float]] = [[] for _ in range(seats)]
    before = NOBODY
    while not state.over:
        seat = state.seat
        start = process_time()
        action = bots[seat].choose(Observation.of(state), chances[seat])
        spent = process_time() - start
        if seat == before:
            turns[seat][-1] += spent
        else:
            turns[seat].append(spent)
        before = seat
        decisions[seat] += 1
        record.add(state, action)
        state.play(action)
    record.finish(state)
    return Result(
        match.number,
        tuple(names),
        tuple(state.scores()),
        tuple(state.ranking()),
        state.outcome(),
        sum(decisions),
        record.text(),
        tuple(decisions),
        tuple(tuple(row) for row in turns),
    )
