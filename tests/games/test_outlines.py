"""Lines around groups of cells: pictures draw them as the page does.

The page reads the same file in `outline.test.ts`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ziggurat.core.pictures import outline

SHAPES = json.loads(
    (Path(__file__).parents[2] / "ui" / "src" / "art" / "outlines.json").read_text("utf-8")
)


@pytest.mark.parametrize("shape", SHAPES, ids=[shape["name"] for shape in SHAPES])
def test_a_picture_has_the_lines_of_the_page(shape: dict[str, object]) -> None:
    assert isinstance(shape["spots"], list)
    spots = [(row, column) for row, column in shape["spots"]]
    assert outline(spots, -2, 10, 64) == shape["line"]
