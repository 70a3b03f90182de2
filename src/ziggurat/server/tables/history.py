"""What is read of logs: games as they are and as they were, from the last snapshot before."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar, get_args

import structlog
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm.attributes import set_committed_value

from ziggurat.core.chance import commitment
from ziggurat.core.state import State
from ziggurat.core.types import Options
from ziggurat.games import game as game_of
from ziggurat.server.metrics import Metrics
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.responses import Stage
from ziggurat.server.storage import LogRow, Seating, Snapshot, Store, TableRow
from ziggurat.server.storage.damage import mend
from ziggurat.server.tables.clocks import Clock
from ziggurat.server.tables.log import DoesNotReplay, LogEntry, LoggedGame, Step, begun
from ziggurat.server.tables.snapshots import (
    EVERY,
    BadSnapshot,
    is_due,
    restored,
    snapshot_of,
    write_snapshots,
)
from ziggurat.server.threads import ThreadPool

TRIES = 3
"""How many snapshots are tried before a log is folded from its start."""

STRETCHES = 48
"""How many stretches between two snapshots are in memory for those who look back."""

LONGEST_HISTORY = 2_000
HISTORIES = 12
"""How many histories are in memory for those who read them, and how long each may be."""

log = structlog.get_logger("history")

Key = tuple[str, int, int]
Look = Callable[[LoggedGame], None]
T = TypeVar("T")


class History:
    """Reads logs; where it had to fold much for want of snapshots, it keeps some."""

    def __init__(self, store: Store, loading: ThreadPool, metrics: Metrics) -> None:
        self._store = store
        self._loading = loading
        self.metrics = metrics
        self._stretches: OrderedDict[Key, dict[int, tuple[Step, State]]] = OrderedDict()
        self._histories: OrderedDict[Key, list[Step]] = OrderedDict()

    async def steps(self, row: TableRow, after: int, last: int) -> list[Step]:
        """The entries after one up to another, with their events."""
        key = (row.id, after, last)
        known = self._histories.get(key)
        if known is None:
            found: list[Step] = []

            def look(logged: LoggedGame) -> None:
                if logged.n > after:
                    found.append(logged.steps[-1])
                    logged.forget()

            async with self._store.read() as session:
                await self.game(session, row, max(0, after), last, look)
            known = found
        if len(known) <= LONGEST_HISTORY:
            _remember(self._histories, key, known, HISTORIES)
        return known

    def at_hand(self, row: TableRow, n: int, last: int) -> bool:
        """Whether that position can be shown without the storage."""
        return (row.id, *_around(n, last)) in self._stretches

    async def position(self, row: TableRow, n: int, last: int) -> tuple[Step, State]:
        """Entry `n` of a log that has come to entry `last`, and where it led."""
        after, upto = _around(n, last)
        key = (row.id, after, upto)
        known = self._stretches.get(key)
        if known is None:
            found: dict[int, tuple[Step, State]] = {}

            def look(logged: LoggedGame) -> None:
                if logged.n > after:
                    found[logged.n] = logged.steps[-1], logged.state

            async with self._store.read() as session:
                await self.game(session, row, max(0, after), upto, look)
            known = found
        _remember(self._stretches, key, known, STRETCHES)
        if n not in known:
            raise Problem("no-such-position")
        return known[n]

    async def game(
        self, session: AsyncSession, row: TableRow, before: int, last: int, look: Look | None = None
    ) -> LoggedGame:
        """The game after entry `last`; `look` sees it after each of those after `before`.

        Raises `DoesNotReplay` where not even the start does.
        """
        first = await read_entries(session, row.id, -1, 0)
        for snapshot in await _last_snapshots(session, row.id, before):
            entries = await read_entries(session, row.id, snapshot.n - 1, last)
            await session.commit()  # nobody else waits for this connection while it is folded
            try:
                return await self._run(row, first, entries, snapshot, look)
            except BadSnapshot as error:
                log.warning("bad-snapshot", table=row.id[:4], n=snapshot.n, detail=str(error)[:200])
        entries = await read_entries(session, row.id, 0, last)
        await session.commit()
        return await self._run(row, first, entries, None, look)

    async def _run(
        self,
        row: TableRow,
        first: Sequence[LogEntry],
        entries: Sequence[LogEntry],
        snapshot: Snapshot | None,
        look: Look | None,
    ) -> LoggedGame:
        """In a thread: fold the entries after the start, or after the one of a snapshot."""
        fresh: list[Snapshot] = []

        def see(logged: LoggedGame) -> None:
            if look is not None:
                look(logged)
            if is_due(logged.n) and len(entries) > 2 * EVERY:
                fresh.append(snapshot_of(row.id, logged))

        def work() -> LoggedGame:
            logged = begin(row, first)
            if snapshot is None:
                see(logged)
                logged.replay_all(entries, see)
            else:
                logged = restored(logged, entries[0] if entries else first[0], snapshot)
                logged.replay_all(entries[1:], see)
            return logged

        logged = await self._loading.run(work)
        self.metrics.replayed.inc(len(entries) - (snapshot is not None))
        if fresh and logged.frozen is None:
            self.keep(fresh)
        return logged

    def keep(self, snapshots: list[Snapshot]) -> None:
        """Write snapshots down; nobody waits for it, and nothing is lost where it fails."""
        writing = self._store.submit(lambda connection: write_snapshots(connection, snapshots))
        writing.add_done_callback(_written)


def _written(writing: asyncio.Future[None]) -> None:
    if not writing.cancelled() and (error := writing.exception()) is not None:
        log.info("snapshot-not-written", error=type(error).__name__)


def _around(n: int, last: int) -> tuple[int, int]:
    """The stretch between two snapshots in which an entry lies: after which entry, up to which."""
    if n == 0:
        return -1, min(EVERY, last)
    after = (n - 1) // EVERY * EVERY
    return after or -1, min(after + EVERY, last)


def _remember(known: OrderedDict[Key, T], key: Key, value: T, most: int) -> None:
    known[key] = value
    known.move_to_end(key)
    while len(known) > most:
        known.popitem(last=False)


def damage_of_row(row: TableRow) -> str:
    """What cannot be in a table's row, if anything; it is read as nothing."""
    damaged = mend(row)
    if row.stage not in get_args(Stage):
        set_committed_value(row, "stage", "over")
        damaged.append("stage")
    try:
        commitment(row.secret)
    except ValueError:
        set_committed_value(row, "secret", "")
        damaged.append("secret")
    return f"its row: {', '.join(damaged)}" if damaged else ""


def damage_of_seats(seats: list[Seating]) -> str:
    """What cannot be in the rows of a table's seats, if anything.

    It is read as nothing, and where the numbers are wrong, nobody sits anywhere.
    """
    damaged = {name for one in seats for name in mend(one)}
    if [one.seat for one in seats] != list(range(len(seats))):
        seats.clear()
        damaged.add("seat")
    return f"its seats: {', '.join(sorted(damaged))}" if damaged else ""


def options_of(row: TableRow) -> Options:
    return {name: value for name, value in row.options.items() if isinstance(value, str | int)}


def begin(row: TableRow, entries: Sequence[LogEntry]) -> LoggedGame:
    """The game of a table after entry 0; raises `DoesNotReplay` where it does not."""
    try:
        game, options, clock = game_of(row.game), options_of(row), Clock.read(row.clock)
    except Exception as error:  # a damaged row may hold anything
        raise DoesNotReplay(f"the table: {type(error).__name__} {error}") from error
    return begun(game, options, clock, entries)


def folded(row: TableRow, entries: Sequence[LogEntry]) -> LoggedGame:
    """The game of a whole log; raises `DoesNotReplay` where its very start does not."""
    logged = begin(row, entries)
    logged.replay_all(entries[1:])
    return logged


async def _last_snapshots(session: AsyncSession, table: str, before: int) -> list[Snapshot]:
    """The last ones up to an entry, newest first."""
    chosen = select(Snapshot).where(Snapshot.table == table, Snapshot.n <= before)
    return list(await session.scalars(chosen.order_by(Snapshot.n.desc()).limit(TRIES)))


def entry_of(row: LogRow) -> LogEntry:
    return LogEntry(row.n, row.kind, row.seat, row.person, row.data, row.digest, row.at, row.uptime)


async def read_entries(
    session: AsyncSession, table: str, after: int, last: int | None = None
) -> list[LogEntry]:
    """The entries after number `after`, up to `last`."""
    chosen = select(LogRow).where(LogRow.table == table, LogRow.n > after).order_by(LogRow.n)
    if last is not None:
        chosen = chosen.where(LogRow.n <= last)
    return [entry_of(row) for row in await session.scalars(chosen)]
