"""Play: everything at a table that has started."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from ziggurat.core.rulebook import glossary
from ziggurat.core.state import State as GameState
from ziggurat.server.api.dependencies import (
    ActionsQuery,
    Anybody,
    AnySeat,
    LanguageName,
    LogQuery,
    NumberPath,
    SeatQuery,
    Server,
    Since,
    Somebody,
    Table,
    TableInMemory,
    described,
    json_response,
    sender_of,
    viewer_of,
)
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.process import ServerProcess
from ziggurat.server.rate_limits import by_person
from ziggurat.server.schemas.requests import (
    Absent,
    Act,
    Answer,
    AskHints,
    AtLog,
    ForSeat,
    TakeBack,
)
from ziggurat.server.schemas.responses import (
    Effects,
    Explanation,
    Hints,
    Log,
    Position,
    Preview,
    Refusals,
    State,
    Why,
)
from ziggurat.server.tables import advice, commands
from ziggurat.server.tables.cache import OpenTable
from ziggurat.server.tables.log import Step
from ziggurat.server.tables.raster import can_rasterise, rasterised
from ziggurat.server.tables.record import record as played_record
from ziggurat.server.tables.viewer_json import (
    Viewer,
    entry_of,
    log_text,
    position_of,
    viewer_state,
)

router = APIRouter(prefix="/api", tags=["play"])
STATE = described(State, 200, 401, 404, 409)

BEFORE_START = -1

MOST_OF_LOG = 2_000
"""How many entries of a log are read at once."""

DAY = "public, max-age=86400"
A_STRETCH = 0.25
"""What looking back to another part of a game counts of what is heavy."""

A_PIECE = 0.02
"""What asking where a piece would lead counts of it."""


async def state_since(server: ServerProcess, table: OpenTable, me: Me, since: int) -> Response:
    """The position and everything since an entry, as the live connection brings it to others."""
    server.presence.seen(table, me.id)
    steps = await server.cache.steps_since(table, since)
    return json_response(viewer_state(server.presence, table, viewer_of(table, me), steps))


async def run(
    server: ServerProcess, table: OpenTable, me: Me, command: commands.Command
) -> Response:
    """Carry a command out; everything its effect was."""
    written = await server.executor.run(table, command)
    return await state_since(server, table, me, written - 1)


@router.get("/tables/{table}/state", responses=described(State, 200, 404, 409))
async def state(
    server: Server, request: Request, me: Anybody, table: Table, since: Since = None
) -> Response:
    """The position as I may know it, and what happened since."""
    viewer = viewer_of(table, me)
    server.presence.seen(table, viewer.person)
    if server.cache.long_past(table, since):
        server.limits.take("heavy", sender_of(request, me))
    steps = await server.cache.steps_since(table, since)
    return json_response(viewer_state(server.presence, table, viewer, steps))


@router.post("/tables/{table}/actions", responses=STATE)
async def act(server: Server, me: Somebody, table: TableInMemory, body: Act) -> Response:
    """Decide."""
    action = body.action
    if action is None:
        action = advice.read_action(table, body.words or "")
    return await run(server, table, me, commands.Act(me.id, body.seat, body.log, action))


@router.post("/tables/{table}/undo", responses=STATE)
async def undo(server: Server, me: Somebody, table: TableInMemory, body: AtLog) -> Response:
    """Take my last decision back."""
    return await run(server, table, me, commands.Undo(me.id, body.seat, body.log))


@router.post("/tables/{table}/take-back", responses=STATE)
async def take_back(server: Server, me: Somebody, table: TableInMemory, body: TakeBack) -> Response:
    """Ask everybody at the table to go back further."""
    command = commands.AskTakeBack(me.id, body.seat, body.log, body.to)
    return await run(server, table, me, command)


@router.post("/tables/{table}/take-back/answer", responses=STATE)
async def answer(server: Server, me: Somebody, table: TableInMemory, body: Answer) -> Response:
    """Agree to a takeback, or refuse it."""
    command = commands.AnswerTakeBack(me.id, body.seat, body.log, body.agree)
    return await run(server, table, me, command)


@router.post("/tables/{table}/hand-over", responses=STATE)
async def hand_over(server: Server, me: Somebody, table: TableInMemory, body: AtLog) -> Response:
    """On a shared screen: the player of this seat has it now."""
    await server.executor.hand_over(table, me.id, body.seat, body.log)
    return await state_since(server, table, me, body.log)


@router.post("/tables/{table}/resign", responses=STATE)
async def resign(server: Server, me: Somebody, table: TableInMemory, body: ForSeat) -> Response:
    """Resign; a bot plays on for me."""
    return await run(server, table, me, commands.Resign(me.id, body.seat, body.log))


@router.post("/tables/{table}/take-over", responses=STATE)
async def take_over(server: Server, me: Somebody, table: TableInMemory, body: Absent) -> Response:
    """Vote for a bot to play for somebody who is away."""
    command = commands.VoteTakeOver(me.id, body.seat, body.log, body.absent)
    return await run(server, table, me, command)


@router.post("/tables/{table}/return", responses=STATE)
async def come_back(server: Server, me: Somebody, table: TableInMemory, body: ForSeat) -> Response:
    """Take my seat back from the bot."""
    return await run(server, table, me, commands.Return(me.id, body.seat, body.log))


@router.get("/tables/{table}/refusals/{action}", responses=described(Why, 200, 401, 404, 409))
async def why(
    server: Server, me: Somebody, table: Table, action: NumberPath, seat: SeatQuery
) -> Response:
    """Why that action is not possible; for the deciding seat."""
    server.presence.seen(table, me.id)
    return json_response(advice.refusal(table, me.id, seat, action))


@router.get("/tables/{table}/refusals", responses=described(Refusals, 200, 401, 404, 409))
async def all_refusals(server: Server, me: Somebody, table: Table, seat: SeatQuery) -> Response:
    """Everything that is not possible, with the reasons; for the deciding seat."""
    server.limits.take("heavy", by_person(me.id))
    return json_response(await advice.refusals(server.threads.loading, table, me.id, seat))


@router.get("/tables/{table}/preview/{action}", responses=described(Preview, 200, 401, 404, 409))
async def preview(
    server: Server,
    me: Somebody,
    table: Table,
    action: NumberPath,
    seat: SeatQuery,
    log: LogQuery = None,
) -> Response:
    """What an action would do, up to what it would reveal; for the deciding seat.

    Nothing is said where the table is no longer at entry `log`.
    """
    server.presence.seen(table, me.id)
    now = table.started().n
    if log is not None and log != now:
        return json_response(Preview(log=now, action=action, view=None, events=[], stops=True))
    return json_response(advice.preview(table, me.id, seat, action))


@router.get("/tables/{table}/effects", responses=described(Effects, 200, 401, 404, 409))
async def effects(
    server: Server,
    me: Somebody,
    table: Table,
    seat: SeatQuery,
    action: ActionsQuery,
    log: LogQuery = None,
) -> Response:
    """What these actions would do, or all possible ones; for the deciding seat.

    Nothing is said where the table is no longer at entry `log`.
    """
    server.presence.seen(table, me.id)
    server.limits.take("heavy", by_person(me.id), A_PIECE if action else 1.0)
    if log is not None and log != table.started().n:
        return json_response(Effects(log=table.started().n, effects={}))
    return json_response(await advice.effects(server.threads.loading, table, me.id, seat, action))


@router.post("/tables/{table}/hints", responses=described(Hints, 200, 401, 404, 409, 503))
async def hints(server: Server, me: Somebody, table: TableInMemory, body: AskHints) -> Response:
    """The best few actions, where the table allows hints; for the deciding seat."""
    server.limits.take("hints", by_person(me.id))
    return json_response(await server.hints.ask(table, me.id, body.seat, body.log, body.count))


@router.get("/tables/{table}/log", responses=described(Log, 200, 404, 409))
async def some_of_the_log(
    server: Server, request: Request, me: Anybody, table: Table, since: Since = BEFORE_START
) -> Response:
    """Everything after an entry as I may know it, at most 2,000 entries of it."""
    viewer = viewer_of(table, me)
    logged = table.started()
    server.limits.take("heavy", sender_of(request, me))
    steps = await server.cache.steps_since(table, since, MOST_OF_LOG)
    entries = [entry_of(logged, step, viewer.seat) for step in steps]
    return json_response(Log(log=logged.n, entries=entries))


@router.get("/tables/{table}/positions/{n}", responses=described(Position, 200, 404, 409))
async def position(
    server: Server,
    request: Request,
    me: Anybody,
    table: Table,
    n: NumberPath,
    seat: AnySeat = None,
) -> Response:
    """The position at a log number, as I might have known it then."""
    looks_as = _looks_as(table, viewer_of(table, me), seat)
    step, then = await _at(server, sender_of(request, me), table, n)
    return json_response(position_of(table.started(), table.id, step, then, looks_as))


@router.get(
    "/tables/{table}/positions/{n}/picture",
    response_class=Response,
    responses=described(None, 200, 404, 409)
    | {200: {"content": {"image/svg+xml": {}}, "description": "The position as a picture"}},
)
async def picture(
    server: Server,
    request: Request,
    me: Anybody,
    table: Table,
    n: NumberPath,
    seat: AnySeat = None,
    theme: Literal["light", "dark"] = "light",
) -> Response:
    """The same position drawn, with the places that can be clicked marked `data-place`."""
    looks_as = _looks_as(table, viewer_of(table, me), seat)
    _, then = await _at(server, sender_of(request, me), table, n)
    drawn = then.svg(looks_as, dark=theme == "dark")
    return Response(drawn, headers={"Cache-Control": "no-store"}, media_type="image/svg+xml")


@router.get(
    "/tables/{table}/positions/{n}/preview.png",
    response_class=Response,
    responses=described(None, 200, 404, 409)
    | {200: {"content": {"image/png": {}}, "description": "The position as other sites show it"}},
)
async def link_picture(
    server: Server, request: Request, me: Anybody, table: Table, n: NumberPath
) -> Response:
    """The same position as a spectator sees it, in pixels; for previews of links."""
    viewer_of(table, me)
    if not can_rasterise():
        raise Problem("not-found")
    sender = sender_of(request, me)
    server.limits.take("heavy", sender, A_STRETCH)
    _, then = await _at(server, sender, table, n)
    drawn = await server.threads.drawing.run(rasterised, then.svg(None))
    return Response(drawn, headers={"Cache-Control": DAY}, media_type="image/png")


@router.get(
    "/tables/{table}/positions/{n}/explanation", responses=described(Explanation, 200, 404, 409)
)
async def explanation(
    server: Server,
    request: Request,
    me: Anybody,
    table: Table,
    n: NumberPath,
    place: Annotated[str, Query(max_length=40)],
    seat: AnySeat = None,
    language: LanguageName = "en",
) -> Response:
    """What a piece, place or panel of that position is, and what it does then for me."""
    looks_as = _looks_as(table, viewer_of(table, me), seat)
    then = table.started().state
    if n != table.started().n:
        _, then = await _at(server, sender_of(request, me), table, n)
    words = glossary(table.game, language).terms
    return json_response(advice.explanation(then, place, looks_as, words))


async def _at(
    server: ServerProcess, sender: str, table: OpenTable, n: int
) -> tuple[Step, GameState]:
    """An entry and the position it led to."""
    last = table.started().n
    if n > last:
        raise Problem("no-such-position")
    history = server.cache.history
    if not history.at_hand(table.row, n, last):
        server.limits.take("heavy", sender, A_STRETCH)
    return await history.position(table.row, n, last)


def _looks_as(table: OpenTable, viewer: Viewer, seat: int | None) -> int | None:
    """Whose eyes: my own while it runs, anybody's once it is over."""
    if seat is None:
        return viewer.seat
    if seat >= len(table.seats):
        raise Problem("no-such-seat")
    if seat != viewer.seat and not table.started().over:
        raise Problem("not-your-seat")
    return seat


@router.get(
    "/tables/{table}/record",
    response_class=PlainTextResponse,
    responses=described(None, 200, 404, 409)
    | {200: {"content": {"text/plain": {}}, "description": "The record, or my log so far"}},
)
async def record(server: Server, request: Request, me: Anybody, table: Table) -> Response:
    """The record once the game is over; before that, the log as I may know it."""
    viewer = viewer_of(table, me)
    logged = table.started()
    server.limits.take("heavy", sender_of(request, me), min(10.0, 1 + logged.n / MOST_OF_LOG))
    if logged.over:
        text = played_record(table).text()
    else:
        steps = await server.cache.steps_since(table, BEFORE_START, logged.n + 1)
        text = log_text(table, steps, viewer.seat)
    name = f"{table.row.game}-{table.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    sent = text.encode("utf-8", "replace")  # a damaged log may hold half a letter
    return Response(sent, headers=headers, media_type="text/plain; charset=utf-8")
