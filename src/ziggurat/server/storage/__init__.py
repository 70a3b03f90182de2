"""What is kept: one database, SQLite or PostgreSQL."""

from ziggurat.server.storage.models import (
    Base,
    ChatLine,
    HouseTime,
    LogEntry,
    Notice,
    Person,
    Screen,
    Seating,
    Session,
    TableRow,
    UploadedRecord,
    bumped,
    table_of,
)
from ziggurat.server.storage.store import Store
from ziggurat.server.storage.writer import Work

__all__ = [
    "Base",
    "ChatLine",
    "HouseTime",
    "LogEntry",
    "Notice",
    "Person",
    "Screen",
    "Seating",
    "Session",
    "Store",
    "TableRow",
    "UploadedRecord",
    "Work",
    "bumped",
    "table_of",
]
