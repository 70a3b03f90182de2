"""What the decisions of this game have in common: flipping and unlocking on the side."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ziggurat.core.decisions import Decision
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.teotihuacan import workers
from ziggurat.games.teotihuacan.actions import (
    FLIP,
    FLIP_DOUBLE_MOVE,
    FLIPPED,
    KIND_OF,
    UNLOCK,
    UNLOCK_TURN,
)
from ziggurat.games.teotihuacan.pieces import KINDS, MOVE_ANYWHERE, PALACE, POWER_UP2, TILES

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def main_action_complaint(state: TeotihuacanState, board: int = 0) -> str:
    """Why no main action can be under way, on that board if one is given; empty if it can."""
    if state.board in (0, PALACE) or (board and state.board != board):
        return "turn.board should be the board of the main action"
    return "" if state.count else "turn.workers should be 1 to 3"


class Choice(Decision["TeotihuacanState"]):
    """A decision; nobody is asked if at most one answer is left."""

    def skipped(self, state: TeotihuacanState) -> bool:
        return True

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        """Why an action that answers another question is impossible now (TH-22)."""
        kind = KIND_OF[action]
        if kind == "flip":
            return self.flip_reason(state, FLIPPED[action - FLIP])
        if kind == "unlock" or kind == "unlock-turn":
            return self.unlock_reason(state, action)
        return Refusal("TH-22", "something-else-is-asked", {"question": self.KIND})

    def flip_reason(self, state: TeotihuacanState, kind: int) -> Refusal:
        """Why a tile cannot be flipped now."""
        tile: Facts = {"tile": TILES[kind]}
        if not state.tiles[KINDS * self.seat + kind]:
            return Refusal("TH-37", "no-such-tile", tile)
        if state.ascending():
            return Refusal("TH-27", "ascension-comes-first", tile)
        if kind > POWER_UP2:
            reason = "only-with-the-movement" if kind <= MOVE_ANYWHERE else "only-with-its-action"
            return Refusal("TH-38", reason, tile)
        return self.idle_flip_reason(tile)

    def idle_flip_reason(self, tile: Facts) -> Refusal:
        """Why a tile for any time in one's turn cannot be flipped now (TH-27)."""
        return Refusal("TH-27", "not-in-the-middle-of-a-choice", tile)

    def unlock_reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        """Why nothing can be unlocked now, for 3 cocoa or by spending the turn (TH-23, TH-26)."""
        whole_turn = action == UNLOCK_TURN
        if not workers.any_locked(state, self.seat):
            return Refusal("TH-23" if whole_turn else "TH-26", "no-locked-worker", {})
        if whole_turn:
            return Refusal("TH-23", "only-instead-of-moving", {})
        return self.paid_unlock_reason(state)

    def paid_unlock_reason(self, state: TeotihuacanState) -> Refusal:
        """Why 3 cocoa cannot be paid now (TH-26)."""
        return Refusal("TH-26", "not-in-the-middle-of-a-choice", {})


class WithFlips(Choice):
    """A decision during which discovery tiles may be flipped; it is then asked again (TH-27)."""

    @abstractmethod
    def own_options(self, state: TeotihuacanState) -> list[Action]:
        """Its own answers, in any order."""

    @abstractmethod
    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        """Carry out one of its own answers."""

    def options(self, state: TeotihuacanState) -> list[Action]:
        options = self.own_options(state)
        if options:
            self.add_beside(state, options)
            options.sort()
        return options

    def add_beside(self, state: TeotihuacanState, options: list[Action]) -> None:
        """Add what may be done on the side."""
        state.add_flips(self.seat, options)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        if FLIP <= action < FLIP_DOUBLE_MOVE:
            state.then(self)
            state.flip(self.seat, FLIPPED[action - FLIP])
        else:
            self.own_answer(state, action)

    def idle_flip_reason(self, tile: Facts) -> Refusal:
        return Refusal("TH-38", "without-effect", tile)


class WithUnlocking(WithFlips):
    """A decision during which 3 cocoa may also be paid to unlock all one's workers (TH-26)."""

    def add_beside(self, state: TeotihuacanState, options: list[Action]) -> None:
        super().add_beside(state, options)
        if self.normal_turn() and workers.can_unlock(state, self.seat):
            options.append(UNLOCK)

    def normal_turn(self) -> bool:
        """Whether paying makes sense: the turn is not spent on unlocking anyway (TH-26)."""
        return True

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == UNLOCK:
            state.then(self)
            workers.unlock_all(state, self.seat, paid=True)
        else:
            super().answer(state, action)

    def paid_unlock_reason(self, state: TeotihuacanState) -> Refusal:
        if not self.normal_turn():
            return Refusal("TH-26", "not-in-an-unlock-turn", {})
        cocoa = state.goods[4 * self.seat]
        return Refusal("TH-26", "unlocking-costs-3-cocoa", {"cocoa": cocoa})
