"""Everything a player can decide: to lay a stone of some height somewhere, or to pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cairns.pieces import GRID, HEIGHTS, NAMES
from ziggurat.core import Action, ActionTable, Facts

PASS: Final = HEIGHTS * GRID.size


def _rows() -> Iterator[tuple[str, Facts]]:
    for height in NAMES:
        for cell in GRID.names:
            yield f"{height} {cell}", {"kind": "lay", "height": height, "cell": cell}
    yield "pass", {"kind": "pass"}


TABLE: Final = ActionTable(_rows())


def lay(height: int, cell: int) -> Action:
    """The action of laying a stone."""
    return height * GRID.size + cell
