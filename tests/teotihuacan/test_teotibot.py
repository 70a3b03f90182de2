"""Solo: set-up, what changes for the human player, the last Eclipse, who wins, difficulty."""

import pytest

from tests.teotihuacan.table import (
    ACTION_TILES,
    FINISHED,
    Table,
    arriving,
    ending,
    started,
    teotibot,
)
from ziggurat.core import BadOption
from ziggurat.core.types import Facts, Json


@pytest.mark.rule("TH-69")
def test_solo_set_up() -> None:
    given = started(1)

    bot = given.at("players", 1)
    shown = given.at("technologies")
    assert isinstance(bot, dict)
    assert isinstance(shown, list)
    assert {name: bot[name] for name in ("wood", "stone", "gold", "cocoa")} == {
        "wood": 2,
        "stone": 2,
        "gold": 2,
        "cocoa": 0,
    }
    assert [bot[name] for name in ("blue", "red", "green", "avenue", "pyramid", "points")] == [
        1,
        1,
        1,
        1,
        0,
        0,
    ]
    assert bot["technologies"] == [shown[2]]
    assert given.workers(1) == [[4, 2], [6, 2], [7, 1, 1], [8, 2]]
    assert given.own("cocoa", 0) == 1
    assert given.at("calendar", "dark") == 10


@pytest.mark.rule("TH-69")
def test_the_first_game_is_not_for_solo() -> None:
    with pytest.raises(BadOption):
        started(1, setup="first")


@pytest.mark.rule("TH-70")
def test_six_action_tiles_lie_in_slots_and_one_aside() -> None:
    asides = set()
    for seed in range(30):
        given = started(1, seed)
        slots = given.at("teotibot", "slots")
        assert isinstance(slots, list)
        asides.add(given.at("teotibot", "aside"))
        assert sorted([*slots, str(given.at("teotibot", "aside"))]) == sorted(ACTION_TILES)

    assert len(asides) > 3


@pytest.mark.rule("TH-70")
def test_direction_tiles_lie_with_random_sides_up() -> None:
    seen = {str(started(1, seed).at("teotibot", "directions")) for seed in range(30)}

    assert len(seen) == 4


@pytest.mark.rule("TH-71")
def test_the_offer_of_pyramid_tiles_slides_left_once_after_the_action() -> None:
    own: Facts = {"stone": 4, "cocoa": 1}
    pyramid: Facts = {"offer": [31, 1, 32], "stack": [5, 6, 7]}
    given = arriving(8, 1, [2], own, seats=1, pyramid=pyramid)

    given.play("main, tile 31, square 1-A1")
    assert given.at("pyramid", "offer") == [None, 1, 32]
    given.play("tile 32, square 1-B1, power construction 1")

    assert given.at("pyramid", "offer") == [1, 7, 6]


@pytest.mark.rule("TH-71")
def test_the_offer_of_decorations_slides_up() -> None:
    decorations: Facts = {"offer": [1, 2, 3, 4], "stack": [9, 10]}
    given = arriving(7, own={"gold": 3}, seats=1, decorations=decorations)

    given.play("main, decoration 3, side bottom")

    assert given.at("decorations", "offer") == [1, 2, 4, 10]


@pytest.mark.rule("TH-71")
def test_the_offers_slide_after_teotibot_too() -> None:
    pyramid: Facts = {"offer": [31, 1, 32], "stack": [5, 6, 7]}
    decorations: Facts = {"offer": [1, 2, 3, 4], "stack": [9, 10]}
    built = teotibot("construction", [[8, 2], [2, 1], [6, 1]], {"stone": 2}, pyramid=pyramid)
    decorated = teotibot(
        "decorations", [[7, 2], [2, 1], [6, 1]], {"gold": 2}, decorations=decorations
    )

    assert built.at("pyramid", "offer") == [1, 32, 7]
    assert decorated.at("decorations", "offer") == [2, 3, 4, 10]


@pytest.mark.rule("TH-72")
@pytest.mark.parametrize(("taken", "to"), [([], 7), ([7], 4), ([7, 4], 3)])
def test_teotibots_worker_goes_to_the_next_empty_worship_space(taken: list[int], to: int) -> None:
    locked = [[board, 1, 1] for board in taken]
    own: Facts = {"cocoa": 1, "workers": [[5, 1], *locked, [8, 1], [8, 1]][:4]}
    others: list[Facts] = [{"workers": [[5, 1], [5, 1], [5, 1], [2, 3, 1]]}]
    given = arriving(2, 1, own=own, others=others, seats=1)

    given.play("worship 1")

    assert given.told("bot-flee")[0] == {"from": 2, "to": to}
    assert given.workers(1) == sorted([[5, 1], [5, 1], [5, 1], [to, 3, 1]])
    assert given.own("cocoa") == 0
    assert given.change(1) == {}


@pytest.mark.rule("TH-72")
def test_without_an_empty_space_it_ousts_the_next_human_worker() -> None:
    own: Facts = {"cocoa": 1, "workers": [[5, 1], [7, 2, 1], [4, 3, 1], [3, 4, 1]]}
    others: list[Facts] = [{"workers": [[5, 1], [5, 1], [5, 1], [2, 3, 1]]}]
    given = arriving(2, 1, own=own, others=others, seats=1)

    given.play("worship 1")

    assert given.workers(1) == [[5, 1], [5, 1], [5, 1], [7, 3, 1]]
    assert given.workers(0) == [[2, 1, 1], [3, 4, 1], [4, 3, 1], [7, 2]]


@pytest.mark.rule("TH-72")
@pytest.mark.rule("TH-105")
def test_free_cocoa_covers_freeing_teotibot() -> None:
    own: Facts = {"tiles": ["free_cocoa"]}
    others: list[Facts] = [{"workers": [[5, 1], [5, 1], [5, 1], [2, 3, 1]]}]
    given = arriving(2, 1, own=own, others=others, seats=1).play("worship 1")

    assert given.used() == ["free_cocoa"]
    assert given.own("red") == 1


@pytest.mark.rule("TH-73")
def test_teotibots_workers_are_one_colour() -> None:
    others: list[Facts] = [{"workers": [[2, 2], [2, 2], [2, 3], [2, 1, 1]]}]

    given = arriving(2, others=others, seats=1).play("cocoa")

    assert given.change() == {"cocoa": 2}


def last_eclipse(own: Facts, human: Facts | None = None, **fields: Json) -> Table:
    """The last Eclipse of a solo game; Teotibot's turn before it is worship without effect."""
    calendar: Facts = {"eclipses": 2, "light": 8, "final_round": True}
    top: Facts = {"blue": 11, "workers": [[4, 2], [6, 2], [8, 2], [7, 1, 1]]}
    slots = ["construction", "decorations", "alchemy", "worship", "nobles", "mastery"]
    given = ending(
        0,
        [{"workers": [[2, 1]] * 3, **(human or {})}, {**top, **own}],
        seats=1,
        calendar=calendar,
        teotibot={"slots": slots},
        more=fields,
    )
    given.play("done")
    while given.words("salary"):
        given.play(given.words("salary")[-1])
    return given


@pytest.mark.rule("TH-86")
def test_teotibots_last_eclipse() -> None:
    own: Facts = {
        "cocoa": 3,
        "wood": 2,
        "stone": 1,
        "technologies": [3, 5],
        "avenue": 2,
        "pyramid": 2,
        "tiles": ["mask_1", "mask_2"],
        "red": 10,
    }
    given = last_eclipse(own)

    points = {
        str(facts["why"]): facts["points"]
        for facts in given.told("points")
        if facts["seat"] == 1 and facts["why"] != "bonus"
    }
    assert points == {
        "avenue": 10,
        "leader": 4,
        "track": 4,
        "masks": 3,
        "goods": 6,
        "markers": 4,
    }
    assert given.own("points", 1) == 31 + 2 * 15


@pytest.mark.rule("TH-86")
def test_teotibot_pays_no_salary() -> None:
    given = teotibot(
        "worship",
        own={"cocoa": 8, "points": 20, "blue": 11},
        human={"cocoa": 3},
        calendar={"light": 10, "final_round": True},
    )

    given.play("salary 3")

    assert given.change(1) == {}
    assert [facts["seat"] for facts in given.told("salary")] == [0]


@pytest.mark.rule("TH-86")
def test_extras_also_in_an_eclipse_caused_by_the_last_tile() -> None:
    given = teotibot(
        "worship",
        own={"cocoa": 8, "blue": 11},
        human={"cocoa": 3},
        calendar={"light": 10, "final_round": True},
        pyramid=FINISHED,
    )

    given.play("salary 3")

    assert given.state.outcome() == "pyramid"
    assert given.own("points", 1) == 8 + 15


@pytest.mark.rule("TH-87")
@pytest.mark.parametrize(("points", "ranking"), [(15, [2, 1]), (16, [1, 2]), (14, [2, 1])])
def test_the_human_needs_more_points(points: int, ranking: list[int]) -> None:
    given = last_eclipse({}, {"points": points, "cocoa": 30})

    assert given.own("points", 1) == 15
    assert given.state.scores() == [points, 15]
    assert given.state.ranking() == ranking


@pytest.mark.rule("TH-87")
def test_dark_eclipse_can_be_played_solo() -> None:
    given = teotibot("worship", calendar={"light": 9}, options={"eclipse": "dark"})

    assert len(given.told("eclipse")) == 1


@pytest.mark.rule("TH-110")
@pytest.mark.parametrize(
    ("option", "board"), [("bot_gold", 4), ("bot_nobles", 6), ("bot_construction", 8)]
)
@pytest.mark.parametrize("change", [-1, 0, 1])
def test_starting_power_of_each_worker(option: str, board: int, change: int) -> None:
    given = started(1, **{option: change})

    workers = [[4, 2], [6, 2], [7, 1, 1], [8, 2]]
    expected = [[at, power + change] if at == board else [at, power, *space]
                for at, power, *space in workers]  # fmt: skip
    assert given.workers(1) == expected


@pytest.mark.rule("TH-110")
@pytest.mark.parametrize("change", [-1, 1])
def test_starting_resources(change: int) -> None:
    given = started(1, bot_resources=change)

    assert [given.own(good, 1) for good in ("wood", "stone", "gold")] == [2 + change] * 3


@pytest.mark.rule("TH-110")
@pytest.mark.parametrize("change", [-2, -1, 1, 2])
def test_points_for_ten_cocoa(change: int) -> None:
    given = teotibot("worship", own={"cocoa": 10}, options={"bot_exchange": change})

    assert given.own("points", 1) == 3 + change


@pytest.mark.rule("TH-110")
@pytest.mark.parametrize(("locked", "steps"), [(3, 2), (2, 3)])
@pytest.mark.parametrize("change", [-1, 1])
def test_steps_of_worship_on_board_7_too(locked: int, steps: int, change: int) -> None:
    options: Facts = {"bot_worship": change}
    given = teotibot("worship", own={"red": 1}, locked=[locked, 1, 1], options=options)

    assert given.change(1)["red"] == steps + change


@pytest.mark.rule("TH-110")
@pytest.mark.parametrize("change", [-10, -5, 5, 10])
def test_points_for_bonus_tiles(change: int) -> None:
    given = last_eclipse({}, options={"bot_bonus": change})

    assert given.own("points", 1) == 15 + change


@pytest.mark.rule("TH-110")
@pytest.mark.parametrize("change", [-2, -1, 1, 2])
def test_points_for_technology_markers(change: int) -> None:
    given = last_eclipse({"technologies": [1, 3, 5]}, options={"bot_markers": change})

    assert given.own("points", 1) == 15 + 3 * (2 + change)


@pytest.mark.rule("TH-110")
@pytest.mark.parametrize(("preset", "change"), [("easier", -1), ("written", 0), ("harder", 1)])
def test_presets(preset: str, change: int) -> None:
    given = started(1, teotibot=preset)
    scored = last_eclipse({"technologies": [1, 3]}, options={"teotibot": preset})

    assert given.workers(1) == [[4, 2 + change], [6, 2 + change], [7, 1, 1], [8, 2 + change]]
    assert given.own("wood", 1) == 2 + change
    assert scored.own("points", 1) == 15 + 5 * change + 2 * (2 + change)


@pytest.mark.rule("TH-110")
def test_a_number_replaces_what_the_preset_says() -> None:
    given = started(1, teotibot="harder", bot_resources=0)

    assert given.own("wood", 1) == 2
    assert given.workers(1) == [[4, 3], [6, 3], [7, 1, 1], [8, 3]]


@pytest.mark.rule("TH-110")
def test_adjustments_are_for_solo_and_within_their_range() -> None:
    with pytest.raises(BadOption):
        started(2, bot_exchange=1)
    with pytest.raises(BadOption):
        started(1, bot_exchange=3)
    with pytest.raises(BadOption):
        started(1, bot_worship=2)


@pytest.mark.rule("TH-47")
def test_teotibot_scores_for_a_technology_it_had_before() -> None:
    given = arriving(5, own={"gold": 1}, others=[{"technologies": [3]}], seats=1)

    given.play("main, technology 3")

    assert given.change(1) == {"points": 3}
