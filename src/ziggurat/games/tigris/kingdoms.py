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

    def __init__(self, cells: list[int], without: Cell = NONE) -> None:
        self.cells = cells
        self.without = without
        self.label: list[int] = [NONE] * CELLS
        """The region of each space, NONE where there is no tile and no leader."""
        self.leaders: list[int] = []
        """By region, the leaders in it: bit 4 × seat + colour. A kingdom has at least one."""
        self._number_regions()
        self._touching: list[int] | None = None

    def _number_regions(self) -> None:
        cells = self.cells
        label = self.label
        without = self.without
        for start in range(CELLS):
            piece = cells[start]
            if piece == EMPTY or piece == CATASTROPHE or label[start] >= 0 or start == without:
                continue
            region = len(self.leaders)
            leaders = 0
            label[start] = region
            todo = [start]
            while todo:
                cell = todo.pop()
                piece = cells[cell]
                if piece >= LEADER:
                    leaders |= 1 << (piece - LEADER)
                for near in NEIGHBOURS[cell]:
                    if label[near] < 0 and near != without:
                        other = cells[near]
                        if other != EMPTY and other != CATASTROPHE:
                            label[near] = region
                            todo.append(near)
            self.leaders.append(leaders)

    def kingdoms_at(self, cell: Cell) -> list[int]:
        """The kingdoms that touch a space, each once."""
        found: list[int] = []
        for near in NEIGHBOURS[cell]:
            region = self.label[near]
            if region >= 0 and self.leaders[region] and region not in found:
                found.append(region)
        return found

    def touching(self) -> list[int]:
        """For every space, how many kingdoms touch it (of interest where it is empty)."""
        if self._touching is None:
            counts = [0] * CELLS
            for cell in range(CELLS):
                if self.cells[cell] == EMPTY or cell == self.without:
                    counts[cell] = self._count_at(cell)
            self._touching = counts
        return self._touching

    def _count_at(self, cell: Cell) -> int:
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

    def cells_of(self, region: int) -> list[Cell]:
        """The spaces of a region."""
        return [cell for cell in range(CELLS) if self.label[cell] == region]


def temples_near(cells: list[int]) -> list[int]:
    """For every space, how many face-up temples touch it (TE-5)."""
    counts = [0] * CELLS
    for cell in range(CELLS):
        if cells[cell] == TEMPLE:
            for near in NEIGHBOURS[cell]:
                counts[near] += 1
    return counts
