"""Regions and kingdoms (TE-1 to TE-5), and what they make of every empty space."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.types import Cell
from ziggurat.games.tigris.pieces import (
    CATASTROPHE,
    CELLS,
    EMPTY,
    LEADER,
    NEIGHBOURS,
    PIECES,
    TEMPLE,
)

NONE: Final = -1
UNNUMBERED: Final = -2

SIDES: Final = 4
NEAR: Final[vec[i64]] = vec[i64](
    [
        NEIGHBOURS[cell][side] if side < len(NEIGHBOURS[cell]) else CELLS
        for cell in range(CELLS)
        for side in range(SIDES)
    ]
)
"""The neighbours of each space, four of each; CELLS stands for those that are off the board."""

NO_LABELS: Final[vec[i64]] = vec[i64]([NONE] * (CELLS + 1))
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * CELLS)


def look_over(cells: bytes) -> Regions:
    """Number all regions of a board."""
    label = NO_LABELS[:]
    for cell in range(CELLS):
        piece = cells[cell]
        if piece != EMPTY and piece != CATASTROPHE:
            label[cell] = UNNUMBERED
    regions = Regions(cells, label, [])
    for cell in range(CELLS):
        if label[cell] == UNNUMBERED:
            regions.number(cell)
    return regions


class Regions:
    """A board looked over once: the region of each space (TE-2), and whose leaders it has."""

    def __init__(self, cells: bytes, label: vec[i64], leaders: list[int]) -> None:
        self.cells = cells
        self.label = label
        """The region of each space, NONE where nothing lies that connects (TE-3) and, last, off
        the board."""
        self.leaders = leaders
        """By region, its leaders: bit 4 × seat + colour. A kingdom has at least one (TE-4)."""
        self._touching: vec[i64] | None = None

    def number(self, start: Cell) -> None:
        """Make a new region of all that is connected with a space and labelled like it."""
        cells = self.cells
        label = self.label
        old = label[start]
        new = len(self.leaders)
        leaders = 0
        label[start] = new
        todo = [start]
        while todo:
            cell = todo.pop()
            piece = cells[cell]
            if piece >= LEADER:
                leaders |= 1 << (piece - LEADER)
            first: i64 = SIDES * cell
            for side in range(first, first + SIDES):
                near = NEAR[side]
                if label[near] == old:
                    label[near] = new
                    todo.append(near)
        self.leaders.append(leaders)

    def without(self, cell: Cell) -> Regions:
        """The same board were a space empty: a leader lifted, or the unification tile away.

        Only the region of that space looks different; its parts are numbered anew.
        """
        cells = self.cells[:cell] + PIECES[EMPTY] + self.cells[cell + 1 :]
        twin = Regions(cells, self.label[:], self.leaders[:])
        old = twin.label[cell]
        twin.label[cell] = NONE
        if old >= 0:
            twin.leaders[old] = 0
            for near in NEIGHBOURS[cell]:
                if twin.label[near] == old:
                    twin.number(near)
        return twin

    def kingdoms_at(self, cell: Cell) -> list[int]:
        """The kingdoms that touch a space, each once."""
        found: list[int] = []
        for near in NEIGHBOURS[cell]:
            region = self.label[near]
            if region >= 0 and self.leaders[region] and region not in found:
                found.append(region)
        return found

    def count_at(self, cell: Cell) -> int:
        """How many kingdoms touch a space; leaderless regions do not count (TE-45)."""
        label = self.label
        leaders = self.leaders
        first: i64 = NONE
        second: i64 = NONE
        third: i64 = NONE
        count = 0
        start: i64 = SIDES * cell
        for side in range(start, start + SIDES):
            region = label[NEAR[side]]
            if region < 0 or region == first or region == second or region == third:
                continue
            if leaders[region]:
                count += 1
                third = second
                second = first
                first = region
        return count

    def touching(self) -> vec[i64]:
        """For every empty space, how many kingdoms touch it."""
        known = self._touching
        if known is None:
            known = NO_COUNTS[:]
            cells = self.cells
            for cell in range(CELLS):
                if cells[cell] == EMPTY:
                    known[cell] = self.count_at(cell)
            self._touching = known
        return known

    def cells_of(self, region: int) -> list[Cell]:
        """The spaces of a region."""
        return [cell for cell in range(CELLS) if self.label[cell] == region]


def temples_near(cells: bytes) -> list[int]:
    """For every space, how many face-up temples touch it (TE-5)."""
    counts = [0] * CELLS
    for cell in range(CELLS):
        if cells[cell] == TEMPLE:
            for near in NEIGHBOURS[cell]:
                counts[near] += 1
    return counts
