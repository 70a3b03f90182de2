"""What one person, one table or one record does wrong hurts nobody else."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Event, Thread
from time import monotonic

import pytest

from tests.server.hosts import Guest, Host, facts, numbers, rows
from tests.server.polling import run, until
from ziggurat.core.types import Json
from ziggurat.server.notices.webhooks import Webhooks
from ziggurat.server.threads import ThreadPool


@contextmanager
def slow_webhook() -> Iterator[tuple[str, Event]]:
    """One that sends a byte now and then and never comes to an end, and whether it was asked."""
    asked, over = Event(), Event()

    class Handler(BaseRequestHandler):
        def handle(self) -> None:
            asked.set()
            try:
                while not over.wait(0.05):
                    self.request.sendall(b"H")
            except OSError:
                return

    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/", asked
        over.set()
        server.shutdown()


def test_a_webhook_that_never_ends_is_cut_off_and_left_alone() -> None:
    async def post(url: str) -> bool:
        webhooks = Webhooks(ThreadPool("names", 1, 5.0), private=True, seconds=0.4)
        assert webhooks.ready("adam")
        with pytest.raises(TimeoutError):
            await webhooks.post("adam", url, "{}")
        assert webhooks.ready("eva")
        return webhooks.ready("adam")

    with slow_webhook() as (url, _):
        began = monotonic()
        ready = run(post(url))

    assert monotonic() - began < 5
    assert not ready


def test_slow_webhooks_keep_nobody_from_signing_in() -> None:
    with (
        slow_webhook() as (url, asked),
        Host(settings={"notice_delay": "0", "private_webhooks": "on"}) as host,
    ):
        guests = [host.guest(f"Adam {number}") for number in range(8)]
        for guest in guests:
            guest.ask("PUT", "/api/me/notices", {"email": None, "webhook": url})
            guest.sets_up("mexica", "me", "random", start=True)
        assert asked.wait(30)
        began = monotonic()
        eva = host.guest("Eva")
        eva.ask("PUT", "/api/me/password", {"login": "eva", "password": "long enough"})
        eva.post("/api/sessions", {"login": "eva", "password": "long enough"})
        eva.sets_up("tigris", "me", "random", start=True)

        assert monotonic() - began < 5


DAMAGE = {
    "an empty object": ("data = '{}'", 0),
    "no JSON": ("data = 'oops'", 0),
    "a list": ("data = '[1]'", 0),
    "another digest": ("digest = 'other'", 0),
    "no entry 0": ("n = 7777", 0),
    "an action that is none": ('data = \'{"action": "x"}\'', 1),
    "no JSON later": ("data = 'oops'", 1),
    "no facts": (
        "kind = 'return', data = '5', digest = (SELECT digest FROM log AS first "
        'WHERE first."table" = log."table" AND first.n = 0)',
        1,
    ),
}


ROWS = {
    "no such game": "UPDATE tables SET game = 'none' WHERE id = ?",
    "options that are no JSON": "UPDATE tables SET options = 'not{' WHERE id = ?",
    "a clock that is a number": "UPDATE tables SET clock = '3' WHERE id = ?",
    "no such stage": "UPDATE tables SET stage = 'nowhere' WHERE id = ?",
    "a secret of other letters": "UPDATE tables SET secret = 'secret' WHERE id = ?",
    "a time that is a word": "UPDATE tables SET created = 'noon' WHERE id = ?",
    "a seat that there is not": 'UPDATE seats SET seat = 9 WHERE "table" = ? AND seat = 1',
    "a seat without a number": "UPDATE seats SET seat = 'x' WHERE \"table\" = ? AND seat = 1",
    "seen at a word": "UPDATE seats SET seen = 'noon' WHERE \"table\" = ? AND seat = 0",
}


def damaged(host: Host, eva: Guest) -> dict[str, str]:
    """Tables of Eva, each damaged in its own way."""
    tables = {}
    for what in (*DAMAGE, *ROWS):
        table = eva.sets_up("mexica", "me", "here Adam", public=True, start=True)
        eva.post(f"/api/tables/{table}/hand-over", {"log": 0, "seat": 0})
        state = eva.state(table)
        eva.acts(table, state, numbers(state["actions"])[0])
        tables[what] = table
    host.processes[0].kill()
    with closing(sqlite3.connect(host.database)) as database, database:
        for what, (change, n) in DAMAGE.items():
            database.execute(
                f'UPDATE log SET {change} WHERE "table" = ? AND n = ?', (tables[what], n)
            )
        database.execute("UPDATE tables SET deadline = 0 WHERE stage = 'playing'")
        for what, change in ROWS.items():
            database.execute(change, (tables[what],))
    return tables


def test_a_damaged_table_hurts_nobody_else() -> None:
    with Host() as host:
        eva, adam = host.guest("Eva"), host.guest("Adam")
        tables = damaged(host, eva)
        host.processes[0].start()
        eva = Guest(host.url, "Eva", eva.http.cookies["ziggurat"])
        adam = Guest(host.url, "Adam", adam.http.cookies["ziggurat"])

        clock: Json = {"kind": "live", "minutes": 0.001}
        good = adam.sets_up("tigris", "me", "here Eva", clock=clock, start=True)
        listed = {line["id"] for line in rows(adam.get("/api/tables?stage=playing")["tables"])}
        mine = {line["id"] for line in rows(eva.get("/api/me/tables")["tables"])}
        found = set(tables.values()) - {tables["no such stage"]}
        assert found <= listed
        assert found <= mine
        for what, table in tables.items():
            frozen = facts(eva.get(f"/api/tables/{table}")["frozen"])
            assert frozen["reason"] == "does-not-replay", what
            assert set(frozen) == {"at", "reason"}, what
        assert facts(eva.state(tables["no JSON later"])["frozen"])["at"] == 0
        until(lambda: "time-out" in str(adam.state(good, -1)["entries"]), 60, "time runs out")
        checked = subprocess.run(
            [sys.executable, "-m", "ziggurat.cli", "admin", "check", "--database", host.database],
            capture_output=True,
            text=True,
            check=False,
        )
        assert checked.returncode == 1, checked.stderr
        assert all(f"table {table}: " in checked.stderr for table in tables.values())
        assert json.loads(adam.text("/healthz"))["status"] == "well"
        eva.ask("DELETE", "/api/me")
