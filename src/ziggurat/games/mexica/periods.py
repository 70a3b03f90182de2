"""The end of turns, rounds, periods and the game (MX-44 to MX-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.mexica import impossible_tiles, scoring
from ziggurat.games.mexica.actions import DONE, TAKE
from ziggurat.games.mexica.moves import ListedMove
from ziggurat.games.mexica.pieces import (
    LAST_ROUND,
    LEVELS,
    QUIET_ROUNDS,
    TEMPLES,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


class EndTurn(ListedMove):
    """End the turn; any AP left are lost (MX-9)."""

    def listed(self, state: MexicaState) -> list[Action]:
        return STOP

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        return None

    def carry_out(self, state: MexicaState, action: Action) -> None:
        """Check the tiles, then the next turn or the end of the round."""
        if state.listening:
            state.emit("turn-ended", {"seat": state.seat, "ap": state.ap})
        if state.unchecked:
            state.unchecked = False
            if state.shown:
                remove(state, impossible_tiles.impossible(state), "impossible")
        state.pending.clear()
        if state.seat + 1 < state.seats:
            state.begin_turn(state.seat + 1)
        else:
            end_round(state)


def end_round(state: MexicaState) -> None:
    """The round is complete; is the period, too? (MX-45)"""
    state.quiet = 0 if state.stirred else min(state.quiet + 1, QUIET_ROUNDS)
    state.stirred = False
    if state.quiet == QUIET_ROUNDS:
        remove(state, state.shown, "quiet-rounds")
    if period_complete(state):
        end_period(state, "complete")
    elif state.round == LAST_ROUND:
        remove(state, state.shown, "round-limit")
        end_period(state, "round-limit")
    else:
        state.round += 1
        state.begin_turn(0)


def period_complete(state: MexicaState) -> bool:
    """Whether all tiles are gone and somebody has built all their temples (MX-44)."""
    if state.shown:
        return False
    for seat in range(state.seats):
        if not any(state.stock[seat * LEVELS : seat * LEVELS + LEVELS]):
            return True
    return False


def remove(state: MexicaState, gone: list[int], reason: str) -> None:
    """Take shown tiles out of the game."""
    if not gone:
        return
    kept = list(state.shown)
    for tile in gone:
        kept.remove(tile)
    state.removed = sorted([*state.removed, *gone])
    state.shown = kept
    if state.listening:
        state.emit("tiles-removed", {"sizes": list(gone), "reason": reason})


def end_period(state: MexicaState, reason: str) -> None:
    """Score; then the second period or the end of the game (MX-46, MX-56)."""
    scoring.score(state)
    if state.listening:
        facts: Facts = {"period": state.period, "reason": reason, "scores": state.scores()}
        state.emit("period-ended", facts)
    state.quiet = 0
    if state.period == 1:
        begin_second_period(state)
    else:
        state.ap = 0
        state.taken = 0
        state.ended = reason
        if state.listening:
            state.emit("game-ended", {"scores": state.scores(), "places": state.ranking()})


def begin_second_period(state: MexicaState) -> None:
    state.period = 2
    state.round = 1
    state.shown = state.later
    state.later = []
    state.unchecked = True
    stock = state.own_stock()
    for seat in range(state.seats):
        for level in range(LEVELS):
            stock[seat * LEVELS + level] += TEMPLES[1][level] - TEMPLES[0][level]
    state.begin_turn(0)
    if state.listening:
        state.emit("tiles-shown", {"sizes": list(state.shown)})


STOP: Final[list[Action]] = [DONE]
ENDING: Final[EndTurn] = EndTurn(DONE, TAKE)
