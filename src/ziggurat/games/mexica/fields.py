"""The fields of a position, written by `ziggurat fields` from `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import u8

from ziggurat.core.state import State
from ziggurat.games.mexica.pieces import (
    BRIDGES,
    DOUBLES,
    SINGLES,
    SQUARES,
    TEMPLES,
    TOKENS,
)
from ziggurat.games.mexica.scoring import SOURCES

if TYPE_CHECKING:
    from typing import Self

    from ziggurat.core.game import Game
    from ziggurat.core.types import Options


class MexicaFields(State):
    """What a position holds, what it starts as, and its copying."""

    period: int
    """The period."""

    round: int
    """The round of this period; the first round of the game is round 1 of period 1."""

    ap: int
    """Action points left in this turn."""

    taken: int
    """Tokens taken from the supply in this turn."""

    begun: bool
    """Whether anything has been done in this turn; opponents look at this."""

    stirred: bool
    """Whether a canal, a founding or a temple happened in this round (MX-50)."""

    quiet: int
    """Whole rounds in a row before this one in which none of that happened; 3 once the tiles were
    dropped for it."""

    ended: str
    """How the game ended; empty while it goes on."""

    doubles: int
    """Double canals; with the single ones they have to cover `canals`."""

    singles: int
    """Single canals."""

    bridges_left: int
    """Bridges: those of the 11 that are neither on the board nor lifted."""

    shown: list[int]
    """Face up and not yet placed."""

    later: list[int]
    """The seven of period 2 while period 1 lasts; none in period 2."""

    removed: list[int]
    """Those taken out of the game."""

    tokens: list[int]
    """Action tokens."""

    token_supply: int
    """Action tokens: those of the 12 that nobody has."""

    points: list[int]
    """Points by source: for founding, for being present at another's founding, and from the first
    and the second scoring."""

    wide: bool
    """Whether canals are barred from all squares around a bridge (MX-13)."""

    unchecked: bool
    """Whether something that matters to the shown tiles may have happened since they were checked;
    checking once more finds nothing new."""

    pilli: list[int]
    """The square of each seat's pilli, -1 before it is placed."""

    stock: list[int]
    """Temples that can be built: four levels a seat."""

    content: list[int]
    """What is on each square for good: 0, a temple or a calpulli tile (`squares`)."""

    bridge: list[int]
    """The axis of the bridge on each square; 0 is none."""

    region: list[int]
    """The label of each square's region; -1 is water."""

    members: list[list[int]]
    """The squares of each region, ascending; the inner lists are replaced, never changed."""

    founded: list[int]
    """The size of each region's calpulli tile; 0 is none."""

    pilli_blocks: list[int]
    """How many reasons there are that no pilli can come to a square, 0 if one can (MX-29)."""

    canal_blocks: list[int]
    """How many reasons there are that no canal can be dug on a square, 0 if one can (MX-12 to
    MX-14)."""

    single_digs: list[int]
    """Every single canal that could be dug, given a tile and the AP."""

    double_digs: list[int]
    """Every double canal that could be dug, given a tile and the AP."""

    bridge_spots: list[int]
    """Every `bridge` action that fits the board."""

    lifts: list[int]
    """Every `lift` action of a bridge that carries no pilli."""

    leaps: list[int]
    """Every leap that would be possible with enough AP."""

    marks: vec[u8]
    """A byte for each action of the table: 1 for those in these lists; empty until asked."""

    sites: list[list[int] | None]
    """The buildable squares of each region, None until asked; never changed, only replaced."""

    label_plane: bytes | None
    """The label of each cell's region as a byte, None until asked."""

    land_planes: bytes | None
    """Land and canals as learners see them, None until asked."""

    region_planes: bytes | None
    """The sizes of regions and of their tiles as learners see them, None until asked."""

    bridge_planes: bytes | None
    """Bridges as learners see them, None until asked."""

    content_planes: list[bytes] | None
    """Temples and calpulli tiles as learners see them, None until asked."""

    owned: int
    """Which lists no other position shares, a bit each."""

    def begin_empty(self, game: Game, seats: int, options: Options, revision: int) -> None:
        super().begin_empty(game, seats, options, revision)
        self.period = 1
        self.round = 1
        self.ap = 0
        self.taken = 0
        self.begun = False
        self.stirred = False
        self.quiet = 0
        self.ended = ""
        self.doubles = DOUBLES
        self.singles = SINGLES
        self.bridges_left = BRIDGES
        self.shown = []
        self.later = []
        self.removed = []
        self.tokens = [0] * seats
        self.token_supply = TOKENS
        self.points = [0] * (len(SOURCES) * seats)
        self.wide = options["bridge_squares"] == "all"
        self.unchecked = True
        self.pilli = [-1] * seats
        self.stock = list(TEMPLES[0]) * seats
        self.content = [0] * (SQUARES + 1)
        self.bridge = [0] * (SQUARES + 1)
        self.region = [0] * SQUARES + [-1]
        self.members = [list(range(SQUARES))]
        self.founded = [0]
        self.pilli_blocks = [0] * SQUARES + [1]
        self.canal_blocks = [0] * SQUARES + [1]
        self.single_digs = []
        self.double_digs = []
        self.bridge_spots = []
        self.lifts = []
        self.leaps = []
        self.marks = vec[u8]()
        self.sites = [None]
        self.label_plane = None
        self.land_planes = None
        self.region_planes = None
        self.bridge_planes = None
        self.content_planes = None
        self.owned = 0x3FFFF

    def share_with(self: Self, twin: Self) -> None:
        super().share_with(twin)
        twin.period = self.period
        twin.round = self.round
        twin.ap = self.ap
        twin.taken = self.taken
        twin.begun = self.begun
        twin.stirred = self.stirred
        twin.quiet = self.quiet
        twin.ended = self.ended
        twin.doubles = self.doubles
        twin.singles = self.singles
        twin.bridges_left = self.bridges_left
        twin.shown = self.shown
        twin.later = self.later
        twin.removed = self.removed
        twin.tokens = self.tokens
        twin.token_supply = self.token_supply
        twin.points = self.points
        twin.wide = self.wide
        twin.unchecked = self.unchecked
        twin.pilli = self.pilli
        twin.stock = self.stock
        twin.content = self.content
        twin.bridge = self.bridge
        twin.region = self.region
        twin.members = self.members
        twin.founded = self.founded
        twin.pilli_blocks = self.pilli_blocks
        twin.canal_blocks = self.canal_blocks
        twin.single_digs = self.single_digs
        twin.double_digs = self.double_digs
        twin.bridge_spots = self.bridge_spots
        twin.lifts = self.lifts
        twin.leaps = self.leaps
        twin.marks = self.marks
        twin.sites = self.sites
        twin.label_plane = self.label_plane
        twin.land_planes = self.land_planes
        twin.region_planes = self.region_planes
        twin.bridge_planes = self.bridge_planes
        twin.content_planes = self.content_planes
        self.owned = 0
        twin.owned = 0

    def own_tokens(self) -> list[int]:
        """`tokens`, to be changed: no other position shares it any more."""
        if not self.owned & 0x1:
            self.tokens = self.tokens[:]
            self.owned |= 0x1
        return self.tokens

    def own_points(self) -> list[int]:
        """`points`, to be changed: no other position shares it any more."""
        if not self.owned & 0x2:
            self.points = self.points[:]
            self.owned |= 0x2
        return self.points

    def own_pilli(self) -> list[int]:
        """`pilli`, to be changed: no other position shares it any more."""
        if not self.owned & 0x4:
            self.pilli = self.pilli[:]
            self.owned |= 0x4
        return self.pilli

    def own_stock(self) -> list[int]:
        """`stock`, to be changed: no other position shares it any more."""
        if not self.owned & 0x8:
            self.stock = self.stock[:]
            self.owned |= 0x8
        return self.stock

    def own_content(self) -> list[int]:
        """`content`, to be changed: no other position shares it any more."""
        if not self.owned & 0x10:
            self.content = self.content[:]
            self.owned |= 0x10
        return self.content

    def own_bridge(self) -> list[int]:
        """`bridge`, to be changed: no other position shares it any more."""
        if not self.owned & 0x20:
            self.bridge = self.bridge[:]
            self.owned |= 0x20
        return self.bridge

    def own_region(self) -> list[int]:
        """`region`, to be changed: no other position shares it any more."""
        if not self.owned & 0x40:
            self.region = self.region[:]
            self.owned |= 0x40
        return self.region

    def own_members(self) -> list[list[int]]:
        """`members`, to be changed: no other position shares it any more."""
        if not self.owned & 0x80:
            self.members = self.members[:]
            self.owned |= 0x80
        return self.members

    def own_founded(self) -> list[int]:
        """`founded`, to be changed: no other position shares it any more."""
        if not self.owned & 0x100:
            self.founded = self.founded[:]
            self.owned |= 0x100
        return self.founded

    def own_pilli_blocks(self) -> list[int]:
        """`pilli_blocks`, to be changed: no other position shares it any more."""
        if not self.owned & 0x200:
            self.pilli_blocks = self.pilli_blocks[:]
            self.owned |= 0x200
        return self.pilli_blocks

    def own_canal_blocks(self) -> list[int]:
        """`canal_blocks`, to be changed: no other position shares it any more."""
        if not self.owned & 0x400:
            self.canal_blocks = self.canal_blocks[:]
            self.owned |= 0x400
        return self.canal_blocks

    def own_single_digs(self) -> list[int]:
        """`single_digs`, to be changed: no other position shares it any more."""
        if not self.owned & 0x800:
            self.single_digs = self.single_digs[:]
            self.owned |= 0x800
        return self.single_digs

    def own_double_digs(self) -> list[int]:
        """`double_digs`, to be changed: no other position shares it any more."""
        if not self.owned & 0x1000:
            self.double_digs = self.double_digs[:]
            self.owned |= 0x1000
        return self.double_digs

    def own_bridge_spots(self) -> list[int]:
        """`bridge_spots`, to be changed: no other position shares it any more."""
        if not self.owned & 0x2000:
            self.bridge_spots = self.bridge_spots[:]
            self.owned |= 0x2000
        return self.bridge_spots

    def own_lifts(self) -> list[int]:
        """`lifts`, to be changed: no other position shares it any more."""
        if not self.owned & 0x4000:
            self.lifts = self.lifts[:]
            self.owned |= 0x4000
        return self.lifts

    def own_leaps(self) -> list[int]:
        """`leaps`, to be changed: no other position shares it any more."""
        if not self.owned & 0x8000:
            self.leaps = self.leaps[:]
            self.owned |= 0x8000
        return self.leaps

    def own_marks(self) -> vec[u8]:
        """`marks`, to be changed: no other position shares it any more."""
        if not self.owned & 0x10000:
            self.marks = self.marks[:]
            self.owned |= 0x10000
        return self.marks

    def own_sites(self) -> list[list[int] | None]:
        """`sites`, to be changed: no other position shares it any more."""
        if not self.owned & 0x20000:
            self.sites = self.sites[:]
            self.owned |= 0x20000
        return self.sites
