"""Records that people upload, to watch them and to go on from them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import time
from typing import TypedDict

from sqlalchemy import delete, func, select

from ziggurat.core.errors import ZigguratError
from ziggurat.core.records import Record
from ziggurat.core.state import State
from ziggurat.core.types import Seat
from ziggurat.games import game as game_of
from ziggurat.server.ids import new_id
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.responses import (
    RecordInfo,
    RecordLine,
    RecordMove,
    RecordPosition,
    events_of,
)
from ziggurat.server.storage import Store, UploadedRecord
from ziggurat.server.tables.viewer_json import final_position
from ziggurat.server.workers.pool import TooLong, WorkerPool
from ziggurat.server.workers.tasks import verify_record

MOST_RECORDS = 200


class Uploads:
    """The records that people have brought."""

    def __init__(self, store: Store, workers: WorkerPool, games: Sequence[str]) -> None:
        self._store = store
        self._workers = workers
        self._games = games

    async def upload(self, me: Me, text: str) -> UploadedRecord:
        """Store a record that was proven right; a worker checks it, which may take its time."""
        async with self._store.read() as session:
            count = await session.scalar(
                select(func.count()).select_from(UploadedRecord).filter_by(person=me.id)
            )
        if (count or 0) >= MOST_RECORDS:
            raise Problem("too-many", {"seconds": 0})
        try:
            record = Record.parse(text)
            if record.game not in self._games:
                raise Problem("no-such-game")
            await self._workers.run(verify_record, text)
        except ZigguratError as error:
            raise Problem("bad-record", {"detail": str(error)[:500]}) from error
        except TooLong as error:
            raise Problem("bad-record", {"detail": "it takes too long to replay"}) from error
        row = UploadedRecord(id=new_id(), person=me.id, text=text, created=time())
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
            rows = await session.scalars(
                select(UploadedRecord)
                .where(UploadedRecord.person == me.id)
                .order_by(UploadedRecord.created.desc())
            )
            return [record_line(row) for row in rows]


def record_line(row: UploadedRecord) -> RecordLine:
    return RecordLine(**_line(row, Record.parse(row.text)))


def record_info(row: UploadedRecord) -> RecordInfo:
    record = Record.parse(row.text)
    game = game_of(record.game)
    log = [
        RecordMove(seat=seat, action=game.read(words), words=words) for seat, words in record.moves
    ]
    return RecordInfo(**_line(row, record), log=log)


class _Line(TypedDict):
    id: str
    game: str
    release: str
    seats: int
    names: list[str]
    options: dict[str, str | int]
    moves: int
    result: str
    created: float


def _line(row: UploadedRecord, record: Record) -> _Line:
    return {
        "id": row.id,
        "game": record.game,
        "release": record.release,
        "seats": record.seats,
        "names": list(record.names),
        "options": dict(record.options),
        "moves": len(record.moves),
        "result": record.result,
        "created": row.created,
    }


async def record_position(row: UploadedRecord, n: int, seat: Seat | None) -> RecordPosition:
    """The record after `n` actions, with what the last of them brought about."""
    record = Record.parse(row.text)
    if n > len(record.moves) or (seat is not None and seat >= record.seats):
        raise Problem("no-such-position")
    state = await asyncio.to_thread(_at, record, n)
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
