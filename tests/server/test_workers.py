"""Bots in a worker."""

import asyncio
import os
import shutil
import sys
from pathlib import Path
from time import sleep

import pytest

import ziggurat
from tests.server.hosts import Host, rows
from tests.server.polling import run
from ziggurat.server.threads import ThreadPool
from ziggurat.server.workers.pool import WorkerPool
from ziggurat.server.workers.queue import Turn
from ziggurat.server.workers.tasks import BOTS, bot_for_seat, choose, search


def test_a_seat_has_a_bot_of_its_own() -> None:
    one = bot_for_seat("table", 0, "expert")

    assert bot_for_seat("table", 1, "expert") is not one
    assert bot_for_seat("other", 0, "expert") is not one
    assert bot_for_seat("table", 0, "adept") is not one
    assert bot_for_seat("table", 0, "expert") is one


def test_a_worker_forgets_the_bot_that_has_not_decided_for_longest() -> None:
    one = bot_for_seat("table", 0, "expert")
    for number in range(BOTS):
        bot_for_seat("table", 0, "expert")
        bot_for_seat(f"busy {number}", 0, "expert")
    assert bot_for_seat("table", 0, "expert") is one
    for number in range(BOTS):
        bot_for_seat(f"busy {number}", 0, "expert")

    assert bot_for_seat("table", 0, "expert") is not one


def test_a_bot_that_never_answers_is_decided_for_and_the_log_says_so() -> None:
    late = {"think_seconds": "0.001", "bots": "expert,greedy,random"}
    with Host(settings=late) as host:
        eva = host.guest("Eva")
        table = eva.sets_up("mexica", "expert", "me", start=True)
        with eva.watch(table, since=0) as live:
            state = live.state()
            while state["log"] == 0:
                state = live.state()

    entry = rows(state["entries"])[0]
    assert entry["by"] == "bot"
    assert entry["facts"] == {"instead": "greedy"}


@pytest.mark.skipif(sys.platform != "linux", reason="threads have priorities of their own on Linux")
def test_answers_come_before_thoughts_and_hashes() -> None:
    async def priorities() -> list[int]:
        pool, hashing = WorkerPool(1, 60.0, ()), ThreadPool("hashing", 1, 60.0, behind=True)
        await pool.start()
        try:
            worker = await pool.run(Turn("eva"), os.nice, 0)
            return [worker, await hashing.run(os.getpriority, os.PRIO_PROCESS, 0)]
        finally:
            pool.stop()
            hashing.stop()

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert run(priorities()) == [min(19, own + 10)] * 2
    assert os.getpriority(os.PRIO_PROCESS, 0) == own


@pytest.mark.skipif(sys.platform != "linux", reason="Linux gives what can wait the time left over")
def test_what_can_wait_gets_the_time_that_is_left_over() -> None:
    async def asked() -> tuple[int, set[int]]:
        pool = WorkerPool(2, 60.0, (), patient=True)
        await pool.start()
        try:
            policy = await pool.run(Turn("eva"), os.sched_getscheduler, 0)
            again = [pool.run(Turn("eva"), os.getpid) for _ in range(9)]
            return policy, set(await asyncio.gather(*again))
        finally:
            pool.stop()

    policy, workers = run(asked())
    assert policy == os.SCHED_IDLE
    assert len(workers) <= 2


def test_bots_that_play_alone_leave_a_worker_to_people() -> None:
    async def thinks_meanwhile() -> bool:
        pool = WorkerPool(1, 60.0, ())
        await pool.start()
        try:
            alone = asyncio.create_task(pool.run(Turn("adam", awaited=False), sleep, 50))
            await asyncio.sleep(0)
            await pool.run(Turn("eva"), os.nice, 0)
            return not alone.done()
        finally:
            pool.stop()

    assert run(thinks_meanwhile())


def package() -> str:
    """Where a worker has Ziggurat from."""
    return str(Path(str(ziggurat.__file__)).parent)


def test_workers_take_over_the_compiled_rules_when_they_appear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ziggurat, "COMPILED", False)
    monkeypatch.setattr(sys, "path", sys.path[:])
    ours, tree = package(), tmp_path / "tree"

    async def story() -> None:
        pool = WorkerPool(1, 60, [], str(tree))
        await pool.start()
        assert await pool.run(Turn("Eva"), package) == ours
        assert pool.rules == "interpreted"
        shutil.copytree(ours, tmp_path / "new" / "ziggurat")
        (tmp_path / "new").rename(tree)
        while await pool.run(Turn("Eva"), package) == ours:
            await asyncio.sleep(0)
        assert await pool.run(Turn("Eva"), package) == str(tree / "ziggurat")
        assert pool.rules == "compiled"
        assert pool.replaced == 0
        pool.stop()

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_search_says_what_it_would_choose() -> None:
    state = ziggurat.game("mexica").start(2, "s")
    given = (0, list(state.actions()), state.view(0), 7)
    found = search("one", "mexica", "search:30", *given)

    assert found[0][0] == choose("two", "mexica", "search:30", *given)
    assert sum(visits for _, _, _, visits, _ in found) == 30
    assert search("one", "mexica", "greedy", *given) == []


def crash(status: int) -> int:
    os._exit(status)


def test_only_an_idle_worker_works_beside_and_one_that_crashes_is_replaced() -> None:
    async def tried() -> tuple[object, object, object, int]:
        pool = WorkerPool(1, 60.0, ())
        await pool.start()
        try:
            turn = Turn("eva")
            busy = asyncio.create_task(pool.run(turn, sleep, 0.2))
            await asyncio.sleep(0)
            none = await pool.run_beside(turn, abs, -1)
            await busy
            one = await pool.run_beside(turn, abs, -1)
            crashed = await pool.run_beside(turn, crash, 1)
            return none, one, crashed, pool.replaced
        finally:
            pool.stop()

    assert asyncio.run(tried()) == (None, 1, None, 1)


def test_a_bot_that_thinks_on_two_cores_moves() -> None:
    two = {"bot_cores": "2", "workers": "2", "bots": "adept,random"}
    with Host(settings=two) as host:
        eva = host.guest("Eva")
        table = eva.sets_up("mexica", "adept", "me", start=True)
        with eva.watch(table, since=0) as live:
            state = live.state()
            while state["log"] == 0:
                state = live.state()

    entry = rows(state["entries"])[0]
    assert entry["by"] == "bot"
    assert "instead" not in str(entry["facts"])
