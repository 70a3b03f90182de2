"""Canals, and the regions they cut out of the island (MX-3, MX-11 to MX-15)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ziggurat.core.lists import picked, place_in
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.mexica import bridges, planes
from ziggurat.games.mexica.actions import BRIDGE, DOUBLE, EVERY, SECOND, SINGLE, SQUARE
from ziggurat.games.mexica.moves import NOTHING, KeptMove, at, not_buildable, unpaid
from ziggurat.games.mexica.pieces import (
    ACROSS,
    AROUND,
    CANAL_COST,
    CELLS,
    GRID,
    LAKE,
    LAND_AROUND,
    NAMES,
    PAIRS,
    SQUARE_OF_CELL,
    SQUARES,
)
from ziggurat.games.mexica.squares import block_canal, ends, occupy

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def regions(state: MexicaState) -> list[int]:
    """The labels of all regions, in the order of their first squares."""
    first = {members[0]: label for label, members in enumerate(state.members) if members}
    return [first[square] for square in sorted(first)]


def single_digs(state: MexicaState) -> list[Action]:
    """Every single canal that could be dug, given a tile and the AP (MX-12 to MX-14)."""
    barred = state.canal_blocks
    return picked(EVERY, [SINGLE + square for square in range(SQUARES) if not barred[square]])


def double_digs(state: MexicaState) -> list[Action]:
    """Every double canal that could be dug, given a tile and the AP."""
    barred = state.canal_blocks
    possible = [
        DOUBLE + row
        for row, (first, second) in enumerate(PAIRS)
        if not barred[first] and not barred[second]
    ]
    return picked(EVERY, possible)


def most_doubles(dug: list[int]) -> int:
    """How many double canals fit on these squares without overlapping (MX-11).

    A square looks for a partner among its neighbours; a neighbour that has another partner gives
    it up if that one finds a new partner in turn.
    """
    water = set(dug)
    partner: dict[int, int] = {}
    return sum(_paired(square, water, partner, set()) for square in dug if _dark(square))


def _dark(square: int) -> bool:
    """Whether a square is black on a chessboard: its neighbours are white."""
    row, column = divmod(CELLS[square], GRID.columns)
    return (row + column) % 2 == 1


def _paired(square: int, water: set[int], partner: dict[int, int], asked: set[int]) -> bool:
    for other in LAND_AROUND[square]:
        if other in water and other not in asked:
            asked.add(other)
            if other not in partner or _paired(partner[other], water, partner, asked):
                partner[other] = square
                return True
    return False


class LayCanal(KeptMove):
    """Lay a canal tile from the supply for 1 AP (MX-11)."""

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        first, second = SQUARE[action], SECOND[action]
        found = self.none_left(state)
        for square in [first] if second == LAKE else [first, second]:
            found = found or not_buildable(state, square, "MX-12") or _barred(state, square)
        return found or unpaid(state, CANAL_COST)

    @abstractmethod
    def none_left(self, state: MexicaState) -> Refusal | None:
        """Why the supply has no such tile."""

    def carry_out(self, state: MexicaState, action: Action) -> None:
        first, second = SQUARE[action], SECOND[action]
        state.ap -= CANAL_COST
        self.take_tile(state)
        dig(state, first, second)
        state.stirred = True
        state.unchecked = True
        if state.listening:
            squares = [first] if second == LAKE else [first, second]
            cells = [NAMES[square] for square in squares]
            state.emit("canal", {"seat": state.seat, "cells": cells})

    @abstractmethod
    def take_tile(self, state: MexicaState) -> None:
        """Take one tile from the supply."""


class LaySingle(LayCanal):
    """A canal on one square."""

    def listed(self, state: MexicaState) -> list[Action]:
        return state.single_digs if state.ap and state.singles else NOTHING

    def none_left(self, state: MexicaState) -> Refusal | None:
        return None if state.singles else Refusal("MX-11", "no-single-canal-left", {})

    def take_tile(self, state: MexicaState) -> None:
        state.singles -= 1


class LayDouble(LayCanal):
    """A canal on two adjacent squares."""

    def listed(self, state: MexicaState) -> list[Action]:
        return state.double_digs if state.ap and state.doubles else NOTHING

    def none_left(self, state: MexicaState) -> Refusal | None:
        return None if state.doubles else Refusal("MX-11", "no-double-canal-left", {})

    def take_tile(self, state: MexicaState) -> None:
        state.doubles -= 1


def _barred(state: MexicaState, square: int) -> Refusal | None:
    """Why no canal can be dug on a buildable square (MX-13, MX-14)."""
    for other in AROUND[square]:
        axis = state.bridge[other]
        if axis and (state.wide or square in ends(other, axis)):
            facts = {"cell": NAMES[square], "bridge": NAMES[other]}
            return Refusal("MX-13", "a-bridge-touches-it", facts)
    if state.founded[state.region[square]]:
        return Refusal("MX-14", "the-region-is-founded", at(square))
    return None


def dig(state: MexicaState, first: int, second: int) -> None:
    """Turn one or two squares of a region into water (MX-2) and split what is left (MX-15)."""
    label = state.region[first]
    squares = [first] if second == LAKE else [first, second]
    members = state.members[label][:]
    sites = state.sites[label]
    region = state.own_region()
    whole = whole_around(region, first, second)
    for square in squares:
        del members[place_in(members, square)]
        region[square] = -1
        occupy(state, square)
        block_canal(state, square)
    state.own_members()[label] = members
    planes.relabel(state, squares, -1)
    if not whole:
        _split(state, label, _edge(region, label, squares))
    if whole and sites is not None:
        sites = sites[:]
        for square in squares:
            del sites[place_in(sites, square)]
        state.own_sites()[label] = sites
    else:
        state.own_sites()[label] = None
    for square in squares:
        bridges.review(state, square)
        for other in LAND_AROUND[square]:
            if region[other] < 0:
                bridges.review(state, other)


def _edge(region: list[int], label: int, squares: list[int]) -> list[int]:
    """The squares of a region next to new water."""
    edge: list[int] = []
    for square in squares:
        for other in LAND_AROUND[square]:
            if region[other] == label and other not in edge:
                edge.append(other)
    return edge


def whole_around(region: list[int], first: int, second: int) -> bool:
    """Whether the land beside a canal is connected right around it, so that nothing is split.

    Usually it is; otherwise it may still be connected further away.
    """
    label = region[first]
    key = 0
    for square in ring(first, second):
        key += key
        if region[square] == label:
            key += 1
    return WHOLE_ONE[key] if second == LAKE else WHOLE_TWO[key]


def ring(first: int, second: int) -> list[int]:
    """The squares around a canal, corners included."""
    return RINGS[_way(first, second)][first]


def _way(first: int, second: int) -> int:
    """How a canal lies: on one square, across or along."""
    if second == LAKE:
        return 0
    return 1 if second == ACROSS[first][1] else 2


def _ring(first: int, way: int) -> list[int]:
    """The squares around a canal, one after the other from the corner before its long side."""
    along = GRID.columns if way == 2 else 1
    side = 1 if way == 2 else -GRID.columns
    length = 2 if way else 1
    at = CELLS[first] - along + side
    ring = []
    for step, count in ((along, length + 1), (-side, 2), (-along, length + 1), (side, 2)):
        for _ in range(count):
            ring.append(SQUARE_OF_CELL.get(at, LAKE))
            at += step
    return ring


def _whole(length: int) -> list[bool]:
    """For every pattern of land around a canal, whether the squares beside it are in one piece."""
    around = 2 * length + 6
    corners = (0, length + 1, length + 3, 2 * length + 4)
    found = []
    for key in range(1 << around):
        land = [bool(key >> (around - 1 - place) & 1) for place in range(around)]
        water = land.index(False) if not all(land) else 0
        pieces, piece = 0, False
        for place in [*range(water, around), *range(water)]:
            if not land[place]:
                piece = False
            elif place not in corners and not piece:
                pieces, piece = pieces + 1, True
        found.append(pieces < 2)
    return found


RINGS: Final[list[list[list[int]]]] = [
    [_ring(first, way) for first in range(SQUARES)] for way in range(3)
]
WHOLE_ONE: Final[list[bool]] = _whole(1)
WHOLE_TWO: Final[list[bool]] = _whole(2)


def _split(state: MexicaState, label: int, edge: list[int]) -> None:
    """Give each part of a region that is no longer connected its own label.

    `edge` are the squares beside the new water: each part has one of them.
    """
    while len(edge) > 1:
        part = _part(state.region, label, edge)
        if part is None:
            return
        region, members = state.own_region(), state.own_members()
        fresh = len(members)
        for square in part:
            region[square] = fresh
        planes.relabel(state, part, fresh)
        members.append(sorted(part))
        state.own_founded().append(0)
        state.own_sites().append(None)
        members[label] = [s for s in members[label] if region[s] == label]
        edge = [square for square in edge if region[square] == label]


def _part(region: list[int], label: int, edge: list[int]) -> list[int] | None:
    """The part with the first square of the edge; None if it holds the whole edge."""
    seen = [False] * SQUARES
    seen[edge[0]] = True
    part = [edge[0]]
    missing = len(edge) - 1
    for square in part:
        for other in LAND_AROUND[square]:
            if region[other] == label and not seen[other]:
                seen[other] = True
                part.append(other)
                if other in edge:
                    missing -= 1
                    if not missing:
                        return None
    return part


SINGLES: Final[LaySingle] = LaySingle(SINGLE, DOUBLE)
DOUBLES: Final[LayDouble] = LayDouble(DOUBLE, BRIDGE)
