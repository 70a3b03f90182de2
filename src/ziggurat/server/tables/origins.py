"""Where a table goes on from: a record, or a table that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.core.game import Game
from ziggurat.core.records import Record
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Json, Options
from ziggurat.games import game as game_of
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import NewTable, Origin
from ziggurat.server.storage import Store, TableRow, UploadedRecord
from ziggurat.server.tables.cache import TableCache
from ziggurat.server.tables.game_info import known_game, read_options
from ziggurat.server.threads import ThreadPool


@dataclass(frozen=True)
class From:
    """The position that a table goes on from, and what it must agree with."""

    game: Game
    options: Options
    seats: int
    last: int
    """The last position there is."""
    facts: Facts


class Origins:
    """Finds where tables go on from."""

    def __init__(
        self, store: Store, cache: TableCache, reading: ThreadPool, games: Sequence[str]
    ) -> None:
        self._store = store
        self._cache = cache
        self._reading = reading
        self._games = games

    async def of(self, new: NewTable) -> From | None:
        """What a new table goes on from, if anything."""
        if new.origin is None:
            return None
        found = await self._find(new.origin)
        if new.origin.at > found.last:
            raise Problem("no-such-position")
        if new.game not in (None, found.game.name):
            raise Problem("bad-options", {"detail": f"the origin is a game of {found.game.title}"})
        if new.options and read_options(found.game, found.seats, new.options) != found.options:
            raise Problem("bad-options", {"detail": "the origin has other options"})
        return found

    async def _find(self, asked: Origin) -> From:
        facts: dict[str, Json]
        if asked.record is not None:
            record = await self._record(asked.record)
            game = known_game(self._games, record.game)
            facts = {"record": asked.record, "at": asked.at}
            return From(game, record.options, record.seats, len(record.moves), facts)
        assert asked.table is not None
        table = await self._cache.open(asked.table)
        if table.logged is None or not table.logged.over:
            raise Problem("origin-hidden")
        facts = {"table": asked.table, "at": asked.at}
        return From(table.game, table.options, len(table.seats), table.logged.n, facts)

    async def position(self, row: TableRow) -> State | None:
        """The position to go on from, everything as it was."""
        if row.origin is None:
            return None
        at = row.origin["at"]
        assert isinstance(at, int)
        if "record" in row.origin:
            record = await self._record(str(row.origin["record"]))
            return await self._reading.run(record.replay, game_of(row.game), at)
        table = await self._cache.open(str(row.origin["table"]))
        _, state = await self._cache.history.position(table.row, at, table.started().n)
        return state

    async def _record(self, id: str) -> Record:  # noqa: A002  the record's own name for it
        async with self._store.read() as session:
            row = await session.get(UploadedRecord, id)
        if row is None:
            raise Problem("no-such-record")
        return await self._reading.run(Record.parse, row.text)
