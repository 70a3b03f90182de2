"""The position of Mexica and the flow of a turn (MX-8 to MX-10)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.core.focus import Focus
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts, Options, Seat
from ziggurat.games.mexica import (
    aids,
    bridges,
    canals,
    digest,
    explain,
    picture,
    pilli,
    scoring,
    text,
    turn,
    view,
)
from ziggurat.games.mexica.fields import MexicaFields
from ziggurat.games.mexica.pieces import (
    EMBLEM,
    IS_PALACE,
    LAKE,
    STARTING_CANALS,
    TURN_POINTS,
)
from ziggurat.games.mexica.position import POSITION

if TYPE_CHECKING:
    from ziggurat.core.game import Game

SOURCES: Final[int] = len(scoring.SOURCES)


class MexicaState(MexicaFields):
    """A position of Mexica; `position.py` declares its fields.

    Lists of squares have one more item, for the lake. Regions are labelled by small numbers in
    no particular order; a label whose region was dug away has no members.
    """

    def set_up(self, game: Game, seats: int, options: Options, revision: int) -> None:
        """The empty island with its starting canals, before any pilli, temple or tile (MX-5)."""
        self.begin_empty(game, seats, options, revision)
        self.canal_blocks = [int(palace) for palace in IS_PALACE]
        self.canal_blocks[LAKE] = 1
        if options["emblem"] == "closed":
            self.pilli_blocks[EMBLEM] = 1
        self.single_digs = canals.single_digs(self)
        self.double_digs = canals.double_digs(self)
        self.leaps = pilli.leaps(self)
        for square in STARTING_CANALS:
            canals.dig(self, square, LAKE)

    def copy(self) -> MexicaState:
        twin = MexicaState()
        self.share_with(twin)
        return twin

    @property
    def starting(self) -> bool:
        """Whether pilli are still being put on the start spaces (MX-8)."""
        return self.pilli[self.seats - 1] < 0

    @property
    def sheltered(self) -> bool:
        """Whether this is the first round of the game (MX-36)."""
        return self.period == 1 and self.round == 1

    @property
    def lifted(self) -> int:
        """The square a bridge was lifted from, until it is placed; else -1 (MX-25)."""
        placing = self._placing()
        return -1 if placing is None else placing.square

    @property
    def lifted_axis(self) -> int:
        placing = self._placing()
        return 0 if placing is None else placing.axis

    def _placing(self) -> bridges.PlaceBridge | None:
        top = self.decision()
        return top if isinstance(top, bridges.PlaceBridge) else None

    def bridge_count(self) -> int:
        """How many bridges lie on the board."""
        return sum(1 for axis in self.bridge if axis)

    def award(self, seat: Seat, source: int, points: int) -> None:
        self.own_points()[seat * SOURCES + source] += points

    def begin_turn(self, seat: Seat) -> None:
        """Begin that seat's turn, with six action points (MX-9)."""
        self.ap = TURN_POINTS
        self.taken = 0
        self.begun = False
        self.pending.append(turn.TURNS[seat])

    def over_refusal(self) -> Refusal:
        return Refusal("MX-56", "the-game-is-over", {})

    def view(self, seat: Seat | None) -> Facts:
        return view.view(self, seat)

    def sample(self, seat: Seat | None, rng: Random) -> MexicaState:
        """A copy: nothing is hidden in this game (MX-6)."""
        return self.copy()

    def aids(self) -> Facts:
        return aids.aids(self)

    def effect(self, action: Action) -> Facts:
        return aids.effect(self, action)

    def scores(self) -> list[int]:
        return [
            sum(self.points[seat * SOURCES : seat * SOURCES + SOURCES])
            for seat in range(self.seats)
        ]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def tally(self) -> list[Facts]:
        return scoring.tally(self)

    def earnings(self) -> list[dict[str, int]]:
        return scoring.earnings(self)

    def outcome(self) -> str:
        return self.ended

    def explainable(self, seat: Seat | None) -> list[str]:
        return explain.explainable(self)

    def explain(self, place: str, seat: Seat | None) -> list[Facts]:
        return explain.explain(self, place, seat)

    def term(self, place: str) -> str:
        return explain.term(self, place)

    def dump(self) -> Facts:
        return POSITION.dump(self)

    def digested(self) -> Facts:
        return digest.facts(self)

    def text(self, seat: Seat | None = None) -> str:
        return text.text(self)

    def svg(self, seat: Seat | None = None, dark: bool = False, focus: Focus | None = None) -> str:
        return picture.draw(self, dark, focus)
