"""Power-ups and ascension."""

import pytest

from tests.teotihuacan.table import Table, arriving
from ziggurat.core.types import Facts, Json

STUCK: Facts = {"blue": 11, "red": 11, "green": 11}


def ascending(**own: Json) -> Table:
    """A worker of seat 0 ascends from the Forest; its reward is to be chosen."""
    given = arriving(2, 5, own=own).play("main")
    return given.play("power forest 5") if given.can("power forest 5") else given


@pytest.mark.rule("TH-54")
def test_a_power_up_is_compulsory_and_only_for_workers_on_the_board() -> None:
    own: Facts = {"workers": [[5, 2], [2, 3], [2, 4, 1], [8, 1]], "cocoa": 1}
    given = arriving(2, 2, own=own).play("main")

    assert given.words() == ["power forest 2", "power forest 3"]


@pytest.mark.rule("TH-54")
@pytest.mark.parametrize("second", ["power forest 2", "power forest 3", "decline"])
def test_the_second_power_up_is_optional_and_free_to_go_anywhere_there(second: str) -> None:
    given = arriving(2, 1, here=[3, 4], own={"cocoa": 1}).play("main, power forest 1")
    assert given.words() == ["decline", "power forest 2", "power forest 3", "power forest 4"]

    given.play(second)

    powers = {
        "power forest 2": [[2, 3], [2, 3], [2, 4]],
        "power forest 3": [[2, 2], [2, 4], [2, 4]],
        "decline": [[2, 2], [2, 3], [2, 4]],
    }
    assert given.workers() == powers[second]
    assert given.words() == ["done"]


@pytest.mark.rule("TH-54")
def test_a_worker_that_ascended_leaves_the_second_power_up_to_others() -> None:
    given = arriving(2, 5, here=[2, 3], own={"cocoa": 1}).play("main, power forest 5")

    given.play("ascend points")

    assert given.words() == ["decline", "power forest 2", "power forest 3"]


@pytest.mark.rule("TH-54")
def test_the_second_power_up_is_lost_if_nobody_is_left() -> None:
    own: Facts = {"wood": 2, "tiles": ["extra_worker", "extra_worker"]}
    given = arriving(6, 5, own=own)

    given.play("main, flip extra_worker, flip extra_worker, ascend points")

    assert given.words() == ["done"]
    assert given.own("points") == 7 + 5


@pytest.mark.rule("TH-55")
def test_avenue_palace_reward_light() -> None:
    given = ascending().play("ascend cocoa")

    assert given.change() == {"wood": 2, "avenue": 1, "cocoa": 5}
    assert given.workers() == [[1, 1], [8, 1], [8, 1]]
    assert given.at("calendar", "light") == 1


@pytest.mark.rule("TH-55")
def test_the_tile_of_the_avenue_comes_before_the_reward() -> None:
    given = arriving(2, 5, own={"avenue": 2}, discovery={"avenue": {"3": ["temple_red"]}})

    given.play("main")
    assert given.words("claim") == ["claim temple_red"]
    given.play("claim temple_red")

    assert given.asks() == "reward"


@pytest.mark.rule("TH-55")
def test_an_ascension_is_finished_before_the_next_power_up() -> None:
    given = arriving(2, 5, here=[5, 5], own={"cocoa": 1}).play("main")
    assert given.asks() == "reward"

    given.play("ascend points")

    assert given.at("calendar", "light") == 1
    assert given.words() == ["decline", "power forest 5"]


@pytest.mark.rule("TH-101")
@pytest.mark.rule("TH-55")
@pytest.mark.parametrize(("reward", "change"), [("points", {"points": 5}), ("cocoa", {"cocoa": 5})])
def test_points_or_cocoa(reward: str, change: dict[str, int]) -> None:
    given = ascending().play(f"ascend {reward}")

    assert given.change() == {"wood": 2, "avenue": 1, **change}


@pytest.mark.rule("TH-101")
def test_a_step_on_any_temple() -> None:
    given = ascending().play("ascend temple, step green")

    assert given.change() == {"wood": 2, "avenue": 1, "green": 1, "cocoa": 1}


@pytest.mark.rule("TH-101")
@pytest.mark.rule("TH-56")
@pytest.mark.parametrize(
    ("second", "change"),
    [("red", {"red": 2, "points": 2}), ("green", {"red": 1, "points": 1, "green": 1})],
)
def test_two_steps_for_three_cocoa(second: str, change: dict[str, int]) -> None:
    given = ascending(cocoa=3).play("ascend temples, step red", f"step {second}")
    cocoa = -3 + (second == "green")

    assert given.change() == {"wood": 2, "avenue": 1, "cocoa": cocoa, **change}


@pytest.mark.rule("TH-56")
def test_two_steps_need_three_cocoa() -> None:
    assert not ascending(cocoa=2).can("ascend temples")
    assert ascending(cocoa=3).can("ascend temples")


@pytest.mark.rule("TH-101")
@pytest.mark.rule("TH-56")
def test_the_fourth_worker() -> None:
    given = ascending().play("ascend worker")

    assert given.change() == {"wood": 2, "avenue": 1, "cocoa": 2}
    assert given.workers() == [[1, 1], [1, 3], [8, 1], [8, 1]]


@pytest.mark.rule("TH-56")
def test_no_fifth_worker() -> None:
    given = arriving(2, 5, here=[], own={"workers": [[5, 5], [8, 1], [8, 1], [8, 1]]})

    given.play("main")

    assert given.words() == ["ascend points", "ascend cocoa", "ascend temple"]
    assert given.refused("ascend worker") == "TH-56"


@pytest.mark.rule("TH-56")
def test_temple_rewards_without_effect_when_no_temple_can_move() -> None:
    one = ascending(**STUCK).play("ascend temple")
    two = ascending(**STUCK, cocoa=4).play("ascend temples")

    assert one.change() == {"wood": 2, "avenue": 1}
    assert two.change() == {"wood": 2, "avenue": 1, "cocoa": -3}


@pytest.mark.rule("TH-57")
@pytest.mark.rule("TH-55")
def test_the_light_disc_stops_on_the_dark_disc() -> None:
    given = arriving(2, 5, here=[5, 5], own={"cocoa": 1}, calendar={"light": 9})

    given.play("main, ascend points, power forest 5, ascend points")

    assert given.at("calendar", "light") == 10
    assert given.at("calendar", "dark") == 10
