"""The page, and the description of the interface for reading."""

from __future__ import annotations

import re
from html import escape

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from ziggurat.core.types import Json
from ziggurat.server.page_files import INDEX, STATIC
from ziggurat.server.problems import Problem

FOR_EVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
HASHED = re.compile(r"assets/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+")

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ziggurat</title></head><body>
<h1>Ziggurat</h1>
<p>The server is well, but its page has not been built. In the source tree run
<code>make page</code> (or <code>npm ci &amp;&amp; npm run build</code> in <code>ui/</code>) and
load this again.</p>
<p>The interface for programs is here: <a href="/api/">/api/</a></p>
</body></html>
"""

router = APIRouter(include_in_schema=False)


@router.get("/api")
@router.get("/api/{rest:path}")
async def no_such_endpoint(rest: str = "") -> Response:  # noqa: ARG001  any path under /api
    raise Problem("not-found")


@router.get("/{path:path}")
async def page(path: str) -> Response:
    """A file of the page; every other path is the page itself, which knows its own routes."""
    if not INDEX.is_file():
        return HTMLResponse(MISSING, headers={"Cache-Control": FRESH})
    file = (STATIC / path).resolve() if path and "\x00" not in path else INDEX
    if not file.is_relative_to(STATIC.resolve()) or not file.is_file():
        if "." in path.rpartition("/")[2]:
            raise Problem("not-found")
        file = INDEX
    caching = FOR_EVER if HASHED.fullmatch(path) else FRESH
    return FileResponse(file, headers={"Cache-Control": caching})


def description(app: FastAPI) -> HTMLResponse:
    """Every endpoint on one plain page."""
    schema: dict[str, Json] = app.openapi()
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        "<title>Ziggurat: the interface</title></head><body>",
        f"<h1>Ziggurat {escape(app.version)}: the interface</h1>",
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>',
    ]
    for path, operations in _items(schema["paths"]):
        for method, operation in _items(operations):
            parts += _operation(path, method, dict(_items(operation)))
    parts.append("<h2>Shapes</h2>")
    components = dict(_items(schema["components"]))
    for name, shape in _items(components["schemas"]):
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3>')
        parts.append(_fields(dict(_items(shape))))
    parts.append("</body></html>")
    return HTMLResponse("\n".join(parts))


def _operation(path: str, method: str, operation: dict[str, Json]) -> list[str]:
    lines = [f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"]
    lines.append(f"<p>{escape(str(operation.get('description', '')))}</p>")
    body = _references(operation.get("requestBody"))
    if body:
        lines.append(f"<p>Body: {body}</p>")
    answers = []
    for status, answer in _items(operation.get("responses", {})):
        shapes = _references(answer)
        answers.append(f"<li>{escape(status)} {shapes}</li>")
    return [*lines, "<ul>", *answers, "</ul>"]


def _references(value: Json) -> str:
    """Links to all shapes that are mentioned inside."""
    if isinstance(value, dict):
        found = [_references(inner) for key, inner in value.items() if key != "$ref"]
        target = value.get("$ref")
        if isinstance(target, str):
            name = escape(target.rpartition("/")[2])
            found.append(f'<a href="#{name}">{name}</a>')
        return " ".join(part for part in found if part)
    if isinstance(value, list | tuple):
        return " ".join(part for part in map(_references, value) if part)
    return ""


def _fields(shape: dict[str, Json]) -> str:
    required = shape.get("required", [])
    assert isinstance(required, list | tuple)
    rows = []
    for name, field in _items(shape.get("properties", {})):
        kind = dict(_items(field)).get("type", "")
        told = f"{escape(str(kind))} {_references(field)}".strip()
        needed = "" if name in required else " (may be left out)"
        rows.append(f"<li><code>{escape(name)}</code> {told}{needed}</li>")
    return f"<ul>{''.join(rows)}</ul>"


def _items(value: Json) -> list[tuple[str, Json]]:
    return list(value.items()) if isinstance(value, dict) else []
