"""How connections are taken: few from one address, with a request soon, and a good-bye."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from time import monotonic

import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ziggurat.server.metrics import Metrics
from ziggurat.server.rate_limits import by_address
from ziggurat.server.settings import Settings

if sys.platform != "win32":
    import resource

LOG_EVERY = 60.0
MOST_FILES = 65_536
OUT_OF_FILES = "socket.accept() out of system resource"

log = structlog.get_logger("listening")


class Quietly:
    """Says one thing at most once a minute, with how often it happened."""

    def __init__(self, event: str) -> None:
        self._event = event
        self._times = 0
        self._said = -LOG_EVERY

    def say(self) -> None:
        self._times += 1
        if monotonic() - self._said >= LOG_EVERY:
            log.warning(self._event, times=self._times)
            self._times, self._said = 0, monotonic()


class Addresses:
    """How many connections there are from each address, proxies of the host aside."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections_per_address
        self._counts: dict[str, int] = {}
        self._all = settings.trusted_proxy == "*"
        given = [one.strip() for one in settings.trusted_proxy.split(",") if one.strip()]
        self._proxies = [network for one in given for network in _networks(one)]

    def enter(self, address: str) -> str | None:
        """By what the connection is counted until it leaves; None where there are too many."""
        if self._all or self._is_proxy(address):
            return ""
        key = by_address(address)
        if self._counts.get(key, 0) >= self._most:
            return None
        self._counts[key] = self._counts.get(key, 0) + 1
        return key

    def leave(self, key: str) -> None:
        left = self._counts.get(key, 0) - 1
        if left > 0:
            self._counts[key] = left
        else:
            self._counts.pop(key, None)

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def _networks(text: str) -> list[IPv4Network | IPv6Network]:
    """The network of a trusted proxy; none where it is no address."""
    try:
        return [ip_network(text, strict=False)]
    except ValueError:
        return []


def protocol(settings: Settings, metrics: Metrics) -> type[HttpToolsProtocol]:
    """What a connection does until it has sent its request."""
    addresses, refused = Addresses(settings), Quietly("connections-refused")

    class LimitedProtocol(HttpToolsProtocol):
        """One of few connections from its address, which must send its headers soon."""

        key: str | None = None
        patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn declares it
            super().connection_made(transport)
            self.key = addresses.enter(self.client[0] if self.client else "")
            if self.key is None:
                refused.say()
                metrics.refused.labels("address").inc()
                transport.abort()
                return
            metrics.connections.inc(bool(self.key))
            self.wait_for_headers()

        def wait_for_headers(self) -> None:
            self.patience = self.loop.call_later(settings.header_seconds, self.give_up)

        def give_up(self) -> None:
            metrics.refused.labels("headers").inc()
            self.transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            if self.patience is None:
                self.wait_for_headers()

        def on_headers_complete(self) -> None:
            self.has_headers()
            super().on_headers_complete()

        def has_headers(self) -> None:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

        def handle_websocket_upgrade(self) -> None:
            self.leave()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

        def leave(self) -> None:
            """It has gone, or has become a live connection, which is counted elsewhere."""
            self.has_headers()
            if self.key is not None:
                metrics.connections.dec(bool(self.key))
                addresses.leave(self.key)
                self.key = None

    return LimitedProtocol


class Server(uvicorn.Server):
    """Says good-bye to live connections before it closes them."""

    def __init__(self, config: uvicorn.Config, good_bye: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._good_bye = good_bye

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(_quiet_handler())
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._good_bye()
        await super().shutdown(sockets)


def _quiet_handler() -> Callable[[asyncio.AbstractEventLoop, dict[str, object]], None]:
    """A flood of connections fills no disk with tracebacks."""
    out_of_files = Quietly("out-of-files")

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        if context.get("message") == OUT_OF_FILES:
            out_of_files.say()
        else:
            loop.default_exception_handler(context)

    return handle


def allow_many_files() -> None:
    """As many open files and connections as this process may have, and can use."""
    if sys.platform == "win32":
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
