"""The position and the flow of a turn."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.core.focus import Focus
from ziggurat.core.refusals import Refusal
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Options, Seat
from ziggurat.games.teotihuacan import (
    aids,
    digest,
    dump,
    explain,
    flips,
    picture,
    scoring,
    text,
    view,
)
from ziggurat.games.teotihuacan.pieces import (
    DARK,
    FIRST_BONUS,
    FIRST_ROYAL,
    FIRST_TECHNOLOGIES,
    GOODS,
    GROUND,
    ICONS,
    KINDS,
    PRINTED_LAYOUT,
    SOURCES,
    WORKERS,
    Bundle,
    Player,
)
from ziggurat.games.teotihuacan.powerups import Ascended
from ziggurat.games.teotihuacan.teotibot import TeotibotTurn
from ziggurat.games.teotihuacan.turn import TURNS

if TYPE_CHECKING:
    from ziggurat.core.decisions import Pending
    from ziggurat.core.game import Game

_GROUND: Final = [ICONS[icon] for icon in GROUND]
_SOURCES: Final = len(SOURCES)


class TeotihuacanState(State):
    """A position of Teotihuacan.

    Lists that change in most turns are copied; all others are shared between copies and replaced
    by a new list where they change.
    """

    players: int
    """The seats, and Teotibot in a solo game."""
    table_size: int
    """The number of players whose numbers are used; solo is set up for two (TH-69)."""
    solo: bool
    dark_eclipse: bool

    layout: list[int]
    """The board on each position 1 to 8."""
    position: list[int]
    """The position of each board 1 to 8."""
    royal: list[int]
    """The royal tile on each worship space of the Palace."""
    display: list[int]
    """The six technologies: top row, lower row."""
    bonus: list[int]
    """The bonus tile of each temple."""

    goods: list[int]
    """By 4 × player + good."""
    points: list[int]
    temples: list[int]
    """Markers by 3 × player + temple."""
    avenue: list[int]
    track: list[int]
    """Markers on the pyramid track."""
    owned: list[int]
    """By player: bit n for a marker on the n-th technology on display."""
    tiles: list[int]
    """Open discovery tiles by 21 × player + kind."""
    used: list[int]
    """Flipped discovery tiles by 21 × player + kind."""
    worker_board: list[int]
    """By 4 × player + worker: its board, 0 in hand (TH-18), -1 on the wheel."""
    worker_power: list[int]
    worker_space: list[int]
    """The worship space it is locked on, 0 for none."""
    tally_of: list[int]
    """Points by 20 × player + source."""

    board_tiles: list[int]
    """The discovery tile at each board, -1 for none."""
    spots: list[tuple[int, ...]]
    """The discovery tiles at each of SPOTS, ascending."""
    stack: list[int]
    """Discovery tiles to come, the next one last."""
    removed: list[int]
    """Discovery tiles out of the game, by kind."""
    linked: list[int]
    """The discovery tiles of starting tiles 14 and 16, -1 for none."""
    returns: list[int]
    """Where tiles that are not claimed at set-up go into the stack."""

    decoration_offer: list[int]
    decoration_stack: list[int]
    decorations: list[int]
    """By 4 × side + level - 1: the tile, 0 for none."""
    pyramid_offer: list[int]
    pyramid_stack: list[int]
    squares: list[int]
    """The tile on each square, 0 for none."""
    rotations: list[int]
    """Its quarter turns."""
    icons: list[int]
    """The icon visible on each cell."""

    nobles: list[int]
    """1 for each covered space."""
    buildings: int
    """Buildings taken from the row."""

    light: int
    dark: int
    eclipses: int
    """Eclipses scored."""
    final_round: bool
    finished: bool
    """Whether the tile of level 4 lies."""

    neutral: list[int]
    """The boards of the neutral workers, three a colour."""
    draws: list[tuple[int, ...]]
    """For each draw of neutral workers to come: the starting tiles in order."""

    dealt: list[int]
    """Starting tiles by 4 × seat + place, while the choice is secret."""
    box: list[int]
    chosen: list[int]
    """The two places chosen by each seat, as a number of CHOICES; -1 not yet."""
    open_tiles: list[int]
    """Starting tiles to pick in the draft."""
    kept: list[list[int]]
    """Starting tiles kept by each seat."""

    slots: list[int]
    """Teotibot's action tiles in slots 1 to 6."""
    aside: int
    upper: int
    lower: int
    dice: list[int]
    """Throws to come, the next pair last."""
    bot_rotations: list[int]
    adjust: tuple[int, ...]
    """The adjustments of TH-110."""

    moved: int
    """The worker that moved this turn, -1 for none."""
    travelled: int
    """The second one of a double move."""
    anywhere: bool
    board: int
    """The board of arrival."""
    colours: int
    acted: bool
    count: int
    """N of the main action (TH-44)."""
    granted: int
    built: int
    discounted: bool
    acquired: int

    pending: list[Pending[TeotihuacanState]]
    ended: str

    def set_up(self, game: Game, seats: int, options: Options, revision: int) -> None:
        """The table as printed, before anything is shuffled or dealt."""
        self.game = game
        self.seats = seats
        self.revision = revision
        self.seat = 0
        self.events = []
        self.listening = True
        self.options = options
        self.solo = seats == 1
        self.players = players = 2 if self.solo else seats
        self.table_size = players
        self.dark_eclipse = options["eclipse"] == "dark"
        self.layout = list(PRINTED_LAYOUT)
        self.position = _inverse(self.layout)
        self.royal = list(FIRST_ROYAL)
        self.display = list(FIRST_TECHNOLOGIES)
        self.bonus = list(FIRST_BONUS)
        self.goods = [0] * (4 * players)
        self.points = [0] * players
        self.temples = [0] * (3 * players)
        self.avenue = [0] * players
        self.track = [0] * players
        self.owned = [0] * players
        self.tiles = [0] * (KINDS * players)
        self.used = [0] * (KINDS * players)
        self.worker_board = [0, 0, 0, -1] * players
        self.worker_power = [1, 1, 1, 3] * players
        self.worker_space = [0] * (WORKERS * players)
        self.tally_of = [0] * (_SOURCES * players)
        self.board_tiles = [-1] * 9
        self.spots = [()] * 7
        self.stack = []
        self.removed = [0] * KINDS
        self.linked = [-1, -1]
        self.returns = []
        self.decoration_offer = [0] * 4
        self.decoration_stack = []
        self.decorations = [0] * 16
        self.pyramid_offer = [0] * 3
        self.pyramid_stack = []
        self.squares = [0] * 30
        self.rotations = [0] * 30
        self.icons = _GROUND[:]
        self.nobles = [0] * 12
        self.buildings = 0
        self.light = 0
        self.dark = DARK[players][0]
        self.eclipses = 0
        self.final_round = False
        self.finished = False
        self.neutral = [0] * 6
        self.draws = []
        self.dealt = []
        self.box = []
        self.chosen = []
        self.open_tiles = []
        self.kept = []
        self.slots = []
        self.aside = -1
        self.upper = 0
        self.lower = 0
        self.dice = []
        self.bot_rotations = []
        self.adjust = ()
        self.pending = []
        self.listed = None
        self.ended = ""
        self.forget_turn()

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

    def copy(self) -> TeotihuacanState:
        new = TeotihuacanState()
        new.game = self.game
        new.seats = self.seats
        new.revision = self.revision
        new.seat = self.seat
        new.events = []
        new.listening = False
        new.options = self.options
        new.players = self.players
        new.table_size = self.table_size
        new.solo = self.solo
        new.dark_eclipse = self.dark_eclipse
        new.layout = self.layout
        new.position = self.position
        new.royal = self.royal
        new.display = self.display
        new.bonus = self.bonus
        new.adjust = self.adjust
        new.goods = self.goods[:]
        new.points = self.points[:]
        new.temples = self.temples[:]
        new.avenue = self.avenue[:]
        new.track = self.track[:]
        new.owned = self.owned[:]
        new.tiles = self.tiles
        new.used = self.used
        new.worker_board = self.worker_board[:]
        new.worker_power = self.worker_power[:]
        new.worker_space = self.worker_space[:]
        new.tally_of = self.tally_of[:]
        new.board_tiles = self.board_tiles
        new.spots = self.spots
        new.stack = self.stack
        new.removed = self.removed
        new.linked = self.linked
        new.returns = self.returns
        new.decoration_offer = self.decoration_offer
        new.decoration_stack = self.decoration_stack
        new.decorations = self.decorations
        new.pyramid_offer = self.pyramid_offer
        new.pyramid_stack = self.pyramid_stack
        new.squares = self.squares
        new.rotations = self.rotations
        new.icons = self.icons
        new.nobles = self.nobles
        new.buildings = self.buildings
        new.light = self.light
        new.dark = self.dark
        new.eclipses = self.eclipses
        new.final_round = self.final_round
        new.finished = self.finished
        new.neutral = self.neutral
        new.draws = self.draws
        new.dealt = self.dealt
        new.box = self.box
        new.chosen = self.chosen
        new.open_tiles = self.open_tiles
        new.kept = self.kept
        new.slots = self.slots
        new.aside = self.aside
        new.upper = self.upper
        new.lower = self.lower
        new.dice = self.dice
        new.bot_rotations = self.bot_rotations
        new.moved = self.moved
        new.travelled = self.travelled
        new.anywhere = self.anywhere
        new.board = self.board
        new.colours = self.colours
        new.acted = self.acted
        new.count = self.count
        new.granted = self.granted
        new.built = self.built
        new.discounted = self.discounted
        new.acquired = self.acquired
        new.pending = self.pending[:]
        new.listed = self.listed
        new.ended = self.ended
        return new

    def over_refusal(self) -> Refusal:
        return Refusal("TH-62", "game-is-over", {})

    # What chapters ask of one another in a circle

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
        """Add the tiles that may be flipped at any time of an own turn (TH-27)."""
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
        """Give goods to the supply."""
        base = 4 * player
        goods = self.goods
        goods[base] -= bundle[0]
        goods[base + 1] -= bundle[1]
        goods[base + 2] -= bundle[2]
        goods[base + 3] -= bundle[3]
        if self.listening and any(bundle):
            self.emit("pay", {"seat": player, "why": why, **_named(bundle)})

    def score(self, player: Player, points: int, source: int) -> None:
        """Score points of a source of SOURCES."""
        if not points:
            return
        self.points[player] += points
        self.tally_of[player * _SOURCES + source] += points
        if self.listening:
            self.emit("points", {"seat": player, "why": SOURCES[source], "points": points})

    def owns(self, player: Player, technology: int) -> bool:
        """Whether the player has a marker on that technology (TH-65)."""
        owned = self.owned[player]
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

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def tally(self) -> list[Facts]:
        return scoring.tally(self)

    def outcome(self) -> str:
        return self.ended

    def dump(self) -> Facts:
        return dump.dump(self)

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
