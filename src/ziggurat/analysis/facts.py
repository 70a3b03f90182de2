"""What an analysis says of a game: plain facts that become JSON as they stand.

Shares of the victory go from 0 to 1 and are listed by seat (Teotibot last); they add up to 1.
docs/analysis.md describes the format.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TypeAlias

from ziggurat.core.json_fields import Fields, as_row
from ziggurat.core.types import Action, Facts, Json, Seat

FORMAT = 1
"""The version of what is described here."""

Shares: TypeAlias = list[float]
"""Each seat's share of the victory, or by how much it changed."""

MARKS = ("best", "good", "inaccuracy", "mistake", "blunder")
PHASES = ("beginning", "middle", "end")


@dataclass(frozen=True)
class Candidate:
    """A move and what it is worth by what its seat knew.

    `line` are the seat's own decisions that follow in this turn, the move first; `reasons` are as
    `advise` tells them, and only told of moves that were marked.
    """

    action: Action
    words: str
    shares: Shares
    line: list[Action]
    reasons: list[Facts]


@dataclass(frozen=True)
class Verdict:
    """A decision judged by what its seat knew then.

    `loss` is how much of the victory was given away, `error` its standard error where a second
    look was taken. `looks` is 1 or 2: nothing is called worse than good after one look.
    """

    mark: str
    loss: float
    error: float
    looks: int
    phase: str
    played: Candidate
    best: Candidate


@dataclass(frozen=True)
class Step:
    """One action of the record, for an observer who sees all hands and no future draw.

    `number` counts from 1: position `number - 1` of the replay is the one it was decided in.
    `shares` are those after it. `luck` is what a draw changed against the mean of redraws, and
    None where nothing came out of hiding. `verdict` is None where there was nothing to decide.
    """

    number: int
    seat: Seat
    action: Action
    words: str
    shares: Shares
    luck: Shares | None
    verdict: Verdict | None

    def json(self) -> Facts:
        return _plain(asdict(self))

    @classmethod
    def read(cls, value: Json) -> Step:
        """The step of its JSON; raises `BadDump`."""
        fields = Fields(value, "step")
        luck, verdict = fields.get("luck"), fields.get("verdict")
        return cls(
            _whole(fields, "number"),
            _whole(fields, "seat"),
            _whole(fields, "action"),
            str(fields.get("words")),
            _shares(fields.get("shares")),
            None if luck is None else _shares(luck),
            None if verdict is None else _verdict(verdict),
        )


@dataclass(frozen=True)
class Waterfall:
    """From a player's first share to the last: `start` and the four parts add up to `end`.

    `own` and `others` are what was given away by decisions, as those who decided knew them;
    `draws` is luck; `shown` is what moves brought that nobody could know when choosing them: what
    others held, and what a search did not foresee.
    """

    start: float
    draws: float
    others: float
    own: float
    shown: float
    end: float


@dataclass(frozen=True)
class Accuracy:
    """How near to the best a player chose, of 100, and in how many decisions; None without any."""

    all: float | None
    beginning: float | None
    middle: float | None
    end: float | None
    decisions: int


@dataclass(frozen=True)
class Moment:
    """Where much changed: a decision that gave something away, or a draw.

    `kind` is a mark or `draw`; `change` is by how much the share of `seat` changed.
    """

    number: int
    seat: Seat
    kind: str
    change: float


@dataclass(frozen=True)
class Player:
    """How the game went for one seat.

    `headline` is a key for one sentence, said only where the numbers allow it: `won-…` or `lost-…`
    and how the seat played and drew. `points` are its points by where they came from.
    """

    seat: Seat
    name: str
    place: int
    score: int
    points: dict[str, int]
    waterfall: Waterfall
    accuracy: Accuracy
    marks: dict[str, int]
    moments: list[Moment]
    headline: str


@dataclass(frozen=True)
class Analysis:
    """Why a game was won or lost.

    `engine` names the release and the revision of the analysis; `digest` is that of the record.
    `rough` says that shares are not known to be calibrated for this game and number of seats.
    `hands` tells whether seats hide anything from each other. `start` are the shares before the
    first action, for the observer; each step has those after it.
    """

    format: int
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
    start: Shares
    steps: list[Step]
    players: list[Player]
    moments: list[Moment]

    def json(self) -> Facts:
        return _plain(asdict(self))

    def curve(self) -> list[Shares]:
        """The shares at the start and after each action."""
        return [self.start, *(step.shares for step in self.steps)]

    def marked(self, *marks: str) -> list[Step]:
        """The decisions with one of these marks."""
        return [step for step in self.steps if step.verdict and step.verdict.mark in marks]


def rounded(shares: Sequence[float]) -> Shares:
    """Shares with as many digits as mean something."""
    return [round(share, 5) for share in shares]


def _plain(value: object) -> Facts:
    """What `json.dumps` gives back, so that it equals what is read again."""
    facts: Facts = json.loads(json.dumps(value))
    return facts


def _whole(fields: Fields, name: str) -> int:
    return fields.number(name, -1, 10**9)


def _number(value: Json) -> float:
    return float(str(value))


def _shares(value: Json) -> Shares:
    return [_number(share) for share in as_row(value, None, "shares")]


def _verdict(value: Json) -> Verdict:
    fields = Fields(value, "step.verdict")
    return Verdict(
        fields.word("mark", MARKS),
        _number(fields.get("loss")),
        _number(fields.get("error")),
        _whole(fields, "looks"),
        fields.word("phase", PHASES),
        _candidate(fields.inner("played")),
        _candidate(fields.inner("best")),
    )


def read_candidate(value: Json) -> Candidate:
    """The move of its JSON; raises `BadDump`."""
    return _candidate(Fields(value, "move"))


def _candidate(fields: Fields) -> Candidate:
    return Candidate(
        _whole(fields, "action"),
        str(fields.get("words")),
        _shares(fields.get("shares")),
        [int(_number(action)) for action in fields.row("line")],
        [Fields(reason, "reason").value for reason in fields.row("reasons")],
    )
