"""The position as a picture: the ring of boards round the pyramid, tracks, offers, players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.core.errors import BadPicture
from ziggurat.core.focus import Box, Focus, draw_mark
from ziggurat.core.pictures import Sheet
from ziggurat.core.types import Seat
from ziggurat.games.teotihuacan.pieces import (
    AVENUE_END,
    BOARDS,
    DECORATION_CELLS,
    DECORATION_ICONS,
    GOODS,
    ICON_LETTERS,
    KINDS,
    LEVEL,
    NEUTRAL_COLOURS,
    NEUTRAL_WORKERS,
    NOBLES,
    PALACE,
    PRINTED_ICONS,
    SQUARE_CELLS,
    SQUARE_NAMES,
    TEMPLES,
    TILES,
    TOP_STEP,
    TRACK_END,
    TURNED,
    Player,
)
from ziggurat.games.teotihuacan.setup import hand
from ziggurat.games.teotihuacan.shown import counted, sorted_workers

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

MINERALS: Final = ("lapis", "terracotta", "obsidian", "jade")
"""The mineral of each player, including Teotibot."""

_ICONS: Final = {
    "-": "icon-neutral",
    "b": "temple-blue-plain",
    "r": "temple-red-plain",
    "g": "temple-green-plain",
    "B": "temple-blue",
    "R": "temple-red",
    "G": "temple-green",
}
_WIDE: Final = 392
_HIGH: Final = 148
_STEP: Final = 400
_MIDDLE: Final = 456
_UNIT: Final = 42
_PANEL: Final = 92
_NARROW: Final = 11
_GROUND: Final = (_STEP + 28, _HIGH + 38)
"""The top left corner of the pyramid."""
_RING: Final = (
    (0, 0),
    (1, 0),
    (2, 0),
    (2, 1),
    (2, 2),
    (1, 2),
    (0, 2),
    (0, 1),
)
"""Column and row of the places 1 to 8, clockwise."""


def draw(state: TeotihuacanState, seat: Seat | None, dark: bool, focus: Focus | None = None) -> str:
    """Everything on the table that the seat may see, or a part of it without words."""
    below = 2 * (_HIGH + 8) + _MIDDLE
    hands = 62 if state.dealt and seat is not None else 0
    sheet = Sheet(
        2 * _STEP + _WIDE,
        below + hands + _PANEL * state.players,
        dark,
        Path(__file__).with_name("art"),
    )
    if focus is not None and focus.area == "city":
        return _city(state, sheet, focus)
    for place in range(1, 9):
        x, y = _corner(place)
        _board(state, sheet, place, Box(x, y, _WIDE, _HIGH), focus is None)
    top = _HIGH + 8
    _pyramid(state, sheet, *_GROUND, focus is None)
    _temples(state, sheet, 0, top + _HIGH + 16)
    _tracks(state, sheet, 2 * _STEP, top + _HIGH + 16, focus is None)
    if focus is not None:
        return _cut(state, sheet, focus)
    if hands and seat is not None:
        kept = " ".join(str(tile) for tile in hand(state, seat))
        sheet.words(0, below + 34, kept, 20)
    for player in range(state.players):
        _player(state, sheet, player, below + hands + _PANEL * player)
    return sheet.svg()


def _cut(state: TeotihuacanState, sheet: Sheet, focus: Focus) -> str:
    """One part of the table, with marks on boards, squares and sides."""
    for mark in focus.marks:
        for place in mark.places:
            draw_mark(sheet, mark, _place(state, place))
    box = _place(state, focus.area)
    sheet.cut(box.x - 6, box.y - 6, box.width + 12, box.height + 12, _NARROW)
    return sheet.svg()


def _city(state: TeotihuacanState, sheet: Sheet, focus: Focus) -> str:
    """The eight boards close around the pyramid, for pictures about moving."""
    wide, high = 212, 132
    boxes = {}
    for place in range(1, 9):
        column, row = _RING[place - 1]
        box = Box(column * (wide + 8), row * (high + 8), wide, high)
        boxes[f"board {state.layout[place]}"] = box
        _board(state, sheet, place, box, False)
    scale = high / (8 * _UNIT)
    left = wide + 8 + (wide - high) / 2
    sheet.open_group(left, high + 8, f" scale({scale:g})")
    _pyramid(state, sheet, 0, 0, False)
    sheet.close_group()
    for mark in focus.marks:
        for name in mark.places:
            if name not in boxes:
                raise BadPicture(f"the city of Teotihuacan has no part {name!r}")
            draw_mark(sheet, mark, boxes[name])
    sheet.cut(0, 0, 3 * wide + 16, 3 * high + 16, _NARROW)
    return sheet.svg()


def _place(state: TeotihuacanState, name: str) -> Box:
    """Where something is: `board 2`, `pyramid`, a square `1-A1`, `temples`, `tracks`."""
    top, middle = _HIGH + 8, _MIDDLE - _HIGH - 24
    if name == "pyramid":
        return Box(_GROUND[0] - 28, _GROUND[1] - 28, 8 * _UNIT + 56, 8 * _UNIT + 56)
    if name == "temples":
        return Box(0, top + _HIGH + 16, _WIDE, middle)
    if name == "tracks":
        return Box(2 * _STEP, top + _HIGH + 16, _WIDE, 152)
    if name in SQUARE_NAMES:
        first = SQUARE_CELLS[SQUARE_NAMES.index(name)][0]
        x, y = _GROUND
        return Box(x + first % 8 * _UNIT, y + first // 8 * _UNIT, 2 * _UNIT, 2 * _UNIT)
    for place in range(1, 9):
        if name == f"board {state.layout[place]}":
            return Box(*_corner(place), _WIDE, _HIGH)
    raise BadPicture(f"the table of Teotihuacan has no part {name!r}")


def _corner(place: int) -> tuple[int, int]:
    column, row = _RING[place - 1]
    return column * _STEP, (0, _HIGH + 8, _HIGH + 8 + _MIDDLE)[row]


def _board(state: TeotihuacanState, sheet: Sheet, place: int, box: Box, named: bool) -> None:
    """An action board with its workers, its tile, and what is special about it."""
    board = state.layout[place]
    x, y, wide = box.x, box.y, box.width
    sheet.box(x, y, wide, box.height, "surface2", "line2")
    sheet.drawing(f"teotihuacan/board-{BOARDS[board]}", x + 10, y + 8, 40)
    sheet.words(x + 58, y + 36, str(place if named else board), 21, bold=True)
    left, row = x + 12, y + 62
    for player in range(state.players):
        for worker in sorted_workers(state, player):
            if state.worker_board[worker] == board:
                shape = "locked" if state.worker_space[worker] else "die"
                power = state.worker_power[worker]
                name = f"teotihuacan/{shape}-{MINERALS[player]}-{power}"
                sheet.drawing(name, left, row, 36)
                left += 41
                if left > x + wide - 40:
                    left, row = x + 12, row + 40
    for colour in range(NEUTRAL_COLOURS[state.players]):
        start = NEUTRAL_WORKERS * colour
        if board in state.neutral[start : start + NEUTRAL_WORKERS]:
            second = "-second" if colour else ""
            sheet.drawing(f"teotihuacan/die-neutral{second}", left, row, 36)
            left += 41
    if not named:
        return
    right = x + wide - 52
    if state.board_tiles[board] >= 0:
        sheet.drawing(_tile(state.board_tiles[board]), right, y + 6, 44)
        right -= 50
    if board == PALACE:
        for number in reversed(state.royal):
            sheet.drawing(f"teotihuacan/royal-{number:02}", right, y + 6, 44)
            right -= 50
    if board == NOBLES:
        built = sum(1 for space in state.nobles if space)
        sheet.drawing("teotihuacan/building", right, y + 6, 44)
        sheet.words(right - 8, y + 36, str(len(state.nobles) - built), 20, anchor="end")


def _tile(kind: int) -> str:
    name = TILES[kind].replace("_", "-")
    return f"teotihuacan/{name}" if name.startswith("mask") else f"teotihuacan/discovery-{name}"


def _pyramid(state: TeotihuacanState, sheet: Sheet, x: int, y: int, named: bool) -> None:
    """The pyramid from above, lighter where it is higher, and the tiles on offer below it."""
    side = 8 * _UNIT
    sheet.box(x - 6, y - 6, side + 12, side + 12, "pave0", "paveline", 4)
    for square, tile in enumerate(state.squares):
        if tile:
            first = SQUARE_CELLS[square][0]
            left, top = x + first % 8 * _UNIT, y + first // 8 * _UNIT
            stone = f"pave{min(4, LEVEL[square])}"
            sheet.box(left + 1, top + 1, 2 * _UNIT - 2, 2 * _UNIT - 2, stone, "paveline", 5)
    for number, tile in enumerate(state.decorations):
        bay, level = divmod(number, 4)
        if level == 0:
            _bay(sheet, bay, tile, x, y)
        elif tile:
            for cell in DECORATION_CELLS[bay][level]:
                left, top = x + cell % 8 * _UNIT, y + cell // 8 * _UNIT
                sheet.box(left + 2, top + 2, _UNIT - 4, _UNIT - 4, "bone2", "gold-edge", 4)
    for cell, icon in enumerate(state.icons):
        left, top = x + cell % 8 * _UNIT, y + cell // 8 * _UNIT
        _icon(sheet, icon, left + 7, top + 7, _UNIT - 14)
    if named:
        for n, tile in enumerate(state.pyramid_offer):
            _offered(sheet, tile, x + 6 + n * 52, y + side + 36)
        waiting = str(len(state.pyramid_stack))
        sheet.words(x + side, y + side + 62, waiting, 20, "ink2", "end")


def _bay(sheet: Sheet, side: int, tile: int, x: int, y: int) -> None:
    """The space of a side's first decoration, outside the pyramid, or the tile on it."""
    deep, far = 22, 8 * _UNIT
    lying = side in (0, 2)
    left = x + (3 * _UNIT if lying else far + 4 if side == 1 else -deep - 4)
    top = y + (3 * _UNIT if not lying else far + 4 if side == 2 else -deep - 4)
    wide, high = (2 * _UNIT, deep) if lying else (deep, 2 * _UNIT)
    sheet.box(left, top, wide, high, "bone2" if tile else "pave1", "paveline", 4)
    for n, icon in enumerate(DECORATION_ICONS[tile] if tile else PRINTED_ICONS[side]):
        shift = _UNIT / 2 - 9 + n * _UNIT
        _icon(sheet, icon, left + (shift if lying else 2), top + (2 if lying else shift), 18)


def _icon(sheet: Sheet, icon: int, x: float, y: float, size: float) -> None:
    sheet.drawing(f"teotihuacan/{_ICONS[ICON_LETTERS[icon]]}", x, y, size)


def _offered(sheet: Sheet, tile: int, x: int, y: int) -> None:
    sheet.box(x, y, 42, 42, "pave2", "paveline", 4)
    for n, icon in enumerate(TURNED[tile][0]):
        _icon(sheet, icon, x + 3 + n % 2 * 19, y + 3 + n // 2 * 19, 17)


def _markers(sheet: Sheet, at: list[int], step: int, x: float, y: float) -> None:
    """The markers on a step, side by side."""
    here = [player for player, other in enumerate(at) if other == step]
    for n, player in enumerate(here):
        shift = (n - (len(here) - 1) / 2) * 9
        sheet.drawing(f"teotihuacan/marker-{MINERALS[player]}", x + shift - 10, y - 10, 20)


def _row(sheet: Sheet, at: list[int], last: int, x: int, y: int) -> None:
    """A track of steps 0 to `last` with its markers."""
    for step in range(last + 1):
        left = x + step * 27
        sheet.add(
            f'<circle cx="{left}" cy="{y}" r="11" fill="var(--sunk)" '
            f'stroke="var(--line2)" stroke-width="1.4"/>'
        )
        if step not in at:
            sheet.words(left, y + 4, str(step), 12, "ink3", "middle")
        _markers(sheet, at, step, left, y)


def _temples(state: TeotihuacanState, sheet: Sheet, x: int, y: int) -> None:
    """The three temples with everybody's step and the bonus tile of each."""
    sheet.box(x, y, _WIDE, _MIDDLE - _HIGH - 24, "surface", "line")
    for temple, name in enumerate(TEMPLES):
        top = y + 44 + temple * 92
        at = [state.temples[3 * player + temple] for player in range(state.players)]
        sheet.drawing(f"teotihuacan/temple-{name}", x + 8, top - 22, 40)
        _row(sheet, at, TOP_STEP, x + 66, top)
        sheet.drawing(f"teotihuacan/bonus-{state.bonus[temple]}", x + 12, top + 14, 44)


def _tracks(state: TeotihuacanState, sheet: Sheet, x: int, y: int, named: bool) -> None:
    """Avenue, pyramid track, calendar, technologies, and tiles waiting on the Avenue."""
    sheet.box(x, y, _WIDE, _MIDDLE - _HIGH - 24, "surface", "line")
    everybody = range(state.players)
    sheet.drawing("teotihuacan/avenue", x + 8, y + 14, 36)
    _row(sheet, [state.avenue[player] for player in everybody], AVENUE_END, x + 66, y + 32)
    sheet.drawing("teotihuacan/pyramid-step", x + 8, y + 62, 36)
    _row(sheet, [state.track[player] for player in everybody], TRACK_END, x + 66, y + 80)
    sheet.drawing("teotihuacan/disc-light", x + 12, y + 114, 30)
    sheet.words(x + 50, y + 136, str(state.light), 20, bold=True)
    sheet.drawing("teotihuacan/disc-dark", x + 92, y + 114, 30)
    sheet.words(x + 130, y + 136, str(state.dark), 20, bold=True)
    sheet.drawing("teotihuacan/eclipse", x + 172, y + 112, 34)
    sheet.words(x + 214, y + 136, f"{state.eclipses} / 3", 20, bold=True)
    for place, number in enumerate(state.display):
        left = x + 12 + place * 61
        sheet.drawing(f"teotihuacan/technology-{number:02}", left, y + 158, 54)
        owners = [p for p in everybody if state.developed[p] >> place & 1]
        for n, player in enumerate(owners):
            sheet.drawing(f"teotihuacan/marker-{MINERALS[player]}", left + n * 13, y + 212, 18)
    if not named:
        return
    waiting = sum(len(kinds) for kinds in state.spots)
    sheet.drawing("teotihuacan/discovery-back", x + 12, y + 240, 34)
    sheet.words(x + 54, y + 264, f"{waiting} + {len(state.stack)}", 20, "ink2")


def _player(state: TeotihuacanState, sheet: Sheet, player: Player, y: int) -> None:
    """A player's strip: points, goods, masks and other tiles."""
    sheet.box(0, y, 2 * _STEP + _WIDE, _PANEL - 8)
    if player == state.seat:
        sheet.box(0, y, 5, _PANEL - 8, "gold", "none", 2)
    crest = "teotibot" if state.solo and player == 1 else f"seat-{MINERALS[player]}"
    sheet.drawing(f"teotihuacan/{crest}", 14, y + 14, 54)
    sheet.drawing("teotihuacan/victory-point", 84, y + 24, 34)
    sheet.words(124, y + 52, str(state.points[player]), 28, bold=True)
    for n, name in enumerate(GOODS):
        sheet.drawing(f"teotihuacan/{name}", 196 + n * 84, y + 24, 34)
        sheet.words(236 + n * 84, y + 50, str(state.goods[4 * player + n]), 22)
    left = 548
    for counts, faded in ((state.tiles, 1.0), (state.used, 0.4)):
        sheet.add(f'<g opacity="{faded:g}">')
        for kind in counted(counts[KINDS * player : KINDS * player + KINDS]):
            sheet.drawing(_tile(TILES.index(str(kind))), left, y + 20, 44)
            left += 48
        sheet.close_group()
