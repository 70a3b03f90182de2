"""What lies open on the table, in words; views and digests are made from it.

Digests stay the same for ever, and so does this; what else a view tells is added in `view.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Json
from ziggurat.games.teotihuacan.pieces import (
    BOT_TILES,
    DIRECTIONS,
    GOODS,
    KINDS,
    NEUTRAL_COLOURS,
    NEUTRAL_WORKERS,
    NOBLE_ROWS,
    ROW_START,
    SIDES,
    SPOTS,
    SQUARE_NAMES,
    TEMPLES,
    TILE_BOARDS,
    TILES,
    WORKERS,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

_NAMED_BOARDS: Final[list[tuple[int, str]]] = [(board, str(board)) for board in TILE_BOARDS]
"""The action boards with discovery tiles, and what they are called in a dump."""


def open_table(state: TeotihuacanState) -> dict[str, Json]:
    """What lies open and is neither a player's nor among pieces of which some are hidden."""
    return {
        "seats": state.seats,
        "layout": state.layout[1:],
        "royal": state.royal[:],
        "technologies": state.display[:],
        "bonus": dict(zip(TEMPLES, state.bonus, strict=True)),
        "calendar": {
            "light": state.light,
            "dark": state.dark,
            "eclipses": state.eclipses,
            "final_round": state.final_round,
            "finished": state.finished,
        },
        "buildings": state.buildings,
        "nobles": {
            name: state.nobles[ROW_START[row] : ROW_START[row + 1]]
            for row, name in enumerate(NOBLE_ROWS)
        },
        "turn": turn(state),
        "outcome": state.ended,
    }


def tile_names(kinds: Sequence[int]) -> list[Json]:
    return [TILES[kind] for kind in kinds]


def counted(counts: list[int]) -> list[Json]:
    """Discovery tiles by name, from counts by kind."""
    found: list[Json] = []
    for kind, count in enumerate(counts):
        if count:
            found += [TILES[kind]] * count
    return found


def decorations(state: TeotihuacanState) -> dict[str, Json]:
    return {
        "offer": [tile or None for tile in state.decoration_offer],
        "placed": {
            name: [tile for tile in state.decorations[4 * side : 4 * side + 4] if tile]
            for side, name in enumerate(SIDES)
        },
    }


def pyramid(state: TeotihuacanState) -> dict[str, Json]:
    return {
        "offer": [tile or None for tile in state.pyramid_offer],
        "placed": [
            {"square": SQUARE_NAMES[square], "tile": tile, "rotation": 90 * state.rotations[square]}
            for square, tile in enumerate(state.squares)
            if tile
        ],
    }


def discovery(state: TeotihuacanState) -> dict[str, Json]:
    return {
        "boards": {
            name: None if state.board_tiles[board] < 0 else TILES[state.board_tiles[board]]
            for board, name in _NAMED_BOARDS
        },
        "avenue": {SPOTS[spot]: tile_names(state.spots[spot]) for spot in range(3)},
        "temples": {SPOTS[spot]: tile_names(state.spots[spot]) for spot in range(3, 7)},
        "removed": counted(state.removed),
    }


def neutral(state: TeotihuacanState) -> dict[str, Json]:
    return {
        "workers": [
            [
                board
                for board in state.neutral[NEUTRAL_WORKERS * colour : NEUTRAL_WORKERS * colour + 3]
                if board
            ]
            for colour in range(NEUTRAL_COLOURS[state.players])
        ]
    }


def starting(state: TeotihuacanState) -> dict[str, Json]:
    return {"open": state.open_tiles[:], "kept": [tiles[:] for tiles in state.kept]}


def teotibot(state: TeotihuacanState) -> dict[str, Json]:
    return {
        "slots": [BOT_TILES[tile] for tile in state.slots],
        "aside": BOT_TILES[state.aside],
        "directions": [DIRECTIONS[state.upper], DIRECTIONS[state.lower]],
    }


def sorted_workers(state: TeotihuacanState, player: Player) -> list[int]:
    """The player's workers in play, in the order of a dump."""
    first = WORKERS * player
    keys = [
        WORKERS * _worker_key(state, worker) + worker - first
        for worker in range(first, first + WORKERS)
        if state.worker_board[worker] >= 0
    ]
    keys.sort()
    return [first + key % WORKERS for key in keys]


def _worker_key(state: TeotihuacanState, worker: int) -> int:
    """By board, power, worship space, and moved workers last; an octal digit for each."""
    moves = 2 * (worker == state.travelled) + (worker == state.moved)
    key = 8 * state.worker_board[worker] + state.worker_power[worker]
    return 8 * (8 * key + state.worker_space[worker]) + moves


def belongings(state: TeotihuacanState, player: Player) -> dict[str, Json]:
    """What a player has, except for where the points came from."""
    own: dict[str, Json] = {
        good: state.goods[4 * player + number] for number, good in enumerate(GOODS)
    }
    own["points"] = state.points[player]
    for temple, name in enumerate(TEMPLES):
        own[name] = state.temples[3 * player + temple]
    own["avenue"] = state.avenue[player]
    own["pyramid"] = state.track[player]
    own["technologies"] = [
        number for place, number in enumerate(state.display) if state.developed[player] >> place & 1
    ]
    own["tiles"] = counted(state.tiles[KINDS * player : KINDS * (player + 1)])
    own["used"] = counted(state.used[KINDS * player : KINDS * (player + 1)])
    own["workers"] = [
        [state.worker_board[worker], state.worker_power[worker], state.worker_space[worker]]
        for worker in sorted_workers(state, player)
    ]
    return own


def turn(state: TeotihuacanState) -> dict[str, Json]:
    moved: list[Json] = []
    if state.moved >= 0:
        own = sorted_workers(state, state.moved // WORKERS)
        moved = [own.index(worker) for worker in (state.moved, state.travelled) if worker >= 0]
    return {
        "moved": moved,
        "anywhere": state.anywhere,
        "board": state.board,
        "colours": state.colours,
        "acted": state.acted,
        "workers": state.count,
        "granted": state.granted,
        "built": state.built,
        "discounted": state.discounted,
        "acquired": state.acquired,
    }
