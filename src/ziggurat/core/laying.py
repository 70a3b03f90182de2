"""Placing pieces in a position by hand, as far as its declaration says what can lie where.

A space is a name under which a declared field keeps what lies there: a square of a board, a place
for a tile. What follows from the rest of a position (a supply, what left the game) is counted again
where it no longer fits, and a piece that is nowhere else comes out of where pieces lie hidden (a
bag). Whatever cannot go together is refused as `load` refuses it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ziggurat.core.errors import BadDump, BadPlace
from ziggurat.core.json_fields import plain
from ziggurat.core.positions import Codec, Field, Keyed, Name, Number, Place, Position, Row
from ziggurat.core.types import Json, Seat

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.state import State


MOST_NUMBERS = 50
"""A field with more numbers than this counts something, such as points; it holds no pieces."""


@dataclass(frozen=True)
class Piece:
    """Something that can lie on a space: the field that keeps it, its seat, and its word there."""

    at: str
    seat: Seat | None
    word: str


def spaces(game: Game) -> list[str]:
    """Every space that something can be placed on by hand."""
    found: dict[str, None] = {}
    for _, codec in _open(game):
        if isinstance(codec, Keyed) and _keeps_pieces(codec.item):
            found.update(dict.fromkeys(codec.key.names))
    return list(found)


def pieces(state: State, space: str) -> list[tuple[Piece, bool]]:
    """What can lie on a space, each with whether it does."""
    _known(state.game, space)
    dump = _dump(state)
    return [
        (piece, _lies(dump, place, space, piece))
        for place, codec in _open(state.game)
        for piece in _possible(place, codec, space, state.seats)
    ]


def cleared(state: State, space: str) -> State:
    """The position with nothing on that space."""
    _known(state.game, space)
    dump = _dump(state)
    _clear(state, dump, space)
    return _loaded(state, dump)


def laid(state: State, space: str, piece: Piece) -> State:
    """The position with that piece on the space, along with whatever can share the space with it.

    What cannot share the space with it is taken away first.
    """
    _known(state.game, space)
    for place, codec in _open(state.game):
        if place.at == piece.at and piece in tuple(_possible(place, codec, space, state.seats)):
            return _first_possible(state, _ways(state, place, codec, space, piece))
    raise BadPlace(f"{piece.word!r} of {piece.at} cannot lie on {space}")


def _known(game: Game, space: str) -> None:
    if space not in spaces(game):
        raise BadPlace(f"{game.title} has no space {space!r} for pieces")


def _open(game: Game) -> Iterator[tuple[Place, Codec[object]]]:
    """The declared fields that everybody may know, with their codecs."""
    declaration = game.declaration
    if not isinstance(declaration, Position):
        return
    for place in declaration.declared:
        codec = getattr(place, "codec", None)
        if isinstance(codec, Codec) and getattr(place, "secret", None) is None:
            yield place, codec


def _keeps_pieces(item: Codec[object]) -> bool:
    if isinstance(item, Number):
        return item.high - item.low < MOST_NUMBERS
    return isinstance(item, Name)


def _possible(place: Place, codec: Codec[object], space: str, seats: int) -> Iterator[Piece]:
    owners: Sequence[Seat | None] = range(seats) if place.per_seat else (None,)
    for word in _words(codec, space):
        for seat in owners:
            yield Piece(place.at, seat, word)


def _words(codec: Codec[object], space: str) -> list[str]:
    """The words for what a field can say about a space."""
    if isinstance(codec, Keyed) and space in codec.key.names:
        if isinstance(codec.item, Name):
            return [name for name in codec.item.names if name]
        if isinstance(codec.item, Number) and _keeps_pieces(codec.item):
            return [str(number) for number in range(codec.item.low, codec.item.high + 1)]
    if isinstance(codec, Row) and isinstance(codec.item, Name):
        return [name for name in codec.item.names if space in name.split()]
    if isinstance(codec, Name) and space in codec.names:
        return [space]
    return []


def _holder(dump: dict[str, Json], place: Place, seat: Seat | None) -> dict[str, Json]:
    """The object of a dump in which a field lies."""
    inner: Json = dump
    if place.group:
        inner = dump.setdefault(place.group, {})
    if seat is not None:
        assert isinstance(inner, list)
        inner = inner[seat]
    assert isinstance(inner, dict)
    return inner


def _lies(dump: dict[str, Json], place: Place, space: str, piece: Piece) -> bool:
    value = _holder(dump, place, piece.seat).get(place.name)
    if isinstance(value, Mapping):
        return str(value.get(space)) == piece.word
    if isinstance(value, list):
        return piece.word in value
    return value == piece.word


def _with(
    dump: dict[str, Json], place: Place, codec: Codec[object], space: str, piece: Piece
) -> dict[str, Json]:
    holder = _holder(dump, place, piece.seat)
    value = holder.get(place.name)
    if isinstance(codec, Keyed):
        number = isinstance(codec.item, Number)
        old = value if isinstance(value, dict) else {}
        holder[place.name] = {**old, space: int(piece.word) if number else piece.word}
    elif isinstance(codec, Row):
        old_row = [one for one in value if one != piece.word] if isinstance(value, list) else []
        holder[place.name] = [*old_row, piece.word]
    else:
        holder[place.name] = piece.word
    return dump


def _clear(state: State, dump: dict[str, Json], space: str) -> None:
    for place, codec in _open(state.game):
        for piece in _possible(place, codec, space, state.seats):
            if not _lies(dump, place, space, piece):
                continue
            holder = _holder(dump, place, piece.seat)
            value = holder[place.name]
            if isinstance(value, dict):
                value.pop(space, None)
            elif isinstance(value, list):
                value.remove(piece.word)
            else:
                holder[place.name] = None


def _dump(state: State) -> dict[str, Json]:
    dump = plain(state.dump())
    assert isinstance(dump, dict)
    return dump


def _ways(
    state: State, place: Place, codec: Codec[object], space: str, piece: Piece
) -> Iterator[dict[str, Json]]:
    """A piece with what lies there, then instead of it; from elsewhere, then out of hiding."""
    for alone in (False, True):
        for drawn in (False, True):
            dump = _dump(state)
            if alone:
                _clear(state, dump, space)
            if not drawn or _drawn(state.game, dump, piece.word):
                yield _with(dump, place, codec, space, piece)


def _drawn(game: Game, dump: dict[str, Json], word: str) -> bool:
    """Take such a piece from where pieces lie hidden from everybody, the last to be drawn."""
    declaration = game.declaration
    assert isinstance(declaration, Position)
    for place in declaration.declared:
        if getattr(place, "secret", None) is None or place.per_seat:
            continue
        row = _holder(dump, place, None).get(place.name)
        if isinstance(row, list) and word in row:
            del row[len(row) - 1 - row[::-1].index(word)]
            return True
    return False


def _loaded(state: State, dump: dict[str, Json]) -> State:
    """The position of a changed dump."""
    return _first_possible(state, [dump])


def _first_possible(state: State, dumps: Iterable[dict[str, Json]]) -> State:
    """The first of these that is possible, with what follows from the rest recounted if need be."""
    refused: BadDump | None = None
    for dump in dumps:
        for left_out in _countable(state.game):
            shorter = plain(dump)
            assert isinstance(shorter, dict)
            for place in left_out:
                for seat in range(state.seats) if place.per_seat else (None,):
                    _holder(shorter, place, seat).pop(place.name, None)
            try:
                return state.game.load_kept(shorter, state.revision)
            except BadDump as error:
                refused = refused or error
    assert refused is not None
    raise refused


def _countable(game: Game) -> Iterator[list[Place]]:
    """The fields that follow from others: none, each alone, then all together."""
    declaration = game.declaration
    assert isinstance(declaration, Position)
    found: list[Place] = [
        field
        for field in declaration.fields
        if isinstance(field, Field) and field.missing is not None and field.secret is None
    ]
    yield []
    for place in found:
        yield [place]
    yield found
