"""How far people are in their lessons."""

from __future__ import annotations

from time import time

from sqlalchemy import select

from ziggurat.server.people.accounts import Me
from ziggurat.server.schemas.responses import LessonProgress
from ziggurat.server.storage import LessonRow, Store


class Learning:
    """The lessons that people have begun."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, me: Me) -> list[LessonProgress]:
        """Everything a person has begun, the newest last."""
        async with self._store.read() as session:
            rows = await session.scalars(
                select(LessonRow).where(LessonRow.person == me.id).order_by(LessonRow.at)
            )
            return [_progress_of(row) for row in rows]

    async def reach(self, me: Me, game: str, lesson: str, step: int, done: bool) -> LessonProgress:
        """A person has come to a step; a lesson that was done once stays done."""
        async with self._store.write() as session:
            row = await session.get(LessonRow, (me.id, game, lesson))
            if row is None:
                row = LessonRow(person=me.id, game=game, lesson=lesson, done=False)
                session.add(row)
            row.step, row.done, row.at = step, row.done or done, time()
            return _progress_of(row)


def _progress_of(row: LessonRow) -> LessonProgress:
    return LessonProgress(game=row.game, lesson=row.lesson, step=row.step, done=row.done, at=row.at)
