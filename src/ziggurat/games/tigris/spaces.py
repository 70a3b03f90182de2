"""Sets of spaces as bits, so that a rule about many spaces takes only a few steps.

A set is four words, each with the bits of three rows, from the top; the last has two.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias, TypeVar

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.types import Cell

T = TypeVar("T")

Spaces: TypeAlias = tuple[i64, i64, i64, i64]

BITS: Final = 48
"""How many spaces a word has."""

BIT: Final[vec[i64]] = vec[i64]([1 << cell % BITS for cell in range(4 * BITS)])
"""The bit of each space in its word."""

_ROW: Final = 0xFFFF
_TWO_ROWS: Final = 0xFFFF_FFFF
_NOT_FIRST: Final = 0xFFFE_FFFE_FFFE
_NOT_LAST: Final = 0x7FFF_7FFF_7FFF
"""All columns of a word but the first, and all but the last."""

_BYTES: Final[vec[i64]] = vec[i64](
    [sum(1 << 8 * bit for bit in range(8) if eight >> bit & 1) for eight in range(256)]
)
"""Eight bits as eight bytes."""


def nowhere() -> Spaces:
    """No space; a function, since compiled code has no constants of this type."""
    return 0, 0, 0, 0


def everywhere() -> Spaces:
    """All spaces of the board."""
    return 0xFFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF, 0xFFFF_FFFF


def one(cell: Cell) -> Spaces:
    """The set of one space."""
    bit = BIT[cell]
    word = cell // BITS
    return (
        bit if word == 0 else 0,
        bit if word == 1 else 0,
        bit if word == 2 else 0,
        bit if word == 3 else 0,
    )


def these(cells: Iterable[Cell]) -> Spaces:
    """The set of some spaces."""
    found = nowhere()
    for cell in cells:
        found = either(found, one(cell))
    return found


def either(some: Spaces, others: Spaces) -> Spaces:
    """The spaces in one set or the other."""
    return some[0] | others[0], some[1] | others[1], some[2] | others[2], some[3] | others[3]


def both(some: Spaces, others: Spaces) -> Spaces:
    """The spaces in both sets."""
    return some[0] & others[0], some[1] & others[1], some[2] & others[2], some[3] & others[3]


def less(some: Spaces, others: Spaces) -> Spaces:
    """The spaces of the first set that are not in the second."""
    return some[0] & ~others[0], some[1] & ~others[1], some[2] & ~others[2], some[3] & ~others[3]


def has_any(some: Spaces) -> bool:
    return some[0] | some[1] | some[2] | some[3] != 0


def first_of(some: Spaces) -> Spaces:
    """The first space of a set, alone."""
    a, b, c, d = some
    if a:
        return a & -a, 0, 0, 0
    if b:
        return 0, b & -b, 0, 0
    if c:
        return 0, 0, c & -c, 0
    return 0, 0, 0, d & -d


def beside(some: Spaces) -> Spaces:
    """Every space that a space of the set touches."""
    a, b, c, d = some
    return (
        _across(a) | (a & _TWO_ROWS) << 16 | a >> 16 | (b & _ROW) << 32,
        _across(b) | (b & _TWO_ROWS) << 16 | b >> 16 | (c & _ROW) << 32 | a >> 32,
        _across(c) | (c & _TWO_ROWS) << 16 | c >> 16 | (d & _ROW) << 32 | b >> 32,
        _across(d) | (d & _ROW) << 16 | d >> 16 | c >> 32,
    )


def _across(word: i64) -> i64:
    """What is to the left and right of the spaces of a word."""
    return (word & _NOT_LAST) << 1 | (word & _NOT_FIRST) >> 1


def connected(start: Spaces, within: Spaces) -> Spaces:
    """All spaces of a set that are connected with some of its spaces."""
    found = start
    while True:
        grown = both(either(found, beside(found)), within)
        if not has_any(less(grown, found)):
            return found
        found = grown


def add_at(found: list[T], items: list[T], some: Spaces) -> None:
    """Append the item of each space of a set."""
    _add_word(found, items, some[0], 0)
    _add_word(found, items, some[1], BITS)
    _add_word(found, items, some[2], 2 * BITS)
    _add_word(found, items, some[3], 3 * BITS)


def _add_word(found: list[T], items: list[T], word: i64, at: i64) -> None:
    while word:
        if word & 1:
            found.append(items[at])
        word >>= 1
        at += 1


def plane(some: Spaces) -> bytes:
    """A byte for each space of the board: 1 for those of the set."""
    row = BytesWriter()
    _write_word(row, some[0], 6)
    _write_word(row, some[1], 6)
    _write_word(row, some[2], 6)
    _write_word(row, some[3], 4)
    return row.getvalue()


def _write_word(row: BytesWriter, word: i64, count: i64) -> None:
    for _ in range(count):
        write_i64_le(row, _BYTES[word & 0xFF])
        word >>= 8


NO_PLANE: Final[bytes] = plane(nowhere())
"""The plane of no space."""
