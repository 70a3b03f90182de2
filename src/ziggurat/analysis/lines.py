"""A move played on to the end of its turn, in positions imagined from what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ziggurat.bots.greedy import LONGEST_ROLLOUT, evaluate_actions
from ziggurat.core.events import Event
from ziggurat.core.judgement import Judgement
from ziggurat.core.reasons import Story
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat


class Line:
    """A move and what follows it in one imagined position, up to the end of the seat's turn."""

    def __init__(self, seat: Seat, before: State) -> None:
        self.seat = seat
        self.before = before
        self.actions: list[Action] = []
        """The seat's own decisions up to the first thing that came out of hiding."""
        self.known = True
        """Whether nothing has come out of hiding yet."""
        self.at_once: list[Event] = []
        """What the first decision did, with the answers that it forced."""
        self.first_end = before
        self.after = before.copy()
        self.after.listening = True

    def story(self) -> Story:
        """The whole turn."""
        return Story(self.seat, self.before, self.after.events, self.after)

    def first_story(self) -> Story:
        """The first decision alone, with what it forced."""
        return Story(self.seat, self.before, self.at_once, self.first_end)

    def play(self, action: Action) -> None:
        """Go on by one decision of anybody."""
        if self.known and self.after.seat == self.seat:
            self.actions.append(action)
        heard = len(self.after.events)
        self.after.apply(action)
        if any(event.reveal for event in self.after.events[heard:]):
            self.known = False


def play_line(judgement: Judgement, before: State, line: Sequence[Action], rng: Random) -> Line:
    """Play a move and the line that a search expects; then what looks best, to the turn's end.

    Others answer as their own judgement says in this imagined position.
    """
    found = Line(before.seat, before)
    rest = list(line)
    for number in range(LONGEST_ROLLOUT):
        state = found.after
        if state.over or (state.seat != found.seat and judgement.at_horizon(state)):
            break
        if number and found.first_end is before and judgement.quiescent(state):
            _note_first(found)
        action, rest = _next(judgement, state, found.seat, rest, rng)
        found.play(action)
    if found.first_end is before:
        _note_first(found)
    return found


def _note_first(found: Line) -> None:
    found.first_end = found.after.copy()
    found.at_once = found.after.events[:]


def _next(
    judgement: Judgement, state: State, seat: Seat, rest: list[Action], rng: Random
) -> tuple[Action, list[Action]]:
    """The next decision and what is left of the line: it ends where the game has left it."""
    if state.seat != seat:
        return judgement.rollout_action(state, rng), rest[1:]
    if rest and state.refusal(rest[0]) is None:
        return rest[0], rest[1:]
    return best_action(judgement, state, rng), []


def best_action(judgement: Judgement, state: State, rng: Random) -> Action:
    """What looks best to whoever decides, one decision ahead."""
    if len(state.actions()) == 1:
        return state.actions()[0]
    values = evaluate_actions(judgement, state, state.seat, rng)
    return max(values, key=lambda pair: pair[1])[0]


def replies(judgement: Judgement, line: Line, rng: Random) -> list[int]:
    """What each other seat earns after a line until the next turn of its seat."""
    state = line.after.copy()
    start = line.after
    for _ in range(LONGEST_ROLLOUT):
        if state.over or (state.seat == line.seat and judgement.at_horizon(state)):
            break
        state.apply(best_action(judgement, state, rng))
    return [
        0 if seat == line.seat else judgement.earned(start, state, seat)
        for seat in range(start.seats)
    ]
