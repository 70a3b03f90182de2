"""The observer: sees all hands, and no draw to come.

What a draw was worth is the share after it minus the mean of the shares after other draws that
were as likely, so that luck is 0 at the mean, whatever the judgement is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

from ziggurat.analysis.facts import Shares
from ziggurat.bots.greedy import rollout
from ziggurat.core.hidden import exchange, hidden_from_all
from ziggurat.core.json_fields import plain
from ziggurat.core.judgement import Judgement
from ziggurat.core.state import State
from ziggurat.core.types import Action


class Observer:
    """Judges positions with all hands open.

    `futures` is how many ways it draws what is to come, where that matters.
    """

    def __init__(self, judgement: Judgement, futures: int) -> None:
        self.judgement = judgement
        self.futures = futures

    def shares(self, state: State, rng: Random) -> Shares:
        """Each seat's share of the victory; what was begun is played to the end first."""
        if state.over or self.judgement.at_horizon(state):
            return self.judgement.chances(state)
        return mean_shares([self._played_on(other, rng) for other in self._redrawn(state, rng)])

    def luck(self, before: State, action: Action, after: State, rng: Random) -> Shares:
        """What the draws of an action changed, against the mean of as many redraws."""
        found = self.shares(after, rng)
        others = []
        for other in self._redrawn(before, rng):
            other.apply(action)
            others.append(self.shares(other, rng))
        return [own - mean for own, mean in zip(found, mean_shares(others), strict=True)]

    def _played_on(self, state: State, rng: Random) -> Shares:
        rollout(self.judgement, state, rng, to_horizon=True)
        return self.judgement.chances(state)

    def _redrawn(self, state: State, rng: Random) -> list[State]:
        future = Future(state)
        if not future.pools:
            return [state.copy()]
        return [future.redraw(rng) for _ in range(self.futures)]


class Future:
    """What nobody can know in a position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.dump = state.dump()
        game = state.game
        self.pools = hidden_from_all([game.hidden(self.dump, seat) for seat in range(state.seats)])

    def redraw(self, rng: Random) -> State:
        """The same position with another future."""
        dump = plain(self.dump)
        exchange(dump, self.pools, rng)
        other = self.state.game.load_kept(dump, self.state.revision)
        other.listening = False
        return other


def mean_shares(rows: Sequence[Sequence[float]]) -> Shares:
    return [fmean(column) for column in zip(*rows, strict=True)]


def hides_hands(state: State) -> bool:
    """Whether a seat knows something that another does not."""
    dump = state.dump()
    by_seat = [state.game.hidden(dump, seat) for seat in range(state.seats)]
    common = sum(len(pool.paths) for pool in hidden_from_all(by_seat))
    return any(sum(len(pool.paths) for pool in pools) > common for pools in by_seat)
