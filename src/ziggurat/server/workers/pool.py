"""Worker processes in which bots think, on a view alone.

A worker that crashes or thinks too long is replaced; what it was asked is asked again by who
waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TypeVar

import structlog

from ziggurat.bots import Bot, Observation, bot
from ziggurat.core.records import Record
from ziggurat.core.types import Action, Facts, Json
from ziggurat.games import game as game_of
from ziggurat.processes import pool

T = TypeVar("T")
log = structlog.get_logger("thinking")

TRIES = 3
MINDS = 8
"""So many seats are thought for by turns before a worker forgets one."""
_minds: dict[tuple[str, int, str], Bot] = {}


class TooLong(Exception):
    """A worker did not answer in time, or crashed again and again."""


def choose(
    table: str, game: str, name: str, seat: int, actions: list[Action], view: Facts, seed: int
) -> Action:
    """In a worker: what the bot does."""
    observation = Observation(game_of(game), seat, actions, lambda: view)
    return mind(table, seat, name).choose(observation, Random(seed))


def mind(table: str, seat: int, name: str) -> Bot:
    """In a worker: who thinks for a seat; what it has found in its turn so far is kept."""
    found = _minds.pop((table, seat, name), None) or bot(name)
    _minds[table, seat, name] = found
    while len(_minds) > MINDS:
        del _minds[next(iter(_minds))]
    return found


def advise(
    game: str, name: str, seat: int, actions: list[Action], view: Facts, seed: int, count: int
) -> list[Facts]:
    """In a worker: the best few actions."""
    rules = game_of(game)
    observation = Observation(rules, seat, actions, lambda: view)
    return [
        {
            "action": thought.action,
            "words": rules.write(thought.action),
            "value": float(thought.value),
            "line": list(thought.line),
        }
        for thought in bot(name).advise(observation, Random(seed), count)
    ]


def verified(text: str) -> None:
    """In a worker: raise `BadRecord` unless the record is right."""
    record = Record.parse(text)
    record.verify(game_of(record.game))


def gives_advice(name: str) -> bool:
    return type(bot(name)).advise is not Bot.advise


def warm(games: Sequence[str]) -> None:
    """In a worker: load the games, so that the first thought is as quick as the next."""
    for name in games:
        game_of(name)


class Workers:
    """As many single workers as there are cores to spare; each is replaced when it breaks."""

    def __init__(self, count: int, seconds: float, games: Sequence[str]) -> None:
        self._seconds = seconds
        self._games = tuple(games)
        self._free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self._all: set[ProcessPoolExecutor] = set()
        self._waiting = 0
        for _ in range(count):
            self._add()
        self.replaced = 0

    def _add(self) -> None:
        worker = pool(1)
        self._all.add(worker)
        self._free.put_nowait(worker)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a free worker or for their end."""
        return self._waiting

    async def start(self) -> None:
        """Begin to load the games in every worker; nobody waits for that."""
        for worker in list(self._all):
            worker.submit(warm, self._games)

    async def run(self, function: Callable[..., T], *arguments: Json) -> T:
        """The function's result from a worker."""
        self._waiting += 1
        try:
            for _ in range(TRIES):
                worker = await self._free.get()
                try:
                    future = asyncio.get_running_loop().run_in_executor(
                        worker, function, *arguments
                    )
                    result = await asyncio.wait_for(future, self._seconds)
                except (BrokenProcessPool, TimeoutError) as error:
                    log.warning("worker-replaced", error=type(error).__name__)
                    self._replace(worker)
                    continue
                except asyncio.CancelledError:
                    self._replace(worker)
                    raise
                except BaseException:
                    self._free.put_nowait(worker)
                    raise
                self._free.put_nowait(worker)
                return result
            raise TooLong
        finally:
            self._waiting -= 1

    def _replace(self, worker: ProcessPoolExecutor) -> None:
        self.replaced += 1
        self._all.discard(worker)
        _end(worker)
        self._add()

    def stop(self) -> None:
        for worker in self._all:
            _end(worker)
        self._all.clear()


def _end(worker: ProcessPoolExecutor) -> None:
    processes = getattr(worker, "_processes", None) or {}
    for process in list(processes.values()):
        process.kill()
    worker.shutdown(wait=False, cancel_futures=True)
