"""What a position is, declared once; `ziggurat fields newgame` writes `fields.py` from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newgame.taking import SEATS, STICKS, TAKE, Take
from ziggurat.core.positions import Field, Number, PendingPart, Position
from ziggurat.core.types import NOBODY

if TYPE_CHECKING:
    from newgame import NewgameState

POSITION: Final[Position[NewgameState]] = Position(
    "NewgameFields",
    ("from ziggurat.core.types import NOBODY",),
    {},
    (
        Field("sticks", "int", "0", "Sticks that are left.", codec=Number(0, max(STICKS))),
        Field(
            "winner",
            "int",
            "NOBODY",
            "Who took the last stick; -1 while there are some.",
            codec=Number(NOBODY, SEATS - 1),
            absent="-1",
        ),
        PendingPart("Who takes sticks; nobody when the game is over.", "seat 0", (Take,), TAKE[:1]),
    ),
)
