"""What could be enclosed around a square, and how many canals that would take.

Land is added to the square one by one, always where the fewest new neighbours come in; after
each step the land beside it is the rim that would have to be dug.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.mexica.pieces import LAND_AROUND, PALACE, SQUARES, half

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

LARGEST: Final = 13
CANAL_PRICE: Final = 0.85
"""Points that a canal is thought to cost, for choosing between enclosures."""


class Enclosure:
    """A region that could be cut out: its squares, those to dig, and in how many canals."""

    def __init__(self, inside: list[int], rim: list[int], canals: int) -> None:
        self.inside = inside
        self.size = len(inside)
        self.rim = rim
        self.canals = canals


def enclosure(state: MexicaState, square: int) -> Enclosure | None:
    """The most profitable one of a shown size around a square; None where there is none."""
    label = state.region[square] if square >= 0 else -1
    if label < 0 or state.founded[label] or not state.shown:
        return None
    largest = max(state.shown)
    best: Enclosure | None = None
    top = -100.0
    region, shut = state.region, state.shut
    known = [False] * SQUARES
    known[square] = True
    rim: list[int] = []
    inside: list[int] = []
    free = 0
    added = square
    while True:
        inside.append(added)
        size = len(inside)
        if not state.content[added] and not PALACE[added]:
            free += 1
        for other in LAND_AROUND[added]:
            if region[other] == label and not known[other]:
                known[other] = True
                rim.append(other)
        barred = _first_barred(rim, shut)
        if barred < 0 and size in state.shown and free >= 2:
            canals = _canals(rim)
            profit = half(size) + 0.6 * size - CANAL_PRICE * canals
            if profit > top:
                best, top = Enclosure(inside[:], rim[:], canals), profit
        if not rim or size >= largest:
            return best
        added = barred if barred >= 0 else _tightest(rim, known, region, label)
        rim.remove(added)


def _first_barred(rim: list[int], shut: list[int]) -> int:
    """A square of the rim that can not be dug, -1 if all can."""
    for square in rim:
        if shut[square]:
            return square
    return -1


def _tightest(rim: list[int], known: list[bool], region: list[int], label: int) -> int:
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


def _canals(rim: list[int]) -> int:
    """How many canals dig the rim: doubles where two squares lie side by side."""
    left = set(rim)
    canals = 0
    for square in rim:
        if square not in left:
            continue
        left.discard(square)
        canals += 1
        for other in LAND_AROUND[square]:
            if other in left:
                left.discard(other)
                break
    return canals
