"""A part of a picture, cut out and marked, for rules and examples.

A focus holds no words, so one picture serves every language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.core.errors import BadPicture
from ziggurat.core.grid import Grid
from ziggurat.core.pictures import CELL, Sheet, outline

LOOKS = ("gold", "no", "ghost", "outline", "count")


@dataclass(frozen=True)
class Mark:
    """Something pointed out: what is possible, forbidden, gone, held together or counted."""

    places: tuple[str, ...]
    look: str
    text: str = ""
    drawing: str = ""
    """The piece that was at a ghost's place, or that comes to a gold one."""


@dataclass(frozen=True)
class Focus:
    """What to cut out, `F3:L7` or a named part of the picture, and what to mark in it."""

    area: str = ""
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Box:
    """A rectangle of a sheet."""

    x: float
    y: float
    width: float
    height: float


def read_focus(area: object, marks: object) -> Focus:
    """A focus as it is written in JSON."""
    if not isinstance(area, str) or not isinstance(marks, list):
        raise BadPicture("a picture has an area, which is a text, and a list of marks")
    return Focus(area, tuple(_read_mark(mark) for mark in marks))


def _read_mark(mark: object) -> Mark:
    if not isinstance(mark, dict) or mark.keys() - {"at", "look", "text", "drawing"}:
        raise BadPicture(f"a mark has the fields at, look, text and drawing, not {mark!r}")
    places, look = mark.get("at"), mark.get("look", "gold")
    if not isinstance(places, list) or look not in LOOKS:
        raise BadPicture(
            f"a mark is at a list of places and looks like one of {LOOKS}, not {mark!r}"
        )
    text, drawing = mark.get("text", ""), mark.get("drawing", "")
    return Mark(tuple(map(str, places)), str(look), str(text), str(drawing))


def cells_between(grid: Grid, area: str) -> tuple[int, int, int, int]:
    """First row and column, last row and column of `F3:L7`; an empty area is the whole board."""
    names = area.split(":") if area else [grid.names[0], grid.names[-1]]
    if len(names) != 2 or not all(name in grid.cells for name in names):
        raise BadPicture(f"an area is two spaces such as B2:F6, not {area!r}")
    first, last = (divmod(grid.cells[name], grid.columns) for name in names)
    return first[0], first[1], last[0], last[1]


def cut_from_board(sheet: Sheet, grid: Grid, focus: Focus) -> str:
    """The area of a board with its coordinates and the marks."""
    for mark in focus.marks:
        spots = [divmod(_cell(grid, place), grid.columns) for place in mark.places]
        if mark.look == "outline":
            hold_together(sheet, spots)
        else:
            for row, column in spots:
                draw_mark(sheet, mark, Box(column * CELL, row * CELL, CELL, CELL))
    top, left, bottom, right = cells_between(grid, focus.area)
    box = Box(left * CELL, top * CELL, (right - left + 1) * CELL, (bottom - top + 1) * CELL)
    sheet.cut(box.x, box.y, box.width, box.height)
    for column in range(left, right + 1):
        name = grid.names[column][0]
        sheet.words(column * CELL + CELL / 2, box.y - 10, name, 17, "ink3", "middle")
    for row in range(top, bottom + 1):
        sheet.words(box.x - 17, row * CELL + CELL / 2 + 6, str(row + 1), 17, "ink3", "middle")
    return sheet.svg()


def _cell(grid: Grid, place: str) -> int:
    if place not in grid.cells:
        raise BadPicture(f"there is no space {place!r}")
    return grid.cells[place]


def hold_together(sheet: Sheet, spots: Sequence[tuple[int, int]]) -> None:
    """One gold line round all these cells."""
    line = outline(spots, -2)
    sheet.path(line, "none", "gold-edge", 6)
    sheet.path(line, "none", "gold-hi", 2.4)


def draw_mark(sheet: Sheet, mark: Mark, box: Box) -> None:
    """A mark on one place."""
    middle, centre = box.x + box.width / 2, box.y + box.height / 2
    if mark.look == "ghost":
        sheet.add('<g opacity=".38">')
        if mark.drawing:
            sheet.drawing(mark.drawing, box.x, box.y, box.width)
        sheet.close_group()
        sheet.add(
            f'<rect x="{box.x + 3:g}" y="{box.y + 3:g}" width="{box.width - 6:g}" '
            f'height="{box.height - 6:g}" rx="12" fill="none" stroke="var(--danger)" '
            f'stroke-width="3.4" stroke-dasharray="6 6"/>'
        )
    elif mark.look == "no":
        sheet.add(
            f'<circle cx="{middle:g}" cy="{centre:g}" r="19" fill="var(--surface)" '
            f'fill-opacity=".86" stroke="var(--danger)" stroke-width="4.4"/>'
        )
        sheet.path(f"M{middle - 12:g} {centre - 12:g}l24 24", "none", "danger", 4.4)
    elif mark.look == "gold":
        if mark.drawing:
            sheet.drawing(mark.drawing, box.x, box.y, box.width)
        sheet.add(
            f'<rect x="{box.x + 3:g}" y="{box.y + 3:g}" width="{box.width - 6:g}" '
            f'height="{box.height - 6:g}" rx="10" fill="var(--gold-hi)" fill-opacity=".16" '
            f'stroke="var(--gold-edge)" stroke-width="4.4"/>'
        )
    if mark.text and mark.look == "count":
        _badge(sheet, mark.text, box.x + 14, box.y + 10)
    elif mark.text:
        _badge(sheet, mark.text, middle, centre)


def _badge(sheet: Sheet, text: str, x: float, y: float) -> None:
    """A number on a gold plate."""
    wide = 18 + 11 * len(text)
    sheet.box(x - wide / 2, y - 15, wide, 30, "gold-top", "gold-line", 9)
    sheet.words(x, y + 7, text, 20, "ongold", "middle", True)
