"""Setting up the board and the players (TH-5 to TH-21, TH-67, TH-69)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.chance import Stream
from ziggurat.core.decisions import Pending, PendingField, Step
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts, Seat
from ziggurat.games.teotihuacan import construction, discovery, neutral, teotibot, tracks
from ziggurat.games.teotihuacan.actions import (
    CLAIM,
    DECLINE,
    KEEP,
    KIND_OF,
    PAIR_INDEX,
    PAIRS,
    PICK,
    PLACE,
    RAISE,
)
from ziggurat.games.teotihuacan.choices import Choice
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    BONUS_COUNT,
    CONSTRUCTION,
    DEALT,
    DECORATION_COUNT,
    DECORATION_OFFER,
    DRAFT_TILES,
    FIRST_GAME,
    FREE_POSITIONS,
    FROM_TEMPLE,
    KEPT,
    LINKED,
    NEUTRAL_COLOURS,
    PALACE,
    PYRAMID_COUNT,
    PYRAMID_OFFER,
    ROYAL_CATEGORIES,
    SPOT_TILES,
    SQUARE_OF,
    START_SQUARES,
    STARTING_COUNT,
    STARTING_TILES,
    TECHNOLOGIES,
    TILE_BOARDS,
    TILE_COUNTS,
    TILES,
    WORKERS,
    Player,
    replaced,
)
from ziggurat.games.teotihuacan.resources import Take

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

CHOICES: Final = list(combinations(range(DEALT), KEPT))
"""The two places of a hand that can be kept."""


# The table


def begin(state: TeotihuacanState, seed: str) -> None:
    """Set up the table; everything random in the game is drawn here.

    In a first game the boards and their tiles lie as printed (TH-13).
    """
    state.listening = True
    setup = state.options["setup"]
    if setup != "first":
        _random_boards(state, seed)
    _pyramid_and_decorations(state, seed)
    _discovery_tiles(state, seed)
    players = state.players
    for seat in range(state.seats):
        cocoa = 1 if seat == 0 else 3 if seat == players - 1 else 2
        state.goods[4 * seat] = cocoa
        if state.listening:
            state.emit("gain", {"seat": seat, "why": "setup", "cocoa": cocoa})
    if NEUTRAL_COLOURS[players]:
        state.draws = [
            tuple(Stream(seed, f"neutral {draw}").shuffled(range(1, STARTING_COUNT + 1)))
            for draw in range(3)
        ]
    if state.solo:
        teotibot.begin(state, seed)
    state.then(FinishSetup(0))
    if setup == "first":
        for seat in range(state.seats):
            _first_game(state, seat)
    else:
        _starting_tiles(state, seed)
    state.settle()


def _random_boards(state: TeotihuacanState, seed: str) -> None:
    """Boards, royal tiles, technologies and bonus tiles at random (TH-5, TH-6, TH-7, TH-8)."""
    layout = [0] * 9
    layout[1], layout[5] = PALACE, CONSTRUCTION
    for place, board in zip(
        FREE_POSITIONS, Stream(seed, "boards").shuffled(range(2, 8)), strict=True
    ):
        layout[place] = board
    state.place_boards(layout)
    royal = Stream(seed, "royal")
    state.royal = [tiles[royal.below(len(tiles))] for tiles in ROYAL_CATEGORIES]
    state.display = sorted(Stream(seed, "technologies").shuffled(TECHNOLOGIES)[:6])
    state.bonus = Stream(seed, "bonus").shuffled(range(1, BONUS_COUNT + 1))[:3]


def _pyramid_and_decorations(state: TeotihuacanState, seed: str) -> None:
    """Offers, stacks and the starting squares (TH-11)."""
    decorations = Stream(seed, "decorations").shuffled(range(1, DECORATION_COUNT + 1))
    state.decoration_offer = [decorations.pop() for _ in range(DECORATION_OFFER)]
    state.decoration_stack = decorations
    tiles = Stream(seed, "pyramid").shuffled(range(1, PYRAMID_COUNT + 1))
    state.pyramid_offer = [tiles.pop() for _ in range(PYRAMID_OFFER)]
    turns = Stream(seed, "start rotations")
    for place in START_SQUARES[state.players]:
        construction.lay(state, tiles.pop(), SQUARE_OF[place], turns.below(4))
    state.pyramid_stack = tiles


def _discovery_tiles(state: TeotihuacanState, seed: str) -> None:
    """Open discovery tiles and their stack (TH-12)."""
    pieces = [kind for kind, count in enumerate(TILE_COUNTS) for _ in range(count)]
    stack = Stream(seed, "discovery").shuffled(pieces)
    for board in TILE_BOARDS:
        state.board_tiles[board] = stack.pop()
    state.spots = [
        tuple(sorted(stack.pop() for _ in range(count))) for count in SPOT_TILES[state.players]
    ]
    state.stack = stack


def _starting_tiles(state: TeotihuacanState, seed: str) -> None:
    """Deal starting tiles in secret (TH-16), or lay them out for a draft (TH-67)."""
    seats = range(state.seats)
    tiles = Stream(seed, "starting").shuffled(range(1, STARTING_COUNT + 1))
    returns = Stream(seed, "returns")
    draft = state.options["setup"] == "draft"
    state.kept = [[] for _ in seats]
    choosing: list[Pending[TeotihuacanState]]
    if draft:
        state.open_tiles = sorted(tiles[: DRAFT_TILES[state.seats]])
        choosing = [Pick(seat) for seat in (*seats, *reversed(seats))]
    else:
        state.dealt = tiles[: DEALT * state.seats]
        state.box = tiles[DEALT * state.seats :]
        state.chosen = [-1] * state.seats
        choosing = [Keep(seat) for seat in seats]
    following: list[Pending[TeotihuacanState]]
    following = [*choosing, ShowStartingTiles(0), *map(StartingGains, seats), *map(Place, seats)]
    state.then_all(following)
    for place, tile in enumerate(LINKED):
        if not draft or tile in state.open_tiles:
            state.linked[place] = state.stack.pop()
    count = sum(kind >= 0 for kind in state.linked)
    state.returns = [returns.below(len(state.stack) + 1 + number) for number in range(count)]
    if state.listening and not draft:
        for seat in seats:
            own = hand(state, seat)
            facts: Facts = {"seat": seat, "tiles": own, "discovery": linked_names(state, own)}
            state.reveal("deal", facts, (seat,))


def linked_names(state: TeotihuacanState, tiles: list[int]) -> dict[str, str]:
    """The discovery tiles that belong to some starting tiles."""
    return {
        str(tile): TILES[state.linked[place]]
        for place, tile in enumerate(LINKED)
        if tile in tiles and state.linked[place] >= 0
    }


# Choosing


def hand(state: TeotihuacanState, seat: Seat) -> list[int]:
    """The four starting tiles dealt to a seat."""
    return state.dealt[DEALT * seat : DEALT * seat + DEALT]


class Keep(Choice):
    """Which two of the four starting tiles to keep (TH-16)."""

    KIND: ClassVar[str] = "keep"

    def complaint(self, state: TeotihuacanState) -> str:
        asked = state.dealt and state.chosen[self.seat] < 0
        return "" if asked else "this seat has nothing to choose from"

    def skipped(self, state: TeotihuacanState) -> bool:
        return False

    def options(self, state: TeotihuacanState) -> list[Action]:
        tiles = sorted(hand(state, self.seat))
        return [KEEP + PAIR_INDEX[pair] for pair in combinations(tiles, KEPT)]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] != "keep":
            return super().reason(state, action)
        low, high = PAIRS[action - KEEP]
        return Refusal("TH-16", "not-dealt-to-you", {"tiles": [low, high]})

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        tiles = hand(state, self.seat)
        low, high = sorted(tiles.index(tile) for tile in PAIRS[action - KEEP])
        state.chosen = replaced(state.chosen, self.seat, CHOICES.index((low, high)))
        if state.listening:
            state.emit("choose", {"seat": self.seat})


class Pick(Choice):
    """Which open starting tile to take in the draft (TH-67)."""

    KIND: ClassVar[str] = "pick"

    def complaint(self, state: TeotihuacanState) -> str:
        return "" if state.open_tiles else "no starting tiles lie open"

    def skipped(self, state: TeotihuacanState) -> bool:
        return False

    def options(self, state: TeotihuacanState) -> list[Action]:
        return [PICK + tile - 1 for tile in state.open_tiles]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "pick":
            return Refusal("TH-67", "not-open", {"tile": action - PICK + 1})
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        tile = action - PICK + 1
        state.open_tiles = [other for other in state.open_tiles if other != tile]
        state.kept = state.kept[:]
        state.kept[self.seat] = sorted([*state.kept[self.seat], tile])
        if state.listening:
            state.emit("pick", {"seat": self.seat, "tile": tile})


def setup_complaint(state: TeotihuacanState) -> str:
    """Why nothing of a set-up can be pending; empty if it can."""
    return "" if state.kept else "there is no set-up under way"


class ShowStartingTiles(Step["TeotihuacanState"]):
    """Everybody sees what was kept; discovery tiles of the others go back (TH-16, TH-21)."""

    KIND: ClassVar[str] = "reveal"

    def complaint(self, state: TeotihuacanState) -> str:
        return setup_complaint(state)

    def carry_out(self, state: TeotihuacanState) -> None:
        if state.dealt:
            state.kept = []
            for seat in range(state.seats):
                low, high = CHOICES[state.chosen[seat]]
                tiles = hand(state, seat)
                state.kept.append(sorted((tiles[low], tiles[high])))
            state.dealt, state.box, state.chosen = [], [], []
        state.open_tiles = []
        kept = [tile for tiles in state.kept for tile in tiles]
        if state.listening:
            shown: Facts = {
                "kept": [tiles[:] for tiles in state.kept],
                "discovery": linked_names(state, kept),
            }
            state.reveal("starting-tiles", shown)
        for place, tile in enumerate(LINKED):
            if tile not in kept:
                return_linked(state, place)


def return_linked(state: TeotihuacanState, place: int) -> None:
    """A discovery tile that is not claimed is shuffled into the stack (TH-21)."""
    if state.linked[place] >= 0:
        where = state.returns[0]
        state.returns = state.returns[1:]
        state.stack = [*state.stack[:where], state.linked[place], *state.stack[where:]]
        state.linked = replaced(state.linked, place, -1)
        if state.listening:
            state.emit("return", {"count": 1})


# Gains


class StartingGains(Step["TeotihuacanState"]):
    """The gains of both tiles (TH-17).

    Their order makes no difference, except that a discovery tile can be paid for out of the
    other gains; so it comes last.
    """

    KIND: ClassVar[str] = "gain"

    def complaint(self, state: TeotihuacanState) -> str:
        return setup_complaint(state)

    def carry_out(self, state: TeotihuacanState) -> None:
        player = self.seat
        tiles = [STARTING_TILES[tile] for tile in state.kept[player]]
        following: list[Pending[TeotihuacanState]] = []
        for tile in tiles:
            state.gain(player, tile.goods, "starting-tile")
            if tile.resources:
                following.append(Take(player, tile.resources))
        power_ups = sum(tile.power_ups for tile in tiles)
        if power_ups:
            following.append(Raise(player, power_ups))
        for number in state.kept[player]:
            if STARTING_TILES[number].discovery:
                following.append(StartingDiscovery(player, number))
        state.then_all(following)
        for tile in tiles:
            for _ in range(tile.avenue):
                tracks.avenue_step(state, player)
            for _ in range(tile.technology):
                _free_technology(state, player)
            for temple in tile.temples:
                tracks.temple_step(state, player, temple)


def _free_technology(state: TeotihuacanState, player: Player) -> None:
    """A marker on the lowest technology still missing, and its temple's step (TH-17)."""
    place = 0
    while state.developed[player] >> place & 1:
        place += 1
    state.developed[player] |= 1 << place
    if state.listening:
        facts: Facts = {"seat": player, "number": state.display[place], "why": "starting-tile"}
        state.emit("technology", facts)
    tracks.temple_step(state, player, place % 3)


def in_hand(state: TeotihuacanState, player: Player) -> list[int]:
    """The starting workers not yet placed, the strongest first."""
    workers = [
        worker
        for worker in range(WORKERS * player, WORKERS * player + WORKERS)
        if state.worker_board[worker] == 0
    ]
    return sorted(workers, key=lambda worker: -state.worker_power[worker])


class Raise(Choice):
    """Which starting worker is powered up (TH-17)."""

    KIND: ClassVar[str] = "raise"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("count", 1, 2),)

    def __init__(self, seat: Player, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def complaint(self, state: TeotihuacanState) -> str:
        return kept_complaint(state, self)

    def options(self, state: TeotihuacanState) -> list[Action]:
        powers = {state.worker_power[worker] for worker in in_hand(state, self.seat)}
        return sorted(RAISE + power - 1 for power in powers)

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] != "raise":
            return super().reason(state, action)
        facts = {"power": action - RAISE + 1}
        return Refusal("TH-17", "no-starting-worker-of-that-power", facts)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        power = action - RAISE + 1
        for worker in in_hand(state, self.seat):
            if state.worker_power[worker] == power:
                state.worker_power[worker] = power + 1
                break
        if state.listening:
            why = "starting-tile"
            state.emit("power", {"seat": self.seat, "board": 0, "power": power + 1, "why": why})
        if self.count > 1:
            state.then(Raise(self.seat, self.count - 1))


def kept_complaint(state: TeotihuacanState, choice: Choice) -> str:
    """Why a choice of a seat that has kept its two tiles cannot be pending; empty if it can."""
    asked = state.pending[-1] is choice
    if state.kept and asked and len(state.kept[choice.seat]) != KEPT:
        return "two starting tiles should be kept"
    return setup_complaint(state)


class StartingDiscovery(Choice):
    """The tile of a discovery icon of a starting tile, claimed or not (TH-17)."""

    KIND: ClassVar[str] = "linked"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("tile", 14, 16),)

    def __init__(self, seat: Player, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def complaint(self, state: TeotihuacanState) -> str:
        if self.tile not in LINKED or state.linked[LINKED.index(self.tile)] < 0:
            return "no discovery tile belongs to that starting tile"
        return ""

    def tiles(self, state: TeotihuacanState) -> tuple[int, ...]:
        return (state.linked[LINKED.index(self.tile)],)

    def options(self, state: TeotihuacanState) -> list[Action]:
        options = discovery.claims(state, self.seat, self.tiles(state))
        options.append(DECLINE)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "claim":
            return discovery.claim_reason(self.tiles(state), action)
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == DECLINE:
            return
        state.linked = replaced(state.linked, LINKED.index(self.tile), -1)
        where: Facts = {"place": "starting", "where": self.tile}
        discovery.claim(state, self.seat, action - CLAIM, where)


# Placing


def free_boards(state: TeotihuacanState, player: Player) -> list[int]:
    """The boards on the kept tiles where the player has no worker yet, ascending (TH-18)."""
    numbers = {board for tile in state.kept[player] for board in STARTING_TILES[tile].boards}
    own = state.worker_board[WORKERS * player : WORKERS * player + WORKERS]
    return sorted(numbers - set(own))


class Place(Choice):
    """A board for the strongest worker in hand; equal workers go in the order of the boards."""

    KIND: ClassVar[str] = "place"

    def complaint(self, state: TeotihuacanState) -> str:
        return kept_complaint(state, self)

    def options(self, state: TeotihuacanState) -> list[Action]:
        player = self.seat
        workers = in_hand(state, player)
        if not workers:
            return []
        power = state.worker_power[workers[0]]
        equal = sum(state.worker_power[worker] == power for worker in workers)
        boards = free_boards(state, player)
        least = 0
        for worker in range(WORKERS * player, WORKERS * player + WORKERS):
            if state.worker_board[worker] > 0 and state.worker_power[worker] == power:
                least = max(least, state.worker_board[worker])
        boards = [board for board in boards if board > least]
        return [PLACE + board - 1 for board in boards[: len(boards) - equal + 1]]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] != "place":
            return super().reason(state, action)
        board = action - PLACE + 1
        if board not in free_boards(state, self.seat):
            return Refusal("TH-18", "not-on-your-tiles-or-taken", {"board": BOARDS[board]})
        return Refusal("TH-18", "equal-workers-in-order-of-boards", {"board": BOARDS[board]})

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        board = action - PLACE + 1
        worker = in_hand(state, self.seat)[0]
        state.worker_board[worker] = board
        if state.listening:
            power = state.worker_power[worker]
            state.emit("place", {"seat": self.seat, "board": board, "power": power})
        state.then(self)


def _first_game(state: TeotihuacanState, player: Player) -> None:
    """Goods, steps and workers of a first game (TH-19, TH-104)."""
    start = FIRST_GAME[player]
    state.gain(player, start.goods, "setup")
    for temple, steps in enumerate(start.temples):
        for _ in range(steps):
            tracks.move_up(state, player, temple)
    state.gain(player, start.reward, "temple")
    state.score(player, start.points, FROM_TEMPLE)
    if start.avenue:
        tracks.move_on_avenue(state, player)
    if start.technology:
        state.developed[player] |= 1 << state.display.index(start.technology)
        if state.listening:
            facts: Facts = {"seat": player, "number": start.technology, "why": "setup"}
            state.emit("technology", facts)
    for number, (board, power) in enumerate(start.workers):
        state.worker_board[WORKERS * player + number] = board
        state.worker_power[WORKERS * player + number] = power
        if state.listening:
            state.emit("place", {"seat": player, "board": board, "power": power})


class FinishSetup(Step["TeotihuacanState"]):
    """Neutral workers come, tiles go back, and the first turn begins (TH-20, TH-21)."""

    KIND: ClassVar[str] = "neutral"
    COMPLETE: ClassVar[bool] = True

    def carry_out(self, state: TeotihuacanState) -> None:
        for place in range(len(LINKED)):
            return_linked(state, place)
        neutral.draw(state, [tile for tiles in state.kept for tile in tiles])
        state.kept = []
        state.returns = []
        state.begin_turn(0)
