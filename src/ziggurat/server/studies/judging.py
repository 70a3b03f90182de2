"""Live judgement of positions on boards: searches in the workers, behind what people wait for."""

from __future__ import annotations

from random import SystemRandom

from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.rate_limits import RateLimits, by_person
from ziggurat.server.schemas.requests import BoardJudgement
from ziggurat.server.schemas.studies import LiveSearch
from ziggurat.server.settings import Settings
from ziggurat.server.studies.board import Boards
from ziggurat.server.workers.pool import TooLong, WorkerPool
from ziggurat.server.workers.queue import Turn
from ziggurat.server.workers.studies import judge

FIRST_SECONDS = 0.25
GROWTH = 1.3
LONGEST_SECONDS = 1.5
"""How long a search holds a worker: the first is over soon, later ones look deeper."""
MOST_SEARCHES = 60
"""After as many searches of a position a further one hardly changes anything."""


class Judging:
    """Who has a position judged; one at a time for each person."""

    def __init__(
        self, boards: Boards, workers: WorkerPool, limits: RateLimits, settings: Settings
    ) -> None:
        self._boards = boards
        self._workers = workers
        self._limits = limits
        self._effort = settings.analysis_effort
        self._busy: set[str] = set()

    async def search(self, me: Me, asked: BoardJudgement) -> LiveSearch:
        """One more search of a position."""
        if me.id in self._busy:
            raise Problem("judging-already")
        self._limits.take("judgements", by_person(me.id))
        self._busy.add(me.id)
        try:
            return await self._search(me, asked)
        finally:
            self._busy.discard(me.id)

    async def _search(self, me: Me, asked: BoardJudgement) -> LiveSearch:
        state = await self._boards.state(asked)
        eyes = None
        if not asked.known:
            eyes = max(0, state.seat) if asked.seat is None else asked.seat
            if eyes >= state.seats:
                raise Problem("no-such-seat")
        seconds = min(LONGEST_SECONDS, FIRST_SECONDS * GROWTH**asked.number) * self._effort
        try:
            found = await self._workers.run(
                Turn(me.id, awaited=False),
                judge,
                *(state.game.name, state.dump(), state.revision, eyes, seconds),
                SystemRandom().getrandbits(64),
            )
        except TooLong as error:
            raise Problem("busy") from error
        last = state.over or len(state.actions()) == 1 or asked.number + 1 >= MOST_SEARCHES
        return LiveSearch.model_validate({**found, "last": last})
