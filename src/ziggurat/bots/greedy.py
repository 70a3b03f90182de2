"""The bot that looks one decision ahead."""

from __future__ import annotations

from random import Random

from ziggurat.bots.base import Advice, Bot, Seen
from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat

LONGEST_FOLLOW_UP = 60
"""Decisions looked through before a position is judged as it is."""


class GreedyBot(Bot):
    """Takes the action after which it stands best, once what it forces is played out.

    `blunders` is the share of decisions it takes without looking; `blur` the random error, in
    shares of the victory, of what it thinks of each action.
    """

    def __init__(
        self,
        name: str = "greedy",
        weights: Weights | None = None,
        blunders: float = 0.0,
        blur: float = 0.0,
    ) -> None:
        self.name = name
        self.weights = weights
        self.blunders = blunders
        self.blur = blur

    def choose(self, seen: Seen, rng: Random) -> Action:
        if len(seen.actions) == 1:
            return seen.actions[0]
        judgement = seen.game.judgement(self.weights)
        state = seen.game.imagine(seen.view, rng)
        if rng.random() < self.blunders:
            return judgement.reflex(state, rng)
        best, choice = -1.0, seen.actions[0]
        for action, value in rated(judgement, state, seen.seat, rng):
            blurred = value + rng.gauss(0.0, self.blur) if self.blur else value
            if blurred > best:
                best, choice = blurred, action
        return choice

    def advise(self, seen: Seen, rng: Random, count: int = 3) -> list[Advice]:
        judgement = seen.game.judgement(self.weights)
        state = seen.game.imagine(seen.view, rng)
        values = sorted(rated(judgement, state, seen.seat, rng), key=lambda pair: -pair[1])
        return [Advice(action, value, [action]) for action, value in values[:count]]


def rated(
    judgement: Judgement,
    state: State,
    seat: Seat,
    rng: Random,
    ahead: bool = False,
    careful: bool = False,
) -> list[tuple[Action, float]]:
    """The promising actions of a position and the seat's share of the victory after each.

    What follows is looked through as far as it is forced, or as far as a search looks `ahead`; who
    is `careful` counts what the judgement can foresee.
    """
    turns = judgement.FIRST_TURNS if careful else 0
    found: list[tuple[Action, float]] = []
    for action, _ in judgement.promising(state, state.actions()):
        after = state.copy()
        after.apply(action)
        play_out(judgement, after, rng, ahead)
        chances = judgement.foresee(after, turns) if turns else judgement.chances(after)
        found.append((action, chances[seat]))
    return found


def play_out(judgement: Judgement, state: State, rng: Random, ahead: bool = False) -> None:
    """Play by reflex until the position can be judged, or as far as a search looks `ahead`."""
    for _ in range(LONGEST_FOLLOW_UP):
        if state.over or (judgement.enough(state) if ahead else judgement.settled(state)):
            return
        state.apply(judgement.reflex(state, rng))
