"""A short storm: every kind of fault once. The long ones are for `make soak`."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from tests.server.chaos import Storm, storm
from tests.server.faults import (
    CLUSTER,
    SQLITE,
    postgres_hung,
    postgres_stopped,
    redis_hung,
    scene,
    server_killed,
)
from tests.server.hosts import Guest, Host
from tests.server.polling import children_of, run, until
from tests.server.services import Postgres, Redis
from ziggurat.server.bus import RedisBus


@pytest.mark.rotating("storm")
def test_nothing_is_lost_whatever_breaks_around_one_process() -> None:
    with scene(SQLITE) as around:
        found = storm(around, tables=1, faults=11, seed="short")

    assert found["faults"] == sum(n for name, n in found.items() if name.startswith("fault: "))
    assert found["acknowledged"] >= 11


@pytest.mark.rotating("storm")
def test_nothing_is_lost_whatever_breaks_around_two() -> None:
    with scene(CLUSTER) as around:
        found = Storm(around, tables=1, seed="brief")
        found.blow([postgres_hung, postgres_stopped, redis_hung, server_killed], faults=4)
        assert found.check()["faults"] == 4


def test_a_redis_that_hangs_is_missed_and_found_again() -> None:
    async def becomes(bus: RedisBus, up: bool) -> bool:
        for _ in range(2_000):
            if bus.up == up:
                return True
            await asyncio.sleep(0.01)
        return False

    async def seen() -> list[bool]:
        bus = RedisBus(redis.url, "here")
        await bus.start()
        found = [await becomes(bus, up=True)]
        redis.hang()
        found.append(await becomes(bus, up=False))
        redis.wake()
        found.append(await becomes(bus, up=True))
        await bus.stop()
        return found

    redis = Redis()
    try:
        assert run(seen()) == [True, True, True]
    finally:
        redis.close()


def thoughts(url: str) -> float:
    """How many times a bot has decided in a process."""
    name = "ziggurat_bot_seconds_count "
    lines = Guest(url, "Zoe").text("/metrics").splitlines()
    return float(next(line.removeprefix(name) for line in lines if line.startswith(name)))


def test_bots_think_wherever_there_is_room(postgres: Postgres, redis: Redis) -> None:
    settings = {"bots": "greedy", "lease": "60", "sweep": "60"}
    with Host(postgres.migrated_database(), redis.url, 2, settings) as host:
        busy, idle = host.processes
        assert busy.process is not None
        workers = children_of(busy.process.pid)
        try:
            for pid in workers:
                os.kill(pid, signal.SIGSTOP)
            eva = Guest(busy.url, "Eva")
            for _ in range(8):
                eva.sets_up("tigris", "greedy", "me", start=True)

            until(lambda: thoughts(idle.url) > 0, 60, "the other process thinks")
        finally:
            for pid in workers:
                os.kill(pid, signal.SIGKILL)
