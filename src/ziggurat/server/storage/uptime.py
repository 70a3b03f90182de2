"""Uptime: seconds during which at least one server process was up."""

from __future__ import annotations

from time import monotonic, time

from sqlalchemy import case, select, update

from ziggurat.server.storage.models import UptimeRow
from ziggurat.server.storage.store import Store


class UptimeClock:
    """The uptime as this process knows it: the last tick, and what passed since."""

    def __init__(self, store: Store, tick: float) -> None:
        self._store = store
        self._longest = 3 * tick
        self._up = 0.0
        self._ticked = monotonic()

    def now(self) -> float:
        return self._up + min(monotonic() - self._ticked, self._longest)

    async def start(self, alone: bool) -> None:
        """The first look; if nobody else is up, time since the last tick does not count."""
        async with self._store.write() as session:
            row = await session.get(UptimeRow, 1, with_for_update=True)
            if row is None:
                row = UptimeRow(id=1, up=0.0, last=time())
                session.add(row)
            elif alone:
                row.last = time()
            self._set(row.up)

    async def tick(self) -> None:
        """Write down that this process is up, and learn what the others counted."""
        now = time()
        passed = now - UptimeRow.last
        counted = case((passed < 0, 0.0), (passed > self._longest, 0.0), else_=passed)
        async with self._store.write() as session:
            await session.execute(
                update(UptimeRow)
                .where(UptimeRow.id == 1)
                .values(up=UptimeRow.up + counted, last=now)
            )
            counted_by_all = await session.scalar(select(UptimeRow.up).where(UptimeRow.id == 1))
        self._set(counted_by_all or 0.0)

    def _set(self, up: float) -> None:
        self._up = max(up, self.now() if self._up else up)
        self._ticked = monotonic()
