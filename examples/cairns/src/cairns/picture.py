"""The position as a picture: the field with its stones, the bag, and the own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cairns.pieces import EMPTY, GRID, HEIGHTS, NAMES
from ziggurat.core import Facts, Seat
from ziggurat.core.pictures import CELL, Sheet

if TYPE_CHECKING:
    from cairns.state import CairnsState

STONES: Final = ("ter", "lap", "jad", "obs")
"""The mineral of each seat."""


def draw(state: CairnsState, seat: Seat | None, dark: bool) -> str:
    wide = GRID.columns * CELL
    sheet = Sheet(wide, GRID.rows * CELL + CELL, dark)
    sheet.coordinates("".join(name[0] for name in GRID.names[: GRID.columns]), GRID.rows)
    for cell, name in enumerate(GRID.names):
        row, column = divmod(cell, GRID.columns)
        x, y = column * CELL, row * CELL
        sheet.box(x + 1, y + 1, CELL - 2, CELL - 2, "land", "landframe")
        if state.owners[cell] != EMPTY:
            _stone(sheet, x, y, STONES[state.owners[cell]], state.heights[cell])
        sheet.place(name, x, y, lies=_lies(state, cell))
    below = GRID.rows * CELL
    sheet.words(0, below + 38, f"Bag: {len(state.bag)}", 16, "ink2")
    if seat is not None:
        held = [height for height in range(HEIGHTS)
                for _ in range(state.hands[seat * HEIGHTS + height])]  # fmt: skip
        sheet.words(wide - len(held) * CELL - 8, below + 38, "Hand:", 16, "ink2", "end")
        for n, height in enumerate(held):
            _stone(sheet, wide - (len(held) - n) * CELL, below + 4, STONES[seat], height)
    return sheet.svg()


def _lies(state: CairnsState, cell: int) -> Facts:
    """The stone of a place and whose it is, for those who do not see the picture."""
    if state.owners[cell] == EMPTY:
        return {"height": "none"}
    return {"height": NAMES[state.heights[cell]], "seat": state.owners[cell]}


def _stone(sheet: Sheet, x: float, y: float, mineral: str, height: int) -> None:
    """A pile of flat stones: as many as it is high, each a little smaller."""
    for level in range(height + 1):
        radius = 25 - 6 * level
        middle = y + CELL - 18 - 11 * level
        sheet.add(
            f'<ellipse cx="{x + CELL / 2:g}" cy="{middle:g}" rx="{radius}" ry="{radius * 0.42:g}" '
            f'fill="var(--{mineral})" stroke="var(--{mineral}-lo)" stroke-width="2"/>'
        )
