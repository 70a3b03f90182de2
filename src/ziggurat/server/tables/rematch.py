"""The rematch: the same people once more, each a seat further."""

from __future__ import annotations

from time import time

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.core.types import Seat
from ziggurat.server.bus import Bus, News
from ziggurat.server.ids import new_id, new_salt, new_shuffle_secret
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.storage import Seating, Store, TableRow, bumped
from ziggurat.server.tables.cache import OpenTable, TableCache
from ziggurat.server.tables.game_info import edition
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.registry import GATHERING, INVITED, PERSON, Registry


class Rematches:
    """Opens a table for the same people."""

    def __init__(
        self, store: Store, cache: TableCache, registry: Registry, presence: Presence, bus: Bus
    ) -> None:
        self._store = store
        self._cache = cache
        self._registry = registry
        self._presence = presence
        self._bus = bus

    async def open(self, table: OpenTable, me: Me) -> tuple[OpenTable, bool]:
        """The table of the rematch; whether it is new."""
        if table.logged is None or not table.logged.over:
            raise Problem("not-over")
        if not table.mine(me.id):
            raise Problem("not-seated")
        known = await self._known(table)
        if known is not None:
            return await self._cache.open(known), False
        await self._registry.require_room(me)
        row = _row(table, me)
        seats = [self._seat(table, row, seat, me) for seat in range(len(table.seats))]
        try:
            await self._registry.add(row, seats)
        except IntegrityError:
            known = await self._known(table)
            if known is None:
                raise
            return await self._cache.open(known), False
        async with self._store.write() as session:
            await session.execute(
                update(TableRow).where(TableRow.id == table.id).values(rematch=row.id)
            )
            await session.execute(bumped([table.id]))
        table.row.rematch = row.id
        self._bus.publish(News("table", table.id))
        return await self._cache.open(row.id), True

    async def _known(self, table: OpenTable) -> str | None:
        """The rematch that there is already; one that was taken away leaves room for another."""
        async with self._store.read() as session:
            return await session.scalar(select(TableRow.id).where(TableRow.rematch_of == table.id))

    def _seat(self, table: OpenTable, row: TableRow, seat: Seat, me: Me) -> Seating:
        """Whoever sat one seat further is invited; I sit down at once."""
        before = table.seats[(seat + 1) % len(table.seats)]
        seating = Seating(table=row.id, seat=seat, name=before.name, person=before.person)
        seating.kind, seating.bot, seating.salt = before.kind, before.bot, ""
        if before.kind == PERSON and before.person == me.id:
            seating.salt, seating.seen = new_salt(), self._presence.now()
        elif before.kind == PERSON:
            seating.kind = INVITED
        return seating


def _row(table: OpenTable, me: Me) -> TableRow:
    old, now = table.row, time()
    return TableRow(
        id=new_id(),
        name=old.name,
        game=old.game,
        edition=edition(table.game),
        options=dict(old.options),
        public=old.public,
        spectators=old.spectators,
        clock=dict(old.clock),
        hints=old.hints,
        order="given",
        owner=me.id,
        stage=GATHERING,
        secret=new_shuffle_secret(),
        rematch_of=old.id,
        created=now,
        touched=now,
    )
