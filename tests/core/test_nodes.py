"""Node counts, checked by counting the long way."""

from itertools import pairwise

import pytest

from tests.core.pebbles import GAME
from tests.nodes import count
from ziggurat import State


def sequences(state: State, depth: int) -> list[tuple[int, ...]]:
    """Every sequence of actions of that length, played out."""
    if depth == 0:
        return [()]
    found = []
    for action in state.actions():
        copy = state.copy()
        copy.play(action)
        found += [(action, *rest) for rest in sequences(copy, depth - 1)]
    return found


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_count_is_the_number_of_sequences(depth: int) -> None:
    state = GAME.start(2, 5)

    assert count(state, depth) == len(set(sequences(state, depth))) > 0


def test_counting_changes_nothing() -> None:
    state = GAME.start(2, 5)
    before = state.digest()

    counts = [count(state, depth) for depth in (1, 2, 3)]

    assert state.digest() == before
    assert all(less < more for less, more in pairwise(counts))


def test_games_that_end_have_no_longer_sequences() -> None:
    state = GAME.start(2, 5)
    state.play(GAME.read("pass"))
    state.play(GAME.read("pass"))

    assert state.over
    assert count(state, 1) == 0
