"""What a position of Mexica is worth.

Points come from majorities, so a region counts by the rank that the temples there are likely to
have at each scoring to come, as far as it is likely to be scored as it is. Founding is half a
region's size for a few canals: what a pilli could enclose near where it stands is worth its points
less the missing canals. What it could reach and build is worth the gain less the way there. Action
points and tokens are the money of the game; the palace pays those present when a period ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from ziggurat.core.judgement import Calibration, Judgement, Weights
from ziggurat.core.reasons import Finding, Story
from ziggurat.core.state import State
from ziggurat.core.types import Action
from ziggurat.games.mexica.judgement import reasons
from ziggurat.games.mexica.judgement.calibration import CALIBRATIONS
from ziggurat.games.mexica.judgement.evaluate import Evaluation, progress
from ziggurat.games.mexica.judgement.policy import Plans
from ziggurat.games.mexica.pieces import TURN_POINTS
from ziggurat.games.mexica.state import MexicaState

MOST_CANDIDATES: Final = 20


class MexicaJudgement(Judgement):
    """The judge of Mexica."""

    WEIGHTS: ClassVar[Weights] = {
        "point": 0.76,
        "turn": 10.0,
        "idle_turn": 1.0,
        "token": 1.37,
        "token_idle": 0.27,
        "step": 0.83,
        "founding": 0.58,
        "land": 1.9,
        "again": 0.69,
        "fitting": 0.68,
        "small": 0.16,
        "canals": 6.8,
        "piece": 0.55,
        "open": 0.58,
        "heat": 1.14,
        "absent": 0.35,
        "level": 0.37,
        "built": 0.17,
        "prospect": 0.76,
        "enclosure": 0.8,
        "palace": 0.69,
        "soon": 0.46,
    }
    TEMPERATURE: ClassVar[float] = 8.0
    CALIBRATIONS: ClassVar[Mapping[int, Calibration]] = CALIBRATIONS

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, MexicaState)
        evaluation = Evaluation(state, self.weights)
        return [evaluation.worth(seat) for seat in range(state.seats)]

    def progress(self, state: State) -> float:
        assert isinstance(state, MexicaState)
        return progress(state)

    def turn_left(self, state: State) -> float:
        assert isinstance(state, MexicaState)
        return min(1.0, state.ap / TURN_POINTS) if state.begun else 1.0

    def quiescent(self, state: State) -> bool:
        assert isinstance(state, MexicaState)
        return state.lifted < 0

    def at_horizon(self, state: State) -> bool:
        """A search compares positions between turns, when whatever was begun in one is finished."""
        assert isinstance(state, MexicaState)
        return state.starting or not state.begun

    def budget_share(self, state: State) -> float:
        """A turn is ten decisions or a few more, and the first sets the plan for all of them."""
        assert isinstance(state, MexicaState)
        if state.starting:
            return 0.03
        return 0.06 if state.begun else 0.3

    def policy(self, state: State) -> list[tuple[Action, float]]:
        return self._weighed(state, False)

    def candidates(self, state: State) -> list[tuple[Action, float]]:
        """The policy's, usually six, and what promises less at first sight: at most twenty."""
        found = self.policy(state)
        known = {action for action, _ in found}
        more = [pair for pair in self._weighed(state, True) if pair[0] not in known]
        return found + more[: max(0, MOST_CANDIDATES - len(found))]

    def _weighed(self, state: State, wide: bool) -> list[tuple[Action, float]]:
        """The first actions of plans, the most promising first."""
        assert isinstance(state, MexicaState)
        if state.starting:
            return [(action, 1.0) for action in state.actions()]
        rates = Plans(state, Evaluation(state, self.weights), wide).rates()
        found = [pair for pair in rates.items() if state.refusal(pair[0]) is None]
        if not found:
            return [(state.actions()[0], 1.0)]
        found.sort(key=_by_weight)
        return found

    def rollout_action(self, state: State, rng: Random) -> Action:
        return self.rollout_from_policy(state, self.policy(state), rng)

    def rollout_from_policy(
        self, state: State, policy: Sequence[tuple[Action, float]], rng: Random
    ) -> Action:
        return policy[0][0]

    def findings(self, story: Story) -> list[Finding]:
        return reasons.findings(story)


def _by_weight(pair: tuple[Action, float]) -> tuple[float, Action]:
    return -pair[1], pair[0]
