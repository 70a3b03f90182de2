"""Weights of a judgement fitted to how games end: `python -m bench.fit tigris`.

Greedy bots with weights strewn around the present ones play each other. In some positions of these
games the judgement should have said who will win: the weights are changed one by one, a little up
or down, as long as the mean logarithm of what it said for the winner grows. Every fourth game is
kept aside, to see whether what was learnt from the others holds there too. `ziggurat tune` shows by
matches which weights are better.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from random import Random

from ziggurat.bots.greedy import evaluate_actions
from ziggurat.core.game import Game
from ziggurat.core.judgement import Weights
from ziggurat.core.state import State
from ziggurat.games import game as game_of

STREWN = 0.35
"""The deviation of the logarithm of a weight in the games played."""
BLUNDERS = 0.02
LOOKED_AT = 0.1
"""The share of quiet positions that are judged."""
STEPS = (1.5, 1.2, 1.1)
"""By which factors a weight is changed, the great steps first."""
LEAST = 0.02
"""What a weight that is 0 begins with."""
ASIDE = 4
SURELY_NOT = 1e-6


@dataclass(frozen=True)
class Judged:
    """A position and the share of the victory that each seat got in the end."""

    state: State
    shares: tuple[float, ...]


def play(game: Game, seats: int, seed: str) -> list[Judged]:
    """Some positions of one game."""
    rng = Random(seed)
    present = game.judgement().weights
    judges = [
        game.judgement(
            {name: value * exp(rng.gauss(0.0, STREWN)) for name, value in present.items()}
        )
        for _ in range(seats)
    ]
    state = game.start(seats, seed)
    state.listening = False
    seen: list[State] = []
    while not state.over:
        judge = judges[state.seat]
        if judge.quiescent(state) and rng.random() < LOOKED_AT:
            seen.append(state.copy())
        if rng.random() < BLUNDERS:
            state.apply(state.random_action(rng))
        else:
            imagined = state.sample(state.seat, rng)
            values = evaluate_actions(judge, imagined, state.seat, rng)
            state.apply(max(values, key=lambda pair: pair[1])[0])
    shares = tuple(game.judgement().chances(state))
    return [Judged(position, shares) for position in seen]


def surprise(game: Game, positions: Sequence[Judged], weights: Weights) -> float:
    """How unlikely what happened seemed with these weights: the mean logarithmic loss."""
    judgement = game.judgement(weights)
    total = 0.0
    for judged in positions:
        for share, chance in zip(judged.shares, judgement.chances(judged.state), strict=True):
            if share:
                total -= share * log(max(SURELY_NOT, chance))
    return total / len(positions)


def fitted(game: Game, positions: Sequence[Judged]) -> dict[str, float]:
    """Weights with which the ends surprise least."""
    weights = dict(game.judgement().weights)
    least = surprise(game, positions, weights)
    for step in STEPS:
        for name in tuple(weights):
            for factor in (step, 1.0 / step):
                tried = {**weights, name: max(LEAST, weights[name]) * factor}
                found = surprise(game, positions, tried)
                if found < least:
                    weights, least = tried, found
                    break
    return {name: round(value, 3) for name, value in weights.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    game = game_of(given.game)
    learnt: list[Judged] = []
    aside: list[Judged] = []
    for number in range(given.games):
        found = play(game, given.seats, f"{given.seed}.{number}")
        (learnt if number % ASIDE else aside).extend(found)
    before = game.judgement().weights
    weights = fitted(game, learnt)
    facts = {
        "game": given.game,
        "seats": given.seats,
        "games": given.games,
        "seed": given.seed,
        "positions": len(learnt),
        "surprise": [round(surprise(game, learnt, one), 4) for one in (before, weights)],
        "surprise_aside": [round(surprise(game, aside, one), 4) for one in (before, weights)],
        "before": before,
        "weights": weights,
    }
    text = json.dumps(facts, indent=1)
    print(text)
    if given.out is not None:
        given.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
