"""What clients get. These models build the answers, describe them, and become the page's types."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel, WithJsonSchema
from pydantic_core import PydanticSerializationError

from ziggurat.core.events import Event
from ziggurat.core.types import Facts as CoreFacts
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import ClockChoice, QuietHours

Facts = Annotated[
    object,
    WithJsonSchema({"type": "object", "additionalProperties": True, "x-typescript": "Facts"}),
]
"""A JSON object whose fields a game decides. It was made by the server and is sent as it is."""

Option = str | int
Stage = Literal["gathering", "playing", "over"]
SeatKind = Literal["open", "invited", "person", "bot"]
Then = Literal["bot", "end"]


class Body(BaseModel):
    """What is sent: nothing but what is described."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)


def encode(body: BaseModel) -> str:
    """JSON; in ASCII where somebody sent half a letter, so that even that can be sent back."""
    try:
        return body.model_dump_json(by_alias=True)
    except PydanticSerializationError:
        return json.dumps(body.model_dump(by_alias=True), separators=(",", ":"))


class NoticeSettings(Body):
    email: str | None
    confirmed: bool
    webhook: str | None
    quiet: QuietHours | None
    possible: list[Literal["email", "webhook", "push"]]


class Account(Body):
    """Who I am."""

    id: str
    name: str
    language: str
    settings: Facts
    login: str | None
    notices: NoticeSettings


class PushInfo(Body):
    """With which key a browser registers for web push."""

    key: str


class TokenLine(Body):
    id: str
    label: str
    created: float
    seen: float


class Tokens(RootModel[list[TokenLine]]):
    """My tokens, without their secrets."""


class IssuedToken(Body):
    """A new token; its secret is shown this one time."""

    id: str
    label: str
    token: str


class GameOption(Body):
    name: str
    values: list[Option]
    default: Option
    seats: list[int] | None


class GameInfo(Body):
    name: str
    title: str
    seats: list[int]
    rules: str
    options: list[GameOption]
    quick: dict[str, Option]
    first: dict[str, Option]
    """Options that differ from their defaults at a table that begins at once."""
    scene: str | None
    """Where its scene is; null if it has none."""
    actions: int
    edition: str
    table: str
    rough: list[int]
    """Numbers of seats at which shares of the victory are rough."""


class Games(Body):
    games: list[GameInfo]


class HostInfo(Body):
    """What this host offers."""

    release: str
    games: list[str]
    bots: list[str]
    levels: list[str]
    """The bots a person chooses from, weakest first."""
    ratings: dict[str, dict[str, int]]
    """How strong the levels are in each game, on one scale; a level not rated is missing."""
    thinks: dict[str, float]
    """How many seconds a bot takes for a turn at most; one that answers at once is missing."""
    hints: list[str]
    limits: dict[str, int | list[float]]


class HealthRules(Body):
    """How the rules run: `compiled` or `interpreted`."""

    server: str
    bots: str


class Health(Body):
    status: str
    release: str
    rules: HealthRules


class Rulebook(Body):
    game: str
    language: str
    title: str
    preface: list[Facts]
    chapters: list[Facts]
    terms: Facts
    drawings: dict[str, list[str]]
    """What the cards of the overview draw, by part: names of drawings and signs between them."""


class Hit(Body):
    address: str
    title: list[Facts]
    sentence: list[Facts]


class Hits(Body):
    hits: list[Hit]


class ActionTable(Body):
    """Every action of a game by its number: its words, and its fields for the page."""

    game: str
    edition: str
    words: list[str]
    fields: list[Annotated[object, WithJsonSchema({"type": "object", "x-typescript": "Fields"})]]


class SeatInfo(Body):
    """Who sits on a seat, whether they are there, and who plays it."""

    seat: int
    kind: SeatKind
    person: str | None
    name: str
    bot: str | None
    here: bool
    absent: bool
    resigned: bool
    played_by: Literal["person", "bot", "nobody"]
    invitation: bool
    votes: list[int]


class Frozen(Body):
    """The last good position of a log that no longer replays, and why."""

    at: int
    reason: str


class TableBase(Body):
    id: str
    name: str | None
    game: str
    options: dict[str, Option]
    stage: Stage
    public: bool
    clock: ClockChoice
    owner: str | None
    created: float
    started: float | None
    ended: float | None
    log: int
    deciding: int
    seats: list[SeatInfo]
    mine: list[int]


class Result(Body):
    """Who came where, and with how much, by seats."""

    places: list[int]
    scores: list[int]
    resigned: list[int]


class TableLine(TableBase):
    """A table in a list."""

    waiting: bool
    """Whether it is my decision."""
    result: Result | None
    """How it ended, once it is over."""


class Tables(Body):
    tables: list[TableLine]


class TableInfo(TableBase):
    """A table itself, which whoever knows its id may see."""

    edition: str
    spectators: bool
    hints: str | None
    order: Literal["given", "random"]
    commitment: str
    secret: str | None
    salts: list[str] | None
    seed: str | None
    rematch: str | None
    rematch_of: str | None
    origin: Annotated[Facts | None, Field(alias="from")]
    frozen: Frozen | None


class Invitation(Body):
    token: str
    url: str


class Invited(Body):
    table: TableInfo
    seat: int


class GameEvent(Body):
    kind: str
    facts: Facts
    reveal: bool


class Entry(Body):
    """An entry of a table's log, as its viewer may know it."""

    n: int
    kind: str
    seat: int
    by: Literal["person", "bot"]
    at: float
    undone: bool
    action: int | None
    words: str | None
    facts: Facts
    events: list[GameEvent]


class Final(Body):
    outcome: str
    scores: list[int]
    places: list[int]
    tally: list[Facts]
    resigned: list[int]
    peeked: list[int]


class Undo(Body):
    """Whether I can undo: the seat of mine that decided last, where it goes back to, why not."""

    seat: int
    to: int
    possible: bool
    reason: str | None


class TakeBackAsked(Body):
    """Somebody asks to go back; whose agreement is there and whose is missing."""

    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class FurtherBack(Body):
    seat: int
    to: int


class TakeOverVote(Body):
    absent: int
    seat: int


class May(Body):
    """What I may do at the table beside deciding, and for which of my seats."""

    take_back: FurtherBack | None
    answer: list[int]
    resign: list[int]
    take_over: list[TakeOverVote]
    come_back: Annotated[list[int], Field(alias="return")]


class HandOver(Body):
    seat: int


class NoClock(Body):
    kind: Literal["none"]


class RelaxedClock(Body):
    kind: Literal["relaxed"]
    then: Then
    running: int
    left: list[float | None]


class LiveClock(Body):
    kind: Literal["live"]
    then: Then
    increment: float
    running: int
    left: list[float]


ClockState = Annotated[NoClock | RelaxedClock | LiveClock, Field(discriminator="kind")]


class State(Body):
    """The position after the last entry, as one viewer may know it, and the entries since."""

    table: str
    log: int
    stage: Stage
    seat: int | None
    mine: list[int]
    deciding: int
    view: Facts
    question: Facts | None
    actions: list[int] | None
    aids: Facts | None
    undo: Undo | None
    may: May
    hand_over: HandOver | None
    take_back: TakeBackAsked | None
    undone: list[int]
    """All entries that were taken back."""
    peeked: list[int]
    """The seats that had something taken back that had come to light."""
    clock: ClockState
    bot_wait: float | None
    """Roughly how many seconds the bot to move waits until it may think."""
    seats: list[SeatInfo]
    entries: list[Entry]
    chat: int
    final: Final | None
    frozen: Frozen | None


class Log(Body):
    log: int
    entries: list[Entry]


class Position(Body):
    """A position of the past, as that seat might have known it then."""

    table: str
    n: int
    log: int
    seat: int | None
    deciding: int
    view: Facts
    question: Facts | None
    over: bool
    final: Final | None
    entry: Entry


class Refusal(Body):
    """The rule that forbids an action, and the facts to say so."""

    rule: str
    reason: str
    facts: Facts


class Why(Body):
    log: int
    action: int
    refusal: Refusal | None


class Sentence(Body):
    """A sentence about a piece or a place: its rule, its key in the game's words, its facts."""

    rule: str
    key: str
    facts: Facts


class Explanation(Body):
    """What a piece or a place is called and means in a language, and what it does now."""

    place: str
    word: str
    means: str
    sentences: list[Sentence]


class Refusals(Body):
    log: int
    refusals: dict[str, Refusal]


class Preview(Body):
    """What an action would do, up to the first thing that it would reveal."""

    log: int
    action: int
    view: Facts | None
    events: list[GameEvent]
    stops: bool


class Effects(Body):
    """What possible actions would do, by their numbers."""

    log: int
    effects: dict[str, Facts]


class Reason(Body):
    kind: str
    facts: Facts
    weight: float
    at_once: bool


class Hint(Body):
    action: int
    words: str
    value: float
    visits: int
    line: list[int]
    reasons: list[Reason]


class Hints(Body):
    log: int
    hints: list[Hint]


class ChatLine(Body):
    id: int
    person: str | None
    seat: int
    name: str
    text: str
    at: float


class Chat(Body):
    lines: list[ChatLine]


class RecordMove(Body):
    seat: int
    action: int
    words: str


class RecordLine(Body):
    id: str
    game: str
    release: str
    seats: int
    names: list[str]
    options: dict[str, Option]
    moves: int
    result: str
    created: float


class RecordInfo(RecordLine):
    log: list[RecordMove]


class Records(Body):
    records: list[RecordLine]


class RecordPosition(Body):
    record: str
    n: int
    moves: int
    seat: int | None
    deciding: int
    view: Facts
    question: Facts | None
    over: bool
    final: Final | None
    events: list[GameEvent]


class LessonLine(Body):
    """A lesson in a list."""

    game: str
    key: str
    minutes: int
    steps: int


class Lessons(Body):
    lessons: list[LessonLine]


class LessonStep(Body):
    """A step of a lesson: whether there is something to do, and what is pointed at."""

    key: str
    task: bool
    continues: bool
    """It goes on from where the step before ended."""
    rules: list[str]
    light: list[str]
    arrow: list[str]
    seals: list[str]
    tags: dict[str, str]
    drawing: list[str]


class LessonInfo(Body):
    """A lesson without its positions."""

    game: str
    key: str
    minutes: int
    seat: int
    seats: int
    options: dict[str, Option]
    edition: str
    steps: list[LessonStep]


class LessonPosition(Body):
    """Where a try at a step has led, and what the rules say of it."""

    step: int
    verdict: Literal["read", "right", "going", "refused", "missed"]
    refusal: Refusal | None
    missed: list[str]
    """The messages of what was not reached."""
    before: list[int]
    """All actions before this step since the last position that the lesson gives."""
    trail: list[int]
    """The same with those of this try."""
    deciding: int
    view: Facts
    question: Facts | None
    actions: list[int] | None
    aids: Facts | None
    effects: dict[str, Facts]
    """What the actions that were asked for would do."""
    entries: list[Entry]
    """What was done in this step, by the learner and by others."""
    final: Final | None


class LessonSolution(Body):
    """How a step is done."""

    before: list[int]
    actions: list[int]


class LessonProgress(Body):
    """How far somebody is in a lesson; once done it stays done."""

    game: str
    lesson: str
    step: int
    done: bool
    at: float


class Progress(Body):
    lessons: list[LessonProgress]


def _missing(value: object) -> bool:
    return value is None


class ProblemBody(Body):
    """What went wrong; the catalogues translate its key."""

    type: str
    title: str
    status: int
    key: str
    facts: Facts
    state: Annotated[State | None, Field(exclude_if=_missing)] = None
    """The new position, for whoever was behind."""
    words: Annotated[str | None, Field(exclude_if=_missing)] = None
    refusal: Annotated[Refusal | None, Field(exclude_if=_missing)] = None


class Hello(Body):
    """The first message of a live connection: which server, and which build of the page it has."""

    type: Literal["hello"] = "hello"
    release: str
    build: str | None


class StateMessage(Body):
    type: Literal["state"] = "state"
    state: State


class TableMessage(Body):
    type: Literal["table"] = "table"
    table: TableInfo


class ChatMessage(Body):
    type: Literal["chat"] = "chat"
    line: ChatLine


class ProblemMessage(Body):
    type: Literal["problem"] = "problem"
    problem: ProblemBody


class Gone(Body):
    type: Literal["gone"] = "gone"


class Waiting(Body):
    """The tables that wait for me."""

    type: Literal["waiting"] = "waiting"
    tables: list[str]


TableNews = Annotated[
    Hello | StateMessage | TableMessage | ChatMessage | ProblemMessage | Gone,
    Field(discriminator="type"),
]


def event_of(event: Event) -> GameEvent:
    return GameEvent(kind=event.kind, facts=event.facts, reveal=event.reveal)


def events_of(events: Sequence[Event]) -> list[GameEvent]:
    return [event_of(event) for event in events]


def frozen_of(frozen: CoreFacts | None) -> Frozen | None:
    return None if frozen is None else Frozen.model_validate(frozen)


def options_of(options: CoreFacts) -> dict[str, Option]:
    return {name: value for name, value in options.items() if isinstance(value, str | int)}


def problem_of(problem: Problem) -> ProblemBody:
    """As it is sent: only the parts that this problem has."""
    return ProblemBody.model_validate(problem.parts())
