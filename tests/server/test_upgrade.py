"""Releases side by side on one database: what a later one added is passed over and kept."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from random import Random

import ziggurat
from tests.server.hosts import Guest, Host, Process, facts, number, play_on, rows
from tests.server.services import Postgres, Redis, binary, owner
from tests.server.test_play import table_for_two
from ziggurat.core.types import Json
from ziggurat.server.storage.migrations import HEAD

NEXT = f"{int(HEAD) + 1:04}"

MIGRATION = f'''"""What the next release might add"""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{HEAD}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.String(20), nullable=True))
    op.create_table("applause", sa.Column("id", sa.Integer(), primary_key=True))
'''

APPLAUSE = """
INSERT INTO log ("table", n, kind, seat, person, data, digest, at, house)
SELECT "table", n + 1, 'applause', 7, NULL, '{"hands": 2}', digest, at, house
FROM log WHERE "table" = '$table' AND n = (SELECT max(n) FROM log WHERE "table" = '$table');
UPDATE tables SET log = log + 1 WHERE id = '$table';
"""
"""An entry of a kind that this release does not know, as a later one would write it."""


def applaud(host: Host, table: str) -> None:
    statements = APPLAUSE.replace("$table", table)
    if host.database.startswith("postgresql"):
        asked = [binary("psql"), "--quiet", "--set", "ON_ERROR_STOP=1", host.database]
        subprocess.run(asked, input=statements.encode(), user=owner(), check=True)
        return
    with closing(sqlite3.connect(host.database)) as file:
        file.executescript(statements)


def next_release(folder: Path) -> dict[str, str]:
    """The environment of a release with one more migration than this one."""
    package = Path(ziggurat.__file__).parent
    left_out = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(package, folder / "ziggurat", ignore=left_out)
    migrations = folder / "ziggurat" / "server" / "storage" / "migrations"
    (migrations / "versions" / f"{NEXT}_applause.py").write_text(MIGRATION, "utf-8")
    known = migrations / "__init__.py"
    known.write_text(known.read_text("utf-8").replace(f'"{HEAD}"', f'"{NEXT}"'), "utf-8")
    return {"PYTHONPATH": str(folder)}


def test_two_releases_serve_one_database_side_by_side(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    with Host(postgres.new_database(), redis.url, 1, {"lease": "1"}) as host:
        eva, adam, table = table_for_two(host, "mexica", "random")
        play_on(table, [eva, adam], Random(1), actions=6)
        old = host.processes[0]
        new = Process(old.arguments, host.folder / "log-next.txt", next_release(tmp_path))
        host.processes.append(new)
        new.start()
        version = subprocess.run(
            [binary("psql"), "-At", "-c", "SELECT version_num FROM alembic_version", host.database],
            user=owner(),
            capture_output=True,
            text=True,
            check=True,
        )
        assert version.stdout.strip() == NEXT

        adam.moves_to(new.url)
        play_on(table, [eva, adam], Random(2), actions=10)
        applaud(host, table)
        play_on(table, [eva, adam], Random(3), actions=10)
        old.kill()
        old.start()
        eva.moves_to(old.url)
        play_on(table, [eva, adam], Random(4), actions=20)

        for guest in (eva, adam):
            log = rows(guest.get(f"/api/tables/{table}/log")["entries"])
            assert [entry["n"] for entry in log] == list(range(len(log)))
            assert len(log) > 46
            assert [entry["kind"] for entry in log].count("applause") == 1
        assert "schema-of-a-later-release" in host.logs()


def left_by_a_later_release(digest: str) -> tuple[str, Guest, str, Json]:
    """A database with more in its schema, and a log with an entry of a kind nobody here knows."""
    with Host() as host:
        eva = host.guest("Eva")
        table = eva.sets_up("tigris", "me", "here Adam", start=True)
        eva.post(f"/api/tables/{table}/hand-over", {"log": 0, "seat": 0})
        before = eva.state(table)["view"]
        host.processes[0].stop()
        with closing(sqlite3.connect(host.database)) as file:
            file.execute("ALTER TABLE tables ADD COLUMN mood TEXT")
            file.execute("UPDATE alembic_version SET version_num = ?", (NEXT,))
            file.commit()
        applaud(host, table)
        if digest:
            with closing(sqlite3.connect(host.database)) as file:
                file.execute("UPDATE log SET digest = ? WHERE n = 1", (digest,))
                file.commit()
        return host.database, eva, table, before


def test_what_a_later_release_added_is_passed_over() -> None:
    database, eva, table, before = left_by_a_later_release(digest="")
    with Host(database) as host:
        eva.moves_to(host.url)
        state = eva.state(table)
        assert (state["frozen"], state["log"], state["view"]) == (None, 1, before)
        actions = state["actions"]
        assert isinstance(actions, list)
        assert number(eva.acts(table, state, number(actions[0]))["log"]) == 2


def test_a_position_that_only_a_later_release_knows_is_not_guessed() -> None:
    database, eva, table, _ = left_by_a_later_release(digest="f" * 64)
    with Host(database) as host:
        eva.moves_to(host.url)
        assert json.dumps(facts(eva.state(table)["frozen"])["at"]) == "0"
