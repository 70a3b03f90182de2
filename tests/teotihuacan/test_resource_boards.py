"""Main actions: fee, number of workers, and the Forest, the Quarry and the Gold Deposits."""

import pytest

from tests.teotihuacan.table import Table, arriving, table
from ziggurat.core.types import Facts

CELLS: dict[tuple[int, int, int], dict[str, int]] = {
    (2, 1, 1): {"cocoa": 1},
    (2, 1, 2): {"wood": 1},
    (2, 1, 4): {"wood": 2},
    (2, 2, 1): {"wood": 1},
    (2, 2, 3): {"wood": 2},
    (2, 2, 4): {"wood": 3, "cocoa": 2},
    (2, 3, 1): {"wood": 2, "cocoa": 1},
    (2, 3, 2): {"wood": 3, "cocoa": 3},
    (2, 3, 4): {"wood": 4, "cocoa": 5},
    (3, 1, 1): {"points": 1},
    (3, 1, 3): {"stone": 1},
    (3, 1, 4): {"stone": 2},
    (3, 2, 1): {"stone": 1},
    (3, 2, 2): {"stone": 2},
    (3, 2, 4): {"stone": 3, "points": 2},
    (3, 3, 1): {"stone": 2, "points": 1},
    (3, 3, 3): {"stone": 3, "points": 3},
    (3, 3, 4): {"stone": 4, "points": 5},
    (4, 1, 1): {"points": 1},
    (4, 1, 2): {"gold": 1},
    (4, 1, 4): {"gold": 2},
    (4, 2, 1): {"gold": 1},
    (4, 2, 3): {"gold": 2},
    (4, 2, 4): {"gold": 3, "points": 2},
    (4, 3, 1): {"gold": 2, "cocoa": 1},
    (4, 3, 2): {"gold": 3, "red": 1, "points": 1},
    (4, 3, 4): {"gold": 4, "red": 2, "points": 2},
}
"""By board, the player's workers and lowest power; steps on any temple are made on the red one."""


def at_work(board: int, workers: int, lowest: int) -> Table:
    """That many of the player's workers on the board, the others stronger; 1 cocoa pays the fee."""
    return arriving(board, lowest, here=[5] * (workers - 1), own={"cocoa": 1})


@pytest.mark.rule("TH-89")
@pytest.mark.rule("TH-46")
@pytest.mark.parametrize(("board", "workers", "lowest"), CELLS)
def test_cell_of_the_table(board: int, workers: int, lowest: int) -> None:
    given = at_work(board, workers, lowest).play("main")
    while given.can("step red"):
        given.play("step red")
    fee = 0 if workers == 1 else 1

    cell = {"cocoa": 0, **CELLS[board, workers, lowest]}

    assert {"cocoa": 0, **given.change()} == {**cell, "cocoa": cell["cocoa"] - fee}


@pytest.mark.rule("TH-46")
@pytest.mark.rule("TH-89")
def test_example_e4_dice_2_and_5_on_the_forest() -> None:
    given = arriving(2, 2, here=[5], own={"cocoa": 1})

    given.play("main")

    assert given.change() == {"cocoa": -1, "wood": 2}
    assert given.words() == ["power forest 2", "power forest 5"]
    assert given.play("power forest 2").words() == ["done"]


@pytest.mark.rule("TH-46")
def test_the_lowest_power_counts_also_among_four() -> None:
    given = arriving(2, 4, here=[4, 4, 1], own={"cocoa": 1})

    given.play("main")

    assert given.change() == {"wood": 2}
    assert given.told("main")[0]["lowest"] == 1


@pytest.mark.rule("TH-44")
@pytest.mark.rule("TH-46")
def test_example_e11_four_workers_count_as_three() -> None:
    given = arriving(3, 1, here=[1, 1, 1], own={"cocoa": 1})

    given.play("main")

    assert given.told("main")[0]["workers"] == 3
    assert given.change() == {"cocoa": -1, "stone": 2, "points": 1}


@pytest.mark.rule("TH-46")
@pytest.mark.rule("TH-54")
@pytest.mark.rule("TH-55")
def test_derived_d5_three_dice_of_power_5_on_the_gold_deposits() -> None:
    given = arriving(4, 5, here=[5, 5], own={"cocoa": 1})

    given.play("main, step red, step red, ascend points, power gold 5, ascend points")

    assert given.change() == {"cocoa": -1, "gold": 4, "red": 2, "points": 2 + 10, "avenue": 2}
    assert given.workers() == [[1, 1], [1, 1], [4, 5]]
    assert given.words() == ["done"]
    assert given.at("calendar", "light") == 2


@pytest.mark.rule("TH-43")
def test_example_e3_ones_own_colour_counts_for_the_fee() -> None:
    others = [
        {"workers": [[3, 1], [8, 1], [8, 1]]},
        {"workers": [[3, 2], [8, 1], [8, 1]]},
        {"workers": [[3, 3, 1], [8, 1], [8, 1]]},
    ]
    given = arriving(3, 2, here=[2], own={"cocoa": 3}, others=others, seats=4)

    given.play("main")

    assert given.change() == {"cocoa": -3, "stone": 2}


@pytest.mark.rule("TH-43")
def test_a_player_who_cannot_pay_the_fee_cannot_choose_the_action() -> None:
    given = arriving(3, 2, here=[2], own={"cocoa": 1}, neutral={"workers": [[3, 5, 6], []]})

    assert given.refused("main") == "TH-43"


@pytest.mark.rule("TH-43")
def test_cocoa_gained_with_the_move_pays_the_fee() -> None:
    own: Facts = {"technologies": [1], "workers": [[4, 1], [8, 1], [8, 1]]}
    given = table([own], neutral={"workers": [[3, 5, 6], []]})

    given.play("worker gold 1, move 2, main")

    assert given.change() == {"points": 1}


@pytest.mark.rule("TH-43")
def test_the_palace_has_no_main_action() -> None:
    assert arriving(1).refused("main") == "TH-43"


@pytest.mark.rule("TH-44")
def test_locked_workers_never_count() -> None:
    own: Facts = {"workers": [[5, 3], [2, 3], [2, 1, 1]], "cocoa": 1}
    given = arriving(2, 3, own=own)

    given.play("main")

    assert given.told("main")[0]["workers"] == 2
    assert given.change() == {"cocoa": -1, "wood": 2}


@pytest.mark.rule("TH-45")
@pytest.mark.parametrize(
    ("board", "own"),
    [(5, {"gold": 0}), (6, {"wood": 1}), (7, {"gold": 2}), (8, {"stone": 1})],
)
def test_an_action_that_cannot_be_afforded_is_not_available(
    board: int, own: dict[str, int]
) -> None:
    assert arriving(board, 3, own=own).refused("main") != ""
    assert not arriving(board, 3, own=own).can("main")


@pytest.mark.rule("TH-45")
@pytest.mark.rule("TH-46")
def test_one_power_up_with_one_or_two_workers_and_two_with_three() -> None:
    for count, ups in ((1, 1), (2, 1), (3, 2)):
        given = arriving(3, 1, here=[2, 3][: count - 1], own={"cocoa": 1})

        given.play("main")
        while given.words("power"):
            given.play(given.words("power")[0])

        assert len(given.told("power")) == ups
