"""What all endpoints share: who asks, how to answer, what can go wrong."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Path, Query, Request
from fastapi.requests import HTTPConnection
from fastapi.responses import Response
from pydantic import BaseModel, Field

from ziggurat.server.people.accounts import COOKIE, TOKEN, Me
from ziggurat.server.problems import Problem
from ziggurat.server.process import ServerProcess
from ziggurat.server.rate_limits import by_address, by_person
from ziggurat.server.schemas.requests import MOST, MOST_ASKED, MOST_SEATS
from ziggurat.server.schemas.responses import encode, problem_of
from ziggurat.server.tables.cache import OpenTable
from ziggurat.server.tables.viewer_json import Viewer

COOKIE_NAME = "ziggurat"
SAFE = ("GET", "HEAD", "OPTIONS")
YEAR = 365 * 86_400

PROBLEM = "#/components/schemas/ProblemBody"

Responses = dict[int | str, dict[str, object]]


def described(model: type[BaseModel] | None = None, status: int = 200, *problems: int) -> Responses:
    """What an endpoint may answer, for the description."""
    found: Responses = {}
    if model is not None:
        found[status] = {"model": model}
    for code in {*problems, 400, 403, 413, 422, 429}:
        found[code] = {
            "description": "Problem",
            "content": {"application/problem+json": {"schema": {"$ref": PROBLEM}}},
        }
    return found


def process_of(connection: HTTPConnection) -> ServerProcess:
    process = connection.app.state.process
    assert isinstance(process, ServerProcess)
    return process


async def server(connection: HTTPConnection) -> ServerProcess:
    return process_of(connection)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def sender_of(connection: HTTPConnection, me: Me | None) -> str:
    """What a request is counted by: its person, or for strangers the address."""
    return by_address(address_of(connection)) if me is None else by_person(me.id)


def same_origin(public_url: str, connection: HTTPConnection) -> bool:
    """Whether a browser sent this from a page of ours; other clients send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    allowed = {connection.headers.get("host", "").lower()}
    if public_url:
        allowed.add(urlsplit(public_url).netloc.lower())
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() in allowed


async def who(connection: HTTPConnection) -> Me | None:
    """Whoever the cookie or token says; None is a stranger."""
    accounts = process_of(connection).accounts
    given = connection.headers.get("authorization", "")
    if given:
        kind, _, secret = given.partition(" ")
        if kind.lower() != "bearer":
            raise Problem("not-signed-in")
        me = await accounts.find(secret.strip(), TOKEN)
        if me is None:
            raise Problem("not-signed-in")
        return me
    secret = connection.cookies.get(COOKIE_NAME, "")
    return await accounts.find(secret, COOKIE) if secret else None


async def asker(request: Request) -> Me | None:
    """Who asks, checked."""
    process = process_of(request)
    if process.stopping:
        raise Problem("stopping")
    if request.method not in SAFE and not same_origin(process.settings.public_url, request):
        raise Problem("foreign-origin")
    return await who(request)


async def signed_in(me: Annotated[Me | None, Depends(asker)]) -> Me:
    if me is None:
        raise Problem("not-signed-in")
    return me


TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{1,32}$")]


async def table_now(request: Request, table: TableId) -> OpenTable:
    """The table as it is now."""
    return await process_of(request).cache.open(table)


async def table_in_memory(request: Request, table: TableId) -> OpenTable:
    """The table as this process knows it, for what looks again before it writes."""
    return await process_of(request).cache.open(table, look=False)


def viewer_of(table: OpenTable, me: Me | None) -> Viewer:
    return Viewer(table, None if me is None else me.id)


Server = Annotated[ServerProcess, Depends(server)]
Anybody = Annotated[Me | None, Depends(asker)]
Somebody = Annotated[Me, Depends(signed_in)]
Table = Annotated[OpenTable, Depends(table_now)]
TableInMemory = Annotated[OpenTable, Depends(table_in_memory)]
SeatPath = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
SeatQuery = Annotated[int, Query(ge=0, lt=MOST_SEATS)]
AnySeat = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]
LanguageName = Annotated[str, Query(pattern=r"^[a-z]{2}$")]
NumberPath = Annotated[int, Path(ge=0, le=MOST)]
ActionsQuery = Annotated[
    list[Annotated[int, Field(ge=0, le=MOST)]], Query(max_length=MOST_ASKED, default_factory=list)
]
Since = Annotated[int | None, Query(ge=-1, le=MOST)]
LogQuery = Annotated[int | None, Query(ge=0, le=MOST)]


def json_response(body: BaseModel, status: int = 200, kind: str = "application/json") -> Response:
    """An answer that nobody may cache."""
    return json_text(encode(body), status, kind)


def json_text(text: str, status: int = 200, kind: str = "application/json") -> Response:
    """The same for what was encoded elsewhere."""
    return Response(text, status, {"Cache-Control": "no-store"}, kind)


def nothing() -> Response:
    return Response(status_code=204)


def problem_response(problem: Problem) -> Response:
    response = json_response(problem_of(problem), problem.status, "application/problem+json")
    seconds = problem.facts.get("seconds")
    if problem.key == "too-many" and isinstance(seconds, int | float):
        response.headers["Retry-After"] = str(max(1, round(seconds)))
    if problem.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def with_cookie(response: Response, secret: str, secure: bool) -> Response:
    response.set_cookie(
        COOKIE_NAME,
        secret,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return response
