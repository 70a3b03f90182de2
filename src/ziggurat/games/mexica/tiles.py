"""Calpulli tiles that have become impossible (MX-47 to MX-49).

Sets of squares are bit masks over the cells of the grid here: the island touches no border, so a
shift by one cell or one row never runs into another row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.mexica.pieces import (
    CELLS,
    GRID,
    LAND_AROUND,
    PALACE,
    SQUARES,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

BIT: Final[list[int]] = [1 << cell for cell in CELLS]
PALACE_BITS: Final[int] = sum(BIT[s] for s in range(SQUARES) if PALACE[s])
FEW_CANALS: Final = 2


def impossible(state: MexicaState) -> list[int]:
    """The shown tiles that no region can take any more, ascending."""
    canals = state.doubles + state.singles
    if not canals:
        return _without_canals(state)
    wanted = set(state.shown)
    for label, members in enumerate(state.members):
        if not members or state.founded[label] or not wanted:
            continue
        size, free, palace = len(members), _free(state, members), _has_palace(members)
        if not jammed(free, palace):
            wanted.discard(size)
        if canals > FEW_CANALS:
            if free >= 3 or (free == 2 and palace):
                wanted = {tile for tile in wanted if tile >= size}
        elif min(wanted, default=size) < size:
            wanted -= _cut_out(state, members, wanted)
    return [tile for tile in state.shown if tile in wanted]


def _without_canals(state: MexicaState) -> list[int]:
    """With no canals left, every region of exactly the size keeps one tile."""
    gone = list(state.shown)
    for label, members in enumerate(state.members):
        if len(members) in gone and not state.founded[label]:
            free, palace = _free(state, members), _has_palace(members)
            if not jammed(free, palace):
                gone.remove(len(members))
    return gone


def jammed(free: int, palace: bool) -> bool:
    """Whether tile and founder lack a square each, by the count of free plain squares."""
    return free == 0 or (free == 1 and not palace)


def _free(state: MexicaState, members: list[int]) -> int:
    content = state.content
    return sum(1 for s in members if not content[s] and not PALACE[s])


def _has_palace(members: list[int]) -> bool:
    return any(PALACE[s] for s in members)


def _cut_out(state: MexicaState, members: list[int], wanted: set[int]) -> set[int]:
    """The wanted sizes that the last canals can cut out of a region (MX-48)."""
    land = sum(BIT[s] for s in members)
    plain = [s for s in members if not state.content[s] and not PALACE[s]]
    free = sum(BIT[s] for s in plain)
    singles = [BIT[s] for s in plain]
    doubles = [BIT[s] | BIT[t] for s in plain for t in LAND_AROUND[s] if t > s and BIT[t] & free]
    first = doubles if state.doubles else singles
    second: list[int] = []
    if state.doubles + state.singles == FEW_CANALS:
        second = singles if state.singles else doubles
    found: set[int] = set()
    if second is not first:
        for canal in second:
            _note_parts(land & ~canal, free & ~canal, wanted, found)
    for number, canal in enumerate(first):
        _note_parts(land & ~canal, free & ~canal, wanted, found)
        for other in second[number + 1 :] if second is first else second:
            if wanted <= found:
                return found
            if not canal & other:
                both = canal | other
                _note_parts(land & ~both, free & ~both, wanted, found)
    return found


def _note_parts(land: int, free: int, wanted: set[int], found: set[int]) -> None:
    """Note the wanted sizes among the parts of this land that are not jammed."""
    while land:
        part = flood(land & -land, land)
        land ^= part
        size = part.bit_count()
        if size in wanted and size not in found:
            palace = part & PALACE_BITS != 0
            if not jammed((part & free).bit_count(), palace):
                found.add(size)


def spread(part: int, land: int) -> int:
    """The part and all of the land beside it."""
    columns = GRID.columns
    return part | (part << 1 | part >> 1 | part << columns | part >> columns) & land


def flood(start: int, land: int) -> int:
    """All of the land that hangs together with the start."""
    part = 0
    grown = start
    while grown != part:
        part = grown
        grown = spread(part, land)
    return part
