"""The first position: start temples on the board, a shuffled bag, full hands (TE-6, TE-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.chance import Stream
from ziggurat.games.tigris.hands import draw
from ziggurat.games.tigris.pieces import HAND, RED, TILE_COUNTS

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def begin(state: TigrisState, seed: str) -> None:
    """Set up the table; everything random in the game is drawn here."""
    state.listening = True
    counts = list(TILE_COUNTS)
    counts[RED] -= len(state.board.starts)
    tiles = [colour for colour in range(4) for _ in range(counts[colour])]
    state.bag = bytes(Stream(seed, "tigris bag").shuffled(tiles))
    for seat in range(state.seats):
        draw(state, seat, HAND)
    state.begin_turn(0)
