"""Pictures of positions: a sheet of SVG, drawn with the same shapes and colours as on the page.

A drawing is a file in the game's folder `art`; colours are names in `tokens.css`, light and dark.
Both are written into the picture, so that it stands alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from ziggurat.core.types import Facts

CELL: Final = 64
"""The side of a cell and of most drawings."""

_MARGIN: Final = 34
_USE: Final = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")


def _palette() -> Path:
    """The colours: in the package, or next to its source."""
    shipped = Path(__file__).with_name("tokens.css")
    source = Path(__file__).parents[3] / "ui" / "src" / "style" / "tokens.css"
    return shipped if shipped.is_file() else source


@cache
def _colours(dark: bool) -> dict[str, str]:
    css = _palette().read_text("utf-8")
    light, _, night = css.partition("[data-theme='dark']")
    found = dict(re.findall(r"--([\w-]+):\s*([^;]+);", light))
    if dark:
        found.update(re.findall(r"--([\w-]+):\s*([^;]+);", night))
    return found


@cache
def _symbol(art: Path, drawing: str) -> str:
    set_, name = drawing.split("/")
    text = (art / f"{name}.svg").read_text("utf-8")
    opening, _, inside = text[text.index("<svg") :].partition(">")
    box = opening.split('viewBox="')[1].split('"')[0]
    inside = re.sub(r">\s+<", "><", inside[: inside.rindex("</svg>")]).strip()
    inside = inside.replace(' id="', f' id="{set_}-g-').replace("url(#", f"url(#{set_}-g-")
    name = f"{set_}-{name}"
    return f'<symbol id="{name}" viewBox="{box}" overflow="visible">{inside}</symbol>'


class Sheet:
    """A picture being drawn, from the back to the front."""

    def __init__(
        self, width: int, height: int, dark: bool = False, art: Path | None = None
    ) -> None:
        """`art` is the folder of the drawings, for a sheet that has some."""
        self.width = width
        self.height = height
        self.dark = dark
        self.art = art
        self._frame = (-_MARGIN, -_MARGIN, width + 2 * _MARGIN, height + 2 * _MARGIN)
        self._used: dict[str, None] = {}
        self._parts: list[str] = []

    def add(self, markup: str) -> None:
        """Any SVG; `var(--name)` is a colour of ours."""
        self._parts.append(markup)

    def path(self, line: str, fill: str = "none", stroke: str = "none", width: float = 1) -> None:
        self.add(
            f'<path d="{line}" fill="{paint(fill)}" stroke="{paint(stroke)}" '
            f'stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "surface2",
        stroke: str = "line2",
        radius: float = 8,
    ) -> None:
        self.add(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
            f'fill="{paint(fill)}" stroke="{paint(stroke)}" stroke-width="1.5"/>'
        )

    def drawing(
        self, name: str, x: float, y: float, size: float = CELL, height: float | None = None
    ) -> None:
        """A drawing by its game and file, `tigris/tile-farm`, in a square of that size."""
        self._used[name] = None
        self.add(
            f'<use href="#{name.replace("/", "-")}" x="{x:g}" y="{y:g}" '
            f'width="{size:g}" height="{size if height is None else height:g}"/>'
        )

    def place(
        self,
        name: str,
        x: float,
        y: float,
        size: float = CELL,
        height: float | None = None,
        lies: Facts | None = None,
    ) -> None:
        """An area where a click means the place of that name, as the fields of actions have it.

        What `lies` there is told by the message `GAME-lies` of the game's words.
        """
        facts = "" if lies is None else f' data-lies="{escape(json.dumps(lies))}"'
        self.add(
            f'<rect data-place="{name}"{facts} x="{x:g}" y="{y:g}" width="{size:g}" '
            f'height="{size if height is None else height:g}" fill="transparent"/>'
        )

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 18,
        colour: str = "ink",
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        weight = ' font-weight="700"' if bold else ""
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"{weight} '
            f'fill="{paint(colour)}">{safe}</text>'
        )

    def open_group(self, x: float, y: float, turned: str = "") -> None:
        self.add(f'<g transform="translate({x:g} {y:g}){turned}">')

    def close_group(self) -> None:
        self.add("</g>")

    def cut(self, x: float, y: float, width: float, height: float, margin: int = _MARGIN) -> None:
        """Keep only this part of the picture, with a margin left and above for coordinates."""
        far = 4 * (self.width + self.height)
        for left, top, wide, high in (
            (x - far, y - far, far, 2 * far),
            (x - far, y - far, 2 * far, far),
            (x + width, y - far, far, 2 * far),
            (x - far, y + height, 2 * far, far),
        ):
            self.add(
                f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}" '
                f'fill="var(--ground)"/>'
            )
        narrow = _MARGIN // 3
        self._frame = (
            round(x) - margin,
            round(y) - margin,
            round(width) + margin + narrow,
            round(height) + margin + narrow,
        )

    def coordinates(self, columns: str, rows: int) -> None:
        """Letters above and numbers left of a board whose first cell begins at (0, 0)."""
        for n, letter in enumerate(columns):
            self.words(n * CELL + CELL / 2, -10, letter, 17, "ink3", "middle")
        for n in range(rows):
            self.words(-17, n * CELL + CELL / 2 + 6, str(n + 1), 17, "ink3", "middle")

    def svg(self) -> str:
        """The whole picture, standing alone."""
        left, top, width, height = self._frame
        art = Path() if self.art is None else self.art
        symbols = "".join(_symbol(art, name) for name in self._used)
        whole = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="{left} {top} {width} {height}" '
            f"font-family=\"'Source Sans 3', 'Noto Sans', system-ui, sans-serif\">"
            f"<defs>{symbols}</defs>"
            f'<rect x="{left}" y="{top}" width="{width}" height="{height}" '
            f'fill="var(--ground)"/>{"".join(self._parts)}</svg>'
        )
        colours = _colours(self.dark)
        return _USE.sub(lambda use: colours.get(use[1], use[2] or "none"), whole)


def paint(colour: str) -> str:
    """A colour by its name, or as it is written out."""
    return colour if colour.startswith(("#", "url")) or colour == "none" else f"var(--{colour})"


def printed(text: str, dark: bool = False) -> str:
    """A text for a terminal as a picture, for games that draw nothing themselves."""
    lines = text.rstrip("\n").split("\n")
    sheet = Sheet(max(len(line) for line in lines) * 9, len(lines) * 20, dark)
    sheet.add('<g font-family="monospace" xml:space="preserve">')
    for n, line in enumerate(lines):
        sheet.words(0, n * 20 + 15, line, 15)
    sheet.close_group()
    return sheet.svg()


def outline(
    spots: Sequence[tuple[int, int]], grow: float = 0, radius: float = 10, size: int = CELL
) -> str:
    """The closed line round cells given as (row, column), `grow` outside them, corners rounded."""
    inside = set(spots)
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row, column in spots:
        for beside, start, end in (
            ((row - 1, column), (column, row), (column + 1, row)),
            ((row, column + 1), (column + 1, row), (column + 1, row + 1)),
            ((row + 1, column), (column + 1, row + 1), (column, row + 1)),
            ((row, column - 1), (column, row + 1), (column, row)),
        ):
            if beside not in inside:
                edges.setdefault(start, []).append(end)
    lines = []
    while edges:
        lines.append(_rounded(_loop(edges), grow, radius, size))
    return "".join(lines)


def _loop(edges: dict[tuple[int, int], list[tuple[int, int]]]) -> list[tuple[int, int]]:
    """One closed line, taken out of the edges; where two meet, it turns right."""
    start = next(iter(edges))
    corners: list[tuple[int, int]] = []
    here = start
    way = first = (0, 0)
    while True:
        ends = edges[here]
        chosen = 0
        for n, end in enumerate(ends):
            if way[0] * (end[1] - here[1]) - way[1] * (end[0] - here[0]) > 0:
                chosen = n
        end = ends.pop(chosen)
        if not ends:
            del edges[here]
        new = (end[0] - here[0], end[1] - here[1])
        if new != way:
            corners.append(here)
        if here == start:
            first = new
        way = new
        here = end
        if here == start:
            return corners[1:] if way == first else corners


def _rounded(loop: list[tuple[int, int]], grow: float, radius: float, size: int) -> str:
    line = ""
    for n, (x, y) in enumerate(loop):
        before = loop[n - 1]
        after = loop[(n + 1) % len(loop)]
        comes = (_sign(x - before[0]), _sign(y - before[1]))
        goes = (_sign(after[0] - x), _sign(after[1] - y))
        px = x * size + grow * (comes[1] + goes[1])
        py = y * size - grow * (comes[0] + goes[0])
        line += (
            f"{'L' if n else 'M'}{px - comes[0] * radius:g} {py - comes[1] * radius:g}"
            f"Q{px:g} {py:g} {px + goes[0] * radius:g} {py + goes[1] * radius:g}"
        )
    return line + "Z"


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
