"""One random action is as likely as any other, for every game."""

from collections import Counter
from math import sqrt
from random import Random

import pytest

import ziggurat
from ziggurat.core.game import Game
from ziggurat.core.state import State

DRAWS = 25
"""Draws for each legal action of a position."""

FAR = 6.0
"""Deviations from the mean of the chi-square sum that no fair draw reaches."""

TABLES = [(game.name, seats) for game in ziggurat.games() for seats in game.seats]


def spread(state: State, rng: Random) -> float:
    """How uneven the draws in one position are, in deviations of the chi-square sum."""
    actions = state.actions()
    drawn = Counter(state.random_action(rng) for _ in range(DRAWS * len(actions)))
    assert set(drawn) <= set(actions)
    total = sum((drawn[action] - DRAWS) ** 2 / DRAWS for action in actions)
    free = len(actions) - 1
    return (total - free) / sqrt(2 * free) if free else 0.0


def positions(game: Game, seats: int, rng: Random) -> list[State]:
    """The first decisions of a game and some of the later ones."""
    state = game.start(seats, f"random-actions-{seats}")
    found: list[State] = []
    for number in range(400):
        if state.over:
            break
        if number < 6 or number % 50 == 0:
            found.append(state.copy())
        state.apply(state.random_action(rng))
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_action_is_equally_likely(name: str, seats: int) -> None:
    rng = Random(f"{name} {seats}")
    for state in positions(ziggurat.game(name), seats, rng):
        assert spread(state, rng) < FAR
