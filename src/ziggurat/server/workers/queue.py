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
    """Free workers, and those who wait for one: a line for each owner, served in turn.

    What nobody waits for never holds more than `unawaited` of them, so that people need not wait
    for the end of a long thought.
    """

    def __init__(self, unawaited: int = 1) -> None:
        self._free: deque[T] = deque()
        self._most_unawaited = unawaited
        self._held: set[T] = set()
        """Workers that do what nobody waits for."""
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
        if self._free and self._may_have(turn.awaited):
            return self._handed(self._free.popleft(), turn.awaited)
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines(turn).setdefault(turn.owner, deque()).append(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.give(waiting.result())
            raise

    def _may_have(self, awaited: bool) -> bool:
        return awaited or len(self._held) < self._most_unawaited

    def _handed(self, worker: T, awaited: bool) -> T:
        if not awaited:
            self._held.add(worker)
        return worker

    def give(self, worker: T) -> None:
        """A worker has become free."""
        self._held.discard(worker)
        self._given += 1
        order = (True, False)
        for awaited in order[::-1] if self._given % UNAWAITED_EVERY == 0 else order:
            waiting = self._next(awaited) if self._may_have(awaited) else None
            if waiting is not None:
                waiting.set_result(self._handed(worker, awaited))
                return
        self._free.append(worker)

    def _next(self, awaited: bool) -> asyncio.Future[T] | None:
        """Whoever is served next of those people wait for, or of the others."""
        lines = self._awaited if awaited else self._unawaited
        while lines:
            owner, line = lines.popitem(last=False)
            waiting = line.popleft()
            if line:
                lines[owner] = line
            if not waiting.done():
                return waiting
        return None

    def forget(self, worker: T) -> None:
        """A worker will not come back."""
        self._held.discard(worker)
