"""The fields of a position, written by `ziggurat fields` from `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cairns.pieces import EMPTY, GRID, HEIGHTS
from ziggurat.core.state import State

if TYPE_CHECKING:
    from typing import Self

    from ziggurat.core.game import Game
    from ziggurat.core.types import Options


class CairnsFields(State):
    """What a position holds, what it starts as, and its copying."""

    owners: list[int]
    """Whose each place is, row by row."""

    heights: list[int]
    """The topmost stone of each place."""

    laid: list[int]
    """Stones laid so far, by height, covered ones included."""

    hands: list[int]
    """The stones in each hand."""

    points: list[int]
    """Points of each seat."""

    bag: list[int]
    """The stones of the bag, the next one last."""

    passes: int
    """Passes in a row."""

    def begin_empty(self, game: Game, seats: int, options: Options, revision: int) -> None:
        super().begin_empty(game, seats, options, revision)
        self.owners = [EMPTY] * GRID.size
        self.heights = [EMPTY] * GRID.size
        self.laid = [0] * HEIGHTS
        self.hands = [0] * (HEIGHTS * seats)
        self.points = [0] * seats
        self.bag = []
        self.passes = 0

    def share_with(self: Self, twin: Self) -> None:
        super().share_with(twin)
        twin.owners = self.owners[:]
        twin.heights = self.heights[:]
        twin.laid = self.laid[:]
        twin.hands = self.hands[:]
        twin.points = self.points[:]
        twin.bag = self.bag[:]
        twin.passes = self.passes
