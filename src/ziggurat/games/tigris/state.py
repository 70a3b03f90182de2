"""The position and the flow of a turn."""

from __future__ import annotations

from random import Random

from ziggurat.core.focus import Focus
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Cell, Facts, Seat
from ziggurat.games.tigris import aids, digest, explain, picture, scoring, text, turn, view
from ziggurat.games.tigris.fields import TigrisFields
from ziggurat.games.tigris.kingdoms import Regions, look_over, temples_near
from ziggurat.games.tigris.moves import TigrisDecision
from ziggurat.games.tigris.pieces import (
    ACTIONS,
    CATASTROPHE,
    COLOURS,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    LEADER,
    NAMES,
    PIECES,
    TEMPLE,
    WHY,
)
from ziggurat.games.tigris.position import POSITION


class TigrisState(TigrisFields):
    """A position of Tigris & Euphrates; `position.py` declares its fields."""

    def copy(self) -> TigrisState:
        new = TigrisState()
        self.share_with(new)
        return new

    # What is known about the board: copies share it; whatever is placed changes or drops it.

    def forget(self) -> None:
        """Drop what was known about the board."""
        self.known_regions = None
        self.lifted_regions = {}
        self.known_temples = None

    def lay(self, cell: Cell, piece: int) -> None:
        """Put a piece (or nothing) on a space."""
        cells = self.cells
        old = cells[cell]
        known = self.known_regions
        if piece == EMPTY:
            self.known_regions = self.lifted_regions.get(cell)
        elif known is not None and old == EMPTY and piece != CATASTROPHE:
            self.known_regions = known.with_piece(cell, piece)
        else:
            self.known_regions = None
        self.lifted_regions = {}
        if TEMPLE in (old, piece):
            self.known_temples = None
        self.cells = cells[:cell] + PIECES[piece] + cells[cell + 1 :]

    def regions(self) -> Regions:
        """The regions and kingdoms as they are."""
        if self.known_regions is None:
            self.known_regions = look_over(self.cells)
        return self.known_regions

    def regions_without(self, cell: Cell) -> Regions:
        """The regions and kingdoms as they would be if that space were empty."""
        found = self.lifted_regions.get(cell)
        if found is None:
            found = self.regions().without(cell)
            self.lifted_regions[cell] = found
        return found

    def temples(self) -> list[int]:
        """How many face-up temples touch each space."""
        if self.known_temples is None:
            self.known_temples = temples_near(self.cells)
        return self.known_temples

    # The flow of a turn

    def begin_turn(self, seat: Seat) -> None:
        """Begin that seat's turn, with two actions (TE-8)."""
        self.active = seat
        self.left = ACTIONS
        self.pending.append(turn.TURNS[seat])

    def end_game(self, reason: str) -> None:
        """End the game: nothing is left to decide (TE-38)."""
        self.ended = reason
        self.pending.clear()
        if self.listening:
            self.emit("game-over", {"reason": reason})

    def over_refusal(self) -> Refusal:
        """The rule by which the game ended: a swap that the bag cannot serve, or TE-38."""
        return Refusal("TE-59" if self.ended == "swap" else "TE-38", "game-is-over", {})

    def running(self) -> TigrisDecision | None:
        """The decision inside an action that is pending; None between actions."""
        top = self.decision()
        return top if isinstance(top, TigrisDecision) else None

    @property
    def tile(self) -> Cell:
        """The space of the tile that the current action placed, -1 if there is none."""
        running = self.running()
        return -1 if running is None else running.tile

    def no_tile(self, cell: Cell) -> str:
        """Why that cannot be the space of the tile just placed; empty if it can."""
        face_up = cell >= 0 and FACE_UP <= self.cells[cell] < FACE_DOWN
        return "" if face_up else "no face-up tile lies there"

    # Points

    def award(self, seat: Seat, colour: int, amount: int, why: int) -> None:
        """Award points; everybody sees it."""
        self.own_points()[4 * seat + colour] += amount
        self.own_earned()[len(WHY) * seat + why] += amount
        if self.listening:
            self.emit(
                "points",
                {"seat": seat, "colour": COLOURS[colour], "amount": amount, "why": WHY[why]},
            )

    def send_home(self, number: int, why: str) -> None:
        """A leader (4 × seat + colour) goes back to its owner."""
        cell = self.leader_cells[number]
        self.own_leader_cells()[number] = -1
        self.lay(cell, EMPTY)
        if self.listening:
            self.emit(
                "leader-returned",
                {
                    "seat": number // 4,
                    "colour": COLOURS[number % 4],
                    "cell": NAMES[cell],
                    "why": why,
                },
            )

    def evict(self) -> None:
        """Leaders without an adjacent temple leave at once (TE-15)."""
        temples = self.temples()
        homeless = [
            n for n, cell in enumerate(self.leader_cells) if cell >= 0 and not temples[cell]
        ]
        for number in homeless:
            self.send_home(number, "no-temple")

    def stand(self, number: int, cell: Cell) -> None:
        """A leader (4 × seat + colour) is put on a space."""
        self.own_leader_cells()[number] = cell
        self.lay(cell, LEADER + number)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def tally(self) -> list[Facts]:
        return scoring.tally(self)

    def earnings(self) -> list[dict[str, int]]:
        return scoring.earnings(self)

    def outcome(self) -> str:
        return self.ended

    # What other modules make of a position

    def view(self, seat: Seat | None) -> Facts:
        return view.view(self, seat)

    def table_view(self, seat: Seat | None) -> Facts:
        return view.table_view(self, seat)

    def sample(self, seat: Seat | None, rng: Random) -> TigrisState:
        return view.sample(self, seat, rng)

    def aids(self) -> Facts:
        return aids.aids(self)

    def effect(self, action: Action) -> Facts:
        return aids.effect(self, action)

    def explainable(self, seat: Seat | None) -> list[str]:
        return explain.explainable(self)

    def explain(self, place: str, seat: Seat | None) -> list[Facts]:
        return explain.explain(self, place, seat)

    def term(self, place: str) -> str:
        return explain.term(self, place)

    def dump(self) -> Facts:
        return POSITION.dump(self)

    def digested(self) -> Facts:
        return digest.facts(self)

    def text(self, seat: Seat | None = None) -> str:
        return text.text(self, seat)

    def svg(self, seat: Seat | None = None, dark: bool = False, focus: Focus | None = None) -> str:
        return picture.draw(self, seat, dark, focus)
