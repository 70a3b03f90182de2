"""Lessons of every game: each task can be done, each try gets a reason, no word is missing."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from tests.games.present import GAMES
from ziggurat import Game
from ziggurat.core import lessons
from ziggurat.core.lessons import Lesson
from ziggurat.core.rulebook import LANGUAGES, rulebook

LESSONS = [lesson for game in GAMES for lesson in lessons.course(game).lessons]
MOST_TRIES = 40

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda lesson: f"{lesson.game.name}-{lesson.key}"
)


@each_lesson
def test_every_task_can_be_done_and_is_not_done_before(lesson: Lesson) -> None:
    for index, step in enumerate(lesson.steps):
        shown = lessons.shown(lesson, index)
        tried = lessons.attempt(lesson, index, None, shown)

        assert lessons.verdict(tried) == ("read" if step.task is None else "right"), step.key
        assert bool(shown) == (step.task is not None), step.key


@each_lesson
def test_a_lesson_takes_two_to_five_minutes(lesson: Lesson) -> None:
    assert 2 <= lesson.minutes <= 5
    assert 3 <= len(lesson.steps) <= 9


@pytest.mark.rotating("tries at lessons", by=0)
@each_lesson
def test_every_try_that_is_not_right_gets_a_reason(lesson: Lesson) -> None:
    for index, step in enumerate(lesson.steps):
        if step.task is None:
            continue
        possible = lessons.begin(lesson, index).state.actions()
        for action in possible[:: max(1, len(possible) // MOST_TRIES)]:
            tried = lessons.attempt(lesson, index, None, [action])
            verdict = lessons.verdict(tried)

            assert verdict in ("right", "going", "missed")
            if verdict == "missed":
                assert tried.moves[0].events or tried.missed()


@each_game
def test_a_lesson_says_all_it_has_to_say_in_every_language(game: Game) -> None:
    needed = [name for lesson in lessons.course(game).lessons for name in lesson.words()]

    assert len(set(needed)) == len(needed)
    for language in LANGUAGES:
        file = lessons.folder(game) / f"{language}.ftl"
        entries = FluentParser().parse(file.read_text("utf-8")).body if needed else []
        there = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
        assert sorted(there) == sorted(needed), language


@each_game
def test_every_rule_is_taught_or_left_to_the_rulebook_for_a_reason(game: Game) -> None:
    course = lessons.course(game)
    numbers = set(rulebook(game, "en").numbers())
    taught = set(course.taught())

    assert taught <= numbers
    assert set(course.left) <= numbers
    assert not taught & set(course.left)
    assert all(course.left.values())
    if course.lessons and not course.growing:
        assert taught | set(course.left) == numbers
