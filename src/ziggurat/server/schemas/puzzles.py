"""What clients get of puzzles and of moves that are tried; docs/analysis.md has the fields."""

from __future__ import annotations

from typing import Literal

from pydantic import JsonValue

from ziggurat.server.schemas.analysis import CandidateMove
from ziggurat.server.schemas.responses import Body, Entry, Facts, Final, Option, Refusal

Difficulty = Literal["easy", "medium", "hard"]


class KeptPuzzle(Body):
    """A puzzle as its game's folder has it."""

    id: str
    seats: int
    seat: int
    theme: str
    difficulty: Difficulty
    gap: float
    error: float
    lead: float | None = None
    lead_error: float | None = None
    source: str
    position: dict[str, JsonValue]
    solution: CandidateMove
    also: list[int]
    others: list[CandidateMove]
    effort: float = 0.0


class PuzzleLine(Body):
    """A puzzle in the list."""

    game: str
    id: str
    theme: str
    difficulty: Difficulty
    seats: int


class PuzzleOfDay(Body):
    """The puzzle that everybody has on that day, by universal time."""

    day: str
    game: str
    id: str


class Puzzles(Body):
    puzzles: list[PuzzleLine]
    today: PuzzleOfDay | None


class PuzzleInfo(Body):
    """A puzzle without its position, which a try without actions shows."""

    game: str
    id: str
    theme: str
    difficulty: Difficulty
    seat: int
    seats: int
    options: dict[str, Option]
    edition: str


class PuzzleSolution(Body):
    """The best move, and what other ways to play would bring."""

    solution: CandidateMove
    others: list[CandidateMove]


class TriedPosition(Body):
    """Where a try has led. One that is wrong leaves the position as it was."""

    verdict: Literal["open", "right", "wrong", "refused"]
    refusal: Refusal | None
    tried: CandidateMove | None
    """The first decision, judged."""
    loss: float | None
    """How much of the victory it gives away."""
    deciding: int
    view: Facts
    question: Facts | None
    actions: list[int] | None
    aids: Facts | None
    effects: dict[str, Facts]
    """What the actions that were asked for would do."""
    entries: list[Entry]
    final: Final | None
