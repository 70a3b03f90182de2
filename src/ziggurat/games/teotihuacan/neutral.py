"""Neutral workers: placed at set-up and again after the first two Eclipses (TH-20, TH-59)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts
from ziggurat.games.teotihuacan.pieces import NEUTRAL_COLOURS, NEUTRAL_WORKERS, STARTING_TILES

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def draw(state: TeotihuacanState, kept: list[int]) -> None:
    """Two starting tiles for each colour, not kept by anyone; their first three boards (TH-20)."""
    colours = NEUTRAL_COLOURS[state.players]
    if not colours or not state.draws:
        return
    tiles = [tile for tile in state.draws[0] if tile not in kept]
    state.draws = state.draws[1:]
    state.neutral = state.neutral[:]
    for colour in range(colours):
        drawn = tiles[2 * colour : 2 * colour + 2]
        boards: list[int] = []
        for tile in drawn:
            for board in STARTING_TILES[tile].boards:
                if board not in boards:
                    boards.append(board)
        boards = boards[:NEUTRAL_WORKERS]
        state.neutral[NEUTRAL_WORKERS * colour : NEUTRAL_WORKERS * colour + 3] = boards
        if state.listening:
            facts: Facts = {"colour": colour, "tiles": drawn, "boards": boards}
            state.reveal("neutral", facts)
