"""Calpulli tiles that have become impossible (MX-47 to MX-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ziggurat.games.mexica import canals
from ziggurat.games.mexica.pieces import (
    AROUND,
    IS_PALACE,
    LAKE,
    LAND_AROUND,
    SQUARES,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

FEW_CANALS: Final = 2
ENOUGH: Final = 3
"""This many free squares have room for a tile, its founder and a canal."""

SIDES: Final = 4
_BESIDE: Final[vec[i64]] = vec[i64](
    [other for square in range(SQUARES) for other in AROUND[square]]
)
"""The four neighbours of each square, one after the other."""

_NOWHERE: Final[vec[u8]] = vec[u8](bytes(SQUARES + 1))
_UNVISITED: Final[vec[i64]] = vec[i64]([0] * (SQUARES + 1))


def impossible(state: MexicaState) -> list[int]:
    """The shown tiles that no region can take any more, ascending."""
    left = state.doubles + state.singles
    if not left:
        return _without_canals(state)
    wanted = set(state.shown)
    cuttable: list[list[int]] = []
    for label, members in enumerate(state.members):
        if not members or state.founded[label] or not wanted:
            continue
        size, free = len(members), _free(state, members)
        palace = free < ENOUGH and _has_palace(members)
        if not jammed(free, palace):
            wanted.discard(size)
        if left > FEW_CANALS:
            if free == ENOUGH or (free == 2 and palace):
                wanted = {tile for tile in wanted if tile >= size}
        else:
            cuttable.append(members)
    cuttable.sort(key=len, reverse=True)
    for members in cuttable:
        if min(wanted, default=len(members)) < len(members):
            wanted -= cut_out(state, members, wanted)
    return [tile for tile in state.shown if tile in wanted]


def _without_canals(state: MexicaState) -> list[int]:
    """With no canals left, every region of exactly the right size keeps one tile."""
    gone = list(state.shown)
    for label, members in enumerate(state.members):
        if len(members) in gone and not state.founded[label]:
            free, palace = _free(state, members), _has_palace(members)
            if not jammed(free, palace):
                gone.remove(len(members))
    return gone


def jammed(free: int, palace: bool) -> bool:
    """Whether tile and founder do not have a square each, by the count of free plain squares."""
    return free == 0 or (free == 1 and not palace)


def _free(state: MexicaState, members: list[int]) -> int:
    """How many plain squares of a region are free, counted no further than to `ENOUGH`."""
    content = state.content
    count = 0
    for square in members:
        if not content[square] and not IS_PALACE[square]:
            count += 1
            if count == ENOUGH:
                break
    return count


def _has_palace(members: list[int]) -> bool:
    return any(IS_PALACE[s] for s in members)


def cut_out(state: MexicaState, members: list[int], wanted: set[int]) -> set[int]:
    """The wanted sizes that the last canals can cut out of a region (MX-48)."""
    cutting = Cutting(state, members, wanted)
    singles = [[s] for s in members if cutting.plain[s]]
    doubles = [[s, t] for [s] in singles for t in LAND_AROUND[s] if t > s and cutting.plain[t]]
    first = doubles if state.doubles else singles
    second: list[list[int]] = []
    if state.doubles + state.singles == FEW_CANALS:
        second = singles if state.singles else doubles
    for canal in first if second is first else first + second:
        if not cutting.leaves_whole(canal):
            cutting.dig(canal)
    for number, canal in enumerate(first):
        for other in cutting.partners(canal, second[number + 1 :] if second is first else second):
            if not cutting.missing:
                return cutting.found
            cutting.dig(canal + other)
    return cutting.found


class Cutting:
    """A search for canals that cut parts of wanted sizes out of a region.

    Every part of a region that is dug into lies at a shore of the new water; a part is followed
    from there until it is complete or larger than any wanted size.
    """

    def __init__(self, state: MexicaState, members: list[int], wanted: set[int]) -> None:
        land, plain = _NOWHERE[:], _NOWHERE[:]
        for square in members:
            land[square] = 1
            plain[square] = 0 if state.content[square] or IS_PALACE[square] else 1
        self.land = land
        self.plain = plain
        self.missing = {size for size in wanted if size < len(members)}
        self.found: set[int] = set()
        """The sizes that parts can have: those not found yet, and those found."""
        self.largest = max(self.missing, default=0)
        self.region = state.region
        self.large = len(members) > self.largest + 2 * FEW_CANALS
        """Whether it stays larger than any wanted size even when the last canals are dug in it."""
        self.known: dict[int, bool] = {}
        """For each canal, whether it leaves a large region in one piece."""
        self.visits: i64 = 0
        self.visited = _UNVISITED[:]
        """The last visit to each square."""
        self.part = _UNVISITED[:]
        """The squares of the part that was followed last, as many as it has."""

    def leaves_whole(self, canal: list[int]) -> bool:
        """Whether a canal leaves the land beside it in one piece, and too large for any tile."""
        key = canal[0] * SQUARES + canal[-1]
        known = self.known.get(key)
        if known is None:
            known = self.large and canals.whole_around(self.region, canal[0], _second(canal))
            self.known[key] = known
        return known

    def partners(self, canal: list[int], others: list[list[int]]) -> list[list[int]]:
        """The canals that may cut out a part together with this one.

        Two that are not adjacent and both leave the land in one piece also do so together.
        """
        apart = [other for other in others if other[0] not in canal and other[-1] not in canal]
        if not self.leaves_whole(canal):
            return apart
        near = [False] * (LAKE + 1)
        for square in canals.ring(canal[0], _second(canal)):
            near[square] = True
        return [
            other
            for other in apart
            if near[other[0]] or near[other[-1]] or not self.leaves_whole(other)
        ]

    def dig(self, squares: list[int]) -> None:
        """Record the sizes of the parts that are left when these squares are dug."""
        before = self.visits
        for square in squares:
            self.land[square] = 0
        for square in squares:
            for shore in LAND_AROUND[square]:
                if self.land[shore] and self.visited[shore] <= before:
                    size = self._follow(shore, before)
                    if size:
                        self._note(size)
        for square in squares:
            self.land[square] = 1

    def _follow(self, shore: i64, before: i64) -> int:
        """The size of the part at a shore; 0 if too large, or visited from another shore."""
        land, visited, part = self.land, self.visited, self.part
        largest: i64 = self.largest
        self.visits += 1
        visit = self.visits
        visited[shore] = visit
        part[0] = shore
        size: i64 = 1
        at: i64 = 0
        while at < size:
            side = SIDES * part[at]
            last = side + SIDES
            while side < last:
                other = _BESIDE[side]
                if land[other] and visited[other] != visit:
                    if visited[other] > before or size == largest:
                        return 0
                    visited[other] = visit
                    part[size] = other
                    size += 1
                side += 1
            at += 1
        return size

    def _note(self, size: int) -> None:
        """A part was cut out: is it of a wanted size, and not jammed?"""
        if size in self.missing:
            part = [self.part[place] for place in range(size)]
            free = len([s for s in part if self.plain[s]])
            if not jammed(free, _has_palace(part)):
                self.missing.discard(size)
                self.found.add(size)


def _second(canal: list[int]) -> int:
    """The second square of a canal, the lake if it has one square."""
    return canal[1] if len(canal) > 1 else LAKE
