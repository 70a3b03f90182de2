"""Worker processes. One that crashes or takes too long is replaced, and its task is tried again."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import TypeVar

import structlog

import ziggurat
from ziggurat.core.types import Json
from ziggurat.games import game as game_of
from ziggurat.processes import SPAWN, prepare_worker
from ziggurat.server.threads import LAST, STAND_BACK
from ziggurat.server.workers.queue import FairQueue, Turn

T = TypeVar("T")
log = structlog.get_logger("workers")

TRIES = 3
BACKLOG = 4
SMOOTHING = 10
"""Over about how many tasks the usual time of one is taken."""
LOOK_SECONDS = 1.0
"""How often it is looked whether the rules have been compiled."""
TAKE_OVER = Turn("", awaited=False)


class TooLong(Exception):
    """Workers did not answer in time, or crashed, again and again."""


class Crashed(Exception):
    """The worker ended before it answered."""


class Worker:
    """One process, which does one task at a time."""

    def __init__(self, games: Sequence[str], rules: str, patient: bool) -> None:
        self.rules = rules
        self._connection, other = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_work, args=(other, games, patient), daemon=True)
        self._process.start()
        other.close()

    def call(self, function: Callable[..., T], *arguments: Json) -> T:
        """The function's result; waits for it."""
        try:
            self._connection.send((function, arguments))
            result, error = self._connection.recv()
        except (EOFError, OSError) as ended:
            raise Crashed from ended
        if error is not None:
            raise error
        found: T = result
        return found

    def end(self) -> None:
        self._process.kill()


def _work(connection: Connection, games: Sequence[str], patient: bool) -> None:
    """In the worker: task after task, with the games loaded before the first.

    Where cores are short, answering people comes before thinking, and bots' thoughts before what
    can wait: that gets the time which nobody else wants, and gives it up at once.
    """
    prepare_worker()
    if sys.platform != "win32":
        os.nice(LAST if patient else STAND_BACK)
    if patient and sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    for name in games:
        game_of(name)
    answer: tuple[object, Exception | None]
    while True:
        try:
            function, arguments = connection.recv()
        except EOFError:
            return
        try:
            answer = (function(*arguments), None)
        except Exception as error:
            answer = (None, error)
        connection.send(answer)


class WorkerPool:
    """As many workers as there are cores to spare, and one more for people once bots play alone.

    Those of a `patient` pool work while the cores have nothing else to do. They are started when
    they are needed.
    """

    def __init__(
        self,
        count: int,
        seconds: float,
        games: Sequence[str],
        compiled: str = "",
        patient: bool = False,
    ) -> None:
        self._count = count
        self._patient = patient
        self._compiled = Path(compiled) if compiled and not ziggurat.COMPILED else None
        self.rules = "compiled" if ziggurat.COMPILED else "interpreted"
        """How the rules run in new workers."""
        self._seconds = seconds
        self._games = tuple(games)
        self._threads = ThreadPoolExecutor(2 * count, "worker")
        self._free: FairQueue[Worker] = FairQueue(count)
        self._usual_seconds = 0.0
        """What a task has taken lately."""
        self._all: set[Worker] = set()
        self.waiting = 0
        """How many tasks wait for a free worker or for their end."""
        self.replaced = 0
        self._taking_over: asyncio.Task[None] | None = None
        self.backlog = BACKLOG * count
        """How many tables' bots one process thinks for before it leaves some to others."""

    async def start(self) -> None:
        """Let every worker begin to load the games; nobody waits for that."""
        for _ in range(0 if self._patient else self._count):
            self._add()
        if self._compiled is not None:
            self._taking_over = asyncio.create_task(self._take_over(self._compiled))

    async def _take_over(self, compiled: Path) -> None:
        """Once the compiled rules are there, let workers that run them replace the others.

        A new process looks for modules where this one does; what is loaded here stays as it is.
        """
        while not compiled.is_dir():
            await asyncio.sleep(LOOK_SECONDS)
        sys.path.insert(0, str(compiled))
        self.rules = "compiled"
        while outdated := {worker for worker in self._all if worker.rules != self.rules}:
            worker = await self._free.take(TAKE_OVER)
            if worker in outdated:
                self._exchange(worker)
            else:
                self._free.give(worker)
                await asyncio.sleep(LOOK_SECONDS)
        log.info("compiled-rules", workers=self._count)

    def _add(self) -> None:
        worker = Worker(self._games, self.rules, self._patient)
        self._all.add(worker)
        self._free.give(worker)

    def wait(self, turn: Turn) -> float:
        """How many seconds a task that comes now would wait for a worker, roughly."""
        return self._free.ahead(turn) * self._usual_seconds / self._count

    async def run(self, turn: Turn, function: Callable[..., T], *arguments: Json) -> T:
        """The function's result from a worker; one that is late or crashes is asked again."""
        return await self._run(turn, TRIES, self._seconds, function, *arguments)

    async def run_once(
        self, turn: Turn, seconds: float, function: Callable[..., T], *arguments: Json
    ) -> T:
        """The function's result, if it comes at the first try and in time."""
        return await self._run(turn, 1, seconds, function, *arguments)

    async def run_beside(
        self, turn: Turn, function: Callable[..., T], *arguments: Json
    ) -> T | None:
        """The function's result, if a worker is free at once and does not fail."""
        if not self._free.idle:
            return None
        try:
            return await self._run(turn, 1, self._seconds, function, *arguments)
        except TooLong:
            return None

    async def _run(
        self, turn: Turn, tries: int, seconds: float, function: Callable[..., T], *arguments: Json
    ) -> T:
        self.waiting += 1
        try:
            if self._is_short(turn):
                self._add()
            for _ in range(tries):
                worker = await self._free.take(turn)
                began = monotonic()
                try:
                    result = await asyncio.wait_for(
                        asyncio.get_running_loop().run_in_executor(
                            self._threads, worker.call, function, *arguments
                        ),
                        seconds,
                    )
                except (Crashed, TimeoutError) as error:
                    log.warning("worker-replaced", error=type(error).__name__)
                    self._replace(worker)
                    continue
                except asyncio.CancelledError:
                    self._replace(worker)
                    raise
                except BaseException:
                    self._free.give(worker)
                    raise
                self._usual_seconds += (monotonic() - began - self._usual_seconds) / SMOOTHING
                self._free.give(worker)
                return result
            raise TooLong
        finally:
            self.waiting -= 1

    def _is_short(self, turn: Turn) -> bool:
        """Whether one more worker is needed."""
        if self._patient:
            return not self._free.idle and len(self._all) < self._count
        return not turn.awaited and len(self._all) == self._count

    def _replace(self, worker: Worker) -> None:
        self.replaced += 1
        self._exchange(worker)

    def _exchange(self, worker: Worker) -> None:
        self._all.discard(worker)
        self._free.forget(worker)
        worker.end()
        self._add()

    def stop(self) -> None:
        if self._taking_over is not None:
            self._taking_over.cancel()
        for worker in self._all:
            worker.end()
        self._all.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
