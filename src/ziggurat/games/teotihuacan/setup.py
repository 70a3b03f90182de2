"""Setting up the board and the players (TH-5 to TH-21, TH-67, TH-69)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from ziggurat.core.chance import Stream
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts, Seat
from ziggurat.games.teotihuacan import (
    actions,
    construction,
    eclipse,
    moving,
    pending,
    teotibot,
    tracks,
)
from ziggurat.games.teotihuacan.pending import Entry
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

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

CHOICES: Final = list(combinations(range(DEALT), KEPT))
"""The two places of a hand that can be kept."""


def begin(state: TeotihuacanState, seed: str) -> None:
    """Set up the table; all chance of the game is drawn here."""
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
    state.entries = [(pending.NEUTRAL, 0)]
    if setup == "first":
        for seat in range(state.seats):
            _first_game(state, seat)
    else:
        _starting_tiles(state, seed)
    state.settle()


def _random_boards(state: TeotihuacanState, seed: str) -> None:
    """Boards, royal tiles, technologies and bonus tiles at random (TH-5 to TH-8)."""
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
    """Deal starting tiles in secret (TH-16), or lay them open for a draft (TH-67)."""
    seats = state.seats
    tiles = Stream(seed, "starting").shuffled(range(1, STARTING_COUNT + 1))
    returns = Stream(seed, "returns")
    draft = state.options["setup"] == "draft"
    for seat in range(seats - 1, -1, -1):
        state.entries.append((pending.PLACE, seat))
    for seat in range(seats - 1, -1, -1):
        state.entries.append((pending.GAIN, seat))
    state.entries.append((pending.REVEAL, 0))
    state.kept = [[] for _ in range(seats)]
    if draft:
        state.open_tiles = sorted(tiles[: DRAFT_TILES[seats]])
        for seat in (*range(seats), *range(seats - 1, -1, -1)):
            state.entries.append((pending.PICK, seat))
    else:
        state.dealt = tiles[: DEALT * seats]
        state.box = tiles[DEALT * seats :]
        state.chosen = [-1] * seats
        for seat in range(seats - 1, -1, -1):
            state.entries.append((pending.KEEP, seat))
    for place, tile in enumerate(LINKED):
        if not draft or tile in state.open_tiles:
            state.linked[place] = state.stack.pop()
    count = sum(kind >= 0 for kind in state.linked)
    state.returns = [returns.below(len(state.stack) + 1 + number) for number in range(count)]
    if state.listening and not draft:
        for seat in range(seats):
            hand = state.dealt[DEALT * seat : DEALT * seat + DEALT]
            facts: Facts = {"seat": seat, "tiles": hand, "discovery": linked_names(state, hand)}
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


def keep_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Any two of the four (TH-16)."""
    tiles = sorted(hand(state, entry[1]))
    return [actions.KEEP + actions.PAIR_INDEX[pair] for pair in combinations(tiles, KEPT)]


def answer_keep(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    seat = entry[1]
    tiles = hand(state, seat)
    low, high = sorted(tiles.index(tile) for tile in actions.PAIRS[action - actions.KEEP])
    state.chosen = replaced(state.chosen, seat, CHOICES.index((low, high)))
    if state.listening:
        state.emit("choose", {"seat": seat})


def pick_options(state: TeotihuacanState, _entry: Entry) -> list[Action]:
    """Any open starting tile (TH-67)."""
    return [actions.PICK + tile - 1 for tile in state.open_tiles]


def answer_pick(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    tile = action - actions.PICK + 1
    state.open_tiles = [other for other in state.open_tiles if other != tile]
    state.kept = state.kept[:]
    state.kept[entry[1]] = sorted([*state.kept[entry[1]], tile])
    if state.listening:
        state.emit("pick", {"seat": entry[1], "tile": tile})


def reveal(state: TeotihuacanState, _entry: Entry) -> None:
    """Show what all have kept; discovery tiles of the others go back (TH-16, TH-21)."""
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


def gain(state: TeotihuacanState, entry: Entry) -> None:
    """The gains of both tiles (TH-17).

    Their order makes no difference, except that a discovery tile can be paid out of the other
    gains; so it comes last.
    """
    player = entry[1]
    tiles = [STARTING_TILES[tile] for tile in state.kept[player]]
    for tile in tiles:
        state.gain(player, tile.goods, "starting-tile")
    for number in reversed(state.kept[player]):
        if STARTING_TILES[number].discovery:
            state.entries.append((pending.LINKED, player, number))
    power_ups = sum(tile.power_ups for tile in tiles)
    if power_ups:
        state.entries.append((pending.RAISE, player, power_ups))
    for tile in tiles:
        if tile.resources:
            state.entries.append((pending.TAKE, player, tile.resources))
    for tile in tiles:
        for _ in range(tile.avenue):
            tracks.avenue_step(state, player)
        for _ in range(tile.technology):
            _free_technology(state, player)
        for temple in tile.temples:
            tracks.temple_step(state, player, temple)


def _free_technology(state: TeotihuacanState, player: Player) -> None:
    """A marker on the lowest technology still lacking, and its temple's step (TH-17)."""
    place = 0
    while state.owned[player] >> place & 1:
        place += 1
    state.owned[player] |= 1 << place
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


def raise_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """The powers of starting workers that can be raised (TH-17)."""
    powers = {state.worker_power[worker] for worker in in_hand(state, entry[1])}
    return [actions.RAISE + power - 1 for power in powers]


def answer_raise(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    player, power = entry[1], action - actions.RAISE + 1
    for worker in in_hand(state, player):
        if state.worker_power[worker] == power:
            state.worker_power[worker] = power + 1
            break
    if state.listening:
        facts: Facts = {"seat": player, "board": 0, "power": power + 1, "why": "starting-tile"}
        state.emit("power", facts)
    if entry[2] > 1:
        state.entries.append((pending.RAISE, player, entry[2] - 1))


# Placing


def free_boards(state: TeotihuacanState, player: Player) -> list[int]:
    """Boards on the kept tiles without an own worker, ascending (TH-18)."""
    numbers = {board for tile in state.kept[player] for board in STARTING_TILES[tile].boards}
    own = state.worker_board[WORKERS * player : WORKERS * player + WORKERS]
    return sorted(numbers - set(own))


def place_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """A board for the strongest worker in hand; equal workers go in the order of the boards."""
    player = entry[1]
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
    return [actions.PLACE + board - 1 for board in boards[: len(boards) - equal + 1]]


def answer_place(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    player, board = entry[1], action - actions.PLACE + 1
    worker = in_hand(state, player)[0]
    state.worker_board[worker] = board
    if state.listening:
        facts: Facts = {"seat": player, "board": board, "power": state.worker_power[worker]}
        state.emit("place", facts)
    state.entries.append(entry)


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
        state.owned[player] |= 1 << state.display.index(start.technology)
        if state.listening:
            facts: Facts = {"seat": player, "number": start.technology, "why": "setup"}
            state.emit("technology", facts)
    for number, (board, power) in enumerate(start.workers):
        state.worker_board[WORKERS * player + number] = board
        state.worker_power[WORKERS * player + number] = power
        if state.listening:
            state.emit("place", {"seat": player, "board": board, "power": power})


def neutral(state: TeotihuacanState, _entry: Entry) -> None:
    """Neutral workers come, tiles go back, the first turn begins (TH-20, TH-21)."""
    for place in range(len(LINKED)):
        return_linked(state, place)
    eclipse.draw_neutral(state, [tile for tiles in state.kept for tile in tiles])
    state.kept = []
    state.returns = []
    moving.begin_turn(state, 0)


# Refusals


def refuse_keep(_state: TeotihuacanState, _entry: Entry, action: Action) -> Refusal:
    low, high = actions.PAIRS[action - actions.KEEP]
    return Refusal("TH-16", "not-dealt-to-you", {"tiles": [low, high]})


def refuse_pick(_state: TeotihuacanState, _entry: Entry, action: Action) -> Refusal:
    return Refusal("TH-67", "not-open", {"tile": action - actions.PICK + 1})


def refuse_raise(_state: TeotihuacanState, _entry: Entry, action: Action) -> Refusal:
    return Refusal(
        "TH-17", "no-starting-worker-of-that-power", {"power": action - actions.RAISE + 1}
    )


def refuse_place(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    board = action - actions.PLACE + 1
    if board not in free_boards(state, entry[1]):
        return Refusal("TH-18", "not-on-your-tiles-or-taken", {"board": BOARDS[board]})
    return Refusal("TH-18", "equal-workers-in-order-of-boards", {"board": BOARDS[board]})
