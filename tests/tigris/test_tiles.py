"""Placing tiles: TE-16 to TE-19 and TE-50."""

import pytest

from tests.tigris.table import (
    asks,
    do,
    dumped,
    hand,
    kingdoms,
    lies,
    points,
    printed,
    refused,
    table,
    told,
    treasures_of,
)


@pytest.mark.rule("TE-16")
@pytest.mark.parametrize("board", ["standard", "advanced"])
def test_farms_lie_on_rivers_and_all_others_on_land(board: str) -> None:
    state = table(board=board, hands={0: ["farm", "temple", "market", "settlement"]})
    for space in printed(board, "~"):
        assert refused(state, f"farm {space}") is None
        for tile in ("temple", "market", "settlement"):
            assert refused(state, f"{tile} {space}") == "TE-16"
    for space in printed(board, "."):
        assert refused(state, f"farm {space}") == "TE-16"
        for tile in ("temple", "market", "settlement"):
            assert refused(state, f"{tile} {space}") is None


@pytest.mark.rule("TE-16")
@pytest.mark.parametrize("space", ["A1", "B1", "A2", "B2"])
def test_the_space_must_be_empty(space: str) -> None:
    state = table(
        {"A1": "catastrophe", "B1": "1 king", "A2": "market"}, hands={0: ["temple", "market"]}
    )
    assert refused(state, f"temple {space}") == "TE-16"
    assert refused(state, f"market {space}") == "TE-16"


@pytest.mark.rule("TE-16")
def test_a_farm_cannot_lie_on_a_destroyed_river_space() -> None:
    state = table({"E3": "catastrophe"}, hands={0: ["farm"]})
    assert refused(state, "farm E3") == "TE-16"


@pytest.mark.rule("TE-16")
@pytest.mark.rule("TE-17")
def test_a_tile_may_lie_alone_and_gives_nothing() -> None:
    state = table({"B1": "0 king"}, hands={0: ["market"]})
    do(state, "0 market H4")
    assert lies(state, "H4") == "market"
    assert points(state) == {}
    assert hand(state, 0).total() == 0


@pytest.mark.rule("TE-16")
def test_three_kingdoms_cannot_be_joined() -> None:
    things = {
        "G7": "temple",
        "F7": "0 king",
        "J7": "1 priest",
        "H6": "temple",
        "H5": "0 farmer",
    }
    assert refused(table(things, hands={0: ["market"]}), "market H7") == "TE-16"
    del things["H5"]
    assert refused(table(things, hands={0: ["market"]}), "market H7") is None


@pytest.mark.rule("TE-16")
def test_a_tile_may_touch_two_kingdoms_on_four_sides() -> None:
    things = {
        "G7": "temple",
        "G6": "temple",
        "H6": "temple",
        "F7": "0 king",
        "J7": "1 priest",
        "H8": "temple",
        "I8": "temple",
    }
    state = table(things, hands={0: ["settlement"]})
    do(state, "0 settlement H7")
    assert len(kingdoms(state)) == 1
    assert points(state) == {}


@pytest.mark.rule("TE-17")
def test_touching_the_same_kingdom_twice_gives_one_point() -> None:
    state = table({"B1": "0 king", "C2": "market"}, hands={0: ["settlement"]})
    do(state, "0 settlement C1")
    assert points(state) == {0: {"black": 1}}
    assert told(state, "points") == [{"seat": 0, "colour": "black", "amount": 1, "why": "tile"}]


@pytest.mark.rule("TE-17")
@pytest.mark.parametrize(
    ("tile", "space", "receiver"),
    [("temple", "A1", 1), ("market", "A1", 2), ("settlement", "A1", 0)],
)
def test_each_colour_goes_to_its_leader_and_else_to_the_king(
    tile: str, space: str, receiver: int
) -> None:
    state = table({"B1": "0 king", "A2": "1 priest", "C2": "2 trader"}, seats=3, hands={0: [tile]})
    do(state, f"0 {tile} {space}")
    colour = {"temple": "red", "market": "green", "settlement": "black"}[tile]
    assert points(state) == {receiver: {colour: 1}}


@pytest.mark.rule("TE-17")
def test_a_farm_with_a_king_gives_a_blue_point() -> None:
    state = table({"F2": "1 king"}, hands={0: ["farm"]})
    do(state, "0 farm E3")
    assert points(state) == {1: {"blue": 1}}


@pytest.mark.rule("TE-18")
@pytest.mark.rule("TE-50")
def test_joining_in_peace_is_told_and_gives_nothing() -> None:
    state = table({"G7": "temple", "F7": "0 king", "J7": "1 priest"}, hands={0: ["settlement"]})
    do(state, "0 settlement H7")
    assert asks(state) == "turn"
    assert told(state, "kingdoms-joined") == [{"cell": "H7"}]
    assert told(state, "points") == []
    assert dumped(state)["left"] == 1


@pytest.mark.rule("TE-18")
def test_the_tile_of_a_war_gives_no_point_after_it() -> None:
    state = table(
        {"G7": "temple", "G6": "0 king", "J7": "1 king"}, hands={0: ["settlement", "settlement"]}
    )
    do(state, "0 settlement H7", "0 support 1", "1 support 0")
    assert points(state) == {0: {"black": 1}}
    assert [facts["why"] for facts in told(state, "points")] == ["war"]
    assert lies(state, "H7") == "settlement"


@pytest.mark.rule("TE-19")
def test_building_then_monument_then_treasures() -> None:
    chain = {"A3": "temple", "A4": "farm", "A5": "temple", "A6": "temple", "A7": "farm"}
    state = table(
        {"A1": "temple", "B1": "temple", **chain, "A8": "temple", "B9": "0 trader"},
        buildings="on",
        hands={1: ["temple"]},
        active=1,
    )
    do(state, "1 temple A2")
    assert asks(state) == "building"
    assert treasures_of(state) == [0, 0]
    do(state, "1 building A3")
    assert asks(state) == "square"
    do(state, "1 monument A1")
    assert asks(state) == "monument"
    do(state, "1 raise red-blue")
    assert asks(state) == "treasure"
    do(state, "0 leave B2")
    assert asks(state) == "turn"
    assert treasures_of(state) == [1, 0]
    kinds = [event.kind for event in state.events]
    order = ["tile-placed", "building-placed", "monument-built", "treasure-taken"]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rule("TE-9")
@pytest.mark.rule("TE-16")
def test_a_placed_tile_leaves_the_hand() -> None:
    state = table(hands={0: ["temple", "market"]})
    do(state, "0 temple H4")
    assert hand(state, 0) == {"market": 1}
    assert refused(state, "temple H5") == "TE-9"
