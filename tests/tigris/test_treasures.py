"""Treasures: TE-36, TE-37 and TE-64 to TE-66."""

import pytest

from tests.tigris.table import (
    asks,
    do,
    dumped,
    legal,
    printed,
    refused,
    table,
    told,
    treasures_of,
    treasures_on,
)

TO_F3 = {"C2": "market", "D2": "settlement", "F2": "temple"}
"""A path from B2 to F3 that a farm on E2 completes."""

F3_TO_I7 = {"F4": "market", "F5": "settlement", "F6": "market", "F7": "settlement", "G7": "temple"}
"""A path from F3 to I7 that a tile on H7 completes; both are unframed."""


@pytest.mark.rule("TE-36")
@pytest.mark.parametrize(("stays", "goes"), [("F3", "I7"), ("I7", "F3")])
def test_of_two_unframed_treasures_either_may_stay(stays: str, goes: str) -> None:
    state = table({**F3_TO_I7, "G3": "0 trader"}, hands={0: ["settlement"]})
    do(state, "0 settlement H7")
    assert (asks(state), state.seat) == ("treasure", 0)
    assert legal(state) == {"leave F3", "leave I7"}
    do(state, f"0 leave {stays}")
    assert treasures_of(state) == [1, 0]
    assert stays in treasures_on(state)
    assert goes not in treasures_on(state)
    assert told(state, "treasure-taken") == [{"seat": 0, "cell": goes}]


@pytest.mark.rule("TE-36")
def test_a_framed_treasure_goes_before_two_others_of_which_one_may_stay() -> None:
    state = table(
        {**TO_F3, **F3_TO_I7, "H7": "settlement", "B1": "1 king"},
        hands={0: ["farm"]},
    )
    do(state, "0 farm E2", "0 trader B3")
    assert legal(state) == {"leave F3", "leave I7"}
    assert refused(state, "leave B2") == "TE-36"
    do(state, "0 leave F3")
    assert treasures_of(state) == [2, 0]
    assert treasures_on(state) & {"B2", "F3", "I7"} == {"F3"}


@pytest.mark.rule("TE-36")
def test_a_framed_treasure_may_stay_when_all_are_framed() -> None:
    chain = {"A2": "temple", "A3": "temple", "A4": "farm", "A5": "market", "A6": "market"}
    state = table({**chain, "A7": "farm", "A8": "temple"})
    do(state, "0 trader B1")
    assert legal(state) == {"leave B2", "leave B8"}
    do(state, "0 leave B8")
    assert treasures_on(state) & {"B2", "B8"} == {"B8"}


@pytest.mark.rule("TE-36")
def test_treasures_wait_for_a_trader() -> None:
    state = table({**TO_F3, "B1": "0 king"}, hands={0: ["farm"]})
    do(state, "0 farm E2")
    assert treasures_of(state) == [0, 0]
    do(state, "0 trader A2")
    assert treasures_of(state) == [1, 0]
    assert treasures_on(state) & {"B2", "F3"} == {"F3"}


@pytest.mark.rule("TE-36")
def test_a_kingdom_with_one_treasure_keeps_it() -> None:
    state = table()
    do(state, "0 trader B1")
    assert treasures_of(state) == [0, 0]
    assert "B2" in treasures_on(state)


@pytest.mark.rule("TE-36")
@pytest.mark.rule("TE-64")
def test_the_owner_of_the_trader_is_asked_in_anothers_turn() -> None:
    state = table({**F3_TO_I7, "G3": "2 trader"}, seats=3, hands={0: ["settlement"]})
    do(state, "0 settlement H7")
    assert (asks(state), state.seat) == ("treasure", 2)
    do(state, "2 leave I7")
    assert treasures_of(state) == [0, 0, 1]
    assert (asks(state), state.seat) == ("turn", 0)
    assert dumped(state)["left"] == 1


@pytest.mark.rule("TE-36")
def test_a_trader_beaten_in_a_revolt_takes_nothing() -> None:
    state = table({**TO_F3, "E2": "farm", "B1": "1 king"}, hands={})
    do(state, "0 trader A2", "0 withdraw trader")
    assert treasures_of(state) == [1, 0]
    state = table({"B1": "1 trader"})
    do(state, "0 trader B3", "0 support 0", "1 support 0")
    assert treasures_of(state) == [0, 0]


@pytest.mark.rule("TE-36")
def test_after_a_war_the_trader_that_is_left_takes_the_treasures() -> None:
    state = table(
        {**TO_F3, "B1": "0 trader", "F4": "1 trader"}, hands={0: ["farm"], 1: ["market"] * 2}
    )
    do(state, "0 farm E2", "0 support 0", "1 support 2")
    assert treasures_of(state) == [0, 0]
    assert treasures_on(state) >= {"B2", "F3"}
    state = table({**TO_F3, "B1": "0 trader", "F4": "1 trader"}, hands={0: ["farm"]})
    do(state, "0 farm E2", "0 support 0", "1 support 0")
    assert treasures_of(state) == [1, 0]


@pytest.mark.rule("TE-37")
def test_a_plundered_temple_still_lets_a_leader_stand() -> None:
    state = table({**TO_F3, "B1": "0 trader"}, hands={0: ["farm"]})
    do(state, "0 farm E2")
    assert "B2" not in treasures_on(state)
    assert refused(state, "king B3") is None
    assert refused(state, "catastrophe B2") is None


@pytest.mark.rule("TE-64")
def test_treasures_are_taken_after_the_first_action_already() -> None:
    state = table({**TO_F3, "B1": "0 trader"}, hands={0: ["farm"]})
    do(state, "0 farm E2")
    assert dumped(state)["left"] == 1
    assert treasures_of(state) == [1, 0]


@pytest.mark.rule("TE-65")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_several_kingdoms_pay_clockwise_from_the_active_player(active: int) -> None:
    north = {**F3_TO_I7, "H7": "settlement", "G3": "0 trader"}
    south = {"G10": "market", "H10": "market", "I10": "market", "J10": "market", "K10": "market"}
    state = table({**north, **south, "F11": "2 trader"}, seats=3, active=active)
    do(state, f"{active} catastrophe A1")
    order = sorted((0, 2), key=lambda seat: (seat - active) % 3)
    asked = []
    while asks(state) == "treasure":
        asked.append(state.seat)
        do(state, f"{state.seat} {min(legal(state))}")
    assert asked == order
    assert treasures_of(state) == [1, 0, 1]


@pytest.mark.rule("TE-66")
def test_the_framed_spaces() -> None:
    assert set(printed("standard", "T")) == {"B2", "P2", "B8", "O9"}
    assert set(printed("advanced", "T")) == {"B3", "P6", "A8", "E10", "J11", "O11"}


@pytest.mark.rule("TE-66")
def test_on_the_advanced_board_the_treasure_of_j11_is_taken_first() -> None:
    way = {"H9": "farm", "H10": "farm", "H11": "temple", "I11": "temple"}
    state = table(way, board="advanced")
    do(state, "0 trader G8")
    assert treasures_of(state) == [1, 0]
    assert "J11" not in treasures_on(state)
    assert "H8" in treasures_on(state)
