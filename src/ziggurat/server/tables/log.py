"""A game being played: the fold of a table's log.

The log is a list of numbered entries; entry 0 is the start. `LoggedGame` is what follows from them:
the position, who plays each seat, clocks, what is being asked. `preview` says what an entry would
lead to without changing anything, `with_entry` goes there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ziggurat.core.errors import BadDump, ZigguratError
from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.json_fields import Fields, as_number
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Action, Facts, Json, Options, Seat
from ziggurat.server.tables.clocks import Clock, RunningClock

COPY_EVERY = 16
"""How many actions lie between two copies of the position that are kept to go back to."""

RECENT = 120
"""How many of the last entries stay in memory with their events; older ones are folded again."""

START = "start"
ACTION = "action"
UNDO = "undo"
TAKE_BACK_ASKED = "take-back-asked"
TAKE_BACK_AGREED = "take-back-agreed"
TAKE_BACK_REFUSED = "take-back-refused"
RESIGN = "resign"
TAKE_OVER_VOTE = "take-over-vote"
RETURN = "return"
TIME_OUT = "time-out"

KINDS = frozenset(
    (
        *(START, ACTION, UNDO, TAKE_BACK_ASKED, TAKE_BACK_AGREED, TAKE_BACK_REFUSED),
        *(RESIGN, TAKE_OVER_VOTE, RETURN, TIME_OUT),
    )
)
"""A log may hold entries of other kinds, which a later release wrote. They are passed over where
they leave the position as it was; where they do not, their digest says so."""

STANDING = "keep"
"""What a stored take-back calls the number of actions that stand after it."""

NO_REPLAY = "does-not-replay"
"""All that viewers are told of a log that leads elsewhere than it did."""


class DoesNotReplay(ZigguratError):
    """A log that leads elsewhere than it did when it was written."""


@dataclass(frozen=True)
class LogEntry:
    """One entry of a log."""

    n: int
    kind: str
    seat: Seat
    person: str | None
    data: Facts
    digest: str
    at: float
    uptime: float

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

    @property
    def taken_over(self) -> bool:
        """Whether a bot stands in for a person who may come back."""
        return self.by_bot and self.person is not None and not self.resigned


@dataclass(frozen=True)
class PlayedAction:
    """An action that stands: its entry, its seat, and whether it brought something to light."""

    n: int
    seat: Seat
    action: Action
    reveal: bool
    used: float | None
    """Seconds it took on the clock; None for a bot."""


@dataclass
class TakeBack:
    """Somebody asks to go back to where `standing` actions stand."""

    seat: Seat
    to: int
    standing: int
    agreed: set[Seat]

    def copy(self) -> TakeBack:
        return TakeBack(self.seat, self.to, self.standing, set(self.agreed))


@dataclass(frozen=True)
class Step:
    """An entry with what happened by it."""

    entry: LogEntry
    events: Sequence[Event]


@dataclass(frozen=True)
class EntryPreview:
    """What an entry would lead to."""

    state: State
    events: Sequence[Event]
    standing: int
    """How many actions stand afterwards, without the entry's own."""


@dataclass
class LoggedGame:
    """A game from its start to the last entry of its log."""

    game: Game
    options: Options
    state: State
    holders: list[Holder]
    clock: RunningClock
    start: Facts
    """What entry 0 says."""
    n: int = 0
    over: bool = False
    deciding: Seat = NOBODY
    """Who must decide; `NOBODY` when it is over."""
    digest: str = ""
    actions: list[PlayedAction] = field(default_factory=list)
    take_back: TakeBack | None = None
    votes: dict[Seat, set[Seat]] = field(default_factory=dict)
    peeked: frozenset[Seat] = frozenset()
    """Who had something that had come to light taken back: the same comes to light again."""
    ended: str = ""
    """`time-out` when a clock ended the game before its own end."""
    timed_out: Seat = NOBODY
    undone: set[int] = field(default_factory=set)
    deciders: list[Seat] = field(default_factory=list)
    """Who decided after each entry."""
    decisions: list[int] = field(default_factory=list)
    """How many actions each seat has played, those taken back included."""
    steps: deque[Step] = field(default_factory=deque)
    frozen: Facts | None = None
    """Where and why it can only be watched, without anything of what was played."""
    broken: str = ""
    """What does not replay, for the host alone."""
    copies: list[tuple[int, State]] = field(default_factory=list)
    """Positions to go back to, each with the number of actions that stand in it."""

    @classmethod
    def begin(
        cls, game: Game, options: Options, clock: Clock, entry: LogEntry, state: State
    ) -> LoggedGame:
        """The start: entry 0, which led to this position."""
        rows = [Fields(row, "start.seats") for row in Fields(entry.data, "start").row("seats")]
        holders = [Holder(_text(r.get("name")), _word(r, "person"), _word(r, "bot")) for r in rows]
        running = RunningClock(clock, len(holders), entry.uptime)
        logged = cls(game, options, state, holders, running, entry.data, digest=entry.digest)
        logged.decisions = [0] * len(holders)
        logged.copies.append((0, state.copy()))
        logged._note(entry, _taken(state))
        return logged

    def with_entry(self, entry: LogEntry, preview: EntryPreview) -> LoggedGame:
        """The game after one more entry; this one stays as it is."""
        logged = replace(
            self,
            holders=[replace(holder) for holder in self.holders],
            clock=self.clock.copy(),
            actions=list(self.actions),
            take_back=None if self.take_back is None else self.take_back.copy(),
            votes={seat: set(votes) for seat, votes in self.votes.items()},
            undone=set(self.undone),
            deciders=list(self.deciders),
            decisions=list(self.decisions),
            steps=self.steps.copy(),
            copies=list(self.copies),
        )
        logged._apply(entry, preview)
        logged.forget()
        return logged

    @property
    def bot_to_move(self) -> str | None:
        """The bot that must decide, if one must."""
        return None if self.over else self.holders[self.deciding].bot

    @property
    def person_to_move(self) -> str | None:
        """The person who must decide, if one must."""
        if self.over or self.holders[self.deciding].by_bot:
            return None
        return self.holders[self.deciding].person

    def deadline(self) -> float | None:
        """Uptime at which the clock of the deciding seat runs out; bots have none."""
        if self.over or self.bot_to_move is not None:
            return None
        return self.clock.deadline(self.deciding)

    def must_agree(self, seat: Seat) -> list[Seat]:
        """Whose agreement a seat needs to take back: those that other people play."""
        person = self.holders[seat].person
        return [
            other
            for other, holder in enumerate(self.holders)
            if not holder.by_bot and holder.person != person
        ]

    def still_to_agree(self, asked: TakeBack) -> list[Seat]:
        return [seat for seat in self.must_agree(asked.seat) if seat not in asked.agreed]

    def standing_after(self, to: int) -> int | None:
        """How many actions stand in the position after entry `to`, if it is on the line."""
        if to == 0:
            return 0
        for index, played in enumerate(self.actions):
            if played.n == to:
                return index + 1
        return None

    def reveals_after(self, standing: int) -> bool:
        """Whether something came to light by an action after the first `standing`."""
        return any(played.reveal for played in self.actions[standing:])

    def undo_target(self) -> int:
        """The log number of the position before the last action that stands."""
        return self.before(self.actions[-1]) if self.actions else 0

    def before(self, played: PlayedAction) -> int:
        """The log number of the position before an action that stands."""
        index = self.actions.index(played)
        return self.actions[index - 1].n if index else 0

    def undo_refusal(self, seat: Seat) -> str | None:
        """Why that seat cannot undo now; None if it can."""
        if self.over:
            return "over"
        if not self.actions or self.decisions[seat] == 0:
            return "nothing"
        last = self.actions[-1]
        if last.seat != seat or last.used is None:
            return "decided-since"
        return "revealed" if last.reveal else None

    def last_decision(self, seats: Sequence[Seat]) -> PlayedAction | None:
        """The last action that stands and that a person at one of these seats decided."""
        for played in reversed(self.actions):
            if played.seat in seats and played.used is not None:
                return played
        return None

    def preview(self, kind: str, data: Facts) -> EntryPreview:
        """What an entry would lead to; raises `ZigguratError` where the game forbids it."""
        stands = len(self.actions)
        if kind == ACTION:
            state = self.state.copy()
            state.listening = True
            state.events = []
            state.play(as_number(data["action"], 0, 2**31, "action"))
            return EntryPreview(state, _taken(state), stands)
        standing = stands
        if kind == UNDO:
            standing = stands - 1
        elif kind in (TAKE_BACK_ASKED, TAKE_BACK_AGREED) and data.get("done"):
            assert self.take_back is not None or kind == TAKE_BACK_ASKED
            standing = as_number(data[STANDING], 0, stands, STANDING)
        state = self.state if standing == stands else self.position_after(standing)
        return EntryPreview(state, (), standing)

    def position_after(self, standing: int) -> State:
        """The position in which the first `standing` actions stand."""
        length, copy = next(one for one in reversed(self.copies) if one[0] <= standing)
        state = copy.copy()
        for played in self.actions[length:standing]:
            state.apply(played.action)
        state.listening = True
        state.events = []
        return state

    def _apply(self, entry: LogEntry, preview: EntryPreview) -> None:
        """Go where the entry leads."""
        before = self.deciding
        if entry.kind == ACTION:
            self._acted(entry, preview)
        else:
            self._arranged(entry, preview, before)
        self.state = preview.state
        self.digest = entry.digest
        self._note(entry, preview.events)

    def _acted(self, entry: LogEntry, preview: EntryPreview) -> None:
        used = None
        if self.holders[entry.seat].by_bot:
            self.clock.restart(entry.uptime)
        else:
            used = self.clock.decided(entry.seat, entry.uptime)
        reveal = any(event.reveal for event in preview.events)
        self.actions.append(PlayedAction(entry.n, entry.seat, entry.number("action"), reveal, used))
        self.decisions[entry.seat] += 1
        self.take_back = None
        if len(self.actions) % COPY_EVERY == 0:
            self.copies.append((len(self.actions), preview.state.copy()))

    def _arranged(self, entry: LogEntry, preview: EntryPreview, before: Seat) -> None:
        """Everything but an action."""
        if entry.kind not in KINDS:
            return
        holder = self.holders[entry.seat]
        kind = entry.kind
        if kind == TAKE_BACK_ASKED and not entry.data.get("done"):
            agreed = {entry.seat}
            self.take_back = TakeBack(
                entry.seat, entry.number("to"), entry.number(STANDING), agreed
            )
        elif kind == TAKE_BACK_AGREED and self.take_back is not None:
            self.take_back.agreed.add(entry.seat)
        elif kind == TAKE_BACK_REFUSED:
            self.take_back = None
        elif kind == RESIGN:
            self._hand_to_bot(entry.seat, entry)
            holder.resigned = True
        elif kind == TIME_OUT:
            if entry.data.get("end"):
                self.ended, self.timed_out = "time-out", entry.seat
            else:
                self._hand_to_bot(entry.seat, entry)
        elif kind == TAKE_OVER_VOTE:
            absent = entry.number("absent")
            self.votes.setdefault(absent, set()).add(entry.seat)
            if entry.data.get("bot"):
                self._hand_to_bot(absent, entry)
        elif kind == RETURN:
            holder.bot = None
            self.votes.pop(entry.seat, None)
            if entry.seat == before:
                self.clock.restart(entry.uptime)
        if preview.standing < len(self.actions):
            self._go_back(entry, preview, before)

    def _hand_to_bot(self, seat: Seat, entry: LogEntry) -> None:
        if seat == self.deciding:
            self.clock.charge(seat, entry.uptime)
        self.holders[seat].bot = _text(entry.data["bot"])
        self.votes.pop(seat, None)
        self.take_back = None

    def _go_back(self, entry: LogEntry, preview: EntryPreview, before: Seat) -> None:
        gone = self.actions[preview.standing :]
        if self.reveals_after(preview.standing):
            self.peeked |= {entry.seat if self.take_back is None else self.take_back.seat}
        self.undone.update(played.n for played in gone)
        timed = [(played.seat, played.used) for played in gone if played.used is not None]
        charged = NOBODY if before == NOBODY or self.holders[before].by_bot else before
        self.clock.went_back(charged, preview.state.seat, timed, entry.uptime)
        del self.actions[preview.standing :]
        while self.copies[-1][0] > preview.standing:
            self.copies.pop()
        self.take_back = None

    def _note(self, entry: LogEntry, events: Sequence[Event]) -> None:
        self.n = entry.n
        self.over = self.state.over or bool(self.ended)
        self.deciding = NOBODY if self.over else self.state.seat
        self.deciders.append(self.deciding)
        self.steps.append(Step(entry, events))

    def forget(self) -> None:
        """Drop the events of entries long past."""
        while len(self.steps) > RECENT:
            self.steps.popleft()

    def replay(self, entry: LogEntry) -> None:
        """Go on by an entry from the log, and see that it leads where it did."""
        if entry.n != self.n + 1:
            raise DoesNotReplay(f"entry {entry.n} comes after entry {self.n}")
        if entry.kind == ACTION and entry.seat != self.deciding:
            raise DoesNotReplay(f"entry {entry.n} is by seat {entry.seat}, who does not decide")
        if not isinstance(entry.data, Mapping):
            raise DoesNotReplay(f"entry {entry.n} has no facts")
        try:
            preview = self.preview(entry.kind, entry.data)
            _require_digest(
                self.digest if preview.state is self.state else preview.state.digest(), entry
            )
            self._apply(entry, preview)
        except DoesNotReplay:
            raise
        except Exception as error:  # a damaged entry may hold anything
            raise DoesNotReplay(f"entry {entry.n}: {type(error).__name__} {error}") from error

    def replay_all(
        self, entries: Sequence[LogEntry], after: Callable[[LoggedGame], None] | None = None
    ) -> None:
        """Go on by entries from the log, as far as they lead; `after` sees the game after each."""
        for entry in entries:
            if self.frozen is not None:
                break
            try:
                self.replay(entry)
            except DoesNotReplay as error:
                self.freeze(str(error))
                break
            if after is not None:
                after(self)

    def freeze(self, broken: str) -> None:
        """From here on it can only be watched."""
        self.frozen = {"at": self.n, "reason": NO_REPLAY}
        self.broken = broken


def first_position(game: Game, options: Options, data: Facts) -> State:
    """The position that entry 0 describes: dealt from its seed, or the one it holds.

    It is played by the revision of the rules that the entry names; release 0.1.0 named none.
    """
    start = Fields(data, "start")
    try:
        revision = start.number("revision", 1, game.revision, 1)
    except BadDump as error:
        raise DoesNotReplay(f"the rules have changed: {error}") from error
    position = start.value.get("position")
    if position is None:
        seats, seed = len(start.row("seats")), _text(start.get("seed"))
        state = game.start_kept(seats, seed, options, revision)
    else:
        state = game.load_kept(position, revision)
    state.listening = True
    return state


def begun(game: Game, options: Options, clock: Clock, entries: Sequence[LogEntry]) -> LoggedGame:
    """The game after entry 0."""
    if not entries or entries[0].n != 0:
        raise DoesNotReplay("entry 0 is missing or cannot be read")
    try:
        first = first_position(game, options, entries[0].data)
        _require_digest(first.digest(), entries[0])
        return LoggedGame.begin(game, options, clock, entries[0], first)
    except DoesNotReplay:
        raise
    except Exception as error:  # a damaged entry may hold anything
        raise DoesNotReplay(f"entry 0: {type(error).__name__} {error}") from error


def _require_digest(digest: str, entry: LogEntry) -> None:
    """An entry must lead where it did when it was written."""
    if digest != entry.digest:
        raise DoesNotReplay(f"entry {entry.n} leads to another position than it did")


def _taken(state: State) -> list[Event]:
    """The events so far, taken off the position."""
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
