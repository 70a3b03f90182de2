"""The calendar, the three Eclipses and the end of the game."""

import pytest

from tests.teotihuacan.table import (
    FINISHED,
    Table,
    arriving,
    ending,
    numbers,
    squares,
    standing,
    started,
    table,
)
from ziggurat.core.types import Facts, Json

AWAY: list[Json] = [[2, 1], [2, 1], [2, 1]]


def eclipse(
    *players: Facts, number: int = 1, seats: int = 2, paid: bool = True, **fields: Json
) -> Table:
    """The Eclipse of that number comes now; salaries are paid as far as cocoa allows."""
    calendar: dict[str, Json] = {"eclipses": number - 1, "final_round": True}
    calendar["light"] = calendar["dark"] = {2: 10, 3: 11, 4: 12}[seats] + 1 - number
    given = ending(seats - 1, players, seats=seats, calendar=calendar, more=fields).play("done")
    while paid and given.words("salary"):
        given.play(given.words("salary")[-1])
    return given


@pytest.mark.rule("TH-100")
@pytest.mark.rule("TH-9")
@pytest.mark.parametrize(
    ("seats", "darks"), [(1, [10, 9, 8]), (2, [10, 9, 8]), (3, [11, 10, 9]), (4, [12, 11, 10])]
)
def test_the_dark_disc(seats: int, darks: list[int]) -> None:
    begun = started(seats)
    assert begun.at("calendar", "light") == 0
    assert begun.at("calendar", "dark") == darks[0]

    after = [table(seats=seats, calendar={"eclipses": n}).at("calendar", "dark") for n in (0, 1, 2)]

    assert after == darks


@pytest.mark.rule("TH-58")
def test_reached_in_the_turn_of_the_last_player() -> None:
    given = ending(1, [{"workers": AWAY}, {"workers": AWAY}], calendar={"light": 9}).play("done")
    assert given.at("calendar", "final_round") is True
    assert given.told("eclipse") == []

    given.play("worker forest 1, move 1, cocoa, done")
    assert given.told("eclipse") == []
    given.play("worker forest 1, move 1, cocoa, done")

    assert len(given.told("eclipse")) == 1


@pytest.mark.rule("TH-58")
@pytest.mark.rule("TH-55")
def test_example_e9_reached_by_an_ascension_of_the_second_of_four() -> None:
    workers: Facts = {"workers": [[5, 1], [5, 1], [5, 1]]}
    second: Facts = {"workers": [[5, 5], [8, 1], [8, 1]]}
    given = table([workers, second, workers, workers], seats=4, seat=1, calendar={"light": 11})

    given.play("worker alchemy 5, move 1, main, ascend points, done")
    turns = []
    while not given.told("eclipse"):
        turns.append(given.seat)
        given.play(given.words("worker")[0], "move 1, cocoa, done")

    assert turns == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("TH-58")
@pytest.mark.rule("TH-51")
def test_the_last_tile_causes_an_eclipse_by_the_normal_procedure() -> None:
    players: list[Facts] = [{"workers": AWAY}, {"workers": AWAY}]
    given = ending(0, players, calendar={"light": 10}, pyramid=FINISHED).play("done")
    turns = []

    while not given.told("eclipse"):
        turns.append(given.seat)
        given.play("worker forest 1, move 1, cocoa, done")

    assert turns == [1, 0, 1]
    assert given.told("eclipse")[0]["last"] is True


@pytest.mark.rule("TH-57")
def test_surplus_steps_are_lost() -> None:
    given = eclipse(number=1)

    assert given.at("calendar", "light") == 0
    assert given.at("calendar", "dark") == 9


@pytest.mark.rule("TH-59")
@pytest.mark.rule("TH-91")
@pytest.mark.parametrize(
    ("taken", "value"),
    [(0, 5), (1, 5), (2, 4), (3, 4), (4, 3), (6, 3), (7, 2), (9, 2), (10, 1), (11, 1)],
)
def test_avenue_times_the_visible_building_and_derived_d7(taken: int, value: int) -> None:
    given = eclipse({"avenue": 3, "cocoa": 3}, {"avenue": 1, "cocoa": 3}, buildings=taken)

    assert given.own("points", 0) == 3 * value
    assert given.own("points", 1) == value


@pytest.mark.rule("TH-59")
@pytest.mark.parametrize(("number", "value"), [(1, 4), (2, 3), (3, 2)])
def test_pyramid_track_and_its_leader(number: int, value: int) -> None:
    given = eclipse({"pyramid": 3, "cocoa": 3}, {"pyramid": 1, "cocoa": 3}, number=number)

    assert given.own("points", 0) == 3 * value + 4
    assert given.own("points", 1) == value
    assert given.own("pyramid", 0) == 0
    assert given.own("pyramid", 1) == 0


@pytest.mark.rule("TH-59")
def test_all_who_share_the_lead_score_four() -> None:
    leaders: Facts = {"pyramid": 2, "cocoa": 3}
    given = eclipse(leaders, {"pyramid": 1, "cocoa": 3}, leaders, seats=3)

    assert [given.own("points", seat) for seat in range(3)] == [12, 4, 12]


@pytest.mark.rule("TH-59")
def test_nobody_leads_when_all_stand_on_0() -> None:
    given = eclipse({"cocoa": 3}, {"cocoa": 3})

    assert given.own("points", 0) == given.own("points", 1) == 0


@pytest.mark.rule("TH-59")
@pytest.mark.rule("TH-51")
def test_an_eclipse_caused_by_the_last_tile_counts_as_the_third() -> None:
    calendar = {"light": 10, "final_round": True}
    given = ending(1, [{"pyramid": 3, "cocoa": 3}], calendar=calendar, pyramid=FINISHED)

    given.play("done, salary 3")

    assert given.own("points") == 3 * 2 + 4
    assert given.state.over
    assert given.state.outcome() == "pyramid"


@pytest.mark.rule("TH-59")
@pytest.mark.rule("TH-97")
@pytest.mark.parametrize(
    ("masks", "points"),
    [
        ([1], 1),
        ([1, 2], 3),
        ([1, 2, 3], 6),
        ([1, 2, 3, 4], 10),
        ([1, 2, 3, 4, 5], 15),
        ([1, 2, 3, 4, 5, 6], 21),
        ([1, 2, 3, 4, 5, 6, 7], 28),
        ([1, 4, 4, 5], 7),
        ([4, 4, 4], 3),
        ([2, 2, 3, 3], 6),
    ],
)
def test_masks_in_sets_and_derived_d6(masks: list[int], points: int) -> None:
    tiles: Json = [f"mask_{mask}" for mask in masks]

    assert eclipse({"tiles": tiles, "cocoa": 3}).own("points") == points


@pytest.mark.rule("TH-60")
def test_salary_for_every_worker_in_play_locked_or_not() -> None:
    workers: Json = [[1, 1, 1], [2, 4], [3, 3], [3, 5, 1]]
    given = eclipse({"workers": workers, "cocoa": 8, "points": 9}, paid=False)

    assert given.words() == [f"salary {paid}" for paid in range(7)]
    assert given.play("salary 6").change() == {"cocoa": -6}


@pytest.mark.rule("TH-60")
@pytest.mark.parametrize(("paid", "points"), [(0, 11), (1, 14), (2, 17), (3, 20)])
def test_each_cocoa_not_paid_costs_three_points(paid: int, points: int) -> None:
    given = eclipse({"cocoa": 5, "points": 20}, paid=False).play(f"salary {paid}")

    assert given.own("points") == points
    assert given.own("cocoa") == 5 - paid


@pytest.mark.rule("TH-60")
def test_nobody_falls_below_zero() -> None:
    assert eclipse({"cocoa": 0, "points": 4}).own("points") == 0


@pytest.mark.rule("TH-60")
def test_the_worker_on_the_wheel_costs_nothing() -> None:
    given = eclipse({"cocoa": 9, "workers": AWAY}, paid=False)

    assert given.words()[-1] == "salary 3"


@pytest.mark.rule("TH-59")
@pytest.mark.rule("TH-20")
def test_discs_and_neutral_workers_after_an_eclipse() -> None:
    draw = [2, 13, *(tile for tile in range(1, 19) if tile not in (2, 13))]
    given = eclipse(
        {"cocoa": 3},
        number=1,
        neutral={"workers": [[6, 7, 8], [1, 2, 3]], "draws": [draw, draw]},
    )

    assert given.at("calendar") == {
        "light": 0,
        "dark": 9,
        "eclipses": 1,
        "final_round": False,
        "finished": False,
    }
    assert given.at("neutral", "workers") == [[4, 3, 5], [1, 2, 3]]


@pytest.mark.rule("TH-61")
def test_what_stays() -> None:
    own: Facts = {
        "cocoa": 5,
        "wood": 1,
        "blue": 3,
        "avenue": 0,
        "technologies": [3],
        "tiles": ["vp4"],
        "workers": [[2, 3], [3, 2, 1], [5, 1]],
    }
    given = eclipse(own)

    assert given.workers() == [[2, 3], [3, 2, 1], [5, 1]]
    assert given.tiles() == ["vp4"]
    assert given.at("players", 0, "technologies") == [3]
    assert given.change() == {"cocoa": -3}
    assert given.seat == 0


@pytest.mark.rule("TH-61")
def test_in_dark_eclipse_the_player_after_the_one_who_moved_last_goes_on() -> None:
    options = {"eclipse": "dark"}
    given = ending(0, [{}, {}, {}], seats=3, calendar={"light": 11}, options=options)

    given.play("done")

    assert len(given.told("eclipse")) == 1
    assert given.seat == 1


@pytest.mark.rule("TH-62")
def test_the_third_eclipse_ends_the_game() -> None:
    second = eclipse({"cocoa": 3}, {"cocoa": 3}, number=2)
    third = eclipse({"cocoa": 3}, {"cocoa": 3}, number=3)

    assert not second.state.over
    assert third.state.over
    assert third.state.outcome() == "third-eclipse"


@pytest.mark.rule("TH-62")
@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        ({"points": 9}, {"points": 8, "cocoa": 30}, [1, 2]),
        ({"points": 9, "cocoa": 5}, {"points": 9, "cocoa": 6}, [2, 1]),
        ({"points": 9, "cocoa": 5}, {"points": 9, "cocoa": 5}, [1, 2]),
    ],
)
def test_points_then_cocoa_then_order(
    first: dict[str, int], second: dict[str, int], ranking: list[int]
) -> None:
    given = eclipse(
        {"cocoa": 3, **first, "workers": AWAY}, {"cocoa": 3, **second, "workers": AWAY}, number=3
    )

    assert given.state.ranking() == ranking


@pytest.mark.rule("TH-62")
@pytest.mark.rule("TH-60")
def test_cocoa_counts_after_the_salary() -> None:
    strong: Json = [[2, 5], [2, 5], [2, 5]]
    given = eclipse(
        {"cocoa": 8, "points": 9, "workers": strong},
        {"cocoa": 6, "points": 9, "workers": AWAY},
        number=3,
    )

    assert given.own("cocoa", 0) == 2
    assert given.own("cocoa", 1) == 3
    assert given.state.ranking() == [2, 1]


BONUS: dict[int, tuple[Facts, int]] = {
    1: ({"tiles": ["mask_1", "mask_4", "mask_4", "mask_5"]}, 6),
    2: ({"technologies": [1, 5, 9]}, 15),
    3: ({}, 15),
    4: ({"avenue": 4}, 12),
    5: ({"green": 11}, 18),
    6: ({"tiles": ["mask_1", "vp4"], "used": ["cocoa4", "avenue"]}, 6),
    7: ({"workers": [[2, 1], [2, 3], [1, 4, 1], [2, 5]], "cocoa": 6}, 26),
}


@pytest.mark.rule("TH-98")
@pytest.mark.rule("TH-66")
@pytest.mark.parametrize("tile", BONUS)
@pytest.mark.parametrize("step", [9, 10, 11])
def test_bonus_tile(tile: int, step: int) -> None:
    own, points = BONUS[tile]
    others = [number for number in (2, 4, 6) if number != tile]
    bonus = {"red": tile, "blue": others[0], "green": 3 if tile != 3 else others[1]}
    given = eclipse({"cocoa": 3, "red": step, **own}, {"cocoa": 3}, number=3, bonus=bonus)

    scored = [facts["points"] for facts in given.told("points") if facts["why"] == "bonus"]
    of_green = 15 if "green" in own else 0

    assert sum(numbers(scored)) == of_green + (points if step >= 10 else 0)


@pytest.mark.rule("TH-66")
def test_bonus_tiles_only_in_the_last_eclipse_and_for_each_player_apart() -> None:
    high: Facts = {"cocoa": 3, "blue": 10}
    middle = eclipse(high, {"cocoa": 3, "blue": 11}, number=2)
    last = eclipse(high, {"cocoa": 3, "blue": 11}, number=3)

    assert middle.own("points", 0) == 0
    assert last.own("points", 0) == last.own("points", 1) == 15


@pytest.mark.rule("TH-59")
def test_order_of_an_eclipse() -> None:
    own: Facts = {"avenue": 1, "pyramid": 1, "tiles": ["mask_1"], "cocoa": 1, "blue": 10}
    given = eclipse(own, {"cocoa": 3}, number=3)

    mine = [str(facts["why"]) for facts in given.told("points") if facts["seat"] == 0]

    assert mine == ["avenue", "leader", "track", "masks", "salary", "bonus"]


@pytest.mark.rule("TH-68")
def test_dark_eclipse_is_scored_at_once() -> None:
    options = {"eclipse": "dark"}
    given = arriving(2, 5, own={"cocoa": 0}, options=options, calendar={"light": 9}, seats=2).play(
        "main, ascend cocoa"
    )
    assert given.told("eclipse") == []

    given.play("done")

    assert len(given.told("eclipse")) == 1


@pytest.mark.rule("TH-68")
def test_dark_eclipse_after_the_light_step_of_the_last_player() -> None:
    options = {"eclipse": "dark"}

    given = ending(1, calendar={"light": 9}, options=options).play("done")

    assert len(given.told("eclipse")) == 1
    assert given.at("calendar", "eclipses") == 1


@pytest.mark.rule("TH-68")
@pytest.mark.parametrize(
    ("position", "outcome"),
    [
        ({"calendar": {"light": 9, "eclipses": 2}}, "third-eclipse"),
        ({"calendar": {"light": 11, "eclipses": 0}, "pyramid": FINISHED}, "pyramid"),
    ],
)
def test_dark_eclipse_may_end_the_game_in_mid_round(position: Facts, outcome: str) -> None:
    given = ending(0, seats=3, more=position, options={"eclipse": "dark"})

    given.play("done")

    assert given.state.over
    assert given.state.outcome() == outcome


@pytest.mark.rule("TH-68")
def test_in_dark_eclipse_the_higher_order_number_wins_the_last_tie() -> None:
    given = eclipse(
        {"cocoa": 3, "points": 9}, {"cocoa": 3, "points": 9}, number=3, options={"eclipse": "dark"}
    )

    assert given.state.ranking() == [2, 1]


@pytest.mark.rule("TH-66")
def test_points_of_a_player_are_told_line_by_line() -> None:
    given = eclipse({"cocoa": 3, "avenue": 2}, {"cocoa": 3})

    assert given.state.tally()[0]["avenue"] == 10


@pytest.mark.rule("TH-51")
@pytest.mark.rule("TH-59")
def test_the_last_tile_makes_a_pending_eclipse_the_last_one() -> None:
    built = squares(*(name for name in standing("4-A1") if name != "4-A1"), offer=(1, 2, 3))
    own: Facts = {"stone": 2, "wood": 3, "cocoa": 9, "pyramid": 1}
    given = arriving(
        8,
        own=own,
        others=[{"cocoa": 9}],
        pyramid={"placed": built, "offer": [1, 2, 3]},
        calendar={"light": 10, "final_round": True},
    )

    given.play("main, tile 1, rotate 0")
    while given.asks() != "end":
        given.play(given.words()[0])
    given.play("done", "worker decorations 1, move 1, cocoa, done")

    assert given.told("eclipse")[0]["number"] == 1
    assert given.told("eclipse")[0]["last"] is True
    assert given.told("eclipse")[0]["step_value"] == 2


@pytest.mark.rule("TH-58")
def test_an_ascension_in_the_last_round_does_not_put_off_the_eclipse() -> None:
    second: Facts = {"workers": [[5, 5], [8, 1], [8, 1]], "cocoa": 9}
    calendar = {"light": 10, "final_round": True}
    given = table([{"cocoa": 9}, second], seat=1, calendar=calendar)

    given.play("worker alchemy 5, move 1, main, ascend points, done")

    assert len(given.told("eclipse")) == 1
