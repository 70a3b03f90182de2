"""Where matches are played: here, in worker processes, or on a Ray cluster.

A match holds everything its result depends on, so it does not matter where it is played or how
often it had to be begun. A worker that dies loses no game: what it had not finished is played
again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from logging import ERROR

from ziggurat.arena.matches import BadArena, Match, Result, play
from ziggurat.processes import pool

MOST_BREAKS = 20
"""How many times dead workers are replaced before the arena gives up."""

LOCAL = "local"
"""The Ray address that stands for a cluster of this machine, started for the arena."""


class WorkersLost(BadArena):
    """Workers died again and again."""


def results(matches: Sequence[Match], workers: int = 1, ray: str = "") -> Iterator[Result]:
    """The result of every match, in the order in which they end."""
    if ray:
        return on_ray(matches, ray)
    if workers > 1:
        return in_processes(matches, workers)
    return map(play, matches)


def in_processes(matches: Sequence[Match], workers: int) -> Iterator[Result]:
    left = {match.number: match for match in matches}
    for _ in range(MOST_BREAKS):
        with pool(workers) as players:
            futures = [players.submit(play, match) for match in left.values()]
            try:
                for future in as_completed(futures):
                    result = future.result()
                    del left[result.number]
                    yield result
            except BrokenProcessPool:
                continue
            return
    raise WorkersLost(f"workers died {MOST_BREAKS} times; {len(left)} games are not played")


def on_ray(matches: Sequence[Match], address: str) -> Iterator[Result]:
    """On a Ray cluster; Ray itself plays again what a dead worker left behind."""
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
        task = ray.remote(play).options(max_retries=MOST_BREAKS)
        waiting = [task.remote(match) for match in matches]
        while waiting:
            ready, waiting = ray.wait(waiting)
            for result in ray.get(ready):
                assert isinstance(result, Result)
                yield result
    finally:
        if own:
            ray.shutdown()
