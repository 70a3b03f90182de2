"""The position as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.core.focus import Focus, cut_from_board
from ziggurat.core.pictures import CELL, Sheet, outline
from ziggurat.core.types import Seat
from ziggurat.games.mexica import squares
from ziggurat.games.mexica.actions import AXES
from ziggurat.games.mexica.pieces import CELLS, EMBLEM, GRID, LEVELS, SQUARES, shares

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

COLOURS: Final = ("terracotta", "obsidian", "sand", "grey", "grey")
"""The stone of each seat, and of neutral temples, which are only used by two players."""

_PANEL: Final = 72


def draw(state: MexicaState, dark: bool, focus: Focus | None = None) -> str:
    """The island, the tiles on offer and a strip with what each player has, or a part of it."""
    wide, high = GRID.columns * CELL, GRID.rows * CELL
    sheet = Sheet(
        wide, high + 96 + _PANEL * ((state.seats + 1) // 2), dark, Path(__file__).with_name("art")
    )
    _ground(state, sheet, wide, high)
    _pieces(state, sheet)
    if focus is not None:
        return cut_from_board(sheet, GRID, focus)
    sheet.coordinates("".join(name[0] for name in GRID.names[: GRID.columns]), GRID.rows)
    for n, size in enumerate(state.shown):
        _tile(sheet, size, n * 72, high + 16)
    right = f"Period {state.period} · {state.doubles} + {state.singles} canals · "
    right += f"{state.bridges_left} bridges"
    sheet.words(wide, high + 56, right, 22, "ink2", "end")
    for seat in range(state.seats):
        left = (wide // 2 + 6) * (seat % 2)
        _player(state, sheet, seat, left, high + 96 + _PANEL * (seat // 2))
    return sheet.svg()


def _pieces(state: MexicaState, sheet: Sheet) -> None:
    """Bridges, temples, calpulli tiles and pilli where they are."""
    for square in range(SQUARES):
        x, y = _corner(square)
        if state.bridge[square]:
            axis = "horizontal" if AXES[state.bridge[square]] == "h" else "vertical"
            sheet.drawing(f"mexica/bridge-{axis}", x - 10, y - 10, 84)
        content = state.content[square]
        if squares.is_temple(content):
            stone = COLOURS[squares.colour_of(content)]
            sheet.drawing(f"mexica/temple-{stone}-{squares.level_in(content)}", x, y)
        elif content:
            _tile(sheet, content - squares.CALPULLI, x, y)
    for seat, square in enumerate(state.pilli):
        if square >= 0:
            x, y = _corner(square)
            sheet.drawing(f"mexica/pilli-{COLOURS[seat]}", x - 2, y - 2, 68)


def _corner(square: int) -> tuple[int, int]:
    cell = CELLS[square]
    return cell % GRID.columns * CELL, cell // GRID.columns * CELL


def _spots(squares: list[int]) -> list[tuple[int, int]]:
    return [(CELLS[s] // GRID.columns, CELLS[s] % GRID.columns) for s in squares]


def _ground(state: MexicaState, sheet: Sheet, wide: int, high: int) -> None:
    """The lake, the island as water, and every region as land in its shape."""
    sheet.box(0, 0, wide, high, "lake", "none", 6)
    sheet.path(outline(_spots(list(range(SQUARES))), 5, 22), "water", "bank", 4)
    regions: dict[int, list[int]] = {}
    for square in range(SQUARES):
        if state.region[square] >= 0:
            regions.setdefault(state.region[square], []).append(square)
    for members in regions.values():
        founded = any(state.content[s] and not squares.is_temple(state.content[s]) for s in members)
        line = outline(_spots(members), -3, 16)
        sheet.path(line, "pave" if founded else "land", "bank", 3)
    for square in range(SQUARES):
        x, y = _corner(square)
        if state.region[square] >= 0:
            sheet.path(f"M{x + 28} {y + 32}h8M{x + 32} {y + 28}v8", "none", "landframe", 1.4)
    x, y = _corner(EMBLEM)
    sheet.drawing("mexica/palace", x - CELL, y - CELL, 3 * CELL)
    sheet.drawing("mexica/emblem", x, y)


def _tile(sheet: Sheet, size: int, x: int, y: int) -> None:
    """A calpulli tile with the points for the first, second and third."""
    first, second, third = shares(size)
    sheet.drawing("mexica/tablet", x, y)
    sheet.words(x + 32, y + 30, str(first), 25, "boneink", "middle", True)
    sheet.words(x + 20.2, y + 52, str(second), 16.5, "onpiece", "middle", True)
    sheet.words(x + 44.5, y + 52, str(third), 16.5, "#2a241e", "middle", True)


def _player(state: MexicaState, sheet: Sheet, seat: Seat, x: int, y: int) -> None:
    """One player's strip: points, tokens, temples that can be built."""
    sheet.box(x, y, GRID.columns * CELL // 2 - 6, _PANEL - 10)
    if seat == state.seat:
        sheet.box(x, y, 5, _PANEL - 10, "gold", "none", 2)
    sheet.drawing(f"mexica/seat-{COLOURS[seat]}", x + 12, y + 9, 44)
    sheet.words(x + 70, y + 40, str(state.scores()[seat]), 28, bold=True)
    sheet.drawing("mexica/token", x + 136, y + 13, 36)
    sheet.words(x + 178, y + 39, str(state.tokens[seat]), 22)
    for level in range(LEVELS):
        left = x + 240 + level * 96
        sheet.drawing(f"mexica/temple-{COLOURS[seat]}-{level + 1}", left, y + 6, 50)
        sheet.words(left + 56, y + 39, str(state.stock[seat * LEVELS + level]), 22)
    if seat == state.seat:
        left = x + GRID.columns * CELL // 2 - 24
        sheet.words(left, y + 39, f"{state.ap} AP", 22, "gold-ink", "end", True)
