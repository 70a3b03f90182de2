"""Records that people bring."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from ziggurat.server.api.dependencies import (
    Anybody,
    AnySeat,
    HouseHere,
    NumberPath,
    Somebody,
    answers,
    nothing,
    told,
)
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import Id
from ziggurat.server.schemas.responses import RecordAnswer, RecordPositionAnswer
from ziggurat.server.tables import uploads as records

router = APIRouter(prefix="/api/records", tags=["records"])
TEXT = {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}


@router.post(
    "",
    status_code=201,
    responses=answers(RecordAnswer, 201, 401, 404, 415),
    openapi_extra={"requestBody": TEXT},
)
async def upload(house: HouseHere, me: Somebody, request: Request) -> Response:
    """Bring a record; it must be right."""
    house.limits.take("hints", me.id)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Problem("not-text") from error
    if kind != "text/plain" or "\x00" in text:
        raise Problem("not-text")
    row = await records.upload(house, me, text)
    return told(records.record_json(row), 201)


@router.get("/{id}", responses=answers(RecordAnswer, 200, 404))
async def one_record(house: HouseHere, _: Anybody, id: Id) -> Response:  # noqa: A002
    """A record with its log."""
    return told(records.record_json(await records.load(house, id)))


@router.get(
    "/{id}/text",
    response_class=PlainTextResponse,
    responses=answers(None, 200, 404)
    | {200: {"content": {"text/plain": {}}, "description": "The record"}},
)
async def record_text(house: HouseHere, _: Anybody, id: Id) -> Response:  # noqa: A002
    """The record as a file."""
    row = await records.load(house, id)
    return Response(row.text, media_type="text/plain; charset=utf-8")


@router.get("/{id}/positions/{n}", responses=answers(RecordPositionAnswer, 200, 404))
async def position(
    house: HouseHere,
    me: Anybody,
    id: Id,  # noqa: A002  as in its path
    n: NumberPath,
    seat: AnySeat = None,
) -> Response:
    """The position after `n` actions."""
    house.limits.take("heavy", "records" if me is None else me.id, 0.2)
    return told(await records.position(await records.load(house, id), n, seat))


@router.delete("/{id}", status_code=204, responses=answers(None, 204, 401, 404))
async def remove(house: HouseHere, me: Somebody, id: Id) -> Response:  # noqa: A002
    """Take my record away."""
    await records.remove(house, me, id)
    return nothing()
