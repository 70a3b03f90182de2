"""Talking at a table."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import select

from ziggurat.core.types import Facts
from ziggurat.server.bus import News
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.storage import ChatLine, bumped
from ziggurat.server.tables.cache import Desk

if TYPE_CHECKING:
    from ziggurat.server.process import House

MOST_LINES = 100


async def say(house: House, desk: Desk, me: Me, text: str) -> ChatLine:
    """Only who sits at the table talks there."""
    mine = desk.mine(me.id)
    if not mine:
        raise Problem("not-seated")
    line = ChatLine(table=desk.id, person=me.id, seat=mine[0], name=me.name, text=text, at=time())
    async with house.store.write() as session:
        session.add(line)
        await session.execute(bumped([desk.id]))
    desk.chat = max(desk.chat, line.id)
    house.bus.tell(News("chat", desk.id))
    return line


async def lines_after(house: House, table: str, after: int) -> list[ChatLine]:
    async with house.store.read() as session:
        rows = await session.scalars(
            select(ChatLine)
            .where(ChatLine.table == table, ChatLine.id > after)
            .order_by(ChatLine.id)
            .limit(MOST_LINES)
        )
        return list(rows)


async def lines_before(house: House, table: str, before: int | None) -> list[ChatLine]:
    """The last lines, or the last before one."""
    chosen = select(ChatLine).where(ChatLine.table == table)
    if before is not None:
        chosen = chosen.where(ChatLine.id < before)
    async with house.store.read() as session:
        rows = await session.scalars(chosen.order_by(ChatLine.id.desc()).limit(MOST_LINES))
        return list(rows)[::-1]


def line_json(line: ChatLine) -> Facts:
    return {
        "id": line.id,
        "person": line.person,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }
