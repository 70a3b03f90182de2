"""What a seat sees as numbers, as docs/tensors.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ziggurat.core.tensors import Encoding, Layout, Part, around, from_viewer, one_hot
from ziggurat.core.types import Cell, Seat
from ziggurat.games.tigris.conflicts import REVOLT, UNDECIDED, Support
from ziggurat.games.tigris.hands import hand_size
from ziggurat.games.tigris.monuments import RaiseMonument
from ziggurat.games.tigris.pieces import (
    CATASTROPHE,
    CATASTROPHES,
    CELLS,
    FACE_DOWN,
    FACE_UP,
    GRID,
    HAND,
    SEATS,
    TILE_COUNTS,
    UNBUILT,
)

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
"""What can be decided, in the order of the tensor; both sides of a conflict are apart."""
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
        Part("framed", BOARD, "a treasure that is taken before those without a frame"),
        Part("monuments", (6, *BOARD), "the four spaces of each monument, in the order of `raise`"),
        Part("buildings", (4, *BOARD), "a civilization building; planes: black, red, blue, green"),
        Part("placed", BOARD, "the tile that the running action placed"),
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
        Part("conflict", (2,), "a running revolt, a running war"),
        Part("conflict_colour", (4,), "its colour"),
        Part("attacker", (SEATS,), "who attacks, from the viewer on"),
        Part("defender", (SEATS,), "who defends, from the viewer on"),
        Part("conflict_strength", (2,), "strength on the board: attacker, defender", _ALL_TILES),
        Part("committed", (1,), "tiles the attacker has committed", HAND),
    ],
)

_LEADERS: Final[int] = LAYOUT["leaders"].start
_STRENGTH: Final[int] = LAYOUT["strength"].start
_RIVER: Final[int] = LAYOUT["river"].start
_TREASURES: Final[int] = LAYOUT["treasures"].start
_FRAMED: Final[int] = LAYOUT["framed"].start
_MONUMENTS: Final[int] = LAYOUT["monuments"].start
_BUILDINGS: Final[int] = LAYOUT["buildings"].start
_PLACED: Final[int] = LAYOUT["placed"].start
_SQUARE: Final[int] = LAYOUT["square"].start
"""Where the planes begin."""

_EMPTY: Final[vec[u8]] = vec[u8](bytes(LAYOUT.small))


def encode(state: TigrisState, seat: Seat | None) -> Encoding:
    """The planes and numbers of what that seat sees; a spectator sits at seat 0 without a hand."""
    viewer = 0 if seat is None else seat
    order = around(state.seats, viewer)
    return _planes(state, order), _numbers(state, seat, viewer, order)


def _planes(state: TigrisState, order: list[Seat]) -> bytes:
    planes = _EMPTY[:]
    cells, river = state.cells, state.board.river
    for cell in range(CELLS):
        piece = cells[cell]
        if FACE_UP <= piece <= CATASTROPHE:
            planes[CELLS * (piece - FACE_UP) + cell] = 1
        if river[cell]:
            planes[_RIVER + cell] = 1
    for nth, other in enumerate(order):
        for colour in range(4):
            home = state.leader_cells[4 * other + colour]
            if home >= 0:
                planes[_LEADERS + CELLS * (4 * nth + colour) + home] = 1
    _strength(state, planes)
    _treasures(state, planes)
    for nth, cell in enumerate(state.monuments):
        _square(planes, _MONUMENTS + CELLS * nth, cell)
    for nth, cell in enumerate(state.buildings):
        _at(planes, _BUILDINGS + CELLS * nth, cell)
    _at(planes, _PLACED, state.tile)
    top = state.running()
    if isinstance(top, RaiseMonument):
        _square(planes, _SQUARE, top.square)
    return bytes(planes)


def _strength(state: TigrisState, planes: vec[u8]) -> None:
    """At each leader's space: the face-up tiles of its colour in its region."""
    cells, regions = state.cells, state.regions()
    label = regions.label
    counts = [0] * (4 * len(regions.leaders))
    for cell in range(CELLS):
        if FACE_UP <= cells[cell] < FACE_DOWN:
            counts[4 * label[cell] + cells[cell] - FACE_UP] += 1
    for number, home in enumerate(state.leader_cells):
        if home >= 0:
            planes[_STRENGTH + home] = counts[4 * label[home] + number % 4]


def _treasures(state: TigrisState, planes: vec[u8]) -> None:
    for number, cell in enumerate(state.board.starts):
        if state.treasures >> number & 1:
            planes[_TREASURES + cell] = 1
            planes[_FRAMED + cell] = state.board.framed[number]


def _at(planes: vec[u8], plane: i64, cell: Cell) -> None:
    if cell >= 0:
        planes[plane + cell] = 1


def _square(planes: vec[u8], plane: i64, cell: Cell) -> None:
    """The 2 × 2 square whose top left space this is."""
    if cell >= 0:
        for part in (cell, cell + 1, cell + GRID.columns, cell + GRID.columns + 1):
            planes[plane + part] = 1


def _numbers(state: TigrisState, seat: Seat | None, viewer: Seat, order: list[Seat]) -> list[int]:
    seats = state.seats
    nobody = [0] * (SEATS - seats)
    own = slice(4 * viewer, 4 * viewer + 4)
    numbers = one_hot(3, seats - 2)
    numbers.append(int(state.buildings_on))
    numbers += one_hot(len(PHASES), PHASES.index(_phase(state)))
    numbers += one_hot(SEATS, from_viewer(seats, viewer, state.seat))
    numbers += one_hot(SEATS, from_viewer(seats, viewer, state.active))
    numbers.append(state.left)
    numbers += [0] * 4 if seat is None else state.hands[own]
    numbers += [0] * 4 if seat is None else state.swapped[own]
    numbers += [hand_size(state, other) for other in order] + nobody
    numbers += [sum(state.swapped[4 * other : 4 * other + 4]) for other in order] + nobody
    for other in order:
        numbers += state.points[4 * other : 4 * other + 4]
    numbers += nobody * 4
    numbers += [state.taken[other] for other in order] + nobody
    numbers += [state.catastrophes[other] for other in order] + nobody
    numbers.append(len(state.bag) - state.drawn)
    numbers += state.covered
    numbers += state.removed
    numbers += [int(cell == UNBUILT) for cell in state.monuments]
    return numbers + _conflict(state, viewer)


def _phase(state: TigrisState) -> str:
    """What is decided, as one of PHASES."""
    top = state.decision()
    if isinstance(top, Support):
        return "attack" if top.attack == UNDECIDED else "defence"
    return "over" if top is None else top.KIND


def _conflict(state: TigrisState, viewer: Seat) -> list[int]:
    top = state.running()
    if not isinstance(top, Support):
        return [0] * (2 + 4 + SEATS + SEATS + 2 + 1)
    return [
        *one_hot(2, 0 if top.conflict == REVOLT else 1),
        *one_hot(4, top.colour),
        *one_hot(SEATS, from_viewer(state.seats, viewer, top.attacker)),
        *one_hot(SEATS, from_viewer(state.seats, viewer, top.defender)),
        top.strength(state, top.attacker),
        top.strength(state, top.defender),
        max(top.attack, 0),
    ]
