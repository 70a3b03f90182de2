"""Looking after the database: copies, pruning, replaying all logs."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import time

from sqlalchemy import delete, func, make_url, select, update

from ziggurat.core.errors import ZigguratError
from ziggurat.server.storage import (
    Notice,
    Person,
    Seating,
    Store,
    StudyRow,
    TableRow,
    UploadedRecord,
)
from ziggurat.server.storage.store import make_private
from ziggurat.server.tables.history import damage_of_row, damage_of_seats, folded, read_entries
from ziggurat.server.tables.log import DoesNotReplay, LogEntry

DAY = 86_400.0


class CannotBackUp(ZigguratError):
    """There is nothing to copy, or nowhere to copy it to."""


async def migrate(url: str) -> None:
    store = Store(url)
    await store.migrate()
    await store.close()


def backup(url: str, file: Path) -> None:
    """A consistent copy of an SQLite database, also while a server writes to it."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database:
        raise CannotBackUp("this copies SQLite databases; for PostgreSQL use pg_dump")
    if not Path(parts.database).is_file():
        raise CannotBackUp(f"there is no database {parts.database}")
    if file.exists():
        raise CannotBackUp(f"{file} already exists")
    make_private(str(file))
    with closing(sqlite3.connect(parts.database)) as source, closing(sqlite3.connect(file)) as copy:
        source.backup(copy)


async def prune(url: str, days: int, dry_run: bool) -> dict[str, int]:
    """Forget what nobody has touched for that long; how much of what."""
    before = time() - days * DAY
    store = Store(url)
    await store.migrate()
    stale_tables = (TableRow.stage != "playing") & (TableRow.touched < before)
    seated = select(Seating.person).join(TableRow, TableRow.id == Seating.table)
    busy = seated.where(TableRow.stage != "over", ~stale_tables, Seating.person.is_not(None))
    stale_people = Person.password.is_(None) & (Person.seen < before) & Person.id.not_in(busy)
    stale_records = UploadedRecord.created < before
    counts: dict[str, int] = {}
    async with store.write() as session:
        for what, model, stale in (
            ("tables", TableRow, stale_tables),
            ("guests", Person, stale_people),
            ("records", UploadedRecord, stale_records),
            ("studies", StudyRow, StudyRow.changed < before),
        ):
            count = await session.scalar(select(func.count()).select_from(model).where(stale))
            counts[what] = count or 0
            if not dry_run:
                await session.execute(delete(model).where(stale))
        if not dry_run:
            await session.execute(delete(Notice).where(Notice.at < before))
            gone = TableRow.rematch.is_not(None) & TableRow.rematch.not_in(select(TableRow.id))
            await session.execute(update(TableRow).where(gone).values(rematch=None))
    await store.close()
    return counts


async def check(url: str) -> tuple[int, list[str]]:
    """How many logs replay, and a line for each that does not."""
    store = Store(url)
    good, bad = 0, []
    async with store.read() as session:
        started = select(TableRow.id).where(TableRow.log >= 0)
        for table in list(await session.scalars(started)):
            row = await session.get_one(TableRow, table)
            seats = list(
                await session.scalars(select(Seating).filter_by(table=table).order_by(Seating.seat))
            )
            wrong = damage_of_row(row) or damage_of_seats(seats)
            wrong = wrong or _damage(row, await read_entries(session, table, -1))
            if wrong:
                bad.append(f"table {table}: {wrong}")
            else:
                good += 1
    await store.close()
    return good, bad


def _damage(row: TableRow, entries: Sequence[LogEntry]) -> str:
    """What does not replay of a log, if anything."""
    try:
        logged = folded(row, entries)
    except DoesNotReplay as error:
        return str(error)
    if logged.frozen is None and logged.n == row.log:
        return ""
    return f"{logged.broken or 'entries are missing'}; {logged.n} of {row.log} entries are good"
