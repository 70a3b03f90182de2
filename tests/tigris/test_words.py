"""Neighbours, regions, kingdoms, temples: TE-1 to TE-5."""

import pytest

from tests.tigris.table import asks, do, kingdoms, points, refused, regions, table


@pytest.mark.rule("TE-1")
def test_diagonals_are_no_neighbours() -> None:
    state = table()
    assert refused(state, "king C2") is None
    assert refused(state, "king C3") == "TE-10"
    assert refused(state, "king A3") == "TE-10"


@pytest.mark.rule("TE-1")
@pytest.mark.parametrize("space", ["A10", "A11"])
def test_the_board_does_not_wrap_around(space: str) -> None:
    state = table({"P10": "temple"})
    assert refused(state, f"king {space}") == "TE-10"


@pytest.mark.rule("TE-1")
@pytest.mark.parametrize(
    ("temple", "beside"),
    [
        ("A1", {"A2", "B1"}),
        ("P11", {"P10", "O11"}),
        ("P1", {"O1"}),
        ("A11", {"A10", "B11"}),
        ("A6", {"A5", "B6"}),
        ("H11", {"H10", "G11", "I11"}),
        ("P8", {"P7", "P9", "O8"}),
        ("H4", {"H3", "H5", "G4", "I4"}),
    ],
)
def test_a_temple_has_its_neighbours_and_no_others(temple: str, beside: set[str]) -> None:
    before = table()
    after = table({temple: "temple"})
    free = {
        space
        for space in (f"{column}{row}" for row in range(1, 12) for column in "ABCDEFGHIJKLMNOP")
        if refused(before, f"king {space}") is not None and refused(after, f"king {space}") is None
    }
    taken_before = {space for space in beside if refused(before, f"king {space}") is None}
    assert free == beside - taken_before


@pytest.mark.rule("TE-2")
def test_leaders_connect() -> None:
    state = table({"B1": "0 king", "C2": "1 priest"}, hands={0: ["market"]})
    do(state, "0 market D2")
    assert points(state) == {0: {"green": 1}}


@pytest.mark.rule("TE-2")
def test_face_down_tiles_connect() -> None:
    state = table(
        {"E6": "temple", "E7": "0 king"},
        monuments={"red-green": "F5"},
        hands={1: ["market"]},
        active=1,
    )
    do(state, "1 market H6")
    assert points(state) == {0: {"green": 1}}


@pytest.mark.rule("TE-2")
@pytest.mark.rule("TE-18")
def test_the_joining_tile_connects_for_good() -> None:
    state = table(
        {"G7": "temple", "F7": "0 king", "J7": "1 priest"}, hands={0: ["temple", "market"]}
    )
    do(state, "0 temple H7", "0 market J6")
    assert points(state) == {0: {"green": 1}}


@pytest.mark.rule("TE-3")
def test_a_catastrophe_does_not_connect() -> None:
    state = table(
        {"G7": "temple", "F7": "0 king", "H7": "catastrophe"}, hands={0: ["market", "market"]}
    )
    do(state, "0 market I6")
    assert points(state) == {}
    do(state, "0 market G6")
    assert points(state) == {0: {"green": 1}}


@pytest.mark.rule("TE-3")
def test_a_river_alone_does_not_connect() -> None:
    state = table({"F2": "0 farmer"}, hands={0: ["farm", "farm"]})
    do(state, "0 farm D3")
    assert points(state) == {}
    do(state, "0 farm E3")
    assert points(state) == {0: {"blue": 1}}


@pytest.mark.rule("TE-3")
@pytest.mark.rule("TE-20")
def test_a_treasure_lies_on_its_tile_and_makes_no_difference_to_a_region() -> None:
    state = table({"B1": "0 king"}, taken=["B2"], hands={0: ["market"]})
    do(state, "0 market C2")
    assert points(state) == {0: {"green": 1}}


@pytest.mark.rule("TE-4")
def test_a_region_without_a_leader_is_no_kingdom() -> None:
    state = table({"B1": "temple", "H4": "settlement", "K2": "0 trader"})
    assert kingdoms(state) == [{"K1", "K2"}]
    do(state, "0 withdraw trader")
    assert kingdoms(state) == []


@pytest.mark.rule("TE-4")
@pytest.mark.rule("TE-14")
def test_a_second_leader_of_a_colour_stays_only_while_the_conflict_lasts() -> None:
    state = table({"B1": "1 king"}, hands={0: ["temple"]})
    do(state, "0 king B3")
    assert asks(state) == "support"
    do(state, "0 support 1", "1 support 0")
    assert kingdoms(state) == [{"B2", "B3"}]


@pytest.mark.rule("TE-5")
def test_a_temple_with_and_without_treasure_is_a_temple() -> None:
    assert refused(table(), "king B1") is None
    assert refused(table(taken=["B2"]), "king B1") is None


@pytest.mark.rule("TE-5")
def test_only_red_tiles_are_temples() -> None:
    state = table({"H4": "settlement", "H6": "market", "I1": "farm"})
    assert refused(state, "priest H5") == "TE-10"
    assert refused(state, "farmer I2") == "TE-10"


def test_the_helper_sees_regions_as_they_lie() -> None:
    things = {"A1": "temple", "B1": "0 king", "C1": "catastrophe", "D1": "farm"}
    assert sorted(map(sorted, regions(things))) == [["A1", "B1"], ["D1"]]
    assert sorted(map(sorted, regions(things, without="B1"))) == [["A1"], ["D1"]]
