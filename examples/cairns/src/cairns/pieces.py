"""What is in the box: the field, and the stones in the bag (CN-1, CN-2)."""

from __future__ import annotations

from typing import Final

from ziggurat.core.grid import Grid

GRID: Final = Grid(4, 4)
NAMES: Final = ("low", "middle", "high")
"""The heights of stones; each is worth one point more than the one before."""
HEIGHTS: Final = len(NAMES)
HAND: Final = 2
EMPTY: Final = -1

STONES: Final = {"small": (12, 10, 8), "large": (18, 15, 12)}
"""By the option `bag`: how many low, middle and high stones there are."""
