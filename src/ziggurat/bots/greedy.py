"""The bot that looks one decision ahead."""

from __future__ import annotations

from random import Random

from ziggurat.bots.base import Advice, Bot, Observation
from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat

LONGEST_ROLLOUT = 60
"""Decisions played before a position is evaluated as it is."""


class GreedyBot(Bot):
    """Takes the action after which it stands best, once what it forces is played out.

    `blunders` is the share of decisions it takes without looking; `noise` the random error, in
    shares of the victory, of its value of each action.
    """

    def __init__(
        self,
        name: str = "greedy",
        weights: Weights | None = None,
        blunders: float = 0.0,
        noise: float = 0.0,
    ) -> None:
        self.name = name
        self.weights = weights
        self.blunders = blunders
        self.noise = noise

    def choose(self, observation: Observation, rng: Random) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        judgement = observation.game.judgement(self.weights)
        state = observation.game.imagine(observation.view, rng)
        if rng.random() < self.blunders:
            return judgement.rollout_action(state, rng)
        best, choice = -1.0, observation.actions[0]
        for action, value in evaluate_actions(judgement, state, observation.seat, rng):
            noisy = value + rng.gauss(0.0, self.noise) if self.noise else value
            if noisy > best:
                best, choice = noisy, action
        return choice

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
) -> list[tuple[Action, float]]:
    """The actions of the policy and the seat's share of the victory after each.

    A rollout follows each until the position is quiescent, or `to_horizon`; with `lookahead` the
    judgement plays whole turns on as well.
    """
    turns = judgement.ROOT_LOOKAHEAD if lookahead else 0
    found: list[tuple[Action, float]] = []
    for action, _ in judgement.policy(state, state.actions()):
        after = state.copy()
        after.apply(action)
        rollout(judgement, after, rng, to_horizon)
        chances = judgement.look_ahead(after, turns) if turns else judgement.chances(after)
        found.append((action, chances[seat]))
    return found


def rollout(judgement: Judgement, state: State, rng: Random, to_horizon: bool = False) -> None:
    """Play quickly until the position is quiescent, or to the horizon of a search."""
    for _ in range(LONGEST_ROLLOUT):
        if state.over:
            return
        if judgement.at_horizon(state) if to_horizon else judgement.quiescent(state):
            return
        state.apply(judgement.rollout_action(state, rng))
