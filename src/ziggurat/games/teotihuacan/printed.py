"""What the page draws of the box: tables, tracks, prices and tiles (TH-88 to TH-102)."""

from __future__ import annotations

from typing import Final

from ziggurat.core.page_data import Printed
from ziggurat.core.types import Json
from ziggurat.games.teotihuacan.pieces import (
    AVENUE_END,
    BOARD_RESOURCE,
    BONUS_STEP,
    BUILD_STONE,
    BUILDING_VALUES,
    DECORATION_TILES,
    GOODS,
    GROUND,
    ICON_LETTERS,
    LAST_ECLIPSE,
    LEVEL_POINTS,
    MAJOR_SPOT,
    NOBLE_ROWS,
    NOBLE_VALUES,
    PRICES,
    PRINTED_ICONS,
    PYRAMID_TILES,
    RESOURCE_COLUMN,
    RESOURCE_TABLES,
    ROW_START,
    SIDES,
    SLOT_OF_SUM,
    STARTING_TILES,
    TECHNOLOGY_GOLD,
    TEMPLE_REWARDS,
    TEMPLES,
    TILES,
    TOP_POWER,
    TOP_STEP,
    TRACK_END,
    WORKERS,
    WORSHIP_BOARDS,
    WORSHIP_SPACES,
    WORSHIP_TEMPLE,
    Bundle,
    StartingTile,
)

IMPORTS: Final = (
    "import type { Goods, NobleRow, Resource, Side, StartingTile, Temple } from './pieces';",
)


def goods(bundle: Bundle) -> dict[str, Json]:
    return {GOODS[good]: count for good, count in enumerate(bundle) if count}


def starting(tile: StartingTile) -> dict[str, Json]:
    """A starting tile; what it does not give is left out."""
    gains: dict[str, Json] = {
        "resources": tile.resources,
        "temples": [TEMPLES[temple] for temple in tile.temples],
        "avenue": bool(tile.avenue),
        "power": bool(tile.power_ups),
        "technology": bool(tile.technology),
        "discovery": bool(tile.discovery),
    }
    given = {name: gain for name, gain in gains.items() if gain}
    return {"boards": list(tile.boards), "goods": goods(tile.goods), **given}


PRINTED: Final = (
    Printed(
        "HARVESTS",
        "Record<number, readonly (readonly (readonly [number, number, number, number])[])[]>",
        "By board: rows of one to three workers, columns of COLUMNS; goods, cocoa, points, steps.",
        {str(board): [[list(c) for c in row] for row in t] for board, t in RESOURCE_TABLES.items()},
    ),
    Printed(
        "HARVESTED",
        "Record<number, Resource>",
        "By board: its resource.",
        {str(board): GOODS[good] for board, good in BOARD_RESOURCE.items()},
    ),
    Printed(
        "COLUMNS",
        "readonly number[]",
        "By lowest power: the column of the tables of harvests.",
        list(RESOURCE_COLUMN),
    ),
    Printed(
        "WORSHIPPED",
        "Record<number, Temple | 'any'>",
        "By board: the temple of its worship space.",
        {
            str(board): TEMPLES[WORSHIP_TEMPLE[board]] if board in WORSHIP_TEMPLE else "any"
            for board in WORSHIP_BOARDS
        },
    ),
    Printed(
        "TEMPLE_STEPS",
        "Record<Temple, readonly (readonly [resources: number, points: number, cocoa: number])[]>",
        "By temple and step: what it gives.",
        {
            name: [list(reward) for reward in rewards]
            for name, rewards in zip(TEMPLES, TEMPLE_REWARDS, strict=True)
        },
    ),
    Printed(
        "MAJOR",
        "Record<Temple, readonly number[]>",
        "By temple: its major steps.",
        {
            name: [step for step, spot in enumerate(spots) if spot >= 0]
            for name, spots in zip(TEMPLES, MAJOR_SPOT, strict=True)
        },
    ),
    Printed(
        "WORSHIP_SPACES",
        "readonly number[]",
        "By board: its worship spaces.",
        list(WORSHIP_SPACES),
    ),
    Printed("WORKERS", "number", "The workers that a player may have.", WORKERS),
    Printed("TOP_POWER", "number", "The power at which a worker ascends next.", TOP_POWER),
    Printed("LAST_ECLIPSE", "number", "The Eclipse that ends the game.", LAST_ECLIPSE),
    Printed("BONUS_STEP", "number", "The step of a bonus tile.", BONUS_STEP),
    Printed("TOP_STEP", "number", "The last step of a temple.", TOP_STEP),
    Printed("AVENUE_TOP", "number", "The last step of the Avenue.", AVENUE_END),
    Printed("TRACK_TOP", "number", "The last step of the pyramid track.", TRACK_END),
    Printed(
        "BUILDING_VALUES",
        "readonly number[]",
        "By buildings taken: what an Avenue step scores.",
        list(BUILDING_VALUES),
    ),
    Printed(
        "NOBLE_VALUES",
        "Record<NobleRow, readonly number[]>",
        "By row of nobles: the numbers of its spaces.",
        {
            name: list(NOBLE_VALUES[ROW_START[row] : ROW_START[row + 1]])
            for row, name in enumerate(NOBLE_ROWS)
        },
    ),
    Printed(
        "TECHNOLOGY_GOLD",
        "Record<number, number>",
        "By technology: its price.",
        {str(number): gold for number, gold in TECHNOLOGY_GOLD.items()},
    ),
    Printed(
        "LEVEL_POINTS", "readonly number[]", "By level: the points of a tile.", list(LEVEL_POINTS)
    ),
    Printed("BUILD_STONE", "number", "The stone that a tile costs on any level.", BUILD_STONE),
    Printed(
        "PRICES",
        "Record<string, Goods>",
        "By discovery tile: its price.",
        {tile: goods(price) for tile, price in zip(TILES, PRICES, strict=True)},
    ),
    Printed(
        "PYRAMID_TILES",
        "readonly string[]",
        "Icons clockwise from the top left: b r g incised, B R G in colour, - neutral.",
        PYRAMID_TILES.split(),
    ),
    Printed(
        "DECORATION_TILES",
        "readonly string[]",
        "The two icons of each decoration.",
        list(DECORATION_TILES),
    ),
    Printed("GROUND", "string", "The ground, row by row from the Palace's side.", GROUND),
    Printed(
        "PRINTED_BAYS",
        "Record<Side, string>",
        "By side: the icons of the space of level 1, from the left or from the top.",
        {
            side: ICON_LETTERS[first] + ICON_LETTERS[second]
            for side, (first, second) in zip(SIDES, PRINTED_ICONS, strict=True)
        },
    ),
    Printed(
        "STARTING",
        "readonly StartingTile[]",
        "The starting tiles.",
        [starting(tile) for tile in STARTING_TILES[1:]],
    ),
    Printed(
        "BOT_SUMS",
        "readonly (readonly number[])[]",
        "By slot of Teotibot's pyramid: the sums of two dice that choose it.",
        [
            [total for total in range(2, 13) if SLOT_OF_SUM[total] == slot]
            for slot in range(1, max(SLOT_OF_SUM) + 1)
        ],
    ),
)
