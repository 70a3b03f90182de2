"""Construction: price, support, rotation, matching icons, the last tile."""

import pytest

from tests.teotihuacan.table import Table, arriving, listed, squares, standing, supports
from ziggurat.core.types import Facts, Json

GOODS: Facts = {"stone": 9, "wood": 9, "cocoa": 1}


def building(
    *built: Json, offer: tuple[int, ...] = (31, 32, 1), here: tuple[int, ...] = (), **own: Json
) -> Table:
    """Seat 0 builds, with these tiles already in place."""
    pyramid: dict[str, Json] = {"placed": list(built), "offer": list(offer)}
    return arriving(8, 1, here, {**GOODS, **own}, pyramid=pyramid).play("main")


def plain_support(square: str, offer: tuple[int, ...]) -> list[Json]:
    """Everything the square rests on, with neutral icons at its four corners."""
    tiles = dict(zip(supports(square), (31, 32, 19, 21), strict=True))
    rest = [name for name in standing(square) if name != square]
    names = [f"{name}={tiles[name]}" if name in tiles else name for name in rest]
    return squares(*names, offer=offer)


@pytest.mark.rule("TH-50")
@pytest.mark.rule("TH-52")
def test_example_e8_level_2_with_three_matches() -> None:
    built = squares("1-A1=31", "1-B1=32", "1-A2=8", "1-B2=29")
    given = building(*built, offer=(7, 1, 2)).play("tile 7, square 2-A1, rotate 0, take 1 gold")

    assert given.change() == {
        "stone": -2,
        "wood": -1,
        "points": 6,
        "blue": 1,
        "gold": 1,
        "pyramid": 1,
    }


@pytest.mark.rule("TH-50")
@pytest.mark.rule("TH-93")
@pytest.mark.parametrize(
    ("square", "wood", "points"), [("1-D1", 0, 1), ("2-A1", 1, 3), ("3-A1", 2, 5), ("4-A1", 3, 7)]
)
def test_price_and_points_of_each_level(square: str, wood: int, points: int) -> None:
    built = plain_support(square, (28, 1, 2)) if supports(square) else []
    given = building(*built, offer=(28, 1, 2)).play("tile 28")
    given.play(f"square {square}" if given.words("square") else "", "rotate 0")

    assert given.own("points") == points
    assert given.own("stone") == 7
    assert given.own("wood") == 9 - wood
    assert given.own("pyramid") == 1


@pytest.mark.rule("TH-50")
@pytest.mark.rule("TH-52")
@pytest.mark.rule("TH-92")
@pytest.mark.parametrize(
    ("turn", "change"),
    [
        (0, {"points": 3, "green": 1, "cocoa": 1}),
        (90, {"points": 2}),
        (180, {"points": 1}),
        (270, {"points": 2, "green": 1, "cocoa": 1}),
    ],
)
def test_a_tile_may_be_turned(turn: int, change: dict[str, int]) -> None:
    given = building(offer=(2, 1, 3)).play("tile 2, square 1-A1", f"rotate {turn}")

    assert given.change() == {"stone": -2, "pyramid": 1, **change}


@pytest.mark.rule("TH-52")
@pytest.mark.rule("TH-92")
@pytest.mark.parametrize(
    ("square", "matches"),
    [("1-A1", 2), ("1-B1", 1), ("1-D1", 4), ("1-C2", 2), ("1-B3", 2), ("1-D4", 4), ("1-A4", 0)],
)
def test_neutral_on_neutral_matches(square: str, matches: int) -> None:
    given = building(offer=(31, 1, 2)).play(f"tile 31, square {square}")

    assert given.own("points") == 1 + matches
    assert given.own("blue") + given.own("red") + given.own("green") == 0


@pytest.mark.rule("TH-52")
def test_the_colour_of_the_covered_icon_does_not_matter() -> None:
    blue = squares("1-A1=31", "1-B1=32", "1-A2=9", "1-B2=19")
    plainly = squares("1-A1=31", "1-B1=32", "1-A2=8", "1-B2=19")

    over_blue = building(*blue, offer=(6, 1, 2)).play("tile 6, square 2-A1, rotate 0")
    in_blue = building(*plainly, offer=(7, 1, 2)).play("tile 7, square 2-A1, rotate 0")

    assert over_blue.change() == {"stone": -2, "wood": -1, "points": 5, "pyramid": 1}
    assert in_blue.own("points") == 5
    assert in_blue.own("blue") == 1


@pytest.mark.rule("TH-52")
def test_points_come_before_the_temple_steps() -> None:
    given = building(offer=(2, 1, 3)).play("tile 2, square 1-A1, rotate 0")

    kinds = [kind for kind in given.kinds() if kind in ("points", "temple")]

    assert kinds[-1] == "temple"
    assert "points" in kinds


@pytest.mark.rule("TH-50")
def test_one_tile_for_each_worker_and_stopping_early() -> None:
    given = building(here=(1, 1), stone=6).play("tile 31, square 1-A1")
    assert given.words() == ["tile 1", "tile 32", "stop"]

    given.play("tile 32, square 1-B1")
    assert given.words() == ["tile 1", "stop"]

    given.play("stop")
    assert given.own("pyramid") == 2
    assert given.asks() == "power"


@pytest.mark.rule("TH-50")
def test_at_least_one_tile() -> None:
    assert not building(here=(1,)).can("stop")


@pytest.mark.rule("TH-50")
def test_no_more_tiles_than_workers() -> None:
    given = building(stone=9).play("tile 31, square 1-A1")

    assert given.words() == ["done"]


@pytest.mark.rule("TH-50")
def test_support_must_be_complete() -> None:
    given = building(*squares("1-A1", "1-B1", "1-A2"), offer=(1, 2, 3), here=(1,))
    given.play("tile 1")
    assert not given.can("square 2-A1")
    assert given.refused("square 2-A1") == "TH-50"

    given.play("square 1-B2, rotate 0")
    while not given.words("tile"):
        given.play(given.words()[0])

    assert given.play("tile 2").can("square 2-A1")


@pytest.mark.rule("TH-50")
def test_a_square_holds_one_tile() -> None:
    given = building(*squares("1-A1"), offer=(1, 2, 3)).play("tile 1")

    assert not given.can("square 1-A1")


@pytest.mark.rule("TH-50")
def test_only_what_can_be_paid() -> None:
    built = squares("1-A1", "1-B1", "1-A2", "1-B2")
    given = building(*built, offer=(1, 2, 3), wood=0).play("tile 1")

    assert not given.can("square 2-A1")


@pytest.mark.rule("TH-50")
def test_two_power_ups_with_three_workers_however_many_tiles() -> None:
    given = building(here=(2, 3)).play("tile 31, square 1-A1, stop")

    given.play("power construction 1, power construction 3")

    assert given.words() == ["done"]


@pytest.mark.rule("TH-50")
def test_the_offer_is_refilled_at_the_end_of_the_action() -> None:
    given = building(here=(2,), stone=4).play("tile 31, square 1-A1")
    assert given.at("pyramid", "offer") == [None, 32, 1]

    given.play("tile 32, square 1-B1, power construction 1")

    assert given.at("pyramid", "offer") == [2, 3, 1]


@pytest.mark.rule("TH-107")
def test_gaps_stay_when_the_pyramid_tiles_are_used_up() -> None:
    pyramid: Facts = {"offer": [31, None, 1], "stack": []}
    given = arriving(8, own=GOODS, pyramid=pyramid).play("main, tile 31, square 1-A1")

    assert given.at("pyramid", "offer") == [None, None, 1]


@pytest.mark.rule("TH-50")
@pytest.mark.rule("TH-45")
def test_no_action_without_two_stone_or_a_tile_on_offer() -> None:
    assert not arriving(8, own={"stone": 1}).can("main")
    empty: Facts = {"offer": [None, None, None], "stack": []}
    assert not arriving(8, own={"stone": 2}, pyramid=empty).can("main")


@pytest.mark.rule("TH-51")
def test_the_last_tile_puts_the_light_disc_on_the_dark_disc() -> None:
    given = building(*plain_support("4-A1", (28, 29, 30)), offer=(28, 29, 30), here=(1,))

    given.play("tile 28, rotate 0")

    assert given.at("calendar", "light") == 10
    assert given.at("calendar", "finished") is True
    assert given.own("points") == 7
    assert not given.words("tile")


@pytest.mark.rule("TH-51")
def test_no_construction_once_the_pyramid_is_finished() -> None:
    built: list[Json] = squares(*standing("4-A1"), offer=())
    pyramid: Facts = {"placed": built}
    given = arriving(8, own=GOODS, pyramid=pyramid, calendar={"finished": True, "light": 10})

    assert len(listed(given.at("pyramid", "placed"))) == 30
    assert not given.can("main")


@pytest.mark.rule("TH-93")
@pytest.mark.parametrize("square", ["2-A1", "2-C1", "2-B2", "2-C3", "3-A1", "3-B2"])
def test_what_a_square_rests_on(square: str) -> None:
    complete = [name for name in standing(square) if name != square]
    for missing in supports(square):
        built = squares(*(name for name in complete if name != missing))
        assert not building(*built, offer=(1, 2, 3)).play("tile 1").can(f"square {square}")

    given = building(*squares(*complete), offer=(1, 2, 3)).play("tile 1")

    assert given.can(f"square {square}")
