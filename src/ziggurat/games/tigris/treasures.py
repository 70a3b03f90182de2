"""Treasures (TE-36, TE-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import Step
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import NOBODY, Action, Seat
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.moves import TigrisDecision
from ziggurat.games.tigris.pieces import GREEN, NAMES, SEATS

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def due(state: TigrisState) -> tuple[Seat, int]:
    """The first trader's owner clockwise who has treasures to take (TE-65), and those in reach.

    The treasures are bits of the board's start spaces; NOBODY and 0 if none are due.
    """
    regions = state.regions()
    inside = [0] * len(regions.leaders)
    for number, cell in enumerate(state.board.starts):
        if state.treasures >> number & 1:
            inside[regions.label[cell]] |= 1 << number
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        trader = state.leader_cells[4 * seat + GREEN]
        if trader >= 0:
            reached = inside[regions.label[trader]]
            if reached.bit_count() > 1:
                return seat, reached
    return NOBODY, 0


def staying(state: TigrisState, reached: int) -> int:
    """The treasures in reach of which one may stay: framed ones go first."""
    plain = reached & ~state.board.framed_treasures
    return plain or reached


class EndAction(Step["TigrisState"]):
    """Hand out the treasures that are due, after everything else an action caused (TE-64)."""

    KIND: ClassVar[str] = "end-action"

    def carry_out(self, state: TigrisState) -> None:
        while True:
            seat, reached = due(state)
            if seat == NOBODY:
                return
            free = staying(state, reached)
            if free & (free - 1):
                state.then(LeaveTreasure(seat), self)
                return
            _take(state, seat, reached & ~free)


class LeaveTreasure(TigrisDecision):
    """Which treasure of the kingdom stays; its trader takes the others (TE-36, TE-37)."""

    KIND: ClassVar[str] = "treasure"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, -1, actions.LEAVE, actions.END)

    def options(self, state: TigrisState) -> list[Action]:
        _, reached = due(state)
        free = staying(state, reached)
        starts = state.board.starts
        return [actions.leave_action(starts[n]) for n in range(len(starts)) if free >> n & 1]

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        cell = actions.TREASURE_SPACES[action - actions.LEAVE]
        facts = {"cell": NAMES[cell]}
        _, reached = due(state)
        number = state.board.start_at[cell]
        if number < 0 or not reached >> number & 1:
            return Refusal("TE-36", "no-treasure-of-the-kingdom", facts)
        if not staying(state, reached) >> number & 1:
            return Refusal("TE-36", "framed-treasures-go-first", facts)
        return None

    def answer(self, state: TigrisState, action: Action) -> None:
        cell = actions.TREASURE_SPACES[action - actions.LEAVE]
        seat, reached = due(state)
        _take(state, seat, reached & ~(1 << state.board.start_at[cell]))

    def complaint(self, state: TigrisState) -> str:
        seat, reached = due(state)
        free = staying(state, reached)
        if seat == NOBODY or not free & (free - 1):
            return "no choice of treasures is due"
        return "" if seat == self.seat else f"seat {seat} has the choice"


def _take(state: TigrisState, seat: Seat, taken: int) -> None:
    state.treasures &= ~taken
    state.own_taken()[seat] += taken.bit_count()
    if state.listening:
        for number, cell in enumerate(state.board.starts):
            if taken >> number & 1:
                state.emit("treasure-taken", {"seat": seat, "cell": NAMES[cell]})


END_ACTION: Final[list[EndAction]] = [EndAction(seat) for seat in range(SEATS)]
