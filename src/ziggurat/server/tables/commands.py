"""What can be done at a running table. Each command is one entry of its log, or is refused."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from ziggurat.core.types import Action, Facts, Json, Seat
from ziggurat.server.problems import Problem
from ziggurat.server.settings import Settings
from ziggurat.server.tables.cache import OpenTable
from ziggurat.server.tables.log import (
    ACTION,
    RESIGN,
    RETURN,
    STANDING,
    TAKE_BACK_AGREED,
    TAKE_BACK_ASKED,
    TAKE_BACK_REFUSED,
    TAKE_OVER_VOTE,
    TIME_OUT,
    UNDO,
    LoggedGame,
)


@dataclass(frozen=True)
class Moment:
    """What a command looks at when it is carried out."""

    table: OpenTable
    logged: LoggedGame
    now: float
    """Uptime."""
    absent: Callable[[Seat], bool]
    settings: Settings


@dataclass(frozen=True)
class Command(ABC):
    """What somebody wants to add to the log after entry `log`; None is after whichever is last.

    The same command may be sent again: it is recognised by what it says and written once.
    """

    person: str | None
    """Nobody where the server does it by itself."""
    seat: Seat
    log: int | None

    kind: ClassVar[str]

    @abstractmethod
    def data(self, moment: Moment) -> Facts:
        """What the entry says; raises `Problem` where it is not possible."""

    def recognised_by(self) -> Facts:
        """What the entry's data says however the table changes in between."""
        return {}

    def entry_kind(self) -> str:
        return self.kind


def require_own_seat(table: OpenTable, person: str | None, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise Problem("no-such-seat")
    if seat not in table.mine(person):
        raise Problem("not-your-seat")


def require_decision(table: OpenTable, logged: LoggedGame, person: str, seat: Seat) -> None:
    """The seat must be mine, must decide now, and on a shared screen must sit at it."""
    require_own_seat(table, person, seat)
    require_turn(table, logged, person, seat)


def require_turn(table: OpenTable, logged: LoggedGame, person: str, seat: Seat) -> None:
    """A seat of mine must decide now, and on a shared screen must sit at it."""
    if logged.holders[seat].by_bot:
        raise Problem("bot-plays")
    if seat != logged.deciding:
        raise Problem("not-your-decision")
    if len(table.mine(person)) > 1 and not table.handed_over(person):
        raise Problem("not-your-decision", {"hand_over": seat})


@dataclass(frozen=True)
class Act(Command):
    """Decide."""

    action: Action

    kind = ACTION

    def data(self, moment: Moment) -> Facts:
        assert self.person is not None
        require_turn(moment.table, moment.logged, self.person, self.seat)
        return {"action": self.action}

    def recognised_by(self) -> Facts:
        return {"action": self.action}


@dataclass(frozen=True)
class ActAsBot(Command):
    """Decide for a seat that a bot plays."""

    action: Action
    instead: str | None
    """The bot that decided because the seat's own never answered."""

    kind = ACTION

    def data(self, moment: Moment) -> Facts:
        if moment.logged.bot_to_move is None or moment.logged.deciding != self.seat:
            raise Problem("not-your-decision")
        data: dict[str, Json] = {"action": self.action}
        return data if self.instead is None else data | {"instead": self.instead}


@dataclass(frozen=True)
class Undo(Command):
    """Take one's last decision back, if nothing came to light and nobody decided since."""

    kind = UNDO

    def data(self, moment: Moment) -> Facts:
        if moment.logged.holders[self.seat].by_bot:
            raise Problem("bot-plays")
        reason = moment.logged.undo_refusal(self.seat)
        if reason is not None:
            raise Problem(f"undo-{reason}")
        return {"to": moment.logged.undo_target()}


@dataclass(frozen=True)
class AskTakeBack(Command):
    """Ask everybody at the table to go back further; bots agree."""

    to: int

    kind = TAKE_BACK_ASKED

    def data(self, moment: Moment) -> Facts:
        logged = moment.logged
        if logged.take_back is not None:
            raise Problem("take-back-running")
        if logged.holders[self.seat].by_bot:
            raise Problem("bot-plays")
        standing = logged.standing_after(self.to)
        if standing is None or standing >= len(logged.actions):
            raise Problem("no-such-position")
        data: dict[str, Json] = {"to": self.to, STANDING: standing}
        if not logged.must_agree(self.seat):
            data["done"] = True
            if logged.reveals_after(standing):
                data["revealed"] = True
        return data

    def recognised_by(self) -> Facts:
        return {"to": self.to}


@dataclass(frozen=True)
class AnswerTakeBack(Command):
    """Agree to a takeback, or refuse it."""

    agree: bool

    def entry_kind(self) -> str:
        return TAKE_BACK_AGREED if self.agree else TAKE_BACK_REFUSED

    def data(self, moment: Moment) -> Facts:
        logged = moment.logged
        asked = logged.take_back
        if asked is None or self.seat not in logged.must_agree(asked.seat):
            raise Problem("no-take-back")
        if not self.agree:
            return {}
        agreed = asked.agreed | set(moment.table.mine(self.person))
        done = all(other in agreed for other in logged.must_agree(asked.seat))
        data: dict[str, Json] = {"to": asked.to, STANDING: asked.standing, "done": done}
        revealed = done and logged.reveals_after(asked.standing)
        return data | {"revealed": True} if revealed else data


@dataclass(frozen=True)
class Resign(Command):
    """Leave for good: a bot finishes, and the seat is ranked last."""

    kind = RESIGN

    def data(self, moment: Moment) -> Facts:
        if moment.logged.holders[self.seat].resigned:
            raise Problem("resigned")
        return {"bot": moment.settings.stand_in}


@dataclass(frozen=True)
class VoteTakeOver(Command):
    """Vote that a bot takes over an absent seat; it does when all others who are there agree."""

    absent: Seat

    kind = TAKE_OVER_VOTE

    def data(self, moment: Moment) -> Facts:
        logged, absent = moment.logged, self.absent
        if absent >= len(logged.holders):
            raise Problem("no-such-seat")
        if logged.holders[absent].by_bot:
            raise Problem("bot-plays")
        if logged.holders[absent].person == self.person or not moment.absent(absent):
            raise Problem("not-absent")
        votes = logged.votes.get(absent, set())
        if self.seat in votes:
            raise Problem("voted-already")
        voters = {logged.holders[voter].person for voter in votes | {self.seat}}
        data: dict[str, Json] = {"absent": absent}
        if self._needed(moment) <= voters:
            data["bot"] = moment.settings.stand_in
        return data

    def _needed(self, moment: Moment) -> set[str | None]:
        """Whose votes hand the seat to a bot: all other people who are there."""
        holders = moment.logged.holders
        return {
            holder.person
            for seat, holder in enumerate(holders)
            if seat != self.absent
            and not holder.by_bot
            and holder.person != holders[self.absent].person
            and not moment.absent(seat)
        }

    def recognised_by(self) -> Facts:
        return {"absent": self.absent}


@dataclass(frozen=True)
class Return(Command):
    """Take one's seat back after a bot has taken over."""

    kind = RETURN

    def data(self, moment: Moment) -> Facts:
        holder = moment.logged.holders[self.seat]
        if holder.resigned:
            raise Problem("resigned")
        if not holder.by_bot:
            raise Problem("not-taken-over")
        return {}


@dataclass(frozen=True)
class TimeOut(Command):
    """The clock of the deciding seat has run out."""

    kind = TIME_OUT

    def data(self, moment: Moment) -> Facts:
        logged = moment.logged
        deadline = logged.deadline()
        if logged.deciding != self.seat or deadline is None or deadline > moment.now:
            raise Problem("position-has-changed")
        if logged.clock.clock.then == "end":
            return {"end": True}
        return {"bot": moment.settings.stand_in}
