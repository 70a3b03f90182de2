"""Moving the pilli: on foot, by boat, to anywhere (MX-29 to MX-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Action, Facts
from ziggurat.games.mexica.actions import ACROSS_AXIS, ALONG_AXIS, BOAT, LEAP, WALK
from ziggurat.games.mexica.bridges import ends
from ziggurat.games.mexica.pieces import (
    ACROSS,
    ALONG,
    AROUND,
    LAKE,
    LEAP_COST,
    NAMES,
    SQUARES,
)
from ziggurat.games.mexica.squares import block_canal, occupy, reopen, vacate

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def steps(square: int, pilli_blocks: list[int], region: list[int], bridge: list[int]) -> list[int]:
    """Where one step leads from a square, free ones only (MX-30, MX-31)."""
    found: list[int] = []
    if bridge[square]:
        for other in ends(square, bridge[square]):
            if not pilli_blocks[other]:
                found.append(other)
        return found
    for other in ALONG[square]:
        if not pilli_blocks[other] and (region[other] >= 0 or bridge[other] == ALONG_AXIS):
            found.append(other)
    for other in ACROSS[square]:
        if not pilli_blocks[other] and (region[other] >= 0 or bridge[other] == ACROSS_AXIS):
            found.append(other)
    return found


def trips(state: MexicaState, start: int, limit: int) -> list[tuple[int, int]]:
    """Every bridge within so many hops by boat, occupied ones too, with its price (MX-33)."""
    found: list[tuple[int, int]] = []
    region, bridge = state.region, state.bridge
    seen = [False] * (LAKE + 1)
    seen[start] = True
    frontier = [start]
    for hops in range(1, limit + 1):
        reached: list[int] = []
        while frontier:
            for other in AROUND[frontier.pop()]:
                if region[other] < 0 and not seen[other]:
                    seen[other] = True
                    if bridge[other]:
                        reached.append(other)
                        found.append((other, hops))
                    else:
                        frontier.append(other)
        frontier = reached
    return found


def walks(state: MexicaState, square: int) -> list[Action]:
    near = steps(square, state.pilli_blocks, state.region, state.bridge)
    near.sort()
    return [WALK + s for s in near]


def boats(state: MexicaState, square: int) -> list[Action]:
    pilli_blocks = state.pilli_blocks
    near = [s for s, _ in trips(state, square, state.ap) if not pilli_blocks[s]]
    near.sort()
    return [BOAT + s for s in near]


def leaps(state: MexicaState) -> list[Action]:
    pilli_blocks = state.pilli_blocks
    return [LEAP + s for s in range(SQUARES) if not pilli_blocks[s]]


def walk(state: MexicaState, square: int) -> None:
    move(state, square, 1, "walk")


def boat(state: MexicaState, square: int) -> None:
    for other, cost in trips(state, state.pilli[state.seat], state.ap):
        if other == square:
            move(state, square, cost, "boat")
            return


def leap(state: MexicaState, square: int) -> None:
    move(state, square, LEAP_COST, "leap")


def move(state: MexicaState, square: int, cost: int, kind: str) -> None:
    state.ap -= cost
    old = state.pilli[state.seat]
    leave(state, old)
    arrive(state, state.seat, square)
    if state.listening:
        facts: Facts = {"seat": state.seat, "from": NAMES[old], "cell": NAMES[square], "ap": cost}
        state.emit(kind, facts)


def leave(state: MexicaState, square: int) -> None:
    """Take a pilli off a square."""
    vacate(state, square)
    if state.region[square] >= 0:
        reopen(state, square)


def arrive(state: MexicaState, seat: int, square: int) -> None:
    """Put a pilli on a square."""
    state.pilli[seat] = square
    occupy(state, square)
    if state.region[square] >= 0:
        block_canal(state, square)
