"""How hard puzzles are to find.

Somebody who plays by what a move brings at once finds an easy one. It is harder the less that look
sets the solution apart, the more moves there are, the longer its line is, the more another move
promises at once, and the less is lost by the next best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log2
from random import Random
from statistics import fmean

from ziggurat.bots.search import root_values
from ziggurat.core.game import Game
from ziggurat.core.judgement import Judgement
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Json

DIFFICULTIES = ("easy", "medium", "hard")
UNGRADED = "medium"
"""What a puzzle is called before it is beside others."""
GLANCES = 4
"""As many draws of what the seat cannot know are glanced at."""
LONGEST = 8
"""Decisions of a line that count."""
WIDEST = 0.25
"""A lead at the first glance, or at the end, that cannot be overlooked."""
GLANCED = 5.0
LOST = 2.0
CHOICES = 0.12
STEPS = 0.08
LURED = 0.3
"""What each part weighs."""


def effort(game: Game, puzzle: Facts) -> float:
    """How hard a puzzle is, to be compared with others of its game."""
    state = game.load(puzzle["position"])
    solution = _facts(puzzle["solution"])
    others = [_facts(other) for other in _row(puzzle["others"])]
    right = {solution["action"], *_row(puzzle["also"])}
    lead = _glanced(game.judgement(), state, right, str(puzzle["id"]))
    steps = min(LONGEST, len(_row(solution["line"])))
    lured = max(_at_once(other) for other in others) > _at_once(solution)
    return (
        -GLANCED * max(-WIDEST, min(WIDEST, lead))
        - LOST * min(WIDEST, _number(puzzle["gap"]))
        + CHOICES * log2(len(state.actions()))
        + STEPS * steps
        + LURED * lured
    )


def graded(efforts: Mapping[str, float]) -> dict[str, str]:
    """The difficulty of each puzzle of a game: a third of them is easy, a third hard."""
    order = sorted(efforts, key=lambda key: (efforts[key], key))
    parts = len(DIFFICULTIES)
    return {key: DIFFICULTIES[place * parts // len(order)] for place, key in enumerate(order)}


def _glanced(judgement: Judgement, state: State, right: set[Json], seed: str) -> float:
    """How far the solution is ahead where moves are valued by what they bring at once."""
    leads: list[float] = []
    for glance in range(GLANCES):
        rng = Random(f"{seed} {glance}")
        imagined = state.game.imagine(state.view(state.seat), rng)
        values = root_values(judgement, imagined, rng, False)
        leads.append(_best(values, right, True) - _best(values, right, False))
    return fmean(leads)


def _best(values: Sequence[tuple[Action, float]], right: set[Json], of_right: bool) -> float:
    return max((value for action, value in values if (action in right) == of_right), default=0.0)


def _at_once(move: Facts) -> float:
    """What the reasons for a move promise at once."""
    reasons = [_facts(reason) for reason in _row(move["reasons"])]
    return sum(_number(reason["weight"]) for reason in reasons if reason["at_once"])


def _facts(value: Json) -> Facts:
    assert isinstance(value, Mapping)
    return value


def _row(value: Json) -> Sequence[Json]:
    assert isinstance(value, Sequence)
    return value


def _number(value: Json) -> float:
    assert isinstance(value, int | float)
    return float(value)
