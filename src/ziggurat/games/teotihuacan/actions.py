"""Everything a player can decide, as numbers and as words."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeAlias

from ziggurat.core.actions import ActionTable
from ziggurat.core.types import Action, Facts
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    COCOA4,
    DECORATION_COUNT,
    DOUBLE_MOVE,
    EXTRA_WORKER,
    FREE_COCOA,
    GOODS,
    MASKS,
    MOVE_ANYWHERE,
    NOBLE_ROWS,
    POWER_UP2,
    PYRAMID_COUNT,
    SIDES,
    SQUARE_NAMES,
    SQUARES,
    STARTING_COUNT,
    TECHNOLOGIES,
    TEMPLES,
    TILES,
    TOP_POWER,
)

Mix: TypeAlias = tuple[int, int, int]
"""An amount of wood, stone and gold."""

PAIRS: Final = list(combinations(range(1, STARTING_COUNT + 1), 2))
"""The two starting tiles of each `keep`."""
PAIR_INDEX: Final = {pair: index for index, pair in enumerate(PAIRS)}


def _mixes(size: int) -> list[Mix]:
    return [
        (wood, stone, size - wood - stone)
        for wood in range(size, -1, -1)
        for stone in range(size - wood, -1, -1)
    ]


MIXES: Final = [mix for size in range(1, 6) for mix in _mixes(size)]
"""Every mix of one to five resources."""
MIXES_END: Final = [0, *(len([m for m in MIXES if sum(m) <= size]) for size in range(1, 6))]
"""By size: where the mixes of at most that size end."""

FLIPPED: Final = tuple(kind for kind in range(MASKS, len(TILES)) if kind != FREE_COCOA)
"""The discovery tiles that have their own `flip` action."""
FLIP_INDEX: Final = {kind: index for index, kind in enumerate(FLIPPED)}
REWARDS: Final = ("points", "cocoa", "temple", "temples", "worker")
TURNS: Final = (0, 90, 180, 270)
DISCOUNTS: Final = ("none", "stone", "wood")
WORSHIP_OPTIONS: Final = ("ability", "discovery", "ability discovery", "discovery ability")
WORKER_POWERS: Final = range(1, TOP_POWER + 1)

KEEP: Final = 0
PICK: Final = KEEP + len(PAIRS)
RAISE: Final = PICK + STARTING_COUNT
PLACE: Final = RAISE + 2
WORKER: Final = PLACE + 8
MOVE: Final = WORKER + 40
UNLOCK_TURN: Final = MOVE + 8
UNLOCK: Final = UNLOCK_TURN + 1
COLLECT: Final = UNLOCK + 1
MAIN: Final = COLLECT + 1
MAIN_FREE: Final = MAIN + 1
WORSHIP: Final = MAIN_FREE + 1
OPTION: Final = WORSHIP + 3
"""Four options of worship, then the same four for free."""
CLAIM: Final = OPTION + 8
REWARD: Final = CLAIM + len(TILES)
DECLINE: Final = REWARD + 1
FLIP: Final = DECLINE + 1
STEP: Final = FLIP + len(FLIPPED)
TAKE: Final = STEP + 3
EXCHANGE: Final = TAKE + len(MIXES)
PAY: Final = EXCHANGE + 5
TECHNOLOGY: Final = PAY + len(MIXES)
ROW: Final = TECHNOLOGY + len(TECHNOLOGIES)
DECORATION: Final = ROW + 3
SIDE: Final = DECORATION + DECORATION_COUNT
TILE: Final = SIDE + 4
SQUARE: Final = TILE + PYRAMID_COUNT
DISCOUNT: Final = SQUARE + SQUARES
ROTATE: Final = DISCOUNT + 3
STOP: Final = ROTATE + 4
POWER: Final = STOP + 1
POWER_MOVED: Final = POWER + 40
ASCEND: Final = POWER_MOVED + 5
SALARY: Final = ASCEND + len(REWARDS)
SALARY_FREE: Final = SALARY + 9
DONE: Final = SALARY_FREE + 1


def _mixed(mix: Mix) -> str:
    return " ".join(f"{count} {GOODS[good]}" for good, count in enumerate(mix, 1) if count)


def _goods(mix: Mix) -> Facts:
    return {GOODS[good]: count for good, count in enumerate(mix, 1) if count}


def _worker_rows(word: str, kind: str) -> Iterator[tuple[str, Facts]]:
    for board in range(1, 9):
        for power in WORKER_POWERS:
            yield f"{word} {BOARDS[board]} {power}", {"kind": kind, "board": board, "power": power}


def _rows() -> Iterator[tuple[str, Facts]]:
    for low, high in PAIRS:
        yield f"keep {low} {high}", {"kind": "keep", "tiles": [low, high]}
    for tile in range(1, STARTING_COUNT + 1):
        yield f"pick {tile}", {"kind": "pick", "tile": tile}
    for power in (1, 2):
        yield f"raise {power}", {"kind": "raise", "power": power}
    for board in range(1, 9):
        yield f"place {BOARDS[board]}", {"kind": "place", "board": board}
    yield from _worker_rows("worker", "worker")
    for distance in range(1, 9):
        yield f"move {distance}", {"kind": "move", "distance": distance}
    yield "unlock turn", {"kind": "unlock-turn"}
    yield "unlock", {"kind": "unlock"}
    yield "cocoa", {"kind": "collect"}
    yield "main", {"kind": "main", "free": False}
    yield "main free", {"kind": "main", "free": True}
    for space in (1, 2, 3):
        yield f"worship {space}", {"kind": "worship", "space": space}
    for free in (False, True):
        for option in WORSHIP_OPTIONS:
            words = f"{option} free" if free else option
            yield words, {"kind": "option", "option": option, "free": free}
    for name in TILES:
        yield f"claim {name}", {"kind": "claim", "tile": name}
    yield "reward", {"kind": "reward"}
    yield "decline", {"kind": "decline"}
    for kind in FLIPPED:
        yield f"flip {TILES[kind]}", {"kind": "flip", "tile": TILES[kind]}
    for temple in TEMPLES:
        yield f"step {temple}", {"kind": "step", "temple": temple}
    for mix in MIXES:
        yield f"take {_mixed(mix)}", {"kind": "take", "goods": _goods(mix)}
    for times in range(1, 6):
        yield f"exchange {times}", {"kind": "exchange", "times": times}
    for mix in MIXES:
        yield f"pay {_mixed(mix)}", {"kind": "pay", "goods": _goods(mix)}
    for number in TECHNOLOGIES:
        yield f"technology {number}", {"kind": "technology", "number": number}
    for row in NOBLE_ROWS:
        yield f"row {row}", {"kind": "row", "row": row}
    for tile in range(1, DECORATION_COUNT + 1):
        yield f"decoration {tile}", {"kind": "decoration", "tile": tile}
    for side in SIDES:
        yield f"side {side}", {"kind": "side", "side": side}
    for tile in range(1, PYRAMID_COUNT + 1):
        yield f"tile {tile}", {"kind": "tile", "tile": tile}
    for square in SQUARE_NAMES:
        yield f"square {square}", {"kind": "square", "square": square}
    for discount in DISCOUNTS:
        yield f"discount {discount}", {"kind": "discount", "discount": discount}
    for turn in TURNS:
        yield f"rotate {turn}", {"kind": "rotate", "rotation": turn}
    yield "stop", {"kind": "stop"}
    yield from _worker_rows("power", "power")
    for power in WORKER_POWERS:
        yield f"power moved {power}", {"kind": "power", "power": power, "moved": True}
    for reward in REWARDS:
        yield f"ascend {reward}", {"kind": "ascend", "reward": reward}
    for cocoa in range(9):
        yield f"salary {cocoa}", {"kind": "salary", "cocoa": cocoa, "free": False}
    yield "salary free", {"kind": "salary", "free": True}
    yield "done", {"kind": "done"}


TABLE: Final[ActionTable] = ActionTable(_rows())
KIND_OF: Final[list[str]] = [str(fields["kind"]) for fields in TABLE.fields]
"""By action: the kind of decision it answers."""

FLIP_IMMEDIATE: Final = tuple(
    (kind, FLIP + FLIP_INDEX[kind]) for kind in FLIPPED if kind <= max(COCOA4, POWER_UP2)
)
"""The tiles that may be flipped at any time in one's turn, with their actions."""
FLIP_DOUBLE_MOVE: Final = FLIP + FLIP_INDEX[DOUBLE_MOVE]
FLIP_MOVE_ANYWHERE: Final = FLIP + FLIP_INDEX[MOVE_ANYWHERE]
FLIP_EXTRA_WORKER: Final = FLIP + FLIP_INDEX[EXTRA_WORKER]
TAKES: Final = [
    [TAKE + index for index, mix in enumerate(MIXES) if sum(mix) == size] for size in range(6)
]
"""By size: the actions that take that number of resources."""


def worker_action(board: int, power: int) -> Action:
    """The action that names a worker."""
    return WORKER + (board - 1) * 5 + power - 1


def power_action(board: int, power: int) -> Action:
    """The action that powers up a worker."""
    return POWER + (board - 1) * 5 + power - 1
