"""Bots at tables: one process thinks for a bot, and if it ends another takes over."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from time import time

import structlog
from sqlalchemy import ColumnElement, exists, or_, select, update

from ziggurat.bots import Tried, merge
from ziggurat.core.types import Action, Facts
from ziggurat.server.bus import Bus, News
from ziggurat.server.metrics import Metrics
from ziggurat.server.problems import Problem
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Seating, Store, TableRow
from ziggurat.server.tables.cache import OpenTable, TableCache
from ziggurat.server.tables.commands import ActAsBot
from ziggurat.server.tables.executor import Executor
from ziggurat.server.tables.log import LoggedGame
from ziggurat.server.workers.pool import TooLong, WorkerPool
from ziggurat.server.workers.queue import Turn
from ziggurat.server.workers.tasks import Thought, choose, search

MOST_AT_ONCE = 200
QUICK = "greedy"
QUICK_SECONDS = 20.0
"""Which bot decides, and how soon, for one that never answers; the log says so."""

FAR_AHEAD = 10
"""A claim for more leases than this comes from a clock that was wrong."""

WORTH_SAYING = 2.0
"""A shorter wait for a bot is not told."""

BESIDE_SECONDS = 1.0
"""How long searches beside that of the bot are waited for once that has ended."""

log = structlog.get_logger("bots")


class BotTurns:
    """The bots that this process thinks for."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        executor: Executor,
        workers: WorkerPool,
        bus: Bus,
        metrics: Metrics,
        settings: Settings,
        process: str,
    ) -> None:
        self._store = store
        self._cache = cache
        self._executor = executor
        self._workers = workers
        self._bus = bus
        self._metrics = metrics
        self._settings = settings
        self._process = process
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._beside: set[asyncio.Task[list[Thought] | None]] = set()
        """Searches beside that of a bot, until they end."""
        self._stopped = False
        self._wanted = asyncio.Event()
        """Set when another process has more bots than it can think for."""

    def hear(self, news: News) -> None:
        """An entry that this process wrote may make it a bot's turn."""
        if news.kind == "log" and news.own:
            table = self._cache.cached(news.table)
            if table is not None and table.logged is not None and table.logged.bot_to_move:
                self._start(table.id)
        elif news.kind == "bot-free" and not news.own:
            self._wanted.set()

    def _start(self, table: str) -> None:
        """Let the bots of a table decide until a person must."""
        if table not in self._tasks and not self._stopped:
            self._tasks[table] = asyncio.create_task(self._run(table))

    @property
    def overloaded(self) -> bool:
        """Whether other processes should think for some of the bots of this one."""
        return not self._settings.alone and len(self._tasks) > self._workers.backlog

    async def _hand_over(self, table: str) -> None:
        """Let any process think for the bot of a table."""
        async with self._store.write() as session:
            await session.execute(
                update(TableRow)
                .where(TableRow.id == table, TableRow.claim == self._process)
                .values(claim=None, claim_until=0.0)
            )
        self._bus.publish(News("bot-free", table))

    async def _run(self, id: str) -> None:  # noqa: A002  the table's own name for it
        try:
            table = await self._cache.open(id)
            for _ in range(self._settings.longest_log):
                if self.overloaded and table.logged is not None and table.logged.bot_to_move:
                    await self._hand_over(id)
                    break
                if not await self._play_bot_turn(table):
                    break
        except Problem as problem:
            log.warning("bot-stopped", problem=problem.key, table=id[:4])
        except Exception:
            log.exception("bot-failed", table=id[:4])
        finally:
            self._tasks.pop(id, None)

    async def _play_bot_turn(self, table: OpenTable) -> bool:
        """Let the bot to move decide once; whether there was anything to decide."""
        logged = table.logged
        if logged is None or logged.frozen is not None or logged.bot_to_move is None:
            return False
        seat, n = logged.deciding, logged.n
        with self._metrics.bot_seconds.time():
            action, instead = await self._choose(table, logged, logged.bot_to_move)
        try:
            await self._executor.run(table, ActAsBot(None, seat, n, action, instead))
        except Problem as problem:
            if problem.key not in ("position-has-changed", "not-your-decision", "over"):
                raise
        return True

    async def _choose(
        self, table: OpenTable, logged: LoggedGame, name: str
    ) -> tuple[Action, str | None]:
        """What the bot does; if it never answers, what another does, and which."""
        seat, actions, turn = logged.deciding, logged.state.actions(), _turn(table, logged)
        self._say_wait(table, self._workers.wait(turn))
        given = (seat, actions, logged.state.view(seat), SystemRandom().getrandbits(64))
        try:
            return await self._think(turn, (table.id, table.row.game, name), given), None
        except TooLong:
            log.warning("bot-late", bot=name, game=table.row.game, table=table.id[:4])
        try:
            quick = await self._workers.run_once(
                turn, QUICK_SECONDS, choose, table.id, table.row.game, QUICK, *given
            )
        except TooLong:
            return SystemRandom().choice(actions), "random"
        return quick, QUICK

    async def _think(
        self, turn: Turn, who: tuple[str, str, str], given: tuple[int, list[Action], Facts, int]
    ) -> Action:
        """What the bot does; idle workers search beside it, as many as the host allows.

        What they find in time is added to what its own search found: one that is lost costs
        strength, never a move.
        """
        seat, actions, view, chance = given
        beside = self._settings.bot_cores - 1
        if beside < 1 or len(actions) == 1:
            return await self._workers.run(turn, choose, *who, *given)
        own = asyncio.create_task(self._workers.run(turn, search, *who, *given))
        others = [
            asyncio.create_task(
                self._workers.run_beside(turn, search, *who, seat, actions, view, chance + number)
            )
            for number in range(1, beside + 1)
        ]
        for task in others:
            self._beside.add(task)
            task.add_done_callback(self._beside.discard)
        found = await own
        if not found:
            return await self._workers.run(turn, choose, *who, *given)
        done, _ = await asyncio.wait(others, timeout=BESIDE_SECONDS)
        results = [task.result() for task in done if task.exception() is None]
        every = [found, *(result for result in results if result)]
        return merge([[Tried(*one) for one in thoughts] for thoughts in every])[0].action

    def _say_wait(self, table: OpenTable, seconds: float) -> None:
        """Tell those at a table how long the bot waits until it may think, if it is long."""
        table.bot_wait = round(seconds, 1)
        if seconds >= WORTH_SAYING:
            table.shown = None
            self._bus.publish(News("bot-waits", table.id))

    async def claim(self) -> None:
        """Think for bots that no process thinks for; renew the claims on those of this one."""
        now = time()
        until = now + self._settings.lease
        free = _unclaimed(now, self._settings.lease)
        async with self._store.read() as session:
            waiting = await session.scalars(
                select(TableRow.id)
                .where(TableRow.bot_turn, free, TableRow.stage == "playing")
                .order_by(_awaited().desc(), TableRow.began)
                .limit(MOST_AT_ONCE)
            )
            unclaimed = [table for table in waiting if table not in self._tasks]
            if not self._settings.alone:
                unclaimed = unclaimed[: max(0, self._workers.backlog - len(self._tasks))]
        if not unclaimed and (self._settings.alone or not self._tasks):
            return
        async with self._store.write() as session:
            if self._tasks:
                await session.execute(
                    update(TableRow)
                    .where(TableRow.id.in_(self._tasks), TableRow.claim == self._process)
                    .values(claim_until=until)
                )
            claimed = await session.scalars(
                update(TableRow)
                .where(TableRow.id.in_(unclaimed), TableRow.bot_turn, free)
                .values(claim=self._process, claim_until=until)
                .returning(TableRow.id)
            )
            taken = list(claimed)
        for table in taken:
            self._cache.mark_stale(table)
            self._start(table)

    async def take_from_others(self) -> None:
        """Claim at once what other processes leave to anybody, for ever."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self.claim()
            except Exception as error:
                log.warning("claim-failed", error=type(error).__name__)

    async def stop(self) -> None:
        self._stopped = True
        tasks = [*self._tasks.values(), *self._beside]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _unclaimed(now: float, lease: float) -> ColumnElement[bool]:
    """Tables that no process thinks for; a claim from a clock far ahead of this one is none."""
    return or_(TableRow.claim_until < now, TableRow.claim_until > now + FAR_AHEAD * lease)


def _awaited() -> ColumnElement[bool]:
    """Whether a person sits at the table, so that somebody waits for the bot."""
    return exists().where(Seating.table == TableRow.id, Seating.kind == "person")


def _turn(table: OpenTable, logged: LoggedGame) -> Turn:
    """Whose turn it is to have a bot think: people's tables come before those of bots alone."""
    awaited = any(not holder.by_bot for holder in logged.holders)
    return Turn(table.row.owner or table.id, awaited)
