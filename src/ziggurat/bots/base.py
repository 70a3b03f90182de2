"""What a bot is, and what it gets to see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from time import process_time

from mypy_extensions import mypyc_attr

from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Seat


class NoAdvice(ZigguratError):
    """This bot cannot explain what it does."""


class Observation:
    """A decision as the deciding seat sees it: its view and its legal actions."""

    def __init__(
        self, game: Game, seat: Seat, actions: Sequence[Action], view: Callable[[], Facts]
    ) -> None:
        self.game = game
        self.seat = seat
        self.actions = actions
        self._view = view

    @classmethod
    def of(cls, state: State) -> Observation:
        """What the deciding seat of a position sees; the view is only made if asked for."""
        seat = state.seat
        return cls(state.game, seat, state.actions(), lambda: state.view(seat))

    @property
    def view(self) -> Facts:
        return self._view()


class Advice:
    """One action a strong player would consider.

    `value` is the estimated share of the victory, from 0 to 1; `line` what it leads to: the
    action and those most likely to follow it; `visits` how many simulations went that way.
    """

    def __init__(
        self, action: Action, value: float, line: Sequence[Action], visits: int = 0
    ) -> None:
        self.action = action
        self.value = value
        self.line = list(line)
        self.visits = visits


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Somebody who decides."""

    name: str

    @abstractmethod
    def choose(self, observation: Observation, rng: Random) -> Action:
        """One of the legal actions."""
        raise NotImplementedError  # compiled, an abstract method without a body ends the process

    def advise(self, observation: Observation, rng: Random, count: int = 3) -> list[Advice]:
        """The best few actions and why, best first."""
        raise NoAdvice(f"{self.name} gives no advice")

    def processor_seconds(self) -> float:
        """The processor time spent so far by whatever thinks for this bot."""
        return process_time()

    def close(self) -> None:
        """Release what it holds; it is not asked again."""
