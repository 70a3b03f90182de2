"""Ziggurat: Tigris & Euphrates, Mexica and Teotihuacan, exact and fast.

>>> import random, ziggurat
>>> state = ziggurat.game("tigris").start(seats=3, seed=7)
>>> while not state.over:
...     state.play(random.choice(state.actions()))
"""

from ziggurat.core import state
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.records import Record
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Seat
from ziggurat.games import game, package

__version__ = "0.1.0"

games = package()

COMPILED = not str(state.__file__).endswith(".py")
"""Whether the rules run compiled; otherwise the same source runs interpreted."""

__all__ = [
    "COMPILED",
    "Action",
    "Facts",
    "Game",
    "Record",
    "Seat",
    "State",
    "ZigguratError",
    "__version__",
    "game",
    "games",
    "replay",
    "verify",
]


def replay(text: str, upto: int | None = None) -> State:
    """The position that a record leads to, or the one after its first `upto` actions."""
    record = Record.parse(text)
    return record.replay(game(record.game), upto)


def verify(text: str) -> Record:
    """The record, once its actions, shuffle, result and digest are proven right."""
    record = Record.parse(text)
    record.verify(game(record.game))
    return record
