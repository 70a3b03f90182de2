"""Tables before the start: setting up, sitting down, inviting."""

from __future__ import annotations

from collections.abc import Callable
from time import time

from sqlalchemy import delete, select, update

from ziggurat.core.types import Seat
from ziggurat.server.bus import Bus, News
from ziggurat.server.ids import hash_secret, new_id, new_salt, new_secret, new_shuffle_secret
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import (
    ChangedTable,
    NewSeat,
    NewTable,
    SeatBot,
    SeatHere,
    SeatInvited,
    SeatMe,
)
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Seating, Store, TableRow, bumped
from ziggurat.server.tables.cache import OpenTable, TableCache
from ziggurat.server.tables.game_info import edition, known_game, read_options
from ziggurat.server.tables.origins import Origins
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.registry import BOT, GATHERING, INVITED, OPEN, PERSON, Registry
from ziggurat.server.tables.start import Starter


class Lobby:
    """Where tables gather."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        registry: Registry,
        origins: Origins,
        starter: Starter,
        presence: Presence,
        bus: Bus,
        settings: Settings,
    ) -> None:
        self._store = store
        self._cache = cache
        self._registry = registry
        self._origins = origins
        self._starter = starter
        self._presence = presence
        self._bus = bus
        self._settings = settings

    def _bot(self, name: str | None) -> str | None:
        """A bot of this host."""
        if name is not None and name not in self._settings.bots:
            raise Problem("bad-bot", {"bot": name})
        return name

    async def create(self, me: Me, new: NewTable) -> OpenTable:
        """A new table with its secret, whose commitment everybody sees from now on."""
        await self._registry.require_room(me)
        origin = await self._origins.of(new)
        game = (
            origin.game if origin is not None else known_game(self._settings.games, new.game or "")
        )
        if origin is not None and len(new.seats) != origin.seats:
            raise Problem("bad-seats", {"detail": f"the origin has {origin.seats} seats"})
        options = origin.options if origin is not None else None
        if options is None:
            options = read_options(game, len(new.seats), new.options or {})
        now = time()
        row = TableRow(
            id=new_id(),
            name=new.name,
            game=game.name,
            edition=edition(game),
            options=dict(options),
            public=new.public,
            spectators=new.spectators,
            clock=new.clock.model_dump(),
            hints=self._bot(new.hints),
            order=new.order,
            owner=me.id,
            stage=GATHERING,
            secret=new_shuffle_secret(),
            origin=None if origin is None else dict(origin.facts),
            created=now,
            touched=now,
        )
        seats = [Seating(table=row.id, seat=seat) for seat in range(len(new.seats))]
        if sum(isinstance(seat, SeatMe) for seat in new.seats) > 1:
            raise Problem("bad-seats", {"detail": "one seat can be me"})
        for seating, wanted in zip(seats, new.seats, strict=True):
            self._seat(seating, wanted, me, new.salt)
        await self._registry.add(row, seats)
        table = await self._cache.open(row.id)
        if new.start:
            await self._starter.start(table, me)
        return table

    def _seat(self, seating: Seating, wanted: NewSeat, me: Me, salt: str | None) -> None:
        """Put on a seat what the owner wants there."""
        seating.person, seating.bot, seating.name, seating.salt = None, None, "", ""
        seating.invitation = None
        if isinstance(wanted, SeatMe | SeatHere):
            seating.kind, seating.person = PERSON, me.id
            seating.name = me.name if isinstance(wanted, SeatMe) else wanted.name
            seating.salt = salt or new_salt()
            seating.seen = self._presence.now()
        elif isinstance(wanted, SeatBot):
            seating.kind, seating.bot = BOT, self._bot(wanted.bot)
            seating.name = wanted.bot
        else:
            seating.kind = INVITED if isinstance(wanted, SeatInvited) else OPEN

    async def _arrange(
        self, table: OpenTable, me: Me | None, change: Callable[[TableRow, list[Seating]], None]
    ) -> OpenTable:
        """Change a table that gathers, in one transaction; `me` must own it if given."""
        async with table.lock:
            async with self._store.write() as session:
                row = await session.get(TableRow, table.id, with_for_update=True)
                if row is None:
                    raise Problem("no-such-table")
                if me is not None and row.owner != me.id:
                    raise Problem("not-owner")
                if row.stage != GATHERING:
                    raise Problem("already-started")
                found = await session.scalars(
                    select(Seating).where(Seating.table == table.id).order_by(Seating.seat)
                )
                seats = list(found)
                before = set(seats)
                change(row, seats)
                row.touched = time()
                row.version += 1
                for gone in before - set(seats):
                    await session.delete(gone)
                await session.flush()
                session.add_all(seats)
            await self._cache.refresh(table, whole=True)
        people = tuple({seating.person for seating in table.seats if seating.person is not None})
        self._bus.publish(News("table", table.id, people))
        return table

    async def change(self, table: OpenTable, me: Me, new: ChangedTable) -> OpenTable:
        """Other options, clock and so on."""
        self._bot(new.hints)

        def change(row: TableRow, seats: list[Seating]) -> None:
            if "name" in new.model_fields_set:
                row.name = new.name
            if new.options is not None:
                if row.origin is not None:
                    raise Problem("bad-options", {"detail": "the origin has its options"})
                row.options = dict(read_options(table.game, len(seats), new.options))
            if new.public is not None:
                row.public = new.public
            if new.spectators is not None:
                row.spectators = new.spectators
            if new.clock is not None:
                row.clock = new.clock.model_dump()
            if "hints" in new.model_fields_set:
                row.hints = new.hints
            if new.order is not None:
                row.order = new.order

        return await self._arrange(table, me, change)

    async def change_seat(self, table: OpenTable, me: Me, seat: Seat, wanted: NewSeat) -> OpenTable:
        def change(_row: TableRow, seats: list[Seating]) -> None:
            if seat >= len(seats):
                raise Problem("no-such-seat")
            others = [one for one in seats if one.seat != seat]
            if isinstance(wanted, SeatMe) and any(
                one.person == me.id and one.name == me.name for one in others
            ):
                raise Problem("seated-already")
            self._seat(seats[seat], wanted, me, None)

        return await self._arrange(table, me, change)

    async def add_seat(self, table: OpenTable, me: Me, wanted: NewSeat) -> OpenTable:
        def change(row: TableRow, seats: list[Seating]) -> None:
            _resize(table, row, len(seats) + 1)
            if isinstance(wanted, SeatMe) and any(one.person == me.id for one in seats):
                raise Problem("seated-already")
            seating = Seating(table=table.id, seat=len(seats))
            self._seat(seating, wanted, me, None)
            seats.append(seating)

        return await self._arrange(table, me, change)

    async def remove_seat(self, table: OpenTable, me: Me, seat: Seat) -> OpenTable:
        def change(row: TableRow, seats: list[Seating]) -> None:
            if seat >= len(seats):
                raise Problem("no-such-seat")
            _resize(table, row, len(seats) - 1)
            for here, behind in zip(seats[seat:], seats[seat + 1 :], strict=False):
                invitation, behind.invitation = behind.invitation, None
                here.kind, here.person, here.name = behind.kind, behind.person, behind.name
                here.bot, here.salt, here.seen = behind.bot, behind.salt, behind.seen
                here.invitation = invitation
            seats.pop()

        return await self._arrange(table, me, change)

    async def join(
        self, table: OpenTable, me: Me, seat: Seat | None, salt: str | None
    ) -> OpenTable:
        """Sit down in a seat that is reserved for me, or in an open one."""

        def change(_row: TableRow, seats: list[Seating]) -> None:
            if any(one.kind == PERSON and one.person == me.id for one in seats):
                raise Problem("seated-already")
            if seat is not None and seat >= len(seats):
                raise Problem("no-such-seat")
            reserved = [one for one in seats if one.kind == INVITED and one.person == me.id]
            free = reserved + [one for one in seats if one.kind == OPEN]
            if seat is not None:
                free = [one for one in free if one.seat == seat]
            if not free:
                raise Problem("seat-taken")
            self._sit(free[0], me, salt)

        return await self._arrange(table, None, change)

    def _sit(self, seating: Seating, me: Me, salt: str | None) -> None:
        seating.kind, seating.person, seating.name = PERSON, me.id, me.name
        seating.salt, seating.invitation = salt or new_salt(), None
        seating.seen = self._presence.now()

    async def leave(self, table: OpenTable, me: Me) -> OpenTable:
        """Stand up before the start."""
        if table.row.owner == me.id:
            raise Problem("not-owner")

        def change(_row: TableRow, seats: list[Seating]) -> None:
            mine = [one for one in seats if one.person == me.id]
            if not mine:
                raise Problem("not-seated")
            for seating in mine:
                seating.kind, seating.person, seating.name, seating.salt = OPEN, None, "", ""

        return await self._arrange(table, None, change)

    async def invite(self, table: OpenTable, me: Me, seat: Seat) -> str:
        """A new invitation to a seat: single use, replacing an earlier one."""
        token = new_secret()

        def change(_row: TableRow, seats: list[Seating]) -> None:
            if seat >= len(seats):
                raise Problem("no-such-seat")
            if seats[seat].kind not in (OPEN, INVITED):
                raise Problem("seat-taken")
            seats[seat].kind, seats[seat].invitation = INVITED, hash_secret(token)

        await self._arrange(table, me, change)
        return token

    async def invited(self, token: str) -> tuple[OpenTable, Seat]:
        """The table and seat of an invitation."""
        async with self._store.read() as session:
            found = await session.scalar(
                select(Seating).where(Seating.invitation == hash_secret(token))
            )
        if found is None:
            raise Problem("no-such-invitation")
        return await self._cache.open(found.table), found.seat

    async def accept(self, token: str, me: Me, salt: str | None) -> OpenTable:
        """Sit down by an invitation, which is used up by that."""
        table, seat = await self.invited(token)

        def change(_row: TableRow, seats: list[Seating]) -> None:
            if any(one.kind == PERSON and one.person == me.id for one in seats):
                raise Problem("seated-already")
            if seat >= len(seats) or seats[seat].invitation != hash_secret(token):
                raise Problem("no-such-invitation")
            self._sit(seats[seat], me, salt)

        return await self._arrange(table, None, change)

    async def remove(self, table: OpenTable, me: Me) -> None:
        """Remove a table before its start."""
        if table.row.owner != me.id:
            raise Problem("not-owner")
        async with self._store.write() as session:
            row = await session.get(TableRow, table.id, with_for_update=True)
            if row is None:
                raise Problem("no-such-table")
            if row.stage != GATHERING:
                raise Problem("already-started")
            await session.execute(delete(Seating).where(Seating.table == table.id))
            before = row.rematch_of
            await session.delete(row)
            if before is not None:
                await session.execute(
                    update(TableRow).where(TableRow.rematch == table.id).values(rematch=None)
                )
                await session.execute(bumped([before]))
        self._bus.publish(News("gone", table.id))
        if before is not None:
            self._bus.publish(News("table", before))


def _resize(table: OpenTable, row: TableRow, seats: int) -> None:
    """The game must be playable by that many; impossible options go to their defaults."""
    if row.origin is not None:
        raise Problem("bad-seats", {"detail": "the origin has its seats"})
    if seats not in table.game.seats:
        raise Problem("bad-seats", {"detail": f"{table.game.title} is not played by {seats}"})
    try:
        row.options = dict(read_options(table.game, seats, row.options))
    except Problem:
        row.options = dict(read_options(table.game, seats, {}))
