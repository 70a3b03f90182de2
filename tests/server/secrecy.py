"""Two tables that differ only in what one viewer cannot know, played side by side."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from random import Random

from tests.games.present import GAMES
from tests.server.hosts import (
    Found,
    Guest,
    Host,
    Refused,
    Visitor,
    number,
    numbers,
    rows,
)
from tests.server.polling import until
from ziggurat.core.checks import Setup, random_record, setups
from ziggurat.core.game import Game
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain
from ziggurat.core.types import Json, Seat

ROUNDS = 12
OWN = {"id", "table", "at", "created", "started", "ended", "commitment", "seed", "from", "owner"}
"""What differs between any two tables."""


def keeps_secrets(host: Host, game: Game, seed: str) -> dict[str, int]:
    """Play a pair of tables until something comes to light for the viewer; compare all it gets."""
    rng = Random(f"{game.name} {seed}")
    setup = rng.choice(setups(game))
    viewer: Seat | None = rng.choice([None, *range(setup.seats)])
    people = [host.guest(f"Eva{seat}") for seat in range(setup.seats)]
    watcher: Visitor = Visitor(host.url) if viewer is None else people[viewer]
    heard: list[str] = []
    for visitor in (watcher, *people):
        visitor.heard = heard
    pair = two_tables(host, game, setup, people, viewer, rng)
    compared = 0
    for _ in range(ROUNDS):
        compare(watcher, pair, viewer, rng)
        compared += 1
        if not both_act(people, watcher, pair, rng):
            break
    look_for_secrets(host, pair, heard)
    return {"pairs": 1, "compared": compared, f"{game.name}": 1}


def two_tables(
    host: Host,
    game: Game,
    setup: Setup,
    people: list[Guest],
    viewer: Seat | None,
    rng: Random,
) -> tuple[str, str]:
    """Two tables from the middle of a random game, which differ in what the viewer cannot know."""
    record, _ = random_record(game, setup, rng)
    eva = people[0]
    kept = eva.http.post(
        "/api/records", content=record.text().encode(), headers={"Content-Type": "text/plain"}
    ).json()
    origin = {"record": kept["id"], "at": rng.randrange(len(record.moves))}
    tables = []
    for _ in range(2):
        table = eva.sets_up("", "me", *["open"] * (setup.seats - 1), origin=origin)
        for guest in people[1:]:
            guest.joins(table)
        eva.starts(table)
        tables.append(table)
    first, second = tables
    dump = plain(start_of(host, first)["position"])
    assert isinstance(dump, dict)
    exchange(dump, game.hidden(dump, viewer), rng)
    other = game.load(dump)
    rewrite(host, second, dump, other.digest())
    seen = plain(other.table_view(viewer))
    watcher = Visitor(host.url) if viewer is None else people[viewer]
    until(lambda: read_anew(eva, watcher, second, seen), 60, "the second table is read anew")
    return first, second


def read_anew(eva: Guest, watcher: Visitor, table: str, seen: Json) -> bool:
    """The host remembers one table; opening another makes it read this one anew."""
    eva.get(f"/api/tables/{eva.sets_up('mexica', 'me', 'open')}")
    return watcher.state(table)["view"] == seen


def start_of(host: Host, table: str) -> Found:
    with closing(sqlite3.connect(host.database, timeout=30)) as database:
        row = database.execute('SELECT data FROM log WHERE "table" = ? AND n = 0', (table,))
        return dict(json.loads(row.fetchone()[0]))


def rewrite(host: Host, table: str, position: Json, digest: str) -> None:
    data = start_of(host, table) | {"position": position}
    with closing(sqlite3.connect(host.database, timeout=30)) as database:
        database.execute(
            'UPDATE log SET data = ?, digest = ? WHERE "table" = ? AND n = 0',
            (json.dumps(data), digest, table),
        )
        database.commit()


def compare(watcher: Visitor, pair: tuple[str, str], viewer: Seat | None, rng: Random) -> None:
    """Everything the viewer can ask of both tables is the same."""
    action = rng.randrange(2000)
    paths = ["", "/state", "/state?since=0", "/log", "/record", "/positions/0", "/chat"]
    paths.append("/positions/0/picture")
    paths += [f"/positions/0/explanation?place={place}" for place in ("bag", "avenue", "period")]
    if viewer is not None:
        paths += [f"/refusals/{action}?seat={viewer}", f"/refusals?seat={viewer}"]
        paths.append(f"/positions/0?seat={viewer}")
    for path in paths:
        told = [answer(watcher, f"/api/tables/{table}{path}", table) for table in pair]
        assert told[0] == told[1], f"{path} tells seat {viewer}: {differences(told[0], told[1])}"
    live = []
    for table in pair:
        with watcher.watch(table, since=-1) as connection:
            live.append(same(connection.state(), table))
    assert live[0] == live[1]


def answer(watcher: Visitor, path: str, table: str) -> Json:
    """What a request is answered with, problems included."""
    if path.endswith(("/record", "/picture")):
        return watcher.text(path).replace(table, "TABLE")
    try:
        return same(watcher.get(path), table)
    except Refused as refused:
        return [refused.status, same(refused.problem, table)]


def differences(one: Json, other: Json, place: str = "") -> list[str]:
    """Where two answers differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        names = sorted(one.keys() | other.keys())
        found = [differences(one.get(n), other.get(n), f"{place}.{n}") for n in names]
        return [line for lines in found for line in lines]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = zip(one, other, strict=True)
        found = [differences(*pair, f"{place}[{n}]") for n, pair in enumerate(pairs)]
        return [line for lines in found for line in lines]
    return [] if one == other else [f"{place}: {one!r:.200} or {other!r:.200}"]


def same(value: Json, table: str) -> Json:
    """Without what differs between any two tables."""
    if isinstance(value, dict):
        return {name: same(inner, table) for name, inner in value.items() if name not in OWN}
    if isinstance(value, list):
        return [same(inner, table) for inner in value]
    return value


def both_act(people: list[Guest], watcher: Visitor, pair: tuple[str, str], rng: Random) -> bool:
    """The same action at both; false once the tables may rightly differ for the viewer."""
    first, second = (decider(people, table) for table in pair)
    if first is None or second is None:
        return False
    (guest, state), (_, other) = first, second
    possible = sorted(set(numbers(state["actions"])) & set(numbers(other["actions"])))
    if not possible:
        return False
    action = rng.choice(possible)
    for table, one in zip(pair, (state, other), strict=True):
        guest.acts(table, one, action)
    log = number(state["log"])
    told = [rows(watcher.state(table, since=log)["entries"])[0] for table in pair]
    events = [rows(entry["events"]) for entry in told]
    shown = [until_reveal(one) for one in events]
    assert shown[0] == shown[1], "events tell something"
    over = any(watcher.state(table)["final"] is not None for table in pair)
    return not over and not any(event["reveal"] for one in events for event in one)


def until_reveal(events: list[Found]) -> list[Found]:
    found = []
    for event in events:
        if event["reveal"]:
            break
        found.append(event)
    return found


def decider(people: list[Guest], table: str) -> tuple[Guest, Found] | None:
    for guest in people:
        state = guest.state(table)
        if state["actions"] is not None:
            return guest, state
    return None


def look_for_secrets(host: Host, pair: tuple[str, str], heard: list[str]) -> None:
    """Neither secret, seed nor digest has reached anybody, the log or the metrics."""
    everything = "\n".join([*heard, host.logs(), Visitor(host.url).text("/metrics")])
    with closing(sqlite3.connect(host.database, timeout=30)) as database:
        for table in pair:
            found = database.execute("SELECT secret, stage FROM tables WHERE id = ?", (table,))
            secret, stage = found.fetchone()
            if stage == "over":
                continue
            logged = database.execute(
                'SELECT digest FROM log WHERE "table" = ?', (table,)
            ).fetchall()
            seed = str(start_of(host, table)["seed"])
            for hidden in (secret, seed, *(digest for (digest,) in logged)):
                assert len(hidden) == 64
                assert hidden not in everything


def game_of(index: int) -> Game:
    return GAMES[index % len(GAMES)]
