"""Positioning leaders: TE-10 to TE-15 and TE-45 to TE-49."""

import pytest

from tests.tigris.table import (
    asks,
    do,
    dumped,
    kingdoms,
    legal,
    lies,
    on_board,
    points,
    refused,
    table,
    told,
)


@pytest.mark.rule("TE-10")
@pytest.mark.parametrize("space", ["B2", "C2", "A2"])
def test_the_space_must_be_empty(space: str) -> None:
    state = table({"C2": "1 farmer", "A2": "market"})
    assert refused(state, f"king {space}") == "TE-10"


@pytest.mark.rule("TE-10")
def test_a_river_is_no_place_for_a_leader() -> None:
    state = table()
    assert refused(state, "farmer E3") == "TE-10"
    assert refused(state, "farmer G3") is None


@pytest.mark.rule("TE-10")
@pytest.mark.rule("TE-34")
def test_face_down_tiles_are_no_temples_for_a_leader() -> None:
    state = table(monuments={"red-green": "A1"})
    assert refused(state, "king C2") == "TE-10"
    assert refused(state, "king C1") == "TE-10"


@pytest.mark.rule("TE-11")
@pytest.mark.rule("TE-45")
def test_a_leader_may_join_two_leaderless_regions() -> None:
    state = table({"G7": "temple"})
    do(state, "0 king H7")
    assert kingdoms(state) == [{"G7", "H7", "I7"}]
    assert asks(state) == "turn"


@pytest.mark.rule("TE-11")
def test_touching_one_kingdom_on_two_sides_is_touching_one() -> None:
    state = table({"B1": "1 king", "A2": "market"})
    assert refused(state, "priest A1") == "TE-10"
    assert refused(state, "priest A3") == "TE-10"
    state = table({"B1": "1 king", "C2": "temple"})
    assert refused(state, "priest C1") is None


@pytest.mark.rule("TE-12")
def test_a_move_into_two_kingdoms_that_the_leader_itself_had_linked_is_refused() -> None:
    things = {"G7": "temple", "G6": "temple", "I6": "temple", "F7": "0 farmer", "J7": "1 priest"}
    linked = table({**things, "H7": "0 king"})
    assert kingdoms(linked) != []
    assert len(kingdoms(linked)) == 1
    assert refused(linked, "king H6") == "TE-11"
    assert refused(linked, "trader H6") is None


@pytest.mark.rule("TE-12")
@pytest.mark.rule("TE-13")
def test_a_move_empties_the_old_space_and_gives_no_points() -> None:
    state = table({"B1": "0 king"})
    do(state, "0 king F2")
    assert lies(state, "B1") is None
    assert lies(state, "F2") == "0 king"
    assert points(state) == {}
    assert told(state, "leader-moved") == [
        {"seat": 0, "colour": "black", "from": "B1", "cell": "F2"}
    ]


@pytest.mark.rule("TE-12")
@pytest.mark.rule("TE-14")
def test_a_move_into_another_kingdom_with_that_leader_is_a_revolt() -> None:
    state = table({"B1": "0 king", "F2": "1 king"})
    do(state, "0 king F4")
    assert asks(state) == "support"
    do(state, "0 support 0", "1 support 0")
    assert lies(state, "B1") is None
    assert lies(state, "F4") is None
    assert refused(state, "king B1") is None


@pytest.mark.rule("TE-14")
@pytest.mark.rule("TE-49")
def test_a_move_within_ones_kingdom_is_no_revolt() -> None:
    state = table({"B1": "0 king"})
    do(state, "0 king B3")
    assert asks(state) == "turn"
    assert told(state, "conflict") == []
    assert lies(state, "B3") == "0 king"


@pytest.mark.rule("TE-49")
def test_a_player_has_one_leader_of_each_colour() -> None:
    state = table({"B1": "0 king"})
    do(state, "0 king K2")
    assert [thing for thing in on_board(state).values() if thing == "0 king"] == ["0 king"]


@pytest.mark.rule("TE-14")
def test_leaders_of_different_colours_live_together() -> None:
    state = table({"B1": "1 king", "A2": "1 trader"})
    do(state, "0 priest B3", "0 farmer C2")
    assert told(state, "conflict") == []
    assert kingdoms(state) == [{"A2", "B1", "B2", "B3", "C2"}]


@pytest.mark.rule("TE-13")
def test_a_withdrawn_leader_can_be_placed_again() -> None:
    state = table({"B1": "0 priest"})
    do(state, "0 withdraw priest", "0 priest C2")
    assert lies(state, "B1") is None
    assert lies(state, "C2") == "0 priest"


@pytest.mark.rule("TE-13")
def test_another_players_leader_cannot_be_withdrawn() -> None:
    state = table({"B1": "1 priest", "B3": "0 king"})
    assert refused(state, "withdraw priest") == "TE-13"
    assert legal(state, "withdraw") == {"withdraw king"}


@pytest.mark.rule("TE-13")
def test_withdrawing_a_link_splits_the_kingdom() -> None:
    state = table({"G7": "temple", "F7": "0 farmer", "H7": "0 king", "J7": "1 priest"})
    do(state, "0 withdraw king")
    assert sorted(map(sorted, kingdoms(state))) == [["F7", "G7"], ["I7", "J7"]]
    assert points(state) == {}


@pytest.mark.rule("TE-15")
def test_a_leader_goes_home_when_a_catastrophe_takes_its_only_temple() -> None:
    state = table({"A5": "temple", "A6": "1 priest", "B5": "0 king"})
    do(state, "0 catastrophe A5")
    assert lies(state, "A6") is None
    assert lies(state, "B5") is None
    assert {str(facts["why"]) for facts in told(state, "leader-returned")} == {"no-temple"}


@pytest.mark.rule("TE-15")
@pytest.mark.rule("TE-34")
def test_leaders_go_home_when_their_temples_turn_face_down() -> None:
    state = table(
        {"A1": "temple", "B1": "temple", "C2": "1 king", "B3": "0 trader", "C1": "temple"},
        hands={0: ["temple"]},
    )
    do(state, "0 temple A2", "0 monument A1", "0 raise red-blue")
    assert lies(state, "B3") is None
    assert lies(state, "C2") == "1 king"


@pytest.mark.rule("TE-48")
@pytest.mark.rule("TE-12")
@pytest.mark.rule("TE-11")
def test_a_leader_that_was_the_link_cannot_come_back() -> None:
    state = table({"G7": "temple", "F7": "0 farmer", "H7": "0 king", "J7": "1 priest"})
    do(state, "0 king G6")
    assert refused(state, "king H7") == "TE-11"


@pytest.mark.rule("TE-48")
def test_out_and_back_takes_two_actions() -> None:
    state = table({"B1": "0 king"})
    do(state, "0 king B3", "0 king B1")
    assert dumped(state)["left"] == 0
    assert lies(state, "B1") == "0 king"


@pytest.mark.rule("TE-47")
def test_the_leaders_space_is_refused_even_if_no_revolt_would_follow() -> None:
    state = table({"G7": "temple", "H7": "0 king"})
    assert refused(state, "king H7") == "TE-47"
    assert "king H7" not in legal(state)


@pytest.mark.rule("TE-46")
def test_a_beaten_leader_may_go_elsewhere_with_the_second_action() -> None:
    state = table({"B1": "1 farmer"})
    do(state, "0 farmer B3", "0 support 0", "1 support 0")
    assert refused(state, "farmer B3") is None
    assert refused(state, "farmer F2") is None
