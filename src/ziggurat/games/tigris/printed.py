"""What the page draws of the box: both sides of the board."""

from __future__ import annotations

from typing import Final

from ziggurat.core.page_data import Printed
from ziggurat.games.tigris.pieces import BOARDS, GRID

PRINTED: Final = (
    Printed("WIDTH", "number", "Columns of the board.", GRID.columns),
    Printed("HEIGHT", "number", "Rows of the board.", GRID.rows),
    Printed(
        "MAPS",
        "Record<string, readonly string[]>",
        "Each side: `.` land, `~` river, `t` a start space, `T` a framed one.",
        {board.name: list(board.rows) for board in BOARDS.values()},
    ),
)
