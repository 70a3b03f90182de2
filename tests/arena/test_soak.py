"""A few units of the long runs."""

import pytest

from tests.arena.soak import SETUPS, whole_game
from ziggurat.bots import LEVELS


@pytest.mark.rotating("a level plays")
@pytest.mark.parametrize("level", range(len(LEVELS)), ids=lambda level: LEVELS[level])
def test_a_level_plays_a_whole_game(level: int) -> None:
    """Each level another game and number of seats."""
    sums = whole_game(level + len(LEVELS) * (2 * level % len(SETUPS)))
    assert sums["decisions"] > 50
