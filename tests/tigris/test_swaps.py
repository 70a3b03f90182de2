"""Swapping tiles: TE-21, TE-59 and TE-60."""

import pytest

from tests.tigris.table import asks, do, dumped, hand, legal, players, points, refused, table

FULL = ["settlement", "temple", "temple", "farm", "farm", "market"]


@pytest.mark.rule("TE-21")
def test_a_swap_draws_as_many_from_the_bag() -> None:
    state = table(hands={0: FULL}, bag=["market", "settlement", "farm", "temple"])
    do(state, "0 swap temple 2 farm 1")
    assert hand(state, 0) == {"settlement": 2, "farm": 2, "market": 2}
    assert dumped(state)["bag"] == ["temple"]
    assert players(state)[0]["swapped"] == ["temple", "temple", "farm"]
    assert dumped(state)["left"] == 1


@pytest.mark.rule("TE-21")
def test_new_tiles_can_be_placed_with_the_second_action() -> None:
    state = table({"B1": "0 trader"}, hands={0: ["temple"]}, bag=["market", "farm"])
    assert refused(state, "market A1") == "TE-9"
    do(state, "0 swap temple 1", "0 market A1")
    assert points(state) == {0: {"green": 1}}


@pytest.mark.rule("TE-21")
def test_any_tiles_in_the_hand_can_be_swapped() -> None:
    state = table(hands={0: ["temple", "temple", "farm"]}, bag=["farm"] * 6)
    assert legal(state, "swap") == {
        "swap temple 1",
        "swap temple 2",
        "swap farm 1",
        "swap temple 1 farm 1",
        "swap temple 2 farm 1",
    }
    assert refused(state, "swap market 1") == "TE-21"
    assert refused(state, "swap temple 3") == "TE-21"


@pytest.mark.rule("TE-21")
def test_all_six_may_go() -> None:
    state = table(hands={0: FULL}, bag=["temple"] * 6)
    do(state, "0 swap settlement 1 temple 2 farm 2 market 1")
    assert hand(state, 0) == {"temple": 6}
    assert asks(state) == "turn"


@pytest.mark.rule("TE-21")
def test_an_empty_hand_has_nothing_to_swap() -> None:
    assert legal(table(bag=["temple"] * 6), "swap") == set()


@pytest.mark.rule("TE-59")
def test_a_bag_too_small_for_a_swap_ends_the_game_in_the_middle_of_the_turn() -> None:
    state = table(hands={0: FULL, 1: FULL}, bag=["temple"])
    do(state, "0 swap temple 2")
    assert state.over
    assert state.outcome() == "swap"
    assert state.actions() == []


@pytest.mark.rule("TE-59")
@pytest.mark.rule("TE-61")
def test_a_bag_just_large_enough_for_a_swap_is_enough() -> None:
    state = table(hands={0: FULL}, bag=["market", "market"])
    do(state, "0 swap temple 2")
    assert not state.over
    assert hand(state, 0)["market"] == 3
    assert dumped(state)["bag"] == []


@pytest.mark.rule("TE-60")
def test_no_income_when_a_swap_ends_the_game() -> None:
    things = {"E6": "temple", "E7": "0 trader"}
    full = [*FULL[:5], "temple"]
    state = table(things, monuments={"red-green": "F5"}, hands={0: full, 1: full}, bag=["temple"])
    do(state, "0 swap temple 3")
    assert state.over
    assert points(state) == {}
