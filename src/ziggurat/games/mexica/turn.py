"""A turn: any moves in any order, for as long as its action points last (MX-9, MX-10)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import u8

from ziggurat.core import decisions
from ziggurat.core.decisions import Move
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.mexica import (
    bridges,
    canals,
    first_round,
    founding,
    periods,
    pilli,
    temples,
    tokens,
)
from ziggurat.games.mexica.actions import SINGLE, START
from ziggurat.games.mexica.moves import BuildingMove, ListedMove, too_late, turn_facts
from ziggurat.games.mexica.pieces import SEATS
from ziggurat.games.mexica.squares import sites

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

LISTED: Final[list[ListedMove]] = [
    periods.ENDING,
    tokens.TAKING,
    tokens.PLAYING,
    canals.SINGLES,
    canals.DOUBLES,
    bridges.BUILD,
    bridges.LIFT_UP,
    pilli.WALKING,
    pilli.BOATING,
    pilli.LEAPING,
]
BUILDING: Final[list[BuildingMove]] = [temples.BUILD, founding.FOUNDING]
MOVES: Final[list[Move[MexicaState]]] = [*LISTED, *BUILDING]

_NO_STARTS: Final[bytes] = bytes(SINGLE - START)
"""No action that answers another decision is possible in a turn."""


class Turn(decisions.Turn["MexicaState"]):
    """What to do next in one's turn."""

    KIND: ClassVar[str] = "turn"
    COMPLETE: ClassVar[bool] = True

    def moves(self) -> list[Move[MexicaState]]:
        return MOVES

    def options(self, state: MexicaState) -> list[Action]:
        found: list[Action] = []
        for move in LISTED:
            found += move.listed(state)
        for building in BUILDING:
            building.add_options(state, found)
        return first_round.allowed(state, found) if state.sheltered else found

    def mask(self, state: MexicaState) -> bytes:
        return b"".join(self.mask_pieces(state))

    def mask_pieces(self, state: MexicaState) -> list[bytes]:
        pieces: list[bytes] = []
        for move in LISTED:
            if move.first == SINGLE:
                pieces.append(_NO_STARTS)
            move.add_mask(state, pieces)
        for building in BUILDING:
            building.add_mask(state, pieces)
        if not state.sheltered:
            return pieces
        row = vec[u8](b"".join(pieces))
        for action in first_round.locking(state):
            row[action] = 0
        return [bytes(row)]

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        return super().refusal(state, action) or first_round.shelter(state, action)

    def reason(self, state: MexicaState, action: Action) -> Refusal:
        return too_late()

    def answer(self, state: MexicaState, action: Action) -> None:
        """The turn goes on, unless the move ends it."""
        state.begun = True
        state.pending.append(self)
        super().answer(state, action)

    def question(self, state: MexicaState) -> Facts:
        return turn_facts(state, self.KIND, self.seat)

    def random_answer(self, state: MexicaState, rng: Random) -> Action:
        """Draw a kind of move by how many moves of it are possible, without listing them all."""
        parts = [move.listed(state) for move in LISTED]
        label = state.region[state.pilli[self.seat]]
        rows: list[list[Action]] = []
        squares: list[int] = []
        if label >= 0:
            for move in BUILDING:
                rows += move.rows(state, label)
            squares = sites(state, label) if rows else squares
        count = len(rows) * len(squares)
        for part in parts:
            count += len(part)
        while True:
            action = _nth(int(rng.random() * count), parts, rows, squares)
            if not state.sheltered or not first_round.locks_in(state, action):
                return action


def _nth(
    number: int, parts: list[list[Action]], rows: list[list[Action]], squares: list[int]
) -> Action:
    """The action of that number, as if the parts and then each row's squares were one list."""
    for part in parts:
        if number < len(part):
            return part[number]
        number -= len(part)
    return rows[number // len(squares)][squares[number % len(squares)]]


TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(SEATS)]
