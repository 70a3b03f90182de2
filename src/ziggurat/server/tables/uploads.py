"""Records that people upload, to watch them and to go on from them."""

from __future__ import annotations

from time import time

from sqlalchemy import delete, func, select, update

from ziggurat.core.errors import ZigguratError
from ziggurat.core.records import Record
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Seat
from ziggurat.games import game as game_of
from ziggurat.server.ids import new_id
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.responses import (
    RecordInfo,
    RecordLine,
    RecordMove,
    RecordPosition,
    encode,
    events_of,
)
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Store, UploadedRecord
from ziggurat.server.tables.viewer_json import final_position
from ziggurat.server.threads import ThreadPool
from ziggurat.server.workers.pool import TooLong, WorkerPool
from ziggurat.server.workers.queue import Turn
from ziggurat.server.workers.tasks import record_facts, verify_record


class Uploads:
    """The records that people have brought."""

    def __init__(
        self, store: Store, workers: WorkerPool, reading: ThreadPool, settings: Settings
    ) -> None:
        self._store = store
        self._workers = workers
        self._reading = reading
        self._settings = settings

    async def upload(self, me: Me, text: str) -> UploadedRecord:
        """Store a record that was proven right, once; a worker checks it, which takes its time."""
        async with self._store.read() as session:
            own = select(UploadedRecord).filter_by(person=me.id)
            known = await session.scalar(own.where(UploadedRecord.text == text).limit(1))
            count = await session.scalar(
                select(func.count()).select_from(UploadedRecord).filter_by(person=me.id)
            )
        if known is not None:
            return known
        most = self._settings.records_per_person
        if (count or 0) >= most:
            raise Problem("too-many-records", {"most": most})
        if len(text) > self._settings.record_characters:
            raise Problem("too-large", {"limit": self._settings.record_characters})
        games = list(self._settings.games)
        try:
            found = await self._workers.run(Turn(me.id), verify_record, text, games)
        except ZigguratError as error:
            raise Problem("bad-record", {"detail": str(error)[:500]}) from error
        except TooLong as error:
            raise Problem("bad-record", {"detail": "it takes too long to replay"}) from error
        row = UploadedRecord(id=new_id(), person=me.id, text=text, facts=found, created=time())
        async with self._store.write() as session:
            session.add(row)
        return row

    async def load(self, id: str) -> UploadedRecord:  # noqa: A002  as in its path
        async with self._store.read() as session:
            row = await session.get(UploadedRecord, id)
        if row is None:
            raise Problem("no-such-record")
        return row

    async def remove(self, me: Me, id: str) -> None:  # noqa: A002  as in its path
        async with self._store.write() as session:
            gone = await session.execute(
                delete(UploadedRecord)
                .where(UploadedRecord.id == id, UploadedRecord.person == me.id)
                .returning(UploadedRecord.id)
            )
            if gone.first() is None:
                raise Problem("no-such-record")

    async def mine(self, me: Me) -> list[RecordLine]:
        async with self._store.read() as session:
            rows = await session.execute(
                select(UploadedRecord.id, UploadedRecord.created, UploadedRecord.facts)
                .where(UploadedRecord.person == me.id)
                .order_by(UploadedRecord.created.desc())
            )
            found = [(row.id, row.created, row.facts) for row in rows]
        return [
            RecordLine.model_validate(
                {**(facts or await self._facts(one)), "id": one, "created": created}
            )
            for one, created, facts in found
        ]

    async def _facts(self, id: str) -> Facts:  # noqa: A002  as in its path
        """The facts of a record from an earlier release, which are kept from now on."""
        row = await self.load(id)
        found = await self._reading.run(lambda: record_facts(Record.parse(row.text)))
        async with self._store.write() as session:
            await session.execute(
                update(UploadedRecord).where(UploadedRecord.id == id).values(facts=found)
            )
        return found

    async def text(self, row: UploadedRecord) -> str:
        """A record with its log, as JSON."""
        return await self._reading.run(lambda: encode(record_info(row)))

    async def position(self, id: str, n: int, seat: Seat | None) -> RecordPosition:  # noqa: A002
        """The record after `n` actions."""
        return await self._reading.run(record_position, await self.load(id), n, seat)


def record_info(row: UploadedRecord) -> RecordInfo:
    record = Record.parse(row.text)
    game = game_of(record.game)
    log = [
        RecordMove(seat=seat, action=game.read(words), words=words) for seat, words in record.moves
    ]
    facts = record_facts(record)
    return RecordInfo.model_validate({**facts, "id": row.id, "created": row.created, "log": log})


def record_position(row: UploadedRecord, n: int, seat: Seat | None) -> RecordPosition:
    """The record after `n` actions, with what the last of them brought about."""
    record = Record.parse(row.text)
    if n > len(record.moves) or (seat is not None and seat >= record.seats):
        raise Problem("no-such-position")
    state = _at(record, n)
    return RecordPosition(
        record=row.id,
        n=n,
        moves=len(record.moves),
        seat=seat,
        deciding=state.seat,
        view=state.view(seat),
        question=None if state.over else state.question(),
        over=state.over,
        final=final_position(state, set()) if state.over else None,
        events=events_of(state.events),
    )


def _at(record: Record, n: int) -> State:
    """The position, its events only those of the last action."""
    game = game_of(record.game)
    if n == 0:
        return record.replay(game, 0)
    state = record.replay(game, n - 1)
    state.events = []
    state.play(game.read(record.moves[n - 1][1]))
    return state
