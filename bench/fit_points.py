"""Weights fitted to the points that games of release 0.1.0 ended with, by least squares.

    python -m bench.fit_points FOLDER [--game teotihuacan] [--pull 1000] [--games N] [--out FILE]

FOLDER holds games for two (`bench/greedy_games.py` plays them). Wherever a turn begins, the
difference of what both seats are worth should be that of their final points. A worth is a sum of
weights times what they weigh, so that the best weights are found at once, drawn towards the present
ones by `--pull`. A fit to the games `fit` says how well it foretells the games `held`; what is
written is the fit to both. It is taken over when greedy with it beats greedy without
(`ziggurat tune` tells how such a match is played).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ziggurat.core.game import Game
from ziggurat.core.judgement import Judgement
from ziggurat.core.state import State
from ziggurat.games import game as game_of

Row = NDArray[np.float64]
RELEASED = 1
"""The revision of the rules that release 0.1.0 plays by."""
LEAST = 0.01
"""No weight is less: nothing that a player has is worth less than nothing."""


@dataclass(frozen=True)
class Turns:
    """Where turns begin: the lead of the first seat without weights, what each adds, the end."""

    bare: Row
    parts: Row
    final: Row

    def foretold(self, weights: Row) -> Row:
        return self.bare + self.parts @ weights

    def explained(self, weights: Row) -> float:
        """How much of the variance of final differences the lead foretells."""
        left = np.square(self.final - self.foretold(weights)).sum()
        return float(1.0 - left / np.square(self.final - self.final.mean()).sum())


def together(one: Turns, other: Turns) -> Turns:
    return Turns(
        np.concatenate([one.bare, other.bare]),
        np.concatenate([one.parts, other.parts]),
        np.concatenate([one.final, other.final]),
    )


def lead(judgement: Judgement, state: State) -> float:
    first, second = judgement.evaluate(state)
    return first - second


def seen(game: Game, path: Path, most: int) -> Turns:
    """The beginnings of turns in the games of a file."""
    names = list(game.judgement().weights)
    nothing = game.judgement(dict.fromkeys(names, 0.0))
    each = [game.judgement({**dict.fromkeys(names, 0.0), name: 1.0}) for name in names]
    bare: list[float] = []
    parts: list[list[float]] = []
    final: list[float] = []
    for line in path.read_text("utf-8").splitlines()[:most]:
        facts = json.loads(line)
        for state in turns(game, facts["seed"], facts["actions"]):
            bare.append(lead(nothing, state))
            parts.append([lead(one, state) - bare[-1] for one in each])
            final.append(float(facts["scores"][0] - facts["scores"][1]))
    return Turns(np.array(bare), np.array(parts), np.array(final))


def turns(game: Game, seed: str, actions: list[int]) -> Iterator[State]:
    """The positions of a game in which a turn begins; each is played on afterwards."""
    judgement = game.judgement()
    state = game.start_kept(2, seed, {}, RELEASED)
    state.listening = False
    for action in actions:
        if judgement.turn_begins(state):
            yield state
        state.apply(action)


def fitted(rows: Turns, present: Row, pull: float) -> Row:
    """The weights that foretell best; each is drawn to the present one by how much it varies."""
    scale = rows.parts.std(axis=0) + 1e-9
    scaled = rows.parts / scale
    left = rows.final - rows.foretold(present)
    bend = scaled.T @ scaled + pull * np.eye(len(scale))
    found: Row = np.maximum(present + np.linalg.solve(bend, scaled.T @ left) / scale, LEAST)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="teotihuacan")
    parser.add_argument("--pull", type=float, default=1000.0)
    parser.add_argument("--games", type=int, default=10_000, help="at most that many of each file")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    game = game_of(given.game)
    before = game.judgement().weights
    present = np.array(list(before.values()))
    learnt, held = (
        seen(game, given.folder / f"{game.name}-2-{kind}.jsonl", given.games)
        for kind in ("fit", "held")
    )
    alone = fitted(learnt, present, given.pull)
    both = fitted(together(learnt, held), present, 2 * given.pull)
    facts = {
        "game": game.name,
        "pull": given.pull,
        "turns": [len(learnt.final), len(held.final)],
        "explained": [round(learnt.explained(one), 4) for one in (present, alone)],
        "explained_held": [round(held.explained(one), 4) for one in (present, alone)],
        "weights": {name: round(float(one), 2) for name, one in zip(before, both, strict=True)},
    }
    text = json.dumps(facts, indent=1)
    print(text)
    if given.out is not None:
        given.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
