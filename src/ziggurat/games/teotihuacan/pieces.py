"""What is in the box: boards, tiles, tables and tracks (TH-88 to TH-103)."""

from typing import Final, TypeAlias

Player: TypeAlias = int
"""A seat, or Teotibot (1 in a solo game)."""

Bundle: TypeAlias = tuple[int, int, int, int]
"""Cocoa, wood, stone and gold."""


def replaced(row: list[int], place: int, value: int) -> list[int]:
    """The row with another value at one place; rows that copies share never change."""
    row = row[:]
    row[place] = value
    return row


# Goods (TH-3); how many there are of each piece is TH-103

WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
GOODS: Final = ("cocoa", "wood", "stone", "gold")

# Action boards (TH-4, TH-88)

PALACE: Final = 1
FOREST: Final = 2
QUARRY: Final = 3
DEPOSITS: Final = 4
ALCHEMY: Final = 5
NOBLES: Final = 6
DECORATIONS: Final = 7
CONSTRUCTION: Final = 8
BOARDS: Final = (
    "hand",
    "palace",
    "forest",
    "quarry",
    "gold",
    "alchemy",
    "nobles",
    "decorations",
    "construction",
)
PRINTED_LAYOUT: Final = (0, 1, 3, 5, 2, 8, 7, 6, 4)
"""The board on each position of a first game; position 0 does not exist."""
FREE_POSITIONS: Final = (2, 3, 4, 6, 7, 8)
WORSHIP_SPACES: Final = (0, 3, 1, 1, 1, 0, 0, 1, 0)
TILE_BOARDS: Final = (1, 2, 3, 4, 7)
"""The boards with worship spaces and a discovery tile."""
WORSHIP_BOARDS: Final = (2, 3, 4, 7)
"""The boards whose worship space gives a temple step."""

# Temples (TH-95)

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
TEMPLES: Final = ("blue", "red", "green")
WORSHIP_TEMPLE: Final = {FOREST: RED, QUARRY: GREEN, DEPOSITS: BLUE}
BONUS_STEP: Final = 10
TOP_STEP: Final = 11
_RESOURCES: Final = ((0, 1, 1, 1, 1, 2, 2, 0, 2, 0, 0, 0), (0,) * 12, (0,) * 12)
_POINTS: Final = (
    (0, 0, 0, 0, 0, 0, 0, 2, 0, 4, 0, 6),
    (0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5),
)
_COCOA: Final = ((0,) * 12, (0,) * 12, (0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 0))
TEMPLE_REWARDS: Final = [
    list(zip(_RESOURCES[temple], _POINTS[temple], _COCOA[temple], strict=True))
    for temple in range(3)
]
"""By temple and step: any resources, points, cocoa."""

# Places with discovery tiles that are never refilled (TH-12, TH-41)

SPOTS: Final = ("3", "6", "8", "blue-4", "red-5", "green-3", "green-6")
AVENUE_SPOT: Final = (-1, -1, -1, 0, -1, -1, 1, -1, 2, -1)
"""By Avenue step: the place of its tiles among SPOTS."""
MAJOR_SPOT: Final = (
    (-1, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1),
    (-1, -1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1),
    (-1, -1, -1, 5, -1, -1, 6, -1, -1, -1, -1, -1),
)
"""By temple and step: the place of the tiles of a major step among SPOTS."""
SPOT_TILES: Final = {2: (3, 2, 1, 2, 3, 1, 2), 3: (3, 2, 1, 3, 4, 2, 3), 4: (3, 2, 1, 4, 5, 3, 4)}
"""Tiles on each of SPOTS, by number of players."""

AVENUE_END: Final = 9
TRACK_END: Final = 10

# Resource boards (TH-89)

RESOURCE_COLUMN: Final = (0, 0, 1, 1, 2, 2)
"""By lowest power."""
RESOURCE_TABLES: Final[dict[int, tuple[tuple[tuple[int, int, int, int], ...], ...]]] = {
    FOREST: (
        ((0, 1, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0)),
        ((1, 0, 0, 0), (2, 0, 0, 0), (3, 2, 0, 0)),
        ((2, 1, 0, 0), (3, 3, 0, 0), (4, 5, 0, 0)),
    ),
    QUARRY: (
        ((0, 0, 1, 0), (1, 0, 0, 0), (2, 0, 0, 0)),
        ((1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 2, 0)),
        ((2, 0, 1, 0), (3, 0, 3, 0), (4, 0, 5, 0)),
    ),
    DEPOSITS: (
        ((0, 0, 1, 0), (1, 0, 0, 0), (2, 0, 0, 0)),
        ((1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 2, 0)),
        ((2, 1, 0, 0), (3, 0, 0, 1), (4, 0, 0, 2)),
    ),
}
"""By N - 1 and column: the board's resource, cocoa, points, steps on any temple."""
BOARD_RESOURCE: Final = {FOREST: WOOD, QUARRY: STONE, DEPOSITS: GOLD}

# Technologies (TH-90)

TECHNOLOGIES: Final = (1, 3, 5, 7, 9, 11, 13, 15, 17)
TECHNOLOGY_GOLD: Final = {1: 1, 3: 1, 5: 1, 7: 1, 9: 2, 11: 2, 13: 2, 15: 2, 17: 2}
FIRST_TECHNOLOGIES: Final = (1, 3, 5, 9, 15, 17)
SHARED_POINTS: Final = 3

# Nobles and the row of buildings (TH-10, TH-91)

NOBLE_ROWS: Final = ("top", "centre", "bottom")
NOBLE_VALUES: Final = (3, 2, 2, 1, 1, 5, 4, 3, 3, 7, 6, 5)
ROW_START: Final = (0, 5, 9, 12)
"""Where each row of nobles begins in NOBLE_VALUES."""
BUILDING_COUNT: Final = 11
BUILDING_VALUES: Final = (5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1)

# Icons: 0 neutral, 1 blue, 2 red, 3 green; 4 more for one printed in colour (TH-92)

ICONS: Final = {"-": 0, "b": 1, "r": 2, "g": 3, "B": 5, "R": 6, "G": 7}
ICON_LETTERS: Final = "-brg-BRG"


def alike(icon: int, other: int) -> bool:
    """Whether two icons are of the same kind, in colour or not (TH-52)."""
    return icon & 3 == other & 3


GROUND: Final = "---bb---gggbb------b-rrrggr--bbbggr-brrr--r-bgggbbbrr---gggrr---"

# The pyramid (TH-93)

PYRAMID_TILES: Final = (
    "b-Rg -brG -rbG g-bR g-br g-rb g-rB gbr- gBr- b-r- B-r- g-r- g-R- b-G- b-g- b-gr "
    "b-gR g-br ---r b--- ---g b--g g--b --gr G--r b--R b--r gbGb rBrb grgR ---- ----"
)
"""The icons of tiles 1 to 32, clockwise from the top left."""
PYRAMID_COUNT: Final = 32
PYRAMID_OFFER: Final = 3
SQUARES: Final = 30
SIZES: Final = (4, 3, 2, 1)
TOP_SQUARE: Final = 29
LEVEL_POINTS: Final = (0, 1, 3, 5, 7)
BUILD_STONE: Final = 2


def _squares() -> list[tuple[int, int, int]]:
    return [
        (level, row, column)
        for level, size in enumerate(SIZES, 1)
        for row in range(size)
        for column in range(size)
    ]


SQUARE_AT: Final = _squares()
"""Level, row and column of each square."""
SQUARE_OF: Final = {place: square for square, place in enumerate(SQUARE_AT)}
SQUARE_NAMES: Final = [f"{level}-{'ABCD'[column]}{row + 1}" for level, row, column in SQUARE_AT]
LEVEL: Final = [level for level, _, _ in SQUARE_AT]


def _cells(level: int, row: int, column: int) -> tuple[int, int, int, int]:
    corner = (2 * row + level - 1) * 8 + 2 * column + level - 1
    return corner, corner + 1, corner + 9, corner + 8


def _support(level: int, row: int, column: int) -> tuple[int, ...]:
    if level == 1:
        return ()
    return tuple(
        SQUARE_OF[level - 1, row + down, column + right] for down in (0, 1) for right in (0, 1)
    )


SQUARE_CELLS: Final = [_cells(*place) for place in SQUARE_AT]
"""The four cells of the icon grid that a square covers, clockwise from the top left."""
SUPPORT: Final = [_support(*place) for place in SQUARE_AT]

START_SQUARES: Final[dict[int, tuple[tuple[int, int, int], ...]]] = {
    2: (
        *((1, 0, column) for column in (0, 1)),
        *((1, row, column) for row in (1, 2) for column in range(4)),
        *((1, 3, column) for column in (2, 3)),
        (2, 0, 0),
        (2, 2, 2),
    ),
    3: (*((1, row, column) for row in (1, 2) for column in range(4)), (2, 1, 0), (2, 1, 2)),
    4: (
        (1, 0, 1),
        (1, 0, 2),
        (1, 1, 0),
        (1, 1, 3),
        (1, 2, 0),
        (1, 2, 3),
        (1, 3, 1),
        (1, 3, 2),
    ),
}
"""Level, row and column of the starting tiles, by number of players."""


def _turned(icons: str) -> list[tuple[int, int, int, int]]:
    a, b, c, d = [ICONS[icon] for icon in icons]
    return [(a, b, c, d), (d, a, b, c), (c, d, a, b), (b, c, d, a)]


TURNED: Final = [[(0, 0, 0, 0)] * 4, *(_turned(icons) for icons in PYRAMID_TILES.split())]
"""By tile and quarter turns: its icons clockwise from the top left."""
DISTINCT_TURNS: Final = [
    [turn for turn in range(4) if turned.index(turned[turn]) == turn] for turned in TURNED
]
"""By tile: the quarter turns that make a difference."""

# Decorations (TH-94)

_PAIRS: Final = "BR -B GG BG RB B- RR GB RG G- -R BB GR R- -G"
DECORATION_TILES: Final = tuple(_PAIRS.split())
DECORATION_COUNT: Final = 15
DECORATION_OFFER: Final = 4
DECORATION_POINTS: Final = 3
DECORATION_GOLD: Final = (0, 3, 2, 1)
SIDES: Final = ("top", "right", "bottom", "left")
DECORATION_ICONS: Final = [(0, 0), *((ICONS[pair[0]], ICONS[pair[1]]) for pair in DECORATION_TILES)]
PRINTED_ICONS: Final = ((2, 3), (0, 3), (1, 0), (1, 2))
"""By side: the icons of the space of level 1, from the left or from the top."""
DECORATION_CELLS: Final = (
    ((-1, -1), (3, 4), (11, 12), (19, 20)),
    ((-1, -1), (31, 39), (30, 38), (29, 37)),
    ((-1, -1), (59, 60), (51, 52), (43, 44)),
    ((-1, -1), (24, 32), (25, 33), (26, 34)),
)
"""By side and level - 1: the two cells of the icon grid."""
DECORATION_NEEDS: Final = tuple(
    tuple(tuple(SQUARE_OF[place] for place in needs) for needs in side)
    for side in (
        ((), ((1, 0, 1), (1, 0, 2)), ((2, 0, 1),), ((3, 0, 0), (3, 0, 1))),
        ((), ((1, 1, 3), (1, 2, 3)), ((2, 1, 2),), ((3, 0, 1), (3, 1, 1))),
        ((), ((1, 3, 1), (1, 3, 2)), ((2, 2, 1),), ((3, 1, 0), (3, 1, 1))),
        ((), ((1, 1, 0), (1, 2, 0)), ((2, 1, 0),), ((3, 0, 0), (3, 1, 0))),
    )
)
"""By side and level - 1: the squares that must be filled."""

# Discovery tiles (TH-97)

TILES: Final = (
    "mask_1",
    "mask_2",
    "mask_3",
    "mask_4",
    "mask_5",
    "mask_6",
    "mask_7",
    "vp4",
    "resources3",
    "resources2",
    "avenue",
    "temple_any",
    "temple_blue",
    "temple_red",
    "temple_green",
    "cocoa4",
    "power_up2",
    "double_move",
    "free_cocoa",
    "move_anywhere",
    "extra_worker",
)
KINDS: Final = 21
TILE_COUNTS: Final = (1, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3)
MASKS: Final = 7
"""Kinds below this are masks."""
MASK_NUMBER: Final = (1, 2, 2, 3, 3, 3, 3)
MASK_SET_POINTS: Final = (0, 1, 3, 6, 10, 15, 21, 28)
VP4: Final = 7
RESOURCES3: Final = 8
RESOURCES2: Final = 9
AVENUE: Final = 10
TEMPLE_ANY: Final = 11
TEMPLE_BLUE: Final = 12
TEMPLE_GREEN: Final = 14
COCOA4: Final = 15
POWER_UP2: Final = 16
DOUBLE_MOVE: Final = 17
FREE_COCOA: Final = 18
MOVE_ANYWHERE: Final = 19
EXTRA_WORKER: Final = 20
PRICES: Final[tuple[Bundle, ...]] = (
    (2, 0, 0, 1),
    (1, 1, 0, 0),
    (1, 1, 0, 0),
    (0, 1, 0, 0),
    (0, 1, 0, 0),
    (0, 1, 0, 0),
    (0, 1, 0, 0),
    (0, 1, 0, 0),
    (1, 0, 0, 0),
    (0, 0, 0, 0),
    (1, 0, 0, 0),
    (1, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 1),
    (1, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
)

# Royal tiles (TH-99)

ROYAL_CATEGORIES: Final = ((4, 5, 9), (2, 6, 7), (1, 3, 8))
FIRST_ROYAL: Final = (1, 6, 4)

# Temple bonus tiles (TH-98)

BONUS_COUNT: Final = 7
FIRST_BONUS: Final = (3, 4, 7)

# Starting tiles (TH-102)

STARTING_COUNT: Final = 18
DEALT: Final = 4
KEPT: Final = 2


class StartingTile:
    """A starting tile: its two boards as printed, and its gains."""

    def __init__(
        self,
        boards: tuple[int, int],
        goods: Bundle = (0, 0, 0, 0),
        resources: int = 0,
        temples: tuple[int, ...] = (),
        avenue: int = 0,
        power_ups: int = 0,
        technology: int = 0,
        discovery: int = 0,
    ) -> None:
        self.boards = boards
        self.goods = goods
        self.resources = resources
        self.temples = temples
        self.avenue = avenue
        self.power_ups = power_ups
        self.technology = technology
        self.discovery = discovery


STARTING_TILES: Final = (
    StartingTile((0, 0)),
    StartingTile((1, 2), (2, 3, 0, 0), avenue=1),
    StartingTile((4, 3), (0, 0, 2, 3), temples=(GREEN,)),
    StartingTile((2, 3), (0, 4, 1, 0), temples=(BLUE,)),
    StartingTile((1, 4), (5, 0, 0, 2), temples=(RED,)),
    StartingTile((4, 5), (0, 0, 0, 2), technology=1),
    StartingTile((2, 4), (0, 3, 0, 2), power_ups=1),
    StartingTile((5, 8), resources=2, technology=1),
    StartingTile((6, 7), (2, 0, 4, 0), temples=(BLUE,)),
    StartingTile((5, 6), temples=(BLUE, RED, GREEN)),
    StartingTile((7, 8), (5, 0, 0, 0), temples=(RED,), power_ups=1),
    StartingTile((6, 8), (5, 0, 0, 0), temples=(GREEN,), power_ups=1),
    StartingTile((5, 7), resources=2, temples=(BLUE, RED)),
    StartingTile((3, 5), (3, 5, 0, 0)),
    StartingTile((3, 7), (0, 0, 3, 1), discovery=1),
    StartingTile((2, 6), (0, 1, 2, 3)),
    StartingTile((4, 8), (2, 0, 0, 3), discovery=1),
    StartingTile((3, 8), (3, 2, 3, 0)),
    StartingTile((2, 7), (0, 1, 2, 0), avenue=1),
)
"""By number; 0 does not exist."""
LINKED: Final = (14, 16)
"""The starting tiles with a discovery icon."""
DRAFT_TILES: Final = {2: 6, 3: 8, 4: 10}

# First game (TH-104): goods, temple steps, Avenue, points, technology, workers, by order


class FirstGame:
    """What a player begins a first game with, not counting the cocoa of TH-14."""

    def __init__(
        self,
        goods: Bundle,
        temples: tuple[int, int, int],
        workers: tuple[tuple[int, int], ...],
        avenue: int = 0,
        technology: int = 0,
        reward: Bundle = (0, 0, 0, 0),
        points: int = 0,
    ) -> None:
        self.goods = goods
        self.temples = temples
        self.workers = workers
        self.avenue = avenue
        self.technology = technology
        self.reward = reward
        self.points = points


FIRST_GAME: Final = (
    FirstGame((5, 1, 2, 4), (0, 0, 1), ((6, 2), (2, 1), (8, 1)), reward=(1, 0, 0, 0)),
    FirstGame((5, 4, 1, 0), (1, 1, 0), ((7, 2), (2, 1), (3, 1)), reward=(0, 0, 1, 0), points=1),
    FirstGame((4, 3, 4, 0), (1, 0, 0), ((1, 1), (2, 1), (7, 1)), avenue=1, reward=(0, 0, 0, 1)),
    FirstGame((0, 2, 0, 5), (0, 0, 2), ((3, 1), (4, 1), (5, 1)), technology=5, reward=(2, 0, 0, 0)),
)

# Workers (TH-15)

MOST_PLAYERS: Final = 4
WORKERS: Final = 4
WHEEL_POWER: Final = 3
TOP_POWER: Final = 5
STRONG: Final = 4
"""From this power on a worker costs 2 cocoa, scores more, and may develop alone."""
MOST_WORKERS: Final = 3
"""More than three workers count as three (TH-44)."""
NEUTRAL_COLOURS: Final = {2: 2, 3: 1, 4: 0}
NEUTRAL_WORKERS: Final = 3

# Calendar (TH-9, TH-100)

DARK: Final = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
TRACK_POINTS: Final = (4, 3, 2)
LEADER_POINTS: Final = 4
LAST_ECLIPSE: Final = 3
UNPAID_POINTS: Final = 3
UNLOCK_COCOA: Final = 3

# Teotibot (TH-69, TH-109)

BOT_TILES: Final = (
    "construction",
    "decorations",
    "alchemy",
    "nobles",
    "mastery",
    "worship",
    "mask_collection",
)
BOT_CONSTRUCTION: Final = 0
BOT_DECORATIONS: Final = 1
BOT_ALCHEMY: Final = 2
BOT_NOBLES: Final = 3
BOT_MASTERY: Final = 4
BOT_WORSHIP: Final = 5
DIRECTIONS: Final = ("left", "right")
LEFT: Final = 0
RIGHT: Final = 1
SLOT_OF_SUM: Final = (0, 0, 4, 4, 2, 2, 1, 1, 1, 3, 3, 6, 6)
BELOW: Final = {LEFT: (0, 3, 5, 6), RIGHT: (0, 2, 4, 5)}
"""By direction and slot: the slot whose tile moves up into it."""
BOT_TURNS: Final = 30
"""More turns than the calendar leaves Teotibot."""
BOT_ROTATIONS: Final = 16
BOT_WORKERS: Final = ((4, 2, 0), (6, 2, 0), (8, 2, 0), (7, 1, 1))
"""Board, power and worship space."""

# Where points come from

SOURCES: Final = (
    "temple",
    "board",
    "technology",
    "shared",
    "royal",
    "nobles",
    "decorations",
    "construction",
    "tile",
    "ascension",
    "avenue",
    "leader",
    "track",
    "masks",
    "salary",
    "bonus",
    "exchange",
    "goods",
    "markers",
    "earlier",
)
FROM_TEMPLE: Final = 0
FROM_BOARD: Final = 1
FROM_TECHNOLOGY: Final = 2
FROM_SHARED: Final = 3
FROM_ROYAL: Final = 4
FROM_NOBLES: Final = 5
FROM_DECORATIONS: Final = 6
FROM_CONSTRUCTION: Final = 7
FROM_TILE: Final = 8
FROM_ASCENSION: Final = 9
FROM_AVENUE: Final = 10
FROM_LEADER: Final = 11
FROM_TRACK: Final = 12
FROM_MASKS: Final = 13
FROM_SALARY: Final = 14
FROM_BONUS: Final = 15
FROM_EXCHANGE: Final = 16
FROM_GOODS: Final = 17
FROM_MARKERS: Final = 18
FROM_EARLIER: Final = 19
