"""Regions and kingdoms (TE-1 to TE-5), and what they make of every empty space."""

from __future__ import annotations

from typing import Final

from ziggurat.core.kinds import Cell
from ziggurat.games.tigris.pieces import (
    CATASTROPHE,
    CELLS,
    EMPTY,
    LEADER,
    NEIGHBOURS,
    TEMPLE,
)

NONE: Final = -1


class Survey:
    """A board looked over once: which region each space belongs to, and whose leaders it has.

    `without` is a space to be thought empty: a lifted leader, or the tile under the
    unification marker.
    """

    def __init__(self, cells: bytes, without: Cell = NONE) -> None:
        self.cells = cells
        self.without = without
        self.label: list[int] = [NONE] * CELLS
        """The region of each space, NONE where there is no tile and no leader."""
        self.leaders: list[int] = []
        """By region, the leaders in it: bit 4 × seat + colour. A kingdom has at least one."""
        self._touching: list[int] = []
        self._number_regions()

    def _number_regions(self) -> None:
        cells = self.cells
        label = self.label
        without = self.without
        region = 0
        todo: list[Cell] = []
        for start in range(CELLS):
            piece = cells[start]
            if piece == EMPTY or label[start] >= 0 or piece == CATASTROPHE or start == without:
                continue
            leaders = 0
            label[start] = region
            todo.append(start)
            while todo:
                cell = todo.pop()
                piece = cells[cell]
                if piece >= LEADER:
                    leaders |= 1 << (piece - LEADER)
                for near in NEIGHBOURS[cell]:
                    other = cells[near]
                    if other == EMPTY or label[near] >= 0:
                        continue
                    if other != CATASTROPHE and near != without:
                        label[near] = region
                        todo.append(near)
            self.leaders.append(leaders)
            region += 1

    def kingdoms_at(self, cell: Cell) -> list[int]:
        """The kingdoms that touch a space, each once."""
        found: list[int] = []
        for near in NEIGHBOURS[cell]:
            region = self.label[near]
            if region >= 0 and self.leaders[region] and region not in found:
                found.append(region)
        return found

    def count_at(self, cell: Cell) -> int:
        """How many kingdoms touch a space."""
        label = self.label
        leaders = self.leaders
        first = second = third = NONE
        count = 0
        for near in NEIGHBOURS[cell]:
            region = label[near]
            if region < 0 or region == first or region == second or region == third:
                continue
            if leaders[region]:
                count += 1
                third = second
                second = first
                first = region
        return count

    def touching(self) -> list[int]:
        """For every empty space, how many kingdoms touch it."""
        if not self._touching:
            counts = [0] * CELLS
            cells = self.cells
            for cell in range(CELLS):
                if cells[cell] == EMPTY:
                    counts[cell] = self.count_at(cell)
            self._touching = counts
        return self._touching

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
