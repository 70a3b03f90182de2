"""Catastrophes (TE-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Cell
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.moves import RulebookAction
from ziggurat.games.tigris.pieces import (
    CATASTROPHE,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    LEADER,
    NAMES,
    TILES,
)
from ziggurat.games.tigris.spaces import NO_PLANE, Spaces, add_at, either, less, nowhere, one, plane

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


class PlayCatastrophe(RulebookAction):
    """Destroy a space for ever, on land or river (TE-20, TE-56)."""

    def add_possible(self, state: TigrisState, found: list[Action]) -> None:
        add_at(found, actions.CATASTROPHE_ROW, self.spaces(state))

    def add_planes(self, state: TigrisState, pieces: list[bytes]) -> None:
        held = state.catastrophes[state.active]
        pieces.append(plane(self.spaces(state)) if held else NO_PLANE)

    def spaces(self, state: TigrisState) -> Spaces:
        """What can be destroyed: empty spaces and face-up tiles that nothing protects."""
        if not state.catastrophes[state.active]:
            return nowhere()
        regions = state.regions()
        found = either(regions.empty, regions.face_up)
        for number, cell in enumerate(state.board.starts):
            if state.treasures >> number & 1:
                found = less(found, one(cell))
        for cell in state.buildings:
            if cell >= 0:
                found = less(found, one(cell))
        return found

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        cell = action - actions.CATASTROPHE
        piece = state.cells[cell]
        if not state.catastrophes[state.active]:
            return Refusal("TE-20", "no-catastrophe-left", {})
        if piece >= LEADER:
            return Refusal("TE-20", "catastrophes-spare-leaders", {"cell": NAMES[cell]})
        if piece == CATASTROPHE:
            return Refusal("TE-57", "space-is-destroyed-already", {"cell": NAMES[cell]})
        if piece == FACE_DOWN:
            return Refusal("TE-20", "monuments-last-for-ever", {"cell": NAMES[cell]})
        if has_treasure(state, cell):
            return Refusal("TE-20", "catastrophes-spare-treasures", {"cell": NAMES[cell]})
        if cell in state.buildings:
            return Refusal("TE-58", "buildings-protect-their-tile", {"cell": NAMES[cell]})
        return None

    def carry_out(self, state: TigrisState, action: Action) -> None:
        cell = action - actions.CATASTROPHE
        piece = state.cells[cell]
        state.own_catastrophes()[state.active] -= 1
        if piece != EMPTY:
            state.own_removed()[piece - FACE_UP] += 1
        state.lay(cell, CATASTROPHE)
        if state.listening:
            destroyed = None if piece == EMPTY else TILES[piece - FACE_UP]
            state.emit(
                "catastrophe", {"seat": state.active, "cell": NAMES[cell], "destroyed": destroyed}
            )
        state.evict()


def is_protected(state: TigrisState, cell: Cell) -> bool:
    """Whether a treasure or a building keeps a space from destruction (TE-20, TE-58)."""
    return has_treasure(state, cell) or cell in state.buildings


def has_treasure(state: TigrisState, cell: Cell) -> bool:
    """Whether a treasure lies on the space."""
    number = state.board.start_at[cell]
    return number >= 0 and bool(state.treasures >> number & 1)


DESTROY: Final[PlayCatastrophe] = PlayCatastrophe(actions.CATASTROPHE, actions.SWAP)
