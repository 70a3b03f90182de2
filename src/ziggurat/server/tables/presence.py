"""Presence: who is at a table, and who has been away for how long."""

from __future__ import annotations

from time import monotonic

from sqlalchemy import Connection, bindparam

from ziggurat.core.types import Seat
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Seating, Store, UptimeClock, table_of
from ziggurat.server.tables.cache import OpenTable

HERE = 60.0
"""Whoever was seen within this many seconds is shown as being there."""
MOST_REMEMBERED = 100_000

_SEATS = table_of(Seating)
_SEEN = (
    _SEATS.update()
    .where(_SEATS.c.table == bindparam("which"), _SEATS.c.seat == bindparam("number"))
    .values(seen=bindparam("at"))
)


class Presence:
    """When people were last seen at their tables, by uptime."""

    def __init__(self, store: Store, uptime: UptimeClock, settings: Settings) -> None:
        self._store = store
        self.now = uptime.now
        self._settings = settings
        self._reported: dict[tuple[str, str], float] = {}
        self._unwritten: dict[tuple[str, Seat], float] = {}

    def absence(self, table: OpenTable) -> float:
        """How long somebody must be away to count as absent at this table."""
        live = table.row.clock.get("kind") == "live"
        return self._settings.absent_live if live else self._settings.absent_relaxed

    def absent(self, table: OpenTable, seat: Seat) -> bool:
        """Whether that person has been away so long that a bot may take over."""
        return self.of_all(table)[seat][1]

    def of_all(self, table: OpenTable) -> list[tuple[bool, bool]]:
        """For each seat whether its person is here, and whether they count as absent."""
        now, absence = self.now(), self.absence(table)
        shown = min(HERE, absence)
        return [
            (
                one.kind == "person" and now - one.seen < shown,
                one.kind == "person" and now - one.seen >= absence,
            )
            for one in table.seats
        ]

    def seen(self, table: OpenTable, person: str | None) -> None:
        """That person is at the table; soon it is written down."""
        now = monotonic()
        if person is None or not table.mine(person):
            return
        if now - self._reported.get((table.id, person), 0.0) < self._settings.seen_every:
            return
        if len(self._reported) > MOST_REMEMBERED:
            self._reported.clear()
        self._reported[table.id, person] = now
        table.shown = None
        for seat in table.mine(person):
            self._unwritten[table.id, seat] = table.seats[seat].seen = self.now()

    async def write(self) -> None:
        """Write down who was seen, in the same order in all processes."""
        seen, self._unwritten = self._unwritten, {}
        if seen:
            rows = [{"which": t, "number": n, "at": at} for (t, n), at in sorted(seen.items())]

            def update_seats(connection: Connection) -> None:
                connection.execute(_SEEN, rows)

            await self._store.submit(update_seats)
