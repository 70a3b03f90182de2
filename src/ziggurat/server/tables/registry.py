"""Which tables there are, and whose."""

from __future__ import annotations

from collections.abc import Sequence

import structlog
from sqlalchemy import Select, func, or_, select

from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Seating, Store, TableRow
from ziggurat.server.tables.cache import OpenTable, TableCache

PERSON, BOT, OPEN, INVITED = "person", "bot", "open", "invited"
"""What a seat can be before the start."""
GATHERING, PLAYING, OVER = "gathering", "playing", "over"
"""The stages of a table."""

MOST_LISTED = 100
MOST_OVER = 50

log = structlog.get_logger("tables")


def _mine(me: Me) -> Select[str]:
    """Every table that I sit at or own."""
    seated = select(Seating.table).where(Seating.person == me.id)
    return select(TableRow.id).where(or_(TableRow.id.in_(seated), TableRow.owner == me.id))


def _over(me: Me) -> Select[str]:
    """The last of them that are over."""
    return _mine(me).where(TableRow.stage == OVER).order_by(TableRow.ended.desc()).limit(MOST_OVER)


class Registry:
    """All tables of the storage."""

    def __init__(self, store: Store, cache: TableCache, settings: Settings) -> None:
        self._store = store
        self._cache = cache
        self._settings = settings

    async def require_room(self, me: Me) -> None:
        """Nobody has more than a certain number of unfinished tables."""
        async with self._store.read() as session:
            count = await session.scalar(
                select(func.count())
                .select_from(TableRow)
                .where(TableRow.owner == me.id, TableRow.stage != OVER)
            )
        if (count or 0) >= self._settings.unfinished_tables and not self._settings.wide:
            raise Problem("too-many-tables")

    async def require_room_for_bots(self, me: Me) -> None:
        """Nobody lets more than a certain number of tables be played by bots alone."""
        seated = select(Seating.table).where(Seating.kind == PERSON)
        async with self._store.read() as session:
            count = await session.scalar(
                select(func.count())
                .select_from(TableRow)
                .where(
                    TableRow.owner == me.id, TableRow.stage == PLAYING, TableRow.id.not_in(seated)
                )
            )
        if (count or 0) >= self._settings.bot_tables and not self._settings.wide:
            raise Problem("too-many-tables", {"most": self._settings.bot_tables})

    async def add(self, row: TableRow, seats: Sequence[Seating]) -> None:
        async with self._store.write() as session:
            session.add(row)
            await session.flush()
            session.add_all(seats)

    async def unfinished(self, me: Me) -> list[str]:
        """Every table that is not over and that I sit at or own."""
        async with self._store.read() as session:
            return list(await session.scalars(_mine(me).where(TableRow.stage != OVER)))

    async def mine(self, me: Me) -> list[OpenTable]:
        """My tables: running, gathering, then the last that are over."""
        found: list[str] = []
        async with self._store.read() as session:
            for stage in (PLAYING, GATHERING):
                rows = await session.scalars(
                    _mine(me)
                    .where(TableRow.stage == stage)
                    .order_by(TableRow.touched.desc())
                    .limit(MOST_LISTED)
                )
                found += rows
            found += await session.scalars(_over(me))
        return await self._open(found)

    async def mine_over(self, me: Me, before: float) -> list[OpenTable]:
        """The last of my tables that were over before a moment."""
        async with self._store.read() as session:
            found = list(await session.scalars(_over(me).where(TableRow.ended < before)))
        return await self._open(found)

    async def public(self, stage: str | None, game: str | None) -> list[OpenTable]:
        """Public tables, the newest first."""
        chosen = select(TableRow.id).where(TableRow.public)
        if stage is not None:
            chosen = chosen.where(TableRow.stage == stage)
        else:
            chosen = chosen.where(TableRow.stage != OVER)
        if game is not None:
            chosen = chosen.where(TableRow.game == game)
        newest = chosen.order_by(TableRow.created.desc()).limit(MOST_LISTED)
        async with self._store.read() as session:
            tables = list(await session.scalars(newest))
        return await self._open(tables)

    async def _open(self, tables: Sequence[str]) -> list[OpenTable]:
        """Those that can be opened: one that cannot is no reason to hide the others."""
        found = []
        for table in tables:
            try:
                found.append(await self._cache.open(table))
            except (Problem, ValueError) as error:
                log.warning("table-left-out", table=table[:4], error=type(error).__name__)
        return found
