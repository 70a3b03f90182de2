"""A game being played: the fold of a table's log.

The log is a list of numbered entries; entry 0 is the start. `Play` is what follows from them:
the position, who plays each seat, clocks, what is being asked. `prepare` says what an entry would
lead to without changing anything, `accept` goes there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ziggurat.core.errors import ZigguratError
from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.json_fields import Fields, as_number
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Action, Facts, Json, Options, Seat
from ziggurat.server.tables.clocks import Clock, Running

EVERY = 16
"""A copy of the position is kept after every so many actions, to go back to."""

RECENT = 120
"""So many of the last entries are kept with their events; older ones are folded again."""

START = "start"
ACTION = "action"
UNDO = "undo"
ASKED = "take-back-asked"
AGREED = "take-back-agreed"
REFUSED = "take-back-refused"
RESIGN = "resign"
VOTE = "take-over-vote"
RETURN = "return"
TIME_OUT = "time-out"


class DoesNotReplay(ZigguratError):
    """A log that leads elsewhere than it did when it was written."""


@dataclass(frozen=True)
class Entry:
    """One entry of a log."""

    n: int
    kind: str
    seat: Seat
    person: str | None
    data: Facts
    digest: str
    at: float
    house: float

    def number(self, name: str) -> int:
        return as_number(self.data[name], -1, 2**31, f"entry {self.n}.{name}")


@dataclass
class Holder:
    """Who holds a seat, and who plays it."""

    name: str
    person: str | None
    bot: str | None
    """The bot that plays: its own, or the one that stands in for the person."""
    resigned: bool = False

    @property
    def by_bot(self) -> bool:
        return self.bot is not None


@dataclass(frozen=True)
class Made:
    """An action that stands: its entry, who made it, and whether it brought something to light."""

    n: int
    seat: Seat
    action: Action
    reveal: bool
    used: float | None
    """Seconds it took on the clock; None for a bot."""


@dataclass
class TakeBack:
    """Somebody asks to go back to where `keep` actions stand."""

    seat: Seat
    to: int
    keep: int
    agreed: set[Seat]

    def copy(self) -> TakeBack:
        return TakeBack(self.seat, self.to, self.keep, set(self.agreed))


@dataclass(frozen=True)
class Step:
    """An entry with what happened by it."""

    entry: Entry
    events: Sequence[Event]


@dataclass(frozen=True)
class Draft:
    """What an entry would lead to."""

    state: State
    events: Sequence[Event]
    keep: int
    """How many actions stand afterwards, without the entry's own."""


@dataclass
class Play:
    """A game from its start to the last entry of its log."""

    game: Game
    options: Options
    state: State
    holders: list[Holder]
    clock: Running
    start: Facts
    """What entry 0 says."""
    n: int = 0
    digest: str = ""
    line: list[Made] = field(default_factory=list)
    take_back: TakeBack | None = None
    votes: dict[Seat, set[Seat]] = field(default_factory=dict)
    ended: str = ""
    """`time-out` when a clock ended the game before its own end."""
    timed_out: Seat = NOBODY
    undone: set[int] = field(default_factory=set)
    deciders: list[Seat] = field(default_factory=list)
    """Who decided after each entry."""
    decisions: list[int] = field(default_factory=list)
    """How many actions each seat has made, those taken back included."""
    steps: deque[Step] = field(default_factory=deque)
    frozen: Facts | None = None
    _marks: list[tuple[int, State]] = field(default_factory=list)

    @classmethod
    def begin(cls, game: Game, options: Options, clock: Clock, entry: Entry) -> Play:
        """The start that entry 0 describes."""
        data = Fields(entry.data, "start")
        rows = [Fields(row, "start.seats") for row in data.row("seats")]
        holders = [Holder(_text(r.get("name")), _word(r, "person"), _word(r, "bot")) for r in rows]
        position = data.value.get("position")
        if position is None:
            state = game.start(len(holders), _text(data.get("seed")), **options)
        else:
            state = game.load(position)
        state.listening = True
        play = cls(
            game, options, state, holders, Running(clock, len(holders), entry.house), entry.data
        )
        play.decisions = [0] * len(holders)
        play._marks.append((0, state.copy()))
        play._note(entry, _taken(state))
        play.digest = entry.digest
        if entry.digest and entry.digest != state.digest():
            raise DoesNotReplay("the start differs from what it was")
        return play

    def after(self, entry: Entry, draft: Draft) -> Play:
        """The play after one more entry; this one stays as it is."""
        play = replace(
            self,
            holders=[replace(holder) for holder in self.holders],
            clock=self.clock.copy(),
            line=list(self.line),
            take_back=None if self.take_back is None else self.take_back.copy(),
            votes={seat: set(votes) for seat, votes in self.votes.items()},
            undone=set(self.undone),
            deciders=list(self.deciders),
            decisions=list(self.decisions),
            steps=self.steps.copy(),
            _marks=list(self._marks),
        )
        play.accept(entry, draft)
        play.forget()
        return play

    @property
    def over(self) -> bool:
        return self.state.over or bool(self.ended)

    @property
    def deciding(self) -> Seat:
        """Who must decide; `NOBODY` when it is over."""
        return NOBODY if self.over else self.state.seat

    @property
    def bot_decides(self) -> str | None:
        """The bot that must decide, if one must."""
        return None if self.over else self.holders[self.state.seat].bot

    @property
    def waiting(self) -> str | None:
        """The person who must decide, if one must."""
        if self.over or self.holders[self.state.seat].by_bot:
            return None
        return self.holders[self.state.seat].person

    def deadline(self) -> float | None:
        """House time at which the clock of who decides runs out; bots have none."""
        if self.over or self.bot_decides is not None:
            return None
        return self.clock.deadline(self.state.seat)

    def held_by(self, person: str | None) -> list[Seat]:
        """The seats of a person."""
        if person is None:
            return []
        return [seat for seat, holder in enumerate(self.holders) if holder.person == person]

    def asked(self, seat: Seat) -> list[Seat]:
        """Whose agreement a seat needs to take back: all that other persons play."""
        person = self.holders[seat].person
        return [
            other
            for other, holder in enumerate(self.holders)
            if not holder.by_bot and holder.person != person
        ]

    def keep_for(self, to: int) -> int | None:
        """How many actions stand in the position after entry `to`, if it is on the line."""
        if to == 0:
            return 0
        for index, made in enumerate(self.line):
            if made.n == to:
                return index + 1
        return None

    def undo_target(self) -> int:
        """The log number of the position before the last action that stands."""
        return self.line[-2].n if len(self.line) > 1 else 0

    def prepare(self, kind: str, data: Facts) -> Draft:
        """What an entry would lead to; raises `ZigguratError` where the game forbids it."""
        stands = len(self.line)
        if kind == ACTION:
            state = self.state.copy()
            state.listening = True
            state.events = []
            state.play(as_number(data["action"], 0, 2**31, "action"))
            return Draft(state, _taken(state), stands)
        keep = stands
        if kind == UNDO:
            keep = stands - 1
        elif kind in (ASKED, AGREED) and data.get("done"):
            assert self.take_back is not None or kind == ASKED
            keep = as_number(data["keep"], 0, stands, "keep")
        state = self.state if keep == stands else self.position(keep)
        return Draft(state, (), keep)

    def position(self, keep: int) -> State:
        """The position in which the first `keep` actions stand."""
        length, mark = next(m for m in reversed(self._marks) if m[0] <= keep)
        state = mark.copy()
        for made in self.line[length:keep]:
            state.apply(made.action)
        state.listening = True
        state.events = []
        return state

    def accept(self, entry: Entry, draft: Draft) -> None:
        """Go where the entry leads."""
        before = self.deciding
        if entry.kind == ACTION:
            self._acted(entry, draft)
        else:
            self._arranged(entry, draft, before)
        self.state = draft.state
        self.digest = entry.digest
        self._note(entry, draft.events)

    def _acted(self, entry: Entry, draft: Draft) -> None:
        used = None
        if self.holders[entry.seat].by_bot:
            self.clock.restart(entry.house)
        else:
            used = self.clock.decided(entry.seat, entry.house)
        reveal = any(event.reveal for event in draft.events)
        self.line.append(Made(entry.n, entry.seat, entry.number("action"), reveal, used))
        self.decisions[entry.seat] += 1
        self.take_back = None
        if len(self.line) % EVERY == 0:
            self._marks.append((len(self.line), draft.state.copy()))

    def _arranged(self, entry: Entry, draft: Draft, before: Seat) -> None:
        """Everything but an action."""
        holder = self.holders[entry.seat]
        kind = entry.kind
        if kind == ASKED and not entry.data.get("done"):
            agreed = {entry.seat}
            self.take_back = TakeBack(entry.seat, entry.number("to"), entry.number("keep"), agreed)
        elif kind == AGREED and self.take_back is not None:
            self.take_back.agreed.add(entry.seat)
        elif kind == REFUSED:
            self.take_back = None
        elif kind == RESIGN:
            self._hand_to_bot(entry.seat, entry)
            holder.resigned = True
        elif kind == TIME_OUT:
            if entry.data.get("end"):
                self.ended, self.timed_out = "time-out", entry.seat
            else:
                self._hand_to_bot(entry.seat, entry)
        elif kind == VOTE:
            absent = entry.number("absent")
            self.votes.setdefault(absent, set()).add(entry.seat)
            if entry.data.get("bot"):
                self._hand_to_bot(absent, entry)
        elif kind == RETURN:
            holder.bot = None
            self.votes.pop(entry.seat, None)
            if entry.seat == before:
                self.clock.restart(entry.house)
        if draft.keep < len(self.line):
            self._go_back(entry, draft, before)

    def _hand_to_bot(self, seat: Seat, entry: Entry) -> None:
        if seat == self.deciding:
            self.clock.charge(seat, entry.house)
        self.holders[seat].bot = _text(entry.data["bot"])
        self.votes.pop(seat, None)
        if self.take_back is not None:
            self.take_back = None

    def _go_back(self, entry: Entry, draft: Draft, before: Seat) -> None:
        gone = self.line[draft.keep :]
        self.undone.update(made.n for made in gone)
        timed = [(made.seat, made.used) for made in gone if made.used is not None]
        who = NOBODY if before == NOBODY or self.holders[before].by_bot else before
        self.clock.went_back(who, draft.state.seat, timed, entry.house)
        del self.line[draft.keep :]
        while self._marks[-1][0] > draft.keep:
            self._marks.pop()
        self.take_back = None

    def _note(self, entry: Entry, events: Sequence[Event]) -> None:
        self.n = entry.n
        self.deciders.append(self.deciding)
        self.steps.append(Step(entry, events))

    def forget(self) -> None:
        """Drop the events of entries long past."""
        while len(self.steps) > RECENT:
            self.steps.popleft()

    def follow(self, entry: Entry) -> None:
        """Go on by an entry from the log, and see that it leads where it did."""
        if entry.n != self.n + 1:
            raise DoesNotReplay(f"entry {entry.n} comes after entry {self.n}")
        if entry.kind == ACTION and entry.seat != self.deciding:
            raise DoesNotReplay(f"entry {entry.n} is by seat {entry.seat}, who does not decide")
        try:
            draft = self.prepare(entry.kind, entry.data)
        except ZigguratError as error:
            raise DoesNotReplay(f"entry {entry.n}: {error}") from error
        changed = draft.state is not self.state
        if changed and draft.state.digest() != entry.digest:
            raise DoesNotReplay(f"entry {entry.n} leads to another position than it did")
        self.accept(entry, draft)


def fold(
    game: Game, options: Options, clock: Clock, entries: Sequence[Entry], upto: int | None = None
) -> Play:
    """The play of a log, up to an entry; frozen at the last good position where it breaks."""
    play = Play.begin(game, options, clock, entries[0])
    for entry in entries[1:]:
        if upto is not None and entry.n > upto:
            break
        try:
            play.follow(entry)
        except DoesNotReplay as error:
            play.frozen = {"at": play.n, "reason": str(error)}
            break
    return play


def _taken(state: State) -> list[Event]:
    """The events told so far, taken off the position."""
    events = list(state.events)
    state.events = []
    return events


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise DoesNotReplay(f"a text should stand where {value!r} is")
    return value


def _word(fields: Fields, name: str) -> str | None:
    value = fields.get(name)
    return None if value is None else _text(value)
