"""What is in the box: colours, tiles, leaders, monuments and the two sides of the board."""

from typing import Final

from ziggurat.core.grid import Grid
from ziggurat.core.types import Cell
from ziggurat.games.tigris.spaces import Spaces, everywhere, less, these

BLACK: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3

COLOURS: Final = ("black", "red", "blue", "green")
TILES: Final = ("settlement", "temple", "farm", "market")
LEADERS: Final = ("king", "priest", "farmer", "trader")
BUILDINGS: Final = ("palace", "library", "granary", "market hall")
"""The civilization buildings by colour (TE-80)."""

DYNASTIES: Final = ("archer", "bull", "potter", "lion")
SEATS: Final = len(DYNASTIES)

TILE_COUNTS: Final = (30, 57, 36, 30)
"""Civilization tiles by colour, the start temples among the 57 (TE-67)."""

HAND: Final = 6
CATASTROPHES: Final = 2
ACTIONS: Final = 2
LAST_TREASURES: Final = 2
"""The game ends when at most this many treasures are left on the board."""

MONUMENTS: Final = (
    (BLACK, RED),
    (BLACK, GREEN),
    (BLACK, BLUE),
    (RED, GREEN),
    (RED, BLUE),
    (GREEN, BLUE),
)
MONUMENT_NAMES: Final = tuple(f"{COLOURS[a]}-{COLOURS[b]}" for a, b in MONUMENTS)
MONUMENTS_OF: Final = tuple(
    tuple(n for n, pair in enumerate(MONUMENTS) if colour in pair) for colour in range(4)
)
"""The monuments that show a colour."""

EMPTY: Final = 0
FACE_UP: Final = 1
"""A face-up tile is FACE_UP + its colour."""
TEMPLE: Final = FACE_UP + RED
FACE_DOWN: Final = 5
CATASTROPHE: Final = 6
LEADER: Final = 8
"""A leader is LEADER + 4 × seat + its colour."""
PIECES: Final = tuple(bytes([piece]) for piece in range(LEADER + 16))
"""What can lie on a space, as it is stored."""

GRID: Final[Grid] = Grid(16, 11)
CELLS: Final = GRID.size
NEIGHBOURS: Final = GRID.neighbours
NAMES: Final = GRID.names

MONUMENT_PLACES: Final = tuple(cell for cell in range(CELLS) if cell % 16 < 15 and cell // 16 < 10)
"""The top left space of every 2 × 2 square."""


class Board:
    """One side of the board.

    In the map `.` is land, `~` river, `t` a start space and `T` a framed one, whose treasure
    goes first (TE-66).
    """

    def __init__(self, name: str, rows: tuple[str, ...]) -> None:
        self.name = name
        self.rows = rows
        signs = "".join(rows)
        self.river: bytes = bytes(sign == "~" for sign in signs)
        self.water: Spaces = these(cell for cell in range(CELLS) if self.river[cell])
        self.land: Spaces = less(everywhere(), self.water)
        self.starts: list[Cell] = [cell for cell in range(CELLS) if signs[cell] in "tT"]
        self.framed: list[bool] = [signs[cell] == "T" for cell in self.starts]
        self.start_at: list[int] = [-1] * CELLS
        """Which start space a cell is, -1 if none."""
        for number, cell in enumerate(self.starts):
            self.start_at[cell] = number
        self.all_treasures: int = (1 << len(self.starts)) - 1
        self.framed_treasures: int = sum(
            1 << number for number, framed in enumerate(self.framed) if framed
        )
        self.treasure_planes: dict[int, list[bytes]] = {}
        """Treasures as learners see them, by those that are there, once asked (`planes`)."""


BOARDS: Final = {
    "standard": Board(
        "standard",
        (
            "....~~~~~.t.~...",
            ".T..~.......~..T",
            "...~~t......~~..",
            "~~~~.........~~~",
            ".............t~~",
            "..............~.",
            "~~~~....t...~~~.",
            ".T.~~~~.....~...",
            "......~~~~~~~.T.",
            ".....t..........",
            "..........t.....",
        ),
    ),
    "advanced": Board(
        "advanced",
        (
            "..~~t....t.....~",
            "..~~..........t~",
            ".T~~...........~",
            "..~...t....t~~~~",
            "..~.........~...",
            "..~t........~..T",
            "..~~........~~..",
            "T..~~~.t....t~..",
            ".....~~~.....~..",
            "....T.~~~~~~~~..",
            "......~..T....T.",
        ),
    ),
}

FOR_TILE: Final = 0
FOR_BUILDING: Final = 1
FOR_REVOLT: Final = 2
FOR_WAR: Final = 3
FOR_MONUMENT: Final = 4

WHY: Final = ("tile", "building", "revolt", "war", "monument")
"""Where points come from."""

UNBUILT: Final = -1
GONE: Final = -2
"""A monument that is neither on the board nor available."""
