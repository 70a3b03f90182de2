"""A position from a dump; refuses what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cairns.pieces import EMPTY, HEIGHTS, NAMES, STONES
from cairns.position import POSITION
from cairns.state import CairnsState
from ziggurat.core import BadDump, Json
from ziggurat.core.positions import PLACE

if TYPE_CHECKING:
    from cairns import Cairns


def load(game: Cairns, dump: Json) -> CairnsState:
    state = CairnsState()
    POSITION.load(game, state, dump)
    complaint = _complaint(state)
    if complaint:
        raise BadDump(f"{PLACE}: {complaint}")
    POSITION.wait(state)
    return state


def _complaint(state: CairnsState) -> str:
    """What cannot be; empty if all fits."""
    for height, name in enumerate(NAMES):
        held = sum(state.hands[height::HEIGHTS])
        total = state.laid[height] + held + state.bag.count(height)
        if total != STONES[str(state.options["bag"])][height]:
            return f"there should be {STONES[str(state.options['bag'])][height]} {name} stones"
    if any((owner == EMPTY) != (height == EMPTY) for owner, height in
           zip(state.owners, state.heights, strict=True)):  # fmt: skip
        return "a place has an owner where a stone lies, and nowhere else"
    if any(owner >= state.seats for owner in state.owners):
        return "a place belongs to a seat that nobody has"
    if any(state.heights.count(height) > state.laid[height] for height in range(HEIGHTS)):
        return "more stones lie open than were laid"
    if len(state.pending) > 1:
        return "one seat decides"
    if bool(state.pending) != (bool(state.bag) and state.passes < state.seats):
        return "the game goes on until the bag is empty or all have passed"
    return ""
