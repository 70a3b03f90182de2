"""A position of Cairns."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Self

from cairns import picture, position, view
from cairns.actions import PASS
from cairns.laying import LAY, gain
from cairns.pieces import EMPTY, GRID, HEIGHTS, NAMES
from ziggurat.core import NOBODY, Facts, Options, Refusal, Seat, State
from ziggurat.core.focus import Focus

if TYPE_CHECKING:
    from cairns import Cairns


class CairnsState(State):
    """The field, the hands, the bag and the points."""

    def __init__(self, game: Cairns, seats: int, options: Options, revision: int) -> None:
        self.begin_empty(game, seats, options, revision)
        self.owners = [EMPTY] * GRID.size
        self.heights = [EMPTY] * GRID.size
        self.hands = [0] * (HEIGHTS * seats)
        self.bag: list[int] = []
        self.laid = [0] * HEIGHTS
        self.points = [0] * seats
        self.passes = 0

    def sit(self, seat: Seat) -> None:
        """Have that seat decide, or nobody."""
        self.pending = [] if seat == NOBODY else [LAY[seat]]
        self.listed = None
        self.settle()

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        self.share_with(twin)
        twin.owners = self.owners[:]
        twin.heights = self.heights[:]
        twin.hands = self.hands[:]
        twin.bag = self.bag[:]
        twin.laid = self.laid[:]
        twin.points = self.points[:]
        twin.passes = self.passes
        return twin

    def ending(self) -> str:
        """Why the game is over (CN-8)."""
        return "passed" if self.bag else "bag"

    def over_refusal(self) -> Refusal:
        return Refusal("CN-8", "over", {})

    def view(self, seat: Seat | None) -> Facts:
        return view.view(self, seat)

    def sample(self, seat: Seat | None, rng: Random) -> Self:
        return view.sample(self, seat, rng)

    def aids(self) -> Facts:
        """`gains`: the points of every possible stone."""
        seat = self.seat
        return {
            "gains": {
                self.game.write(action): gain(self, seat, *divmod(action, GRID.size))
                for action in self.actions()
                if action != PASS
            }
        }

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        """Most points win; equal ones share a place (CN-8)."""
        return [1 + sum(other > own for other in self.points) for own in self.points]

    def tally(self) -> list[Facts]:
        return [{"points": points} for points in self.points]

    def outcome(self) -> str:
        return self.ending() if self.over else ""

    def dump(self) -> Facts:
        return position.dump(self)

    def text(self, seat: Seat | None = None) -> str:
        """A line a row: the stone's height and whose it is."""
        shown = [
            "." if owner == EMPTY else f"{height + 1}{'abcd'[owner]}"
            for owner, height in zip(self.owners, self.heights, strict=True)
        ]
        rows = [
            f"{row + 1} "
            + "".join(f"{cell:>4}" for cell in shown[row * GRID.columns : (row + 1) * GRID.columns])
            for row in range(GRID.rows)
        ]
        letters = "  " + "".join(f"{name[0]:>4}" for name in GRID.names[: GRID.columns])
        points = ", ".join(f"{'abcd'[n]} {points}" for n, points in enumerate(self.points))
        lines = [letters, *rows, "", f"points: {points}; {len(self.bag)} stones in the bag"]
        if seat is not None:
            hand = [NAMES[height] for height in range(HEIGHTS)
                    for _ in range(self.hands[seat * HEIGHTS + height])]  # fmt: skip
            lines.append(f"hand of {'abcd'[seat]}: {', '.join(hand)}")
        return "\n".join(lines) + "\n"

    def svg(self, seat: Seat | None = None, dark: bool = False, focus: Focus | None = None) -> str:
        return picture.draw(self, seat, dark)
