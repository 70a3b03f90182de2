"""Action tokens (MX-41 to MX-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def take(state: MexicaState) -> None:
    state.ap -= 1
    state.taken += 1
    state.token_supply -= 1
    state.tokens[state.seat] += 1
    if state.listening:
        state.emit("take-token", {"seat": state.seat})


def play(state: MexicaState) -> None:
    state.ap += 1
    state.token_supply += 1
    state.tokens[state.seat] -= 1
    if state.listening:
        state.emit("play-token", {"seat": state.seat})
