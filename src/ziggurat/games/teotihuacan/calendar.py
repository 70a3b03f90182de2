"""The end of a turn and the calendar (TH-22, TH-28, TH-57, TH-58, TH-68)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import PendingField, Step
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan.actions import DONE
from ziggurat.games.teotihuacan.choices import WithUnlocking
from ziggurat.games.teotihuacan.eclipse import Eclipse
from ziggurat.games.teotihuacan.pieces import MOST_PLAYERS, Player

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def move_light(state: TeotihuacanState, why: str) -> None:
    """The light disc moves one step, but never past the dark one (TH-57)."""
    if state.light < state.dark:
        state.light += 1
        emit_light(state, why)


def finish_pyramid(state: TeotihuacanState) -> None:
    """The tile of level 4 puts the light disc on the dark disc (TH-51)."""
    state.finished = True
    state.light = state.dark
    emit_light(state, "pyramid")


def emit_light(state: TeotihuacanState, why: str) -> None:
    if state.listening:
        state.emit("light", {"light": state.light, "dark": state.dark, "why": why})


class EndOfTurn(WithUnlocking):
    """The turn is done; tiles and cocoa may still be used (TH-26, TH-27)."""

    KIND: ClassVar[str] = "end"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("unlock", 0, 1),)
    COMPLETE: ClassVar[bool] = True

    def __init__(self, seat: Player, unlock: int) -> None:
        super().__init__(seat)
        self.unlock = unlock
        """Whether it was an unlock turn."""

    def skipped(self, state: TeotihuacanState) -> bool:
        return False

    def normal_turn(self) -> bool:
        return not self.unlock

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        return [DONE]

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        if state.listening:
            state.emit("done", {"seat": self.seat})
        state.then(AFTER[self.seat])


ENDS: Final = [EndOfTurn(seat, 0) for seat in range(MOST_PLAYERS)]


class AfterTurn(Step["TeotihuacanState"]):
    """The light disc moves after the Last Player; an Eclipse may follow (TH-28, TH-58)."""

    KIND: ClassVar[str] = "after"
    COMPLETE: ClassVar[bool] = True

    def carry_out(self, state: TeotihuacanState) -> None:
        last = self.seat == state.players - 1
        state.forget_turn()
        state.then(NEXT[self.seat])
        if state.dark_eclipse:
            if last:
                move_light(state, "turn")
            if state.light == state.dark:
                state.then(Eclipse(0))
        elif last and state.final_round:
            state.final_round = False
            state.then(Eclipse(0))
        elif last:
            move_light(state, "turn")
            if state.light == state.dark:
                state.final_round = True
                if state.listening:
                    state.emit("final-round", {})


AFTER: Final = [AfterTurn(seat) for seat in range(MOST_PLAYERS)]


class NextTurn(Step["TeotihuacanState"]):
    """The turn passes clockwise (TH-22)."""

    KIND: ClassVar[str] = "next"
    COMPLETE: ClassVar[bool] = True

    def carry_out(self, state: TeotihuacanState) -> None:
        state.begin_turn((self.seat + 1) % state.players)


NEXT: Final = [NextTurn(seat) for seat in range(MOST_PLAYERS)]
