"""What helps the deciding seat to choose: reasons against, previews, hints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import SystemRandom

from ziggurat.bots import NoAdvice
from ziggurat.core.errors import BadAction, BadPlace, IllegalAction
from ziggurat.core.refusals import Refusal as CoreRefusal
from ziggurat.core.state import State
from ziggurat.core.terms import Term
from ziggurat.core.trials import trial
from ziggurat.core.types import Action, Seat
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.responses import (
    Effects,
    Explanation,
    Hint,
    Preview,
    Refusal,
    Refusals,
    Sentence,
    Why,
    events_of,
)
from ziggurat.server.schemas.responses import Hints as HintList
from ziggurat.server.tables.cache import OpenTable, TableCache
from ziggurat.server.tables.commands import require_decision
from ziggurat.server.tables.executor import Executor, action_problem
from ziggurat.server.threads import ThreadPool
from ziggurat.server.workers.pool import TooLong, WorkerPool
from ziggurat.server.workers.queue import Turn
from ziggurat.server.workers.tasks import advise


def read_action(table: OpenTable, words: str) -> Action:
    """The action that these words name."""
    try:
        return table.game.read(words)
    except BadAction as error:
        raise action_problem(error) from error


def refusal_of(refusal: CoreRefusal) -> Refusal:
    return Refusal(rule=refusal.rule, reason=refusal.reason, facts=refusal.facts)


def refusal(table: OpenTable, person: str, seat: Seat, action: Action) -> Why:
    """Why not?"""
    logged = table.running()
    require_decision(table, logged, person, seat)
    try:
        table.game.table.check(action)
    except BadAction as error:
        raise action_problem(error) from error
    found = logged.state.refusal(action)
    return Why(log=logged.n, action=action, refusal=None if found is None else refusal_of(found))


async def refusals(threads: ThreadPool, table: OpenTable, person: str, seat: Seat) -> Refusals:
    """Every action that is not possible now, with the reason."""
    logged = table.running()
    require_decision(table, logged, person, seat)
    copy = logged.state.copy()

    def all_of_them() -> dict[str, Refusal]:
        found = ((action, copy.refusal(action)) for action in range(len(table.game.table)))
        return {str(action): refusal_of(why) for action, why in found if why is not None}

    return Refusals(log=logged.n, refusals=await threads.run(all_of_them))


def preview(table: OpenTable, person: str, seat: Seat, action: Action) -> Preview:
    """What an action would do, tried on a position imagined from what the seat knows."""
    logged = table.running()
    require_decision(table, logged, person, seat)
    try:
        logged.state.require_legal(action)
    except (IllegalAction, BadAction) as error:
        raise action_problem(error) from error
    found = trial(logged.state.sample(seat, SystemRandom()), action, seat)
    return Preview(
        log=logged.n,
        action=action,
        view=found.after.table_view(seat) if found.complete else None,
        events=events_of(found.events),
        stops=not found.complete,
    )


def effects_of(state: State, actions: Iterable[Action]) -> dict[str, object]:
    """What possible actions would do, by their numbers.

    Those with nothing to tell are left out, and those that are not possible (any more).
    """
    found: dict[str, object] = {}
    for action in actions:
        try:
            state.game.table.check(action)
        except BadAction as error:
            raise action_problem(error) from error
        effect = state.effect(action) if state.refusal(action) is None else None
        if effect:
            found[str(action)] = effect
    return found


async def effects(
    threads: ThreadPool, table: OpenTable, person: str, seat: Seat, actions: Sequence[Action]
) -> Effects:
    """What these actions would do, or all possible ones where none is named."""
    logged = table.running()
    require_decision(table, logged, person, seat)
    copy = logged.state.copy()
    found = await threads.run(effects_of, copy, actions or copy.actions())
    return Effects(log=logged.n, effects=found)


def explanation(
    state: State, place: str, seat: Seat | None, words: Mapping[str, Term]
) -> Explanation:
    """What a piece or a place is and does now, as that seat may know."""
    try:
        found = state.explain(place, seat)
    except BadPlace as error:
        raise Problem("not-found") from error
    term = words.get(state.term(place))
    return Explanation(
        place=place,
        word="" if term is None else term.word,
        means="" if term is None else term.means,
        sentences=[Sentence.model_validate(one) for one in found],
    )


class Hints:
    """The best few moves as a bot sees them from a seat's view, with reasons."""

    def __init__(self, cache: TableCache, executor: Executor, workers: WorkerPool) -> None:
        self._cache = cache
        self._executor = executor
        self._workers = workers

    async def ask(
        self, table: OpenTable, person: str, seat: Seat, log: int, count: int
    ) -> HintList:
        async with table.lock:
            await self._cache.look(table)
        logged = table.running()
        if table.row.hints is None:
            raise Problem("hints-off")
        require_decision(table, logged, person, seat)
        if log != logged.n:
            raise await self._executor.position_has_changed(table, person, log)
        state, seed = logged.state, SystemRandom().getrandbits(64)
        try:
            found = await self._workers.run(
                Turn(person),
                advise,
                *(table.row.game, table.row.hints, state.view(seat), seed, count),
            )
        except NoAdvice as error:
            raise Problem("no-advice") from error
        except TooLong as error:
            raise Problem("busy") from error
        return HintList(log=log, hints=[Hint.model_validate(one) for one in found])
