"""Teotibot's turn: dice, action pyramid, conventions (TH-69, TH-70, TH-74 to TH-78, TH-109)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.chance import Stream
from ziggurat.core.decisions import Step
from ziggurat.core.types import Options
from ziggurat.games.teotihuacan import teotibot_tiles
from ziggurat.games.teotihuacan.calendar import AFTER
from ziggurat.games.teotihuacan.pieces import (
    BELOW,
    BOT_ROTATIONS,
    BOT_TILES,
    BOT_TURNS,
    BOT_WORKERS,
    DIRECTIONS,
    FROM_EXCHANGE,
    LEFT,
    RIGHT,
    SLOT_OF_SUM,
    WORKERS,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

BOT: Final = 1
"""Teotibot's place among the players."""
EXCHANGE_COCOA: Final = 10
EXCHANGE_POINTS: Final = 3
START_RESOURCES: Final = 2

ADJUSTMENTS: Final = (
    ("bot_gold", (-1, 0, 1), 1),
    ("bot_nobles", (-1, 0, 1), 1),
    ("bot_construction", (-1, 0, 1), 1),
    ("bot_resources", (-1, 0, 1), 1),
    ("bot_exchange", (-2, -1, 0, 1, 2), 1),
    ("bot_worship", (-1, 0, 1), 1),
    ("bot_bonus", (-10, -5, 0, 5, 10), 5),
    ("bot_markers", (-2, -1, 0, 1, 2), 1),
)
"""The adjustments of TH-110: option, values, and one notch of a preset."""
NOTCHES: Final = {"written": 0, "easier": -1, "harder": 1}


def adjustments(options: Options) -> tuple[int, ...]:
    """Each adjustment: its own value, or what the preset says (TH-110)."""
    notch = NOTCHES[str(options["teotibot"])]
    found = []
    for name, _, size in ADJUSTMENTS:
        value = options[name]
        found.append(value if isinstance(value, int) else notch * size)
    return tuple(found)


def place(state: TeotihuacanState) -> None:
    """Teotibot's goods, markers and workers at the start (TH-69)."""
    adjust = state.adjust
    resources = START_RESOURCES + adjust[3]
    state.goods[4:8] = [0, resources, resources, resources]
    state.temples[3:6] = [1, 1, 1]
    state.avenue[BOT] = 1
    state.developed[BOT] = 1 << 2
    place_workers(state)


def place_workers(state: TeotihuacanState) -> None:
    """Its four workers, one of them locked (TH-69)."""
    for number, (board, power, space) in enumerate(BOT_WORKERS):
        worker = WORKERS * BOT + number
        state.worker_board[worker] = board
        state.worker_power[worker] = power + (state.adjust[number] if not space else 0)
        state.worker_space[worker] = space


def begin(state: TeotihuacanState, seed: str) -> None:
    """Set up Teotibot and draw everything random about it (TH-69, TH-70)."""
    place(state)
    tiles = Stream(seed, "teotibot tiles").shuffled(range(len(BOT_TILES)))
    state.slots, state.aside = tiles[:6], tiles[6]
    sides = Stream(seed, "teotibot directions")
    state.upper, state.lower = sides.below(2), sides.below(2)
    dice = Stream(seed, "teotibot dice")
    state.dice = [dice.die() for _ in range(2 * BOT_TURNS)]
    turns = Stream(seed, "teotibot rotations")
    state.bot_rotations = [turns.below(4) for _ in range(BOT_ROTATIONS)]


class TeotibotTurn(Step["TeotihuacanState"]):
    """Roll, act, shift, turn the direction tile, exchange (TH-74)."""

    KIND: ClassVar[str] = "teotibot"

    def complaint(self, state: TeotihuacanState) -> str:
        return "" if state.solo and self.seat == BOT else "Teotibot is not at the table"

    def carry_out(self, state: TeotihuacanState) -> None:
        second, first = _die(state), _die(state)
        slot = SLOT_OF_SUM[first + second]
        tile = state.slots[slot - 1]
        if state.listening:
            state.reveal(
                "bot-roll",
                {
                    "dice": [first, second],
                    "sum": first + second,
                    "slot": slot,
                    "tile": BOT_TILES[tile],
                },
            )
        teotibot_tiles.carry_out(state, tile)
        shift(state, slot)
        turn_directions(state)
        exchange(state)
        state.then(AFTER[self.seat])


def _die(state: TeotihuacanState) -> int:
    if not state.dice:
        return 1
    die = state.dice[-1]
    state.dice = state.dice[:-1]
    return die


def shift(state: TeotihuacanState, slot: int) -> None:
    """Fill the activated slot from below; its tile is set aside (TH-109)."""
    slots = state.slots[:]
    activated = slots[slot - 1]
    by_rows = state.options["direction"] == "rows"
    first = True
    while slot <= 3:
        upper = slot == 1 if by_rows else first
        source = BELOW[state.upper if upper else state.lower][slot]
        slots[slot - 1] = slots[source - 1]
        slot = source
        first = False
    slots[slot - 1] = state.aside
    state.slots, state.aside = slots, activated
    if state.listening:
        facts = {"slots": [BOT_TILES[tile] for tile in slots], "aside": BOT_TILES[state.aside]}
        state.emit("bot-shift", facts)


def turn_directions(state: TeotihuacanState) -> None:
    """The upper direction tile is flipped and goes below the other (TH-74)."""
    flipped = LEFT if state.upper == RIGHT else RIGHT
    state.upper, state.lower = state.lower, flipped
    if state.listening:
        directions = [DIRECTIONS[state.upper], DIRECTIONS[state.lower]]
        state.emit("bot-directions", {"directions": directions})


def exchange(state: TeotihuacanState) -> None:
    """10 cocoa become 3 points, once a turn (TH-74)."""
    if state.goods[4 * BOT] < EXCHANGE_COCOA:
        return
    points = EXCHANGE_POINTS + state.adjust[4]
    if state.listening:
        state.emit("bot-exchange", {"cocoa": EXCHANGE_COCOA, "points": points})
    state.pay(BOT, (EXCHANGE_COCOA, 0, 0, 0), "exchange")
    state.score(BOT, points, FROM_EXCHANGE)
