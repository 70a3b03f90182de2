"""Notices: told once for each waiting, by webhook or e-mail, and only where somebody agreed."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_string, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, Queue
from random import Random
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from time import sleep

import pytest

from tests.server.hosts import Guest, Host, Refused, choose, facts, rows
from tests.server.polling import run, until
from tests.server.services import Postgres, Redis
from tests.server.test_play import table_for_two, waiting
from ziggurat.core.types import Json
from ziggurat.server.notices.quiet import is_quiet
from ziggurat.server.notices.webhooks import check_webhook, post
from ziggurat.server.problems import Problem
from ziggurat.server.threads import ThreadPool

QUICK = {"notice_delay": "0.2", "private_webhooks": "on"}


@contextmanager
def hooked(seconds: float = 0.0) -> Iterator[tuple[str, Queue[str]]]:
    """Somebody's webhook that takes this long to answer, and what it was told."""
    told: Queue[str] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
            sleep(seconds)
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quietly."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/hook?who=adam", told
        server.shutdown()


@pytest.fixture
def hook() -> Iterator[tuple[str, Queue[str]]]:
    """A webhook that answers at once."""
    with hooked() as found:
        yield found


@pytest.fixture
def mailbox() -> Iterator[tuple[int, Queue[str]]]:
    """A mail server that keeps what it gets."""
    letters: Queue[str] = Queue()

    class Handler(StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 hello")
            for line in iter(self.rfile.readline, b""):
                word = line.decode().strip().upper()
                if word.startswith("DATA"):
                    self._say("354 go on")
                    letters.put(self._letter())
                    self._say("250 kept")
                elif word.startswith("QUIT"):
                    self._say("221 bye")
                    return
                else:
                    self._say("250 ok")

        def _letter(self) -> str:
            lines = []
            for line in iter(self.rfile.readline, b".\r\n"):
                lines.append(line.decode())
            return "".join(lines)

        def _say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1], letters
        server.shutdown()


def until_adam_decides(eva: Guest, adam: Guest, table: str) -> None:
    rng = Random(1)
    for _ in range(200):
        guest, state = waiting([eva, adam], table)
        if guest is adam:
            return
        guest.acts(table, state, choose(state, rng))
    raise AssertionError("Adam never decides")


def read(letter: str) -> EmailMessage:
    message = message_from_string(letter, EmailMessage, policy=policy.default)
    assert isinstance(message, EmailMessage)
    return message


def nothing_more(told: Queue[str]) -> bool:
    try:
        told.get(timeout=1.5)
    except Empty:
        return True
    return False


def test_a_webhook_is_told_once_for_each_waiting(hook: tuple[str, Queue[str]]) -> None:
    url, told = hook
    with Host(settings=QUICK) as host:
        eva, adam, table = table_for_two(host)
        me = adam.ask("PUT", "/api/me/notices", {"email": None, "webhook": url})
        assert facts(me["notices"])["webhook"] == url
        until_adam_decides(eva, adam, table)

        message = json.loads(told.get(timeout=30))

        assert message["kind"] == "your-turn"
        assert message["table"] == table
        assert message["url"].endswith(f"/t/{table}")
        assert nothing_more(told)
        host.processes[0].kill()
        host.processes[0].start()
        assert nothing_more(told)
        guest, state = waiting([eva, adam], table)
        guest.acts(table, state, choose(state, Random(2)))
        until_adam_decides(eva, adam, table)
        assert json.loads(told.get(timeout=30))["table"] == table


def test_a_slow_webhook_is_told_of_every_turn() -> None:
    """Two turns come due at once, and the second waits until the first has been told."""
    with hooked(1.0) as (url, told), Host(settings=QUICK) as host:
        eva, adam = host.guest("Eva"), host.guest("Adam")
        tables = []
        for _ in range(2):
            table = eva.sets_up("tigris", "open", "me")
            adam.joins(table)
            eva.starts(table)
            until_adam_decides(eva, adam, table)
            tables.append(table)
        adam.ask("PUT", "/api/me/notices", {"email": None, "webhook": url})

        assert {json.loads(told.get(timeout=30))["table"] for _ in tables} == set(tables)
        assert nothing_more(told)


def test_who_looks_at_the_table_is_not_told(hook: tuple[str, Queue[str]]) -> None:
    url, told = hook
    with Host(settings=QUICK) as host:
        eva, adam, table = table_for_two(host)
        adam.ask("PUT", "/api/me/notices", {"email": None, "webhook": url})
        with adam.watch(table):
            until_adam_decides(eva, adam, table)
            assert nothing_more(told)


def test_who_looks_through_another_process_is_not_told(
    hook: tuple[str, Queue[str]], postgres: Postgres, redis: Redis
) -> None:
    url, told = hook
    with Host(postgres.migrated_database(), redis.url, 2, QUICK) as host:
        eva, adam, table = table_for_two(host)
        adam.ask("PUT", "/api/me/notices", {"email": None, "webhook": url})
        with adam.watch(table):
            until_adam_decides(eva, adam, table)
            assert nothing_more(told)


def test_an_address_is_told_after_it_was_confirmed(
    mailbox: tuple[int, Queue[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    port, letters = mailbox
    monkeypatch.setitem(os.environ, "ZIGGURAT_SMTP_HOST", "127.0.0.1")
    monkeypatch.setitem(os.environ, "ZIGGURAT_SMTP_PORT", str(port))
    monkeypatch.setitem(os.environ, "ZIGGURAT_SMTP_TLS", "0")
    with Host(settings=QUICK) as host:
        eva, adam, table = table_for_two(host)
        adam.ask("PATCH", "/api/me", {"language": "cs"})
        adam.ask("PUT", "/api/me/notices", {"email": "adam@example.org", "webhook": None})
        asked = read(letters.get(timeout=30))
        assert asked["Subject"] == "Váš kód pro Ziggurat"
        code = re.search(r"\b(\d{8})\b", asked.get_content())
        assert code is not None
        wrong = "00000000" if code[1] != "00000000" else "00000001"
        with pytest.raises(Refused) as refused:
            adam.post("/api/me/notices/email", {"code": wrong})
        assert refused.value.key == "not-confirmed"
        until_adam_decides(eva, adam, table)
        assert nothing_more(letters)

        adam.post("/api/me/notices/email", {"code": code[1]})

        letter = read(letters.get(timeout=30))
        assert letter["To"] == "adam@example.org"
        assert letter["Subject"] == "Eufrat a\N{NO-BREAK SPACE}Tigris: jste na řadě"
        assert f"/t/{table}" in letter.get_content()
        assert nothing_more(letters)


@pytest.mark.parametrize(
    "url",
    ["ftp://example.org/", "http://", "example.org", "http://a b/", "https://u@example.org/", "x"],
)
def test_what_cannot_be_a_webhook(url: str) -> None:
    with pytest.raises(Problem) as problem:
        check_webhook(url)
    assert problem.value.key == "bad-webhook"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "[::1]", "169.254.1.1"])
def test_a_webhook_cannot_reach_into_the_hosts_own_network(host: str) -> None:
    with pytest.raises(Problem) as problem:
        run(post(ThreadPool("names", 1, 10.0), f"http://{host}:9/", b"{}", {}, private=False))
    assert problem.value.key == "bad-webhook"


def test_an_address_without_a_mail_server_is_refused(alone: Host) -> None:
    with pytest.raises(Refused) as refused:
        alone.guest("Eva").ask(
            "PUT", "/api/me/notices", {"email": "eva@example.org", "webhook": None}
        )
    assert refused.value.key == "bad-email"


@pytest.mark.parametrize(
    ("hours", "hour", "quiet"),
    [
        ((22, 7), 23, True),
        ((22, 7), 6, True),
        ((22, 7), 7, False),
        ((9, 17), 12, True),
        ((9, 17), 17, False),
        ((8, 8), 8, False),
    ],
)
def test_quiet_hours_may_go_over_midnight(hours: tuple[int, int], hour: int, quiet: bool) -> None:
    start, end = hours
    for zone, later in (("UTC", 0), ("Asia/Tokyo", 9)):
        now = datetime(2026, 11, 16, hour, 30, tzinfo=UTC) - timedelta(hours=later)
        hours_of_day: dict[str, Json] = {"start": start, "end": end, "zone": zone}
        assert is_quiet(hours_of_day, now.timestamp()) is quiet


def test_a_zone_that_nobody_knows_is_refused(alone: Host) -> None:
    quiet: Json = {"start": 22, "end": 7, "zone": "Mars/Olympus"}
    body: dict[str, Json] = {"email": None, "webhook": None, "quiet": quiet}
    with pytest.raises(Refused) as refused:
        alone.guest("Eva").ask("PUT", "/api/me/notices", body)
    assert refused.value.key == "bad-input"


def hours_from_now(first: int, last: int) -> Json:
    """Quiet hours around this moment, or away from it."""
    now = datetime.now(UTC).hour
    return {"start": (now + first) % 24, "end": (now + last) % 24, "zone": "UTC"}


def test_a_correspondence_game_over_three_days(
    mailbox: tuple[int, Queue[str]],
    hook: tuple[str, Queue[str]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Two games for days: quiet at night, one letter for both in the morning, then time is up."""
    (port, letters), (url, rung) = mailbox, hook
    monkeypatch.setitem(os.environ, "ZIGGURAT_SMTP_HOST", "127.0.0.1")
    monkeypatch.setitem(os.environ, "ZIGGURAT_SMTP_PORT", str(port))
    monkeypatch.setitem(os.environ, "ZIGGURAT_SMTP_TLS", "0")
    database = str(tmp_path / "days.db")
    clock: dict[str, Json] = {"kind": "relaxed", "days": 2, "then": "bot"}
    with Host(database, settings=QUICK) as host:
        eva, adam = host.guest("Eva"), host.guest("Adam")
        told: dict[str, Json] = {"email": "adam@example.org", "webhook": url}
        night = told | {"quiet": hours_from_now(-1, 2)}
        adam.ask("PUT", "/api/me/notices", night)
        code = re.search(r"\b(\d{8})\b", read(letters.get(timeout=30)).get_content())
        assert code is not None
        adam.post("/api/me/notices/email", {"code": code[1]})
        tables = []
        for name in ("Evening at the river", "By the lake"):
            table = eva.sets_up("tigris", "open", "me", clock=clock, name=name)
            adam.joins(table)
            eva.starts(table)
            tables.append(table)
        assert nothing_more(rung)
        assert letters.empty()

        adam.ask("PUT", "/api/me/notices", told | {"quiet": hours_from_now(3, 5)})

        morning = read(letters.get(timeout=30))
        assert morning["Subject"] == "2 games are waiting for you"
        text = morning.get_content()
        assert all(f"/t/{table}" in text for table in tables)
        assert "Evening at the river" in text
        assert {json.loads(rung.get(timeout=30))["table"] for _ in tables} == set(tables)
        first, second = tables
        state = adam.state(first)
        while state["actions"] is not None:
            adam.acts(first, state, choose(state, Random(3)))
            state = adam.state(first)
        assert nothing_more(letters)

        a_day_passes(database)
        assert nothing_more(letters)
        assert "time-out" not in kinds(eva, second)
        a_day_passes(database)
        until(lambda: kinds(eva, second).count("time-out") == 1, 60, "time is up for Adam")


def a_day_passes(database: str) -> None:
    """The server has been up for a day longer."""
    with closing(sqlite3.connect(database, timeout=30)) as file, file:
        file.execute("UPDATE house SET open = open + 86400")


def kinds(guest: Guest, table: str) -> list[Json]:
    return [entry["kind"] for entry in rows(guest.get(f"/api/tables/{table}/log")["entries"])]
