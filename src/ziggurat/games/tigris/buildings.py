"""The variant with civilization buildings (TE-40 to TE-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import PendingField
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Cell, Seat
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.moves import TILE_FIELD, TigrisDecision, TileStep
from ziggurat.games.tigris.pieces import COLOURS, FACE_UP, GRID, NAMES

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

SHORTEST_LINE: Final = 3


def line(state: TigrisState, cell: Cell, down: bool) -> list[Cell]:
    """The unbroken row or column of face-up tiles of one colour through a tile."""
    piece = state.cells[cell]
    step = GRID.columns if down else 1
    start = cell
    while _goes_on(start, -step) and state.cells[start - step] == piece:
        start -= step
    found = [start]
    while _goes_on(found[-1], step) and state.cells[found[-1] + step] == piece:
        found.append(found[-1] + step)
    return found


def _goes_on(cell: Cell, step: int) -> bool:
    """Whether there is a space one step further in the same row or column."""
    if step == 1 or step == -1:
        return 0 <= cell % GRID.columns + step < GRID.columns
    return 0 <= cell + step < GRID.size


def length_to_beat(state: TigrisState, colour: int) -> int:
    """The length of the line in which the building of a colour stands now, 2 if nowhere (TE-72)."""
    standing = state.buildings[colour]
    if standing < 0:
        return SHORTEST_LINE - 1
    longest = max(len(line(state, standing, False)), len(line(state, standing, True)))
    return max(longest, SHORTEST_LINE - 1)


def spaces(state: TigrisState, tile: Cell) -> list[Cell]:
    """Where the building of the placed tile's colour may go, ascending (TE-40, TE-41)."""
    colour = state.cells[tile] - FACE_UP
    beat = length_to_beat(state, colour)
    found: set[Cell] = set()
    for down in (False, True):
        tiles = line(state, tile, down)
        if len(tiles) > beat and state.buildings[colour] not in tiles:
            found.update(tiles)
    return sorted(found)


class OfferBuilding(TileStep):
    """A building may be put on the board or moved if the tile makes a line for it (TE-40)."""

    KIND: ClassVar[str] = "offer-building"

    def carry_out(self, state: TigrisState) -> None:
        if spaces(state, self.tile):
            state.pending.append(PutBuilding(self.seat, self.tile))


class PutBuilding(TigrisDecision):
    """Where the building of the placed tile's colour goes, if anywhere (TE-40 to TE-42)."""

    KIND: ClassVar[str] = "building"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (TILE_FIELD,)

    def __init__(self, seat: Seat, tile: Cell) -> None:
        super().__init__(seat, tile, actions.BUILDING, actions.NO_BUILDING + 1)

    def options(self, state: TigrisState) -> list[Action]:
        found = [actions.BUILDING + cell for cell in spaces(state, self.tile)]
        found.append(actions.NO_BUILDING)
        return found

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        cell = action - actions.BUILDING
        if action == actions.NO_BUILDING or cell in spaces(state, self.tile):
            return None
        colour = state.cells[self.tile] - FACE_UP
        facts = {"cell": NAMES[cell], "colour": COLOURS[colour], "tile": NAMES[self.tile]}
        lines = line(state, self.tile, False), line(state, self.tile, True)
        reached = [tiles for tiles in lines if cell in tiles and len(tiles) >= SHORTEST_LINE]
        if not reached:
            return Refusal("TE-40", "not-in-a-line-of-three", facts)
        if any(state.buildings[colour] in tiles for tiles in reached):
            return Refusal("TE-73", "building-stands-in-this-line", facts)
        return Refusal("TE-41", "line-is-not-longer", facts)

    def answer(self, state: TigrisState, action: Action) -> None:
        if action == actions.NO_BUILDING:
            return
        cell = action - actions.BUILDING
        colour = state.cells[self.tile] - FACE_UP
        state.own_buildings()[colour] = cell
        if state.listening:
            state.emit("building-placed", {"colour": COLOURS[colour], "cell": NAMES[cell]})

    def complaint(self, state: TigrisState) -> str:
        if not state.buildings_on:
            return "the game is played without buildings"
        return state.no_tile(self.tile) or (
            "" if spaces(state, self.tile) else "the tile makes no line for a building"
        )
