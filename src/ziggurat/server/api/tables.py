"""Tables before the start, and what is around them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response

from ziggurat.server.api.dependencies import (
    Anybody,
    DeskHere,
    HouseHere,
    SeatPath,
    Somebody,
    answers,
    nothing,
    told,
    viewer_of,
)
from ziggurat.server.schemas.requests import (
    MOST,
    ChangedTable,
    NewSeat,
    NewTable,
    Salted,
    Say,
    SitDown,
)
from ziggurat.server.schemas.responses import (
    ChatAnswer,
    ChatLineAnswer,
    InvitationAnswer,
    InvitedAnswer,
    StateAnswer,
    TableAnswer,
    TablesAnswer,
)
from ziggurat.server.tables import chat
from ziggurat.server.tables import lobby as tables
from ziggurat.server.tables import start as starting
from ziggurat.server.tables.viewer_json import state_json, table_json, table_line

router = APIRouter(prefix="/api", tags=["tables"])
Token = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


@router.get("/tables", responses=answers(TablesAnswer))
async def public_tables(
    house: HouseHere,
    me: Anybody,
    stage: Annotated[Literal["gathering", "playing", "over"] | None, Query()] = None,
    game: Annotated[str | None, Query(pattern=r"^[a-z0-9-]{1,32}$")] = None,
) -> Response:
    """Public tables, the newest first."""
    person = None if me is None else me.id
    found = await tables.public(house, stage, game)
    return told({"tables": [table_line(house, desk, person) for desk in found]})


@router.post("/tables", status_code=201, responses=answers(TableAnswer, 201, 401, 404, 409))
async def create(house: HouseHere, me: Somebody, body: NewTable) -> Response:
    """Set up a table."""
    house.limits.take("tables", me.id)
    desk = await tables.create(house, me, body)
    return told(table_json(house, desk, me.id), 201)


@router.get("/tables/{table}", responses=answers(TableAnswer, 200, 404))
async def one_table(house: HouseHere, me: Anybody, desk: DeskHere) -> Response:
    """A table, for whoever knows its id."""
    return told(table_json(house, desk, None if me is None else me.id))


@router.patch("/tables/{table}", responses=answers(TableAnswer, 200, 401, 404, 409))
async def change(house: HouseHere, me: Somebody, desk: DeskHere, body: ChangedTable) -> Response:
    """Other options, before the start."""
    return told(table_json(house, await tables.change_table(house, desk, me, body), me.id))


@router.delete("/tables/{table}", status_code=204, responses=answers(None, 204, 401, 404, 409))
async def remove(house: HouseHere, me: Somebody, desk: DeskHere) -> Response:
    """Take the table away, before the start."""
    await tables.remove(house, desk, me)
    return nothing()


@router.put("/tables/{table}/seats/{seat}", responses=answers(TableAnswer, 200, 401, 404, 409))
async def change_seat(
    house: HouseHere, me: Somebody, desk: DeskHere, seat: SeatPath, body: NewSeat
) -> Response:
    """Who is to sit there."""
    return told(table_json(house, await tables.change_seat(house, desk, me, seat, body), me.id))


@router.post("/tables/{table}/seats", responses=answers(TableAnswer, 200, 401, 404, 409))
async def add_seat(house: HouseHere, me: Somebody, desk: DeskHere, body: NewSeat) -> Response:
    """One more seat."""
    return told(table_json(house, await tables.add_seat(house, desk, me, body), me.id))


@router.delete("/tables/{table}/seats/{seat}", responses=answers(TableAnswer, 200, 401, 404, 409))
async def remove_seat(house: HouseHere, me: Somebody, desk: DeskHere, seat: SeatPath) -> Response:
    """One seat less."""
    return told(table_json(house, await tables.remove_seat(house, desk, me, seat), me.id))


@router.post("/tables/{table}/join", responses=answers(TableAnswer, 200, 401, 404, 409))
async def join(house: HouseHere, me: Somebody, desk: DeskHere, body: SitDown) -> Response:
    """Sit down on an open seat."""
    desk = await tables.join(house, desk, me, body.seat, body.salt)
    return told(table_json(house, desk, me.id))


@router.post("/tables/{table}/leave", responses=answers(TableAnswer, 200, 401, 404, 409))
async def leave(house: HouseHere, me: Somebody, desk: DeskHere) -> Response:
    """Stand up again, before the start."""
    return told(table_json(house, await tables.leave(house, desk, me), me.id))


@router.post(
    "/tables/{table}/seats/{seat}/invitation",
    responses=answers(InvitationAnswer, 200, 401, 404, 409),
)
async def invite(house: HouseHere, me: Somebody, desk: DeskHere, seat: SeatPath) -> Response:
    """A single-use link to a seat."""
    token = await tables.invite(house, desk, me, seat)
    return told({"token": token, "url": f"{house.base_url}/join/{token}"})


@router.get("/invitations/{token}", responses=answers(InvitedAnswer, 200, 404))
async def invited(house: HouseHere, me: Anybody, token: Token) -> Response:
    """What an invitation is for."""
    house.limits.take("heavy", "invitations" if me is None else me.id)
    desk, seat = await tables.invited(house, token)
    return told({"table": table_json(house, desk, None if me is None else me.id), "seat": seat})


@router.post("/invitations/{token}", responses=answers(TableAnswer, 200, 401, 404, 409))
async def accept(house: HouseHere, me: Somebody, token: Token, body: Salted) -> Response:
    """Sit down by an invitation."""
    house.limits.take("heavy", me.id)
    return told(table_json(house, await tables.accept(house, token, me, body.salt), me.id))


@router.post("/tables/{table}/start", responses=answers(StateAnswer, 200, 401, 404, 409))
async def start(house: HouseHere, me: Somebody, desk: DeskHere) -> Response:
    """Start the game."""
    await starting.start(house, desk, me)
    return told(state_json(house, desk, viewer_of(desk, me)))


@router.post(
    "/tables/{table}/rematch",
    status_code=201,
    responses=answers(TableAnswer, 201, 401, 404, 409) | answers(TableAnswer),
)
async def rematch(house: HouseHere, me: Somebody, desk: DeskHere) -> Response:
    """The same people once more."""
    house.limits.take("tables", me.id)
    again, new = await starting.rematch(house, desk, me)
    return told(table_json(house, again, me.id), 201 if new else 200)


@router.get("/tables/{table}/chat", responses=answers(ChatAnswer, 200, 404))
async def read_chat(
    house: HouseHere,
    me: Anybody,
    desk: DeskHere,
    before: Annotated[int | None, Query(ge=0, le=MOST)] = None,
) -> Response:
    """What was said."""
    viewer_of(desk, me)
    lines = await chat.lines_before(house, desk.id, before)
    return told({"lines": [chat.line_json(line) for line in lines]})


@router.post(
    "/tables/{table}/chat", status_code=201, responses=answers(ChatLineAnswer, 201, 401, 404)
)
async def say(house: HouseHere, me: Somebody, desk: DeskHere, body: Say) -> Response:
    """Say something at the table."""
    house.limits.take("chat", me.id)
    return told(chat.line_json(await chat.say(house, desk, me, body.text)), 201)
