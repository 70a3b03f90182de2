"""The judge of Tigris & Euphrates: its weights, and what bots ask it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from ziggurat.core.judgement import Calibration, Judgement, Weights
from ziggurat.core.reasons import Finding, Story
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.judgement import reasons
from ziggurat.games.tigris.judgement.calibration import CALIBRATIONS
from ziggurat.games.tigris.judgement.evaluate import evaluate, progress
from ziggurat.games.tigris.judgement.policy import Glance
from ziggurat.games.tigris.judgement.rollout import answer
from ziggurat.games.tigris.pieces import ACTIONS
from ziggurat.games.tigris.state import TigrisState
from ziggurat.games.tigris.turn import Turn

MOST_TRIED = 60


class TigrisJudgement(Judgement):
    """The judge of Tigris & Euphrates."""

    WEIGHTS: ClassVar[Weights] = {
        "point": 2.49,
        "balance": 1.88,
        "patience": 2.15,
        "leader": 1.28,
        "king": 0.42,
        "strength": 0.16,
        "safety": 0.46,
        "monument": 1.35,
        "edge": 0.14,
        "treasure": 0.25,
        "hand_leader": 0.11,
        "hand_temple": 0.12,
        "hand_tile": 0.04,
        "catastrophe": 0.16,
        "action": 0.45,
    }
    TEMPERATURE: ClassVar[float] = 6.0
    CALIBRATIONS: ClassVar[Mapping[int, Calibration]] = CALIBRATIONS
    ROUGH: ClassVar[frozenset[int]] = frozenset([3])
    DETERMINIZATIONS: ClassVar[int] = 8
    OWN_CHOICE: ClassVar[float] = 0.4

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, TigrisState)
        return evaluate(state, self.weights)

    def at_hand(self, state: State) -> list[float]:
        """All points, whatever their colour."""
        assert isinstance(state, TigrisState)
        rows = [state.points[4 * seat : 4 * seat + 4] for seat in range(state.seats)]
        return [float(sum(row)) for row in rows]

    def progress(self, state: State) -> float:
        """By whichever runs out sooner, the bag or the treasures (TE-38)."""
        assert isinstance(state, TigrisState)
        return progress(state)

    def turn_left(self, state: State) -> float:
        assert isinstance(state, TigrisState)
        return state.left / ACTIONS

    def mover(self, state: State) -> Seat:
        assert isinstance(state, TigrisState)
        return state.active

    def quiescent(self, state: State) -> bool:
        assert isinstance(state, TigrisState)
        top = state.decision()
        return top is None or (isinstance(top, Turn) and state.left > 0)

    def budget_share(self, state: State) -> float:
        """A turn has two actions; what conflicts ask in between needs little thought."""
        assert isinstance(state, TigrisState)
        return 0.4 if isinstance(state.decision(), Turn) else 0.06

    def policy(self, state: State) -> list[tuple[Action, float]]:
        assert isinstance(state, TigrisState)
        if not isinstance(state.decision(), Turn):
            return [(action, 1.0) for action in state.actions()]
        found = Glance(state).candidates()
        found.sort(key=_by_weight)
        return found[:MOST_TRIED]

    def rollout_action(self, state: State, rng: Random) -> Action:
        assert isinstance(state, TigrisState)
        if isinstance(state.decision(), Turn):
            if not state.left:
                return actions.DONE
            pairs = self.policy(state)
            return rng.choices([a for a, _ in pairs], [weight for _, weight in pairs])[0]
        return answer(state)

    def findings(self, story: Story) -> list[Finding]:
        return reasons.findings(story)

    def earned(self, before: State, after: State, seat: Seat) -> int:
        assert isinstance(before, TigrisState)
        assert isinstance(after, TigrisState)
        return reasons.earned(before, after, seat)


def _by_weight(pair: tuple[Action, float]) -> float:
    return -pair[1]
