"""How pieces and places are written in a dump."""

from __future__ import annotations

from ziggurat.core.errors import BadDump
from ziggurat.core.json_fields import Fields, as_number, as_row
from ziggurat.core.positions import (
    Codec,
    Number,
    Row,
)
from ziggurat.core.types import Json
from ziggurat.games.teotihuacan.pieces import (
    DEALT,
    PYRAMID_COUNT,
    SQUARE_NAMES,
    STARTING_COUNT,
    TOP_POWER,
    WORSHIP_SPACES,
)
from ziggurat.games.teotihuacan.setup import CHOICES


class Gap(Codec[int]):
    """The number of a tile; null is a gap."""

    def __init__(self, count: int) -> None:
        super().__init__(f"1 to {count} or null")
        self.count = count

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return value or None

    def read(self, value: Json, place: str) -> int:
        return 0 if value is None else as_number(value, 1, self.count, place)


class QuarterTurns(Codec[int]):
    """A rotation in degrees, clockwise."""

    def __init__(self) -> None:
        super().__init__("0, 90, 180 or 270")

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return 90 * value

    def read(self, value: Json, place: str) -> int:
        degrees = as_number(value, 0, 270, place)
        if degrees % 90:
            raise BadDump(f"{place} should be {self.expected}, not {degrees}")
        return degrees // 90


class Laid(Codec[list[tuple[int, int, int]]]):
    """Pyramid tiles: square, tile and quarter turns."""

    def __init__(self) -> None:
        super().__init__('a list: `{"square": "1-A1", "tile": 4, "rotation": 90}`')

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        return [
            {"square": SQUARE_NAMES[square], "tile": tile, "rotation": 90 * turn}
            for square, tile, turn in value
        ]

    def read(self, value: Json, place: str) -> list[tuple[int, int, int]]:
        turns = QuarterTurns()
        found: list[tuple[int, int, int]] = []
        for number, item in enumerate(as_row(value, None, place)):
            fields = Fields(item, f"{place}[{number}]")
            square = SQUARE_NAMES.index(fields.word("square", SQUARE_NAMES))
            tile = fields.number("tile", 1, PYRAMID_COUNT)
            turn = 0
            if fields.has("rotation"):
                turn = turns.read(fields.get("rotation"), f"{fields.place}.rotation")
            fields.finish()
            if any(square == other or tile == named for other, named, _ in found):
                raise BadDump(f"{fields.place} uses a tile or a square twice")
            found.append((square, tile, turn))
        return found


class Hands(Codec[list[int]]):
    """Four starting tiles for each seat, one list after the other."""

    def __init__(self) -> None:
        super().__init__(f"a list for each seat: {DEALT} times 1 to {STARTING_COUNT}")

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        return [value[at : at + DEALT] for at in range(0, len(value), DEALT)]

    def read(self, value: Json, place: str) -> list[int]:
        row = Row(Number(1, STARTING_COUNT), DEALT, distinct=True)
        found: list[int] = []
        for number, hand in enumerate(as_row(value, None, place)):
            found += row.read(hand, f"{place}[{number}]")
        return found


class Chosen(Codec[int]):
    """Two places of a hand, null before they are chosen."""

    def __init__(self) -> None:
        super().__init__(f"two places from 0 to {DEALT - 1}, or null")

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return None if value < 0 else list(CHOICES[value])

    def read(self, value: Json, place: str) -> int:
        if value is None:
            return -1
        low, high = Row(Number(0, DEALT - 1), 2).read(value, place)
        if low >= high:
            raise BadDump(f"{place} should name two places, the lower first")
        return CHOICES.index((low, high))


class Draw(Codec[tuple[int, ...]]):
    """The eighteen starting tiles in some order."""

    def __init__(self) -> None:
        super().__init__(f"1 to {STARTING_COUNT} in some order")

    def write(self, value: object) -> Json:
        assert isinstance(value, tuple)
        return list(value)

    def read(self, value: Json, place: str) -> tuple[int, ...]:
        row = Row(Number(1, STARTING_COUNT), STARTING_COUNT, distinct=True)
        return tuple(row.read(value, place))


class Stand(Codec[tuple[int, int, int]]):
    """A worker: board, power, and the worship space it is locked on."""

    def __init__(self) -> None:
        super().__init__("`[board, power]` or `[board, power, space]`")

    def write(self, value: object) -> Json:
        assert isinstance(value, tuple)
        return list(value)

    def read(self, value: Json, place: str) -> tuple[int, int, int]:
        values = as_row(value, None, place)
        if len(values) not in (2, 3):
            raise BadDump(f"{place} should be {self.expected}")
        board = as_number(values[0], 0, 8, place)
        power = as_number(values[1], 1, TOP_POWER, place)
        space = as_number(values[2], 0, WORSHIP_SPACES[board], place) if len(values) == 3 else 0
        return board, power, space
