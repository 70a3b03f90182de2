"""Operating it: starting, copying, pruning, checking, migrating."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from random import Random
from time import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from prometheus_client import generate_latest
from sqlalchemy import create_engine

from tests.server.hosts import Host, Refused, choose, facts, free_port, play_on
from tests.server.polling import run
from tests.server.services import Postgres
from tests.server.test_play import table_for_two
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import BadSettings, Rates, Settings, changed
from ziggurat.server.storage import Base, Store
from ziggurat.server.storage.migrations import HEAD
from ziggurat.server.storage.store import MIGRATIONS

ROOT = Path(__file__).parents[2]


def ziggurat(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ziggurat.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path) -> None:
    with Host() as host:
        eva, adam, table = table_for_two(host)
        play_on(table, [eva, adam], Random(1), actions=15)
        copy = tmp_path / "copy.db"
        done = ziggurat("admin", "backup", str(copy), "--database", host.database)
        assert done.returncode == 0, done.stderr
        again = ziggurat("admin", "backup", str(copy), "--database", host.database)
        assert again.returncode == 2
        assert "already exists" in again.stderr
        state = eva.state(table)
    with Host(str(copy)) as host:
        eva.moves_to(host.url)
        restored = eva.state(table)
        assert restored["view"] == state["view"]
        assert restored["log"] == state["log"]


def test_pruning_spares_whoever_sits_at_an_unfinished_table() -> None:
    with Host() as host:
        eva = host.guest("Eva")
        running = eva.sets_up("tigris", "me", "random", start=True)
        gone, adam = host.guest("Gone"), host.guest("Adam")
        never = adam.sets_up("tigris", "me", "open")
        early, late = host.guest("Early"), host.guest("Late")
        gathers = early.sets_up("tigris", "me", "open", "open")
        late.joins(gathers)
        kept = host.guest("Kept")
        kept.ask("PUT", "/api/me/password", {"login": "kept", "password": "long enough"})
        host.processes[0].kill()
        long_ago = time() - 400 * 86400
        with closing(sqlite3.connect(host.database)) as database:
            database.execute("UPDATE people SET seen = ?", (long_ago,))
            database.execute("UPDATE tables SET touched = ? WHERE id != ?", (long_ago, gathers))
            database.commit()

        trial = ziggurat("admin", "prune", "--dry-run", "--database", host.database)
        done = ziggurat("admin", "prune", "--database", host.database)

        assert "tables: 1 would be deleted" in trial.stdout
        assert "tables: 1 deleted" in done.stdout
        assert "guests: 2 deleted" in done.stdout
        host.processes[0].start()
        assert eva.state(running)["log"] == 0
        assert early.get("/api/me")["name"] == "Early"
        assert kept.get("/api/me")["name"] == "Kept"
        with pytest.raises(Refused):
            gone.get("/api/me")
        with pytest.raises(Refused):
            eva.get(f"/api/tables/{never}")


def test_a_log_that_no_longer_replays_opens_read_only_and_says_so() -> None:
    with Host() as host:
        eva, adam, table = table_for_two(host)
        play_on(table, [eva, adam], Random(1), actions=10)
        good = ziggurat("admin", "check", "--database", host.database)
        assert (good.returncode, good.stdout) == (0, "1 tables replay\n")
        host.processes[0].kill()
        with closing(sqlite3.connect(host.database)) as database:
            database.execute(
                'UPDATE log SET digest = ? WHERE "table" = ? AND n = 6', ("0" * 64, table)
            )
            database.commit()
        bad = ziggurat("admin", "check", "--database", host.database)
        assert bad.returncode == 1
        assert table in bad.stderr
        host.processes[0].start()

        state = eva.state(table)

        assert state["log"] == 5
        assert facts(state["frozen"])["at"] == 5
        guest = eva if state["actions"] is not None else adam
        state = guest.state(table)
        with pytest.raises(Refused) as refused:
            guest.acts(table, state, choose(state, Random(1)))
        assert refused.value.key == "frozen"


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
    file = tmp_path / "new.db"
    done = ziggurat("admin", "migrate", "--database", str(file))
    assert done.returncode == 0, done.stderr
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_two_processes_may_migrate_at_once(postgres: Postgres) -> None:
    url = Settings(database=postgres.new_database()).database_url

    async def both() -> None:
        stores = [Store(url), Store(url)]
        await asyncio.gather(*(store.migrate() for store in stores))
        for store in stores:
            await store.ping()
            await store.close()

    run(both())


def test_a_taken_port_is_said_clearly(alone: Host, tmp_path: Path) -> None:
    port = str(alone.processes[0].port)
    database = f"sqlite:///{tmp_path}/another.db"
    done = ziggurat("serve", "--no-open", "--port", port, "--database", database)
    assert done.returncode == 2
    assert f"127.0.0.1:{port} cannot be used" in done.stderr


def test_no_arguments_serve_and_print_the_address(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "ziggurat.cli", "serve", "--open", "--port", str(port)]
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "BROWSER": "true"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        assert f"http://localhost:{port}" in process.stdout.readline()
    finally:
        process.terminate()
        process.communicate()


@pytest.mark.parametrize("text", ["wings=1", "port=x", "games=chess", "mail=x", "port"])
def test_an_impossible_setting(text: str) -> None:
    with pytest.raises(BadSettings):
        changed(Settings(), [text])


def test_rates_can_be_set() -> None:
    assert changed(Settings(), ["rate_chat=3,0.25"]).rates.chat == (3, 0.25)
    assert changed(Settings(), ["bot_tables=2"]).rates == Settings().rates


def test_every_limit_that_is_described_has_its_setting_metric_and_test() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    part = text.partition("## Limits")[2].partition("\nSlow work")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")][1:]
    known = {one.name for one in fields(Settings)} | {f"rate_{one.name}" for one in fields(Rates)}
    metrics = generate_latest(Metrics().registry).decode()
    tests = {file.name: file.read_text("utf-8") for file in (ROOT / "tests/server").glob("*.py")}
    everything = "".join(tests.values())
    for line in lines:
        _, limit, setting, metric, test = (cell.strip() for cell in line.strip("|").split("|"))
        assert limit
        assert set(named(setting)) <= known, line
        assert named(metric), line
        assert all(f"# HELP {one}" in metrics for one in named(metric)), line
        assert named(test), line
        for one in named(test):
            assert one in tests or f"def {one}(" in everything, one
    assert len(lines) > 20


def named(cell: str) -> list[str]:
    """What stands in back-ticks."""
    return re.findall(r"`([^`]+)`", cell)


def test_logs_are_json_lines(alone: Host) -> None:
    alone.guest("Eva")
    lines = alone.logs().splitlines()
    events = [json.loads(line) for line in lines if line.startswith("{")]
    assert {"open", "request"} <= {event["event"] for event in events}
