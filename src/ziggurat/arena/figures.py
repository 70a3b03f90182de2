"""What many games say about their players: shares, intervals, ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt
from random import Random
from statistics import fmean

from ziggurat.arena.matches import Result

NORMAL_95 = 1.959964
"""How many deviations hold 95 % of a normal distribution."""

RESAMPLES = 200
ROUNDS = 500
MEAN_RATING = 1500.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, by Wilson's score."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    square = NORMAL_95 * NORMAL_95
    middle = share + square / (2 * games)
    width = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def percentile(values: Sequence[float], part: float) -> float:
    """The value that this part of them does not exceed."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


Pair = tuple[str, str]


def duels(results: Sequence[Result]) -> Counter[Pair]:
    """How often one bot ended before another in the same game; a tie is half for each."""
    won: Counter[Pair] = Counter()
    for result in results:
        for one, name in enumerate(result.names):
            for two, other in enumerate(result.names):
                if name != other:
                    lead = result.places[two] - result.places[one]
                    won[name, other] += 2 if lead > 0 else 1 if lead == 0 else 0
    return won


def bradley_terry(names: Sequence[str], won: Counter[Pair]) -> dict[str, float]:
    """Ratings under which the duels are most likely; 400 more means ten to one.

    Found by repeated proportional fitting. One duel won and one lost is added for each two that
    have met, so that a rating exists also for whoever won or lost them all.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        following: dict[str, float] = {}
        for name in names:
            wins, load = 0.0, 0.0
            for other in names:
                if won[name, other] or won[other, name]:
                    wins += won[name, other] + 1
                    played = won[name, other] + won[other, name] + 2
                    load += played / (strength[name] + strength[other])
            following[name] = wins / load if load else 1.0
        mean = sum(log10(value) for value in following.values()) / len(following)
        strength = {name: value / 10**mean for name, value in following.items()}
    return {name: MEAN_RATING + 400 * log10(value) for name, value in strength.items()}


def ratings(
    names: Sequence[str], results: Sequence[Result], seed: str
) -> dict[str, tuple[float, float, float]]:
    """Each bot's rating and the 95 % interval of it, by drawing the games again and again."""
    middle = bradley_terry(names, duels(results))
    rng = Random(f"ratings {seed}")
    drawn = [
        bradley_terry(names, duels(rng.choices(results, k=len(results)))) for _ in range(RESAMPLES)
    ]
    found: dict[str, tuple[float, float, float]] = {}
    for name in names:
        values = [one[name] for one in drawn]
        found[name] = middle[name], percentile(values, 0.025), percentile(values, 0.975)
    return found


@dataclass(frozen=True)
class Figures:
    """What is known about one bot after all games."""

    name: str
    games: int
    """How often it sat at a table; a bot that sits twice at one counts twice."""
    wins: float
    interval: tuple[float, float]
    points: float
    rating: float
    rating_interval: tuple[float, float]
    by_seat: tuple[tuple[int, float, float], ...]
    """For each seat: games, share of victories, mean points."""
    decision_ms: float
    """Mean CPU milliseconds of a decision."""
    turn_ms: tuple[float, float]
    """The median and the 99th percentile of CPU milliseconds of a turn."""

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def summary(results: Sequence[Result], seed: str) -> list[Figures]:
    """The figures of every bot, the strongest first."""
    ordered = sorted(results, key=_number)
    names = list(dict.fromkeys(name for result in ordered for name in result.names))
    rated = ratings(names, ordered, seed)
    found = [_figures(name, ordered, rated[name]) for name in names]
    return sorted(found, key=lambda one: -one.rating)


def _number(result: Result) -> int:
    return result.number


def _figures(name: str, results: Sequence[Result], rated: tuple[float, float, float]) -> Figures:
    seats = max(len(result.names) for result in results)
    wins: list[list[float]] = [[] for _ in range(seats)]
    points: list[list[int]] = [[] for _ in range(seats)]
    decisions = 0
    turns: list[float] = []
    for result in results:
        shares = result.shares()
        for seat, sitting in enumerate(result.names):
            if sitting == name:
                wins[seat].append(shares[seat])
                points[seat].append(result.scores[seat])
                decisions += result.decisions[seat]
                turns += result.turns[seat]
    games = sum(len(row) for row in wins)
    won = sum(sum(row) for row in wins)
    every = [score for row in points for score in row]
    return Figures(
        name,
        games,
        won,
        wilson(won, games),
        fmean(every),
        rated[0],
        (rated[1], rated[2]),
        tuple(
            (len(row), fmean(row) if row else 0.0, fmean(scores) if scores else 0.0)
            for row, scores in zip(wins, points, strict=True)
        ),
        1000 * sum(turns) / max(1, decisions),
        (1000 * percentile(turns, 0.5), 1000 * percentile(turns, 0.99)),
    )
