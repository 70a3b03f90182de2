"""What a viewer gets of a table: everything named, never the whole with parts removed."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.core.chance import commitment
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Facts, Json, Seat
from ziggurat.server.problems import Problem
from ziggurat.server.storage import Seating
from ziggurat.server.tables.cache import OpenTable, Shown
from ziggurat.server.tables.log import ACTION, START, TAKE_OVER_VOTE, LoggedGame, Step
from ziggurat.server.tables.presence import Presence


class Viewer:
    """Who looks at a table: a person (or nobody known), and as which seat."""

    def __init__(self, table: OpenTable, person: str | None) -> None:
        self.person = person
        self.mine = table.mine(person)
        self.seat: Seat | None = None
        self.hand_over: Facts | None = None
        require_admission(table, person)
        logged = table.logged
        if len(self.mine) == 1:
            self.seat = self.mine[0]
        elif logged is not None and logged.deciding in self.mine and logged.bot_to_move is None:
            if table.handed_over(person):
                self.seat = logged.deciding
            else:
                self.hand_over = {"seat": logged.deciding}


def require_admission(table: OpenTable, person: str | None) -> None:
    """Not every table has spectators."""
    if not table.mine(person) and not table.row.spectators:
        raise Problem("seated-only")


def seat_infos(presence: Presence, table: OpenTable) -> list[Json]:
    """Who sits where; who is there; who plays."""
    return [seat_info(presence, table, seating) for seating in table.seats]


def seat_info(presence: Presence, table: OpenTable, seating: Seating) -> Facts:
    logged = table.logged
    holder = None if logged is None else logged.holders[seating.seat]
    bot = seating.bot if holder is None else holder.bot
    person = seating.kind == "person"
    played_by = "bot" if bot is not None else "person" if person else "nobody"
    votes = [] if logged is None else sorted(logged.votes.get(seating.seat, ()))
    return {
        "seat": seating.seat,
        "kind": seating.kind,
        "person": seating.person,
        "name": seating.name,
        "bot": bot,
        "here": presence.here(table, seating.seat),
        "absent": presence.absent(table, seating.seat),
        "resigned": holder is not None and holder.resigned,
        "played_by": played_by,
        "invitation": seating.invitation is not None,
        "votes": votes,
    }


def table_json(presence: Presence, table: OpenTable, person: str | None) -> dict[str, Json]:
    """The table itself, which whoever knows its id may see."""
    row, logged = table.row, table.logged
    over = logged is not None and logged.over
    return {
        "id": row.id,
        "game": row.game,
        "edition": row.edition,
        "options": row.options,
        "stage": row.stage,
        "public": row.public,
        "spectators": row.spectators,
        "clock": row.clock,
        "hints": row.hints,
        "order": row.order,
        "owner": row.owner,
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "log": row.log,
        "deciding": row.deciding,
        "seats": seat_infos(presence, table),
        "mine": table.mine(person),
        "commitment": commitment(row.secret),
        "secret": row.secret if over else None,
        "salts": [seating.salt for seating in table.seats] if over else None,
        "seed": logged.start["seed"] if logged is not None and over else None,
        "rematch": row.rematch,
        "rematch_of": row.rematch_of,
        "from": row.origin,
        "frozen": table.frozen,
    }


def table_line(presence: Presence, table: OpenTable, person: str | None) -> dict[str, Json]:
    """A table in a list."""
    whole = table_json(presence, table, person)
    names = ("id", "game", "options", "stage", "public", "clock", "seats", "mine", "log")
    more = ("deciding", "created", "started", "ended", "owner")
    waiting = person is not None and table.row.waiting == person
    return {name: whole[name] for name in (*names, *more)} | {"waiting": waiting}


def state_json(
    presence: Presence, table: OpenTable, viewer: Viewer, steps: Sequence[Step] = ()
) -> dict[str, Json]:
    """The position after the last entry, as the viewer may know it."""
    logged = table.started()
    state, seat = logged.state, viewer.seat
    shown = _shown(presence, table, logged)
    if seat not in shown.views:
        shown.views[seat] = state.table_view(seat)
    decides = seat is not None and seat == logged.deciding and logged.bot_to_move is None
    return shown.facts | {
        "seat": seat,
        "mine": viewer.mine,
        "view": shown.views[seat],
        "actions": state.actions() if decides else None,
        "aids": state.aids() if decides else None,
        "undo": undo_json(logged, viewer.mine),
        "may": may_json(presence, table, viewer),
        "hand_over": viewer.hand_over,
        "entries": [entry_json(logged, step, seat) for step in steps],
        "chat": table.chat,
    }


def _shown(presence: Presence, table: OpenTable, logged: LoggedGame) -> Shown:
    """What all viewers of the position have in common; clocks are shown in tenths of a second."""
    now = presence.now()
    at = (logged.n, int(10 * now))
    shown = table.shown
    if shown is None or shown.logged is not logged or shown.at != at:
        running = NOBODY if logged.over or logged.bot_to_move is not None else logged.deciding
        facts: dict[str, Json] = {
            "table": table.id,
            "log": logged.n,
            "stage": table.row.stage,
            "deciding": logged.deciding,
            "question": None if logged.over else logged.state.question(),
            "take_back": take_back_json(logged),
            "undone": sorted(logged.undone),
            "clock": logged.clock.json(running, now),
            "seats": seat_infos(presence, table),
            "final": final_json(logged),
            "frozen": logged.frozen,
        }
        shown = table.shown = Shown(logged, at, facts)
    return shown


def undo_json(logged: LoggedGame, mine: Sequence[Seat]) -> Facts | None:
    """Whether I can undo: the seat of mine that decided last."""
    last = logged.last_decision(mine)
    if last is None:
        return None
    reason = logged.undo_refusal(last.seat)
    return {
        "seat": last.seat,
        "to": logged.undo_target(),
        "possible": reason is None,
        "reason": reason,
    }


def may_json(presence: Presence, table: OpenTable, viewer: Viewer) -> Facts:
    """What the viewer may do at the table beside deciding, and for which of their seats."""
    logged, mine = table.started(), viewer.mine
    going_on = not logged.over and logged.frozen is None
    seats = mine if going_on else []
    asked = logged.take_back
    waiting = [] if asked is None else logged.still_to_agree(asked)
    return {
        "take_back": further_back_json(logged, seats),
        "answer": [seat for seat in seats if seat in waiting],
        "resign": [seat for seat in seats if not logged.holders[seat].resigned],
        "take_over": _absent(presence, table, seats),
        "return": [seat for seat in seats if logged.holders[seat].taken_over],
    }


def further_back_json(logged: LoggedGame, mine: Sequence[Seat]) -> Facts | None:
    """Where asking everybody would take me: before my last decision, if I cannot undo it."""
    last = logged.last_decision(mine)
    if last is None or logged.take_back is not None or logged.holders[last.seat].by_bot:
        return None
    if logged.undo_refusal(last.seat) is None:
        return None
    return {"seat": last.seat, "to": logged.before(last)}


def _absent(presence: Presence, table: OpenTable, mine: Sequence[Seat]) -> list[Json]:
    """The absent people whose seats I may vote to hand to a bot, and by which seat of mine."""
    logged = table.started()
    voter = next((seat for seat in mine if not logged.holders[seat].by_bot), None)
    if voter is None:
        return []
    return [
        {"absent": seat, "seat": voter}
        for seat, holder in enumerate(logged.holders)
        if seat not in mine
        and not holder.by_bot
        and presence.absent(table, seat)
        and voter not in logged.votes.get(seat, ())
    ]


def take_back_json(logged: LoggedGame) -> Facts | None:
    asked = logged.take_back
    if asked is None:
        return None
    return {
        "seat": asked.seat,
        "to": asked.to,
        "agreed": sorted(asked.agreed),
        "waiting": logged.still_to_agree(asked),
    }


def final_json(logged: LoggedGame) -> Facts | None:
    """How it ended: whoever resigned or ran out of time comes last."""
    if not logged.over:
        return None
    last = {seat for seat, holder in enumerate(logged.holders) if holder.resigned}
    if logged.timed_out >= 0:
        last.add(logged.timed_out)
    return {
        "outcome": logged.ended or logged.state.outcome(),
        "scores": logged.state.scores(),
        "places": places(logged.state, last),
        "tally": logged.state.tally(),
        "resigned": sorted(last),
    }


def places(state: State, last: set[Seat]) -> list[int]:
    """The ranking with some seats behind all others."""
    ranks = [(seat in last, place) for seat, place in enumerate(state.ranking())]
    return [1 + sum(1 for other in ranks if other < own) for own in ranks]


def entry_json(logged: LoggedGame, step: Step, seat: Seat | None) -> Facts:
    """An entry as that seat may know it; once the game is over everybody may know all."""
    entry = step.entry
    open_ = logged.over
    shown = entry.kind == ACTION and (open_ or (seat is not None and entry.seat == seat))
    action = entry.number("action") if shown else None
    return {
        "n": entry.n,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": "person" if entry.person is not None else "bot",
        "at": entry.at,
        "undone": entry.n in logged.undone,
        "action": action,
        "words": None if action is None else logged.game.write(action),
        "facts": entry_facts(logged, step),
        "events": [event.json() for event in step.events if open_ or event.seen_by(seat)],
    }


def entry_facts(logged: LoggedGame, step: Step) -> Facts:
    """What everybody may know of an entry that is not an action."""
    entry = step.entry
    if entry.kind == START:
        return {"names": [holder.name for holder in logged.holders]}
    if entry.kind == ACTION:
        return {name: entry.data[name] for name in ("instead",) if name in entry.data}
    facts = {
        name: entry.data[name]
        for name in ("to", "done", "bot", "end", "absent")
        if name in entry.data
    }
    return facts | {"bot": None} if entry.kind == TAKE_OVER_VOTE and "bot" not in facts else facts


def position_json(logged: LoggedGame, state: State, seat: Seat | None) -> dict[str, Json]:
    """A position of the past, as that seat might have known it then."""
    return {
        "seat": seat,
        "deciding": state.seat,
        "view": state.view(seat) if logged.state.over else state.table_view(seat),
        "question": None if state.over else state.question(),
        "over": state.over,
        "final": final_json(logged) if state.over else None,
    }


def log_text(table: OpenTable, steps: Sequence[Step], seat: Seat | None) -> str:
    """The running game as that viewer may tell it, line by line."""
    logged = table.started()
    names = [holder.name for holder in logged.holders]
    lines = [f"{table.game.title}: {', '.join(names)}", ""]
    for step in steps:
        entry = entry_json(logged, step, seat)
        who = names[step.entry.seat] if 0 <= step.entry.seat < len(names) else ""
        words = entry["words"] or step.entry.kind
        undone = " (taken back)" if entry["undone"] else ""
        lines.append(f"{step.entry.n}. {who}: {words}{undone}")
        for event in step.events:
            if event.seen_by(seat):
                facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
                lines.append(f"    {event.kind} {facts}".rstrip())
    return "\n".join(lines) + "\n"
