"""Technologies at work, and the order within a main action."""

import pytest

from tests.teotihuacan.table import Table, arriving, squares, table
from ziggurat.core.types import Facts, Json

SHOWN = {
    1: [1, 3, 5, 9, 15, 17],
    3: [1, 3, 5, 9, 15, 17],
    5: [1, 3, 5, 9, 15, 17],
    7: [1, 3, 5, 7, 15, 17],
    9: [1, 3, 5, 9, 15, 17],
    11: [1, 3, 5, 11, 15, 17],
    13: [1, 3, 5, 9, 13, 17],
    15: [1, 3, 5, 9, 15, 17],
    17: [1, 3, 5, 9, 15, 17],
}


def owning(
    number: int, board: int, power: int = 1, here: tuple[int, ...] = (), **own: Json
) -> Table:
    """Seat 0 has arrived on a board and owns that technology."""
    goods: Facts = {"technologies": [number], **own}
    offer = {"offer": [31, 32, 1]}
    return arriving(board, power, here, goods, technologies=SHOWN[number], pyramid=offer)


@pytest.mark.rule("TH-90")
@pytest.mark.rule("TH-65")
@pytest.mark.parametrize(("distance", "cocoa"), [(1, 0), (2, 1), (3, 1)])
def test_01_cocoa_for_moving_onto_or_past_the_palace(distance: int, cocoa: int) -> None:
    own: Facts = {"technologies": [1], "workers": [[6, 1], [8, 1], [8, 1]]}
    given = table([own])

    given.play(f"worker nobles 1, move {distance}")

    assert given.own("cocoa") == cocoa


@pytest.mark.rule("TH-90")
def test_01_once_for_two_workers() -> None:
    own: Facts = {
        "technologies": [1],
        "workers": [[4, 1], [4, 1], [8, 1]],
        "tiles": ["double_move"],
    }
    given = table([own])

    given.play("worker gold 1, flip double_move, move 2")

    assert given.own("cocoa") == 1


@pytest.mark.rule("TH-90")
@pytest.mark.parametrize(("distance", "cocoa"), [(1, 1), (2, 0), (8, 0)])
def test_01_with_move_anywhere_only_on_landing_on_the_palace(distance: int, cocoa: int) -> None:
    own: Facts = {
        "technologies": [1],
        "workers": [[4, 1], [8, 1], [8, 1]],
        "tiles": ["move_anywhere"],
    }
    given = table([own])

    given.play(f"worker gold 1, flip move_anywhere, move {distance}")

    assert given.own("cocoa") == cocoa


@pytest.mark.rule("TH-90")
@pytest.mark.rule("TH-65")
def test_03_after_alchemy_and_nobles() -> None:
    alchemy = owning(3, 5, gold=1).play("main, technology 5")
    nobles = owning(3, 6, wood=2).play("main")
    forest = owning(3, 2, 2).play("main")

    assert alchemy.change() == {"gold": -1, "green": 1, "cocoa": 1, "points": 3}
    assert nobles.change() == {"wood": -2, "avenue": 1, "points": 6}
    assert forest.change() == {"wood": 1}


@pytest.mark.rule("TH-90")
@pytest.mark.parametrize(("board", "good"), [(2, "wood"), (3, "stone"), (4, "gold")])
def test_05_one_more_of_the_board(board: int, good: str) -> None:
    assert owning(5, board, 2).play("main").change() == {good: 2}


@pytest.mark.rule("TH-90")
@pytest.mark.parametrize(("board", "good"), [(2, "wood"), (3, "stone"), (4, "gold")])
def test_07_cocoa_and_a_point(board: int, good: str) -> None:
    given = owning(7, board, 2).play("main")

    assert given.change() == {good: 1, "cocoa": 1, "points": 1}


@pytest.mark.rule("TH-90")
def test_09_after_decorations() -> None:
    given = owning(9, 7, gold=3).play("main, decoration 3, side bottom")

    assert given.change() == {"gold": -3, "pyramid": 1, "points": 7}


@pytest.mark.rule("TH-90")
@pytest.mark.rule("TH-65")
def test_11_once_after_construction() -> None:
    given = owning(11, 8, 1, (1,), stone=4, cocoa=1)

    given.play("main, tile 31, square 1-B1, tile 32, square 1-C1")

    assert given.change() == {
        "stone": -4,
        "cocoa": -1,
        "pyramid": 2,
        "points": 1 + 1 + 1 + 2 + 3,
    }


@pytest.mark.rule("TH-90")
@pytest.mark.rule("TH-65")
def test_13_one_more_power_up_for_a_cocoa() -> None:
    given = owning(13, 2, 1, (3,), cocoa=2).play("main, power forest 1")
    assert given.words() == ["decline", "power forest 2", "power forest 3"]

    given.play("power forest 3")

    assert given.change() == {"cocoa": -2, "wood": 1}
    assert given.workers() == [[2, 2], [2, 4], [8, 1]]
    assert given.words() == ["done"]


@pytest.mark.rule("TH-90")
def test_13_may_be_declined() -> None:
    given = owning(13, 2, 2, cocoa=2).play("main, decline")

    assert given.change() == {"wood": 1}


@pytest.mark.rule("TH-65")
def test_13_needs_a_power_up_granted_by_the_action() -> None:
    given = owning(13, 5, 4, cocoa=3, gold=2).play("main, technology 9, take 1 wood")

    assert given.words() == ["done"]


@pytest.mark.rule("TH-65")
def test_13_needs_a_worker_still_on_the_board() -> None:
    given = owning(13, 2, 5, cocoa=3).play("main, ascend points")

    assert given.words() == ["done"]


@pytest.mark.rule("TH-90")
@pytest.mark.rule("TH-44")
def test_15_counts_one_more_worker_at_construction() -> None:
    given = owning(15, 8, 1, (1,), stone=6, cocoa=1).play("main")

    assert given.told("main")[0]["workers"] == 3


@pytest.mark.rule("TH-90")
@pytest.mark.rule("TH-44")
def test_15_never_counts_above_three_and_gives_the_second_power_up() -> None:
    given = owning(15, 8, 1, (2,), stone=2, cocoa=1)

    given.play("main, tile 31, square 1-B1, discount none, power construction 1")

    assert given.words() == ["decline", "power construction 2"]


@pytest.mark.rule("TH-90")
@pytest.mark.rule("TH-65")
@pytest.mark.parametrize(("discount", "stone"), [("none", -4), ("stone", -3)])
def test_15_saves_a_stone_once(discount: str, stone: int) -> None:
    given = owning(15, 8, stone=4).play("main, tile 31, square 1-B1", f"discount {discount}")

    given.play("tile 32, square 1-C1")
    if discount == "none":
        given.play("discount none")

    assert given.own("stone") - 4 == stone


@pytest.mark.rule("TH-90")
def test_15_a_single_stone_is_enough() -> None:
    given = owning(15, 8, stone=1).play("main, tile 31, square 1-B1")

    assert given.own("stone") == 0
    assert given.own("pyramid") == 1


@pytest.mark.rule("TH-90")
@pytest.mark.rule("TH-65")
def test_17_one_step_on_any_temple_after_construction() -> None:
    given = owning(17, 8, 1, (1,), stone=4, cocoa=1)

    given.play("main, tile 31, square 1-B1, tile 32, square 1-C1")
    assert given.words() == ["step blue", "step red", "step green"]
    given.play("step red")

    assert given.own("red") == 1
    assert given.words("step") == []


@pytest.mark.rule("TH-65")
def test_a_technology_works_for_each_owner_of_a_marker() -> None:
    given = arriving(2, 2, others=[{"technologies": [5]}])

    assert given.play("main").change() == {"wood": 1}
    assert given.change(1) == {}


@pytest.mark.rule("TH-53")
def test_order_fee_effect_technology_power_up() -> None:
    own: Facts = {"technologies": [7], "cocoa": 1}
    fields: Facts = {"technologies": SHOWN[7], "neutral": {"workers": [[2, 5, 6], []]}}
    given = arriving(2, 2, own=own, more=fields)

    given.play("main")
    steps = [(event.kind, event.facts.get("why")) for event in given.state.events]

    wanted = [
        ("pay", "fee"),
        ("gain", "board"),
        ("gain", "technology"),
        ("points", "technology"),
        ("power", "board"),
    ]
    found = [step for step in steps if step[0] in ("pay", "gain", "points", "power")]
    assert [kind for kind, _ in found] == [kind for kind, _ in wanted]
    assert found[:4] == wanted[:4]


@pytest.mark.rule("TH-53")
def test_technology_17_steps_before_the_power_ups() -> None:
    given = owning(17, 8, 1, (2,), stone=2, cocoa=1).play("main, tile 31, square 1-B1")

    assert given.asks() == "temple"
    assert given.play("step red").words() == ["power construction 1", "power construction 2"]


@pytest.mark.rule("TH-53")
def test_offers_are_refilled_last() -> None:
    given = owning(11, 8, 1, (2,), stone=2, cocoa=1).play("main, tile 31, square 1-B1")
    assert given.at("pyramid", "offer") == [None, 32, 1]

    given.play("power construction 1")

    assert given.at("pyramid", "offer") == [2, 32, 1]


@pytest.mark.rule("TH-65")
@pytest.mark.rule("TH-90")
@pytest.mark.parametrize(
    ("discount", "stone", "wood"), [("none", 2, 1), ("stone", 1, 1), ("wood", 2, 0)]
)
def test_15_saves_a_stone_or_a_wood_on_a_higher_level(discount: str, stone: int, wood: int) -> None:
    own: Facts = {"technologies": [15], "stone": 9, "wood": 9}
    pyramid: Facts = {"placed": squares("1-A1", "1-B1", "1-A2", "1-B2"), "offer": [1, 2, 3]}
    given = arriving(8, own=own, pyramid=pyramid)

    given.play("main, tile 1, square 2-A1", f"discount {discount}", "rotate 0")

    assert given.told("pay")[0].get("stone", 0) == stone
    assert given.told("pay")[0].get("wood", 0) == wood


@pytest.mark.rule("TH-65")
def test_15_may_save_on_a_later_tile() -> None:
    given = owning(15, 8, stone=4).play("main, tile 31, square 1-B1, discount none")

    given.play("tile 32, square 1-C1, discount stone")

    assert given.own("stone") == 1


LEAVING: Facts = {
    "technologies": [1, 3, 5, 9, 13, 17],
    "players": [
        {"cocoa": 2, "technologies": [13], "workers": [[5, 5], [2, 4, 1], [8, 1]]},
        {"workers": [[6, 1], [6, 1], [6, 1]]},
    ],
}
"""The worker that moves will ascend, and the other one on the board is locked."""


@pytest.mark.rule("TH-65")
@pytest.mark.rule("TH-26")
def test_technology_13_waits_for_a_locked_worker_to_be_unlocked() -> None:
    given = table(more=LEAVING).play("worker alchemy 5, move 1, main, ascend cocoa")

    assert given.words() == ["unlock", "decline"]
    given.play("unlock")
    assert given.words() == ["decline", "power forest 4"]
    given.play("power forest 4")
    assert given.change() == {"cocoa": 5 - 3 - 1, "wood": 2, "avenue": 1}
    assert given.workers() == [[1, 1], [2, 5], [8, 1]]


@pytest.mark.rule("TH-65")
def test_technology_13_is_not_asked_where_unlocking_cannot_be_paid() -> None:
    given = table(more=LEAVING).play("worker alchemy 5, move 1, main, ascend points")

    assert given.asks() == "end"


@pytest.mark.rule("TH-65")
def test_technology_13_was_not_asked_by_revision_1() -> None:
    given = table(more=LEAVING, revision=1).play("worker alchemy 5, move 1, main, ascend cocoa")

    assert given.asks() == "end"


@pytest.mark.rule("TH-54")
@pytest.mark.rule("TH-26")
def test_a_second_power_up_waits_for_a_locked_worker_to_be_unlocked() -> None:
    workers = [[5, 5], [2, 5], [2, 5], [2, 4, 1]]
    own: Facts = {"cocoa": 9, "workers": workers, "tiles": ["power_up2"]}
    given = table([own, {"workers": [[6, 1]] * 3}])
    given.play("worker alchemy 5, move 1, main")
    given.play("flip power_up2, ascend points, power forest 5, ascend points")
    given.play("power forest 5, ascend points")

    assert given.asks() == "power"
    assert given.words() == ["unlock", "decline"]
    given.play("unlock, power forest 4, done")
    assert given.workers()[-1] == [2, 5]
