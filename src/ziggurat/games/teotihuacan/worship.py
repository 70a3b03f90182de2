"""Worship: a space, its fees, the ability and the discovery tile (TH-30 to TH-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import actions, discovery, pending, royal, tracks, workers
from ziggurat.games.teotihuacan.pending import Entry
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    DECORATIONS,
    GOODS,
    PALACE,
    PRICES,
    TEMPLE_REWARDS,
    TILES,
    WORKERS,
    WORSHIP_BOARDS,
    WORSHIP_SPACES,
    WORSHIP_TEMPLE,
    Bundle,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

ABILITY_ONLY: Final = 0
TILE_ONLY: Final = 1
ABILITY_FIRST: Final = 2
TILE_FIRST: Final = 3


def freeing_fee(state: TeotihuacanState, player: Player, space: int) -> int:
    """1 if another player's worker holds the space, 0 if it is empty, -1 if an own one (TH-31)."""
    held = workers.holder(state, state.board, space)
    if held < 0:
        return 0
    return -1 if held // WORKERS == player else 1


def space_options(state: TeotihuacanState, player: Player, options: list[Action]) -> None:
    """The worship spaces that the mover can use (TH-30, TH-31)."""
    means = state.goods[4 * player] or discovery.is_free(state, player)
    for space in range(1, WORSHIP_SPACES[state.board] + 1):
        fee = freeing_fee(state, player, space)
        if fee == 0 or (fee == 1 and means):
            options.append(actions.WORSHIP + space - 1)


def choose_space(state: TeotihuacanState, player: Player, space: int) -> None:
    """After a double move its owner says which of the two worships (TH-39)."""
    if state.travelled >= 0:
        state.entries.append((pending.LOCK, player, space))
    else:
        state.entries.append((pending.OPTION, player, space))


def lock_options(state: TeotihuacanState, _entry: Entry) -> list[Action]:
    return workers.named(state, [state.moved, state.travelled])


def answer_lock(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    power = (action - actions.WORKER) % 5 + 1
    if state.worker_power[state.moved] != power:
        state.moved, state.travelled = state.travelled, state.moved
    state.entries.append((pending.OPTION, entry[1], entry[2]))


def option_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """The ability, the tile, or both, as far as fees and price can be paid (TH-32, TH-34)."""
    _, player, space = entry
    fee = freeing_fee(state, player, space)
    cocoa, wood, stone, gold = state.goods[4 * player : 4 * player + 4]
    free = discovery.is_free(state, player)
    kind = state.board_tiles[state.board]
    options: list[Action] = []
    for option in range(4):
        if option == TILE_ONLY and state.board == PALACE:
            continue
        due = fee + (1 if option >= ABILITY_FIRST else 0)
        if due <= cocoa and _tile_payable(
            state, entry, kind, option, (cocoa - due, wood, stone, gold)
        ):
            options.append(actions.OPTION + option)
        if free and due and _tile_payable(state, entry, kind, option, (cocoa, wood, stone, gold)):
            options.append(actions.OPTION + 4 + option)
    return options


def _tile_payable(
    state: TeotihuacanState, entry: Entry, kind: int, option: int, goods: Bundle
) -> bool:
    """Whether the option is open as far as the tile's price is concerned (TH-32).

    The tile alone or first must be payable now; after the ability it is enough that what the
    ability itself can give makes it payable.
    """
    if option == ABILITY_ONLY:
        return True
    if kind < 0:
        return False
    if _covers(goods, PRICES[kind]):
        return True
    if option != ABILITY_FIRST:
        return False
    player, space = entry[1], entry[2]
    board = state.board
    if board == PALACE:
        power = state.worker_power[state.moved]
        return royal.could_pay(state, player, state.royal[space - 1], power, goods, PRICES[kind])
    if board == DECORATIONS:
        temples = [temple for temple in range(3) if tracks.can_step(state, player, temple)]
    else:
        temples = [WORSHIP_TEMPLE[board]]
    return any(
        tracks.can_step(state, player, temple)
        and step_could_pay(state.temples[3 * player + temple] + 1, temple, goods, PRICES[kind])
        for temple in temples
    )


def _covers(goods: Bundle, price: Bundle) -> bool:
    return all(have >= due for have, due in zip(goods, price, strict=True))


def step_could_pay(step: int, temple: int, goods: Bundle, price: Bundle) -> bool:
    """Whether the printed reward of a step makes a price payable."""
    resources, _, cocoa = TEMPLE_REWARDS[temple][step]
    missing = sum(max(0, price[good] - goods[good]) for good in (1, 2, 3))
    return goods[0] + cocoa >= price[0] and missing <= resources


def answer_option(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    """Pay the fees, free and lock workers, then take what was chosen (TH-32)."""
    _, player, space = entry
    free = action >= actions.OPTION + 4
    option = (action - actions.OPTION) % 4
    board = state.board
    power = state.worker_power[state.moved]
    freeing = freeing_fee(state, player, space)
    fee = freeing + (1 if option >= ABILITY_FIRST else 0)
    state.acted = True
    if state.listening:
        state.emit(
            "worship",
            {
                "seat": player,
                "board": board,
                "space": space,
                "power": power,
                "option": actions.WORSHIP_OPTIONS[option],
                "fee": fee,
            },
        )
    if free:
        discovery.waive(state, player, fee, "worship")
    else:
        state.pay(player, (fee, 0, 0, 0), "worship")
    if freeing:
        make_room(state, player, space)
    state.worker_space[state.moved] = space
    state.entries.append((pending.END, player, 0))
    if option == ABILITY_FIRST:
        state.entries.append((pending.BOARD_TILE, player, board))
    elif option != ABILITY_ONLY:
        discovery.claim_at_board(state, player, board)
    if option != TILE_ONLY:
        state.entries.append((pending.ABILITY, player, board, space, power))


def make_room(state: TeotihuacanState, player: Player, space: int) -> None:
    """The worker on the space goes to the general area; Teotibot's flees (TH-31, TH-72)."""
    held = workers.holder(state, state.board, space)
    if state.solo:
        flee(state, held)
        return
    state.worker_space[held] = 0
    if state.listening:
        owner = held // WORKERS
        facts = {"seat": owner, "board": state.board, "space": space, "by": player}
        state.emit("oust", facts)


def next_worship_board(state: TeotihuacanState, board: int) -> int:
    """The next board clockwise whose worship space gives a temple step."""
    place = state.position[board]
    while True:
        place = place % 8 + 1
        if state.layout[place] in WORSHIP_BOARDS:
            return state.layout[place]


def flee(state: TeotihuacanState, worker: int) -> None:
    """Teotibot's worker goes to the next empty worship space, or ousts a human's (TH-72)."""
    start = state.worker_board[worker]
    goal = board = next_worship_board(state, start)
    while board != start:
        if workers.holder(state, board, 1) < 0:
            goal = board
            break
        board = next_worship_board(state, board)
    held = workers.holder(state, goal, 1)
    state.worker_board[worker] = goal
    if state.listening:
        state.emit("bot-flee", {"from": start, "to": goal})
    if held >= 0:
        oust_human(state, held)


def oust_human(state: TeotihuacanState, worker: int) -> None:
    """Teotibot takes the space of a human worker, which goes to the general area."""
    state.worker_space[worker] = 0
    if state.listening:
        facts = {"seat": 0, "board": state.worker_board[worker], "space": 1, "by": 1}
        state.emit("oust", facts)


def ability(state: TeotihuacanState, entry: Entry) -> None:
    """What the worship space gives (TH-33)."""
    _, player, board, space, power = entry
    if board == PALACE:
        royal.use(state, player, state.royal[space - 1], power)
    elif board == DECORATIONS:
        tracks.any_temple(state, player, 1)
    else:
        tracks.temple_step(state, player, WORSHIP_TEMPLE[board])


def refuse_worship(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    space = action - actions.WORSHIP + 1
    facts = {"board": BOARDS[state.board], "space": space}
    if space > WORSHIP_SPACES[state.board]:
        return Refusal("TH-30", "no-such-worship-space", facts)
    if freeing_fee(state, entry[1], space) < 0:
        return Refusal("TH-31", "own-worker-on-the-space", facts)
    return Refusal("TH-31", "freeing-costs-1-cocoa", facts)


def refuse_option(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    _, player, space = entry
    option = (action - actions.OPTION) % 4
    if option == TILE_ONLY and state.board == PALACE:
        return Refusal("TH-34", "royal-tile-is-compulsory", {})
    fee = freeing_fee(state, player, space) + (1 if option >= ABILITY_FIRST else 0)
    if action >= actions.OPTION + 4:
        if not discovery.is_free(state, player):
            return Refusal("TH-105", "no-free-cocoa-tile", {})
        if not fee:
            return Refusal("TH-105", "nothing-to-waive", {})
    elif fee > state.goods[4 * player]:
        return Refusal("TH-32", "fees-too-high", {"fee": fee, "cocoa": state.goods[4 * player]})
    kind = state.board_tiles[state.board]
    if kind < 0:
        return Refusal("TH-107", "no-tile-at-the-board", {"board": BOARDS[state.board]})
    price = {GOODS[good]: count for good, count in enumerate(PRICES[kind]) if count}
    return Refusal("TH-32", "price-too-high", {"tile": TILES[kind], **price})
