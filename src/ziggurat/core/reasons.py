"""What a move brings, as facts that can be told: what games and analysis share."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.core.events import Event
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Seat


class Story:
    """A stretch of play in an imagined position, as one seat looks at it."""

    def __init__(self, seat: Seat, before: State, events: Sequence[Event], after: State) -> None:
        self.seat = seat
        self.before = before
        self.events = events
        self.after = after

    def of(self, kind: str) -> list[Facts]:
        """The facts of all events of a kind."""
        return [event.facts for event in self.events if event.kind == kind]

    def mine(self, kind: str) -> list[Facts]:
        """The same, but only what the seat itself did or got."""
        return [facts for facts in self.of(kind) if facts.get("seat") == self.seat]


class Finding:
    """One thing that a story brings its seat, or costs it.

    `kind` and `facts` say what it is; `count` how much of it, 0 where there is nothing to count.
    `won` is for what can fail: 1.0 where it succeeds in this story, 0.0 where it does not. `worth`
    tells how much it matters, in about points; below 0 it is a price.
    """

    def __init__(
        self,
        kind: str,
        facts: Facts,
        worth: float,
        count: int = 0,
        won: float | None = None,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.worth = worth
        self.count = count
        self.won = won

    def __repr__(self) -> str:
        return f"Finding({self.kind!r}, {self.facts!r}, {self.worth}, {self.count}, {self.won})"


def points_alone(story: Story) -> list[Finding]:
    """What can be told about any game: the points that the seat wins or loses."""
    gained = story.after.scores()[story.seat] - story.before.scores()[story.seat]
    return [Finding("points", {}, float(gained), gained)] if gained else []
