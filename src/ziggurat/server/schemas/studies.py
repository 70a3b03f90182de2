"""What clients get of analysis boards and studies; docs/studies.md says what a study is."""

from __future__ import annotations

from ziggurat.server.schemas.responses import Body, Entry, Facts, Final, Option, Refusal


class BoardNode(Body):
    """A position of a study, after that of `parent`: by an action, or drawn anew."""

    parent: int
    seat: int | None
    action: int | None
    position: Facts | None
    note: str


class Board(Body):
    """A study on a board. Position 0 is the start, which is not among the nodes."""

    game: str
    edition: str
    seats: int
    names: list[str]
    options: dict[str, Option]
    title: str
    start: str
    note: str
    nodes: list[BoardNode]
    at: int
    """The position to show first."""
    id: str | None
    mine: bool
    version: int


class BoardPosition(Body):
    """A position on a board, through somebody's eyes, and what led to it."""

    refusal: Refusal | None
    """Why the last action is not possible; then this is the position before it."""
    reveals: bool
    """Whether the last action brought something out of hiding."""
    deciding: int
    seat: int | None
    view: Facts
    question: Facts | None
    actions: list[int]
    aids: Facts
    effects: dict[str, Facts]
    """What the actions that were asked for would do."""
    entry: Entry | None
    final: Final | None


class BoardDump(Body):
    """A position as a dump."""

    position: Facts


class BoardSpaces(Body):
    """The spaces that pieces can be laid onto by hand."""

    spaces: list[str]


class PieceHere(Body):
    """What can lie on a space, in the words of a dump, and whether it does."""

    at: str
    seat: int | None
    word: str
    there: bool


class BoardPieces(Body):
    space: str
    pieces: list[PieceHere]


class LiveMove(Body):
    """A move that was searched: the share of whoever decides, and what follows it."""

    action: int
    share: float
    visits: int
    line: list[int]


class LiveSearch(Body):
    """What one search of a position says; searches of the same position add up."""

    shares: list[float]
    visits: int
    lines: list[LiveMove]
    last: bool
    """Whether it is not worth asking again."""


class StudyLine(Body):
    id: str
    title: str
    game: str
    created: float
    changed: float


class Studies(Body):
    studies: list[StudyLine]


class StudyText(Body):
    """A study as a file."""

    name: str
    text: str
