"""`ziggurat admin doctor`: quiet where all is well, and clear where something is wrong."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from time import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.server.hosts import Host, free_port
from tests.server.polling import run
from tests.server.services import Postgres, Redis
from ziggurat.server.doctor import examine, machine, network, storage
from ziggurat.server.doctor.findings import Finding
from ziggurat.server.settings import Mail, Settings
from ziggurat.server.storage import Store
from ziggurat.server.storage.migrations import HEAD


def doctor(*options: str, files: int = 0) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ziggurat.cli", "admin", "doctor", *options]
    if files:
        command = ["bash", "-c", f'ulimit -n {files}; exec "$@"', "-", *command]
    environment = {**os.environ, "ZIGGURAT_SMTP_HOST": "127.0.0.1", "ZIGGURAT_SMTP_PORT": "9"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def told(findings: Iterator[Finding], level: str) -> str:
    """Everything of that level that the doctor says."""
    return "\n".join(one.line() for one in findings if one.level == level)


@contextmanager
def mail_server(code: int = 250) -> Iterator[int]:
    """A mail server that answers everything with one code; its port."""

    class Handler(StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 hello\r\n")
            for line in iter(self.rfile.readline, b""):
                word = line[:4].upper()
                answer = {b"EHLO": 250, b"QUIT": 221}.get(word, code)
                self.wfile.write(f"{answer} so\r\n".encode())

    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield int(server.server_address[1])
        server.shutdown()


@contextmanager
def proxy(port: int, *passed: str) -> Iterator[str]:
    """A proxy before that port, which passes on these headers alone; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            sent = {name: value for name, value in self.headers.items() if name in passed}
            if "X-Forwarded-For" in passed:
                sent["X-Forwarded-For"] = self.client_address[0]
            try:
                with urlopen(Request(f"http://127.0.0.1:{port}{self.path}", headers=sent)) as found:
                    self.send_response(found.status)
            except HTTPError as error:
                self.send_response(error.code)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quietly."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_good_installation_is_well(alone: Host) -> None:
    port = alone.processes[0].port
    settings = Settings(
        database=alone.database, port=port, public_url=f"http://127.0.0.1:{port}", workers=1
    )
    with mail_server() as mail:
        settings = replace(settings, mail=Mail("127.0.0.1", mail, sender="us@a.org", tls=False))
        findings = list(examine(settings, "serve"))
    assert told(iter(findings), "wrong") == ""
    said = told(iter(findings), "well")
    for what in (
        "the server answers",
        "the database is private",
        "accepts e-mail",
        "the clock",
        "MB",
    ):
        assert what in said
    assert f"the schema is that of this release ({HEAD})" in said


def test_a_broken_installation_is_told_what_to_do(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    file = tmp_path / "ziggurat.db"
    settings = Settings(database=str(file))
    run(migrated(settings.database_url))
    file.chmod(0o644)
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("INSERT INTO house (id, open, last) VALUES (1, 0, ?)", (time() + 9999,))
        opened.execute("UPDATE alembic_version SET version_num = '0001'")
    away = f"https://127.0.0.1:{free_port()}"

    done = doctor(
        *("--database", str(file), "--port", str(free_port()), "--public-url", away),
        *("--bus", "redis://:hushed@127.0.0.1:9", "--set", "workers=99"),
        files=1_000,
    )

    assert done.returncode == 1
    for what, do in (
        (f"others on this machine may open {file}", f"chmod 600 {file}"),
        (f"others on this machine may write in {tmp_path}", f"chmod 700 {tmp_path}"),
        ("at most 1000 open files", "LimitNOFILE=65536"),
        ("several processes on one SQLite file", "--database postgresql://"),
        ("in the future", "NTP"),
        ("the schema is of an earlier release (0001", "ziggurat admin migrate"),
        ("Redis does not answer", "redis-cli"),
        ("the bus password is on the command line", "ZIGGURAT_BUS"),
        ("HTTPS comes from a proxy that is not trusted", "--trusted-proxy"),
        ("does not lead to port", "firewall"),
        ("no TLS at 127.0.0.1", "certificate"),
        ("the mail server 127.0.0.1:9 cannot be used", "ZIGGURAT_SMTP_HOST"),
        ("99 workers", "--workers"),
    ):
        found = done.stdout.partition(what)[2].splitlines()
        assert found, (what, done.stdout)
        assert do in found[1], (what, found[:2])
    assert "hushed" not in done.stdout + done.stderr


async def migrated(url: str) -> None:
    store = Store(url)
    await store.migrate()
    await store.close()


def test_no_database_is_none_yet_and_nothing_is_made(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "none.db"))
    assert "there is no database" in told(storage.storage(settings), "look")
    assert list(tmp_path.iterdir()) == []
    gone = Settings(database=str(tmp_path / "away" / "none.db"))
    assert "there is no folder" in told(storage.storage(gone), "wrong")
    (tmp_path / "none.db").write_bytes(b"no database at all" * 100)
    assert "cannot be read" in told(storage.storage(settings), "wrong")


def test_a_second_process_is_noticed(alone: Host) -> None:
    settings = Settings(database=alone.database, port=free_port())
    assert storage.claimed(Path(alone.database))
    said = told(network.server(settings, served=True), "wrong")
    assert "is served by another process" in said


def test_postgres_and_redis(postgres: Postgres, redis: Redis) -> None:
    settings = Settings(database=postgres.new_database(), bus=redis.url)
    run(migrated(settings.database_url))
    findings = list(storage.storage(settings))
    said = told(iter(findings), "well")
    assert told(iter(findings), "wrong") == ""
    for what in ("PostgreSQL answers", "Redis answers", "the clock of Redis", f"({HEAD})"):
        assert what in said
    nowhere = Settings(database="postgresql://ziggurat@127.0.0.1:9/none", bus="redis://127.0.0.1:9")
    said = told(storage.storage(nowhere), "wrong")
    assert "PostgreSQL does not answer" in said
    assert "Redis does not answer" in said
    alone = replace(settings, bus="memory:")
    assert "only one process may serve it" in told(storage.storage(alone), "look")


def test_clocks_that_differ() -> None:
    assert machine.agrees("Redis", 0.2).level == "well"
    assert machine.agrees("Redis", -2.0).level == "look"
    assert machine.agrees("Redis", 3600.0).level == "wrong"
    assert told(machine.clock(0.0), "wrong").startswith("wrong  the clock shows 1970-01-01")


def test_what_a_proxy_passes_on() -> None:
    port = free_port()
    with proxy(port, "Host", "Upgrade", "X-Forwarded-For") as url:
        settings = Settings(port=port, public_url=url, trusted_proxy="127.0.0.1")
        assert told(network.server(settings, served=False), "wrong") == ""
    with proxy(port) as url:
        said = told(network.server(replace(settings, public_url=url), served=False), "wrong")
    assert "the proxy asks for" in said
    assert "the proxy lets no live connections through" in said
    assert "the proxy does not pass on client addresses" in said


def test_addresses_that_do_not_go_together() -> None:
    everybody = Settings(trusted_proxy="*,nonsense", public_url="http://play.example.org")
    said = told(network.addresses(everybody), "wrong")
    assert "anybody can pretend to be anybody" in said
    assert "'nonsense' is not an address" in said
    assert "has no TLS" in said
    at_home = Settings(host="0.0.0.0", public_url="http://192.168.1.20:8420")
    assert told(network.addresses(at_home), "wrong") == ""


def test_something_else_at_the_port() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        said = told(network.server(Settings(port=taken.getsockname()[1]), served=False), "wrong")
    assert "is not a Ziggurat server" in said


def test_a_mail_server_that_lets_nobody_in() -> None:
    with mail_server(535) as port:
        mail = Mail("127.0.0.1", port, "us", "secret", "us@a.org", tls=False)
        said = told(network.mail(Settings(mail=mail)), "wrong")
    assert "in the clear" in said
    assert f"the mail server 127.0.0.1:{port} " in said
    assert "secret" not in said
