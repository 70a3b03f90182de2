"""Snapshots: what a log has led to after some of its entries.

Whoever opens a table, looks back or wants to know what happened since begins at the last snapshot
before, so that it costs the same however long the log is. A snapshot is never believed blindly: its
position must have the digest that its entry has, and whatever is wrong with it, the log is folded.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

from pydantic import BaseModel, JsonValue, TypeAdapter
from sqlalchemy import Connection, delete, insert

from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.json_fields import plain
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Facts, Seat
from ziggurat.server.storage import Snapshot
from ziggurat.server.tables.game_info import edition
from ziggurat.server.tables.log import Holder, LogEntry, LoggedGame, PlayedAction, TakeBack

EVERY = 32
"""How many entries lie between two snapshots."""

COPIES = 2
"""How many earlier positions are kept, so that undo begins at one of them."""

MOST_BYTES = 8_000_000

_POSITION: TypeAdapter[dict[str, JsonValue]] = TypeAdapter(dict[str, JsonValue])


class BadSnapshot(ZigguratError):
    """A snapshot that is damaged, or of another release."""


class _Kept(BaseModel):
    """What is in a snapshot."""

    format: Literal[1] = 1
    revision: int
    position: dict[str, JsonValue]
    copies: list[tuple[int, dict[str, JsonValue]]]
    holders: list[Holder]
    clock: tuple[list[float], float]
    actions: list[PlayedAction]
    take_back: TakeBack | None
    votes: dict[Seat, set[Seat]]
    peeked: frozenset[Seat]
    ended: str
    timed_out: Seat
    undone: str
    """One bit for each entry, in hexadecimal."""
    deciders: str
    """One sign for each entry: 0 is nobody, 1 the first seat."""
    decisions: list[int]


def is_due(n: int) -> bool:
    """Whether a snapshot is kept after entry `n`."""
    return n > 0 and n % EVERY == 0


def snapshot_of(table: str, logged: LoggedGame) -> Snapshot:
    """The snapshot after the last entry."""
    state = logged.state
    earlier = [copy for copy in logged.copies if 0 < copy[0] < len(logged.actions)]
    kept = _Kept(
        revision=state.revision,
        position=_dumped(state),
        copies=[(stands, _dumped(copy)) for stands, copy in earlier[-COPIES:]],
        holders=logged.holders,
        clock=(logged.clock.left, logged.clock.began),
        actions=logged.actions,
        take_back=logged.take_back,
        votes=logged.votes,
        peeked=logged.peeked,
        ended=logged.ended,
        timed_out=logged.timed_out,
        undone=_bits(logged.undone, logged.n),
        deciders="".join(chr(ord("1") + seat) for seat in logged.deciders),
        decisions=logged.decisions,
    )
    data = zlib.compress(kept.model_dump_json().encode())
    return Snapshot(
        table=table,
        n=logged.n,
        edition=edition(logged.game),
        digest=logged.digest,
        checksum=sha256(data).hexdigest(),
        data=data,
    )


def _dumped(state: State) -> dict[str, JsonValue]:
    return _POSITION.validate_python(plain(state.dump()))


def restored(begun: LoggedGame, entry: LogEntry, snapshot: Snapshot) -> LoggedGame:
    """The game after an entry, from its snapshot and from the game as it began."""
    try:
        return _restored(begun, entry, snapshot)
    except BadSnapshot:
        raise
    except Exception as error:  # a damaged row may hold anything
        raise BadSnapshot(f"{type(error).__name__}: {error}") from error


def _restored(begun: LoggedGame, entry: LogEntry, snapshot: Snapshot) -> LoggedGame:
    game = begun.game
    if snapshot.edition != edition(game):
        raise BadSnapshot("of another release")
    if sha256(snapshot.data).hexdigest() != snapshot.checksum:
        raise BadSnapshot("the checksum does not fit")
    kept = _Kept.model_validate_json(zlib.decompressobj().decompress(snapshot.data, MOST_BYTES))
    if kept.revision != begun.state.revision:
        raise BadSnapshot("of another revision of the rules")
    state = _loaded(game, kept.position, kept.revision)
    if not entry.n == snapshot.n == len(kept.deciders) - 1 or state.digest() != entry.digest:
        raise BadSnapshot("of another position")
    _require_seats(kept, len(begun.holders))
    clock = begun.clock.copy()
    clock.left, clock.began = kept.clock
    logged = LoggedGame(
        game,
        begun.options,
        state,
        kept.holders,
        clock,
        begun.start,
        n=entry.n,
        over=state.over or bool(kept.ended),
        digest=entry.digest,
        actions=kept.actions,
        take_back=kept.take_back,
        votes=kept.votes,
        peeked=kept.peeked,
        ended=kept.ended,
        timed_out=kept.timed_out,
        undone=_numbers(kept.undone),
        deciders=[ord(sign) - ord("1") for sign in kept.deciders],
        decisions=kept.decisions,
        copies=begun.copies[:1],
    )
    logged.deciding = logged.deciders[-1]
    for stands, position in kept.copies:
        logged.copies.append((stands, _loaded(game, position, kept.revision)))
    logged.copies.append((len(logged.actions), state.copy()))
    return logged


def _require_seats(kept: _Kept, seats: int) -> None:
    """Everything that is kept by seat has the seats of the game."""
    for row in (kept.holders, kept.clock[0], kept.decisions):
        if len(row) != seats:
            raise BadSnapshot(f"something is kept for {len(row)} seats, not for {seats}")
    named = {*kept.votes, *kept.peeked, *(played.seat for played in kept.actions)}
    named |= {ord(sign) - ord("1") for sign in kept.deciders} - {NOBODY}
    if not named <= set(range(seats)):
        raise BadSnapshot("a seat that there is not")


def _loaded(game: Game, position: Mapping[str, JsonValue], revision: int) -> State:
    dump: Facts = dict(position)
    state = game.load_kept(dump, revision)
    state.listening = True
    return state


def _bits(numbers: set[int], last: int) -> str:
    found = bytearray(last // 8 + 1)
    for number in numbers:
        found[number // 8] |= 1 << number % 8
    return found.hex()


def _numbers(bits: str) -> set[int]:
    found = bytes.fromhex(bits)
    return {n for n in range(8 * len(found)) if found[n // 8] >> n % 8 & 1}


def write_snapshots(connection: Connection, snapshots: list[Snapshot]) -> None:
    """Keep snapshots, in the place of those of another release."""
    for one in snapshots:
        old = Snapshot.table == one.table, Snapshot.n == one.n
        connection.execute(delete(Snapshot).where(*old))
        connection.execute(
            insert(Snapshot).values(
                table=one.table,
                n=one.n,
                edition=one.edition,
                digest=one.digest,
                checksum=one.checksum,
                data=one.data,
            )
        )
