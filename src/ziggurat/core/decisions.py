"""What is pending in a position: decisions for a seat to answer, and steps that nobody decides.

A position holds a stack of both; the top one is next. A chapter of a rulebook is a file that holds
its decisions whole: what is possible, why something is not, what an answer does, what is asked.

Abstract methods have a body that raises: mypyc lets an interpreted subclass be made although one is
missing, and calling an abstract method without a body aborts the process.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from ziggurat.core.errors import BadDump
from ziggurat.core.json_fields import Fields, as_number, as_word
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts, Json, Seat

if TYPE_CHECKING:
    from ziggurat.core.state import State

S_contra = TypeVar("S_contra", bound="State", contravariant=True)
"""The kind of position that something can be pending in."""

S = TypeVar("S", bound="State")

DEEPEST: Final = 100
"""More entries than any position has pending."""


class PendingField:
    """A number that a pending entry carries, named as in a dump and in a question.

    It is written as a number from `low` to `high`, or, where it has `names`, as one of those;
    where there may be `none`, that number is written as null.
    """

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        names: Sequence[str] = (),
        none: int | None = None,
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.names = tuple(names)
        self.none = none

    def write(self, value: int) -> Json:
        if value == self.none:
            return None
        return self.names[value] if self.names else value

    def read(self, value: Json, place: str) -> int:
        if value is None and self.none is not None:
            return self.none
        if self.names:
            return self.names.index(as_word(value, self.names[self.low : self.high + 1], place))
        return as_number(value, self.low, self.high, place)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(ABC, Generic[S_contra]):
    """Something that still has to happen in a position. It never changes, so copies share it."""

    KIND: ClassVar[str]
    """What it is called in questions, dumps and catalogues."""

    FIELDS: ClassVar[tuple[PendingField, ...]] = ()
    """The attributes it carries besides its seat, in the order of its constructor's parameters."""

    COMPLETE: ClassVar[bool] = False
    """Whether nothing needs to be pending beneath it, because what follows it is known."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        """Whose it is."""

    @abstractmethod
    def waits(self, state: S_contra) -> bool:
        """Go on without asking if possible; returns whether a seat has to decide."""
        raise NotImplementedError

    def complaint(self, state: S_contra) -> str:
        """Why it cannot be pending in this position; empty if it can. Asked when loading."""
        return ""

    def numbers(self) -> list[int]:
        """What it carries besides its seat."""
        return [getattr(self, field.name) for field in self.FIELDS]

    def json(self) -> Facts:
        """As a dump has it; `pending_from` is the inverse."""
        facts: dict[str, Json] = {"kind": self.KIND, "seat": self.seat}
        for field, number in zip(self.FIELDS, self.numbers(), strict=True):
            facts[field.name] = field.write(number)
        return facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pending) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.KIND, self.seat))

    def __repr__(self) -> str:
        return f"<{', '.join(f'{name} {value}' for name, value in self.json().items())}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pending[S_contra]):
    """Something that the rules carry out by themselves when its time comes."""

    @abstractmethod
    def carry_out(self, state: S_contra) -> None:
        """Do it, and put what follows from it on the stack."""
        raise NotImplementedError

    def waits(self, state: S_contra) -> bool:
        state.pending.pop()
        self.carry_out(state)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Pending[S_contra]):
    """A question to a seat, with everything the rules say about it."""

    @abstractmethod
    def options(self, state: S_contra) -> list[Action]:
        """Every answer that is possible, ascending."""
        raise NotImplementedError

    def mask(self, state: S_contra) -> bytes:
        """A byte for each action of the table: 1 for the options."""
        return marked(self.options(state), len(state.game.table))

    def mask_pieces(self, state: S_contra) -> list[bytes]:
        """The mask in consecutive pieces."""
        return [self.mask(state)]

    def refusal(self, state: S_contra, action: Action) -> Refusal | None:
        """None if the action is possible, else the rule against it.

        A decision that can tell without listing its options overrides this; the others say in
        `reason` why an action that is not among them is impossible.
        """
        options = self.options(state) if state.listed is None else state.listed
        return None if action in options else self.reason(state, action)

    def reason(self, state: S_contra, action: Action) -> Refusal:
        """The rule against an action that is not among the options."""
        raise NotImplementedError

    @abstractmethod
    def answer(self, state: S_contra, action: Action) -> None:
        """Carry out a possible action. The decision has just been taken off the stack."""
        raise NotImplementedError

    def question(self, state: S_contra) -> Facts:
        """What is asked: `kind`, `seat` and public facts."""
        return self.json()

    def random_answer(self, state: S_contra, rng: Random) -> Action:
        """One of the options, each equally likely."""
        options = self.options(state)
        return options[int(rng.random() * len(options))]

    def quick_answer(self, state: S_contra, rng: Random) -> Action:
        """A fast answer for looking ahead, where the game's judgement has no better one."""
        return state.random_action(rng)

    def skipped(self, state: S_contra) -> bool:
        """Whether nobody is asked when public facts leave only one answer, or none."""
        return False

    def waits(self, state: S_contra) -> bool:
        if not self.skipped(state):
            return True
        options = self.options(state)
        if len(options) > 1:
            state.listed = options
            return True
        state.pending.pop()
        if options:
            self.answer(state, options[0])
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(ABC, Generic[S_contra]):
    """One kind of thing that can be done in a turn, with all the rules of its chapter about it.

    Its actions are the rows `first` to `last - 1` of the action table.
    """

    def __init__(self, first: Action, last: Action) -> None:
        self.first = first
        self.last = last

    @abstractmethod
    def add_options(self, state: S_contra, found: list[Action]) -> None:
        """Append every possible action of this kind, ascending."""
        raise NotImplementedError

    @abstractmethod
    def refusal(self, state: S_contra, action: Action) -> Refusal | None:
        """None if this action is possible, else the rule against it."""
        raise NotImplementedError

    @abstractmethod
    def carry_out(self, state: S_contra, action: Action) -> None:
        """Do it, and put what follows from it on the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Decision[S_contra]):
    """A decision whose answers are moves of various kinds."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.by_action: list[Move[S_contra] | None] = []
        for move in self.moves():
            self.by_action += [None] * (move.first - len(self.by_action))
            self.by_action += [move] * (move.last - move.first)

    @abstractmethod
    def moves(self) -> list[Move[S_contra]]:
        """Everything that can be done, in the order of the action table."""
        raise NotImplementedError

    def move_of(self, action: Action) -> Move[S_contra] | None:
        """The kind of move that an action is; None if it answers another decision."""
        return self.by_action[action] if action < len(self.by_action) else None

    def options(self, state: S_contra) -> list[Action]:
        found: list[Action] = []
        for move in self.moves():
            move.add_options(state, found)
        return found

    def refusal(self, state: S_contra, action: Action) -> Refusal | None:
        move = self.move_of(action)
        return self.reason(state, action) if move is None else move.refusal(state, action)

    def reason(self, state: S_contra, action: Action) -> Refusal:
        """Why an action that is not a move of a turn has to wait."""
        raise NotImplementedError

    def answer(self, state: S_contra, action: Action) -> None:
        move = self.move_of(action)
        assert move is not None
        move.carry_out(state, action)


def marked(places: list[int], length: int) -> bytes:
    """A row of zeros with a 1 at those places."""
    row: vec[u8] = vec[u8](bytes(length))
    for place in places:
        row[place] = 1
    return bytes(row)


def stack_from(
    state: S, kinds: Sequence[type[Pending[S]]], rows: Sequence[Json], place: str
) -> list[Pending[S]]:
    """The stack from a dump's `pending`, bottom first; raises `BadDump`."""
    if not 0 < len(rows) <= DEEPEST:
        raise BadDump(f"{place} should have 1 to {DEEPEST} items, not {len(rows)}")
    stack = [pending_from(kinds, row, f"{place}.{number}") for number, row in enumerate(rows)]
    if not stack[0].COMPLETE:
        raise BadDump(f"{place}.0: something has to be pending beneath {stack[0].KIND!r}")
    for number, one in enumerate(stack):
        seats = state.seats if isinstance(one, Decision) else len(state.scores())
        if not 0 <= one.seat < seats:
            raise BadDump(f"{place}.{number}.seat should be one of {seats}, not {one.seat}")
    return stack


def check_stack(state: S, place: str) -> None:
    """Raise `BadDump` where what is pending does not fit the rest of the position."""
    for number, one in enumerate(state.pending):
        complaint = one.complaint(state)
        if complaint:
            raise BadDump(f"{place}.{number}, {one.KIND}: {complaint}")


def pending_from(
    kinds: Sequence[type[Pending[S_contra]]], value: Json, place: str
) -> Pending[S_contra]:
    """The entry of the stack that a dump's entry describes; raises `BadDump`."""
    fields = Fields(value, place)
    names = [kind.KIND for kind in kinds]
    kind = kinds[names.index(as_word(fields.get("kind"), names, f"{place}.kind"))]
    seat = fields.get("seat")
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise BadDump(f"{place}.seat should be a seat, not {seat!r}")
    numbers = [field.read(fields.get(field.name), f"{place}.{field.name}") for field in kind.FIELDS]
    fields.finish()
    return kind(seat, *numbers)
