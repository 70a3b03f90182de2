"""Better weights for a game's judgement, found by self-play.

In each step some weights are changed at random and a bot with the new ones plays one with the
old ones, seats rotated, from the same shuffles. What wins clearly more than half is kept. The
same seed goes the same way again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from ziggurat.arena.figures import wilson
from ziggurat.arena.matches import BadArena, Entrant, schedule
from ziggurat.arena.running import results
from ziggurat.core.game import Game

NEW = "new"
OLD = "old"
CHANGED = 3
"""How many weights are changed in one step."""
SIZE = 0.35
"""How strongly: the deviation of the logarithm of a weight."""
CLEARLY = 0.5
"""The lower bound of the share of victories that the new weights must reach."""

Values = dict[str, float]


@dataclass(frozen=True)
class Step:
    """One try: the weights tried, how they did, and whether they are kept."""

    number: int
    changed: dict[str, float]
    share: float
    interval: tuple[float, float]
    kept: bool
    weights: Values


def tune(
    game: Game,
    bot: str,
    steps: int,
    games: int,
    seats: int,
    seed: str,
    weights: Values | None = None,
    workers: int = 1,
) -> Iterator[Step]:
    """Try so many changes with so many games each."""
    current = dict(game.judgement(weights).weights)
    if not current:
        raise BadArena(f"the judgement of {game.title} has no weights to tune")
    rng = Random(f"tune {seed}")
    for number in range(steps):
        changed = varied(current, rng)
        tried = {**current, **changed}
        share, interval = compared(
            game, bot, tried, current, games, seats, f"{seed}.{number}", workers
        )
        kept = interval[0] > CLEARLY
        if kept:
            current = tried
        yield Step(number, changed, share, interval, kept, dict(current))


def varied(weights: Values, rng: Random) -> Values:
    """Some of the weights, changed."""
    names = rng.sample(sorted(weights), min(CHANGED, len(weights)))
    return {name: round(weights[name] * exp(rng.gauss(0.0, SIZE)), 4) for name in names}


def compared(
    game: Game,
    bot: str,
    new: Values,
    old: Values,
    games: int,
    seats: int,
    seed: str,
    workers: int = 1,
) -> tuple[float, tuple[float, float]]:
    """The share of victories of the new weights against the old ones, made fair for the seats.

    With more than two seats one new bot plays against old ones; a share of one by seats counts
    as a half.
    """
    bots: Sequence[Entrant] = (
        Entrant(NEW, bot, tuple(sorted(new.items()))),
        Entrant(OLD, bot, tuple(sorted(old.items()))),
    )
    matches = schedule(game, bots, seats, games, seed, {})
    won, played = 0.0, 0
    for result in results(matches, workers):
        for name, share in zip(result.names, result.shares(), strict=True):
            if name == NEW:
                won += share
                played += 1
    odds = won * (seats - 1)
    even = odds / (odds + (played - won)) * played if won else 0.0
    return even / played, wilson(even, played)
