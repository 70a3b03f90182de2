"""Live connections: everybody at a table hears at once what they may know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError, to_json
from sqlalchemy import select

from ziggurat.core.types import Facts, Json
from ziggurat.server.bus import News
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
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
from ziggurat.server.storage import TableRow
from ziggurat.server.tables import chat
from ziggurat.server.tables import commands as playing
from ziggurat.server.tables.cache import Desk
from ziggurat.server.tables.log import Step
from ziggurat.server.tables.viewer_json import Viewer, seat_infos, state_json, table_json

if TYPE_CHECKING:
    from ziggurat.server.process import House

LONGEST_MESSAGE = 16 * 1024
MOST_REFUSED = 200
"""A connection that goes on for so many messages over its limit is closed."""

NOT_SIGNED_IN = 4401
NOT_ALLOWED = 4403
NO_SUCH_TABLE = 4404
TOO_MANY_MESSAGES = 4408
TOO_MANY_CONNECTIONS = 4409
GOING_AWAY = 1001

Part = Literal["log", "table", "seats", "chat", "gone"]
PARTS: dict[str, Part] = {"table": "table", "chat": "chat", "gone": "gone"}
log = structlog.get_logger("live")
_commands: TypeAdapter[Command] = TypeAdapter(Command)


def encode(value: Json) -> str:
    """JSON; in ASCII where somebody sent half a letter, so that even that can be sent back."""
    try:
        return to_json(value).decode()
    except PydanticSerializationError:
        return json.dumps(value, separators=(",", ":"))


async def steps_since(house: House, desk: Desk, since: int | None) -> list[Step]:
    """The entries after number `since`, from memory or, if long past, from the log."""
    play = desk.playing()
    if since is None or since >= play.n:
        return []
    if play.steps[0].entry.n <= since + 1:
        return [step for step in play.steps if step.entry.n > since]
    return [step for step in await house.desks.history(desk) if step.entry.n > since]


class Hub:
    """The live connections of this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[str, set[Connection]] = {}
        self._people: dict[str, set[Watch]] = {}
        self._counts: dict[str, int] = {}

    def count(self, who: Iterable[str], change: int) -> None:
        for one in who:
            self._counts[one] = self._counts.get(one, 0) + change
            if self._counts[one] <= 0:
                del self._counts[one]
        self._house.metrics.sockets.inc(change)

    def full(self, person: str | None, address: str) -> bool:
        settings = self._house.settings
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

    def add_watch(self, watch: Watch) -> None:
        self._people.setdefault(watch.person, set()).add(watch)

    def remove_watch(self, watch: Watch) -> None:
        there = self._people.get(watch.person, set())
        there.discard(watch)
        if not there:
            self._people.pop(watch.person, None)

    def wake(self, news: News) -> None:
        """Let those whom the news concerns look."""
        part = PARTS.get(news.kind, "log")
        for connection in self._tables.get(news.table, ()):
            connection.wake(part)
        for person in news.people:
            for watch in self._people.get(person, ()):
                watch.news.set()

    def sign_out(self, gone: Iterable[str]) -> None:
        """End the connections of people, or of single sessions, that signed out."""
        ended = set(gone)
        everybody: list[Connection | Watch] = [
            *(one for connections in self._tables.values() for one in connections),
            *(one for watches in self._people.values() for one in watches),
        ]
        for one in everybody:
            if one.me is not None and not ended.isdisjoint((one.me.id, one.me.session)):
                one.end(NOT_SIGNED_IN)

    def at_table(self, table: str, person: str) -> bool:
        there = self._tables.get(table, ())
        return any(one.me is not None and one.me.id == person for one in there)

    def known(self) -> dict[str, int]:
        """The tables somebody looks at, with the number they know."""
        return {
            table: max((one.sent for one in connections), default=-1)
            for table, connections in self._tables.items()
        }

    def keep_seen(self) -> None:
        """Everybody who is connected is at the table."""
        for table, connections in list(self._tables.items()):
            desk = self._house.desks.cached(table)
            if desk is not None:
                for person in {one.me.id for one in connections if one.me is not None}:
                    self._house.seen(desk, person)

    async def tell_presence(self) -> None:
        """Show everybody at a game who has gone or has come back since they were told."""
        for table, connections in list(self._tables.items()):
            desk = self._house.desks.cached(table)
            if desk is None or desk.play is None or desk.play.over:
                continue
            people = [seating.seat for seating in desk.seats if seating.kind == "person"]
            if not all(self._house.here(desk, seat) for seat in people):
                with suppress(Problem):
                    await self._house.desks.look_around(desk)
            seats = seat_infos(self._house, desk)
            for connection in connections:
                if connection.seats != seats:
                    connection.wake("seats")

    async def close(self) -> None:
        """The server stops: everybody may come back later."""
        everybody: list[Connection | Watch] = [
            one for connections in self._tables.values() for one in connections
        ]
        everybody += [one for watches in self._people.values() for one in watches]
        for one in everybody:
            one.end(GOING_AWAY)
        await asyncio.sleep(0)


class Socket:
    """A WebSocket that is told what to send, and may be ended from elsewhere."""

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
        self, house: House, socket: WebSocket, table: str, me: Me | None, address: str
    ) -> None:
        super().__init__(socket)
        self.house = house
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
        desk = await self.house.desks.open(self.table)
        Viewer(desk, self.person)
        self.house.seen(desk, self.person)
        self._chat = desk.chat
        self.house.hub.add(self)
        try:
            if desk.play is None:
                await self.send(
                    {"type": "table", "table": table_json(self.house, desk, self.person)}
                )
            else:
                self.sent = desk.play.n if since is None else min(since, desk.play.n)
                await self._push_state(forced=True)
            await self.run_all(
                asyncio.create_task(self._telling()), asyncio.create_task(self._hearing())
            )
        finally:
            self.house.hub.remove(self)

    async def _telling(self) -> None:
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
                desk = await self.house.desks.open(self.table, look=False)
                table = table_json(self.house, desk, self.person)
                await self.send({"type": "table", "table": table})
            if not parts.isdisjoint(("log", "table", "seats")):
                await self._push_state(forced=not parts.isdisjoint(("table", "seats")))
            if "chat" in parts:
                await self._push_chat()
        except Problem as problem:
            await self.send({"type": "problem", "id": None, "problem": problem.json()})

    async def _push_state(self, forced: bool = False) -> None:
        """The position and all entries since the one sent before."""
        async with self._pushing:
            desk = await self.house.desks.open(self.table, look=False)
            if desk.play is None or (desk.play.n <= self.sent and not forced):
                return
            steps = await steps_since(self.house, desk, self.sent)
            state = state_json(self.house, desk, Viewer(desk, self.person), steps)
            self.sent = desk.playing().n
            self.seats = state["seats"]
            await self.send({"type": "state", "state": state})

    async def _push_chat(self) -> None:
        for line in await chat.lines_after(self.house, self.table, self._chat):
            self._chat = line.id
            await self.send({"type": "chat", "line": chat.line_json(line)})

    async def _hearing(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self.house.metrics.messages.inc()
            text = message.get("text")
            await self._heard(text if isinstance(text, str) else None)

    async def _heard(self, text: str | None) -> None:
        """Carry out one command; whatever goes wrong is told and changes nothing."""
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
        self.house.metrics.problems.labels(problem.key).inc()
        await self.send({"type": "problem", "id": id, "problem": problem.json()})

    def _count(self) -> None:
        wait = self.house.limits.wait("messages", self.person or self.address)
        if wait > 0:
            self._refused += 1
            if self._refused > MOST_REFUSED:
                self.end(TOO_MANY_MESSAGES)
            raise Problem("too-many", {"seconds": round(wait, 1)})

    async def _carry_out(self, command: Command) -> Facts | None:
        if isinstance(command, LivePing):
            return None
        looks = isinstance(command, LiveResync | LiveWhy | LivePreview)
        desk = await self.house.desks.open(self.table, look=looks)
        if isinstance(command, LiveResync):
            self.sent = min(command.since, desk.playing().n)
            await self._push_state(forced=True)
            return None
        if self.me is None:
            raise Problem("not-signed-in")
        if isinstance(command, LiveWhy | LivePreview | LiveHints | LiveSay):
            return await self._ask(desk, self.me, command)
        await self._play(desk, self.me.id, command)
        self.house.seen(desk, self.me.id)
        return None

    async def _ask(
        self, desk: Desk, me: Me, command: LiveWhy | LivePreview | LiveHints | LiveSay
    ) -> Facts:
        """What changes nothing in the log."""
        house = self.house
        if isinstance(command, LiveSay):
            house.limits.take("chat", me.id)
            return chat.line_json(await chat.say(house, desk, me, command.text))
        if isinstance(command, LiveWhy):
            return playing.refusal(desk, me.id, command.seat, command.action)
        if isinstance(command, LivePreview):
            return playing.preview(desk, me.id, command.seat, command.action)
        house.limits.take("hints", me.id)
        return await playing.hints(house, desk, me.id, command.seat, command.log, command.count)

    async def _play(
        self,
        desk: Desk,
        person: str,
        command: LiveAct
        | LiveUndo
        | LiveTakeBack
        | LiveAnswer
        | LiveHandOver
        | LiveResign
        | LiveTakeOver
        | LiveReturn,
    ) -> None:
        """What writes an entry."""
        house, seat = self.house, command.seat
        if isinstance(command, LiveAct):
            action = command.words if command.action is None else command.action
            assert action is not None
            await playing.act(house, desk, person, seat, command.log, action)
        elif isinstance(command, LiveUndo):
            await playing.undo(house, desk, person, seat, command.log)
        elif isinstance(command, LiveTakeBack):
            await playing.ask_back(house, desk, person, seat, command.log, command.to)
        elif isinstance(command, LiveAnswer):
            await playing.answer_back(house, desk, person, seat, command.log, command.agree)
        elif isinstance(command, LiveHandOver):
            await playing.hand_over(house, desk, person, seat, command.log)
        elif isinstance(command, LiveResign):
            await playing.resign(house, desk, person, seat, command.log)
        elif isinstance(command, LiveTakeOver):
            await playing.vote(house, desk, person, seat, command.absent, command.log)
        else:
            await playing.come_back(house, desk, person, seat, command.log)


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


class Watch(Socket):
    """Somebody's page, which wants to know where it is their turn."""

    def __init__(self, house: House, socket: WebSocket, me: Me) -> None:
        super().__init__(socket)
        self.house = house
        self.me = me
        self.person = me.id

    async def run(self) -> None:
        self.house.hub.add_watch(self)
        self.news.set()
        try:
            await self.run_all(
                asyncio.create_task(self._telling()), asyncio.create_task(self._hearing())
            )
        finally:
            self.house.hub.remove_watch(self)

    async def _telling(self) -> None:
        told: list[str] | None = None
        while True:
            await self.news.wait()
            self.news.clear()
            async with self.house.store.read() as session:
                rows = await session.scalars(
                    select(TableRow.id)
                    .where(TableRow.waiting == self.person, TableRow.stage == "playing")
                    .order_by(TableRow.touched)
                )
                tables = list(rows)
            if tables != told:
                told = tables
                await self.send({"type": "waiting", "tables": tables})

    async def _hearing(self) -> None:
        """It has nothing to say; what it sends is counted and dropped."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.house.limits.wait("messages", self.person) > 0:
                self.end(TOO_MANY_MESSAGES)
