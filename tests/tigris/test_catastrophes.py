"""Catastrophes: TE-20 and TE-56 to TE-58."""

import pytest

from tests.tigris.table import (
    do,
    dumped,
    kingdoms,
    legal,
    lies,
    named,
    number,
    players,
    points,
    printed,
    refused,
    table,
    told,
)


@pytest.mark.rule("TE-20")
@pytest.mark.parametrize("space", ["B2", "K11"])
def test_a_treasure_protects_its_temple(space: str) -> None:
    assert refused(table(), f"catastrophe {space}") == "TE-20"


@pytest.mark.rule("TE-20")
@pytest.mark.rule("TE-37")
def test_a_temple_without_its_treasure_can_be_destroyed() -> None:
    state = table({"B1": "1 king"}, taken=["B2"])
    do(state, "0 catastrophe B2")
    assert lies(state, "B2") == "catastrophe"
    assert lies(state, "B1") is None


@pytest.mark.rule("TE-20")
def test_the_destroyed_tile_leaves_the_game() -> None:
    state = table({"H4": "market"})
    before = number(named(dumped(state)["removed"])["market"])
    do(state, "0 catastrophe H4")
    assert number(named(dumped(state)["removed"])["market"]) == before + 1
    assert told(state, "catastrophe") == [{"seat": 0, "cell": "H4", "destroyed": "market"}]
    assert points(state) == {}


@pytest.mark.rule("TE-20")
def test_a_catastrophe_cuts_a_kingdom() -> None:
    state = table({"F7": "0 king", "G7": "temple", "H7": "market", "J7": "1 priest"})
    assert len(kingdoms(state)) == 1
    do(state, "0 catastrophe H7")
    assert sorted(map(sorted, kingdoms(state))) == [["F7", "G7"], ["I7", "J7"]]


@pytest.mark.rule("TE-20")
def test_the_middle_of_a_block_cuts_nothing() -> None:
    block = [f"{column}{row}" for column in "EFG" for row in (5, 6, 7)]
    things = {space: ("temple", "market")[n % 2] for n, space in enumerate(block)}
    state = table({**things, "D5": "0 king"}, hands={0: ["settlement"]})
    do(state, "0 catastrophe F6", "0 settlement H6")
    assert kingdoms(state) == [{*block, "D5", "H6"} - {"F6"}]
    assert points(state) == {0: {"black": 1}}


@pytest.mark.rule("TE-20")
def test_each_player_has_two() -> None:
    state = table(bag=["temple"] * 12)
    do(state, "0 catastrophe H4", "0 catastrophe H6", "0 done", "1 done")
    assert [player["catastrophes"] for player in players(state)] == [0, 2]
    assert refused(state, "catastrophe A1") == "TE-20"
    assert legal(state, "catastrophe") == set()


@pytest.mark.rule("TE-20")
def test_a_space_once_destroyed_takes_nothing_any_more() -> None:
    state = table(hands={0: ["temple"]}, bag=["temple"] * 12)
    do(state, "0 catastrophe B1")
    assert refused(state, "king B1") == "TE-10"
    assert refused(state, "temple B1") == "TE-16"


@pytest.mark.rule("TE-56")
@pytest.mark.rule("TE-20")
def test_every_empty_space_can_be_destroyed() -> None:
    state = table()
    assert legal(state, "catastrophe") == {
        f"catastrophe {space}" for space in printed("standard", ".~")
    }


@pytest.mark.rule("TE-56")
def test_a_farm_on_a_river_can_be_destroyed_and_a_monument_cannot() -> None:
    state = table({"E3": "farm"}, monuments={"black-red": "G5"})
    assert refused(state, "catastrophe E3") is None
    for space in ("G5", "H5", "G6", "H6"):
        assert refused(state, f"catastrophe {space}") == "TE-20"


@pytest.mark.rule("TE-57")
def test_no_catastrophe_on_another() -> None:
    state = table()
    do(state, "0 catastrophe H4")
    assert refused(state, "catastrophe H4") == "TE-57"


@pytest.mark.rule("TE-58")
def test_a_building_protects_its_tile_only() -> None:
    state = table(
        {"E5": "market", "F5": "market", "G5": "market"}, buildings="on", built={"green": "F5"}
    )
    assert refused(state, "catastrophe F5") == "TE-58"
    assert refused(state, "catastrophe E5") is None
