"""What the two actions of a turn share (TE-8), and what every decision in between knows."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import Decision, Move, PendingField, Step, marked
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Cell, Facts, Json, Seat
from ziggurat.games.tigris.pieces import CELLS, NAMES

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

TILE_FIELD: Final[PendingField] = PendingField("tile", 0, CELLS - 1, NAMES)
"""The space of the tile that the current action placed."""


class TigrisDecision(Decision["TigrisState"]):
    """A decision inside an action: the actions `first` to `last - 1` of the table answer it."""

    def __init__(self, seat: Seat, tile: Cell, first: Action, last: Action) -> None:
        super().__init__(seat)
        self.tile = tile
        """The space of the tile that the current action placed, -1 if it placed none."""
        self.first = first
        self.last = last

    def refusal(self, state: TigrisState, action: Action) -> Refusal | None:
        if self.first <= action < self.last:
            return self.against(state, action)
        return something_else(self.KIND)

    @abstractmethod
    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        """The rule against an answer of the right kind; None if it is possible."""

    def question(self, state: TigrisState) -> Facts:
        facts: dict[str, Json] = {"kind": self.KIND, "seat": self.seat}
        if self.tile >= 0:
            facts["tile"] = NAMES[self.tile]
        return facts


def something_else(kind: str) -> Refusal:
    """Why an action that answers another question has to wait (TE-8)."""
    return Refusal("TE-8", "something-else-is-decided", {"asked": kind})


class TileStep(Step["TigrisState"]):
    """Something that may follow from placing a tile (TE-19)."""

    FIELDS: ClassVar[tuple[PendingField, ...]] = (TILE_FIELD,)

    def __init__(self, seat: Seat, tile: Cell) -> None:
        super().__init__(seat)
        self.tile = tile


class RulebookAction(Move["TigrisState"]):
    """One of the two actions of a turn."""

    def add_options(self, state: TigrisState, found: list[Action]) -> None:
        if state.left:
            self.add_possible(state, found)

    @abstractmethod
    def add_possible(self, state: TigrisState, found: list[Action]) -> None:
        """Append every possible action of this kind, ascending."""

    def add_planes(self, state: TigrisState, pieces: list[bytes]) -> None:
        """Append the same in pieces: a byte for each action of this kind, 1 for the possible."""
        found: list[Action] = []
        self.add_possible(state, found)
        pieces.append(marked([action - self.first for action in found], self.last - self.first))

    def refusal(self, state: TigrisState, action: Action) -> Refusal | None:
        if not state.left:
            return Refusal("TE-8", "no-actions-left", {})
        return self.against(state, action)

    @abstractmethod
    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        """The rule against it, supposing that an action is left; None if there is none."""
