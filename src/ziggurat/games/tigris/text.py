"""The position for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Cell, Seat
from ziggurat.games.tigris import shown
from ziggurat.games.tigris.catastrophes import has_treasure
from ziggurat.games.tigris.hands import hand_size
from ziggurat.games.tigris.pieces import (
    CATASTROPHE,
    COLOURS,
    DYNASTIES,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    GRID,
    LEADER,
    LEADERS,
    TILES,
)

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

LEGEND = (
    "S settlement  T temple  F farm  M market  * treasure  + building  ## monument  "
    "XX catastrophe  ~ river  aK archer's king …"
)


def text(state: TigrisState, seat: Seat | None) -> str:
    """The board, the players, and whose decision it is."""
    letters = "".join(f"  {name[0]}" for name in GRID.names[: GRID.columns])
    rows = [f"   {letters}"]
    for row in range(GRID.rows):
        cells = range(row * GRID.columns, (row + 1) * GRID.columns)
        rows.append(f"{row + 1:>3} " + "".join(f" {_space(state, cell)}" for cell in cells))
    rows.append(LEGEND)
    rows.extend(_player(state, other, seat) for other in range(state.seats))
    treasures = state.treasures.bit_count()
    rows.append(f"bag {len(state.bag) - state.drawn}, treasures on the board {treasures}")
    if state.over:
        rows.append(f"game over ({state.ended}): places {state.ranking()}")
    else:
        rows.append(
            f"seat {state.seat} decides: {state.question()['kind']}, actions left {state.left}"
        )
    return "\n".join(rows)


def _space(state: TigrisState, cell: Cell) -> str:
    piece = state.cells[cell]
    if piece >= LEADER:
        seat, colour = divmod(piece - LEADER, 4)
        return DYNASTIES[seat][0] + LEADERS[colour][0].upper()
    if piece == EMPTY:
        return " ~" if state.board.river[cell] else " ."
    if piece == CATASTROPHE:
        return "XX"
    mark = "*" if has_treasure(state, cell) else "+" if cell in state.buildings else " "
    if piece == FACE_DOWN:
        return "#*" if mark == "*" else "##"
    return TILES[piece - FACE_UP][0].upper() + mark


def _player(state: TigrisState, seat: Seat, viewer: Seat | None) -> str:
    is_open = state.options["scores"] == "open" or state.over
    points = state.points[4 * seat : 4 * seat + 4]
    parts = [f"seat {seat} ({DYNASTIES[seat]})"]
    if is_open:
        parts.append(" ".join(f"{COLOURS[c]} {points[c]}" for c in range(4)))
    parts.append(f"treasures {state.taken[seat]}")
    parts.append(f"catastrophes {state.catastrophes[seat]}")
    if seat == viewer:
        parts.append("hand " + " ".join(shown.tiles_of(state.hands, seat)))
    else:
        parts.append(f"tiles in hand {hand_size(state, seat)}")
    return ("> " if seat == state.active else "  ") + ", ".join(parts)
