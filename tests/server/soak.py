"""The long runs of the server: crashes, secrets and bad messages in large numbers."""

from __future__ import annotations

from tests.games.present import GAMES
from tests.server.crashes import crash_and_go_on
from tests.server.hosts import Host, all_go_home
from tests.server.message_fuzz import fuzz
from tests.server.requests import requests_of_every_kind
from tests.server.secrecy import keeps_secrets
from tests.server.services import Postgres, Redis
from tests.soaking import Task

KILLS = 5


def crashes_alone(index: int) -> dict[str, int]:
    """One process on SQLite, killed five times."""
    with Host() as host:
        found = crash_and_go_on(host, KILLS, f"soak {index}")
    all_go_home()
    return found


def crashes_of_two(index: int) -> dict[str, int]:
    """Two processes on PostgreSQL with Redis; one of them is killed, five times."""
    postgres, redis = Postgres(), Redis()
    try:
        with Host(postgres.new_database(), redis.url, 2, {"lease": "1"}) as host:
            found = crash_and_go_on(host, KILLS, f"soak {index}")
    finally:
        redis.close()
        postgres.close()
        all_go_home()
    return found


def secrets(index: int) -> dict[str, int]:
    """Twenty pairs of tables that differ in what one viewer cannot know."""
    sums: dict[str, int] = {}
    with Host(settings={"cached_tables": "1"}) as host:
        for turn in range(20):
            game = GAMES[turn % len(GAMES)]
            for name, count in keeps_secrets(host, game, f"soak {index} {turn}").items():
                sums[name] = sums.get(name, 0) + count
            all_go_home()
    return sums


def bad_messages(index: int) -> dict[str, int]:
    """A thousand messages that no client should send."""
    with Host() as host:
        found = fuzz(host, GAMES[index % len(GAMES)].name, 1000, f"soak {index}")
    all_go_home()
    return found


def requests(index: int) -> dict[str, int]:
    """Requests of every kind in the description, at their edges and at random."""
    with Host() as host:
        wrong = requests_of_every_kind(host, "coverage,fuzzing", 20, str(index + 1))
    all_go_home()
    assert wrong == "", wrong
    return {"runs": 1}


TASKS = [
    Task(name="kill one process on SQLite", count=10, run=crashes_alone),
    Task(name="kill one of two processes on PostgreSQL and Redis", count=10, run=crashes_of_two),
    Task(name="secrets over the wire", count=15, run=secrets),
    Task(name="bad WebSocket messages", count=10, run=bad_messages),
    Task(name="requests of every kind", count=2, run=requests),
]
