"""The live connections of this process, and who of them has to hear what."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import select

from ziggurat.server.bus import Bus, News
from ziggurat.server.live.connection import (
    GOING_AWAY,
    NOT_SIGNED_IN,
    TOO_MANY_MESSAGES,
    Connection,
    Part,
    Socket,
    TurnWatch,
)
from ziggurat.server.metrics import Metrics
from ziggurat.server.problems import Problem
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Session, Store, TableRow
from ziggurat.server.tables.cache import TableCache
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.viewer_json import seat_infos

CLOSING_SECONDS, CLOSING_PAUSE = 1.0, 0.02

PARTS: dict[str, Part] = {"table": "table", "chat": "chat", "gone": "gone", "bot-waits": "seats"}


class Hub:
    """Everybody who is connected."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        cache: TableCache,
        presence: Presence,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self._store = store
        self._bus = bus
        self._cache = cache
        self._presence = presence
        self._metrics = metrics
        self._settings = settings
        self._tables: dict[str, set[Connection]] = {}
        self._people: dict[str, set[TurnWatch]] = {}
        self._counts: dict[str, int] = {}
        self._versions: dict[str, int] = {}
        """What was last seen of the tables' versions when news was looked for."""

    def count(self, owners: Iterable[str], change: int) -> None:
        """Connections of a person or an address come and go."""
        for one in owners:
            self._counts[one] = self._counts.get(one, 0) + change
            if self._counts[one] <= 0:
                del self._counts[one]
        self._metrics.sockets.inc(change)

    def full(self, person: str | None, address: str) -> bool:
        settings = self._settings
        if settings.wide:
            return False
        own = 0 if person is None else self._counts.get(person, 0)
        there = self._counts.get(address, 0)
        return own >= settings.sockets_per_person or there >= settings.sockets_per_address

    def add(self, connection: Connection) -> None:
        self._tables.setdefault(connection.table, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        there = self._tables.get(connection.table, set())
        there.discard(connection)
        if not there:
            self._tables.pop(connection.table, None)
        self._count_end(connection)

    def _count_end(self, one: Socket) -> None:
        if one.code == TOO_MANY_MESSAGES:
            self._metrics.refused.labels("messages").inc()

    def add_watch(self, watch: TurnWatch) -> None:
        self._people.setdefault(watch.me.id, set()).add(watch)

    def remove_watch(self, watch: TurnWatch) -> None:
        there = self._people.get(watch.me.id, set())
        there.discard(watch)
        if not there:
            self._people.pop(watch.me.id, None)
        self._count_end(watch)

    def hear(self, news: News) -> None:
        """Wake those whom the news concerns."""
        if news.kind == "signed-out":
            self._sign_out(news.people)
            return
        if news.kind == "bot-free":
            return
        part = PARTS.get(news.kind, "log")
        for connection in self._tables.get(news.table, ()):
            connection.wake(part)
        for person in news.people:
            for watch in self._people.get(person, ()):
                watch.news.set()

    def _everybody(self) -> list[Connection | TurnWatch]:
        everybody: list[Connection | TurnWatch] = [
            one for connections in self._tables.values() for one in connections
        ]
        return everybody + [one for watches in self._people.values() for one in watches]

    def _sign_out(self, gone: Iterable[str]) -> None:
        """End the connections of people, or of single sessions, that signed out."""
        ended = set(gone)
        for one in self._everybody():
            if one.me is not None and not ended.isdisjoint((one.me.id, one.me.session)):
                one.end(NOT_SIGNED_IN)

    def at_table(self, table: str, person: str) -> bool:
        there = self._tables.get(table, ())
        return any(one.me is not None and one.me.id == person for one in there)

    def report_presence(self) -> None:
        """Everybody who is connected is at the table."""
        for id, connections in list(self._tables.items()):  # noqa: A001  the table's own name
            table = self._cache.cached(id)
            if table is not None:
                for person in {one.me.id for one in connections if one.me is not None}:
                    self._presence.seen(table, person)

    async def push_presence(self) -> None:
        """Show everybody at a game who has left or come back since the last time."""
        for id, connections in list(self._tables.items()):  # noqa: A001  the table's own name
            table = self._cache.cached(id)
            if table is None or table.logged is None or table.logged.over:
                continue
            seats = seat_infos(self._presence, table)
            if any(one.kind == "person" and not one.here for one in seats):
                with suppress(Problem):
                    await self._cache.look_around(table)
                seats = seat_infos(self._presence, table)
            for connection in connections:
                if connection.seats != seats:
                    connection.wake("seats")

    async def find_lost_news(self) -> None:
        """Wake those whose table has moved on without their hearing of it."""
        known = {
            table: min((one.sent for one in connections), default=-1)
            for table, connections in self._tables.items()
        }
        if not known:
            return
        async with self._store.read() as session:
            rows = await session.execute(
                select(TableRow.id, TableRow.log, TableRow.version).where(TableRow.id.in_(known))
            )
            found = [(row.id, row.log, row.version) for row in rows]
        before, self._versions = self._versions, {table: version for table, _, version in found}
        for table, n, version in found:
            if n > known[table] or not self._bus.up:
                self._bus.hear(News("log", table, own=False))
            if version != before.get(table, version):
                self._bus.hear(News("table", table, own=False))
            if version != before.get(table):
                self._bus.hear(News("chat", table, own=False))

    async def end_lost_sessions(self) -> None:
        """End connections whose session has ended without this process hearing of it."""
        connected = {one.me.session for one in self._everybody() if one.me is not None}
        if not connected:
            return
        async with self._store.read() as session:
            alive = set(
                await session.scalars(select(Session.hash).where(Session.hash.in_(connected)))
            )
        self._sign_out(connected - alive)

    async def close(self) -> None:
        """The server stops: everybody may come back later."""
        for one in self._everybody():
            one.end(GOING_AWAY)
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                while self._tables or self._people:
                    await asyncio.sleep(CLOSING_PAUSE)
