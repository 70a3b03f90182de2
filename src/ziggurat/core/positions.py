"""What a position is, declared once.

A game declares its positions in `position.py`: every field with its type, what it starts as, what
it means, how a dump writes it and who may know it. From that follow

- the class of the fields with its defaults and its copying (`fields.py`, written by `ziggurat
  fields GAME` and kept with the source; a test fails when it is stale),
- `dump`, `load` and with them equality,
- the places of a dump that hold what a seat cannot know,
- the tables of `positions.md`, written by the same command between their marks.

A field is saved in one of three ways. It has a `codec` and a place in the dump; or it is in
a `part` of the dump, which is written as one would draw the table and read by laying the pieces
down again (`Part`, `SeatPart`, `PendingPart`); or it is `derived`: it follows from the others, by
the function named there. Nothing else exists, so equal dumps are equal positions.

Loading reads shapes by codecs, in the order of the declaration; a part refuses pieces that cannot
lie where they are said to lie; and the game's `load.py` then refuses what cannot be together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ziggurat.core.decisions import check_stack, stack_from
from ziggurat.core.errors import BadDump, ZigguratError
from ziggurat.core.hidden import Hidden, Path
from ziggurat.core.json_fields import Fields, as_number, as_row, as_word
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Json, Options, Seat

if TYPE_CHECKING:
    from ziggurat.core.decisions import Pending
    from ziggurat.core.game import Game

P = TypeVar("P", bound=State)
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

PLACE: Final = "position"
"""The part of the dump that errors name."""

BEGINNING: Final = ("game", "revision", "seats", "options")
"""What every dump begins with."""

EACH: Final = "[]."
"""What follows the name of a list with one object a seat."""

EVERYBODY: Final = "everybody"
OWNER: Final = "its seat"
NOBODY_YET: Final = "nobody yet"
"""Who may know what a field holds."""

REPLACED: Final = "replaced"
SLICED: Final = "sliced"
OWNED: Final = "owned"
"""What a copy does with a field.

A replaced one is never changed in place, so copies share it. A sliced list is copied with every
copy. An owned list is shared by copies until one of them changes it: whoever changes it takes it
from `own_NAME()`, which copies it if it is shared.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(ABC, Generic[T_co]):
    """How a value is written in a dump; `expected` says so in the documents."""

    def __init__(self, expected: str) -> None:
        self.expected = expected

    @abstractmethod
    def write(self, value: object) -> Json: ...

    def write_each(self, values: list[object]) -> list[Json]:
        """Each of these as `write` writes it."""
        return [self.write(value) for value in values]

    @abstractmethod
    def read(self, value: Json, place: str) -> T_co:
        """What was written; raises `BadDump` with the place if it cannot be that."""


class Number(Codec[int]):
    """A whole number within limits."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(f"{low} to {high}")
        self.low = low
        self.high = high

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return value

    def read(self, value: Json, place: str) -> int:
        return as_number(value, self.low, self.high, place)


class Flag(Codec[bool]):
    """True or false."""

    def __init__(self) -> None:
        super().__init__("true or false")

    def write(self, value: object) -> Json:
        assert isinstance(value, bool)
        return value

    def read(self, value: Json, place: str) -> bool:
        if not isinstance(value, bool):
            raise BadDump(f"{place} should be true or false, not {value!r}")
        return value


class Word(Codec[str]):
    """One of several words, kept as it is."""

    def __init__(self, *words: str) -> None:
        super().__init__(", ".join(f'`"{word}"`' for word in words))
        self.words = words

    def write(self, value: object) -> Json:
        assert isinstance(value, str)
        return value

    def read(self, value: Json, place: str) -> str:
        return as_word(value, self.words, place)


class Name(Codec[int]):
    """A number written by its name; where there is a `none`, that number is null."""

    def __init__(self, names: Sequence[str], none: int | None = None) -> None:
        said = [name for name in names if name]
        few = ", ".join(said) if len(said) <= 12 else f"{said[0]} … {said[-1]}"
        super().__init__(few + ("" if none is None else " or null"))
        self.names = list(names)
        self.none = none
        self.numbers = {name: number for number, name in enumerate(names)}

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return None if value == self.none else self.names[value]

    def write_each(self, values: list[object]) -> list[Json]:
        if self.none is not None:
            return super().write_each(values)
        names = self.names
        found: list[Json] = []
        for value in values:
            assert isinstance(value, int)
            found.append(names[value])
        return found

    def read(self, value: Json, place: str) -> int:
        if value is None and self.none is not None:
            return self.none
        number = self.numbers.get(value) if isinstance(value, str) else None
        if number is None:
            number = self.numbers[as_word(value, self.names, place)]
        return number


class Row(Codec[list[T]]):
    """A list of values that are all written alike.

    It has that `length` if one is given; `distinct` values come only once; `ascending` ones may
    be written by hand in any order.
    """

    def __init__(
        self,
        item: Codec[T],
        length: int | None = None,
        distinct: bool = False,
        ascending: bool = False,
    ) -> None:
        count = "" if length is None else f"{length} "
        order = ", ascending" if ascending else ""
        super().__init__(f"a list{order}: {count}{item.expected}")
        self.item = item
        self.length = length
        self.distinct = distinct
        self.ascending = ascending

    def write(self, value: object) -> Json:
        assert isinstance(value, list | tuple)
        return self.item.write_each(list(value))

    def read(self, value: Json, place: str) -> list[T]:
        row = as_row(value, self.length, place)
        found: list[T] = []
        for number, one in enumerate(row):
            item = self.item.read(one, f"{place}[{number}]")
            if self.distinct and item in found:
                raise BadDump(f"{place}[{number}] comes twice: {one!r}")
            found.append(item)
        return sorted(found, key=_rank) if self.ascending else found


def _rank(value: object) -> int:
    """The key by which a list ascends: only lists of numbers do."""
    assert isinstance(value, int)
    return value


class Named(Codec[list[int]]):
    """A row of numbers, each written with its name; what is left out is `missing`."""

    def __init__(self, names: Sequence[str], low: int, high: int, missing: int = 0) -> None:
        listed = ", ".join(f"`{name}`" for name in names)
        super().__init__(f"an object: {listed}, each {low} to {high} or left out ({missing})")
        self.names = names
        self.low = low
        self.high = high
        self.missing = missing

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        return dict(zip(self.names, value, strict=True))

    def read(self, value: Json, place: str) -> list[int]:
        fields = Fields(value, place)
        row = [fields.number(name, self.low, self.high, self.missing) for name in self.names]
        fields.finish()
        return row


class Keyed(Codec[dict[int, T]]):
    """Values by name; not every name has one."""

    def __init__(self, names: Sequence[str], item: Codec[T]) -> None:
        key = Name(names)
        super().__init__(f"an object: {key.expected}, each with {item.expected}")
        self.key = key
        self.item = item

    def write(self, value: object) -> Json:
        assert isinstance(value, dict)
        return {self.key.names[number]: self.item.write(one) for number, one in value.items()}

    def read(self, value: Json, place: str) -> dict[int, T]:
        fields = Fields(value, place)
        found: dict[int, T] = {}
        for name in fields.names():
            number = self.key.read(name, place)
            if number in found:
                raise BadDump(f"{place} has {self.key.names[number]} twice")
            found[number] = self.item.read(fields.get(name), f"{place}.{name}")
        return found


class Counted(Codec[list[int]]):
    """How many there are of each kind, written as a list of names."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(f"a list of {', '.join(names)}")
        self.names = names

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        return [name for name, count in zip(self.names, value, strict=True) for _ in range(count)]

    def read(self, value: Json, place: str) -> list[int]:
        row = as_row(value, None, place)
        words = [as_word(item, self.names, f"{place}[{n}]") for n, item in enumerate(row)]
        return [words.count(name) for name in self.names]


class Secret:
    """Marks a field that not everybody knows: only its seat does, or nobody yet.

    Fields of one `pool` hold pieces that a seat cannot tell apart unless it knows them: they may
    lie in any order. With `values` (a die to come) each place holds any of them, independently.
    """

    def __init__(self, known: str, pool: str = "", values: Sequence[Json] | None = None) -> None:
        self.known = known
        self.pool = pool
        self.values = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """A place of a dump: what is written there, and what it means.

    `at` is a name, or `supply.doubles` in an object, or `players[].tokens` in the object of each
    seat. `absent` says what it is where a dump leaves it out; None: it cannot be left out.
    """

    def __init__(self, at: str, expected: str, meaning: str, absent: str | None) -> None:
        self.at = at
        self.expected = expected
        self.meaning = meaning
        self.absent = absent
        group, per_seat, name = at.partition(EACH)
        if not per_seat:
            group, _, name = at.rpartition(".")
        self.group = group
        """The object or the list it lies in; empty for the dump itself."""

        self.per_seat = bool(per_seat)
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared(Place, Generic[P]):
    """Something that is written into a dump and read from it."""

    def dump(self, state: P, dump: dict[str, Json]) -> None:
        """Write it."""

    def load(self, state: P, fields: Fields) -> None:
        """Read it into a position that has everything declared before it."""

    def paths(self, secret: Secret, dump: Facts, seat: Seat | None) -> list[Path]:
        """The ways to the lists of a dump that hold it and that the seat may not know."""
        if not self.per_seat:
            return [(self.group, self.name) if self.group else (self.name,)]
        rows = dump[self.group]
        assert isinstance(rows, Sequence)
        return [
            (self.group, owner, self.name)
            for owner in range(len(rows))
            if owner != seat or secret.known == NOBODY_YET
        ]

    def pools(self, secret: Secret, dump: Facts, seat: Seat | None) -> dict[str, Hidden]:
        """The places of a dump that hold it and that the seat may not know, by their pool."""
        pool = Hidden([], secret.values)
        for path in self.paths(secret, dump, seat):
            pool.paths += [(*path, n) for n in range(_length(dump, path))]
        return {secret.pool or self.at: pool}

    def inner(self, fields: Fields) -> Fields:
        """The object it lies in, where there is not one for each seat."""
        return fields.part(self.group) if self.group else fields

    def put(self, dump: dict[str, Json], value: Json) -> None:
        """Write what lies there, where there is not one for each seat."""
        inner = dump.setdefault(self.group, {}) if self.group else dump
        assert isinstance(inner, dict)
        inner[self.name] = value

    def put_each(self, dump: dict[str, Json], values: Sequence[Json]) -> None:
        """Write what lies there for each seat."""
        rows = dump.setdefault(self.group, [{} for _ in values])
        assert isinstance(rows, list)
        for row, value in zip(rows, values, strict=True):
            row[self.name] = value


class Field(Declared[P]):
    """One field of a position.

    `kind` and `start` are its type and what it starts as, as Python writes them; `start` may use
    `seats`, `options` and what the declaration imports. `copied` says what a copy does with it.

    Where a dump leaves it out, it is what `missing` finds in the position read so far, or what it
    starts as. In `players[].tokens`, `each` is how many numbers of the list a seat has, which the
    codec reads as a row; 0 if it is not a row.
    """

    def __init__(
        self,
        attribute: str,
        kind: str,
        start: str,
        meaning: str,
        *,
        copied: str = REPLACED,
        codec: Codec[object] | None = None,
        at: str = "",
        each: int = 0,
        absent: str | None = None,
        missing: Callable[[P], object] | None = None,
        secret: Secret | None = None,
        part: str = "",
        derived: str = "",
    ) -> None:
        if sum((codec is not None, bool(part), bool(derived))) != 1:
            raise ValueError(f"{attribute} should have a codec, be in a part, or be derived")
        expected = "" if codec is None else codec.expected
        super().__init__(at or attribute, expected, meaning, absent)
        self.attribute = attribute
        self.kind = kind
        self.start = start
        self.copied = copied
        self.codec = codec
        self.each = each
        self.missing = missing
        self.secret = secret
        self.part = part
        self.derived = derived

    def dump(self, state: P, dump: dict[str, Json]) -> None:
        if self.codec is None:
            return
        value: object = getattr(state, self.attribute)
        if not self.per_seat:
            self.put(dump, self.codec.write(value))
            return
        assert isinstance(value, list)
        self.put_each(dump, [self.codec.write(own) for own in self._owners(value)])

    def _owners(self, whole: list[object]) -> list[object]:
        """The part of the list that each seat has."""
        if not self.each:
            return whole
        return [whole[at : at + self.each] for at in range(0, len(whole), self.each)]

    def load(self, state: P, fields: Fields) -> None:
        if self.codec is None:
            return
        if not self.per_seat:
            setattr(state, self.attribute, self._read(self.codec, state, self.inner(fields), None))
            return
        whole: object = getattr(state, self.attribute)
        assert isinstance(whole, list)
        found: list[object] = []
        owners = self._owners(whole)
        for seat, own in enumerate(owners):
            item = fields.item(self.group, seat, len(owners))
            value = self._read(self.codec, state, item, own)
            if self.each:
                assert isinstance(value, list)
                found += value
            else:
                found.append(value)
        setattr(state, self.attribute, found)

    def _read(self, codec: Codec[object], state: P, inner: Fields, own: object) -> object:
        if inner.has(self.name) or self.absent is None:
            return codec.read(inner.get(self.name), f"{inner.place}.{self.name}")
        if self.missing is not None:
            return self.missing(state)
        return own if self.per_seat else getattr(state, self.attribute)


class Part(Declared[P], Generic[P, T]):
    """A part of a dump that is not a field itself: canals as a list of squares.

    `find` makes it from the position; `lay` puts what was read into the position, and raises
    `BadDump` where it cannot lie there. What a dump leaves out is as at the start, or what
    `missing` finds.
    """

    def __init__(
        self,
        at: str,
        codec: Codec[T],
        meaning: str,
        find: Callable[[P], T],
        lay: Callable[[P, T], None],
        absent: str | None = None,
        missing: Callable[[P], T] | None = None,
        secret: Secret | None = None,
    ) -> None:
        super().__init__(at, codec.expected, meaning, absent)
        self.codec = codec
        self.find = find
        self.lay = lay
        self.missing = missing
        self.secret = secret

    def dump(self, state: P, dump: dict[str, Json]) -> None:
        self.put(dump, self.codec.write(self.find(state)))

    def load(self, state: P, fields: Fields) -> None:
        inner = self.inner(fields)
        if inner.has(self.name) or self.absent is None:
            self.lay(state, self.codec.read(inner.get(self.name), f"{inner.place}.{self.name}"))
        elif self.missing is not None:
            self.lay(state, self.missing(state))


class SeatPart(Declared[P], Generic[P, T]):
    """The same as a part of the object of each seat, of which there are `count`."""

    def __init__(
        self,
        at: str,
        codec: Codec[T],
        meaning: str,
        find: Callable[[P, Seat], T],
        lay: Callable[[P, Seat, T], None],
        absent: str | None = None,
        count: Callable[[P], int] | None = None,
    ) -> None:
        super().__init__(at, codec.expected, meaning, absent)
        self.codec = codec
        self.find = find
        self.lay = lay
        self.count = count

    def seats(self, state: P) -> int:
        return state.seats if self.count is None else self.count(state)

    def dump(self, state: P, dump: dict[str, Json]) -> None:
        found = [self.codec.write(self.find(state, seat)) for seat in range(self.seats(state))]
        self.put_each(dump, found)

    def load(self, state: P, fields: Fields) -> None:
        for seat in range(self.seats(state)):
            item = fields.item(self.group, seat, self.seats(state))
            if item.has(self.name) or self.absent is None:
                place = f"{item.place}.{self.name}"
                self.lay(state, seat, self.codec.read(item.get(self.name), place))


class PendingPart(Declared[P]):
    """What is pending, bottom first; nothing when the game is over.

    `kinds` are all that can be pending; `first` is, where a dump leaves it out.
    """

    def __init__(
        self,
        meaning: str,
        absent: str,
        kinds: Sequence[type[Pending[P]]],
        first: Sequence[Pending[P]],
    ) -> None:
        super().__init__("pending", "a list of objects with `kind` and `seat`", meaning, absent)
        self.kinds = kinds
        self.first = first

    def dump(self, state: P, dump: dict[str, Json]) -> None:
        self.put(dump, state.pending_json())

    def load(self, state: P, fields: Fields) -> None:
        if not fields.has(self.name):
            state.pending = list(self.first)
            return
        place = f"{fields.place}.{self.name}"
        rows = as_row(fields.get(self.name), None, place)
        state.pending = stack_from(state, self.kinds, rows, place) if rows else []


class Declaration(ABC):
    """What is declared about a game's positions, for writing source and documents.

    `name` is the name of the class of its fields and `imports` the lines its defaults need;
    `groups` says what each object in a dump is, for the tables of the documents.
    """

    def __init__(self, name: str, imports: Sequence[str], groups: Mapping[str, str]) -> None:
        self.name = name
        self.imports = imports
        self.groups = groups

    @abstractmethod
    def attributes(self) -> list[Attribute]:
        """The attributes of the class, in order."""

    @abstractmethod
    def places(self) -> list[Place]:
        """The places of a dump, in order."""

    @abstractmethod
    def hidden(self, dump: Facts, seat: Seat | None) -> list[Hidden]:
        """The places of a dump whose contents the seat cannot tell apart, pool by pool."""


class Attribute:
    """What the source of the class has to know about a field."""

    def __init__(self, name: str, kind: str, start: str, meaning: str, copied: str) -> None:
        self.name = name
        self.kind = kind
        self.start = start
        self.meaning = meaning
        self.copied = copied


class Position(Declaration, Generic[P]):
    """The declaration of a game's positions, in the order in which a dump is written and read.

    `earlier` turns a dump that an earlier release wrote, or the short form that people write, into
    what is declared.
    """

    def __init__(
        self,
        name: str,
        imports: Sequence[str],
        groups: Mapping[str, str],
        declared: Sequence[Declared[P]],
        earlier: Callable[[Facts], Facts] | None = None,
    ) -> None:
        super().__init__(name, imports, groups)
        self.declared = declared
        self.earlier = earlier
        self.fields = [one for one in declared if isinstance(one, Field)]
        places = {one.at for one in declared if not isinstance(one, Field)}
        lost = [field.attribute for field in self.fields if field.part and field.part not in places]
        if lost:
            raise ValueError(f"no part of a dump holds {', '.join(lost)}")

    def attributes(self) -> list[Attribute]:
        return [
            Attribute(field.attribute, field.kind, field.start, field.meaning, field.copied)
            for field in self.fields
        ]

    def places(self) -> list[Place]:
        return [one for one in self.declared if not isinstance(one, Field) or one.codec]

    def dump(self, state: P) -> dict[str, Json]:
        """The whole position, as JSON."""
        dump: dict[str, Json] = {
            "game": state.game.name,
            "revision": state.revision,
            "seats": state.seats,
            "options": dict(state.options),
        }
        for one in self.declared:
            one.dump(state, dump)
        return dump

    def load(self, game: Game, state: P, dump: Json) -> None:
        """Read a dump into a fresh position, which then listens; raises `BadDump`.

        Who decides is only known once what is pending has been looked at: see `wait`.
        """
        if self.earlier is not None and isinstance(dump, Mapping):
            dump = self.earlier(dump)
        fields = Fields(dump, PLACE)
        fields.word("game", [game.name], game.name)
        seats = fields.number("seats", game.seats[0], game.seats[-1])
        options = _options(game, seats, fields.inner("options"))
        revision = fields.number("revision", 1, game.revision, game.revision)
        state.set_up(game, seats, options, revision)
        state.listening = False
        for one in self.declared:
            one.load(state, fields)
        fields.finish()
        state.listening = True

    def dumped(self, view: Facts) -> Facts:
        """The part of a view that is a dump: all of it in a game that hides nothing."""
        names = {*BEGINNING, *(one.group or one.name for one in self.places())}
        return {name: value for name, value in view.items() if name in names}

    def wait(self, state: P) -> None:
        """Let the seat of the topmost decision decide, once everything else has been checked."""
        check_stack(state, f"{PLACE}.pending")
        state.settle()

    def hidden(self, dump: Facts, seat: Seat | None) -> list[Hidden]:
        pools: dict[str, Hidden] = {}
        for one in self.declared:
            secret = one.secret if isinstance(one, Field | Part) else None
            if secret is None:
                continue
            for name, found in one.pools(secret, dump, seat).items():
                pool = pools.setdefault(name, Hidden([], found.values))
                pool.paths += found.paths
                if isinstance(one, Field) and isinstance(one.codec, Counted):
                    pool.sets.update(one.paths(secret, dump, seat))
        return [pool for pool in pools.values() if pool.paths]


def _options(game: Game, seats: int, fields: Fields) -> Options:
    given = {name: fields.get(name) for name in fields.names()}
    try:
        return game.read_options(seats, given)
    except ZigguratError as error:
        raise BadDump(f"{fields.place}: {error}") from error


def _length(dump: Json, path: Path) -> int:
    for step in path:
        if isinstance(step, int):
            assert isinstance(dump, Sequence)
            dump = dump[step]
        else:
            assert isinstance(dump, Mapping)
            dump = dump[step]
    assert isinstance(dump, Sequence)
    return len(dump)
