"""Weights of a judgement fitted to how games end: `python -m bench.fit teotihuacan`.

Greedy bots with weights strewn around the present ones play each other. A worth is a sum of
weights times something counted in the position, so what belongs to a weight is found by setting
it to 1 and all others to 0. The difference in worth between a seat and the mean of all should be
the difference in points at the end: the weights for which it is so with the least square error,
held near the present ones, are written as JSON. `ziggurat tune` shows by matches which weights
are better.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from math import exp
from pathlib import Path
from random import Random

import numpy as np

from ziggurat.bots.greedy import rated
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.games import game as game_of

STREWN = 0.35
"""The deviation of the logarithm of a weight in the games played."""
BLUNDERS = 0.02
LOOKED_AT = 0.35
"""The share of quiet positions that are counted."""
LEAST = 0.0


@dataclass
class Sums:
    """What was counted: a row a seat and position, and what it should come to."""

    counted: list[list[float]] = field(default_factory=list)
    points: list[float] = field(default_factory=list)


def play(game: Game, seats: int, seed: str, sums: Sums) -> None:
    """One game, with the positions that are counted."""
    rng = Random(seed)
    names = list(game.judgement().weights)
    nothing = dict.fromkeys(names, 0.0)
    still = game.judgement(nothing)
    units = [game.judgement({**nothing, name: 1.0}) for name in names]
    judges = [
        game.judgement(
            {name: value * exp(rng.gauss(0.0, STREWN)) for name, value in _present(game)}
        )
        for _ in range(seats)
    ]
    state = game.start(seats, seed)
    state.listening = False
    seen: list[tuple[list[float], list[list[float]]]] = []
    while not state.over:
        judge = judges[state.seat]
        if judge.settled(state) and rng.random() < LOOKED_AT:
            seen.append((still.worths(state), [unit.worths(state) for unit in units]))
        if rng.random() < BLUNDERS:
            state.apply(state.random_action(rng))
        else:
            values = rated(judge, state, state.seat, rng)
            state.apply(max(values, key=lambda pair: pair[1])[0])
    _count(state, seats, seen, sums)


def _present(game: Game) -> list[tuple[str, float]]:
    return list(game.judgement().weights.items())


def _count(
    state: State, seats: int, seen: list[tuple[list[float], list[list[float]]]], sums: Sums
) -> None:
    for base, every in seen:
        ends = [state.scores()[seat] - base[seat] for seat in range(seats)]
        rows = [[worths[seat] - base[seat] for worths in every] for seat in range(seats)]
        middle = [sum(column) / seats for column in zip(*rows, strict=True)]
        for seat in range(seats):
            row = [value - mean for value, mean in zip(rows[seat], middle, strict=True)]
            sums.counted.append(row)
            sums.points.append(ends[seat] - sum(ends) / seats)


def fitted(game: Game, sums: Sums, held: float) -> dict[str, float]:
    """The weights; `held` says how strongly they stay near the present ones."""
    names = [name for name, _ in _present(game)]
    present = np.array([value for _, value in _present(game)])
    counted, points = np.array(sums.counted), np.array(sums.points)
    size = counted.std(0) + 1e-6
    scaled = counted / size
    missing = points - counted @ present
    square = scaled.T @ scaled / len(points) + held * np.eye(len(names))
    found = present + np.linalg.solve(square, scaled.T @ missing / len(points)) / size
    return {
        name: round(max(LEAST, float(value)), 2) for name, value in zip(names, found, strict=True)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--held", type=float, default=0.03)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    game, sums = game_of(given.game), Sums()
    for number in range(given.games):
        play(game, given.seats, f"{given.seed}.{number}", sums)
    found = fitted(game, sums, given.held)
    facts = {
        "game": given.game,
        "seats": given.seats,
        "games": given.games,
        "seed": given.seed,
        "positions": len(sums.points) // given.seats,
        "before": dict(_present(game)),
        "weights": found,
    }
    text = json.dumps(facts, indent=1)
    print(text)
    if given.out is not None:
        given.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
