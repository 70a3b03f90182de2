"""Newgame: take one, two or three sticks; whoever takes the last one wins.

The whole contract of a game in one file. Replace the rules by yours, one decision after another;
when a chapter grows, give it a file of its own.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final, Self

from ziggurat.core import (
    NOBODY,
    Action,
    ActionTable,
    BadDump,
    BadView,
    Facts,
    Game,
    Hidden,
    Json,
    Option,
    Options,
    Refusal,
    Seat,
    State,
)
from ziggurat.core.decisions import Decision
from ziggurat.core.focus import Focus
from ziggurat.core.json_fields import Fields
from ziggurat.core.pictures import CELL, Sheet
from ziggurat.core.tensors import Encoding, Layout, Part

MOST: Final = 3
"""Sticks that can be taken at once (NG-2)."""
STICKS: Final = (15, 21)
TABLE: Final = ActionTable(
    (f"take {count}", {"kind": "take", "count": count, "place": str(count)})
    for count in range(1, MOST + 1)
)


class Take(Decision["NewgameState"]):
    """How many sticks to take (NG-2)."""

    KIND: ClassVar[str] = "take"
    COMPLETE: ClassVar[bool] = True

    def options(self, state: NewgameState) -> list[Action]:
        return list(range(min(MOST, state.sticks)))

    def reason(self, state: NewgameState, action: Action) -> Refusal:
        return Refusal("NG-2", "too-many", {"count": action + 1, "sticks": state.sticks})

    def answer(self, state: NewgameState, action: Action) -> None:
        state.sticks -= action + 1
        if state.listening:
            state.emit("take", {"seat": self.seat, "count": action + 1})
        if state.sticks:
            state.then(Take((self.seat + 1) % state.seats))
        else:
            state.winner = self.seat


class NewgameState(State):
    """The sticks that are left, and who took the last one."""

    def __init__(self, game: Game, seats: int, options: Options, revision: int) -> None:
        self.begin_empty(game, seats, options, revision)
        self.sticks = int(options["sticks"])
        self.winner = NOBODY

    def sit(self, seat: Seat) -> None:
        """Have that seat decide, or nobody."""
        self.pending = [] if seat == NOBODY else [Take(seat)]
        self.listed = None
        self.settle()

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        self.share_with(twin)
        twin.sticks = self.sticks
        twin.winner = self.winner
        return twin

    def over_refusal(self) -> Refusal:
        return Refusal("NG-3", "over", {})

    def dump(self) -> Facts:
        return {
            "game": self.game.name,
            "revision": self.revision,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": self.seat,
            "sticks": self.sticks,
            "winner": self.winner,
        }

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
    tensor_layout = Layout([Part("sticks", (1,), "sticks that are left", max(STICKS))], [])

    def begin(self, seats: int, seed: str, options: Options, revision: int) -> NewgameState:
        """Chance is drawn here, from `Stream(seed, "what for")`; this game has none."""
        state = NewgameState(self, seats, options, revision)
        state.listening = True
        state.sit(0)
        return state

    def load(self, dump: Json) -> NewgameState:
        fields = Fields(dump, "position")
        if fields.get("game") != self.name:
            raise BadDump(f"position.game should be {self.name!r}")
        seats = fields.number("seats", self.seats[0], self.seats[-1])
        given = fields.inner("options")
        options = self.read_options(seats, {name: given.get(name) for name in given.names()})
        revision = fields.number("revision", 1, self.revision, self.revision)
        state = NewgameState(self, seats, options, revision)
        state.sticks = fields.number("sticks", 0, int(options["sticks"]))
        state.winner = fields.number("winner", NOBODY, seats - 1, NOBODY)
        state.sit(fields.number("seat", NOBODY, seats - 1, 0))
        fields.finish()
        if state.over != (not state.sticks) or state.over != (state.winner != NOBODY):
            raise BadDump("position: whoever takes the last stick has won")
        return state

    def imagine(self, view: Facts, rng: Random) -> NewgameState:
        """A position that fits a view: here the view says it all."""
        known = {name: value for name, value in view.items() if name not in ("viewer", "points")}
        try:
            state = self.load(known)
        except BadDump as error:
            raise BadView(f"no position looks like this: {error}") from error
        state.listening = False
        return state

    def hidden(self, dump: Facts, seat: Seat | None) -> list[Hidden]:
        return []

    def encode(self, state: State, seat: Seat | None) -> Encoding:
        assert isinstance(state, NewgameState)
        return bytes([state.sticks]), []


GAME: Final = Newgame()
