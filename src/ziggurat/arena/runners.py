"""Where matches are played and games analysed: here, in worker processes, or on a Ray cluster.

A match holds everything its result depends on, so it does not matter where it is played or how
often it had to be begun. A worker that dies loses no game: what it had not finished is played
again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from logging import ERROR
from typing import TypeVar

from ziggurat.arena.matches import BadArena, Match, Result, play
from ziggurat.processes import pool

Item = TypeVar("Item")
Found = TypeVar("Found")

MOST_BREAKS = 20
"""How many times dead workers are replaced before the arena gives up."""

LOCAL = "local"
"""The Ray address that stands for a cluster of this machine, started for the arena."""


class WorkersLost(BadArena):
    """Workers died again and again."""


def results(matches: Sequence[Match], workers: int = 1, ray: str = "") -> Iterator[Result]:
    """The result of every match, in the order in which they end."""
    return spread(play, matches, workers, ray)


def spread(
    work: Callable[[Item], Found], items: Sequence[Item], workers: int = 1, ray: str = ""
) -> Iterator[Found]:
    """What the work finds for every item, in the order in which it is found."""
    if ray:
        return on_ray(work, items, ray)
    if workers > 1:
        return in_processes(work, items, workers)
    return map(work, items)


def in_processes(
    work: Callable[[Item], Found], items: Sequence[Item], workers: int
) -> Iterator[Found]:
    left = dict(enumerate(items))
    for _ in range(MOST_BREAKS):
        with pool(workers) as players:
            futures = {players.submit(work, item): number for number, item in left.items()}
            try:
                for future in as_completed(futures):
                    found = future.result()
                    del left[futures[future]]
                    yield found
            except BrokenProcessPool:
                continue
            return
    raise WorkersLost(f"workers died {MOST_BREAKS} times; {len(left)} games are not played")


def on_ray(work: Callable[[Item], Found], items: Sequence[Item], address: str) -> Iterator[Found]:
    """On a Ray cluster; Ray itself does again what a dead worker left behind."""
    try:
        import ray  # noqa: PLC0415  # an extra that only this needs
    except ImportError as error:
        raise BadArena("Ray is missing: pip install 'ziggurat[cluster]'") from error
    own = not ray.is_initialized()
    if own:
        where = None if address == LOCAL else address
        try:
            ray.init(where, log_to_driver=False, include_dashboard=False, logging_level=ERROR)
        except (ConnectionError, ValueError) as error:
            raise BadArena(f"no Ray cluster answers at {address!r}: {error}") from error
    try:
        task = ray.remote(work).options(max_retries=MOST_BREAKS)
        waiting = [task.remote(item) for item in items]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        if own:
            ray.shutdown()
