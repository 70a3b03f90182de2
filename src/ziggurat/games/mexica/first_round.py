"""The first round, in which nobody may be locked in (MX-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.mexica.actions import (
    ACTIONS,
    BOAT,
    LEAP,
    SECOND,
    SINGLE,
    SQUARE,
    TABLE,
    TEMPLE,
    WALK,
    axis_of,
)
from ziggurat.games.mexica.pieces import AROUND, LAKE, SAFE_REACH, SQUARES
from ziggurat.games.mexica.pilli import steps
from ziggurat.games.mexica.squares import DOUBLES_AT

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

FIRST_WAYS: Final = 0b01010101
"""The bits of the first ways of all seats; the second ways are to the left of them."""

NOTHING: Final = 0
DUG: Final = 1
BRIDGED: Final = 2
COME: Final = 3
BUILT: Final = 4
TAKES: Final[list[int]] = [
    {
        "canal": DUG,
        "bridge": BRIDGED,
        **dict.fromkeys(("walk", "boat", "leap"), COME),
        **dict.fromkeys(("temple", "found"), BUILT),
    }.get(str(fields["kind"]), NOTHING)
    for fields in TABLE.fields
]
"""How each action takes room: tokens and lifting take none, a bridge only if it was moved."""

AFLOAT: Final[int] = LAKE + 1
"""Being in a boat on a water square counts as a separate place: this plus the square."""


def reach(
    start: int, pilli_blocks: list[int], region: list[int], bridge: list[int], limit: int
) -> list[int]:
    """The squares a pilli can get to on foot and by boat, its own included; stops at `limit`."""
    seen = [False] * (2 * AFLOAT)
    found: list[int] = []
    stack = [start]
    while stack:
        place = stack.pop()
        if seen[place]:
            continue
        seen[place] = True
        if place >= AFLOAT:
            for other in AROUND[place - AFLOAT]:
                if region[other] < 0:
                    stack.append(AFLOAT + other)
                    if bridge[other] and not pilli_blocks[other]:
                        stack.append(other)
            continue
        found.append(place)
        if len(found) == limit:
            break
        if bridge[place]:
            stack.append(AFLOAT + place)
        stack.extend(steps(place, pilli_blocks, region, bridge))
    return found


def shelter(state: MexicaState, action: Action) -> Refusal | None:
    """Why an otherwise possible action has to wait until the first round is over (MX-36, MX-37)."""
    if state.sheltered and locks_in(state, action):
        return Refusal("MX-36", "locks-in-an-opponent-in-the-first-round", {})
    return None


def allowed(state: MexicaState, actions: list[Action]) -> list[Action]:
    """The actions that lock nobody in."""
    if state.lifted >= 0:
        return [action for action in actions if not locks_in(state, action)]
    forbidden = locking(state)
    if not forbidden:
        return actions
    barred = set(forbidden)
    return [action for action in actions if action not in barred]


def locking(state: MexicaState) -> list[Action]:
    """All actions that would lock somebody in, some impossible anyway; no bridge is lifted.

    For each opponent two separate ways to safety are found; what leaves one of them alone
    needs no closer look. How a pilli gets to a square makes no difference, nor does what is built.
    """
    ways = _ways(state)
    found: list[Action] = []
    for square, crossed in enumerate(ways):
        if not crossed:
            continue
        threatened = crossed & (crossed >> 1) & FIRST_WAYS
        if threatened:
            if not state.canal_blocks[square] and locks_in(state, SINGLE + square, threatened):
                found.append(SINGLE + square)
            if not state.pilli_blocks[square]:
                if locks_in(state, LEAP + square, threatened):
                    found += [WALK + square, BOAT + square, LEAP + square]
                if locks_in(state, TEMPLE + square, threatened):
                    found += range(TEMPLE + square, ACTIONS, SQUARES)
        if not state.canal_blocks[square]:
            _add_doubles(state, square, ways, found)
    return found


def _add_doubles(state: MexicaState, square: int, ways: list[int], found: list[Action]) -> None:
    """The double canals from a square on a way that lock somebody in, each at its first square."""
    for action, other in DOUBLES_AT[square]:
        if state.canal_blocks[other] or (ways[other] and other < square):
            continue
        crossed = ways[square] | ways[other]
        threatened = crossed & (crossed >> 1) & FIRST_WAYS
        if threatened and locks_in(state, action, threatened):
            found.append(action)


def _ways(state: MexicaState) -> list[int]:
    """For each square, which ways of opponents lead over it: two bits a seat."""
    ways = [0] * (LAKE + 1)
    for seat in range(state.seats):
        if seat == state.seat:
            continue
        first = _way(state, seat, state.pilli_blocks)
        pilli_blocks = state.pilli_blocks[:]
        for square in first:
            ways[square] |= 1 << 2 * seat
            pilli_blocks[square] = 1
        second = _way(state, seat, pilli_blocks)
        if len(first) < SAFE_REACH or len(second) < SAFE_REACH:
            second = list(range(SQUARES))
        for square in second:
            ways[square] |= 2 << 2 * seat
    return ways


def _way(state: MexicaState, seat: int, pilli_blocks: list[int]) -> list[int]:
    return reach(state.pilli[seat], pilli_blocks, state.region, state.bridge, SAFE_REACH)


def locks_in(state: MexicaState, action: Action, threatened: int = FIRST_WAYS) -> bool:
    """Whether this otherwise legal action takes room that an opponent cannot spare.

    `threatened` has the bits of the seats for which to check this.
    """
    takes = TAKES[action]
    if takes == NOTHING or (takes == BRIDGED and state.lifted < 0):
        return False
    square, second = SQUARE[action], SECOND[action]
    pilli_blocks, region, bridge = state.pilli_blocks[:], state.region, state.bridge
    old_blocks, old_bridge = state.pilli_blocks, state.bridge
    if takes == DUG:
        region = region[:]
        region[square] = region[second] = -1
        pilli_blocks[square] = pilli_blocks[second] = 1
    elif takes == BRIDGED:
        old_blocks, old_bridge = pilli_blocks[:], bridge[:]
        old_blocks[state.lifted] = 0
        old_bridge[state.lifted] = state.lifted_axis
        bridge = bridge[:]
        pilli_blocks[square] = 0
        bridge[square] = axis_of(action)
    else:
        pilli_blocks[square] = 1
        if takes == COME:
            pilli_blocks[state.pilli[state.seat]] = 0
    for seat in range(state.seats):
        if seat == state.seat or not threatened >> 2 * seat & 1:
            continue
        start = state.pilli[seat]
        after = len(reach(start, pilli_blocks, region, bridge, SAFE_REACH))
        if after < SAFE_REACH:
            before = len(reach(start, old_blocks, state.region, old_bridge, SAFE_REACH))
            if after < before:
                return True
    return False
