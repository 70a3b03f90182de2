"""Who gets what in the scorings, and who wins."""

import pytest

from tests.mexica.table import EAST, earned, fact, play, position, size
from ziggurat.core.state import State

SEVENTEEN = "Q7 Q8 Q9 Q10 R11 U10"
"""Canals that cut a region of 17 squares out of the east."""

SITES = "S7 S8 S9 S10 T8 T9 T10 U7 U8 V7 V8 V9"


def with_values(values: list[int]) -> list[str]:
    """Temples on the eastern squares with these sums of levels, seat by seat."""
    sites = iter(SITES.split())
    texts = []
    for value in values:
        row = []
        for level in (4, 3, 2, 1):
            if value >= level:
                row.append(f"{level} {next(sites)}")
                value -= level  # noqa: PLW2901  what is still to be built
        texts.append(", ".join(row))
    return texts


def scored(values: list[int], period: int = 1) -> State:
    """Before the last turn of a period, with temples of these values in a region of 13."""
    return position(
        canals=EAST,
        pilli="E5 E6 E9 E10",
        placed={"U9": 13},
        temples=with_values(values),
        seat=3,
        round=40,
        period=period,
    )


@pytest.mark.rule("MX-52")
@pytest.mark.rule("MX-53")
@pytest.mark.parametrize("period", [1, 2])
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([8, 5, 3, 1], [13, 7, 4, 0]),
        ([5, 5, 3, 1], [13, 13, 4, 0]),
        ([5, 5, 5, 2], [13, 13, 13, 0]),
        ([6, 4, 4, 1], [13, 7, 7, 0]),
        ([6, 4, 2, 2], [13, 7, 4, 4]),
        ([5, 5, 3, 3], [13, 13, 4, 4]),
        ([5, 0, 0, 0], [13, 0, 0, 0]),
        ([4, 4, 4, 4], [13, 13, 13, 13]),
    ],
)
def test_ranks_of_a_founded_region(values: list[int], points: list[int], period: int) -> None:
    assert earned(scored(values, period=period), "done") == points


@pytest.mark.rule("MX-52")
def test_the_value_is_the_sum_of_levels() -> None:
    state = position(canals=EAST, pilli="E5 E6", temples=["3 S7, 3 S8, 2 S9"])

    regions = state.view(0)["regions"]
    assert isinstance(regions, list)
    assert [region["values"] for region in regions if "S7" in region["cells"]] == [[8, 0]]


@pytest.mark.rule("MX-54")
@pytest.mark.parametrize(("period", "points"), [(1, [0, 0, 0, 0]), (2, [17, 9, 5, 0])])
def test_an_unfounded_region_counts_in_the_second_scoring_only(
    period: int, points: list[int]
) -> None:
    state = position(
        canals=SEVENTEEN,
        pilli="E5 E6 E9 E10",
        temples=with_values([9, 6, 2, 1]),
        seat=3,
        round=40,
        period=period,
    )
    assert size(state, "S7") == 17

    assert earned(state, "done") == points


@pytest.mark.rule("MX-53")
def test_founded_regions_score_in_both_periods() -> None:
    state = scored([4, 3, 0, 0])

    first = earned(state, "done")
    while fact(state, "period") == 2 and not state.over:
        play(state, "done")

    assert first == [13, 7, 0, 0]
    assert fact(state, "players", 0, "points", "regions-1") == 13
    assert fact(state, "players", 0, "points", "regions-2") == 13
    assert state.scores() == [26, 14, 0, 0]


@pytest.mark.rule("MX-55")
@pytest.mark.parametrize("period", [1, 2])
@pytest.mark.parametrize(("square", "points"), [("I7", 5), ("H8", 5), ("I8", 0), ("H7", 0)])
def test_palace_bonus(square: str, points: int, period: int) -> None:
    state = position(pilli=f"{square} E5", seat=1, round=40, period=period)

    assert earned(state, "done") == [points, 0]


@pytest.mark.rule("MX-55")
def test_everybody_on_a_start_space_gets_the_bonus() -> None:
    state = position(pilli="I7 H8 J8 I9", seat=3, round=40)

    assert earned(state, "done") == [5, 5, 5, 5]


@pytest.mark.rule("MX-56")
@pytest.mark.parametrize(
    ("points", "tokens", "places"),
    [
        ([9, 8, 7], [0, 5, 6], [1, 2, 3]),
        ([9, 9, 7], [1, 2, 9], [2, 1, 3]),
        ([9, 9, 7], [2, 2, 0], [1, 1, 3]),
        ([7, 9, 7], [1, 0, 1], [2, 1, 2]),
    ],
)
def test_tokens_break_ties_and_else_places_are_shared(
    points: list[int], tokens: list[int], places: list[int]
) -> None:
    state = position(
        pilli="E5 E6 E9",
        points=[{"founder": number} for number in points],
        tokens=tokens,
        seat=2,
        round=40,
        period=2,
    )

    play(state, "done")

    assert state.over
    assert state.ranking() == places


def test_the_tally_explains_every_point() -> None:
    state = scored([8, 5, 3, 1], period=2)
    play(state, "done")

    for seat, tally in enumerate(state.tally()):
        lines = tally["lines"]
        assert isinstance(lines, list)
        assert sum(line["points"] for line in lines) == tally["total"] == state.scores()[seat]
