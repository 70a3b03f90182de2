"""Monuments (TE-32 to TE-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import PendingField
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Cell, Facts, Seat
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.moves import TILE_FIELD, TigrisDecision, TileStep
from ziggurat.games.tigris.pieces import (
    CELLS,
    COLOURS,
    FACE_DOWN,
    FACE_UP,
    GRID,
    MONUMENT_NAMES,
    MONUMENT_PLACES,
    MONUMENTS_OF,
    NAMES,
    UNBUILT,
)

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def four(cell: Cell) -> list[Cell]:
    """The spaces of the square whose top left one is `cell`."""
    below = cell + GRID.columns
    return [cell, cell + 1, below, below + 1]


FOURS: Final[list[list[Cell]]] = [four(cell) for cell in range(CELLS)]
"""The four spaces of each square, by its top left space."""

CORNERS: Final[list[list[Cell]]] = [
    [corner for corner in MONUMENT_PLACES if cell in FOURS[corner]] for cell in range(CELLS)
]
"""For each space, the squares it is part of, by their top left space."""


def square_through(cells: bytes, cell: Cell, piece: int, corner: Cell) -> bool:
    """Whether the other three spaces of a square hold that piece (TE-32)."""
    return all(other == cell or cells[other] == piece for other in FOURS[corner])


def fitting(state: TigrisState, tile: Cell) -> list[int]:
    """The unbuilt monuments that show the placed tile's colour (TE-33)."""
    colour = state.cells[tile] - FACE_UP
    return [number for number in MONUMENTS_OF[colour] if state.monuments[number] == UNBUILT]


def squares(state: TigrisState, tile: Cell) -> list[Cell]:
    """The squares that the placed tile completes, if a monument is left for them (TE-32, TE-70)."""
    piece = state.cells[tile]
    found = [corner for corner in CORNERS[tile] if square_through(state.cells, tile, piece, corner)]
    if not found or not fitting(state, tile):
        return []
    return found


class OfferMonument(TileStep):
    """A monument may be built if the tile completes a square (TE-32)."""

    KIND: ClassVar[str] = "offer-monument"

    def carry_out(self, state: TigrisState) -> None:
        if squares(state, self.tile):
            state.pending.append(ChooseSquare(self.seat, self.tile))


class ChooseSquare(TigrisDecision):
    """On which of the squares a monument is built, if at all (TE-32, TE-69)."""

    KIND: ClassVar[str] = "square"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (TILE_FIELD,)

    def __init__(self, seat: Seat, tile: Cell) -> None:
        super().__init__(seat, tile, actions.SQUARE, actions.NO_MONUMENT + 1)

    def options(self, state: TigrisState) -> list[Action]:
        found = [actions.square_action(cell) for cell in squares(state, self.tile)]
        found.append(actions.NO_MONUMENT)
        return found

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        if action == actions.NO_MONUMENT:
            return None
        cell = MONUMENT_PLACES[action - actions.SQUARE]
        if cell in squares(state, self.tile):
            return None
        return Refusal("TE-32", "not-a-square-of-the-placed-tile", {"cell": NAMES[cell]})

    def answer(self, state: TigrisState, action: Action) -> None:
        if action == actions.NO_MONUMENT:
            return
        choice = RaiseMonument(self.seat, self.tile, MONUMENT_PLACES[action - actions.SQUARE])
        fits = fitting(state, self.tile)
        if len(fits) > 1:
            state.pending.append(choice)
        else:
            choice.build(state, fits[0])

    def complaint(self, state: TigrisState) -> str:
        return state.no_tile(self.tile) or (
            "" if squares(state, self.tile) else "the tile completes no square for a monument"
        )


class RaiseMonument(TigrisDecision):
    """Which of the monuments that show the tile's colour is built (TE-33, TE-34)."""

    KIND: ClassVar[str] = "monument"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (
        TILE_FIELD,
        PendingField("square", 0, CELLS - 1, NAMES),
    )

    def __init__(self, seat: Seat, tile: Cell, square: Cell) -> None:
        super().__init__(seat, tile, actions.RAISE, actions.LEAVE)
        self.square = square

    def options(self, state: TigrisState) -> list[Action]:
        return [actions.RAISE + number for number in fitting(state, self.tile)]

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        number = action - actions.RAISE
        if number in fitting(state, self.tile):
            return None
        facts = {"pair": MONUMENT_NAMES[number]}
        if state.monuments[number] != UNBUILT:
            return Refusal("TE-33", "monument-is-built-already", facts)
        return Refusal("TE-33", "monument-lacks-the-colour", facts)

    def answer(self, state: TigrisState, action: Action) -> None:
        self.build(state, action - actions.RAISE)

    def build(self, state: TigrisState, number: int) -> None:
        """Turn the square face down and put the monument on it (TE-34)."""
        colour = state.cells[self.tile] - FACE_UP
        covered = four(self.square)
        state.own_monuments()[number] = self.square
        state.own_covered()[colour] += len(covered)
        for cell in covered:
            state.lay(cell, FACE_DOWN)
        if state.listening:
            pair, place = MONUMENT_NAMES[number], NAMES[self.square]
            state.emit("monument-built", {"seat": self.seat, "pair": pair, "cell": place})
        if state.buildings[colour] in covered:
            if state.listening:
                place = NAMES[state.buildings[colour]]
                state.emit("building-returned", {"colour": COLOURS[colour], "cell": place})
            state.own_buildings()[colour] = -1
        state.evict()

    def question(self, state: TigrisState) -> Facts:
        return {**super().question(state), "square": NAMES[self.square]}

    def complaint(self, state: TigrisState) -> str:
        if state.no_tile(self.tile):
            return state.no_tile(self.tile)
        possible = self.square in squares(state, self.tile)
        return "" if possible else "no monument can be built there"
