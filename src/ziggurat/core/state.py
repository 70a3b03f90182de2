"""A position of a game: what can be asked of the state of any game, and done to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from random import Random
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ziggurat.core.decisions import Decision, marked
from ziggurat.core.digest import digest
from ziggurat.core.errors import BadPlace, IllegalAction
from ziggurat.core.events import Event
from ziggurat.core.focus import Focus
from ziggurat.core.pictures import printed
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import NOBODY, Action, Facts, Json, Options, Seat

if TYPE_CHECKING:
    from typing import Self

    from ziggurat.core.decisions import Pending
    from ziggurat.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position, and the flow of the game from there.

    Whatever the rulebook leaves to a player becomes one pending decision after another: `seat`
    decides, `question()` says about what, `actions()` what is possible. What is pending lies on a
    stack; an answer takes the top decision off and puts on what follows from it.

    While `listening`, `events` collects what has happened since the start (or since it was loaded);
    a copy does not listen until it is told to, so simulations pay nothing for events.
    """

    game: Game
    """The game this is a position of."""

    options: Options
    """What the table chose before the start."""

    seats: int
    """How many play; Teotibot counts as one more in scores, ranking and view only."""

    revision: int
    """The revision of the rules it is played by, to its end; see `Game.revision`."""

    seat: Seat
    """Who must decide now; `NOBODY` when the game is over."""

    pending: list[Pending[Self]]
    """What is still to be decided or carried out, the next one last; empty when it is over."""

    listed: list[Action] | None
    """The options of the pending decision, once they have been found; never changed in place.

    Code that changes a position other than by `apply` sets this to None.
    """

    events: list[Event]
    listening: bool

    def set_up(self, game: Game, seats: int, options: Options, revision: int) -> None:
        """The table before anything is drawn or decided; every position begins with it."""
        self.begin_empty(game, seats, options, revision)

    def begin_empty(self, game: Game, seats: int, options: Options, revision: int) -> None:
        """Every field as it starts: nothing pending, nobody listening."""
        self.game = game
        self.options = options
        self.revision = revision
        self.seats = seats
        self.seat = 0
        self.pending = []
        self.listed = None
        self.events = []
        self.listening = False

    def share_with(self: Self, twin: Self) -> None:
        """The part of copying that is the same in every game; the copy does not listen."""
        twin.game = self.game
        twin.options = self.options
        twin.revision = self.revision
        twin.seats = self.seats
        twin.seat = self.seat
        twin.pending = self.pending[:]
        twin.listed = self.listed
        twin.events = []
        twin.listening = False

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def decision(self: Self) -> Decision[Self] | None:
        """The pending decision; None when the game is over."""
        if not self.pending:
            return None
        top = self.pending[-1]
        assert isinstance(top, Decision)
        return top

    def actions(self: Self) -> list[Action]:
        """Every legal action, ascending; none when the game is over."""
        if self.listed is None:
            decision = self.decision()
            self.listed = [] if decision is None else decision.options(self)
        return self.listed[:]

    def mask(self: Self) -> bytes:
        """A byte for each action of the table: 1 for the legal ones."""
        decision = self.decision()
        if self.listed is not None or decision is None:
            return marked(self.listed or [], len(self.game.table))
        return decision.mask(self)

    def mask_pieces(self: Self) -> list[bytes]:
        """The mask in pieces: those that have not changed since are mostly the same objects."""
        decision = self.decision()
        if self.listed is not None or decision is None:
            return [self.mask()]
        return decision.mask_pieces(self)

    def random_action(self: Self, rng: Random) -> Action:
        """One legal action, each equally likely."""
        listed = self.listed
        if listed is not None:
            return listed[int(rng.random() * len(listed))]
        decision = self.decision()
        assert decision is not None, "the game is over"
        return decision.random_answer(self, rng)

    def quick_action(self: Self, rng: Random) -> Action:
        """One legal action for looking ahead, as good as can be told at a glance."""
        decision = self.decision()
        assert decision is not None, "the game is over"
        return decision.quick_answer(self, rng)

    def refusal(self: Self, action: Action) -> Refusal | None:
        """None if the action is legal, else the rule that forbids it and the facts to say so."""
        decision = self.decision()
        if decision is None:
            return self.over_refusal()
        return decision.refusal(self, action)

    @abstractmethod
    def over_refusal(self) -> Refusal:
        """Why nothing more can be done: the rule by which the game ended."""
        raise NotImplementedError  # as everywhere here: see `core.decisions`

    def require_legal(self: Self, action: Action) -> None:
        """Raise `BadAction` if it is not in the table, `IllegalAction` if it is against a rule."""
        self.game.table.check(action)
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(self.game.write(action), refusal)

    def play(self: Self, action: Action) -> None:
        """Carry out the action, in place; an illegal one raises and changes nothing."""
        self.require_legal(action)
        self.apply(action)

    def is_listed(self, action: Action) -> bool:
        """Whether the legal actions have already been listed and this is one of them."""
        listed = self.listed
        if listed is None:
            return False
        place = bisect_left(listed, action)
        return place < len(listed) and listed[place] == action

    def apply(self: Self, action: Action) -> None:
        """Carry out an action known to be legal, without checking again (for simulations)."""
        decision = self.pending.pop()
        assert isinstance(decision, Decision)
        self.listed = None
        decision.answer(self, action)
        self.settle()

    def then(self: Self, first: Pending[Self], *more: Pending[Self]) -> None:
        """Put on the stack what happens now, in that order, before everything already there."""
        for place in range(len(more) - 1, -1, -1):
            self.pending.append(more[place])
        self.pending.append(first)

    def then_all(self: Self, pending: list[Pending[Self]]) -> None:
        """Put on the stack what happens now, in that order, if anything does."""
        for one in reversed(pending):
            self.pending.append(one)

    def pending_json(self) -> list[Json]:
        """What is pending, as a dump has it, bottom first."""
        return [one.json() for one in self.pending]

    def settle(self: Self) -> None:
        """Carry out everything that nobody decides, up to the next decision or the end."""
        pending = self.pending
        while pending:
            top = pending[-1]
            if top.waits(self):
                self.seat = top.seat
                return
        self.seat = NOBODY

    def question(self: Self) -> Facts:
        """What is being decided: `kind`, `seat` and public facts. Spectators may see it."""
        decision = self.decision()
        if decision is None:
            return {"kind": "over", "seat": NOBODY}
        return decision.question(self)

    @abstractmethod
    def copy(self) -> Self:
        """An equal and independent position that does not listen."""
        raise NotImplementedError

    @abstractmethod
    def view(self, seat: Seat | None) -> Facts:
        """What that seat may know; None is a spectator."""
        raise NotImplementedError

    def table_view(self, seat: Seat | None) -> Facts:
        """The view that people at the table get while the game goes on.

        A bot remembers all that was ever public; a table may hide totals from people.
        """
        return self.view(seat)

    @abstractmethod
    def sample(self, seat: Seat | None, rng: Random) -> Self:
        """A copy in which everything that this seat cannot know is redrawn."""
        raise NotImplementedError

    @abstractmethod
    def aids(self) -> Facts:
        """What helps the deciding seat to choose, based on what it knows."""
        raise NotImplementedError

    def effect(self, action: Action) -> Facts:
        """What a legal action would do, as far as the deciding seat can foresee; found by trial."""
        return {}

    def explainable(self, seat: Seat | None) -> list[str]:
        """The names of all pieces and places that can be explained to that seat."""
        return []

    def explain(self, place: str, seat: Seat | None) -> list[Facts]:
        """What a piece or a place is and does now, as far as that seat may know; raises `BadPlace`.

        Each item is one sentence: `rule`, `key` of the game's catalogue, and `facts`.
        """
        raise BadPlace(f"{self.game.title} has no {place!r} to explain")

    def term(self, place: str) -> str:
        """What players call a piece or a place: a key of the game's `terms`."""
        raise BadPlace(f"{self.game.title} has no {place!r} to explain")

    @abstractmethod
    def scores(self) -> list[int]:
        """Points of each seat, as they stand."""
        raise NotImplementedError

    @abstractmethod
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best; equal seats share a place."""
        raise NotImplementedError

    @abstractmethod
    def tally(self) -> list[Facts]:
        """How each seat's score comes about, line by line."""
        raise NotImplementedError

    def earnings(self) -> list[dict[str, int]]:
        """Each seat's points by where they came from, as far as the game tells them apart."""
        return [{} for _ in self.scores()]

    @abstractmethod
    def outcome(self) -> str:
        """How the game ended, as a key; empty while it goes on."""
        raise NotImplementedError

    @abstractmethod
    def dump(self) -> Facts:
        """The whole position as documented, hand-writable JSON."""
        raise NotImplementedError

    @abstractmethod
    def text(self, seat: Seat | None = None) -> str:
        """The position as that seat sees it, for a terminal."""
        raise NotImplementedError

    def svg(self, seat: Seat | None = None, dark: bool = False, focus: Focus | None = None) -> str:
        """The position as that seat sees it, as a picture, or a part of it with marks."""
        return printed(self.text(seat), dark)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as spectators see it."""
        return self.svg()

    def digested(self) -> Facts:
        """What `digest` covers. A game whose dump gains a field leaves this as it was."""
        return self.dump()

    def digest(self) -> str:
        """A fingerprint of the whole position, the same in every release."""
        return digest(self.digested())

    def emit(self, kind: str, facts: Facts) -> None:
        """Record something that everybody sees. Callers check `listening` first."""
        self.events.append(Event(kind, facts))

    def reveal(self, kind: str, facts: Facts, seats: tuple[Seat, ...] | None = None) -> None:
        """Record something that came out of hiding, seen by everybody or by some."""
        self.events.append(Event(kind, facts, seats, True))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game is other.game and self.dump() == other.dump()

    def __str__(self) -> str:
        return self.text()
