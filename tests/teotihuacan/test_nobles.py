"""Nobles: rows, buildings and what they score."""

import pytest

from tests.teotihuacan.table import arriving
from ziggurat.core.types import Facts, Json

VALUES = {"top": (3, 2, 2, 1, 1), "centre": (5, 4, 3, 3), "bottom": (7, 6, 5)}
WORKERS = {"top": 1, "centre": 2, "bottom": 3}


def covered(**rows: int) -> dict[str, Json]:
    """The first spaces of each row are covered."""
    return {
        row: [1] * rows.get(row, 0) + [0] * (len(VALUES[row]) - rows.get(row, 0)) for row in VALUES
    }


@pytest.mark.rule("TH-48")
@pytest.mark.rule("TH-91")
@pytest.mark.parametrize(
    ("row", "space"), [(row, space) for row in VALUES for space in range(len(VALUES[row]))]
)
def test_points_of_each_space(row: str, space: int) -> None:
    here = [1] * (WORKERS[row] - 1)
    own: Facts = {"wood": 2, "cocoa": 1}
    given = arriving(6, 2, here=here, own=own, nobles=covered(**{row: space}))

    given.play("main")

    assert given.own("points") == VALUES[row][space]
    assert given.own("wood") == 0
    assert given.own("avenue") == 1
    assert given.told("noble")[0] == {
        "seat": 0,
        "row": row,
        "space": space,
        "value": VALUES[row][space],
    }


@pytest.mark.rule("TH-48")
def test_example_e6_second_space_of_the_centre_row() -> None:
    given = arriving(6, 1, here=[2], own={"wood": 2, "cocoa": 1}, nobles=covered(centre=1))

    given.play("main")

    assert given.change() == {"wood": -2, "cocoa": -1, "points": 4, "avenue": 1}
    assert given.at("nobles", "centre") == [1, 1, 0, 0]
    assert given.words() == ["power nobles 1", "power nobles 2"]


@pytest.mark.rule("TH-48")
def test_two_workers_use_the_top_row_when_the_centre_is_full() -> None:
    given = arriving(6, 1, here=[2], own={"wood": 2, "cocoa": 1}, nobles=covered(centre=4))

    given.play("main")

    assert given.at("nobles", "top") == [1, 0, 0, 0, 0]
    assert given.own("points") == 3


@pytest.mark.rule("TH-48")
def test_three_workers_choose_an_upper_row_when_the_bottom_is_full() -> None:
    given = arriving(6, 1, here=[2, 2], own={"wood": 2, "cocoa": 1}, nobles=covered(bottom=3))

    given.play("main")

    assert given.words() == ["row top", "row centre"]
    assert given.play("row centre").own("points") == 5


@pytest.mark.rule("TH-48")
def test_one_worker_cannot_go_down_when_the_top_row_is_full() -> None:
    own: Facts = {"wood": 2}

    assert not arriving(6, own=own, nobles=covered(top=5)).can("main")
    assert arriving(6, here=[1], own={"wood": 2, "cocoa": 1}, nobles=covered(top=5)).can("main")


@pytest.mark.rule("TH-48")
def test_no_action_without_two_wood() -> None:
    assert not arriving(6, own={"wood": 1}).can("main")
    assert arriving(6, own={"wood": 2}).can("main")


@pytest.mark.rule("TH-48")
@pytest.mark.rule("TH-91")
def test_the_twelfth_space_stays_free_for_want_of_a_building() -> None:
    nobles = covered(top=5, centre=4, bottom=2)

    given = arriving(6, 1, here=[1, 1], own={"wood": 2, "cocoa": 1}, nobles=nobles)

    assert given.at("buildings") == 11
    assert not given.can("main")


@pytest.mark.rule("TH-48")
@pytest.mark.rule("TH-91")
def test_the_building_comes_from_the_row() -> None:
    given = arriving(6, own={"wood": 2}, nobles=covered(top=1, centre=2))
    assert given.at("buildings") == 3

    given.play("main")

    assert given.at("buildings") == 4


@pytest.mark.rule("TH-48")
def test_leftmost_free_space_of_a_row_with_a_gap() -> None:
    nobles: dict[str, Json] = {**covered(), "top": [1, 0, 0, 1, 0]}

    given = arriving(6, own={"wood": 2}, nobles=nobles).play("main")

    assert given.at("nobles", "top") == [1, 1, 0, 1, 0]


@pytest.mark.rule("TH-48")
@pytest.mark.parametrize(("here", "ups"), [([2], 1), ([2, 3], 2)])
def test_power_ups(here: list[int], ups: int) -> None:
    given = arriving(6, 1, here=here, own={"wood": 2, "cocoa": 1}).play("main")

    for _ in range(ups):
        given.play(given.words("power")[-1])

    assert given.words() == ["done"]


@pytest.mark.rule("TH-48")
def test_an_extra_worker_reaches_the_next_row() -> None:
    own: Facts = {"wood": 2, "tiles": ["extra_worker"]}
    given = arriving(6, own=own).play("main")

    assert given.words() == ["flip extra_worker", "row top"]
    assert given.play("flip extra_worker").own("points") == 5
