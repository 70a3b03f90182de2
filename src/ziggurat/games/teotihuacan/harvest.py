"""Forest, Quarry and Gold Deposits (TH-46, TH-89)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.teotihuacan import resources, tracks, workers
from ziggurat.games.teotihuacan.pieces import (
    BOARD_RESOURCE,
    FROM_BOARD,
    RESOURCE_COLUMN,
    RESOURCE_TABLES,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def cell(board: int, count: int, lowest: int) -> tuple[int, int, int, int]:
    """The board's resource, cocoa, points and temple steps for N workers (TH-89)."""
    return RESOURCE_TABLES[board][count - 1][RESOURCE_COLUMN[lowest]]


def harvest(state: TeotihuacanState, player: Player) -> None:
    """Take what the table shows (TH-46)."""
    board = state.board
    lowest = workers.lowest_on(state, player, board)
    amount, cocoa, points, steps = cell(board, state.count, lowest)
    state.gain(player, resources.bundle(BOARD_RESOURCE[board], amount, cocoa), "board")
    state.score(player, points, FROM_BOARD)
    tracks.any_temple(state, player, steps)
