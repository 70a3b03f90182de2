"""What a position is worth and which actions look good: a game's knowledge for bots.

The words are those of tree search:

- *evaluate*: how well each seat stands in a position, without looking further;
- *chances*: the same as each seat's share of the victory, from 0 to 1;
- *policy*: the actions worth trying, with a prior weight each, best first;
- *rollout*: playing on quickly; a rollout action is the quick, sensible answer to a decision;
- *quiescent*: nothing forced is pending, so that evaluating makes sense;
- *horizon*: where looking ahead may stop; a game may want to see a turn to its end;
- *determinization*: a draw of what a seat cannot know;
- *lookahead*: whole turns played on before the evaluation, at the root or at the leaves of a tree;
- *temperature*: how much of a lead makes winning about three times as likely.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from ziggurat.core.reasons import Story, Told, points_alone
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat

Weights: TypeAlias = Mapping[str, float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """A judge of positions of one game.

    This one knows no game: it evaluates by the score, and all actions look alike. A game's own
    judgement overrides `evaluate`, `policy` and `rollout_action`, and names its weights with
    defaults in `WEIGHTS`, so that they can be tuned.
    """

    WEIGHTS: ClassVar[Weights] = {}
    TEMPERATURE: ClassVar[float] = 8.0
    """How much of a lead makes winning about three times as likely."""
    DETERMINIZATIONS: ClassVar[int] = 1
    """Over how many draws of the unknown the priors of a root are averaged: more than one where
    what can be done, or what comes of it, depends on what others hide."""

    ROOT_LOOKAHEAD: ClassVar[int] = 0
    """How many turns are played on to find the priors of a root."""
    LEAF_LOOKAHEAD: ClassVar[int] = 0
    """How many turns are played on where a simulation ends, by bots that look that far."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: dict[str, float] = {**self.WEIGHTS, **(weights or {})}
        unknown = sorted(set(self.weights) - set(self.WEIGHTS))
        if unknown:
            raise ValueError(f"no such weights: {', '.join(unknown)}")

    def evaluate(self, state: State) -> list[float]:
        """How well each seat stands; more is better, only differences between seats matter."""
        return [float(score) for score in state.scores()]

    def policy(self, state: State, actions: Sequence[Action]) -> list[tuple[Action, float]]:
        """The actions worth trying with a prior weight each, best first."""
        return [(action, 1.0) for action in actions]

    def rollout_action(self, state: State, rng: Random) -> Action:
        """A quick, sensible answer to the pending decision."""
        return state.random_action(rng)

    def rollout_from_policy(
        self, state: State, policy: Sequence[tuple[Action, float]], rng: Random
    ) -> Action:
        """The rollout action where the policy has just been asked, which may know it already."""
        return self.rollout_action(state, rng)

    def quiescent(self, state: State) -> bool:
        """Whether nothing forced is pending, so that the position can be evaluated."""
        return True

    def at_horizon(self, state: State) -> bool:
        """Whether looking ahead may stop here; a game may want to see a turn to its end."""
        return self.quiescent(state)

    def budget_share(self, state: State) -> float:
        """The part of the time for a whole turn that the pending decision deserves."""
        return 0.2

    def chances(self, state: State) -> list[float]:
        """Each seat's share of the victory, adding up to 1."""
        if state.over:
            places = state.ranking()
            winners = places.count(1)
            return [1.0 / winners if place == 1 else 0.0 for place in places]
        values = self.evaluate(state)
        top = max(values)
        powers = [exp((value - top) / self.TEMPERATURE) for value in values]
        total = sum(powers)
        return [power / total for power in powers]

    def look_ahead(self, state: State, turns: int) -> list[float]:
        """The chances as seen from the next turns; a game that counts on it plays these."""
        return self.chances(state)

    def tell(self, story: Story) -> list[Told]:
        """What a stretch of play brings its seat, as facts that can be told."""
        return points_alone(story)

    def earned(self, before: State, after: State, seat: Seat) -> int:
        """How many points a seat has won in between, of whatever kind."""
        return after.scores()[seat] - before.scores()[seat]
