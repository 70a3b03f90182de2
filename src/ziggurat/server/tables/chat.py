"""Talking at a table."""

from __future__ import annotations

from time import time

from sqlalchemy import select

from ziggurat.server.bus import Bus, News
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.responses import ChatLine as Line
from ziggurat.server.storage import ChatLine, Store, bumped
from ziggurat.server.tables.cache import OpenTable

MOST_LINES = 100


class Chat:
    """The lines said at tables."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus

    async def say(self, table: OpenTable, me: Me, text: str) -> ChatLine:
        """Only people who sit at the table talk there."""
        mine = table.mine(me.id)
        if not mine:
            raise Problem("not-seated")
        line = ChatLine(
            table=table.id, person=me.id, seat=mine[0], name=me.name, text=text, at=time()
        )
        async with self._store.write() as session:
            session.add(line)
            await session.execute(bumped([table.id]))
        table.chat = max(table.chat, line.id)
        self._bus.publish(News("chat", table.id))
        return line

    async def after(self, table: str, line: int) -> list[ChatLine]:
        """The lines after one."""
        async with self._store.read() as session:
            rows = await session.scalars(
                select(ChatLine)
                .where(ChatLine.table == table, ChatLine.id > line)
                .order_by(ChatLine.id)
                .limit(MOST_LINES)
            )
            return list(rows)

    async def before(self, table: str, line: int | None) -> list[ChatLine]:
        """The last lines, or the last before one."""
        chosen = select(ChatLine).where(ChatLine.table == table)
        if line is not None:
            chosen = chosen.where(ChatLine.id < line)
        async with self._store.read() as session:
            rows = await session.scalars(chosen.order_by(ChatLine.id.desc()).limit(MOST_LINES))
            return list(rows)[::-1]


def line_of(row: ChatLine) -> Line:
    return Line(
        id=row.id, person=row.person, seat=row.seat, name=row.name, text=row.text, at=row.at
    )
