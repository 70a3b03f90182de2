"""Revolts: TE-22 to TE-24 and TE-79."""

import pytest

from tests.tigris.table import (
    asks,
    do,
    dumped,
    fought,
    hand,
    kingdoms,
    legal,
    lies,
    named,
    number,
    points,
    refused,
    table,
    told,
)


@pytest.mark.rule("TE-22")
def test_the_arriving_leader_attacks_the_one_already_there() -> None:
    state = table({"B1": "2 farmer"}, seats=3, active=1)
    do(state, "1 farmer B3")
    assert told(state, "conflict") == [
        {"conflict": "revolt", "colour": "blue", "attacker": 1, "defender": 2}
    ]
    do(state, "1 support 0")
    assert state.seat == 2


@pytest.mark.rule("TE-23")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"), [(2, 0, 0), (0, 0, 1), (0, 1, 1), (3, 2, 0), (2, 2, 1)]
)
def test_both_add_temples_and_a_tie_is_the_defenders(
    attack: int, defence: int, winner: int
) -> None:
    state = table({"B1": "1 king"}, hands={0: ["temple"] * 3, 1: ["temple"] * 3})
    do(state, "0 king B3", f"0 support {attack}", f"1 support {defence}")
    assert fought(state, "revolt") == [
        {
            "colour": "black",
            "attacker": 0,
            "defender": 1,
            "attack": 1 + attack,
            "defence": 1 + defence,
        }
    ]
    assert points(state) == {winner: {"red": 1}}
    assert lies(state, "B3") == ("0 king" if winner == 0 else None)
    assert lies(state, "B1") == ("1 king" if winner == 1 else None)


@pytest.mark.rule("TE-23")
def test_only_temples_support() -> None:
    state = table({"B1": "1 farmer"}, hands={0: ["farm", "market", "settlement"], 1: ["temple"]})
    do(state, "0 farmer B3")
    assert legal(state) == {"support 0"}
    assert refused(state, "support 1") == "TE-23"
    do(state, "0 support 0")
    assert legal(state) == {"support 0", "support 1"}


@pytest.mark.rule("TE-23")
def test_a_leader_counts_every_temple_beside_it_and_no_others() -> None:
    things = {"G5": "temple", "H4": "temple", "I5": "temple", "J5": "temple", "J4": "1 trader"}
    state = table({**things, "H6": "market"})
    do(state, "0 trader H5", "0 support 0", "1 support 0")
    assert [(each["attack"], each["defence"]) for each in fought(state, "revolt")] == [(3, 1)]


@pytest.mark.rule("TE-23")
def test_support_is_asked_of_an_empty_hand_and_may_be_useless() -> None:
    state = table({"B1": "1 priest"}, hands={1: ["temple"] * 4})
    do(state, "0 priest B3")
    assert (asks(state), state.seat) == ("support", 0)
    do(state, "0 support 0")
    assert (asks(state), state.seat) == ("support", 1)
    do(state, "1 support 4")
    assert hand(state, 1).total() == 0
    assert points(state) == {1: {"red": 1}}


@pytest.mark.rule("TE-23")
def test_the_defender_knows_what_the_attacker_added() -> None:
    state = table({"B1": "1 priest"}, hands={0: ["temple"] * 2})
    do(state, "0 priest B3", "0 support 2")
    event = next(event for event in state.events if event.kind == "support")
    assert event.facts == {"seat": 0, "colour": "red", "count": 2}
    assert event.seen_by(1)
    assert event.seen_by(None)


@pytest.mark.rule("TE-24")
def test_added_temples_leave_the_game_and_those_on_the_board_stay() -> None:
    state = table({"B1": "1 king"}, hands={0: ["temple"] * 2, 1: ["temple"]})
    before = number(named(dumped(state)["removed"])["temple"])
    do(state, "0 king B3", "0 support 2", "1 support 1")
    assert number(named(dumped(state)["removed"])["temple"]) == before + 3
    assert lies(state, "B2") == "temple"
    assert (hand(state, 0).total(), hand(state, 1).total()) == (0, 0)


@pytest.mark.rule("TE-24")
def test_the_beaten_leader_goes_back_to_its_owner_and_can_come_again() -> None:
    state = table({"B1": "1 king"}, hands={0: ["temple"]}, bag=["temple"] * 20)
    do(state, "0 king B3", "0 support 1", "1 support 0", "0 done")
    assert told(state, "leader-returned") == [
        {"seat": 1, "colour": "black", "cell": "B1", "why": "revolt"}
    ]
    assert refused(state, "king C2") is None
    assert refused(state, "withdraw king") == "TE-13"


@pytest.mark.rule("TE-24")
def test_a_kingdom_falls_apart_when_its_beaten_leader_was_the_link() -> None:
    state = table(
        {"G7": "temple", "H7": "1 king", "J7": "1 priest"}, hands={0: ["temple", "temple"]}
    )
    do(state, "0 king G6", "0 support 2", "1 support 0")
    assert lies(state, "H7") is None
    assert sorted(map(sorted, kingdoms(state))) == [["G6", "G7"], ["I7", "J7"]]


@pytest.mark.rule("TE-24")
def test_the_prize_is_red_in_every_colour() -> None:
    for leader in ("king", "priest", "farmer", "trader"):
        state = table({"B1": f"1 {leader}"})
        do(state, f"0 {leader} B3", "0 support 0", "1 support 0")
        assert points(state) == {1: {"red": 1}}


@pytest.mark.rule("TE-79")
def test_the_printed_example_is_four_against_four() -> None:
    state = table(
        {"H5": "temple", "H7": "temple", "J7": "1 trader"},
        hands={0: ["temple"] * 2, 1: ["temple"] * 3},
    )
    before = number(named(dumped(state)["removed"])["temple"])
    do(state, "0 trader H6", "0 support 2", "1 support 3")
    assert [(each["attack"], each["defence"]) for each in fought(state, "revolt")] == [(4, 4)]
    assert number(named(dumped(state)["removed"])["temple"]) == before + 5
