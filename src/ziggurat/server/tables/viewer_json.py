"""What a viewer gets of a table: everything named, never the whole with parts removed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ziggurat.core.chance import commitment
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Facts, Json, Seat
from ziggurat.server.problems import Problem
from ziggurat.server.storage import Seating
from ziggurat.server.tables.cache import Desk, Shown
from ziggurat.server.tables.log import ACTION, START, VOTE, Play, Step

if TYPE_CHECKING:
    from ziggurat.server.process import House


class Viewer:
    """Who looks at a table: a person (or nobody known), and as which seat."""

    def __init__(self, desk: Desk, person: str | None) -> None:
        self.person = person
        self.mine = desk.mine(person)
        self.seat: Seat | None = None
        self.hand_over: Facts | None = None
        if not self.mine and not desk.row.spectators:
            raise Problem("seated-only")
        play = desk.play
        if len(self.mine) == 1:
            self.seat = self.mine[0]
        elif play is not None and play.deciding in self.mine and play.bot_decides is None:
            if handed(desk, play, person, self.mine):
                self.seat = play.deciding
            else:
                self.hand_over = {"seat": play.deciding}


def handed(desk: Desk, play: Play, person: str | None, mine: Sequence[Seat]) -> bool:
    """Whether the deciding seat came to the shared screen and nobody else of it since."""
    seat, n = desk.screens.get(person or "", (NOBODY, 0))
    if seat != play.deciding:
        return False
    return all(other == seat or other not in mine for other in play.deciders[n:])


def seat_infos(house: House, desk: Desk) -> list[Json]:
    """Who sits where; who is there; who plays."""
    return [seat_info(house, desk, seating) for seating in desk.seats]


def seat_info(house: House, desk: Desk, seating: Seating) -> Facts:
    play = desk.play
    holder = None if play is None else play.holders[seating.seat]
    bot = seating.bot if holder is None else holder.bot
    person = seating.kind == "person"
    played_by = "bot" if bot is not None else "person" if person else "nobody"
    votes = [] if play is None else sorted(play.votes.get(seating.seat, ()))
    return {
        "seat": seating.seat,
        "kind": seating.kind,
        "person": seating.person,
        "name": seating.name,
        "bot": bot,
        "here": house.here(desk, seating.seat),
        "absent": house.absent(desk, seating.seat),
        "resigned": holder is not None and holder.resigned,
        "played_by": played_by,
        "invitation": seating.invitation is not None,
        "votes": votes,
    }


def table_json(house: House, desk: Desk, person: str | None) -> dict[str, Json]:
    """The table itself, which whoever knows its id may see."""
    row, play = desk.row, desk.play
    over = play is not None and play.over
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
        "seats": seat_infos(house, desk),
        "mine": desk.mine(person),
        "commitment": commitment(row.secret),
        "secret": row.secret if over else None,
        "salts": [seating.salt for seating in desk.seats] if over else None,
        "seed": play.start["seed"] if play is not None and over else None,
        "rematch": row.rematch,
        "rematch_of": row.rematch_of,
        "from": row.origin,
        "frozen": None if play is None else play.frozen,
    }


def table_line(house: House, desk: Desk, person: str | None) -> dict[str, Json]:
    """A table in a list."""
    whole = table_json(house, desk, person)
    names = ("id", "game", "options", "stage", "public", "clock", "seats", "mine", "log")
    more = ("deciding", "created", "started", "ended", "owner")
    waiting = person is not None and desk.row.waiting == person
    return {name: whole[name] for name in (*names, *more)} | {"waiting": waiting}


def state_json(
    house: House, desk: Desk, viewer: Viewer, steps: Sequence[Step] = ()
) -> dict[str, Json]:
    """The position after the last entry, as the viewer may know it."""
    play = desk.playing()
    state, seat = play.state, viewer.seat
    shown = _shown(house, desk, play)
    if seat not in shown.views:
        shown.views[seat] = state.view(seat)
    decides = seat is not None and seat == play.deciding and play.bot_decides is None
    return shown.facts | {
        "seat": seat,
        "mine": viewer.mine,
        "view": shown.views[seat],
        "actions": state.actions() if decides else None,
        "aids": state.aids() if decides else None,
        "undo": undo_json(play, viewer.mine),
        "hand_over": viewer.hand_over,
        "entries": [entry_json(play, step, seat) for step in steps],
        "chat": desk.chat,
    }


def _shown(house: House, desk: Desk, play: Play) -> Shown:
    """What all viewers of the position have in common; clocks are shown in tenths of a second."""
    now = house.clock.now()
    at = (play.n, int(10 * now))
    shown = desk.shown
    if shown is None or shown.play is not play or shown.at != at:
        running = NOBODY if play.over or play.bot_decides is not None else play.deciding
        facts: dict[str, Json] = {
            "table": desk.id,
            "log": play.n,
            "stage": desk.row.stage,
            "deciding": play.deciding,
            "question": None if play.over else play.state.question(),
            "take_back": take_back_json(play),
            "clock": play.clock.json(running, now),
            "seats": seat_infos(house, desk),
            "final": final_json(play),
            "frozen": play.frozen,
        }
        shown = desk.shown = Shown(play, at, facts)
    return shown


def undo_reason(play: Play, seat: Seat) -> str | None:
    """Why that seat can not undo now; None if it can."""
    if play.over:
        return "over"
    if not play.line or play.decisions[seat] == 0:
        return "nothing"
    last = play.line[-1]
    if last.seat != seat or last.used is None:
        return "decided-since"
    return "revealed" if last.reveal else None


def undo_json(play: Play, mine: Sequence[Seat]) -> Facts | None:
    """Whether I can undo: the seat of mine that decided last."""
    own = (made for made in reversed(play.line) if made.seat in mine and made.used is not None)
    last = next(own, None)
    if last is None:
        return None
    reason = undo_reason(play, last.seat)
    return {
        "seat": last.seat,
        "to": play.undo_target(),
        "possible": reason is None,
        "reason": reason,
    }


def take_back_json(play: Play) -> Facts | None:
    asked = play.take_back
    if asked is None:
        return None
    waiting = [seat for seat in play.asked(asked.seat) if seat not in asked.agreed]
    return {
        "seat": asked.seat,
        "to": asked.to,
        "agreed": sorted(asked.agreed),
        "waiting": waiting,
    }


def final_json(play: Play) -> Facts | None:
    """How it ended: who resigned or ran out of time comes last."""
    if not play.over:
        return None
    last = {seat for seat, holder in enumerate(play.holders) if holder.resigned}
    if play.timed_out >= 0:
        last.add(play.timed_out)
    return {
        "outcome": play.ended or play.state.outcome(),
        "scores": play.state.scores(),
        "places": places(play.state, last),
        "tally": play.state.tally(),
        "resigned": sorted(last),
    }


def places(state: State, last: set[Seat]) -> list[int]:
    """The ranking with some seats behind all others."""
    ranks = [(seat in last, place) for seat, place in enumerate(state.ranking())]
    return [1 + sum(1 for other in ranks if other < own) for own in ranks]


def entry_json(play: Play, step: Step, seat: Seat | None) -> Facts:
    """An entry as that seat may know it; once the game is over everybody may know all."""
    entry = step.entry
    open_ = play.over
    shown = entry.kind == ACTION and (open_ or (seat is not None and entry.seat == seat))
    action = entry.number("action") if shown else None
    return {
        "n": entry.n,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": "person" if entry.person is not None else "bot",
        "at": entry.at,
        "undone": entry.n in play.undone,
        "action": action,
        "words": None if action is None else play.game.write(action),
        "facts": entry_facts(play, step),
        "events": [event.json() for event in step.events if open_ or event.seen_by(seat)],
    }


def entry_facts(play: Play, step: Step) -> Facts:
    """What everybody may know of an entry that is not an action."""
    entry = step.entry
    if entry.kind == START:
        return {"names": [holder.name for holder in play.holders]}
    if entry.kind == ACTION:
        return {}
    facts = {
        name: entry.data[name]
        for name in ("to", "done", "bot", "end", "absent")
        if name in entry.data
    }
    return facts | {"bot": None} if entry.kind == VOTE and "bot" not in facts else facts


def position_json(play: Play, state: State, seat: Seat | None) -> dict[str, Json]:
    """A position of the past, as that seat might have known it then."""
    return {
        "seat": seat,
        "deciding": state.seat,
        "view": state.view(seat),
        "question": None if state.over else state.question(),
        "over": state.over,
        "final": final_json(play) if state.over else None,
    }


def log_text(desk: Desk, steps: Sequence[Step], seat: Seat | None) -> str:
    """The running game as that viewer may tell it, line by line."""
    play = desk.playing()
    names = [holder.name for holder in play.holders]
    lines = [f"{desk.game.title}: {', '.join(names)}", ""]
    for step in steps:
        told = entry_json(play, step, seat)
        who = names[step.entry.seat] if 0 <= step.entry.seat < len(names) else ""
        words = told["words"] or step.entry.kind
        undone = " (taken back)" if told["undone"] else ""
        lines.append(f"{step.entry.n}. {who}: {words}{undone}")
        for event in step.events:
            if event.seen_by(seat):
                facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
                lines.append(f"    {event.kind} {facts}".rstrip())
    return "\n".join(lines) + "\n"
