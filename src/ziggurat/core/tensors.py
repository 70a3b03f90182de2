"""What a seat sees as one row of numbers, and where everything lies in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, u8

from ziggurat.core.errors import ZigguratError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Tensor: TypeAlias = NDArray[np.float32]

Encoding: TypeAlias = tuple[bytes, list[int]]
"""The parts whose numbers fit a byte, and the numbers of the parts after them."""

EncodedPieces: TypeAlias = tuple[list[bytes], bytes]
"""The same as bytes, the first half in pieces, the second `packed`."""


MOST_SHORT: Final = 2**15 - 1


class NoSuchPart(ZigguratError):
    """A layout has no part of that name."""


class Part:
    """A named stretch of the row: its shape, what it means, and its least and greatest number."""

    def __init__(
        self, name: str, shape: Sequence[int], meaning: str, most: int = 1, least: int = 0
    ) -> None:
        self.name = name
        self.shape = tuple(shape)
        self.meaning = meaning
        self.most = most
        self.least = least
        self.start = 0
        self.size = 1
        for length in self.shape:
            self.size *= length

    @property
    def stop(self) -> int:
        return self.start + self.size

    def __repr__(self) -> str:
        return f"<{self.name} {self.shape} at {self.start}>"


class Layout:
    """The parts of a game's row of numbers, in order: first those whose numbers fit a byte.

    It is the same for every position, number of seats and option. Where something is given for
    each seat, the viewer comes first and the others follow in the order of play; empty seats
    are zero.
    """

    def __init__(self, small: Sequence[Part], large: Sequence[Part]) -> None:
        self.parts = (*small, *large)
        self.small = sum(part.size for part in small)
        """How many numbers fit a byte."""
        self.short = all(-MOST_SHORT <= part.least <= part.most <= MOST_SHORT for part in large)
        """Whether the others fit two bytes."""
        self.size = 0
        self._named: dict[str, Part] = {}
        for part in self.parts:
            if part.name in self._named:
                raise ValueError(f"two parts are called {part.name}")
            part.start = self.size
            self.size += part.size
            self._named[part.name] = part

    def __getitem__(self, name: str) -> Part:
        if name not in self._named:
            raise NoSuchPart(f"there is no {name!r}; there are {', '.join(self._named)}")
        return self._named[name]

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)

    def __len__(self) -> int:
        return len(self.parts)

    def empty(self) -> Tensor:
        """An array for one row."""
        import numpy as np  # noqa: PLC0415  # needed only by callers that want arrays

        return np.empty(self.size, np.float32)

    def fill(self, small: Tensor, large: Tensor, encoding: Encoding) -> None:
        """Write the numbers that fit a byte and the others, each into an existing array."""
        import numpy as np  # noqa: PLC0415  # as above

        bytes_of_small, numbers = encoding
        small[:] = np.frombuffer(bytes_of_small, np.uint8)
        large[:] = numbers

    def fill_pieces(self, small: Tensor, large: Tensor, encoding: EncodedPieces) -> None:
        """The same of an encoding in pieces."""
        import numpy as np  # noqa: PLC0415  # as above

        pieces, numbers = encoding
        small[:] = np.frombuffer(b"".join(pieces), np.uint8)
        large[:] = np.frombuffer(numbers, "<i2")

    def bounds(self) -> tuple[Tensor, Tensor]:
        """The least and the greatest number that each place of the row can hold."""
        import numpy as np  # noqa: PLC0415  # as above

        least = np.empty(self.size, np.float32)
        most = np.empty(self.size, np.float32)
        for part in self.parts:
            least[part.start : part.stop] = part.least
            most[part.start : part.stop] = part.most
        return least, most

    def split(self, row: Tensor) -> dict[str, Tensor]:
        """Each part of a row by name, in its shape, without copying."""
        return {part.name: row[part.start : part.stop].reshape(part.shape) for part in self.parts}


def packed(numbers: list[int]) -> bytes:
    """Each number as two bytes, the lower one first."""
    row: vec[u8] = vec[u8](bytes(2 * len(numbers)))
    place: i64 = 0
    for number in numbers:
        short: i64 = number
        row[place] = u8(short & 0xFF)
        row[place + 1] = u8(short >> 8 & 0xFF)
        place += 2
    return bytes(row)


def unpacked(row: bytes) -> list[int]:
    """The numbers from their packed form."""
    found: list[int] = []
    for place in range(0, len(row), 2):
        short = row[place] | row[place + 1] << 8
        found.append(short - 0x10000 if short > MOST_SHORT else short)
    return found


def put(row: vec[u8], place: i64, number: i64) -> i64:
    """Pack a number into a row; returns where the next one goes."""
    row[place] = u8(number & 0xFF)
    row[place + 1] = u8(number >> 8 & 0xFF)
    return place + 2


def put_all(row: vec[u8], place: i64, numbers: list[int], first: i64, last: i64) -> i64:
    """Pack the numbers of a list from `first` to before `last`."""
    for number in range(first, last):
        place = put(row, place, numbers[number])
    return place


def put_one_hot(row: vec[u8], place: i64, length: i64, which: i64) -> i64:
    """Pack zeros with a 1 at that place; all zeros if there is no such place."""
    if 0 <= which < length:
        row[place + 2 * which] = 1
    return place + 2 * length


LONGEST: Final = 16

_ROWS: Final[list[list[list[int]]]] = [
    [[int(step == place) for step in range(length)] for place in range(length + 1)]
    for length in range(LONGEST + 1)
]
"""By length and place: rows of zeros with a 1 at that place, the last one without any."""


def one_hot(length: int, place: int) -> list[int]:
    """A row of zeros with a 1 at that place; all zeros if there is no such place.

    It has at most LONGEST numbers, and nobody changes it.
    """
    return _ROWS[length][place if 0 <= place < length else length]


def around(seats: int, viewer: int) -> list[int]:
    """The seats in order of play, the viewer first."""
    return [(viewer + step) % seats for step in range(seats)]


def from_viewer(seats: int, viewer: int, seat: int) -> int:
    """How many places after the viewer a seat sits; -1 for nobody."""
    return (seat - viewer) % seats if seat >= 0 else -1
