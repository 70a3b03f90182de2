"""Who wins: TE-39, TE-75 and TE-76."""

import pytest

from tests.tigris.table import COLOURS, do, points, table

SPACES = ["B2", "K1", "P2", "F3", "N5", "I7", "B8", "O9"]


def totals(*amounts: int) -> dict[str, int]:
    return dict(zip(COLOURS, amounts, strict=True))


@pytest.mark.rule("TE-39")
def test_treasures_go_where_they_help_most() -> None:
    state = table(points={0: totals(5, 3, 2, 1)}, treasures={0: 2}, taken=SPACES[:2])
    assert state.scores()[0] == 2


@pytest.mark.rule("TE-39")
def test_the_weakest_colour_counts_then_the_next() -> None:
    archer = totals(6, 9, 12, 13)
    bull = totals(10, 11, 15, 10)
    potter = totals(11, 12, 13, 14)
    lion = totals(12, 10, 10, 12)
    state = table(
        seats=4,
        points={0: archer, 1: bull, 2: potter, 3: lion},
        treasures={0: 3},
        taken=SPACES[:3],
    )
    assert state.scores() == [9, 10, 11, 10]
    assert state.ranking() == [4, 3, 1, 2]


@pytest.mark.rule("TE-39")
def test_equal_weakest_colours_are_told_apart_by_the_others() -> None:
    state = table(
        seats=4,
        points={
            0: totals(3, 5, 5, 5),
            1: totals(9, 4, 9, 3),
            2: totals(9, 3, 3, 9),
            3: totals(6, 5, 3, 5),
        },
    )
    assert state.scores() == [3, 3, 3, 3]
    assert state.ranking() == [2, 3, 4, 1]


@pytest.mark.rule("TE-39")
def test_treasures_even_out_before_the_second_weakest_is_compared() -> None:
    state = table(
        points={0: totals(2, 2, 9, 9), 1: totals(2, 3, 3, 3)},
        treasures={0: 1, 1: 1},
        taken=SPACES[:2],
    )
    assert state.scores() == [2, 3]
    state = table(
        points={0: totals(2, 3, 9, 9), 1: totals(2, 3, 4, 4)},
        treasures={0: 1, 1: 2},
        taken=SPACES[:3],
    )
    assert state.scores() == [3, 3]
    assert state.ranking() == [2, 1]


@pytest.mark.rule("TE-75")
def test_a_complete_tie_is_shared() -> None:
    state = table(
        seats=3,
        points={0: totals(4, 5, 6, 7), 1: totals(7, 6, 5, 4), 2: totals(4, 5, 6, 6)},
        taken=SPACES,
        treasures={},
    )
    do(state, "0 done")
    assert state.over
    assert state.ranking() == [1, 1, 3]


@pytest.mark.rule("TE-76")
def test_points_are_not_limited_by_the_cubes() -> None:
    state = table({"B1": "0 priest"}, points={0: totals(95, 95, 95, 95)}, hands={0: ["temple"]})
    do(state, "0 temple A1")
    assert points(state) == {0: totals(95, 96, 95, 95)}
    assert state.scores()[0] == 95


@pytest.mark.rule("TE-39")
def test_the_tally_says_how_a_score_came_about() -> None:
    state = table({"B1": "0 priest"}, hands={0: ["temple", "temple"]})
    do(state, "0 temple A1")
    lines = state.tally()
    assert len(lines) == 2
    assert lines[0] != lines[1]
