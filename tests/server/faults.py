"""What can go wrong around a server. Each fault does its harm, lasts a moment, and goes away."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Event
from urllib.parse import urlsplit

import httpx

from tests.server.hosts import Guest, Host, Process, Refused
from tests.server.polling import children_of
from tests.server.services import Postgres, Redis, binary, owner
from ziggurat.core.types import Json

SQLITE, CLUSTER = "sqlite", "cluster"

CLOCK = """
import os
import time

_true = time.time


def _shown():
    try:
        with open(os.environ["CHAOS_CLOCK"]) as file:
            return _true() + float(file.read())
    except (OSError, ValueError):
        return _true()


time.time = _shown
"""
"""What a server process loads before all else, so that its wall clock can jump."""


class Scene:
    """A host, and everything around it that can fail."""

    def __init__(
        self, way: str, host: Host, clock: Path, postgres: Postgres | None, redis: Redis | None
    ) -> None:
        self.way = way
        self.host = host
        self.clock = clock
        self._postgres = postgres
        self._redis = redis
        self.mischief = Event()
        """Set while people's messages come twice and late."""
        self._never = Event()
        self.tables: list[str] = []
        """Those that people play at."""

    @property
    def postgres(self) -> Postgres:
        assert self._postgres is not None
        return self._postgres

    @property
    def redis(self) -> Redis:
        assert self._redis is not None
        return self._redis

    def lasts(self, rng: Random, least: float, most: float) -> None:
        """A fault lasts for a while."""
        self._never.wait(rng.uniform(least, most))

    def victim(self, rng: Random) -> Process:
        return rng.choice(self.host.processes)


@contextmanager
def scene(way: str) -> Iterator[Scene]:
    """One process on SQLite, or two on PostgreSQL with Redis, with a clock that can jump."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ziggurat-chaos-")))
        (folder / "sitecustomize.py").write_text(CLOCK, "utf-8")
        clock = folder / "clock"
        path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {"PYTHONPATH": path, "CHAOS_CLOCK": str(clock)}
        settings = {"lease": "2", "header_seconds": "3", "body_seconds": "3"}
        if way == SQLITE:
            host = Host(settings=settings, environment=environment)
            stack.callback(host.close)
            yield Scene(way, host, clock, None, None)
            return
        postgres, redis = Postgres(), Redis()
        stack.callback(postgres.close)
        stack.callback(redis.close)
        database = postgres.new_database()
        host = Host(database, redis.url, 2, settings, environment=environment)
        stack.callback(host.close)
        yield Scene(way, host, clock, postgres, redis)


def server_killed(scene: Scene, rng: Random) -> None:
    victim = scene.victim(rng)
    victim.kill()
    scene.lasts(rng, 0.0, 0.5)
    victim.start()


def server_stopped(scene: Scene, rng: Random) -> None:
    victim = scene.victim(rng)
    victim.stop()
    victim.start()


def server_hung(scene: Scene, rng: Random) -> None:
    victim = scene.victim(rng).process
    assert victim is not None
    os.kill(victim.pid, signal.SIGSTOP)
    scene.lasts(rng, 0.5, 2.0)
    os.kill(victim.pid, signal.SIGCONT)


def worker_killed(scene: Scene, rng: Random) -> None:
    victim = scene.victim(rng).process
    assert victim is not None
    for pid in children_of(victim.pid)[-1:]:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def storage_slow(scene: Scene, rng: Random) -> None:
    """Nothing is written for a while, as on a disk that is busy."""
    if scene.way == SQLITE:
        with closing(
            sqlite3.connect(scene.host.database, timeout=30, isolation_level=None)
        ) as file:
            file.execute("BEGIN IMMEDIATE")
            scene.lasts(rng, 0.5, 2.0)
            file.execute("ROLLBACK")
        return
    seconds = rng.uniform(0.5, 2.0)
    held = f"BEGIN; LOCK TABLE log IN EXCLUSIVE MODE; SELECT pg_sleep({seconds}); COMMIT"
    asked = [binary("psql"), "--quiet", "--command", held, scene.host.database]
    subprocess.run(asked, user=owner(), stdout=subprocess.DEVNULL, check=True)


def disk_full(scene: Scene, rng: Random) -> None:
    """No file can grow for a while."""
    victim = scene.victim(rng).process
    assert victim is not None
    before = resource.prlimit(victim.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(victim.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    scene.lasts(rng, 0.5, 2.0)
    resource.prlimit(victim.pid, resource.RLIMIT_FSIZE, before)


def clock_jumped(scene: Scene, rng: Random) -> None:
    """The wall clock of all servers is wrong by up to a day, until it jumps again."""
    scene.clock.write_text(str(rng.choice((-86_400, -3600, -30, 0, 30, 3600, 86_400))), "utf-8")
    scene.lasts(rng, 0.5, 1.5)


def address(process: Process) -> tuple[str, int]:
    parts = urlsplit(process.url)
    assert parts.hostname is not None
    assert parts.port is not None
    return parts.hostname, parts.port


def connections_half_open(scene: Scene, rng: Random) -> None:
    """Many begin a request and never finish it."""
    with ExitStack() as stack:
        for number in range(40):
            with suppress(OSError):
                one = stack.enter_context(socket.create_connection(address(scene.victim(rng)), 5))
                one.sendall(b"GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "[: 10 + number])
        scene.lasts(rng, 0.5, 2.0)


def connections_slow(scene: Scene, rng: Random) -> None:
    """Some ask for live news and never read it; some send a body a byte at a time."""
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    upgrade = b"Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" + key
    with ExitStack() as stack:
        slow: list[socket.socket] = []
        for _ in range(8):
            with suppress(OSError):
                one = stack.enter_context(socket.create_connection(address(scene.victim(rng)), 5))
                line = f"GET /api/tables/{rng.choice(scene.tables)}/live HTTP/1.1\r\n"
                one.sendall(line.encode() + upgrade + b"\r\n")
                two = stack.enter_context(socket.create_connection(address(scene.victim(rng)), 5))
                head = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n"
                two.sendall(head + b"Content-Type: application/json\r\n\r\n")
                slow.append(two)
        for _ in range(4):
            for one in slow:
                with suppress(OSError):
                    one.sendall(b"{")
            scene.lasts(rng, 0.1, 0.4)


def messages_doubled_and_late(scene: Scene, rng: Random) -> None:
    """For a while everything is sent twice, with something old in between."""
    scene.mischief.set()
    scene.lasts(rng, 1.0, 2.0)
    scene.mischief.clear()


BAD: tuple[tuple[str, str, Json], ...] = (
    ("POST", "/api/tables/{table}/actions", {"log": 0, "seat": 0, "action": 0}),
    ("POST", "/api/tables/{table}/undo", {"log": 0, "seat": 1}),
    ("POST", "/api/tables/{table}/resign", {"seat": 0}),
    ("POST", "/api/tables/{table}/take-back/answer", {"log": 0, "seat": 0, "agree": True}),
    ("DELETE", "/api/tables/{table}", None),
    ("PATCH", "/api/tables/{table}", {"spectators": False}),
    ("POST", "/api/tables", {"game": "tigris", "seats": [{"kind": "me"}] * 9}),
    ("POST", "/api/tables", {"game": "\u202egit", "seats": []}),
    ("POST", "/api/sessions", {"login": "eva", "password": "x" * 2000}),
    ("POST", "/api/records", {"text": "[" * 100_000}),
    ("GET", "/api/tables/{table}/positions/999999", None),
    ("GET", "/api/tables/{table}/state?since=-2", None),
    ("GET", "/api/tables/" + "9" * 300, None),
)


def guest_hostile(scene: Scene, rng: Random) -> None:
    """Somebody tries what is none of their business; nothing of it is done."""
    with suppress(httpx.TransportError, Refused):
        guest = Guest(scene.victim(rng).url, "Mallory")
        for method, path, body in rng.sample(BAD, len(BAD)):
            url = path.format(table=rng.choice(scene.tables))
            answer = guest.http.request(method, url, json=body)
            assert 400 <= answer.status_code < 500 or answer.status_code == 503, answer.text


def redis_killed(scene: Scene, rng: Random) -> None:
    scene.redis.stop()
    scene.lasts(rng, 1.0, 4.0)
    scene.redis.start()


def redis_hung(scene: Scene, rng: Random) -> None:
    scene.redis.hang()
    scene.lasts(rng, 1.0, 6.0)
    scene.redis.wake()


def news_doubled_and_reordered(scene: Scene, rng: Random) -> None:
    """What the bus brings is old, comes again, or is no news at all."""
    news = [
        {"kind": kind, "table": "0123456789abcdef", "people": ["nobody"]}
        for kind in ("log", "table", "chat", "gone", "bot-free", "of a later release")
    ]
    texts = [f"another {json.dumps(one)}" for one in news] + ["", "another", "another {", "a []"]
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(str(scene.redis.socket))
        for text in rng.choices(texts, k=60):
            data = text.encode()
            head = f"*3\r\n$7\r\nPUBLISH\r\n$8\r\nziggurat\r\n${len(data)}\r\n".encode()
            line.sendall(head + data + b"\r\n")


def postgres_stopped(scene: Scene, rng: Random) -> None:
    scene.postgres.crash()
    scene.lasts(rng, 0.0, 1.0)
    scene.postgres.start()


def postgres_hung(scene: Scene, rng: Random) -> None:
    """For a moment, or now and then for longer than anybody waits for an answer."""
    scene.postgres.hang()
    scene.lasts(rng, *rng.choice(((1.0, 2.0), (1.0, 4.0), (2.0, 4.0), (16.0, 20.0))))
    scene.postgres.wake()


Fault = Callable[[Scene, Random], None]

BOTH = (SQLITE, CLUSTER)
FAULTS: dict[Fault, tuple[str, ...]] = {
    server_killed: BOTH,
    server_stopped: BOTH,
    server_hung: BOTH,
    worker_killed: BOTH,
    storage_slow: BOTH,
    disk_full: (SQLITE,),
    clock_jumped: BOTH,
    connections_half_open: BOTH,
    connections_slow: BOTH,
    messages_doubled_and_late: BOTH,
    guest_hostile: BOTH,
    redis_killed: (CLUSTER,),
    redis_hung: (CLUSTER,),
    news_doubled_and_reordered: (CLUSTER,),
    postgres_stopped: (CLUSTER,),
    postgres_hung: (CLUSTER,),
}
"""Each fault, and on which kinds of host it can happen."""
