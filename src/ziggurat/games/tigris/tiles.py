"""Placing tiles and what they earn (TE-16 to TE-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Cell, Seat
from ziggurat.games.tigris import actions, buildings, conflicts, monuments
from ziggurat.games.tigris.kingdoms import Regions
from ziggurat.games.tigris.moves import RulebookAction
from ziggurat.games.tigris.pieces import (
    BLACK,
    BLUE,
    CELLS,
    COLOURS,
    EMPTY,
    FACE_UP,
    FOR_BUILDING,
    FOR_TILE,
    NAMES,
)
from ziggurat.games.tigris.spaces import NO_PLANE, Spaces, add_at, both, less, nowhere, plane

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

MOST_KINGDOMS: Final = 2
"""How many kingdoms a tile may touch."""


class PlaceTile(RulebookAction):
    """Put a tile from one's hand on the board (TE-16, TE-17)."""

    def add_possible(self, state: TigrisState, found: list[Action]) -> None:
        for colour in range(4):
            add_at(found, actions.TILE_ROWS[colour], self.spaces(state, colour))

    def add_planes(self, state: TigrisState, pieces: list[bytes]) -> None:
        free = self.free(state)
        on_land: bytes | None = None
        for colour in range(4):
            if not state.hands[4 * state.active + colour]:
                pieces.append(NO_PLANE)
            elif colour == BLUE:
                pieces.append(plane(both(free, state.board.water)))
            else:
                if on_land is None:
                    on_land = plane(both(free, state.board.land))
                pieces.append(on_land)

    def spaces(self, state: TigrisState, colour: int) -> Spaces:
        """Where a tile of a colour can be put."""
        if not state.hands[4 * state.active + colour]:
            return nowhere()
        return both(self.free(state), state.board.water if colour == BLUE else state.board.land)

    def free(self, state: TigrisState) -> Spaces:
        """Where a tile can be put, of whatever colour."""
        regions = state.regions()
        return less(regions.empty, regions.crowded())

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        number = action - actions.TILE
        colour, cell = number // CELLS, number % CELLS
        if not state.hands[4 * state.active + colour]:
            return _refuse("TE-9", "tile-is-not-in-hand", colour, cell)
        if state.cells[cell] != EMPTY:
            return _refuse("TE-16", "space-is-taken", colour, cell)
        if state.board.river[cell] and colour != BLUE:
            return _refuse("TE-16", "rivers-are-for-farms", colour, cell)
        if colour == BLUE and not state.board.river[cell]:
            return _refuse("TE-16", "farms-lie-on-rivers", colour, cell)
        if state.regions().count_at(cell) > MOST_KINGDOMS:
            return _refuse("TE-16", "tile-would-join-three-kingdoms", colour, cell)
        return None

    def carry_out(self, state: TigrisState, action: Action) -> None:
        """Wars come first, then a building, then a monument (TE-19, TE-74).

        A tile that joins kingdoms earns nothing, even in peace (TE-18, TE-50).
        """
        seat = state.active
        number = action - actions.TILE
        colour, cell = number // CELLS, number % CELLS
        state.own_hands()[4 * seat + colour] -= 1
        touched = state.regions().kingdoms_at(cell)
        state.lay(cell, FACE_UP + colour)
        state.pending.append(monuments.OfferMonument(seat, cell))
        if state.buildings_on:
            state.pending.append(buildings.OfferBuilding(seat, cell))
        if len(touched) > 1:
            state.pending.append(conflicts.Wars(seat, cell))
        if state.listening:
            state.emit(
                "tile-placed", {"seat": seat, "colour": COLOURS[colour], "cell": NAMES[cell]}
            )
        if len(touched) == 1:
            _earn(state, colour, cell)
        elif len(touched) > 1 and state.listening:
            state.emit("kingdoms-joined", {"cell": NAMES[cell]})


def _refuse(rule: str, reason: str, colour: int, cell: Cell) -> Refusal:
    return Refusal(rule, reason, {"cell": NAMES[cell], "colour": COLOURS[colour]})


def earner(state: TigrisState, regions: Regions, region: int, colour: int) -> Seat:
    """Who gets the point for a tile in a kingdom: its colour's leader, else the king (TE-17)."""
    for wanted in (colour, BLACK):
        for seat in range(state.seats):
            if regions.leaders[region] >> (4 * seat + wanted) & 1:
                return seat
    return -1


def _earn(state: TigrisState, colour: int, cell: Cell) -> None:
    """The point of a tile in its kingdom (TE-17), and the building's for the same seat (TE-71)."""
    regions = state.regions()
    region = regions.label[cell]
    seat = earner(state, regions, region, colour)
    if seat < 0:
        return
    state.award(seat, colour, 1, FOR_TILE)
    building = state.buildings[colour]
    if building >= 0 and regions.label[building] == region:
        state.award(seat, colour, 1, FOR_BUILDING)


PLACE: Final[PlaceTile] = PlaceTile(actions.TILE, actions.LEADER)
