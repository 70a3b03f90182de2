"""Rows that somebody damaged: what no column may hold is read as nothing, and said.

SQLite keeps any value in any column, so that a hand at the file, or a disk, can leave a text where
a number should be. Whoever reads such a row sees what is left of it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from sqlalchemy import JSON, Column, inspect
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase
from sqlalchemy.orm.attributes import set_committed_value
from sqlalchemy.types import TypeDecorator

from ziggurat.core.types import Json


class JsonObject(TypeDecorator[Json]):
    """An object as JSON; what is no JSON is read as the text that it is."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    @property
    def python_type(self) -> type[object]:
        return dict

    def result_processor(
        self, dialect: Dialect, coltype: object
    ) -> Callable[[object], Json] | None:
        read = super().result_processor(dialect, coltype)
        if read is None:
            return None

        def safely(value: object) -> Json:
            try:
                return read(value)
            except ValueError:
                return str(value)

        return safely


def mend(row: DeclarativeBase) -> list[str]:
    """Put nothing in the place of each value that its column may not hold; the names of those.

    Nothing of it is written to the database.
    """
    damaged = []
    for name, column in inspect(type(row)).columns.items():
        if not _holds(column, getattr(row, name)):
            set_committed_value(row, name, _nothing(column))
            damaged.append(name)
    return damaged


def _holds(column: Column[object], value: object) -> bool:
    """Whether a column may hold that value."""
    if value is None:
        return bool(column.nullable)
    kind = column.type.python_type
    if kind is float:
        return isinstance(value, int | float) and isfinite(value)
    return isinstance(value, kind)


def _nothing(column: Column[object]) -> object:
    return None if column.nullable else column.type.python_type()
