"""Ziggurat: Tigris & Euphrates, Mexica and Teotihuacan, exact and fast.

>>> import random, ziggurat
>>> state = ziggurat.game("tigris").start(seats=3, seed=7)
>>> while not state.over:
...     state.play(random.choice(state.actions()))
"""

from collections.abc import Callable, Sequence

from ziggurat import analysis
from ziggurat.analysis import Analysis, Step
from ziggurat.core import state
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.records import Record
from ziggurat.core.state import State
from ziggurat.core.studies import Study
from ziggurat.core.types import Action, Facts, Seat
from ziggurat.games import game, package

__version__ = "0.1.0"

games = package()

COMPILED = not str(state.__file__).endswith(".py")
"""Whether the rules run compiled; otherwise the same source runs interpreted."""

__all__ = [
    "COMPILED",
    "Action",
    "Analysis",
    "Facts",
    "Game",
    "Record",
    "Seat",
    "State",
    "Study",
    "ZigguratError",
    "__version__",
    "analyse",
    "game",
    "games",
    "read_study",
    "replay",
    "verify",
]


def replay(text: str, upto: int | None = None) -> State:
    """The position that a record leads to, or the one after its first `upto` actions."""
    record = Record.parse(text)
    return record.replay(game(record.game), upto)


def analyse(
    record: Record | str,
    *,
    deep: bool = False,
    seed: int = 0,
    steps: Sequence[Step] = (),
    heard: Callable[[Step, int], None] | None = None,
) -> Analysis:
    """Why the game of a record was won or lost: each decision judged by what its seat knew.

    The same record, seed and engine give the same analysis. `steps` are those of one that was
    left; `heard` is told of each new step, and how many there are in all.
    """
    found = Record.parse(record) if isinstance(record, str) else record
    rules = game(found.game)
    return analysis.analyse(rules, found, deep=deep, seed=seed, steps=steps, heard=heard)


def verify(text: str) -> Record:
    """The record, once its actions, shuffle, result and digest are proven right."""
    record = Record.parse(text)
    record.verify(game(record.game))
    return record


def read_study(text: str) -> Study:
    """The study of a file, once its record, variations and redrawn positions are proven right."""
    study = Study.parse(text)
    study.verify(game(study.record.game))
    return study
