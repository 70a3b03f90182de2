"""Time-outs: what happens when a clock has run out and nobody has asked."""

from __future__ import annotations

from time import monotonic

import structlog
from sqlalchemy import select

from ziggurat.server.problems import Problem
from ziggurat.server.storage import Store, TableRow, UptimeClock
from ziggurat.server.tables.cache import TableCache
from ziggurat.server.tables.commands import TimeOut
from ziggurat.server.tables.executor import Executor

MOST_AT_ONCE = 200
PUT_OFF_SECONDS = 60.0

log = structlog.get_logger("tables")


class TimeOuts:
    """Looks for tables whose deciding seat has no time left."""

    def __init__(
        self, store: Store, cache: TableCache, executor: Executor, uptime: UptimeClock
    ) -> None:
        self._store = store
        self._cache = cache
        self._executor = executor
        self._uptime = uptime
        self._put_off: dict[str, float] = {}
        """Tables whose time-out could not be written, and until when others go first."""

    async def sweep(self) -> None:
        now = monotonic()
        self._put_off = {table: until for table, until in self._put_off.items() if until > now}
        async with self._store.read() as session:
            due = await session.scalars(
                select(TableRow.id)
                .where(
                    TableRow.stage == "playing",
                    TableRow.deadline <= self._uptime.now(),
                    TableRow.id.not_in(self._put_off),
                )
                .limit(MOST_AT_ONCE)
            )
            tables = list(due)
        for id in tables:  # noqa: A001  the table's own name for it
            try:
                await self._time_out(id)
            except Problem as problem:
                log.info("time-out-late", problem=problem.key, table=id[:4])
                if problem.key == "frozen":
                    self._put_off[id] = now + PUT_OFF_SECONDS
            except Exception as error:  # whatever is wrong with one table, others go on
                log.warning("time-out-failed", error=type(error).__name__, table=id[:4])
                self._put_off[id] = now + PUT_OFF_SECONDS

    async def _time_out(self, id: str) -> None:  # noqa: A002  the table's own name for it
        table = await self._cache.open(id)
        logged = table.running()
        await self._executor.run(table, TimeOut(None, logged.deciding, logged.n))
