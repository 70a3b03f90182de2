"""What an action does, found by doing it on a copy."""

from __future__ import annotations

from typing import Generic, TypeVar

from ziggurat.core.events import Event
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat

P = TypeVar("P", bound=State)


class Trial(Generic[P]):
    """An action played on a copy: what everybody at the table would see of it.

    `events` are those up to the first thing that would come out of hiding; `complete` says that
    there was none, so that `after` is the very position that would follow.
    """

    def __init__(self, after: P, events: list[Event], complete: bool) -> None:
        self.after = after
        self.events = events
        self.complete = complete


def position_after(state: P, action: Action) -> P:
    """The position that a legal action leads to, if nobody asks what happens on the way."""
    after = state.copy()
    after.listening = False
    after.apply(action)
    return after


def trial(state: P, action: Action, seat: Seat | None) -> Trial[P]:
    """Try a legal action, as far as that seat may foresee it.

    A seat that does not know the whole position tries it on a sample of what it knows.
    """
    after = state.copy()
    after.listening = True
    after.apply(action)
    events: list[Event] = []
    for event in after.events:
        if event.reveal:
            return Trial(after, events, False)
        if event.seen_by(seat):
            events.append(event)
    return Trial(after, events, True)
