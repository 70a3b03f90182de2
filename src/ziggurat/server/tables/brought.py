"""Games that were played elsewhere: a record that was uploaded becomes a table that is over."""

from __future__ import annotations

from time import time

from sqlalchemy.exc import IntegrityError

from ziggurat.core.records import Record
from ziggurat.core.types import NOBODY, Facts, Json
from ziggurat.games import game as game_of
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import ClockNone
from ziggurat.server.storage import LogRow, Seating, Store, TableRow, UploadedRecord
from ziggurat.server.tables.cache import OpenTable, TableCache
from ziggurat.server.tables.game_info import edition
from ziggurat.server.tables.log import ACTION, START
from ziggurat.server.tables.registry import OVER, PERSON
from ziggurat.server.tables.uploads import Uploads
from ziggurat.server.threads import ThreadPool


class Brought:
    """Tables of uploaded records: nobody plays there, all else is as after any game."""

    def __init__(
        self, store: Store, cache: TableCache, uploads: Uploads, reading: ThreadPool
    ) -> None:
        self._store = store
        self._cache = cache
        self._uploads = uploads
        self._reading = reading

    async def table(self, me: Me, id: str) -> OpenTable:  # noqa: A002  as in its path
        """The table of a record of mine, which has the same id; made when it is first asked for."""
        record = await self._uploads.load(id)
        if record.person != me.id:
            raise Problem("no-such-record")
        async with self._store.read() as session:
            known = await session.get(TableRow, id)
        if known is None:
            await self._make(record)
        return await self._cache.open(id)

    async def _make(self, record: UploadedRecord) -> None:
        row, seats, log = await self._reading.run(table_of, record)
        try:
            async with self._store.write() as session:
                session.add(row)
                await session.flush()
                session.add_all([*seats, *log])
        except IntegrityError:  # asked for twice at the same moment: it is there
            return


def table_of(uploaded: UploadedRecord) -> tuple[TableRow, list[Seating], list[LogRow]]:
    """The rows of a record's table; only a game that is over has one."""
    record, now = Record.parse(uploaded.text), time()
    game = game_of(record.game)
    people = zip(record.names, record.salts or [""] * record.seats, strict=True)
    seats = [
        Seating(table=uploaded.id, seat=seat, kind=PERSON, name=name, salt=salt)
        for seat, (name, salt) in enumerate(people)
    ]
    start: dict[str, Json] = {
        "revision": record.revision,
        "release": record.release,
        "seed": record.seed,
        "seats": [{"name": name, "person": None, "bot": None} for name in record.names],
        "names": list(record.names),
        "salts": [seating.salt for seating in seats],
    }
    if record.position:
        start["position"] = record.replay(game, 0).dump()
    log: list[LogRow] = []
    for number, state in enumerate(record.positions(game)):
        seat, words = record.moves[number - 1] if number else (NOBODY, "")
        data: Facts = {"action": game.read(words)} if number else start
        kind = ACTION if number else START
        log.append(
            LogRow(
                table=uploaded.id,
                n=number,
                kind=kind,
                seat=seat,
                person=None,
                data=dict(data),
                digest=state.digest(),
                at=uploaded.created,
                uptime=0.0,
            )
        )
    if not state.over:
        raise Problem("not-over")
    row = TableRow(
        id=uploaded.id,
        name=None,
        game=game.name,
        edition=edition(game),
        options=dict(record.options),
        public=False,
        spectators=True,
        clock=ClockNone(kind="none").model_dump(),
        hints=None,
        order="given",
        owner=uploaded.person,
        stage=OVER,
        secret=record.secret,
        origin={"record": uploaded.id, "at": 0},
        created=uploaded.created,
        started=uploaded.created,
        ended=uploaded.created,
        touched=now,
        log=len(record.moves),
    )
    return row, seats, log
