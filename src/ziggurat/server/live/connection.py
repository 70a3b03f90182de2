"""A live connection: somebody at a table hears at once what they may know."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import select

from ziggurat.core.types import Facts, Json
from ziggurat.server.metrics import Metrics
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.rate_limits import RateLimits
from ziggurat.server.schemas.encoding import encode
from ziggurat.server.schemas.requests import (
    Command,
    LiveAct,
    LiveAnswer,
    LiveHandOver,
    LiveHints,
    LivePing,
    LivePreview,
    LiveResign,
    LiveResync,
    LiveReturn,
    LiveSay,
    LiveTakeBack,
    LiveTakeOver,
    LiveUndo,
    LiveWhy,
)
from ziggurat.server.storage import Store, TableRow
from ziggurat.server.tables import commands
from ziggurat.server.tables.advice import Hints, preview, read_action, refusal
from ziggurat.server.tables.cache import OpenTable, TableCache
from ziggurat.server.tables.chat import Chat, line_json
from ziggurat.server.tables.executor import Executor
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.viewer_json import (
    Viewer,
    require_admission,
    state_json,
    table_json,
)

LONGEST_MESSAGE = 16 * 1024
MOST_REFUSED = 200
"""How many messages over its limit end a connection."""

NOT_SIGNED_IN = 4401
NOT_ALLOWED = 4403
NO_SUCH_TABLE = 4404
TOO_MANY_MESSAGES = 4408
TOO_MANY_CONNECTIONS = 4409
GOING_AWAY = 1001

Part = Literal["log", "table", "seats", "chat", "gone"]
log = structlog.get_logger("live")
LiveCommand = (
    LiveAct | LiveUndo | LiveTakeBack | LiveAnswer | LiveResign | LiveTakeOver | LiveReturn
)
_commands: TypeAdapter[Command] = TypeAdapter(Command)


@dataclass(frozen=True)
class Services:
    """What live connections use."""

    cache: TableCache
    presence: Presence
    chat: Chat
    executor: Executor
    hints: Hints
    limits: RateLimits
    metrics: Metrics


class Socket:
    """A WebSocket that others may wake and end."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.news = asyncio.Event()
        self._ended = asyncio.Event()
        self._code = GOING_AWAY

    def end(self, code: int) -> None:
        self._code = code
        self._ended.set()

    async def send(self, message: Facts) -> None:
        await self.socket.send_text(encode(message))

    async def run_all(self, *work: asyncio.Task[None]) -> None:
        """Until one of them ends or the connection is to end."""
        ended = asyncio.create_task(self._ended.wait())
        tasks: set[asyncio.Task[None] | asyncio.Task[Literal[True]]] = {*work, ended}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if ended in done:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(self._code)
            return
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                raise error


class Connection(Socket):
    """Somebody who looks at a table, and perhaps plays there."""

    def __init__(
        self, services: Services, socket: WebSocket, table: str, me: Me | None, address: str
    ) -> None:
        super().__init__(socket)
        self._use = services
        self.table = table
        self.me = me
        self.address = address
        self.sent = -1
        self.seats: Json = None
        self._parts: set[Part] = set()
        self._chat = 0
        self._pushing = asyncio.Lock()
        self._refused = 0

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
        if table.logged is None:
            await self._push_table(table)
        else:
            self.sent = table.logged.n if since is None else min(since, table.logged.n)
            await self._push_state(forced=True)
        await self.run_all(
            asyncio.create_task(self._sending()), asyncio.create_task(self._receiving())
        )

    async def _sending(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            parts, self._parts = self._parts, set()
            if "gone" in parts:
                await self.send({"type": "gone"})
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
            await self.send({"type": "problem", "id": None, "problem": problem.json()})

    async def _push_table(self, table: OpenTable) -> None:
        facts = table_json(self._use.presence, table, self.person)
        await self.send({"type": "table", "table": facts})

    async def _push_state(self, forced: bool = False) -> None:
        """The position and all entries since the one sent before."""
        async with self._pushing:
            table = await self._use.cache.open(self.table, look=False)
            if table.logged is None or (table.logged.n <= self.sent and not forced):
                return
            steps = await self._use.cache.steps_since(table, self.sent)
            viewer = Viewer(table, self.person)
            state = state_json(self._use.presence, table, viewer, steps)
            self.sent = table.started().n
            self.seats = state["seats"]
            await self.send({"type": "state", "state": state})

    async def _push_chat(self) -> None:
        for line in await self._use.chat.after(self.table, self._chat):
            self._chat = line.id
            await self.send({"type": "chat", "line": line_json(line)})

    async def _receiving(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._use.metrics.messages.inc()
            text = message.get("text")
            await self._received(text if isinstance(text, str) else None)

    async def _received(self, text: str | None) -> None:
        """Carry out one command; whatever goes wrong is answered and changes nothing."""
        id: Json = None  # noqa: A001  as in the message
        try:
            self._count()
            value = _parsed(text)
            given = value.get("id")
            id = given if isinstance(given, str | int) and len(str(given)) <= 64 else None  # noqa: A001
            command = _commands.validate_python(value)
            answer = await self._carry_out(command)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            where = ".".join(str(step) for step in first["loc"])
            await self._problem(id, Problem("bad-input", {"where": where, "detail": first["msg"]}))
        except Problem as problem:
            await self._problem(id, problem)
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception:
            log.exception("command-failed")
            await self._problem(id, Problem("server-error"))
        else:
            self._refused = 0
            await self._push_state()
            done: dict[str, Json] = {"type": "done", "id": id}
            await self.send(done if answer is None else done | {"answer": answer})

    async def _problem(self, id: Json, problem: Problem) -> None:  # noqa: A002  as in the message
        self._use.metrics.problems.labels(problem.key).inc()
        await self.send({"type": "problem", "id": id, "problem": problem.json()})

    def _count(self) -> None:
        wait = self._use.limits.wait("messages", self.person or self.address)
        if wait > 0:
            self._refused += 1
            if self._refused > MOST_REFUSED:
                self.end(TOO_MANY_MESSAGES)
            raise Problem("too-many", {"seconds": round(wait, 1)})

    async def _carry_out(self, command: Command) -> Facts | None:
        if isinstance(command, LivePing):
            return None
        looks = isinstance(command, LiveResync | LiveWhy | LivePreview)
        table = await self._use.cache.open(self.table, look=looks)
        if isinstance(command, LiveResync):
            self.sent = min(command.since, table.started().n)
            await self._push_state(forced=True)
            return None
        if self.me is None:
            raise Problem("not-signed-in")
        if isinstance(command, LiveWhy | LivePreview | LiveHints | LiveSay):
            return await self._ask(table, self.me, command)
        if isinstance(command, LiveHandOver):
            await self._use.executor.hand_over(table, self.me.id, command.seat, command.log)
        else:
            await self._use.executor.run(table, _command(table, self.me.id, command))
        self._use.presence.seen(table, self.me.id)
        return None

    async def _ask(
        self, table: OpenTable, me: Me, command: LiveWhy | LivePreview | LiveHints | LiveSay
    ) -> Facts:
        """What changes nothing in the log."""
        if isinstance(command, LiveSay):
            self._use.limits.take("chat", me.id)
            return line_json(await self._use.chat.say(table, me, command.text))
        if isinstance(command, LiveWhy):
            return refusal(table, me.id, command.seat, command.action)
        if isinstance(command, LivePreview):
            return preview(table, me.id, command.seat, command.action)
        self._use.limits.take("hints", me.id)
        return await self._use.hints.ask(table, me.id, command.seat, command.log, command.count)


def _command(table: OpenTable, person: str, sent: LiveCommand) -> commands.Command:
    """What writes an entry."""
    seat, log = sent.seat, sent.log
    if isinstance(sent, LiveAct):
        action = sent.action
        if action is None:
            action = read_action(table, sent.words or "")
        return commands.Act(person, seat, sent.log, action)
    if isinstance(sent, LiveUndo):
        return commands.Undo(person, seat, log)
    if isinstance(sent, LiveTakeBack):
        return commands.AskTakeBack(person, seat, log, sent.to)
    if isinstance(sent, LiveAnswer):
        return commands.AnswerTakeBack(person, seat, log, sent.agree)
    if isinstance(sent, LiveResign):
        return commands.Resign(person, seat, log)
    if isinstance(sent, LiveTakeOver):
        return commands.VoteTakeOver(person, seat, log, sent.absent)
    return commands.Return(person, seat, log)


def _parsed(text: str | None) -> dict[str, Json]:
    """The JSON object of a message."""
    if text is None:
        raise Problem("bad-request", {"detail": "a message is text"})
    if len(text.encode("utf-8", "surrogatepass")) > LONGEST_MESSAGE:
        raise Problem("too-large", {"limit": LONGEST_MESSAGE})
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem("bad-request", {"detail": "a message is JSON"}) from error
    if not isinstance(value, dict):
        raise Problem("bad-request", {"detail": "a message is a JSON object"})
    return value


class TurnWatch(Socket):
    """Somebody's page, which wants to know where it is their turn."""

    def __init__(self, store: Store, limits: RateLimits, socket: WebSocket, me: Me) -> None:
        super().__init__(socket)
        self._store = store
        self._limits = limits
        self.me = me

    async def run(self) -> None:
        self.news.set()
        await self.run_all(
            asyncio.create_task(self._sending()), asyncio.create_task(self._receiving())
        )

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
                await self.send({"type": "waiting", "tables": tables})

    async def _receiving(self) -> None:
        """It has nothing to say; what it sends is counted and dropped."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._limits.wait("messages", self.me.id) > 0:
                self.end(TOO_MANY_MESSAGES)
