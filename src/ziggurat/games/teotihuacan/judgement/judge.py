"""What a position of Teotihuacan is worth, and which actions look good.

A position is worth the points its players are likely to have at the end. An action is judged by
the end of the turn it begins: the big decisions of the turn are tried one by one, the small ones
answered by rollout actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import process_time
from typing import ClassVar, Final

from ziggurat.core.judgement import Calibration, Judgement, Weights
from ziggurat.core.reasons import Finding, Story
from ziggurat.core.state import State
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan.alchemy import Technology
from ziggurat.games.teotihuacan.judgement import reasons
from ziggurat.games.teotihuacan.judgement.calibration import CALIBRATIONS
from ziggurat.games.teotihuacan.judgement.evaluate import (
    LONG_GAME,
    Outlook,
    Rates,
    teotibot,
    worth_of,
)
from ziggurat.games.teotihuacan.judgement.policy import MOST_TRIED, by_weight, glance, weighed
from ziggurat.games.teotihuacan.judgement.rollout import rollout_action
from ziggurat.games.teotihuacan.judgement.weights import FOR_MORE, FOR_TWO
from ziggurat.games.teotihuacan.powerups import AscensionReward
from ziggurat.games.teotihuacan.state import TeotihuacanState
from ziggurat.games.teotihuacan.tracks import AvenueTile, MajorStep
from ziggurat.games.teotihuacan.turn import Act, Move, Turn
from ziggurat.games.teotihuacan.worship import BoardTile, WorshipChoice

MOST_ENDS: Final = 2_000
"""How many ends of a turn are looked at. A few turns with many actions in a row have a hundred
times as many, most of them the same in another order."""


class TeotihuacanJudgement(Judgement):
    """The judge of Teotihuacan."""

    WEIGHTS: ClassVar[Weights] = FOR_TWO
    TEMPERATURE: ClassVar[float] = 12.0
    CALIBRATIONS: ClassVar[Mapping[int, Calibration]] = CALIBRATIONS
    ROUGH: ClassVar[frozenset[int]] = frozenset([2])
    ROOT_LOOKAHEAD: ClassVar[int] = 8

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(weights)
        self._for_more = {**FOR_MORE, **(weights or {})}
        self._rates: dict[tuple[bool, int], Rates] = {}

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, TeotihuacanState)
        outlook = Outlook(state)
        more = state.seats > 2
        rates = self._rates.get((more, outlook.rounds))
        if rates is None:
            weights = self._for_more if more else self.weights
            rates = self._rates[more, outlook.rounds] = Rates(weights, outlook.rounds)
        values = [worth_of(state, player, outlook, rates) for player in range(state.seats)]
        if state.solo:
            values.append(teotibot(state, outlook, rates))
        return values

    def progress(self, state: State) -> float:
        assert isinstance(state, TeotihuacanState)
        return 1.0 - min(1.0, Outlook(state).rounds / LONG_GAME)

    def quiescent(self, state: State) -> bool:
        """A turn is judged when it is over: the next one begins."""
        assert isinstance(state, TeotihuacanState)
        return not state.pending or isinstance(state.pending[-1], Turn)

    def budget_share(self, state: State) -> float:
        """Where the worker goes and what it does there matter most."""
        assert isinstance(state, TeotihuacanState)
        top = state.pending[-1]
        if isinstance(top, Turn):
            return 0.4
        return 0.2 if isinstance(top, (Move, Act)) else 0.04

    def policy(self, state: State) -> list[tuple[Action, float]]:
        """The quick answer comes first; what was looked into is weighed by what came of it."""
        assert isinstance(state, TeotihuacanState)
        actions = state.actions()
        if len(actions) > 1 and looked_through(state):
            return weighed(self._looked_through(state, actions))
        pairs = [(action, glance(state, action)) for action in actions]
        if not isinstance(state.pending[-1], Turn):
            quick = rollout_action(state)
            pairs = [(action, 4.0 if action == quick else weight) for action, weight in pairs]
        pairs.sort(key=by_weight)
        return pairs[:MOST_TRIED]

    def rollout_action(self, state: State, rng: Random) -> Action:
        assert isinstance(state, TeotihuacanState)
        if isinstance(state.pending[-1], Turn):
            return state.random_action(rng)
        if not looked_through(state):
            return rollout_action(state)
        options = state.actions()
        if len(options) == 1:
            return options[0]
        best, choice = -1.0e9, options[0]
        for action, worth in self._looked_through(state, options):
            if worth > best:
                best, choice = worth, action
        return choice

    def rollout_from_policy(
        self, state: State, policy: Sequence[tuple[Action, float]], rng: Random
    ) -> Action:
        assert isinstance(state, TeotihuacanState)
        return policy[0][0] if looked_through(state) else rollout_action(state)

    def look_ahead(self, state: State, turns: int, until: float = 0.0) -> list[float]:
        """Each seat's share of the victory, as seen at the end of each of the next turns.

        Everybody plays the turns that look best to them. The value given to a position swings
        from turn to turn, with who has just scored and who is about to; the mean over several
        turns does not, and shows what a first look cannot: what a move leads to.
        """
        assert isinstance(state, TeotihuacanState)
        total = [0.0] * state.players
        played = 0
        while played < turns and not (played and until and process_time() > until):
            played += 1
            if not state.over:
                state = self.best_of(state, state.actions(), state.seat, MOST_ENDS)[1]
            for player, chance in enumerate(self.chances(state)):
                total[player] += chance
        return [chance / played for chance in total]

    def _looked_through(
        self, state: TeotihuacanState, options: Sequence[Action]
    ) -> list[tuple[Action, float]]:
        """Each option with how the seat stands once the turn has been played to its end."""
        seat = state.seat
        found: list[tuple[Action, float]] = []
        for action in options:
            after = state.copy()
            after.apply(action)
            found.append((action, self._best_end(after, seat, MOST_ENDS // len(options))[0]))
        return found

    def best_of(
        self, state: TeotihuacanState, options: Sequence[Action], seat: int, most: int
    ) -> tuple[float, TeotihuacanState]:
        """How the seat will stand at the best end of the turn an option leads to, and that end.

        About that number of ends are looked at, equally many for each option.
        """
        top, best = -1.0e9, state
        tried = options[: max(1, most)]
        for action in tried:
            after = state.copy()
            after.apply(action)
            worth, end = self._best_end(after, seat, most // len(tried))
            if worth > top:
                top, best = worth, end
        return top, best

    def _best_end(
        self, state: TeotihuacanState, seat: int, most: int
    ) -> tuple[float, TeotihuacanState]:
        """How the seat will stand at the end of the turn, played in place, and that end."""
        while not self.quiescent(state):
            options = state.actions()
            if len(options) > 1 and looked_through(state):
                return self.best_of(state, options, seat, most)
            state.apply(rollout_action(state))
        return self.standing(state, seat), state

    def standing(self, state: TeotihuacanState, seat: int) -> float:
        """How far a seat is ahead of the best of the others, or behind."""
        values = [float(points) for points in state.points] if state.over else self.evaluate(state)
        others = [worth for player, worth in enumerate(values) if player != seat]
        return values[seat] - max(others)

    def findings(self, story: Story) -> list[Finding]:
        return reasons.findings(story)


def looked_through(state: TeotihuacanState) -> bool:
    """Whether the quick answer is found by playing out each option to the end of the turn."""
    top = state.pending[-1]
    return isinstance(
        top,
        (Move, Act, WorshipChoice, AscensionReward, Technology, BoardTile, MajorStep, AvenueTile),
    )
