"""Whether one move is clearly better than others, whoever asks.

The same search of the same position says the same again, above all where nothing is drawn. So each
search here differs from the others in all that may differ: in what it draws, in how long it is, and
in what it holds important, for every weight of its judgement is changed somewhat. The games that
are played on from each move differ alike; they begin with the line that the searches found for
it, since a move that prepares something is worth nothing to whoever does not go on with it. What
holds for most of them depends on no draw, no budget and no weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev

from ziggurat.analysis.looks import Look, play_on, search_move, together
from ziggurat.core.game import Game
from ziggurat.core.judgement import Judgement
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat

SEARCHES = 8
SHORTEST, LONGEST = 120, 480
"""Simulations of a search for each move; each search has its own number of them."""
GAMES = 48
"""How often the game is played on from each move."""
CHANGE = 0.2
"""By how much weights are changed, as a standard deviation of their logarithms."""
CLEAR = 0.05
"""How far the searches must see the move ahead at the mean: any other is at least a mistake."""
SURE = 3.0
"""By how many standard errors that must be above 0."""
AHEAD = 2.0
"""By how many the games that are played on must be, whatever other move is compared."""
EARLY = 4
"""Whoever is not half as clear after a quarter of the looks is given up: most fall there."""
ALIKE = 0.004
"""Where no search sees two moves further apart than this, they come to the same."""


@dataclass(frozen=True)
class Worth:
    """What confirms a move: all moves, that one first and then the best, and how far it is ahead.

    `alike` are moves that come to the same as the first. `gap` is what searches say, `lead` what
    games say that were played on, with standard errors.
    """

    moves: list[Look]
    alike: list[Action]
    gap: float
    error: float
    lead: float
    lead_error: float


def other_opinion(game: Game, rng: Random) -> Judgement:
    """A judgement to which some things matter more than to the game's own, and some less."""
    weights = game.judgement().weights
    return game.judgement(
        {name: weight * exp(rng.gauss(0.0, CHANGE)) for name, weight in weights.items()}
    )


def confirmed(state: State, actions: Sequence[Action], rng: Random) -> Worth | None:
    """Whether the first of these moves is clearly the best; None if it is not."""
    searches = searched(state, actions, rng)
    if searches is None:
        return None
    seat, alike = state.seat, alike_first(searches, state.seat)
    searches = [[look for look in looks if look.action not in alike] for looks in searches]
    gaps = [_ahead([look.shares for look in looks], seat) for looks in searches]
    gap, error = fmean(gaps), stdev(gaps) / sqrt(len(gaps))
    if gap < CLEAR or gap < SURE * error:
        return None
    first, *others = (together(looks) for looks in zip(*searches, strict=True))
    lead = _played_on(state, [first, *others], rng)
    if lead is None:
        return None
    others.sort(key=lambda look: look.shares[seat], reverse=True)
    return Worth([first, *others], alike, gap, error, *lead)


def searched(state: State, actions: Sequence[Action], rng: Random) -> list[list[Look]] | None:
    """Each move searched alone, several times; None as soon as the first is not ahead."""
    searches: list[list[Look]] = []
    for _ in range(SEARCHES):
        judgement = other_opinion(state.game, rng)
        count = round(SHORTEST * (LONGEST / SHORTEST) ** rng.random())
        seed = rng.getrandbits(64)
        searches.append(
            [search_move(judgement, state, one, count, Random(seed)) for one in actions]
        )
        if len(searches) >= SEARCHES // EARLY and _falls_behind(searches, state.seat):
            return None
    return searches


def _falls_behind(searches: Sequence[Sequence[Look]], seat: Seat) -> bool:
    """Whether the first is not half as clear as it should be, or nothing else is left."""
    alike = alike_first(searches, seat)
    shares = [[look.shares for look in looks if look.action not in alike] for looks in searches]
    return len(shares[0]) == 1 or fmean(_ahead(one, seat) for one in shares) < CLEAR / 2


def alike_first(searches: Sequence[Sequence[Look]], seat: Seat) -> list[Action]:
    """The moves that every search says to come to the same as the first."""
    first, *others = zip(*searches, strict=True)
    return [
        looks[0].action
        for looks in others
        if all(
            abs(look.shares[seat] - best.shares[seat]) <= ALIKE
            for look, best in zip(looks, first, strict=True)
        )
    ]


def _played_on(state: State, moves: Sequence[Look], rng: Random) -> tuple[float, float] | None:
    """How far the first move is ahead of the next best where the game is played on from each.

    None if it is not surely ahead of all.
    """
    leads: list[list[float]] = [[] for _ in moves[1:]]
    for played in range(1, GAMES + 1):
        judgement, seed = other_opinion(state.game, rng), rng.getrandbits(64)
        first, *others = (
            play_on(judgement, state, move.line, Random(seed))[state.seat] for move in moves
        )
        for row, other in zip(leads, others, strict=True):
            row.append(first - other)
        if played == GAMES // EARLY and min(fmean(row) for row in leads) <= 0:
            return None
    means = [(fmean(row), stdev(row) / sqrt(len(row))) for row in leads]
    return min(means) if all(mean > AHEAD * error for mean, error in means) else None


def _ahead(shares: Sequence[Sequence[float]], seat: Seat) -> float:
    """By how much the first of these is better for a seat than the best of the others."""
    first, *others = (one[seat] for one in shares)
    return first - max(others)
