"""The position of Mexica and the flow of a turn (MX-8 to MX-10)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.core.focus import Focus
from ziggurat.core.refusals import Refusal
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Action, Facts, Options, Seat
from ziggurat.games.mexica import (
    aids,
    bridges,
    canals,
    digest,
    dump,
    first_round,
    founding,
    periods,
    picture,
    pilli,
    refusals,
    scoring,
    temples,
    text,
    tokens,
    view,
)
from ziggurat.games.mexica.actions import (
    BOAT,
    BRIDGE,
    DONE,
    FOUND,
    FOUND_ROW,
    LEAP,
    LIFT,
    PLAY,
    SECOND,
    SINGLE,
    SQUARE,
    START,
    TAKE,
    TEMPLE,
    TEMPLE_ROWS,
    WALK,
    axis_of,
    level_of,
)
from ziggurat.games.mexica.pieces import (
    BRIDGES,
    DOUBLES,
    EMBLEM,
    LAKE,
    LEAP_COST,
    LEVELS,
    NAMES,
    PALACE,
    SINGLES,
    SQUARES,
    START_SPACES,
    STARTING_CANALS,
    TEMPLES,
    TOKENS,
    TOKENS_A_TURN,
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
    """Whether something was done in this turn; only bots ask, so it is not dumped."""

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
        self.game = game
        self.seats = seats
        self.revision = revision
        self.options = options
        self.wide = options["bridge_squares"] == "all"
        self.seat = 0
        self.events = []
        self.listening = False
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
        twin.game = self.game
        twin.seats = self.seats
        twin.revision = self.revision
        twin.options = self.options
        twin.wide = self.wide
        twin.seat = self.seat
        twin.events = []
        twin.listening = False
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

    def actions(self) -> list[Action]:
        if self.seat == NOBODY:
            return []
        if self.starting:
            return [START + n for n, s in enumerate(START_SPACES) if not self.pilli_blocks[s]]
        possible = self.bridge_spots[:] if self.lifted >= 0 else self._turn_actions()
        return first_round.allowed(self, possible) if self.sheltered else possible

    def _turn_actions(self) -> list[Action]:
        """All that the seat may do in its turn, apart from the shelter of the first round."""
        found = self._plain_actions()
        for part in self._board_actions():
            found += part
        rows = self._building_rows()
        if rows:
            sites = temples.sites(self, self.region[self.pilli[self.seat]])
            for row in rows:
                found += [row[square] for square in sites]
        return found

    def _plain_actions(self) -> list[Action]:
        """The end of the turn and tokens."""
        found: list[Action] = [DONE]
        if self.ap and self.taken < TOKENS_A_TURN and self.token_supply:
            found.append(TAKE)
        if self.tokens[self.seat]:
            found.append(PLAY)
        return found

    def _board_actions(self) -> list[list[Action]]:
        """Canals, bridges and journeys."""
        found: list[list[Action]] = []
        if self.ap:
            place = self.pilli[self.seat]
            if self.singles:
                found.append(self.single_digs)
            if self.doubles:
                found.append(self.double_digs)
            found.append(self.bridge_spots if self.bridges_left else self.lifts)
            found.append(pilli.walks(self, place))
            if self.bridge[place]:
                found.append(pilli.boats(self, place))
        if self.ap >= LEAP_COST:
            found.append(self.leaps)
        return found

    def _building_rows(self) -> list[list[Action]]:
        """Temples and foundings that are possible on every site where the pilli stands."""
        label = self.region[self.pilli[self.seat]]
        found: list[list[Action]] = []
        if label < 0:
            return found
        for level in range(min(self.ap, LEVELS)):
            if self.stock[self.seat * LEVELS + level]:
                found.append(TEMPLE_ROWS[level])
        if founding.may_found(self, label):
            found.append(FOUND_ROW)
        return found

    def random_action(self, rng: Random) -> Action:
        """One of the parts of a turn is drawn by its size, without putting them together."""
        if self.lifted >= 0 or self.starting:
            found = self.actions()
            return found[int(rng.random() * len(found))]
        parts = [self._plain_actions(), *self._board_actions()]
        rows = self._building_rows()
        sites = temples.sites(self, self.region[self.pilli[self.seat]]) if rows else []
        count = len(rows) * len(sites)
        for part in parts:
            count += len(part)
        while True:
            action = _nth(int(rng.random() * count), parts, rows, sites)
            if not self.sheltered or not first_round.locks_in(self, action):
                return action

    def refusal(self, action: Action) -> Refusal | None:
        self.game.table.check(action)
        return refusals.refusal(self, action)

    def apply(self, action: Action) -> None:
        self.begun = True
        if action < SINGLE:
            self._apply_plain(action)
            return
        square = SQUARE[action]
        if action < BRIDGE:
            canals.lay(self, square, SECOND[action])
        elif action < LIFT:
            bridges.build(self, square, axis_of(action))
        elif action < WALK:
            bridges.lift(self, square)
        elif action < BOAT:
            pilli.walk(self, square)
        elif action < LEAP:
            pilli.boat(self, square)
        elif action < TEMPLE:
            pilli.leap(self, square)
        elif action < FOUND:
            temples.build(self, level_of(action), square)
        else:
            founding.found(self, square)

    def _apply_plain(self, action: Action) -> None:
        if action == DONE:
            periods.end_turn(self)
        elif action == TAKE:
            tokens.take(self)
        elif action == PLAY:
            tokens.play(self)
        else:
            self._enter(START_SPACES[action - START])

    def _enter(self, square: int) -> None:
        """Put the pilli on a start space; after the last one the first turn begins (MX-8)."""
        pilli.arrive(self, self.seat, square)
        if self.listening:
            self.emit("start", {"seat": self.seat, "cell": NAMES[square]})
        if self.starting:
            self.seat += 1
        else:
            periods.begin_turn(self, 0)

    def question(self) -> Facts:
        if self.seat == NOBODY:
            return {"kind": "over", "seat": NOBODY}
        if self.starting:
            return {"kind": "start", "seat": self.seat}
        facts: dict[str, str | int] = {
            "kind": "bridge" if self.lifted >= 0 else "turn",
            "seat": self.seat,
            "ap": self.ap,
            "tokens": self.tokens[self.seat],
            "period": self.period,
            "round": self.round,
        }
        if self.lifted >= 0:
            facts["cell"] = NAMES[self.lifted]
        return facts

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


def _nth(
    number: int, parts: list[list[Action]], rows: list[list[Action]], sites: list[int]
) -> Action:
    """The action of that number, were the parts and then each row's sites one list."""
    for part in parts:
        if number < len(part):
            return part[number]
        number -= len(part)
    return rows[number // len(sites)][sites[number % len(sites)]]
