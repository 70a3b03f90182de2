"""The fields of a position, written by `ziggurat fields` from `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.state import State
from ziggurat.core.types import Cell, Seat
from ziggurat.games.tigris.kingdoms import Regions
from ziggurat.games.tigris.pieces import (
    ACTIONS,
    BOARDS,
    CATASTROPHES,
    EMPTY,
    MONUMENTS,
    TEMPLE,
    UNBUILT,
    WHY,
    Board,
)

if TYPE_CHECKING:
    from typing import Self

    from ziggurat.core.game import Game
    from ziggurat.core.types import Options


class TigrisFields(State):
    """What a position holds, what it starts as, and its copying."""

    board: Board
    """The side of the board that is played on."""

    buildings_on: bool
    """Whether civilization buildings are played with."""

    cells: bytes
    """What lies on each space, by the numbers of `pieces`."""

    leader_cells: list[Cell]
    """Where each leader stands, by 4 × seat + colour; -1 before its owner."""

    treasures: int
    """Bit n: the treasure of the board's n-th start space is there."""

    monuments: list[Cell]
    """The top left space of each monument, UNBUILT or GONE."""

    buildings: list[Cell]
    """The space of each civilization building by colour, -1 in the box."""

    covered: list[int]
    """How many tiles lie face down under monuments."""

    points: list[int]
    """Points by colour."""

    earned: list[int]
    """Points by where they came from."""

    taken: list[int]
    """Treasures taken."""

    catastrophes: list[int]
    """Catastrophe tiles left."""

    hands: list[int]
    """The tiles in hand; at most six."""

    swapped: list[int]
    """The tiles swapped away, seen by their owner only."""

    bag: bytes
    """The colours of all tiles ever in the bag, first drawn first."""

    drawn: int
    """How many of them have been drawn."""

    removed: list[int]
    """How many tiles have left the game in the open."""

    active: Seat
    """The seat whose turn it is."""

    left: int
    """Actions left in this turn."""

    ended: str
    """How the game ended; empty while it goes on."""

    known_regions: Regions | None
    """The regions and kingdoms as they are, None until asked."""

    lifted_regions: dict[Cell, Regions]
    """The regions as they would be with a space empty, for the spaces asked about."""

    known_temples: list[int] | None
    """How many face-up temples touch each space, None until asked."""

    owned: int
    """Which lists no other position shares, a bit each."""

    def begin_empty(self, game: Game, seats: int, options: Options, revision: int) -> None:
        super().begin_empty(game, seats, options, revision)
        self.board = BOARDS[str(options["board"])]
        self.buildings_on = options["buildings"] == "on"
        self.cells = bytes(TEMPLE if n >= 0 else EMPTY for n in self.board.start_at)
        self.leader_cells = [-1] * (4 * seats)
        self.treasures = self.board.all_treasures
        self.monuments = [UNBUILT] * len(MONUMENTS)
        self.buildings = [-1] * 4
        self.covered = [0] * 4
        self.points = [0] * (4 * seats)
        self.earned = [0] * (len(WHY) * seats)
        self.taken = [0] * seats
        self.catastrophes = [CATASTROPHES] * seats
        self.hands = [0] * (4 * seats)
        self.swapped = [0] * (4 * seats)
        self.bag = b""
        self.drawn = 0
        self.removed = [0] * 4
        self.active = 0
        self.left = ACTIONS
        self.ended = ""
        self.known_regions = None
        self.lifted_regions = {}
        self.known_temples = None
        self.owned = 0x7FF

    def share_with(self: Self, twin: Self) -> None:
        super().share_with(twin)
        twin.board = self.board
        twin.buildings_on = self.buildings_on
        twin.cells = self.cells
        twin.leader_cells = self.leader_cells
        twin.treasures = self.treasures
        twin.monuments = self.monuments
        twin.buildings = self.buildings
        twin.covered = self.covered
        twin.points = self.points
        twin.earned = self.earned
        twin.taken = self.taken
        twin.catastrophes = self.catastrophes
        twin.hands = self.hands
        twin.swapped = self.swapped
        twin.bag = self.bag
        twin.drawn = self.drawn
        twin.removed = self.removed
        twin.active = self.active
        twin.left = self.left
        twin.ended = self.ended
        twin.known_regions = self.known_regions
        twin.lifted_regions = self.lifted_regions
        twin.known_temples = self.known_temples
        self.owned = 0
        twin.owned = 0

    def own_leader_cells(self) -> list[Cell]:
        """`leader_cells`, to be changed: no other position shares it any more."""
        if not self.owned & 0x1:
            self.leader_cells = self.leader_cells[:]
            self.owned |= 0x1
        return self.leader_cells

    def own_monuments(self) -> list[Cell]:
        """`monuments`, to be changed: no other position shares it any more."""
        if not self.owned & 0x2:
            self.monuments = self.monuments[:]
            self.owned |= 0x2
        return self.monuments

    def own_buildings(self) -> list[Cell]:
        """`buildings`, to be changed: no other position shares it any more."""
        if not self.owned & 0x4:
            self.buildings = self.buildings[:]
            self.owned |= 0x4
        return self.buildings

    def own_covered(self) -> list[int]:
        """`covered`, to be changed: no other position shares it any more."""
        if not self.owned & 0x8:
            self.covered = self.covered[:]
            self.owned |= 0x8
        return self.covered

    def own_points(self) -> list[int]:
        """`points`, to be changed: no other position shares it any more."""
        if not self.owned & 0x10:
            self.points = self.points[:]
            self.owned |= 0x10
        return self.points

    def own_earned(self) -> list[int]:
        """`earned`, to be changed: no other position shares it any more."""
        if not self.owned & 0x20:
            self.earned = self.earned[:]
            self.owned |= 0x20
        return self.earned

    def own_taken(self) -> list[int]:
        """`taken`, to be changed: no other position shares it any more."""
        if not self.owned & 0x40:
            self.taken = self.taken[:]
            self.owned |= 0x40
        return self.taken

    def own_catastrophes(self) -> list[int]:
        """`catastrophes`, to be changed: no other position shares it any more."""
        if not self.owned & 0x80:
            self.catastrophes = self.catastrophes[:]
            self.owned |= 0x80
        return self.catastrophes

    def own_hands(self) -> list[int]:
        """`hands`, to be changed: no other position shares it any more."""
        if not self.owned & 0x100:
            self.hands = self.hands[:]
            self.owned |= 0x100
        return self.hands

    def own_swapped(self) -> list[int]:
        """`swapped`, to be changed: no other position shares it any more."""
        if not self.owned & 0x200:
            self.swapped = self.swapped[:]
            self.owned |= 0x200
        return self.swapped

    def own_removed(self) -> list[int]:
        """`removed`, to be changed: no other position shares it any more."""
        if not self.owned & 0x400:
            self.removed = self.removed[:]
            self.owned |= 0x400
        return self.removed
