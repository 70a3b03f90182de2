"""From gathering to play: where a game begins, the start itself, the rematch, the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Update, func, select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.core.chance import Stream, committed_seed
from ziggurat.core.digest import canonical
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.records import Record, options_text
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Json, Options, Seat
from ziggurat.games import game as game_of
from ziggurat.server.bus import News
from ziggurat.server.ids import new_id, new_salt, new_shuffle_secret
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import NewTable
from ziggurat.server.storage import Seating, TableRow, UploadedRecord, bumped
from ziggurat.server.tables.cache import Conflict, Desk, add_entry, row_values
from ziggurat.server.tables.clocks import Clock
from ziggurat.server.tables.game_info import edition, known_game, read_options
from ziggurat.server.tables.log import START, Entry, Play

if TYPE_CHECKING:
    from ziggurat.server.process import House

PERSON, BOT, OPEN, INVITED = "person", "bot", "open", "invited"
GATHERING = "gathering"


@dataclass(frozen=True)
class From:
    """The position that a table goes on from, and what it must agree with."""

    game: Game
    options: Options
    seats: int
    facts: Facts


async def origin_of(house: House, new: NewTable) -> From:
    """Where the table goes on from: a record, or a table that is over."""
    asked = new.origin
    assert asked is not None
    if asked.record is not None:
        async with house.store.read() as session:
            row = await session.get(UploadedRecord, asked.record)
        if row is None:
            raise Problem("no-such-record")
        record = Record.parse(row.text)
        game, options = known_game(house, record.game), record.options
        most, seats = len(record.moves), record.seats
        facts: dict[str, Json] = {"record": asked.record, "at": asked.at}
    else:
        assert asked.table is not None
        desk = await house.desks.open(asked.table)
        if desk.play is None or not desk.play.over:
            raise Problem("origin-hidden")
        game, options = desk.game, desk.options
        most, seats = desk.play.n, len(desk.seats)
        facts = {"table": asked.table, "at": asked.at}
    if asked.at > most:
        raise Problem("no-such-position")
    if new.game not in (None, game.name):
        raise Problem("bad-options", {"detail": f"the origin is a game of {game.title}"})
    if new.options and read_options(game, seats, new.options) != options:
        raise Problem("bad-options", {"detail": "the origin has other options"})
    return From(game, options, seats, facts)


async def _origin_position(house: House, row: TableRow) -> State | None:
    """The position to go on from, everything as it was."""
    if row.origin is None:
        return None
    at = row.origin["at"]
    assert isinstance(at, int)
    if "record" in row.origin:
        async with house.store.read() as session:
            record = await session.get(UploadedRecord, str(row.origin["record"]))
        if record is None:
            raise Problem("no-such-record")
        return Record.parse(record.text).replay(game_of(row.game), at)
    desk = await house.desks.open(str(row.origin["table"]))
    return (await house.desks.at(desk, at)).state


async def start(house: House, desk: Desk, me: Me) -> None:
    """Entry 0 of the log: who sits where, and the seed that nobody could choose."""
    if desk.row.owner != me.id:
        raise Problem("not-owner")
    origin = await _origin_position(house, desk.row)
    async with desk.lock:
        await house.desks.refresh(desk)
        if desk.row.stage != GATHERING:
            raise Problem("already-started")
        if any(seating.kind not in (PERSON, BOT) for seating in desk.seats):
            raise Problem("seats-open")
        seats = _ordered(desk)
        options = read_options(desk.game, len(seats), desk.row.options)
        now = time()
        entry = Entry(0, START, -1, me.id, {}, "", now, house.clock.now())
        play = _first(desk, seats, options, origin, entry)
        entry = Entry(0, START, -1, me.id, play.start, play.digest, now, entry.house)
        play.steps[0] = type(play.steps[0])(entry, play.steps[0].events)
        values = row_values(play, entry) | {"started": now}
        if play.bot_decides is not None:
            values |= {"claim": house.process, "claim_until": now + house.lease}

        def write_down(connection: Connection) -> None:
            add_entry(connection, desk.id, entry, values)
            connection.execute(bumped([desk.id]))
            for number, seating in enumerate(seats):
                connection.execute(_seated(desk.id, number, seating, entry.house))

        try:
            await house.desks.carry_out(desk, write_down)
        except Conflict as error:
            desk.stale = True
            raise Problem("already-started") from error
        await house.desks.refresh(desk)
    house.metrics.entries.labels(START).inc()
    house.bus.tell(News("table", desk.id))
    house.entered(desk)


def _seated(table: str, seat: Seat, seating: Seating, seen: float) -> Update:
    """Who sits on a seat once the order of play is known."""
    return (
        update(Seating)
        .where(Seating.table == table, Seating.seat == seat)
        .values(
            kind=seating.kind,
            person=seating.person,
            name=seating.name,
            bot=seating.bot,
            salt=seating.salt,
            seen=seen,
            invitation=None,
        )
    )


def _ordered(desk: Desk) -> list[Seating]:
    """The seats in their order of play."""
    seats = list(desk.seats)
    if desk.row.order == "random":
        seed = _seed(desk, seats)
        seats = Stream(seed, "seats").shuffled(seats)
    return seats


def _seed(desk: Desk, seats: Sequence[Seating]) -> str:
    salts = [seating.salt for seating in seats]
    names = [seating.name for seating in seats]
    return committed_seed(desk.row.secret, salts, desk.row.game, options_text(desk.options), names)


def _first(
    desk: Desk, seats: Sequence[Seating], options: Options, origin: State | None, entry: Entry
) -> Play:
    """The play at its start, with what entry 0 says of it."""
    seed = _seed(desk, seats)
    data: dict[str, Json] = {
        "seed": seed,
        "seats": [
            {"name": seating.name, "person": seating.person, "bot": seating.bot}
            for seating in seats
        ],
        "names": [seating.name for seating in seats],
        "salts": [seating.salt for seating in seats],
    }
    if origin is not None:
        data["position"] = origin.sample(None, Random(seed)).dump()
    start = Entry(0, START, -1, entry.person, data, "", entry.at, entry.house)
    try:
        play = Play.begin(desk.game, options, Clock.read(desk.row.clock), start)
    except ZigguratError as error:
        raise Problem("bad-options", {"detail": str(error)}) from error
    play.digest = play.state.digest()
    return play


async def not_too_many(house: House, me: Me) -> None:
    async with house.store.read() as session:
        count = await session.scalar(
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.owner == me.id, TableRow.stage != "over")
        )
    if (count or 0) >= house.settings.unfinished_tables and not house.settings.wide:
        raise Problem("too-many-tables")


async def save(house: House, row: TableRow, seats: Sequence[Seating]) -> None:
    async with house.store.write() as session:
        session.add(row)
        await session.flush()
        session.add_all(seats)


async def rematch(house: House, desk: Desk, me: Me) -> tuple[Desk, bool]:
    """The same people once more, each a seat further; whether it is new."""
    if desk.play is None or not desk.play.over:
        raise Problem("not-over")
    if not desk.mine(me.id):
        raise Problem("not-seated")
    known = await _rematch_of(house, desk)
    if known is not None:
        return await house.desks.open(known), False
    await not_too_many(house, me)
    old, now = desk.row, time()
    row = TableRow(
        id=new_id(),
        game=old.game,
        edition=edition(desk.game),
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
    seats = []
    for seat in range(len(desk.seats)):
        before = desk.seats[(seat + 1) % len(desk.seats)]
        seating = Seating(table=row.id, seat=seat, name=before.name, person=before.person)
        seating.kind, seating.bot, seating.salt = before.kind, before.bot, ""
        if before.kind == PERSON and before.person == me.id:
            seating.salt, seating.seen = new_salt(), house.clock.now()
        elif before.kind == PERSON:
            seating.kind = INVITED
        seats.append(seating)
    try:
        await save(house, row, seats)
    except IntegrityError:
        known = await _rematch_of(house, desk)
        if known is None:
            raise
        return await house.desks.open(known), False
    async with house.store.write() as session:
        await session.execute(update(TableRow).where(TableRow.id == old.id).values(rematch=row.id))
        await session.execute(bumped([old.id]))
    desk.row.rematch = row.id
    house.bus.tell(News("table", desk.id))
    return await house.desks.open(row.id), True


async def _rematch_of(house: House, desk: Desk) -> str | None:
    """The rematch that there is already; one that was taken away leaves room for another."""
    async with house.store.read() as session:
        return await session.scalar(select(TableRow.id).where(TableRow.rematch_of == desk.id))


def record(desk: Desk) -> Record:
    """The record of a game that is over."""
    play = desk.playing()
    start = play.start
    names = [holder.name for holder in play.holders]
    salts = [str(salt) for salt in _row(start["salts"])]
    release = desk.row.edition.partition("-")[0]
    found = Record(
        play.game.name,
        len(names),
        str(start["seed"]),
        play.options,
        names,
        release,
        desk.row.secret,
        salts,
        canonical(start["position"]) if "position" in start else "",
    )
    for made in play.line:
        found.moves.append((made.seat, play.game.write(made.action)))
    found.finish(play.state)
    return found


def _row(value: Json) -> Sequence[Json]:
    return value if isinstance(value, list | tuple) else ()
