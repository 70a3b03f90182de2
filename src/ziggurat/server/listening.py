"""How connections are taken: few from one address, with a request soon, and a good-bye."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ziggurat.server.metrics import Metrics
from ziggurat.server.rate_limits import RateLimits, by_address
from ziggurat.server.settings import Settings
from ziggurat.server.structured_logging import Quietly

if sys.platform != "win32":
    import resource

AT_ONCE = 4
"""Connections looked at before those that are already there are heard again."""
MOST_REMEMBERED = 10_000
"""Addresses of which it is remembered by what they are counted."""
MOST_FILES = 65_536
OUT_OF_FILES = "socket.accept() out of system resource"


class Proxies:
    """The proxies of the host, whose connections are those of many people."""

    def __init__(self, settings: Settings) -> None:
        self._all = settings.trusted_proxy == "*"
        given = [one.strip() for one in settings.trusted_proxy.split(",") if one.strip()]
        self._networks = [network for one in given for network in _networks(one)]
        self.key = lru_cache(MOST_REMEMBERED)(self._key)
        """By what a connection from an address is counted; "" for one of a proxy."""

    def _key(self, address: str) -> str:
        return "" if self._all or self._is_one(address) else by_address(address)

    def _is_one(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Door(socket.socket):
    """Where connections come in: some at a time, and not too many a second from one address.

    One that is turned away has cost two calls of the system and nothing of the event loop.
    """

    def let_in(self, proxies: Proxies, limits: RateLimits, metrics: Metrics) -> None:
        """Say by what it is decided who comes in."""
        self._proxies, self._limits = proxies, limits
        self._refused = metrics.refused.labels("arrivals")
        self._taken = 0
        self._turned_away = Quietly("connections-turned-away")

    def accept(self) -> tuple[socket.socket, object]:
        """The next connection, as the event loop asks for it."""
        while self._taken < AT_ONCE:
            self._taken += 1
            try:
                connection, address = super().accept()
            except OSError:
                self._taken = 0
                raise
            key = self._proxies.key(str(address[0]))
            if not key or self._limits.wait("arrivals", key) == 0:
                return connection, address
            connection.close()
            self._turned_away.say()
            self._refused.inc()
        self._taken = 0
        raise BlockingIOError


def doors(settings: Settings, limits: RateLimits, metrics: Metrics) -> list[socket.socket]:
    """A door at each address that the name of the host stands for."""
    proxies = Proxies(settings)
    found: list[socket.socket] = []
    kind, passive = socket.SOCK_STREAM, socket.AI_PASSIVE
    for family, *_, address in socket.getaddrinfo(
        settings.host or None, settings.port, type=kind, flags=passive
    ):
        door = Door(family, kind)
        door.let_in(proxies, limits, metrics)
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(address)
        found.append(door)
    return found


class Addresses:
    """How many connections there are from each address, proxies of the host aside."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections_per_address
        self._counts: dict[str, int] = {}
        self._proxies = Proxies(settings)

    def enter(self, address: str) -> str | None:
        """By what the connection is counted until it leaves; None where there are too many."""
        key = self._proxies.key(address)
        if not key:
            return key
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
