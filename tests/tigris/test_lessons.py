"""How the rules judge tries at lessons, shown with Tigris & Euphrates."""

from __future__ import annotations

import pytest

from ziggurat import game
from ziggurat.core import lessons
from ziggurat.core.conditions import Findings, check, holds
from ziggurat.core.errors import BadLesson
from ziggurat.core.lessons import Attempt, Lesson
from ziggurat.core.types import Json

TIGRIS = game("tigris")

BOARD = {"F3": "temple", "F4": "temple", "F5": "0 king", "I7": "temple", "I6": "1 priest"}
POSITION: dict[str, Json] = {
    "seats": 2,
    "board": BOARD,
    "players": [{"hand": ["temple", "temple", "market"]}, {"hand": ["temple"]}],
    "bag": ["temple"] * 20,
}


def lesson(*steps: dict[str, Json]) -> Lesson:
    return lessons.lesson_of(TIGRIS, "trial", {"steps": list(steps)})


def step(task: dict[str, Json], **more: Json) -> dict[str, Json]:
    return {"key": "one", "position": POSITION, "task": task, **more}


def tried(given: Lesson, *words: str, index: int = 0) -> Attempt:
    return lessons.attempt(given, index, None, [TIGRIS.read(one) for one in words])


POINT: dict[str, Json] = {"change": "view.players.me.points.red", "at_least": 1}


def test_a_task_is_judged_by_what_happened_not_by_one_move() -> None:
    given = lesson(step(POINT))

    for words in ("temple G4", "temple E4", "temple G5"):
        assert lessons.verdict(tried(given, words)) == "right"
    assert lessons.verdict(tried(given, "temple K5")) == "missed"


def test_a_refused_try_has_its_rule_and_changes_nothing() -> None:
    found = tried(lesson(step(POINT)), "temple E3")

    assert lessons.verdict(found) == "refused"
    assert found.refusal is not None
    assert found.refusal.rule == "TE-16"
    assert found.state == found.start


def test_being_refused_can_be_the_task() -> None:
    given = lesson(step({"refused": "TE-10", "reason": "no-temple-beside"}, among=["priest *"]))

    assert lessons.verdict(tried(given, "priest A1")) == "right"
    assert lessons.verdict(tried(given, "priest E3")) == "refused"
    assert lessons.solution(given, 0).refusal is not None


def test_a_try_ends_where_the_step_says() -> None:
    task: dict[str, Json] = {"event": "points", "at_least": 2}
    turn: dict[str, Json] = {"event": "turn-ended", "where": {"seat": "me"}}
    replies: list[Json] = ["done"]
    board: Json = {**BOARD, "K1": "temple", "N5": "temple"}
    told = step(task, moves=9, replies=replies, position={**POSITION, "board": board})
    endless, given = lesson(told), lesson({**told, "until": turn})

    assert lessons.verdict(tried(given, "temple G4")) == "going"
    assert lessons.verdict(tried(given, "temple G4", "done")) == "missed"
    assert lessons.verdict(tried(endless, "temple G4", "done")) == "going"


def test_what_was_missed_is_named() -> None:
    task: dict[str, Json] = {
        "all": [
            {"event": "tile-placed", "say": "tile"},
            {"value": "view.board.G5", "is": "temple", "say": "place"},
        ]
    }
    found = tried(lesson(step(task)), "temple G4")

    assert found.missed() == ["place"]


def test_a_chain_goes_on_while_it_can_still_get_there() -> None:
    two: dict[str, Json] = {"change": "view.players.me.points.red", "at_least": 2}
    given = lesson(step(two, moves=2, among=["temple *"]))

    assert lessons.verdict(tried(given, "temple G4")) == "going"
    assert lessons.verdict(tried(given, "temple G4", "temple G5")) == "right"
    assert lessons.verdict(tried(given, "temple K5")) == "missed"
    assert len(lessons.shown(given, 0)) == 2


def test_others_reply_as_the_lesson_says() -> None:
    won: dict[str, Json] = {"event": "conflict-won", "where": {"winner": "me"}}
    given = lesson(step(won, moves=2, among=["priest H7", "support *"], replies=["support 0"]))

    found = tried(given, "priest H7", "support 1")

    assert lessons.verdict(found) == "right"
    assert [move.seat for move in found.moves] == [0, 0, 1]


def test_a_step_goes_on_where_the_learner_left_the_one_before() -> None:
    given = lesson(step(POINT), {"key": "two", "task": {"event": "turn-ended"}})
    own = tried(given, "temple G5")
    before = [move.action for move in own.moves]

    assert lessons.begin(given, 1, before).state.view(0)["left"] == 1
    assert "G5" in str(lessons.begin(given, 1, before).state.dump()["board"])
    assert lessons.trail(given, 1) == tuple(lessons.shown(given, 0))


def test_a_task_that_cannot_be_done_is_a_bad_lesson() -> None:
    with pytest.raises(BadLesson, match="no way"):
        lessons.solution(lesson(step({"event": "monument-built"})), 0)
    with pytest.raises(BadLesson, match="before anything"):
        lessons.solution(lesson(step({"value": "view.left", "is": 2})), 0)
    with pytest.raises(BadLesson, match="shown"):
        lessons.solution(lesson(step(POINT, show=["temple K5"])), 0)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"event": "points", "value": "view.left", "is": 1}, "exactly one"),
        ({"value": "board.F3", "is": 1}, "begins with"),
        ({"value": "view.left"}, "compared with nothing"),
        ({"event": "points", "when": 1}, "cannot have"),
        ({"all": []}, "list of conditions"),
        ([], "an object"),
    ],
)
def test_what_is_no_condition_is_refused(wrong: Json, says: str) -> None:
    with pytest.raises(BadLesson, match=says):
        check(wrong)


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ({"value": "view.left", "is": 2}, True),
        ({"value": "view.left", "not": 2}, False),
        ({"value": "question.kind", "in": ["turn", "war"]}, True),
        ({"value": "view.players.me.hand", "has": "market"}, True),
        ({"size": "view.players.me.hand", "at_most": 2}, False),
        ({"some": "view.kingdoms", "where": {"leaders": {"has": {"seat": "me"}}}}, True),
        ({"some": "view.kingdoms", "where": {"cells": {"has": "F5"}}, "at_least": 2}, False),
        ({"some": "position.board", "where": "temple", "at_least": 3}, True),
        ({"none": [{"value": "over", "is": True}, {"event": "points"}]}, True),
        ({"any": [{"event": "points"}, {"value": "deciding", "is": "me"}]}, True),
        ({"event": "points", "at_most": 0}, True),
        ({"value": "scores.0", "at_least": 1}, False),
    ],
)
def test_conditions_look_at_the_position(condition: dict[str, Json], true: bool) -> None:
    state = TIGRIS.load(POSITION)

    assert holds(condition, Findings(0, state, state, [])) is true
