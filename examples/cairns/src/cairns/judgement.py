"""What a good player looks at: points, and places that are hard to cover."""

from __future__ import annotations

from typing import ClassVar

from cairns.actions import PASS
from cairns.laying import gain
from cairns.pieces import EMPTY, GRID
from cairns.state import CairnsState
from ziggurat.core import Action, State
from ziggurat.core.judgement import Judgement, Weights


class CairnsJudgement(Judgement):
    """A place of one's own is worth the more the higher its stone: it stays."""

    WEIGHTS: ClassVar[Weights] = {"held": 0.4}
    TEMPERATURE: ClassVar[float] = 6.0

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, CairnsState)
        values = [float(points) for points in state.points]
        for owner, height in zip(state.owners, state.heights, strict=True):
            if owner != EMPTY:
                values[owner] += self.weights["held"] * (height + 1)
        return values

    def policy(self, state: State) -> list[tuple[Action, float]]:
        assert isinstance(state, CairnsState)
        pairs = [(action, _weight(state, action)) for action in state.actions()]
        return sorted(pairs, key=lambda pair: -pair[1])


def _weight(state: CairnsState, action: Action) -> float:
    return 1.0 if action == PASS else float(gain(state, state.seat, *divmod(action, GRID.size)))
