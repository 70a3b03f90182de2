"""Discovery tiles: prices, flipping, and what each kind does."""

import pytest

from tests.teotihuacan.table import Table, arriving, ending, table
from ziggurat.core.types import Facts, Json

PRICES: dict[str, dict[str, int]] = {
    "mask_1": {"cocoa": 2, "gold": 1},
    "mask_2": {"cocoa": 1, "wood": 1},
    "mask_3": {"cocoa": 1, "wood": 1},
    "mask_4": {"wood": 1},
    "mask_5": {"wood": 1},
    "mask_6": {"wood": 1},
    "mask_7": {"wood": 1},
    "vp4": {"wood": 1},
    "resources3": {"cocoa": 1},
    "resources2": {},
    "avenue": {"cocoa": 1},
    "temple_any": {"cocoa": 1},
    "temple_blue": {},
    "temple_red": {},
    "temple_green": {},
    "cocoa4": {"gold": 1},
    "power_up2": {"cocoa": 1},
    "double_move": {},
    "free_cocoa": {},
    "move_anywhere": {},
    "extra_worker": {},
}


def having(*tiles: str, **own: Json) -> Table:
    """Seat 0 begins a turn with these tiles."""
    return table([{"tiles": list(tiles), "workers": [[2, 1], [3, 1], [3, 2]], **own}])


@pytest.mark.rule("TH-97")
@pytest.mark.rule("TH-36")
@pytest.mark.parametrize("tile", PRICES)
def test_price_of_each_tile(tile: str) -> None:
    price = PRICES[tile]
    given = arriving(2, own=price, discovery={"boards": {"2": tile}})

    given.play("worship 1, discovery")

    assert given.change() == {good: -count for good, count in price.items()}
    assert given.tiles() == [tile]


@pytest.mark.rule("TH-36")
@pytest.mark.parametrize("tile", [tile for tile in PRICES if PRICES[tile]])
def test_without_payment_no_tile(tile: str) -> None:
    for good in PRICES[tile]:
        short = {**PRICES[tile], good: PRICES[tile][good] - 1}

        given = arriving(2, own=short, discovery={"boards": {"2": tile}})

        assert given.play("worship 1").change() == {"red": 1, "points": 1}


@pytest.mark.rule("TH-36")
@pytest.mark.rule("TH-41")
def test_the_price_is_due_on_the_avenue_too() -> None:
    own = {"avenue": 2, "wood": 3}
    given = arriving(6, own=own, discovery={"avenue": {"3": ["vp4", "cocoa4"]}})

    given.play("main")
    assert given.words() == ["claim vp4", "decline"]

    assert given.play("claim vp4").change() == {"wood": -3, "points": 3, "avenue": 1}


@pytest.mark.rule("TH-37")
def test_a_tile_is_flipped_once_and_kept_face_down() -> None:
    given = having("vp4")

    given.play("flip vp4")

    assert given.tiles() == []
    assert given.used() == ["vp4"]
    assert not given.can("flip vp4")


@pytest.mark.rule("TH-37")
def test_a_tile_may_be_flipped_in_the_turn_it_was_claimed() -> None:
    given = arriving(2, discovery={"boards": {"2": "temple_green"}})

    given.play("worship 1, discovery, flip temple_green")

    assert given.change() == {"green": 1, "cocoa": 1}


@pytest.mark.rule("TH-37")
def test_masks_are_not_flipped() -> None:
    assert having("mask_1", "mask_4").words("flip") == []


@pytest.mark.rule("TH-37")
def test_a_mask_stays_after_an_eclipse() -> None:
    calendar = {"final_round": True, "light": 10}
    given = ending(1, [{"tiles": ["mask_1"]}], calendar=calendar)

    given.play("done")

    assert given.tiles() == ["mask_1"]


@pytest.mark.rule("TH-38")
def test_several_tiles_in_one_turn() -> None:
    given = having("vp4", "cocoa4", "temple_red")

    given.play("flip vp4, flip cocoa4, flip temple_red")

    assert given.change() == {"points": 5, "cocoa": 4, "red": 1}


@pytest.mark.rule("TH-38")
def test_movement_tiles_go_with_the_movement() -> None:
    given = having("double_move", "move_anywhere")
    assert given.words("flip") == []

    given.play("worker quarry 1")
    assert given.words("flip") == ["flip double_move", "flip move_anywhere"]

    given.play("move 1")
    assert given.words("flip") == []


@pytest.mark.rule("TH-38")
@pytest.mark.parametrize("board", [2, 3, 4, 7])
def test_extra_worker_tiles_are_not_for_other_boards(board: int) -> None:
    own: Facts = {"tiles": ["extra_worker"], "gold": 5}
    given = arriving(board, own=own)
    assert given.words("flip") == []

    given.play("main")

    assert given.words("flip") == []


@pytest.mark.rule("TH-38")
def test_only_the_free_cocoa_tile_is_flipped_for_the_salary() -> None:
    calendar = {"final_round": True, "light": 10}
    tiles = ["cocoa4", "free_cocoa", "vp4"]
    given = ending(1, [{"tiles": tiles, "cocoa": 1}], calendar=calendar)

    given.play("done")

    assert given.words() == ["salary 0", "salary 1", "salary free"]


@pytest.mark.rule("TH-97")
@pytest.mark.rule("TH-66")
@pytest.mark.parametrize(
    ("tile", "change"),
    [
        ("vp4", {"points": 4}),
        ("cocoa4", {"cocoa": 4}),
        ("avenue", {"avenue": 1}),
        ("temple_red", {"red": 1, "points": 1}),
        ("temple_green", {"green": 1, "cocoa": 1}),
    ],
)
def test_tiles_with_a_simple_effect(tile: str, change: dict[str, int]) -> None:
    assert having(tile).play(f"flip {tile}").change() == change


@pytest.mark.rule("TH-97")
def test_a_step_on_the_blue_temple() -> None:
    given = having("temple_blue").play("flip temple_blue, take 1 stone")

    assert given.change() == {"blue": 1, "stone": 1}


@pytest.mark.rule("TH-97")
def test_a_step_on_any_temple() -> None:
    given = having("temple_any").play("flip temple_any")

    assert given.words() == ["step blue", "step red", "step green"]
    assert given.play("step red").change() == {"red": 1, "points": 1}


@pytest.mark.rule("TH-97")
@pytest.mark.rule("TH-3")
def test_any_two_resources_in_any_mix() -> None:
    given = having("resources2").play("flip resources2")

    assert given.words() == [
        "take 2 wood",
        "take 1 wood 1 stone",
        "take 1 wood 1 gold",
        "take 2 stone",
        "take 1 stone 1 gold",
        "take 2 gold",
    ]
    assert given.play("take 1 wood 1 gold").change() == {"wood": 1, "gold": 1}


@pytest.mark.rule("TH-97")
@pytest.mark.rule("TH-3")
def test_any_three_resources_in_any_mix() -> None:
    given = having("resources3").play("flip resources3")

    assert len(given.words()) == 10
    assert given.play("take 1 wood 1 stone 1 gold").change() == {"wood": 1, "stone": 1, "gold": 1}


@pytest.mark.rule("TH-3")
def test_the_supply_of_goods_never_runs_out() -> None:
    given = having("resources3", "cocoa4", wood=900, cocoa=900)

    given.play("flip resources3, take 3 wood, flip cocoa4")

    assert given.change() == {"wood": 3, "cocoa": 4}


@pytest.mark.rule("TH-97")
@pytest.mark.rule("TH-106")
def test_two_power_ups_on_workers_anywhere() -> None:
    given = having("power_up2").play("flip power_up2")
    assert given.words() == ["power forest 1", "power quarry 1", "power quarry 2"]

    given.play("power forest 1, power quarry 2")

    assert given.workers() == [[2, 2], [3, 1], [3, 3]]


@pytest.mark.rule("TH-106")
def test_both_power_ups_on_one_worker() -> None:
    given = having("power_up2").play("flip power_up2, power forest 1, power forest 2")

    assert given.workers() == [[2, 3], [3, 1], [3, 2]]


@pytest.mark.rule("TH-106")
def test_power_ups_of_a_tile_must_be_taken() -> None:
    given = having("power_up2").play("flip power_up2")

    assert given.refused("decline")
    assert not given.play("power forest 1").can("decline")


@pytest.mark.rule("TH-106")
def test_not_on_locked_workers() -> None:
    given = having("power_up2", workers=[[2, 1, 1], [3, 1], [3, 2]])

    assert given.play("flip power_up2").words() == ["power quarry 1", "power quarry 2"]


@pytest.mark.rule("TH-106")
def test_the_worker_that_has_moved_may_not_ascend_before_its_action() -> None:
    given = arriving(2, 4, own={"tiles": ["power_up2"]}).play("flip power_up2")
    assert given.words() == ["power forest 4", "power construction 1"]

    given.play("power forest 4")

    assert given.workers() == [[2, 5], [8, 1], [8, 2]]


@pytest.mark.rule("TH-106")
def test_a_power_up_before_the_action_counts_for_it() -> None:
    given = arriving(2, 1, own={"tiles": ["power_up2"]})

    given.play("flip power_up2, power forest 1, power construction 1, main")

    assert given.change() == {"wood": 1}


@pytest.mark.rule("TH-106")
def test_after_its_action_the_worker_may_ascend() -> None:
    given = arriving(2, 5, own={"tiles": ["power_up2"]})

    given.play("cocoa, flip power_up2")

    assert given.can("power forest 5")


@pytest.mark.rule("TH-97")
@pytest.mark.rule("TH-44")
@pytest.mark.parametrize("board", [5, 6, 8])
def test_an_extra_worker_counts_one_more(board: int) -> None:
    own: Facts = {"tiles": ["extra_worker"], "gold": 5, "wood": 5, "stone": 5}
    given = arriving(board, own=own)

    given.play("main, flip extra_worker")

    assert given.told("extra-worker")[0]["workers"] == 2


@pytest.mark.rule("TH-97")
@pytest.mark.rule("TH-44")
def test_two_workers_and_an_extra_one_make_two_power_ups() -> None:
    own: Facts = {"tiles": ["extra_worker"], "wood": 2, "cocoa": 1}
    given = arriving(6, 1, here=[2], own=own)

    given.play("main, flip extra_worker")

    assert given.change() == {"wood": -2, "cocoa": -1, "points": 7, "avenue": 1}
    given.play("power nobles 1, power nobles 2")
    assert given.words() == ["done"]


@pytest.mark.rule("TH-105")
def test_free_cocoa_waives_the_fee_of_a_main_action() -> None:
    own: Facts = {"tiles": ["free_cocoa"]}
    given = arriving(2, 2, own=own, neutral={"workers": [[2, 5, 6], [2, 5, 6]]})
    assert given.refused("main") == "TH-43"

    given.play("main free")

    assert given.change() == {"wood": 1}
    assert given.used() == ["free_cocoa"]
    assert given.told("waive")[0]["cocoa"] == 2


@pytest.mark.rule("TH-105")
def test_free_cocoa_waives_both_fees_of_a_worship() -> None:
    own: Facts = {"tiles": ["free_cocoa"]}
    others = [{"workers": [[2, 4, 1], [8, 1], [8, 1]]}]
    given = arriving(2, own=own, others=others, discovery={"boards": {"2": "temple_blue"}})

    given.play("worship 1, ability discovery free, claim temple_blue")

    assert given.change() == {"red": 1, "points": 1}
    assert given.told("waive")[0]["cocoa"] == 2


@pytest.mark.rule("TH-105")
def test_free_cocoa_does_not_pay_the_price_of_a_tile() -> None:
    own: Facts = {"tiles": ["free_cocoa"]}
    given = arriving(2, own=own, discovery={"boards": {"2": "temple_any"}})

    given.play("worship 1")

    assert given.change() == {"red": 1, "points": 1}


@pytest.mark.rule("TH-105")
def test_free_cocoa_waives_the_whole_salary() -> None:
    calendar = {"final_round": True, "light": 10}
    own: Facts = {"tiles": ["free_cocoa"], "cocoa": 9, "points": 20, "workers": [[2, 5]] * 3}
    given = ending(1, [own], calendar=calendar)

    given.play("done, salary free")

    assert given.change() == {}
    assert given.used() == ["free_cocoa"]


@pytest.mark.rule("TH-105")
def test_free_cocoa_is_not_for_unlocking() -> None:
    given = having("free_cocoa", workers=[[2, 1, 1], [3, 1], [3, 2]], cocoa=2)

    assert given.refused("unlock") == "TH-26"


@pytest.mark.rule("TH-105")
def test_free_cocoa_is_not_for_ascension_royal_tiles_and_technology_13() -> None:
    tile: Facts = {"tiles": ["free_cocoa"]}
    ascending = arriving(2, 5, own={**tile, "cocoa": 2}).play("main")
    exchanging = arriving(1, 3, own=tile).play("worship 2")
    display = [1, 3, 5, 9, 13, 17]
    learned: Facts = {"technologies": [13], "cocoa": 1}
    thirteen = arriving(2, 1, here=[2], own={**tile, **learned}, technologies=display)
    thirteen.play("main, power forest 1")

    assert not ascending.can("ascend temples")
    assert exchanging.words() == ["done"]
    assert thirteen.words() == ["done"]


@pytest.mark.rule("TH-107")
def test_an_empty_stack_leaves_the_place_empty() -> None:
    discovery: Facts = {"boards": {"2": "temple_blue"}, "stack": []}
    given = arriving(2, discovery=discovery)

    given.play("worship 1, discovery")

    assert given.at("discovery", "boards", "2") is None


@pytest.mark.rule("TH-106")
def test_a_worker_that_has_moved_is_told_from_an_equal_one_beside_it() -> None:
    given = arriving(2, 5, here=[5], own={"tiles": ["power_up2"], "cocoa": 1})

    given.play("flip power_up2")

    assert given.words() == ["power forest 5", "power construction 1"]
    given.play("power forest 5, ascend points")
    assert given.can("power palace 1")
    assert not given.can("power forest 5")


@pytest.mark.rule("TH-106")
def test_the_one_that_has_moved_may_be_powered_up_beside_an_equal_one() -> None:
    given = arriving(2, 4, here=[4], own={"tiles": ["power_up2"], "cocoa": 1})

    given.play("flip power_up2, power moved 4")

    assert given.workers() == [[2, 4], [2, 5], [8, 1]]
    assert given.words() == ["power forest 4", "power construction 1"]
