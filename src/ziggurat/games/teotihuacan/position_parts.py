"""The parts of a dump that are not fields themselves: finding them, and laying them down again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.core.errors import BadDump
from ziggurat.core.hidden import Hidden
from ziggurat.core.json_fields import Fields, as_number, as_row, as_word
from ziggurat.core.positions import (
    PLACE,
    Field,
    Number,
    Part,
    Row,
    SeatPart,
    Secret,
)
from ziggurat.core.types import Facts, Json, Seat
from ziggurat.games.teotihuacan import construction, decorations, main_actions, teotibot, workers
from ziggurat.games.teotihuacan.alchemy import Technology
from ziggurat.games.teotihuacan.construction import Build, BuildDiscount, BuildRotation, BuildSquare
from ziggurat.games.teotihuacan.decorations import Decoration, DecorationSide
from ziggurat.games.teotihuacan.main_actions import AfterEffect
from ziggurat.games.teotihuacan.nobles import NobleRow
from ziggurat.games.teotihuacan.pending_kinds import PENDING_KINDS
from ziggurat.games.teotihuacan.pieces import (
    BOT_TILES,
    DARK,
    DEALT,
    DECORATION_COUNT,
    DECORATION_NEEDS,
    DECORATION_OFFER,
    FROM_EARLIER,
    KINDS,
    LAST_ECLIPSE,
    LINKED,
    NEUTRAL_COLOURS,
    NEUTRAL_WORKERS,
    NOBLE_ROWS,
    PALACE,
    PYRAMID_COUNT,
    PYRAMID_OFFER,
    ROW_START,
    SIDES,
    SOURCES,
    SPOTS,
    SQUARE_NAMES,
    STARTING_COUNT,
    SUPPORT,
    TEMPLES,
    TILE_BOARDS,
    TILE_COUNTS,
    TOP_SQUARE,
    WORKERS,
    Player,
)
from ziggurat.games.teotihuacan.powerups import ExtraPowerUp, MainPowerUp
from ziggurat.games.teotihuacan.setup import CHOICES
from ziggurat.games.teotihuacan.shown import sorted_workers
from ziggurat.games.teotihuacan.turn import Companion, Move, Turn

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

MUCH: Final = 9999
AVENUE_SPOTS: Final = 3
"""The first of SPOTS are on the Avenue, the others on temples."""
TILE_BOARD_NAMES: Final = [str(board) for board in TILE_BOARDS]
LINKED_NAMES: Final = [str(tile) for tile in LINKED]


def find_layout(state: TeotihuacanState) -> list[int]:
    return state.layout[1:]


def lay_boards(state: TeotihuacanState, boards: list[int]) -> None:
    if boards[0] != PALACE or boards[4] != 8:
        raise BadDump(f"{PLACE}.layout should have board 1 first and board 8 fifth")
    state.place_boards([0, *boards])


def find_bonus(state: TeotihuacanState) -> dict[int, int]:
    return dict(enumerate(state.bonus))


def lay_bonus(state: TeotihuacanState, tiles: dict[int, int]) -> None:
    for temple, tile in tiles.items():
        state.bonus[temple] = tile
    if len(set(state.bonus)) != len(TEMPLES):
        raise BadDump(f"{PLACE}.bonus has a tile twice")


def find_nobles(state: TeotihuacanState) -> dict[int, list[int]]:
    rows = range(len(NOBLE_ROWS))
    return {row: state.nobles[ROW_START[row] : ROW_START[row + 1]] for row in rows}


def lay_nobles(state: TeotihuacanState, rows: dict[int, list[int]]) -> None:
    for row, covered in rows.items():
        start, end = ROW_START[row], ROW_START[row + 1]
        if len(covered) != end - start:
            place = f"{PLACE}.nobles.{NOBLE_ROWS[row]}"
            raise BadDump(f"{place} should have {end - start} items, not {len(covered)}")
        state.nobles[start:end] = covered


def covered_nobles(state: TeotihuacanState) -> int:
    return sum(state.nobles)


def find_tiles(state: TeotihuacanState) -> list[tuple[int, int, int]]:
    return [
        (square, tile, state.rotations[square]) for square, tile in enumerate(state.squares) if tile
    ]


def lay_tiles(state: TeotihuacanState, laid: list[tuple[int, int, int]]) -> None:
    for square, tile, turn in sorted(laid):
        if not all(state.squares[below] for below in SUPPORT[square]):
            raise BadDump(f"{PLACE}.pyramid.placed: {SQUARE_NAMES[square]} has no support")
        construction.lay(state, tile, square, turn)


def finished(state: TeotihuacanState) -> bool:
    """Whether the tile of level 4 is on the pyramid (TH-51)."""
    return bool(state.squares[TOP_SQUARE])


def pyramid_rest(state: TeotihuacanState) -> list[int]:
    return _rest(PYRAMID_COUNT, [*state.squares, *state.pyramid_offer, *state.pyramid_stack])


def next_pyramid_offer(state: TeotihuacanState) -> list[int]:
    return _filled(pyramid_rest(state), PYRAMID_OFFER)


def next_pyramid_stack(state: TeotihuacanState) -> list[int]:
    return pyramid_rest(state)[::-1]


def find_decorations(state: TeotihuacanState) -> dict[int, list[int]]:
    return {
        side: [tile for tile in state.decorations[4 * side : 4 * side + 4] if tile]
        for side in range(len(SIDES))
    }


def lay_decorations(state: TeotihuacanState, sides: dict[int, list[int]]) -> None:
    laid: set[int] = set()
    for side, tiles in sorted(sides.items()):
        place = f"{PLACE}.decorations.placed.{SIDES[side]}"
        if len(tiles) > 4:
            raise BadDump(f"{place} should have at most 4 tiles")
        for level, tile in enumerate(tiles):
            if tile in laid:
                raise BadDump(f"{place} uses tile {tile} twice")
            if not all(state.squares[square] for square in DECORATION_NEEDS[side][level]):
                raise BadDump(f"{place}: level {level + 1} lacks its squares")
            laid.add(tile)
            state.decoration_offer = [tile]
            decorations.lay(state, tile, side)
    state.decoration_offer = [0] * DECORATION_OFFER


def decorations_rest(state: TeotihuacanState) -> list[int]:
    named = [*state.decorations, *state.decoration_offer, *state.decoration_stack]
    return _rest(DECORATION_COUNT, named)


def next_decoration_offer(state: TeotihuacanState) -> list[int]:
    return _filled(decorations_rest(state), DECORATION_OFFER)


def next_decoration_stack(state: TeotihuacanState) -> list[int]:
    return decorations_rest(state)[::-1]


def _rest(count: int, named: Sequence[int]) -> list[int]:
    return [tile for tile in range(1, count + 1) if tile not in named]


def _filled(tiles: list[int], size: int) -> list[int]:
    """An offer of the first of these tiles, with gaps where there are too few."""
    return tiles[:size] + [0] * (size - len(tiles))


def first_dark(state: TeotihuacanState) -> int:
    return DARK[state.players][min(state.eclipses, LAST_ECLIPSE - 1)]


# Players


def players(state: TeotihuacanState) -> int:
    return state.players


class Own(SeatPart["TeotihuacanState", int]):
    """One of a player's numbers that are kept in one list: goods, markers on temples."""

    def __init__(
        self, attribute: str, names: Sequence[str], number: int, most: int, what: str
    ) -> None:
        self.attribute = attribute
        self.width = len(names)
        self.number = number
        super().__init__(
            f"players[].{names[number]}",
            Number(0, most),
            what,
            self.found,
            self.laid,
            absent="0",
            count=players,
        )

    def found(self, state: TeotihuacanState, player: Player) -> int:
        row: list[int] = getattr(state, self.attribute)
        return row[self.width * player + self.number]

    def laid(self, state: TeotihuacanState, player: Player, value: int) -> None:
        row: list[int] = getattr(state, self.attribute)
        row[self.width * player + self.number] = value


def find_technologies(state: TeotihuacanState, player: Player) -> list[int]:
    owned = state.developed[player]
    return [number for place, number in enumerate(state.display) if owned >> place & 1]


def lay_technologies(state: TeotihuacanState, player: Player, numbers: list[int]) -> None:
    state.developed[player] = 0
    for number in numbers:
        if number not in state.display:
            place = f"{PLACE}.players[{player}].technologies"
            raise BadDump(f"{place}: {number} is not on display")
        state.developed[player] |= 1 << state.display.index(number)


def find_tally(state: TeotihuacanState, player: Player) -> dict[int, int]:
    start = len(SOURCES) * player
    sums = state.tally_of[start : start + len(SOURCES)]
    return {source: points for source, points in enumerate(sums) if points}


def lay_tally(state: TeotihuacanState, player: Player, sums: dict[int, int]) -> None:
    base = len(SOURCES) * player
    for source, points in sums.items():
        state.tally_of[base + source] = points
    total = sum(state.tally_of[base : base + len(SOURCES)])
    if FROM_EARLIER in sums and total != state.points[player]:
        place = f"{PLACE}.players[{player}].tally"
        raise BadDump(f"{place} should add up to {state.points[player]} points")


def find_workers(state: TeotihuacanState, player: Player) -> list[tuple[int, int, int]]:
    return [
        (state.worker_board[worker], state.worker_power[worker], state.worker_space[worker])
        for worker in sorted_workers(state, player)
    ]


def lay_workers(
    state: TeotihuacanState, player: Player, stands: list[tuple[int, int, int]]
) -> None:
    bot = state.solo and player == teotibot.BOT
    place = f"{PLACE}.players[{player}].workers"
    if len(stands) != WORKERS and (bot or len(stands) != WORKERS - 1):
        raise BadDump(f"{place} should have {'4' if bot else '3 or 4'} items, not {len(stands)}")
    for number, (board, power, space) in enumerate(stands):
        if not board and (bot or not state.kept):
            raise BadDump(f"{place}[{number}] is not placed, though no set-up is under way")
        worker = WORKERS * player + number
        state.worker_board[worker] = board
        state.worker_power[worker] = power
        state.worker_space[worker] = space


class WorkersPart(SeatPart["TeotihuacanState", list[tuple[int, int, int]]]):
    """The workers; where a dump leaves them out, they are at the Palace (Teotibot's: TH-69)."""

    def load(self, state: TeotihuacanState, fields: Fields) -> None:
        for player in range(state.players):
            if state.solo and player == teotibot.BOT:
                teotibot.place_workers(state)
            else:
                state.worker_board[WORKERS * player : WORKERS * player + 3] = [PALACE] * 3
        super().load(state, fields)


# Discovery tiles


def find_board_tiles(state: TeotihuacanState) -> dict[int, int]:
    return {place: state.board_tiles[board] for place, board in enumerate(TILE_BOARDS)}


def lay_board_tiles(state: TeotihuacanState, tiles: dict[int, int]) -> None:
    for place, kind in tiles.items():
        state.board_tiles[TILE_BOARDS[place]] = kind


def find_avenue(state: TeotihuacanState) -> dict[int, list[int]]:
    return {spot: list(state.spots[spot]) for spot in range(AVENUE_SPOTS)}


def lay_avenue(state: TeotihuacanState, spots: dict[int, list[int]]) -> None:
    for spot, kinds in spots.items():
        state.spots[spot] = tuple(sorted(kinds))


def find_temple_tiles(state: TeotihuacanState) -> dict[int, list[int]]:
    return {
        spot - AVENUE_SPOTS: list(state.spots[spot]) for spot in range(AVENUE_SPOTS, len(SPOTS))
    }


def lay_temple_tiles(state: TeotihuacanState, spots: dict[int, list[int]]) -> None:
    for spot, kinds in spots.items():
        state.spots[AVENUE_SPOTS + spot] = tuple(sorted(kinds))


def find_linked(state: TeotihuacanState) -> dict[int, int]:
    return {place: kind for place, kind in enumerate(state.linked) if kind >= 0}


def lay_linked(state: TeotihuacanState, tiles: dict[int, int]) -> None:
    for place, kind in tiles.items():
        state.linked[place] = kind


def used_tiles(state: TeotihuacanState) -> list[int]:
    """How many of each kind of discovery tile there are anywhere, the stack included."""
    counts = state.removed[:]
    for player in range(state.players):
        for kind in range(KINDS):
            counts[kind] += state.tiles[KINDS * player + kind] + state.used[KINDS * player + kind]
    lying = [*state.board_tiles, *state.linked, *state.stack]
    for tiles in state.spots:
        lying += tiles
    for kind in lying:
        if kind >= 0:
            counts[kind] += 1
    return counts


def next_discovery_stack(state: TeotihuacanState) -> list[int]:
    counts = used_tiles(state)
    stack: list[int] = []
    for kind in range(KINDS - 1, -1, -1):
        stack += [kind] * (TILE_COUNTS[kind] - counts[kind])
    return stack


# Set-up and neutral workers


def no_choices(state: TeotihuacanState) -> list[list[int]]:
    """While tiles are dealt or lie open, nobody has kept any yet."""
    return [[] for _ in range(state.seats)] if state.dealt or state.open_tiles else []


def find_neutral(state: TeotihuacanState) -> list[list[int]]:
    return [
        [board for board in state.neutral[at : at + NEUTRAL_WORKERS] if board]
        for at in range(0, NEUTRAL_WORKERS * NEUTRAL_COLOURS[state.players], NEUTRAL_WORKERS)
    ]


def lay_neutral(state: TeotihuacanState, colours: list[list[int]]) -> None:
    most = NEUTRAL_COLOURS[state.players]
    if len(colours) > most:
        raise BadDump(f"{PLACE}.neutral.workers should have at most {most} colours")
    for colour, boards in enumerate(colours):
        if len(boards) > NEUTRAL_WORKERS:
            raise BadDump(f"{PLACE}.neutral.workers: a colour has {NEUTRAL_WORKERS} workers")
        start = NEUTRAL_WORKERS * colour
        state.neutral[start : start + len(boards)] = boards


def next_draws(state: TeotihuacanState) -> list[tuple[int, ...]]:
    if not NEUTRAL_COLOURS[state.players]:
        return []
    to_come = max(0, LAST_ECLIPSE - 1 - state.eclipses) + (1 if state.kept else 0)
    return [tuple(range(1, STARTING_COUNT + 1))] * to_come


# Teotibot


class SoloField(Field["TeotihuacanState"]):
    """Something that only a solo game has."""

    def dump(self, state: TeotihuacanState, dump: dict[str, Json]) -> None:
        if state.solo:
            super().dump(state, dump)

    def load(self, state: TeotihuacanState, fields: Fields) -> None:
        if state.solo:
            super().load(state, fields)

    def pools(self, secret: Secret, dump: Facts, seat: Seat | None) -> dict[str, Hidden]:
        return super().pools(secret, dump, seat) if self.group in dump else {}


class SoloPart(Part["TeotihuacanState", list[int]]):
    """A part of a dump that only a solo game has."""

    def dump(self, state: TeotihuacanState, dump: dict[str, Json]) -> None:
        if state.solo:
            super().dump(state, dump)

    def load(self, state: TeotihuacanState, fields: Fields) -> None:
        if state.solo:
            super().load(state, fields)


def find_directions(state: TeotihuacanState) -> list[int]:
    return [state.upper, state.lower]


def lay_directions(state: TeotihuacanState, directions: list[int]) -> None:
    state.upper, state.lower = directions


def left_aside(state: TeotihuacanState) -> int:
    return next(tile for tile in range(len(BOT_TILES)) if tile not in state.slots)


# The turn under way

UNDER_WAY: Final = (
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
"""Decisions that are only pending while a main action is under way."""


def find_moved(state: TeotihuacanState) -> list[int]:
    if state.moved < 0:
        return []
    own = sorted_workers(state, state.moved // WORKERS)
    return [own.index(worker) for worker in (state.moved, state.travelled) if worker >= 0]


def lay_moved(state: TeotihuacanState, moved: list[int]) -> None:
    player = deciding(state)
    own = [
        worker
        for worker in range(WORKERS * player, WORKERS * player + WORKERS)
        if state.worker_board[worker] >= 0
    ]
    if len(moved) > 2 or any(place >= len(own) for place in moved):
        raise BadDump(f"{PLACE}.turn.moved should name at most two of {len(own)} workers")
    if moved:
        state.moved = own[moved[0]]
        state.travelled = own[moved[1]] if len(moved) > 1 else -1


def deciding(state: TeotihuacanState) -> Player:
    """Who answers the top decision."""
    return state.pending[-1].seat if state.pending else 0


def board_of_arrival(state: TeotihuacanState) -> int:
    """Where the first of those that moved is, once it has moved."""
    under_way = any(isinstance(one, (Turn, Move, Companion)) for one in state.pending)
    if state.moved < 0 or under_way or not state.pending:
        return 0
    return state.worker_board[state.moved]


def colours_before(state: TeotihuacanState) -> int:
    """The colours on the board of arrival, without those that moved (TH-29)."""
    if not state.board or state.moved < 0:
        return 0
    boards = state.worker_board[:]
    for worker in (state.moved, state.travelled):
        if worker >= 0:
            state.worker_board[worker] = 0
    colours = workers.colours_on(state, state.board)
    state.worker_board[:] = boards
    return colours


def workers_acting(state: TeotihuacanState) -> int:
    """N of a main action under way (TH-44)."""
    acting = any(isinstance(one, UNDER_WAY) for one in state.pending)
    if not acting or not state.board:
        return 0
    return main_actions.count_workers(state, deciding(state), state.board)


# What only a seat knows, or nobody


class Dealt(Field["TeotihuacanState"]):
    """Starting tiles dealt in secret: each hand is its seat's (TH-16)."""

    def pools(self, secret: Secret, dump: Facts, seat: Seat | None) -> dict[str, Hidden]:
        hands = Fields(dump, PLACE).inner("starting").row("dealt")
        others = [owner for owner in range(len(hands)) if owner != seat]
        paths = [("starting", "dealt", owner, n) for owner in others for n in range(DEALT)]
        return {"starting": Hidden(paths)}


class ChosenField(Field["TeotihuacanState"]):
    """What the others have chosen from their hands (TH-16)."""

    def pools(self, secret: Secret, dump: Facts, seat: Seat | None) -> dict[str, Hidden]:
        pairs: list[Json] = [list(pair) for pair in CHOICES]
        chosen = Fields(dump, PLACE).inner("starting").row("chosen")
        paths = [
            ("starting", "chosen", owner)
            for owner, choice in enumerate(chosen)
            if owner != seat and choice is not None
        ]
        return {"chosen": Hidden(paths, pairs)}


class StackField(Field["TeotihuacanState"]):
    """Discovery tiles to come, and those next to starting tiles that the seat has not seen."""

    def pools(self, secret: Secret, dump: Facts, seat: Seat | None) -> dict[str, Hidden]:
        fields = Fields(dump, PLACE)
        discovery, starting = fields.inner("discovery"), fields.inner("starting")
        count = len(discovery.row("stack"))
        stack = Hidden([("discovery", "stack", place) for place in range(count)])
        linked, seen = discovery.inner("linked"), _seen_starting(starting, seat)
        for tile in LINKED:
            if linked.has(str(tile)) and tile not in seen:
                stack.paths.append(("discovery", "linked", str(tile)))
        return {"discovery": stack}


class ReturnsField(Field["TeotihuacanState"]):
    """Where tiles will go back into the stack: anywhere (TH-21)."""

    def pools(self, secret: Secret, dump: Facts, seat: Seat | None) -> dict[str, Hidden]:
        discovery = Fields(dump, PLACE).inner("discovery")
        count = len(discovery.row("stack"))
        return {
            f"returns {number}": Hidden(
                [("discovery", "returns", number)], range(count + 1 + number)
            )
            for number in range(len(discovery.row("returns")))
        }


class DrawsField(Field["TeotihuacanState"]):
    """Each draw of neutral workers to come is a separate shuffle (TH-20)."""

    def pools(self, secret: Secret, dump: Facts, seat: Seat | None) -> dict[str, Hidden]:
        draws = Fields(dump, PLACE).inner("neutral").row("draws")
        return {
            f"draw {number}": Hidden(
                [("neutral", "draws", number, place) for place in range(STARTING_COUNT)]
            )
            for number in range(len(draws))
        }


def _seen_starting(starting: Fields, seat: Seat | None) -> list[Json]:
    """The starting tiles whose discovery tile the seat knows (TH-16, TH-67)."""
    seen = starting.row("open")
    for own in starting.row("kept"):
        seen += as_row(own, None, "starting.kept")
    hands = starting.row("dealt")
    if hands and seat is not None:
        seen += as_row(hands[seat], DEALT, "starting.dealt")
    return seen


class OfferField(Field["TeotihuacanState"]):
    """An offer; where only the stack is given, it is filled with other tiles."""

    def load(self, state: TeotihuacanState, fields: Fields) -> None:
        inner = self.inner(fields)
        if inner.has("stack"):
            stack = Row(Number(1, MUCH)).read(inner.get("stack"), f"{inner.place}.stack")
            setattr(state, self.attribute.replace("offer", "stack"), stack)
        super().load(state, fields)


# What earlier releases and people write


def earlier(dump: Facts) -> Facts:
    """Release 0.1.0 wrote what is pending as lists; people write whose turn begins as `seat`."""
    fields = Fields(dump, PLACE)
    if fields.has("pending"):
        rows = fields.row("pending")
        named = [_named(row, f"{PLACE}.pending.{number}") for number, row in enumerate(rows)]
        return {**dump, "pending": named}
    if not fields.has("seat"):
        return dump
    rest = {name: value for name, value in dump.items() if name.casefold() != "seat"}
    return {**rest, "pending": [{"kind": Turn.KIND, "seat": fields.get("seat")}]}


def _named(row: Json, place: str) -> Json:
    """One entry of the stack; as a list it is its kind, seat and numbers."""
    if isinstance(row, str) or not isinstance(row, Sequence):
        return row
    values = list(row)
    kinds = {kind.KIND: kind for kind in PENDING_KINDS}
    if not values:
        raise BadDump(f"{place} should begin with a name")
    kind = kinds[as_word(values[0], list(kinds), place)]
    if len(values) != 2 + len(kind.FIELDS):
        raise BadDump(f"{place} should have {2 + len(kind.FIELDS)} items, not {len(values)}")
    named: dict[str, Json] = {"kind": kind.KIND, "seat": values[1]}
    for field, value in zip(kind.FIELDS, values[2:], strict=True):
        number = as_number(value, field.low, field.high, f"{place}, {field.name},")
        named[field.name] = field.write(number)
    return named
