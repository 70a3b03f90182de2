"""What a server reads: requests, live messages, and rows of its database that somebody damaged.

The server runs in this process, without a port, so that a fuzzer sees its code at work.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shutil
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import closing
from functools import cache
from itertools import count
from pathlib import Path
from typing import TypeVar
from urllib.parse import unquote_to_bytes

import structlog
from starlette.types import Message, Scope
from structlog.typing import EventDict, WrappedLogger

from tests.fuzz.targets import Target, json_of, records
from ziggurat.core.types import Json
from ziggurat.server.app import served
from ziggurat.server.process import ServerProcess
from ziggurat.server.settings import Settings

T = TypeVar("T")
Column = str | int | float | bytes | None

ANEW = 400
"""Requests after which other people sit at other tables."""
MANY = 10**9
LIVE_CODES = (1000, 1001, 1008, 4401, 4403, 4404, 4408, 4409)
TOKEN = re.compile(r"[a-z0-9-]{1,60}")
COLUMN = 2**63
FUZZ = "fuzz"
"""How the names of damaged tables begin."""
COPIED = {"log": "table", "tables": "id", "seats": "table"}
"""What a damaged table has rows in, and which of their columns names it."""
LOOKED_AT = ("", "/state", "/state?since=-1", "/log", "/positions/0", "/record", "/chat")


class Crash(AssertionError):
    """The server failed, where it should have refused."""


class Failures:
    """Where the server failed last: it says so in its log alone."""

    def __init__(self) -> None:
        self.last = ""
        self.sweeps: list[str] = []

    def __call__(self, _: WrappedLogger, __: str, event: EventDict) -> EventDict:
        error = sys.exc_info()[1]
        if error is not None and event.get("exc_info"):
            frame = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{Path(frame.filename).name}:{frame.lineno}"
            self.last = f"{type(error).__name__} in {place}: {str(error)[:200]}"
        if event["event"] == "sweep-failed":
            self.sweeps.append(f"{event['error']}: {event['detail']}")
        raise structlog.DropEvent


class Served:
    """A server in this process, with people and tables."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ziggurat-fuzz-"))
        self.database = self.folder / "ziggurat.db"
        self._loop = asyncio.new_event_loop()
        self.failures = Failures()
        logging.disable(logging.CRITICAL)
        structlog.configure(processors=[self.failures], cache_logger_on_first_use=False)
        settings = Settings(
            database=str(self.database),
            host="0.0.0.0",
            workers=1,
            wide=True,
            bots=("random",),
            unfinished_tables=MANY,
            records_per_person=MANY,
        )
        self.process = self.run(_started(settings))
        self.app = served(self.process)
        self.cookies: dict[str, str] = {}
        self.places: dict[str, str] = {}
        self._asked = 0
        self.numbers = count()

    def run(self, work: Coroutine[None, None, T]) -> T:
        return self._loop.run_until_complete(work)

    def close(self) -> None:
        self.run(self.process.stop())
        self._loop.close()
        structlog.reset_defaults()
        logging.disable(logging.NOTSET)
        shutil.rmtree(self.folder, ignore_errors=True)

    def people(self) -> None:
        """Eva and Adam, who are new now and then, and tables in different stages."""
        self._asked += 1
        if self._asked % ANEW != 1:
            return
        self.cookies, self.places = {}, {}
        for name in ("eva", "adam"):
            _, headers, _ = self.ask("POST", "/api/people", body=json.dumps({"name": name}))
            self.cookies[name] = headers["set-cookie"].partition(";")[0]
        seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
        waiting = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}]
        self.places["playing"] = self._table({"game": "tigris", "seats": seats, "start": True})
        self.places["other"] = self._table({"game": "teotihuacan", "seats": seats, "start": True})
        self.places["open"] = self._table({"game": "mexica", "seats": waiting})
        made = self._get("POST", f"/api/tables/{self.places['open']}/seats/2/invitation", "{}")
        self.places["invitation"] = str(made["token"])

    def _table(self, body: Json) -> str:
        return str(self._get("POST", "/api/tables", json.dumps(body))["id"])

    def _get(self, method: str, path: str, body: str) -> dict[str, Json]:
        status, _, answer = self.ask(method, path, {"cookie": self.cookies["eva"]}, body)
        assert status < 300, answer
        return dict(json.loads(answer))

    def placed(self, text: str) -> str:
        """A path with the tables that there are."""
        for name, value in self.places.items():
            text = text.replace("{" + name + "}", value)
        return text

    def ask(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the answer to a request."""
        content = body.encode(errors="surrogatepass")
        given = {"host": "localhost", "content-length": str(len(content))} | dict(headers or {})
        if content:
            given.setdefault("content-type", "application/json")
        return self.run(self._answer(_scope("http", path, given, method.upper()), content))

    async def _answer(self, scope: Scope, content: bytes) -> tuple[int, dict[str, str], bytes]:
        sent: list[Message] = []
        asked = [{"type": "http.request", "body": content, "more_body": False}]
        over = asyncio.Event()

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await over.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        over.set()
        headers = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
        return sent[0]["status"], headers, b"".join(one.get("body", b"") for one in sent[1:])

    def live(self, path: str, headers: Mapping[str, str], messages: list[Message]) -> int:
        """Say these things through a live connection and leave; the code it ended with."""
        scope = _scope("websocket", path, {"host": "localhost"} | dict(headers), "GET")
        return self.run(self._live(scope, [{"type": "websocket.connect"}, *messages]))

    async def _live(self, scope: Scope, messages: list[Message]) -> int:
        sent: list[Message] = []
        waiting = list(messages)

        async def receive() -> Message:
            await asyncio.sleep(0)
            return waiting.pop(0) if waiting else {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        closed = [one["code"] for one in sent if one["type"] == "websocket.close"]
        return int(closed[-1]) if closed else 1000


async def _started(settings: Settings) -> ServerProcess:
    process = ServerProcess(settings)
    await process.start()
    return process


def _scope(kind: str, path: str, headers: Mapping[str, str], method: str) -> Scope:
    """As uvicorn makes it of what came through a connection."""
    raw, _, query = path.encode(errors="surrogatepass").partition(b"?")
    named = [
        (name.lower().encode(), re.sub(rb"[\r\n\x00]", b"", value.encode(errors="replace")))
        for name, value in headers.items()
        if TOKEN.fullmatch(name.lower())
    ]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote_to_bytes(raw).decode(errors="replace") or "/",
        "raw_path": raw,
        "query_string": query,
        "root_path": "",
        "headers": named,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8420),
        "subprotocols": [],
        "extensions": {},
    }


@cache
def server() -> Served:
    """One for all targets of a process."""
    return Served()


def _words(value: Json) -> dict[str, str]:
    """The fields of an object that are texts."""
    if not isinstance(value, dict):
        return {}
    return {name: text for name, text in value.items() if isinstance(text, str)}


def _as(site: Served, value: Mapping[str, Json]) -> dict[str, str]:
    """The headers of a request, with the cookie of whoever makes it."""
    headers = _words(value.get("headers"))
    cookie = site.cookies.get(str(value.get("as")))
    return headers if cookie is None else {"cookie": cookie} | headers


def requests(data: bytes) -> None:
    """A request of any kind: an answer that is no failure of the server's."""
    value = json_of(data)
    if not isinstance(value, dict):
        return
    site = server()
    site.people()
    method, path, body = str(value.get("method")), str(value.get("path")), value.get("body")
    if not re.fullmatch("[A-Za-z]{1,20}", method) or not path.startswith("/"):
        return
    text = "" if body is None else site.placed(body if isinstance(body, str) else json.dumps(body))
    site.failures.last = ""
    status, _, answer = site.ask(method, site.placed(path), _as(site, value), text)
    if status >= 500 and b'"busy"' not in answer:
        raise Crash(f"{method} {path.partition('?')[0]}: {status}, {site.failures.last}")


def request_seeds() -> list[bytes]:
    small = min((file.read_text("utf-8") for file in records()), key=len)
    table, act = "/api/tables/{playing}", {"log": 0, "seat": 0}
    made: list[tuple[str, str, Json]] = [
        ("POST", "/api/people", {"name": "Eva", "language": "cs"}),
        ("PATCH", "/api/me", {"name": "Eva Ž", "settings": {"sound": True}}),
        ("PUT", "/api/me/password", {"login": "eva", "password": "long enough", "old": None}),
        ("POST", "/api/sessions", {"login": "eva", "password": "long enough"}),
        ("POST", "/api/me/tokens", {"label": "bot"}),
        ("PUT", "/api/me/notices", {"email": None, "webhook": "https://example.org/x"}),
        ("POST", "/api/me/notices/email", {"code": "12345678"}),
        ("PUT", "/api/me/lessons/tigris/first", {"step": 1, "done": False}),
        ("POST", "/api/lessons/tigris/first/steps/0", {"before": [], "actions": [1]}),
        ("POST", "/api/tables", {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "open"}],
                                 "options": {}, "public": True, "order": "given",
                                 "clock": {"kind": "live", "minutes": 5, "increment": 2},
                                 "hints": None, "salt": "ab" * 16, "start": False}),
        ("POST", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "here", "name": "Ben"}],
                                 "from": {"table": "{playing}", "record": None, "at": 0}}),
        ("POST", "/api/tables/{open}/join", {"seat": 1, "salt": "cd" * 16}),
        ("POST", "/api/tables/{open}/leave", {}),
        ("PATCH", "/api/tables/{open}", {"public": True, "clock": {"kind": "relaxed", "days": 3}}),
        ("PUT", "/api/tables/{open}/seats", [{"kind": "me"}, {"kind": "bot", "bot": "random"}]),
        ("POST", "/api/tables/{open}/start", {"salt": None}),
        ("POST", "/api/invitations/{invitation}", {}),
        ("POST", f"{table}/chat", {"text": "Hello Ž \U0001f469\u200d\U0001f680"}),
        ("POST", f"{table}/actions", {**act, "action": 5}),
        ("POST", f"{table}/actions", {**act, "words": "temple E5"}),
        ("POST", f"{table}/undo", act),
        ("POST", f"{table}/take-back", {**act, "to": 0}),
        ("POST", f"{table}/take-back/answer", {**act, "agree": True}),
        ("POST", f"{table}/resign", act),
        ("POST", f"{table}/return", act),
        ("POST", f"{table}/take-over", {**act, "absent": 1}),
        ("POST", f"{table}/hand-over", act),
        ("POST", f"{table}/hints", {**act, "count": 3}),
        ("POST", f"{table}/rematch", {}),
        ("POST", "/api/records", small),
    ]  # fmt: skip
    paths = [
        *("/api/tables?stage=playing&game=tigris", "/api/me/tables", "/api/me/records", "/api/me"),
        *("/api/tables/{playing}/state?since=-1", "/api/tables/{playing}/log?since=0"),
        *("/api/tables/{playing}/positions/0?seat=0", "/api/tables/{playing}/preview/5?log=0"),
        *("/api/tables/{playing}/refusals?log=0&seat=0", "/api/tables/{other}/refusals/7?log=0"),
        *("/api/tables/{other}/positions/0/picture", "/api/tables/{other}/positions/0/explanation"),
        *("/api/games/tigris/rulebook/search?q=temple&language=pl", "/api/lessons?language=hu"),
        *("/api/games/tigris/rulebook/pictures/te-12?theme=dark", "/api/invitations/{invitation}"),
        *("/rules/tigris", "/assets/x.js", "/api/openapi.json", "/healthz", "/api/info"),
    ]
    asked = [("GET", path, None) for path in paths]
    return [
        json.dumps({"method": m, "path": p, "as": "eva", "headers": {}, "body": b}).encode()
        for m, p, b in [*made, *asked]
    ]


def live(data: bytes) -> None:
    """Messages to a live connection: none of them does anything, and it ends with a known code."""
    value = json_of(data)
    if not isinstance(value, dict):
        return
    site = server()
    site.people()
    path, said = str(value.get("path")), value.get("messages")
    if not path.startswith("/") or not isinstance(said, list):
        return
    site.failures.last = ""
    code = site.live(site.placed(path), _as(site, value), [_message(one) for one in said[:20]])
    if code not in LIVE_CODES:
        raise Crash(f"{path.partition('?')[0]}: closed with {code}")


def _message(value: Json) -> Message:
    """A text as such, anything else as bytes."""
    if isinstance(value, str):
        return {"type": "websocket.receive", "text": value}
    return {"type": "websocket.receive", "bytes": json.dumps(value).encode()}


def live_seeds() -> list[bytes]:
    said: list[Json] = ['{"type":"ping"}', '{"type":"act","log":0,"seat":0,"action":1}', {"a": 1}]
    paths = ("/api/tables/{playing}/live", "/api/tables/{open}/live?since=0", "/api/me/live")
    return [
        json.dumps({"path": path, "as": "eva", "headers": {}, "messages": said}).encode()
        for path in paths
    ]


def rows(data: bytes) -> None:
    """A damaged log in the database: whoever looks at the table, or at a list, gets an answer."""
    value = json_of(data)
    if not isinstance(value, dict):
        return
    site = server()
    site.people()
    place, entries = site.places.get(str(value.get("place"))), value.get("entries")
    if place is None or not isinstance(entries, list):
        return
    table = f"{FUZZ}{next(site.numbers)}"
    if not _damaged(site, place, table, entries):
        return
    site.failures.last = ""
    cookie = {"cookie": site.cookies["eva"]}
    paths = [f"/api/tables/{table}{more}" for more in LOOKED_AT]
    for path in (*paths, "/api/me/tables", "/api/tables?stage=playing"):
        status, _, answer = site.ask("GET", path, cookie)
        if status >= 500 and b'"busy"' not in answer:
            raise Crash(f"{path}: {status}, {site.failures.last}")
    if site.failures.sweeps:
        raise Crash(f"time-outs stop: {site.failures.sweeps.pop()}")


def _damaged(site: Served, place: str, table: str, entries: Sequence[Json]) -> bool:
    """A copy of a table with another log; whether the database took it."""
    with closing(sqlite3.connect(site.database, timeout=20)) as file:
        file.row_factory = sqlite3.Row
        types = {row[1]: row[2] for row in file.execute("PRAGMA table_info(log)")}
        try:
            with file:
                for name, column in COPIED.items():
                    file.execute(f'DELETE FROM {name} WHERE "{column}" LIKE ?', (f"{FUZZ}%",))
                for name, column in list(COPIED.items())[1:]:
                    chosen = f'SELECT * FROM {name} WHERE "{column}" = ?'
                    for row in file.execute(chosen, (place,)).fetchall():
                        _insert(file, name, {**dict(row), column: table})
                for entry in entries:
                    if isinstance(entry, dict):
                        known = {
                            key: _kept(types[key], entry[key]) for key in entry if key in types
                        }
                        _insert(file, "log", {**known, "table": table})
        except (sqlite3.Error, OverflowError):
            return False
    return True


def _insert(file: sqlite3.Connection, name: str, row: Mapping[str, Column]) -> None:
    columns = ", ".join(f'"{column}"' for column in row)
    marks = ", ".join("?" * len(row))
    file.execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", list(row.values()))


def _kept(kind: str, value: Json) -> Column:
    """A value as a column of that type has it: JSON may be anything, even none at all."""
    if kind == "JSON":
        return _plain(value) if isinstance(value, str) else json.dumps(value)
    if value is None:
        return None
    if kind.startswith(("VARCHAR", "TEXT")):
        return _plain(str(value)[:300])
    number = value if isinstance(value, int | float) else 0
    return (
        number if kind.startswith(("FLOAT", "DOUBLE")) else int(max(-COLUMN, min(number, COLUMN)))
    )


def _plain(text: str) -> str:
    """Without halves of letters, which no database takes."""
    return text.encode(errors="replace").decode()


def row_seeds() -> list[bytes]:
    """The logs of real tables, one with an action and its undoing."""
    site = server()
    site.people()
    cookie = {"cookie": site.cookies["eva"]}
    table = f"/api/tables/{site.places['playing']}"
    site.ask("POST", f"{table}/hand-over", cookie, json.dumps({"log": 0, "seat": 0}))
    state = json.loads(site.ask("GET", f"{table}/state", cookie)[2])
    act = {"log": 0, "seat": state["deciding"], "action": state["actions"][0]}
    site.ask("POST", f"{table}/actions", cookie, json.dumps(act))
    site.ask("POST", f"{table}/undo", cookie, json.dumps({"log": 1, "seat": act["seat"]}))
    found = []
    with closing(sqlite3.connect(site.database)) as file:
        file.row_factory = sqlite3.Row
        for place in ("playing", "other"):
            chosen = 'SELECT * FROM log WHERE "table" = ? ORDER BY n'
            logged = file.execute(chosen, (site.places[place],)).fetchall()
            entries = [{key: _shown(row[key]) for key in row.keys()} for row in logged]  # noqa: SIM118  a row is no dict
            found.append(json.dumps({"place": place, "entries": entries}).encode())
    return found


def _shown(value: object) -> Json:
    """A column as JSON; its own JSON opened, so that it can be broken inside."""
    if isinstance(value, str) and value[:1] in ("{", "["):
        opened: Json = json.loads(value)
        return opened
    return value if isinstance(value, str | int | float) else None


SERVED = {
    one.name: one
    for one in (
        Target("requests", requests, request_seeds),
        Target("live", live, live_seeds),
        Target("rows", rows, row_seeds),
    )
}
