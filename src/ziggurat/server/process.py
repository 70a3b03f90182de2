"""One server process: its parts, put together, and what they do without being asked."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

import ziggurat
from ziggurat.server.analyses.works import Analyses
from ziggurat.server.bus import Bus, MemoryBus, RedisBus
from ziggurat.server.ids import new_id
from ziggurat.server.lessons.progress import Learning
from ziggurat.server.live.connection import Services
from ziggurat.server.live.hub import Hub
from ziggurat.server.metrics import Metrics
from ziggurat.server.notices.push import Push
from ziggurat.server.notices.turns import Notices
from ziggurat.server.page_files import page_build
from ziggurat.server.people.accounts import Accounts
from ziggurat.server.puzzles.tries import Tries
from ziggurat.server.rate_limits import RateLimits
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Store, TableRow, UptimeClock
from ziggurat.server.studies.board import Boards
from ziggurat.server.studies.judging import Judging
from ziggurat.server.studies.kept import Studies
from ziggurat.server.tables.advice import Hints
from ziggurat.server.tables.bot_turns import BotTurns
from ziggurat.server.tables.brought import Brought
from ziggurat.server.tables.cache import TableCache
from ziggurat.server.tables.chat import Chat
from ziggurat.server.tables.executor import Executor
from ziggurat.server.tables.history import History
from ziggurat.server.tables.lobby import Lobby
from ziggurat.server.tables.origins import Origins
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.registry import Registry
from ziggurat.server.tables.rematch import Rematches
from ziggurat.server.tables.start import Starter
from ziggurat.server.tables.time_outs import TimeOuts
from ziggurat.server.tables.uploads import Uploads
from ziggurat.server.threads import Threads
from ziggurat.server.workers.pool import WorkerPool

LOOK_EVERY = 10
"""Lost news is looked for in every tenth sweep while the bus is up."""
PATIENCE = 20
"""How many times as long as a bot what can wait may take: it gets the time that is left over."""

log = structlog.get_logger("process")


class ServerProcess:
    """Every part gets the parts it needs, here and nowhere else."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = new_id(12)
        self.stopping = False
        self.writes = True
        """Whether the storage took what was last written to it without being asked."""
        self.metrics = Metrics()
        self.limits = RateLimits(settings.rates, settings.wide)
        self.store = store = Store(settings.database_url)
        self.uptime = UptimeClock(store, settings.tick)
        self.bus = bus = _bus(settings, self.id)
        self.threads = Threads()
        self.workers = WorkerPool(
            settings.workers, settings.think_seconds, settings.games, settings.compiled
        )
        self.analysts = WorkerPool(
            max(1, settings.analysis_workers),
            PATIENCE * settings.think_seconds,
            settings.games,
            settings.compiled,
            patient=True,
        )
        self.accounts = Accounts(
            store, bus, self.threads.hashing, settings.mail is not None, settings.push
        )
        self.push = Push(store, self.threads.names, settings)
        history = History(store, self.threads.loading, self.metrics)
        self.cache = cache = TableCache(store, bus, settings, history, self.id)
        self.presence = Presence(store, self.uptime, settings)
        self.executor = Executor(store, cache, self.presence, bus, self.metrics, settings)
        self.hints = Hints(cache, self.executor, self.workers)
        self.learning = Learning(store)
        self.tries = Tries(self.workers, self.threads.reading)
        self.chat = Chat(store, bus)
        self.registry = Registry(store, cache, settings)
        origins = Origins(store, cache, self.threads.reading, settings.games)
        self.starter = Starter(cache, self.registry, origins, self.executor, self.presence, bus)
        self.lobby = Lobby(
            store, cache, self.registry, origins, self.starter, self.presence, bus, settings
        )
        self.rematches = Rematches(store, cache, self.registry, self.presence, bus)
        self.uploads = Uploads(store, self.workers, self.threads.reading, settings)
        self.brought = Brought(store, cache, self.uploads, self.threads.reading)
        self.hub = Hub(store, bus, cache, self.presence, self.metrics, settings)
        self.live = Services(cache, self.presence, self.chat, self.limits, page_build)
        self.notices = Notices(
            *(store, self.uptime, self.metrics, settings, self.threads, self.push),
            connected=self.hub.at_table,
        )
        self._bots = BotTurns(
            *(store, cache, self.executor, self.workers, bus, self.metrics, settings, self.id)
        )
        self.analyses = Analyses(
            *(store, cache, self.analysts, self.limits, self.metrics, settings, self.id)
        )
        self.boards = Boards(self.threads.boards, settings.games)
        self.studies = Studies(store, self.uploads, self.workers, self.threads.boards, settings)
        self.judging = Judging(self.boards, self.workers, self.limits, settings)
        self._time_outs = TimeOuts(store, cache, self.executor, self.uptime)
        self._loops: list[asyncio.Task[None]] = []
        for listener in (cache.hear, self.hub.hear, self._bots.hear):
            bus.subscribe(listener)

    async def start(self) -> None:
        """Open: the schema first, then clocks, news, bots."""
        await self.store.migrate()
        await self.uptime.start(self.settings.alone)
        if self.settings.alone:
            async with self.store.write() as session:
                await session.execute(update(TableRow).values(claim=None, claim_until=0.0))
        await self.analyses.start()
        await self.bus.start()
        await self.workers.start()
        await self.analysts.start()
        self._loops = [
            asyncio.create_task(self._tick()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._bots.take_from_others()),
        ]
        how = "compiled" if ziggurat.COMPILED else "interpreted"
        log.info("open", release=ziggurat.__version__, rules=how, process=self.id)

    async def say_good_bye(self) -> None:
        """Tell live connections that the server stops, and let them go."""
        self.stopping = True
        await self.hub.close()

    async def stop(self) -> None:
        """Close: nothing that was acknowledged is lost by it."""
        self.stopping = True
        for loop in self._loops:
            loop.cancel()
        await self.hub.close()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self._bots.stop()
        await self.analyses.stop()
        await self.notices.stop()
        self.workers.stop()
        self.analysts.stop()
        self.threads.stop()
        await self.bus.stop()
        try:
            await self.presence.write()
            await self.uptime.tick()
        except SQLAlchemyError as error:
            log.warning("storage-away", error=type(error).__name__)
        await self.store.close()
        log.info("closed", process=self.id)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                await self.uptime.tick()
                self.writes = True
            except Exception as error:
                self.writes = False
                log.warning("storage-away", error=type(error).__name__)

    async def _sweep(self) -> None:
        turn = 0
        while True:
            try:
                await self._sweep_once(turn)
            except Exception as error:
                log.warning("sweep-failed", error=type(error).__name__, detail=str(error)[:200])
            turn += 1
            await asyncio.sleep(self.settings.sweep)

    async def _sweep_once(self, turn: int) -> None:
        """Time-outs, bots and analyses that nobody works on, presence, lost news, notices."""
        self.metrics.bot_thoughts.set(self.workers.waiting)
        self.metrics.workers.set(self.workers.replaced + self.analysts.replaced)
        self.metrics.tables.set(len(self.cache))
        self.metrics.bus.set(self.bus.up)
        for name, pool in self.threads.pools().items():
            self.metrics.threads.labels(name).set(pool.waiting)
        await self._time_outs.sweep()
        await self._bots.claim()
        await self.analyses.claim()
        self.hub.report_presence()
        await self.presence.write()
        await self.hub.push_presence()
        if not self.settings.alone and (not self.bus.up or turn % LOOK_EVERY == 0):
            await self.hub.find_lost_news()
            await self.hub.end_lost_sessions()
        await self.notices.send_due()


def _bus(settings: Settings, process: str) -> Bus:
    return MemoryBus() if settings.alone else RedisBus(settings.bus, process)
