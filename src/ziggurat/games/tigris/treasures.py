"""Treasures (TE-36, TE-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import NOBODY, Action, Cell, Seat
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.pieces import GREEN, NAMES

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def due(state: TigrisState) -> tuple[Seat, int]:
    """The first trader's owner clockwise who has treasures to take, and those in reach.

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
    """Those of the treasures in reach of which one may stay: framed ones go first."""
    plain = reached & ~state.board.framed_treasures
    return plain or reached


def collect(state: TigrisState) -> Seat:
    """Hand out all treasures that are due, up to one that leaves a choice; who has it."""
    while True:
        seat, reached = due(state)
        if seat == NOBODY:
            return NOBODY
        free = staying(state, reached)
        if free & (free - 1):
            return seat
        _take(state, seat, reached & ~free)


def leave_actions(state: TigrisState) -> list[Action]:
    _, reached = due(state)
    free = staying(state, reached)
    starts = state.board.starts
    return [actions.leave_action(starts[n]) for n in range(len(starts)) if free >> n & 1]


def refusal(state: TigrisState, cell: Cell) -> Refusal | None:
    """Why the treasure on that space can not be the one that stays."""
    facts = {"cell": NAMES[cell]}
    _, reached = due(state)
    number = state.board.start_at[cell]
    if number < 0 or not reached >> number & 1:
        return Refusal("TE-36", "no-treasure-of-the-kingdom", facts)
    if not staying(state, reached) >> number & 1:
        return Refusal("TE-36", "framed-treasures-go-first", facts)
    return None


def leave(state: TigrisState, cell: Cell) -> None:
    """The trader's owner takes all treasures of the kingdom but one."""
    seat, reached = due(state)
    _take(state, seat, reached & ~(1 << state.board.start_at[cell]))


def _take(state: TigrisState, seat: Seat, taken: int) -> None:
    state.treasures &= ~taken
    state.taken[seat] += taken.bit_count()
    if state.listening:
        for number, cell in enumerate(state.board.starts):
            if taken >> number & 1:
                state.emit("treasure-taken", {"seat": seat, "cell": NAMES[cell]})
