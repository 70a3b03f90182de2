"""Studies: brought, begun from games that are over, and kept in the database."""

from __future__ import annotations

import zlib
from time import time

from sqlalchemy import delete, func, select, update

from ziggurat.core.errors import ZigguratError
from ziggurat.core.records import Record
from ziggurat.core.studies import Study
from ziggurat.games import game as game_of
from ziggurat.server.ids import new_id, new_shuffle_secret
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.puzzles.collection import known_puzzle
from ziggurat.server.schemas.requests import NewGameBoard, PuzzleBoard, RecordBoard, StudyDraft
from ziggurat.server.schemas.studies import Board, StudyLine, StudyText
from ziggurat.server.settings import Settings
from ziggurat.server.storage import Store, StudyRow
from ziggurat.server.studies.board import board_of
from ziggurat.server.tables.cache import OpenTable
from ziggurat.server.tables.game_info import known_game, read_options
from ziggurat.server.tables.record import record
from ziggurat.server.tables.uploads import Uploads
from ziggurat.server.threads import ThreadPool
from ziggurat.server.workers.pool import TooLong, WorkerPool
from ziggurat.server.workers.queue import Turn
from ziggurat.server.workers.studies import bring, draft


class Studies:
    """Studies on boards, and those that people keep."""

    def __init__(
        self,
        store: Store,
        uploads: Uploads,
        workers: WorkerPool,
        threads: ThreadPool,
        settings: Settings,
    ) -> None:
        self._store = store
        self._uploads = uploads
        self._workers = workers
        self._threads = threads
        self._settings = settings

    async def begin(self, new: NewGameBoard) -> Board:
        """The start of a game, shuffled by a seed of one's own or by chance."""
        game = known_game(self._settings.games, new.game)
        options = read_options(game, new.seats, new.options)
        seed = new_shuffle_secret() if new.seed is None else new.seed
        study = await self._threads.run(Study.begin, game, new.seats, seed, options)
        return board_of(study, game)

    async def of_table(self, table: OpenTable, n: int | None) -> Board:
        """A game that is over, at a log number or at its end."""
        logged = table.started()
        if not logged.over:
            raise Problem("not-over")
        number = len(logged.actions)
        if n is not None:
            number = sum(1 for played in logged.actions if played.n <= n)
        study = Study(record(table), (table.row.name or "")[:100])
        return await self._threads.run(board_of, study, table.game, number)

    async def of_record(self, new: RecordBoard) -> Board:
        """A record that was uploaded, after some of its actions."""
        row = await self._uploads.load(new.record)
        return await self._threads.run(_board_of_record, row.text, new.at)

    async def of_puzzle(self, new: PuzzleBoard) -> Board:
        """The position of a puzzle, to be played on."""
        game = known_game(self._settings.games, new.game)
        position = known_puzzle(game, new.puzzle).position
        study = await self._threads.run(Study.of_position, game, position)
        return board_of(study, game)

    async def of_text(self, owner: str, text: str) -> Board:
        """What somebody brings: a study, a record or a position."""
        if len(text) > self._settings.study_characters:
            raise Problem("too-large", {"limit": self._settings.study_characters})
        try:
            found = await self._workers.run(Turn(owner), bring, text, list(self._settings.games))
        except ZigguratError as error:
            raise Problem("bad-study", {"detail": str(error)[:500]}) from error
        except TooLong as error:
            raise Problem("bad-study", {"detail": "it takes too long to replay"}) from error
        return await self._threads.run(_board, found)

    async def text(self, owner: str, given: StudyDraft) -> str:
        """A board as the text of a study."""
        facts = given.model_dump(exclude={"version"})
        try:
            text = await self._workers.run(Turn(owner), draft, facts, list(self._settings.games))
        except ZigguratError as error:
            raise Problem("bad-study", {"detail": str(error)[:500]}) from error
        except TooLong as error:
            raise Problem("bad-study", {"detail": "it takes too long to replay"}) from error
        if len(text) > self._settings.study_characters:
            raise Problem("too-large", {"limit": self._settings.study_characters})
        return text

    async def keep(self, me: Me, given: StudyDraft) -> Board:
        """Keep a new study."""
        async with self._store.read() as session:
            count = await session.scalar(
                select(func.count()).select_from(StudyRow).filter_by(person=me.id)
            )
        most = self._settings.studies_per_person
        if (count or 0) >= most:
            raise Problem("too-many-studies", {"most": most})
        text = await self.text(me.id, given)
        now = time()
        row = StudyRow(
            id=new_id(),
            person=me.id,
            title=given.title,
            game=Study.parse(text).record.game,
            created=now,
            changed=now,
            version=1,
            text=zlib.compress(text.encode()),
        )
        async with self._store.write() as session:
            session.add(row)
        return await self._of_row(row, me)

    async def change(self, me: Me, id: str, given: StudyDraft, version: int) -> Board:  # noqa: A002
        """Keep my study as it is now, unless it was changed elsewhere meanwhile."""
        row = await self._mine(me, id)
        text = await self.text(me.id, given)
        async with self._store.write() as session:
            found = await session.execute(
                update(StudyRow)
                .where(StudyRow.id == id, StudyRow.version == version)
                .values(
                    title=given.title,
                    game=row.game,
                    changed=time(),
                    version=version + 1,
                    text=zlib.compress(text.encode()),
                )
                .returning(StudyRow.id)
            )
            if found.first() is None:
                raise Problem("study-has-changed")
        return await self.board(id, me)

    async def remove(self, me: Me, id: str) -> None:  # noqa: A002  as in its path
        await self._mine(me, id)
        async with self._store.write() as session:
            await session.execute(delete(StudyRow).where(StudyRow.id == id))

    async def board(self, id: str, me: Me | None) -> Board:  # noqa: A002  as in its path
        """A study for whoever has its address."""
        return await self._of_row(await self._load(id), me)

    async def file(self, id: str) -> StudyText:  # noqa: A002  as in its path
        """A study to save."""
        row = await self._load(id)
        return StudyText(name=f"{row.game}-{row.id}.json", text=_text(row))

    async def mine(self, me: Me) -> list[StudyLine]:
        """The studies of a person, the newest first."""
        async with self._store.read() as session:
            rows = await session.execute(
                select(
                    *(StudyRow.id, StudyRow.title, StudyRow.game),
                    *(StudyRow.created, StudyRow.changed),
                )
                .where(StudyRow.person == me.id)
                .order_by(StudyRow.changed.desc())
            )
            return [
                StudyLine(id=one, title=title, game=game, created=created, changed=changed)
                for one, title, game, created, changed in rows
            ]

    async def _of_row(self, row: StudyRow, me: Me | None) -> Board:
        found = await self._threads.run(_board, _text(row))
        mine = me is not None and me.id == row.person
        return found.model_copy(update={"id": row.id, "mine": mine, "version": row.version})

    async def _load(self, id: str) -> StudyRow:  # noqa: A002  as in its path
        async with self._store.read() as session:
            row = await session.get(StudyRow, id)
        if row is None:
            raise Problem("no-such-study")
        return row

    async def _mine(self, me: Me, id: str) -> StudyRow:  # noqa: A002  as in its path
        row = await self._load(id)
        if row.person != me.id:
            raise Problem("not-your-study")
        return row


def _text(row: StudyRow) -> str:
    return zlib.decompress(row.text).decode()


def _board_of_record(text: str, at: int) -> Board:
    study = Study(Record.parse(text))
    return board_of(study, game_of(study.record.game), at)


def _board(text: str, at: int = 0) -> Board:
    """The board of a study that was proven right before."""
    study = Study.parse(text)
    return board_of(study, game_of(study.record.game), at)
