"""Temples, the Avenue of the Dead and the pyramid track."""

import pytest

from tests.teotihuacan.table import Table, arriving, table
from ziggurat.core.types import Facts, Json

STEPS: dict[str, tuple[dict[str, int], ...]] = {
    "red": (
        {"points": 1},
        {"points": 1},
        {"points": 2},
        {"points": 2},
        {"points": 2},
        {"points": 3},
        {"points": 3},
        {"points": 4},
        {"points": 5},
        {},
        {"points": 7},
    ),
    "green": (
        {"cocoa": 1},
        {"cocoa": 1},
        {"cocoa": 1},
        {"cocoa": 2},
        {"cocoa": 2},
        {"cocoa": 2},
        {"cocoa": 3},
        {"cocoa": 3},
        {"cocoa": 4},
        {},
        {"points": 5},
    ),
    "blue": (
        {"gold": 1},
        {"gold": 1},
        {"gold": 1},
        {"gold": 1},
        {"gold": 2},
        {"gold": 2},
        {"points": 2},
        {"gold": 2},
        {"points": 4},
        {},
        {"points": 6},
    ),
}
"""What each step gives; any resources are taken in gold."""


def stepping(temple: str, step: int, **fields: Json) -> Table:
    """Seat 0 steps up to that step of a temple."""
    own: Facts = {temple: step - 1, "tiles": [f"temple_{temple}"], "cocoa": 2, "wood": 2}
    return table([own], more=fields).play(f"flip temple_{temple}")


@pytest.mark.rule("TH-95")
@pytest.mark.rule("TH-40")
@pytest.mark.parametrize("temple", STEPS)
@pytest.mark.parametrize("step", range(1, 12))
def test_reward_of_each_step(temple: str, step: int) -> None:
    given = stepping(temple, step)
    reward = STEPS[temple][step - 1]

    if "gold" in reward:
        given.play(f"take {reward['gold']} gold")

    assert given.change() == {temple: 1, **reward}


@pytest.mark.rule("TH-40")
@pytest.mark.rule("TH-95")
@pytest.mark.parametrize(("temple", "step"), [("blue", 4), ("red", 5), ("green", 3), ("green", 6)])
def test_major_step_a_tile_or_the_reward(temple: str, step: int) -> None:
    spot = f"{temple}-{step}"
    discovery = {"temples": {spot: ["vp4", "avenue", "cocoa4"]}}
    given = stepping(temple, step, discovery=discovery)

    assert given.words("claim") == ["claim vp4", "claim avenue"]
    assert given.can("reward")
    given.play("claim avenue")

    assert given.change() == {temple: 1, "cocoa": -1}
    assert given.tiles() == ["avenue"]
    assert given.at("discovery", "temples", spot) == ["vp4", "cocoa4"]


@pytest.mark.rule("TH-40")
def test_major_step_the_reward_instead_of_a_tile() -> None:
    discovery = {"temples": {"red-5": ["vp4"]}}

    given = stepping("red", 5, discovery=discovery).play("reward")

    assert given.change() == {"red": 1, "points": 2}
    assert given.at("discovery", "temples", "red-5") == ["vp4"]


@pytest.mark.rule("TH-40")
def test_the_topmost_step_holds_one_marker() -> None:
    given = arriving(2, own={"red": 10}, others=[{"red": 11}])

    given.play("worship 1")

    assert given.change() == {}
    assert given.told("temple-stuck")[0]["temple"] == "red"


@pytest.mark.rule("TH-40")
def test_a_step_on_any_temple_goes_to_one_that_can_move() -> None:
    own: Facts = {"red": 10, "blue": 11, "green": 2, "tiles": ["temple_any"]}
    given = table([own, {"red": 11}])

    given.play("flip temple_any")

    assert given.change() == {"green": 1, "cocoa": 1}


@pytest.mark.rule("TH-40")
def test_a_step_that_can_be_made_must_be_made() -> None:
    given = table([{"tiles": ["temple_any"]}]).play("flip temple_any")

    assert not given.can("decline")


@pytest.mark.rule("TH-40")
def test_several_steps_are_resolved_one_by_one() -> None:
    own = {"red": 4, "green": 2, "gold": 1}
    discovery = {"temples": {"red-5": ["cocoa4"], "green-3": ["resources2"]}}
    given = arriving(4, 4, here=[4, 4], own={**own, "cocoa": 1}, discovery=discovery)

    given.play("main, step red")
    assert given.words() == ["claim cocoa4", "reward"]
    given.play("claim cocoa4, step green")
    assert given.words("claim") == ["claim resources2"]


@pytest.mark.rule("TH-41")
@pytest.mark.parametrize(("step", "tiles"), [(3, 3), (6, 2), (8, 1)])
def test_a_tile_may_be_claimed_on_the_avenue(step: int, tiles: int) -> None:
    lying = ["vp4", "cocoa4", "temple_red"][-tiles:]
    own: Facts = {"avenue": step - 1, "tiles": ["avenue"]}
    given = table([own], discovery={"avenue": {str(step): lying}})

    given.play("flip avenue")
    assert given.words() == ["claim temple_red", "decline"]

    given.play("claim temple_red")
    assert given.tiles() == ["temple_red"]
    assert given.at("discovery", "avenue", str(step)) == lying[:-1]


@pytest.mark.rule("TH-41")
def test_claiming_on_the_avenue_is_optional_and_has_no_other_reward() -> None:
    own: Facts = {"avenue": 5, "tiles": ["avenue"]}
    given = table([own], discovery={"avenue": {"6": ["temple_red"]}})

    given.play("flip avenue, decline")

    assert given.change() == {"avenue": 1}


@pytest.mark.rule("TH-41")
@pytest.mark.rule("TH-96")
def test_the_avenue_ends_at_9() -> None:
    given = arriving(6, own={"avenue": 9, "wood": 2})

    given.play("main")

    assert given.own("avenue") == 9
    assert given.told("avenue") == []


@pytest.mark.rule("TH-42")
def test_each_tile_and_each_decoration_moves_the_pyramid_marker() -> None:
    building = arriving(8, own={"stone": 2}, pyramid={"offer": [31, 1, 2]})
    decorating = arriving(7, own={"gold": 3})

    building.play("main, tile 31, square 1-B1")
    decorating.play("main, decoration 3, side bottom")

    assert building.own("pyramid") == 1
    assert decorating.own("pyramid") == 1


@pytest.mark.rule("TH-42")
@pytest.mark.rule("TH-96")
def test_the_pyramid_track_ends_at_10() -> None:
    given = arriving(8, own={"stone": 2, "pyramid": 10}, pyramid={"offer": [31, 1, 2]})

    given.play("main, tile 31, square 1-B1")

    assert given.own("pyramid") == 10


@pytest.mark.rule("TH-96")
@pytest.mark.rule("TH-95")
def test_step_11_is_the_last_of_a_temple() -> None:
    given = arriving(3, own={"green": 11}).play("worship 1")

    assert given.change() == {}


@pytest.mark.rule("TH-38")
def test_a_tile_without_effect_is_not_flipped() -> None:
    tiles = ["avenue", "temple_any", "temple_green"]
    own: Facts = {"blue": 11, "red": 11, "green": 11, "avenue": 9, "tiles": tiles}

    assert table([own]).words("flip") == []
    assert table([own]).refused("flip avenue") == "TH-38"


@pytest.mark.rule("TH-40")
def test_major_step_without_the_price_of_any_tile_gives_the_reward() -> None:
    discovery = {"temples": {"red-5": ["cocoa4", "mask_1"]}}

    given = stepping("red", 5, discovery=discovery)

    assert given.change() == {"red": 1, "points": 2}
