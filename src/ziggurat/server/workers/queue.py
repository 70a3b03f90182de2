"""Who gets the next free worker: whatever people wait for first, and everybody in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

UNAWAITED_EVERY = 8
"""Every eighth worker goes to what nobody waits for, so that it goes on too."""


@dataclass(frozen=True)
class Turn:
    """For whom something is done."""

    owner: str
    """The person who asked for it, or whose table it is for."""
    awaited: bool = True
    """Whether a person waits for it; nobody does where bots play among themselves."""


class FairQueue(Generic[T]):
    """Free workers, and those who wait for one: a line for each owner, served in turn."""

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        self._awaited: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()
        self._unawaited: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()
        self._given = 0

    def ahead(self, turn: Turn) -> int:
        """How many are served before one who comes now, if nobody else comes."""
        lines = self._lines(turn)
        place = len(lines.get(turn.owner, ())) + 1
        before = sum(min(len(line), place) for owner, line in lines.items() if owner != turn.owner)
        first = 0 if turn.awaited else sum(map(len, self._awaited.values()))
        return before + place - 1 + first

    @property
    def idle(self) -> int:
        """How many workers are free."""
        return len(self._free)

    def _lines(self, turn: Turn) -> OrderedDict[str, deque[asyncio.Future[T]]]:
        return self._awaited if turn.awaited else self._unawaited

    async def take(self, turn: Turn) -> T:
        """A worker, as soon as it is this one's turn."""
        if self._free:
            return self._free.popleft()
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines(turn).setdefault(turn.owner, deque()).append(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.give(waiting.result())
            raise

    def give(self, worker: T) -> None:
        """A worker has become free."""
        self._given += 1
        order = (self._awaited, self._unawaited)
        for lines in order[::-1] if self._given % UNAWAITED_EVERY == 0 else order:
            while lines:
                owner, line = lines.popitem(last=False)
                waiting = line.popleft()
                if line:
                    lines[owner] = line
                if not waiting.done():
                    waiting.set_result(worker)
                    return
        self._free.append(worker)
