"""Long logs: what opening, undo and looking back cost does not grow with them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.games.present import GAMES
from tests.server.hosts import Found, Guest, Host, number, play_on, rows
from tests.server.long_tables import lengthen, sets_up
from tests.server.polling import run, until
from ziggurat.server.metrics import Metrics
from ziggurat.server.storage import Store, TableRow
from ziggurat.server.tables.history import History, folded, read_entries
from ziggurat.server.tables.log import LoggedGame
from ziggurat.server.tables.snapshots import EVERY
from ziggurat.server.threads import ThreadPool

SHORT, LONG = 3 * EVERY + 5, 40 * EVERY
LENGTHS = {"short": SHORT, "long": LONG, "bare": LONG}


@dataclass
class LongTables:
    """A database with long logs, of which `bare` has no snapshots, served by a host."""

    host: Host
    cookie: str
    tables: dict[str, str]
    lengths: dict[str, int]
    copy: Path
    """The database before anybody opened a table."""

    def eva(self) -> Guest:
        """Whose tables they are."""
        return Guest(self.host.url, "Eva", self.cookie)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LongTables]:
    with Host() as host:
        eva = host.guest("Eva")
        tables = {name: sets_up(eva) for name in LENGTHS}
        host.processes[0].stop()
        lengths = {
            name: lengthen(host.database, table, LENGTHS[name], snapshots=name != "bare")
            for name, table in tables.items()
        }
        copy = tmp_path_factory.mktemp("long") / "copy.db"
        copy_of(host.database, copy)
        host.processes[0].start()
        yield LongTables(host, str(eva.http.cookies["ziggurat"]), tables, lengths, copy)


def copy_of(database: str | Path, copy: Path) -> None:
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def replayed(guest: Guest) -> int:
    """How many entries the server has carried out again since it started."""
    name = "ziggurat_entries_replayed_total "
    lines = guest.text("/metrics").splitlines()
    return int(float(next(line.removeprefix(name) for line in lines if line.startswith(name))))


def kept(database: str | Path, table: str) -> list[int]:
    """After which entries there are snapshots."""
    with closing(sqlite3.connect(database)) as file:
        found = file.execute('SELECT n FROM snapshots WHERE "table" = ? ORDER BY n', (table,))
        return [int(n) for (n,) in found]


def costs(eva: Guest, table: str) -> list[int]:
    """Entries replayed to open, to undo, to look far back, and to hear what happened since."""
    counts = [replayed(eva)]
    state = eva.state(table)
    last = number(state["log"])
    counts.append(replayed(eva))
    decided = rows(eva.state(table, last - 1)["entries"])[-1]
    eva.undoes(table, state, number(decided["seat"]))
    counts.append(replayed(eva))
    eva.get(f"/api/tables/{table}/positions/{last // 2}")
    counts.append(replayed(eva))
    assert len(rows(eva.state(table, last - 59)["entries"])) == 60
    counts.append(replayed(eva))
    return [after - before for before, after in pairwise(counts)]


def test_what_a_table_costs_does_not_grow_with_its_log(tables: LongTables) -> None:
    short, long = (costs(tables.eva(), tables.tables[name]) for name in ("short", "long"))

    assert all(cost <= 4 * EVERY for cost in long), long
    assert sum(long) <= sum(short) + 2 * EVERY, (short, long)


def test_a_log_without_snapshots_is_folded_once(tables: LongTables) -> None:
    """As a database of release 0.1.0 has them."""
    eva, table, length = tables.eva(), tables.tables["bare"], tables.lengths["bare"]
    before = replayed(eva)
    eva.state(table)
    assert replayed(eva) - before == length
    database = tables.host.database
    until(lambda: len(kept(database, table)) == length // EVERY, 20, "snapshots are written")

    before = replayed(eva)
    eva.get(f"/api/tables/{table}/positions/{length - EVERY - 1}")
    assert replayed(eva) - before <= EVERY


def test_a_long_log_comes_piece_by_piece(tables: LongTables) -> None:
    eva, table = tables.eva(), tables.tables["long"]
    last = number(eva.state(table)["log"])

    assert numbers_of(eva.state(table, -1)) == list(range(500))
    heard: list[int] = []
    with eva.watch(table, 0) as live:
        while len(heard) < last:
            heard += numbers_of(live.state())
    assert heard == list(range(1, last + 1))
    later = numbers_of(eva.get(f"/api/tables/{table}/log?since=1000"))
    assert later == list(range(1001, last + 1))


def numbers_of(answer: Found) -> list[int]:
    return [number(entry["n"]) for entry in rows(answer["entries"])]


def test_a_game_from_a_snapshot_is_the_same_game(tables: LongTables) -> None:
    """Everything that anybody may ask of it, before and after the server was killed."""
    host = tables.host
    people = [host.guest("Eva"), host.guest("Adam")]
    games = [played(host, game.name, people) for game in GAMES]
    before = [everything(guest, table) for table in games for guest in people]

    host.processes[0].kill()
    host.processes[0].start()

    assert [everything(guest, table) for table in games for guest in people] == before


def played(host: Host, game: str, people: Sequence[Guest]) -> str:
    """A table of two people and a bot with a snapshot, at which it is a person's turn."""
    eva, adam = people
    table = eva.sets_up(game, "me", "open", "random", public=True)
    adam.joins(table)
    eva.starts(table)
    play_on(table, people, Random(4), actions=EVERY)
    until(lambda: bool(kept(host.database, table)), 20, "a snapshot is written")
    until(lambda: any(guest.state(table)["actions"] for guest in people), 20, "a person's turn")
    return table


def everything(guest: Guest, table: str) -> list[Found]:
    last = number(guest.state(table)["log"])
    state = guest.state(table, last - 3)
    passing = ("clock", "bot_wait", "seats")
    lasting = {name: value for name, value in state.items() if name not in passing}
    asked = [0, 1, EVERY, EVERY + 1, last // 2, last]
    looked = [guest.get(f"/api/tables/{table}/positions/{n}") for n in asked]
    return [lasting, *looked, guest.get(f"/api/tables/{table}/log")]


def opened(database: Path, table: str) -> tuple[LoggedGame, LoggedGame, int]:
    """A game as it is opened, the same by its whole log, and how much was replayed to open it."""

    async def both() -> tuple[LoggedGame, LoggedGame, int]:
        store, metrics = Store(f"sqlite+aiosqlite:///{database}"), Metrics()
        history = History(store, ThreadPool("loading", 1, 60.0), metrics)
        async with store.read() as session:
            row = await session.get_one(TableRow, table)
            found = await history.game(session, row, row.log, row.log)
            whole = folded(row, await read_entries(session, table, -1))
        await store.close()
        count = metrics.registry.get_sample_value("ziggurat_entries_replayed_total")
        return found, whole, int(count or 0)

    return run(both())


def differing(found: LoggedGame, whole: LoggedGame) -> list[str]:
    """Where they differ but for what is in memory of the past."""
    names = [one.name for one in fields(LoggedGame) if one.name not in ("copies", "steps", "clock")]
    clocks = [(game.clock.left, game.clock.began) for game in (found, whole)]
    wrong = [name for name in names if getattr(found, name) != getattr(whole, name)]
    return wrong + ["clock"] * (clocks[0] != clocks[1])


def test_a_snapshot_holds_the_whole_game(tables: LongTables) -> None:
    for name in ("short", "long"):
        found, whole, count = opened(tables.copy, tables.tables[name])

        assert differing(found, whole) == []
        assert count < EVERY
        for back in (1, 5, 20, len(whole.actions)):
            standing = len(whole.actions) - back
            assert found.position_after(standing) == whole.position_after(standing)


DAMAGE = {
    "no data": "UPDATE snapshots SET data = X'00'",
    "data of a later one": "UPDATE snapshots SET (data, checksum) = (SELECT data, checksum "
    "FROM snapshots AS later ORDER BY n DESC LIMIT 1)",
    "another checksum": "UPDATE snapshots SET checksum = 'f'",
    "number of another": "UPDATE snapshots SET n = n + 1000",
    "another release": "UPDATE snapshots SET edition = '9.9.9-0123456789ab'",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_snapshot_is_ignored(damage: str, tables: LongTables, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.db"
    copy_of(tables.copy, damaged)
    with closing(sqlite3.connect(damaged)) as file:
        file.execute(DAMAGE[damage])
        file.commit()

    found, whole, count = opened(damaged, tables.tables["short"])

    assert differing(found, whole) == []
    assert found.frozen is None
    assert count == tables.lengths["short"]


def test_snapshots_go_with_their_table(tables: LongTables, tmp_path: Path) -> None:
    copy, table = tmp_path / "copy.db", tables.tables["short"]
    copy_of(tables.copy, copy)
    assert kept(copy, table) == [EVERY, 2 * EVERY, 3 * EVERY]

    with closing(sqlite3.connect(copy)) as file:
        file.execute("PRAGMA foreign_keys=ON")
        file.execute("DELETE FROM tables")
        file.commit()

    assert kept(copy, table) == []
