"""Bridges: building, lifting, placing (MX-21 to MX-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Action, Facts
from ziggurat.games.mexica.actions import (
    ACROSS_AXIS,
    ALONG_AXIS,
    AXES,
    BRIDGE,
    LIFT,
    SQUARE,
    axis_of,
    bridge_action,
)
from ziggurat.games.mexica.pieces import ACROSS, ALONG, LAND_AROUND, NAMES, SQUARES
from ziggurat.games.mexica.squares import block_canal, occupy, reopen, set_listed, vacate

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def ends(square: int, axis: int) -> list[int]:
    """The two squares where a bridge ends."""
    return ACROSS[square] if axis == ACROSS_AXIS else ALONG[square]


def fits(state: MexicaState, square: int, axis: int) -> bool:
    """Whether a bridge can lie there: on a free canal, with land at both ends (MX-21, MX-22)."""
    region = state.region
    if state.bridge[square] or region[square] >= 0:
        return False
    first, second = ends(square, axis)
    return region[first] >= 0 and region[second] >= 0


def spots(state: MexicaState) -> list[Action]:
    """Every `bridge` action that fits the board."""
    return [a for a in range(BRIDGE, LIFT) if fits(state, SQUARE[a], axis_of(a))]


def review(state: MexicaState, square: int) -> None:
    """Keep what fits on a square up to date after it or its neighbours have changed."""
    for axis in (ACROSS_AXIS, ALONG_AXIS):
        set_listed(state.bridge_spots, bridge_action(square, axis), fits(state, square, axis))


def lifts(state: MexicaState) -> list[Action]:
    """Every bridge that carries no pilli (MX-24)."""
    bridge, pilli_blocks = state.bridge, state.pilli_blocks
    return [LIFT + s for s in range(SQUARES) if bridge[s] and not pilli_blocks[s]]


def build(state: MexicaState, square: int, axis: int) -> None:
    """Build a bridge of the supply, or place the one that was lifted (MX-25)."""
    moved = state.lifted >= 0
    if moved:
        state.lifted = -1
        state.lifted_axis = 0
    else:
        state.ap -= 1
        state.bridges_left -= 1
    put(state, square, axis)
    if state.listening:
        facts: Facts = {
            "seat": state.seat,
            "cell": NAMES[square],
            "axis": AXES[axis],
            "moved": moved,
        }
        state.emit("bridge", facts)


def lift(state: MexicaState, square: int) -> None:
    """Take up a bridge in order to place it elsewhere (MX-25)."""
    state.ap -= 1
    axis = state.bridge[square]
    state.lifted = square
    state.lifted_axis = axis
    take_away(state, square)
    if state.listening:
        facts: Facts = {"seat": state.seat, "cell": NAMES[square], "axis": AXES[axis]}
        state.emit("lift", facts)


def put(state: MexicaState, square: int, axis: int) -> None:
    """Lay a bridge on the board."""
    state.bridge[square] = axis
    vacate(state, square)
    for other in barred(state, square):
        block_canal(state, other)
    review(state, square)


def take_away(state: MexicaState, square: int) -> None:
    """Take a bridge off the board."""
    for other in barred(state, square):
        reopen(state, other)
    occupy(state, square)
    state.bridge[square] = 0
    review(state, square)


def barred(state: MexicaState, square: int) -> list[int]:
    """The squares that the bridge there keeps dry (MX-13)."""
    return LAND_AROUND[square] if state.wide else ends(square, state.bridge[square])
