"""What a position is, declared once.

A game declares the fields of its positions in `position.py`: each with its type, what it starts as,
what it means, how it is written in a dump and who may know it. From that declaration follow the
class of the fields with its defaults and its copying (`fields.py`, written by `ziggurat fields
GAME`), `dump`, `load`, the places of a dump that a seat cannot know, and the
tables of `positions.md`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from ziggurat.core.errors import BadDump
from ziggurat.core.hidden import Hidden, Path
from ziggurat.core.json_fields import Fields, as_number, as_row, as_word
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Json, Seat

P = TypeVar("P", bound=State)

EVERYBODY: Final = "everybody"
OWNER: Final = "its seat"
NOBODY_YET: Final = "nobody yet"
"""Who may know what a field holds."""

SHARED: Final = "shared"
COPIED: Final = "copied"
"""What a copy does with a list: shared lists are replaced where they change, never changed."""


class Required:
    """Marks what a dump cannot leave out."""


REQUIRED: Final = Required()


class Codec(ABC):
    """How the value of a field is written in a dump. `expected` says it in the documents."""

    expected: str

    @abstractmethod
    def write(self, value: object) -> Json: ...

    @abstractmethod
    def read(self, value: Json, place: str) -> object: ...


class Number(Codec):
    """A whole number within limits."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.expected = f"{low} to {high}"

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return value

    def read(self, value: Json, place: str) -> object:
        return as_number(value, self.low, self.high, place)


class Flag(Codec):
    """True or false."""

    expected = "`true` or `false`"

    def write(self, value: object) -> Json:
        assert isinstance(value, bool)
        return value

    def read(self, value: Json, place: str) -> object:
        if not isinstance(value, bool):
            raise BadDump(f"{place} should be true or false, not {value!r}")
        return value


class Word(Codec):
    """One of some words, kept as it is."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.expected = ", ".join(f'`"{word}"`' for word in words)

    def write(self, value: object) -> Json:
        assert isinstance(value, str)
        return value

    def read(self, value: Json, place: str) -> object:
        return as_word(value, self.words, place)


class Name(Codec):
    """A number written by its name; where there is `none`, that number is null."""

    def __init__(self, names: Sequence[str], none: int | None = None) -> None:
        self.names = tuple(names)
        self.none = none
        few = self.names if len(self.names) <= 12 else (self.names[0], "…", self.names[-1])
        self.expected = ", ".join(few) + ("" if none is None else " or `null`")

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return None if value == self.none else self.names[value]

    def read(self, value: Json, place: str) -> object:
        if value is None and self.none is not None:
            return self.none
        return self.names.index(as_word(value, self.names, place))


class Row(Codec):
    """A list of values that are all written alike, of that length if one is given."""

    def __init__(self, item: Codec, length: int | None = None) -> None:
        self.item = item
        self.length = length
        self.expected = f"a list of {'any length' if length is None else length}: {item.expected}"

    def write(self, value: object) -> Json:
        assert isinstance(value, Sequence)
        return [self.item.write(one) for one in value]

    def read(self, value: Json, place: str) -> object:
        row = as_row(value, self.length, place)
        return [self.item.read(one, f"{place}[{n}]") for n, one in enumerate(row)]


class Named(Codec):
    """A row of numbers written with a name each; what is left out is `missing`."""

    def __init__(self, names: Sequence[str], low: int, high: int, missing: int = 0) -> None:
        self.names = tuple(names)
        self.low = low
        self.high = high
        self.missing = missing
        self.expected = f"{', '.join(self.names)} → {low} to {high}"

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        return dict(zip(self.names, value, strict=True))

    def read(self, value: Json, place: str) -> object:
        fields = Fields(value, place)
        row = [fields.number(name, self.low, self.high, self.missing) for name in self.names]
        fields.finish()
        return row


class Counted(Codec):
    """How many there are of each kind, written as a list of names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.expected = f"a list of {', '.join(self.names)}"

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        return [name for name, count in zip(self.names, value, strict=True) for _ in range(count)]

    def read(self, value: Json, place: str) -> object:
        words = [as_word(item, self.names, place) for item in as_row(value, None, place)]
        return [words.count(name) for name in self.names]


class Field(Generic[P]):
    """One field of a position.

    `kind` and `start` are its type and what it starts as, as Python writes them; `start` may use
    `seats`, `options` and the names that the declaration imports. `copied` says what a copy does
    with a list. A field is saved by its `codec` at the place `at` of a dump (`supply.doubles`, or
    `players[].tokens` for `each` numbers a seat), or by the part of a dump named `part`, or it is
    `derived`: it follows from the others, by the function of that name.

    What a dump by hand leaves out is `missing`, a value or a function of the position read so far;
    `absent` says it in the documents. Fields of one `pool` hold pieces that a seat which may not
    know them cannot tell apart.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        start: str,
        meaning: str,
        *,
        copied: str = SHARED,
        codec: Codec | None = None,
        at: str = "",
        each: int = 0,
        missing: object = REQUIRED,
        absent: str = "",
        known: str = EVERYBODY,
        pool: str = "",
        part: str = "",
        derived: str = "",
    ) -> None:
        if sum((codec is not None, bool(part), bool(derived))) != 1:
            raise ValueError(f"{name} should be saved by a codec, be in a part, or be derived")
        self.name = name
        self.kind = kind
        self.start = start
        self.meaning = meaning
        self.copied = copied
        self.codec = codec
        self.at = at or name
        self.each = each
        self.missing = missing
        self.absent = absent
        self.known = known
        self.pool = pool
        self.part = part
        self.derived = derived


class Part(Generic[P]):
    """A part of a dump that is no field of its own: the board as one draws it, what is pending.

    `write` makes it of the position; `read` gets what stands there (None where it is missing) and
    puts it into the position. It is read after all that is declared before it.
    """

    def __init__(
        self,
        at: str,
        meaning: str,
        expected: str,
        absent: str,
        write: Callable[[P], Json],
        read: Callable[[P, Json, str], None],
    ) -> None:
        self.at = at
        self.meaning = meaning
        self.expected = expected
        self.absent = absent
        self.write = write
        self.read = read


class Position(Generic[P]):
    """The declaration of a game's positions, in the order in which a dump is written and read.

    `name` is the name of the class of its fields; `imports` are the lines that `start` needs.
    """

    def __init__(self, name: str, imports: Sequence[str], *declared: Field[P] | Part[P]) -> None:
        self.name = name
        self.imports = tuple(imports)
        self.declared = declared
        self.fields = [one for one in declared if isinstance(one, Field)]
        self.parts = [one for one in declared if isinstance(one, Part)]
        places = {part.at for part in self.parts}
        lost = [field.name for field in self.fields if field.part and field.part not in places]
        if lost:
            raise ValueError(f"no part of a dump holds {', '.join(lost)}")

    def dump(self, state: P) -> dict[str, Json]:
        """All that is declared, as JSON."""
        dump: dict[str, Json] = {}
        for one in self.declared:
            if isinstance(one, Part):
                _put(dump, one.at, one.write(state))
            elif one.codec is not None:
                _write(dump, one, one.codec, state)
        return dump

    def load(self, state: P, fields: Fields) -> None:
        """Read all that is declared into a fresh position; raises `BadDump`."""
        for one in self.declared:
            if isinstance(one, Part):
                found = _find(fields, one.at)
                one.read(state, found, f"{fields.place}.{one.at}")
            elif one.codec is not None:
                _read(fields, one, one.codec, state)

    def hidden(self, dump: Facts, seat: Seat | None) -> list[Hidden]:
        """The places of a dump whose contents the seat cannot tell apart, pool by pool."""
        pools: dict[str, tuple[list[Path], list[Path]]] = {}
        for field in self.fields:
            if field.known == EVERYBODY or field.codec is None:
                continue
            places, sets = pools.setdefault(field.pool or field.name, ([], []))
            for path, value in _rows(dump, field, seat):
                places += [(*path, n) for n in range(len(value))]
                if isinstance(field.codec, Counted):
                    sets.append(path)
        return [Hidden(places, sets=sets) for places, sets in pools.values() if places]


def _put(dump: dict[str, Json], at: str, value: Json) -> None:
    group, _, name = at.rpartition(".")
    inner = dump.setdefault(group, {}) if group else dump
    assert isinstance(inner, dict)
    inner[name] = value


def _write(dump: dict[str, Json], field: Field[P], codec: Codec, state: P) -> None:
    value: object = getattr(state, field.name)
    group, per_seat, name = field.at.partition("[].")
    if not per_seat:
        _put(dump, field.at, codec.write(value))
        return
    assert isinstance(value, list)
    count = len(value) // max(field.each, 1)
    rows = dump.setdefault(group, [{} for _ in range(count)])
    assert isinstance(rows, list)
    for seat in range(count):
        own = value[seat * field.each : (seat + 1) * field.each] if field.each else value[seat]
        rows[seat][name] = codec.write(own)


def _find(fields: Fields, at: str) -> Json:
    """What stands at a place of a dump; None where nothing does."""
    group, _, name = at.rpartition(".")
    inner = fields.part(group) if group else fields
    return inner.get(name) if inner.has(name) else None


def _read(fields: Fields, field: Field[P], codec: Codec, state: P) -> None:
    group, per_seat, name = field.at.partition("[].")
    if not per_seat:
        group, _, name = field.at.rpartition(".")
        inner = fields.part(group) if group else fields
        if inner.has(name):
            value = codec.read(inner.get(name), f"{inner.place}.{name}")
        else:
            value = _missing(field, state, f"{inner.place}.{name}")
        setattr(state, field.name, value)
        return
    whole: object = getattr(state, field.name)
    assert isinstance(whole, list)
    for seat in range(len(whole) // max(field.each, 1)):
        inner = fields.item(group, seat)
        if inner.has(name):
            value = codec.read(inner.get(name), f"{inner.place}.{name}")
        else:
            value = _missing(field, state, f"{inner.place}.{name}")
        if field.each:
            assert isinstance(value, list)
            whole[seat * field.each : (seat + 1) * field.each] = value
        else:
            whole[seat] = value


def _missing(field: Field[P], state: P, place: str) -> object:
    if isinstance(field.missing, Required):
        raise BadDump(f"{place} is missing")
    return field.missing(state) if callable(field.missing) else field.missing


def _rows(dump: Facts, field: Field[P], seat: Seat | None) -> list[tuple[Path, Sequence[Json]]]:
    """The lists of a hidden field that the seat may not know, each with the way to it."""
    group, per_seat, name = field.at.partition("[].")
    if not per_seat:
        path: Path = tuple(field.at.split("."))
        value: Json = dump
        for step in path:
            assert isinstance(value, Mapping)
            value = value[str(step)]
        assert isinstance(value, Sequence)
        return [(path, value)]
    rows = dump[group]
    assert isinstance(rows, Sequence)
    found: list[tuple[Path, Sequence[Json]]] = []
    for owner, row in enumerate(rows):
        if owner != seat or field.known == NOBODY_YET:
            assert isinstance(row, Mapping)
            own = row[name]
            assert isinstance(own, Sequence)
            found.append(((group, owner, name), own))
    return found
