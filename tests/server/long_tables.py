"""Tables with long logs: a game in which somebody tries many things and takes them back."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sqlalchemy import Connection, create_engine, select
from sqlalchemy.orm import Session as Reading

from tests.server.hosts import Guest
from ziggurat.server.storage import LogRow, TableRow
from ziggurat.server.tables.cache import RowValues, add_entry
from ziggurat.server.tables.history import folded
from ziggurat.server.tables.log import ACTION, UNDO, LogEntry, LoggedGame
from ziggurat.server.tables.snapshots import is_due, snapshot_of, write_snapshots

LINE = 60
"""How many actions stand in the end, however long the log is."""


def sets_up(guest: Guest, game: str = "tigris") -> str:
    """A table for two at one screen."""
    return guest.sets_up(game, "me", "here Adam", start=True, options={})


def lengthen(database: str, table: str, length: int, snapshots: bool) -> int:
    """Write a log on as the server would, while no server runs; its last number.

    It has the entries asked for, and a few more if need be for the last decision to be one that
    can be taken back.
    """
    engine = create_engine(f"sqlite:///{Path(database)}")
    with engine.begin() as connection:
        logged = _game(connection, table)
        person = logged.holders[0].person
        rng = Random(length)
        while logged.n < length or not can_undo(logged):
            logged = _one_more(connection, table, person, logged, rng, length)
            if snapshots and is_due(logged.n):
                write_snapshots(connection, [snapshot_of(table, logged)])
    engine.dispose()
    return logged.n


def can_undo(logged: LoggedGame) -> bool:
    last = logged.actions[-1] if logged.actions else None
    return last is not None and last.n == logged.n and not last.reveal


def _game(connection: Connection, table: str) -> LoggedGame:
    with Reading(connection) as session:
        row = session.get_one(TableRow, table)
        rows = session.scalars(select(LogRow).where(LogRow.table == table).order_by(LogRow.n))
        entries = [
            LogEntry(
                one.n, one.kind, one.seat, one.person, one.data, one.digest, one.at, one.uptime
            )
            for one in rows
        ]
        return folded(row, entries)


def _one_more(
    connection: Connection,
    table: str,
    person: str | None,
    logged: LoggedGame,
    rng: Random,
    length: int,
) -> LoggedGame:
    """One more entry: back if the line has got ahead of the log, on otherwise."""
    last = logged.actions[-1] if logged.actions else None
    ahead = len(logged.actions) > LINE * logged.n / length
    if last is not None and ahead and logged.n < length and not last.reveal:
        kind, seat, data = UNDO, last.seat, {"to": logged.undo_target()}
    else:
        kind, seat, data = ACTION, logged.deciding, {"action": _quiet_action(logged, rng)}
    draft = logged.preview(kind, data)
    at = logged.clock.began + 1
    entry = LogEntry(logged.n + 1, kind, seat, person, data, draft.state.digest(), at, at)
    logged = logged.with_entry(entry, draft)
    add_entry(connection, table, entry, _values(logged, entry))
    return logged


def _quiet_action(logged: LoggedGame, rng: Random) -> int:
    """One that reveals nothing, so that it can be taken back, if there is one."""
    actions = logged.state.actions()
    chosen = rng.sample(actions, min(6, len(actions)))
    for action in chosen:
        draft = logged.preview(ACTION, {"action": action})
        if not any(event.reveal for event in draft.events) and not draft.state.over:
            return action
    return chosen[0]


def _values(logged: LoggedGame, entry: LogEntry) -> RowValues:
    return {"log": entry.n, "deciding": logged.deciding, "waiting": logged.person_to_move}
