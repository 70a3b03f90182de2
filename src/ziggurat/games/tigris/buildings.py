"""The variant with civilization buildings (TE-40 to TE-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Cell
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
    """How long the line is in which the building of a colour stands now, 2 if nowhere."""
    standing = state.buildings[colour]
    if standing < 0:
        return SHORTEST_LINE - 1
    longest = max(len(line(state, standing, False)), len(line(state, standing, True)))
    return max(longest, SHORTEST_LINE - 1)


def spaces(state: TigrisState) -> list[Cell]:
    """Where the building of the placed tile's colour may go, ascending."""
    if not state.buildings_on or state.tile < 0:
        return []
    colour = state.cells[state.tile] - FACE_UP
    beat = length_to_beat(state, colour)
    found: set[Cell] = set()
    for down in (False, True):
        tiles = line(state, state.tile, down)
        if len(tiles) > beat and state.buildings[colour] not in tiles:
            found.update(tiles)
    return sorted(found)


def refusal(state: TigrisState, cell: Cell) -> Refusal | None:
    """Why the building can not go there."""
    if cell in spaces(state):
        return None
    colour = state.cells[state.tile] - FACE_UP
    facts = {"cell": NAMES[cell], "colour": COLOURS[colour]}
    lines = line(state, state.tile, False), line(state, state.tile, True)
    reached = [tiles for tiles in lines if cell in tiles and len(tiles) >= SHORTEST_LINE]
    if not reached:
        return Refusal("TE-40", "not-in-a-line-of-three", facts)
    if any(state.buildings[colour] in tiles for tiles in reached):
        return Refusal("TE-73", "building-stands-in-this-line", facts)
    return Refusal("TE-41", "line-is-not-longer", facts)


def put(state: TigrisState, cell: Cell) -> None:
    """Put or move the building of the placed tile's colour."""
    colour = state.cells[state.tile] - FACE_UP
    state.buildings[colour] = cell
    if state.listening:
        state.emit("building-placed", {"colour": COLOURS[colour], "cell": NAMES[cell]})
