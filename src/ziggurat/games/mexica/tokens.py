"""Action tokens (MX-41 to MX-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.mexica.actions import PLAY, START, TAKE
from ziggurat.games.mexica.moves import NOTHING, ListedMove, unpaid
from ziggurat.games.mexica.pieces import TOKEN_COST, TOKENS_A_TURN

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


class TakeToken(ListedMove):
    """Keep 1 AP as a token, at most twice a turn (MX-41)."""

    def listed(self, state: MexicaState) -> list[Action]:
        possible = state.ap and state.taken < TOKENS_A_TURN and state.token_supply
        return [TAKE] if possible else NOTHING

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        if state.taken == TOKENS_A_TURN:
            return Refusal("MX-41", "two-tokens-were-taken-in-this-turn", {})
        if not state.token_supply:
            return Refusal("MX-41", "no-token-left", {})
        return unpaid(state, TOKEN_COST)

    def carry_out(self, state: MexicaState, action: Action) -> None:
        state.ap -= TOKEN_COST
        state.taken += 1
        state.token_supply -= 1
        state.own_tokens()[state.seat] += 1
        if state.listening:
            state.emit("take-token", {"seat": state.seat})


class PlayToken(ListedMove):
    """Turn a token into 1 AP (MX-42, MX-43)."""

    def listed(self, state: MexicaState) -> list[Action]:
        return [PLAY] if state.tokens[state.seat] else NOTHING

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        if not state.tokens[state.seat]:
            return Refusal("MX-42", "no-token-to-play", {})
        return None

    def carry_out(self, state: MexicaState, action: Action) -> None:
        state.ap += 1
        state.token_supply += 1
        state.own_tokens()[state.seat] -= 1
        if state.listening:
            state.emit("play-token", {"seat": state.seat})


TAKING: Final[TakeToken] = TakeToken(TAKE, PLAY)
PLAYING: Final[PlayToken] = PlayToken(PLAY, START)
