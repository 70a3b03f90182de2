"""What a seat sees as numbers, as docs/tensors.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ziggurat.core.tensors import (
    EncodedPieces,
    Layout,
    Part,
    around,
    from_viewer,
    put,
    put_all,
    put_one_hot,
)
from ziggurat.core.types import Seat
from ziggurat.games.mexica.pieces import (
    BRIDGES,
    DOUBLES,
    GRID,
    LAST_ROUND,
    LEVELS,
    NEUTRAL,
    SINGLES,
    SQUARES,
    TILE_SIZES,
    TOKENS,
)
from ziggurat.games.mexica.planes import (
    AT,
    NOTHING,
    bridge_planes,
    content_planes,
    land_planes,
    region_planes,
)
from ziggurat.games.mexica.scoring import SOURCES
from ziggurat.games.mexica.shown import PHASES, phase_number

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

SEATS: Final = 4
BOARD: Final = (GRID.size // GRID.columns, GRID.columns)
SMALLEST: Final[int] = TILE_SIZES[0]
LARGEST: Final[int] = TILE_SIZES[-1]
_SIZES: Final = LARGEST - SMALLEST + 1

LAYOUT: Final[Layout] = Layout(
    [
        Part("land", BOARD, "an island square that is not a canal"),
        Part("canals", BOARD, "a canal"),
        Part("bridges", (2, *BOARD), "a bridge; planes: across (h), along (v)"),
        Part(
            "temples",
            (SEATS + 1, *BOARD),
            "the level of a temple; planes: seats from the viewer on, then neutral",
            LEVELS,
        ),
        Part("calpulli", BOARD, "the size on a calpulli tile", LARGEST),
        Part("pilli", (SEATS, *BOARD), "a pilli; planes: seats from the viewer on"),
        Part("region_size", BOARD, "how large the region of a land square is", SQUARES),
        Part("founded", BOARD, "the size on the calpulli tile of a land square's region", LARGEST),
        Part("lifted", (2, *BOARD), "where a bridge was lifted; planes: across (h), along (v)"),
    ],
    [
        Part("seats", (3,), "how many play: two, three, four"),
        Part("emblem_closed", (1,), "the emblem cannot be entered"),
        Part("bridge_squares_all", (1,), "canals are barred from all squares around a bridge"),
        Part("phase", (4,), "what is decided: turn, start, bridge, over"),
        Part("decider", (SEATS,), "who decides, from the viewer on"),
        Part("period", (2,), "which period it is"),
        Part("round", (1,), "which round it is", LAST_ROUND + 1),
        Part("ap", (1,), "action points left", 99),
        Part("taken", (1,), "tokens taken in this turn", 2),
        Part("stirred", (1,), "a canal, a founding or a temple happened in this round"),
        Part("quiet", (1,), "rounds in a row before this one without any of that", LAST_ROUND),
        Part("doubles", (1,), "double canals in the supply", DOUBLES),
        Part("singles", (1,), "single canals in the supply", SINGLES),
        Part("bridges_left", (1,), "bridges in the supply", BRIDGES),
        Part("tokens_left", (1,), "tokens in the supply", TOKENS),
        Part("tokens", (SEATS,), "tokens of each seat, from the viewer on", TOKENS),
        Part("stock", (SEATS, LEVELS), "temples each seat can build, by level", 18),
        Part("points", (SEATS,), "points of each seat", 999),
        Part("shown", (_SIZES,), "calpulli tiles on show, by size from 3", 2),
        Part("later", (_SIZES,), "calpulli tiles of the second period", 2),
        Part("removed", (_SIZES,), "calpulli tiles out of the game", 2),
    ],
)


def encode(state: MexicaState, seat: Seat | None) -> EncodedPieces:
    """The planes and numbers that the seat sees; a spectator sees what seat 0 sees."""
    viewer = 0 if seat is None else seat
    order = around(state.seats, viewer)
    return _planes(state, order), _numbers(state, viewer, order)


def _planes(state: MexicaState, order: list[Seat]) -> list[bytes]:
    temples = content_planes(state)
    empty_seats = [NOTHING] * (SEATS - state.seats)
    planes = [land_planes(state), bridge_planes(state)]
    planes += [temples[seat] for seat in order]
    planes += empty_seats
    planes += temples[NEUTRAL:]
    planes += [_at(state.pilli[seat]) for seat in order]
    planes += empty_seats
    planes.append(region_planes(state))
    lifted = [NOTHING, NOTHING]
    square = state.lifted
    if square >= 0:
        lifted[state.lifted_axis - 1] = _at(square)
    planes += lifted
    return planes


def _at(square: int) -> bytes:
    return AT[square] if square >= 0 else NOTHING


_SOURCES: Final[int] = len(SOURCES)
_NO_NUMBERS: Final[vec[u8]] = vec[u8](bytes(2 * (LAYOUT.size - LAYOUT.small)))


def _numbers(state: MexicaState, viewer: Seat, order: list[Seat]) -> bytes:
    """The numbers in the order of `LAYOUT`."""
    seats = state.seats
    nobody: i64 = 2 * (SEATS - seats)
    row = _NO_NUMBERS[:]
    at = put_one_hot(row, 0, 3, seats - 2)
    at = put(row, at, 1 if state.options["emblem"] == "closed" else 0)
    at = put(row, at, 1 if state.wide else 0)
    at = put_one_hot(row, at, len(PHASES), phase_number(state))
    at = put_one_hot(row, at, SEATS, from_viewer(seats, viewer, state.seat))
    at = put_one_hot(row, at, 2, state.period - 1)
    at = put(row, at, state.round)
    at = put(row, at, state.ap)
    at = put(row, at, state.taken)
    at = put(row, at, 1 if state.stirred else 0)
    at = put(row, at, state.quiet)
    at = put(row, at, state.doubles)
    at = put(row, at, state.singles)
    at = put(row, at, state.bridges_left)
    at = put(row, at, state.token_supply)
    for seat in order:
        at = put(row, at, state.tokens[seat])
    at += nobody
    for seat in order:
        at = put_all(row, at, state.stock, LEVELS * seat, LEVELS * seat + LEVELS)
    at += nobody * LEVELS
    for seat in order:
        points = 0
        for source in range(_SOURCES * seat, _SOURCES * (seat + 1)):
            points += state.points[source]
        at = put(row, at, points)
    at += nobody
    at = _by_size(state.shown, row, at)
    at = _by_size(state.later, row, at)
    _by_size(state.removed, row, at)
    return bytes(row)


def _by_size(tiles: list[int], row: vec[u8], at: i64) -> i64:
    """How many tiles there are of each size."""
    for tile in tiles:
        row[at + 2 * (tile - SMALLEST)] += 1
    return at + 2 * _SIZES
