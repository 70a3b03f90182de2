"""What the page draws of the box: the island, the numbers of the tiles, the points of a turn."""

from __future__ import annotations

from typing import Final

from ziggurat.core.page_data import Printed
from ziggurat.games.mexica.pieces import (
    GRID,
    LEVELS,
    MAP,
    SQUARES,
    TEMPLES,
    TURN_POINTS,
    shares,
)

PRINTED: Final = (
    Printed("WIDTH", "number", "Columns of the map.", GRID.columns),
    Printed("HEIGHT", "number", "Rows of the map.", GRID.rows),
    Printed(
        "MAP",
        "readonly string[]",
        "`~` lake, `.` land, `S` a start space, `E` the emblem, `=` a canal from the beginning.",
        list(MAP),
    ),
    Printed(
        "LEVELS",
        "readonly (1 | 2 | 3 | 4)[]",
        "The levels of temples (MX-7).",
        list(range(1, LEVELS + 1)),
    ),
    Printed("PERIODS", "number", "How often temples are handed out (MX-7).", len(TEMPLES)),
    Printed("TURN_POINTS", "number", "Action points of a turn (MX-9).", TURN_POINTS),
    Printed(
        "SHARES",
        "readonly (readonly [number, number, number])[]",
        "By size of a region: what the first, second and third get (MX-6, MX-54).",
        [list(shares(size)) for size in range(SQUARES + 1)],
    ),
)
