"""Wars: TE-25 to TE-31, TE-44 and TE-51 to TE-55."""

from collections.abc import Mapping

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
from ziggurat.core.state import State
from ziggurat.core.types import Json

FARMERS = {
    "F2": "temple",
    "E3": "farm",
    "F4": "0 farmer",
    "J1": "1 farmer",
    "I1": "farm",
    "H1": "farm",
    "G1": "farm",
}
"""One farm against three; a tile on G2 joins the kingdoms."""

KINGS_AND_TRADERS = {
    "G7": "temple",
    "F7": "1 king",
    "G6": "1 trader",
    "J7": "2 king",
    "I6": "2 trader",
}
"""Two common colours of seats 1 and 2; a tile on H7 joins the kingdoms."""


@pytest.mark.rule("TE-25")
def test_a_war_is_fought_in_every_common_colour_and_no_other() -> None:
    things = {"G7": "temple", "F7": "0 king", "G6": "0 farmer", "J7": "1 king", "I6": "1 priest"}
    state = table(things, hands={0: ["temple"]})
    do(state, "0 temple H7")
    assert told(state, "conflict") == [
        {"conflict": "war", "colour": "black", "attacker": 0, "defender": 1}
    ]
    do(state, "0 support 0", "1 support 0")
    assert asks(state) == "turn"
    assert len(fought(state, "war")) == 1
    assert lies(state, "G6") == "0 farmer"


@pytest.mark.rule("TE-25")
def test_a_leaderless_region_is_no_side() -> None:
    state = table({"G7": "temple", "F7": "0 king"}, hands={0: ["temple"]})
    do(state, "0 temple H7")
    assert asks(state) == "turn"
    assert told(state, "conflict") == []


@pytest.mark.rule("TE-26")
def test_the_active_player_says_which_colour_is_next() -> None:
    things = {"G7": "temple", "F7": "0 king", "G6": "0 trader", "J7": "1 king", "I6": "1 trader"}
    state = table(things, hands={0: ["temple"]})
    do(state, "0 temple H7")
    assert (asks(state), state.seat) == ("war", 0)
    assert legal(state) == {"war black", "war green"}
    assert refused(state, "war red") == "TE-25"
    do(state, "0 war green", "0 support 0", "1 support 0", "0 support 0", "1 support 0")
    assert [each["colour"] for each in fought(state, "war")] == ["green", "black"]


@pytest.mark.rule("TE-26")
@pytest.mark.rule("TE-53")
def test_even_an_active_player_who_is_not_involved_orders_the_wars() -> None:
    state = table(KINGS_AND_TRADERS, seats=3, hands={0: ["temple"]})
    do(state, "0 temple H7")
    assert (asks(state), state.seat) == ("war", 0)
    do(state, "0 war black", "1 support 0", "2 support 0", "1 support 0", "2 support 0")
    assert [each["colour"] for each in fought(state, "war")] == ["black", "green"]
    assert points(state) == {2: {"black": 1, "green": 1}}


@pytest.mark.rule("TE-27")
@pytest.mark.rule("TE-52")
@pytest.mark.parametrize(
    ("seats", "active", "owners", "attacker"),
    [
        (2, 1, (0, 1), 1),
        (3, 0, (1, 2), 1),
        (3, 0, (2, 1), 1),
        (3, 1, (0, 2), 2),
        (4, 2, (1, 3), 3),
        (4, 3, (2, 1), 1),
        (4, 2, (1, 0), 0),
        (4, 3, (0, 3), 3),
        (3, 2, (0, 2), 2),
    ],
)
def test_the_attacker_is_the_active_player_or_the_next_clockwise(
    seats: int, active: int, owners: tuple[int, int], attacker: int
) -> None:
    one, other = owners
    state = table(
        {"G7": "temple", "G6": f"{one} king", "J7": f"{other} king"},
        seats=seats,
        active=active,
        hands={active: ["temple"]},
    )
    do(state, f"{active} temple H7")
    defender = other if attacker == one else one
    assert state.seat == attacker
    do(state, f"{attacker} support 0", f"{defender} support 0")
    assert points(state) == {defender: {"black": 1}}


@pytest.mark.rule("TE-28")
@pytest.mark.rule("TE-29")
@pytest.mark.parametrize(("added", "winner"), [(0, 1), (2, 1), (4, 0)])
def test_one_farm_against_three(added: int, winner: int) -> None:
    state = table(FARMERS, hands={0: ["temple", *["farm"] * 4, "market"]})
    do(state, "0 temple G2", f"0 support {added}", "1 support 0")
    assert fought(state, "war") == [
        {"colour": "blue", "attacker": 0, "defender": 1, "attack": 1 + added, "defence": 3}
    ]
    assert points(state) == {winner: {"blue": 1 + (3 if winner == 0 else 1)}}
    assert lies(state, "E3") == ("farm" if winner == 0 else None)
    assert lies(state, "H1") == ("farm" if winner == 1 else None)


@pytest.mark.rule("TE-28")
def test_only_tiles_of_the_colour_support() -> None:
    state = table(FARMERS, hands={0: ["temple", "temple", "farm", "market"], 1: ["market"]})
    do(state, "0 temple G2")
    assert legal(state) == {"support 0", "support 1"}
    assert refused(state, "support 2") == "TE-28"
    do(state, "0 support 1")
    assert legal(state) == {"support 0"}


@pytest.mark.rule("TE-28")
@pytest.mark.rule("TE-34")
def test_face_down_tiles_support_nobody() -> None:
    state = table(
        {"E6": "temple", "E7": "0 trader", "I6": "settlement", "J7": "1 trader"},
        monuments={"red-green": "F5"},
        hands={0: ["settlement"]},
    )
    do(state, "0 settlement H6", "0 support 0", "1 support 0")
    assert [(each["attack"], each["defence"]) for each in fought(state, "war")] == [(0, 0)]
    assert points(state) == {1: {"green": 1}}
    assert lies(state, "F5") == "face-down"


@pytest.mark.rule("TE-28")
@pytest.mark.rule("TE-44")
def test_the_joining_tile_supports_nobody_and_is_not_removed() -> None:
    state = table({"G7": "temple", "F7": "0 trader", "J7": "1 trader"}, hands={0: ["market"]})
    do(state, "0 market H7", "0 support 0", "1 support 0")
    assert [(each["attack"], each["defence"]) for each in fought(state, "war")] == [(0, 0)]
    assert points(state) == {1: {"green": 1}}
    assert lies(state, "H7") == "market"


@pytest.mark.rule("TE-44")
def test_a_joining_temple_is_not_removed_in_a_red_war_either() -> None:
    things = {"G7": "temple", "F7": "temple", "E7": "0 priest", "J7": "1 priest", "J6": "temple"}
    state = table({**things, "I6": "temple"}, hands={0: ["temple"]})
    do(state, "0 temple H7", "0 support 0", "1 support 0")
    assert [(each["attack"], each["defence"]) for each in fought(state, "war")] == [(2, 3)]
    assert lies(state, "H7") == "temple"
    assert lies(state, "G7") is None
    assert lies(state, "F7") is None
    assert points(state) == {1: {"red": 3}}


@pytest.mark.rule("TE-29")
def test_only_the_losers_tiles_of_the_colour_leave_the_game() -> None:
    state = table({**FARMERS, "E2": "farm"}, hands={0: ["temple", "farm"]})
    before = number(named(dumped(state)["removed"])["farm"])
    do(state, "0 temple G2", "0 support 0", "1 support 0")
    assert number(named(dumped(state)["removed"])["farm"]) == before + 2
    assert told(state, "conflict-won")[0]["removed"] == ["E2", "E3"]
    assert told(state, "conflict-won")[0]["winner"] == 1
    assert lies(state, "F4") is None
    assert points(state) == {1: {"blue": 3}}
    assert hand(state, 0) == {"farm": 1}


@pytest.mark.rule("TE-29")
@pytest.mark.rule("TE-31")
def test_added_tiles_are_spent_and_not_refilled_before_the_end_of_the_turn() -> None:
    state = table(FARMERS, hands={0: ["temple", "farm", "farm"], 1: ["farm"]}, bag=["temple"] * 20)
    do(state, "0 temple G2", "0 support 2", "1 support 1")
    assert (hand(state, 0).total(), hand(state, 1).total()) == (0, 0)
    assert legal(state, "farm") == set()


@pytest.mark.rule("TE-30")
@pytest.mark.rule("TE-51")
@pytest.mark.rule("TE-37")
def test_a_temple_whose_treasure_was_taken_is_removed_in_a_red_war() -> None:
    things = {"G7": "0 priest", "G6": "temple", "F7": "temple", "J7": "1 priest"}
    state = table(things, hands={0: ["market"]}, taken=["I7"])
    do(state, "0 market H7", "0 support 0", "1 support 0")
    assert lies(state, "I7") is None
    assert points(state) == {0: {"red": 2}}
    state = table(things, hands={0: ["market"]})
    do(state, "0 market H7", "0 support 0", "1 support 0")
    assert lies(state, "I7") == "temple"
    assert points(state) == {0: {"red": 1}}


@pytest.mark.rule("TE-30")
@pytest.mark.rule("TE-51")
def test_a_temple_beside_the_beaten_priest_and_another_leader_stays() -> None:
    things = {"G7": "0 priest", "G6": "temple", "F7": "temple", "I6": "temple", "J7": "1 priest"}
    state = table({**things, "J6": "1 trader"}, hands={0: ["market", "temple"]}, taken=["I7"])
    do(state, "0 market H7", "0 support 1", "1 support 0")
    assert lies(state, "I6") == "temple"
    assert lies(state, "I7") is None
    assert points(state) == {0: {"red": 2}}


@pytest.mark.rule("TE-30")
def test_other_wars_do_not_spare_what_lies_beside_a_leader() -> None:
    things = {"G7": "temple", "F7": "0 trader", "G6": "market", "H6": "0 king", "J7": "1 trader"}
    state = table({**things, "H5": "temple"}, hands={0: ["settlement"], 1: ["market"] * 2})
    do(state, "0 settlement H7", "0 support 0", "1 support 2")
    assert lies(state, "G6") is None
    assert points(state) == {1: {"green": 2}}


@pytest.mark.rule("TE-31")
@pytest.mark.parametrize(
    "words", ["withdraw king", "done", "king B1", "catastrophe A1", "swap market 1"]
)
def test_nothing_else_can_be_done_in_the_middle_of_a_war(words: str) -> None:
    things = {"G7": "temple", "F7": "0 king", "G6": "0 trader", "J7": "1 king", "I6": "1 trader"}
    state = table(things, hands={0: ["temple", "market"]}, bag=["temple"] * 12)
    do(state, "0 temple H7")
    assert legal(state) == {"war black", "war green"}
    assert refused(state, words) == "TE-8"
    do(state, "0 war green")
    assert legal(state) == {"support 0", "support 1"}
    assert refused(state, words) == "TE-8"


@pytest.mark.rule("TE-31")
def test_supporters_are_counted_again_in_each_war() -> None:
    things = {"G7": "temple", "F7": "0 trader", "G6": "0 king", "F6": "settlement", "E6": "market"}
    state = table(
        {**things, "J7": "1 king", "I6": "1 trader", "E5": "settlement"},
        hands={0: ["temple"], 1: ["market"] * 2},
    )
    do(state, "0 temple H7", "0 war green", "0 support 0", "1 support 2")
    assert lies(state, "E6") is None
    do(state, "0 support 0", "1 support 0")
    assert [(each["colour"], each["attack"]) for each in fought(state, "war")] == [
        ("green", 1),
        ("black", 1),
    ]
    assert lies(state, "E5") == "settlement"
    assert lies(state, "F6") == "settlement"


@pytest.mark.rule("TE-54")
def test_the_other_order_counts_what_is_not_yet_cut_off() -> None:
    things = {"G7": "temple", "F7": "0 trader", "G6": "0 king", "J7": "1 king", "I6": "1 trader"}
    tail = {"K7": "market", "L7": "settlement", "L8": "settlement"}
    state = table({**things, **tail}, hands={0: ["temple", "market", "market", "settlement"]})
    do(state, "0 temple H7", "0 war black", "0 support 1", "1 support 0")
    assert [(each["attack"], each["defence"]) for each in fought(state, "war")] == [(1, 2)]
    assert points(state) == {1: {"black": 1}}


@pytest.mark.rule("TE-55")
@pytest.mark.rule("TE-31")
def test_the_parts_of_a_side_that_fell_apart_fight_for_themselves() -> None:
    west = {"G6": "temple", "F6": "temple", "F5": "1 trader", "G7": "1 king", "F7": "settlement"}
    north = {"H5": "temple", "H4": "1 farmer", "H3": "settlement"}
    east = {"I6": "temple", "J6": "temple", "K6": "0 trader", "J5": "0 king", "J7": "0 farmer"}
    state = table(
        {**west, "G5": "market", **north, **east},
        hands={0: ["settlement", "settlement", "settlement", "farm", "market", "market"]},
    )
    do(state, "0 settlement H6")
    assert legal(state) == {"war black", "war blue", "war green"}
    do(state, "0 war green", "0 support 2", "1 support 0")
    assert legal(state) == {"war black", "war blue"}
    do(state, "0 war black", "0 support 2", "1 support 0", "0 support 1", "1 support 0")
    assert [(each["colour"], each["attack"], each["defence"]) for each in fought(state, "war")] == [
        ("green", 2, 1),
        ("black", 2, 1),
        ("blue", 1, 0),
    ]
    assert lies(state, "H3") == "settlement"
    assert lies(state, "F7") is None
    assert points(state) == {0: {"green": 2, "black": 2, "blue": 1}}


@pytest.mark.rule("TE-55")
def test_two_parts_of_one_old_kingdom_do_not_fight_each_other() -> None:
    west = {"G6": "temple", "F6": "temple", "F5": "1 trader", "G7": "1 king"}
    north = {"H5": "temple", "H4": "1 farmer"}
    east = {"I6": "temple", "J6": "temple", "K6": "0 trader"}
    state = table(
        {**west, "G5": "market", **north, **east}, hands={0: ["settlement", "market", "market"]}
    )
    do(state, "0 settlement H6", "0 support 2", "1 support 0")
    assert asks(state) == "turn"
    assert len(fought(state, "war")) == 1
    assert len(kingdoms(state)) == 1


@pytest.mark.rule("TE-52")
def test_the_uninvolved_active_player_never_supports() -> None:
    state = table(
        {"G7": "temple", "G6": "1 king", "J7": "2 king"},
        seats=3,
        hands={0: ["temple", "settlement", "settlement"], 1: ["settlement"], 2: ["settlement"]},
    )
    do(state, "0 temple H7", "1 support 1", "2 support 0")
    assert points(state) == {1: {"black": 1}}
    assert hand(state, 0) == {"settlement": 2}


@pytest.mark.rule("TE-28")
def test_each_leader_shows_what_it_has_in_its_own_part_while_a_war_is_fought() -> None:
    state = table(FARMERS, hands={0: ["temple", "farm"]})
    assert _strengths(state) == {"F4": 1, "J1": 3}
    do(state, "0 temple G2")

    assert asks(state) == "support"
    assert len(kingdoms(state)) == 1
    assert _strengths(state) == {"F4": 1, "J1": 3}


@pytest.mark.rule("TE-28")
def test_strengths_are_apart_while_the_first_of_several_wars_is_chosen() -> None:
    supported = KINGS_AND_TRADERS | {"F6": "settlement", "K7": "settlement", "K8": "settlement"}
    state = table(supported, seats=3, hands={0: ["temple"]})
    do(state, "0 temple H7")

    assert asks(state) == "war"
    assert _strengths(state) == {"F7": 1, "J7": 2, "G6": 0, "I6": 0}


@pytest.mark.rule("TE-29")
def test_an_attacker_knows_the_fewest_tiles_that_could_win() -> None:
    state = table(FARMERS, hands={0: ["temple", "farm"]})
    do(state, "0 temple G2")
    assert state.aids()["least"] == 3

    do(state, "0 support 0")
    assert state.aids()["least"] == 0


def _strengths(state: State) -> dict[str, Json]:
    """The strength in a war that everybody sees at each leader."""
    found: dict[str, Json] = {}
    listed = state.view(None)["kingdoms"]
    assert isinstance(listed, list)
    for kingdom in listed:
        assert isinstance(kingdom, Mapping)
        inside = kingdom["leaders"]
        assert isinstance(inside, list)
        for leader in inside:
            assert isinstance(leader, Mapping)
            found[str(leader["cell"])] = leader["war"]
    return found
