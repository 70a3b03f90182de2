"""The record of a game that was played at a table."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.core.digest import canonical
from ziggurat.core.records import Record
from ziggurat.core.types import Json
from ziggurat.server.tables.cache import OpenTable


def record(table: OpenTable) -> Record:
    """The record of a game that is over."""
    logged = table.started()
    start = logged.start
    names = [holder.name for holder in logged.holders]
    salts = [str(salt) for salt in _row(start["salts"])]
    release = str(start.get("release", table.row.edition.partition("-")[0]))
    found = Record(
        logged.game.name,
        len(names),
        str(start["seed"]),
        logged.options,
        names,
        release,
        table.row.secret,
        salts,
        canonical(start["position"]) if "position" in start else "",
        logged.state.revision,
    )
    for played in logged.actions:
        found.moves.append((played.seat, logged.game.write(played.action)))
    found.finish(logged.state)
    return found


def _row(value: Json) -> Sequence[Json]:
    return value if isinstance(value, list | tuple) else ()
