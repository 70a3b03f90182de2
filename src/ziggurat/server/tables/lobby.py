"""Tables before the start: setting up, sitting down, inviting; the start; the rematch."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, or_, select, update

from ziggurat.core.types import Seat
from ziggurat.server.bus import News
from ziggurat.server.ids import kept, new_id, new_salt, new_secret, new_shuffle_secret
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
from ziggurat.server.storage import Seating, TableRow, bumped
from ziggurat.server.tables.cache import Desk
from ziggurat.server.tables.game_info import edition, known_game, read_options
from ziggurat.server.tables.start import (
    BOT,
    GATHERING,
    INVITED,
    OPEN,
    PERSON,
    not_too_many,
    origin_of,
    save,
    start,
)

if TYPE_CHECKING:
    from ziggurat.server.process import House

MOST_LISTED = 100
MOST_OVER = 50


def read_bot(house: House, name: str | None) -> str | None:
    if name is not None and name not in house.settings.bots:
        raise Problem("bad-bot", {"bot": name})
    return name


async def create(house: House, me: Me, new: NewTable) -> Desk:
    """A new table with its secret, whose commitment everybody sees from now on."""
    await not_too_many(house, me)
    origin = None if new.origin is None else await origin_of(house, new)
    game = origin.game if origin is not None else known_game(house, new.game or "")
    if origin is not None and len(new.seats) != origin.seats:
        raise Problem("bad-seats", {"detail": f"the origin has {origin.seats} seats"})
    options = origin.options if origin is not None else None
    if options is None:
        options = read_options(game, len(new.seats), new.options or {})
    now = time()
    row = TableRow(
        id=new_id(),
        game=game.name,
        edition=edition(game),
        options=dict(options),
        public=new.public,
        spectators=new.spectators,
        clock=new.clock.model_dump(),
        hints=read_bot(house, new.hints),
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
        _seat(house, seating, wanted, me, new.salt)
    await save(house, row, seats)
    desk = await house.desks.open(row.id)
    if new.start:
        await start(house, desk, me)
    return desk


def _seat(house: House, seating: Seating, wanted: NewSeat, me: Me, salt: str | None) -> None:
    """Put on a seat what the owner wants there."""
    seating.person, seating.bot, seating.name, seating.salt = None, None, "", ""
    seating.invitation = None
    if isinstance(wanted, SeatMe | SeatHere):
        seating.kind, seating.person = PERSON, me.id
        seating.name = me.name if isinstance(wanted, SeatMe) else wanted.name
        seating.salt = salt or new_salt()
        seating.seen = house.clock.now()
    elif isinstance(wanted, SeatBot):
        seating.kind, seating.bot = BOT, read_bot(house, wanted.bot)
        seating.name = wanted.bot
    else:
        seating.kind = INVITED if isinstance(wanted, SeatInvited) else OPEN


async def arrange(
    house: House, desk: Desk, me: Me | None, change: Callable[[TableRow, list[Seating]], None]
) -> Desk:
    """Change a table that gathers, in one transaction; `me` must own it if given."""
    async with desk.lock:
        async with house.store.write() as session:
            row = await session.get(TableRow, desk.id, with_for_update=True)
            if row is None:
                raise Problem("no-such-table")
            if me is not None and row.owner != me.id:
                raise Problem("not-owner")
            if row.stage != GATHERING:
                raise Problem("already-started")
            found = await session.scalars(
                select(Seating).where(Seating.table == desk.id).order_by(Seating.seat)
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
        await house.desks.refresh(desk, whole=True)
    people = tuple({seating.person for seating in desk.seats if seating.person is not None})
    house.bus.tell(News("table", desk.id, people))
    return desk


async def change_table(house: House, desk: Desk, me: Me, new: ChangedTable) -> Desk:
    """Other options, clock and so on."""
    read_bot(house, new.hints)

    def change(row: TableRow, seats: list[Seating]) -> None:
        if new.options is not None:
            if row.origin is not None:
                raise Problem("bad-options", {"detail": "the origin has its options"})
            row.options = dict(read_options(desk.game, len(seats), new.options))
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

    return await arrange(house, desk, me, change)


async def change_seat(house: House, desk: Desk, me: Me, seat: Seat, wanted: NewSeat) -> Desk:
    def change(_row: TableRow, seats: list[Seating]) -> None:
        if seat >= len(seats):
            raise Problem("no-such-seat")
        others = [one for one in seats if one.seat != seat]
        if isinstance(wanted, SeatMe) and any(
            one.person == me.id and one.name == me.name for one in others
        ):
            raise Problem("seated-already")
        _seat(house, seats[seat], wanted, me, None)

    return await arrange(house, desk, me, change)


async def add_seat(house: House, desk: Desk, me: Me, wanted: NewSeat) -> Desk:
    def change(row: TableRow, seats: list[Seating]) -> None:
        _resize(desk, row, len(seats) + 1)
        if isinstance(wanted, SeatMe) and any(one.person == me.id for one in seats):
            raise Problem("seated-already")
        seating = Seating(table=desk.id, seat=len(seats))
        _seat(house, seating, wanted, me, None)
        seats.append(seating)

    return await arrange(house, desk, me, change)


async def remove_seat(house: House, desk: Desk, me: Me, seat: Seat) -> Desk:
    def change(row: TableRow, seats: list[Seating]) -> None:
        if seat >= len(seats):
            raise Problem("no-such-seat")
        _resize(desk, row, len(seats) - 1)
        for here, behind in zip(seats[seat:], seats[seat + 1 :], strict=False):
            invitation, behind.invitation = behind.invitation, None
            here.kind, here.person, here.name = behind.kind, behind.person, behind.name
            here.bot, here.salt, here.seen = behind.bot, behind.salt, behind.seen
            here.invitation = invitation
        seats.pop()

    return await arrange(house, desk, me, change)


def _resize(desk: Desk, row: TableRow, seats: int) -> None:
    """The game must be playable by that many; options that then can not be go to their default."""
    if row.origin is not None:
        raise Problem("bad-seats", {"detail": "the origin has its seats"})
    if seats not in desk.game.seats:
        raise Problem("bad-seats", {"detail": f"{desk.game.title} is not played by {seats}"})
    try:
        row.options = dict(read_options(desk.game, seats, row.options))
    except Problem:
        row.options = dict(read_options(desk.game, seats, {}))


async def join(house: House, desk: Desk, me: Me, seat: Seat | None, salt: str | None) -> Desk:
    """Sit down on a seat that was kept for me, or on an open one."""

    def change(_row: TableRow, seats: list[Seating]) -> None:
        if any(one.kind == PERSON and one.person == me.id for one in seats):
            raise Problem("seated-already")
        if seat is not None and seat >= len(seats):
            raise Problem("no-such-seat")
        kept_for_me = [one for one in seats if one.kind == INVITED and one.person == me.id]
        free = kept_for_me + [one for one in seats if one.kind == OPEN]
        if seat is not None:
            free = [one for one in free if one.seat == seat]
        if not free:
            raise Problem("seat-taken")
        _sit(house, free[0], me, salt)

    return await arrange(house, desk, None, change)


def _sit(house: House, seating: Seating, me: Me, salt: str | None) -> None:
    seating.kind, seating.person, seating.name = PERSON, me.id, me.name
    seating.salt, seating.invitation = salt or new_salt(), None
    seating.seen = house.clock.now()


async def leave(house: House, desk: Desk, me: Me) -> Desk:
    """Stand up before the start."""
    if desk.row.owner == me.id:
        raise Problem("not-owner")

    def change(_row: TableRow, seats: list[Seating]) -> None:
        mine = [one for one in seats if one.person == me.id]
        if not mine:
            raise Problem("not-seated")
        for seating in mine:
            seating.kind, seating.person, seating.name, seating.salt = OPEN, None, "", ""

    return await arrange(house, desk, None, change)


async def invite(house: House, desk: Desk, me: Me, seat: Seat) -> str:
    """A new invitation to a seat: single use, in the place of an earlier one."""
    token = new_secret()

    def change(_row: TableRow, seats: list[Seating]) -> None:
        if seat >= len(seats):
            raise Problem("no-such-seat")
        if seats[seat].kind not in (OPEN, INVITED):
            raise Problem("seat-taken")
        seats[seat].kind, seats[seat].invitation = INVITED, kept(token)

    await arrange(house, desk, me, change)
    return token


async def invited(house: House, token: str) -> tuple[Desk, Seat]:
    """The table and seat of an invitation."""
    async with house.store.read() as session:
        found = await session.scalar(select(Seating).where(Seating.invitation == kept(token)))
    if found is None:
        raise Problem("no-such-invitation")
    return await house.desks.open(found.table), found.seat


async def accept(house: House, token: str, me: Me, salt: str | None) -> Desk:
    """Sit down by an invitation, which is used up by that."""
    desk, seat = await invited(house, token)

    def change(_row: TableRow, seats: list[Seating]) -> None:
        if any(one.kind == PERSON and one.person == me.id for one in seats):
            raise Problem("seated-already")
        if seat >= len(seats) or seats[seat].invitation != kept(token):
            raise Problem("no-such-invitation")
        _sit(house, seats[seat], me, salt)

    return await arrange(house, desk, None, change)


async def remove(house: House, desk: Desk, me: Me) -> None:
    """Take a table away before its start."""
    if desk.row.owner != me.id:
        raise Problem("not-owner")
    async with house.store.write() as session:
        row = await session.get(TableRow, desk.id, with_for_update=True)
        if row is None:
            raise Problem("no-such-table")
        if row.stage != GATHERING:
            raise Problem("already-started")
        await session.execute(delete(Seating).where(Seating.table == desk.id))
        before = row.rematch_of
        await session.delete(row)
        if before is not None:
            await session.execute(
                update(TableRow).where(TableRow.rematch == desk.id).values(rematch=None)
            )
            await session.execute(bumped([before]))
    house.bus.tell(News("gone", desk.id))
    if before is not None:
        house.desks.mark(before)
        house.bus.tell(News("table", before))


async def unfinished(house: House, me: Me) -> list[str]:
    """Every table that is not over and that I sit at or own."""
    seated = select(Seating.table).where(Seating.person == me.id)
    own = or_(TableRow.id.in_(seated), TableRow.owner == me.id)
    async with house.store.read() as session:
        return list(await session.scalars(select(TableRow.id).where(TableRow.stage != "over", own)))


async def mine(house: House, me: Me) -> list[Desk]:
    """My tables: running, gathering, then the last that are over."""
    seated = select(Seating.table).where(Seating.person == me.id)
    async with house.store.read() as session:
        found: list[str] = []
        for stage, most in (
            ("playing", MOST_LISTED),
            (GATHERING, MOST_LISTED),
            ("over", MOST_OVER),
        ):
            rows = await session.scalars(
                select(TableRow.id)
                .where(
                    TableRow.stage == stage,
                    or_(TableRow.id.in_(seated), TableRow.owner == me.id),
                )
                .order_by(TableRow.touched.desc())
                .limit(most)
            )
            found += rows
    return [await house.desks.open(table) for table in found]


async def public(house: House, stage: str | None, game: str | None) -> list[Desk]:
    """Public tables, the newest first."""
    chosen = select(TableRow.id).where(TableRow.public)
    if stage is not None:
        chosen = chosen.where(TableRow.stage == stage)
    else:
        chosen = chosen.where(TableRow.stage != "over")
    if game is not None:
        chosen = chosen.where(TableRow.game == game)
    async with house.store.read() as session:
        rows = await session.scalars(chosen.order_by(TableRow.created.desc()).limit(MOST_LISTED))
        tables = list(rows)
    return [await house.desks.open(table) for table in tables]
