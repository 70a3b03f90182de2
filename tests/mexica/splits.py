"""What canals split, found by floods over bit masks: a second opinion, quick in whole games."""

from __future__ import annotations

from typing import Final

from ziggurat.core.types import Action
from ziggurat.games.mexica import canals
from ziggurat.games.mexica.actions import SECOND, SQUARE, TABLE
from ziggurat.games.mexica.pieces import CELLS, GRID, LAKE, LAND_AROUND
from ziggurat.games.mexica.state import MexicaState

BIT: Final[list[int]] = [1 << cell for cell in CELLS]
"""Regions are bit masks over the cells of the grid: the island touches no border, so a shift by one
cell or one row never runs into another row."""


def splits(state: MexicaState) -> dict[str, list[int]]:
    """The sizes of the parts for each legal canal that splits its region."""
    if state.lifted >= 0 or not state.ap:
        return {}
    digs: list[Action] = []
    if state.singles:
        digs += state.single_digs
    if state.doubles:
        digs += state.double_digs
    land = [sum(BIT[s] for s in members) for members in state.members]
    found: dict[str, list[int]] = {}
    for action in digs:
        if canals.whole_around(state.region, SQUARE[action], SECOND[action]):
            continue
        sizes = _parts(land[state.region[SQUARE[action]]], SQUARE[action], SECOND[action])
        if len(sizes) > 1 and not _forbidden(state, action):
            found[TABLE.words[action]] = sizes
    return found


def _forbidden(state: MexicaState, action: Action) -> bool:
    return state.sheltered and state.refusal(action) is not None


def _parts(land: int, first: int, second: int) -> list[int]:
    """Sizes of what a canal leaves of a region, ascending."""
    squares = [first] if second == LAKE else [first, second]
    edge = 0
    for square in squares:
        land &= ~BIT[square]
        for other in LAND_AROUND[square]:
            edge |= BIT[other]
    edge &= land
    sizes: list[int] = []
    while edge:
        part = _flood(edge & -edge, land)
        edge &= ~part
        sizes.append(part.bit_count())
    return sorted(sizes)


def _spread(part: int, land: int) -> int:
    """The part and all of the land beside it."""
    columns = GRID.columns
    return part | (part << 1 | part >> 1 | part << columns | part >> columns) & land


def _flood(start: int, land: int) -> int:
    """All land connected with the start."""
    part = 0
    grown = start
    while grown != part:
        part = grown
        grown = _spread(part, land)
    return part
