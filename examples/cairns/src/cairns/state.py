"""A position of Cairns."""

from __future__ import annotations

from random import Random
from typing import Self

from cairns import picture, view
from cairns.actions import PASS
from cairns.fields import CairnsFields
from cairns.laying import gain
from cairns.pieces import EMPTY, GRID, HEIGHTS, NAMES
from cairns.position import POSITION
from ziggurat.core import Facts, Game, Options, Refusal, Seat
from ziggurat.core.focus import Focus


class CairnsState(CairnsFields):
    """The field, the hands, the bag and the points; `position.py` declares them."""

    def set_up(self, game: Game, seats: int, options: Options, revision: int) -> None:
        """The empty field, before anything is drawn."""
        self.begin_empty(game, seats, options, revision)

    def copy(self) -> Self:
        twin = type(self)()
        self.share_with(twin)
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
        return POSITION.dump(self)

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
