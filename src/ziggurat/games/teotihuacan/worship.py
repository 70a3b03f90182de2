"""Worship: a space, its fees, the ability and the discovery tile (TH-30 to TH-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import Pending, PendingField, Step
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import discovery, royal, tracks, workers
from ziggurat.games.teotihuacan.actions import (
    DECLINE,
    KIND_OF,
    OPTION,
    WORKER,
    WORSHIP,
    WORSHIP_OPTIONS,
)
from ziggurat.games.teotihuacan.calendar import ENDS
from ziggurat.games.teotihuacan.choices import Choice, WithFlips
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    DECORATIONS,
    GOODS,
    PALACE,
    PRICES,
    TEMPLE_REWARDS,
    TILE_BOARDS,
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
FREE: Final = 4
"""How far along in the action table the same option with a free-cocoa tile is."""


# The space


def freeing_fee(state: TeotihuacanState, player: Player, space: int) -> int:
    """1 if another player's worker holds the space, 0 if nobody does, -1 if one's own (TH-31)."""
    held = workers.holder(state, state.board, space)
    if held < 0:
        return 0
    return -1 if held // WORKERS == player else 1


def add_spaces(state: TeotihuacanState, player: Player, options: list[Action]) -> None:
    """Add the worship spaces that the mover can use (TH-30, TH-31)."""
    means = state.goods[4 * player] or discovery.is_free(state, player)
    for space in range(1, WORSHIP_SPACES[state.board] + 1):
        fee = freeing_fee(state, player, space)
        if fee == 0 or (fee == 1 and means):
            options.append(WORSHIP + space - 1)


def space_reason(state: TeotihuacanState, player: Player, action: Action) -> Refusal:
    """Why the mover cannot worship there (TH-30, TH-31)."""
    space = action - WORSHIP + 1
    facts = {"board": BOARDS[state.board], "space": space}
    if space > WORSHIP_SPACES[state.board]:
        return Refusal("TH-30", "no-such-worship-space", facts)
    if freeing_fee(state, player, space) < 0:
        return Refusal("TH-31", "own-worker-on-the-space", facts)
    return Refusal("TH-31", "freeing-costs-1-cocoa", facts)


def choose_space(state: TeotihuacanState, player: Player, space: int) -> None:
    """After a double move the player says which of the two worships (TH-39)."""
    if state.travelled >= 0:
        state.then(Worshipper(player, space))
    else:
        state.then(WorshipChoice(player, space))


def space_complaint(state: TeotihuacanState, space: int) -> str:
    """Why nobody can be worshipping there; empty if somebody can."""
    if space > WORSHIP_SPACES[state.board]:
        return "there is no such worship space"
    return ""


class Worshipper(Choice):
    """Which worker of a double move is locked (TH-39)."""

    KIND: ClassVar[str] = "lock"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("space", 1, 3),)
    COMPLETE: ClassVar[bool] = True

    def __init__(self, seat: Player, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def complaint(self, state: TeotihuacanState) -> str:
        complaint = workers.arrival_complaint(state, self.seat)
        if complaint:
            return complaint
        if state.travelled < 0:
            return "only one worker has moved"
        return space_complaint(state, self.space)

    def options(self, state: TeotihuacanState) -> list[Action]:
        return workers.named(state, [state.moved, state.travelled])

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "worker":
            return workers.worker_reason(state, self.seat, action)
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        power = (action - WORKER) % 5 + 1
        if state.worker_power[state.moved] != power:
            state.moved, state.travelled = state.travelled, state.moved
        state.then(WorshipChoice(self.seat, self.space))


# Ability, tile or both


class WorshipChoice(Choice):
    """The ability, the tile, or both, as far as fees and price can be paid (TH-32, TH-34)."""

    KIND: ClassVar[str] = "option"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("space", 1, 3),)
    COMPLETE: ClassVar[bool] = True

    def __init__(self, seat: Player, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def complaint(self, state: TeotihuacanState) -> str:
        complaint = workers.arrival_complaint(state, self.seat)
        return complaint or space_complaint(state, self.space)

    def fee(self, state: TeotihuacanState, option: int) -> int:
        """The fees for freeing the space and for taking both, together (TH-32)."""
        freeing = freeing_fee(state, self.seat, self.space)
        return freeing + (1 if option >= ABILITY_FIRST else 0)

    def options(self, state: TeotihuacanState) -> list[Action]:
        player = self.seat
        cocoa, wood, stone, gold = state.goods[4 * player : 4 * player + 4]
        free = discovery.is_free(state, player)
        options: list[Action] = []
        for option in range(4):
            if option == TILE_ONLY and state.board == PALACE:
                continue
            due = self.fee(state, option)
            if due <= cocoa and self.tile_payable(state, option, (cocoa - due, wood, stone, gold)):
                options.append(OPTION + option)
            if free and due and self.tile_payable(state, option, (cocoa, wood, stone, gold)):
                options.append(OPTION + FREE + option)
        options.sort()
        return options

    def tile_payable(self, state: TeotihuacanState, option: int, goods: Bundle) -> bool:
        """Whether the option is open as far as the tile's price is concerned (TH-32).

        A tile taken alone or first must be payable now; after the ability it is enough if what the
        ability itself can give makes it payable.
        """
        if option == ABILITY_ONLY:
            return True
        kind = state.board_tiles[state.board]
        if kind < 0:
            return False
        if _covers(goods, PRICES[kind]):
            return True
        return option == ABILITY_FIRST and self.ability_could_pay(state, goods, PRICES[kind])

    def ability_could_pay(self, state: TeotihuacanState, goods: Bundle, price: Bundle) -> bool:
        """Whether what the ability can give makes a price payable (TH-32)."""
        player, board = self.seat, state.board
        if board == PALACE:
            power = state.worker_power[state.moved]
            tile = state.royal[self.space - 1]
            return royal.could_pay(state, player, tile, power, goods, price)
        temples = [0, 1, 2] if board == DECORATIONS else [WORSHIP_TEMPLE[board]]
        return any(
            tracks.can_step(state, player, temple)
            and step_could_pay(state.temples[3 * player + temple] + 1, temple, goods, price)
            for temple in temples
        )

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] != "option":
            return super().reason(state, action)
        option = (action - OPTION) % FREE
        if option == TILE_ONLY and state.board == PALACE:
            return Refusal("TH-34", "royal-tile-is-compulsory", {})
        fee, cocoa = self.fee(state, option), state.goods[4 * self.seat]
        if action >= OPTION + FREE:
            if not discovery.is_free(state, self.seat):
                return Refusal("TH-105", "no-free-cocoa-tile", {})
            if not fee:
                return Refusal("TH-105", "nothing-to-waive", {})
        elif fee > cocoa:
            return Refusal("TH-32", "fees-too-high", {"fee": fee, "cocoa": cocoa})
        kind = state.board_tiles[state.board]
        if kind < 0:
            return Refusal("TH-107", "no-tile-at-the-board", {"board": BOARDS[state.board]})
        price = {GOODS[good]: count for good, count in enumerate(PRICES[kind]) if count}
        return Refusal("TH-32", "price-too-high", {"tile": TILES[kind], **price})

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        """Pay the fees, free and lock workers, then take what was chosen (TH-32)."""
        player, space, board = self.seat, self.space, state.board
        option = (action - OPTION) % FREE
        power = state.worker_power[state.moved]
        fee = self.fee(state, option)
        state.acted = True
        if state.listening:
            state.emit(
                "worship",
                {
                    "seat": player,
                    "board": board,
                    "space": space,
                    "power": power,
                    "option": WORSHIP_OPTIONS[option],
                    "fee": fee,
                },
            )
        if action >= OPTION + FREE:
            discovery.waive(state, player, fee, "worship")
        else:
            state.pay(player, (fee, 0, 0, 0), "worship")
        if freeing_fee(state, player, space):
            make_room(state, player, space)
        state.worker_space[state.moved] = space
        if option == TILE_ONLY or option == TILE_FIRST:
            discovery.claim_at_board(state, player, board)
        following: list[Pending[TeotihuacanState]] = []
        if option != TILE_ONLY:
            following.append(Ability(player, board, space, power))
        if option == ABILITY_FIRST:
            following.append(BoardTile(player, board))
        following.append(ENDS[player])
        state.then_all(following)


def _covers(goods: Bundle, price: Bundle) -> bool:
    return all(have >= due for have, due in zip(goods, price, strict=True))


def step_could_pay(step: int, temple: int, goods: Bundle, price: Bundle) -> bool:
    """Whether the printed reward of a step makes a price payable."""
    resources, _, cocoa = TEMPLE_REWARDS[temple][step]
    missing = sum(max(0, price[good] - goods[good]) for good in (1, 2, 3))
    return goods[0] + cocoa >= price[0] and missing <= resources


class Ability(Step["TeotihuacanState"]):
    """What the worship space gives (TH-33)."""

    KIND: ClassVar[str] = "ability"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (
        PendingField("board", 1, 7),
        PendingField("space", 1, 3),
        PendingField("power", 1, 5),
    )

    def __init__(self, seat: Player, board: int, space: int, power: int) -> None:
        super().__init__(seat)
        self.board = board
        self.space = space
        self.power = power

    def complaint(self, state: TeotihuacanState) -> str:
        if self.board not in TILE_BOARDS:
            return "that board has no worship space"
        return "" if self.space <= WORSHIP_SPACES[self.board] else "there is no such worship space"

    def carry_out(self, state: TeotihuacanState) -> None:
        if self.board == PALACE:
            royal.use(state, self.seat, state.royal[self.space - 1], self.power)
        elif self.board == DECORATIONS:
            tracks.any_temple(state, self.seat, 1)
        else:
            tracks.temple_step(state, self.seat, WORSHIP_TEMPLE[self.board])


class BoardTile(WithFlips):
    """The tile at the board, claimed or not, after the ability (TH-32)."""

    KIND: ClassVar[str] = "board_tile"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("board", 1, 7),)

    def __init__(self, seat: Player, board: int) -> None:
        super().__init__(seat)
        self.board = board

    def complaint(self, state: TeotihuacanState) -> str:
        return "" if self.board in TILE_BOARDS else "that board has no worship space"

    def tiles(self, state: TeotihuacanState) -> tuple[int, ...]:
        kind = state.board_tiles[self.board]
        return () if kind < 0 else (kind,)

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        options = discovery.claims(state, self.seat, self.tiles(state))
        options.append(DECLINE)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "claim":
            return discovery.claim_reason(self.tiles(state), action)
        return super().reason(state, action)

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        if action != DECLINE:
            discovery.claim_at_board(state, self.seat, self.board)


# Making room


def make_room(state: TeotihuacanState, player: Player, space: int) -> None:
    """The worker on the space goes to the general area; Teotibot's moves on (TH-31, TH-72)."""
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
    """Teotibot's worker goes to the next empty worship space, or ousts a human player's (TH-72)."""
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
    """Teotibot takes the space of a human player's worker, which goes to the general area."""
    state.worker_space[worker] = 0
    if state.listening:
        facts = {"seat": 0, "board": state.worker_board[worker], "space": 1, "by": 1}
        state.emit("oust", facts)
