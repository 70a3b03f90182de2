"""Better weights for a game's judgement, found by self-play.

Simultaneous perturbation: in each step every weight is made a little greater or smaller, as coins
fall; a bot with these weights plays one with the opposite changes, seats rotated, from the same
shuffles; and all weights go the way of the winner, as far as it won. What came of all steps then
plays the weights of the beginning. The same seed goes the same way again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from ziggurat.arena.figures import wilson
from ziggurat.arena.matches import BadArena, Entrant, schedule
from ziggurat.arena.runners import results
from ziggurat.core.game import Game

NEW = "new"
OLD = "old"
SIZE = 0.2
"""By how much the logarithm of a weight is changed for a step."""
GAIN = 0.15
"""How far the logarithm of a weight goes at first if all games are won."""
LAST_GAIN = 0.3
"""The part of it in the last step."""

Values = dict[str, float]
Interval = tuple[float, float]


@dataclass(frozen=True)
class Step:
    """One step: how the changed weights did against the opposite ones, and where it led."""

    number: int
    share: float
    weights: Values


@dataclass(frozen=True)
class Verdict:
    """How the weights that were found do against those of the beginning."""

    share: float
    interval: Interval
    weights: Values

    @property
    def better(self) -> bool:
        """Whether that is clear."""
        return self.interval[0] > 0.5


@dataclass(frozen=True)
class Field:
    """Who plays with the weights, and how."""

    game: Game
    bot: str = "greedy"
    seats: int = 2
    seed: str = "1"
    workers: int = 1


def tune(field: Field, steps: int, games: int, weights: Values | None = None) -> Iterator[Step]:
    """That many steps, with that many games each."""
    current = starting(field.game, weights)
    rng = Random(f"tune {field.seed}")
    for number in range(steps):
        signs = {name: rng.choice((-1, 1)) for name in sorted(current)}
        share, _ = compared(
            field,
            moved(current, signs, SIZE),
            moved(current, signs, -SIZE),
            games,
            f"{field.seed}.{number}",
        )
        gain = GAIN * (1 - (1 - LAST_GAIN) * number / max(1, steps - 1))
        current = moved(current, signs, gain * (2 * share - 1))
        yield Step(number, share, current)


def verdict(field: Field, found: Values, games: int, weights: Values | None = None) -> Verdict:
    """The weights that were found against those of the beginning, from other shuffles."""
    share, interval = compared(
        field, found, starting(field.game, weights), games, f"{field.seed}.verdict"
    )
    return Verdict(share, interval, found)


def starting(game: Game, weights: Values | None = None) -> Values:
    """The weights of the beginning."""
    current = dict(game.judgement(weights).weights)
    if not current:
        raise BadArena(f"the judgement of {game.title} has no weights to tune")
    return current


def moved(weights: Values, signs: dict[str, int], size: float) -> Values:
    """All weights, each greater or smaller by that much of itself."""
    return {name: round(value * exp(signs[name] * size), 4) for name, value in weights.items()}


def compared(
    field: Field, new: Values, old: Values, games: int, seed: str
) -> tuple[float, Interval]:
    """The share of victories of the new weights against the old ones, made fair for the seats.

    With more than two seats one new bot plays against old ones; a share of one by seats counts
    as a half.
    """
    bots: Sequence[Entrant] = (
        Entrant(NEW, field.bot, tuple(sorted(new.items()))),
        Entrant(OLD, field.bot, tuple(sorted(old.items()))),
    )
    matches = schedule(field.game, bots, field.seats, games, seed, {})
    won, played = 0.0, 0
    for result in results(matches, field.workers):
        for name, share in zip(result.names, result.shares(), strict=True):
            if name == NEW:
                won += share
                played += 1
    odds = won * (field.seats - 1)
    even = odds / (odds + (played - won)) * played if won else 0.0
    return even / played, wilson(even, played)
