"""Where games are kept and how processes hear of each other: SQLite, PostgreSQL, Redis."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from time import time

from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ziggurat.server.doctor.findings import Finding, look, well, wrong
from ziggurat.server.doctor.machine import agrees, disk, modes
from ziggurat.server.settings import Settings
from ziggurat.server.storage import UptimeRow
from ziggurat.server.storage.migrations import HEAD

SECONDS = 5.0
CONNECTIONS = 20
"""Connections to PostgreSQL that one process may have."""
SCALED = "pip install 'ziggurat[scaled]'"
AHEAD = 60.0


def storage(settings: Settings) -> Iterator[Finding]:
    """The database, and the bus where there is one."""
    url = make_url(settings.database_url)
    sqlite = url.get_backend_name() == "sqlite"
    if sqlite:
        yield from _sqlite(Path(url.database or ""), settings)
    else:
        yield from _postgres(settings)
    if not settings.alone:
        yield from _redis(settings.bus)
    elif not sqlite:
        yield look(
            "PostgreSQL without --bus: only one process may serve it",
            "use --bus redis://… for two or more",
        )


def _sqlite(file: Path, settings: Settings) -> Iterator[Finding]:
    if not settings.alone:
        yield wrong(
            "several processes on one SQLite file show stale positions",
            "use --database postgresql://… with --bus",
        )
    yield from disk(file.parent)
    yield from modes(file)
    if not file.exists():
        yield look(f"there is no database {file} yet", "the first start creates it")
        return
    yield from _content(file)


def _content(file: Path) -> Iterator[Finding]:
    """What can be seen without writing anything."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=SECONDS)) as opened:
            damage = opened.execute("PRAGMA quick_check(1)").fetchone()[0]
            version = _first(opened, "SELECT version_num FROM alembic_version")
            last = _first(opened, f"SELECT last FROM {UptimeRow.__tablename__}")
    except sqlite3.Error as error:
        yield wrong(f"{file} cannot be read: {error}", "restore a backup, or name another file")
        return
    if damage != "ok":
        yield wrong(f"{file} is damaged: {damage}", "stop the server and restore a backup")
    yield schema(str(version or ""))
    if isinstance(last, int | float):
        yield _ahead(float(last) - time())


def _first(opened: sqlite3.Connection, query: str) -> object:
    """One value; None where there is no such table."""
    try:
        row = opened.execute(query).fetchone()
    except sqlite3.OperationalError:
        return None
    return row[0] if row else None


def _ahead(seconds: float) -> Finding:
    if seconds > AHEAD:
        return wrong(
            f"the server was last up {seconds:.0f} s in the future",
            "the clock was set back: let NTP set it (timedatectl set-ntp true)",
        )
    return well("the clock is not behind the database")


def schema(version: str) -> Finding:
    """Whether the schema is this release's."""
    if version == HEAD:
        return well(f"the schema is that of this release ({HEAD})")
    if not version:
        return look("the database has no Ziggurat tables", "the first start creates them")
    if version < HEAD:
        return look(
            f"the schema is of an earlier release ({version}, not {HEAD})",
            "make a backup; then ziggurat admin migrate or the next start upgrades it",
        )
    return look(
        f"the schema is of a later release ({version}, not {HEAD})",
        "upgrade this one as well; until then it serves what it knows",
    )


def claimed(file: Path) -> bool:
    """Whether a process without a bus serves the file."""
    lock = Path(f"{file}-served")
    if not lock.exists():
        return False
    try:
        with closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as probe:
            probe.execute("BEGIN EXCLUSIVE")
            probe.execute("ROLLBACK")
    except sqlite3.OperationalError:
        return True
    return False


def _postgres(settings: Settings) -> Iterator[Finding]:
    if find_spec("asyncpg") is None:
        yield wrong("the PostgreSQL driver is not installed", SCALED)
        return
    try:
        found = asyncio.run(_asked(settings.database_url))
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        reason = str(error.__cause__ or error).strip().splitlines()[:1]
        yield wrong(
            f"PostgreSQL does not answer: {reason[0] if reason else type(error).__name__}",
            "check that it runs, listens there and lets this user in (psql with the same address)",
        )
        return
    yield from found


async def _asked(url: str) -> list[Finding]:
    patience = {"timeout": SECONDS, "command_timeout": SECONDS}
    engine = create_async_engine(url, connect_args=patience)
    try:
        async with asyncio.timeout(2 * SECONDS), engine.connect() as connection:
            return await _of_postgres(connection)
    finally:
        await engine.dispose()


async def _of_postgres(connection: AsyncConnection) -> list[Finding]:
    found = [well("PostgreSQL answers")]
    ask = connection.scalar
    if await ask(text("SELECT pg_is_in_recovery()")):
        found.append(
            wrong("this PostgreSQL is a read-only replica", "give the address of the primary")
        )
    elif not await ask(text("SELECT has_schema_privilege(current_schema(), 'CREATE')")):
        found.append(
            wrong("this user cannot make tables", "ALTER DATABASE … OWNER TO …, as in hosting.md")
        )
    most = int(await ask(text("SELECT current_setting('max_connections')")) or 0)
    if most < 2 * CONNECTIONS:
        found.append(
            look(
                f"PostgreSQL allows {most} connections; a process uses up to {CONNECTIONS}",
                f"max_connections = {CONNECTIONS} for each process, plus a few",
            )
        )
    there = await ask(text("SELECT to_regclass('alembic_version')::text"))
    version = await ask(text("SELECT version_num FROM alembic_version")) if there else ""
    found.append(schema(str(version or "")))
    now = await ask(text("SELECT extract(epoch FROM clock_timestamp())"))
    found.append(agrees("PostgreSQL", float(now or 0) - time()))
    return found


def _redis(url: str) -> Iterator[Finding]:
    if find_spec("redis") is None:
        yield wrong("the Redis client is not installed", SCALED)
        return
    from redis import Redis, RedisError  # noqa: PLC0415  only hosts with Redis need it

    try:
        with closing(
            Redis.from_url(url, socket_connect_timeout=SECONDS, socket_timeout=SECONDS)
        ) as bus:
            bus.ping()
            seconds, micros = bus.time()
    except (RedisError, OSError, ValueError) as error:
        yield wrong(
            f"Redis does not answer: {str(error).splitlines()[0]}",
            "check that it runs and listens there (redis-cli -u with the same address)",
        )
        return
    yield well("Redis answers")
    yield agrees("Redis", seconds + micros / 1e6 - time())
