"""The application: a server process, its endpoints, and the middleware before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

import ziggurat
from ziggurat.server.api import (
    analyses,
    info,
    lessons,
    live,
    page,
    people,
    play,
    puzzles,
    records,
    studies,
    tables,
)
from ziggurat.server.api.dependencies import problem_response, process_of
from ziggurat.server.api.gate import Gate
from ziggurat.server.api.middleware import Middleware
from ziggurat.server.problems import Problem, of_status
from ziggurat.server.process import ServerProcess
from ziggurat.server.schemas.responses import TableNews, Waiting
from ziggurat.server.settings import Settings


def build(settings: Settings) -> ASGIApp:
    """A server process, ready to be run by uvicorn."""
    return served(ServerProcess(settings))


def served(process: ServerProcess) -> ASGIApp:
    """What uvicorn runs of a server process."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await process.start()
        yield
        await process.stop()

    app = application()
    app.router.lifespan_context = lifespan
    app.state.process = process
    gate = Gate(process.limits, process.accounts, process.metrics)
    return Middleware(app, gate, process.metrics, process.settings)


def application() -> FastAPI:
    """All endpoints and their description, which also becomes the types of the page."""
    app = FastAPI(
        title="Ziggurat",
        version=ziggurat.__version__,
        description="Tables that are never lost; docs/api.md explains it all.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        exception_handlers={
            Problem: _problem,
            RequestValidationError: _bad_input,
            HTTPException: _status,
            OperationalError: _storage_away,
            PoolTimeout: _storage_away,
            DBAPIError: _storage_away,
            OSError: _storage_away,
            Exception: _failed,
        },
    )
    app.webhooks.post("table-live")(_table_live)
    app.webhooks.post("my-live")(_my_live)

    parts = (info, lessons, puzzles, people, tables, play, analyses, records, studies, live, page)
    for part in parts:
        app.include_router(part.router)
    return app


def _table_live(message: TableNews) -> None:
    """What comes through the live connection of a table."""


def _my_live(message: Waiting) -> None:
    """What comes through my own live connection."""


def _counted(request: Request, problem: Problem) -> Response:
    process_of(request).metrics.problems.labels(problem.key).inc()
    return problem_response(problem)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return _counted(request, error)


async def _bad_input(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(step) for step in first["loc"])
    detail = str(first["msg"]).encode("utf-8", "replace").decode()
    return _counted(request, Problem("bad-input", {"where": where, "detail": detail}))


async def _status(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = _counted(request, of_status(error.status_code))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _failed(request: Request, _: Exception) -> Response:
    return _counted(request, Problem("server-error"))


async def _storage_away(request: Request, _: Exception) -> Response:
    return _counted(request, Problem("storage-away"))
