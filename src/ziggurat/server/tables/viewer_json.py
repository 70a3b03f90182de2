"""What a viewer gets of a table: everything named, never the whole with parts removed."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.core.chance import commitment
from ziggurat.core.state import State as GameState
from ziggurat.core.types import NOBODY, Facts, Seat
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import kept_clock
from ziggurat.server.schemas.responses import (
    ClockState,
    Entry,
    Final,
    FurtherBack,
    HandOver,
    LiveClock,
    May,
    NoClock,
    Position,
    RelaxedClock,
    Result,
    SeatInfo,
    SeatKind,
    Stage,
    State,
    TableInfo,
    TableLine,
    TakeBackAsked,
    TakeOverVote,
    Then,
    Undo,
    events_of,
    frozen_of,
)
from ziggurat.server.storage import Seating
from ziggurat.server.tables.cache import OpenTable, Shown
from ziggurat.server.tables.clocks import RunningClock
from ziggurat.server.tables.log import ACTION, START, TAKE_OVER_VOTE, LoggedGame, Step
from ziggurat.server.tables.presence import Presence

STAGES: dict[str, Stage] = {"gathering": "gathering", "playing": "playing", "over": "over"}
SEAT_KINDS: dict[str, SeatKind] = {
    "open": "open",
    "invited": "invited",
    "person": "person",
    "bot": "bot",
}
NOTHING = May(take_back=None, answer=[], resign=[], take_over=[], come_back=[])


class Viewer:
    """Who looks at a table: a person (or nobody known), and as which seat."""

    def __init__(self, table: OpenTable, person: str | None) -> None:
        self.person = person
        self.mine = table.mine(person)
        self.seat: Seat | None = None
        self.hand_over: HandOver | None = None
        require_admission(table, person)
        logged = table.logged
        if len(self.mine) == 1:
            self.seat = self.mine[0]
        elif logged is not None and logged.deciding in self.mine and logged.bot_to_move is None:
            if table.handed_over(person):
                self.seat = logged.deciding
            else:
                self.hand_over = HandOver(seat=logged.deciding)


def require_admission(table: OpenTable, person: str | None) -> None:
    """Not every table has spectators."""
    if not table.mine(person) and not table.row.spectators:
        raise Problem("seated-only")


def seat_infos(presence: Presence, table: OpenTable) -> list[SeatInfo]:
    """Who sits where; who is there; who plays."""
    seen = presence.of_all(table)
    return [seat_info(table, seating, *who) for seating, who in zip(table.seats, seen, strict=True)]


def seat_info(table: OpenTable, seating: Seating, here: bool, absent: bool) -> SeatInfo:
    logged = table.logged
    holders = [] if logged is None else logged.holders
    holder = holders[seating.seat] if 0 <= seating.seat < len(holders) else None
    bot = seating.bot if holder is None else holder.bot
    person = seating.kind == "person"
    return SeatInfo(
        seat=seating.seat,
        kind=SEAT_KINDS.get(seating.kind, "open"),
        person=seating.person,
        name=seating.name,
        bot=bot,
        here=here,
        absent=absent,
        resigned=holder is not None and holder.resigned,
        played_by="bot" if bot is not None else "person" if person else "nobody",
        invitation=seating.invitation is not None,
        votes=[] if logged is None else sorted(logged.votes.get(seating.seat, ())),
    )


def table_info(presence: Presence, table: OpenTable, person: str | None) -> TableInfo:
    """The table itself, which whoever knows its id may see."""
    row, logged = table.row, table.logged
    over = logged is not None and logged.over
    return TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        edition=row.edition,
        options=table.options,
        stage=STAGES.get(row.stage, "over"),
        public=row.public,
        spectators=row.spectators,
        clock=kept_clock(row.clock),
        hints=row.hints,
        order="random" if row.order == "random" else "given",
        owner=row.owner,
        created=row.created,
        started=row.started,
        ended=row.ended,
        log=row.log,
        deciding=row.deciding,
        seats=seat_infos(presence, table),
        mine=table.mine(person),
        commitment=commitment(row.secret),
        secret=row.secret if over else None,
        salts=[seating.salt for seating in table.seats] if over else None,
        seed=str(logged.start["seed"]) if logged is not None and over else None,
        rematch=row.rematch,
        rematch_of=row.rematch_of,
        origin=row.origin,
        frozen=frozen_of(table.frozen),
    )


def table_line(presence: Presence, table: OpenTable, person: str | None) -> TableLine:
    """A table in a list."""
    row = table.row
    mine = table.mine(person)
    return TableLine(
        id=row.id,
        name=row.name,
        game=row.game,
        options=table.options,
        stage=STAGES.get(row.stage, "over"),
        public=row.public,
        clock=kept_clock(row.clock),
        owner=row.owner,
        created=row.created,
        started=row.started,
        ended=row.ended,
        log=row.log,
        deciding=row.deciding,
        seats=seat_infos(presence, table),
        mine=mine,
        waiting=person is not None and row.waiting == person,
        result=_result_of(table.logged) if mine or row.spectators else None,
    )


def _result_of(logged: LoggedGame | None) -> Result | None:
    """What a list tells of how it ended."""
    final = None if logged is None else final_of(logged)
    if final is None:
        return None
    return Result(places=final.places, scores=final.scores, resigned=final.resigned)


def viewer_state(
    presence: Presence, table: OpenTable, viewer: Viewer, steps: Sequence[Step] = ()
) -> State:
    """The position after the last entry, as the viewer may know it."""
    logged = table.started()
    state, seat = logged.state, viewer.seat
    shown = _shown(presence, table, logged)
    if seat not in shown.views:
        shown.views[seat] = state.table_view(seat)
    decides = seat is not None and seat == logged.deciding and logged.bot_to_move is None
    return shown.state.model_copy(
        update={
            "seat": seat,
            "mine": viewer.mine,
            "view": shown.views[seat],
            "actions": state.actions() if decides else None,
            "aids": state.aids() if decides else None,
            "undo": undo_of(logged, viewer.mine),
            "may": may_of(logged, viewer, shown.state.seats),
            "hand_over": viewer.hand_over,
            "entries": [entry_of(logged, step, seat) for step in steps],
            "chat": table.chat,
        }
    )


def _shown(presence: Presence, table: OpenTable, logged: LoggedGame) -> Shown:
    """What all viewers of the position have in common; clocks are shown in tenths of a second."""
    now = presence.now()
    at = (logged.n, int(10 * now))
    shown = table.shown
    if shown is None or shown.logged is not logged or shown.at != at:
        shown = table.shown = Shown(logged, at, _spectator_state(presence, table, logged, now))
    return shown


def _spectator_state(presence: Presence, table: OpenTable, logged: LoggedGame, now: float) -> State:
    """The position as everybody may know it."""
    running = NOBODY if logged.over or logged.bot_to_move is not None else logged.deciding
    return State(
        table=table.id,
        log=logged.n,
        stage=STAGES[table.row.stage],
        seat=None,
        mine=[],
        deciding=logged.deciding,
        view={},
        question=None if logged.over else logged.state.question(),
        actions=None,
        aids=None,
        undo=None,
        may=NOTHING,
        hand_over=None,
        take_back=take_back_of(logged),
        undone=sorted(logged.undone),
        peeked=sorted(logged.peeked),
        bot_wait=None if logged.bot_to_move is None else table.bot_wait,
        clock=clock_state(logged.clock, running, now),
        seats=seat_infos(presence, table),
        entries=[],
        chat=table.chat,
        final=final_of(logged),
        frozen=frozen_of(logged.frozen),
    )


def undo_of(logged: LoggedGame, mine: Sequence[Seat]) -> Undo | None:
    """Whether I can undo: the seat of mine that decided last."""
    last = logged.last_decision(mine)
    if last is None:
        return None
    reason = logged.undo_refusal(last.seat)
    return Undo(seat=last.seat, to=logged.undo_target(), possible=reason is None, reason=reason)


def may_of(logged: LoggedGame, viewer: Viewer, infos: Sequence[SeatInfo]) -> May:
    """What the viewer may do at the table beside deciding, and for which of their seats."""
    if not viewer.mine or logged.over or logged.frozen is not None:
        return NOTHING
    seats, asked = viewer.mine, logged.take_back
    waiting = [] if asked is None else logged.still_to_agree(asked)
    return May(
        take_back=further_back(logged, seats),
        answer=[seat for seat in seats if seat in waiting],
        resign=[seat for seat in seats if not logged.holders[seat].resigned],
        take_over=_take_over_votes(logged, seats, infos),
        come_back=[seat for seat in seats if logged.holders[seat].taken_over],
    )


def further_back(logged: LoggedGame, mine: Sequence[Seat]) -> FurtherBack | None:
    """Where asking everybody would take me: before my last decision, if I cannot undo it."""
    last = logged.last_decision(mine)
    if last is None or logged.take_back is not None or logged.holders[last.seat].by_bot:
        return None
    if logged.undo_refusal(last.seat) is None:
        return None
    return FurtherBack(seat=last.seat, to=logged.before(last))


def _take_over_votes(
    logged: LoggedGame, mine: Sequence[Seat], infos: Sequence[SeatInfo]
) -> list[TakeOverVote]:
    """The absent people whose seats I may vote to hand to a bot, and by which seat of mine."""
    voter = next((seat for seat in mine if not logged.holders[seat].by_bot), None)
    if voter is None:
        return []
    return [
        TakeOverVote(absent=info.seat, seat=voter)
        for info in infos
        if info.absent
        and info.played_by == "person"
        and info.seat not in mine
        and voter not in info.votes
    ]


def take_back_of(logged: LoggedGame) -> TakeBackAsked | None:
    asked = logged.take_back
    if asked is None:
        return None
    return TakeBackAsked(
        seat=asked.seat,
        to=asked.to,
        agreed=sorted(asked.agreed),
        waiting=logged.still_to_agree(asked),
    )


def clock_state(clock: RunningClock, running: Seat, now: float) -> ClockState:
    """The clocks as a client gets them; `running` is the seat whose clock runs, or -1."""
    chosen = clock.clock
    if chosen.kind == "none":
        return NoClock(kind="none")
    then: Then = "end" if chosen.then == "end" else "bot"
    left = [round(max(0.0, seconds), 1) for seconds in clock.left]
    if running >= 0:
        left[running] = clock.seconds_left(running, now)
    if chosen.kind == "relaxed":
        shown = [seconds if seat == running else None for seat, seconds in enumerate(left)]
        return RelaxedClock(kind="relaxed", then=then, running=running, left=shown)
    return LiveClock(kind="live", then=then, increment=chosen.increment, running=running, left=left)


def final_of(logged: LoggedGame) -> Final | None:
    """How it ended: whoever resigned or ran out of time comes last."""
    if not logged.over:
        return None
    last = {seat for seat, holder in enumerate(logged.holders) if holder.resigned}
    if logged.timed_out >= 0:
        last.add(logged.timed_out)
    return final_position(logged.state, last, logged.ended, logged.peeked)


def final_position(
    state: GameState, last: set[Seat], ended: str = "", peeked: frozenset[Seat] = frozenset()
) -> Final:
    """The result of a position at its end, with some seats behind all others."""
    return Final(
        outcome=ended or state.outcome(),
        scores=state.scores(),
        places=places(state, last),
        tally=list(state.tally()),
        resigned=sorted(last),
        peeked=sorted(peeked),
    )


def places(state: GameState, last: set[Seat]) -> list[int]:
    """The ranking with some seats behind all others."""
    ranks = [(seat in last, place) for seat, place in enumerate(state.ranking())]
    return [1 + sum(1 for other in ranks if other < own) for own in ranks]


def entry_of(logged: LoggedGame, step: Step, seat: Seat | None) -> Entry:
    """An entry as that seat may know it; once the game is over everybody may know all."""
    entry = step.entry
    open_ = logged.over
    shown = entry.kind == ACTION and (open_ or (seat is not None and entry.seat == seat))
    action = entry.number("action") if shown else None
    return Entry(
        n=entry.n,
        kind=entry.kind,
        seat=entry.seat,
        by="person" if entry.person is not None else "bot",
        at=entry.at,
        undone=entry.n in logged.undone,
        action=action,
        words=None if action is None else logged.game.write(action),
        facts=entry_facts(logged, step),
        events=events_of([event for event in step.events if open_ or event.seen_by(seat)]),
    )


def entry_facts(logged: LoggedGame, step: Step) -> Facts:
    """What everybody may know of an entry that is not an action."""
    entry = step.entry
    if entry.kind == START:
        return {"names": [holder.name for holder in logged.holders]}
    if entry.kind == ACTION:
        return {name: entry.data[name] for name in ("instead",) if name in entry.data}
    facts = {
        name: entry.data[name]
        for name in ("to", "done", "revealed", "bot", "end", "absent")
        if name in entry.data
    }
    return facts | {"bot": None} if entry.kind == TAKE_OVER_VOTE and "bot" not in facts else facts


def position_of(
    logged: LoggedGame, table: str, step: Step, state: GameState, seat: Seat | None
) -> Position:
    """A position of the past, as that seat might have known it then."""
    return Position(
        table=table,
        n=step.entry.n,
        log=logged.n,
        seat=seat,
        deciding=state.seat,
        view=state.view(seat) if logged.state.over else state.table_view(seat),
        question=None if state.over else state.question(),
        over=state.over,
        final=final_of(logged) if state.over else None,
        entry=entry_of(logged, step, seat),
    )


def log_text(table: OpenTable, steps: Sequence[Step], seat: Seat | None) -> str:
    """The running game as that viewer may tell it, line by line."""
    logged = table.started()
    names = [holder.name for holder in logged.holders]
    lines = [f"{table.game.title}: {', '.join(names)}", ""]
    for step in steps:
        entry = entry_of(logged, step, seat)
        who = names[step.entry.seat] if 0 <= step.entry.seat < len(names) else ""
        words = entry.words or step.entry.kind
        undone = " (taken back)" if entry.undone else ""
        lines.append(f"{step.entry.n}. {who}: {words}{undone}")
        for event in step.events:
            if event.seen_by(seat):
                facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
                lines.append(f"    {event.kind} {facts}".rstrip())
    return "\n".join(lines) + "\n"
