"""Private services for the tests: PostgreSQL and Redis, found where Debian puts them."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.server.polling import children_of, run, until
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Store

NEEDED = "install the Debian packages postgresql and redis-server (make test does where it may)"


async def migrate(database: str) -> None:
    """Bring a database from nothing to today's schema."""
    store = Store(Settings(database=database).database_url)
    await store.migrate()
    await store.close()


class Missing(Exception):
    """A service that the tests need is not installed."""


def binary(name: str) -> str:
    """Where a program is: Debian keeps those of PostgreSQL off the path."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).is_file():
            return str(folder / name)
    found = shutil.which(name)
    if found is None:
        raise Missing(f"{name} is missing: {NEEDED}")
    return found


def owner() -> str | None:
    """PostgreSQL refuses to run as root: it then runs as its own user."""
    return "postgres" if os.geteuid() == 0 else None


class Service:
    """A process in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ziggurat-test-"))
        self.process: subprocess.Popen[bytes] | None = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def hang(self) -> None:
        """Let it and its children stand still until `wake`."""
        self._signal(signal.SIGSTOP)

    def wake(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        assert self.process is not None
        for pid in (self.process.pid, *children_of(self.process.pid)):
            with suppress(ProcessLookupError):
                os.kill(pid, what)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _wait(self, ready: Callable[[], bool]) -> None:
        until(ready, 60, f"{type(self).__name__} is ready")


class Postgres(Service):
    """A database server on a socket in its folder."""

    def __init__(self) -> None:
        super().__init__()
        user = owner()
        if user is not None:
            shutil.chown(self.folder, user)
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "ziggurat", "--no-sync")
        self.start()
        self._count = 0
        self._migrated = ""

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                *(binary("postgres"), "-D", str(self.data), "-k", str(self.folder)),
                *("-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=100"),
            ],
            user=owner(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait(self._ready)

    def crash(self) -> None:
        """End it and all its connections at once, without a last word on the disk."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(60)

    def _run(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [binary(name), *arguments], user=owner(), capture_output=True, check=False
        )
        if done.returncode != 0:
            raise Missing(f"{name} failed: {done.stderr.decode()[-500:]}")

    def _ready(self) -> bool:
        asked = [binary("pg_isready"), "-h", str(self.folder), "-U", "ziggurat", "-d", "postgres"]
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0

    def new_database(self, template: str = "template1") -> str:
        """The URL of a fresh database."""
        self._count += 1
        name = f"test{self._count}"
        self._run("createdb", "-h", str(self.folder), "-U", "ziggurat", "-T", template, name)
        return f"postgresql://ziggurat@/{name}?host={self.folder}"

    def migrated_database(self) -> str:
        """The URL of a fresh database that has today's schema already."""
        if not self._migrated:
            run(migrate(self.new_database()))
            self._migrated = f"test{self._count}"
        return self.new_database(self._migrated)


class Redis(Service):
    """A Redis on a socket in its folder."""

    def __init__(self) -> None:
        super().__init__()
        self.socket = self.folder / "redis.sock"
        self.start()

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        self.socket.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [
                *(binary("redis-server"), "--port", "0", "--unixsocket", str(self.socket)),
                *("--save", "", "--appendonly", "no", "--dir", str(self.folder)),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait(self._answers)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as line, suppress(OSError):
            line.connect(str(self.socket))
            return True
        return False
