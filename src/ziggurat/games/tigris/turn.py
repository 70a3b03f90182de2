"""A turn: two actions, then income and new tiles (TE-8, TE-38)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core import decisions
from ziggurat.core.decisions import Move
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.tigris import (
    actions,
    catastrophes,
    hands,
    leaders,
    scoring,
    tiles,
    treasures,
)
from ziggurat.games.tigris.moves import RulebookAction, something_else
from ziggurat.games.tigris.pieces import LAST_TREASURES, SEATS

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


class EndTurn(Move["TigrisState"]):
    """Income, the end of the game or new tiles, the next player (TE-38)."""

    def add_options(self, state: TigrisState, found: list[Action]) -> None:
        found.append(actions.DONE)

    def refusal(self, state: TigrisState, action: Action) -> Refusal | None:
        return None

    def carry_out(self, state: TigrisState, action: Action) -> None:
        scoring.income(state)
        if state.listening:
            state.emit("turn-ended", {"seat": state.active})
        if state.treasures.bit_count() <= LAST_TREASURES:
            state.end_game("treasures")
        elif not hands.refill(state):
            state.end_game("bag")
        else:
            state.begin_turn((state.active + 1) % state.seats)


ACTIONS: Final[list[RulebookAction]] = [
    tiles.PLACE,
    leaders.POSITION,
    leaders.WITHDRAWAL,
    catastrophes.DESTROY,
    hands.SWAPPING,
]
MOVES: Final[list[Move[TigrisState]]] = [EndTurn(actions.DONE, actions.TILE), *ACTIONS]

_DONE: Final[bytes] = b"\1"
_OTHERS: Final[bytes] = bytes(actions.END - MOVES[-1].last)
"""No action that answers another decision is possible in a turn."""
_NO_ACTIONS: Final[bytes] = bytes(actions.END - actions.TILE)
"""When both actions have been taken, the turn can only end."""


class Turn(decisions.Turn["TigrisState"]):
    """What to do with the next of the two actions, or that the turn is over (TE-8, TE-77)."""

    KIND: ClassVar[str] = "turn"
    COMPLETE: ClassVar[bool] = True

    def moves(self) -> list[Move[TigrisState]]:
        return MOVES

    def mask(self, state: TigrisState) -> bytes:
        return b"".join(self.mask_pieces(state))

    def mask_pieces(self, state: TigrisState) -> list[bytes]:
        if not state.left:
            return [_DONE, _NO_ACTIONS]
        pieces = [_DONE]
        for action in ACTIONS:
            action.add_planes(state, pieces)
        pieces.append(_OTHERS)
        return pieces

    def reason(self, state: TigrisState, action: Action) -> Refusal:
        return something_else(self.KIND)

    def answer(self, state: TigrisState, action: Action) -> None:
        """An action leads back to the turn once everything it causes is settled."""
        if action != actions.DONE:
            state.left -= 1
            state.pending.append(self)
            state.pending.append(treasures.END_ACTION[self.seat])
        super().answer(state, action)

    def question(self, state: TigrisState) -> Facts:
        return {"kind": self.KIND, "seat": self.seat, "left": state.left}

    def random_answer(self, state: TigrisState, rng: Random) -> Action:
        """Draw rows of the table until one is legal, without listing them all."""
        if not state.left:
            return actions.DONE
        while True:
            action = int(rng.random() * actions.WAR)
            if self.refusal(state, action) is None:
                return action

    def complaint(self, state: TigrisState) -> str:
        return "" if self.seat == state.active else "it is another seat's turn"


TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(SEATS)]
