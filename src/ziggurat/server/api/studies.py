"""Analysis boards and studies."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Request
from fastapi.responses import Response

from ziggurat.server.api.dependencies import (
    Anybody,
    Server,
    Somebody,
    described,
    json_response,
    nothing,
    sender_of,
    viewer_of,
)
from ziggurat.server.api.info import GameName
from ziggurat.server.rate_limits import by_person
from ziggurat.server.schemas.requests import (
    BoardChange,
    BoardJudgement,
    BoardLaying,
    BoardSpace,
    BoardWay,
    ChangedStudy,
    Id,
    NewBoard,
    NewGameBoard,
    PuzzleBoard,
    RecordBoard,
    StudyDraft,
    TableBoard,
)
from ziggurat.server.schemas.studies import (
    Board,
    BoardDump,
    BoardPieces,
    BoardPosition,
    BoardSpaces,
    LiveSearch,
    Studies,
    StudyText,
)

router = APIRouter(prefix="/api", tags=["studies"])

A_POSITION = 0.05
A_BOARD = 0.5
A_STUDY = 1.0
"""What these count of what is heavy."""


@router.post("/board", responses=described(Board, 200, 404, 409))
async def new_board(
    server: Server, request: Request, me: Anybody, body: Annotated[NewBoard, Body()]
) -> Response:
    """A board with the start of a game, one that is over, a puzzle, or what I bring. Nothing is
    kept."""
    sender = sender_of(request, me)
    server.limits.take("heavy", sender, A_BOARD)
    if isinstance(body, NewGameBoard):
        return json_response(await server.studies.begin(body))
    if isinstance(body, TableBoard):
        table = await server.cache.open(body.table)
        viewer_of(table, me)
        return json_response(await server.studies.of_table(table, body.at))
    if isinstance(body, RecordBoard):
        return json_response(await server.studies.of_record(body))
    if isinstance(body, PuzzleBoard):
        return json_response(await server.studies.of_puzzle(body))
    return json_response(await server.studies.of_text(sender, body.text))


@router.post("/board/position", responses=described(BoardPosition, 200, 404))
async def position(server: Server, request: Request, me: Anybody, body: BoardWay) -> Response:
    """The position after some actions, and what can be done in it."""
    server.limits.take("heavy", sender_of(request, me), A_POSITION)
    return json_response(await server.boards.position(body))


@router.post("/board/redraw", responses=described(BoardDump, 200, 404))
async def redraw(server: Server, request: Request, me: Anybody, body: BoardWay) -> Response:
    """The position with all that a seat cannot know drawn anew."""
    server.limits.take("heavy", sender_of(request, me), A_POSITION)
    return json_response(await server.boards.redrawn(body))


@router.post("/board/dump", responses=described(BoardDump, 200, 404))
async def dump(server: Server, request: Request, me: Anybody, body: BoardWay) -> Response:
    """The whole position as JSON."""
    server.limits.take("heavy", sender_of(request, me), A_POSITION)
    return json_response(await server.boards.dump(body))


@router.get("/games/{game}/spaces", responses=described(BoardSpaces, 200, 404))
async def spaces(server: Server, _: Anybody, game: GameName) -> Response:
    """The spaces of a game that pieces can be laid onto by hand."""
    return json_response(await server.boards.spaces(game))


@router.post("/board/pieces", responses=described(BoardPieces, 200, 404))
async def pieces(server: Server, request: Request, me: Anybody, body: BoardSpace) -> Response:
    """What can lie on a space of a position."""
    server.limits.take("heavy", sender_of(request, me), A_POSITION)
    return json_response(await server.boards.pieces(body))


@router.post("/board/lay", responses=described(Board, 200, 404))
async def lay(server: Server, request: Request, me: Anybody, body: BoardLaying) -> Response:
    """A board with the same position but for what lies on one space; refused if it cannot be."""
    server.limits.take("heavy", sender_of(request, me), A_BOARD)
    return json_response(await server.boards.lay(body))


@router.post("/board/change", responses=described(Board, 200, 404))
async def change_position(
    server: Server, request: Request, me: Anybody, body: BoardChange
) -> Response:
    """A board with a changed position; refused if it cannot be."""
    server.limits.take("heavy", sender_of(request, me), A_BOARD)
    return json_response(await server.boards.change(body))


@router.post("/board/judgement", responses=described(LiveSearch, 200, 401, 404, 409, 503))
async def judgement(server: Server, me: Somebody, body: BoardJudgement) -> Response:
    """One more search of a position; the page adds them up and asks until it is stopped."""
    return json_response(await server.judging.search(me, body))


@router.post("/board/text", responses=described(StudyText, 200, 404))
async def text(server: Server, request: Request, me: Anybody, body: StudyDraft) -> Response:
    """A board as the text of a study, to save."""
    sender = sender_of(request, me)
    server.limits.take("heavy", sender, A_STUDY)
    return json_response(StudyText(name="study.json", text=await server.studies.text(sender, body)))


@router.get("/me/studies", responses=described(Studies, 200, 401))
async def my_studies(server: Server, me: Somebody) -> Response:
    """The studies I keep, the newest first."""
    return json_response(Studies(studies=await server.studies.mine(me)))


@router.post("/studies", status_code=201, responses=described(Board, 201, 401, 404, 409))
async def keep(server: Server, me: Somebody, body: StudyDraft) -> Response:
    """Keep a study; whoever has its address can read it."""
    server.limits.take("heavy", by_person(me.id), A_STUDY)
    return json_response(await server.studies.keep(me, body), 201)


@router.get("/studies/{id}", responses=described(Board, 200, 404))
async def one_study(server: Server, request: Request, me: Anybody, id: Id) -> Response:  # noqa: A002
    """A study on a board."""
    server.limits.take("heavy", sender_of(request, me), A_BOARD)
    return json_response(await server.studies.board(id, me))


@router.get("/studies/{id}/text", responses=described(StudyText, 200, 404))
async def study_text(server: Server, request: Request, me: Anybody, id: Id) -> Response:  # noqa: A002
    """A study as a file."""
    server.limits.take("heavy", sender_of(request, me), A_BOARD)
    return json_response(await server.studies.file(id))


@router.put("/studies/{id}", responses=described(Board, 200, 401, 404, 409))
async def change(server: Server, me: Somebody, id: Id, body: ChangedStudy) -> Response:  # noqa: A002
    """Keep my study as it is now."""
    server.limits.take("heavy", by_person(me.id), A_STUDY)
    return json_response(await server.studies.change(me, id, body, body.version))


@router.delete("/studies/{id}", status_code=204, responses=described(None, 204, 401, 404))
async def remove(server: Server, me: Somebody, id: Id) -> Response:  # noqa: A002
    """Remove my study."""
    await server.studies.remove(me, id)
    return nothing()
