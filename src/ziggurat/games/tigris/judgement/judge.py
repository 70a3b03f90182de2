"""What a position of Tigris & Euphrates is worth, and which actions look good.

The weakest colour wins, so a point counts by how weak its colour is, the more so the nearer the
end. Leaders on the board earn: more so in a weak colour, with tiles of it in hand and around them,
less so where a revolt would evict them. Monuments earn every turn. Kingdoms that one tile could
join are wars about to happen: good for the stronger side. Who has actions left stands better.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import ClassVar

from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.state import State
from ziggurat.core.types import Action, Cell, Seat
from ziggurat.games.tigris import actions, conflicts, leaders, monuments, tiles
from ziggurat.games.tigris.kingdoms import Regions
from ziggurat.games.tigris.phases import (
    ATTACK,
    BUILDING,
    DEFENCE,
    MONUMENT,
    OVER,
    SQUARE,
    TURN,
    WAR,
)
from ziggurat.games.tigris.pieces import (
    BLACK,
    CELLS,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    GREEN,
    LAST_TREASURES,
    LEADER,
    MONUMENTS,
    NEIGHBOURS,
    RED,
    TEMPLE,
)
from ziggurat.games.tigris.scoring import shared_out
from ziggurat.games.tigris.state import TigrisState

LIKELY_SUPPORT = 1
"""Tiles that an unknown hand is expected to commit."""

MOST_PLAYABLE = 3
"""So many tiles of a leader's colour are likely to be played before the next are drawn."""

MOST_STRENGTH = 5
"""More tiles of a leader's colour in its kingdom are of no further use."""


class TigrisJudgement(Judgement):
    """The judge of Tigris & Euphrates."""

    WEIGHTS: ClassVar[Weights] = {
        "point": 2.49,
        "balance": 1.88,
        "patience": 2.15,
        "leader": 1.28,
        "king": 0.42,
        "strength": 0.16,
        "safety": 0.46,
        "monument": 1.35,
        "edge": 0.14,
        "treasure": 0.25,
        "hand_leader": 0.11,
        "hand_temple": 0.12,
        "hand_tile": 0.04,
        "catastrophe": 0.16,
        "action": 0.45,
    }
    SPREAD: ClassVar[float] = 6.0
    DRAWS: ClassVar[int] = 8

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, TigrisState)
        weights = self.weights
        regions = state.regions()
        temples = state.temples()
        strength = _strengths(state, regions)
        horizon = _horizon(state)
        softness = weights["balance"] + weights["patience"] * horizon
        worths: list[float] = []
        needs: list[float] = []
        for seat in range(state.seats):
            totals = shared_out(state.points[4 * seat : 4 * seat + 4], state.taken[seat])
            low = min(totals)
            powers = [exp((low - total) / softness) for total in totals]
            whole = powers[0] + powers[1] + powers[2] + powers[3]
            worth = weights["point"] * (low - softness * log(whole / 4.0))
            need = [weights["point"] * power / whole for power in powers]
            for colour in range(4):
                cell = state.leader_cells[4 * seat + colour]
                if cell >= 0:
                    firm = 1.0 - weights["safety"] / temples[cell]
                    value = weights["leader"] * need[colour]
                    if colour == BLACK:
                        value += weights["king"]
                    worth += value * firm * horizon
                    tiles_there = strength[4 * regions.label[cell] + colour]
                    worth += weights["strength"] * need[colour] * min(MOST_STRENGTH, tiles_there)
                    playable = min(MOST_PLAYABLE, state.hands[4 * seat + colour])
                    worth += weights["hand_leader"] * need[colour] * playable
            first = 4 * seat
            worth += weights["hand_temple"] * state.hands[first + RED]
            worth += weights["hand_tile"] * sum(1 for n in range(4) if state.hands[first + n])
            worth += weights["catastrophe"] * state.catastrophes[seat]
            worths.append(worth)
            needs.extend(need)
        worths[state.active] += weights["action"] * state.left
        self._add_monuments(state, regions, needs, horizon, worths)
        self._add_wars(state, regions, strength, needs, worths)
        self._add_treasures(state, regions, worths)
        return worths

    def _add_monuments(
        self,
        state: TigrisState,
        regions: Regions,
        needs: list[float],
        horizon: float,
        worths: list[float],
    ) -> None:
        """Income to come of leaders beside monuments of their colour."""
        for number, corner in enumerate(state.monuments):
            if corner < 0:
                continue
            for colour in MONUMENTS[number]:
                for seat in range(state.seats):
                    cell = state.leader_cells[4 * seat + colour]
                    if cell >= 0 and regions.label[cell] == regions.label[corner]:
                        need = needs[4 * seat + colour]
                        worths[seat] += self.weights["monument"] * (0.5 + need) * horizon

    def _add_wars(
        self,
        state: TigrisState,
        regions: Regions,
        strength: list[int],
        needs: list[float],
        worths: list[float],
    ) -> None:
        """Kingdoms that one tile could join: who is stronger gains, who is weaker fears."""
        edge = self.weights["edge"]
        touching = regions.touching()
        met: set[int] = set()
        for cell in range(CELLS):
            if touching[cell] != 2 or state.cells[cell] != EMPTY:
                continue
            one, other = regions.kingdoms_at(cell)
            pair = one * 200 + other if one < other else other * 200 + one
            if pair in met:
                continue
            met.add(pair)
            both = conflicts.colours_of(regions.leaders[one]) & conflicts.colours_of(
                regions.leaders[other]
            )
            for colour in range(4):
                if both >> colour & 1:
                    mine = _owner(state, regions.leaders[one], colour)
                    theirs = _owner(state, regions.leaders[other], colour)
                    lead = strength[4 * one + colour] - strength[4 * other + colour]
                    lead += state.hands[4 * mine + colour] - state.hands[4 * theirs + colour]
                    winner, loser, spoils = mine, theirs, strength[4 * other + colour]
                    if lead < 0:
                        winner, loser, spoils = theirs, mine, strength[4 * one + colour]
                    stake = edge * (1 + spoils) * min(2, abs(lead))
                    worths[winner] += stake * needs[4 * winner + colour]
                    worths[loser] -= stake * 0.5

    def _add_treasures(self, state: TigrisState, regions: Regions, worths: list[float]) -> None:
        """A treasure beside a trader is the first half of one in hand."""
        for number, cell in enumerate(state.board.starts):
            if state.treasures >> number & 1:
                present = regions.leaders[regions.label[cell]]
                for seat in range(state.seats):
                    if present >> (4 * seat + GREEN) & 1:
                        worths[seat] += self.weights["treasure"]

    def settled(self, state: State) -> bool:
        assert isinstance(state, TigrisState)
        return state.phase == OVER or (state.phase == TURN and state.left > 0)

    def share(self, state: State) -> float:
        """A turn has two actions; what conflicts ask in between is quickly answered."""
        assert isinstance(state, TigrisState)
        return 0.4 if state.phase == TURN else 0.06

    def promising(self, state: State, actions: Sequence[Action]) -> list[tuple[Action, float]]:
        assert isinstance(state, TigrisState)
        if state.phase != TURN:
            return [(action, 1.0) for action in actions]
        glance = Glance(state)
        found = [(action, glance.at(action)) for action in actions]
        kept = [pair for pair in found if pair[1] > 0.0]
        kept.sort(key=_by_weight)
        return kept[:MOST_PROMISING]

    def reflex(self, state: State, rng: Random) -> Action:
        assert isinstance(state, TigrisState)
        if state.phase == TURN:
            if not state.left:
                return actions.DONE
            pairs = self.promising(state, state.actions())
            return rng.choices([a for a, _ in pairs], [weight for _, weight in pairs])[0]
        legal = state.actions()
        if state.phase == ATTACK or state.phase == DEFENCE:
            return actions.SUPPORT + wise_support(state)
        if state.phase == WAR:
            return max(legal, key=lambda action: _war_lead(state, action - actions.WAR))
        if state.phase == MONUMENT:
            return max(legal, key=lambda action: _own_colours(state, action - actions.RAISE))
        if state.phase in (BUILDING, SQUARE):
            return legal[0]
        return legal[0]


MOST_PROMISING = 60


def _by_weight(pair: tuple[Action, float]) -> float:
    return -pair[1]


def _horizon(state: TigrisState) -> float:
    """How much of the game is left for what pays later, from 0 to 1."""
    tiles_left = (len(state.bag) - state.drawn) / 60.0
    treasures_left = (state.treasures.bit_count() - LAST_TREASURES) / 4.0
    return max(0.0, min(1.0, tiles_left, treasures_left))


def _strengths(state: TigrisState, regions: Regions) -> list[int]:
    """Face-up tiles by region and colour."""
    counts = [0] * (4 * len(regions.leaders))
    label = regions.label
    cells = state.cells
    for cell in range(CELLS):
        piece = cells[cell]
        if FACE_UP <= piece < FACE_DOWN:
            counts[4 * label[cell] + piece - FACE_UP] += 1
    return counts


def _owner(state: TigrisState, present: int, colour: int) -> Seat:
    for seat in range(state.seats):
        if present >> (4 * seat + colour) & 1:
            return seat
    raise AssertionError("the kingdom has no such leader")


def wise_support(state: TigrisState) -> int:
    """As many tiles as victory likely needs, none if it is out of reach."""
    held = state.hands[4 * state.seat + conflicts.support_colour(state)]
    attack = conflicts.board_strength(state, state.attacker)
    defence = conflicts.board_strength(state, state.defender)
    if state.phase == DEFENCE:
        needed = attack + state.attack - defence
    else:
        needed = defence + LIKELY_SUPPORT + 1 - attack
        if held < needed:
            needed -= LIKELY_SUPPORT
    if needed <= 0:
        return 0
    return needed if needed <= held else 0


def _war_lead(state: TigrisState, colour: int) -> int:
    """By how much the active player would lead a war in that colour."""
    regions = state.regions_without(state.tile)
    lead = 0
    for region in regions.kingdoms_at(state.tile):
        tiles_there = len(conflicts.supporters(state, regions, region, colour))
        own = regions.leaders[region] >> (4 * state.active + colour) & 1
        lead += tiles_there if own else -tiles_there
    return lead + state.hands[4 * state.active + colour]


def _own_colours(state: TigrisState, number: int) -> int:
    """How many leaders of the monument's colours the active player has on the board."""
    return sum(state.leader_cells[4 * state.active + colour] >= 0 for colour in MONUMENTS[number])


class Glance:
    """What an action of a turn looks like before it is thought through."""

    def __init__(self, state: TigrisState) -> None:
        self.state = state
        self.regions = state.regions()
        self.strength = _strengths(state, self.regions)
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
        for corner in (cell - 17, cell - 16, cell - 1, cell):
            if corner < 0 or corner % 16 == 15 or corner >= CELLS - 16:
                continue
            others = [one for one in monuments.four(corner) if one != cell]
            if len(others) == 3 and all(cells[one] == piece for one in others):
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
