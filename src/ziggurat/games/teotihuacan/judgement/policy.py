"""The order in which the options of Teotihuacan are tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import actions
from ziggurat.games.teotihuacan.eclipse import Salary
from ziggurat.games.teotihuacan.turn import Act, Turn

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

MOST_TRIED: Final = 24
SHARPNESS: Final = 4.0
"""How much less an option that came out worse is tried, by its part of the whole difference."""


def weighed(found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Options by how they came out, best first."""
    top = max(worth for _, worth in found)
    span = max(1.0, top - min(worth for _, worth in found))
    pairs = [(a, 1.0 / (1.0 + SHARPNESS * (top - worth) / span) ** 2) for a, worth in found]
    pairs.sort(key=by_weight)
    return pairs[:MOST_TRIED]


def by_weight(pair: tuple[Action, float]) -> float:
    return -pair[1]


def glance(state: TeotihuacanState, action: Action) -> float:
    """How an option looks before it is thought through."""
    top = state.pending[-1]
    if isinstance(top, Salary):
        return 0.1 + (9.0 if action == actions.SALARY_FREE else float(action - actions.SALARY))
    if isinstance(top, Turn) and action == actions.UNLOCK_TURN:
        return 0.4
    if isinstance(top, Act) and action == actions.COLLECT:
        return 0.6
    if actions.FLIP <= action < actions.STEP or action == actions.UNLOCK:
        return 0.3
    return 1.0
