"""What a seat sees as numbers, as docs/tensors.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ziggurat.core.decisions import marked
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
from ziggurat.core.types import Cell, Seat
from ziggurat.games.tigris.conflicts import REVOLT, UNDECIDED, Support
from ziggurat.games.tigris.hands import hand_size
from ziggurat.games.tigris.monuments import FOURS, RaiseMonument
from ziggurat.games.tigris.pieces import (
    CATASTROPHES,
    CELLS,
    GRID,
    HAND,
    MONUMENT_PLACES,
    SEATS,
    TILE_COUNTS,
    UNBUILT,
)
from ziggurat.games.tigris.planes import strength_plane, tile_planes, treasure_planes

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

BOARD: Final = (GRID.size // GRID.columns, GRID.columns)
PHASES: Final = (
    "turn",
    "war",
    "attack",
    "defence",
    "building",
    "square",
    "monument",
    "treasure",
    "over",
)
"""What can be decided, in the order of the tensor; the two sides of a conflict are separate."""
_ALL_TILES: Final = sum(TILE_COUNTS)

LAYOUT: Final[Layout] = Layout(
    [
        Part("tiles", (4, *BOARD), "a face-up tile; planes: settlement, temple, farm, market"),
        Part("face_down", BOARD, "a tile face down under a monument"),
        Part("catastrophes", BOARD, "a catastrophe tile"),
        Part(
            "leaders",
            (SEATS, 4, *BOARD),
            "a leader; planes: seats from the viewer on, each king, priest, farmer, trader",
        ),
        Part("strength", BOARD, "at a leader's space: its strength in a war", _ALL_TILES),
        Part("river", BOARD, "a river space"),
        Part("treasures", BOARD, "a treasure"),
        Part("framed", BOARD, "a framed treasure, which is taken before those without a frame"),
        Part("monuments", (6, *BOARD), "the four spaces of each monument, in the order of `raise`"),
        Part("buildings", (4, *BOARD), "a civilization building; planes: black, red, blue, green"),
        Part("placed", BOARD, "the tile that the current action placed"),
        Part("square", BOARD, "the four spaces chosen for a monument"),
    ],
    [
        Part("seats", (3,), "how many play: two, three, four"),
        Part("buildings_used", (1,), "civilization buildings are played with"),
        Part(
            "phase",
            (len(PHASES),),
            "what is decided: turn, war, the attacker's support, the defender's support, "
            "building, square, monument, treasure, over",
        ),
        Part("decider", (SEATS,), "who decides, from the viewer on"),
        Part("active", (SEATS,), "whose turn it is, from the viewer on"),
        Part("left", (1,), "rulebook actions left in the turn", 2),
        Part("hand", (4,), "the viewer's hand: settlements, temples, farms, markets", HAND),
        Part("swapped", (4,), "what the viewer swapped away, by colour", _ALL_TILES),
        Part("hand_sizes", (SEATS,), "tiles in each hand", HAND),
        Part("swapped_sizes", (SEATS,), "tiles each seat swapped away", _ALL_TILES),
        Part("points", (SEATS, 4), "points in black, red, blue, green", 999),
        Part("treasures_taken", (SEATS,), "treasures each seat holds", 10),
        Part("catastrophes_left", (SEATS,), "catastrophe tiles each seat holds", CATASTROPHES),
        Part("bag", (1,), "tiles in the bag", _ALL_TILES),
        Part("covered", (4,), "tiles face down under monuments, by colour", _ALL_TILES),
        Part("removed", (4,), "tiles that have openly left the game, by colour", _ALL_TILES),
        Part("monuments_left", (6,), "monuments that can still be built"),
        Part("conflict", (2,), "a revolt in progress, a war in progress"),
        Part("conflict_colour", (4,), "its colour"),
        Part("attacker", (SEATS,), "who attacks, from the viewer on"),
        Part("defender", (SEATS,), "who defends, from the viewer on"),
        Part("conflict_strength", (2,), "strength on the board: attacker, defender", _ALL_TILES),
        Part("committed", (1,), "tiles the attacker has committed", HAND),
    ],
)

_NOTHING: Final[bytes] = bytes(CELLS)
"""An empty plane."""

_AT: Final[list[bytes]] = [marked([cell], CELLS) for cell in range(CELLS)]
_SQUARES: Final[list[bytes]] = [
    marked(FOURS[cell] if cell in MONUMENT_PLACES else [], CELLS) for cell in range(CELLS)
]
"""Planes with one space, and with the 2 × 2 square whose top left space it is."""

_NO_NUMBERS: Final[vec[u8]] = vec[u8](bytes(2 * (LAYOUT.size - LAYOUT.small)))


def encode(state: TigrisState, seat: Seat | None) -> EncodedPieces:
    """The planes and numbers that the seat sees; a spectator sits at seat 0 without a hand."""
    viewer = 0 if seat is None else seat
    order = around(state.seats, viewer)
    return _planes(state, order), _numbers(state, seat, viewer, order)


def _planes(state: TigrisState, order: list[Seat]) -> list[bytes]:
    regions = state.regions()
    planes = tile_planes(regions)[:]
    for other in order:
        for home in state.leader_cells[4 * other : 4 * other + 4]:
            planes.append(_at(home))
    planes += [_NOTHING] * (4 * (SEATS - len(order)))
    planes.append(strength_plane(regions))
    planes.append(state.board.river)
    planes += treasure_planes(state.board, state.treasures)
    planes += [_square(corner) for corner in state.monuments]
    planes += [_at(cell) for cell in state.buildings]
    planes.append(_at(state.tile))
    top = state.running()
    planes.append(_square(top.square) if isinstance(top, RaiseMonument) else _NOTHING)
    return planes


def _at(cell: Cell) -> bytes:
    return _AT[cell] if cell >= 0 else _NOTHING


def _square(corner: Cell) -> bytes:
    return _SQUARES[corner] if corner >= 0 else _NOTHING


def _numbers(state: TigrisState, seat: Seat | None, viewer: Seat, order: list[Seat]) -> bytes:
    """The numbers in the order of `LAYOUT`."""
    seats = state.seats
    nobody: i64 = 2 * (SEATS - seats)
    own: i64 = 4 * viewer
    row = _NO_NUMBERS[:]
    at = put_one_hot(row, 0, 3, seats - 2)
    at = put(row, at, 1 if state.buildings_on else 0)
    at = put_one_hot(row, at, len(PHASES), PHASES.index(_phase(state)))
    at = put_one_hot(row, at, SEATS, from_viewer(seats, viewer, state.seat))
    at = put_one_hot(row, at, SEATS, from_viewer(seats, viewer, state.active))
    at = put(row, at, state.left)
    if seat is None:
        at += 2 * 8
    else:
        at = put_all(row, at, state.hands, own, own + 4)
        at = put_all(row, at, state.swapped, own, own + 4)
    for other in order:
        at = put(row, at, hand_size(state, other))
    at += nobody
    for other in order:
        at = put(row, at, sum(state.swapped[4 * other : 4 * other + 4]))
    at += nobody
    for other in order:
        at = put_all(row, at, state.points, 4 * other, 4 * other + 4)
    at += nobody * 4
    for counts in (state.taken, state.catastrophes):
        for other in order:
            at = put(row, at, counts[other])
        at += nobody
    at = put(row, at, len(state.bag) - state.drawn)
    at = put_all(row, at, state.covered, 0, 4)
    at = put_all(row, at, state.removed, 0, 4)
    for cell in state.monuments:
        at = put(row, at, 1 if cell == UNBUILT else 0)
    _put_conflict(state, viewer, row, at)
    return bytes(row)


def _phase(state: TigrisState) -> str:
    """What is decided, as one of PHASES."""
    top = state.decision()
    if isinstance(top, Support):
        return "attack" if top.attack == UNDECIDED else "defence"
    return "over" if top is None else top.KIND


def _put_conflict(state: TigrisState, viewer: Seat, row: vec[u8], at: i64) -> None:
    top = state.running()
    if isinstance(top, Support):
        at = put_one_hot(row, at, 2, 0 if top.conflict == REVOLT else 1)
        at = put_one_hot(row, at, 4, top.colour)
        at = put_one_hot(row, at, SEATS, from_viewer(state.seats, viewer, top.attacker))
        at = put_one_hot(row, at, SEATS, from_viewer(state.seats, viewer, top.defender))
        at = put(row, at, top.strength(state, top.attacker))
        at = put(row, at, top.strength(state, top.defender))
        put(row, at, max(top.attack, 0))
