"""News between connections and between processes.

A piece of news only says that something changed; whoever hears it looks it up in the storage. So
lost news costs a moment, never a fact: every process also looks by itself now and then.
"""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import structlog

from ziggurat.core.types import Json

CHANNEL = "ziggurat"
RETRY_SECONDS = 1.0
BEAT_SECONDS = 1.0
SILENT_SECONDS = 4.0
"""A bus that does not bring back even what this process sends into it is away."""

BEAT = "beat"

log = structlog.get_logger("bus")


class News:
    """What changed: the log, chat or settings of a table, or who is signed in.

    `people` are those whom it concerns; for `signed-out` they may be single sessions. `own` news
    comes from this process.
    """

    def __init__(
        self, kind: str, table: str = "", people: tuple[str, ...] = (), own: bool = True
    ) -> None:
        self.kind = kind
        self.table = table
        self.people = people
        self.own = own

    def text(self) -> str:
        return json.dumps({"kind": self.kind, "table": self.table, "people": self.people})

    @classmethod
    def read(cls, text: str) -> News:
        """What another process wrote; raises `ValueError` where it is no news."""
        try:
            value: Json = json.loads(text)
        except RecursionError as error:
            raise ValueError("too deep") from error
        if not isinstance(value, dict) or not isinstance(value.get("people"), list):
            raise ValueError("no news")  # noqa: TRY004  its reader is told one thing
        people = tuple(map(str, value["people"]))
        return cls(str(value.get("kind")), str(value.get("table")), people, own=False)


Listener = Callable[[News], None]


class Bus(ABC):
    """Brings news to every process, to this one at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Let somebody hear all news, after those who subscribed before."""
        self._listeners.append(listener)

    def hear(self, news: News) -> None:
        """Pass news on to everybody in this process."""
        for listener in self._listeners:
            listener(news)

    @property
    @abstractmethod
    def up(self) -> bool:
        """Whether news comes in from other processes."""

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Stop listening."""

    def publish(self, news: News) -> None:
        """For this process now, and for the others soon."""
        self.hear(news)


class MemoryBus(Bus):
    """For one process."""

    @property
    def up(self) -> bool:
        return True


class RedisBus(Bus):
    """For several processes; while Redis is away they look by themselves."""

    def __init__(self, url: str, process: str) -> None:
        super().__init__()
        from redis.asyncio import Redis  # noqa: PLC0415  only hosts with Redis need it

        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self._process = process
        self._up = False
        self._heard = 0.0
        """When the bus last brought anything."""
        self._out: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def up(self) -> bool:
        return self._up and monotonic() - self._heard < SILENT_SECONDS

    async def start(self) -> None:
        loops = (self._receive(), self._send(), self._beat())
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()

    def publish(self, news: News) -> None:
        super().publish(news)
        with suppress(asyncio.QueueFull):
            self._out.put_nowait(f"{self._process} {news.text()}")

    async def _beat(self) -> None:
        while True:
            with suppress(asyncio.QueueFull):
                self._out.put_nowait(f"{self._process} {BEAT}")
            await asyncio.sleep(BEAT_SECONDS)

    async def _send(self) -> None:
        while True:
            text = await self._out.get()
            try:
                async with asyncio.timeout(SILENT_SECONDS):
                    await self._redis.publish(CHANNEL, text)
            except Exception as error:
                log.warning("bus-away", error=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _receive(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self._up, self._heard = True, monotonic()
                    async for message in channel.listen():
                        self._heard = monotonic()
                        self._received(message["data"])
            except Exception as error:
                self._up = False
                log.warning("bus-away", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    def _received(self, data: str | bytes | int) -> None:
        if isinstance(data, int):
            return
        text = data.decode(errors="replace") if isinstance(data, bytes) else data
        process, _, rest = text.partition(" ")
        if process == self._process or rest == BEAT:
            return
        try:
            news = News.read(rest)
        except ValueError:
            log.warning("strange-news", length=len(rest))
            return
        self.hear(news)
