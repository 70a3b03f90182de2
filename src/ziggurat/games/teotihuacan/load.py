"""Reading a position back, with errors that say what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.core.decisions import Decision, check_stack, stack_from
from ziggurat.core.errors import BadDump
from ziggurat.core.json_fields import Fields, as_number, as_row, as_word
from ziggurat.core.types import NOBODY, Json
from ziggurat.games.teotihuacan import (
    construction,
    decorations,
    load_chance,
    main_actions,
    teotibot,
    workers,
)
from ziggurat.games.teotihuacan.alchemy import Technology
from ziggurat.games.teotihuacan.construction import Build, BuildDiscount, BuildRotation, BuildSquare
from ziggurat.games.teotihuacan.decorations import Decoration, DecorationSide
from ziggurat.games.teotihuacan.load_chance import distinct, numbers
from ziggurat.games.teotihuacan.main_actions import AfterEffect
from ziggurat.games.teotihuacan.nobles import NobleRow
from ziggurat.games.teotihuacan.pending_kinds import PENDING_KINDS
from ziggurat.games.teotihuacan.pieces import (
    AVENUE_END,
    BONUS_COUNT,
    BUILDINGS,
    CONSTRUCTION,
    DARK,
    DECORATION_COUNT,
    DECORATION_NEEDS,
    DECORATION_OFFER,
    FROM_EARLIER,
    GOODS,
    KINDS,
    LAST_ECLIPSE,
    LINKED,
    NOBLE_ROWS,
    PALACE,
    PRINTED_LAYOUT,
    PYRAMID_COUNT,
    PYRAMID_OFFER,
    ROW_START,
    SIDES,
    SOURCES,
    SPOTS,
    SQUARE_NAMES,
    SUPPORT,
    TECHNOLOGIES,
    TEMPLES,
    TILE_BOARDS,
    TILE_COUNTS,
    TILES,
    TOP_POWER,
    TOP_SQUARE,
    TOP_STEP,
    TRACK_END,
    WHEEL_POWER,
    WORKERS,
    WORSHIP_BOARDS,
    WORSHIP_SPACES,
    Player,
)
from ziggurat.games.teotihuacan.powerups import ExtraPowerUp, MainPowerUp
from ziggurat.games.teotihuacan.state import TeotihuacanState
from ziggurat.games.teotihuacan.turn import Companion, Move, Turn

if TYPE_CHECKING:
    from ziggurat.core.game import Game

PENDING: Final = "position.pending"
MUCH: Final = 9999
OUTCOMES: Final = ("third-eclipse", "pyramid")
MAIN_ACTION: Final = (
    Technology,
    NobleRow,
    Decoration,
    DecorationSide,
    Build,
    BuildSquare,
    BuildDiscount,
    BuildRotation,
    AfterEffect,
    MainPowerUp,
    ExtraPowerUp,
)
"""What is pending only while a main action is under way."""


def load(game: Game, dump: Json) -> TeotihuacanState:
    """The position of a dump; raises `BadDump` on one that can not be."""
    fields = Fields(dump, "position")
    seats = fields.number("seats", game.seats[0], game.seats[-1])
    given = fields.inner("options")
    options = game.read_options(seats, {name: given.get(name) for name in given.names()})
    state = TeotihuacanState()
    revision = fields.number("revision", 1, game.revision, game.revision)
    state.set_up(game, seats, options, revision)
    if state.solo:
        state.adjust = teotibot.adjustments(options)
    _boards(state, fields)
    _calendar(state, fields)
    _nobles(state, fields)
    _pyramid(state, fields.inner("pyramid"))
    _decorations(state, fields.inner("decorations"))
    load_chance.starting(state, fields.inner("starting"))
    _players(state, fields)
    _discovery(state, fields.inner("discovery"))
    load_chance.neutral(state, fields.inner("neutral"))
    if state.solo:
        load_chance.teotibot_facts(state, fields.inner("teotibot"))
    _finish(state, fields)
    return state


def _boards(state: TeotihuacanState, fields: Fields) -> None:
    layout = list(PRINTED_LAYOUT)
    if fields.has("layout"):
        layout = [0, *numbers(fields.row("layout", 8), 1, 8, "position.layout")]
    if sorted(layout[1:]) != list(range(1, 9)) or layout[1] != PALACE or layout[5] != CONSTRUCTION:
        raise BadDump("position.layout should have boards 1 to 8, 1 first and 8 fifth")
    state.place_boards(layout)
    if fields.has("royal"):
        state.royal = distinct(fields.row("royal", 3), 1, 9, "position.royal")
    if fields.has("technologies"):
        place = "position.technologies"
        state.display = distinct(fields.row("technologies", 6), 1, 17, place)
        if state.display != sorted(state.display) or set(state.display) - set(TECHNOLOGIES):
            raise BadDump(f"{place} should be six of {TECHNOLOGIES}, ascending")
    bonus = fields.inner("bonus")
    state.bonus = [
        bonus.number(name, 1, BONUS_COUNT, default)
        for name, default in zip(TEMPLES, state.bonus, strict=True)
    ]
    bonus.finish()
    if len(set(state.bonus)) != 3:
        raise BadDump("position.bonus has a tile twice")


def _calendar(state: TeotihuacanState, fields: Fields) -> None:
    calendar = fields.inner("calendar")
    state.eclipses = calendar.number("eclipses", 0, LAST_ECLIPSE, 0)
    dark = DARK[state.players][min(state.eclipses, LAST_ECLIPSE - 1)]
    state.dark = calendar.number("dark", 1, 12, dark)
    state.light = calendar.number("light", 0, state.dark, 0)
    state.final_round = calendar.flag("final_round", False)


def _nobles(state: TeotihuacanState, fields: Fields) -> None:
    nobles = fields.inner("nobles")
    for row, name in enumerate(NOBLE_ROWS):
        if nobles.has(name):
            start, end = ROW_START[row], ROW_START[row + 1]
            covered = nobles.row(name, end - start)
            state.nobles[start:end] = numbers(covered, 0, 1, f"position.nobles.{name}")
    nobles.finish()
    taken = sum(state.nobles)
    if taken > BUILDINGS:
        raise BadDump(f"position.nobles has more than {BUILDINGS} buildings")
    state.buildings = fields.number("buildings", taken, BUILDINGS, taken)


def _offer(fields: Fields, size: int, count: int, used: set[int]) -> tuple[list[int], list[int]]:
    """The open tiles and the stack, of numbers not used elsewhere."""
    place = f"{fields.place}.offer"
    offer: list[int] = []
    if fields.has("offer"):
        for tile in fields.row("offer", size):
            offer.append(0 if tile is None else as_number(tile, 1, count, place))
    stack: list[int] = []
    if fields.has("stack"):
        stack = numbers(fields.row("stack"), 1, count, f"{fields.place}.stack")
    named = [*used, *(tile for tile in offer if tile), *stack]
    if len(set(named)) != len(named):
        raise BadDump(f"{fields.place} uses a tile twice")
    rest = [tile for tile in range(1, count + 1) if tile not in named]
    if not fields.has("offer"):
        offer, rest = rest[:size], rest[size:]
        offer += [0] * (size - len(offer))
    if not fields.has("stack"):
        stack = rest[::-1]
    return offer, stack


def _pyramid(state: TeotihuacanState, fields: Fields) -> None:
    used: set[int] = set()
    laid: list[tuple[int, int, int]] = []
    for number, item in enumerate(fields.row("placed")):
        place = f"{fields.place}.placed.{number}"
        tile = Fields(item, place)
        square = SQUARE_NAMES.index(tile.word("square", SQUARE_NAMES))
        which = tile.number("tile", 1, PYRAMID_COUNT)
        turn = tile.number("rotation", 0, 270, 0)
        tile.finish()
        if turn % 90:
            raise BadDump(f"{place}.rotation should be 0, 90, 180 or 270")
        if which in used or square in [other for other, _, _ in laid]:
            raise BadDump(f"{place} uses a tile or a square twice")
        used.add(which)
        laid.append((square, which, turn // 90))
    for square, which, turn in sorted(laid):
        if not all(state.squares[below] for below in SUPPORT[square]):
            raise BadDump(f"{fields.place}.placed: {SQUARE_NAMES[square]} has no support")
        construction.lay(state, which, square, turn)
    state.pyramid_offer, state.pyramid_stack = _offer(fields, PYRAMID_OFFER, PYRAMID_COUNT, used)
    fields.finish()


def _decorations(state: TeotihuacanState, fields: Fields) -> None:
    placed = fields.inner("placed")
    used: set[int] = set()
    for side, name in enumerate(SIDES):
        place = f"{placed.place}.{name}"
        tiles = numbers(placed.row(name), 1, DECORATION_COUNT, place)
        if len(tiles) > 4:
            raise BadDump(f"{place} should have at most 4 tiles")
        for level, tile in enumerate(tiles):
            if tile in used:
                raise BadDump(f"{place} uses tile {tile} twice")
            if not all(state.squares[square] for square in DECORATION_NEEDS[side][level]):
                raise BadDump(f"{place}: level {level + 1} lacks its squares")
            used.add(tile)
            state.decoration_offer[0] = tile
            decorations.lay(state, tile, side)
    placed.finish()
    state.decoration_offer, state.decoration_stack = _offer(
        fields, DECORATION_OFFER, DECORATION_COUNT, used
    )
    fields.finish()


def _players(state: TeotihuacanState, fields: Fields) -> None:
    count = state.players
    given = fields.row("players") or [{}] * count
    if len(given) != count:
        raise BadDump(f"position.players should have {count} items, not {len(given)}")
    for player, item in enumerate(given):
        _player(state, player, Fields(item, f"position.players.{player}"))
    for temple, name in enumerate(TEMPLES):
        if state.temples[temple::3].count(TOP_STEP) > 1:
            raise BadDump(f"position.players: two markers on the topmost step of {name}")
    locked = [
        (state.worker_board[worker], space)
        for worker, space in enumerate(state.worker_space)
        if space
    ]
    if len(set(locked)) != len(locked):
        raise BadDump("position.players: two workers on one worship space")


def _player(state: TeotihuacanState, player: Player, fields: Fields) -> None:
    for number, good in enumerate(GOODS):
        state.goods[4 * player + number] = fields.number(good, 0, MUCH, 0)
    for temple, name in enumerate(TEMPLES):
        state.temples[3 * player + temple] = fields.number(name, 0, TOP_STEP, 0)
    state.avenue[player] = fields.number("avenue", 0, AVENUE_END, 0)
    state.track[player] = fields.number("pyramid", 0, TRACK_END, 0)
    state.points[player] = fields.number("points", 0, MUCH, 0)
    place = f"{fields.place}.technologies"
    for number in distinct(fields.row("technologies"), 1, 17, place):
        if number not in state.display:
            raise BadDump(f"{place}: {number} is not on display")
        state.owned[player] |= 1 << state.display.index(number)
    for name, counts in (("tiles", state.tiles), ("used", state.used)):
        for item in fields.row(name):
            kind = TILES.index(as_word(item, TILES, f"{fields.place}.{name}"))
            counts[KINDS * player + kind] += 1
    tally = fields.inner("tally")
    base = len(SOURCES) * player
    for source, name in enumerate(SOURCES[:FROM_EARLIER]):
        state.tally_of[base + source] = tally.number(name, -MUCH, MUCH, 0)
    earlier = state.points[player] - sum(state.tally_of[base : base + FROM_EARLIER])
    state.tally_of[base + FROM_EARLIER] = earlier
    if tally.number(SOURCES[FROM_EARLIER], -MUCH, MUCH, earlier) != earlier:
        raise BadDump(f"{fields.place}.tally should add up to {state.points[player]} points")
    tally.finish()
    _workers(state, player, fields)
    fields.finish()


def _workers(state: TeotihuacanState, player: Player, fields: Fields) -> None:
    bot = state.solo and player == 1
    place = f"{fields.place}.workers"
    if not fields.has("workers"):
        if bot:
            teotibot.place_workers(state)
        else:
            state.worker_board[WORKERS * player : WORKERS * player + 3] = [PALACE] * 3
        return
    given = fields.row("workers")
    if len(given) != WORKERS and (bot or len(given) != WORKERS - 1):
        raise BadDump(f"{place} should have {'4' if bot else '3 or 4'} items, not {len(given)}")
    lowest = 0 if state.kept and not bot else 1
    for number, item in enumerate(given):
        values = as_row(item, None, place)
        if len(values) not in (2, 3):
            raise BadDump(f"{place} should have items [board, power] or [board, power, space]")
        worker = WORKERS * player + number
        board = as_number(values[0], lowest, 8, place)
        state.worker_board[worker] = board
        state.worker_power[worker] = as_number(values[1], 1, TOP_POWER, place)
        if len(values) == 3:
            state.worker_space[worker] = as_number(values[2], 0, WORSHIP_SPACES[board], place)
    if len(given) < WORKERS:
        state.worker_power[WORKERS * player + WORKERS - 1] = WHEEL_POWER
    if bot:
        locked = [
            state.worker_board[worker]
            for worker in range(WORKERS, 2 * WORKERS)
            if state.worker_space[worker]
        ]
        if len(locked) != 1 or locked[0] not in WORSHIP_BOARDS:
            raise BadDump(f"{place}: Teotibot has one locked worker, on board 2, 3, 4 or 7")


def _discovery(state: TeotihuacanState, fields: Fields) -> None:
    counts = [0] * KINDS
    for player in range(state.players):
        for kind in range(KINDS):
            counts[kind] += state.tiles[KINDS * player + kind] + state.used[KINDS * player + kind]
    boards = fields.inner("boards")
    for board in TILE_BOARDS:
        if boards.has(str(board)) and boards.get(str(board)) is not None:
            kind = TILES.index(boards.word(str(board), TILES))
            state.board_tiles[board] = kind
            counts[kind] += 1
    boards.finish()
    avenue, temples = fields.inner("avenue"), fields.inner("temples")
    for spot, name in enumerate(SPOTS):
        state.spots[spot] = tuple(sorted(_kinds(avenue if spot < 3 else temples, name, counts)))
    avenue.finish()
    temples.finish()
    for kind in _kinds(fields, "removed", counts):
        state.removed[kind] += 1
    linked = fields.inner("linked")
    for number, tile in enumerate(LINKED):
        if linked.has(str(tile)):
            state.linked[number] = TILES.index(linked.word(str(tile), TILES))
            counts[state.linked[number]] += 1
    linked.finish()
    if fields.has("stack"):
        state.stack = _kinds(fields, "stack", counts)
    else:
        for kind in range(KINDS - 1, -1, -1):
            state.stack += [kind] * (TILE_COUNTS[kind] - counts[kind])
    for kind, count in enumerate(counts):
        if count > TILE_COUNTS[kind]:
            most = TILE_COUNTS[kind]
            raise BadDump(f"position: {TILES[kind]} is used {count} times; there are {most}")
    place = f"{fields.place}.returns"
    for number, item in enumerate(fields.row("returns")):
        state.returns.append(as_number(item, 0, len(state.stack) + number, place))
    if len(state.returns) < sum(kind >= 0 for kind in state.linked) or len(state.returns) > 2:
        raise BadDump(f"{place} should have a place for each linked tile")
    if state.dealt and -1 in state.linked:
        raise BadDump(f"{fields.place}.linked should have a tile for 14 and one for 16")
    fields.finish()


def _finish(state: TeotihuacanState, fields: Fields) -> None:
    """The turn under way, what is pending, and whether the game is over."""
    calendar = fields.inner("calendar")
    for name in ("eclipses", "dark", "light", "final_round"):
        if calendar.has(name):
            calendar.get(name)
    lies = bool(state.squares[TOP_SQUARE])
    state.finished = calendar.flag("finished", lies)
    calendar.finish()
    if state.finished != lies:
        raise BadDump(
            f"position.calendar.finished should be {str(lies).lower()}, as the pyramid is"
        )
    state.ended = fields.word("outcome", ("", *OUTCOMES), "")
    if state.ended and not _over(state):
        raise BadDump(f"position.outcome cannot be {state.ended!r}")
    _pending(state, fields)
    turn = fields.inner("turn")
    _turn(state, turn)
    turn.finish()
    fields.finish()
    check_stack(state, PENDING)
    if state.moved >= 0 and not state.worker_board[state.moved]:
        raise BadDump("position.turn.moved names a worker that is not on a board")
    if not state.ended and state.eclipses == LAST_ECLIPSE:
        raise BadDump("position.calendar.eclipses is 3, so the game is over")
    _wait(state)


def _over(state: TeotihuacanState) -> bool:
    """Whether the game can have ended as it did (TH-62)."""
    if state.ended == "pyramid":
        return state.finished
    return state.eclipses == LAST_ECLIPSE and not state.finished


def _pending(state: TeotihuacanState, fields: Fields) -> None:
    """The stack of what is pending; by default a turn begins."""
    if state.ended:
        if fields.row("pending"):
            raise BadDump(f"{PENDING} should be empty when the game is over")
    elif fields.has("pending"):
        rows = [
            _named(row, f"{PENDING}.{place}") for place, row in enumerate(fields.row("pending"))
        ]
        state.pending = stack_from(state, PENDING_KINDS, rows, PENDING)
    else:
        state.pending = [Turn(fields.number("seat", 0, state.seats - 1, 0))]


def _named(row: Json, place: str) -> Json:
    """One entry of the stack; release 0.1.0 wrote a list: kind, seat and numbers."""
    if isinstance(row, str) or not isinstance(row, Sequence):
        return row
    values = list(row)
    kinds = {kind.KIND: kind for kind in PENDING_KINDS}
    if not values:
        raise BadDump(f"{place} should begin with a name")
    kind = kinds[as_word(values[0], list(kinds), place)]
    if len(values) != 2 + len(kind.FIELDS):
        raise BadDump(f"{place} should have {2 + len(kind.FIELDS)} items, not {len(values)}")
    named: dict[str, Json] = {"kind": values[0], "seat": values[1]}
    for field, value in zip(kind.FIELDS, values[2:], strict=True):
        number = as_number(value, field.low, field.high, f"{place}, {field.name},")
        named[field.name] = field.write(number)
    return named


def _wait(state: TeotihuacanState) -> None:
    """Ask the top decision, even if it has a single answer."""
    if not state.pending:
        state.seat = NOBODY
        return
    top = state.pending[-1]
    if not isinstance(top, Decision) or not top.options(state):
        raise BadDump(f"{PENDING}: nobody can decide anything on top of it")
    state.seat = top.seat


def _turn(state: TeotihuacanState, fields: Fields) -> None:
    player = state.pending[-1].seat if state.pending else 0
    given = fields.row("moved")
    own = [
        worker
        for worker in range(WORKERS * player, WORKERS * player + WORKERS)
        if state.worker_board[worker] >= 0
    ]
    moved = distinct(given, 0, len(own) - 1, f"{fields.place}.moved")
    if len(moved) > 2:
        raise BadDump(f"{fields.place}.moved should name at most two workers")
    if moved:
        state.moved = own[moved[0]]
        state.travelled = own[moved[1]] if len(moved) > 1 else -1
    state.anywhere = fields.flag("anywhere", False)
    here = state.worker_board[state.moved] if moved else 0
    state.board = fields.number("board", 0, 8, here if _arrived(state) else 0)
    state.colours = fields.number("colours", 0, 6, _colours(state))
    state.acted = fields.flag("acted", False)
    count = main_actions.count_workers(state, player, state.board) if state.board else 0
    state.count = fields.number("workers", 0, 3, count if _acting(state) else 0)
    state.granted = fields.number("granted", 0, 2, 0)
    state.built = fields.number("built", 0, 3, 0)
    state.discounted = fields.flag("discounted", False)
    state.acquired = fields.number("acquired", 0, 17, 0)


def _arrived(state: TeotihuacanState) -> bool:
    """Whether a worker has moved in the turn under way."""
    return bool(state.pending) and not any(
        isinstance(one, Turn | Move | Companion) for one in state.pending
    )


def _acting(state: TeotihuacanState) -> bool:
    """Whether a main action is under way."""
    return any(isinstance(one, MAIN_ACTION) for one in state.pending)


def _colours(state: TeotihuacanState) -> int:
    """The colours on the board of arrival, without those that moved."""
    if not state.board or state.moved < 0:
        return 0
    travelling = [worker for worker in (state.moved, state.travelled) if worker >= 0]
    boards = state.worker_board[:]
    for worker in travelling:
        state.worker_board[worker] = 0
    colours = workers.colours_on(state, state.board)
    state.worker_board[:] = boards
    return colours


def _kinds(fields: Fields, name: str, counts: list[int]) -> list[int]:
    """Discovery tiles named in a list, counted."""
    kinds = [
        TILES.index(as_word(item, TILES, f"{fields.place}.{name}")) for item in fields.row(name)
    ]
    for kind in kinds:
        counts[kind] += 1
    return kinds
