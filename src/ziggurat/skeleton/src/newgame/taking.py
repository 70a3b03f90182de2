"""Taking sticks: the one decision of the game (NG-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core import Action, ActionTable, Refusal
from ziggurat.core.decisions import Decision

if TYPE_CHECKING:
    from newgame import NewgameState

MOST: Final = 3
"""Sticks that can be taken at once (NG-2)."""
STICKS: Final = (15, 21)
SEATS: Final = 4
TABLE: Final = ActionTable(
    (f"take {count}", {"kind": "take", "count": count, "place": str(count)})
    for count in range(1, MOST + 1)
)


class Take(Decision["NewgameState"]):
    """How many sticks to take (NG-2)."""

    KIND: ClassVar[str] = "take"
    COMPLETE: ClassVar[bool] = True

    def options(self, state: NewgameState) -> list[Action]:
        return list(range(min(MOST, state.sticks)))

    def reason(self, state: NewgameState, action: Action) -> Refusal:
        return Refusal("NG-2", "too-many", {"count": action + 1, "sticks": state.sticks})

    def answer(self, state: NewgameState, action: Action) -> None:
        state.sticks -= action + 1
        if state.listening:
            state.emit("take", {"seat": self.seat, "count": action + 1})
        if state.sticks:
            state.then(TAKE[(self.seat + 1) % state.seats])
        else:
            state.winner = self.seat


TAKE: Final = [Take(seat) for seat in range(SEATS)]
