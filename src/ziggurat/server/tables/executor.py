"""Carries commands out: each is written to the log once, however often and wherever it is sent."""

from __future__ import annotations

from time import time

from ziggurat.core.errors import BadAction, IllegalAction
from ziggurat.core.types import Facts, Seat
from ziggurat.server.bus import Bus, News
from ziggurat.server.metrics import Metrics
from ziggurat.server.problems import Problem
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Screen, Store, bumped
from ziggurat.server.tables.cache import Conflict, OpenTable, TableCache
from ziggurat.server.tables.commands import Command, Moment, VoteTakeOver, require_own_seat
from ziggurat.server.tables.log import LogEntry, LoggedGame
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.viewer_json import Viewer, viewer_state

TRIES = 6
"""How often a command that names no log number is tried again when the position changes."""


class Executor:
    """The one way into a table's log after its start."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        presence: Presence,
        bus: Bus,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self._store = store
        self._cache = cache
        self._presence = presence
        self._bus = bus
        self._metrics = metrics
        self._settings = settings

    async def run(self, table: OpenTable, command: Command) -> int:
        """Write the entry of a command, or raise what forbids it; the entry's number."""
        if isinstance(command, VoteTakeOver):
            async with table.lock:
                await self._cache.refresh(table, whole=True)
        for _ in range(1 if command.log is not None else TRIES):
            async with table.lock:
                await self._cache.look(table)
                if command.person is not None:
                    require_own_seat(table, command.person, command.seat)
                written = await self._written(table, command)
                if written is not None:
                    return written
                try:
                    return await self._write(table, command)
                except Conflict:
                    table.stale = True
        async with table.lock:
            await self._cache.look(table)
            written = await self._written(table, command)
        if written is None:
            raise Problem("busy")
        return written

    async def _written(self, table: OpenTable, command: Command) -> int | None:
        """The command's entry if it stands in the log already; raises where another does."""
        logged = table.started()
        if command.log is None or command.log == logged.n:
            return None
        n = command.log + 1
        entry = await self._cache.entry(table, n) if n <= logged.n else None
        if entry is not None and is_entry(entry, command):
            return n
        raise await self.position_has_changed(table, command.person, command.log)

    async def _write(self, table: OpenTable, command: Command) -> int:
        logged = table.running()
        if logged.n >= self._settings.longest_log:
            raise Problem("frozen", {"at": logged.n, "reason": "log-too-long"})
        moment = self._moment(table, logged)
        kind, data = command.entry_kind(), command.data(moment)
        try:
            preview = logged.preview(kind, data)
        except (IllegalAction, BadAction) as error:
            raise action_problem(error) from error
        moved = preview.state is not logged.state
        digest = preview.state.digest() if moved else logged.digest
        entry = LogEntry(
            logged.n + 1, kind, command.seat, command.person, data, digest, time(), moment.now
        )
        await self._cache.write(table, entry, preview)
        self.announce(table, kind)
        return entry.n

    def _moment(self, table: OpenTable, logged: LoggedGame) -> Moment:
        def absent(seat: Seat) -> bool:
            return self._presence.absent(table, seat)

        return Moment(table, logged, self._presence.now(), absent, self._settings)

    def announce(self, table: OpenTable, kind: str) -> None:
        """An entry was written: let everybody know."""
        self._metrics.entries.labels(kind).inc()
        people = {holder.person for holder in table.started().holders if holder.person is not None}
        self._bus.publish(News("log", table.id, tuple(sorted(people))))
        table.stale = False

    async def position_has_changed(
        self, table: OpenTable, person: str | None, since: int
    ) -> Problem:
        """What a stale sender gets: the new position and what happened since theirs."""
        facts = {"log": table.started().n}
        if person is None:
            return Problem("position-has-changed", facts)
        steps = await self._cache.steps_since(table, since)
        state = viewer_state(self._presence, table, Viewer(table, person), steps)
        return Problem("position-has-changed", facts, state=state)

    async def hand_over(self, table: OpenTable, person: str, seat: Seat, log: int) -> None:
        """On a shared screen: the person of this seat has come to it."""
        async with table.lock:
            await self._cache.look(table)
            require_own_seat(table, person, seat)
            if len(table.mine(person)) < 2:
                raise Problem("not-a-shared-screen")
            logged = table.running()
            if log != logged.n:
                raise await self.position_has_changed(table, person, log)
            if seat != logged.deciding:
                raise Problem("not-your-decision")
            async with self._store.write() as session:
                await session.merge(Screen(table=table.id, person=person, seat=seat, n=logged.n))
                await session.execute(bumped([table.id]))
            table.screens[person] = (seat, logged.n)
        self._bus.publish(News("table", table.id))


def is_entry(entry: LogEntry, command: Command) -> bool:
    """Whether an entry is what this command wants to write."""
    same = entry.kind == command.entry_kind() and all(
        entry.data.get(name) == value for name, value in command.recognised_by().items()
    )
    return same and entry.person == command.person and entry.seat == command.seat


def action_problem(error: IllegalAction | BadAction) -> Problem:
    """Why an action cannot be played."""
    if isinstance(error, IllegalAction):
        refusal = error.refusal.json()
        facts: Facts = {"words": error.words, "refusal": refusal}
        return Problem("illegal-action", facts, words=error.words, refusal=refusal)
    return Problem("bad-action", {"detail": str(error)})
