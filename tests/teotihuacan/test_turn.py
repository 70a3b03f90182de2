"""Turns: whose it is, moving, unlocking, collecting cocoa."""

import pytest

from tests.teotihuacan.table import after, arriving, ending, table
from ziggurat.core import BadDump


@pytest.mark.rule("TH-1")
def test_a_locked_worker_cannot_move() -> None:
    given = table([{"workers": [[2, 2], [3, 4, 1], [5, 1]]}])

    assert given.words("worker") == ["worker forest 2", "worker alchemy 1"]
    assert given.refused("worker quarry 4")


@pytest.mark.rule("TH-1")
def test_a_general_area_holds_any_number_of_workers() -> None:
    four = [[5, 1], [5, 1], [5, 2], [5, 3]]

    given = table([{"workers": four}, {"workers": four}])

    assert given.words("worker") == ["worker alchemy 1", "worker alchemy 2", "worker alchemy 3"]


@pytest.mark.rule("TH-1")
def test_a_worship_space_holds_one_worker() -> None:
    with pytest.raises(BadDump):
        table([{"workers": [[2, 1, 1], [5, 1], [5, 1]]}, {"workers": [[2, 1, 1], [5, 1], [5, 1]]}])


@pytest.mark.rule("TH-1")
@pytest.mark.parametrize("power", [0, 6])
def test_power_is_1_to_5(power: int) -> None:
    with pytest.raises(BadDump):
        table([{"workers": [[2, power], [5, 1], [5, 1]]}])


@pytest.mark.rule("TH-2")
def test_neutral_colours_count_each_as_one() -> None:
    given = arriving(2, neutral={"workers": [[2, 5, 6], [2, 6, 7]]})

    assert given.play("cocoa").change() == {"cocoa": 3}


@pytest.mark.rule("TH-2")
def test_locked_own_workers_are_not_own_workers_on_a_board() -> None:
    given = arriving(2, 2, own={"workers": [[5, 2], [2, 2, 1], [8, 1]]})

    given.play("main")

    assert given.told("main")[0]["workers"] == 1
    assert given.change() == {"wood": 1}


@pytest.mark.rule("TH-4")
def test_boards_keep_their_number_wherever_they_lie() -> None:
    layout = [1, 7, 6, 5, 8, 4, 3, 2]
    given = table([{"workers": [[2, 1], [8, 1], [8, 1]]}], layout=layout)

    assert given.play("worker forest 1, move 2").told("move")[0]["to"] == 7


@pytest.mark.rule("TH-4")
@pytest.mark.parametrize(("distance", "board"), [(1, 1), (2, 3), (3, 5)])
def test_position_8_is_followed_by_position_1(distance: int, board: int) -> None:
    given = table([{"workers": [[4, 1], [8, 1], [8, 1]]}])

    given.play(f"worker gold 1, move {distance}")

    assert given.told("move")[0]["to"] == board


@pytest.mark.rule("TH-22")
def test_turns_go_round() -> None:
    given = table(seats=3)
    seats = []

    for _ in range(4):
        seats.append(given.seat)
        given.play("worker palace 1, move 1, cocoa, done")

    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("TH-23")
def test_an_unlock_turn_frees_all_for_nothing_and_is_all() -> None:
    given = table([{"workers": [[1, 2, 3], [3, 1, 1], [5, 1]]}])

    given.play("unlock turn")

    assert given.workers() == [[1, 2], [3, 1], [5, 1]]
    assert given.words() == ["done"]
    assert given.change() == {}


@pytest.mark.rule("TH-23")
def test_no_unlock_turn_without_a_locked_worker() -> None:
    given = table([{"workers": [[1, 2], [3, 1], [5, 1]]}])

    assert given.refused("unlock turn") == "TH-23"


@pytest.mark.rule("TH-24")
@pytest.mark.parametrize(("cocoa", "words"), [(2, ["unlock turn"]), (3, ["unlock turn", "unlock"])])
def test_without_an_unlocked_worker(cocoa: int, words: list[str]) -> None:
    locked = [[1, 2, 3], [3, 1, 1], [2, 1, 1]]

    assert table([{"workers": locked, "cocoa": cocoa}]).words() == words


@pytest.mark.rule("TH-24")
def test_paying_to_unlock_makes_a_normal_turn_possible() -> None:
    given = table([{"workers": [[1, 2, 3], [3, 1, 1], [2, 1, 1]], "cocoa": 3}])

    given.play("unlock")

    assert given.words() == ["worker palace 2", "worker forest 1", "worker quarry 1"]


@pytest.mark.rule("TH-25")
def test_one_worker_moves_one_to_three_positions() -> None:
    given = table([{"workers": [[2, 1], [2, 3], [8, 1]]}])

    assert given.words() == ["worker forest 1", "worker forest 3", "worker construction 1"]
    assert given.play("worker forest 3").words() == ["move 1", "move 2", "move 3"]
    assert given.refused("move 4") == "TH-25"


@pytest.mark.rule("TH-25")
def test_one_action_on_the_board_of_arrival() -> None:
    given = arriving(2, 2)

    given.play("cocoa")

    assert given.words() == ["done"]
    assert given.workers() == [[2, 2], [8, 1], [8, 1]]


@pytest.mark.rule("TH-26")
def test_three_cocoa_unlock_all_workers_where_they_are() -> None:
    given = table([{"workers": [[1, 2, 3], [3, 1, 1], [5, 1]], "cocoa": 4}])

    given.play("unlock")

    assert given.workers() == [[1, 2], [3, 1], [5, 1]]
    assert given.change() == {"cocoa": -3}


@pytest.mark.rule("TH-26")
@pytest.mark.parametrize(
    "moment", ["", "main", "main, power forest 1", "cocoa"], ids=["act", "power", "end", "cocoa"]
)
def test_three_cocoa_may_be_paid_at_any_moment(moment: str) -> None:
    workers = [[5, 1], [2, 2], [2, 3], [3, 1, 1]]
    given = table([{"workers": workers, "cocoa": 4}]).play("worker alchemy 1, move 1")
    if moment:
        given.play(moment)

    given.play("unlock")

    assert given.told("unlock")[0]["boards"] == [3]


@pytest.mark.rule("TH-26")
def test_the_worker_just_locked_may_be_freed() -> None:
    given = arriving(2, 2, own={"cocoa": 3}).play("worship 1")
    assert given.workers() == [[2, 2, 1], [8, 1], [8, 1]]

    given.play("unlock")

    assert given.workers() == [[2, 2], [8, 1], [8, 1]]
    assert given.change() == {"cocoa": -3, "red": 1, "points": 1}


@pytest.mark.rule("TH-26")
def test_no_paying_without_three_cocoa_or_a_locked_worker() -> None:
    poor = table([{"workers": [[1, 2, 3], [3, 1], [5, 1]], "cocoa": 2}])
    free = table([{"workers": [[1, 2], [3, 1], [5, 1]], "cocoa": 9}])

    assert poor.refused("unlock") == "TH-26"
    assert free.refused("unlock") == "TH-26"


@pytest.mark.rule("TH-27")
def test_tiles_may_be_flipped_before_and_after_unlocking_in_an_unlock_turn() -> None:
    locked = [[1, 2, 3], [3, 1, 1], [5, 1]]
    given = table([{"workers": locked, "tiles": ["cocoa4", "cocoa4"]}])

    given.play("flip cocoa4, unlock turn, flip cocoa4, done")

    assert given.change() == {"cocoa": 8}


@pytest.mark.rule("TH-27")
def test_tiles_may_be_flipped_before_and_after_the_action() -> None:
    given = table([{"workers": [[5, 2], [8, 1], [8, 1]], "tiles": ["vp4", "cocoa4", "temple_red"]}])

    given.play("flip vp4, worker alchemy 2, move 1, flip cocoa4, cocoa, flip temple_red, done")

    assert given.change() == {"points": 5, "cocoa": 5, "red": 1}


@pytest.mark.rule("TH-27")
def test_nothing_is_flipped_inside_an_ascension() -> None:
    given = arriving(2, 5, own={"tiles": ["cocoa4"]}).play("main, power forest 5")

    assert given.asks() == "reward"
    assert given.words("flip") == []
    assert given.play("ascend points").can("flip cocoa4")


@pytest.mark.rule("TH-28")
def test_the_light_disc_follows_the_turns_of_the_last_player() -> None:
    given = table(seats=3)

    seen = []
    for _ in range(4):
        given.play("worker palace 1, move 1, cocoa, done")
        seen.append(given.at("calendar", "light"))

    assert seen == [0, 0, 1, 1]


@pytest.mark.rule("TH-28")
def test_an_unlock_turn_of_the_last_player_moves_the_light_disc_too() -> None:
    given = table([{}, {"workers": [[1, 2, 3], [3, 1], [5, 1]]}], seat=1)

    given.play("unlock turn, done")

    assert given.at("calendar", "light") == 1


@pytest.mark.rule("TH-29")
def test_example_e1_two_colours_and_a_locked_one() -> None:
    others = [
        {"workers": [[3, 1], [8, 1], [8, 1]]},
        {"workers": [[3, 2], [8, 1], [8, 1]]},
        {"workers": [[3, 3, 1], [8, 1], [8, 1]]},
    ]

    given = arriving(3, seats=4, others=others).play("cocoa")

    assert given.change() == {"cocoa": 3}


@pytest.mark.rule("TH-29")
@pytest.mark.parametrize("board", list(range(1, 9)))
def test_cocoa_can_be_collected_on_every_board(board: int) -> None:
    given = arriving(board).play("cocoa")

    assert given.change() == {"cocoa": 1}
    assert [board, 1] in given.workers()


@pytest.mark.rule("TH-29")
def test_ones_own_colour_counts_if_another_worker_of_it_was_there() -> None:
    assert arriving(3, here=[2]).play("cocoa").change() == {"cocoa": 2}


@pytest.mark.rule("TH-29")
def test_several_workers_of_one_colour_count_once() -> None:
    others = [{"workers": [[3, 1], [3, 2], [3, 5]]}]

    assert arriving(3, here=[2, 2], others=others).play("cocoa").change() == {"cocoa": 3}


@pytest.mark.rule("TH-29")
@pytest.mark.rule("TH-39")
def test_a_worker_that_comes_back_does_not_count_itself() -> None:
    given = table([{"workers": [[3, 1], [8, 1], [8, 1]], "tiles": ["move_anywhere"]}])

    given.play("worker quarry 1, flip move_anywhere, move 8, cocoa")

    assert given.change() == {"cocoa": 1}
    assert given.workers() == [[3, 1], [8, 1], [8, 1]]


@pytest.mark.rule("TH-29")
@pytest.mark.rule("TH-39")
def test_of_two_that_travel_neither_counts() -> None:
    tiles = ["double_move", "move_anywhere"]
    given = table([{"workers": [[3, 1], [3, 2], [8, 1]], "tiles": tiles}])

    given.play("worker quarry 1, flip move_anywhere, flip double_move, move 8, cocoa")

    assert given.change() == {"cocoa": 1}


@pytest.mark.rule("TH-29")
@pytest.mark.rule("TH-43")
def test_the_count_is_fixed_at_the_arrival() -> None:
    workers = [[1, 1], [3, 2, 1], [8, 1]]
    given = table([{"workers": workers, "cocoa": 4}]).play("worker palace 1, move 1")

    given.play("unlock, main")

    assert given.told("main")[0]["colours"] == 0
    assert given.told("main")[0]["workers"] == 2
    assert given.change() == {"cocoa": -3, "stone": 1}


@pytest.mark.rule("TH-39")
def test_double_move_takes_a_second_worker_along_for_a_single_action() -> None:
    given = table([{"workers": [[5, 2], [5, 3], [8, 1]], "tiles": ["double_move"]}])

    given.play("worker alchemy 2, flip double_move, move 1, main")

    assert given.told("main")[0]["workers"] == 2
    assert given.change() == {"wood": 2}
    assert given.used() == ["double_move"]


@pytest.mark.rule("TH-39")
def test_double_move_needs_two_unlocked_workers_on_one_board() -> None:
    given = table([{"workers": [[3, 2], [3, 3, 1], [8, 1]], "tiles": ["double_move"]}])

    assert not given.play("worker quarry 2").can("flip double_move")


@pytest.mark.rule("TH-39")
def test_the_owner_says_which_worker_travels_along() -> None:
    given = table([{"workers": [[5, 2], [5, 3], [5, 5]], "tiles": ["double_move"]}])

    given.play("worker alchemy 2, flip double_move")
    assert given.words() == ["worker alchemy 3", "worker alchemy 5"]

    given.play("worker alchemy 5, move 1, cocoa")
    assert given.workers() == [[2, 2], [2, 5], [5, 3]]


@pytest.mark.rule("TH-39")
def test_move_anywhere_reaches_every_board() -> None:
    given = table([{"workers": [[3, 1], [8, 1], [8, 1]], "tiles": ["move_anywhere"]}])

    given.play("worker quarry 1, flip move_anywhere")

    assert given.words("move") == [f"move {distance}" for distance in range(1, 9)]


@pytest.mark.rule("TH-39")
def test_after_a_double_move_one_of_the_two_is_locked_as_its_owner_likes() -> None:
    given = table([{"workers": [[5, 2], [5, 3], [8, 1]], "tiles": ["double_move"]}])

    given.play("worker alchemy 2, flip double_move, move 1, worship 1")
    assert given.words() == ["worker forest 2", "worker forest 3"]

    given.play("worker forest 3")
    assert given.workers() == [[2, 2], [2, 3, 1], [8, 1]]


@pytest.mark.rule("TH-39")
def test_the_power_of_the_one_locked_counts_for_a_royal_tile() -> None:
    given = table([{"workers": [[4, 2], [4, 4], [8, 1]], "tiles": ["double_move"]}])

    given.play("worker gold 2, flip double_move, move 1, worship 1, worker palace 4")

    assert given.change() == {"cocoa": 5}


@pytest.mark.rule("TH-25")
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_distances(distance: int) -> None:
    given = table([{"workers": [[5, 1], [8, 1], [8, 1]]}])

    given.play(f"worker alchemy 1, move {distance}")

    assert given.told("move")[0]["to"] == after(5, distance)


@pytest.mark.rule("TH-22")
def test_done_hands_the_turn_on() -> None:
    assert ending(0).play("done").seat == 1


@pytest.mark.rule("TH-27")
def test_tiles_of_others_are_not_flipped_in_my_turn() -> None:
    given = table([{}, {"tiles": ["vp4"]}])

    assert given.seat == 0
    assert given.refused("flip vp4") != ""
    assert given.play("worker palace 1, move 1, cocoa, done").can("flip vp4")
