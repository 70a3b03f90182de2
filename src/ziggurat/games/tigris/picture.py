"""The position as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.core.focus import Focus, cut_from_board
from ziggurat.core.pictures import CELL, Sheet, outline
from ziggurat.core.types import Cell, Seat
from ziggurat.games.tigris.catastrophes import has_treasure
from ziggurat.games.tigris.conflicts import ChooseWar, Support, regions_at_war, supporters
from ziggurat.games.tigris.hands import hand_size
from ziggurat.games.tigris.pieces import (
    BUILDINGS,
    CATASTROPHE,
    CELLS,
    DYNASTIES,
    FACE_UP,
    GRID,
    LEADER,
    LEADERS,
    MONUMENTS,
    TILES,
    Board,
)

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

STONES: Final = ("obsidian", "terracotta", "lapis", "jade")
"""The mineral that stands for each colour."""

_TINTS: Final = 6
_PANEL: Final = 96


def draw(state: TigrisState, seat: Seat | None, dark: bool, focus: Focus | None = None) -> str:
    """The board with its kingdoms and a strip with what each player has, or a part of it."""
    wide, high = GRID.columns * CELL, GRID.rows * CELL
    sheet = Sheet(
        wide, high + _PANEL * ((state.seats + 1) // 2) + 14, dark, Path(__file__).with_name("art")
    )
    _ground(sheet, state.board, wide, high)
    _pieces(state, sheet, focus is None)
    if focus is not None:
        return cut_from_board(sheet, GRID, focus)
    sheet.coordinates("".join(name[0] for name in GRID.names[: GRID.columns]), GRID.rows)
    for other in range(state.seats):
        left = (wide // 2 + 6) * (other % 2)
        _player(state, sheet, other, seat, left, high + 14 + _PANEL * (other // 2))
    return sheet.svg()


def _pieces(state: TigrisState, sheet: Sheet, strong: bool) -> None:
    """Kingdoms and everything on the board, with the strength of leaders if wanted."""
    strengths = _kingdoms(state, sheet)
    if not strong:
        strengths.clear()
    for cell in range(CELLS):
        _piece(state, sheet, cell, strengths)
    for number, cell in enumerate(state.monuments):
        if cell >= 0:
            first, second = MONUMENTS[number]
            x, y = _corner(cell)
            sheet.drawing(f"tigris/monument-{_pair(first, second)}", x, y, 2 * CELL)
    for colour, cell in enumerate(state.buildings):
        if cell >= 0:
            x, y = _corner(cell)
            name = BUILDINGS[colour].replace(" ", "-")
            sheet.drawing(f"tigris/building-{name}", x + 8, y + 2, 48)
    if isinstance(state.running(), ChooseWar | Support) and state.tile >= 0:
        x, y = _corner(state.tile)
        sheet.drawing("tigris/union", x + 3, y + 2, 57.6)
    for cell in state.board.starts:
        if has_treasure(state, cell):
            x, y = _corner(cell)
            sheet.drawing("tigris/treasure", x + 35.5, y - 2, 30)


def _corner(cell: Cell) -> tuple[int, int]:
    return cell % GRID.columns * CELL, cell // GRID.columns * CELL


def _pair(first: int, second: int) -> str:
    """The drawings name the darker mineral first."""
    order = (0, 1, 3, 2)
    low, high = sorted((first, second), key=order.index)
    return f"{STONES[low]}-{STONES[high]}"


def _ground(sheet: Sheet, board: Board, wide: int, high: int) -> None:
    """Land, rivers with their banks, the grid, and the framed spaces."""
    sheet.add(f'<clipPath id="slab"><rect width="{wide}" height="{high}" rx="6"/></clipPath>')
    sheet.add('<g clip-path="url(#slab)">')
    sheet.box(0, 0, wide, high, "land", "none", 0)
    river = pools = ""
    for cell in range(CELLS):
        if board.river[cell]:
            x, y = _corner(cell)
            x, y = x + CELL // 2, y + CELL // 2
            column, row = cell % GRID.columns, cell // GRID.columns
            ends = [(x, y)]
            for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
                inside = 0 <= column + dx < GRID.columns and 0 <= row + dy < GRID.rows
                back = cell - dx - GRID.columns * dy
                if inside and board.river[cell + dx + GRID.columns * dy]:
                    ends.append((x + dx * CELL // 2, y + dy * CELL // 2))
                elif not inside and 0 <= back < CELLS and board.river[back]:
                    ends.append((x + dx * CELL, y + dy * CELL))
            if _pool(board, cell):
                pools += f"M{x} {y}h{CELL}v{CELL}h-{CELL}Z"
            river += "".join(f"M{x} {y}L{end[0]} {end[1]}" for end in ends)
    for width, colour, strength in (
        (120, "fertile", 0.22),
        (84, "fertile", 0.36),
        (60, "bank", 1),
        (55, "water2", 1),
        (49, "water", 1),
    ):
        sheet.add(f'<g opacity="{strength:g}">')
        sheet.path(river, "none", colour, width)
        sheet.path(pools, colour, colour, width)
        sheet.close_group()
    lines = "".join(f"M{n * CELL} 0V{high}" for n in range(1, GRID.columns))
    lines += "".join(f"M0 {n * CELL}H{wide}" for n in range(1, GRID.rows))
    sheet.add('<g opacity="var(--gridA)">')
    sheet.path(lines, "none", "grid", 1.2)
    sheet.close_group()
    sheet.close_group()
    for number, cell in enumerate(board.starts):
        if board.framed[number]:
            x, y = _corner(cell)
            sheet.path(
                f"M{x - 1} {y + 12}V{y - 1}H{x + 12}M{x + 52} {y - 1}H{x + 65}V{y + 12}"
                f"M{x + 65} {y + 52}V{y + 65}H{x + 52}M{x + 12} {y + 65}H{x - 1}V{y + 52}",
                "none",
                "gold-lo",
                3.4,
            )


def _pool(board: Board, cell: Cell) -> bool:
    """Whether this space and the three to its right and below are all river."""
    below = cell + GRID.columns
    return (
        cell % GRID.columns < GRID.columns - 1
        and below < CELLS
        and bool(board.river[cell + 1] and board.river[below] and board.river[below + 1])
    )


def _kingdoms(state: TigrisState, sheet: Sheet) -> dict[Cell, int]:
    """The outlines of all kingdoms, and the strength in a war of each leader in them."""
    regions = state.regions()
    parts = regions_at_war(state)
    strengths: dict[Cell, int] = {}
    for count, region in enumerate(regions.kingdoms()):
        cells = regions.cells_of(region)
        line = outline([(c // GRID.columns, c % GRID.columns) for c in cells], 1.5)
        tint = f"k{count % _TINTS + 1}"
        sheet.add(f'<path d="{line}" fill="var(--{tint})" fill-opacity=".2"/>')
        sheet.path(line, "none", tint, 4)
        for cell in cells:
            piece = state.cells[cell]
            if piece >= LEADER:
                colour = (piece - LEADER) % 4
                strengths[cell] = len(supporters(state, parts, parts.label[cell], colour))
    return strengths


def _piece(state: TigrisState, sheet: Sheet, cell: Cell, strengths: dict[Cell, int]) -> None:
    piece = state.cells[cell]
    x, y = _corner(cell)
    if piece >= LEADER:
        seat, colour = divmod(piece - LEADER, 4)
        sheet.drawing(f"tigris/leader-{LEADERS[colour]}-{DYNASTIES[seat]}", x, y)
        sheet.drawing(f"tigris/crest-{LEADERS[colour]}", x, y)
        if cell in strengths:
            sheet.add(
                f'<circle cx="{x + 52}" cy="{y + 51}" r="10.5" fill="var(--bone)" '
                f'stroke="var(--boneink)" stroke-width="1.4"/>'
            )
            sheet.words(x + 52, y + 56, str(strengths[cell]), 15, "boneink", "middle", True)
    elif FACE_UP <= piece < FACE_UP + 4:
        sheet.drawing(f"tigris/tile-{TILES[piece - FACE_UP]}", x, y)
    elif piece == CATASTROPHE:
        sheet.drawing("tigris/catastrophe", x + 2, y + 2, 60)


def _player(
    state: TigrisState, sheet: Sheet, seat: Seat, viewer: Seat | None, x: int, y: int
) -> None:
    """One player's strip: dynasty, points if they are shown, treasures, tiles in hand."""
    deciding = seat == state.seat
    sheet.box(x, y, GRID.columns * CELL // 2 - 6, _PANEL - 12, "surface2", "line2")
    if deciding:
        sheet.box(x, y, 5, _PANEL - 12, "gold", "none", 2)
    sheet.drawing(f"tigris/dynasty-{DYNASTIES[seat]}", x + 10, y + 14, 56)
    shown = state.options["scores"] == "open" or state.over
    for colour in range(4):
        left = x + 82 + colour * 62
        sheet.drawing(f"tigris/point-{STONES[colour]}", left, y + 12, 26)
        points = str(state.points[4 * seat + colour]) if shown else "–"
        sheet.words(left + 30, y + 32, points, 19, bold=True)
    sheet.drawing("tigris/treasure", x + 334, y + 11, 28)
    sheet.words(x + 366, y + 32, str(state.taken[seat]), 19, bold=True)
    sheet.drawing("tigris/catastrophe", x + 408, y + 12, 26)
    sheet.words(x + 440, y + 32, str(state.catastrophes[seat]), 19, bold=True)
    if seat == viewer:
        left = x + 82
        for colour in range(4):
            for _ in range(state.hands[4 * seat + colour]):
                sheet.drawing(f"tigris/tile-{TILES[colour]}", left, y + 44, 34)
                left += 38
    else:
        for n in range(hand_size(state, seat)):
            sheet.drawing("tigris/tile-back", x + 82 + n * 38, y + 44, 34)
