"""A few units of the long runs."""

from collections import Counter

import pytest

from tests.teotihuacan.soak import SETUPS, TASKS, building_game, random_game


@pytest.mark.parametrize("index", range(0, len(SETUPS), 3))
def test_random_games_keep_the_invariants(index: int) -> None:
    counts = random_game(index)

    ends = [counts.get(f"ended by {end}", 0) for end in ("third-eclipse", "pyramid")]
    assert sorted(ends) == [0, 1]


def test_games_end_by_the_third_eclipse_and_by_the_finished_pyramid() -> None:
    counts: Counter[str] = Counter()
    for index in (0, 1, 4, 9, 12, 18):
        counts.update(building_game(index))

    assert counts["ended by pyramid"] > 0
    assert counts["ended by pyramid"] + counts["ended by third-eclipse"] == 6


def test_at_least_a_thousand_random_games_are_soaked() -> None:
    assert [task.count for task in TASKS if task.run is random_game] == [1000]
