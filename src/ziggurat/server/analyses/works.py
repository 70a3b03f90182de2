"""Analyses under way: a few actions at a time, behind everything that people wait for."""

from __future__ import annotations

import asyncio

import structlog

from ziggurat.core.state import State
from ziggurat.server.analyses.kept import KeptAnalyses, Work, result_of, work_of
from ziggurat.server.metrics import Metrics
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.rate_limits import RateLimits, by_person
from ziggurat.server.schemas.analysis import MoveVerdict, TableAnalysis
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Store
from ziggurat.server.tables.cache import OpenTable, TableCache
from ziggurat.server.tables.log import LoggedGame
from ziggurat.server.tables.record import record
from ziggurat.server.workers.analysis import analyse_some, conclude
from ziggurat.server.workers.pool import WorkerPool
from ziggurat.server.workers.queue import Turn

CHUNK_SECONDS = 0.5
"""How long an analysis holds a worker, unless a single decision takes longer."""
MOST_AT_ONCE = 50
DEEP_COST = 4.0
"""What a deep analysis counts of the rate of analyses."""

log = structlog.get_logger("analyses")


class Analyses:
    """The analyses that this process works on."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        workers: WorkerPool,
        limits: RateLimits,
        metrics: Metrics,
        settings: Settings,
        process: str,
    ) -> None:
        self._kept = KeptAnalyses(store, process, settings.lease)
        self._cache = cache
        self._workers = workers
        self._limits = limits
        self._metrics = metrics
        self._settings = settings
        self._tasks: dict[Work, asyncio.Task[None]] = {}
        self._stopped = False

    async def start(self) -> None:
        if self._settings.alone:
            await self._kept.release_all()

    async def ask(self, table: OpenTable, me: Me, deep: bool) -> None:
        """Begin an analysis, unless it is there or under way already."""
        logged = _finished(table)
        work = Work(table.id, deep)
        if await self._kept.is_known(work):
            return
        self._limits.take("analyses", by_person(me.id), DEEP_COST if deep else 1.0)
        most = self._settings.analyses_per_person
        if await self._kept.under_way(me.id) >= most:
            raise Problem("too-many-analyses", {"most": most})
        await self._kept.begin(work, me.id, len(logged.actions))
        self._begin(work)

    async def of(self, table: OpenTable, whole: bool) -> TableAnalysis:
        """How far the analyses of a table are; what the deepest of them says, if it is wanted."""
        logged = _finished(table)
        rows = await self._kept.of(table.id)
        return TableAnalysis(
            table=table.id,
            works=[work_of(row) for row in rows],
            entries=[0, *(played.n for played in logged.actions)],
            result=result_of(rows) if whole else None,
        )

    async def decision(self, table: OpenTable, number: int) -> tuple[State, MoveVerdict]:
        """The position in which an action was decided, and what the analysis says of it."""
        logged = _finished(table)
        result = result_of(await self._kept.of(table.id))
        if result is None or not 0 < number <= len(result.steps):
            raise Problem("no-such-position")
        verdict = result.steps[number - 1].verdict
        if verdict is None:
            raise Problem("no-such-position")
        entry = logged.actions[number - 2].n if number > 1 else 0
        _, state = await self._cache.history.position(table.row, entry, logged.n)
        return state, verdict

    async def claim(self) -> None:
        """Renew the claims of this process; go on with analyses that nobody works on."""
        self._metrics.analysing.set(len(self._tasks))
        await self._kept.renew(list(self._tasks))
        free = MOST_AT_ONCE - len(self._tasks)
        for work in await self._kept.claim(free) if free > 0 else ():
            self._begin(work)

    def _begin(self, work: Work) -> None:
        if work not in self._tasks and not self._stopped:
            self._tasks[work] = asyncio.create_task(self._run(work))

    async def _run(self, work: Work) -> None:
        try:
            result = await self._analyse(work)
        except Exception as error:
            log.warning("analysis-failed", error=type(error).__name__, table=work.table[:4])
            await self._end(work, "failed")
        else:
            if result:
                await self._end(work, "done")
        finally:
            self._tasks.pop(work, None)

    async def _analyse(self, work: Work) -> bool:
        """Find all that is missing and keep it; False if another process has the work."""
        table = await self._cache.open(work.table)
        total = len(_finished(table).actions)
        what = (record(table).text(), work.deep, self._settings.analysis_effort)
        turn = Turn(table.row.owner or table.id)
        steps = await self._kept.steps(work)
        while len(steps) < total:
            found = await self._workers.run(turn, analyse_some, *what, len(steps), CHUNK_SECONDS)
            if not await self._kept.add(work, len(steps), found):
                return False
            steps += found
        await self._kept.finish(work, await self._workers.run(turn, conclude, *what, steps))
        return True

    async def _end(self, work: Work, how: str) -> None:
        self._metrics.analyses.labels(how).inc()
        if how == "failed":
            await self._kept.finish(work, None)

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _finished(table: OpenTable) -> LoggedGame:
    """The game, which must be over: nobody is helped while it runs."""
    logged = table.started()
    if not logged.over:
        raise Problem("not-over")
    return logged
