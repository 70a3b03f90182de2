"""What this process keeps of tables: a bounded cache of positions, always rebuilt from the log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic, time
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection, bindparam, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ziggurat.core.game import Game
from ziggurat.core.types import Facts, Json, Options, Seat
from ziggurat.games import game as game_of
from ziggurat.server.bus import News
from ziggurat.server.problems import Problem
from ziggurat.server.storage import (
    ChatLine,
    LogEntry,
    Screen,
    Seating,
    TableRow,
    Work,
    table_of,
)
from ziggurat.server.tables.clocks import Clock
from ziggurat.server.tables.log import DoesNotReplay, Draft, Entry, Play, Step, fold

if TYPE_CHECKING:
    from ziggurat.server.process import House

HISTORIES = 12
"""So many whole histories are kept for those who look back."""

log = structlog.get_logger("desks")

_TABLES, _LOG = table_of(TableRow), table_of(LogEntry)
_MOVE_ON = _TABLES.update().where(
    _TABLES.c.id == bindparam("which"), _TABLES.c.log == bindparam("before")
)
_ADD = _LOG.insert()


class Conflict(Exception):
    """Somebody else wrote that entry first."""


@dataclass
class Shown:
    """What is worked out once for all who look at one position at the same moment."""

    play: Play
    at: tuple[int, int]
    """The log number and the tenth of a second."""
    facts: dict[str, Json]
    views: dict[Seat | None, Facts] = field(default_factory=dict)


class Desk:
    """One table as this process knows it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.play: Play | None = None
        self.chat = 0
        self.shown: Shown | None = None
        self.screens: dict[str, tuple[Seat, int]] = {}
        self.lock = asyncio.Lock()
        self.stale = True
        self.looked_around = 0.0
        self.sit_down([])

    def sit_down(self, seats: list[Seating]) -> None:
        """Who sits where."""
        self.seats = seats
        self.shown = None
        self._mine: dict[str, list[Seat]] = {}
        for seating in seats:
            if seating.kind == "person" and seating.person is not None:
                self._mine.setdefault(seating.person, []).append(seating.seat)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return game_of(self.row.game)

    @property
    def options(self) -> Options:
        return options_of(self.row)

    def mine(self, person: str | None) -> list[Seat]:
        """The seats that a person holds."""
        return [] if person is None else self._mine.get(person, [])

    def playing(self) -> Play:
        """The game, which must have been started."""
        if self.play is None:
            raise Problem("not-started")
        return self.play

    def open_play(self) -> Play:
        """The game, which must be going on."""
        play = self.playing()
        if play.frozen is not None:
            raise Problem("frozen", play.frozen)
        if play.over:
            raise Problem("over")
        return play


def options_of(row: TableRow) -> Options:
    return {name: value for name, value in row.options.items() if isinstance(value, str | int)}


def entry_of(row: LogEntry) -> Entry:
    return Entry(row.n, row.kind, row.seat, row.person, row.data, row.digest, row.at, row.house)


class Desks:
    """The tables in memory, the least recently used ones forgotten."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self._histories: OrderedDict[tuple[str, int], list[Step]] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._used: WeakValueDictionary[str, Desk] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._desks)

    def cached(self, table: str) -> Desk | None:
        return self._used.get(table)

    def mark(self, table: str) -> None:
        """Something changed elsewhere."""
        desk = self._used.get(table)
        if desk is not None:
            desk.stale = True

    def drop(self, table: str) -> None:
        self._desks.pop(table, None)
        self._used.pop(table, None)

    async def open(self, table: str, look: bool = True) -> Desk:
        """The desk of a table; `look` also asks the storage where other processes may write.

        There is one desk of a table at a time: one that was forgotten while somebody still
        works at it is taken up again.
        """
        desk = self._used.get(table)
        if desk is None:
            try:
                async with self._opening.setdefault(table, asyncio.Lock()):
                    desk = self._used.get(table) or await self._load(table)
            finally:
                self._opening.pop(table, None)
        elif desk.stale or (look and not self._house.settings.alone):
            async with desk.lock:
                await self.refresh(desk)
        self._desks[table] = desk
        self._desks.move_to_end(table)
        while len(self._desks) > self._house.settings.cached_tables:
            self._desks.popitem(last=False)
        return desk

    async def _load(self, table: str) -> Desk:
        async with self._house.store.read() as session:
            row = await session.get(TableRow, table)
            if row is None:
                raise Problem("no-such-table")
            desk = Desk(row)
            await self._read_around(session, desk)
            desk.play = await self._read_log(session, row, None)
        desk.stale = False
        self._used[table] = desk
        return desk

    async def look_around(self, desk: Desk) -> None:
        """Read whom other processes have seen at the table, unless that was read lately."""
        lately = monotonic() - desk.looked_around <= self._house.settings.seen_every
        if not (self._house.settings.alone or lately):
            async with desk.lock:
                await self.refresh(desk, whole=True)

    async def refresh(self, desk: Desk, whole: bool = False) -> None:
        """Read what was written since; the caller holds the desk's lock.

        When people were last seen is read anew with `whole`, and now and then.
        """
        desk.stale = False
        async with self._house.store.read() as session:
            row = await session.get(TableRow, desk.id)
            if row is None:
                self.drop(desk.id)
                raise Problem("no-such-table")
            old = monotonic() - desk.looked_around > self._house.settings.seen_every
            around = whole or old or row.version != desk.row.version
            if around:
                await self._read_around(session, desk)
            play = await self._read_log(session, row, desk.play)
            desk.row, desk.play = row, play  # at once: others may be looking at the desk

    async def _read_around(self, session: AsyncSession, desk: Desk) -> None:
        desk.looked_around = monotonic()
        id = desk.row.id  # noqa: A001  the table's own name for it
        seats = await session.scalars(
            select(Seating).where(Seating.table == id).order_by(Seating.seat)
        )
        known = {(one.seat, one.person): one.seen for one in desk.seats}
        desk.sit_down(list(seats))
        for one in desk.seats:  # who was seen just now is not yet written down
            one.seen = max(one.seen, known.get((one.seat, one.person), 0.0))
        desk.chat = await session.scalar(select(func.max(ChatLine.id)).filter_by(table=id)) or 0
        screens = await session.scalars(select(Screen).where(Screen.table == id))
        desk.screens = {screen.person: (screen.seat, screen.n) for screen in screens}

    async def _read_log(
        self, session: AsyncSession, row: TableRow, play: Play | None
    ) -> Play | None:
        """The game of a table with all that was written."""
        known = -1 if play is None else play.n
        if known >= row.log or (play is not None and play.frozen is not None):
            return play
        entries = await self._entries(session, row.id, known)
        if play is None:
            play = await asyncio.to_thread(folded, row, entries)
        else:
            for entry in entries:
                follow(play, entry)
        play.forget()
        return play

    async def _entries(self, session: AsyncSession, table: str, after: int) -> list[Entry]:
        rows = await session.scalars(
            select(LogEntry).where(LogEntry.table == table, LogEntry.n > after).order_by(LogEntry.n)
        )
        return [entry_of(row) for row in rows]

    async def history(self, desk: Desk) -> list[Step]:
        """Every entry since the start with its events."""
        play = desk.playing()
        key = (desk.id, play.n)
        known = self._histories.get(key)
        if known is None:
            async with self._house.store.read() as session:
                entries = await self._entries(session, desk.id, -1)
            whole = await asyncio.to_thread(folded, desk.row, entries[: play.n + 1])
            known = list(whole.steps)
            self._histories[key] = known
        self._histories.move_to_end(key)
        while len(self._histories) > HISTORIES:
            self._histories.popitem(last=False)
        return known

    async def at(self, desk: Desk, n: int) -> Play:
        """The play as it was after entry `n`."""
        async with self._house.store.read() as session:
            entries = await self._entries(session, desk.id, -1)
        return await asyncio.to_thread(folded, desk.row, entries, n)

    async def write(self, desk: Desk, entry: Entry, draft: Draft) -> None:
        """Add an entry to the log, once; the caller holds the desk's lock."""
        play = desk.playing().after(entry, draft)
        values = row_values(play, entry)
        if play.bot_decides is not None:
            values |= {"claim": self._house.process, "claim_until": time() + self._house.lease}
        await self.carry_out(desk, lambda connection: add_entry(connection, desk.id, entry, values))
        desk.play = play
        vars(desk.row).update(values)

    async def carry_out(self, desk: Desk, work: Work) -> None:
        """Write something for a table; the caller holds the desk's lock."""
        writing = self._house.store.carry_out(work)
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(lambda done: self._left_alone(desk, done))
            raise
        except IntegrityError as error:
            raise Conflict from error

    def _left_alone(self, desk: Desk, writing: asyncio.Future[None]) -> None:
        """Who wrote has gone before the end of it: let everybody look what became of it."""
        if not writing.cancelled() and writing.exception() is not None:
            log.info("entry-not-written", table=desk.id[:4])
        desk.stale = True
        self._house.bus.tell(News("log", desk.id))


def add_entry(
    connection: Connection,
    table: str,
    entry: Entry,
    values: dict[str, str | int | float | bool | None],
) -> None:
    """One row of the log, with what the table's own row repeats of it."""
    moved = connection.execute(_MOVE_ON, values | {"which": table, "before": entry.n - 1})
    if moved.rowcount != 1:
        raise Conflict
    connection.execute(
        _ADD,
        {
            "table": table,
            "n": entry.n,
            "kind": entry.kind,
            "seat": entry.seat,
            "person": entry.person,
            "data": entry.data,
            "digest": entry.digest,
            "at": entry.at,
            "house": entry.house,
        },
    )


def row_values(play: Play, entry: Entry) -> dict[str, str | int | float | bool | None]:
    """What the table's row repeats of its log, so that it can be found."""
    values: dict[str, str | int | float | bool | None] = {
        "log": entry.n,
        "stage": "over" if play.over else "playing",
        "deciding": play.deciding,
        "waiting": play.waiting,
        "waits": play.decisions[play.deciding] if play.deciding >= 0 else 0,
        "began": play.clock.began,
        "deadline": play.deadline(),
        "bot_turn": play.bot_decides is not None,
        "claim": None,
        "claim_until": 0.0,
        "touched": entry.at,
    }
    if play.over:
        values["ended"] = entry.at
    return values


def folded(row: TableRow, entries: Sequence[Entry], upto: int | None = None) -> Play:
    """The play of a table's log; one whose very start does not replay can not be opened."""
    try:
        clock = Clock.read(row.clock)
        return fold(game_of(row.game), options_of(row), clock, entries, upto)
    except DoesNotReplay as error:
        raise Problem("frozen", {"at": -1, "reason": str(error)}) from error


def follow(play: Play, entry: Entry) -> None:
    """Go on by an entry that another process wrote."""
    if play.frozen is not None:
        return
    try:
        play.follow(entry)
    except DoesNotReplay as error:
        play.frozen = {"at": play.n, "reason": str(error)}
