"""What a seat sees as numbers, as docs/tensors.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ziggurat.core.decisions import marked
from ziggurat.core.tensors import Encoding, Layout, Part, around, from_viewer, one_hot
from ziggurat.core.types import Seat
from ziggurat.games.mexica.pieces import (
    BRIDGES,
    CELLS,
    DOUBLES,
    GRID,
    LAST_ROUND,
    LEVELS,
    NEUTRAL,
    SINGLES,
    SQUARES,
    TILES,
    TOKENS,
)
from ziggurat.games.mexica.scoring import SOURCES
from ziggurat.games.mexica.shown import PHASES, phase
from ziggurat.games.mexica.squares import CALPULLI, colour_of, level_in

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

SEATS: Final = 4
BOARD: Final = (GRID.size // GRID.columns, GRID.columns)
SIZE: Final[int] = GRID.size
SMALLEST: Final[int] = TILES[0]
LARGEST: Final[int] = TILES[-1]
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

_NOTHING: Final[bytes] = bytes(SIZE)
"""A plane without anything."""

_AT: Final[list[bytes]] = [marked([cell], SIZE) for cell in CELLS]
"""A plane with one square."""

_EMPTY: Final[vec[u8]] = vec[u8](_NOTHING)
_TWO_EMPTY: Final[vec[u8]] = vec[u8](bytes(2 * SIZE))
_ISLAND: Final[vec[u8]] = vec[u8](bytes(SIZE) + marked(CELLS, SIZE))
"""No land, all canals."""


def encode(state: MexicaState, seat: Seat | None) -> Encoding:
    """The planes and numbers of what that seat sees; a spectator sees what seat 0 sees."""
    viewer = 0 if seat is None else seat
    order = around(state.seats, viewer)
    return _planes(state, order), _numbers(state, viewer, order)


def _planes(state: MexicaState, order: list[Seat]) -> bytes:
    land, regions = ground_planes(state)
    temples = content_planes(state)
    empty_seats = [_NOTHING] * (SEATS - state.seats)
    planes = [land, bridge_planes(state)]
    planes += [temples[seat] for seat in order]
    planes += empty_seats
    planes += temples[NEUTRAL:]
    planes += [_at(state.pilli[seat]) for seat in order]
    planes += empty_seats
    planes.append(regions)
    lifted = [_NOTHING, _NOTHING]
    if state.lifted >= 0:
        lifted[state.lifted_axis - 1] = _at(state.lifted)
    return b"".join(planes + lifted)


def _at(square: int) -> bytes:
    return _AT[square] if square >= 0 else _NOTHING


def ground_planes(state: MexicaState) -> list[bytes]:
    """Land and canals; the sizes of regions and of their calpulli tiles."""
    known = state.ground_planes
    if known is None:
        land, regions = _ISLAND[:], _TWO_EMPTY[:]
        for label, members in enumerate(state.members):
            size, founded = u8(len(members)), u8(state.founded[label])
            for square in members:
                cell: i64 = CELLS[square]
                land[cell] = 1
                land[SIZE + cell] = 0
                regions[cell] = size
                regions[SIZE + cell] = founded
        state.ground_planes = known = [bytes(land), bytes(regions)]
    return known


def bridge_planes(state: MexicaState) -> bytes:
    """Bridges across and along."""
    known = state.bridge_planes
    if known is None:
        bridges = _TWO_EMPTY[:]
        for square, axis in enumerate(state.bridge):
            if axis:
                bridges[SIZE * (axis - 1) + CELLS[square]] = 1
        state.bridge_planes = known = bytes(bridges)
    return known


def content_planes(state: MexicaState) -> list[bytes]:
    """The temples of each colour, the neutral ones last but one; then the calpulli tiles."""
    known = state.content_planes
    if known is None:
        planes = [_EMPTY[:] for _ in range(NEUTRAL + 2)]
        for square, piece in enumerate(state.content):
            if piece > CALPULLI:
                planes[NEUTRAL + 1][CELLS[square]] = piece - CALPULLI
            elif piece:
                planes[colour_of(piece)][CELLS[square]] = level_in(piece)
        state.content_planes = known = [bytes(plane) for plane in planes]
    return known


def _numbers(state: MexicaState, viewer: Seat, order: list[Seat]) -> list[int]:
    seats = state.seats
    nobody = one_hot(SEATS - seats, -1)
    numbers = [*one_hot(3, seats - 2)]
    numbers.append(int(state.options["emblem"] == "closed"))
    numbers.append(int(state.wide))
    numbers += one_hot(len(PHASES), PHASES.index(phase(state)))
    numbers += one_hot(SEATS, from_viewer(seats, viewer, state.seat))
    numbers += one_hot(2, state.period - 1)
    numbers += [state.round, state.ap, state.taken, int(state.stirred), state.quiet]
    numbers += [state.doubles, state.singles, state.bridges_left, state.token_supply]
    for other in order:
        numbers.append(state.tokens[other])
    numbers += nobody
    for other in order:
        numbers += state.stock[LEVELS * other : LEVELS * other + LEVELS]
    numbers += nobody * LEVELS
    sources = len(SOURCES)
    for other in order:
        numbers.append(sum(state.points[sources * other : sources * (other + 1)]))
    numbers += nobody
    for tiles in (state.shown, state.later, state.removed):
        counts = [0] * _SIZES
        for tile in tiles:
            counts[tile - SMALLEST] += 1
        numbers += counts
    return numbers
