"""Bridges: building, lifting, placing (MX-21 to MX-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.kinds import Action, Facts
from ziggurat.games.mexica.actions import (
    ACROSS_AXIS,
    ALONG_AXIS,
    AXES,
    LIFT,
    SQUARE,
    bridge_action,
)
from ziggurat.games.mexica.pieces import ACROSS, ALONG, AROUND, NAMES, SQUARES

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def ends(square: int, axis: int) -> list[int]:
    """The two squares where a bridge ends."""
    return ACROSS[square] if axis == ACROSS_AXIS else ALONG[square]


def fits(state: MexicaState, square: int, axis: int) -> bool:
    """Whether a bridge can lie there: on a free canal, with land at both ends (MX-21, MX-22)."""
    return not state.bridge[square] and bridge_action(square, axis) in footings(state)


def footings(state: MexicaState) -> list[Action]:
    """Every `bridge` action on a canal with land at both ends, bridges or not."""
    if state.bridge_footings is None:
        region = state.region
        found: list[Action] = []
        for square in range(SQUARES):
            if region[square] < 0:
                for axis in (ACROSS_AXIS, ALONG_AXIS):
                    first, second = ends(square, axis)
                    if region[first] >= 0 and region[second] >= 0:
                        found.append(bridge_action(square, axis))
        state.bridge_footings = found
    return state.bridge_footings


def spots(state: MexicaState) -> list[Action]:
    """Every `bridge` action that fits the board."""
    if state.bridge_spots is None:
        bridge = state.bridge
        state.bridge_spots = [a for a in footings(state) if not bridge[SQUARE[a]]]
    return state.bridge_spots


def lifts(state: MexicaState) -> list[Action]:
    """Every bridge that carries no pilli (MX-24)."""
    bridge, solid = state.bridge, state.solid
    return [LIFT + s for s in range(SQUARES) if bridge[s] and not solid[s]]


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
        state.tell("bridge", facts)


def lift(state: MexicaState, square: int) -> None:
    """Take up a bridge in order to place it elsewhere (MX-25)."""
    state.ap -= 1
    axis = state.bridge[square]
    state.lifted = square
    state.lifted_axis = axis
    take_away(state, square)
    if state.listening:
        facts: Facts = {"seat": state.seat, "cell": NAMES[square], "axis": AXES[axis]}
        state.tell("lift", facts)


def put(state: MexicaState, square: int, axis: int) -> None:
    """Lay a bridge on the board."""
    state.bridge[square] = axis
    state.solid[square] -= 1
    _bar(state, square, axis, 1)


def take_away(state: MexicaState, square: int) -> None:
    """Take a bridge off the board."""
    _bar(state, square, state.bridge[square], -1)
    state.bridge[square] = 0
    state.solid[square] += 1


def _bar(state: MexicaState, square: int, axis: int, change: int) -> None:
    """Close or open to canals the squares that this bridge keeps dry (MX-13)."""
    shut = state.shut
    for other in AROUND[square] if state.wide else ends(square, axis):
        shut[other] += change
    state.forget_canals()
    state.bridge_spots = None
