"""Moves that people try: those whose worth is known are judged at once, others by the engine."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from ziggurat.analysis.marks import INACCURACY
from ziggurat.analysis.tries import Attempt, Played
from ziggurat.core.errors import BadAction
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.analysis import CandidateMove
from ziggurat.server.schemas.puzzles import KeptPuzzle, TriedPosition
from ziggurat.server.schemas.requests import Tried
from ziggurat.server.schemas.responses import Entry, Refusal, events_of
from ziggurat.server.tables.advice import effects_of
from ziggurat.server.tables.executor import action_problem
from ziggurat.server.tables.viewer_json import final_position
from ziggurat.server.threads import ThreadPool
from ziggurat.server.workers.pool import TooLong, WorkerPool
from ziggurat.server.workers.queue import Turn
from ziggurat.server.workers.tries import judge

REMEMBERED = 500
"""Tries whose verdict is not searched for again."""


class Task:
    """A decision with a best answer: `right` are the actions that are it, `known` others."""

    def __init__(
        self,
        name: str,
        state: State,
        best: CandidateMove,
        right: Sequence[Action],
        known: Sequence[CandidateMove],
    ) -> None:
        self.name = name
        self.state = state
        self.seat = state.seat
        self.best = best
        self.right = frozenset((best.action, *right))
        self.known = {move.action: move for move in (best, *known)}


def puzzle_task(puzzle: KeptPuzzle, state: State) -> Task:
    return Task(puzzle.id, state, puzzle.solution, puzzle.also, puzzle.others)


class Verdict:
    """What a decision comes to."""

    def __init__(self, move: CandidateMove, loss: float, right: bool) -> None:
        self.move = move
        self.loss = loss
        self.right = right


class Tries:
    """Judges tries, and remembers what the engine said."""

    def __init__(self, workers: WorkerPool, threads: ThreadPool) -> None:
        self._workers = workers
        self._threads = threads
        self._searched: OrderedDict[tuple[str, Action], Verdict] = OrderedDict()

    def is_known(self, task: Task, actions: Sequence[Action]) -> bool:
        """Whether a try can be answered without the engine."""
        if not actions or task.state.refusal(actions[0]) is not None:
            return True
        first = actions[0]
        return first in task.right or first in task.known or (task.name, first) in self._searched

    async def attempt(self, task: Task, tried: Tried, owner: str) -> TriedPosition:
        """Where these decisions lead, and what the first of them is worth."""
        actions = tried.actions
        try:
            for action in actions:
                task.state.game.table.check(action)
        except BadAction as error:
            raise action_problem(error) from error
        attempt = Attempt(task.state, task.seat)
        if not actions:
            effects = await self._threads.run(effects_of, attempt.state, tried.effects)
            return _position(attempt, "open", None, effects)
        attempt.play(actions, task.name)
        if attempt.refusal is not None:
            return _position(attempt, "refused", None)
        verdict = await self._judged(task, actions[0], owner)
        if not verdict.right:
            attempt = Attempt(task.state, task.seat)
        return _position(attempt, "right" if verdict.right else "wrong", verdict)

    async def _judged(self, task: Task, action: Action, owner: str) -> Verdict:
        if action in task.right:
            return Verdict(task.known.get(action, task.best), 0.0, True)
        if action in task.known:
            move = task.known[action]
            loss = max(0.0, task.best.shares[task.seat] - move.shares[task.seat])
            return Verdict(move, loss, loss < INACCURACY)
        key = (task.name, action)
        found = self._searched.get(key) or await self._search(task, action, owner)
        self._searched[key] = found
        self._searched.move_to_end(key)
        while len(self._searched) > REMEMBERED:
            self._searched.popitem(last=False)
        return found

    async def _search(self, task: Task, action: Action, owner: str) -> Verdict:
        state = task.state
        try:
            found = await self._workers.run(
                Turn(owner),
                judge,
                *(state.game.name, state.view(task.seat), action, task.best.model_dump()),
                task.name,
            )
        except TooLong as error:
            raise Problem("busy") from error
        return Verdict(CandidateMove.model_validate(found["move"]), *_worth(found))


def _worth(found: Facts) -> tuple[float, bool]:
    loss, right = found["loss"], found["right"]
    assert isinstance(loss, float)
    assert isinstance(right, bool)
    return loss, right


def _position(
    attempt: Attempt,
    verdict: str,
    judged: Verdict | None,
    effects: dict[str, object] | None = None,
) -> TriedPosition:
    state, seat, refusal = attempt.state, attempt.seat, attempt.refusal
    asks = state.seat == seat and verdict != "right"
    return TriedPosition.model_validate(
        {
            "verdict": verdict,
            "refusal": None
            if refusal is None
            else Refusal(rule=refusal.rule, reason=refusal.reason, facts=refusal.facts),
            "tried": None if judged is None else judged.move,
            "loss": None if judged is None else judged.loss,
            "deciding": state.seat,
            "view": state.table_view(seat),
            "question": None if state.over else state.question(),
            "actions": state.actions() if asks else None,
            "aids": state.aids() if asks else None,
            "effects": effects or {},
            "entries": [_entry(attempt, n, one) for n, one in enumerate(attempt.played)],
            "final": final_position(state, set()) if state.over else None,
        }
    )


def _entry(attempt: Attempt, n: int, played: Played) -> Entry:
    seat = attempt.seat
    return Entry(
        n=n,
        kind="action",
        seat=played.seat,
        by="person" if played.seat == seat else "bot",
        at=0.0,
        undone=False,
        action=played.action,
        words=attempt.state.game.write(played.action),
        facts={},
        events=events_of([event for event in played.events if event.seen_by(seat)]),
    )
