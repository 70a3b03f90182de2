"""The board as learners see it: a byte for each cell, kept up to date where something changes.

A plane is made when somebody first asks for it. From then on, whatever changes the board also
updates the cells it touches; a position that nobody looks at pays nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import u8

from ziggurat.core.decisions import marked
from ziggurat.games.mexica.pieces import CELLS, GRID, NEUTRAL, SQUARES
from ziggurat.games.mexica.squares import CALPULLI, colour_of, level_in

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

SIZE: Final[int] = GRID.size

NOTHING: Final[bytes] = bytes(SIZE)
"""An empty plane."""

AT: Final[list[bytes]] = [marked([cell], SIZE) for cell in CELLS]
"""A plane with one square."""

_OFF_BOARD: Final = 255
"""What `label_plane` has for a cell that is not a square of the island; a canal is 0 there."""

_NO_BYTES: Final[vec[u8]] = vec[u8](bytes(256))
_ALL_LAKE: Final[bytes] = b"\xff" * SIZE
_LAKE: Final[vec[u8]] = vec[u8](_ALL_LAKE)
_IS_LAND: Final[bytes] = bytes([0, *[1] * (_OFF_BOARD - 1), 0])
_IS_CANAL: Final[bytes] = bytes([1, *[0] * _OFF_BOARD])


def with_cell(plane: bytes, cell: int, number: int) -> bytes:
    """A plane with another number in one cell."""
    cells: vec[u8] = vec[u8](plane)
    cells[cell] = u8(number)
    return bytes(cells)


def label_plane(state: MexicaState) -> bytes:
    """The label of each cell's region plus one: canals are 0."""
    known = state.label_plane
    if known is None:
        cells = _LAKE[:]
        for square in range(SQUARES):
            cells[CELLS[square]] = u8(state.region[square] + 1)
        state.label_plane = known = bytes(cells)
    return known


def relabel(state: MexicaState, squares: list[int], label: int) -> None:
    """These squares now belong to another region, or to none (-1) because they were dug."""
    state.region_planes = None
    ground = state.land_planes
    if label < 0 and ground is not None:
        planes: vec[u8] = vec[u8](ground)
        for square in squares:
            planes[CELLS[square]] = 0
            planes[SIZE + CELLS[square]] = 1
        state.land_planes = bytes(planes)
    known = state.label_plane
    if known is not None:
        cells: vec[u8] = vec[u8](known)
        for square in squares:
            cells[CELLS[square]] = u8(label + 1)
        state.label_plane = bytes(cells)


def land_planes(state: MexicaState) -> bytes:
    """Land and canals."""
    known = state.land_planes
    if known is None:
        labels = label_plane(state)
        known = labels.translate(_IS_LAND) + labels.translate(_IS_CANAL)
        state.land_planes = known
    return known


def region_planes(state: MexicaState) -> bytes:
    """The sizes of regions and of their calpulli tiles."""
    known = state.region_planes
    if known is None:
        labels = label_plane(state)
        sizes, founded = _NO_BYTES[:], _NO_BYTES[:]
        for label, members in enumerate(state.members):
            sizes[label + 1] = u8(len(members))
            founded[label + 1] = u8(state.founded[label])
        known = labels.translate(bytes(sizes)) + labels.translate(bytes(founded))
        state.region_planes = known
    return known


def bridge_planes(state: MexicaState) -> bytes:
    """Bridges across and along."""
    known = state.bridge_planes
    if known is None:
        bridges: vec[u8] = vec[u8](bytes(2 * SIZE))
        for square in range(SQUARES):
            axis = state.bridge[square]
            if axis:
                bridges[SIZE * (axis - 1) + CELLS[square]] = 1
        state.bridge_planes = known = bytes(bridges)
    return known


def set_bridge(state: MexicaState, square: int, axis: int, there: bool) -> None:
    """A bridge has come to a square or left it."""
    known = state.bridge_planes
    if known is not None:
        state.bridge_planes = with_cell(known, SIZE * (axis - 1) + CELLS[square], int(there))


def content_planes(state: MexicaState) -> list[bytes]:
    """The temples of each colour, neutral ones after the seats'; then the calpulli tiles."""
    known = state.content_planes
    if known is None:
        known = [NOTHING] * (NEUTRAL + 2)
        for square, piece in enumerate(state.content):
            if piece:
                _add_content(known, square, piece)
        state.content_planes = known
    return known


def set_content(state: MexicaState, square: int, piece: int) -> None:
    """A temple or a calpulli tile has come to an empty square."""
    known = state.content_planes
    if known is not None:
        state.content_planes = fresh = known[:]
        _add_content(fresh, square, piece)


def _add_content(planes: list[bytes], square: int, piece: int) -> None:
    tile = piece > CALPULLI
    plane = NEUTRAL + 1 if tile else colour_of(piece)
    number = piece - CALPULLI if tile else level_in(piece)
    planes[plane] = with_cell(planes[plane], CELLS[square], number)
