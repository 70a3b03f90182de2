"""What helps to choose: what each action would do as far as the deciding seat can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Action, Cell, Facts
from ziggurat.games.tigris import actions, conflicts, leaders, tiles
from ziggurat.games.tigris.kingdoms import Regions
from ziggurat.games.tigris.pieces import (
    CELLS,
    COLOURS,
    LEADER,
    NAMES,
    NEIGHBOURS,
    TEMPLE,
)
from ziggurat.games.tigris.treasures import LeaveTreasure, due

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def aids(state: TigrisState) -> Facts:
    """By kind of decision.

    `turn`: `effects`, from action number to what follows: `points` (seat, colour, amount),
    `joins` and `wars` (colour, attacker, defender, strengths on the board) of a tile,
    `revolt` of a leader, `returns` (leaders sent home) of a catastrophe.
    `support`: strengths on the board, what is committed, what the winner would get.
    `treasure`: the treasures of the kingdom.
    """
    top = state.running()
    if top is None and state.left and not state.over:
        effects: dict[str, Facts] = {}
        for action in state.actions():
            facts = _effect(state, action)
            if facts:
                effects[str(action)] = facts
        return {"effects": effects}
    if isinstance(top, conflicts.Support):
        return _support(state, top)
    if isinstance(top, LeaveTreasure):
        _, reached = due(state)
        starts = state.board.starts
        return {"treasures": [NAMES[c] for n, c in enumerate(starts) if reached >> n & 1]}
    return {}


def _effect(state: TigrisState, action: Action) -> Facts | None:
    if actions.TILE <= action < actions.LEADER:
        number = action - actions.TILE
        return _tile(state, number // CELLS, number % CELLS)
    if actions.LEADER <= action < actions.WITHDRAW:
        number = action - actions.LEADER
        return _leader(state, number // CELLS, number % CELLS)
    if actions.CATASTROPHE <= action < actions.SWAP:
        return _catastrophe(state, action - actions.CATASTROPHE)
    return None


def _tile(state: TigrisState, colour: int, cell: Cell) -> Facts | None:
    regions = state.regions()
    touched = regions.kingdoms_at(cell)
    if len(touched) == 1:
        seat = tiles.earner(state, regions, touched[0], colour)
        if seat < 0:
            return None
        amount = 1 + _bonus(state, regions, touched[0], colour, cell)
        return {"points": {"seat": seat, "colour": COLOURS[colour], "amount": amount}}
    if len(touched) == 2:
        wars = [_war(state, regions, cell, one) for one in conflicts.colours_at(state, cell)]
        return {"joins": True, "wars": wars}
    return None


def _bonus(state: TigrisState, regions: Regions, kingdom: int, colour: int, cell: Cell) -> int:
    """1 if the building of the colour stands in the kingdom or a region the tile links to it."""
    building = state.buildings[colour]
    if building < 0:
        return 0
    linked = [regions.label[near] for near in NEIGHBOURS[cell] if regions.label[near] >= 0]
    return int(regions.label[building] == kingdom or regions.label[building] in linked)


def _war(state: TigrisState, regions: Regions, cell: Cell, colour: int) -> Facts:
    attacker, defender = conflicts.opponents(state, cell, colour)
    strengths = []
    for seat in (attacker, defender):
        region = regions.label[state.leader_cells[4 * seat + colour]]
        strengths.append(len(conflicts.supporters(state, regions, region, colour)))
    return {
        "colour": COLOURS[colour],
        "attacker": attacker,
        "defender": defender,
        "attack": strengths[0],
        "defence": strengths[1],
    }


def _leader(state: TigrisState, colour: int, cell: Cell) -> Facts | None:
    other = leaders.rival(state, colour, cell)
    if other < 0:
        return None
    temples = state.temples()
    return {
        "revolt": {
            "defender": other,
            "attack": temples[cell],
            "defence": temples[state.leader_cells[4 * other + colour]],
        }
    }


def _catastrophe(state: TigrisState, cell: Cell) -> Facts | None:
    if state.cells[cell] != TEMPLE:
        return None
    temples = state.temples()
    leaving = [near for near in NEIGHBOURS[cell] if state.cells[near] >= LEADER]
    numbers = sorted(state.cells[near] - LEADER for near in leaving if temples[near] == 1)
    lost: list[Facts] = [{"seat": n // 4, "colour": COLOURS[n % 4]} for n in numbers]
    return {"returns": lost} if lost else None


def _support(state: TigrisState, conflict: conflicts.Support) -> Facts:
    attacker, defender = conflict.attacker, conflict.defender
    return {
        **conflict.facts(state),
        "held": conflict.held(state),
        "least": conflict.least(state),
        "prize": {
            "colour": COLOURS[conflict.supporting_colour()],
            "attacker": 1 + len(conflict.spoils(state, defender)),
            "defender": 1 + len(conflict.spoils(state, attacker)),
        },
        "leaves": {
            "attacker": [NAMES[cell] for cell in conflict.spoils(state, attacker)],
            "defender": [NAMES[cell] for cell in conflict.spoils(state, defender)],
        },
        "kingdoms": {
            "attacker": [NAMES[cell] for cell in conflict.kingdom(state, attacker)],
            "defender": [NAMES[cell] for cell in conflict.kingdom(state, defender)],
        },
    }
