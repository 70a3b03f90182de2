"""The position as a picture: the field with its stones, the bag, and the own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cairns.pieces import EMPTY, GRID, HEIGHTS
from ziggurat.core import Seat
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
        sheet.place(name, x, y)
    below = GRID.rows * CELL
    sheet.words(0, below + 38, f"× {len(state.bag)}", 20, "ink2")
    if seat is not None:
        held = [height for height in range(HEIGHTS)
                for _ in range(state.hands[seat * HEIGHTS + height])]  # fmt: skip
        for n, height in enumerate(held):
            _stone(sheet, wide - (len(held) - n) * CELL, below + 4, STONES[seat], height)
    return sheet.svg()


def _stone(sheet: Sheet, x: float, y: float, mineral: str, height: int) -> None:
    """A pile of flat stones: as many as it is high, each a little smaller."""
    for level in range(height + 1):
        radius = 25 - 6 * level
        middle = y + CELL - 18 - 11 * level
        sheet.add(
            f'<ellipse cx="{x + CELL / 2:g}" cy="{middle:g}" rx="{radius}" ry="{radius * 0.42:g}" '
            f'fill="var(--{mineral})" stroke="var(--{mineral}-lo)" stroke-width="2"/>'
        )
