"""Plays records, positions and databases anew with the release that they are of."""

from __future__ import annotations

import gzip
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.baseline import FOLDER
from tests.release import Release
from tests.server.services import Postgres, binary


def main() -> None:
    python = str(Release(FOLDER.name).python())
    subprocess.run([python, FOLDER / "games.py", FOLDER], check=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "ziggurat.db"
        write_tables(python, str(database), "sqlite")
        pack("sqlite.db.gz", database.read_bytes())
    postgres = Postgres()
    try:
        url = postgres.new_database()
        write_tables(python, url, "postgresql")
        dump = [binary("pg_dump"), "--no-owner", "--no-privileges", url]
        pack("postgresql.sql.gz", subprocess.run(dump, capture_output=True, check=True).stdout)
    finally:
        postgres.close()


def write_tables(python: str, database: str, name: str) -> None:
    print(f"playing tables on {name}", file=sys.stderr, flush=True)
    command = [python, str(FOLDER / "tables.py"), database, str(FOLDER / f"{name}.json")]
    subprocess.run(command, check=True)


def pack(name: str, content: bytes) -> None:
    (FOLDER / name).write_bytes(gzip.compress(content, mtime=0))


if __name__ == "__main__":
    main()
