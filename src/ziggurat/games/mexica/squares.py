"""What is on each square and what can be done there, kept up to date as it changes.

`pilli_blocks` and `canal_blocks` count the reasons that close a square to pilli and to canals. The
lists of actions that follow from them are asked for at every decision: when a square gets its first
reason or loses its last, they are updated for that square alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import u8

from ziggurat.core.decisions import marked
from ziggurat.core.lists import insert_from, place_in
from ziggurat.core.types import Action
from ziggurat.games.mexica.actions import (
    ACROSS_AXIS,
    ACTIONS,
    DOUBLE,
    EVERY,
    LEAP,
    LIFT,
    SINGLE,
)
from ziggurat.games.mexica.pieces import ACROSS, ALONG, IS_PALACE, LEVELS, PAIRS, SQUARES

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


def set_listed(state: MexicaState, actions: list[Action], action: Action, possible: bool) -> None:
    """Put an action into its list if it is possible, or out of it if not; its mark likewise."""
    at = place_in(actions, action)
    listed = at < len(actions) and actions[at] == action
    if possible == listed:
        return
    if possible:
        insert_from(actions, at, EVERY, action)
    else:
        del actions[at]
    if len(state.marks):
        state.own_marks()[action] = 1 if possible else 0


def marks(state: MexicaState) -> vec[u8]:
    """A byte for each action of the table: 1 for those in the kept lists."""
    if not len(state.marks):
        row = vec[u8](bytes(ACTIONS))
        for actions in (
            state.single_digs,
            state.double_digs,
            state.bridge_spots,
            state.lifts,
            state.leaps,
        ):
            for action in actions:
                row[action] = 1
        state.marks = row
    return state.marks


def occupy(state: MexicaState, square: int) -> None:
    """One more reason that no pilli can come to a square (MX-29)."""
    blocks = state.own_pilli_blocks()
    blocks[square] += 1
    if blocks[square] == 1:
        _review_room(state, square)


def vacate(state: MexicaState, square: int) -> None:
    """One reason less."""
    blocks = state.own_pilli_blocks()
    blocks[square] -= 1
    if not blocks[square]:
        _review_room(state, square)


def _review_room(state: MexicaState, square: int) -> None:
    free = not state.pilli_blocks[square]
    set_listed(state, state.own_leaps(), LEAP + square, free)
    if state.bridge[square]:
        set_listed(state, state.own_lifts(), LIFT + square, free)
    elif state.region[square] >= 0 and not IS_PALACE[square]:
        _set_site(state, state.region[square], square, free)


def block_canal(state: MexicaState, square: int) -> None:
    """One more reason that no canal can be dug on a square (MX-12 to MX-14)."""
    blocks = state.own_canal_blocks()
    blocks[square] += 1
    if blocks[square] == 1:
        _review_digs(state, square)


def reopen(state: MexicaState, square: int) -> None:
    """One reason less."""
    blocks = state.own_canal_blocks()
    blocks[square] -= 1
    if not blocks[square]:
        _review_digs(state, square)


def _review_digs(state: MexicaState, square: int) -> None:
    barred = state.canal_blocks
    free = not barred[square]
    set_listed(state, state.own_single_digs(), SINGLE + square, free)
    doubles = state.own_double_digs()
    for action, other in DOUBLES_AT[square]:
        if not barred[other]:
            set_listed(state, doubles, action, free)


def code(colour: int, level: int) -> int:
    """The number of a temple in `content`: 1 to 20."""
    return colour * LEVELS + level


def is_temple(content: int) -> bool:
    return 0 < content < CALPULLI


def colour_of(content: int) -> int:
    return (content - 1) // LEVELS


def level_in(content: int) -> int:
    return (content - 1) % LEVELS + 1


CALPULLI: Final = 100
"""In `content` a calpulli tile is this plus its size."""


def sites(state: MexicaState, label: int) -> list[int]:
    """The buildable squares of a region (MX-4), looked up if nobody has asked for them yet.

    Positions that share the list know the same squares, so it is filled in for all of them.
    """
    found = state.sites[label]
    if found is None:
        pilli_blocks = state.pilli_blocks
        found = [s for s in state.members[label] if not pilli_blocks[s] and not IS_PALACE[s]]
        state.sites[label] = found
    return found


def _set_site(state: MexicaState, label: int, square: int, free: bool) -> None:
    """A square of a region has become buildable, or has ceased to be.

    Even if nobody has asked for them yet, the list is no longer shared: see `sites`.
    """
    all_sites = state.own_sites()
    known = all_sites[label]
    if known is None:
        return
    fresh = known[:]
    at = place_in(fresh, square)
    if free:
        insert_from(fresh, at, EVERY, square)
    else:
        del fresh[at]
    all_sites[label] = fresh


def site_plane(state: MexicaState, label: int) -> bytes:
    """A byte for each square: 1 for the buildable ones of a region."""
    return marked(sites(state, label), SQUARES)


def ends(square: int, axis: int) -> list[int]:
    """The two squares where a bridge on that square ends."""
    return ACROSS[square] if axis == ACROSS_AXIS else ALONG[square]
