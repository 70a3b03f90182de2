"""The board as learners see it: planes of one byte for each space, kept with its regions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ziggurat.core.types import Cell
from ziggurat.games.tigris.pieces import CATASTROPHE, CELLS, FACE_DOWN, FACE_UP, LEADER, Board

if TYPE_CHECKING:
    from ziggurat.games.tigris.kingdoms import Regions

_TRANSLATIONS: Final[list[bytes]] = [
    bytes(int(lying == piece) for lying in range(256)) for piece in range(FACE_UP, CATASTROPHE + 1)
]
"""By piece, the table that turns a board into the plane of the spaces where it lies."""

_EMPTY: Final[vec[u8]] = vec[u8](bytes(CELLS))
_UNCOUNTED: Final[vec[u8]] = vec[u8](bytes(4 * CELLS))


def tile_planes(regions: Regions) -> list[bytes]:
    """A plane for each kind of tile; nobody changes the list."""
    known = regions.tile_planes
    if known is None:
        known = [regions.cells.translate(kind) for kind in _TRANSLATIONS]
        regions.tile_planes = known
    return known


def with_piece(planes: list[bytes], cell: Cell, old: int, piece: int) -> list[bytes]:
    """The planes of the tiles after a space got another piece, or none."""
    found = planes[:]
    if FACE_UP <= old <= CATASTROPHE:
        found[old - FACE_UP] = _with_cell(found[old - FACE_UP], cell, 0)
    if FACE_UP <= piece <= CATASTROPHE:
        found[piece - FACE_UP] = _with_cell(found[piece - FACE_UP], cell, 1)
    return found


def _with_cell(plane: bytes, cell: Cell, number: int) -> bytes:
    cells: vec[u8] = vec[u8](plane)
    cells[cell] = u8(number)
    return bytes(cells)


def strength_plane(regions: Regions) -> bytes:
    """At each leader's space: the face-up tiles of its colour in its region."""
    known = regions.strength_plane
    if known is None:
        cells, label = regions.cells, regions.label
        counts = _UNCOUNTED[: 4 * len(regions.leaders)]
        homes: list[Cell] = []
        for cell in range(CELLS):
            piece: i64 = cells[cell]
            if piece >= LEADER:
                homes.append(cell)
            elif FACE_UP <= piece < FACE_DOWN:
                counts[4 * label[cell] + piece - FACE_UP] += 1
        plane = _EMPTY[:]
        for home in homes:
            plane[home] = counts[4 * label[home] + (cells[home] - LEADER) % 4]
        regions.strength_plane = known = bytes(plane)
    return known


def treasure_planes(board: Board, treasures: int) -> list[bytes]:
    """All treasures on the board, and the framed ones among them; nobody changes the list."""
    known = board.treasure_planes.get(treasures)
    if known is None:
        lying, framed = _EMPTY[:], _EMPTY[:]
        for number, cell in enumerate(board.starts):
            if treasures >> number & 1:
                lying[cell] = 1
                framed[cell] = board.framed[number]
        known = [bytes(lying), bytes(framed)]
        board.treasure_planes[treasures] = known
    return known
