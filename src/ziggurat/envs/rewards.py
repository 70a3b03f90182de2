"""What playing is worth to a learner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from ziggurat.core.state import State
from ziggurat.core.types import Seat

Rewards: TypeAlias = Literal["rank", "points"]
"""By places at the end, or by points as they come and go."""


def by_rank(places: Sequence[int]) -> list[float]:
    """From 1 for the only first to -1 for the only last, evenly spaced; equal ones share.

    They sum up to zero. Teotibot has a place too, so a solo game is won with 1 or lost with -1.
    """
    count = len(places)
    if count == 1:
        return [0.0]
    rewards = []
    for place in places:
        equal = places.count(place)
        middle = place - 1 + (equal - 1) / 2
        rewards.append(1.0 - 2.0 * middle / (count - 1))
    return rewards


class Purse:
    """Pays the seats of one game: at its end by rank, or after each action by points gained."""

    def __init__(self, rewards: Rewards, state: State) -> None:
        self.rewards = rewards
        self.scores = state.scores() if rewards == "points" else []

    def copy(self) -> Purse:
        """An independent one; scores are replaced, never changed."""
        twin = Purse.__new__(Purse)
        twin.rewards, twin.scores = self.rewards, self.scores
        return twin

    def pay(self, state: State) -> list[float] | None:
        """What each seat gets after an action; None while there is nothing for anybody."""
        if self.rewards == "points":
            before, self.scores = self.scores, state.scores()
            if before == self.scores:
                return None
            return [float(now - then) for now, then in zip(self.scores, before, strict=True)]
        return by_rank(state.ranking()) if state.over else None

    def pay_one(self, state: State, seat: Seat) -> float:
        """What that seat gets after one or more actions."""
        paid = self.pay(state)
        return 0.0 if paid is None else paid[seat]
