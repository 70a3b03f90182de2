"""Tables before the start, and what is around them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from ziggurat.server.api.dependencies import (
    Anybody,
    SeatPath,
    Server,
    Somebody,
    Table,
    described,
    json_response,
    nothing,
    sender_of,
    viewer_of,
)
from ziggurat.server.rate_limits import by_person
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
    Chat,
    ChatLine,
    Invitation,
    Invited,
    State,
    TableInfo,
    Tables,
)
from ziggurat.server.tables.chat import line_of
from ziggurat.server.tables.viewer_json import table_info, table_line, viewer_state

router = APIRouter(prefix="/api", tags=["tables"])
BEFORE_START = -1
Token = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


@router.get("/tables", responses=described(Tables))
async def public_tables(
    server: Server,
    me: Anybody,
    stage: Annotated[Literal["gathering", "playing", "over"] | None, Query()] = None,
    game: Annotated[str | None, Query(pattern=r"^[a-z0-9-]{1,32}$")] = None,
) -> Response:
    """Public tables, the newest first."""
    person = None if me is None else me.id
    found = await server.registry.public(stage, game)
    return json_response(
        Tables(tables=[table_line(server.presence, table, person) for table in found])
    )


@router.post("/tables", status_code=201, responses=described(TableInfo, 201, 401, 404, 409))
async def create(server: Server, me: Somebody, body: NewTable) -> Response:
    """Set up a table."""
    server.limits.take("tables", by_person(me.id))
    table = await server.lobby.create(me, body)
    return json_response(table_info(server.presence, table, me.id), 201)


@router.get("/tables/{table}", responses=described(TableInfo, 200, 404))
async def one_table(server: Server, me: Anybody, table: Table) -> Response:
    """A table, for whoever knows its id."""
    return json_response(table_info(server.presence, table, None if me is None else me.id))


@router.patch("/tables/{table}", responses=described(TableInfo, 200, 401, 404, 409))
async def change(server: Server, me: Somebody, table: Table, body: ChangedTable) -> Response:
    """Change the options, before the start."""
    changed = await server.lobby.change(table, me, body)
    return json_response(table_info(server.presence, changed, me.id))


@router.delete("/tables/{table}", status_code=204, responses=described(None, 204, 401, 404, 409))
async def remove(server: Server, me: Somebody, table: Table) -> Response:
    """Remove the table, before the start."""
    await server.lobby.remove(table, me)
    return nothing()


@router.put("/tables/{table}/seats/{seat}", responses=described(TableInfo, 200, 401, 404, 409))
async def change_seat(
    server: Server, me: Somebody, table: Table, seat: SeatPath, body: NewSeat
) -> Response:
    """Change who is to sit there."""
    changed = await server.lobby.change_seat(table, me, seat, body)
    return json_response(table_info(server.presence, changed, me.id))


@router.post("/tables/{table}/seats", responses=described(TableInfo, 200, 401, 404, 409))
async def add_seat(server: Server, me: Somebody, table: Table, body: NewSeat) -> Response:
    """One more seat."""
    changed = await server.lobby.add_seat(table, me, body)
    return json_response(table_info(server.presence, changed, me.id))


@router.delete("/tables/{table}/seats/{seat}", responses=described(TableInfo, 200, 401, 404, 409))
async def remove_seat(server: Server, me: Somebody, table: Table, seat: SeatPath) -> Response:
    """One seat fewer."""
    changed = await server.lobby.remove_seat(table, me, seat)
    return json_response(table_info(server.presence, changed, me.id))


@router.post("/tables/{table}/join", responses=described(TableInfo, 200, 401, 404, 409))
async def join(server: Server, me: Somebody, table: Table, body: SitDown) -> Response:
    """Sit down in an open seat."""
    table = await server.lobby.join(table, me, body.seat, body.salt)
    return json_response(table_info(server.presence, table, me.id))


@router.post("/tables/{table}/leave", responses=described(TableInfo, 200, 401, 404, 409))
async def leave(server: Server, me: Somebody, table: Table) -> Response:
    """Stand up again, before the start."""
    changed = await server.lobby.leave(table, me)
    return json_response(table_info(server.presence, changed, me.id))


@router.post(
    "/tables/{table}/seats/{seat}/invitation",
    responses=described(Invitation, 200, 401, 404, 409),
)
async def invite(server: Server, me: Somebody, table: Table, seat: SeatPath) -> Response:
    """A single-use link to a seat."""
    token = await server.lobby.invite(table, me, seat)
    return json_response(Invitation(token=token, url=f"{server.settings.base_url}/join/{token}"))


@router.get("/invitations/{token}", responses=described(Invited, 200, 404))
async def invited(server: Server, request: Request, me: Anybody, token: Token) -> Response:
    """What an invitation is for."""
    server.limits.take("heavy", sender_of(request, me))
    table, seat = await server.lobby.invited(token)
    info = table_info(server.presence, table, None if me is None else me.id)
    return json_response(Invited(table=info, seat=seat))


@router.post("/invitations/{token}", responses=described(TableInfo, 200, 401, 404, 409))
async def accept(server: Server, me: Somebody, token: Token, body: Salted) -> Response:
    """Sit down by an invitation."""
    server.limits.take("heavy", by_person(me.id))
    changed = await server.lobby.accept(token, me, body.salt)
    return json_response(table_info(server.presence, changed, me.id))


@router.post("/tables/{table}/start", responses=described(State, 200, 401, 404, 409))
async def start(server: Server, me: Somebody, table: Table) -> Response:
    """Start the game."""
    await server.starter.start(table, me)
    steps = await server.cache.steps_since(table, BEFORE_START)
    return json_response(viewer_state(server.presence, table, viewer_of(table, me), steps))


@router.post(
    "/tables/{table}/rematch",
    status_code=201,
    responses=described(TableInfo, 201, 401, 404, 409) | described(TableInfo),
)
async def rematch(server: Server, me: Somebody, table: Table) -> Response:
    """The same people once more."""
    server.limits.take("tables", by_person(me.id))
    again, new = await server.rematches.open(table, me)
    return json_response(table_info(server.presence, again, me.id), 201 if new else 200)


@router.get("/tables/{table}/chat", responses=described(Chat, 200, 404))
async def read_chat(
    server: Server,
    me: Anybody,
    table: Table,
    before: Annotated[int | None, Query(ge=0, le=MOST)] = None,
) -> Response:
    """What was said."""
    viewer_of(table, me)
    lines = await server.chat.before(table.id, before)
    return json_response(Chat(lines=[line_of(line) for line in lines]))


@router.post("/tables/{table}/chat", status_code=201, responses=described(ChatLine, 201, 401, 404))
async def say(server: Server, me: Somebody, table: Table, body: Say) -> Response:
    """Say something at the table."""
    server.limits.take("chat", by_person(me.id))
    return json_response(line_of(await server.chat.say(table, me, body.text)), 201)
