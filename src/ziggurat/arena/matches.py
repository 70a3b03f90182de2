"""Who plays whom, from which shuffle, in which seat; and the playing of one such game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from ziggurat.arena.players import player, welcome
from ziggurat.bots import Bot, Observation
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.records import Record, begin_record
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Options
from ziggurat.engines.guest import Guest
from ziggurat.engines.program import Limits
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
    revision: int = 0
    """The revision of the rules, 0 for the newest."""
    limits: Limits = field(default_factory=Limits)
    """What a guest may use."""


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
    faults: tuple[dict[str, int], ...] = field(default=(), compare=False)
    """By seat: what a guest did wrong, and how often."""

    def shares(self) -> list[float]:
        """The share of the victory of each seat; Teotibot may have the rest."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places[: len(self.names)]]


def entrants(names: Sequence[str], limits: Limits | None = None) -> list[Entrant]:
    """The bots of those names, each once."""
    if not names or len(set(names)) < len(names):
        raise BadArena(f"an arena needs different bots, not {', '.join(names) or 'none'}")
    for name in names:
        welcome(name, limits)
    return [Entrant(name, name) for name in names]


def lineups(bots: Sequence[Entrant], seats: int) -> list[tuple[Entrant, ...]]:
    """Who sits down together: every choice of bots, or all of them and more of the last."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [(*bots, *([bots[-1]] * (seats - len(bots))))]


def schedule(
    game: Game,
    bots: Sequence[Entrant],
    seats: int,
    games: int,
    seed: str,
    options: Options,
    revision: int = 0,
    limits: Limits | None = None,
) -> list[Match]:
    """At least that many matches: each shuffle is played in every rotation of every line-up."""
    complete = tuple(sorted(game.read_options(seats, options).items()))
    if games < 1:
        raise BadArena(f"an arena has at least one game, not {games}")
    if revision:
        game.check_revision(revision)
    kept = (complete, revision, limits or Limits())
    tables = lineups(bots, seats)
    matches: list[Match] = []
    shuffle = 0
    while len(matches) < games:
        for table in tables:
            for rotation in range(seats):
                turned = table[seats - rotation :] + table[: seats - rotation]
                text = f"{seed}.{shuffle}"
                matches.append(Match(len(matches), game.name, text, rotation, turned, *kept))
        shuffle += 1
    return matches


def play(match: Match) -> Result:
    """Play a match to its end."""
    game = game_of(match.game)
    seats = len(match.lineup)
    names = [entrant.name for entrant in match.lineup]
    revision = match.revision or game.revision
    record, state = begin_record(
        game, seats, match.shuffle, dict(match.options), names, revision=revision
    )
    state.listening = False
    bots = [
        player(entrant.bot, dict(entrant.weights) or None, match.limits) for entrant in match.lineup
    ]
    chances = [Random(f"{match.shuffle} {match.rotation} {seat}") for seat in range(seats)]
    try:
        turns = _played(record, state, bots, chances)
    finally:
        for bot in bots:
            bot.close()
    record.finish(state)
    movers = Counter(seat for seat, _ in record.moves)
    return Result(
        match.number,
        tuple(names),
        tuple(state.scores()),
        tuple(state.ranking()),
        state.outcome(),
        len(record.moves),
        record.text(),
        tuple(movers[seat] for seat in range(seats)),
        tuple(tuple(row) for row in turns),
        tuple(dict(bot.faults) if isinstance(bot, Guest) else {} for bot in bots),
    )


def _played(
    record: Record, state: State, bots: Sequence[Bot], chances: Sequence[Random]
) -> list[list[float]]:
    """Let the bots decide until the game is over; the CPU seconds of each seat's turns."""
    for seat, bot in enumerate(bots):
        if isinstance(bot, Guest):
            bot.sit(record, seat)
    turns: list[list[float]] = [[] for _ in bots]
    before = NOBODY
    while not state.over:
        seat = state.seat
        bot = bots[seat]
        start = bot.processor_seconds()
        action = bot.choose(Observation.of(state), chances[seat])
        spent = bot.processor_seconds() - start
        if seat == before:
            turns[seat][-1] += spent
        else:
            turns[seat].append(spent)
        before = seat
        record.add(state, action)
        state.play(action)
    return turns
