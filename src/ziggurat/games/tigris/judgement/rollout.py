"""Quick answers to what conflicts, monuments and buildings ask in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Action
from ziggurat.games.tigris import actions, conflicts
from ziggurat.games.tigris.phases import ATTACK, DEFENCE, MONUMENT, WAR
from ziggurat.games.tigris.pieces import MONUMENTS

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

LIKELY_SUPPORT = 1
"""Tiles that an unknown hand is expected to commit."""


def answer(state: TigrisState) -> Action:
    """The rollout action of a decision inside an action of a turn."""
    legal = state.actions()
    if state.phase == ATTACK or state.phase == DEFENCE:
        return actions.SUPPORT + wise_support(state)
    if state.phase == WAR:
        return max(legal, key=lambda action: _war_lead(state, action - actions.WAR))
    if state.phase == MONUMENT:
        return max(legal, key=lambda action: _own_colours(state, action - actions.RAISE))
    return legal[0]


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
