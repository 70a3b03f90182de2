"""It does not matter where matches are played, nor who dies meanwhile."""

import json
import subprocess
import sys
from multiprocessing import active_children

import pytest

import ziggurat
from tests.server.polling import alive, children_of, until
from ziggurat.arena.matches import Match, Result, entrants, schedule
from ziggurat.arena.runners import results


def matches(count: int) -> list[Match]:
    bots = entrants(["greedy", "search:3"])
    return schedule(ziggurat.game("tigris"), bots, 2, count, "7", {})


def number(result: Result) -> int:
    return result.number


@pytest.fixture(scope="module")
def here() -> list[Result]:
    return list(results(matches(4)))


def test_processes_find_the_same_even_if_one_is_killed(here: list[Result]) -> None:
    found: list[Result] = []
    for result in results(matches(4), workers=2):
        if not found:
            workers = active_children()
            assert len(workers) == 2
            workers[0].kill()
        found.append(result)
    assert sorted(found, key=number) == here


def test_workers_end_with_a_killed_arena() -> None:
    command = "arena tigris --bots greedy,random --games 1000 --workers 2"
    arena = subprocess.Popen(
        [sys.executable, "-m", "ziggurat.cli", *command.split()], stderr=subprocess.DEVNULL
    )
    until(lambda: len(children_of(arena.pid)) >= 2, 60, "the workers have begun")
    workers = children_of(arena.pid)

    arena.kill()
    arena.wait()

    until(lambda: not any(alive(pid) for pid in workers), 60, "the workers have ended")


def test_ray_finds_the_same() -> None:
    """In a process of its own: a cluster leaves traces in the one that starts it."""
    command = "arena tigris --bots greedy,random --games 2 --seed 7 --json"

    def bots(*more: str) -> object:
        done = subprocess.run(
            [sys.executable, "-m", "ziggurat.cli", *command.split(), *more],
            capture_output=True,
            check=True,
            text=True,
        )
        return json.loads(done.stdout)["bots"]

    assert bots("--ray", "local") == bots()
