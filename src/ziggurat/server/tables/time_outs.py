"""Time-outs: what happens when a clock has run out and nobody has asked."""

from __future__ import annotations

import structlog
from sqlalchemy import select

from ziggurat.server.problems import Problem
from ziggurat.server.storage import Store, TableRow, UptimeClock
from ziggurat.server.tables.cache import TableCache
from ziggurat.server.tables.commands import TimeOut
from ziggurat.server.tables.executor import Executor

MOST_AT_ONCE = 200

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

    async def sweep(self) -> None:
        async with self._store.read() as session:
            due = await session.scalars(
                select(TableRow.id)
                .where(TableRow.stage == "playing", TableRow.deadline <= self._uptime.now())
                .limit(MOST_AT_ONCE)
            )
            tables = list(due)
        for id in tables:  # noqa: A001  the table's own name for it
            try:
                table = await self._cache.open(id)
                logged = table.running()
                await self._executor.run(table, TimeOut(None, logged.deciding, logged.n))
            except Problem as problem:
                log.info("time-out-late", problem=problem.key, table=id[:4])
