"""How well each seat stands in a position of Tigris & Euphrates.

The weakest colour wins, so a point counts by how weak its colour is, the more so the nearer the
end. Leaders on the board earn: more in a weak colour, with tiles of it in hand and around them,
less where a revolt would evict them. Monuments earn every turn. Kingdoms that one tile could
join are wars about to happen: good for the stronger side. Whoever has actions left stands better.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING

from ziggurat.core.types import Seat
from ziggurat.games.tigris import conflicts
from ziggurat.games.tigris.kingdoms import Regions
from ziggurat.games.tigris.pieces import (
    BLACK,
    CELLS,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    GREEN,
    LAST_TREASURES,
    MONUMENTS,
    RED,
    TILE_COUNTS,
)
from ziggurat.games.tigris.scoring import shared_out

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

MOST_PLAYABLE = 3
"""How many tiles of a leader's colour are likely to be played before the next are drawn."""

MOST_STRENGTH = 5
"""More tiles of a leader's colour in its kingdom are of no further use."""


def evaluate(state: TigrisState, weights: dict[str, float]) -> list[float]:
    """How well each seat stands."""
    regions = state.regions()
    temples = state.temples()
    strength = strengths(state, regions)
    horizon = _horizon(state)
    softness = weights["balance"] + weights["patience"] * horizon
    values: list[float] = []
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
        values.append(worth)
        needs.extend(need)
    values[state.active] += weights["action"] * state.left
    _add_monuments(state, weights, regions, needs, horizon, values)
    _add_wars(state, weights, regions, strength, needs, values)
    _add_treasures(state, weights, regions, values)
    return values


def _add_monuments(
    state: TigrisState,
    weights: dict[str, float],
    regions: Regions,
    needs: list[float],
    horizon: float,
    values: list[float],
) -> None:
    """The future income of leaders in kingdoms with monuments of their colour."""
    for number, corner in enumerate(state.monuments):
        if corner < 0:
            continue
        for colour in MONUMENTS[number]:
            for seat in range(state.seats):
                cell = state.leader_cells[4 * seat + colour]
                if cell >= 0 and regions.label[cell] == regions.label[corner]:
                    need = needs[4 * seat + colour]
                    values[seat] += weights["monument"] * (0.5 + need) * horizon


def _add_wars(
    state: TigrisState,
    weights: dict[str, float],
    regions: Regions,
    strength: list[int],
    needs: list[float],
    values: list[float],
) -> None:
    """Kingdoms that one tile could join: the stronger side gains, the weaker one fears."""
    edge = weights["edge"]
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
                values[winner] += stake * needs[4 * winner + colour]
                values[loser] -= stake * 0.5


def _add_treasures(
    state: TigrisState, weights: dict[str, float], regions: Regions, values: list[float]
) -> None:
    """A treasure in a trader's kingdom is the first half of one in hand."""
    for number, cell in enumerate(state.board.starts):
        if state.treasures >> number & 1:
            present = regions.leaders[regions.label[cell]]
            for seat in range(state.seats):
                if present >> (4 * seat + GREEN) & 1:
                    values[seat] += weights["treasure"]


def _horizon(state: TigrisState) -> float:
    """How much of the game is left for what pays off later, from 0 to 1."""
    tiles_left = (len(state.bag) - state.drawn) / 60.0
    treasures_left = (state.treasures.bit_count() - LAST_TREASURES) / 4.0
    return max(0.0, min(1.0, tiles_left, treasures_left))


def progress(state: TigrisState) -> float:
    """How much of the game has been played: the bag or the treasures run out (TE-38)."""
    starts = len(state.board.starts)
    tiles_left = (len(state.bag) - state.drawn) / (sum(TILE_COUNTS) - starts)
    spare = starts - LAST_TREASURES
    treasures_left = (state.treasures.bit_count() - LAST_TREASURES) / spare
    return 1.0 - max(0.0, min(tiles_left, treasures_left))


def strengths(state: TigrisState, regions: Regions) -> list[int]:
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
