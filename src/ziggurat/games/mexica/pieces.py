"""What is in the box: the island, the calpulli tiles, the temples and all counts.

The 196 island squares are numbered row by row from the top left; `LAKE` is one more square that
stands for the whole lake, which is one body of water.
"""

from typing import Final

from ziggurat.core.grid import Grid
from ziggurat.core.types import Cell

MAP: Final = (
    "~~~~~~~~~~~~~~~~~~~~~~~",
    "~~.~~~.....~~~~~~~~~~~~",
    "~~...........~~~~~~~~~~",
    "~............~~~~~~~~~~",
    "~..............~~~~~~~~",
    "~~...............~~~~~~",
    "~~......S......=...~..~",
    "~~.....SES.....=......~",
    "~~......S......=......~",
    "~~~............=.....~~",
    "~~................~~~~~",
    "~...............~~~~~~~",
    "~.............~~~~~~~~~",
    "~...........~~~~~~~~~~~",
    "~~~....~~..~~~~~~~~~~~~",
    "~~~~~~~~~~~~~~~~~~~~~~~",
)
"""`~` lake, `.` plain land, `S` start space, `E` emblem, `=` land under a starting canal."""

GRID: Final[Grid] = Grid(23, 16)

CELLS: Final[list[Cell]] = [
    cell for cell in range(GRID.size) if MAP[cell // GRID.columns][cell % GRID.columns] != "~"
]
"""The cell of the grid that each square is."""

SQUARES: Final = 196
LAKE: Final = SQUARES
"""The number of the lake; lists of squares have an item for it too."""

NAMES: Final[list[str]] = [GRID.names[cell] for cell in CELLS]
NUMBERS: Final[dict[str, int]] = {name: square for square, name in enumerate(NAMES)}
_GROUND: Final[str] = "".join(MAP[cell // GRID.columns][cell % GRID.columns] for cell in CELLS)
SQUARE_OF_CELL: Final[dict[Cell, int]] = {cell: square for square, cell in enumerate(CELLS)}


def _beside(square: int, step: Cell) -> int:
    return SQUARE_OF_CELL.get(CELLS[square] + step, LAKE)


ACROSS: Final[list[list[int]]] = [
    [_beside(square, -1), _beside(square, 1)] for square in range(SQUARES)
]
"""The neighbours to the left and right of each square, `LAKE` where there is no land."""

ALONG: Final[list[list[int]]] = [
    [_beside(square, -GRID.columns), _beside(square, GRID.columns)] for square in range(SQUARES)
]
"""The neighbours above and below each square."""

AROUND: Final[list[list[int]]] = [
    *([*ALONG[square][:1], *ACROSS[square], *ALONG[square][1:]] for square in range(SQUARES)),
    [square for square in range(SQUARES) if LAKE in ACROSS[square] + ALONG[square]],
]
"""All neighbours of each square (MX-1); those of the lake are the squares on its shore."""

LAND_AROUND: Final[list[list[int]]] = [
    [other for other in AROUND[square] if other != LAKE] for square in range(SQUARES)
]

START_SPACES: Final[list[int]] = [s for s in range(SQUARES) if _GROUND[s] == "S"]
EMBLEM: Final[int] = _GROUND.index("E")
STARTING_CANALS: Final[list[int]] = [s for s in range(SQUARES) if _GROUND[s] == "="]
IS_PALACE: Final[list[bool]] = [*(ground in "SE" for ground in _GROUND), False]
"""Whether a square is one of the five of the palace."""

INLAND: Final[list[int]] = [
    s for s in range(SQUARES) if _GROUND[s] == "." and LAKE not in AROUND[s]
]
"""Plain land away from the lake, where neutral temples may stand (MX-39)."""

PAIRS: Final[list[tuple[int, int]]] = [
    (first, second)
    for first in range(SQUARES)
    for second in (ACROSS[first][1], ALONG[first][1])
    if second != LAKE
]
"""Every two adjacent squares: where a double canal could lie."""

DOUBLES: Final = 35
SINGLES: Final = 6
BRIDGES: Final = 11
TOKENS: Final = 12

TILE_SIZES: Final = (3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13)
"""The sizes of the calpulli tiles (MX-6)."""

SHOWN_FIRST: Final = 8

LEVELS: Final = 4
TEMPLES: Final = ((3, 3, 2, 1), (6, 5, 4, 3))
"""Temples of a player by level: those of period 1, and all of period 2 (MX-7)."""

SEATS: Final = 4
"""The greatest number of players."""

NEUTRAL: Final = 4
"""The colour of the neutral temples; the others are the seats."""

NEUTRAL_LEVELS: Final[dict[str, tuple[int, ...]]] = {
    "standard": (1, 1, 1, 1, 2, 2, 2, 3, 3, 4),
    "hard": (1, 1, 2, 2, 2, 3, 3, 3, 4, 4),
    "none": (),
}
"""The neutral temples of a game for two, by the name of the option (MX-38)."""

TURN_POINTS: Final = 6
CANAL_COST: Final = 1
BRIDGE_COST: Final = 1
STEP_COST: Final = 1
LEAP_COST: Final = 5
TOKEN_COST: Final = 1
"""What the moves cost in action points (MX-9); a temple costs its level."""
TOKENS_A_TURN: Final = 2
PALACE_BONUS: Final = 5
SAFE_REACH: Final = 14
"""A pilli that can reach this many squares is not locked in (MX-36)."""

QUIET_ROUNDS: Final = 3
LAST_ROUND: Final = 40


def half(number: int) -> int:
    """Half of it, rounded up."""
    return (number + 1) // 2


def shares(size: int) -> tuple[int, int, int]:
    """What the first, second and third get in a region of that size (MX-6, MX-54)."""
    return size, half(size), half(half(size))


def distance(first: int, second: int) -> int:
    """Steps between two squares, across and up or down."""
    row, column = divmod(CELLS[first], GRID.columns)
    other_row, other_column = divmod(CELLS[second], GRID.columns)
    return abs(row - other_row) + abs(column - other_column)
