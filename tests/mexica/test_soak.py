"""A few units of the long runs."""

import pytest

from tests.mexica.soak import SETUPS, WHOLE_GAMES
from tests.soaking import Task


@pytest.mark.parametrize("task", WHOLE_GAMES, ids=lambda task: task.name)
def test_games_end_and_nothing_is_lost(task: Task) -> None:
    for index in range(len(SETUPS)):
        counters = task.run(index)

        assert counters["turns"] > 10
        assert counters.get("ended: complete", 0) + counters.get("ended: round-limit", 0) == 1
