"""What a position is, declared once; `ziggurat fields cairns` writes `fields.py` from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cairns.laying import LAY, Lay
from cairns.pieces import EMPTY, GRID, HEIGHTS, NAMES
from ziggurat.core.positions import (
    NOBODY_YET,
    OWNER,
    SLICED,
    Counted,
    Field,
    Name,
    Named,
    Number,
    PendingPart,
    Position,
    Row,
    Secret,
)

if TYPE_CHECKING:
    from cairns.state import CairnsState

MOST_POINTS: Final = 999

POSITION: Final[Position[CairnsState]] = Position(
    "CairnsFields",
    ("from cairns.pieces import EMPTY, GRID, HEIGHTS",),
    {"players": "One object a seat."},
    (
        Field(
            "owners",
            "list[int]",
            "[EMPTY] * GRID.size",
            "Whose each place is, row by row.",
            copied=SLICED,
            codec=Row(Number(EMPTY, 3), GRID.size),
        ),
        Field(
            "heights",
            "list[int]",
            "[EMPTY] * GRID.size",
            "The topmost stone of each place.",
            copied=SLICED,
            codec=Row(Name(NAMES, EMPTY), GRID.size),
        ),
        Field(
            "laid",
            "list[int]",
            "[0] * HEIGHTS",
            "Stones laid so far, by height, covered ones included.",
            copied=SLICED,
            codec=Named(NAMES, 0, 99),
        ),
        Field(
            "hands",
            "list[int]",
            "[0] * (HEIGHTS * seats)",
            "The stones in each hand.",
            copied=SLICED,
            codec=Counted(NAMES),
            at="players[].hand",
            each=HEIGHTS,
            secret=Secret(OWNER, "stones"),
        ),
        Field(
            "points",
            "list[int]",
            "[0] * seats",
            "Points of each seat.",
            copied=SLICED,
            codec=Number(0, MOST_POINTS),
            at="players[].points",
        ),
        Field(
            "bag",
            "list[int]",
            "[]",
            "The stones of the bag, the next one last.",
            copied=SLICED,
            codec=Row(Name(NAMES)),
            secret=Secret(NOBODY_YET, "stones"),
        ),
        Field("passes", "int", "0", "Passes in a row.", codec=Number(0, 4), absent="0"),
        PendingPart("Who lays a stone; nobody when the game is over.", "seat 0", (Lay,), LAY[:1]),
    ),
)
