"""Why something is impossible: the rule that says so, and a true reason."""

import pytest

from tests.teotihuacan.table import GAME, Table, arriving, squares, standing, table
from ziggurat.core.types import Facts, Json


def refusal(given: Table, words: str) -> tuple[str, str]:
    found = given.state.refusal(GAME.read(words))
    assert found is not None, f"{words!r} is possible"
    return found.rule, found.reason


def at_royal(tile: int, **own: Json) -> Table:
    """The decision about a royal tile, used with a worker of power 3."""
    given = arriving(1, 3, own={"cocoa": 5, **own}, royal=[4, tile, 1])
    return given.play("worship 2")


@pytest.mark.rule("TH-99")
@pytest.mark.parametrize("tile", [2, 6, 7])
def test_a_royal_tile_without_temple_steps_says_so(tile: int) -> None:
    assert refusal(at_royal(tile, wood=1), "step blue") == ("TH-99", "another-royal-tile")


@pytest.mark.rule("TH-99")
def test_temple_steps_of_royal_tile_08_need_cocoa() -> None:
    given = at_royal(8, cocoa=1, tiles=["vp4"]).play("step red")

    assert refusal(given, "step blue") == ("TH-99", "no-cocoa-for-a-step")


@pytest.mark.rule("TH-99")
@pytest.mark.parametrize(
    ("tile", "reason"),
    [(7, "takes-a-single-resource"), (3, "goods-are-missing"), (2, "another-royal-tile")],
)
def test_what_a_royal_tile_takes(tile: int, reason: str) -> None:
    assert refusal(at_royal(tile, wood=1), "pay 2 wood") == ("TH-99", reason)


@pytest.mark.rule("TH-99")
def test_a_royal_tile_is_not_used_more_often_than_the_power_says() -> None:
    assert refusal(at_royal(3, wood=5), "pay 4 wood") == ("TH-99", "more-than-the-power")


TOGETHER: Facts = {"workers": [[3, 2], [3, 1], [2, 1]], "tiles": ["double_move", "double_move"]}


@pytest.mark.rule("TH-39")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("worker quarry 2", ("TH-39", "companion-is-another-worker")),
        ("worker forest 1", ("TH-39", "companion-from-the-same-board")),
        ("worker quarry 4", ("TH-25", "no-such-worker")),
    ],
)
def test_who_can_travel_along(words: str, reason: tuple[str, str]) -> None:
    given = table([{**TOGETHER, "workers": [[3, 2], [3, 1], [2, 1], [3, 3]]}])
    given.play("worker quarry 2, flip double_move")

    assert refusal(given, words) == reason


@pytest.mark.rule("TH-39")
def test_a_locked_worker_cannot_travel_along() -> None:
    workers = [[3, 2], [3, 1], [3, 3], [3, 4, 1]]
    given = table([{"workers": workers, "tiles": ["double_move"]}])
    given.play("worker quarry 2, flip double_move")

    assert refusal(given, "worker quarry 4") == ("TH-25", "worker-is-locked")


@pytest.mark.rule("TH-39")
def test_a_double_move_needs_a_companion() -> None:
    given = table([TOGETHER]).play("worker forest 1")

    assert refusal(given, "flip double_move") == ("TH-39", "no-companion-there")


@pytest.mark.rule("TH-39")
def test_two_workers_travel_at_most() -> None:
    given = table([TOGETHER]).play("worker quarry 2, flip double_move")

    assert refusal(given, "flip double_move") == ("TH-39", "two-workers-move-already")


@pytest.mark.rule("TH-38")
def test_a_worker_goes_anywhere_once() -> None:
    given = table([{"workers": [[3, 2], [2, 1], [2, 1]], "tiles": ["move_anywhere"] * 2}])
    given.play("worker quarry 2, flip move_anywhere")

    assert refusal(given, "flip move_anywhere") == ("TH-38", "without-effect")


THREE: Facts = {"tiles": ["extra_worker"], "cocoa": 5, "wood": 2, "stone": 6, "gold": 5}


@pytest.mark.rule("TH-44")
@pytest.mark.parametrize("board", [5, 6, 8])
def test_an_extra_worker_beyond_three_does_not_count(board: int) -> None:
    nobles: Facts = {"nobles": {"bottom": [1, 1, 1]}}
    given = arriving(board, here=(1, 1), own=THREE, more=nobles).play("main")

    reason = ("TH-44", "no-more-than-three-workers-count")
    assert refusal(given, "flip extra_worker") == reason


@pytest.mark.rule("TH-50")
def test_at_least_one_tile_is_placed() -> None:
    given = arriving(8, own={"stone": 4}).play("main")

    assert refusal(given, "stop") == ("TH-50", "place-at-least-one-tile")


@pytest.mark.rule("TH-54")
def test_the_first_power_up_is_compulsory() -> None:
    given = arriving(2, 2, here=(1,), own={"cocoa": 1}).play("main")

    assert refusal(given, "decline") == ("TH-54", "first-power-up-is-compulsory")


@pytest.mark.rule("TH-106")
def test_power_ups_of_a_tile_are_compulsory() -> None:
    given = table([{"tiles": ["power_up2"], "workers": [[2, 1], [3, 1], [4, 1]]}])
    given.play("flip power_up2")

    reason = ("TH-106", "power-ups-of-a-tile-are-compulsory")
    assert refusal(given, "decline") == reason


@pytest.mark.rule("TH-40")
def test_a_temple_step_must_be_made() -> None:
    given = table([{"tiles": ["temple_any"]}]).play("flip temple_any")

    assert refusal(given, "decline") == ("TH-40", "advance-must-be-made")


@pytest.mark.rule("TH-40")
def test_steps_of_matching_icons_must_be_made() -> None:
    pending: list[Json] = [
        {"kind": "end", "seat": 0, "unlock": 0},
        {"kind": "steps", "seat": 0, "blue": 1, "red": 1, "green": 0},
    ]

    assert refusal(table(pending=pending), "decline") == ("TH-40", "advance-must-be-made")


@pytest.mark.rule("TH-40")
def test_a_major_step_gives_a_tile_or_its_reward() -> None:
    given = table(
        [{"tiles": ["temple_green"], "green": 2, "wood": 1}],
        discovery={"temples": {"green-3": ["vp4"]}},
    ).play("flip temple_green")

    assert given.asks() == "major"
    assert refusal(given, "decline") == ("TH-40", "tile-or-printed-reward")


@pytest.mark.rule("TH-25")
def test_a_turn_is_not_over_before_its_action() -> None:
    given = arriving(2)

    assert refusal(given, "done") == ("TH-25", "act-first")
    assert refusal(table(), "done") == ("TH-25", "move-or-unlock-first")


@pytest.mark.rule("TH-38")
def test_only_a_free_cocoa_tile_helps_with_the_salary() -> None:
    pending: list[Json] = [{"kind": "calendar", "seat": 0}, {"kind": "salary", "seat": 0}]
    given = table([{"cocoa": 3, "tiles": ["cocoa4", "extra_worker"]}], pending=pending)

    assert refusal(given, "flip cocoa4") == ("TH-38", "only-free-cocoa-for-the-salary")


@pytest.mark.rule("TH-26")
@pytest.mark.parametrize(
    ("pending", "reason"),
    [
        ({"kind": "turn", "seat": 0}, ""),
        ({"kind": "end", "seat": 0, "unlock": 0}, ""),
        ({"kind": "end", "seat": 0, "unlock": 1}, "not-in-an-unlock-turn"),
        ({"kind": "move", "seat": 0}, "not-in-the-middle-of-a-choice"),
    ],
)
def test_unlocking_waits_for_a_free_choice(pending: Facts, reason: str) -> None:
    own: Facts = {"workers": [[4, 1], [2, 4, 1], [3, 1, 1]], "cocoa": 3}
    moved: Facts = {"moved": [0]} if pending["kind"] == "move" else {}
    given = table([own], pending=[pending], turn=moved)

    if reason:
        assert refusal(given, "unlock") == ("TH-26", reason)
    else:
        assert given.can("unlock")


@pytest.mark.rule("TH-51")
def test_the_finished_pyramid_is_the_reason() -> None:
    pyramid = {"placed": squares(*standing("4-A1"), offer=())}
    given = arriving(8, own={"stone": 9, "wood": 9}, pyramid=pyramid)

    assert refusal(given, "main") == ("TH-51", "pyramid-is-finished")
