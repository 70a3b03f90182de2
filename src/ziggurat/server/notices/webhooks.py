"""Posting to webhooks: never into somebody's network, and never for longer than a moment."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import ip_address
from time import monotonic
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

from ziggurat.server.problems import Problem
from ziggurat.server.threads import ThreadPool

SECONDS = 10.0
"""From looking the name up to the answer's first line, however slowly each byte comes."""
LONGEST_LINE = 8192
MOST_AT_ONCE = 20
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 86_400.0
MOST_REMEMBERED = 10_000


def check_webhook(url: str) -> None:
    """Raise `bad-webhook` for what cannot be one."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018  reading it checks it
    except ValueError as error:
        raise Problem("bad-webhook") from error
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= 500
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not plain:
        raise Problem("bad-webhook")


class Webhooks:
    """Posts to webhooks: one at a time for a person, a few at a time for all.

    One that fails is left alone for a while, each time for twice as long.
    """

    def __init__(self, names: ThreadPool, private: bool, seconds: float = SECONDS) -> None:
        self._names = names
        self._private = private
        self._seconds = seconds
        self._free = asyncio.Semaphore(MOST_AT_ONCE)
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Where the posts to one person wait for each other."""
        self._failed: dict[str, tuple[int, float]] = {}
        """How often in a row the webhook of a person failed, and until when it is left alone."""

    def ready(self, person: str) -> bool:
        """Whether this person's webhook may be posted to now."""
        return self._failed.get(person, (0, 0.0))[1] <= monotonic()

    async def post(self, person: str, url: str, body: str) -> None:
        """Post to a person's webhook; raises `OSError`, `Problem` or `ValueError`."""
        try:
            async with self._free, asyncio.timeout(self._seconds):
                await self._post(url, body)
        except (OSError, Problem, ValueError):
            self._leave_alone(person)
            raise
        else:
            self._failed.pop(person, None)

    def line(self, person: str) -> asyncio.Lock:
        """Held while a person is posted to."""
        return self._lines.setdefault(person, asyncio.Lock())

    async def _post(self, url: str, body: str) -> None:
        check_webhook(url)
        headers = {"Content-Type": "application/json"}
        status = await post(self._names, url, body.encode(), headers, self._private)
        if status >= 300:
            raise ValueError(f"status {status}")

    def _leave_alone(self, person: str) -> None:
        if len(self._failed) >= MOST_REMEMBERED:
            self._failed.pop(next(iter(self._failed)))
        times = self._failed.pop(person, (0, 0.0))[0] + 1
        pause = min(FIRST_PAUSE * 2 ** (times - 1), LONGEST_PAUSE)
        self._failed[person] = (times, monotonic() + pause)


async def post(
    names: ThreadPool, url: str, body: bytes, headers: Mapping[str, str], private: bool
) -> int:
    """Post to the address that was checked, following nothing it answers; its status."""
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    address = await names.run(_public_address, host, port, private)
    reader, writer = await asyncio.open_connection(
        *(address, port),
        ssl=_trusted() if secure else None,
        server_hostname=host if secure else None,
        limit=LONGEST_LINE,
    )
    try:
        writer.write(_request(parts, body, headers))
        await writer.drain()
        return _status(await reader.readline())
    finally:
        writer.transport.abort()


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


def _status(line: bytes) -> int:
    """The status of an answer's first line."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise ValueError("no HTTP answer")
    return int(words[1])


def _public_address(host: str, port: int, private: bool) -> str:
    """Where the host is; an address inside somebody's network is refused."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(ip_address(one.partition("%")[0]).is_global for one in addresses):
        raise Problem("bad-webhook")
    return addresses[0]
