"""What the database keeps of analyses."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from time import time

from pydantic import ValidationError
from sqlalchemy import ColumnElement, Delete, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.analysis import engine
from ziggurat.core.types import Facts
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.analysis import AnalysisResult, AnalysisWork
from ziggurat.server.storage import AnalysisRow, AnalysisStepRow, Store

OPEN, DONE, FAILED = "open", "done", "failed"

FAR_AHEAD = 10
"""A claim for more leases than this comes from a clock that was wrong."""


@dataclass(frozen=True)
class Work:
    """One analysis: of which table, and how deep."""

    table: str
    deep: bool


class KeptAnalyses:
    """The rows of analyses."""

    def __init__(self, store: Store, process: str, lease: float) -> None:
        self._store = store
        self._process = process
        self._lease = lease

    async def of(self, table: str) -> list[AnalysisRow]:
        """Those of a table, the deep one first."""
        async with self._store.read() as session:
            rows = await session.scalars(
                select(AnalysisRow)
                .where(AnalysisRow.table == table)
                .order_by(AnalysisRow.deep.desc())
            )
            return list(rows)

    async def is_known(self, work: Work) -> bool:
        """Whether it is found or under way, by the engine of this release."""
        async with self._store.read() as session:
            row = await session.get(AnalysisRow, (work.table, work.deep))
        return row is not None and row.engine == engine() and row.state != FAILED

    async def under_way(self, person: str) -> int:
        """How many analyses that a person asked for are not finished."""
        async with self._store.read() as session:
            count = await session.scalar(
                select(func.count())
                .select_from(AnalysisRow)
                .where(AnalysisRow.person == person, _under_way())
            )
        return count or 0

    async def begin(self, work: Work, person: str, total: int) -> None:
        """Write down that somebody asked for it, in place of an older or failed one."""
        row = AnalysisRow(
            table=work.table,
            deep=work.deep,
            engine=engine(),
            person=person,
            state=OPEN,
            done=0,
            total=total,
            asked=time(),
            claim=self._process,
            claim_until=time() + self._lease,
            result=None,
        )
        try:
            async with self._store.write() as session:
                await session.execute(_steps_of(work))
                await session.merge(row)
        except IntegrityError as error:  # somebody else asked at the same moment
            raise Problem("busy") from error

    async def steps(self, work: Work) -> list[Facts]:
        """What has been found so far."""
        async with self._store.read() as session:
            rows = await session.scalars(
                select(AnalysisStepRow.data)
                .where(AnalysisStepRow.table == work.table, AnalysisStepRow.deep == work.deep)
                .order_by(AnalysisStepRow.number)
            )
            return list(rows)

    async def add(self, work: Work, known: int, steps: Sequence[Facts]) -> bool:
        """Keep what was found; whether this process still has the work."""
        async with self._store.write() as session:
            kept = await session.execute(
                update(AnalysisRow)
                .where(self._own(work), AnalysisRow.done == known)
                .values(done=known + len(steps))
                .returning(AnalysisRow.table)
            )
            if kept.first() is None:
                return False
            session.add_all(
                AnalysisStepRow(table=work.table, deep=work.deep, number=number, data=step)
                for number, step in enumerate(steps, known + 1)
            )
        return True

    async def finish(self, work: Work, result: Facts | None) -> None:
        """Keep the whole, or that it failed, in place of its steps."""
        data = None if result is None else zlib.compress(json.dumps(result).encode())
        async with self._store.write() as session:
            await session.execute(
                update(AnalysisRow)
                .where(self._own(work))
                .values(state=FAILED if data is None else DONE, result=data, claim=None)
            )
            if data is not None:
                await session.execute(_steps_of(work))

    async def renew(self, works: Sequence[Work]) -> None:
        """Go on having these."""
        if not works:
            return
        async with self._store.write() as session:
            for work in works:
                await session.execute(
                    update(AnalysisRow)
                    .where(self._own(work))
                    .values(claim_until=time() + self._lease)
                )

    async def claim(self, most: int) -> list[Work]:
        """Take over what no process works on."""
        now = time()
        free = _unclaimed(now, self._lease)
        async with self._store.read() as session:
            rows = await session.execute(
                select(AnalysisRow.table, AnalysisRow.deep)
                .where(_under_way(), free)
                .order_by(AnalysisRow.asked)
                .limit(most)
            )
            works = [Work(table, deep) for table, deep in rows]
        taken = []
        for work in works:
            async with self._store.write() as session:
                found = await session.execute(
                    update(AnalysisRow)
                    .where(_is(work), _under_way(), free)
                    .values(claim=self._process, claim_until=now + self._lease)
                    .returning(AnalysisRow.table)
                )
                if found.first() is not None:
                    taken.append(work)
        return taken

    async def release_all(self) -> None:
        """No process works on anything: this is the only one, and it has just started."""
        async with self._store.write() as session:
            await session.execute(
                update(AnalysisRow)
                .where(AnalysisRow.state == OPEN)
                .values(claim=None, claim_until=0.0)
            )

    def _own(self, work: Work) -> ColumnElement[bool]:
        own: ColumnElement[bool] = _is(work) & (AnalysisRow.claim == self._process)
        return own


def _is(work: Work) -> ColumnElement[bool]:
    found: ColumnElement[bool] = (AnalysisRow.table == work.table) & (AnalysisRow.deep == work.deep)
    return found


def _under_way() -> ColumnElement[bool]:
    """What an earlier engine began is not gone on with: it begins anew when somebody asks."""
    found: ColumnElement[bool] = (AnalysisRow.state == OPEN) & (AnalysisRow.engine == engine())
    return found


def _steps_of(work: Work) -> Delete:
    return delete(AnalysisStepRow).where(
        AnalysisStepRow.table == work.table, AnalysisStepRow.deep == work.deep
    )


def _unclaimed(now: float, lease: float) -> ColumnElement[bool]:
    """A claim from a clock far ahead of this one is none."""
    return or_(AnalysisRow.claim_until < now, AnalysisRow.claim_until > now + FAR_AHEAD * lease)


def work_of(row: AnalysisRow) -> AnalysisWork:
    """How far an analysis is."""
    return AnalysisWork.model_validate(
        {
            "deep": row.deep,
            "state": row.state,
            "done": row.done,
            "total": row.total,
            "asked": row.asked,
            "engine": row.engine,
            "outdated": row.engine != engine(),
        }
    )


def result_of(rows: Sequence[AnalysisRow]) -> AnalysisResult | None:
    """The deepest one that is found; one in the format of a later release is none."""
    for row in rows:
        if row.result is not None:
            try:
                return AnalysisResult.model_validate_json(zlib.decompress(row.result))
            except ValidationError:
                continue
    return None
