"""The turn and its end: TE-8, TE-9, TE-38, TE-61 to TE-63, TE-77 and TE-78."""

import pytest

from tests.tigris.table import GAME, asks, do, dumped, hand, legal, points, refused, table, told

FIVE = ["temple"] * 5
SIX = ["temple"] * 6
PAID = {"E6": "temple", "E7": "0 trader"}
"""Next to a green monument on F5."""


@pytest.mark.rule("TE-8")
def test_two_actions_and_no_third() -> None:
    state = table(hands={0: ["temple"] * 3}, bag=["temple"] * 12)
    do(state, "0 temple H4", "0 temple H6")
    assert legal(state) == {"done"}
    assert refused(state, "temple B5") == "TE-8"
    assert refused(state, "king B1") == "TE-8"
    do(state, "0 done")
    assert state.seat == 1


@pytest.mark.rule("TE-8")
@pytest.mark.rule("TE-77")
@pytest.mark.parametrize("moves", [[], ["0 king B1"], ["0 king B1", "0 trader K2"]])
def test_a_turn_has_none_one_or_two_actions(moves: list[str]) -> None:
    state = table(hands={0: SIX, 1: SIX})
    do(state, *moves, "0 done")
    assert (asks(state), state.seat) == ("turn", 1)
    assert dumped(state)["left"] == 2


@pytest.mark.rule("TE-8")
def test_an_action_is_over_only_when_all_is_settled() -> None:
    state = table({"B1": "1 king"}, hands={0: ["temple"]})
    do(state, "0 king B3")
    assert refused(state, "done") == "TE-8"
    assert refused(state, "temple H4") == "TE-8"
    do(state, "0 support 0", "1 support 0")
    assert refused(state, "done") is None
    assert dumped(state)["left"] == 1


@pytest.mark.rule("TE-9")
def test_the_kinds_of_action() -> None:
    state = table({"B1": "0 king"}, hands={0: ["settlement", "temple", "farm", "market"]}, bag=SIX)
    assert {words.split()[0] for words in legal(state)} == {
        *("settlement", "temple", "farm", "market"),
        *("king", "priest", "farmer", "trader"),
        *("withdraw", "catastrophe", "swap", "done"),
    }


@pytest.mark.rule("TE-9")
@pytest.mark.parametrize(
    "words", ["support 0", "war red", "monument A1", "leave B2", "no building"]
)
def test_an_answer_that_nobody_asked_for_is_refused(words: str) -> None:
    assert refused(table(), words) is not None


@pytest.mark.rule("TE-38")
def test_income_comes_before_the_end_by_treasures() -> None:
    taken = ["B2", "K1", "P2", "F3", "N5", "I7", "B8", "O9"]
    state = table(PAID, monuments={"red-green": "F5"}, taken=taken)
    do(state, "0 done")
    assert state.outcome() == "treasures"
    assert points(state) == {0: {"green": 1}}


@pytest.mark.rule("TE-38")
def test_income_comes_before_the_end_by_the_bag() -> None:
    state = table(PAID, monuments={"red-green": "F5"}, hands={0: FIVE, 1: FIVE})
    do(state, "0 done")
    assert state.outcome() == "bag"
    assert points(state) == {0: {"green": 1}}


@pytest.mark.rule("TE-38")
@pytest.mark.parametrize(("left", "outcome"), [(1, "treasures"), (2, "treasures"), (3, "")])
def test_one_or_two_treasures_left_end_the_game(left: int, outcome: str) -> None:
    spaces = ["B2", "K1", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"]
    state = table(taken=spaces[left:], hands={0: SIX, 1: SIX})
    do(state, "0 done")
    assert state.outcome() == outcome
    assert state.over == bool(outcome)


@pytest.mark.rule("TE-38")
def test_treasures_are_looked_at_before_the_bag() -> None:
    taken = ["B2", "K1", "P2", "F3", "N5", "I7", "B8", "O9"]
    state = table(taken=taken, hands={0: FIVE, 1: SIX})
    do(state, "0 done")
    assert state.outcome() == "treasures"
    assert told(state, "drew") == []


@pytest.mark.rule("TE-38")
def test_the_game_goes_on_in_the_middle_of_a_turn_with_two_treasures() -> None:
    taken = ["B2", "K1", "P2", "F3", "N5", "I7", "B8", "O9"]
    state = table(taken=taken, hands={0: SIX, 1: SIX})
    do(state, "0 king B1")
    assert not state.over
    do(state, "0 done")
    assert state.over


@pytest.mark.rule("TE-38")
def test_the_turn_goes_around_clockwise() -> None:
    state = table(seats=3, hands=dict.fromkeys(range(3), SIX))
    do(state, "0 done", "1 done", "2 done")
    assert state.seat == 0
    assert [facts["seat"] for facts in told(state, "turn-ended")] == [0, 1, 2]


@pytest.mark.rule("TE-61")
def test_an_empty_bag_does_not_matter_while_nobody_must_draw() -> None:
    state = table(hands={0: SIX, 1: SIX})
    do(state, "0 king B1", "0 done")
    assert not state.over


@pytest.mark.rule("TE-61")
@pytest.mark.parametrize(("bag", "outcome"), [(2, ""), (1, "bag"), (0, "bag")])
def test_a_bag_that_just_suffices_is_enough(bag: int, outcome: str) -> None:
    state = table(hands={0: FIVE, 1: FIVE}, bag=["farm"] * bag)
    do(state, "0 done")
    assert state.outcome() == outcome
    if not outcome:
        assert [hand(state, seat).total() for seat in (0, 1)] == [6, 6]
        assert dumped(state)["bag"] == []


@pytest.mark.rule("TE-62")
def test_the_active_player_refills_first_then_clockwise() -> None:
    bag = ["farm", "farm", "market", "settlement", "temple"]
    state = table(seats=3, active=1, hands={0: FIVE, 1: ["temple"] * 4, 2: FIVE}, bag=bag)
    do(state, "1 done")
    assert hand(state, 1) == {"temple": 4, "farm": 2}
    assert hand(state, 2) == {"temple": 5, "market": 1}
    assert hand(state, 0) == {"temple": 5, "settlement": 1}
    assert dumped(state)["bag"] == ["temple"]


@pytest.mark.rule("TE-63")
def test_hands_are_refilled_at_the_end_of_the_turn_and_not_before() -> None:
    state = table({"B1": "1 king"}, hands={0: SIX, 1: SIX}, bag=["farm"] * 20)
    do(state, "0 king B3", "0 support 2", "1 support 3")
    assert [hand(state, seat).total() for seat in (0, 1)] == [4, 3]
    do(state, "0 temple H4")
    assert [hand(state, seat).total() for seat in (0, 1)] == [3, 3]
    do(state, "0 done")
    assert [hand(state, seat) for seat in (0, 1)] == [{"temple": 3, "farm": 3}] * 2


@pytest.mark.rule("TE-77")
def test_both_players_may_pass_for_ever() -> None:
    state = table(hands={0: SIX, 1: SIX})
    for _ in range(20):
        do(state, "0 done", "1 done")
    assert not state.over


@pytest.mark.rule("TE-78")
def test_two_play_by_the_same_rules() -> None:
    for seats, bag in ((2, 131), (3, 125), (4, 119)):
        state = GAME.start(seats=seats, seed=1)
        bag_now = dumped(state)["bag"]
        assert isinstance(bag_now, list)
        assert len(bag_now) == bag
        assert [hand(state, seat).total() for seat in range(seats)] == [6] * seats
        assert {words.split()[0] for words in legal(state)} >= {"king", "catastrophe", "swap"}
