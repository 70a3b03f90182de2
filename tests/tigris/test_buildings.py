"""Civilization buildings: TE-40 to TE-43, TE-71 to TE-74 and TE-80."""

import pytest

from tests.tigris.table import (
    asks,
    built_on,
    do,
    fought,
    legal,
    lies,
    points,
    refused,
    table,
    told,
)

ROW = {"E5": "market", "F5": "market", "G5": "market"}
TWO = {"E5": "market", "F5": "market"}


@pytest.mark.rule("TE-40")
def test_a_building_may_go_on_any_tile_of_the_line_or_none() -> None:
    state = table(TWO, buildings="on", hands={0: ["market"]})
    do(state, "0 market G5")
    assert legal(state) == {"building E5", "building F5", "building G5", "no building"}
    do(state, "0 building E5")
    assert built_on(state) == {"green": "E5"}
    assert told(state, "building-placed") == [{"colour": "green", "cell": "E5"}]


@pytest.mark.rule("TE-40")
def test_a_player_may_decline_a_building() -> None:
    state = table(TWO, buildings="on", hands={0: ["market"]})
    do(state, "0 market G5", "0 no building")
    assert asks(state) == "turn"
    assert built_on(state) == {}


@pytest.mark.rule("TE-40")
def test_a_tile_in_the_middle_completes_row_and_column() -> None:
    cross = {"E6": "market", "G6": "market", "F5": "market", "F7": "market"}
    state = table(cross, buildings="on", hands={0: ["market"]})
    do(state, "0 market F6")
    assert legal(state) == {f"building {space}" for space in [*cross, "F6"]} | {"no building"}


@pytest.mark.rule("TE-40")
@pytest.mark.parametrize(
    "things",
    [
        {"F5": "market"},
        {"F5": "market", "D5": "market"},
        {"F5": "temple", "E5": "market"},
        {"F5": "market", "E5": "temple", "D5": "market"},
        {"F5": "market", "E5": "catastrophe", "D5": "market"},
        {"G4": "market", "F5": "market"},
    ],
)
def test_a_line_is_unbroken_and_of_one_colour(things: dict[str, str]) -> None:
    state = table(things, buildings="on", hands={0: ["market"]})
    do(state, "0 market G5")
    assert asks(state) == "turn"


@pytest.mark.rule("TE-40")
@pytest.mark.rule("TE-34")
def test_face_down_tiles_are_part_of_no_line() -> None:
    state = table(
        {"H5": "market"}, buildings="on", monuments={"black-green": "F5"}, hands={0: ["market"]}
    )
    do(state, "0 market I5")
    assert asks(state) == "turn"


@pytest.mark.rule("TE-40")
def test_without_the_variant_there_are_no_buildings() -> None:
    state = table(TWO, hands={0: ["market"]})
    do(state, "0 market G5")
    assert asks(state) == "turn"


@pytest.mark.rule("TE-40")
def test_farms_and_temples_bring_buildings_too() -> None:
    state = table({"E1": "farm", "F1": "farm"}, buildings="on", hands={0: ["farm"]})
    do(state, "0 farm G1", "0 building G1")
    assert built_on(state) == {"blue": "G1"}
    state = table({"B1": "temple"}, buildings="on", hands={0: ["temple"]})
    do(state, "0 temple B3", "0 building B2")
    assert built_on(state) == {"red": "B2"}


@pytest.mark.rule("TE-41")
def test_a_longer_line_may_move_the_building() -> None:
    state = table(
        {**ROW, "I5": "market", "J5": "market", "K5": "market"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market"]},
    )
    do(state, "0 market L5")
    assert legal(state) == {f"building {column}5" for column in "IJKL"} | {"no building"}
    do(state, "0 building I5")
    assert built_on(state) == {"green": "I5"}


@pytest.mark.rule("TE-41")
def test_a_building_that_may_move_may_also_stay() -> None:
    state = table(
        {**ROW, "I5": "market", "J5": "market", "K5": "market"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market"]},
    )
    do(state, "0 market L5", "0 no building")
    assert built_on(state) == {"green": "F5"}


@pytest.mark.rule("TE-41")
def test_buildings_of_other_colours_do_not_hinder() -> None:
    state = table(
        {**ROW, "I4": "settlement", "J4": "settlement"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["settlement"]},
    )
    do(state, "0 settlement K4", "0 building I4")
    assert built_on(state) == {"black": "I4", "green": "F5"}


@pytest.mark.rule("TE-42")
def test_a_temple_with_a_building_supports_and_stays() -> None:
    things = {"G5": "temple", "G6": "temple", "G7": "temple", "F7": "0 priest", "J7": "1 priest"}
    state = table(
        {**things, "J6": "temple", "K6": "temple"},
        buildings="on",
        built={"red": "G5"},
        hands={0: ["market"], 1: ["temple"]},
    )
    do(state, "0 market H7", "0 support 0", "1 support 1")
    assert [(each["attack"], each["defence"]) for each in fought(state, "war")] == [(3, 4)]
    assert lies(state, "G5") == "temple"
    assert (lies(state, "G6"), lies(state, "G7")) == (None, None)
    assert points(state) == {1: {"red": 3}}
    assert built_on(state) == {"red": "G5"}


@pytest.mark.rule("TE-43")
def test_a_tile_in_the_kingdom_of_its_building_gives_two_points() -> None:
    state = table(
        {**ROW, "E6": "temple", "E7": "0 trader"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market", "temple"]},
    )
    do(state, "0 market D6", "0 temple D5")
    assert points(state) == {0: {"green": 2}}
    assert [(facts["amount"], facts["why"]) for facts in told(state, "points")] == [
        (1, "tile"),
        (1, "building"),
    ]


@pytest.mark.rule("TE-43")
def test_a_building_of_another_kingdom_or_colour_adds_nothing() -> None:
    state = table(
        {**ROW, "E6": "temple", "E7": "0 trader", "B1": "1 trader", "D6": "0 king"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market", "settlement"]},
    )
    do(state, "0 market A1", "0 settlement G4")
    assert points(state) == {0: {"black": 1}, 1: {"green": 1}}


@pytest.mark.rule("TE-43")
@pytest.mark.rule("TE-18")
def test_joining_two_kingdoms_gives_no_bonus() -> None:
    state = table(
        {**ROW, "G6": "temple", "F6": "0 trader", "G7": "temple", "J7": "1 king"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market"]},
    )
    do(state, "0 market H7")
    assert points(state) == {}


@pytest.mark.rule("TE-71")
def test_the_bonus_goes_to_the_king_who_gets_the_point() -> None:
    state = table(
        {**ROW, "E6": "temple", "E7": "0 king"},
        buildings="on",
        built={"green": "F5"},
        hands={1: ["market"]},
        active=1,
    )
    do(state, "1 market G4")
    assert points(state) == {0: {"green": 2}}


@pytest.mark.rule("TE-71")
def test_the_bonus_goes_to_another_players_leader() -> None:
    state = table(
        {**ROW, "E6": "temple", "E7": "1 trader"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market"]},
    )
    do(state, "0 market G4")
    assert points(state) == {1: {"green": 2}}


@pytest.mark.rule("TE-71")
def test_no_bonus_for_the_tile_that_brings_the_building() -> None:
    state = table(
        {**TWO, "E6": "temple", "E7": "0 trader"}, buildings="on", hands={0: ["market"] * 2}
    )
    do(state, "0 market G5", "0 building G5")
    assert points(state) == {0: {"green": 1}}
    do(state, "0 market G4")
    assert points(state) == {0: {"green": 3}}


@pytest.mark.rule("TE-71")
def test_no_bonus_when_nobody_gets_the_point() -> None:
    state = table(
        {**ROW, "E6": "temple", "E7": "0 farmer"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market"]},
    )
    do(state, "0 market G4")
    assert points(state) == {}


@pytest.mark.rule("TE-72")
@pytest.mark.parametrize(("line", "asked"), [("IJK", False), ("IJKL", True)])
def test_the_longer_one_of_row_and_column_is_to_beat(line: str, asked: bool) -> None:
    column = {"F4": "market", "F6": "market", "F7": "market"}
    others = {f"{letter}5": "market" for letter in line}
    state = table(
        {**ROW, **column, **others}, buildings="on", built={"green": "F5"}, hands={0: ["market"]}
    )
    last = chr(ord(line[-1]) + 1)
    do(state, f"0 market {last}5")
    assert (asks(state) == "building") == asked


@pytest.mark.rule("TE-72")
def test_a_line_as_it_is_now_is_to_beat() -> None:
    state = table(
        {"F5": "market", "I5": "market", "J5": "market"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market"]},
    )
    do(state, "0 market K5", "0 building K5")
    assert built_on(state) == {"green": "K5"}


@pytest.mark.rule("TE-73")
def test_prolonging_the_line_of_the_building_does_not_move_it() -> None:
    state = table(ROW, buildings="on", built={"green": "E5"}, hands={0: ["market"]})
    do(state, "0 market H5")
    assert asks(state) == "turn"
    assert built_on(state) == {"green": "E5"}


@pytest.mark.rule("TE-73")
def test_a_crossing_line_that_is_longer_may_move_it() -> None:
    column = ["H4", "H6", "H7", "H8"]
    state = table(
        {**ROW, **dict.fromkeys(column, "market")},
        buildings="on",
        built={"green": "E5"},
        hands={0: ["market"]},
    )
    do(state, "0 market H5")
    assert legal(state) == {f"building {space}" for space in [*column, "H5"]} | {"no building"}
    assert refused(state, "building F5") is not None


@pytest.mark.rule("TE-74")
def test_the_building_is_offered_before_the_monument() -> None:
    state = table(
        {"E5": "market", "F5": "market", "F6": "market", "G6": "market"},
        buildings="on",
        hands={0: ["market"]},
    )
    do(state, "0 market G5")
    assert asks(state) == "building"
    do(state, "0 building G5")
    assert asks(state) == "square"
    do(state, "0 monument F5", "0 raise black-green")
    assert built_on(state) == {}
    assert told(state, "building-returned") == [{"colour": "green", "cell": "G5"}]


@pytest.mark.rule("TE-74")
def test_a_building_under_a_monument_goes_back_and_can_be_built_again() -> None:
    state = table(
        {"F5": "market", "G5": "market", "F6": "market", "I4": "market", "J4": "market"},
        buildings="on",
        built={"green": "F5"},
        hands={0: ["market"] * 2},
    )
    do(state, "0 market G6", "0 monument F5", "0 raise black-green")
    assert built_on(state) == {}
    do(state, "0 market K4", "0 building J4")
    assert built_on(state) == {"green": "J4"}


@pytest.mark.rule("TE-74")
def test_a_monument_beside_the_building_leaves_it() -> None:
    state = table(
        {**ROW, "F6": "market"}, buildings="on", built={"green": "E5"}, hands={0: ["market"]}
    )
    do(state, "0 market G6", "0 monument F5", "0 raise black-green")
    assert built_on(state) == {"green": "E5"}
