"""The connection to the database, and its schema."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVarTuple

import structlog
from sqlalchemy import Connection, Engine, Row, Select, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from ziggurat.server.storage.migrations import HEAD
from ziggurat.server.storage.writer import Work, Writer

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x21661247
BUSY_SECONDS = 15
QUICK_SECONDS = 0.02
"""How long SQLite may be asked in the event loop."""
ANSWER_SECONDS = 15
"""How long PostgreSQL may take to let a connection in and to answer one statement."""

T = TypeVarTuple("T")

log = structlog.get_logger("storage")


class Store:
    """One database: readers see what is committed, writers write one transaction.

    SQLite has one writer, so that all wait for each other here and not in the file. What is
    written often goes through `submit`, where several pieces share a transaction.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        self._reader, self._writer = self._sqlite() if self.sqlite else self._postgres()
        self._reading = async_sessionmaker(self._reader, expire_on_commit=False)
        self._writing = async_sessionmaker(self._writer, expire_on_commit=False)
        self._free = asyncio.Lock()
        self._batches: Writer | None = (
            Writer(self._sqlite_writer(), self._free) if self.sqlite else None
        )
        self._quick = self._sqlite_quick() if self.sqlite else None

    def _sqlite(self) -> tuple[AsyncEngine, AsyncEngine]:
        make_private(make_url(self.url).database)
        waiting: dict[str, int | None] = {"timeout": BUSY_SECONDS}
        reader = create_async_engine(
            self.url, isolation_level="AUTOCOMMIT", pool_size=4, connect_args=waiting
        )
        own = waiting | {"isolation_level": None}
        writer = create_async_engine(self.url, pool_size=1, max_overflow=0, connect_args=own)
        for engine in (reader, writer):
            event.listen(engine.sync_engine, "connect", _pragmas)
        event.listen(writer.sync_engine, "begin", _begin_immediate)
        return reader, writer

    def _sqlite_writer(self) -> Engine:
        url = make_url(self.url).set(drivername="sqlite")
        own = {"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False}
        engine = create_engine(url, pool_size=1, max_overflow=0, connect_args=own)
        event.listen(engine, "connect", _pragmas)
        event.listen(engine, "begin", _begin_immediate)
        return engine

    def _sqlite_quick(self) -> Engine:
        url = make_url(self.url).set(drivername="sqlite")
        own = {"timeout": QUICK_SECONDS, "check_same_thread": False}
        return create_engine(
            url, isolation_level="AUTOCOMMIT", pool_size=1, max_overflow=0, connect_args=own
        )

    def _postgres(self) -> tuple[AsyncEngine, AsyncEngine]:
        patience: dict[str, float] = {"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS}
        engine = create_async_engine(
            self.url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            pool_timeout=ANSWER_SECONDS,
            connect_args=patience,
        )
        return engine, engine

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with self._reading() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A transaction: committed at the end, rolled back by an exception."""
        if not self.sqlite:
            async with self._writing.begin() as session:
                yield session
            return
        async with self._free, self._writing.begin() as session:
            yield session

    async def first(self, statement: Select[*T], **given: str) -> Row[*T] | None:
        """The first row of what is looked up by its key.

        SQLite finds that in less time than it takes to wake a thread, so it is asked right here;
        where it cannot answer at once, a thread waits for it.
        """
        if self._quick is not None:
            try:
                with self._quick.connect() as connection:
                    return connection.execute(statement, given).first()
            except OperationalError:
                log.info("slow-lookup")
        async with self.read() as session:
            return (await session.execute(statement, given)).first()

    def submit(self, work: Work) -> asyncio.Future[None]:
        """A transaction without waiting in between; it is written even if nobody waits for it."""
        if self._batches is not None:
            return self._batches.submit(work)
        return asyncio.ensure_future(self._write_alone(work))

    async def _write_alone(self, work: Work) -> None:
        async with self._writer.begin() as connection:
            await connection.run_sync(work)

    async def migrate(self) -> None:
        """Bring the schema to this release; several processes may try at once.

        A schema of a later release is left alone: what that added, this one does not touch.
        """
        found = await self._version()
        if found > HEAD:
            log.warning("schema-of-a-later-release", version=found, known=HEAD)
        if found >= HEAD:
            return
        async with self._writer.begin() as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)

    async def _version(self) -> str:
        """The version of the schema, "" for none, found without loading what migrates."""
        async with self.read() as session:
            try:
                found = await session.scalar(text("SELECT version_num FROM alembic_version"))
            except (OperationalError, ProgrammingError):
                return ""
        return str(found or "")

    async def ping(self) -> None:
        async with self.read() as session:
            await session.execute(text("SELECT 1"))

    async def close(self) -> None:
        if self._batches is not None:
            await self._batches.close()
        if self._quick is not None:
            self._quick.dispose()
        await self._reader.dispose()
        await self._writer.dispose()


def make_private(file: str | None) -> None:
    """Create a database that nobody else on this machine may read, if there is none yet."""
    if file and file != ":memory:" and not Path(file).exists() and Path(file).parent.is_dir():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def _pragmas(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415  heavy, and rarely needed
    from alembic.config import Config  # noqa: PLC0415  heavy, and rarely needed

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
