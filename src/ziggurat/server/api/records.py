"""Records that people upload."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from ziggurat.server.api.dependencies import (
    Anybody,
    AnySeat,
    NumberPath,
    Server,
    Somebody,
    described,
    json_response,
    json_text,
    nothing,
    sender_of,
)
from ziggurat.server.problems import Problem
from ziggurat.server.rate_limits import by_person
from ziggurat.server.schemas.requests import Id
from ziggurat.server.schemas.responses import RecordInfo, RecordPosition, TableInfo
from ziggurat.server.tables.viewer_json import table_info

router = APIRouter(prefix="/api/records", tags=["records"])
TEXT = {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}


@router.post(
    "",
    status_code=201,
    responses=described(RecordInfo, 201, 401, 404, 409, 415),
    openapi_extra={"requestBody": TEXT},
)
async def upload(server: Server, me: Somebody, request: Request) -> Response:
    """Upload a record; it must be valid."""
    server.limits.take("hints", by_person(me.id))
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Problem("not-text") from error
    if kind != "text/plain" or "\x00" in text:
        raise Problem("not-text")
    row = await server.uploads.upload(me, text)
    return json_text(await server.uploads.text(row), 201)


@router.get("/{id}", responses=described(RecordInfo, 200, 404))
async def one_record(
    server: Server,
    request: Request,
    me: Anybody,
    id: Id,  # noqa: A002  as in its path
) -> Response:
    """A record with its log."""
    server.limits.take("heavy", sender_of(request, me), 0.2)
    return json_text(await server.uploads.text(await server.uploads.load(id)))


@router.get(
    "/{id}/text",
    response_class=PlainTextResponse,
    responses=described(None, 200, 404)
    | {200: {"content": {"text/plain": {}}, "description": "The record"}},
)
async def record_text(server: Server, _: Anybody, id: Id) -> Response:  # noqa: A002
    """The record as a file."""
    row = await server.uploads.load(id)
    return Response(row.text, media_type="text/plain; charset=utf-8")


@router.get("/{id}/positions/{n}", responses=described(RecordPosition, 200, 404))
async def position(
    server: Server,
    request: Request,
    me: Anybody,
    id: Id,  # noqa: A002  as in its path
    n: NumberPath,
    seat: AnySeat = None,
) -> Response:
    """The position after `n` actions."""
    server.limits.take("heavy", sender_of(request, me), 0.2)
    return json_response(await server.uploads.position(id, n, seat))


@router.post("/{id}/table", responses=described(TableInfo, 200, 401, 404, 409))
async def table(server: Server, me: Somebody, id: Id) -> Response:  # noqa: A002
    """The table of my record, which is over: to replay, analyse and share like any other."""
    server.limits.take("heavy", by_person(me.id))
    found = await server.brought.table(me, id)
    return json_response(table_info(server.presence, found, me.id))


@router.delete("/{id}", status_code=204, responses=described(None, 204, 401, 404))
async def remove(server: Server, me: Somebody, id: Id) -> Response:  # noqa: A002
    """Remove my record."""
    await server.uploads.remove(me, id)
    return nothing()
