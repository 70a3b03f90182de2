"""What the moves of a turn share: their price in action points and the squares they need."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import u8

from ziggurat.core.decisions import Move
from ziggurat.core.lists import picked
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts, Json, Seat
from ziggurat.games.mexica.pieces import IS_PALACE, NAMES, SQUARES
from ziggurat.games.mexica.squares import is_temple, marks, site_plane, sites

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


NOTHING: Final[list[Action]] = []
"""No possible action; nobody changes this list."""

NO_ROWS: Final[list[list[Action]]] = []
"""No possible row; nobody changes this."""

NO_SQUARES: Final[bytes] = bytes(SQUARES)


class ListedMove(Move["MexicaState"]):
    """A move whose possible actions lie in one list."""

    @abstractmethod
    def listed(self, state: MexicaState) -> list[Action]:
        """Every possible action of this kind, ascending; a list that nobody changes."""

    def __init__(self, first: Action, last: Action) -> None:
        super().__init__(first, last)
        self.none = bytes(last - first)

    def add_options(self, state: MexicaState, found: list[Action]) -> None:
        found += self.listed(state)

    def add_mask(self, state: MexicaState, pieces: list[bytes]) -> None:
        listed = self.listed(state)
        pieces.append(self.marked(state, listed) if listed else self.none)

    def marked(self, state: MexicaState, listed: list[Action]) -> bytes:
        """A byte for each action of this kind, 1 for those in that list."""
        row: vec[u8] = vec[u8](self.none)
        for action in listed:
            row[action - self.first] = 1
        return bytes(row)


class KeptMove(ListedMove):
    """A move whose list and marks are kept up to date with the board."""

    def marked(self, state: MexicaState, listed: list[Action]) -> bytes:
        return bytes(marks(state)[self.first : self.last])


class BuildingMove(Move["MexicaState"]):
    """A move that is possible on every site of the region where the pilli stands, or on none."""

    @abstractmethod
    def rows(self, state: MexicaState, label: int) -> list[list[Action]]:
        """The blocks of actions, by square, that every site of the region allows, ascending."""

    def add_options(self, state: MexicaState, found: list[Action]) -> None:
        label = state.region[state.pilli[state.seat]]
        if label < 0:
            return
        rows = self.rows(state, label)
        if rows:
            squares = sites(state, label)
            for row in rows:
                found += picked(row, squares)

    def add_mask(self, state: MexicaState, pieces: list[bytes]) -> None:
        label = state.region[state.pilli[state.seat]]
        rows = self.rows(state, label) if label >= 0 else NO_ROWS
        plane = site_plane(state, label) if rows else NO_SQUARES
        added = 0
        for first in range(self.first, self.last, SQUARES):
            if added < len(rows) and rows[added][0] == first:
                pieces.append(plane)
                added += 1
            else:
                pieces.append(NO_SQUARES)


def at(square: int) -> Facts:
    """The square that a refusal is about."""
    return {"cell": NAMES[square]}


def unpaid(state: MexicaState, cost: int) -> Refusal | None:
    """Why a price cannot be paid (MX-9)."""
    if state.ap < cost:
        return Refusal("MX-9", "not-enough-action-points", {"ap": state.ap, "cost": cost})
    return None


def not_buildable(state: MexicaState, square: int, rule: str) -> Refusal | None:
    """Why nothing can be built or dug on a square (MX-4)."""
    if state.region[square] < 0:
        return Refusal(rule, "water", at(square))
    if IS_PALACE[square]:
        return Refusal(rule, "palace", at(square))
    return occupied(state, square, rule)


def occupied(state: MexicaState, square: int, rule: str) -> Refusal | None:
    """What is on a square, temples and tiles before pilli."""
    content = state.content[square]
    if is_temple(content):
        return Refusal(rule, "a-temple-is-there", at(square))
    if content:
        return Refusal(rule, "a-calpulli-tile-is-there", at(square))
    if square in state.pilli:
        return Refusal(rule, "a-pilli-is-there", at(square))
    return None


def too_late() -> Refusal:
    """Why no start space can be chosen any more (MX-8)."""
    return Refusal("MX-8", "start-spaces-are-chosen-before-the-first-turn", {})


def turn_facts(state: MexicaState, kind: str, seat: Seat) -> dict[str, Json]:
    """A decision in the middle of a turn."""
    return {
        "kind": kind,
        "seat": seat,
        "ap": state.ap,
        "tokens": state.tokens[seat],
        "period": state.period,
        "round": state.round,
    }
