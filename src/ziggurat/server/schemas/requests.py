"""What clients send, checked before anything else looks at it."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Annotated, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
    TypeAdapter,
    ValidationError,
    model_validator,
)

MOST = 2**31 - 1
NAME_LENGTH = 40
CHAT_LENGTH = 500
SETTINGS_LENGTH = 4000
MOST_SEATS = 8
MOST_ASKED = 600


UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Categories of signs that show nothing: controls, turned directions, tags, halves of letters."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters that look like nothing."""
JOINER = "\u200d"
"""Joins pictures of people to one."""


def _in_picture(letter: str) -> bool:
    return unicodedata.category(letter) in ("So", "Sk") or letter == "\ufe0f"


def _clean(text: str) -> str:
    """Without what no person can read: control signs, halves of letters, endless space."""
    text = unicodedata.normalize("NFC", text)
    for before, letter, after in zip(f" {text}", text, f"{text[1:]} ", strict=False):
        joins = letter == JOINER and _in_picture(before) and _in_picture(after)
        if not joins and (unicodedata.category(letter) in UNSEEN or letter in BLANK):
            raise ValueError("has signs that cannot be shown")
    return re.sub(r"\s+", " ", text).strip()


def _name(text: str) -> str:
    text = _clean(text)
    if not 0 < len(text) <= NAME_LENGTH:
        raise ValueError(f"should have 1 to {NAME_LENGTH} characters")
    return text


def _line(text: str) -> str:
    text = _clean(text)
    if not 0 < len(text) <= CHAT_LENGTH:
        raise ValueError(f"should have 1 to {CHAT_LENGTH} characters")
    return text


def _settings(value: dict[str, JsonValue]) -> dict[str, JsonValue]:
    text = json.dumps(value)
    if len(text) > SETTINGS_LENGTH or "\\u0000" in text or re.search(r"\\ud[89a-f]", text):
        raise ValueError(f"should be at most {SETTINGS_LENGTH} characters of plain JSON")
    return value


Name = Annotated[str, Field(min_length=1, max_length=400), AfterValidator(_name)]
ChatText = Annotated[str, Field(min_length=1, max_length=5000), AfterValidator(_line)]
Number = Annotated[int, Field(ge=0, le=MOST, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]
Salt = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{1,32}$")]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,32}$")]
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._-]{2,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Request(BaseModel):
    """Unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid")


class NewPerson(Request):
    name: Name
    language: Literal["", "en", "cs", "pl", "hu"] = ""


class ChangedPerson(Request):
    name: Name | None = None
    language: Literal["", "en", "cs", "pl", "hu"] | None = None
    settings: Annotated[dict[str, JsonValue], AfterValidator(_settings)] | None = None


class NewPassword(Request):
    login: Login
    password: Password
    old: Password | None = None


class SignIn(Request):
    login: Login
    password: Password


class NewToken(Request):
    label: Name


Hour = Annotated[int, Field(ge=0, le=23, strict=True)]


def known_zone(name: str) -> bool:
    """Whether this machine knows that time zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def _zone(name: str) -> str:
    if not known_zone(name):
        raise ValueError("should be the name of a time zone")
    return name


class QuietHours(Request):
    """From the beginning of one hour to the beginning of another, every day."""

    start: Hour
    end: Hour
    zone: Annotated[str, StringConstraints(max_length=64), AfterValidator(_zone)]


class Notices(Request):
    email: Annotated[str, StringConstraints(min_length=3, max_length=254)] | None
    webhook: Annotated[str, StringConstraints(min_length=8, max_length=500)] | None
    quiet: QuietHours | None = None


Base64Url = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+={0,2}$", max_length=100)]


class PushKeys(Request):
    p256dh: Base64Url
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+={0,2}$", max_length=40)]


Endpoint = Annotated[str, StringConstraints(min_length=8, max_length=1000)]


class PushSubscription(Request):
    """What a browser says when it registers for web push."""

    endpoint: Endpoint
    keys: PushKeys


class PushEnd(Request):
    endpoint: Endpoint


class Code(Request):
    code: Annotated[str, StringConstraints(pattern=r"^[0-9]{8}$")]


class SeatMe(Request):
    kind: Literal["me"]


class SeatOpen(Request):
    kind: Literal["open"]


class SeatInvited(Request):
    kind: Literal["invited"]


class SeatBot(Request):
    kind: Literal["bot"]
    bot: BotName


class SeatHere(Request):
    """One more person at my own screen."""

    kind: Literal["here"]
    name: Name


NewSeat = Annotated[
    SeatMe | SeatOpen | SeatInvited | SeatBot | SeatHere, Field(discriminator="kind")
]

Then = Literal["bot", "end"]


class ClockNone(Request):
    kind: Literal["none"]


class ClockRelaxed(Request):
    """A number of days for each decision."""

    kind: Literal["relaxed"]
    days: Annotated[float, Field(gt=0, le=60, allow_inf_nan=False)]
    then: Then = "bot"


class ClockLive(Request):
    """Minutes for each person, and seconds more for each decision."""

    kind: Literal["live"]
    minutes: Annotated[float, Field(gt=0, le=600, allow_inf_nan=False)]
    increment: Annotated[float, Field(ge=0, le=600, allow_inf_nan=False)] = 0
    then: Then = "bot"


ClockChoice = Annotated[ClockNone | ClockRelaxed | ClockLive, Field(discriminator="kind")]
_clocks: TypeAdapter[ClockChoice] = TypeAdapter(ClockChoice)


def kept_clock(value: object) -> ClockNone | ClockRelaxed | ClockLive:
    """A clock as it is stored; none where that is damaged."""
    try:
        return _clocks.validate_python(value)
    except ValidationError:
        return ClockNone(kind="none")


OptionValue = (
    Annotated[str, StringConstraints(max_length=40)] | Annotated[int, Field(le=MOST)] | bool
)
TableOptions = Annotated[dict[Word, OptionValue], Field(max_length=20)]
Order = Literal["given", "random"]


class Origin(Request):
    """Where to go on from: after action `at` of a record, or at log number `at` of a table."""

    record: Id | None = None
    table: Id | None = None
    at: Number

    @model_validator(mode="after")
    def one_of_them(self) -> Origin:
        if (self.record is None) == (self.table is None):
            raise ValueError("either a record or a table")
        return self


class NewTable(Request):
    name: Name | None = None
    game: Word | None = None
    options: TableOptions | None = None
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    public: bool = False
    spectators: bool = True
    clock: ClockChoice = ClockNone(kind="none")
    hints: BotName | None = None
    order: Order = "given"
    salt: Salt | None = None
    start: bool = False
    origin: Annotated[Origin | None, Field(alias="from")] = None


class ChangedTable(Request):
    name: Name | None = None
    options: TableOptions | None = None
    public: bool | None = None
    spectators: bool | None = None
    clock: ClockChoice | None = None
    hints: BotName | None = None
    order: Order | None = None


class SitDown(Request):
    seat: SeatNumber | None = None
    salt: Salt | None = None


class Salted(Request):
    salt: Salt | None = None


class Say(Request):
    text: ChatText


class Act(Request):
    """A decision, as a number of the action table or in words."""

    log: Number
    seat: SeatNumber
    action: Number | None = None
    words: Words | None = None

    @model_validator(mode="after")
    def one_of_them(self) -> Act:
        if (self.action is None) == (self.words is None):
            raise ValueError("either an action or words")
        return self


class AtLog(Request):
    log: Number
    seat: SeatNumber


class TakeBack(AtLog):
    to: Number


class Answer(AtLog):
    agree: Annotated[bool, Field(strict=True)]


class ForSeat(Request):
    seat: SeatNumber
    log: Number | None = None


class Absent(ForSeat):
    absent: SeatNumber


Asked = Annotated[list[Number], Field(max_length=MOST_ASKED)]
"""Actions of the position that is answered with, whose effects are wanted too."""


class LessonWay(Request):
    """What was done in a lesson: before a step, and in it."""

    before: Annotated[list[Number], Field(max_length=200)] | None = None
    """All actions since the last position that the lesson gives; null: as they are shown."""
    actions: Annotated[list[Number], Field(max_length=40)] = []


class LessonTry(LessonWay):
    effects: Asked = []


class LessonPlace(LessonWay):
    """What is asked about after that, and in which language."""

    place: Annotated[str, Field(max_length=40)]
    language: Annotated[str, Field(pattern=r"^[a-z]{2}$")] = "en"


class Tried(Request):
    """Decisions of the seat that is to move, the first one judged."""

    actions: Annotated[list[Number], Field(max_length=40)] = []
    effects: Asked = []


class TriedStep(Tried):
    number: Number
    """Which action of the game is tried again, from 1."""


class Reached(Request):
    step: Number
    done: bool = False


class AskHints(AtLog):
    count: Annotated[int, Field(ge=1, le=10, strict=True)] = 3


class AskAnalysis(Request):
    """How thorough an analysis should be."""

    deep: bool = False


BOARD_ACTIONS = 5_000
BOARD_NODES = 30_000
Start = Annotated[str, StringConstraints(min_length=1, max_length=120_000)]
Dump = dict[str, JsonValue]


class BoardWay(Request):
    """A way to a position on an analysis board: its beginning, and the actions since.

    `start` is what `POST /api/board` gave; a `position` that was drawn anew is begun with instead.
    """

    start: Start
    position: Dump | None = None
    actions: Annotated[list[Number], Field(max_length=BOARD_ACTIONS)] = []
    effects: Asked = []
    seat: SeatNumber | None = None
    """Whose eyes; null: those of whoever decides."""


class BoardJudgement(BoardWay):
    """`known`: everything is as it is; otherwise all that `seat` cannot know is drawn anew."""

    known: bool = False
    number: Annotated[int, Field(ge=0, le=1000, strict=True)] = 0
    """How many searches of this position there were; later ones are longer."""


SpaceName = Annotated[str, StringConstraints(min_length=1, max_length=40)]


class BoardSpace(BoardWay):
    """A space of the board on which pieces are laid by hand."""

    space: SpaceName


class LaidPiece(Request):
    at: SpaceName
    seat: SeatNumber | None = None
    word: SpaceName


class BoardLaying(BoardSpace):
    """A piece to lay there; null takes away what lies there."""

    piece: LaidPiece | None = None


class BoardChange(BoardWay):
    """The whole position as somebody changed it; `dump` takes the place of what it was."""

    dump: Dump


class NewGameBoard(Request):
    """The start of a game."""

    kind: Literal["game"]
    game: Word
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS, strict=True)]
    options: TableOptions = {}
    seed: Annotated[str, StringConstraints(pattern=r"^[ -~]{1,64}$")] | None = None


class TableBoard(Request):
    """A table whose game is over, at a log number."""

    kind: Literal["table"]
    table: Id
    at: Number | None = None


class RecordBoard(Request):
    """A record that somebody uploaded, after some actions."""

    kind: Literal["record"]
    record: Id
    at: Number = 0


class PuzzleBoard(Request):
    """The position of a puzzle."""

    kind: Literal["puzzle"]
    game: Word
    puzzle: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{4,40}$")]


class TextBoard(Request):
    """The text of a study, of a record, or of a position as JSON with its `game`."""

    kind: Literal["text"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=2_000_000)]


NewBoard = Annotated[
    NewGameBoard | TableBoard | RecordBoard | PuzzleBoard | TextBoard, Field(discriminator="kind")
]


class DraftNode(Request):
    """A position of a study: after an action, or drawn anew as a seat knew it."""

    parent: Annotated[int, Field(ge=0, le=BOARD_NODES, strict=True)]
    action: Number | None = None
    seat: SeatNumber | None = None
    position: Dump | None = None
    note: Annotated[str, StringConstraints(max_length=2_000)] = ""


class StudyDraft(Request):
    """A study as a board has it; position 0 is the start, which is not among the nodes."""

    title: Annotated[str, StringConstraints(max_length=100)] = ""
    start: Start
    note: Annotated[str, StringConstraints(max_length=2_000)] = ""
    nodes: Annotated[list[DraftNode], Field(max_length=BOARD_NODES)] = []


class ChangedStudy(StudyDraft):
    version: Number
