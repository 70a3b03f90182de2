"""Real server processes, and people who use them."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from random import Random
from types import TracebackType

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.polling import run, until
from tests.server.services import migrate
from ziggurat.core.types import Json

SECONDS = 60.0
START_SECONDS = 180.0
"""Loading everything takes its time on a busy machine."""
LONGEST_GAME = 20_000

Found = dict[str, Json]

VISITORS: list[Visitor] = []
"""Everybody who came during a test; they go home after it."""


def all_go_home() -> None:
    while VISITORS:
        VISITORS.pop().http.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


class Process:
    """One `ziggurat serve`."""

    def __init__(
        self,
        arguments: Sequence[str],
        log: Path,
        environment: Mapping[str, str] | None = None,
        python: str = sys.executable,
    ) -> None:
        self.python = python
        self.port = free_port()
        self.arguments = list(arguments)
        self.log = log
        self.environment = {**os.environ, **(environment or {})}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            *(self.python, "-m", "ziggurat.cli", "serve", "--no-open"),
            *("--port", str(self.port), "--log-level", "info", *self.arguments),
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        try:
            until(self._answers, START_SECONDS, f"the server answers; its log: {self.log}")
        except AssertionError:
            self.kill()
            raise

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()[-3000:]
        try:
            return httpx.get(f"{self.url}/healthz", timeout=5, verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it as a power cut would: with no chance to say good-bye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as a host would; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(SECONDS)
        self.process = None
        return code


@cache
def empty_database() -> Path:
    """A database of today's schema without a row: to migrate from nothing takes a host seconds."""
    file = Path(tempfile.mkdtemp(prefix="ziggurat-empty-")) / "ziggurat.db"
    run(migrate(str(file)))
    return file


class Host:
    """One or more server processes on the same database."""

    def __init__(
        self,
        database: str | None = None,
        bus: str | None = None,
        processes: int = 1,
        settings: Mapping[str, str] | None = None,
        options: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        python: str = sys.executable,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ziggurat-host-"))
        self.database = database or str(self.folder / "ziggurat.db")
        if database is None and python == sys.executable:
            shutil.copy(empty_database(), self.database)
        chosen = {"wide": "on", "bots": "random", "workers": "1", "sweep": "0.2", "tick": "0.3"}
        chosen |= settings or {}
        arguments = ["--database", self.database, *options]
        if bus is not None:
            arguments += ["--bus", bus]
        for name, value in chosen.items():
            arguments += ["--set", f"{name}={value}"]
        self.processes = [
            Process(arguments, self.folder / f"log{number}.txt", environment, python)
            for number in range(processes)
        ]
        for process in self.processes:
            process.start()
        self._guests = 0

    def __enter__(self) -> Host:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def url(self) -> str:
        return self.processes[0].url

    def logs(self) -> str:
        return "".join(process.log.read_text() for process in self.processes)

    def close(self) -> None:
        for process in self.processes:
            process.kill()

    def guest(self, name: str) -> Guest:
        """A new person; with several processes they go to one after the other."""
        process = self.processes[self._guests % len(self.processes)]
        self._guests += 1
        return Guest(process.url, name)


class Refused(AssertionError):
    """The server answered with a problem."""

    def __init__(self, status: int, problem: Found) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.problem = problem
        self.key = str(problem.get("key"))


def client(url: str, headers: Mapping[str, str] | None) -> httpx.Client:
    """For plain HTTP alone: reading all authorities that one could trust takes its time."""
    return httpx.Client(base_url=url, timeout=SECONDS, headers=headers, verify=False)


class Visitor:
    """Somebody at a browser, or a program, without a name."""

    def __init__(self, url: str, headers: Mapping[str, str] | None = None) -> None:
        self.url = url
        self.http = client(url, headers)
        self.heard: list[str] | None = None
        """Everything that came from the server, where a test wants to look through it."""
        VISITORS.append(self)

    def moves_to(self, url: str) -> None:
        """Go on through another server process, as a proxy would send them."""
        before = self.http
        before.close()
        self.url = url
        self.http = client(url, before.headers)
        self.http.cookies.update(before.cookies)

    def ask(self, method: str, path: str, body: Json = None) -> Found:
        """The answer; a problem is raised."""
        given = None if body is None else json.dumps(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        answer = self.http.request(method, path, content=given, headers=headers)
        if self.heard is not None:
            self.heard.append(f"{answer.headers} {answer.text}")
        if answer.status_code >= 400:
            raise Refused(answer.status_code, answer.json())
        return dict(answer.json()) if answer.content else {}

    def get(self, path: str) -> Found:
        return self.ask("GET", path)

    def post(self, path: str, body: Json = None) -> Found:
        return self.ask("POST", path, {} if body is None else body)

    def text(self, path: str) -> str:
        answer = self.http.get(path)
        if self.heard is not None:
            self.heard.append(answer.text)
        if answer.status_code >= 400:
            raise Refused(answer.status_code, answer.json())
        return answer.text

    def state(self, table: str, since: int | None = None) -> Found:
        more = "" if since is None else f"?since={since}"
        return self.get(f"/api/tables/{table}/state{more}")

    def watch(self, table: str, since: int | None = None) -> Live:
        """A live connection to a table."""
        more = "" if since is None else f"?since={since}"
        return Live(self, f"/api/tables/{table}/live{more}")

    def headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        token = self.http.headers.get("Authorization")
        return ({"Cookie": cookie} if cookie else {}) | ({"Authorization": token} if token else {})


class Guest(Visitor):
    """Somebody with a name, who is new or comes back with a cookie."""

    def __init__(self, url: str, name: str, cookie: str | None = None) -> None:
        super().__init__(url)
        self.name = name
        if cookie is None:
            self.id = str(self.post("/api/people", {"name": name})["id"])
        else:
            self.http.cookies.set("ziggurat", cookie)
            self.id = str(self.get("/api/me")["id"])

    def sets_up(self, game: str, *seats: str, **more: Json) -> str:
        """A new table; a seat is `me`, `open`, `invited`, `random` (a bot) or `here NAME`."""
        body: dict[str, Json] = {"seats": [seat_of(seat) for seat in seats]}
        if game:
            body["game"] = game
        if "origin" in more:
            more["from"] = more.pop("origin")
        return str(self.post("/api/tables", body | more)["id"])

    def joins(self, table: str) -> None:
        self.post(f"/api/tables/{table}/join", {})

    def starts(self, table: str) -> Found:
        return self.post(f"/api/tables/{table}/start")

    def acts(self, table: str, state: Found, action: int) -> Found:
        body = {"log": state["log"], "seat": state["deciding"], "action": action}
        return self.post(f"/api/tables/{table}/actions", body)

    def undoes(self, table: str, state: Found, seat: int) -> Found:
        return self.post(f"/api/tables/{table}/undo", {"log": state["log"], "seat": seat})


def seat_of(word: str) -> dict[str, Json]:
    kind, _, name = word.partition(" ")
    if kind == "here":
        return {"kind": "here", "name": name}
    if kind in ("me", "open", "invited"):
        return {"kind": kind}
    return {"kind": "bot", "bot": kind}


class Live:
    """A live connection."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        url = visitor.url.replace("http://", "ws://") + path
        self._open = ExitStack()
        self._heard = visitor.heard
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=visitor.headers(), max_size=None, open_timeout=SECONDS)
        )

    def __enter__(self) -> Live:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def hear(self, *types: str) -> Found:
        """The next message, of one of these types if any are named."""
        for _ in range(LONGEST_GAME):
            text = self.socket.recv(timeout=SECONDS)
            assert isinstance(text, str)
            if self._heard is not None:
                self._heard.append(text)
            message: Found = json.loads(text)
            if not types or message["type"] in types:
                return message
        raise AssertionError(f"no {types} came")

    def state(self) -> Found:
        """The next state."""
        state = self.hear("state")["state"]
        assert isinstance(state, dict)
        return state

    def state_where(self, field: str, value: Json) -> Found:
        """The next state in which a field has that value."""
        for _ in range(LONGEST_GAME):
            state = self.state()
            if state[field] == value:
                return state
        raise AssertionError(f"{field} never was {value!r}")

    def entry(self) -> Found:
        """The next entry of the log that a state brings."""
        for _ in range(LONGEST_GAME):
            entries = self.state()["entries"]
            assert isinstance(entries, list)
            if entries:
                assert isinstance(entries[0], dict)
                return entries[0]
        raise AssertionError("nothing was written")

    def closed(self) -> int:
        """Wait until the server closes; the code."""
        try:
            for _ in range(LONGEST_GAME):
                self.socket.recv(timeout=SECONDS)
        except ConnectionClosed:
            assert self.socket.close_code is not None
            return self.socket.close_code
        raise AssertionError("it never closes")


def numbers(value: Json) -> list[int]:
    """A list of whole numbers, as such."""
    assert isinstance(value, list)
    found = [one for one in value if isinstance(one, int)]
    assert len(found) == len(value)
    return found


def rows(value: Json) -> list[Found]:
    """A list of objects, as such."""
    assert isinstance(value, list)
    return [dict(one) for one in value]


def facts(value: Json) -> Found:
    assert isinstance(value, dict)
    return value


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def choose(state: Found, rng: Random) -> int:
    return rng.choice(numbers(state["actions"]))


def play_on(table: str, people: Sequence[Guest], rng: Random, actions: int | None = None) -> Found:
    """Let people (and bots) play on with random actions, to the end or for `actions` of theirs."""
    lives = {}
    for guest in people:
        live = guest.watch(table)
        lives[guest.id] = live
    states = {guest.id: lives[guest.id].state() for guest in people}
    made = 0
    try:
        for _ in range(LONGEST_GAME):
            newest = max(states.values(), key=lambda state: number(state["log"]))
            if newest["final"] is not None or made == actions:
                return newest
            decider = next(
                (g for g in people if states[g.id]["actions"] and _newest(states, g.id)), None
            )
            if decider is None:
                behind = min(people, key=lambda g: number(states[g.id]["log"]))
                heard = lives[behind.id].state()
                if number(heard["log"]) >= number(states[behind.id]["log"]):
                    states[behind.id] = heard
                continue
            state = states[decider.id]
            states[decider.id] = decider.acts(table, state, choose(state, rng))
            made += 1
        raise AssertionError("the game never ends")
    finally:
        for live in lives.values():
            live.close()


def _newest(states: Mapping[str, Found], person: str) -> bool:
    return all(number(states[person]["log"]) >= number(state["log"]) for state in states.values())
