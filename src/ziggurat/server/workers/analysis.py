"""The analysis of a game in a worker, a few actions at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic

from ziggurat.analysis import Analyser, Step
from ziggurat.analysis.observer import Observer
from ziggurat.core.records import Record
from ziggurat.core.state import State
from ziggurat.core.types import Facts
from ziggurat.games import game as game_of

FEWEST_FUTURES = 2
"""How often an observer draws what is to come, however little is searched."""


def analyse_some(text: str, deep: bool, effort: float, known: int, seconds: float) -> list[Facts]:
    """The next steps of a record after the first `known` ones, as many as that time allows."""
    record = Record.parse(text)
    analyser = _analyser(record, deep, effort, ())
    found: list[Facts] = []
    before: State | None = None
    until = monotonic() + seconds
    for number, after in enumerate(record.positions(analyser.game)):
        if before is not None:
            found.append(analyser.step(number, before, after).json())
            if monotonic() >= until:
                break
        if number >= known:
            before = after.copy()
    return found


def conclude(text: str, deep: bool, effort: float, steps: list[Facts]) -> Facts:
    """All that follows from the steps of a record."""
    read = [Step.read(step) for step in steps]
    return _analyser(Record.parse(text), deep, effort, read).finished().json()


def _analyser(record: Record, deep: bool, effort: float, steps: Sequence[Step]) -> Analyser:
    """An analyser that searches that many times as much as usual."""
    analyser = Analyser(game_of(record.game), record, deep, 0, steps)
    if effort != 1.0:
        usual = analyser.effort
        analyser.effort = replace(
            usual,
            first=round(usual.first * effort),
            alone=round(usual.alone * effort),
            second=round(usual.second * effort),
            futures=max(FEWEST_FUTURES, round(usual.futures * effort)),
        )
        analyser.observer = Observer(analyser.judgement, analyser.effort.futures)
    return analyser
