"""What a seat may see, and the same position with all else drawn anew."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

from cairns.pieces import HEIGHTS, NAMES
from cairns.position import POSITION
from ziggurat.core import Facts, Json, Seat

if TYPE_CHECKING:
    from cairns.state import CairnsState

C = TypeVar("C", bound="CairnsState")


def view(state: CairnsState, seat: Seat | None) -> Facts:
    """All that is public, and the own hand."""
    whole = POSITION.dump(state)
    shown = {name: whole[name] for name in ("game", "revision", "seats", "options", "owners",
                                            "heights", "laid", "passes", "pending")}  # fmt: skip
    return shown | {
        "viewer": seat,
        "points": state.points[:],
        "bag": len(state.bag),
        "hand": None if seat is None else _hand(state, seat),
    }


def _hand(state: CairnsState, seat: Seat) -> list[Json]:
    own = state.hands[seat * HEIGHTS : (seat + 1) * HEIGHTS]
    return [NAMES[height] for height, count in enumerate(own) for _ in range(count)]


def sample(state: C, seat: Seat | None, rng: Random) -> C:
    """A copy with the other hands and the bag drawn anew."""
    twin = state.copy()
    unknown = twin.bag[:]
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        for height in range(HEIGHTS):
            unknown += [height] * twin.hands[other * HEIGHTS + height]
    rng.shuffle(unknown)
    for other in others:
        held = sum(twin.hands[other * HEIGHTS : (other + 1) * HEIGHTS])
        drawn = [unknown.pop() for _ in range(held)]
        for height in range(HEIGHTS):
            twin.hands[other * HEIGHTS + height] = drawn.count(height)
    twin.bag = unknown
    twin.listed = None
    return twin
