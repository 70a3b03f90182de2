"""One database, SQLite or PostgreSQL."""

from ziggurat.server.storage.models import (
    UPTIME,
    AnalysisRow,
    AnalysisStepRow,
    Base,
    ChatLine,
    LessonRow,
    Letter,
    LogRow,
    Notice,
    Person,
    Screen,
    Seating,
    Session,
    Snapshot,
    StudyRow,
    TableRow,
    UploadedRecord,
    UptimeRow,
    bumped,
    table_of,
)
from ziggurat.server.storage.store import Store
from ziggurat.server.storage.uptime import UptimeClock
from ziggurat.server.storage.writer import Work

__all__ = [
    "UPTIME",
    "AnalysisRow",
    "AnalysisStepRow",
    "Base",
    "ChatLine",
    "LessonRow",
    "Letter",
    "LogRow",
    "Notice",
    "Person",
    "Screen",
    "Seating",
    "Session",
    "Snapshot",
    "Store",
    "StudyRow",
    "TableRow",
    "UploadedRecord",
    "UptimeClock",
    "UptimeRow",
    "Work",
    "bumped",
    "table_of",
]
