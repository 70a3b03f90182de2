"""What a position is worth and which actions look good: a game's knowledge for bots.

The words are those of tree search:

- *evaluate*: how well each seat stands in a position, without looking further;
- *chances*: the same as each seat's share of the victory, from 0 to 1;
- *policy*: the actions worth trying, with a prior weight each, best first;
- *rollout*: playing on quickly; a rollout action is the quick, sensible answer to a decision;
- *quiescent*: nothing forced is pending, so that evaluating makes sense;
- *horizon*: where looking ahead may stop; a game may want to see a turn to its end;
- *determinization*: a draw of what a seat cannot know;
- *lookahead*: whole turns played out before the evaluation, at the root or the leaves of a tree;
- *temperature*: how much of a lead makes winning about three times as likely;
- *calibration*: how much that is at each stage of a game, fitted to how games ended, so that a seat
  given six chances in ten does win six times out of ten.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from ziggurat.core.reasons import Finding, Story, points_alone
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat

Weights: TypeAlias = Mapping[str, float]


class Calibration:
    """What a lead, the next turn and a seat are worth at each stage of a game.

    Each row holds one number for each of some stages, evenly spread from the start of a game to its
    end; between two stages they change in proportion. `sharpness` multiplies how well a seat
    stands, `turn` is for whoever moves next and less for everybody after, and `seats` has a
    row for each seat. Together they are the logarithm of a seat's chance. `bench.calibrate` fits
    them to games.
    """

    def __init__(
        self, sharpness: Sequence[float], turn: Sequence[float], seats: Sequence[Sequence[float]]
    ) -> None:
        self.sharpness = list(sharpness)
        self.turn = list(turn)
        self.seats = [list(row) for row in seats]

    def chances(
        self, values: Sequence[float], progress: float, mover: Seat, turn_left: float
    ) -> list[float]:
        """Each seat's share of the victory if the moving seat has that much of its turn left."""
        steps = len(self.sharpness) - 1
        place = min(max(progress, 0.0), 1.0) * steps
        stage = min(int(place), steps - 1)
        part = place - stage
        sharpness = _between(self.sharpness, stage, part)
        turn = _between(self.turn, stage, part)
        count = len(values)
        logits: list[float] = []
        for seat in range(count):
            share = turn_share(seat, mover, count, turn_left)
            own = _between(self.seats[seat], stage, part)
            logits.append(sharpness * values[seat] + turn * share + own)
        return softmax(logits)


def turn_share(seat: Seat, mover: Seat, seats: int, turn_left: float) -> float:
    """How soon a seat moves: 1 for whoever begins a turn, an equal step less for each one after."""
    if seat == mover:
        return turn_left + (1.0 - turn_left) / seats
    return (seats - (seat - mover) % seats + 1.0 - turn_left) / seats


def softmax(logits: Sequence[float]) -> list[float]:
    """Shares in proportion to the powers of these logarithms."""
    top = max(logits)
    powers = [exp(logit - top) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


def _between(row: list[float], stage: int, part: float) -> float:
    """The value of a row some part of the way from one stage to the next."""
    return row[stage] + (row[stage + 1] - row[stage]) * part


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """A judge of the positions of one game.

    This one knows no game: it evaluates by score, and all actions look alike to it. A game's own
    judgement overrides `evaluate`, `policy` and `rollout_action`, and names its weights with
    defaults in `WEIGHTS`, so that they can be tuned.
    """

    WEIGHTS: ClassVar[Weights] = {}
    TEMPERATURE: ClassVar[float] = 8.0
    """How much of a lead makes winning about three times as likely, where nothing is fitted."""
    CALIBRATIONS: ClassVar[Mapping[int, Calibration]] = {}
    """What was fitted, by the number of seats."""
    ROUGH: ClassVar[frozenset[int]] = frozenset()
    """Numbers of seats for which fitted shares were found more than 3 % off, in games other than
    those fitted to: `bench/analysis.md`."""
    DETERMINIZATIONS: ClassVar[int] = 1
    """Over how many determinizations the priors of a root are averaged: more than one where
    what can be done, or what comes of it, depends on what others hide."""

    ROOT_LOOKAHEAD: ClassVar[int] = 0
    """How many turns are played out to find the priors of a root."""
    OWN_CHOICE: ClassVar[float] = 0.7
    """How much the best next action of the same seat counts in a search against the mean of all
    those tried: less where draws and what others hide make a single value uncertain."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: dict[str, float] = {**self.WEIGHTS, **(weights or {})}
        self.calibrated = True
        """Whether chances follow the calibration. Bots choose without it: it says how safe a lead
        is, and as a lead counts for more the nearer the end is, it would keep a seat that is behind
        from moves that bring the end closer."""
        self.since = -1.0
        """How much of the game had been played when a bot began to think: it values what brings
        the end of a won game closer. Below 0, shares are told as they are."""
        unknown = sorted(set(self.weights) - set(self.WEIGHTS))
        if unknown:
            raise ValueError(f"no such weights: {', '.join(unknown)}")

    def evaluate(self, state: State) -> list[float]:
        """How well each seat stands; more is better, and only differences between seats matter."""
        return [float(score) for score in state.scores()]

    def policy(self, state: State) -> list[tuple[Action, float]]:
        """The actions worth trying with a prior weight each, best first."""
        return [(action, 1.0) for action in state.actions()]

    def candidates(self, state: State) -> list[tuple[Action, float]]:
        """The actions that a search starts from: more than the policy's where that is narrow."""
        return self.policy(state)

    def rollout_action(self, state: State, rng: Random) -> Action:
        """A quick, sensible answer to the pending decision."""
        return state.quick_action(rng)

    def rollout_from_policy(
        self, state: State, policy: Sequence[tuple[Action, float]], rng: Random
    ) -> Action:
        """The rollout action where the policy has just been asked and may know it already."""
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
        fitted = self.CALIBRATIONS.get(state.seats) if self.calibrated else None
        if fitted is None or len(values) != state.seats:
            return softmax([value / self.TEMPERATURE for value in values])
        return fitted.chances(
            values, self.progress(state), self.mover(state), self.turn_left(state)
        )

    def at_hand(self, state: State) -> list[float]:
        """Each seat's points at a first glance, as a beginner counts them."""
        return [float(score) for score in state.scores()]

    def progress(self, state: State) -> float:
        """Roughly how much of the game has been played, from 0 to 1."""
        return 0.5

    def turn_left(self, state: State) -> float:
        """How much of the turn is left to whoever moves, from 1 at its beginning to 0."""
        return 1.0

    def turn_begins(self, state: State) -> bool:
        """Whether the pending decision is the first of a turn."""
        return self.at_horizon(state) and self.turn_left(state) >= 1.0

    def mover(self, state: State) -> Seat:
        """Whose turn it is, even if somebody else has to answer in it."""
        return state.seat

    def look_ahead(self, state: State, turns: int, until: float = 0.0) -> list[float]:
        """The chances as seen from the turns to come; a game that relies on this plays them out.

        If the processor time `until` comes before, those played by then have to do.
        """
        return self.chances(state)

    def findings(self, story: Story) -> list[Finding]:
        """What a stretch of play brings its seat, as facts that can be told."""
        return points_alone(story)

    def earned(self, before: State, after: State, seat: Seat) -> int:
        """How many points of any kind a seat has won in between."""
        return after.scores()[seat] - before.scores()[seat]
