"""Threads for what would hold the event loop up: a small pool for each kind of slow work.

Work of one kind waits for its own kind alone, for a limited time, and in a limited queue.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ziggurat.server.problems import Problem

T = TypeVar("T")

MOST_WAITING = 200
STAND_BACK = 10
"""How far what stands back does so, as `nice` counts."""
LAST = 19


class ThreadPool:
    """A few threads for one kind of work; whoever waits too long for it gets `busy`."""

    def __init__(self, name: str, threads: int, seconds: float, behind: bool = False) -> None:
        self._threads = ThreadPoolExecutor(threads, name, _stand_back if behind else None)
        self._seconds = seconds
        self.waiting = 0
        """How many works wait for a thread or for their end."""

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """The function's result from a thread."""
        if self.waiting >= MOST_WAITING:
            raise Problem("busy")
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            async with asyncio.timeout(self._seconds) as limit:
                return await loop.run_in_executor(self._threads, function, *arguments)
        except TimeoutError as error:
            if limit.expired():
                raise Problem("busy") from error
            raise
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _stand_back() -> None:
    """In a thread: let answers to people come first, where the system gives threads priorities.

    Only for work outside the interpreter: whoever holds its lock must not be kept waiting.
    """
    if sys.platform == "linux":
        now = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, 0, min(now + STAND_BACK, LAST))


class Threads:
    """The pools of one process."""

    def __init__(self) -> None:
        self.hashing = ThreadPool("hashing", 1, 20.0, behind=True)
        self.loading = ThreadPool("loading", 2, 60.0)
        """Logs that are replayed, and refusals of a whole action table."""
        self.reading = ThreadPool("reading", 1, 20.0)
        """Records that people brought."""
        self.boards = ThreadPool("boards", 1, 20.0)
        """Positions of analysis boards."""
        self.drawing = ThreadPool("drawing", 1, 20.0)
        """Pictures of pixels."""
        self.mail = ThreadPool("mail", 2, 60.0)
        self.names = ThreadPool("names", 4, 10.0)
        """Names of hosts that are looked up for webhooks."""

    def pools(self) -> dict[str, ThreadPool]:
        return {
            "hashing": self.hashing,
            "loading": self.loading,
            "reading": self.reading,
            "boards": self.boards,
            "drawing": self.drawing,
            "mail": self.mail,
            "names": self.names,
        }

    def stop(self) -> None:
        for pool in self.pools().values():
            pool.stop()
