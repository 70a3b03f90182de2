"""What all endpoints share: who asks, how to answer, what can go wrong."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Path, Query, Request
from fastapi.requests import HTTPConnection
from fastapi.responses import Response
from pydantic import BaseModel

from ziggurat.core.types import Json
from ziggurat.server.live.connections import encode
from ziggurat.server.people import accounts as people
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.process import House
from ziggurat.server.schemas.requests import MOST, MOST_SEATS
from ziggurat.server.schemas.responses import ProblemAnswer
from ziggurat.server.tables.cache import Desk
from ziggurat.server.tables.viewer_json import Viewer

COOKIE = "ziggurat"
SAFE = ("GET", "HEAD", "OPTIONS")
YEAR = 365 * 86_400

PROBLEM = ProblemAnswer.model_json_schema()

Responses = dict[int | str, dict[str, object]]


def answers(model: type[BaseModel] | None = None, status: int = 200, *problems: int) -> Responses:
    """What an endpoint may answer, for the description."""
    found: Responses = {}
    if model is not None:
        found[status] = {"model": model}
    for code in {*problems, 400, 403, 413, 422, 429}:
        found[code] = {
            "description": "Problem",
            "content": {"application/problem+json": {"schema": PROBLEM}},
        }
    return found


def house_of(connection: HTTPConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def same_origin(house: House, connection: HTTPConnection) -> bool:
    """Whether a browser sent this from a page of ours; other clients send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    allowed = {connection.headers.get("host", "").lower()}
    if house.settings.public_url:
        allowed.add(urlsplit(house.settings.public_url).netloc.lower())
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() in allowed


async def who(connection: HTTPConnection) -> Me | None:
    """Whoever the cookie or token says; None is a stranger."""
    house = house_of(connection)
    given = connection.headers.get("authorization", "")
    if given:
        kind, _, secret = given.partition(" ")
        if kind.lower() != "bearer":
            raise Problem("not-signed-in")
        me = await people.find(house, secret.strip(), people.TOKEN)
        if me is None:
            raise Problem("not-signed-in")
        return me
    secret = connection.cookies.get(COOKIE, "")
    return await people.find(house, secret, people.COOKIE) if secret else None


async def asker(request: Request) -> Me | None:
    """Who asks, counted and checked."""
    house = house_of(request)
    if house.stopping:
        raise Problem("stopping")
    if request.method not in SAFE and not same_origin(house, request):
        raise Problem("foreign-origin")
    house.limits.take("requests", address_of(request))
    me = await who(request)
    if me is not None:
        house.limits.take("requests", me.id)
    return me


async def signed_in(me: Annotated[Me | None, Depends(asker)]) -> Me:
    if me is None:
        raise Problem("not-signed-in")
    return me


TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{1,32}$")]


async def desk_of(request: Request, table: TableId) -> Desk:
    """The table as it is now."""
    return await house_of(request).desks.open(table)


async def known_desk_of(request: Request, table: TableId) -> Desk:
    """The table as this process knows it, for what looks again before it writes."""
    return await house_of(request).desks.open(table, look=False)


def viewer_of(desk: Desk, me: Me | None) -> Viewer:
    return Viewer(desk, None if me is None else me.id)


HouseHere = Annotated[House, Depends(house_of)]
Anybody = Annotated[Me | None, Depends(asker)]
Somebody = Annotated[Me, Depends(signed_in)]
DeskHere = Annotated[Desk, Depends(desk_of)]
KnownDesk = Annotated[Desk, Depends(known_desk_of)]
SeatPath = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
SeatQuery = Annotated[int, Query(ge=0, lt=MOST_SEATS)]
AnySeat = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]
NumberPath = Annotated[int, Path(ge=0, le=MOST)]
Since = Annotated[int | None, Query(ge=-1, le=MOST)]


def told(value: Json, status: int = 200, kind: str = "application/json") -> Response:
    """An answer that nobody may keep."""
    return Response(encode(value), status, {"Cache-Control": "no-store"}, f"{kind}")


def nothing() -> Response:
    return Response(status_code=204)


def problem_response(problem: Problem) -> Response:
    response = told(problem.json(), problem.status, "application/problem+json")
    seconds = problem.facts.get("seconds")
    if problem.key == "too-many" and isinstance(seconds, int | float):
        response.headers["Retry-After"] = str(max(1, round(seconds)))
    if problem.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def with_cookie(house: House, response: Response, secret: str) -> Response:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
    return response
