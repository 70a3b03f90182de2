"""Clocks of a table. They run by uptime, so that they stand still while the server is down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ziggurat.core.json_fields import Fields
from ziggurat.core.types import Facts, Json

if TYPE_CHECKING:
    from collections.abc import Sequence

DAY = 86_400.0
MINUTE = 60.0


@dataclass(frozen=True)
class Clock:
    """What a table chose: `none`, `relaxed` (for each decision) or `live` (for each person)."""

    kind: str = "none"
    seconds: float = 0.0
    increment: float = 0.0
    then: str = "bot"

    @classmethod
    def read(cls, value: Facts) -> Clock:
        """From its JSON, which was checked when the table was made."""
        fields = Fields(value, "clock")
        kind = fields.word("kind", ("none", "relaxed", "live"))
        if kind == "none":
            return cls()
        then = fields.word("then", ("bot", "end"), "bot")
        if kind == "relaxed":
            return cls(kind, _number(fields.get("days")) * DAY, 0.0, then)
        seconds = _number(fields.get("minutes")) * MINUTE
        return cls(kind, seconds, _number(fields.get("increment")), then)


def _number(value: Json) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


class RunningClock:
    """The clocks of one game: what each seat has left, and since when the present one runs."""

    def __init__(self, clock: Clock, seats: int, now: float) -> None:
        self.clock = clock
        self.left = [clock.seconds] * seats
        self.began = now

    def copy(self) -> RunningClock:
        copy = RunningClock(self.clock, 0, self.began)
        copy.left = list(self.left)
        return copy

    def elapsed(self, now: float) -> float:
        return max(0.0, now - self.began)

    def decided(self, seat: int, now: float) -> float:
        """The seat has decided; the time it used."""
        used = self.elapsed(now)
        if self.clock.kind == "live":
            self.left[seat] += self.clock.increment - used
        self.began = now
        return used

    def went_back(
        self, before: int, seat: int, gone: Sequence[tuple[int, float]], now: float
    ) -> None:
        """`before` decided, then decisions (seat, time used) were taken back; now `seat` decides.

        Nobody gets time back; an increment that was earned by what is gone is gone too.
        """
        elapsed = self.elapsed(now)
        if self.clock.kind == "live":
            if before >= 0:
                self.left[before] -= elapsed
            for other, _ in gone:
                self.left[other] -= self.clock.increment
            self.began = now
        else:
            again = sum(used for other, used in gone if other == seat)
            self.began = now - again - (elapsed if before == seat else 0.0)

    def charge(self, seat: int, now: float) -> None:
        """Time that ran for the seat counts, though it has not decided."""
        if self.clock.kind == "live" and seat >= 0:
            self.left[seat] -= self.elapsed(now)
            self.began = now

    def restart(self, now: float) -> None:
        self.began = now

    def deadline(self, seat: int) -> float | None:
        """When the time of the seat that decides runs out; None: never."""
        if self.clock.kind == "none":
            return None
        if self.clock.kind == "relaxed":
            return self.began + self.clock.seconds
        return self.began + self.left[seat]

    def seconds_left(self, seat: int, now: float) -> float:
        """What the seat that decides has left."""
        deadline = self.deadline(seat)
        return round(max(0.0, (deadline or now) - now), 1)
