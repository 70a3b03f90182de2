"""The position and the flow of a turn."""

from __future__ import annotations

from random import Random
from typing import Final

from ziggurat.core.focus import Focus
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts, Seat
from ziggurat.games.teotihuacan import (
    aids,
    digest,
    explain,
    flips,
    picture,
    scoring,
    text,
    view,
)
from ziggurat.games.teotihuacan.fields import TeotihuacanFields
from ziggurat.games.teotihuacan.pieces import (
    GOODS,
    SOURCES,
    Bundle,
    Player,
)
from ziggurat.games.teotihuacan.position import POSITION
from ziggurat.games.teotihuacan.powerups import Ascended
from ziggurat.games.teotihuacan.teotibot import TeotibotTurn
from ziggurat.games.teotihuacan.turn import TURNS

_SOURCES: Final = len(SOURCES)


class TeotihuacanState(TeotihuacanFields):
    """A position of Teotihuacan; `position.py` declares its fields.

    Lists that change in most turns are copied; all others are shared between copies and replaced
    by a new list when they change.
    """

    def copy(self) -> TeotihuacanState:
        new = TeotihuacanState()
        self.share_with(new)
        return new

    def place_boards(self, layout: list[int]) -> None:
        """Lay the boards; item 0 of the layout does not exist (TH-5)."""
        self.layout = layout
        self.position = _inverse(layout)

    def forget_turn(self) -> None:
        """Nothing has happened yet in the turn that begins."""
        self.moved = -1
        self.travelled = -1
        self.anywhere = False
        self.board = 0
        self.colours = 0
        self.acted = False
        self.count = 0
        self.granted = 0
        self.built = 0
        self.discounted = False
        self.acquired = 0

    def over_refusal(self) -> Refusal:
        return Refusal("TH-62", "game-is-over", {})

    # What chapters need from one another in a circle

    def begin_turn(self, player: Player) -> None:
        """A player's turn begins (TH-22); Teotibot plays by itself (TH-74)."""
        self.forget_turn()
        if self.solo and player == 1:
            self.then(TeotibotTurn(player))
            return
        self.then(TURNS[player])
        if self.listening:
            self.emit("turn", {"seat": player})

    def ascending(self) -> bool:
        """Whether an ascension is under way (TH-27)."""
        return any(isinstance(one, Ascended) for one in self.pending)

    def add_flips(self, player: Player, options: list[Action]) -> None:
        """Add the tiles that may be flipped at any time in one's turn (TH-27)."""
        flips.add_flips(self, player, options)

    def flip(self, player: Player, kind: int) -> None:
        """Flip one of them (TH-97)."""
        flips.flip(self, player, kind)

    # Goods and points

    def can_pay(self, player: Player, price: Bundle) -> bool:
        base = 4 * player
        goods = self.goods
        return (
            goods[base] >= price[0]
            and goods[base + 1] >= price[1]
            and goods[base + 2] >= price[2]
            and goods[base + 3] >= price[3]
        )

    def gain(self, player: Player, bundle: Bundle, why: str) -> None:
        """Take goods from the supply."""
        base = 4 * player
        goods = self.goods
        goods[base] += bundle[0]
        goods[base + 1] += bundle[1]
        goods[base + 2] += bundle[2]
        goods[base + 3] += bundle[3]
        if self.listening and any(bundle):
            self.emit("gain", {"seat": player, "why": why, **_named(bundle)})

    def pay(self, player: Player, bundle: Bundle, why: str) -> None:
        """Return goods to the supply."""
        base = 4 * player
        goods = self.goods
        goods[base] -= bundle[0]
        goods[base + 1] -= bundle[1]
        goods[base + 2] -= bundle[2]
        goods[base + 3] -= bundle[3]
        if self.listening and any(bundle):
            self.emit("pay", {"seat": player, "why": why, **_named(bundle)})

    def score(self, player: Player, points: int, source: int) -> None:
        """Score points from one of SOURCES."""
        if not points:
            return
        self.points[player] += points
        self.tally_of[player * _SOURCES + source] += points
        if self.listening:
            self.emit("points", {"seat": player, "why": SOURCES[source], "points": points})

    def owns(self, player: Player, technology: int) -> bool:
        """Whether the player has a marker on that technology (TH-65)."""
        owned = self.developed[player]
        if not owned or technology not in self.display:
            return False
        return bool(owned >> self.display.index(technology) & 1)

    # What can be asked about a position

    def view(self, seat: Seat | None) -> Facts:
        return view.view(self, seat)

    def sample(self, seat: Seat | None, rng: Random) -> TeotihuacanState:
        return view.sample(self, seat, rng)

    def aids(self) -> Facts:
        return aids.aids(self)

    def explainable(self, seat: Seat | None) -> list[str]:
        return explain.explainable(self, seat)

    def explain(self, place: str, seat: Seat | None) -> list[Facts]:
        return explain.explain(self, place, seat)

    def term(self, place: str) -> str:
        return explain.term(place)

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def tally(self) -> list[Facts]:
        return scoring.tally(self)

    def earnings(self) -> list[dict[str, int]]:
        return scoring.earnings(self)

    def outcome(self) -> str:
        return self.ended

    def dump(self) -> Facts:
        return POSITION.dump(self)

    def digested(self) -> Facts:
        return digest.facts(self)

    def text(self, seat: Seat | None = None) -> str:
        return text.text(self, seat)

    def svg(self, seat: Seat | None = None, dark: bool = False, focus: Focus | None = None) -> str:
        return picture.draw(self, seat, dark, focus)


def _inverse(layout: list[int]) -> list[int]:
    position = [0] * 9
    for place in range(1, 9):
        position[layout[place]] = place
    return position


def _named(bundle: Bundle) -> dict[str, int]:
    return {GOODS[good]: count for good, count in enumerate(bundle) if count}
