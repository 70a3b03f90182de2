"""Lessons: what there is to learn, trying, and how far one is."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response

from ziggurat.core.lessons import Lesson
from ziggurat.core.rulebook import glossary
from ziggurat.server.api.dependencies import Anybody, Server, Somebody, described, json_response
from ziggurat.server.api.info import GameName
from ziggurat.server.lessons import positions
from ziggurat.server.process import ServerProcess
from ziggurat.server.schemas.requests import LessonPlace, LessonTry, Reached
from ziggurat.server.schemas.responses import (
    Explanation,
    LessonInfo,
    LessonPosition,
    LessonProgress,
    Lessons,
    LessonSolution,
    Progress,
)
from ziggurat.server.tables.advice import explanation as explained
from ziggurat.server.tables.game_info import known_game

router = APIRouter(prefix="/api", tags=["lessons"])

LessonKey = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]
StepPath = Annotated[int, Path(ge=0, le=99)]


def _lesson(server: ServerProcess, game: str, key: str) -> Lesson:
    return positions.known_lesson(known_game(server.settings.games, game), key)


@router.get("/lessons", responses=described(Lessons))
def all_lessons(server: Server, _: Anybody) -> Response:
    """The lessons of all games, in their order."""
    games = [known_game(server.settings.games, name) for name in server.settings.games]
    return json_response(Lessons(lessons=[one for game in games for one in positions.lines(game)]))


@router.get("/lessons/{game}/{lesson}", responses=described(LessonInfo, 200, 404))
def one_lesson(server: Server, _: Anybody, game: GameName, lesson: LessonKey) -> Response:
    """A lesson: its steps, and what they point at."""
    return json_response(positions.info_of(_lesson(server, game, lesson)))


@router.post("/lessons/{game}/{lesson}/steps/{step}", responses=described(LessonPosition, 200, 404))
def attempt(
    server: Server, _: Anybody, game: GameName, lesson: LessonKey, step: StepPath, body: LessonTry
) -> Response:
    """Try a step: the position after these actions, judged by the rules. Nothing is kept."""
    known = _lesson(server, game, lesson)
    return json_response(positions.position(known, step, body.before, body.actions, body.effects))


@router.post(
    "/lessons/{game}/{lesson}/steps/{step}/explanation",
    responses=described(Explanation, 200, 404),
)
def explanation(
    server: Server, _: Anybody, game: GameName, lesson: LessonKey, step: StepPath, body: LessonPlace
) -> Response:
    """What a piece, place or panel is after these actions, and what it does then."""
    known = _lesson(server, game, lesson)
    then = positions.attempt(known, step, body.before, body.actions).state
    words = glossary(known.game, body.language).terms
    return json_response(explained(then, body.place, known.seat, words))


@router.get(
    "/lessons/{game}/{lesson}/steps/{step}/solution",
    responses=described(LessonSolution, 200, 404),
)
def solution(
    server: Server, _: Anybody, game: GameName, lesson: LessonKey, step: StepPath
) -> Response:
    """How a step is done."""
    return json_response(positions.solution(_lesson(server, game, lesson), step))


@router.get("/me/lessons", responses=described(Progress, 200, 401))
async def my_progress(server: Server, me: Somebody) -> Response:
    """How far I am in the lessons I have begun, the newest last."""
    return json_response(Progress(lessons=await server.learning.of(me)))


@router.put("/me/lessons/{game}/{lesson}", responses=described(LessonProgress, 200, 401, 404))
async def reach(
    server: Server, me: Somebody, game: GameName, lesson: LessonKey, body: Reached
) -> Response:
    """I have come to a step of a lesson, or have done it all."""
    known = _lesson(server, game, lesson)
    positions.known_step(known, body.step)
    return json_response(await server.learning.reach(me, game, lesson, body.step, body.done))
