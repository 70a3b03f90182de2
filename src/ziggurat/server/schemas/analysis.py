"""What clients get of analyses; docs/analysis.md says what the fields mean."""

from __future__ import annotations

from typing import Literal

from ziggurat.server.schemas.responses import Body, Reason

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Phase = Literal["beginning", "middle", "end"]


class CandidateMove(Body):
    """A move and what it is worth by what its seat knew."""

    action: int
    words: str
    shares: list[float]
    line: list[int]
    reasons: list[Reason]


class MoveVerdict(Body):
    """A decision judged by what its seat knew then."""

    mark: Mark
    loss: float
    error: float
    looks: int
    phase: Phase
    played: CandidateMove
    best: CandidateMove


class AnalysedStep(Body):
    """One action, and the shares after it for an observer who sees all hands and no future draw."""

    number: int
    seat: int
    action: int
    words: str
    shares: list[float]
    luck: list[float] | None
    verdict: MoveVerdict | None


class ShareWaterfall(Body):
    """From a player's first share to the last."""

    start: float
    draws: float
    others: float
    own: float
    shown: float
    end: float


class PlayerAccuracy(Body):
    """How near to the best a player chose, of 100."""

    all: float | None
    beginning: float | None
    middle: float | None
    end: float | None
    decisions: int


class KeyMoment(Body):
    """Where much changed; `kind` is a mark or `draw`."""

    number: int
    seat: int
    kind: str
    change: float


class AnalysedPlayer(Body):
    """How the game went for one seat."""

    seat: int
    name: str
    place: int
    score: int
    points: dict[str, int]
    waterfall: ShareWaterfall
    accuracy: PlayerAccuracy
    marks: dict[str, int]
    moments: list[KeyMoment]
    headline: str


class AnalysisResult(Body):
    """Why a game was won or lost."""

    format: Literal[1]
    engine: str
    game: str
    seats: int
    names: list[str]
    digest: str
    finished: bool
    deep: bool
    seed: int
    rough: bool
    hands: bool
    start: list[float]
    steps: list[AnalysedStep]
    players: list[AnalysedPlayer]
    moments: list[KeyMoment]


class AnalysisWork(Body):
    """How far an analysis is; `outdated` where another engine made it than this server has."""

    deep: bool
    state: Literal["open", "done", "failed"]
    done: int
    total: int
    asked: float
    engine: str
    outdated: bool


class TableAnalysis(Body):
    """The analyses of a table, the deep one first, and what the deepest that is done says.

    `entries` are log numbers: that of the start, and that of each action in turn.
    """

    table: str
    works: list[AnalysisWork]
    entries: list[int]
    result: AnalysisResult | None
