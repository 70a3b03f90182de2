"""Which actions of a turn of Tigris & Euphrates look good before they are thought through.

A turn has hundreds of actions, and most of them are alike or useless. Useful ones are found
from the kingdoms outwards: tiles that earn, join kingdoms or complete squares, leaders next to
temples, catastrophes under a foe. Among placements that earn the same, those that also prepare
something come first, and only a few of each kind are kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Action, Cell
from ziggurat.games.tigris import actions, catastrophes, conflicts, monuments, tiles
from ziggurat.games.tigris.judgement.evaluate import strengths
from ziggurat.games.tigris.judgement.rollout import LIKELY_SUPPORT
from ziggurat.games.tigris.kingdoms import Regions
from ziggurat.games.tigris.pieces import (
    BLUE,
    CELLS,
    EMPTY,
    FACE_UP,
    GREEN,
    LEADER,
    MONUMENT_PLACES,
    NEIGHBOURS,
    RED,
    TEMPLE,
)
from ziggurat.games.tigris.scoring import shared_out

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

NEEDS: Final = (2.0, 1.4, 1.0, 0.7)
"""How valuable a point of each colour is, the weakest colour first."""
COMPLETED: Final = 3.0
"""A tile that completes a square for a monument."""
HALF_SQUARE: Final = 0.35
"""A tile that makes three of a square."""
FETCHED: Final = 0.9
"""A tile that brings a treasure into the kingdom of the player's own trader."""
LINKED: Final = 0.25
"""A tile that brings land without leaders into the kingdom."""
FIRM: Final = 0.4
"""A temple next to one's own leader that has only one."""
ALIKE: Final = 8
"""How many placements that earn the same are kept."""
LEADERS_ALIKE: Final = 4
"""How many spaces in the same kingdom are kept for a leader."""
LEAST_SWAP: Final = 3
"""Swapping fewer tiles is not worth an action."""
SWAP: Final = 0.15
DONE: Final = 0.3
WITHDRAWAL: Final = 0.05
EVICTION: Final = 0.8
NOWHERE: Final = 200
"""Stands for the kingdom of a space that touches none."""


class Glance:
    """How good the actions of a turn look before they are thought through."""

    def __init__(self, state: TigrisState) -> None:
        self.state = state
        self.regions = state.regions()
        self.strength = strengths(state, self.regions)
        self.temples = state.temples()
        self.found: list[tuple[Action, float]] = []
        seat = state.active
        totals = shared_out(state.points[4 * seat : 4 * seat + 4], state.taken[seat])
        order = sorted(range(4), key=totals.__getitem__)
        self.need = [1.0] * 4
        for step, colour in enumerate(order):
            self.need[colour] = NEEDS[step]

    def candidates(self) -> list[tuple[Action, float]]:
        """What is worth trying, with its weight."""
        self.found.append((actions.DONE, DONE))
        if not self.state.left:
            return self.found
        self._add_tiles()
        self._add_leaders()
        self._add_catastrophes()
        self._add_swaps()
        return self.found

    # Tiles

    def _add_tiles(self) -> None:
        state = self.state
        hand = state.hands[4 * state.active : 4 * state.active + 4]
        touching = self.regions.touching()
        cells = state.cells
        river = state.board.river
        threes = self._threes()
        kinds: dict[int, list[tuple[float, Action]]] = {}
        earned: dict[int, float] = {}
        for cell in range(CELLS):
            if cells[cell] != EMPTY or touching[cell] > tiles.MOST_KINGDOMS:
                continue
            if not touching[cell] and threes.get(cell) is None:
                continue
            touched = self.regions.kingdoms_at(cell)
            for colour in range(4):
                if not hand[colour] or (colour == BLUE) != bool(river[cell]):
                    continue
                kind = self._kind(touched, colour)
                weight = earned.get(kind, -1.0)
                if weight < 0.0:
                    weight = earned[kind] = self._earned(touched, colour)
                made = threes.get(cell)
                if made is not None and made[colour] == 3:
                    self.found.append((actions.TILE_ROWS[colour][cell], weight + COMPLETED))
                elif weight > 0.0:
                    more = self._prepared(cell, colour, touched)
                    if made is not None and made[colour] == 2:
                        more += HALF_SQUARE
                    row = actions.TILE_ROWS[colour]
                    kinds.setdefault(kind, []).append((weight + more, row[cell]))
        for alike in kinds.values():
            self._keep(alike, ALIKE)

    def _keep(self, alike: list[tuple[float, Action]], most: int) -> None:
        """The best few of several actions that are much alike."""
        if len(alike) > most:
            alike.sort(key=_most_first)
            del alike[most:]
        for weight, action in alike:
            self.found.append((action, weight))

    def _kind(self, touched: list[int], colour: int) -> int:
        """Tiles of a colour that touch the same kingdoms are of one kind."""
        one = touched[0] if touched else NOWHERE
        other = touched[1] if len(touched) > 1 else NOWHERE
        if other < one:
            one, other = other, one
        return (one * (NOWHERE + 1) + other) * 4 + colour

    def _threes(self) -> dict[int, list[int]]:
        """The empty spaces of squares with two or three tiles of one colour, with that number."""
        cells = self.state.cells
        found: dict[int, list[int]] = {}
        for corner in MONUMENT_PLACES:
            empty = 0
            for cell in monuments.FOURS[corner]:
                if cells[cell] == EMPTY:
                    empty += 1
            if not 0 < empty <= 2:
                continue
            piece = -1
            count = 0
            for cell in monuments.FOURS[corner]:
                here = cells[cell]
                if here == EMPTY:
                    continue
                if not FACE_UP <= here < FACE_UP + 4 or (piece >= 0 and here != piece):
                    count = 0
                    break
                piece = here
                count += 1
            if count >= 2:
                for cell in monuments.FOURS[corner]:
                    if cells[cell] == EMPTY:
                        made = found.setdefault(cell, [0, 0, 0, 0])
                        made[piece - FACE_UP] = max(count, made[piece - FACE_UP])
        return found

    def _earned(self, touched: list[int], colour: int) -> float:
        """What a tile of a colour brings at once if it touches these kingdoms."""
        state = self.state
        if not touched:
            return 0.0
        if len(touched) == 2:
            return self._union(touched[0], touched[1])
        seat = tiles.earner(state, self.regions, touched[0], colour)
        if seat == state.active:
            return 2.0 * self.need[colour]
        if seat < 0 and self.regions.leaders[touched[0]] >> (4 * state.active) & 15:
            return 0.3
        return 0.0

    def _prepared(self, cell: Cell, colour: int, touched: list[int]) -> float:
        """What a tile in a kingdom prepares besides its point."""
        state = self.state
        if len(touched) != 1:
            return 0.0
        own = self.regions.leaders[touched[0]] >> (4 * state.active) & 15
        more = 0.0
        label = self.regions.label
        for near in NEIGHBOURS[cell]:
            region = label[near]
            if region >= 0 and not self.regions.leaders[region]:
                more += LINKED
                if own >> GREEN & 1 and self._has_treasure(region):
                    more += FETCHED
            piece = state.cells[near]
            own_leader = piece >= LEADER and (piece - LEADER) // 4 == state.active
            if colour == RED and own_leader and self.temples[near] == 1:
                more += FIRM
        return more

    def _has_treasure(self, region: int) -> bool:
        state = self.state
        for number, start in enumerate(state.board.starts):
            if state.treasures >> number & 1 and self.regions.label[start] == region:
                return True
        return False

    def _union(self, one: int, other: int) -> float:
        """Joining two kingdoms: worth it for a war the active player would win."""
        state = self.state
        weight = 0.1
        mine = self.regions.leaders[one] >> (4 * state.active) & 15
        theirs = self.regions.leaders[other] >> (4 * state.active) & 15
        own, enemy, bits = (one, other, mine) if mine else (other, one, theirs)
        foes = conflicts.colours_of(self.regions.leaders[enemy])
        for colour in range(4):
            if bits >> colour & 1 and foes >> colour & 1:
                lead = self.strength[4 * own + colour] - self.strength[4 * enemy + colour]
                lead += state.hands[4 * state.active + colour] - LIKELY_SUPPORT
                if lead > 0:
                    weight += (1 + self.strength[4 * enemy + colour]) * self.need[colour]
                else:
                    weight -= 0.5
        return max(weight, 0.05)

    # Leaders

    def _add_leaders(self) -> None:
        state = self.state
        cells = state.cells
        river = state.board.river
        temples = self.temples
        homes = [c for c in range(CELLS) if temples[c] and cells[c] == EMPTY and not river[c]]
        for colour in range(4):
            standing = state.leader_cells[4 * state.active + colour]
            if standing < 0:
                self._add_spaces(colour, homes, self.regions, 1.0)
            else:
                self._add_spaces(colour, homes, state.regions_without(standing), 0.3)
                self.found.append((actions.WITHDRAW + colour, WITHDRAWAL))

    def _add_spaces(self, colour: int, homes: list[Cell], regions: Regions, part: float) -> None:
        """The spaces for a leader, given the regions without it."""
        kinds: dict[int, list[tuple[float, Action]]] = {}
        row = actions.LEADER_ROWS[colour]
        label = regions.label
        for cell in homes:
            region = NOWHERE
            joins = False
            for near in NEIGHBOURS[cell]:
                other = label[near]
                if other >= 0 and regions.leaders[other] and other != region:
                    joins = region != NOWHERE
                    region = other
                    if joins:
                        break
            if not joins:
                weight = part * self._standing(colour, cell, regions, region)
                kinds.setdefault(region, []).append((weight, row[cell]))
        for alike in kinds.values():
            self._keep(alike, LEADERS_ALIKE)

    def _standing(self, colour: int, cell: Cell, regions: Regions, region: int) -> float:
        """What a leader would do on a space, in that kingdom or in none."""
        state = self.state
        here = self.temples[cell]
        weight = 0.6 * self.need[colour] + 0.3 * here
        if region == NOWHERE:
            return weight
        rivals = regions.leaders[region] >> colour & 0x1111
        if not rivals:
            near = region
            for space in NEIGHBOURS[cell]:
                if regions.label[space] == region:
                    near = self.regions.label[space]
            return weight + 0.15 * min(4, self.strength[4 * near + colour])
        rival = 0
        while not rivals >> (4 * rival) & 1:
            rival += 1
        there = self.temples[state.leader_cells[4 * rival + colour]]
        lead = here + state.hands[4 * state.active + RED] - there - LIKELY_SUPPORT
        return 1.0 + self.need[colour] if lead > 0 else 0.1

    # Catastrophes and swaps

    def _add_catastrophes(self) -> None:
        """On the only temple of a foe's leader."""
        state = self.state
        if not state.catastrophes[state.active]:
            return
        for number, cell in enumerate(state.leader_cells):
            if cell < 0 or number // 4 == state.active or self.temples[cell] != 1:
                continue
            for near in NEIGHBOURS[cell]:
                if state.cells[near] == TEMPLE and not catastrophes.is_protected(state, near):
                    action = actions.CATASTROPHE + near
                    if (action, EVICTION) not in self.found:
                        self.found.append((action, EVICTION))

    def _add_swaps(self) -> None:
        """All tiles of one or more colours."""
        state = self.state
        hand = state.hands[4 * state.active : 4 * state.active + 4]
        for chosen in range(1, 16):
            counts = [hand[colour] if chosen >> colour & 1 else 0 for colour in range(4)]
            idle = any(chosen >> colour & 1 and not hand[colour] for colour in range(4))
            if not idle and sum(counts) >= LEAST_SWAP:
                self.found.append((actions.swap_action(counts), SWAP))


def _most_first(pair: tuple[float, Action]) -> tuple[float, Action]:
    return -pair[0], pair[1]
