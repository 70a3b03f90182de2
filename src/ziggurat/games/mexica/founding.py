"""Founding a region: its calpulli tile and the points for it (MX-16 to MX-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts
from ziggurat.games.mexica import temples
from ziggurat.games.mexica.pieces import NAMES, shares
from ziggurat.games.mexica.scoring import FOUNDER, GUEST
from ziggurat.games.mexica.squares import block_canal

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def may_found(state: MexicaState, label: int) -> bool:
    """Whether a shown tile has exactly the size of this unfounded region (MX-17)."""
    return not state.founded[label] and len(state.members[label]) in state.shown


def gains(state: MexicaState, label: int, founder: int) -> list[int]:
    """What each seat would get if that one founded the region now (MX-19)."""
    _, blue, white = shares(len(state.members[label]))
    points = [0] * state.seats
    for seat in range(state.seats):
        if seat == founder:
            points[seat] = blue
        elif state.region[state.pilli[seat]] == label:
            points[seat] = white
    return points


def found(state: MexicaState, square: int) -> None:
    label = state.region[square]
    size = len(state.members[label])
    points = gains(state, label, state.seat)
    for seat in range(state.seats):
        state.award(seat, FOUNDER if seat == state.seat else GUEST, points[seat])
    state.shown = [*state.shown]
    state.shown.remove(size)
    settle(state, square, size)
    state.stirred = True
    state.unchecked = True
    if state.listening:
        facts: Facts = {"seat": state.seat, "cell": NAMES[square], "size": size, "points": points}
        state.emit("found", facts)


def settle(state: MexicaState, square: int, size: int) -> None:
    """Put the tile down; no canal will ever be dug in this region again (MX-14)."""
    label = state.region[square]
    state.founded[label] = size
    for member in state.members[label]:
        block_canal(state, member)
    temples.put(state, square, temples.CALPULLI + size)
