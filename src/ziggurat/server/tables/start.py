"""The start of a game: entry 0 of its log."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import time

from sqlalchemy import Connection, Update, update

from ziggurat.core.chance import Stream, committed_seed
from ziggurat.core.errors import ZigguratError
from ziggurat.core.records import options_text
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Json, Seat
from ziggurat.server.bus import Bus, News
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.storage import Seating, bumped
from ziggurat.server.tables.cache import Conflict, OpenTable, TableCache, add_entry
from ziggurat.server.tables.clocks import Clock
from ziggurat.server.tables.executor import Executor
from ziggurat.server.tables.game_info import read_options
from ziggurat.server.tables.log import START, LogEntry, LoggedGame, first_position
from ziggurat.server.tables.origins import Origins
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.registry import BOT, GATHERING, PERSON, Registry


class Starter:
    """Starts tables whose seats are all taken."""

    def __init__(
        self,
        cache: TableCache,
        registry: Registry,
        origins: Origins,
        executor: Executor,
        presence: Presence,
        bus: Bus,
    ) -> None:
        self._cache = cache
        self._registry = registry
        self._origins = origins
        self._executor = executor
        self._presence = presence
        self._bus = bus

    async def start(self, table: OpenTable, me: Me) -> None:
        """Entry 0 of the log: who sits where, and the seed that nobody could choose."""
        if table.row.owner != me.id:
            raise Problem("not-owner")
        if all(seating.kind == BOT for seating in table.seats):
            await self._registry.require_room_for_bots(me)
        origin = await self._origins.position(table.row)
        async with table.lock:
            await self._cache.refresh(table)
            if table.row.stage != GATHERING:
                raise Problem("already-started")
            if any(seating.kind not in (PERSON, BOT) for seating in table.seats):
                raise Problem("seats-open")
            seats = _in_order_of_play(table)
            entry, logged = _first_entry(table, seats, origin, me, self._presence.now())
            values = self._cache.row_values(logged, entry) | {"started": entry.at}

            def write_start(connection: Connection) -> None:
                add_entry(connection, table.id, entry, values)
                connection.execute(bumped([table.id]))
                for seat, seating in enumerate(seats):
                    connection.execute(_seated(table.id, seat, seating, entry.uptime))

            try:
                await self._cache.submit(table, write_start)
            except Conflict as error:
                table.stale = True
                raise Problem("already-started") from error
            await self._cache.refresh(table)
        self._bus.publish(News("table", table.id))
        self._executor.announce(table, START)


def _first_entry(
    table: OpenTable, seats: Sequence[Seating], origin: State | None, me: Me, uptime: float
) -> tuple[LogEntry, LoggedGame]:
    """Entry 0, and the game it leads to."""
    seed = _seed(table, seats)
    data: dict[str, Json] = {
        "revision": table.game.revision if origin is None else origin.revision,
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
    options = read_options(table.game, len(seats), table.row.options)
    try:
        state = first_position(table.game, options, data)
    except ZigguratError as error:
        raise Problem("bad-options", {"detail": str(error)}) from error
    entry = LogEntry(0, START, NOBODY, me.id, data, state.digest(), time(), uptime)
    clock = Clock.read(table.row.clock)
    return entry, LoggedGame.begin(table.game, options, clock, entry, state)


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


def _in_order_of_play(table: OpenTable) -> list[Seating]:
    seats = list(table.seats)
    if table.row.order == "random":
        seats = Stream(_seed(table, seats), "seats").shuffled(seats)
    return seats


def _seed(table: OpenTable, seats: Sequence[Seating]) -> str:
    row = table.row
    salts = [seating.salt for seating in seats]
    names = [seating.name for seating in seats]
    return committed_seed(row.secret, salts, row.game, options_text(table.options), names)
