"""A move that somebody tries where the best one is known: what it brings, and what it gives away.

Puzzles and the mistakes of one's own games are judged by this, from what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ziggurat.analysis.advice import explain
from ziggurat.analysis.facts import Candidate, rounded
from ziggurat.analysis.lines import best_action
from ziggurat.analysis.looks import search_move, with_own
from ziggurat.analysis.marks import INACCURACY
from ziggurat.bots import Advice
from ziggurat.bots.greedy import LONGEST_ROLLOUT
from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.refusals import Refusal
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Seat

SIMULATIONS = 160
"""For the move and for the best one, over the same draws."""


@dataclass(frozen=True)
class Tried:
    """A move with its reasons; `loss` is how much of the victory it gives away."""

    move: Candidate
    loss: float

    @property
    def right(self) -> bool:
        """Whether it is as good as the best, as far as can be told."""
        return self.loss < INACCURACY


def judge_try(game: Game, view: Facts, action: Action, best: Candidate, seed: str) -> Tried:
    """Search a move beside the best one; the same seed says the same.

    The best one's share is known better than one search can tell, so that the loss is taken from
    that.
    """
    rng, judgement = Random(seed), game.judgement()
    state = game.imagine(view, rng)
    seat, draws = state.seat, rng.getrandbits(64)
    own, other = (
        search_move(judgement, state, move, SIMULATIONS, Random(draws))
        for move in (action, best.action)
    )
    loss = max(0.0, other.shares[seat] - own.shares[seat])
    share = max(0.0, best.shares[seat] - loss)
    thoughts = [
        Advice(other.action, other.shares[seat], other.line),
        Advice(action, share, own.line),
    ]
    explained = explain(judgement, state, thoughts, rng)[1]
    shares = rounded(with_own(own.shares, seat, share))
    reasons = [reason.json() for reason in explained.reasons]
    move = Candidate(action, game.write(action), shares, explained.line, reasons)
    return Tried(move, round(loss, 5))


@dataclass(frozen=True)
class Played:
    """A decision in a line that is played on the board, and what it did."""

    seat: Seat
    action: Action
    events: list[Event]


class Attempt:
    """Decisions of one seat in a position, with the others' answers to them."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state.copy()
        self.state.listening = True
        self.seat = seat
        self.played: list[Played] = []
        self.refusal: Refusal | None = None

    def play(self, actions: Sequence[Action], seed: str) -> None:
        """Play these as far as they go in this turn; others answer what looks best to them.

        A line was found in imagined positions: where the others answer otherwise, it ends.
        """
        rng, judgement = Random(seed), self.state.game.judgement()
        for number, action in enumerate(actions):
            if self.state.over or self.state.seat != self.seat:
                return
            refusal = self.state.refusal(action)
            if refusal is not None:
                self.refusal = refusal if number == 0 else None
                return
            self._play(action)
            for _ in range(LONGEST_ROLLOUT):
                state = self.state
                if state.over or state.seat == self.seat or judgement.at_horizon(state):
                    break
                self._play(best_action(judgement, state, rng))

    def _play(self, action: Action) -> None:
        heard, seat = len(self.state.events), self.state.seat
        self.state.apply(action)
        self.played.append(Played(seat, action, self.state.events[heard:]))
