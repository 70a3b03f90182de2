"""The position of Mexica and the flow of a turn (MX-8 to MX-10)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.core.focus import Focus
from ziggurat.core.refusals import Refusal
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Options, Seat
from ziggurat.games.mexica import (
    aids,
    bridges,
    canals,
    digest,
    dump,
    picture,
    pilli,
    scoring,
    text,
    turn,
    view,
)
from ziggurat.games.mexica.pieces import (
    BRIDGES,
    DOUBLES,
    EMBLEM,
    LAKE,
    PALACE,
    SINGLES,
    SQUARES,
    STARTING_CANALS,
    TEMPLES,
    TOKENS,
    TURN_POINTS,
)

if TYPE_CHECKING:
    from ziggurat.core.game import Game

SOURCES: Final[int] = len(scoring.SOURCES)


class MexicaState(State):
    """A position of Mexica.

    Lists over squares have one item more, for the lake. Regions are labelled by small numbers in
    no particular order; a label whose region was dug away has no members.
    """

    wide: bool
    """Canals are barred from all squares around a bridge (MX-13)."""

    period: int
    round: int
    ap: int
    taken: int
    """Tokens taken in this turn."""

    begun: bool
    """Whether something was done in this turn; only bots ask."""

    lifted: int
    """The square a bridge was lifted from, while it is to be placed; else -1."""

    lifted_axis: int
    doubles: int
    singles: int
    bridges_left: int
    token_supply: int
    stirred: bool
    """Whether a canal, a founding or a temple happened in this round (MX-50)."""

    quiet: int
    """Rounds before this one, in a row, in which nothing of that happened."""

    unchecked: bool
    """Whether something that matters to the shown tiles happened since they were looked at."""

    ended: str
    """How the game ended; empty while it goes on."""

    pilli: list[int]
    """The square of each seat's pilli, -1 before it is placed."""

    tokens: list[int]
    stock: list[int]
    """Temples that can be built: four levels a seat."""

    points: list[int]
    """Points by source: one row of `scoring.SOURCES` a seat."""

    shown: list[int]
    later: list[int]
    removed: list[int]
    """Sizes of calpulli tiles, ascending; these lists are replaced, never changed."""

    content: list[int]
    """What stands on each square for good: 0, a temple or a calpulli tile."""

    bridge: list[int]
    """The axis of the bridge on each square; 0 is none."""

    region: list[int]
    """The label of each square's region; -1 is water."""

    members: list[list[int]]
    """The squares of each region, ascending; the inner lists are replaced, never changed."""

    founded: list[int]
    """The size of each region's calpulli tile; 0 is none."""

    pilli_blocks: list[int]
    """Why no pilli can come to a square: how many reasons, 0 if it can (MX-29)."""

    canal_blocks: list[int]
    """Why no canal can be dug on a square: how many reasons, 0 if one can (MX-12 to MX-14)."""

    single_digs: list[Action]
    double_digs: list[Action]
    bridge_spots: list[Action]
    lifts: list[Action]
    leaps: list[Action]
    """What the functions of these names in the chapters give, kept up to date by `squares`."""

    sites: list[list[int] | None]
    """The buildable squares of each region, None until asked; never changed, only replaced."""

    def set_up(self, game: Game, seats: int, options: Options, revision: int) -> None:
        """The empty island with its starting canals, before any pilli, temple or tile."""
        self.begin_empty(game, seats, options, revision)
        self.wide = options["bridge_squares"] == "all"
        self.period = 1
        self.round = 1
        self.ap = 0
        self.taken = 0
        self.begun = False
        self.lifted = -1
        self.lifted_axis = 0
        self.doubles = DOUBLES
        self.singles = SINGLES
        self.bridges_left = BRIDGES
        self.token_supply = TOKENS
        self.stirred = False
        self.quiet = 0
        self.unchecked = True
        self.ended = ""
        self.pilli = [-1] * seats
        self.tokens = [0] * seats
        self.stock = list(TEMPLES[0]) * seats
        self.points = [0] * (SOURCES * seats)
        self.shown = []
        self.later = []
        self.removed = []
        self.content = [0] * (SQUARES + 1)
        self.bridge = [0] * (SQUARES + 1)
        self.region = [0] * SQUARES + [-1]
        self.members = [list(range(SQUARES))]
        self.founded = [0]
        self.pilli_blocks = [0] * SQUARES + [1]
        self.canal_blocks = [int(palace) for palace in PALACE]
        self.canal_blocks[LAKE] = 1
        if options["emblem"] == "closed":
            self.pilli_blocks[EMBLEM] = 1
        self.single_digs = canals.single_digs(self)
        self.double_digs = canals.double_digs(self)
        self.bridge_spots = bridges.spots(self)
        self.lifts = bridges.lifts(self)
        self.leaps = pilli.leaps(self)
        self.sites = [None]
        for square in STARTING_CANALS:
            canals.dig(self, square, LAKE)

    def copy(self) -> MexicaState:
        twin = MexicaState()
        self.share_with(twin)
        twin.wide = self.wide
        twin.period = self.period
        twin.round = self.round
        twin.ap = self.ap
        twin.taken = self.taken
        twin.begun = self.begun
        twin.lifted = self.lifted
        twin.lifted_axis = self.lifted_axis
        twin.doubles = self.doubles
        twin.singles = self.singles
        twin.bridges_left = self.bridges_left
        twin.token_supply = self.token_supply
        twin.stirred = self.stirred
        twin.quiet = self.quiet
        twin.unchecked = self.unchecked
        twin.ended = self.ended
        twin.pilli = self.pilli[:]
        twin.tokens = self.tokens[:]
        twin.stock = self.stock[:]
        twin.points = self.points[:]
        twin.shown = self.shown
        twin.later = self.later
        twin.removed = self.removed
        twin.content = self.content[:]
        twin.bridge = self.bridge[:]
        twin.region = self.region[:]
        twin.members = self.members[:]
        twin.founded = self.founded[:]
        twin.pilli_blocks = self.pilli_blocks[:]
        twin.canal_blocks = self.canal_blocks[:]
        twin.single_digs = self.single_digs[:]
        twin.double_digs = self.double_digs[:]
        twin.bridge_spots = self.bridge_spots[:]
        twin.lifts = self.lifts[:]
        twin.leaps = self.leaps[:]
        twin.sites = self.sites[:]
        return twin

    @property
    def starting(self) -> bool:
        """Whether pilli are still being put on the start spaces (MX-8)."""
        return self.pilli[self.seats - 1] < 0

    @property
    def sheltered(self) -> bool:
        """Whether this is the first round of the game (MX-36)."""
        return self.period == 1 and self.round == 1

    def bridge_count(self) -> int:
        """How many bridges lie on the board."""
        return BRIDGES - self.bridges_left - (self.lifted >= 0)

    def award(self, seat: Seat, source: int, points: int) -> None:
        self.points[seat * SOURCES + source] += points

    def begin_turn(self, seat: Seat) -> None:
        """Six action points for that seat (MX-9)."""
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

    def scores(self) -> list[int]:
        return [
            sum(self.points[seat * SOURCES : seat * SOURCES + SOURCES])
            for seat in range(self.seats)
        ]

    def ranking(self) -> list[int]:
        return scoring.places(self)

    def tally(self) -> list[Facts]:
        return [scoring.lines(self, seat) for seat in range(self.seats)]

    def outcome(self) -> str:
        return self.ended

    def dump(self) -> Facts:
        return dump.dump(self)

    def digested(self) -> Facts:
        return digest.facts(self)

    def text(self, seat: Seat | None = None) -> str:
        return text.draw(self)

    def svg(self, seat: Seat | None = None, dark: bool = False, focus: Focus | None = None) -> str:
        return picture.draw(self, dark, focus)
