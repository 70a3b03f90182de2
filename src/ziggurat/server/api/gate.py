"""The gate before everything else: whoever asks too much is turned away at next to no cost."""

from __future__ import annotations

from functools import lru_cache

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope, Send

from ziggurat.server.api.dependencies import COOKIE_NAME
from ziggurat.server.live.connection import TOO_MANY_CONNECTIONS
from ziggurat.server.metrics import Metrics
from ziggurat.server.people.accounts import Accounts
from ziggurat.server.problems import Problem
from ziggurat.server.rate_limits import RateLimits, by_address, by_person
from ziggurat.server.schemas.responses import encode, problem_of
from ziggurat.server.structured_logging import Quietly

LOOKED_UP = ("/api/", "/t/", "/analysis/", "/embed/", "/join/")
"""How addresses begin for which the storage is asked."""


class Gate:
    """Counts requests: before their body is read, and before the storage is asked.

    Those of people are counted by person, so that fifty at one address do not stand in each
    other's way. A cookie or token that was not seen before may be made up: until the storage has
    known it once, its requests are those of a stranger, who is counted by address.
    """

    def __init__(self, limits: RateLimits, accounts: Accounts, metrics: Metrics) -> None:
        self._limits = limits
        self._accounts = accounts
        self._metrics = metrics
        self._turned_away = Quietly("requests-turned-away")

    def wait(self, scope: Scope, headers: Headers) -> float:
        """0, or the seconds until the sender may ask again."""
        client = scope.get("client")
        address = by_address(client[0] if client else "?")
        wait = self._limits.wait("addresses", address)
        if wait > 0:
            return wait
        person = self._accounts.recent(_secret(headers))
        if person is not None:
            return self._limits.wait("requests", by_person(person))
        return self._limits.wait("strangers" if _asks(scope) else "files", address)

    async def turn_away(self, scope: Scope, send: Send, wait: float) -> None:
        """Answer without anything else being done."""
        self._turned_away.say()
        self._metrics.problems.labels("too-many").inc()
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": TOO_MANY_CONNECTIONS})
            return
        self._metrics.requests.labels(scope["method"], "turned away", "429").inc()
        headers, body = _answer(round(wait, 1))
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _secret(headers: Headers) -> str:
    """What somebody shows to say who they are."""
    given = headers.get("authorization")
    if given is not None:
        return given.partition(" ")[2].strip()
    cookie = headers.get("cookie")
    return "" if cookie is None else cookie_parser(cookie).get(COOKIE_NAME, "")


def _asks(scope: Scope) -> bool:
    """Whether more is wanted than a file of the page."""
    path: str = scope["path"]
    reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    return not reads or path.startswith(LOOKED_UP)


@lru_cache(1_000)
def _answer(seconds: float) -> tuple[list[tuple[bytes, bytes]], bytes]:
    body = encode(problem_of(Problem("too-many", {"seconds": seconds}))).encode()
    headers = {
        "Content-Type": "application/problem+json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "Retry-After": str(max(1, round(seconds))),
        "X-Content-Type-Options": "nosniff",
    }
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()], body
