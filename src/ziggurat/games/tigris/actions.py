"""Everything a player can decide, as numbers and as words.

The table is a row of blocks; only this file knows a block's first number and the way to count
inside it.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from ziggurat.core.actions import ActionTable
from ziggurat.core.decisions import marked
from ziggurat.core.types import Action, Cell, Facts
from ziggurat.games.tigris.pieces import (
    BOARDS,
    CELLS,
    COLOURS,
    HAND,
    LEADERS,
    MONUMENT_NAMES,
    MONUMENT_PLACES,
    NAMES,
    TILES,
)

SWAPS: Final = tuple(
    counts for counts in product(range(HAND + 1), repeat=4) if 1 <= sum(counts) <= HAND
)
"""How many tiles of each colour a swap puts aside."""

TREASURE_SPACES: Final = tuple(sorted(cell for board in BOARDS.values() for cell in board.starts))
"""The start spaces of both boards."""

DONE: Final = 0
TILE: Final = 1
LEADER: Final = TILE + 4 * CELLS
WITHDRAW: Final = LEADER + 4 * CELLS
CATASTROPHE: Final = WITHDRAW + 4
SWAP: Final = CATASTROPHE + CELLS
WAR: Final = SWAP + len(SWAPS)
SUPPORT: Final = WAR + 4
BUILDING: Final = SUPPORT + HAND + 1
NO_BUILDING: Final = BUILDING + CELLS
SQUARE: Final = NO_BUILDING + 1
NO_MONUMENT: Final = SQUARE + len(MONUMENT_PLACES)
RAISE: Final = NO_MONUMENT + 1
LEAVE: Final = RAISE + len(MONUMENT_NAMES)
END: Final = LEAVE + len(TREASURE_SPACES)

TILE_ROWS: Final[list[list[Action]]] = [
    list(range(TILE + colour * CELLS, TILE + (colour + 1) * CELLS)) for colour in range(4)
]
LEADER_ROWS: Final[list[list[Action]]] = [
    list(range(LEADER + colour * CELLS, LEADER + (colour + 1) * CELLS)) for colour in range(4)
]
"""The actions of a block for one colour, by space."""
CATASTROPHE_ROW: Final[list[Action]] = list(range(CATASTROPHE, SWAP))

_SQUARE_AT: Final = {cell: number for number, cell in enumerate(MONUMENT_PLACES)}
_LEAVE_AT: Final = {cell: number for number, cell in enumerate(TREASURE_SPACES)}
_SWAP_AT: Final = {counts: number for number, counts in enumerate(SWAPS)}
_SWAPS_OF: Final[dict[tuple[int, ...], list[Action]]] = {}
_MASKS_OF: Final[dict[tuple[int, ...], bytes]] = {}


def square_action(cell: Cell) -> Action:
    """Building on the square whose top left space is `cell`."""
    return SQUARE + _SQUARE_AT[cell]


def leave_action(cell: Cell) -> Action:
    """Leaving the treasure at `cell`."""
    return LEAVE + _LEAVE_AT[cell]


def swap_action(counts: list[int]) -> Action:
    """Putting aside that many tiles of each colour."""
    return SWAP + _SWAP_AT[counts[0], counts[1], counts[2], counts[3]]


def swaps_of(hand: list[int]) -> list[Action]:
    """Every swap that a hand (tiles of each colour) allows."""
    key = tuple(hand)
    found = _SWAPS_OF.get(key)
    if found is None:
        ranges = [range(count + 1) for count in hand]
        found = sorted(
            SWAP + _SWAP_AT[counts] for counts in product(*ranges) if 1 <= sum(counts) <= HAND
        )
        _SWAPS_OF[key] = found
    return found


def swaps_mask(hand: list[int]) -> bytes:
    """A byte for each swap: 1 for those that a hand allows."""
    key = tuple(hand)
    found = _MASKS_OF.get(key)
    if found is None:
        found = marked([action - SWAP for action in swaps_of(hand)], len(SWAPS))
        _MASKS_OF[key] = found
    return found


def _rows() -> Iterator[tuple[str, Facts]]:
    yield "done", {"kind": "done"}
    for colour, tile in zip(COLOURS, TILES, strict=True):
        for name in NAMES:
            yield f"{tile} {name}", {"kind": "tile", "colour": colour, "cell": name}
    for colour, leader in zip(COLOURS, LEADERS, strict=True):
        for name in NAMES:
            yield f"{leader} {name}", {"kind": "leader", "colour": colour, "cell": name}
    for colour, leader in zip(COLOURS, LEADERS, strict=True):
        yield f"withdraw {leader}", {"kind": "withdraw", "colour": colour}
    for name in NAMES:
        yield f"catastrophe {name}", {"kind": "catastrophe", "cell": name}
    for counts in SWAPS:
        given = [(tile, count) for tile, count in zip(TILES, counts, strict=True) if count]
        words = " ".join(f"{tile} {count}" for tile, count in given)
        yield f"swap {words}", {"kind": "swap", "counts": dict(zip(COLOURS, counts, strict=True))}
    for colour in COLOURS:
        yield f"war {colour}", {"kind": "war", "colour": colour}
    for count in range(HAND + 1):
        yield f"support {count}", {"kind": "support", "count": count}
    for name in NAMES:
        yield f"building {name}", {"kind": "building", "cell": name}
    yield "no building", {"kind": "no-building"}
    for cell in MONUMENT_PLACES:
        yield f"monument {NAMES[cell]}", {"kind": "square", "cell": NAMES[cell]}
    yield "no monument", {"kind": "no-monument"}
    for pair in MONUMENT_NAMES:
        yield f"raise {pair}", {"kind": "monument", "pair": pair}
    for cell in TREASURE_SPACES:
        yield f"leave {NAMES[cell]}", {"kind": "leave", "cell": NAMES[cell]}


TABLE: Final[ActionTable] = ActionTable(_rows())
