"""Everything a player can decide, as numbers and as words.

The table has one block per kind; within a block the squares ascend. `SQUARE` and `SECOND` say
which squares an action is about (`LAKE` for none).
"""

from collections.abc import Iterator
from typing import Final

from ziggurat.core.actions import ActionTable
from ziggurat.core.types import Action, Facts
from ziggurat.games.mexica.pieces import (
    LAKE,
    LEVELS,
    NAMES,
    PAIRS,
    SQUARES,
    START_SPACES,
)

ACROSS_AXIS: Final = 1
ALONG_AXIS: Final = 2
AXES: Final = ("", "h", "v")
"""How an axis is written; 0 is no bridge."""

DONE: Final = 0
TAKE: Final = 1
PLAY: Final = 2
START: Final = 3
SINGLE: Final[int] = START + len(START_SPACES)
DOUBLE: Final[int] = SINGLE + SQUARES
BRIDGE: Final[int] = DOUBLE + len(PAIRS)
"""Two rows for each square: across, then along."""

LIFT: Final[int] = BRIDGE + 2 * SQUARES
WALK: Final[int] = LIFT + SQUARES
BOAT: Final[int] = WALK + SQUARES
LEAP: Final[int] = BOAT + SQUARES
TEMPLE: Final[int] = LEAP + SQUARES
"""One block of squares for each level, level 1 first."""

FOUND: Final[int] = TEMPLE + LEVELS * SQUARES
ACTIONS: Final[int] = FOUND + SQUARES


def _rows() -> Iterator[tuple[str, Facts]]:
    yield "done", {"kind": "done"}
    yield "take token", {"kind": "take-token"}
    yield "play token", {"kind": "play-token"}
    for square in START_SPACES:
        yield f"start {NAMES[square]}", {"kind": "start", "cell": NAMES[square]}
    for name in NAMES:
        yield f"canal {name}", {"kind": "canal", "cells": [name]}
    for first, second in PAIRS:
        cells = [NAMES[first], NAMES[second]]
        yield f"canal {cells[0]} {cells[1]}", {"kind": "canal", "cells": cells}
    for name in NAMES:
        for axis in AXES[1:]:
            yield f"bridge {name} {axis}", {"kind": "bridge", "cell": name, "axis": axis}
    for kind in ("lift", "walk", "boat", "leap"):
        for name in NAMES:
            yield f"{kind} {name}", {"kind": kind, "cell": name}
    for level in range(1, LEVELS + 1):
        for name in NAMES:
            yield f"temple {level} {name}", {"kind": "temple", "level": level, "cell": name}
    for name in NAMES:
        yield f"found {name}", {"kind": "found", "cell": name}


TABLE: Final[ActionTable] = ActionTable(_rows())

SQUARE: Final[list[int]] = [
    *([LAKE] * START),
    *START_SPACES,
    *range(SQUARES),
    *(first for first, _ in PAIRS),
    *(square for square in range(SQUARES) for _ in AXES[1:]),
    *(square for _ in range(4 + LEVELS + 1) for square in range(SQUARES)),
]
"""The square an action is about, the first one of a double canal."""

SECOND: Final[list[int]] = [
    *([LAKE] * DOUBLE),
    *(second for _, second in PAIRS),
    *([LAKE] * (ACTIONS - BRIDGE)),
]
"""The second square of a double canal."""


EVERY: Final[list[Action]] = list(range(ACTIONS))
"""All actions, by number: positions that list the same ones share these objects."""

TEMPLE_ROWS: Final[list[list[Action]]] = [
    list(range(TEMPLE + level * SQUARES, TEMPLE + (level + 1) * SQUARES)) for level in range(LEVELS)
]
FOUND_ROW: Final[list[Action]] = list(range(FOUND, FOUND + SQUARES))
"""The actions of a block, by square."""


def bridge_action(square: int, axis: int) -> Action:
    return BRIDGE + 2 * square + axis - 1


def axis_of(action: Action) -> int:
    """The axis of a `bridge` action."""
    return (action - BRIDGE) % 2 + 1


def level_of(action: Action) -> int:
    """The level of a `temple` action."""
    return (action - TEMPLE) // SQUARES + 1
