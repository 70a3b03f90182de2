"""Laying a stone, or passing: the one decision of the game (CN-3 to CN-7)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar

from cairns.actions import PASS, lay
from cairns.pieces import GRID, HEIGHTS, NAMES
from ziggurat.core import Action, Facts, Refusal
from ziggurat.core.decisions import Decision

if TYPE_CHECKING:
    from cairns.state import CairnsState


class Lay(Decision["CairnsState"]):
    """Which stone to lay where (CN-3)."""

    KIND: ClassVar[str] = "lay"
    COMPLETE: ClassVar[bool] = True

    def options(self, state: CairnsState) -> list[Action]:
        """Every stone in hand on every place that is lower; passing where there is none (CN-7)."""
        found = [
            lay(height, cell)
            for height in range(HEIGHTS)
            if state.hands[self.seat * HEIGHTS + height]
            for cell in range(GRID.size)
            if state.heights[cell] < height
        ]
        return found or [PASS]

    def reason(self, state: CairnsState, action: Action) -> Refusal:
        if action == PASS:
            return Refusal("CN-7", "can-lay", {})
        height, cell = divmod(action, GRID.size)
        facts: Facts = {"height": NAMES[height], "cell": GRID.names[cell]}
        if not state.hands[self.seat * HEIGHTS + height]:
            return Refusal("CN-3", "not-in-hand", facts)
        return Refusal("CN-3", "not-lower", {**facts, "there": NAMES[state.heights[cell]]})

    def answer(self, state: CairnsState, action: Action) -> None:
        if action == PASS:
            self._pass(state)
        else:
            self._lay(state, *divmod(action, GRID.size))
        if state.bag and state.passes < state.seats:
            state.then(LAY[(self.seat + 1) % state.seats])
        elif state.listening:
            state.emit("end", {"reason": state.ending()})

    def quick_answer(self, state: CairnsState, rng: Random) -> Action:
        """The stone that scores most at once, for looking ahead."""
        options = state.actions()
        if options == [PASS]:
            return PASS
        return max(options, key=lambda one: gain(state, self.seat, *divmod(one, GRID.size)))

    def _pass(self, state: CairnsState) -> None:
        state.passes += 1
        if state.listening:
            state.emit("pass", {"seat": self.seat})

    def _lay(self, state: CairnsState, height: int, cell: int) -> None:
        """Lay the stone, score it (CN-4), and draw another (CN-6)."""
        points = gain(state, self.seat, height, cell)
        state.passes = 0
        state.hands[self.seat * HEIGHTS + height] -= 1
        state.heights[cell] = height
        state.owners[cell] = self.seat
        state.laid[height] += 1
        state.points[self.seat] += points
        drawn = state.bag.pop()
        state.hands[self.seat * HEIGHTS + drawn] += 1
        if state.listening:
            where: dict[str, str] = {"height": NAMES[height], "cell": GRID.names[cell]}
            state.emit("lay", {"seat": self.seat, **where, "points": points})
            state.reveal("draw", {"seat": self.seat, "height": NAMES[drawn]}, (self.seat,))

    def question(self, state: CairnsState) -> Facts:
        return {"kind": self.KIND, "seat": self.seat, "bag": len(state.bag)}


def gain(state: CairnsState, seat: int, height: int, cell: int) -> int:
    """The points of a stone: its height, and one for each own place beside it (CN-4)."""
    beside = sum(state.owners[near] == seat for near in GRID.neighbours[cell])
    return height + 1 + beside


LAY = [Lay(seat) for seat in range(4)]
