"""Hosts for the tests: one process on SQLite, and two on PostgreSQL with Redis."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.hosts import Host, all_go_home
from tests.server.services import Postgres, Redis
from ziggurat.server.page_files import INDEX

WAYS = ("sqlite", "cluster")
IMPATIENT = {"absent_live": "4", "absent_relaxed": "4"}
"""Whoever is away for four seconds is absent; a starved process has time to say who is there."""


@pytest.fixture(scope="session")
def built() -> None:
    """The page is in the package that is tested; a test that needs it is never skipped."""
    assert INDEX.is_file(), "the page is not built: make page"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    service = Postgres()
    yield service
    service.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    service = Redis()
    yield service
    service.close()


@pytest.fixture(scope="session")
def alone() -> Iterator[Host]:
    """One process on SQLite, shared by many tests."""
    with Host(settings=IMPATIENT) as host:
        yield host


@pytest.fixture(scope="session")
def cluster(postgres: Postgres, redis: Redis) -> Iterator[Host]:
    """Two processes on PostgreSQL with Redis, shared by many tests."""
    with Host(postgres.new_database(), redis.url, 2, IMPATIENT) as host:
        yield host


@pytest.fixture(params=[pytest.param(way, marks=pytest.mark.rotating()) for way in WAYS])
def host(request: pytest.FixtureRequest) -> Host:
    """Either way, of which each test takes one a day and half of the tests the other."""
    chosen = request.getfixturevalue("alone" if request.param == "sqlite" else "cluster")
    assert isinstance(chosen, Host)
    return chosen


@pytest.fixture(autouse=True)
def _go_home() -> Iterator[None]:
    yield
    all_go_home()
