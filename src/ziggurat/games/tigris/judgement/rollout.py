"""Quick answers to the questions of conflicts, monuments and buildings within an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Action, Cell
from ziggurat.games.tigris import actions, conflicts
from ziggurat.games.tigris.conflicts import UNDECIDED, ChooseWar, Support
from ziggurat.games.tigris.monuments import RaiseMonument
from ziggurat.games.tigris.pieces import MONUMENTS

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

LIKELY_SUPPORT = 1
"""Tiles that an unknown hand is expected to commit."""


def answer(state: TigrisState) -> Action:
    """The rollout action of a decision inside an action of a turn."""
    legal = state.actions()
    top = state.running()
    if isinstance(top, Support):
        return actions.SUPPORT + wise_support(state, top)
    if isinstance(top, ChooseWar):
        tile = top.tile
        return max(legal, key=lambda action: _war_lead(state, tile, action - actions.WAR))
    if isinstance(top, RaiseMonument):
        return max(legal, key=lambda action: _own_colours(state, action - actions.RAISE))
    return legal[0]


def wise_support(state: TigrisState, conflict: Support) -> int:
    """As many tiles as victory probably needs, none if it is out of reach."""
    held = conflict.held(state)
    attack = conflict.strength(state, conflict.attacker)
    defence = conflict.strength(state, conflict.defender)
    if conflict.attack != UNDECIDED:
        needed = attack + conflict.attack - defence
    else:
        needed = defence + LIKELY_SUPPORT + 1 - attack
        if held < needed:
            needed -= LIKELY_SUPPORT
    if needed <= 0:
        return 0
    return needed if needed <= held else 0


def _war_lead(state: TigrisState, tile: Cell, colour: int) -> int:
    """By how much the active player would be ahead in a war in that colour."""
    regions = state.regions_without(tile)
    lead = 0
    for region in regions.kingdoms_at(tile):
        tiles_there = len(conflicts.supporters(state, regions, region, colour))
        own = regions.leaders[region] >> (4 * state.active + colour) & 1
        lead += tiles_there if own else -tiles_there
    return lead + state.hands[4 * state.active + colour]


def _own_colours(state: TigrisState, number: int) -> int:
    """How many leaders of the monument's colours the active player has on the board."""
    return sum(state.leader_cells[4 * state.active + colour] >= 0 for colour in MONUMENTS[number])
