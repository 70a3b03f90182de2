"""Solo: set-up, Teotibot's turn, its conventions, its Eclipse, who wins, difficulty."""

import pytest

from tests.teotihuacan.table import ACTION_TILES, Table, arriving, ending, started, teotibot
from ziggurat.core import BadOption
from ziggurat.core.kinds import Facts, Json

SLOTS: list[Json] = ["worship", "nobles", "alchemy", "mastery", "decorations", "construction"]


def rolling(
    first: int,
    second: int,
    directions: tuple[str, str] = ("right", "left"),
    direction: str = "rows",
    **fields: Json,
) -> Table:
    """Teotibot rolls these dice with the tiles of SLOTS; Mask collection is set aside."""
    bot: Facts = {
        "slots": SLOTS,
        "aside": "mask_collection",
        "directions": list(directions),
        "dice": [1, 1, first, second],
    }
    options = {"direction": direction}
    return ending(0, seats=1, teotibot=bot, options=options, more=fields).play("done")


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


@pytest.mark.rule("TH-109")
@pytest.mark.rule("TH-74")
@pytest.mark.parametrize(
    ("dice", "slot"),
    [
        ((1, 1), 4),
        ((1, 2), 4),
        ((2, 2), 2),
        ((1, 4), 2),
        ((3, 3), 1),
        ((3, 4), 1),
        ((6, 2), 1),
        ((4, 5), 3),
        ((5, 5), 3),
        ((5, 6), 6),
        ((6, 6), 6),
    ],
)
def test_example_e13_the_sum_selects_a_slot(dice: tuple[int, int], slot: int) -> None:
    given = rolling(*dice)

    assert given.told("bot-roll")[0] == {
        "dice": list(dice),
        "sum": sum(dice),
        "slot": slot,
        "tile": SLOTS[slot - 1],
    }


NUMBERED = {tile: number for number, tile in enumerate(SLOTS, 1)} | {"mask_collection": 7}


def shifted(given: Table) -> str:
    """The slots after the turn as the numbers of the tiles before it; 7 was set aside."""
    slots = given.at("teotibot", "slots")
    assert isinstance(slots, list)
    aside = given.at("teotibot", "aside")
    return "".join(str(NUMBERED[tile]) for tile in slots) + f" {NUMBERED[aside]}"


@pytest.mark.rule("TH-109")
@pytest.mark.parametrize("direction", ["rows", "sequence"])
@pytest.mark.parametrize(
    ("directions", "slots"),
    [
        (("right", "right"), "243756 1"),
        (("right", "left"), "253476 1"),
        (("left", "right"), "325476 1"),
        (("left", "left"), "326457 1"),
    ],
)
def test_shift_from_the_top_and_derived_d1(
    direction: str, directions: tuple[str, str], slots: str
) -> None:
    given = rolling(3, 4, directions, direction)

    assert shifted(given) == slots


@pytest.mark.rule("TH-109")
@pytest.mark.parametrize(
    ("direction", "directions", "dice", "slots"),
    [
        ("rows", ("right", "left"), (4, 5), "126457 3"),
        ("rows", ("left", "right"), (4, 5), "125476 3"),
        ("rows", ("right", "left"), (2, 2), "153476 2"),
        ("rows", ("left", "right"), (2, 2), "143756 2"),
        ("sequence", ("right", "left"), (4, 5), "125476 3"),
        ("sequence", ("left", "right"), (4, 5), "126457 3"),
        ("sequence", ("right", "left"), (2, 2), "143756 2"),
        ("sequence", ("left", "right"), (2, 2), "153476 2"),
    ],
)
def test_shift_from_the_middle_and_derived_d2(
    direction: str, directions: tuple[str, str], dice: tuple[int, int], slots: str
) -> None:
    given = rolling(*dice, directions, direction)

    assert shifted(given) == slots


@pytest.mark.rule("TH-109")
@pytest.mark.parametrize("direction", ["rows", "sequence"])
@pytest.mark.parametrize(("dice", "slots"), [((1, 1), "123756 4"), ((6, 6), "123457 6")])
def test_no_shift_from_the_bottom_and_derived_d3(
    direction: str, dice: tuple[int, int], slots: str
) -> None:
    given = rolling(*dice, ("right", "left"), direction)

    assert shifted(given) == slots


@pytest.mark.rule("TH-74")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("right", "left"), ["left", "left"]),
        (("left", "right"), ["right", "right"]),
        (("right", "right"), ["right", "left"]),
        (("left", "left"), ["left", "right"]),
    ],
)
def test_the_upper_direction_tile_is_flipped_and_goes_below(
    before: tuple[str, str], after: list[str]
) -> None:
    assert rolling(1, 1, before).at("teotibot", "directions") == after


@pytest.mark.rule("TH-74")
@pytest.mark.parametrize(
    ("cocoa", "left", "points"), [(4, 9, 0), (5, 0, 3), (9, 4, 3), (16, 11, 3)]
)
def test_ten_cocoa_become_three_points_once_a_turn(cocoa: int, left: int, points: int) -> None:
    given = teotibot("nobles", [[3, 2], [5, 2], [8, 2]], {"cocoa": cocoa})

    assert given.own("cocoa", 1) == left
    assert given.own("points", 1) == points


@pytest.mark.rule("TH-74")
def test_the_light_disc_moves_last() -> None:
    given = teotibot("worship")

    kinds = [kind for kind in given.kinds() if kind.startswith("bot-") or kind == "light"]

    assert kinds[0] == "bot-roll"
    assert kinds[-3:] == ["bot-shift", "bot-directions", "light"]
    assert given.at("calendar", "light") == 1
    assert given.seat == 0


@pytest.mark.rule("TH-74")
@pytest.mark.rule("TH-58")
def test_the_eclipse_waits_for_one_more_round_after_teotibots_turn() -> None:
    given = teotibot("worship", calendar={"light": 9}, human={"cocoa": 9, "workers": [[2, 1]] * 3})
    assert given.at("calendar", "final_round") is True

    given.play("worker forest 1, move 1, cocoa, done")

    assert len(given.told("eclipse")) == 1


@pytest.mark.rule("TH-75")
def test_teotibot_pays_no_fees_and_gains_nothing_from_technologies() -> None:
    own: Facts = {"technologies": [1, 3, 5], "wood": 2}
    given = teotibot(
        "nobles", [[6, 2], [2, 1], [4, 1]], own, neutral={"workers": [[6, 7, 8], [6, 7, 8]]}
    )

    assert given.change(1) == {"wood": -2, "points": 3, "avenue": 1}


@pytest.mark.rule("TH-75")
def test_teotibot_claims_nothing_on_the_avenue_and_takes_printed_rewards() -> None:
    discovery: Facts = {"avenue": {"3": ["temple_red"]}, "temples": {"blue-4": ["temple_green"]}}
    noble = teotibot(
        "nobles",
        [[6, 2], [2, 1], [4, 1]],
        {"wood": 2, "avenue": 2},
        discovery=discovery,
    )
    major = teotibot("worship", own={"blue": 3}, discovery=discovery)

    assert noble.tiles(1) == []
    assert noble.at("discovery", "avenue", "3") == ["temple_red"]
    assert major.tiles(1) == []
    assert major.change(1) == {"blue": 2, "gold": 1, "stone": 1, "wood": 1}


@pytest.mark.rule("TH-76")
def test_the_strongest_unlocked_worker_on_the_board_is_powered_up() -> None:
    given = teotibot("nobles", [[6, 2], [6, 3], [2, 1]], {"wood": 2})

    assert given.told("bot-advance")[0] == {"power": 4, "from": 6, "to": 3}


@pytest.mark.rule("TH-76")
@pytest.mark.rule("TH-78")
def test_of_equally_low_workers_the_smallest_position_is_lowest() -> None:
    given = teotibot("nobles", [[4, 1], [3, 1], [8, 1]])

    assert given.told("bot-advance")[0] == {"power": 2, "from": 3, "to": 5}


@pytest.mark.rule("TH-76")
def test_a_weaker_locked_worker_is_not_the_lowest() -> None:
    given = teotibot("alchemy", [[4, 3], [3, 2], [8, 3]], locked=[7, 1, 1])

    assert given.workers(1) == [[3, 4], [4, 3], [7, 1, 1], [8, 3]]


@pytest.mark.rule("TH-77")
@pytest.mark.parametrize(
    ("board", "power", "to"),
    [(2, 1, 8), (2, 2, 8), (2, 3, 7), (2, 4, 7), (4, 1, 3), (4, 3, 5), (6, 3, 3)],
)
def test_advance_by_the_power_after_the_power_up_without_the_palace(
    board: int, power: int, to: int
) -> None:
    """Consolation: the lowest worker is powered up and advances."""
    given = teotibot("mask_collection", [[board, power], [5, 5], [8, 5]])

    assert given.told("bot-advance")[0] == {"power": power + 1, "from": board, "to": to}


@pytest.mark.rule("TH-77")
@pytest.mark.rule("TH-78")
def test_after_an_ascension_the_new_worker_goes_to_position_2() -> None:
    given = teotibot("nobles", [[2, 5], [4, 5], [8, 5]], {"wood": 0})

    assert given.told("bot-advance")[0] == {"power": 1, "from": 1, "to": 3}
    assert given.change(1) == {"wood": 2, "avenue": 1, "points": 5}
    assert given.at("calendar", "light") == 2


@pytest.mark.rule("TH-78")
@pytest.mark.parametrize(
    ("own", "human", "temple"),
    [
        ({}, {}, "blue"),
        ({"red": 2, "green": 2}, {}, "red"),
        ({"red": 2, "green": 3}, {}, "green"),
        ({"red": 11, "green": 3}, {}, "green"),
        ({"red": 10, "green": 3}, {"red": 11}, "green"),
        ({"red": 10, "green": 3}, {}, "red"),
    ],
)
def test_any_temple_is_the_highest_that_can_move(
    own: dict[str, Json], human: dict[str, Json], temple: str
) -> None:
    given = teotibot("construction", [[8, 2], [2, 1], [6, 1]], {"stone": 2, **own}, human=human)

    assert [facts["temple"] for facts in given.told("temple")] == [temple]


@pytest.mark.rule("TH-78")
@pytest.mark.parametrize(
    ("goods", "gained"),
    [
        ({}, {"stone": 1, "gold": 1}),
        ({"gold": 5}, {"stone": 1, "wood": 1}),
        ({"gold": 5, "stone": 5}, {"wood": 2}),
        ({"gold": 2, "stone": 1, "wood": 3}, {"stone": 1, "gold": 1}),
    ],
)
def test_resources_it_has_least_of_unit_by_unit(
    goods: dict[str, int], gained: dict[str, int]
) -> None:
    given = teotibot("worship", own=goods)

    assert given.change(1) == {"blue": 2, **gained}


@pytest.mark.rule("TH-78")
def test_a_fixed_step_that_can_not_be_made_is_lost() -> None:
    given = teotibot("worship", own={"blue": 11})

    assert given.change(1) == {}


def last_eclipse(own: Facts, human: Facts | None = None, **fields: Json) -> Table:
    """The last Eclipse of a solo game; Teotibot's turn before it is a worship without effect."""
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
        calendar={"light": 10, "final_round": True, "finished": True},
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
