"""Help with choosing: what is at stake in a conflict, and what an action of a turn would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.trials import position_after, trial
from ziggurat.core.types import Action, Facts, Json
from ziggurat.games.tigris.conflicts import ChooseWar, Support
from ziggurat.games.tigris.pieces import COLOURS, NAMES
from ziggurat.games.tigris.treasures import LeaveTreasure, due

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def aids(state: TigrisState) -> Facts:
    """By kind of decision; none for a turn, each of whose actions has an `effect`.

    `support`: strengths on the board, what has been committed, what the winner would get.
    `treasure`: the treasures of the kingdom.
    """
    top = state.running()
    if isinstance(top, Support):
        return _support(state, top)
    if isinstance(top, LeaveTreasure):
        _, reached = due(state)
        starts = state.board.starts
        return {"treasures": [NAMES[c] for n, c in enumerate(starts) if reached >> n & 1]}
    return {}


def effect(state: TigrisState, action: Action) -> Facts:
    """What an action of a turn would do, found by doing it on a copy.

    `points` (seat, colour, amount) that a tile earns; `joins`, and the `wars` that a joining tile
    leads to (colour, attacker, defender, their strengths on the board as `attack` and `defence`);
    the `revolt` that a leader starts (defender, `attack`, `defence`); `returns`, the leaders (seat,
    colour) that a catastrophe sends home.
    """
    if state.over or state.running() is not None:
        return {}
    tried = trial(state, action, state.seat)
    told = [event.kind for event in tried.events]
    if "kingdoms-joined" in told:
        return {"joins": True, "wars": _wars(tried.after)}
    found: dict[str, Json] = {}
    if "tile-placed" in told and "points" in told:
        found["points"] = _points(state, tried.after)
    conflict = tried.after.running()
    if isinstance(conflict, Support):
        found["revolt"] = {"defender": conflict.defender, **_strengths(tried.after, conflict)}
    home: list[Json] = [
        {"seat": event.facts["seat"], "colour": event.facts["colour"]}
        for event in tried.events
        if event.kind == "leader-returned"
    ]
    if home:
        found["returns"] = home
    return found


def _points(before: TigrisState, after: TigrisState) -> Facts:
    """What a tile has earned: it earns for one seat, in one colour (TE-17, TE-71)."""
    number, amount = next(
        (number, points - before.points[number])
        for number, points in enumerate(after.points)
        if points > before.points[number]
    )
    return {"seat": number // 4, "colour": COLOURS[number % 4], "amount": amount}


def _wars(state: TigrisState) -> list[Json]:
    """The wars that are due, each as if it were fought first (TE-25, TE-26)."""
    top = state.running()
    if isinstance(top, ChooseWar):
        begun = [position_after(state, war) for war in state.actions()]
    else:
        begun = [state]
    wars: list[Json] = []
    for fought in begun:
        war = fought.running()
        if isinstance(war, Support):
            wars.append(
                {
                    "colour": COLOURS[war.colour],
                    "attacker": war.attacker,
                    "defender": war.defender,
                    **_strengths(fought, war),
                }
            )
    return wars


def _strengths(state: TigrisState, conflict: Support) -> dict[str, Json]:
    return {
        "attack": conflict.strength(state, conflict.attacker),
        "defence": conflict.strength(state, conflict.defender),
    }


def _support(state: TigrisState, conflict: Support) -> Facts:
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
