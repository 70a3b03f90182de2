"""Databases of release 0.1.0 open: every table replays to where it stood, and is played on."""

from __future__ import annotations

import gzip
import json
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import ziggurat
from tests.baseline import FOLDER
from tests.server.hosts import Found, Guest, Host, Visitor, facts, number, numbers, rows
from tests.server.polling import until
from tests.server.services import Postgres, binary, owner
from ziggurat.core.types import Json

DATABASES = ("sqlite", "postgresql")


@dataclass
class Kept:
    """A database of 0.1.0 under a host of today, with what was known of it."""

    host: Host
    said: Found

    def table(self, name: str) -> Found:
        return next(table for table in rows(self.said["tables"]) if named(table) == name)

    def person(self, name: str) -> Guest:
        """Somebody who comes back with the cookie they got from 0.1.0."""
        known = facts(facts(self.said["people"])[name])
        guest = Guest(self.host.url, name, str(known["cookie"]))
        assert guest.id == known["id"]
        return guest


def known_of(database: str) -> Found:
    return dict(json.loads((FOLDER / f"{database}.json").read_text("utf-8")))


def named(table: Found) -> str:
    return f"{table['game']}, {table['what']}"


@pytest.fixture(scope="module", params=DATABASES)
def kept(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Kept]:
    name = str(request.param)
    if name == "sqlite":
        database = unpacked(tmp_path_factory.mktemp("baseline") / "ziggurat.db")
    else:
        database = restored(request.getfixturevalue("postgres"))
    with Host(database) as host:
        yield Kept(host, known_of(name))


def unpacked(file: Path) -> str:
    file.write_bytes(gzip.decompress((FOLDER / "sqlite.db.gz").read_bytes()))
    return str(file)


def restored(postgres: Postgres) -> str:
    url = postgres.new_database()
    dump = gzip.decompress((FOLDER / "postgresql.sql.gz").read_bytes())
    restore = [binary("psql"), "--quiet", "--set", "ON_ERROR_STOP=1", url]
    subprocess.run(restore, input=dump, user=owner(), stdout=subprocess.DEVNULL, check=True)
    return url


def waiting(people: list[Guest], table: str) -> tuple[Guest, Found]:
    """Whoever must decide, once no bot does."""
    found: list[tuple[Guest, Found]] = []

    def somebody_decides() -> bool:
        for guest in people:
            state = guest.state(table)
            if state["hand_over"] is not None:
                seat = facts(state["hand_over"])["seat"]
                body = {"log": state["log"], "seat": seat}
                state = guest.post(f"/api/tables/{table}/hand-over", body)
            if state["actions"] is not None or state["final"] is not None:
                found.append((guest, state))
                return True
        return False

    until(somebody_decides, 60, "a person decides")
    return found[0]


def texts(value: Json) -> list[str]:
    assert isinstance(value, list)
    return [str(one) for one in value]


def hashed(actions: Json) -> str:
    return sha256(json.dumps(numbers(actions)).encode()).hexdigest()


@pytest.mark.parametrize("name", [named(table) for table in rows(known_of("sqlite")["tables"])])
def test_a_table_of_0_1_0_opens_and_is_played_on(kept: Kept, name: str) -> None:
    left = kept.table(name)
    table = str(left["id"])
    people = [kept.person(who) for who in texts(left["people"])]
    if left["stage"] == "gathering":
        assert people[0].get(f"/api/tables/{table}")["stage"] == "gathering"
        return

    guest, state = waiting(people, table)
    log = rows(people[0].get(f"/api/tables/{table}/log")["entries"])

    assert state["frozen"] is None
    if isinstance(left["final"], dict):
        left["final"] = left["final"] | {"peeked": []}
    for field in ("log", "deciding", "final", "chat"):
        assert state[field] == left[field], field
    assert [entry["n"] for entry in log if entry["undone"]] == left["undone"]
    if left["final"] is not None:
        record = people[0].text(f"/api/tables/{table}/record")
        assert record == left["record"]
        assert ziggurat.verify(record).result == ziggurat.Record.parse(record).result
        return
    assert guest.name == left["decider"]
    assert hashed(state["actions"]) == left["actions"]
    plays_on(people, table)


def plays_on(people: list[Guest], table: str) -> None:
    """A few more decisions, each accepted and kept."""
    rng = Random(table)
    for _ in range(6):
        guest, state = waiting(people, table)
        if state["final"] is not None:
            break
        after = guest.acts(table, state, rng.choice(numbers(state["actions"])))
        assert number(after["log"]) > number(state["log"])
        assert after["frozen"] is None


def test_a_password_of_0_1_0_still_opens_the_door(kept: Kept) -> None:
    eva = Visitor(kept.host.url)
    body = {"login": "eva", "password": "a long walk by the river"}

    assert eva.post("/api/sessions", body)["id"] == kept.person("Eva").id
    sat = {table["id"] for table in rows(kept.said["tables"]) if "Eva" in texts(table["people"])}
    assert {table["id"] for table in rows(eva.get("/api/me/tables")["tables"])} == sat


def test_what_was_said_at_a_table_of_0_1_0_is_still_there(kept: Kept) -> None:
    table = kept.table("mexica, finished")["id"]
    lines = rows(kept.person("Ada").get(f"/api/tables/{table}/chat")["lines"])

    assert [(line["name"], line["text"]) for line in lines] == [
        ("Ada", "Good luck!"),
        ("Ada", "Well played."),
    ]
