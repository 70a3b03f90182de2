"""What is acknowledged is never lost, whatever is killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random

import pytest

from tests.server.crashes import crash_and_go_on
from tests.server.hosts import Host, choose, facts, play_on
from tests.server.late import late_table_for_two
from tests.server.polling import alive, children_of, until
from tests.server.services import Postgres, Redis
from tests.server.test_play import EVERY_GAME, table_for_two, waiting
from ziggurat import Game

LAST = 150
"""So many decisions are left when the killing begins: more than are made before it."""


@pytest.mark.rotating("killing a server")
@EVERY_GAME
def test_a_killed_server_goes_on_where_it_was(game: Game) -> None:
    with Host() as host:
        assert crash_and_go_on(host, 1, "alone", [game], LAST)["kills"] == 1


@pytest.mark.rotating("killing a server")
@EVERY_GAME
def test_killing_one_of_two_processes_loses_nothing(
    postgres: Postgres, redis: Redis, game: Game
) -> None:
    with Host(postgres.migrated_database(), redis.url, 2, {"lease": "1"}) as host:
        assert crash_and_go_on(host, 1, "cluster", [game], LAST)["kills"] == 1


def test_killing_redis_and_then_a_process_loses_nothing(postgres: Postgres) -> None:
    redis = Redis()
    with Host(postgres.migrated_database(), redis.url, 2) as host:
        eva, adam, table = late_table_for_two(host, "mexica", "random", last=120)
        play_on(table, [eva, adam], Random(1), actions=10)
        redis.stop()
        play_on(table, [eva, adam], Random(2), actions=20)
        redis.start()
        play_on(table, [eva, adam], Random(3), actions=10)
        gone, left = host.processes
        gone.kill()
        for guest in (eva, adam):
            guest.moves_to(left.url)

        final = facts(play_on(table, [eva, adam], Random(4))["final"])

        assert final["outcome"]
    redis.close()


def test_a_graceful_stop_says_so_and_loses_nothing() -> None:
    with Host() as host:
        eva, adam, table = table_for_two(host, "tigris")
        guest, state = waiting([eva, adam], table)
        log = guest.acts(table, state, choose(state, Random(1)))["log"]
        with eva.watch(table) as live:
            live.state()
            code = host.processes[0].stop()
            assert live.closed() == 1001
        assert code in (0, -15)
        host.processes[0].start()
        assert eva.state(table)["log"] == log


def test_workers_end_with_a_killed_server() -> None:
    with Host() as host:
        eva = host.guest("Eva")
        eva.sets_up("mexica", "random", "random", start=True)
        process = host.processes[0].process
        assert process is not None
        children = children_of(process.pid)
        assert children

        host.processes[0].kill()

        until(lambda: not any(alive(pid) for pid in children), 60, "the workers have ended")


def test_a_crashed_worker_is_replaced() -> None:
    with Host() as host:
        eva = host.guest("Eva")
        table = eva.sets_up("tigris", "random", "random", "random", start=True)
        process = host.processes[0].process
        assert process is not None
        killed: set[int] = set()
        for _ in range(3):
            until(lambda: bool(set(workers_of(process.pid)) - killed), 60, "a worker is there")
            for worker in workers_of(process.pid):
                killed.add(worker)
                os.kill(worker, signal.SIGKILL)

        until(lambda: eva.state(table)["final"] is not None, 60, "the game is over")

        assert len(killed) >= 3


def workers_of(pid: int) -> list[int]:
    """The processes in which bots think; one more looks after shared resources."""
    found = []
    for child in children_of(pid):
        try:
            command = Path(f"/proc/{child}/cmdline").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if "spawn_main" in command and alive(child):
            found.append(child)
    return found
