"""Play: everything at a table that has started."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from fastapi.responses import PlainTextResponse, Response

from ziggurat.core.types import Json
from ziggurat.server.api.dependencies import (
    Anybody,
    AnySeat,
    DeskHere,
    HouseHere,
    KnownDesk,
    NumberPath,
    SeatQuery,
    Since,
    Somebody,
    TableId,
    address_of,
    answers,
    house_of,
    same_origin,
    told,
    viewer_of,
    who,
)
from ziggurat.server.live.connections import (
    GOING_AWAY,
    NO_SUCH_TABLE,
    NOT_ALLOWED,
    NOT_SIGNED_IN,
    TOO_MANY_CONNECTIONS,
    Connection,
    Watch,
    steps_since,
)
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.process import House
from ziggurat.server.schemas.requests import Absent, Act, Answer, AskHints, AtLog, ForSeat, TakeBack
from ziggurat.server.schemas.responses import (
    HintsAnswer,
    LogAnswer,
    PositionAnswer,
    PreviewAnswer,
    RefusalsAnswer,
    StateAnswer,
    WhyAnswer,
)
from ziggurat.server.tables import commands as playing
from ziggurat.server.tables import start as starting
from ziggurat.server.tables.cache import Desk
from ziggurat.server.tables.viewer_json import (
    Viewer,
    entry_json,
    log_text,
    position_json,
    state_json,
)

router = APIRouter(prefix="/api", tags=["play"])
STATE = answers(StateAnswer, 200, 401, 404, 409)


def state_of(house: House, desk: Desk, me: Me | None) -> Response:
    house.seen(desk, None if me is None else me.id)
    return told(state_json(house, desk, viewer_of(desk, me)))


@router.get("/tables/{table}/state", responses=answers(StateAnswer, 200, 404, 409))
async def state(house: HouseHere, me: Anybody, desk: DeskHere, since: Since = None) -> Response:
    """The position as I may know it, and what happened since."""
    viewer = viewer_of(desk, me)
    house.seen(desk, viewer.person)
    steps = await steps_since(house, desk, since)
    return told(state_json(house, desk, viewer, steps))


@router.post("/tables/{table}/actions", responses=STATE)
async def act(house: HouseHere, me: Somebody, desk: KnownDesk, body: Act) -> Response:
    """Decide."""
    action = body.words if body.action is None else body.action
    assert action is not None
    await playing.act(house, desk, me.id, body.seat, body.log, action)
    return state_of(house, desk, me)


@router.post("/tables/{table}/undo", responses=STATE)
async def undo(house: HouseHere, me: Somebody, desk: KnownDesk, body: AtLog) -> Response:
    """Take my last decision back."""
    await playing.undo(house, desk, me.id, body.seat, body.log)
    return state_of(house, desk, me)


@router.post("/tables/{table}/take-back", responses=STATE)
async def take_back(house: HouseHere, me: Somebody, desk: KnownDesk, body: TakeBack) -> Response:
    """Ask all at the table to go back further."""
    await playing.ask_back(house, desk, me.id, body.seat, body.log, body.to)
    return state_of(house, desk, me)


@router.post("/tables/{table}/take-back/answer", responses=STATE)
async def answer(house: HouseHere, me: Somebody, desk: KnownDesk, body: Answer) -> Response:
    """Agree to take back, or refuse."""
    await playing.answer_back(house, desk, me.id, body.seat, body.log, body.agree)
    return state_of(house, desk, me)


@router.post("/tables/{table}/hand-over", responses=STATE)
async def hand_over(house: HouseHere, me: Somebody, desk: KnownDesk, body: AtLog) -> Response:
    """On a shared screen: this seat's person sits at it now."""
    await playing.hand_over(house, desk, me.id, body.seat, body.log)
    return state_of(house, desk, me)


@router.post("/tables/{table}/resign", responses=STATE)
async def resign(house: HouseHere, me: Somebody, desk: KnownDesk, body: ForSeat) -> Response:
    """Give up; a bot finishes for me."""
    await playing.resign(house, desk, me.id, body.seat, body.log)
    return state_of(house, desk, me)


@router.post("/tables/{table}/take-over", responses=STATE)
async def take_over(house: HouseHere, me: Somebody, desk: KnownDesk, body: Absent) -> Response:
    """Vote that a bot plays for somebody who is away."""
    await playing.vote(house, desk, me.id, body.seat, body.absent, body.log)
    return state_of(house, desk, me)


@router.post("/tables/{table}/return", responses=STATE)
async def come_back(house: HouseHere, me: Somebody, desk: KnownDesk, body: ForSeat) -> Response:
    """Play myself again."""
    await playing.come_back(house, desk, me.id, body.seat, body.log)
    return state_of(house, desk, me)


@router.get("/tables/{table}/refusals/{action}", responses=answers(WhyAnswer, 200, 401, 404, 409))
async def why(
    house: HouseHere, me: Somebody, desk: DeskHere, action: NumberPath, seat: SeatQuery
) -> Response:
    """Why that action is not possible; for who decides."""
    house.seen(desk, me.id)
    return told(playing.refusal(desk, me.id, seat, action))


@router.get("/tables/{table}/refusals", responses=answers(RefusalsAnswer, 200, 401, 404, 409))
async def all_refusals(house: HouseHere, me: Somebody, desk: DeskHere, seat: SeatQuery) -> Response:
    """Everything that is not possible, with the reasons; for who decides."""
    house.limits.take("heavy", me.id)
    return told(await playing.refusals(desk, me.id, seat))


@router.get(
    "/tables/{table}/preview/{action}", responses=answers(PreviewAnswer, 200, 401, 404, 409)
)
async def preview(
    house: HouseHere, me: Somebody, desk: DeskHere, action: NumberPath, seat: SeatQuery
) -> Response:
    """What an action would do, up to what it would reveal; for who decides."""
    house.seen(desk, me.id)
    return told(playing.preview(desk, me.id, seat, action))


@router.post("/tables/{table}/hints", responses=answers(HintsAnswer, 200, 401, 404, 409, 503))
async def hints(house: HouseHere, me: Somebody, desk: KnownDesk, body: AskHints) -> Response:
    """The best few actions, where the table allows hints; for who decides."""
    house.limits.take("hints", me.id)
    return told(await playing.hints(house, desk, me.id, body.seat, body.log, body.count))


@router.get("/tables/{table}/log", responses=answers(LogAnswer, 200, 404, 409))
async def whole_log(house: HouseHere, me: Anybody, desk: DeskHere) -> Response:
    """Everything since the start, as I may know it."""
    viewer = viewer_of(desk, me)
    play = desk.playing()
    house.limits.take("heavy", viewer.person or "spectators")
    steps = await house.desks.history(desk)
    return told({"log": play.n, "entries": [entry_json(play, step, viewer.seat) for step in steps]})


@router.get("/tables/{table}/positions/{n}", responses=answers(PositionAnswer, 200, 404, 409))
async def position(
    house: HouseHere, me: Anybody, desk: DeskHere, n: NumberPath, seat: AnySeat = None
) -> Response:
    """The position at a log number, as I might have known it then."""
    viewer = viewer_of(desk, me)
    play = desk.playing()
    if n > play.n:
        raise Problem("no-such-position")
    looks_as = _looks_as(desk, viewer, seat)
    steps = await house.desks.history(desk)
    keep = play.keep_for(n)
    if n == play.n:
        then = play.state
    elif keep is not None:
        then = play.position(keep)
    else:
        house.limits.take("heavy", viewer.person or "spectators")
        then = (await house.desks.at(desk, n)).state
    head: dict[str, Json] = {"table": desk.id, "n": n, "log": play.n}
    entry = entry_json(play, steps[n], looks_as)
    return told(head | position_json(play, then, looks_as) | {"entry": entry})


def _looks_as(desk: Desk, viewer: Viewer, seat: int | None) -> int | None:
    """Whose eyes: my own while it runs, anybody's once it is over."""
    if seat is None:
        return viewer.seat
    if seat >= len(desk.seats):
        raise Problem("no-such-seat")
    if seat != viewer.seat and not desk.playing().over:
        raise Problem("not-your-seat")
    return seat


@router.get(
    "/tables/{table}/record",
    response_class=PlainTextResponse,
    responses=answers(None, 200, 404, 409)
    | {200: {"content": {"text/plain": {}}, "description": "The record, or my log so far"}},
)
async def record(house: HouseHere, me: Anybody, desk: DeskHere) -> Response:
    """The record once it is over; before, the log as I may know it."""
    viewer = viewer_of(desk, me)
    play = desk.playing()
    house.limits.take("heavy", viewer.person or "spectators")
    if play.over:
        text = starting.record(desk).text()
    else:
        text = log_text(desk, await house.desks.history(desk), viewer.seat)
    name = f"{desk.row.game}-{desk.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@router.websocket("/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: TableId,
    since: Annotated[int | None, Query(ge=-1, le=2**31 - 1)] = None,
) -> None:
    """Everything at a table as it happens; see docs/api.md for the messages."""
    house = house_of(socket)
    await socket.accept()
    if house.stopping:
        await socket.close(GOING_AWAY)
        return
    if not same_origin(house, socket):
        await socket.close(NOT_ALLOWED)
        return
    address = address_of(socket)
    try:
        me = await who(socket)
    except Problem:
        await socket.close(NOT_SIGNED_IN)
        return
    if house.hub.full(None if me is None else me.id, address):
        await socket.close(TOO_MANY_CONNECTIONS)
        return
    counted = [address] if me is None else [address, me.id]
    house.hub.count(counted, 1)
    try:
        await Connection(house, socket, table, me, address).run(since)
    except Problem as problem:
        await socket.close(NO_SUCH_TABLE if problem.status == 404 else NOT_ALLOWED)
    finally:
        house.hub.count(counted, -1)


@router.websocket("/me/live")
async def my_live(socket: WebSocket) -> None:
    """Where it is my turn, as it happens."""
    house = house_of(socket)
    await socket.accept()
    if not same_origin(house, socket):
        await socket.close(NOT_ALLOWED)
        return
    try:
        me = await who(socket)
    except Problem:
        me = None
    if me is None:
        await socket.close(NOT_SIGNED_IN)
        return
    address = address_of(socket)
    if house.hub.full(me.id, address):
        await socket.close(TOO_MANY_CONNECTIONS)
        return
    house.hub.count([address, me.id], 1)
    try:
        await Watch(house, socket, me).run()
    finally:
        house.hub.count([address, me.id], -1)
