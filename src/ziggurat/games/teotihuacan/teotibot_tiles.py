"""Teotibot's seven action tiles and its choices (TH-75 to TH-85)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Facts
from ziggurat.games.teotihuacan import (
    alchemy,
    calendar,
    construction,
    decorations,
    discovery,
    nobles,
    offers,
    powerups,
    resources,
    tracks,
    workers,
    worship,
)
from ziggurat.games.teotihuacan.pieces import (
    ALCHEMY,
    BOT_ALCHEMY,
    BOT_CONSTRUCTION,
    BOT_DECORATIONS,
    BOT_MASTERY,
    BOT_NOBLES,
    BOT_TILES,
    BOT_WORSHIP,
    BUILDING_COUNT,
    CONSTRUCTION,
    DECORATIONS,
    DEPOSITS,
    FOREST,
    FROM_ASCENSION,
    FROM_CONSTRUCTION,
    FROM_DECORATIONS,
    FROM_TEMPLE,
    GOLD,
    KINDS,
    LEVEL,
    LEVEL_POINTS,
    MASK_NUMBER,
    MASKS,
    NOBLE_VALUES,
    NOBLES,
    PALACE,
    PRICES,
    QUARRY,
    SIDES,
    SQUARE_NAMES,
    SQUARES,
    STONE,
    TEMPLE_REWARDS,
    TEMPLES,
    TILE_BOARDS,
    TILES,
    TOP_POWER,
    TOP_SQUARE,
    WOOD,
    WORKERS,
    WORSHIP_TEMPLE,
    replaced,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

BOT: Final = 1
OWN: Final = range(WORKERS * BOT, WORKERS * BOT + WORKERS)
FAST: Final = 4
"""From this power on a worker advances two boards."""
CONSOLATION_COCOA: Final = 5


def carry_out(state: TeotihuacanState, tile: int) -> None:
    """What an action tile says."""
    if tile == BOT_CONSTRUCTION:
        _act_or_fetch(state, tile, CONSTRUCTION, build, QUARRY, STONE)
    elif tile == BOT_DECORATIONS:
        _act_or_fetch(state, tile, DECORATIONS, decorate, DEPOSITS, GOLD)
    elif tile == BOT_NOBLES:
        _act_or_fetch(state, tile, NOBLES, build_noble, FOREST, WOOD)
    elif tile == BOT_ALCHEMY:
        _alchemy(state)
    elif tile == BOT_MASTERY:
        _mastery(state)
    elif tile == BOT_WORSHIP:
        _worship(state)
    else:
        _masks(state)


def _tell_step(
    state: TeotihuacanState, tile: int, step: str, board: int = 0, lacks: str = ""
) -> None:
    if state.listening:
        facts: Facts = {"tile": BOT_TILES[tile], "step": step, "board": board, "lacks": lacks}
        state.emit("bot-step", facts)


def _act_or_fetch(
    state: TeotihuacanState,
    tile: int,
    board: int,
    act: Callable[[TeotihuacanState], None],
    source: int,
    good: int,
) -> None:
    """Step 1 on a board, or else step 2 on the board of its goods, or else consolation (TH-79)."""
    worker = strongest_on(state, board)
    lacks = "worker" if worker < 0 else missing(state, board)
    _tell_step(state, tile, "1", board, lacks)
    if not lacks:
        act(state)
        reward_worker(state, worker)
        return
    worker = strongest_on(state, source)
    _tell_step(state, tile, "2", source, "worker" if worker < 0 else "")
    if worker >= 0:
        fetch(state, good)
        reward_worker(state, worker)
        return
    _consolation(state, tile)


def _consolation(state: TeotihuacanState, tile: int) -> None:
    """5 cocoa, and the lowest worker is powered up and advances (TH-78)."""
    worker = lowest(state)
    _tell_step(state, tile, "consolation", state.worker_board[worker])
    state.gain(BOT, (CONSOLATION_COCOA, 0, 0, 0), "consolation")
    reward_worker(state, worker)


# Workers (TH-76, TH-77)


def unlocked(state: TeotihuacanState) -> list[int]:
    return [worker for worker in OWN if not state.worker_space[worker]]


def strongest_on(state: TeotihuacanState, board: int) -> int:
    """Its strongest unlocked worker on a board, -1 for none."""
    found = -1
    for worker in unlocked(state):
        if state.worker_board[worker] == board and (
            found < 0 or state.worker_power[worker] > state.worker_power[found]
        ):
            found = worker
    return found


def _rank(state: TeotihuacanState, worker: int) -> tuple[int, int]:
    return state.worker_power[worker], state.position[state.worker_board[worker]]


def lowest(state: TeotihuacanState) -> int:
    """Its lowest unlocked worker; of equal ones, that on the lowest position."""
    own = unlocked(state)
    found = own[0]
    for worker in own:
        if _rank(state, worker) < _rank(state, found):
            found = worker
    return found


def power_up(state: TeotihuacanState, worker: int) -> None:
    """Raise a worker; ascending gives an Avenue step, 5 points and a light step (TH-78)."""
    if state.worker_power[worker] < TOP_POWER:
        state.worker_power[worker] += 1
        if state.listening:
            facts: Facts = {
                "seat": BOT,
                "board": state.worker_board[worker],
                "power": state.worker_power[worker],
                "why": "teotibot",
            }
            state.emit("power", facts)
        return
    powerups.to_palace(state, BOT, worker)
    tracks.move_on_avenue(state, BOT)
    state.score(BOT, powerups.ASCENSION_POINTS, FROM_ASCENSION)
    calendar.move_light(state, "ascension")


def advance(state: TeotihuacanState, worker: int) -> None:
    """One board clockwise, two with power 4 or 5; the Palace is not counted (TH-77)."""
    start = state.worker_board[worker]
    place = state.position[start]
    for _ in range(2 if state.worker_power[worker] >= FAST else 1):
        place = place % 8 + 1
        if place == 1:
            place = 2
    state.worker_board[worker] = state.layout[place]
    if state.listening:
        facts: Facts = {
            "power": state.worker_power[worker],
            "from": start,
            "to": state.worker_board[worker],
        }
        state.emit("bot-advance", facts)


def reward_worker(state: TeotihuacanState, worker: int) -> None:
    """Power up a worker and advance it."""
    power_up(state, worker)
    advance(state, worker)


# Temples and resources (TH-78)


def best_temple(state: TeotihuacanState) -> int:
    """The temple where it is highest and can still move; ties blue, red, green; -1 for none."""
    found = -1
    for temple in range(3):
        if tracks.can_step(state, BOT, temple) and (
            found < 0 or state.temples[3 * BOT + temple] > state.temples[3 * BOT + found]
        ):
            found = temple
    return found


def temple_step(state: TeotihuacanState, temple: int) -> None:
    """A step with its printed reward, even on a major step (TH-75)."""
    if temple < 0:
        return
    if not tracks.can_step(state, BOT, temple):
        if state.listening:
            state.emit("temple-stuck", {"seat": BOT, "temple": TEMPLES[temple]})
        return
    step = tracks.move_up(state, BOT, temple)
    taken, points, cocoa = TEMPLE_REWARDS[temple][step]
    for _ in range(taken):
        state.gain(BOT, resources.bundle(scarcest(state), 1), "resources")
    state.score(BOT, points, FROM_TEMPLE)
    state.gain(BOT, (cocoa, 0, 0, 0), "temple")


def scarcest(state: TeotihuacanState) -> int:
    """The resource of which it has least; ties gold, stone, wood."""
    found = GOLD
    for good in (STONE, WOOD):
        if state.goods[4 * BOT + good] < state.goods[4 * BOT + found]:
            found = good
    return found


def fetch(state: TeotihuacanState, good: int) -> None:
    """2 of a resource: step 2 of three tiles."""
    state.gain(BOT, resources.bundle(good, 2), "board")


# Step 1 of each tile: what is missing for it, and how it is done


def missing(state: TeotihuacanState, board: int) -> str:
    """What Teotibot lacks for step 1 on a board, apart from a worker; empty if nothing."""
    if board == CONSTRUCTION:
        if state.goods[4 * BOT + STONE] < 2:
            return "goods"
        if not any(state.pyramid_offer):
            return "tile"
        return "" if first_square(state) >= 0 else "space"
    if board == DECORATIONS:
        if state.goods[4 * BOT + GOLD] < 2:
            return "goods"
        if not any(state.decoration_offer):
            return "tile"
        return "" if first_side(state) >= 0 else "space"
    if board == NOBLES:
        if state.goods[4 * BOT + WOOD] < 2:
            return "goods"
        return "" if state.buildings < BUILDING_COUNT else "building"
    if board == ALCHEMY:
        if state.goods[4 * BOT + GOLD] < 1:
            return "goods"
        return "" if next_technology(state) >= 0 else "technology"
    return ""


def first_square(state: TeotihuacanState) -> int:
    """The first open square of the lowest level that has one, row by row (TH-79)."""
    for square in range(SQUARES):
        if construction.is_open(state, square):
            return square
    return -1


def build(state: TeotihuacanState) -> None:
    """Step 1 of Construction (TH-79)."""
    state.pay(BOT, (0, 0, 2, 0), "construction")
    square = first_square(state)
    place = 0
    while not state.pyramid_offer[place]:
        place += 1
    tile = state.pyramid_offer[place]
    turn = state.bot_rotations[-1] if state.bot_rotations else 0
    state.bot_rotations = state.bot_rotations[:-1]
    state.pyramid_offer = replaced(state.pyramid_offer, place, 0)
    construction.lay(state, tile, square, turn)
    if state.listening:
        facts: Facts = {
            "seat": BOT,
            "tile": tile,
            "square": SQUARE_NAMES[square],
            "rotation": 90 * turn,
            "matches": 0,
            "steps": dict.fromkeys(TEMPLES, 0),
            "discount": "none",
        }
        state.reveal("build", facts)
    state.score(BOT, LEVEL_POINTS[LEVEL[square]], FROM_CONSTRUCTION)
    tracks.track_step(state, BOT)
    if square == TOP_SQUARE:
        calendar.finish_pyramid(state)
    state.score(BOT, 2, FROM_CONSTRUCTION)
    temple_step(state, best_temple(state))
    offers.refill(state)


def first_side(state: TeotihuacanState) -> int:
    """The first side clockwise from the top whose next space is legal (TH-80)."""
    for side in range(4):
        if decorations.is_legal(state, side):
            return side
    return -1


def decorate(state: TeotihuacanState) -> None:
    """Step 1 of Decorations (TH-80)."""
    state.pay(BOT, (0, 0, 0, 2), "decorations")
    side = first_side(state)
    place = 0
    while not state.decoration_offer[place]:
        place += 1
    tile = state.decoration_offer[place]
    level = decorations.lay(state, tile, side)
    if state.listening:
        facts: Facts = {
            "seat": BOT,
            "tile": tile,
            "side": SIDES[side],
            "level": level + 1,
            "matches": 0,
            "steps": dict.fromkeys(TEMPLES, 0),
        }
        state.emit("decorate", facts)
    state.score(BOT, 5, FROM_DECORATIONS)
    tracks.track_step(state, BOT)
    temple_step(state, best_temple(state))
    offers.refill(state)


def next_technology(state: TeotihuacanState) -> int:
    """The lowest technology without any marker, else the lowest it lacks; -1 for none (TH-81)."""
    marked = state.developed[0] | state.developed[BOT]
    for owned in (marked, state.developed[BOT]):
        for place in range(6):
            if not owned >> place & 1:
                return place
    return -1


def develop(state: TeotihuacanState) -> None:
    """Step 1 of Alchemy (TH-81)."""
    place = next_technology(state)
    state.pay(BOT, (0, 0, 0, 1), "alchemy")
    alchemy.mark(state, BOT, place)
    temple_step(state, place % 3)


def noble_space(state: TeotihuacanState) -> int:
    """The leftmost free space of the era's row, or else the cheapest free space (TH-82)."""
    space = nobles.free_space(state, min(state.eclipses, 2))
    if space >= 0:
        return space
    found = -1
    for space in range(len(NOBLE_VALUES)):
        if not state.nobles[space] and (found < 0 or NOBLE_VALUES[space] < NOBLE_VALUES[found]):
            found = space
    return found


def build_noble(state: TeotihuacanState) -> None:
    """Step 1 of Nobles (TH-82)."""
    state.pay(BOT, (0, 2, 0, 0), "nobles")
    nobles.cover(state, BOT, noble_space(state))
    tracks.move_on_avenue(state, BOT)


# The other tiles


def _alchemy(state: TeotihuacanState) -> None:
    """Develop a technology, or two power-ups for the lowest worker (TH-81)."""
    worker = strongest_on(state, ALCHEMY)
    lacks = "worker" if worker < 0 else missing(state, ALCHEMY)
    _tell_step(state, BOT_ALCHEMY, "1", ALCHEMY, lacks)
    if not lacks:
        develop(state)
        reward_worker(state, worker)
        return
    worker = lowest(state)
    _tell_step(state, BOT_ALCHEMY, "2", state.worker_board[worker])
    power_up(state, worker)
    power_up(state, worker)


def _mastery(state: TeotihuacanState) -> None:
    """The strongest worker whose board's step succeeds (TH-83)."""
    ranked = sorted(unlocked(state), key=lambda worker: _rank(state, worker), reverse=True)
    for worker in ranked:
        board = state.worker_board[worker]
        lacks = "action" if board == PALACE else missing(state, board)
        _tell_step(state, BOT_MASTERY, "1", board, lacks)
        if lacks:
            continue
        if board == FOREST:
            fetch(state, WOOD)
        elif board == QUARRY:
            fetch(state, STONE)
        elif board == DEPOSITS:
            fetch(state, GOLD)
        elif board == ALCHEMY:
            develop(state)
        elif board == NOBLES:
            build_noble(state)
        elif board == DECORATIONS:
            decorate(state)
        else:
            build(state)
        reward_worker(state, worker)
        return
    _consolation(state, BOT_MASTERY)


def _worship(state: TeotihuacanState) -> None:
    """The locked worker goes to the next worship space and makes temple steps (TH-84)."""
    worker = next(worker for worker in OWN if state.worker_space[worker])
    start = state.worker_board[worker]
    board = worship.next_worship_board(state, start)
    held = workers.holder(state, board, 1)
    _tell_step(state, BOT_WORSHIP, "1", board)
    state.worker_board[worker] = board
    if state.listening:
        state.emit("bot-worship", {"from": start, "to": board})
    if held >= 0:
        worship.oust_human(state, held)
    if board == DECORATIONS:
        temple, steps = best_temple(state), 3
    else:
        temple, steps = WORSHIP_TEMPLE[board], 2
    for _ in range(steps + state.adjust[5]):
        temple_step(state, temple)
    kind = state.board_tiles[board]
    if kind >= 0:
        state.removed = replaced(state.removed, kind, state.removed[kind] + 1)
        if state.listening:
            state.emit("bot-discard", {"board": board, "tile": TILES[kind]})
    discovery.refill(state, board)


def wanted_mask(state: TeotihuacanState) -> int:
    """The board of the mask to collect, -1 for none (TH-85)."""
    found, best = -1, (0, 0)
    for board in TILE_BOARDS:
        kind = state.board_tiles[board]
        if not 0 <= kind < MASKS or state.tiles[KINDS * BOT + kind]:
            continue
        if not state.can_pay(BOT, PRICES[kind]):
            continue
        rank = MASK_NUMBER[kind], state.position[board]
        if found < 0 or rank < best:
            found, best = board, rank
    return found


def _masks(state: TeotihuacanState) -> None:
    """Collect a mask it lacks (TH-85)."""
    board = wanted_mask(state)
    tile = len(BOT_TILES) - 1
    _tell_step(state, tile, "1", max(board, 0), "mask" if board < 0 else "")
    if board < 0:
        _consolation(state, tile)
    else:
        discovery.claim_at_board(state, BOT, board)
