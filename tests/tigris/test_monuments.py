"""Monuments: TE-32 to TE-35 and TE-68 to TE-70."""

import pytest

from tests.tigris.table import (
    asks,
    do,
    dumped,
    legal,
    lies,
    named,
    points,
    refused,
    square,
    table,
    told,
    treasures_of,
    treasures_on,
)

BAG = ["temple"] * 24
STANDING = {"E6": "temple", "E7": "0 trader", "H5": "temple", "H4": "1 priest"}
"""Next to a monument on F5: a trader of seat 0 and a priest of seat 1."""


@pytest.mark.rule("TE-32")
@pytest.mark.parametrize("last", ["F5", "G5", "F6", "G6"])
@pytest.mark.parametrize("tile", ["settlement", "temple", "market"])
def test_the_last_tile_may_be_any_corner(last: str, tile: str) -> None:
    others = {space: tile for space in square("F5") if space != last}
    state = table(others, hands={0: [tile]})
    do(state, f"0 {tile} {last}")
    assert asks(state) == "square"
    assert legal(state) == {"monument F5", "no monument"}


@pytest.mark.rule("TE-32")
def test_farms_make_monuments_where_a_river_is_wide() -> None:
    state = table({"O4": "farm", "P4": "farm", "O5": "farm"}, hands={0: ["farm"]})
    do(state, "0 farm P5", "0 monument O4")
    assert legal(state) == {"raise black-blue", "raise red-blue", "raise green-blue"}


@pytest.mark.rule("TE-32")
def test_four_tiles_of_two_colours_are_no_square() -> None:
    state = table({"F5": "market", "G5": "market", "F6": "temple"}, hands={0: ["market"]})
    do(state, "0 market G6")
    assert asks(state) == "turn"


@pytest.mark.rule("TE-32")
def test_a_monument_needs_a_colour_of_the_tiles() -> None:
    state = table({"F5": "market", "G5": "market", "F6": "market"}, hands={0: ["market"]})
    do(state, "0 market G6", "0 monument F5")
    assert legal(state) == {"raise black-green", "raise red-green", "raise green-blue"}
    assert refused(state, "raise black-red") == "TE-33"


@pytest.mark.rule("TE-32")
def test_a_square_broken_by_the_war_is_no_square() -> None:
    things = {"G7": "market", "G6": "market", "H6": "market", "F7": "temple", "E7": "0 trader"}
    state = table({**things, "J7": "1 trader"}, hands={0: ["market"], 1: ["market"] * 4})
    do(state, "0 market H7", "0 support 0", "1 support 4")
    assert lies(state, "G6") is None
    assert asks(state) == "turn"


@pytest.mark.rule("TE-33")
def test_a_player_may_decline_and_gets_no_second_chance() -> None:
    state = table({"F5": "market", "G5": "market", "F6": "market"}, hands={0: ["market"] * 2})
    do(state, "0 market G6", "0 no monument")
    assert asks(state) == "turn"
    assert lies(state, "G6") == "market"
    assert told(state, "monument-built") == []
    do(state, "0 market H7")
    assert asks(state) == "turn"


@pytest.mark.rule("TE-33")
def test_a_built_monument_is_no_longer_in_the_box() -> None:
    state = table(
        {"F5": "market", "G5": "market", "F6": "market"},
        monuments={"black-green": "J4"},
        hands={0: ["market"]},
    )
    do(state, "0 market G6", "0 monument F5")
    assert legal(state) == {"raise red-green", "raise green-blue"}
    assert refused(state, "raise black-green") == "TE-33"
    do(state, "0 raise green-blue")
    assert named(dumped(state)["monuments"]) == {"black-green": "J4", "green-blue": "F5"}


@pytest.mark.rule("TE-33")
def test_the_last_fitting_monument_is_not_asked_for() -> None:
    state = table(
        {"F5": "market", "G5": "market", "F6": "market"},
        gone=["black-green", "red-green"],
        hands={0: ["market"]},
    )
    do(state, "0 market G6", "0 monument F5")
    assert asks(state) == "turn"
    assert told(state, "monument-built") == [{"seat": 0, "pair": "green-blue", "cell": "F5"}]


@pytest.mark.rule("TE-33")
def test_only_a_tile_brings_a_monument() -> None:
    complete = dict.fromkeys(square("F5"), "temple")
    state = table(complete, hands={0: ["temple"]})
    do(state, "0 king E5")
    assert asks(state) == "turn"
    do(state, "0 temple B5")
    assert asks(state) == "turn"


@pytest.mark.rule("TE-34")
def test_building_turns_tiles_and_gives_no_points() -> None:
    things = {"F5": "market", "G5": "market", "F6": "market", "H6": "temple", "H7": "0 trader"}
    state = table(things, hands={0: ["market"]})
    do(state, "0 market G6")
    assert points(state) == {0: {"green": 1}}
    do(state, "0 monument F5", "0 raise red-green")
    assert points(state) == {0: {"green": 1}}
    assert [lies(state, space) for space in square("F5")] == ["face-down"] * 4


@pytest.mark.rule("TE-34")
def test_face_down_tiles_are_part_of_no_square() -> None:
    state = table(
        {"H5": "market", "H6": "market", "I5": "market"},
        monuments={"black-green": "F5"},
        hands={0: ["market", "market"]},
    )
    do(state, "0 market I6")
    assert legal(state) == {"monument H5", "no monument"}


@pytest.mark.rule("TE-34")
def test_the_treasure_on_a_face_down_tile_can_be_taken_later() -> None:
    state = table(
        {"C2": "temple", "C3": "0 trader", "D2": "settlement", "F2": "temple"},
        monuments={"red-green": "A1"},
        hands={0: ["farm"]},
    )
    assert "B2" in treasures_on(state)
    do(state, "0 farm E2")
    assert treasures_of(state) == [1, 0]
    assert "B2" not in treasures_on(state)
    assert lies(state, "B2") == "face-down"


@pytest.mark.rule("TE-35")
def test_one_monument_pays_two_leaders() -> None:
    state = table(
        {"E6": "temple", "E7": "0 trader", "H5": "temple", "H4": "0 priest", "E5": "0 king"},
        monuments={"red-green": "F5"},
        bag=BAG,
    )
    do(state, "0 done")
    assert points(state) == {0: {"green": 1, "red": 1}}
    assert {str(facts["why"]) for facts in told(state, "points")} == {"monument"}


@pytest.mark.rule("TE-35")
def test_several_monuments_pay_one_leader() -> None:
    state = table(
        {"E6": "temple", "E7": "0 trader"},
        monuments={"red-green": "F5", "black-green": "H5"},
        bag=BAG,
    )
    do(state, "0 done")
    assert points(state) == {0: {"green": 2}}


@pytest.mark.rule("TE-35")
def test_a_king_does_not_stand_in() -> None:
    state = table({"E6": "temple", "E7": "0 king"}, monuments={"red-green": "F5"}, bag=BAG)
    do(state, "0 done")
    assert points(state) == {}


@pytest.mark.rule("TE-35")
def test_a_leader_of_another_kingdom_is_not_paid() -> None:
    state = table({"B1": "0 trader"}, monuments={"red-green": "F5"}, bag=BAG)
    do(state, "0 done")
    assert points(state) == {}


@pytest.mark.rule("TE-35")
def test_every_owner_is_paid_at_the_end_of_their_turn() -> None:
    state = table(STANDING, monuments={"red-green": "F5"}, bag=BAG)
    do(state, "0 done")
    assert points(state) == {0: {"green": 1}}
    do(state, "1 done")
    assert points(state) == {0: {"green": 1}, 1: {"red": 1}}
    do(state, "0 done", "1 done")
    assert points(state) == {0: {"green": 2}, 1: {"red": 2}}


@pytest.mark.rule("TE-68")
def test_no_point_for_building_but_income_in_the_same_turn() -> None:
    state = table(
        {"A1": "temple", "B1": "temple", "C2": "temple", "C3": "0 trader"},
        hands={0: ["temple"]},
        bag=BAG,
    )
    do(state, "0 temple A2", "0 monument A1", "0 raise red-green")
    assert points(state) == {}
    do(state, "0 done")
    assert points(state) == {0: {"green": 1}}


@pytest.mark.rule("TE-69")
def test_of_two_squares_one_is_chosen_and_no_second_follows() -> None:
    five = {"F5": "market", "F6": "market", "G5": "market", "H5": "market", "H6": "market"}
    state = table(five, hands={0: ["market"]})
    do(state, "0 market G6")
    assert legal(state) == {"monument F5", "monument G5", "no monument"}
    do(state, "0 monument F5", "0 raise black-green")
    assert asks(state) == "turn"
    assert (lies(state, "H5"), lies(state, "H6")) == ("market", "market")
    assert lies(state, "F5") == "face-down"


@pytest.mark.rule("TE-70")
@pytest.mark.rule("TE-33")
def test_a_later_tile_may_use_tiles_of_a_square_left_alone() -> None:
    state = table(
        {"F5": "market", "G5": "market", "F6": "market", "H5": "market"},
        hands={0: ["market"] * 2},
    )
    do(state, "0 market G6", "0 no monument", "0 market H6")
    assert legal(state) == {"monument G5", "no monument"}
    assert refused(state, "monument F5") == "TE-32"
    do(state, "0 monument G5", "0 raise black-green")
    assert (lies(state, "F5"), lies(state, "G5")) == ("market", "face-down")
