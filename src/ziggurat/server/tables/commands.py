"""What can be done at a table that has started. Each is one entry of its log, or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from time import time
from typing import TYPE_CHECKING

from ziggurat.bots import NoAdvice
from ziggurat.core.errors import BadAction, IllegalAction
from ziggurat.core.types import Action, Facts, Json, Seat
from ziggurat.server.bus import News
from ziggurat.server.problems import Problem
from ziggurat.server.storage import Screen, bumped
from ziggurat.server.tables.cache import Conflict, Desk
from ziggurat.server.tables.log import (
    ACTION,
    AGREED,
    ASKED,
    REFUSED,
    RESIGN,
    RETURN,
    TIME_OUT,
    UNDO,
    VOTE,
    Entry,
    Play,
)
from ziggurat.server.tables.viewer_json import Viewer, handed, state_json, undo_reason
from ziggurat.server.workers.pool import TooLong, advise, choose

if TYPE_CHECKING:
    from ziggurat.server.process import House

TRIES = 6
"""How often something that names no log number is tried again when the position changes."""

Intent = tuple[str, Facts]
"""The kind and data of the entry to be written."""


async def enter(
    house: House,
    desk: Desk,
    person: str | None,
    seat: Seat,
    log: int | None,
    intend: Callable[[Play], Intent],
    wanted: Facts | None = None,
) -> None:
    """Write one entry after entry `log`: once, however often and from wherever it is sent.

    `intend` says what entry it is, or raises what forbids it; `wanted` is what to recognise it
    by when it was written already.
    """
    for _ in range(1 if log is not None else TRIES):
        async with desk.lock:
            await house.look(desk)
            if person is not None:
                own_seat(desk, person, seat)
            if log is not None and wanted is not None and log != desk.playing().n:
                if _written(desk.playing(), log, person, seat, wanted):
                    return
                raise changed(house, desk, person)
            play = desk.open_play()
            if play.n >= house.settings.longest_log:
                raise Problem("frozen", {"at": play.n, "reason": "the log is too long"})
            kind, data = intend(play)
            try:
                draft = play.prepare(kind, data)
            except IllegalAction as error:
                raise Problem(
                    "illegal-action",
                    {"words": error.words, "refusal": error.refusal.json()},
                    words=error.words,
                    refusal=error.refusal.json(),
                ) from error
            except BadAction as error:
                raise Problem("bad-action", {"detail": str(error)}) from error
            moved = draft.state is not play.state
            digest = draft.state.digest() if moved else play.digest
            now = house.clock.now()
            entry = Entry(play.n + 1, kind, seat, person, data, digest, time(), now)
            try:
                await house.desks.write(desk, entry, draft)
            except Conflict:
                desk.stale = True
            else:
                house.metrics.entries.labels(kind).inc()
                house.entered(desk)
                return
    async with desk.lock:
        await house.look(desk)
        if log is not None and wanted is not None:
            if _written(desk.playing(), log, person, seat, wanted):
                return
            raise changed(house, desk, person)
    raise Problem("busy")


def _written(play: Play, log: int, person: str | None, seat: Seat, wanted: Facts) -> bool:
    """Whether entry `log` + 1 is what this sender wants to write."""
    for step in play.steps:
        entry = step.entry
        if entry.n == log + 1:
            data = {"kind": entry.kind, **entry.data}
            same = all(name in data and data[name] == value for name, value in wanted.items())
            return same and entry.person == person and entry.seat == seat
    return False


def changed(house: House, desk: Desk, person: str | None) -> Problem:
    """What a stale sender gets: the new position with it."""
    facts = {"log": desk.playing().n}
    if person is None:
        return Problem("position-has-changed", facts)
    state = state_json(house, desk, Viewer(desk, person))
    return Problem("position-has-changed", facts, state=state)


def own_seat(desk: Desk, person: str | None, seat: Seat) -> None:
    if not 0 <= seat < len(desk.seats):
        raise Problem("no-such-seat")
    if seat not in desk.mine(person):
        raise Problem("not-your-seat")


def deciding_seat(desk: Desk, play: Play, person: str, seat: Seat) -> None:
    """The seat must be mine, must decide now, and on a shared screen must sit at it."""
    own_seat(desk, person, seat)
    if play.holders[seat].by_bot:
        raise Problem("bot-plays")
    if seat != play.deciding:
        raise Problem("not-your-decision")
    mine = desk.mine(person)
    if len(mine) > 1 and not handed(desk, play, person, mine):
        raise Problem("not-your-decision", {"hand_over": seat})


async def act(
    house: House, desk: Desk, person: str, seat: Seat, log: int, action: Action | str
) -> None:
    """Decide."""
    if isinstance(action, str):
        try:
            action = desk.game.read(action)
        except BadAction as error:
            raise Problem("bad-action", {"detail": str(error)}) from error
    number = action

    def intend(play: Play) -> Intent:
        deciding_seat(desk, play, person, seat)
        return ACTION, {"action": number}

    await enter(house, desk, person, seat, log, intend, {"kind": ACTION, "action": number})


async def undo(house: House, desk: Desk, person: str, seat: Seat, log: int) -> None:
    """Take one's last decision back, if nothing came to light and nobody decided since."""

    def intend(play: Play) -> Intent:
        if play.holders[seat].by_bot:
            raise Problem("bot-plays")
        reason = undo_reason(play, seat)
        if reason is not None:
            raise Problem(f"undo-{reason}")
        return UNDO, {"to": play.undo_target()}

    await enter(house, desk, person, seat, log, intend, {"kind": UNDO})


async def ask_back(house: House, desk: Desk, person: str, seat: Seat, log: int, to: int) -> None:
    """Ask all at the table to go back further; bots agree."""

    def intend(play: Play) -> Intent:
        if play.take_back is not None:
            raise Problem("take-back-running")
        if play.holders[seat].by_bot:
            raise Problem("bot-plays")
        keep = play.keep_for(to)
        if keep is None or keep >= len(play.line):
            raise Problem("no-such-position")
        data: dict[str, Json] = {"to": to, "keep": keep}
        if not play.asked(seat):
            data["done"] = True
        return ASKED, data

    await enter(house, desk, person, seat, log, intend, {"kind": ASKED, "to": to})


async def answer_back(
    house: House, desk: Desk, person: str, seat: Seat, log: int, agree: bool
) -> None:
    """Agree to take back, or refuse."""

    def intend(play: Play) -> Intent:
        asked = play.take_back
        if asked is None or seat not in play.asked(asked.seat):
            raise Problem("no-take-back")
        if not agree:
            return REFUSED, {}
        agreed = asked.agreed | set(desk.mine(person))
        done = all(other in agreed for other in play.asked(asked.seat))
        return AGREED, {"to": asked.to, "keep": asked.keep, "done": done}

    kind = AGREED if agree else REFUSED
    await enter(house, desk, person, seat, log, intend, {"kind": kind})


async def resign(house: House, desk: Desk, person: str, seat: Seat, log: int | None) -> None:
    """Leave for good: a bot finishes, and the seat is ranked last."""

    def intend(play: Play) -> Intent:
        if play.holders[seat].resigned:
            raise Problem("resigned")
        return RESIGN, {"bot": house.settings.stand_in}

    await enter(house, desk, person, seat, log, intend, {"kind": RESIGN})


async def vote(
    house: House, desk: Desk, person: str, seat: Seat, absent: Seat, log: int | None
) -> None:
    """Vote that a bot takes over an absent seat; it does when all others who are there agree."""
    async with desk.lock:
        await house.desks.refresh(desk, whole=True)
    if absent >= len(desk.seats):
        raise Problem("no-such-seat")

    def intend(play: Play) -> Intent:
        if play.holders[absent].by_bot:
            raise Problem("bot-plays")
        if play.holders[absent].person == person or not house.absent(desk, absent):
            raise Problem("not-absent")
        votes = play.votes.get(absent, set()) | {seat}
        if seat in play.votes.get(absent, ()):
            raise Problem("voted-already")
        voters = {play.holders[voter].person for voter in votes}
        needed = {
            holder.person
            for other, holder in enumerate(play.holders)
            if other != absent
            and not holder.by_bot
            and holder.person != play.holders[absent].person
            and not house.absent(desk, other)
        }
        data: dict[str, Json] = {"absent": absent}
        if needed <= voters:
            data["bot"] = house.settings.stand_in
        return VOTE, data

    await enter(house, desk, person, seat, log, intend, {"kind": VOTE, "absent": absent})


async def come_back(house: House, desk: Desk, person: str, seat: Seat, log: int | None) -> None:
    """Play oneself again after a bot has taken over."""

    def intend(play: Play) -> Intent:
        holder = play.holders[seat]
        if holder.resigned:
            raise Problem("resigned")
        if not holder.by_bot:
            raise Problem("not-taken-over")
        return RETURN, {}

    await enter(house, desk, person, seat, log, intend, {"kind": RETURN})


async def time_out(house: House, desk: Desk) -> None:
    """The clock of who decides has run out."""
    play = desk.open_play()
    seat, log = play.deciding, play.n

    def intend(play: Play) -> Intent:
        deadline = play.deadline()
        if play.deciding != seat or deadline is None or deadline > house.clock.now():
            raise Problem("position-has-changed")
        if play.clock.clock.then == "end":
            return TIME_OUT, {"end": True}
        return TIME_OUT, {"bot": house.settings.stand_in}

    await enter(house, desk, None, seat, log, intend, {"kind": TIME_OUT})


async def hand_over(house: House, desk: Desk, person: str, seat: Seat, log: int) -> None:
    """On a shared screen: the person of this seat has come to it."""
    async with desk.lock:
        await house.look(desk)
        own_seat(desk, person, seat)
        if len(desk.mine(person)) < 2:
            raise Problem("not-a-shared-screen")
        play = desk.open_play()
        if log != play.n:
            raise changed(house, desk, person)
        if seat != play.deciding:
            raise Problem("not-your-decision")
        async with house.store.write() as session:
            await session.merge(Screen(table=desk.id, person=person, seat=seat, n=play.n))
            await session.execute(bumped([desk.id]))
        desk.screens[person] = (seat, play.n)
    house.bus.tell(News("table", desk.id))


def refusal(desk: Desk, person: str, seat: Seat, action: Action) -> Facts:
    """Why not? Only for who decides."""
    play = desk.open_play()
    deciding_seat(desk, play, person, seat)
    try:
        desk.game.table.check(action)
    except BadAction as error:
        raise Problem("bad-action", {"detail": str(error)}) from error
    found = play.state.refusal(action)
    return {
        "log": play.n,
        "action": action,
        "refusal": None if found is None else found.json(),
    }


async def refusals(desk: Desk, person: str, seat: Seat) -> Facts:
    """Every action that is not possible now, with the reason."""
    play = desk.open_play()
    deciding_seat(desk, play, person, seat)
    copy = play.state.copy()

    def all_of_them() -> dict[str, Json]:
        found = ((action, copy.refusal(action)) for action in range(len(desk.game.table)))
        return {str(action): why.json() for action, why in found if why is not None}

    return {"log": play.n, "refusals": await asyncio.to_thread(all_of_them)}


def preview(desk: Desk, person: str, seat: Seat, action: Action) -> Facts:
    """What an action would do, tried on a position imagined from what the seat knows."""
    play = desk.open_play()
    deciding_seat(desk, play, person, seat)
    state = play.state.sample(seat, SystemRandom())
    state.listening = True
    state.events = []
    try:
        state.play(action)
    except IllegalAction as error:
        raise Problem(
            "illegal-action",
            {"words": error.words, "refusal": error.refusal.json()},
            words=error.words,
            refusal=error.refusal.json(),
        ) from error
    except BadAction as error:
        raise Problem("bad-action", {"detail": str(error)}) from error
    events: list[Json] = []
    stops = False
    for event in state.events:
        if event.reveal:
            stops = True
            break
        if event.seen_by(seat):
            events.append(event.json())
    view = None if stops else state.view(seat)
    return {"log": play.n, "action": action, "view": view, "events": events, "stops": stops}


async def hints(house: House, desk: Desk, person: str, seat: Seat, log: int, count: int) -> Facts:
    """The best few actions for who decides, as a bot sees them from that seat's view."""
    async with desk.lock:
        await house.look(desk)
    play = desk.open_play()
    if desk.row.hints is None:
        raise Problem("hints-off")
    deciding_seat(desk, play, person, seat)
    if log != play.n:
        raise changed(house, desk, person)
    state = play.state
    seed = SystemRandom().getrandbits(64)
    try:
        found = await house.workers.run(
            advise,
            desk.row.game,
            desk.row.hints,
            seat,
            state.actions(),
            state.view(seat),
            seed,
            count,
        )
    except NoAdvice as error:
        raise Problem("no-advice") from error
    except TooLong as error:
        raise Problem("busy") from error
    return {"log": log, "hints": found}


async def bot_decides(house: House, desk: Desk) -> bool:
    """Let the bot whose turn it is decide once; whether there was anything to decide."""
    play = desk.play
    if play is None or play.frozen is not None or play.bot_decides is None:
        return False
    seat, log, name = play.deciding, play.n, play.bot_decides
    actions, view = play.state.actions(), play.state.view(seat)
    seed = SystemRandom().getrandbits(64)
    with house.metrics.thinking.time():
        try:
            action = await house.workers.run(
                choose, desk.row.id, desk.row.game, name, seat, actions, view, seed
            )
        except TooLong:
            action = SystemRandom().choice(actions)

    def intend(play: Play) -> Intent:
        if play.bot_decides is None or play.deciding != seat:
            raise Problem("not-your-decision")
        return ACTION, {"action": action}

    try:
        await enter(house, desk, None, seat, log, intend, {"kind": ACTION})
    except Problem as problem:
        if problem.key not in ("position-has-changed", "not-your-decision", "over"):
            raise
    return True
