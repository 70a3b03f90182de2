"""Newgame: take one, two or three sticks; whoever takes the last one wins.

The rules of the game in one file; `taking.py` has its decision, `position.py` declares what a
position is. Replace the rules by yours, one decision after another; when a chapter grows, give it a
file of its own.
"""

from __future__ import annotations

from random import Random
from typing import Final, Self

from newgame.fields import NewgameFields
from newgame.position import POSITION
from newgame.taking import MOST, STICKS, TABLE, TAKE
from ziggurat.core import (
    NOBODY,
    BadDump,
    BadView,
    Facts,
    Game,
    Json,
    Option,
    Options,
    Refusal,
    Seat,
    State,
)
from ziggurat.core.focus import Focus
from ziggurat.core.pictures import CELL, Sheet
from ziggurat.core.positions import PLACE
from ziggurat.core.tensors import Encoding, Layout, Part


class NewgameState(NewgameFields):
    """The sticks that are left, and who took the last one; `position.py` declares them."""

    def set_up(self, game: Game, seats: int, options: Options, revision: int) -> None:
        """All the sticks lie there (NG-1)."""
        self.begin_empty(game, seats, options, revision)
        self.sticks = int(options["sticks"])

    def copy(self) -> Self:
        twin = type(self)()
        self.share_with(twin)
        return twin

    def over_refusal(self) -> Refusal:
        return Refusal("NG-3", "over", {})

    def dump(self) -> Facts:
        return POSITION.dump(self)

    def view(self, seat: Seat | None) -> Facts:
        """Nothing is hidden: everybody sees the whole position."""
        return {**self.dump(), "viewer": seat, "points": self.scores()}

    def sample(self, seat: Seat | None, rng: Random) -> Self:
        return self.copy()

    def aids(self) -> Facts:
        return {}

    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return [1 if not self.over or seat == self.winner else 2 for seat in range(self.seats)]

    def tally(self) -> list[Facts]:
        return [{"points": points} for points in self.scores()]

    def outcome(self) -> str:
        return "last-stick" if self.over else ""

    def text(self, seat: Seat | None = None) -> str:
        return "| " * self.sticks + f"({self.sticks})\n"

    def svg(self, seat: Seat | None = None, dark: bool = False, focus: Focus | None = None) -> str:
        """The sticks in a row; clicking one of the first takes that many."""
        sheet = Sheet(max(STICKS) * 24, CELL, dark)
        for number in range(self.sticks):
            sheet.box(number * 24 + 6, 0, 12, CELL, "ter", "ter-lo", 4)
            if number < MOST:
                sheet.place(str(number + 1), number * 24, 0, 24, CELL)
        return sheet.svg()


class Newgame(Game):
    """The game for two to four."""

    name = "newgame"
    title = "Newgame"
    seats = range(2, 5)
    options = (Option("sticks", STICKS, STICKS[0]),)
    table = TABLE
    rules = "NG"
    declaration = POSITION
    tensor_layout = Layout([Part("sticks", (1,), "sticks that are left", max(STICKS))], [])

    def begin(self, seats: int, seed: str, options: Options, revision: int) -> NewgameState:
        """Chance is drawn here, from `Stream(seed, "what for")`; this game has none."""
        state = NewgameState()
        state.set_up(self, seats, options, revision)
        state.listening = True
        state.then(TAKE[0])
        state.settle()
        return state

    def load(self, dump: Json) -> NewgameState:
        """A position from a dump; refuses what cannot be together."""
        state = NewgameState()
        POSITION.load(self, state, dump)
        if state.sticks > int(state.options["sticks"]):
            raise BadDump(f"{PLACE}: there are not that many sticks")
        if not bool(state.pending) == bool(state.sticks) == (state.winner == NOBODY):
            raise BadDump(f"{PLACE}: whoever takes the last stick has won")
        if state.winner >= state.seats or len(state.pending) > 1:
            raise BadDump(f"{PLACE}: one seat decides, and one of the seats has won")
        POSITION.wait(state)
        return state

    def imagine(self, view: Facts, rng: Random) -> NewgameState:
        """A position that fits a view: here the view says it all."""
        try:
            state = self.load(POSITION.dumped(view))
        except BadDump as error:
            raise BadView(f"no position looks like this: {error}") from error
        state.listening = False
        return state

    def encode(self, state: State, seat: Seat | None) -> Encoding:
        assert isinstance(state, NewgameState)
        return bytes([state.sticks]), []


GAME: Final = Newgame()
