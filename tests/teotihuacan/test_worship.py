"""Worship: spaces, fees, abilities, tiles, and the royal tiles of the Palace."""

import pytest

from tests.teotihuacan.table import Table, arriving, table
from ziggurat.core.types import Facts, Json


def at_palace(tile: int, power: int, own: Facts | None = None, **fields: Json) -> Table:
    """Seat 0 worships at the Palace with a worker of that power, on that royal tile."""
    others = [number for number in (4, 2, 1) if number != tile]
    given = arriving(1, power, own=own, royal=[tile, *others][:3], more=fields)
    return given.play("worship 1")


@pytest.mark.rule("TH-30")
@pytest.mark.parametrize("board", [5, 6, 8])
def test_no_worship_on_boards_without_a_space(board: int) -> None:
    assert arriving(board).refused("worship 1") == "TH-30"


@pytest.mark.rule("TH-30")
def test_worship_costs_nothing_for_colours() -> None:
    given = arriving(2, neutral={"workers": [[2, 5, 6], [2, 5, 6]]})

    given.play("worship 1")

    assert given.change() == {"red": 1, "points": 1}
    assert given.workers() == [[2, 1, 1], [8, 1], [8, 1]]


@pytest.mark.rule("TH-31")
def test_freeing_another_worker_costs_one_cocoa() -> None:
    others = [{"workers": [[2, 4, 1], [8, 1], [8, 1]]}]
    given = arriving(2, own={"cocoa": 1}, others=others)

    given.play("worship 1")

    assert given.change() == {"cocoa": -1, "red": 1, "points": 1}
    assert given.workers(1) == [[2, 4], [8, 1], [8, 1]]


@pytest.mark.rule("TH-31")
def test_without_cocoa_an_occupied_space_is_not_available() -> None:
    others = [{"workers": [[2, 4, 1], [8, 1], [8, 1]]}]

    assert arriving(2, others=others).refused("worship 1") == "TH-31"


@pytest.mark.rule("TH-31")
def test_an_own_worker_holds_its_space_until_it_is_unlocked() -> None:
    own: Facts = {"workers": [[5, 1], [2, 3, 1], [8, 1]], "cocoa": 3}
    given = arriving(2, own=own)
    assert given.refused("worship 1") == "TH-31"

    given.play("unlock, worship 1")

    assert given.workers() == [[2, 1, 1], [2, 3], [8, 1]]


@pytest.mark.rule("TH-31")
def test_a_freed_worker_counts_at_once() -> None:
    others: list[Facts] = [{"workers": [[2, 4, 1], [8, 1], [8, 1]]}, {}]
    given = arriving(2, own={"cocoa": 1}, others=others, seats=3)
    given.play("worship 1, done, worker construction 1, move 1, cocoa, done")

    third = table(
        [{}, {"workers": [[2, 4], [8, 1], [8, 1]]}, {"workers": [[5, 1], [8, 1], [8, 1]]}],
        seats=3,
        seat=2,
    )
    third.play("worker alchemy 1, move 1, cocoa")

    assert given.workers(1) == [[2, 4], [7, 1], [8, 1]]
    assert third.change(2) == {"cocoa": 2}


@pytest.mark.rule("TH-32")
@pytest.mark.rule("TH-31")
@pytest.mark.parametrize("order", ["ability discovery", "discovery ability"])
def test_example_e2_both_options_in_either_order(order: str) -> None:
    own = {"cocoa": 5, "green": 3}
    others = [{"workers": [[3, 4, 1], [8, 1], [8, 1]]}]
    given = arriving(3, own=own, others=others, discovery={"boards": {"3": "temple_any"}})

    given.play("worship 1", order)
    if order == "ability discovery":
        given.play("claim temple_any")

    assert given.change() == {"cocoa": -1, "green": 1}
    assert [facts["cocoa"] for facts in given.told("pay")] == [2, 1]
    assert given.workers(1) == [[3, 4], [8, 1], [8, 1]]
    assert given.tiles() == ["temple_any"]
    assert given.at("discovery", "boards", "3") == "mask_1"


@pytest.mark.rule("TH-32")
def test_one_of_ability_tile_or_both() -> None:
    given = arriving(2, own={"cocoa": 1}, discovery={"boards": {"2": "temple_blue"}})

    assert given.play("worship 1").words() == [
        "ability",
        "discovery",
        "ability discovery",
        "discovery ability",
    ]


@pytest.mark.rule("TH-32")
def test_the_tile_alone() -> None:
    given = arriving(2, discovery={"boards": {"2": "temple_blue"}})

    given.play("worship 1, discovery")

    assert given.change() == {}
    assert given.tiles() == ["temple_blue"]


@pytest.mark.rule("TH-32")
def test_both_need_a_cocoa() -> None:
    given = arriving(2, discovery={"boards": {"2": "temple_blue"}})

    assert given.play("worship 1").words() == ["ability", "discovery"]


@pytest.mark.rule("TH-32")
def test_the_tile_first_only_if_it_can_be_paid_now() -> None:
    given = arriving(3, own={"cocoa": 1}, discovery={"boards": {"3": "temple_any"}})

    assert given.play("worship 1").words() == ["ability", "discovery", "ability discovery"]


@pytest.mark.rule("TH-32")
def test_both_only_if_some_order_makes_the_price_payable() -> None:
    given = arriving(2, own={"cocoa": 1}, discovery={"boards": {"2": "temple_any"}})

    assert given.play("worship 1").words() == ["ability", "discovery"]


@pytest.mark.rule("TH-32")
def test_claiming_stays_optional_and_the_fee_is_not_returned() -> None:
    given = arriving(3, own={"cocoa": 2}, discovery={"boards": {"3": "temple_any"}})

    given.play("worship 1, ability discovery, decline")

    assert given.change() == {"green": 1}
    assert given.tiles() == []
    assert given.at("discovery", "boards", "3") == "temple_any"


@pytest.mark.rule("TH-33")
@pytest.mark.parametrize(
    ("board", "change"),
    [(2, {"red": 1, "points": 1}), (3, {"green": 1, "cocoa": 1}), (4, {"blue": 1})],
)
def test_a_step_on_the_temple_of_the_board(board: int, change: dict[str, int]) -> None:
    assert arriving(board).play("worship 1").change() == change


@pytest.mark.rule("TH-33")
def test_a_step_on_any_temple_on_board_7() -> None:
    given = arriving(7).play("worship 1")

    assert given.words() == ["step blue", "step red", "step green"]
    assert given.play("step green").change() == {"green": 1, "cocoa": 1}


@pytest.mark.rule("TH-33")
def test_a_step_that_cannot_be_made_has_no_effect() -> None:
    given = arriving(2, own={"red": 11}).play("worship 1")

    assert given.change() == {}
    assert given.workers() == [[2, 1, 1], [8, 1], [8, 1]]


@pytest.mark.rule("TH-34")
def test_at_the_palace_the_royal_tile_must_be_used() -> None:
    given = arriving(1, own={"cocoa": 1}, discovery={"boards": {"1": "temple_blue"}})

    given.play("worship 1")

    assert given.words() == ["ability", "ability discovery", "discovery ability"]


@pytest.mark.rule("TH-34")
def test_the_three_spaces_share_one_tile() -> None:
    for space in (1, 2, 3):
        given = arriving(1, own={"cocoa": 1}, discovery={"boards": {"1": "temple_blue"}})

        given.play(f"worship {space}, discovery ability")

        assert given.tiles() == ["temple_blue"]
        assert given.told("worship")[0]["space"] == space


@pytest.mark.rule("TH-35")
def test_a_claimed_tile_is_replaced_at_once_and_there_is_no_power_up() -> None:
    discovery: Facts = {"boards": {"2": "temple_blue"}, "stack": ["vp4", "cocoa4"]}
    given = arriving(2, 4, discovery=discovery)

    given.play("worship 1, discovery")

    assert given.at("discovery", "boards", "2") == "cocoa4"
    assert given.workers() == [[2, 4, 1], [8, 1], [8, 1]]
    assert given.words() == ["flip temple_blue", "done"]


@pytest.mark.rule("TH-99")
@pytest.mark.rule("TH-63")
@pytest.mark.parametrize("power", [1, 5])
def test_royal_01_cocoa(power: int) -> None:
    assert at_palace(1, power).change() == {"cocoa": power + 1}


@pytest.mark.rule("TH-99")
@pytest.mark.parametrize(("tile", "second"), [(2, "wood"), (6, "gold")])
def test_royal_02_and_06_exchange_cocoa(tile: int, second: str) -> None:
    given = at_palace(tile, 3, {"cocoa": 9})

    assert given.words() == ["decline", "exchange 1", "exchange 2", "exchange 3"]
    assert given.play("exchange 2").change() == {"cocoa": -2, "stone": 2, second: 2}


@pytest.mark.rule("TH-99")
def test_royal_03_sells_resources_for_two_cocoa_each() -> None:
    given = at_palace(3, 2, {"wood": 2, "gold": 1})

    assert given.words() == [
        "decline",
        "pay 1 wood",
        "pay 1 gold",
        "pay 2 wood",
        "pay 1 wood 1 gold",
    ]
    assert given.play("pay 1 wood 1 gold").change() == {"cocoa": 4, "wood": -1, "gold": -1}


@pytest.mark.rule("TH-99")
@pytest.mark.parametrize(("power", "points"), [(1, 2), (2, 4), (3, 4)])
def test_royal_04_technologies(power: int, points: int) -> None:
    assert at_palace(4, power, {"technologies": [3, 5]}).change() == {"points": points}


@pytest.mark.rule("TH-99")
@pytest.mark.parametrize(("power", "points"), [(1, 2), (3, 6), (5, 6)])
def test_royal_05_pyramid_track(power: int, points: int) -> None:
    assert at_palace(5, power, {"pyramid": 3}).change() == {"points": points}


@pytest.mark.rule("TH-99")
@pytest.mark.rule("TH-64")
def test_royal_07_gives_exactly_as_many_resources_as_the_power() -> None:
    given = at_palace(7, 3, {"cocoa": 1, "wood": 1})

    assert given.words() == ["decline", "pay 1 wood"]
    given.play("pay 1 wood")
    assert len(given.words()) == 10
    assert given.play("take 2 stone 1 gold").change() == {
        "cocoa": -1,
        "wood": -1,
        "stone": 2,
        "gold": 1,
    }


@pytest.mark.rule("TH-99")
def test_royal_08_buys_steps_on_any_temple() -> None:
    given = at_palace(8, 3, {"cocoa": 5})

    given.play("step red, step green")

    assert given.change() == {"cocoa": -1, "red": 1, "points": 1, "green": 1}
    assert given.words() == ["unlock", "done"]


@pytest.mark.rule("TH-64")
@pytest.mark.rule("TH-99")
def test_example_e12_royal_08_with_power_1_gives_nothing_and_is_allowed() -> None:
    given = at_palace(8, 1, {"cocoa": 5})

    assert given.words() == ["unlock", "done"]
    assert given.change() == {}


@pytest.mark.rule("TH-99")
@pytest.mark.parametrize(("power", "points"), [(1, 2), (3, 4), (5, 5)])
def test_royal_09_avenue(power: int, points: int) -> None:
    assert at_palace(9, power, {"avenue": 5}).change() == {"points": points}


@pytest.mark.rule("TH-64")
@pytest.mark.parametrize("tile", [2, 3, 6, 7, 8])
def test_a_royal_tile_may_be_chosen_without_the_means(tile: int) -> None:
    given = at_palace(tile, 4)

    assert given.change() == {}
    assert given.words() == ["done"]


@pytest.mark.rule("TH-64")
@pytest.mark.parametrize("tile", [2, 3, 6, 7, 8])
def test_up_to_includes_zero_times(tile: int) -> None:
    given = at_palace(tile, 4, {"cocoa": 2, "wood": 2})

    assert given.play("decline").change() == {}


@pytest.mark.rule("TH-63")
def test_the_power_of_the_worker_locked_there_decides() -> None:
    given = arriving(1, 2, own={"workers": [[4, 2], [1, 5, 2], [5, 5]]})

    assert given.play("worship 1").change() == {"cocoa": 3}


@pytest.mark.rule("TH-63")
@pytest.mark.rule("TH-34")
@pytest.mark.parametrize(("space", "points"), [(2, 0), (3, 4)])
def test_each_space_has_its_own_royal_tile(space: int, points: int) -> None:
    given = arriving(1, 2, own={"technologies": [1, 3]}, royal=[1, 6, 4])

    given.play(f"worship {space}")

    assert given.own("points") == points
