"""Bridges: building, lifting, placing (MX-21 to MX-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import Decision, PendingField
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts, Seat
from ziggurat.games.mexica import first_round, planes
from ziggurat.games.mexica.actions import (
    ACROSS_AXIS,
    ALONG_AXIS,
    AXES,
    BRIDGE,
    LIFT,
    SINGLE,
    SQUARE,
    START,
    WALK,
    axis_of,
    bridge_action,
)
from ziggurat.games.mexica.moves import NOTHING, KeptMove, at, too_late, turn_facts, unpaid
from ziggurat.games.mexica.pieces import BRIDGE_COST, LAND_AROUND, NAMES, SQUARES
from ziggurat.games.mexica.squares import (
    block_canal,
    ends,
    occupy,
    reopen,
    set_listed,
    vacate,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


SPOTS: Final[list[str]] = [f"{name} {axis}" for name in NAMES for axis in AXES[1:]]
"""How bridges are written, in the order of the `bridge` actions."""


def fits(state: MexicaState, square: int, axis: int) -> bool:
    """Whether a bridge can lie there: on a free canal, with land at both ends (MX-21, MX-22).

    Bridges may lie side by side but never end to end (MX-23).
    """
    region = state.region
    if state.bridge[square] or region[square] >= 0:
        return False
    first, second = ends(square, axis)
    return region[first] >= 0 and region[second] >= 0


def spots(state: MexicaState) -> list[Action]:
    """Every `bridge` action that fits the board."""
    return [a for a in range(BRIDGE, LIFT) if fits(state, SQUARE[a], axis_of(a))]


def lifts(state: MexicaState) -> list[Action]:
    """Every bridge that carries no pilli (MX-24)."""
    bridge, pilli_blocks = state.bridge, state.pilli_blocks
    return [LIFT + s for s in range(SQUARES) if bridge[s] and not pilli_blocks[s]]


def review(state: MexicaState, square: int) -> None:
    """Keep what fits on a square up to date after it or its neighbours have changed."""
    for axis in (ACROSS_AXIS, ALONG_AXIS):
        action = bridge_action(square, axis)
        set_listed(state, state.own_bridge_spots(), action, fits(state, square, axis))


def _misfit(state: MexicaState, action: Action) -> Refusal | None:
    """Why a bridge cannot lie there (MX-21, MX-22)."""
    square = SQUARE[action]
    if state.region[square] >= 0:
        return Refusal("MX-21", "bridges-lie-on-canals", at(square))
    if state.bridge[square]:
        return Refusal("MX-21", "a-bridge-is-there", at(square))
    if not fits(state, square, axis_of(action)):
        return Refusal("MX-22", "a-bridge-ends-on-land", at(square))
    return None


def _announce(state: MexicaState, action: Action, moved: bool) -> None:
    if state.listening:
        facts: Facts = {
            "seat": state.seat,
            "cell": NAMES[SQUARE[action]],
            "axis": AXES[axis_of(action)],
            "moved": moved,
        }
        state.emit("bridge", facts)


class BuildBridge(KeptMove):
    """Build a bridge from the supply for 1 AP (MX-21)."""

    def listed(self, state: MexicaState) -> list[Action]:
        return state.bridge_spots if state.ap and state.bridges_left else NOTHING

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        if not state.bridges_left:
            return Refusal("MX-21", "no-bridge-left", {})
        return _misfit(state, action) or unpaid(state, BRIDGE_COST)

    def carry_out(self, state: MexicaState, action: Action) -> None:
        state.ap -= BRIDGE_COST
        state.bridges_left -= 1
        put(state, SQUARE[action], axis_of(action))
        _announce(state, action, moved=False)


class LiftBridge(KeptMove):
    """Take up a bridge for 1 AP to place it elsewhere (MX-24)."""

    def listed(self, state: MexicaState) -> list[Action]:
        return state.lifts if state.ap and not state.bridges_left else NOTHING

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        square = SQUARE[action]
        if not state.bridge[square]:
            return Refusal("MX-24", "no-bridge-is-there", at(square))
        if state.bridges_left:
            return Refusal("MX-24", "bridges-are-left", {"bridges": state.bridges_left})
        if square in state.pilli:
            return Refusal("MX-24", "a-pilli-is-on-the-bridge", at(square))
        return unpaid(state, BRIDGE_COST)

    def carry_out(self, state: MexicaState, action: Action) -> None:
        square = SQUARE[action]
        axis = state.bridge[square]
        state.ap -= BRIDGE_COST
        take_away(state, square)
        state.pending.append(PlaceBridge(state.seat, bridge_action(square, axis) - BRIDGE))
        if state.listening:
            facts: Facts = {"seat": state.seat, "cell": NAMES[square], "axis": AXES[axis]}
            state.emit("lift", facts)


class PlaceBridge(Decision["MexicaState"]):
    """Where the lifted bridge goes; after that the turn continues (MX-25)."""

    KIND: ClassVar[str] = "bridge"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("lifted", 0, len(SPOTS) - 1, SPOTS),)

    def __init__(self, seat: Seat, lifted: int) -> None:
        super().__init__(seat)
        self.lifted = lifted
        """The bridge and where it lay, as a number of `SPOTS`."""

    @property
    def square(self) -> int:
        return SQUARE[BRIDGE + self.lifted]

    @property
    def axis(self) -> int:
        return axis_of(BRIDGE + self.lifted)

    def complaint(self, state: MexicaState) -> str:
        if not fits(state, self.square, self.axis):
            return f"no bridge can have lain on {SPOTS[self.lifted]}"
        return "" if not state.bridges_left else "bridges are left in the supply"

    def options(self, state: MexicaState) -> list[Action]:
        spots = state.bridge_spots[:]
        return first_round.allowed(state, spots) if state.sheltered else spots

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        if START <= action < SINGLE:
            return too_late()
        if not BRIDGE <= action < LIFT:
            return Refusal("MX-25", "the-lifted-bridge-must-be-placed", at(self.square))
        return _misfit(state, action) or first_round.shelter(state, action)

    def answer(self, state: MexicaState, action: Action) -> None:
        put(state, SQUARE[action], axis_of(action))
        _announce(state, action, moved=True)

    def question(self, state: MexicaState) -> Facts:
        facts = turn_facts(state, self.KIND, self.seat)
        return {**facts, "lifted": SPOTS[self.lifted], **at(self.square)}


def put(state: MexicaState, square: int, axis: int) -> None:
    """Lay a bridge on the board."""
    state.own_bridge()[square] = axis
    planes.set_bridge(state, square, axis, there=True)
    vacate(state, square)
    for other in barred(state, square):
        block_canal(state, other)
    review(state, square)


def take_away(state: MexicaState, square: int) -> None:
    """Take a bridge off the board."""
    for other in barred(state, square):
        reopen(state, other)
    occupy(state, square)
    planes.set_bridge(state, square, state.bridge[square], there=False)
    state.own_bridge()[square] = 0
    review(state, square)


def barred(state: MexicaState, square: int) -> list[int]:
    """The squares that the bridge there keeps dry (MX-13)."""
    return LAND_AROUND[square] if state.wide else ends(square, state.bridge[square])


BUILD: Final[BuildBridge] = BuildBridge(BRIDGE, LIFT)
LIFT_UP: Final[LiftBridge] = LiftBridge(LIFT, WALK)
