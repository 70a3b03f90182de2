"""The bot that looks one decision ahead."""

from __future__ import annotations

from random import Random
from time import process_time

from ziggurat.bots.base import Advice, Bot, Observation
from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat

LONGEST_ROLLOUT = 60
"""How many decisions are played before a position is evaluated as it is."""
AS_GOOD_AS_WON = 0.8
"""A seat with a greater share of the victory than this would like to see the end."""
HURRY = 0.5
"""What a sure victory gains in worth if the whole game is played until then."""


class GreedyBot(Bot):
    """Takes the action after which it stands best, once what it forces is played out.

    It can err as people do. `oversight` is the part of the actions that it does not think of, fewer
    of those that catch the eye; `greed` is how far it overrates points it can get at once; `noise`
    is the random error, in shares of the victory, of the value it gives each action.
    """

    def __init__(
        self,
        name: str = "greedy",
        weights: Weights | None = None,
        oversight: float = 0.0,
        greed: float = 0.0,
        noise: float = 0.0,
    ) -> None:
        self.name = name
        self.weights = weights
        self.oversight = oversight
        self.greed = greed
        self.noise = noise

    def choose(self, observation: Observation, rng: Random) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        judgement = observation.game.judgement(self.weights)
        judgement.calibrated = False
        state = observation.game.imagine(observation.view, rng)
        judgement.since = judgement.progress(state)
        seat = observation.seat
        before = judgement.at_hand(state)[seat]
        best, choice = -1.0e9, observation.actions[0]
        for action in self.noticed(judgement.policy(state), rng):
            after = follow(judgement, state, action, rng)
            value = worth(judgement, after)[seat]
            if self.greed:
                gain = judgement.at_hand(after)[seat] - before
                value += self.greed * gain / judgement.TEMPERATURE
            if self.noise:
                value += rng.gauss(0.0, self.noise)
            if value > best:
                best, choice = value, action
        return choice

    def noticed(self, policy: list[tuple[Action, float]], rng: Random) -> list[Action]:
        """The actions it thinks of; one that catches the eye is overlooked half as often."""
        if not self.oversight:
            return [action for action, _ in policy]
        top = policy[0][1]
        noticed = [
            action
            for action, weight in policy
            if rng.random() >= self.oversight * (1.0 - 0.5 * weight / top)
        ]
        return noticed or [policy[0][0]]

    def advise(self, observation: Observation, rng: Random, count: int = 3) -> list[Advice]:
        judgement = observation.game.judgement(self.weights)
        state = observation.game.imagine(observation.view, rng)
        values = evaluate_actions(judgement, state, observation.seat, rng)
        values.sort(key=lambda pair: -pair[1])
        return [Advice(action, value, [action]) for action, value in values[:count]]


def evaluate_actions(
    judgement: Judgement,
    state: State,
    seat: Seat,
    rng: Random,
    to_horizon: bool = False,
    lookahead: bool = False,
    until: float = 0.0,
) -> list[tuple[Action, float]]:
    """The actions worth trying and the seat's share of the victory after each.

    A rollout follows each until the position is quiescent, or `to_horizon`; with `lookahead` the
    judgement also plays out whole turns. Actions that are not done with before the processor time
    `until` are taken to be no better than the others.
    """
    turns = judgement.ROOT_LOOKAHEAD if lookahead else 0
    late = False
    found: list[tuple[Action, float]] = []
    actions = judgement.candidates(state) if to_horizon else judgement.policy(state)
    for action, _ in actions:
        if not late:
            after = follow(judgement, state, action, rng, to_horizon)
            value = worth(judgement, after, turns, until)[seat]
            late = until > 0.0 and process_time() > until
        if late and found:
            value = min(one for _, one in found)
        found.append((action, value))
    return found


def follow(
    judgement: Judgement, state: State, action: Action, rng: Random, to_horizon: bool = False
) -> State:
    """The position that an action leads to once what it forces is played out."""
    after = state.copy()
    after.apply(action)
    rollout(judgement, after, rng, to_horizon)
    return after


def worth(judgement: Judgement, state: State, turns: int = 0, until: float = 0.0) -> list[float]:
    """Each seat's share of the victory, as seen that many turns later, with what haste adds."""
    chances = judgement.look_ahead(state, turns, until) if turns else judgement.chances(state)
    hurry(chances, made(judgement, state))
    return chances


def made(judgement: Judgement, state: State) -> float:
    """How much of the whole game has been played since a bot began to think, for haste."""
    if judgement.since < 0.0:
        return 0.0
    return (1.0 if state.over else judgement.progress(state)) - judgement.since


def hurry(chances: list[float], made: float) -> None:
    """Add a little to a share that is as good as the victory for that part of a game.

    Where little else tells actions apart, the one that brings the end closer is chosen.
    """
    for seat, chance in enumerate(chances):
        if chance > AS_GOOD_AS_WON:
            sure = (chance - AS_GOOD_AS_WON) / (1.0 - AS_GOOD_AS_WON)
            chances[seat] = chance + HURRY * sure * made


def rollout(judgement: Judgement, state: State, rng: Random, to_horizon: bool = False) -> None:
    """Play quickly until the position is quiescent, or to the horizon of a search."""
    for _ in range(LONGEST_ROLLOUT):
        if state.over:
            return
        if judgement.at_horizon(state) if to_horizon else judgement.quiescent(state):
            return
        state.apply(judgement.rollout_action(state, rng))
