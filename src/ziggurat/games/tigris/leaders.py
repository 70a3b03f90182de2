"""Positioning leaders (TE-10 to TE-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Cell, Seat
from ziggurat.games.tigris import actions, conflicts
from ziggurat.games.tigris.kingdoms import Regions
from ziggurat.games.tigris.moves import RulebookAction
from ziggurat.games.tigris.pieces import CELLS, COLOURS, EMPTY, NAMES
from ziggurat.games.tigris.spaces import Spaces, add_at, beside, both, less, plane

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


class PositionLeader(RulebookAction):
    """Place or move one of one's leaders; it may start a revolt (TE-10 to TE-12, TE-14).

    Taking it off and putting it back are two actions (TE-48).
    """

    def add_possible(self, state: TigrisState, found: list[Action]) -> None:
        for colour in range(4):
            add_at(found, actions.LEADER_ROWS[colour], self.spaces(state, colour))

    def add_planes(self, state: TigrisState, pieces: list[bytes]) -> None:
        served = self.served(state)
        from_hand: bytes | None = None
        for standing in state.leader_cells[4 * state.active : 4 * state.active + 4]:
            if standing >= 0:
                pieces.append(plane(less(served, state.regions().joined_without(standing))))
            else:
                if from_hand is None:
                    from_hand = plane(less(served, state.regions().joined()))
                pieces.append(from_hand)

    def spaces(self, state: TigrisState, colour: int) -> Spaces:
        """Where the player's leader of a colour can be put."""
        regions = state.regions()
        standing = state.leader_cells[4 * state.active + colour]
        joined = regions.joined() if standing < 0 else regions.joined_without(standing)
        return less(self.served(state), joined)

    def served(self, state: TigrisState) -> Spaces:
        """Where a leader can be put if that joins no kingdoms."""
        regions = state.regions()
        return both(both(beside(regions.temples), regions.empty), state.board.land)

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        number = action - actions.LEADER
        colour, cell = number // CELLS, number % CELLS
        standing = state.leader_cells[4 * state.active + colour]
        if cell == standing:
            return _refuse("TE-47", "leader-stands-there", colour, cell)
        if state.cells[cell] != EMPTY:
            return _refuse("TE-10", "space-is-taken", colour, cell)
        if state.board.river[cell]:
            return _refuse("TE-10", "leaders-stand-on-land", colour, cell)
        if not state.temples()[cell]:
            return _refuse("TE-10", "no-temple-beside", colour, cell)
        if _lifted(state, standing).count_at(cell) > 1:
            return _refuse("TE-11", "leader-would-join-kingdoms", colour, cell)
        return None

    def carry_out(self, state: TigrisState, action: Action) -> None:
        seat = state.active
        number = action - actions.LEADER
        colour, cell = number // CELLS, number % CELLS
        leader = 4 * seat + colour
        standing = state.leader_cells[leader]
        other = rival(state, colour, cell)
        if standing >= 0:
            state.lay(standing, EMPTY)
        state.stand(leader, cell)
        if state.listening:
            facts: dict[str, str | int] = {
                "seat": seat,
                "colour": COLOURS[colour],
                "cell": NAMES[cell],
            }
            if standing >= 0:
                facts["from"] = NAMES[standing]
            state.emit("leader-placed" if standing < 0 else "leader-moved", facts)
        if other >= 0:
            conflicts.begin(state, conflicts.REVOLT, colour, seat, other, -1)


class WithdrawLeader(RulebookAction):
    """Withdraw one of one's leaders (TE-13)."""

    def add_possible(self, state: TigrisState, found: list[Action]) -> None:
        for colour in range(4):
            if state.leader_cells[4 * state.active + colour] >= 0:
                found.append(actions.WITHDRAW + colour)

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        colour = action - actions.WITHDRAW
        if state.leader_cells[4 * state.active + colour] < 0:
            return Refusal("TE-13", "leader-is-not-on-the-board", {"colour": COLOURS[colour]})
        return None

    def carry_out(self, state: TigrisState, action: Action) -> None:
        colour = action - actions.WITHDRAW
        number = 4 * state.active + colour
        cell = state.leader_cells[number]
        state.own_leader_cells()[number] = -1
        state.lay(cell, EMPTY)
        if state.listening:
            state.emit(
                "leader-withdrawn",
                {"seat": state.active, "colour": COLOURS[colour], "cell": NAMES[cell]},
            )


def _lifted(state: TigrisState, standing: Cell) -> Regions:
    """The board with the leader taken off, if it is on the board (TE-12)."""
    return state.regions() if standing < 0 else state.regions_without(standing)


def _refuse(rule: str, reason: str, colour: int, cell: Cell) -> Refusal:
    return Refusal(rule, reason, {"cell": NAMES[cell], "colour": COLOURS[colour]})


def rival(state: TigrisState, colour: int, cell: Cell) -> Seat:
    """Whose leader of that colour a leader put there would meet, or -1 (TE-14, TE-49)."""
    standing = state.leader_cells[4 * state.active + colour]
    regions = _lifted(state, standing)
    for region in regions.kingdoms_at(cell):
        for seat in range(state.seats):
            if regions.leaders[region] >> (4 * seat + colour) & 1:
                return seat
    return -1


POSITION: Final[PositionLeader] = PositionLeader(actions.LEADER, actions.WITHDRAW)
WITHDRAWAL: Final[WithdrawLeader] = WithdrawLeader(actions.WITHDRAW, actions.CATASTROPHE)
