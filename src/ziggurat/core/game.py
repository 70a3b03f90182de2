"""A game: its name, seats, options and action table, and how to get a position of it."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ziggurat.core.actions import ActionTable
from ziggurat.core.chance import seed_text
from ziggurat.core.errors import BadDump, BadOption, BadRevision, BadSeats, BadView
from ziggurat.core.hidden import Hidden
from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.tensors import EncodedPieces, Encoding, Layout, packed
from ziggurat.core.types import Action, Facts, Json, Options, Seat

if TYPE_CHECKING:
    from ziggurat.core.page_data import Printed
    from ziggurat.core.positions import Declaration
    from ziggurat.core.state import State
    from ziggurat.core.tensors import Tensor


class Option:
    """A choice made for a table before the start."""

    def __init__(
        self,
        name: str,
        values: Sequence[str | int],
        default: str | int,
        seats: Sequence[int] | None = None,
    ) -> None:
        if default not in values:
            raise ValueError(f"{default!r} is not a value of {name}")
        self.name = name
        self.values = tuple(values)
        self.default = default
        self.seats = None if seats is None else tuple(seats)
        """The numbers of seats for which it can differ from its default; None: any."""

    def __repr__(self) -> str:
        seats = "" if self.seats is None else f", seats={self.seats}"
        return f"Option({self.name!r}, {self.values}, {self.default!r}{seats})"

    def read(self, value: object) -> str | int:
        """The value as it is stored; `True`, `False` and digits as text are understood."""
        if isinstance(value, bool):
            value = "on" if value else "off"
        if value in self.values and isinstance(value, str | int):
            return value
        if isinstance(value, str):
            for own in self.values:
                if str(own) == value:
                    return own
        allowed = ", ".join(str(own) for own in self.values)
        raise BadOption(f"option {self.name!r} cannot be {value!r}; it can be {allowed}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One of the games, as a value without a position. There is exactly one for each."""

    name: str
    title: str
    seats: range
    """The numbers of seats it can be played with."""

    options: tuple[Option, ...]
    table: ActionTable
    rules: str
    """The prefix of its rule numbers: `TE` for TE-1, TE-2 and so on."""

    revision: int = 1
    """The newest revision of its rules, which new games use.

    It rises when the flow of decisions changes. A game that began under an older one is played to
    its end by that, so `State.revision` decides; revision 1 is that of release 0.1.0.
    """

    tensor_layout: Layout
    """Where everything lies in what `observe` returns."""

    printed: tuple[Printed, ...] = ()
    """What is printed on boards and tiles, as its part of the page draws it."""

    printed_imports: tuple[str, ...] = ()
    """The lines of TypeScript that import the types of `printed`."""

    declaration: Declaration | None = None
    """The declaration of its positions; None where a game has none."""

    order: int = 100
    """Its rank in the list of games: the lowest comes first, equal ones by name."""

    quick_options: tuple[tuple[str, str | int], ...] = ()
    """How options differ from the defaults when somebody starts at once, without being asked."""

    first_options: tuple[tuple[str, str | int], ...] = ()
    """How they differ further in somebody's first game: the simplest set-up."""

    viewer_field: str = "viewer"
    """The field of a view that says whose it is."""

    @property
    def folder(self) -> Path:
        """The folder of everything that belongs to the game: that of its declaring module."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def start(self, seats: int, seed: int | str, **options: object) -> State:
        """The first position; all randomness of the game follows from the seed."""
        return self.start_kept(seats, seed, options, self.revision)

    def start_kept(
        self, seats: int, seed: int | str, options: Mapping[str, object], revision: int
    ) -> State:
        """The first position of a stored game, by the revision of the rules that it began with."""
        complete = self.read_options(seats, options)
        self.check_revision(revision)
        return self.begin(seats, seed_text(seed), complete, revision)

    @abstractmethod
    def begin(self, seats: int, seed: str, options: Options, revision: int) -> State:
        """`start` with everything checked."""

    @abstractmethod
    def load(self, dump: Json) -> State:
        """The position of a dump; raises `BadDump` on one that cannot be.

        A dump that names no `revision` is one of the newest.
        """

    def load_kept(self, dump: Json, revision: int) -> State:
        """The position of a stored dump, by the revision of the rules it was played by.

        Dumps of release 0.1.0 do not name one; a dump that names another is refused.
        """
        self.check_revision(revision)
        if isinstance(dump, Mapping) and revision != self.revision:
            dump = {"revision": revision, **dump}
        state = self.load(dump)
        if state.revision != revision:
            raise BadDump(f"the position is of revision {state.revision}, not {revision}")
        return state

    @abstractmethod
    def imagine(self, view: Facts, rng: Random) -> State:
        """A position built from a view alone, the unknown drawn at random to fit it."""

    def hidden(self, dump: Facts, seat: Seat | None) -> list[Hidden]:
        """Where this dump holds what the seat cannot know, according to its declaration."""
        if self.declaration is None:
            raise NotImplementedError
        return self.declaration.hidden(dump, seat)

    @abstractmethod
    def encode(self, state: State, seat: Seat | None) -> Encoding:
        """What that seat sees of a position, as the numbers of the layout."""

    def encode_pieces(self, state: State, seat: Seat | None) -> EncodedPieces:
        """The same in pieces: those that have not changed since are mostly the same objects."""
        small, numbers = self.encode(state, seat)
        return [small], packed(numbers)

    def observe(self, view: Facts) -> Tensor:
        """A view as one row of numbers, laid out by `tensor_layout`; needs numpy."""
        state = self.imagine(view, Random(0))
        viewer = view.get(self.viewer_field)
        if viewer is None:
            return self.observe_state(state, None)
        if isinstance(viewer, bool) or not isinstance(viewer, int) or viewer >= state.seats:
            raise BadView(f"{self.viewer_field!r} should be one of the seats, not {viewer!r}")
        return self.observe_state(state, viewer)

    def observe_state(self, state: State, seat: Seat | None) -> Tensor:
        """The same as `observe(state.view(seat))`, but faster."""
        layout = self.tensor_layout
        row = layout.empty()
        self.observe_into(state, seat, row[: layout.small], row[layout.small :])
        return row

    def observe_into(self, state: State, seat: Seat | None, small: Tensor, large: Tensor) -> None:
        """The same written into arrays: the numbers that fit a byte, and the others."""
        if self.tensor_layout.short:
            self.tensor_layout.fill_pieces(small, large, self.encode_pieces(state, seat))
        else:
            self.tensor_layout.fill(small, large, self.encode(state, seat))

    def judgement(self, weights: Weights | None = None) -> Judgement:
        """The game's knowledge for bots, with other weights if some are given."""
        return Judgement(weights)

    def write(self, action: Action) -> str:
        """The action in words."""
        return self.table.write(action)

    def read(self, words: object) -> Action:
        """The action with those words; letter case and spacing do not matter."""
        return self.table.read(words)

    def read_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """All options with their values, checked for that number of seats."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(
                f"{self.title} is played with {self.seats[0]} to {self.seats[-1]} seats, "
                f"not {seats!r}"
            )
        unknown = sorted(set(given) - {option.name for option in self.options})
        if unknown:
            known = ", ".join(option.name for option in self.options) or "none"
            raise BadOption(f"{self.title} has no option {unknown[0]!r}; it has {known}")
        options: Options = {}
        for option in self.options:
            value = option.default
            if option.name in given:
                value = option.read(given[option.name])
            if option.seats is not None and seats not in option.seats and value != option.default:
                allowed = " or ".join(str(number) for number in option.seats)
                raise BadOption(
                    f"option {option.name!r} is for {allowed} seats; "
                    f"with {seats} it can only be {option.default!r}"
                )
            options[option.name] = value
        self.check_options(seats, options)
        return options

    def check_revision(self, revision: int) -> None:
        """Raise `BadRevision` where this release does not know the revision of the rules."""
        if not 1 <= revision <= self.revision:
            raise BadRevision(
                f"the rules of {self.title} have revisions 1 to {self.revision}, not {revision}"
            )

    def check_options(self, seats: int, options: Options) -> None:
        """Raise `BadOption` where values that are fine by themselves do not go together."""

    def __repr__(self) -> str:
        return f"<{self.title}>"
