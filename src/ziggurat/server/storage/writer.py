"""SQLite's one writer: a thread with a connection of its own that writes what many submit.

Waiting for the disk is what a transaction costs most. So everything submitted while the writer
is busy goes into its next transaction, each piece whole or not at all, and whoever submitted it
hears of it once that transaction is on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], None]
"""Statements that belong together; it may be tried twice, and if it raises it wrote nothing."""

Outcome = Exception | None


class Writer:
    """Writes works in the order in which they were submitted."""

    def __init__(self, engine: Engine, free: asyncio.Lock) -> None:
        self._engine = engine
        self._free = free
        """Held by whoever writes, here or elsewhere in this process."""
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    def submit(self, work: Work) -> asyncio.Future[None]:
        """It will be written, whether or not anybody still waits for it."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self._free:
                taken, self._waiting = self._waiting, []
                works = [work for work, _ in taken]
                outcomes = await loop.run_in_executor(self._thread, self._all_at_once, works)
            for (_, done), outcome in zip(taken, outcomes, strict=True):
                if done.done():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)
        self._writing = None

    def _all_at_once(self, works: Sequence[Work]) -> list[Outcome]:
        """In the thread: one transaction. What came of each work."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            connection = self._connection
            try:
                with connection.begin():
                    for work in works:
                        work(connection)
            except Exception:
                if len(works) == 1:
                    raise
                with connection.begin():
                    return [_by_itself(connection, work) for work in works]
        except Exception as error:
            return [error] * len(works)
        return [None] * len(works)

    async def close(self) -> None:
        """Write what is still waiting, and stop."""
        if self._writing is not None:
            await self._writing
        self._thread.shutdown(wait=True)
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _by_itself(connection: Connection, work: Work) -> Outcome:
    """One work of several, one of which fails: what it wrote is gone then and the others stand."""
    try:
        with connection.begin_nested():
            work(connection)
    except Exception as error:
        return error
    return None
