"""What can be done on each square, kept up to date where something changes.

`solid` and `shut` count the reasons that close a square to pilli and to canals. The lists of
actions that follow from them are asked at every decision: when the first reason comes to a square
or the last one goes, they are put right for that square alone.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Action
from ziggurat.games.mexica.actions import DOUBLE, LEAP, LIFT, SINGLE
from ziggurat.games.mexica.pieces import PAIRS, SQUARES

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

DOUBLES_AT: Final[list[list[tuple[Action, int]]]] = [
    [
        (DOUBLE + row, second if first == square else first)
        for row, (first, second) in enumerate(PAIRS)
        if square in (first, second)
    ]
    for square in range(SQUARES)
]
"""The double canals that lie on each square, each with its other square."""


def keep(actions: list[Action], action: Action, possible: bool) -> None:
    """Have an action in an ascending list if it is possible, and not in it if not."""
    at = bisect_left(actions, action)
    listed = at < len(actions) and actions[at] == action
    if possible and not listed:
        actions.insert(at, action)
    elif listed and not possible:
        del actions[at]


def occupy(state: MexicaState, square: int) -> None:
    """One reason more that no pilli can come to a square (MX-29)."""
    state.solid[square] += 1
    if state.solid[square] == 1:
        _review_room(state, square)


def vacate(state: MexicaState, square: int) -> None:
    """One reason less."""
    state.solid[square] -= 1
    if not state.solid[square]:
        _review_room(state, square)


def _review_room(state: MexicaState, square: int) -> None:
    free = not state.solid[square]
    keep(state.leaps, LEAP + square, free)
    if state.bridge[square]:
        keep(state.lifts, LIFT + square, free)
    elif state.region[square] >= 0:
        state.sites[state.region[square]] = None


def shut(state: MexicaState, square: int) -> None:
    """One reason more that no canal can be dug on a square (MX-12 to MX-14)."""
    state.shut[square] += 1
    if state.shut[square] == 1:
        _review_digs(state, square)


def reopen(state: MexicaState, square: int) -> None:
    """One reason less."""
    state.shut[square] -= 1
    if not state.shut[square]:
        _review_digs(state, square)


def _review_digs(state: MexicaState, square: int) -> None:
    barred = state.shut
    free = not barred[square]
    keep(state.single_digs, SINGLE + square, free)
    for action, other in DOUBLES_AT[square]:
        if not barred[other]:
            keep(state.double_digs, action, free)
