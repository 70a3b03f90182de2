"""Lessons as clients get them. Nothing is kept: a request says all that was done in a lesson."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.core import lessons
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.lessons import Attempt, Lesson, Move, Step
from ziggurat.core.types import Action
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.responses import (
    Entry,
    LessonInfo,
    LessonLine,
    LessonPosition,
    LessonSolution,
    LessonStep,
    Refusal,
    events_of,
)
from ziggurat.server.tables.advice import effects_of
from ziggurat.server.tables.game_info import edition
from ziggurat.server.tables.viewer_json import final_position


def lines(game: Game) -> list[LessonLine]:
    """The lessons of a game in their order."""
    return [
        LessonLine(game=game.name, key=lesson.key, minutes=lesson.minutes, steps=len(lesson.steps))
        for lesson in lessons.course(game).lessons
    ]


def known_lesson(game: Game, key: str) -> Lesson:
    for lesson in lessons.course(game).lessons:
        if lesson.key == key:
            return lesson
    raise Problem("no-such-lesson")


def known_step(lesson: Lesson, step: int) -> Step:
    if step >= len(lesson.steps):
        raise Problem("no-such-lesson")
    return lesson.steps[step]


def info_of(lesson: Lesson) -> LessonInfo:
    first = lessons.begin(lesson, 0).state
    return LessonInfo(
        game=lesson.game.name,
        key=lesson.key,
        minutes=lesson.minutes,
        seat=lesson.seat,
        seats=first.seats,
        options=first.options,
        edition=edition(lesson.game),
        steps=[_step_of(step) for step in lesson.steps],
    )


def _step_of(step: Step) -> LessonStep:
    return LessonStep.model_validate(
        {
            "key": step.key,
            "task": step.task is not None,
            "continues": step.position is None,
            "rules": list(step.rules),
            **step.pointing,
        }
    )


def position(
    lesson: Lesson,
    index: int,
    before: Sequence[Action] | None,
    actions: Sequence[Action],
    effects: Sequence[Action],
) -> LessonPosition:
    """A try, carried out by the rules and judged, and what some actions would do after it."""
    known_step(lesson, index)
    done = before if before is not None else lessons.trail(lesson, index)
    return _position_of(attempt(lesson, index, done, actions), index, list(done), effects)


def attempt(
    lesson: Lesson, index: int, before: Sequence[Action] | None, actions: Sequence[Action]
) -> Attempt:
    """A try, carried out by the rules."""
    known_step(lesson, index)
    try:
        return lessons.attempt(lesson, index, before, actions)
    except ZigguratError as error:
        raise Problem("bad-lesson", {"detail": str(error)}) from error


def _position_of(
    attempt: Attempt, index: int, before: list[Action], effects: Sequence[Action]
) -> LessonPosition:
    state, seat = attempt.state, attempt.lesson.seat
    verdict = lessons.verdict(attempt)
    asks = state.seat == seat and verdict in ("going", "refused")
    return LessonPosition.model_validate(
        {
            "step": index,
            "verdict": verdict,
            "refusal": _refusal_of(attempt),
            "missed": attempt.missed() if verdict in ("missed", "refused") else [],
            "before": before,
            "trail": [*before, *(move.action for move in attempt.moves)],
            "deciding": state.seat,
            "view": state.table_view(seat),
            "question": None if state.over else state.question(),
            "actions": attempt.offered() if asks else None,
            "aids": state.aids() if asks else None,
            "effects": effects_of(state, effects),
            "entries": [_entry_of(attempt, n, move) for n, move in enumerate(attempt.moves)],
            "final": final_position(state, set()) if state.over else None,
        }
    )


def _refusal_of(attempt: Attempt) -> Refusal | None:
    refusal = attempt.refusal
    if refusal is None:
        return None
    return Refusal(rule=refusal.rule, reason=refusal.reason, facts=refusal.facts)


def _entry_of(attempt: Attempt, n: int, move: Move) -> Entry:
    seat = attempt.lesson.seat
    return Entry(
        n=n,
        kind="action",
        seat=move.seat,
        by="person" if move.seat == seat else "bot",
        at=0.0,
        undone=False,
        action=move.action,
        words=attempt.lesson.game.write(move.action),
        facts={},
        events=events_of([event for event in move.events if event.seen_by(seat)]),
    )


def solution(lesson: Lesson, index: int) -> LessonSolution:
    """How a step is shown, from its beginning."""
    known_step(lesson, index)
    return LessonSolution(
        before=list(lessons.trail(lesson, index)), actions=lessons.shown(lesson, index)
    )
