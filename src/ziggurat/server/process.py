"""The house: everything one server process holds, and what it does by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import monotonic, time

import structlog
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.exc import SQLAlchemyError

import ziggurat
from ziggurat.core.types import Seat
from ziggurat.server.bus import Bus, MemoryBus, News, RedisBus
from ziggurat.server.ids import new_id
from ziggurat.server.live.connections import Hub
from ziggurat.server.metrics import Metrics
from ziggurat.server.notices import turns as notices
from ziggurat.server.problems import Problem
from ziggurat.server.rate_limits import Limits
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Seating, Store, TableRow, table_of
from ziggurat.server.tables.cache import Desk, Desks
from ziggurat.server.tables.clocks import HouseClock
from ziggurat.server.tables.commands import bot_decides, time_out
from ziggurat.server.workers.pool import Workers

HERE = 60.0
"""Who was seen so lately is shown as being there."""
LOOK_EVERY = 10
MOST_AT_ONCE = 200

log = structlog.get_logger("house")

_SEATS = table_of(Seating)
_SEEN = (
    _SEATS.update()
    .where(_SEATS.c.table == bindparam("which"), _SEATS.c.seat == bindparam("number"))
    .values(seen=bindparam("at"))
)


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id(12)
        self.lease = settings.lease
        self.metrics = Metrics()
        self.store = Store(settings.database_url)
        self.clock = HouseClock(self.store, settings.tick)
        self.limits = Limits(settings.rates, settings.wide)
        self.desks = Desks(self)
        self.hub = Hub(self)
        self.bus: Bus = self._bus()
        self.workers = Workers(settings.workers, settings.think_seconds, settings.games)
        self.base_url = settings.public_url.rstrip("/") or f"http://{_named(settings)}"
        self.stopping = False
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._seen: dict[tuple[str, str], float] = {}
        self._seen_every = settings.seen_every
        self._to_note: dict[tuple[str, Seat], float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loops: list[asyncio.Task[None]] = []

    def _bus(self) -> Bus:
        if self.settings.alone:
            return MemoryBus(self.hear)
        return RedisBus(self.hear, self.settings.bus, self.process)

    async def start(self) -> None:
        """Open: the schema first, then clocks, news, bots."""
        await self.store.migrate()
        await self.clock.start(self.settings.alone)
        if self.settings.alone:
            async with self.store.write() as session:
                await session.execute(update(TableRow).values(claim=None, claim_until=0.0))
        await self.bus.start()
        await self.workers.start()
        self._loops = [
            asyncio.create_task(self._ticking()),
            asyncio.create_task(self._sweeping()),
        ]
        log.info("open", release=ziggurat.__version__, process=self.process)

    async def stop(self) -> None:
        """Close: nothing that was acknowledged is lost by it."""
        self.stopping = True
        for loop in self._loops:
            loop.cancel()
        await self.hub.close()
        thinking = list(self._thinking.values())
        for task in [*thinking, *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._loops, *thinking, *self._tasks, return_exceptions=True)
        self.workers.stop()
        await self.bus.stop()
        try:
            await self._note_seen()
            await self.clock.tick()
        except SQLAlchemyError as error:
            log.warning("storage-away", error=type(error).__name__)
        await self.store.close()
        log.info("closed", process=self.process)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, news: News) -> None:
        """Something changed, here or in another process."""
        if news.kind == "signed-out":
            self.hub.sign_out(news.people)
            return
        if not self.settings.alone:
            self.desks.mark(news.table)
        if news.kind == "gone":
            self.desks.drop(news.table)
        self.hub.wake(news)

    async def look(self, desk: Desk) -> None:
        """See what other processes wrote; the caller holds the desk's lock."""
        if desk.stale or not self.settings.alone:
            await self.desks.refresh(desk)

    def entered(self, desk: Desk) -> None:
        """An entry was written: tell everybody, and let a bot think if it is its turn."""
        play = desk.playing()
        people = {holder.person for holder in play.holders if holder.person is not None}
        self.bus.tell(News("log", desk.id, tuple(sorted(people))))
        desk.stale = False
        if play.bot_decides is not None:
            self.think(desk.id)

    def absence(self, desk: Desk) -> float:
        """How long somebody must be away to count as absent at this table."""
        live = desk.row.clock.get("kind") == "live"
        return self.settings.absent_live if live else self.settings.absent_relaxed

    def away(self, seating: Seating) -> float:
        """How long nobody has seen who sits there."""
        return max(0.0, self.clock.now() - seating.seen)

    def absent(self, desk: Desk, seat: Seat) -> bool:
        seating = desk.seats[seat]
        return seating.kind == "person" and self.away(seating) >= self.absence(desk)

    def here(self, desk: Desk, seat: Seat) -> bool:
        seating = desk.seats[seat]
        return seating.kind == "person" and self.away(seating) < min(HERE, self.absence(desk))

    def seen(self, desk: Desk, person: str | None) -> None:
        """That person is at the table; soon it is written down."""
        now = monotonic()
        if person is None or now - self._seen.get((desk.id, person), 0.0) < self._seen_every:
            return
        if not desk.mine(person):
            return
        if len(self._seen) > 100_000:
            self._seen.clear()
        self._seen[desk.id, person] = now
        desk.shown = None
        for seat in desk.mine(person):
            self._to_note[desk.id, seat] = desk.seats[seat].seen = self.clock.now()

    async def _note_seen(self) -> None:
        """Write down who was seen, in an order that all processes keep."""
        noted, self._to_note = self._to_note, {}
        if noted:
            rows = [{"which": t, "number": n, "at": at} for (t, n), at in sorted(noted.items())]

            def write_down(connection: Connection) -> None:
                connection.execute(_SEEN, rows)

            await self.store.carry_out(write_down)

    def think(self, table: str) -> None:
        """Let the bots of a table decide until a person must."""
        if table not in self._thinking and not self.stopping:
            self._thinking[table] = asyncio.create_task(self._think(table))

    async def _think(self, table: str) -> None:
        try:
            desk = await self.desks.open(table)
            for _ in range(self.settings.longest_log):
                if not await bot_decides(self, desk):
                    break
        except Problem as problem:
            log.warning("bot-stopped", problem=problem.key, table=table[:4])
        except Exception:
            log.exception("bot-failed", table=table[:4])
        finally:
            self._thinking.pop(table, None)

    async def _ticking(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                await self.clock.tick()
            except Exception as error:
                log.warning("storage-away", error=type(error).__name__)

    async def _sweeping(self) -> None:
        turn = 0
        while True:
            try:
                await self._sweep(turn)
            except Exception as error:
                log.warning("sweep-failed", error=type(error).__name__, detail=str(error)[:200])
            turn += 1
            await asyncio.sleep(self.settings.sweep)

    async def _sweep(self, turn: int) -> None:
        """Everything that nobody asks for: time-outs, bots left alone, news that got lost."""
        self.metrics.thoughts.set(self.workers.waiting)
        self.metrics.workers.set(self.workers.replaced)
        self.metrics.desks.set(len(self.desks))
        self.metrics.bus.set(self.bus.up)
        await self._time_outs()
        await self._bots()
        self.hub.keep_seen()
        await self._note_seen()
        await self.hub.tell_presence()
        if not self.settings.alone and (not self.bus.up or turn % LOOK_EVERY == 0):
            await self._lost_news()
        await notices.send_due(self)

    async def _time_outs(self) -> None:
        async with self.store.read() as session:
            due = await session.scalars(
                select(TableRow.id)
                .where(TableRow.stage == "playing", TableRow.deadline <= self.clock.now())
                .limit(MOST_AT_ONCE)
            )
            tables = list(due)
        for table in tables:
            try:
                await time_out(self, await self.desks.open(table))
            except Problem as problem:
                log.info("time-out-late", problem=problem.key, table=table[:4])

    async def _bots(self) -> None:
        """Think for bots that no process thinks for; keep the claim on those we think for."""
        now = time()
        until = now + self.lease
        async with self.store.read() as session:
            waiting = await session.scalars(
                select(TableRow.id)
                .where(TableRow.bot_turn, TableRow.claim_until < now, TableRow.stage == "playing")
                .limit(MOST_AT_ONCE)
            )
            left = [table for table in waiting if table not in self._thinking]
        if not left and (self.settings.alone or not self._thinking):
            return
        async with self.store.write() as session:
            if self._thinking:
                await session.execute(
                    update(TableRow)
                    .where(TableRow.id.in_(self._thinking), TableRow.claim == self.process)
                    .values(claim_until=until)
                )
            claimed = await session.scalars(
                update(TableRow)
                .where(TableRow.id.in_(left), TableRow.bot_turn, TableRow.claim_until < now)
                .values(claim=self.process, claim_until=until)
                .returning(TableRow.id)
            )
            taken = list(claimed)
        for table in taken:
            self.desks.mark(table)
            self.think(table)

    async def _lost_news(self) -> None:
        """Wake those whose table has moved on without their hearing of it."""
        known = self.hub.known()
        if not known:
            return
        async with self.store.read() as session:
            rows = await session.execute(
                select(TableRow.id, TableRow.log).where(TableRow.id.in_(known))
            )
            moved = [table for table, log_ in rows if log_ > known[table] or not self.bus.up]
        for table in moved:
            self.hear(News("log", table))


def _named(settings: Settings) -> str:
    host = "localhost" if settings.loopback or settings.host in ("0.0.0.0", "::") else settings.host
    return f"{host}:{settings.port}"
