"""Regions and kingdoms (TE-1 to TE-5), and what they mean for every empty space."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.types import Cell
from ziggurat.games.tigris import planes
from ziggurat.games.tigris.pieces import (
    CATASTROPHE,
    CELLS,
    EMPTY,
    FACE_DOWN,
    LEADER,
    NEIGHBOURS,
    PIECES,
    TEMPLE,
)
from ziggurat.games.tigris.spaces import (
    BIT,
    BITS,
    Spaces,
    beside,
    both,
    connected,
    either,
    first_of,
    has_any,
    less,
    nowhere,
    one,
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
"""The four neighbours of each space; CELLS stands for those off the board."""

NO_LABELS: Final[vec[i64]] = vec[i64]([NONE] * (CELLS + 1))
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * CELLS)
NO_WORDS: Final[vec[i64]] = vec[i64]([])

WORDS: Final = 4
"""How many words a set of spaces has."""

MOST_REGIONS: Final = 64
"""Once this many numbers have been used, also for regions that are gone, all are renumbered."""


def look_over(cells: bytes) -> Regions:
    """Number all regions of a board, in the order of their first spaces."""
    label = NO_LABELS[:]
    for cell in range(CELLS):
        piece = cells[cell]
        if piece != EMPTY and piece != CATASTROPHE:
            label[cell] = UNNUMBERED
    regions = Regions(cells, label, [], NO_WORDS)
    for cell in range(CELLS):
        regions.note(cell)
    for cell in range(CELLS):
        if label[cell] == UNNUMBERED:
            regions.number(cell)
    return regions


class Regions:
    """A board surveyed once: the region of each space (TE-2), and whose leaders it has."""

    def __init__(self, cells: bytes, label: vec[i64], leaders: list[int], words: vec[i64]) -> None:
        self.cells = cells
        self.label = label
        """The region of each space, NONE where nothing lies that connects (TE-3) and, last, off
        the board."""
        self.leaders = leaders
        """By region, its leaders: bit 4 × seat + colour. A kingdom has at least one (TE-4)."""
        self.words = words
        """By region, the four words of the set of its spaces."""
        self.empty: Spaces = nowhere()
        self.face_up: Spaces = nowhere()
        self.temples: Spaces = nowhere()
        self.homes: Spaces = nowhere()
        """The spaces with nothing, with face-up tiles, with temples among those, with leaders."""
        self.tile_planes: list[bytes] | None = None
        self.strength_plane: bytes | None = None
        """Tiles and leaders as learners see them, None until asked (`planes`)."""
        self._touching: vec[i64] | None = None
        self._counted = False
        self._joined: Spaces = nowhere()
        self._crowded: Spaces = nowhere()

    def note(self, cell: Cell) -> None:
        """Add a space to the set of those with the same kind of piece."""
        piece = self.cells[cell]
        spot = one(cell)
        if piece == EMPTY:
            self.empty = either(self.empty, spot)
        elif piece >= LEADER:
            self.homes = either(self.homes, spot)
        elif piece < FACE_DOWN:
            self.face_up = either(self.face_up, spot)
            if piece == TEMPLE:
                self.temples = either(self.temples, spot)

    def number(self, start: Cell) -> None:
        """Make a new region of everything that is connected with a space and has the same label."""
        cells = self.cells
        label = self.label
        old = label[start]
        new = self.add_region()
        leaders = 0
        label[start] = new
        todo = [start]
        while todo:
            cell = todo.pop()
            piece = cells[cell]
            if piece >= LEADER:
                leaders |= 1 << (piece - LEADER)
            self.words[WORDS * new + cell // BITS] |= BIT[cell]
            first: i64 = SIDES * cell
            for side in range(first, first + SIDES):
                near = NEAR[side]
                if label[near] == old:
                    label[near] = new
                    todo.append(near)
        self.leaders[new] = leaders

    def add_region(self) -> int:
        """The number of a new region, which has no spaces yet."""
        self.leaders.append(0)
        for _ in range(WORDS):
            self.words = append(self.words, 0)
        return len(self.leaders) - 1

    def spaces_of(self, region: i64) -> Spaces:
        words = self.words
        first = WORDS * region
        return words[first], words[first + 1], words[first + 2], words[first + 3]

    def changed(self, cell: Cell, piece: int) -> Regions:
        """A twin with something else on a space, whose region is still the one it has here."""
        cells = self.cells[:cell] + PIECES[piece] + self.cells[cell + 1 :]
        twin = Regions(cells, self.label[:], self.leaders[:], self.words[:])
        spot = one(cell)
        twin.empty = less(self.empty, spot)
        twin.face_up = less(self.face_up, spot)
        twin.temples = less(self.temples, spot)
        twin.homes = less(self.homes, spot)
        twin.note(cell)
        if self.tile_planes is not None:
            twin.tile_planes = planes.with_piece(self.tile_planes, cell, self.cells[cell], piece)
        return twin

    def without(self, cell: Cell) -> Regions:
        """The same board with a space empty: a leader lifted, or the unification tile taken away.

        Only the region of that space changes; its parts get new numbers.
        """
        twin = self.changed(cell, EMPTY)
        old = twin.label[cell]
        twin.label[cell] = NONE
        if old >= 0:
            twin.leaders[old] = 0
            for word in range(WORDS):
                twin.words[WORDS * old + word] = 0
            for near in NEIGHBOURS[cell]:
                if twin.label[near] == old:
                    twin.number(near)
        return twin

    def with_piece(self, cell: Cell, piece: int) -> Regions | None:
        """The same board with a tile or a leader on an empty space; None if it needs a new survey.

        What the space touches becomes one region.
        """
        if len(self.leaders) >= MOST_REGIONS:
            return None
        twin = self.changed(cell, piece)
        label = twin.label
        own: i64 = NONE
        first: i64 = SIDES * cell
        for side in range(first, first + SIDES):
            region = label[NEAR[side]]
            if region >= 0 and region != own:
                if own >= 0:
                    twin.join(own, region)
                else:
                    own = region
        if own < 0:
            own = twin.add_region()
        label[cell] = own
        twin.words[WORDS * own + cell // BITS] |= BIT[cell]
        if piece >= LEADER:
            twin.leaders[own] |= 1 << (piece - LEADER)
        return twin

    def join(self, region: i64, other: i64) -> None:
        """Merge two regions; the number of the second remains, without spaces."""
        label = self.label
        for cell in range(CELLS):
            if label[cell] == other:
                label[cell] = region
        for word in range(WORDS):
            self.words[WORDS * region + word] |= self.words[WORDS * other + word]
            self.words[WORDS * other + word] = 0
        self.leaders[region] |= self.leaders[other]
        self.leaders[other] = 0

    def kingdoms(self) -> list[int]:
        """All kingdoms, in the order of their first spaces."""
        found: list[int] = []
        for cell in range(CELLS):
            region = self.label[cell]
            if region >= 0 and self.leaders[region] and region not in found:
                found.append(region)
        return found

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

    def joined(self) -> Spaces:
        """The spaces that touch two kingdoms or more."""
        self._count()
        return self._joined

    def crowded(self) -> Spaces:
        """The spaces that touch three kingdoms or more."""
        self._count()
        return self._crowded

    def _count(self) -> None:
        if not self._counted:
            self._joined, self._crowded = self._touched(NONE, nowhere())
            self._counted = True

    def joined_without(self, cell: Cell) -> Spaces:
        """The spaces that would touch two kingdoms or more if a leader were lifted."""
        region = self.label[cell]
        return self._touched(region, less(self.spaces_of(region), one(cell)))[0]

    def _touched(self, old: i64, rest: Spaces) -> tuple[Spaces, Spaces]:
        """Which spaces touch two and which three kingdoms, if only the rest of one region is left.

        If the rest is in parts, those with leaders are kingdoms.
        """
        once, twice, thrice = nowhere(), nowhere(), nowhere()
        for region in range(len(self.leaders)):
            if self.leaders[region] and region != old:
                near = beside(self.spaces_of(region))
                thrice = either(thrice, both(twice, near))
                twice = either(twice, both(once, near))
                once = either(once, near)
        leading = both(self.homes, rest)
        while has_any(leading):
            part = connected(first_of(leading), rest)
            leading = less(leading, part)
            near = beside(part)
            thrice = either(thrice, both(twice, near))
            twice = either(twice, both(once, near))
            once = either(once, near)
        return twice, thrice

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
