"""What could be enclosed around a square, and which canals that would take.

Land is added square by square, always where it brings the fewest new neighbours; after
each step the adjacent land is the rim that would have to be dug.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import u8

from ziggurat.core.types import Action
from ziggurat.games.mexica.actions import DOUBLE, SINGLE
from ziggurat.games.mexica.pieces import IS_PALACE, LAND_AROUND, PAIRS, SQUARES, half

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

CANAL_PRICE: Final = 1.0
"""The assumed cost of a canal in points, for choosing between enclosures."""

_DOUBLE_OF: Final[dict[int, Action]] = {
    first * SQUARES + second: DOUBLE + row for row, (first, second) in enumerate(PAIRS)
}

_NONE: Final[vec[u8]] = vec[u8](bytes(SQUARES))
"""A mark for each square, none of them set."""


class Enclosure:
    """A region that could be cut out: its squares, and the canals to dig."""

    def __init__(self, inside: list[int], canals: list[Action]) -> None:
        self.inside = inside
        self.size = len(inside)
        self.canals = canals


def enclosure(state: MexicaState, square: int, sizes: Sequence[int]) -> Enclosure | None:
    """The most profitable one of these sizes (largest last) around a square, if there is any."""
    label = state.region[square] if square >= 0 else -1
    if label < 0 or state.founded[label] or not sizes:
        return None
    largest = sizes[-1]
    best: Enclosure | None = None
    top = -100.0
    region, canal_blocks = state.region, state.canal_blocks
    known = _NONE[:]
    known[square] = 1
    rim: list[int] = []
    inside: list[int] = []
    free = 0
    added = square
    while True:
        inside.append(added)
        size = len(inside)
        if not state.content[added] and not IS_PALACE[added]:
            free += 1
        for other in LAND_AROUND[added]:
            if region[other] == label and not known[other]:
                known[other] = 1
                rim.append(other)
        barred = _first_barred(rim, canal_blocks)
        if barred < 0 and size in sizes and free >= 2:
            profit = half(size) + 0.6 * size - CANAL_PRICE * half(len(rim))
            if profit > top:
                canals = _canals(state, inside, rim)
                if canals is not None:
                    profit += CANAL_PRICE * (half(len(rim)) - len(canals))
                    if profit > top:
                        best, top = Enclosure(inside[:], canals), profit
        if not rim or size >= largest:
            return best
        added = barred if barred >= 0 else _tightest(rim, known, region, label)
        rim.remove(added)


def _first_barred(rim: list[int], canal_blocks: list[int]) -> int:
    """A square of the rim that cannot be dug; -1 if all can."""
    for square in rim:
        if canal_blocks[square]:
            return square
    return -1


def _tightest(rim: list[int], known: vec[u8], region: list[int], label: int) -> int:
    """The square of the rim that brings the fewest new ones."""
    best, least = rim[0], 9
    for square in rim:
        fresh = 0
        for other in LAND_AROUND[square]:
            if not known[other] and region[other] == label:
                fresh += 1
        if fresh < least:
            best, least = square, fresh
    return best


def _canals(state: MexicaState, inside: list[int], rim: list[int]) -> list[Action] | None:
    """The canals that dig the rim; None if the remaining tiles cannot.

    They start at the ends of the rim, so that as many doubles as possible fit. A lone square
    takes a single canal, or a double that reaches out of the enclosure.
    """
    found: list[Action] = []
    left = rim[:]
    undug = _NONE[:]
    for square in left:
        undug[square] = 1
    singles, doubles = state.singles, state.doubles
    while left:
        square, partner = _loneliest(left, undug)
        left.remove(square)
        undug[square] = 0
        if partner >= 0 and doubles:
            left.remove(partner)
            undug[partner] = 0
        elif singles:
            singles -= 1
            found.append(SINGLE + square)
            continue
        else:
            partner = _outside(state, square, inside)
            if partner < 0 or not doubles:
                return None
        doubles -= 1
        low, high = (square, partner) if square < partner else (partner, square)
        found.append(_DOUBLE_OF[low * SQUARES + high])
    return found


def _loneliest(left: list[int], undug: vec[u8]) -> tuple[int, int]:
    """The square with the fewest of the others beside it, and one of those."""
    square, partner, fewest = -1, -1, 9
    for one in left:
        count, beside = 0, -1
        for other in LAND_AROUND[one]:
            if undug[other]:
                count += 1
                beside = other
        if count < fewest:
            square, partner, fewest = one, beside, count
            if not count:
                break
    return square, partner


def _outside(state: MexicaState, square: int, inside: list[int]) -> int:
    """A square next to that one, outside the enclosure, that can be dug; -1 if there is none."""
    for other in LAND_AROUND[square]:
        if not state.canal_blocks[other] and state.region[other] >= 0 and other not in inside:
            return other
    return -1
