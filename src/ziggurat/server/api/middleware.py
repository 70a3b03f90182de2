"""What every request goes through: the gate, host, size and type of the body, headers, log."""

from __future__ import annotations

import asyncio
from time import perf_counter
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ziggurat.core.records import LONGEST_RECORD
from ziggurat.server.api.dependencies import SAFE, problem_response
from ziggurat.server.api.gate import Gate
from ziggurat.server.metrics import Metrics
from ziggurat.server.page_files import page_build
from ziggurat.server.problems import Problem
from ziggurat.server.settings import Settings

BODY = 64 * 1024
RECORDS = "/api/records"
BOARDS = ("/api/board", "/api/studies")
LARGE_BODY = 4 * 1024 * 1024
"""What a study may have on its way."""
WORTH_COMPRESSING = 1000
"""Bytes from which on an answer is compressed; files of the page are compressed when built."""
BUILD = "X-Ziggurat-Build"
"""Tells an old page that it is old."""
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
EMBEDDED = "/embed/"
"""What pages of others may show in a frame: a replay as a spectator sees it, and nothing else."""
EMBEDDED_HEADERS = {
    **{name: value for name, value in HEADERS.items() if name != "X-Frame-Options"},
    "Content-Security-Policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"),
}
ASSETS = "/assets/"
"""Scripts, styles and fonts of the page, which are no documents by themselves."""
ASSET_HEADERS = {
    name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
}
LOOPBACK = {"localhost", "127.0.0.1", "[::1]"}

log = structlog.get_logger("http")


class Middleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, gate: Gate, metrics: Metrics, settings: Settings) -> None:
        self.app = app
        self._gate = gate
        self._compressing = GZipMiddleware(app, WORTH_COMPRESSING, compresslevel=5)
        self._metrics = metrics
        self._body_seconds = settings.body_seconds
        self._hosts: set[str] | None = None
        if settings.loopback:
            self._hosts = set(LOOPBACK)
            if settings.public_url:
                self._hosts.add((urlsplit(settings.public_url).hostname or "").lower())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        wait = self._gate.wait(scope, headers)
        if wait > 0:
            await self._gate.turn_away(scope, send, wait)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        elif self._known_host(headers):
            await self.app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4403})

    def _known_host(self, headers: Headers) -> bool:
        """A server for this machine alone answers to its own names: other names are a trick."""
        if self._hosts is None:
            return True
        host = headers.get("host", "").lower()
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        return name in self._hosts

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 500
        begun = False
        policy = _policy(scope["path"])

        async def sending(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in policy.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers[BUILD] = page_build() or ""
            await send(message)

        try:
            await self._checked(scope, receive, sending)
        except Problem as problem:
            await problem_response(problem)(scope, receive, sending)
        except Exception:
            log.exception("failed", route=_route(scope))
            if not begun:
                await problem_response(Problem("server-error"))(scope, receive, sending)
        finally:
            self._count(scope, status, perf_counter() - began)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route, metrics = _route(scope), self._metrics
        metrics.requests.labels(scope["method"], route, str(status)).inc()
        metrics.seconds.labels(route).observe(seconds)
        log.info(
            "request",
            method=scope["method"],
            route=route,
            status=status,
            ms=round(seconds * 1000, 1),
        )

    async def _checked(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not self._known_host(headers):
            raise Problem("foreign-origin")
        limit = self._limit(scope)
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or int(length) > limit:
            raise Problem("too-large", {"limit": limit})
        if scope["method"] not in SAFE and scope["path"].startswith("/api/"):
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            has_body = length != "0" or "transfer-encoding" in headers
            if has_body and kind != "application/json" and scope["path"] != RECORDS:
                raise Problem("not-json")
        taken, complete = 0, False
        until = asyncio.get_running_loop().time() + self._body_seconds

        async def receiving() -> Message:
            nonlocal taken, complete
            if complete:
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError as error:
                self._metrics.refused.labels("body").inc()
                raise HTTPException(408) from error
            complete = not message.get("more_body", False)
            taken += len(message.get("body", b""))
            if taken > limit:
                raise HTTPException(413)
            return message

        answering = self._compressing if scope["path"].startswith("/api/") else self.app
        await answering(scope, receiving, send)

    def _limit(self, scope: Scope) -> int:
        path: str = scope["path"]
        if path == RECORDS:
            return 4 * LONGEST_RECORD
        return LARGE_BODY if path.startswith(BOARDS) else BODY


def _policy(path: str) -> dict[str, str]:
    """What every answer at an address tells the browser."""
    if path.startswith(ASSETS):
        return ASSET_HEADERS
    return EMBEDDED_HEADERS if path.startswith(EMBEDDED) else HEADERS


def _route(scope: Scope) -> str:
    """The pattern of the path: paths themselves hold ids and invitations."""
    route = scope.get("route")
    path = getattr(route, "path", None)
    return path if isinstance(path, str) else "other"
