"""Decorations: price, spaces, matching icons."""

import pytest

from tests.teotihuacan.table import Table, arriving, squares, standing
from ziggurat.core.types import Facts, Json


def decorating(
    tile: int, placed: dict[str, list[int]] | None = None, built: list[Json] | None = None
) -> Table:
    """Seat 0 decorates with that tile, the first on offer."""
    lying = [tile, *(number for side in (placed or {}).values() for number in side)]
    rest = [number for number in range(1, 16) if number not in lying]
    decorations: dict[str, Json] = {"offer": [tile, *rest[:3]], "placed": dict(placed or {})}
    given = arriving(
        7, own={"gold": 3}, decorations=decorations, pyramid={"placed": list(built or [])}
    )
    return given.play("main", f"decoration {tile}")


@pytest.mark.rule("TH-49")
@pytest.mark.parametrize(("here", "gold"), [([], 3), ([1], 2), ([1, 1], 1), ([1, 1, 1], 1)])
def test_price_by_number_of_workers(here: list[int], gold: int) -> None:
    given = arriving(7, here=here, own={"gold": gold, "cocoa": 1})

    given.play("main, decoration 3, side bottom")

    assert given.own("gold") == 0
    assert not arriving(7, here=here, own={"gold": gold - 1, "cocoa": 1}).can("main")


@pytest.mark.rule("TH-49")
def test_one_of_the_four_open_tiles() -> None:
    given = arriving(7, own={"gold": 3}, decorations={"offer": [9, 2, 15, 4]})

    assert given.play("main").words() == [f"decoration {tile}" for tile in (2, 4, 9, 15)]


@pytest.mark.rule("TH-49")
@pytest.mark.rule("TH-94")
@pytest.mark.rule("TH-52")
@pytest.mark.parametrize(
    ("tile", "side", "matches", "temples"),
    [
        (9, "top", 2, ["red", "green"]),
        (13, "top", 0, []),
        (15, "right", 2, ["green"]),
        (10, "right", 0, []),
        (2, "bottom", 2, ["blue"]),
        (6, "bottom", 0, []),
        (5, "left", 2, ["blue", "red"]),
        (1, "left", 0, []),
    ],
)
def test_printed_icons_of_level_1(tile: int, side: str, matches: int, temples: list[str]) -> None:
    given = decorating(tile).play(f"side {side}")
    while given.words("step"):
        given.play(given.words("step")[0])
        if given.can("take 1 wood"):
            given.play("take 1 wood")
    if given.can("take 1 wood"):
        given.play("take 1 wood")

    assert given.told("decorate")[0]["matches"] == matches
    assert [temple for temple in ("blue", "red", "green") if given.own(temple)] == sorted(
        temples, key=["blue", "red", "green"].index
    )
    assert given.own("points") == 3 + matches + ("red" in temples)


@pytest.mark.rule("TH-49")
@pytest.mark.rule("TH-52")
def test_example_e7_space_2_with_one_match() -> None:
    built = squares("1-B1=8", "1-C1=5")
    given = decorating(1, {"top": [3]}, built)

    given.play("side top, take 1 wood")

    assert given.change() == {"gold": -3, "points": 4, "blue": 1, "wood": 1, "pyramid": 1}
    assert given.at("decorations", "placed", "top") == [3, 1]


@pytest.mark.rule("TH-49")
def test_example_e7_space_3_is_illegal_while_space_2_is_empty() -> None:
    built = squares(*standing("2-B1"))
    given = decorating(1, {"top": [3]}, built).play("side top")

    assert given.told("decorate")[0]["level"] == 2


NEEDS = {
    ("top", 2): ["1-B1", "1-C1"],
    ("right", 2): ["1-D2", "1-D3"],
    ("bottom", 2): ["1-B4", "1-C4"],
    ("left", 2): ["1-A2", "1-A3"],
    ("top", 3): ["2-B1"],
    ("right", 3): ["2-C2"],
    ("bottom", 3): ["2-B3"],
    ("left", 3): ["2-A2"],
    ("top", 4): ["3-A1", "3-B1"],
    ("right", 4): ["3-B1", "3-B2"],
    ("bottom", 4): ["3-A2", "3-B2"],
    ("left", 4): ["3-A1", "3-A2"],
}


@pytest.mark.rule("TH-94")
@pytest.mark.rule("TH-49")
@pytest.mark.parametrize(("side", "level"), NEEDS)
def test_a_space_needs_its_squares(side: str, level: int) -> None:
    below = [2, 4, 6][: level - 1]
    for missing in NEEDS[side, level]:
        built = [name for name in standing(*NEEDS[side, level]) if name != missing]
        assert not decorating(1, {side: below}, squares(*built)).can(f"side {side}")

    given = decorating(1, {side: below}, squares(*standing(*NEEDS[side, level])))
    given.play(f"side {side}")

    assert given.told("decorate")[0]["level"] == level


@pytest.mark.rule("TH-49")
def test_any_free_space_of_level_1() -> None:
    given = decorating(1, {"right": [3]}, [])

    assert given.words() == ["side top", "side bottom", "side left"]


@pytest.mark.rule("TH-49")
def test_a_side_has_four_spaces() -> None:
    built = squares(*standing("4-A1"), offer=())
    given = decorating(1, {"top": [2, 4, 6, 8]}, built)

    assert not given.can("side top")


@pytest.mark.rule("TH-52")
@pytest.mark.rule("TH-49")
def test_two_equal_colours_give_two_steps() -> None:
    given = decorating(3, {"top": [2]}, squares("1-B1=5@90", "1-C1=12"))

    given.play("side top")

    assert given.change() == {"gold": -3, "points": 5, "green": 2, "cocoa": 2, "pyramid": 1}


@pytest.mark.rule("TH-52")
def test_with_two_colours_the_builder_chooses_the_order_of_steps() -> None:
    given = decorating(9).play("side top")

    assert given.words() == ["step red", "step green"]
    assert given.own("points") == 5
    given.play("step green")
    assert given.change() == {
        "gold": -3,
        "points": 6,
        "red": 1,
        "green": 1,
        "cocoa": 1,
        "pyramid": 1,
    }


@pytest.mark.rule("TH-49")
def test_exactly_one_power_up_and_the_offer_is_refilled() -> None:
    decorations: Facts = {"offer": [3, 2, 4, 6], "stack": [8, 10]}
    given = arriving(7, 1, here=[2, 3], own={"gold": 1, "cocoa": 1}, decorations=decorations)

    given.play("main, decoration 2, side top, power decorations 3")

    assert given.words() == ["done"]
    assert given.at("decorations", "offer") == [3, 10, 4, 6]


@pytest.mark.rule("TH-107")
def test_a_gap_stays_when_the_decorations_are_used_up() -> None:
    decorations: Facts = {"offer": [3, 2, 4, 6], "stack": []}
    given = arriving(7, own={"gold": 3}, decorations=decorations)

    given.play("main, decoration 2, side left")

    assert given.at("decorations", "offer") == [3, None, 4, 6]
