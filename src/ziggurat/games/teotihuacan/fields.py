"""The fields of a position, written by `ziggurat fields` from `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.state import State
from ziggurat.games.teotihuacan.pieces import (
    BOT_ROTATIONS,
    BOT_TURNS,
    DARK,
    FIRST_BONUS,
    FIRST_ROYAL,
    FIRST_TECHNOLOGIES,
    GROUND,
    ICONS,
    KINDS,
    LEFT,
    PRINTED_LAYOUT,
    RIGHT,
    SOURCES,
    WORKERS,
)
from ziggurat.games.teotihuacan.teotibot import adjustments

if TYPE_CHECKING:
    from typing import Self

    from ziggurat.core.game import Game
    from ziggurat.core.types import Options


class TeotihuacanFields(State):
    """What a position holds, what it starts as, and its copying."""

    ended: str
    """Why the game is over; empty while it goes on."""

    royal: list[int]
    """The royal tile on each worship space of the Palace."""

    display: list[int]
    """The six technologies: top row, lower row."""

    eclipses: int
    """Eclipses scored."""

    dark: int
    """Where the dark disc lies."""

    light: int
    """Where the light disc lies."""

    final_round: bool
    """Whether the Eclipse comes after this round."""

    buildings: int
    """Buildings taken from the row."""

    finished: bool
    """Whether the tile of level 4 is on the pyramid."""

    pyramid_offer: list[int]
    """The open tiles from the left."""

    pyramid_stack: list[int]
    """The tiles to come, the next one last."""

    decoration_offer: list[int]
    """The open tiles from the top."""

    decoration_stack: list[int]
    """The tiles to come, the next one last."""

    dealt: list[int]
    """The hands, while the choice is secret."""

    box: list[int]
    """The tiles that were not dealt, while the choice is secret."""

    chosen: list[int]
    """The places in its hand of the two tiles each seat will keep."""

    open_tiles: list[int]
    """Tiles still to pick in the draft."""

    kept: list[list[int]]
    """The tiles kept by each seat, until all workers are placed."""

    points: list[int]
    """Its score."""

    avenue: list[int]
    """Its step on the Avenue."""

    track: list[int]
    """Its step on the pyramid track."""

    tiles: list[int]
    """Its open discovery tiles: masks, and those not yet flipped."""

    used: list[int]
    """Its flipped discovery tiles."""

    removed: list[int]
    """Tiles out of the game."""

    stack: list[int]
    """Tiles to come, the next one last."""

    returns: list[int]
    """During set-up where tiles not claimed go into the stack: before that index, the first one
    first."""

    draws: list[tuple[int, ...]]
    """For each draw of neutral workers to come, the starting tiles, the first one first."""

    slots: list[int]
    """The action tiles in slots 1 to 6."""

    aside: int
    """The seventh action tile."""

    dice: list[int]
    """The throws to come, two a turn, the next pair last; once used up, every throw is 1."""

    bot_rotations: list[int]
    """The rotations of tiles it will place, the next one last; then 0."""

    anywhere: bool
    """Whether a move-anywhere tile is flipped for the coming move."""

    board: int
    """The board of arrival."""

    colours: int
    """Colours counted at the arrival (TH-29)."""

    acted: bool
    """Whether the action of the turn has begun."""

    count: int
    """N of the main action (TH-44)."""

    granted: int
    """Power-ups granted by the main action."""

    built: int
    """Pyramid tiles placed in this action."""

    discounted: bool
    """Whether technology 15's discount is used up."""

    acquired: int
    """The technology taken in this action, else 0."""

    solo: bool
    """Whether Teotibot plays."""

    players: int
    """The seats, and Teotibot."""

    dark_eclipse: bool
    """Whether an Eclipse comes at once (TH-68)."""

    adjust: tuple[int, ...]
    """The adjustments of TH-110."""

    layout: list[int]
    """The board on each position 1 to 8."""

    position: list[int]
    """The position of each board 1 to 8."""

    bonus: list[int]
    """The bonus tile of each temple."""

    goods: list[int]
    """By 4 × player + good."""

    temples: list[int]
    """Markers by 3 × player + temple."""

    developed: list[int]
    """By player: bit n for a marker on the n-th technology on display."""

    worker_board: list[int]
    """By 4 × player + worker: its board, 0 in hand (TH-18), -1 on the wheel."""

    worker_power: list[int]
    """Its power."""

    worker_space: list[int]
    """The worship space it is locked on, 0 for none."""

    tally_of: list[int]
    """Points by 20 × player + source."""

    board_tiles: list[int]
    """The discovery tile at each board, -1 for none."""

    spots: list[tuple[int, ...]]
    """The discovery tiles at each of SPOTS, ascending."""

    linked: list[int]
    """The discovery tiles of starting tiles 14 and 16, -1 for none."""

    decorations: list[int]
    """By 4 × side + level - 1: the tile, 0 for none."""

    squares: list[int]
    """The tile on each square, 0 for none."""

    rotations: list[int]
    """Its quarter turns."""

    icons: list[int]
    """The icon visible on each cell."""

    nobles: list[int]
    """1 for each covered space."""

    neutral: list[int]
    """The boards of the neutral workers, three a colour."""

    upper: int
    """The upper direction tile."""

    lower: int
    """The lower one."""

    moved: int
    """The worker that moved this turn, -1 for none."""

    travelled: int
    """The second one of a double move."""

    def begin_empty(self, game: Game, seats: int, options: Options, revision: int) -> None:
        super().begin_empty(game, seats, options, revision)
        self.ended = ""
        self.royal = list(FIRST_ROYAL)
        self.display = list(FIRST_TECHNOLOGIES)
        self.eclipses = 0
        self.dark = DARK[max(2, seats)][0]
        self.light = 0
        self.final_round = False
        self.buildings = 0
        self.finished = False
        self.pyramid_offer = [0] * 3
        self.pyramid_stack = []
        self.decoration_offer = [0] * 4
        self.decoration_stack = []
        self.dealt = []
        self.box = []
        self.chosen = []
        self.open_tiles = []
        self.kept = []
        self.points = [0] * max(2, seats)
        self.avenue = [0] * max(2, seats)
        self.track = [0] * max(2, seats)
        self.tiles = [0] * (KINDS * max(2, seats))
        self.used = [0] * (KINDS * max(2, seats))
        self.removed = [0] * KINDS
        self.stack = []
        self.returns = []
        self.draws = []
        self.slots = list(range(6)) if seats == 1 else []
        self.aside = 6
        self.dice = [1] * (2 * BOT_TURNS) if seats == 1 else []
        self.bot_rotations = [0] * BOT_ROTATIONS if seats == 1 else []
        self.anywhere = False
        self.board = 0
        self.colours = 0
        self.acted = False
        self.count = 0
        self.granted = 0
        self.built = 0
        self.discounted = False
        self.acquired = 0
        self.solo = seats == 1
        self.players = max(2, seats)
        self.dark_eclipse = options["eclipse"] == "dark"
        self.adjust = adjustments(options) if seats == 1 else ()
        self.layout = list(PRINTED_LAYOUT)
        self.position = [PRINTED_LAYOUT.index(board) for board in range(9)]
        self.bonus = list(FIRST_BONUS)
        self.goods = [0] * (4 * max(2, seats))
        self.temples = [0] * (3 * max(2, seats))
        self.developed = [0] * max(2, seats)
        self.worker_board = [0, 0, 0, -1] * max(2, seats)
        self.worker_power = [1, 1, 1, 3] * max(2, seats)
        self.worker_space = [0] * (WORKERS * max(2, seats))
        self.tally_of = [0] * (len(SOURCES) * max(2, seats))
        self.board_tiles = [-1] * 9
        self.spots = [()] * 7
        self.linked = [-1, -1]
        self.decorations = [0] * 16
        self.squares = [0] * 30
        self.rotations = [0] * 30
        self.icons = [ICONS[icon] for icon in GROUND]
        self.nobles = [0] * 12
        self.neutral = [0] * 6
        self.upper = RIGHT
        self.lower = LEFT
        self.moved = -1
        self.travelled = -1

    def share_with(self: Self, twin: Self) -> None:
        super().share_with(twin)
        twin.ended = self.ended
        twin.royal = self.royal
        twin.display = self.display
        twin.eclipses = self.eclipses
        twin.dark = self.dark
        twin.light = self.light
        twin.final_round = self.final_round
        twin.buildings = self.buildings
        twin.finished = self.finished
        twin.pyramid_offer = self.pyramid_offer
        twin.pyramid_stack = self.pyramid_stack
        twin.decoration_offer = self.decoration_offer
        twin.decoration_stack = self.decoration_stack
        twin.dealt = self.dealt
        twin.box = self.box
        twin.chosen = self.chosen
        twin.open_tiles = self.open_tiles
        twin.kept = self.kept
        twin.points = self.points[:]
        twin.avenue = self.avenue[:]
        twin.track = self.track[:]
        twin.tiles = self.tiles
        twin.used = self.used
        twin.removed = self.removed
        twin.stack = self.stack
        twin.returns = self.returns
        twin.draws = self.draws
        twin.slots = self.slots
        twin.aside = self.aside
        twin.dice = self.dice
        twin.bot_rotations = self.bot_rotations
        twin.anywhere = self.anywhere
        twin.board = self.board
        twin.colours = self.colours
        twin.acted = self.acted
        twin.count = self.count
        twin.granted = self.granted
        twin.built = self.built
        twin.discounted = self.discounted
        twin.acquired = self.acquired
        twin.solo = self.solo
        twin.players = self.players
        twin.dark_eclipse = self.dark_eclipse
        twin.adjust = self.adjust
        twin.layout = self.layout
        twin.position = self.position
        twin.bonus = self.bonus
        twin.goods = self.goods[:]
        twin.temples = self.temples[:]
        twin.developed = self.developed[:]
        twin.worker_board = self.worker_board[:]
        twin.worker_power = self.worker_power[:]
        twin.worker_space = self.worker_space[:]
        twin.tally_of = self.tally_of[:]
        twin.board_tiles = self.board_tiles
        twin.spots = self.spots
        twin.linked = self.linked
        twin.decorations = self.decorations
        twin.squares = self.squares
        twin.rotations = self.rotations
        twin.icons = self.icons
        twin.nobles = self.nobles
        twin.neutral = self.neutral
        twin.upper = self.upper
        twin.lower = self.lower
        twin.moved = self.moved
        twin.travelled = self.travelled
