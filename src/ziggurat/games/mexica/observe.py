"""What a seat sees as numbers, as docs/tensors.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ziggurat.core.tensors import Encoding, Layout, Part, around, from_viewer, one_hot
from ziggurat.core.types import Seat
from ziggurat.games.mexica.digest import PHASES, phase
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

_LAND: Final = 0
_CANALS: Final[int] = SIZE
_BRIDGES: Final[int] = 2 * SIZE
_TEMPLES: Final[int] = 4 * SIZE
_CALPULLI: Final[int] = _TEMPLES + (SEATS + 1) * SIZE
_PILLI: Final[int] = _CALPULLI + SIZE
_REGION_SIZE: Final[int] = _PILLI + SEATS * SIZE
_FOUNDED: Final[int] = _REGION_SIZE + SIZE
_LIFTED: Final[int] = _FOUNDED + SIZE
_END: Final[int] = _LIFTED + 2 * SIZE
"""Where the planes begin."""

_EMPTY: Final[vec[u8]] = vec[u8](bytes(_END))


def encode(state: MexicaState, seat: Seat | None) -> Encoding:
    """The planes and numbers of what that seat sees; a spectator sees what seat 0 sees."""
    viewer = 0 if seat is None else seat
    order = around(state.seats, viewer)
    return _planes(state, viewer, order), _numbers(state, viewer, order)


def _planes(state: MexicaState, viewer: Seat, order: list[Seat]) -> bytes:
    planes = _EMPTY[:]
    region, content, bridge = state.region, state.content, state.bridge
    sizes = [len(members) for members in state.members]
    founded = state.founded
    colours = [from_viewer(state.seats, viewer, other) for other in range(state.seats)]
    colours += [SEATS] * (NEUTRAL + 1 - state.seats)
    for square in range(SQUARES):
        cell: i64 = CELLS[square]
        label = region[square]
        if label >= 0:
            planes[cell] = 1
            planes[_REGION_SIZE + cell] = sizes[label]
            planes[_FOUNDED + cell] = founded[label]
            piece = content[square]
            if piece > CALPULLI:
                planes[_CALPULLI + cell] = piece - CALPULLI
            elif piece:
                planes[_TEMPLES + SIZE * colours[colour_of(piece)] + cell] = level_in(piece)
        else:
            planes[_CANALS + cell] = 1
            if bridge[square]:
                planes[_BRIDGES + SIZE * (bridge[square] - 1) + cell] = 1
    for place, other in enumerate(order):
        if state.pilli[other] >= 0:
            planes[_PILLI + SIZE * place + CELLS[state.pilli[other]]] = 1
    if state.lifted >= 0:
        planes[_LIFTED + SIZE * (state.lifted_axis - 1) + CELLS[state.lifted]] = 1
    return bytes(planes)


def _numbers(state: MexicaState, viewer: Seat, order: list[Seat]) -> list[int]:
    seats = state.seats
    nobody = [0] * (SEATS - seats)
    numbers = one_hot(3, seats - 2)
    numbers.append(int(state.options["emblem"] == "closed"))
    numbers.append(int(state.wide))
    numbers += one_hot(len(PHASES), PHASES.index(phase(state)))
    numbers += one_hot(SEATS, from_viewer(seats, viewer, state.seat))
    numbers += one_hot(2, state.period - 1)
    numbers += [state.round, state.ap, state.taken, int(state.stirred), state.quiet]
    numbers += [state.doubles, state.singles, state.bridges_left, state.token_supply]
    numbers += [state.tokens[other] for other in order] + nobody
    for other in order:
        numbers += state.stock[LEVELS * other : LEVELS * other + LEVELS]
    numbers += nobody * LEVELS
    sources = len(SOURCES)
    numbers += [sum(state.points[sources * other : sources * (other + 1)]) for other in order]
    numbers += nobody
    for tiles in (state.shown, state.later, state.removed):
        counts = [0] * _SIZES
        for tile in tiles:
            counts[tile - SMALLEST] += 1
        numbers += counts
    return numbers
