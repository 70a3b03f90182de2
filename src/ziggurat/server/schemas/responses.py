"""What clients get, for the OpenAPI description."""

from __future__ import annotations

from pydantic import BaseModel, Field

Anything = dict[str, object]


class NoticesAnswer(BaseModel):
    email: str | None
    confirmed: bool
    webhook: str | None
    possible: list[str]


class MeAnswer(BaseModel):
    id: str
    name: str
    language: str
    settings: Anything
    login: str | None
    notices: NoticesAnswer


class TokenLine(BaseModel):
    id: str
    label: str
    created: float
    seen: float


class NewTokenAnswer(BaseModel):
    id: str
    label: str
    token: str


class OptionAnswer(BaseModel):
    name: str
    values: list[str | int]
    default: str | int
    seats: list[int] | None


class GameAnswer(BaseModel):
    name: str
    title: str
    seats: list[int]
    rules: str
    options: list[OptionAnswer]
    quick: dict[str, str | int]
    scene: str | None
    actions: int
    edition: str
    table: str


class GamesAnswer(BaseModel):
    games: list[GameAnswer]


class InfoAnswer(BaseModel):
    release: str
    games: list[str]
    bots: list[str]
    levels: list[str]
    hints: list[str]
    limits: Anything


class HealthAnswer(BaseModel):
    status: str
    release: str


class RulebookAnswer(BaseModel):
    game: str
    language: str
    title: str
    preface: list[Anything]
    chapters: list[Anything]
    terms: Anything


class Hit(BaseModel):
    address: str
    title: list[Anything]
    sentence: list[Anything]


class HitsAnswer(BaseModel):
    hits: list[Hit]


class ActionTableAnswer(BaseModel):
    game: str
    edition: str
    words: list[str]
    fields: list[Anything]


class SeatAnswer(BaseModel):
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    here: bool
    absent: bool
    resigned: bool
    played_by: str
    invitation: bool
    votes: list[int]


class TableLineAnswer(BaseModel):
    id: str
    game: str
    options: dict[str, str | int]
    stage: str
    public: bool
    clock: Anything
    seats: list[SeatAnswer]
    mine: list[int]
    log: int
    deciding: int
    waiting: bool
    created: float
    started: float | None
    ended: float | None
    owner: str | None


class TablesAnswer(BaseModel):
    tables: list[TableLineAnswer]


class TableAnswer(BaseModel):
    id: str
    game: str
    edition: str
    options: dict[str, str | int]
    stage: str
    public: bool
    spectators: bool
    clock: Anything
    hints: str | None
    order: str
    owner: str | None
    created: float
    started: float | None
    ended: float | None
    log: int
    deciding: int
    seats: list[SeatAnswer]
    mine: list[int]
    commitment: str
    secret: str | None
    salts: list[str] | None
    seed: str | None
    rematch: str | None
    rematch_of: str | None
    origin: Anything | None = Field(alias="from")
    frozen: Anything | None


class InvitationAnswer(BaseModel):
    token: str
    url: str


class InvitedAnswer(BaseModel):
    table: TableAnswer
    seat: int


class EventAnswer(BaseModel):
    kind: str
    facts: Anything
    reveal: bool


class EntryAnswer(BaseModel):
    n: int
    kind: str
    seat: int
    by: str
    at: float
    undone: bool
    action: int | None
    words: str | None
    facts: Anything
    events: list[EventAnswer]


class FinalAnswer(BaseModel):
    outcome: str
    scores: list[int]
    places: list[int]
    tally: list[Anything]
    resigned: list[int]


class UndoAnswer(BaseModel):
    seat: int
    to: int
    possible: bool
    reason: str | None


class TakeBackAnswer(BaseModel):
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class FurtherBackAnswer(BaseModel):
    seat: int
    to: int


class VoteAnswer(BaseModel):
    absent: int
    seat: int


class MayAnswer(BaseModel):
    take_back: FurtherBackAnswer | None
    answer: list[int]
    resign: list[int]
    take_over: list[VoteAnswer]
    return_: list[int] = Field(alias="return")


class StateAnswer(BaseModel):
    table: str
    log: int
    stage: str
    seat: int | None
    mine: list[int]
    deciding: int
    view: Anything
    question: Anything | None
    actions: list[int] | None
    aids: Anything | None
    undo: UndoAnswer | None
    hand_over: Anything | None
    take_back: TakeBackAnswer | None
    undone: list[int]
    may: MayAnswer
    clock: Anything
    seats: list[SeatAnswer]
    entries: list[EntryAnswer]
    chat: int
    final: FinalAnswer | None
    frozen: Anything | None


class LogAnswer(BaseModel):
    log: int
    entries: list[EntryAnswer]


class PositionAnswer(BaseModel):
    table: str
    n: int
    log: int
    seat: int | None
    deciding: int
    view: Anything
    question: Anything | None
    over: bool
    final: FinalAnswer | None
    entry: EntryAnswer


class RefusalAnswer(BaseModel):
    rule: str
    reason: str
    facts: Anything


class WhyAnswer(BaseModel):
    log: int
    action: int
    refusal: RefusalAnswer | None


class RefusalsAnswer(BaseModel):
    log: int
    refusals: dict[str, RefusalAnswer]


class PreviewAnswer(BaseModel):
    log: int
    action: int
    view: Anything | None
    events: list[EventAnswer]
    stops: bool


class HintAnswer(BaseModel):
    action: int
    words: str
    value: float
    line: list[int]


class HintsAnswer(BaseModel):
    log: int
    hints: list[HintAnswer]


class ChatLineAnswer(BaseModel):
    id: int
    person: str | None
    seat: int
    name: str
    text: str
    at: float


class ChatAnswer(BaseModel):
    lines: list[ChatLineAnswer]


class RecordMove(BaseModel):
    seat: int
    action: int
    words: str


class RecordLine(BaseModel):
    id: str
    game: str
    release: str
    seats: int
    names: list[str]
    options: dict[str, str | int]
    moves: int
    result: str
    created: float


class RecordAnswer(RecordLine):
    log: list[RecordMove]


class RecordsAnswer(BaseModel):
    records: list[RecordLine]


class RecordPositionAnswer(BaseModel):
    record: str
    n: int
    moves: int
    seat: int | None
    deciding: int
    view: Anything
    question: Anything | None
    over: bool
    final: FinalAnswer | None
    events: list[EventAnswer]


class ProblemAnswer(BaseModel):
    type: str
    title: str
    status: int
    key: str
    facts: Anything
