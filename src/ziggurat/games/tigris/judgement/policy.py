"""Which actions of a turn of Tigris & Euphrates look good before they are thought through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Action, Cell
from ziggurat.games.tigris import actions, conflicts, leaders, monuments, tiles
from ziggurat.games.tigris.judgement.evaluate import strengths
from ziggurat.games.tigris.judgement.rollout import LIKELY_SUPPORT
from ziggurat.games.tigris.pieces import CELLS, FACE_UP, LEADER, NEIGHBOURS, RED, TEMPLE
from ziggurat.games.tigris.scoring import shared_out

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


class Glance:
    """What an action of a turn looks like before it is thought through."""

    def __init__(self, state: TigrisState) -> None:
        self.state = state
        self.regions = state.regions()
        self.strength = strengths(state, self.regions)
        self.temples = state.temples()
        seat = state.active
        totals = shared_out(state.points[4 * seat : 4 * seat + 4], state.taken[seat])
        order = sorted(range(4), key=lambda one: totals[one])
        self.need = [1.0] * 4
        for step, colour in enumerate(order):
            self.need[colour] = (2.0, 1.4, 1.0, 0.7)[step]

    def at(self, action: Action) -> float:
        if action == actions.DONE:
            return 0.3
        if action < actions.LEADER:
            number = action - actions.TILE
            return self._tile(number // CELLS, number % CELLS)
        if action < actions.WITHDRAW:
            number = action - actions.LEADER
            return self._leader(number // CELLS, number % CELLS)
        if action < actions.CATASTROPHE:
            return 0.05
        if action < actions.SWAP:
            return self._catastrophe(action - actions.CATASTROPHE)
        counts = actions.SWAPS[action - actions.SWAP]
        return 0.15 if sum(counts) >= 3 else 0.0

    def _tile(self, colour: int, cell: Cell) -> float:
        state = self.state
        touched = self.regions.kingdoms_at(cell)
        weight = 0.0
        if len(touched) == 1:
            seat = tiles.earner(state, self.regions, touched[0], colour)
            if seat == state.active:
                weight = 2.0 * self.need[colour]
            elif seat < 0 and self.regions.leaders[touched[0]] >> (4 * state.active) & 15:
                weight = 0.3
        elif len(touched) == 2:
            weight = self._union(touched[0], touched[1])
        if self._completes(colour, cell):
            weight += 3.0
        return weight

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

    def _completes(self, colour: int, cell: Cell) -> bool:
        """Whether three more tiles of the colour make a square with this one."""
        cells = self.state.cells
        piece = FACE_UP + colour
        if sum(1 for near in NEIGHBOURS[cell] if cells[near] == piece) < 2:
            return False
        for corner in monuments.CORNERS[cell]:
            if monuments.square_through(cells, cell, piece, corner):
                return True
        return False

    def _leader(self, colour: int, cell: Cell) -> float:
        state = self.state
        here = self.temples[cell]
        standing = state.leader_cells[4 * state.active + colour]
        rival = leaders.rival(state, colour, cell)
        weight = 0.6 * self.need[colour] + 0.3 * here
        if rival >= 0:
            there = self.temples[state.leader_cells[4 * rival + colour]]
            lead = here + state.hands[4 * state.active + RED] - there - LIKELY_SUPPORT
            weight = 1.0 + self.need[colour] if lead > 0 else 0.1
        else:
            for region in self.regions.kingdoms_at(cell):
                weight += 0.15 * min(4, self.strength[4 * region + colour])
        return weight if standing < 0 else 0.3 * weight

    def _catastrophe(self, cell: Cell) -> float:
        state = self.state
        if state.cells[cell] == TEMPLE:
            for near in NEIGHBOURS[cell]:
                piece = state.cells[near]
                foe = piece >= LEADER and (piece - LEADER) // 4 != state.active
                if foe and self.temples[near] == 1:
                    return 0.8
            return 0.0
        return 0.0
