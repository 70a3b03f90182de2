"""What the referee knows about the box: every printed number, copied by hand a second time."""

GOODS = ("cocoa", "wood", "stone", "gold")
RESOURCES = ("wood", "stone", "gold")
TEMPLES = ("blue", "red", "green")
SIDES = ("top", "right", "bottom", "left")
ROWS = ("top", "centre", "bottom")

BOARDS = {
    1: "palace",
    2: "forest",
    3: "quarry",
    4: "gold",
    5: "alchemy",
    6: "nobles",
    7: "decorations",
    8: "construction",
}
SPACES = {1: 3, 2: 1, 3: 1, 4: 1, 7: 1}
"""The worship spaces of the boards that have any; each of these boards has a discovery tile."""

WORSHIP_TEMPLE = {2: "red", 3: "green", 4: "blue"}
BOARD_RESOURCE = {2: "wood", 3: "stone", 4: "gold"}

HARVEST: dict[int, dict[int, tuple[dict[str, int], ...]]] = {
    2: {
        1: ({"cocoa": 1}, {"wood": 1}, {"wood": 2}),
        2: ({"wood": 1}, {"wood": 2}, {"wood": 3, "cocoa": 2}),
        3: ({"wood": 2, "cocoa": 1}, {"wood": 3, "cocoa": 3}, {"wood": 4, "cocoa": 5}),
    },
    3: {
        1: ({"points": 1}, {"stone": 1}, {"stone": 2}),
        2: ({"stone": 1}, {"stone": 2}, {"stone": 3, "points": 2}),
        3: ({"stone": 2, "points": 1}, {"stone": 3, "points": 3}, {"stone": 4, "points": 5}),
    },
    4: {
        1: ({"points": 1}, {"gold": 1}, {"gold": 2}),
        2: ({"gold": 1}, {"gold": 2}, {"gold": 3, "points": 2}),
        3: ({"gold": 2, "cocoa": 1}, {"gold": 3, "temple": 1}, {"gold": 4, "temple": 2}),
    },
}
"""By board and number of workers, for a lowest power of 1, of 2 or 3, of 4 or 5."""

COLUMN_OF_POWER = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2}

TECHNOLOGY_GOLD = {1: 1, 3: 1, 5: 1, 7: 1, 9: 2, 11: 2, 13: 2, 15: 2, 17: 2}

NOBLES = {"top": (3, 2, 2, 1, 1), "centre": (5, 4, 3, 3), "bottom": (7, 6, 5)}
BUILDINGS_ROW = (5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1)
BUILDINGS = 11

GROUND = (
    "---bb---",
    "gggbb---",
    "---b-rrr",
    "ggr--bbb",
    "ggr-brrr",
    "--r-bggg",
    "bbbrr---",
    "gggrr---",
)

PYRAMID_TILES = {
    1: "b-Rg",
    2: "-brG",
    3: "-rbG",
    4: "g-bR",
    5: "g-br",
    6: "g-rb",
    7: "g-rB",
    8: "gbr-",
    9: "gBr-",
    10: "b-r-",
    11: "B-r-",
    12: "g-r-",
    13: "g-R-",
    14: "b-G-",
    15: "b-g-",
    16: "b-gr",
    17: "b-gR",
    18: "g-br",
    19: "---r",
    20: "b---",
    21: "---g",
    22: "b--g",
    23: "g--b",
    24: "--gr",
    25: "G--r",
    26: "b--R",
    27: "b--r",
    28: "gbGb",
    29: "rBrb",
    30: "grgR",
    31: "----",
    32: "----",
}
"""Icons clockwise from the top left."""

SQUARES = [
    (level, row, col)
    for level in (1, 2, 3, 4)
    for row in range(5 - level)
    for col in range(5 - level)
]
LEVEL_POINTS = {1: 1, 2: 3, 3: 5, 4: 7}
LEVEL_STONE = {1: 2, 2: 2, 3: 2, 4: 2}
LEVEL_WOOD = {1: 0, 2: 1, 3: 2, 4: 3}

STARTING_SQUARES = {
    2: [
        (1, 0, 0), (1, 0, 1),
        (1, 1, 0), (1, 1, 1), (1, 1, 2), (1, 1, 3),
        (1, 2, 0), (1, 2, 1), (1, 2, 2), (1, 2, 3),
        (1, 3, 2), (1, 3, 3),
        (2, 0, 0), (2, 2, 2),
    ],
    3: [
        (1, 1, 0), (1, 1, 1), (1, 1, 2), (1, 1, 3),
        (1, 2, 0), (1, 2, 1), (1, 2, 2), (1, 2, 3),
        (2, 1, 0), (2, 1, 2),
    ],
    4: [
        (1, 0, 1), (1, 0, 2),
        (1, 1, 0), (1, 1, 3),
        (1, 2, 0), (1, 2, 3),
        (1, 3, 1), (1, 3, 2),
    ],
}  # fmt: skip

DECORATIONS = {
    1: "BR",
    2: "-B",
    3: "GG",
    4: "BG",
    5: "RB",
    6: "B-",
    7: "RR",
    8: "GB",
    9: "RG",
    10: "G-",
    11: "-R",
    12: "BB",
    13: "GR",
    14: "R-",
    15: "-G",
}
PRINTED_SPACE = {"top": "rg", "right": "-g", "bottom": "b-", "left": "br"}
"""The icons of the level 1 spaces, from the left or from above."""

Square = tuple[int, int, int]
DECORATION_SPACES: dict[str, dict[int, tuple[tuple[tuple[int, int], ...], tuple[Square, ...]]]] = {
    "top": {
        2: (((0, 3), (0, 4)), ((1, 0, 1), (1, 0, 2))),
        3: (((1, 3), (1, 4)), ((2, 0, 1),)),
        4: (((2, 3), (2, 4)), ((3, 0, 0), (3, 0, 1))),
    },
    "right": {
        2: (((3, 7), (4, 7)), ((1, 1, 3), (1, 2, 3))),
        3: (((3, 6), (4, 6)), ((2, 1, 2),)),
        4: (((3, 5), (4, 5)), ((3, 0, 1), (3, 1, 1))),
    },
    "bottom": {
        2: (((7, 3), (7, 4)), ((1, 3, 1), (1, 3, 2))),
        3: (((6, 3), (6, 4)), ((2, 2, 1),)),
        4: (((5, 3), (5, 4)), ((3, 1, 0), (3, 1, 1))),
    },
    "left": {
        2: (((3, 0), (4, 0)), ((1, 1, 0), (1, 2, 0))),
        3: (((3, 1), (4, 1)), ((2, 1, 0),)),
        4: (((3, 2), (4, 2)), ((3, 0, 0), (3, 1, 0))),
    },
}
"""Cells from the left or from above, and the squares that must be filled."""

TEMPLE_REWARDS: dict[str, tuple[tuple[str, int], ...]] = {
    "blue": (
        ("any", 1), ("any", 1), ("any", 1), ("any", 1), ("any", 2), ("any", 2),
        ("points", 2), ("any", 2), ("points", 4), ("", 0), ("points", 6),
    ),
    "red": (
        ("points", 1), ("points", 1), ("points", 2), ("points", 2), ("points", 2), ("points", 3),
        ("points", 3), ("points", 4), ("points", 5), ("", 0), ("points", 7),
    ),
    "green": (
        ("cocoa", 1), ("cocoa", 1), ("cocoa", 1), ("cocoa", 2), ("cocoa", 2), ("cocoa", 2),
        ("cocoa", 3), ("cocoa", 3), ("cocoa", 4), ("", 0), ("points", 5),
    ),
}  # fmt: skip
"""Of steps 1 to 11."""

MAJOR_STEPS = {
    ("blue", 4): (2, 3, 4),
    ("red", 5): (3, 4, 5),
    ("green", 3): (1, 2, 3),
    ("green", 6): (2, 3, 4),
}
"""Discovery tiles there with two, three, four players."""

AVENUE_SPOTS = {3: 3, 6: 2, 8: 1}
AVENUE_END = 9
TRACK_END = 10

DISCOVERY: dict[str, tuple[int, dict[str, int]]] = {
    "mask_1": (1, {"cocoa": 2, "gold": 1}),
    "mask_2": (2, {"cocoa": 1, "wood": 1}),
    "mask_3": (2, {"cocoa": 1, "wood": 1}),
    "mask_4": (3, {"wood": 1}),
    "mask_5": (3, {"wood": 1}),
    "mask_6": (3, {"wood": 1}),
    "mask_7": (3, {"wood": 1}),
    "vp4": (3, {"wood": 1}),
    "resources3": (2, {"cocoa": 1}),
    "resources2": (2, {}),
    "avenue": (3, {"cocoa": 1}),
    "temple_any": (3, {"cocoa": 1}),
    "temple_blue": (2, {}),
    "temple_red": (2, {}),
    "temple_green": (2, {}),
    "cocoa4": (3, {"gold": 1}),
    "power_up2": (3, {"cocoa": 1}),
    "double_move": (3, {}),
    "free_cocoa": (3, {}),
    "move_anywhere": (3, {}),
    "extra_worker": (3, {}),
}
"""How many there are, and the price."""

MASK_NUMBER = {
    "mask_1": 1,
    "mask_2": 2,
    "mask_3": 2,
    "mask_4": 3,
    "mask_5": 3,
    "mask_6": 3,
    "mask_7": 3,
}
MASK_SETS = (0, 1, 3, 6, 10, 15, 21, 28)

ROYAL_TILES = ((4, 5, 9), (2, 6, 7), (1, 3, 8))
"""By category: A, B, C are on the three spaces."""

DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}

STARTING_TILES: dict[int, tuple[tuple[int, int], dict[str, int]]] = {
    1: ((1, 2), {"avenue": 1, "cocoa": 2, "wood": 3}),
    2: ((4, 3), {"green": 1, "stone": 2, "gold": 3}),
    3: ((2, 3), {"blue": 1, "wood": 4, "stone": 1}),
    4: ((1, 4), {"red": 1, "cocoa": 5, "gold": 2}),
    5: ((4, 5), {"technology": 1, "gold": 2}),
    6: ((2, 4), {"power": 1, "wood": 3, "gold": 2}),
    7: ((5, 8), {"technology": 1, "any": 2}),
    8: ((6, 7), {"blue": 1, "cocoa": 2, "stone": 4}),
    9: ((5, 6), {"blue": 1, "red": 1, "green": 1}),
    10: ((7, 8), {"red": 1, "power": 1, "cocoa": 5}),
    11: ((6, 8), {"green": 1, "power": 1, "cocoa": 5}),
    12: ((5, 7), {"blue": 1, "red": 1, "any": 2}),
    13: ((3, 5), {"cocoa": 3, "wood": 5}),
    14: ((3, 7), {"discovery": 1, "stone": 3, "gold": 1}),
    15: ((2, 6), {"wood": 1, "stone": 2, "gold": 3}),
    16: ((4, 8), {"discovery": 1, "cocoa": 2, "gold": 3}),
    17: ((3, 8), {"cocoa": 3, "wood": 2, "stone": 3}),
    18: ((2, 7), {"avenue": 1, "wood": 1, "stone": 2}),
}

PRINTED_LAYOUT = [1, 3, 5, 2, 8, 7, 6, 4]
FIRST_TECHNOLOGIES = [1, 3, 5, 9, 15, 17]
FIRST_ROYAL = [1, 6, 4]
FIRST_BONUS = {"blue": 3, "red": 4, "green": 7}
FIRST_TOTALS: list[dict[str, int]] = [
    {"cocoa": 6, "wood": 1, "stone": 2, "gold": 4, "green": 1},
    {"cocoa": 5, "wood": 4, "stone": 2, "points": 1, "blue": 1, "red": 1},
    {"cocoa": 4, "wood": 3, "stone": 4, "gold": 1, "blue": 1, "avenue": 1},
    {"cocoa": 2, "wood": 2, "gold": 5, "green": 2},
]
"""By order number, besides the cocoa for the order."""
FIRST_TECHNOLOGY: list[list[int]] = [[], [], [], [5]]
FIRST_WORKERS = [
    [(6, 2), (2, 1), (8, 1)],
    [(7, 2), (2, 1), (3, 1)],
    [(1, 1), (2, 1), (7, 1)],
    [(3, 1), (4, 1), (5, 1)],
]

SLOT_OF_SUM = {2: 4, 3: 4, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 3, 10: 3, 11: 6, 12: 6}
SHIFTED_FROM = {"right": {1: 2, 2: 4, 3: 5}, "left": {1: 3, 2: 5, 3: 6}}
ACTION_TILES = (
    "construction",
    "decorations",
    "alchemy",
    "nobles",
    "mastery",
    "worship",
    "mask_collection",
)
BOT_SHRINES = (2, 3, 4, 7)
"""The boards whose worship space belongs to a temple."""

NOTCHES = {
    "bot_gold": 1,
    "bot_nobles": 1,
    "bot_construction": 1,
    "bot_resources": 1,
    "bot_exchange": 1,
    "bot_worship": 1,
    "bot_bonus": 5,
    "bot_markers": 1,
}
PRESETS = {"easier": -1, "written": 0, "harder": 1}


def square_name(square: Square) -> str:
    level, row, col = square
    return f"{level}-{'ABCD'[col]}{row + 1}"


SQUARE_OF = {square_name(square): square for square in SQUARES}


def cells(square: Square) -> list[tuple[int, int]]:
    """The four cells a square covers, clockwise from the top left."""
    level, row, col = square
    top, left = 2 * row + level - 1, 2 * col + level - 1
    return [(top, left), (top, left + 1), (top + 1, left + 1), (top + 1, left)]


def support(square: Square) -> list[Square]:
    level, row, col = square
    if level == 1:
        return []
    return [(level - 1, row + down, col + right) for down in (0, 1) for right in (0, 1)]


def turned(icons: str, rotation: int) -> str:
    """The icons after that number of degrees clockwise."""
    for _ in range(rotation // 90):
        icons = icons[-1] + icons[:-1]
    return icons
