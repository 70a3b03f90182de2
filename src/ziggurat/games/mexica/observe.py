"""What a seat sees as numbers, as docs/tensors.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.tensors import Encoding, Layout, Part, around, from_viewer
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
from ziggurat.games.mexica.planes import AT, NOTHING, bridge_planes, content_planes, ground_planes
from ziggurat.games.mexica.scoring import SOURCES
from ziggurat.games.mexica.shown import PHASES, phase

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
        Part("bridge_squares_all", (1,), "canals keep off all squares around a bridge"),
        Part("phase", (4,), "what is decided: turn, start, bridge, over"),
        Part("decider", (SEATS,), "who decides, from the viewer on"),
        Part("period", (2,), "which period it is"),
        Part("round", (1,), "which round it is", LAST_ROUND + 1),
        Part("ap", (1,), "action points left", 99),
        Part("taken", (1,), "tokens taken in this turn", 2),
        Part("stirred", (1,), "a canal, a founding or a temple happened in this round"),
        Part("quiet", (1,), "rounds in a row before it without any of that", LAST_ROUND),
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


def encode(state: MexicaState, seat: Seat | None) -> Encoding:
    """The planes and numbers of what that seat sees; a spectator sees what seat 0 sees."""
    viewer = 0 if seat is None else seat
    order = around(state.seats, viewer)
    return _planes(state, order), _numbers(state, viewer, order)


def _planes(state: MexicaState, order: list[Seat]) -> bytes:
    land, regions = ground_planes(state)
    temples = content_planes(state)
    empty_seats = [NOTHING] * (SEATS - state.seats)
    planes = [land, bridge_planes(state)]
    planes += [temples[seat] for seat in order]
    planes += empty_seats
    planes += temples[NEUTRAL:]
    planes += [_at(state.pilli[seat]) for seat in order]
    planes += empty_seats
    planes.append(regions)
    lifted = [NOTHING, NOTHING]
    if state.lifted >= 0:
        lifted[state.lifted_axis - 1] = _at(state.lifted)
    return b"".join(planes + lifted)


def _at(square: int) -> bytes:
    return AT[square] if square >= 0 else NOTHING


def _place(name: str) -> int:
    """Where a part of the numbers begins."""
    return LAYOUT[name].start - LAYOUT.small


_ZEROS: Final[list[int]] = [0] * (LAYOUT.size - LAYOUT.small)
_PHASE: Final[int] = _place("phase")
_DECIDER: Final[int] = _place("decider")
_PERIOD: Final[int] = _place("period")
_ROUND: Final[int] = _place("round")
_TOKENS: Final[int] = _place("tokens")
_STOCK: Final[int] = _place("stock")
_POINTS: Final[int] = _place("points")
_SHOWN: Final[int] = _place("shown")
_SOURCES: Final[int] = len(SOURCES)


def _numbers(state: MexicaState, viewer: Seat, order: list[Seat]) -> list[int]:
    """The numbers in the order of `LAYOUT`; whatever is not written here is 0."""
    row = _ZEROS[:]
    row[state.seats - 2] = 1
    row[3] = int(state.options["emblem"] == "closed")
    row[4] = int(state.wide)
    row[_PHASE + PHASES.index(phase(state))] = 1
    decider = from_viewer(state.seats, viewer, state.seat)
    if decider >= 0:
        row[_DECIDER + decider] = 1
    row[_PERIOD + state.period - 1] = 1
    _write(row, _ROUND, [state.round, state.ap, state.taken, int(state.stirred), state.quiet])
    left = [state.doubles, state.singles, state.bridges_left, state.token_supply]
    _write(row, _ROUND + 5, left)
    for place, seat in enumerate(order):
        row[_TOKENS + place] = state.tokens[seat]
        for level in range(LEVELS):
            row[_STOCK + LEVELS * place + level] = state.stock[LEVELS * seat + level]
        for source in range(_SOURCES):
            row[_POINTS + place] += state.points[_SOURCES * seat + source]
    for number, tiles in enumerate((state.shown, state.later, state.removed)):
        first = _SHOWN + _SIZES * number - SMALLEST
        for tile in tiles:
            row[first + tile] += 1
    return row


def _write(row: list[int], first: int, numbers: list[int]) -> None:
    for step, number in enumerate(numbers):
        row[first + step] = number
