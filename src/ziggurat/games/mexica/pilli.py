"""Moving the pilli: on foot, by boat, to anywhere (MX-29 to MX-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import Decision
from ziggurat.core.lists import picked
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.mexica.actions import (
    ACROSS_AXIS,
    ALONG_AXIS,
    BOAT,
    EVERY,
    LEAP,
    SINGLE,
    SQUARE,
    START,
    TEMPLE,
    WALK,
)
from ziggurat.games.mexica.moves import NOTHING, KeptMove, ListedMove, at, occupied, unpaid
from ziggurat.games.mexica.pieces import (
    ACROSS,
    ALONG,
    AROUND,
    EMBLEM,
    LAKE,
    LEAP_COST,
    NAMES,
    SEATS,
    SQUARES,
    START_SPACES,
    STEP_COST,
)
from ziggurat.games.mexica.squares import block_canal, ends, occupy, reopen, vacate

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def steps(square: int, pilli_blocks: list[int], region: list[int], bridge: list[int]) -> list[int]:
    """Where one step from a square can lead, free squares only (MX-30, MX-31)."""
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
    """Every bridge within `limit` hops by boat, including occupied ones, with its price (MX-33)."""
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


def leaps(state: MexicaState) -> list[Action]:
    """Every leap that would be possible with enough AP (MX-34)."""
    pilli_blocks = state.pilli_blocks
    return picked(EVERY, [LEAP + s for s in range(SQUARES) if not pilli_blocks[s]])


def _no_room(state: MexicaState, square: int, over_water: str) -> Refusal | None:
    """Why a pilli cannot stand there (MX-29); `over_water` is the rule against bare water."""
    if state.region[square] < 0 and not state.bridge[square]:
        return Refusal(over_water, "water", at(square))
    if square == EMBLEM and state.options["emblem"] == "closed":
        return Refusal("MX-35", "the-emblem-is-closed", at(square))
    return occupied(state, square, "MX-29")


class ChooseStart(Decision["MexicaState"]):
    """Put one's pilli on a start space; after the last one the first turn begins (MX-8)."""

    KIND: ClassVar[str] = "start"
    COMPLETE: ClassVar[bool] = True

    def complaint(self, state: MexicaState) -> str:
        placed = state.pilli[: self.seat]
        if any(s not in START_SPACES for s in placed) or max(state.pilli[self.seat :]) >= 0:
            return "the pilli of the seats before it, and no others, stand on start spaces"
        return "" if state.sheltered else "start spaces are chosen before period 1, round 1"

    def options(self, state: MexicaState) -> list[Action]:
        taken = state.pilli_blocks
        return [START + n for n, square in enumerate(START_SPACES) if not taken[square]]

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        if not START <= action < SINGLE:
            return Refusal("MX-8", "start-spaces-are-chosen-first", {})
        if state.pilli_blocks[SQUARE[action]]:
            return Refusal("MX-8", "this-start-space-is-taken", at(SQUARE[action]))
        return None

    def answer(self, state: MexicaState, action: Action) -> None:
        square = SQUARE[action]
        arrive(state, self.seat, square)
        if state.listening:
            state.emit("start", {"seat": self.seat, "cell": NAMES[square]})
        if self.seat + 1 < state.seats:
            state.pending.append(CHOOSE_START[self.seat + 1])
        else:
            state.begin_turn(0)


class Walk(ListedMove):
    """A step to an adjacent square for 1 AP (MX-30, MX-31)."""

    def listed(self, state: MexicaState) -> list[Action]:
        if not state.ap:
            return NOTHING
        place = state.pilli[state.seat]
        near = steps(place, state.pilli_blocks, state.region, state.bridge)
        near.sort()
        return [WALK + s for s in near]

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        square, place = SQUARE[action], state.pilli[state.seat]
        found = _no_room(state, square, "MX-30")
        if found is not None:
            return found
        if square not in steps(place, state.pilli_blocks, state.region, state.bridge):
            if square not in AROUND[place]:
                return Refusal("MX-30", "not-adjacent", at(square))
            return Refusal("MX-31", "bridges-are-entered-over-their-ends", at(square))
        return unpaid(state, STEP_COST)

    def carry_out(self, state: MexicaState, action: Action) -> None:
        move(state, SQUARE[action], STEP_COST, "walk")


class Boat(ListedMove):
    """A trip from bridge to bridge, 1 AP for each bridge on the way (MX-32, MX-33)."""

    def listed(self, state: MexicaState) -> list[Action]:
        place = state.pilli[state.seat]
        if not state.ap or not state.bridge[place]:
            return NOTHING
        blocked = state.pilli_blocks
        near = [s for s, _ in trips(state, place, state.ap) if not blocked[s]]
        near.sort()
        return [BOAT + s for s in near]

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        square, place = SQUARE[action], state.pilli[state.seat]
        if not state.bridge[place] or not state.bridge[square]:
            return Refusal("MX-32", "boats-go-from-bridge-to-bridge", at(square))
        if square in state.pilli:
            return Refusal("MX-33", "a-pilli-is-there", at(square))
        for other, cost in trips(state, place, state.bridge_count()):
            if other == square:
                return unpaid(state, cost)
        return Refusal("MX-32", "no-water-leads-there", at(square))

    def carry_out(self, state: MexicaState, action: Action) -> None:
        square = SQUARE[action]
        for other, cost in trips(state, state.pilli[state.seat], state.ap):
            if other == square:
                move(state, square, cost, "boat")
                return


class Leap(KeptMove):
    """A leap to any free square for 5 AP (MX-34)."""

    def listed(self, state: MexicaState) -> list[Action]:
        return state.leaps if state.ap >= LEAP_COST else NOTHING

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        return _no_room(state, SQUARE[action], "MX-34") or unpaid(state, LEAP_COST)

    def carry_out(self, state: MexicaState, action: Action) -> None:
        move(state, SQUARE[action], LEAP_COST, "leap")


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
    state.own_pilli()[seat] = square
    occupy(state, square)
    if state.region[square] >= 0:
        block_canal(state, square)


WALKING: Final[Walk] = Walk(WALK, BOAT)
BOATING: Final[Boat] = Boat(BOAT, LEAP)
LEAPING: Final[Leap] = Leap(LEAP, TEMPLE)
CHOOSE_START: Final[list[ChooseStart]] = [ChooseStart(seat) for seat in range(SEATS)]
