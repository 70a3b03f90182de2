"""What a position is worth and which actions look good: a game's knowledge for bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from ziggurat.core.state import State
from ziggurat.core.types import Action

Weights: TypeAlias = Mapping[str, float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """A judge of positions of one game.

    This one knows no game: the score is the worth, and all actions look alike. A game's own
    judgement overrides `worths`, `promising` and `reflex`, and names its weights with defaults
    in `WEIGHTS`, so that they can be tuned.
    """

    WEIGHTS: ClassVar[Weights] = {}
    SPREAD: ClassVar[float] = 8.0
    """How much more worth makes winning about three times as likely."""
    DRAWS: ClassVar[int] = 1
    """How many draws of the unknown a first look takes the mean of: more than one where what can
    be done, or what comes of it, hangs on what others hide."""

    FIRST_TURNS: ClassVar[int] = 0
    """How many turns a careful first look plays on."""
    LATER_TURNS: ClassVar[int] = 0
    """How many turns a far-sighted search plays on where a simulation ends."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: dict[str, float] = {**self.WEIGHTS, **(weights or {})}
        unknown = sorted(set(self.weights) - set(self.WEIGHTS))
        if unknown:
            raise ValueError(f"no such weights: {', '.join(unknown)}")

    def worths(self, state: State) -> list[float]:
        """How well each seat stands; more is better, only differences between seats matter."""
        return [float(score) for score in state.scores()]

    def promising(self, state: State, actions: Sequence[Action]) -> list[tuple[Action, float]]:
        """The actions worth looking at with how good each looks at a glance, best first."""
        return [(action, 1.0) for action in actions]

    def reflex(self, state: State, rng: Random) -> Action:
        """A quick, sensible answer to the pending decision, for looking ahead."""
        return state.random_action(rng)

    def follow(self, state: State, pairs: Sequence[tuple[Action, float]], rng: Random) -> Action:
        """The quick answer where `promising` has just been asked, which may know it already."""
        return self.reflex(state, rng)

    def settled(self, state: State) -> bool:
        """Whether the position is quiet enough to be judged: nothing forced is pending."""
        return True

    def enough(self, state: State) -> bool:
        """Whether looking ahead may stop here; a game may want to see a turn to its end."""
        return self.settled(state)

    def share(self, state: State) -> float:
        """The part of the time for a whole turn that the pending decision deserves."""
        return 0.2

    def chances(self, state: State) -> list[float]:
        """Each seat's share of the victory, adding up to 1."""
        if state.over:
            places = state.ranking()
            winners = places.count(1)
            return [1.0 / winners if place == 1 else 0.0 for place in places]
        worths = self.worths(state)
        top = max(worths)
        powers = [exp((worth - top) / self.SPREAD) for worth in worths]
        total = sum(powers)
        return [power / total for power in powers]

    def foresee(self, state: State, turns: int) -> list[float]:
        """The same, as seen from the next turns; a game that counts on it plays these."""
        return self.chances(state)
