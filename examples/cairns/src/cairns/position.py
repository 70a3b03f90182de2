"""What a position is, declared once: how each field is saved, and who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cairns.pieces import EMPTY, GRID, HEIGHTS, NAMES
from ziggurat.core import NOBODY, BadDump, Facts, Json
from ziggurat.core.positions import (
    NOBODY_YET,
    OWNER,
    Counted,
    Field,
    Name,
    Named,
    Number,
    Part,
    Position,
    Row,
)

if TYPE_CHECKING:
    from cairns.state import CairnsState

MOST_POINTS: Final = 999


def _sit(state: CairnsState, value: Json, place: str) -> None:
    if value is None:
        state.sit(NOBODY)
    elif isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < state.seats:
        raise BadDump(f"{place} should be one of {state.seats} seats or null, not {value!r}")
    else:
        state.sit(value)


POSITION: Final[Position[CairnsState]] = Position(
    "CairnsFields",
    (),
    Field(
        "owners",
        "list[int]",
        "[EMPTY] * GRID.size",
        "whose each place is, row by row",
        codec=Row(Number(EMPTY, 3), GRID.size),
    ),
    Field(
        "heights",
        "list[int]",
        "[EMPTY] * GRID.size",
        "the topmost stone of each place",
        codec=Row(Name(NAMES, EMPTY), GRID.size),
    ),
    Field(
        "laid",
        "list[int]",
        "[0] * HEIGHTS",
        "stones laid so far, by height, covered ones included",
        codec=Named(NAMES, 0, 99),
    ),
    Field(
        "hands",
        "list[int]",
        "[0] * (HEIGHTS * seats)",
        "the stones in each hand",
        codec=Counted(NAMES),
        at="players[].hand",
        each=HEIGHTS,
        known=OWNER,
        pool="stones",
    ),
    Field(
        "points",
        "list[int]",
        "[0] * seats",
        "points of each seat",
        codec=Number(0, MOST_POINTS),
        at="players[].points",
    ),
    Field(
        "bag",
        "list[int]",
        "[]",
        "the stones of the bag, the next one last",
        codec=Row(Name(NAMES)),
        known=NOBODY_YET,
        pool="stones",
    ),
    Field("passes", "int", "0", "passes in a row", codec=Number(0, 4), missing=0),
    Part(
        "seat",
        "who decides; null when the game is over",
        "a seat or `null`",
        "the first seat",
        lambda state: None if state.over else state.seat,
        _sit,
    ),
)


def dump(state: CairnsState) -> Facts:
    head: dict[str, Json] = {
        "game": state.game.name,
        "revision": state.revision,
        "seats": state.seats,
        "options": dict(state.options),
    }
    return head | POSITION.dump(state)
