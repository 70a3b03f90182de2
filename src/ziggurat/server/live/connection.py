"""A live connection: somebody at a table hears at once what they may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy import select

import ziggurat
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.rate_limits import RateLimits, by_person
from ziggurat.server.schemas.responses import (
    Body,
    ChatMessage,
    Gone,
    Hello,
    ProblemMessage,
    SeatInfo,
    StateMessage,
    TableMessage,
    Waiting,
    encode,
    problem_of,
)
from ziggurat.server.storage import Store, TableRow
from ziggurat.server.tables.cache import OpenTable, TableCache
from ziggurat.server.tables.chat import Chat, line_of
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.viewer_json import (
    Viewer,
    require_admission,
    table_info,
    viewer_state,
)

NOT_SIGNED_IN = 4401
NOT_ALLOWED = 4403
NO_SUCH_TABLE = 4404
TOO_MANY_MESSAGES = 4408
TOO_MANY_CONNECTIONS = 4409
GOING_AWAY = 1001

Part = Literal["log", "table", "seats", "chat", "gone"]


@dataclass(frozen=True)
class Services:
    """What live connections use."""

    cache: TableCache
    presence: Presence
    chat: Chat
    limits: RateLimits
    build: Callable[[], str | None]
    """Which build of the page this server has."""


class Socket:
    """A WebSocket that others may wake and end. It only brings news: commands go by HTTP."""

    def __init__(self, socket: WebSocket, limits: RateLimits, sender: str) -> None:
        self.socket = socket
        self._limits = limits
        self._sender = sender
        self.news = asyncio.Event()
        self._ended = asyncio.Event()
        self.code = GOING_AWAY
        """Why it ends."""

    def end(self, code: int) -> None:
        self.code = code
        self._ended.set()

    async def send(self, message: Body) -> None:
        await self.socket.send_text(encode(message))

    async def run_until_ended(self, sending: Coroutine[None, None, None]) -> None:
        """Until either side leaves or the connection is to end."""
        ended = asyncio.create_task(self._ended.wait())
        work = (asyncio.create_task(sending), asyncio.create_task(self._receiving()))
        tasks: set[asyncio.Task[None] | asyncio.Task[Literal[True]]] = {*work, ended}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if ended in done:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(self.code)
            return
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                raise error

    async def _receiving(self) -> None:
        """A client has nothing to say here; what it sends is counted and dropped."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._limits.wait("messages", self._sender) > 0:
                self.end(TOO_MANY_MESSAGES)


class Connection(Socket):
    """Somebody who looks at a table, and perhaps plays there; all they may know is sent to them."""

    def __init__(
        self, services: Services, socket: WebSocket, table: str, me: Me | None, address: str
    ) -> None:
        super().__init__(socket, services.limits, address if me is None else by_person(me.id))
        self._use = services
        self.table = table
        self.me = me
        self.sent = -1
        self.seats: list[SeatInfo] = []
        self._parts: set[Part] = set()
        self._chat = 0
        self._pushing = asyncio.Lock()

    @property
    def person(self) -> str | None:
        return None if self.me is None else self.me.id

    def wake(self, part: Part) -> None:
        self._parts.add(part)
        self.news.set()

    async def run(self, since: int | None) -> None:
        """From the first position until either side leaves."""
        table = await self._use.cache.open(self.table)
        require_admission(table, self.person)
        self._use.presence.seen(table, self.person)
        self._chat = table.chat
        await self._hello()
        if table.logged is None:
            await self._push_table(table)
        else:
            self.sent = table.logged.n if since is None else min(since, table.logged.n)
            await self._push_state(forced=True)
        await self.run_until_ended(self._sending())

    async def _hello(self) -> None:
        """Which server this is: a page of an older build loads itself anew."""
        release, build = ziggurat.__version__, self._use.build()
        await self.send(Hello(release=release, build=build))

    async def _sending(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            parts, self._parts = self._parts, set()
            if "gone" in parts:
                await self.send(Gone())
                self.end(NO_SUCH_TABLE)
                return
            await self._push(parts)

    async def _push(self, parts: set[Part]) -> None:
        try:
            if "table" in parts:
                await self._push_table(await self._use.cache.open(self.table, look=False))
            if not parts.isdisjoint(("log", "table", "seats")):
                await self._push_state(forced=not parts.isdisjoint(("table", "seats")))
            if "chat" in parts:
                await self._push_chat()
        except Problem as problem:
            await self.send(ProblemMessage(problem=problem_of(problem)))
            if problem.key == "seated-only":
                self.end(NOT_ALLOWED)

    async def _push_table(self, table: OpenTable) -> None:
        info = table_info(self._use.presence, table, self.person)
        await self.send(TableMessage(table=info))

    async def _push_state(self, forced: bool = False) -> None:
        """The position and all entries since the one sent before, a page at a time."""
        async with self._pushing:
            table = await self._use.cache.open(self.table, look=False)
            while table.logged is not None and (forced or self.sent < table.logged.n):
                forced = False
                await self._wait_for_the_past(table)
                steps = await self._use.cache.steps_since(table, self.sent)
                viewer = Viewer(table, self.person)
                state = viewer_state(self._use.presence, table, viewer, steps)
                self.sent = steps[-1].entry.n if steps else state.log
                self.seats = state.seats
                await self.send(StateMessage(state=state))

    async def _wait_for_the_past(self, table: OpenTable) -> None:
        """Entries that are no longer in memory count as heavy: they come no faster than that."""
        while self._use.cache.long_past(table, self.sent):
            wait = self._limits.wait("heavy", self._sender)
            if wait <= 0:
                return
            await asyncio.sleep(wait)

    async def _push_chat(self) -> None:
        """What was said since, to whoever may still see the table."""
        table = await self._use.cache.open(self.table, look=False)
        require_admission(table, self.person)
        for line in await self._use.chat.after(self.table, self._chat):
            self._chat = line.id
            await self.send(ChatMessage(line=line_of(line)))


class TurnWatch(Socket):
    """Somebody's page, which wants to know where it is their turn."""

    def __init__(self, store: Store, limits: RateLimits, socket: WebSocket, me: Me) -> None:
        super().__init__(socket, limits, by_person(me.id))
        self._store = store
        self.me = me

    async def run(self) -> None:
        self.news.set()
        await self.run_until_ended(self._sending())

    async def _sending(self) -> None:
        sent: list[str] | None = None
        while True:
            await self.news.wait()
            self.news.clear()
            async with self._store.read() as session:
                rows = await session.scalars(
                    select(TableRow.id)
                    .where(TableRow.waiting == self.me.id, TableRow.stage == "playing")
                    .order_by(TableRow.touched)
                )
                tables = list(rows)
            if tables != sent:
                sent = tables
                await self.send(Waiting(tables=tables))
