"""The page, and the description of the interface for reading: files of our own, built before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from mimetypes import add_type, guess_type
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Header
from fastapi.responses import FileResponse, HTMLResponse, Response

from ziggurat.server.api.dependencies import Server
from ziggurat.server.api.link_preview import preview_tags
from ziggurat.server.lessons.positions import known_lesson
from ziggurat.server.page_files import INDEX, INTERFACE, STATIC, smallest
from ziggurat.server.problems import Problem
from ziggurat.server.tables.game_info import known_game

FOR_EVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
HASHED = re.compile(r"assets/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+")

SCREENS = frozenset(
    ("", "about", "analysis", "coached", "embed", "games", "help", "join", "learn", "new")
) | {"board", "person", "puzzles", "rules", "settings", "t", "tables"}
"""How the addresses of screens begin, as `App.svelte` knows them."""
ALONE = frozenset(("about", "games", "help", "new", "person", "settings", "tables"))
"""Screens with nothing behind them."""

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ziggurat</title></head><body>
<h1>Ziggurat</h1>
<p>The server is well, but its page has not been built. In the source tree run
<code>make page</code> (or <code>npm ci &amp;&amp; npm run build</code> in <code>ui/</code>) and
load this again.</p>
<p>The interface for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>
</body></html>
"""

Accepted = Annotated[str, Header(alias="Accept-Encoding")]
TABLE = re.compile(r"[A-Za-z0-9]{1,32}")
MOMENT = re.compile(r"[0-9]{1,7}", re.ASCII)

add_type("application/manifest+json", ".webmanifest")

router = APIRouter(include_in_schema=False)


@router.get("/api/")
async def interface(accepted: Accepted = "") -> Response:
    """The description of the interface, to read and to try."""
    if not INTERFACE.is_file():
        return HTMLResponse(MISSING, headers={"Cache-Control": FRESH})
    return _sent(INTERFACE, FRESH, accepted)


@router.get("/api")
@router.get("/api/{rest:path}")
async def no_such_endpoint(rest: str = "") -> Response:  # noqa: ARG001  any path under /api
    raise Problem("not-found")


@router.get("/t/{table}")
@router.get("/analysis/{table}")
@router.get("/embed/{table}")
async def table_page(
    server: Server, table: str, accepted: Accepted = "", move: str = ""
) -> Response:
    """The page of a table, with what a link to it or to a moment shows where it is posted."""
    if not INDEX.is_file():
        return HTMLResponse(MISSING, headers={"Cache-Control": FRESH})
    known = TABLE.fullmatch(table) is not None
    base = server.settings.base_url
    moment = int(move) if MOMENT.fullmatch(move) else None
    tags = await preview_tags(server.store, table, base, moment) if known else None
    if tags is None:
        return _sent(INDEX, FRESH, accepted, 404)
    text = INDEX.read_text("utf-8").replace("</head>", f"{tags}</head>", 1)
    return HTMLResponse(text, headers={"Cache-Control": FRESH})


@router.get("/join/{token}")
async def invitation_page(server: Server, token: str, accepted: Accepted = "") -> Response:
    """The page of an invitation."""
    if not INDEX.is_file():
        return HTMLResponse(MISSING, headers={"Cache-Control": FRESH})
    try:
        await server.lobby.invited(token)
    except Problem as problem:
        return _sent(INDEX, FRESH, accepted, 404 if problem.status == 404 else 200)
    return _sent(INDEX, FRESH, accepted)


@router.get("/{path:path}")
async def page(server: Server, path: str, accepted: Accepted = "") -> Response:
    """A file of the page; every other path is the page itself, which knows its own routes."""
    if not INDEX.is_file():
        return HTMLResponse(MISSING, headers={"Cache-Control": FRESH})
    file = (STATIC / path).resolve() if path and "\x00" not in path else INDEX
    if not file.is_relative_to(STATIC.resolve()) or not _is_file(file):
        if "." in path.rpartition("/")[2]:
            raise Problem("not-found")
        file = INDEX
    known = file != INDEX or path == INDEX.name or _leads(server.settings.games, path)
    return _sent(
        file, FOR_EVER if HASHED.fullmatch(path) else FRESH, accepted, 200 if known else 404
    )


def _leads(games: Sequence[str], path: str) -> bool:
    """Whether the page has something to show at an address."""
    screen, *rest = path.rstrip("/").split("/")
    try:
        if screen == "learn" and rest:
            found = known_game(games, rest[0])
            for lesson in rest[1:]:
                known_lesson(found, lesson)
        elif screen in ("coached", "rules") and rest:
            known_game(games, rest[0])
    except Problem:
        return False
    return screen in SCREENS and not (screen in ALONE and rest)


def _sent(file: Path, caching: str, accepted: str, status: int = 200) -> Response:
    """A file as it was compressed when the page was built, where the browser takes that."""
    form, encoding = smallest(file, accepted)
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    kind = guess_type(file.name)[0]
    return FileResponse(form, status_code=status, media_type=kind, headers=headers)


def _is_file(file: Path) -> bool:
    """Whether it is there; a name that no file can have is not."""
    try:
        return file.is_file()
    except OSError:
        return False
