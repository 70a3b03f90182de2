"""The tables in memory: a bounded cache of positions, always rebuilt from the log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic, time
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection, bindparam, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ziggurat.core.game import Game
from ziggurat.core.types import NOBODY, Facts, Options, Seat
from ziggurat.games import game as game_of
from ziggurat.server.bus import Bus, News
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.responses import State
from ziggurat.server.settings import Settings
from ziggurat.server.storage import (
    UPTIME,
    ChatLine,
    LogRow,
    Screen,
    Seating,
    Store,
    TableRow,
    Work,
    table_of,
)
from ziggurat.server.tables.history import (
    History,
    damage_of_row,
    damage_of_seats,
    options_of,
    read_entries,
)
from ziggurat.server.tables.log import (
    NO_REPLAY,
    DoesNotReplay,
    EntryPreview,
    LogEntry,
    LoggedGame,
    Step,
)
from ziggurat.server.tables.snapshots import is_due, snapshot_of

AT_HAND = 16
"""How many entries of a table that is opened are in memory with their events, at least."""

MOST_SINCE = 500
"""How many entries come with a position; whoever missed more asks again from the last of them."""

FAR_BEHIND = 64
"""How many entries are carried out on a table in memory; of more, it is opened anew."""

log = structlog.get_logger("tables")

_TABLES, _LOG = table_of(TableRow), table_of(LogRow)
_MOVE_ON = _TABLES.update().where(
    _TABLES.c.id == bindparam("which"), _TABLES.c.log == bindparam("before")
)
_ADD = _LOG.insert()


RowValues = dict[str, str | int | float | bool | None]


class Conflict(Exception):
    """Somebody else wrote that entry first."""


@dataclass
class Shown:
    """What is worked out once for all who look at one position at the same moment."""

    logged: LoggedGame
    at: tuple[int, int]
    """The log number and the tenth of a second."""
    state: State
    views: dict[Seat | None, Facts] = field(default_factory=dict)


class OpenTable:
    """One table as this process knows it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.logged: LoggedGame | None = None
        self.damage = ""
        """Why nothing of it can be shown: its row, or the start of its log. For the host alone."""
        self.chat = 0
        self.bot_wait = 0.0
        """Roughly how many seconds the bot to move waits until it may think."""
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

    def handed_over(self, person: str | None) -> bool:
        """Whether the deciding seat came to a shared screen and no other seat of it since."""
        logged, mine = self.started(), self.mine(person)
        seat, n = self.screens.get(person or "", (NOBODY, 0))
        if seat != logged.deciding:
            return False
        return all(other == seat or other not in mine for other in logged.deciders[n:])

    @property
    def frozen(self) -> Facts | None:
        """Since which entry the table can only be watched; -1 where nothing can be shown."""
        if self.damage:
            return {"at": -1, "reason": NO_REPLAY}
        return None if self.logged is None else self.logged.frozen

    def started(self) -> LoggedGame:
        """The game, which must have been started."""
        if self.damage:
            raise Problem("frozen", self.frozen)
        if self.logged is None:
            raise Problem("not-started")
        return self.logged

    def running(self) -> LoggedGame:
        """The game, which must be going on."""
        logged = self.started()
        if logged.frozen is not None:
            raise Problem("frozen", logged.frozen)
        if logged.over:
            raise Problem("over")
        return logged


class TableCache:
    """The tables in memory; the least recently used ones are forgotten."""

    def __init__(
        self, store: Store, bus: Bus, settings: Settings, history: History, process: str
    ) -> None:
        self._store = store
        self._bus = bus
        self._settings = settings
        self.history = history
        self._process = process
        self._recent: OrderedDict[str, OpenTable] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._open: WeakValueDictionary[str, OpenTable] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._recent)

    def cached(self, id: str) -> OpenTable | None:  # noqa: A002  the table's own name for it
        return self._open.get(id)

    def mark_stale(self, id: str) -> None:  # noqa: A002
        """Something of that table was written without going through the cache."""
        table = self._open.get(id)
        if table is not None:
            table.stale = True

    def hear(self, news: News) -> None:
        """What other processes write, and what anybody writes around a log, is read again."""
        if news.kind == "table" or (news.kind != "bot-waits" and not self._settings.alone):
            self.mark_stale(news.table)
        if news.kind == "gone":
            self._drop(news.table)

    def _drop(self, id: str) -> None:  # noqa: A002
        self._recent.pop(id, None)
        self._open.pop(id, None)

    async def open(self, id: str, look: bool = True) -> OpenTable:  # noqa: A002
        """A table; `look` also asks the storage where other processes may write.

        A table is open once: one that was forgotten while somebody still uses it is taken up
        again.
        """
        table = self._open.get(id)
        if table is None:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    table = self._open.get(id) or await self._load(id)
            finally:
                self._opening.pop(id, None)
        elif table.stale or (look and not self._settings.alone):
            async with table.lock:
                await self.refresh(table)
        self._recent[id] = table
        self._recent.move_to_end(id)
        while len(self._recent) > self._settings.cached_tables:
            self._recent.popitem(last=False)
        return table

    async def _load(self, id: str) -> OpenTable:  # noqa: A002
        async with self._store.read() as session:
            row = await session.get(TableRow, id)
            if row is None:
                raise Problem("no-such-table")
            table = OpenTable(row)
            self._look_for_damage(table, row)
            await self._read_around(session, table)
            if not table.damage:
                await self._read_on(session, table, row)
        table.stale = False
        self._open[id] = table
        return table

    async def look(self, table: OpenTable) -> None:
        """See what other processes wrote; the caller holds the table's lock."""
        if table.stale or not self._settings.alone:
            await self.refresh(table)

    async def look_around(self, table: OpenTable) -> None:
        """Read whom other processes have seen at the table, unless that was read lately."""
        lately = monotonic() - table.looked_around <= self._settings.seen_every
        if not (self._settings.alone or lately):
            async with table.lock:
                await self.refresh(table, whole=True)

    async def refresh(self, table: OpenTable, whole: bool = False) -> None:
        """Read what was written since; the caller holds the table's lock.

        When people were last seen is read anew with `whole`, and now and then.
        """
        table.stale = False
        async with self._store.read() as session:
            row = await session.get(TableRow, table.id)
            if row is None:
                self._drop(table.id)
                raise Problem("no-such-table")
            self._look_for_damage(table, row)
            old = monotonic() - table.looked_around > self._settings.seen_every
            around = whole or old or row.version != table.row.version
            if around:
                await self._read_around(session, table)
            if table.damage:
                return
            await self._read_on(session, table, row)

    async def _read_on(self, session: AsyncSession, table: OpenTable, row: TableRow) -> None:
        """The rest of the log; one whose very start is damaged hurts its own table alone."""
        try:
            logged = await self._read_log(session, row, table.logged)
            table.row, table.logged = row, logged  # at once: others may be looking at the table
        except DoesNotReplay as error:
            table.row = row
            self._give_up(table, str(error) or NO_REPLAY)

    def _look_for_damage(self, table: OpenTable, row: TableRow) -> None:
        """What cannot be in its row is read as nothing, and the table can only be watched."""
        if damage := damage_of_row(row):
            table.row = row
            self._give_up(table, damage)

    def _give_up(self, table: OpenTable, why: str) -> None:
        """The table can only be watched."""
        if not table.damage:
            self.history.metrics.frozen.inc()
            log.warning("table-damaged", table=table.id[:4], detail=why[:200])
        table.damage = why

    async def _read_around(self, session: AsyncSession, table: OpenTable) -> None:
        table.looked_around = monotonic()
        id = table.row.id  # noqa: A001  the table's own name for it
        seats = await session.scalars(
            select(Seating).where(Seating.table == id).order_by(Seating.seat)
        )
        known = {(one.seat, one.person): one.seen for one in table.seats}
        seated = list(seats)
        if damage := damage_of_seats(seated):
            self._give_up(table, damage)
        table.sit_down(seated)
        for one in table.seats:  # who was seen just now is not yet written down
            one.seen = max(one.seen, known.get((one.seat, one.person), 0.0))
        table.chat = await session.scalar(select(func.max(ChatLine.id)).filter_by(table=id)) or 0
        screens = await session.scalars(select(Screen).where(Screen.table == id))
        table.screens = {screen.person: (screen.seat, screen.n) for screen in screens}

    async def _read_log(
        self, session: AsyncSession, row: TableRow, logged: LoggedGame | None
    ) -> LoggedGame | None:
        """The game of a table with all that was written."""
        known = -1 if logged is None else logged.n
        if known >= row.log or (logged is not None and logged.frozen is not None):
            return logged
        if logged is None or row.log - known > FAR_BEHIND:
            logged = await self.history.game(session, row, max(0, row.log - AT_HAND), row.log)
        else:
            logged.replay_all(await read_entries(session, row.id, known))
        if logged.n < row.log and logged.frozen is None:
            logged.freeze(f"entry {logged.n + 1} is missing or cannot be read")
        if logged.frozen is not None:
            self.history.metrics.frozen.inc()
            log.warning("table-frozen", table=row.id[:4], detail=logged.broken[:200])
        logged.forget()
        return logged

    async def steps_since(
        self, table: OpenTable, since: int | None, most: int = MOST_SINCE
    ) -> list[Step]:
        """The entries after number `since`, the first `most` of them if there are more."""
        logged = table.started()
        if since is None or since >= logged.n:
            return []
        last = min(logged.n, since + most)
        if not self.long_past(table, since):
            return [step for step in logged.steps if since < step.entry.n <= last]
        return await self.history.steps(table.row, since, last)

    async def entry(self, table: OpenTable, n: int) -> LogEntry | None:
        """An entry of the log, from memory or from the storage."""
        for step in table.started().steps:
            if step.entry.n == n:
                return step.entry
        async with self._store.read() as session:
            found = await read_entries(session, table.id, n - 1, n)
        return found[0] if found else None

    def long_past(self, table: OpenTable, since: int | None) -> bool:
        """Whether entries after `since` are no longer in memory."""
        if since is None or table.logged is None or since >= table.logged.n:
            return False
        return not table.logged.steps or table.logged.steps[0].entry.n > since + 1

    async def write(self, table: OpenTable, entry: LogEntry, preview: EntryPreview) -> None:
        """Add an entry to the log, once; the caller holds the table's lock."""
        logged = table.started().with_entry(entry, preview)
        values = self.row_values(logged, entry)
        await self.submit(table, lambda connection: add_entry(connection, table.id, entry, values))
        table.logged = logged
        table.row.update(values)
        if is_due(entry.n):
            self.history.keep([snapshot_of(table.id, logged)])

    def row_values(self, logged: LoggedGame, entry: LogEntry) -> RowValues:
        """What the table's row repeats of its log, so that it can be found."""
        values: RowValues = {
            "log": entry.n,
            "stage": "over" if logged.over else "playing",
            "deciding": logged.deciding,
            "waiting": logged.person_to_move,
            "waits": logged.decisions[logged.deciding] if logged.deciding >= 0 else 0,
            "began": logged.clock.began,
            "deadline": logged.deadline(),
            "bot_turn": logged.bot_to_move is not None,
            "claim": None,
            "claim_until": 0.0,
            "touched": entry.at,
        }
        if logged.over:
            values["ended"] = entry.at
        if logged.bot_to_move is not None:
            until = time() + self._settings.lease
            values |= {"claim": self._process, "claim_until": until}
        return values

    async def submit(self, table: OpenTable, work: Work) -> None:
        """Write something for a table; the caller holds the table's lock."""
        writing = self._store.submit(work)
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(lambda done: self._left_alone(table, done))
            raise
        except IntegrityError as error:
            raise Conflict from error
        except Exception:  # nobody knows what became of it: look again before the next entry
            table.stale = True
            raise

    def _left_alone(self, table: OpenTable, writing: asyncio.Future[None]) -> None:
        """The sender has gone before the end of it: let everybody look what became of it."""
        if not writing.cancelled() and writing.exception() is not None:
            log.info("entry-not-written", table=table.id[:4])
        table.stale = True
        self._bus.publish(News("log", table.id))


def add_entry(connection: Connection, table: str, entry: LogEntry, values: RowValues) -> None:
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
            UPTIME: entry.uptime,
        },
    )
