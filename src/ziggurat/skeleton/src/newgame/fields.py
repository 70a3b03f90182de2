"""The fields of a position, written by `ziggurat fields` from `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.state import State
from ziggurat.core.types import NOBODY

if TYPE_CHECKING:
    from typing import Self

    from ziggurat.core.game import Game
    from ziggurat.core.types import Options


class NewgameFields(State):
    """What a position holds, what it starts as, and its copying."""

    sticks: int
    """Sticks that are left."""

    winner: int
    """Who took the last stick; -1 while there are some."""

    def begin_empty(self, game: Game, seats: int, options: Options, revision: int) -> None:
        super().begin_empty(game, seats, options, revision)
        self.sticks = 0
        self.winner = NOBODY

    def share_with(self: Self, twin: Self) -> None:
        super().share_with(twin)
        twin.sticks = self.sticks
        twin.winner = self.winner
