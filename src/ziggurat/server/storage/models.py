"""The rows. Times are seconds: wall time since 1970, or uptime where a column says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from sqlalchemy import (
    JSON,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    Update,
    update,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from ziggurat.core.types import Json
from ziggurat.server.storage.damage import JsonObject

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


UPTIME = "house"
"""The stored name of the uptime, as a table and as a column."""


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: ClassVar = {
        dict[str, Json]: JsonObject(),
        list[str]: JSON(),
        float: Float(53),
        int: Integer(),
        bytes: LargeBinary(),
    }


class Person(Base):
    """Somebody who plays. A guest has neither login nor password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(8), default="")
    settings: Mapped[dict[str, Json]]
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    email: Mapped[str | None] = mapped_column(String(254))
    email_confirmed: Mapped[bool] = mapped_column(default=False)
    email_code: Mapped[str | None] = mapped_column(String(64))
    webhook: Mapped[str | None] = mapped_column(String(500))
    quiet: Mapped[dict[str, Json] | None]
    """When no notice is to come: from and to an hour of the clock in a time zone."""
    created: Mapped[float]
    seen: Mapped[float] = mapped_column(index=True)


class Session(Base):
    """A browser's cookie or a bot's token, stored as its SHA-256 only."""

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    id: Mapped[str] = mapped_column(String(32), unique=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    label: Mapped[str] = mapped_column(String(40), default="")
    created: Mapped[float]
    seen: Mapped[float]


class TableRow(Base):
    """A table. What can change in play follows from its log and stands here only to be found."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str | None] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(32))
    edition: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, Json]]
    public: Mapped[bool]
    spectators: Mapped[bool]
    clock: Mapped[dict[str, Json]]
    hints: Mapped[str | None] = mapped_column(String(32))
    order: Mapped[str] = mapped_column(String(8))
    owner: Mapped[str | None] = mapped_column(String(32), index=True)
    stage: Mapped[str] = mapped_column(String(12), index=True)
    secret: Mapped[str] = mapped_column(String(64))
    origin: Mapped[dict[str, Json] | None]
    rematch: Mapped[str | None] = mapped_column(String(32))
    rematch_of: Mapped[str | None] = mapped_column(String(32), unique=True)
    created: Mapped[float]
    started: Mapped[float | None]
    ended: Mapped[float | None]
    touched: Mapped[float]

    version: Mapped[int] = mapped_column(default=0)
    """Counts changes of everything around the log: seats, settings, screens, chat."""
    log: Mapped[int] = mapped_column(default=-1)
    deciding: Mapped[int] = mapped_column(default=-1)
    waiting: Mapped[str | None] = mapped_column(String(32), index=True)
    """The person who must decide."""
    waits: Mapped[int] = mapped_column(default=0)
    """How many decisions that seat has made: names one waiting, for notices."""
    began: Mapped[float] = mapped_column(default=0.0)
    """Uptime at which the decision began."""
    deadline: Mapped[float | None] = mapped_column(index=True)
    """Uptime at which the clock of the deciding seat runs out."""
    bot_turn: Mapped[bool] = mapped_column(default=False, index=True)
    claim: Mapped[str | None] = mapped_column(String(32))
    """The process that thinks for the bot, until `claim_until`."""
    claim_until: Mapped[float] = mapped_column(default=0.0)

    __table_args__ = (Index("ix_tables_public_stage_created", "public", "stage", "created"),)

    def update(self, values: Mapping[str, str | int | float | bool | None]) -> None:
        """Repeat what was written to the row by other means."""
        for name, value in values.items():
            setattr(self, name, value)


class Seating(Base):
    """Who sits where. After the start, who plays a seat follows from the log."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    person: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    bot: Mapped[str | None] = mapped_column(String(32))
    salt: Mapped[str] = mapped_column(String(64), default="")
    invitation: Mapped[str | None] = mapped_column(String(64), unique=True)
    seen: Mapped[float] = mapped_column(default=0.0)
    """Uptime at which its person was last at the table."""


class LogRow(Base):
    """Entry `n` of a table's log: written once, never changed."""

    __tablename__ = "log"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int]
    person: Mapped[str | None] = mapped_column(String(32))
    data: Mapped[dict[str, Json]]
    digest: Mapped[str] = mapped_column(String(64))
    at: Mapped[float]
    uptime: Mapped[float] = mapped_column(UPTIME)


class Snapshot(Base):
    """What a log has led to after entry `n`, so that it need not be folded from its start.

    It can be thrown away at any time: everything in it follows from the log.
    """

    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    edition: Mapped[str] = mapped_column(String(64))
    """The release and action table that wrote it; another folds the log itself."""
    digest: Mapped[str] = mapped_column(String(64))
    """Of the position, as entry `n` has it."""
    checksum: Mapped[str] = mapped_column(String(64))
    """SHA-256 of the data."""
    data: Mapped[bytes]


class Screen(Base):
    """A screen that several persons share: which seat was handed over to, at which number."""

    __tablename__ = "screens"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int]
    n: Mapped[int]


class ChatLine(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    person: Mapped[str | None] = mapped_column(String(32))
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float]


class UploadedRecord(Base):
    __tablename__ = "records"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str | None] = mapped_column(String(32), index=True)
    text: Mapped[str] = mapped_column(Text())
    created: Mapped[float]
    facts: Mapped[dict[str, Json] | None]
    """What lists say of it; None where an earlier release stored it."""


class LessonRow(Base):
    """How far a person is in a lesson."""

    __tablename__ = "lessons"

    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(40), primary_key=True)
    step: Mapped[int]
    done: Mapped[bool]
    at: Mapped[float]


class AnalysisRow(Base):
    """The analysis of a table's game, quick or deep: asked for, under way, or found."""

    __tablename__ = "analyses"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    deep: Mapped[bool] = mapped_column(primary_key=True, autoincrement=False)
    engine: Mapped[str] = mapped_column(String(64))
    """What makes it; another engine may say something else."""
    person: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    """Whoever asked for it."""
    state: Mapped[str] = mapped_column(String(8), index=True)
    done: Mapped[int]
    total: Mapped[int]
    """How many of how many actions are judged."""
    asked: Mapped[float]
    claim: Mapped[str | None] = mapped_column(String(32))
    """The process that works on it, until `claim_until`."""
    claim_until: Mapped[float]
    result: Mapped[bytes | None]
    """The analysis as JSON, deflated."""


class AnalysisStepRow(Base):
    """One action of an analysis under way, so that it goes on where it was left."""

    __tablename__ = "analysis_steps"

    table: Mapped[str] = mapped_column(String(32), primary_key=True)
    deep: Mapped[bool] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    data: Mapped[dict[str, Json]]

    __table_args__ = (
        ForeignKeyConstraint(
            ["table", "deep"], ["analyses.table", "analyses.deep"], ondelete="CASCADE"
        ),
    )


class StudyRow(Base):
    """A study that somebody keeps: a record with variations and notes round it."""

    __tablename__ = "studies"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), index=True
    )
    """Whoever may change it."""
    title: Mapped[str] = mapped_column(String(100))
    game: Mapped[str] = mapped_column(String(32))
    created: Mapped[float]
    changed: Mapped[float]
    version: Mapped[int]
    """How often it was kept."""
    text: Mapped[bytes]
    """The study as a file, deflated."""


class ToldOf:
    """When somebody was told that a table waits for them, one row for one waiting."""

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    waits: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[float]


class Notice(ToldOf, Base):
    """A notice that was sent, so that it is sent once."""

    __tablename__ = "notices"


class Letter(ToldOf, Base):
    """A waiting that a letter told of; one letter may tell of many."""

    __tablename__ = "letters"

    __table_args__ = (Index("ix_letters_person_at", "person", "at"),)


class PushRow(Base):
    """A browser that gets web push, for as long as its session lasts."""

    __tablename__ = "push_browsers"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """A hash of the address."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    session: Mapped[str] = mapped_column(ForeignKey("sessions.hash", ondelete="CASCADE"))
    endpoint: Mapped[str] = mapped_column(String(1000))
    key: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    created: Mapped[float]


class Pushed(ToldOf, Base):
    """A waiting that web push told of; one message may tell of many."""

    __tablename__ = "pushes"

    __table_args__ = (Index("ix_pushes_person_at", "person", "at"),)


class ServerKey(Base):
    """A secret of this server that all its processes share."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    value: Mapped[bytes]


class UptimeRow(Base):
    """Seconds during which at least one server process was up."""

    __tablename__ = UPTIME

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    up: Mapped[float] = mapped_column("open")
    last: Mapped[float]


def bumped(tables: Sequence[str]) -> Update:
    """Says that something around the logs of these tables has changed."""
    return update(TableRow).where(TableRow.id.in_(tables)).values(version=TableRow.version + 1)


def table_of(model: type[Base]) -> Table:
    """The bare table of a kind of row, for what is written often."""
    table = model.__table__
    assert isinstance(table, Table)
    return table
