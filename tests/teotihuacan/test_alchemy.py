"""Alchemy: which technologies, what they cost, who else scores."""

import pytest

from tests.teotihuacan.table import arriving
from ziggurat.core.types import Facts

TOP = ["technology 1", "technology 3", "technology 5"]
LOWER = ["technology 9", "technology 15", "technology 17"]


@pytest.mark.rule("TH-47")
@pytest.mark.parametrize(
    ("power", "here", "words"),
    [
        (1, [], TOP),
        (3, [], TOP),
        (4, [], TOP + LOWER),
        (5, [], TOP + LOWER),
        (1, [1], TOP + LOWER),
        (1, [1, 1], TOP + LOWER),
    ],
)
def test_which_rows(power: int, here: list[int], words: list[str]) -> None:
    given = arriving(5, power, here=here, own={"gold": 2, "cocoa": 1})

    given.play("main")

    assert given.words("technology") == words


@pytest.mark.rule("TH-47")
def test_example_e5_top_row_and_a_power_up() -> None:
    given = arriving(5, 4, own={"gold": 2}).play("main, technology 3")

    assert given.workers() == [[2, 1], [2, 1], [5, 5]]
    assert given.change() == {"gold": -1, "red": 1, "points": 1}


@pytest.mark.rule("TH-47")
def test_example_e5_second_row_and_no_power_up() -> None:
    given = arriving(5, 4, own={"gold": 2}).play("main, technology 15")

    assert given.workers() == [[2, 1], [2, 1], [5, 4]]
    assert given.change() == {"gold": -2, "red": 1, "points": 1}


@pytest.mark.rule("TH-47")
def test_with_an_extra_worker_the_lower_row_gives_a_power_up() -> None:
    own: Facts = {"gold": 2, "tiles": ["extra_worker"]}
    given = arriving(5, 4, own=own).play("main, flip extra_worker, technology 15")

    assert given.workers() == [[2, 1], [2, 1], [5, 5]]


@pytest.mark.rule("TH-47")
@pytest.mark.rule("TH-90")
@pytest.mark.parametrize(
    ("number", "gold"),
    [(1, 1), (3, 1), (5, 1), (7, 1), (9, 2), (11, 2), (13, 2), (15, 2), (17, 2)],
)
def test_price_of_each_technology(number: int, gold: int) -> None:
    shown = [1, 3, 5, 7, 9, max(number, 11)]
    given = arriving(5, 1, here=[2], own={"gold": gold, "cocoa": 1}, technologies=shown)

    given.play("main", f"technology {number}")

    assert given.own("gold") == 0
    assert given.at("players", 0, "technologies") == [number]


@pytest.mark.rule("TH-47")
def test_not_without_the_gold() -> None:
    given = arriving(5, 1, here=[2], own={"gold": 1, "cocoa": 1})

    assert given.play("main").words() == TOP
    assert given.refused("technology 9") == "TH-47"


@pytest.mark.rule("TH-47")
def test_not_twice_the_same() -> None:
    given = arriving(5, own={"gold": 5, "technologies": [3]})

    assert given.play("main").words("technology") == ["technology 1", "technology 5"]


@pytest.mark.rule("TH-47")
def test_not_available_when_all_permitted_ones_are_owned() -> None:
    own: Facts = {"gold": 5, "technologies": [1, 3, 5]}

    assert not arriving(5, own=own).can("main")
    assert arriving(5, 4, own=own).can("main")


@pytest.mark.rule("TH-47")
def test_earlier_owners_score_three_points() -> None:
    others: list[Facts] = [{"technologies": [3]}, {"technologies": [1]}, {"technologies": [3, 5]}]
    given = arriving(5, own={"gold": 1}, others=others, seats=4)

    given.play("main, technology 3")

    assert given.change() == {"gold": -1, "red": 1, "points": 1}
    assert [given.change(seat) for seat in (1, 2, 3)] == [{"points": 3}, {}, {"points": 3}]


@pytest.mark.rule("TH-47")
@pytest.mark.parametrize(
    ("number", "temple"),
    [(1, "blue"), (3, "red"), (5, "green"), (9, "blue"), (15, "red"), (17, "green")],
)
def test_a_step_on_the_temple_of_the_column(number: int, temple: str) -> None:
    given = arriving(5, 1, here=[1], own={"gold": 2, "cocoa": 1})

    given.play("main", f"technology {number}")

    assert given.own(temple) == 1


@pytest.mark.rule("TH-47")
def test_exactly_one_power_up_for_any_number_of_workers() -> None:
    given = arriving(5, 1, here=[2, 3], own={"gold": 2, "cocoa": 1})

    given.play("main, technology 3, power alchemy 2")

    assert given.words() == ["done"]


@pytest.mark.rule("TH-47")
def test_a_technology_does_not_work_in_the_action_that_takes_it() -> None:
    third = arriving(5, own={"gold": 1}).play("main, technology 3")
    shown = [1, 3, 5, 7, 9, 13]
    own: Facts = {"gold": 2, "cocoa": 5, "technologies": [3]}
    thirteenth = arriving(5, 1, here=[2], own=own, technologies=shown)
    thirteenth.play("main, technology 13, power alchemy 1")

    assert third.own("points") == 1
    assert thirteenth.words() == ["done"]
    assert thirteenth.change() == {"gold": -2, "green": 1, "points": 3}
