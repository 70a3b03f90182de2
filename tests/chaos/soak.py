"""The long storms: every kind of fault on either kind of host, each with a seed of its own."""

from __future__ import annotations

from tests.server.chaos import storm
from tests.server.faults import CLUSTER, SQLITE, scene
from tests.server.hosts import all_go_home
from tests.soaking import Task

TABLES = 2


def blown_through(way: str, faults: int, seed: str) -> dict[str, int]:
    try:
        with scene(way) as around:
            return storm(around, TABLES, faults, seed)
    finally:
        all_go_home()


def on_sqlite(index: int) -> dict[str, int]:
    """Each of the eleven kinds once; the seed is the unit's number."""
    return blown_through(SQLITE, 11, f"sqlite {index}")


def on_two_processes(index: int) -> dict[str, int]:
    """Each of the fifteen kinds once; the seed is the unit's number."""
    return blown_through(CLUSTER, 15, f"cluster {index}")


TASKS = [
    Task(name="faults around one process on SQLite", count=19, run=on_sqlite),
    Task(
        name="faults around two processes on PostgreSQL and Redis", count=14, run=on_two_processes
    ),
]
