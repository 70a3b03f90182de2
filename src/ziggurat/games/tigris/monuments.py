"""Monuments (TE-32 to TE-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Cell
from ziggurat.games.tigris.phases import UNBUILT
from ziggurat.games.tigris.pieces import (
    COLOURS,
    FACE_DOWN,
    FACE_UP,
    GRID,
    MONUMENT_NAMES,
    MONUMENTS_OF,
    NAMES,
)

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def four(cell: Cell) -> list[Cell]:
    """The spaces of the square whose top left one is `cell`."""
    below = cell + GRID.columns
    return [cell, cell + 1, below, below + 1]


def is_square(state: TigrisState, cell: Cell, colour: int) -> bool:
    """Whether four face-up tiles of a colour lie in a square."""
    cells = state.cells
    piece = FACE_UP + colour
    return (
        cell >= 0
        and cell % GRID.columns < GRID.columns - 1
        and cell // GRID.columns < GRID.rows - 1
        and cells[cell] == piece
        and cells[cell + 1] == piece
        and cells[cell + GRID.columns] == piece
        and cells[cell + GRID.columns + 1] == piece
    )


def fitting(state: TigrisState) -> list[int]:
    """The unbuilt monuments that show the placed tile's colour."""
    colour = state.cells[state.tile] - FACE_UP
    return [number for number in MONUMENTS_OF[colour] if state.monuments[number] == UNBUILT]


def squares(state: TigrisState) -> list[Cell]:
    """The squares that the placed tile completes, if a monument is left for them (TE-32)."""
    tile = state.tile
    colour = state.cells[tile] - FACE_UP
    corners = (tile - GRID.columns - 1, tile - GRID.columns, tile - 1, tile)
    column = tile % GRID.columns
    found = [
        corner
        for corner in corners
        if is_square(state, corner, colour) and column - corner % GRID.columns in (0, 1)
    ]
    if not found or not fitting(state):
        return []
    return found


def square_refusal(state: TigrisState, cell: Cell) -> Refusal | None:
    """Why no monument can be built on that square."""
    if cell in squares(state):
        return None
    return Refusal("TE-32", "not-a-square-of-the-placed-tile", {"cell": NAMES[cell]})


def refusal(state: TigrisState, number: int) -> Refusal | None:
    """Why that monument can not be built."""
    if number in fitting(state):
        return None
    facts = {"pair": MONUMENT_NAMES[number]}
    if state.monuments[number] != UNBUILT:
        return Refusal("TE-33", "monument-is-built-already", facts)
    return Refusal("TE-33", "monument-lacks-the-colour", facts)


def build(state: TigrisState, number: int) -> None:
    """Turn the chosen square face down and put the monument on it (TE-34)."""
    colour = state.cells[state.tile] - FACE_UP
    covered = four(state.square)
    state.monuments[number] = state.square
    state.covered[colour] += len(covered)
    for cell in covered:
        state.lay(cell, FACE_DOWN)
    if state.listening:
        state.emit(
            "monument-built",
            {
                "seat": state.active,
                "pair": MONUMENT_NAMES[number],
                "cell": NAMES[state.square],
            },
        )
    if state.buildings[colour] in covered:
        if state.listening:
            place = NAMES[state.buildings[colour]]
            state.emit("building-returned", {"colour": COLOURS[colour], "cell": place})
        state.buildings[colour] = -1
    state.evict()
