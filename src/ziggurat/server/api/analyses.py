"""Analyses of games that are over."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from ziggurat.server.api.dependencies import (
    Anybody,
    Server,
    Somebody,
    Table,
    described,
    json_response,
    sender_of,
    viewer_of,
)
from ziggurat.server.puzzles.tries import Task
from ziggurat.server.schemas.analysis import TableAnalysis
from ziggurat.server.schemas.puzzles import TriedPosition
from ziggurat.server.schemas.requests import AskAnalysis, TriedStep

router = APIRouter(prefix="/api", tags=["analyses"])

A_RESULT = 0.2
"""What reading an analysis counts of what is heavy."""


@router.post(
    "/tables/{table}/analysis", responses=described(TableAnalysis, 200, 401, 404, 409, 503)
)
async def ask(server: Server, me: Somebody, table: Table, body: AskAnalysis) -> Response:
    """Ask for an analysis of a game that is over; how far it is."""
    viewer_of(table, me)
    await server.analyses.ask(table, me, body.deep)
    return json_response(await server.analyses.of(table, whole=False))


@router.get("/tables/{table}/analysis", responses=described(TableAnalysis, 200, 404, 409))
async def analysis(
    server: Server,
    request: Request,
    me: Anybody,
    table: Table,
    result: Annotated[bool, Query()] = True,
) -> Response:
    """How far the analyses of a table are, and unless `result` is false what they say."""
    viewer_of(table, me)
    if result:
        server.limits.take("heavy", sender_of(request, me), A_RESULT)
    return json_response(await server.analyses.of(table, result))


@router.post(
    "/tables/{table}/analysis/tries",
    responses=described(TriedPosition, 200, 400, 404, 409, 429, 503),
)
async def attempt(
    server: Server, request: Request, me: Anybody, table: Table, body: TriedStep
) -> Response:
    """Try a decision of a game that is over again, by what its seat knew. Nothing is kept."""
    viewer_of(table, me)
    sender = sender_of(request, me)
    server.limits.take("heavy", sender, A_RESULT)
    state, verdict = await server.analyses.decision(table, body.number)
    task = Task(f"{table.id}.{body.number}", state, verdict.best, (), [verdict.played])
    if not server.tries.is_known(task, body.actions):
        server.limits.take("heavy", sender)
    return json_response(await server.tries.attempt(task, body, sender))
