"""Founding a region: its calpulli tile and the points for it (MX-16 to MX-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.mexica import temples
from ziggurat.games.mexica.actions import ACTIONS, FOUND, FOUND_ROW, SQUARE
from ziggurat.games.mexica.moves import BuildingMove, at, not_buildable
from ziggurat.games.mexica.pieces import NAMES, shares
from ziggurat.games.mexica.scoring import FOUNDER, GUEST
from ziggurat.games.mexica.squares import CALPULLI, block_canal

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def may_found(state: MexicaState, label: int) -> bool:
    """Whether a shown tile has exactly the size of this unfounded region (MX-17)."""
    return not state.founded[label] and len(state.members[label]) in state.shown


def gains(state: MexicaState, label: int, founder: int) -> list[int]:
    """What each seat would get if that seat founded the region now (MX-19)."""
    _, blue, white = shares(len(state.members[label]))
    points = [0] * state.seats
    for seat in range(state.seats):
        if seat == founder:
            points[seat] = blue
        elif state.region[state.pilli[seat]] == label:
            points[seat] = white
    return points


class Found(BuildingMove):
    """Found the region where one's pilli stands, free of charge (MX-16 to MX-19)."""

    def rows(self, state: MexicaState, label: int) -> list[list[Action]]:
        return [FOUND_ROW] if may_found(state, label) else []

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        square, label = SQUARE[action], state.region[state.pilli[state.seat]]
        if label < 0:
            return Refusal("MX-16", "the-pilli-is-on-a-bridge", {})
        if state.founded[label]:
            return Refusal("MX-17", "the-region-is-founded", {"size": state.founded[label]})
        size = len(state.members[label])
        if size not in state.shown:
            return Refusal("MX-17", "no-tile-of-that-size-is-shown", {"size": size})
        if all(not_buildable(state, member, "MX-18") for member in state.members[label]):
            return Refusal("MX-18", "no-free-square-for-the-tile", {"size": size})
        found = not_buildable(state, square, "MX-18")
        if found is None and state.region[square] != label:
            found = Refusal("MX-16", "another-region", at(square))
        return found

    def carry_out(self, state: MexicaState, action: Action) -> None:
        square, founder = SQUARE[action], state.seat
        label = state.region[square]
        size = len(state.members[label])
        points = gains(state, label, founder)
        for seat in range(state.seats):
            state.award(seat, FOUNDER if seat == founder else GUEST, points[seat])
        state.shown = [*state.shown]
        state.shown.remove(size)
        settle(state, square, size)
        state.stirred = True
        state.unchecked = True
        if state.listening:
            facts: Facts = {
                "seat": founder,
                "cell": NAMES[square],
                "size": size,
                "points": points,
            }
            state.emit("found", facts)


def settle(state: MexicaState, square: int, size: int) -> None:
    """Put the tile down; no canal will ever be dug in this region again (MX-14)."""
    label = state.region[square]
    state.own_founded()[label] = size
    state.region_planes = None
    for member in state.members[label]:
        block_canal(state, member)
    temples.put(state, square, CALPULLI + size)


FOUNDING: Final[Found] = Found(FOUND, ACTIONS)
