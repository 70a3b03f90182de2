"""Teotibot's seven action tiles: success and each way to fail."""

import pytest

from tests.teotihuacan.table import Table, squares, standing, teotibot
from ziggurat.core.types import Facts, Json

LEVEL_1 = [f"1-{column}{row}" for row in range(1, 5) for column in "ABCD"]


def consoled(given: Table) -> bool:
    """Whether all it could do was the consolation: 5 cocoa, and a worker moves on."""
    gains = [facts.get("cocoa") for facts in given.told("gain") if facts["why"] == "consolation"]
    return gains == [5]


@pytest.mark.rule("TH-79")
def test_construction_builds() -> None:
    given = teotibot(
        "construction",
        [[8, 2], [2, 1], [6, 1]],
        {"stone": 2, "wood": 1},
        pyramid={"offer": [2, 1, 3]},
    )

    assert given.change(1) == {"stone": -2, "points": 3, "pyramid": 1, "blue": 1, "gold": 1}
    assert given.workers(1) == [[2, 1], [6, 1], [7, 1, 1], [7, 3]]
    assert given.at("pyramid", "placed") == [{"square": "1-A1", "tile": 2, "rotation": 0}]


@pytest.mark.rule("TH-79")
@pytest.mark.parametrize(
    ("free", "square", "points"),
    [(["1-C4"], "1-C4", 3), (["1-D1", "1-A2"], "1-D1", 3), ([], "2-A1", 5)],
)
def test_construction_searches_the_lowest_level_row_by_row(
    free: list[str], square: str, points: int
) -> None:
    placed = squares(*(name for name in LEVEL_1 if name not in free))

    given = teotibot(
        "construction", [[8, 2], [2, 1], [6, 1]], {"stone": 2}, pyramid={"placed": placed}
    )

    assert given.told("build")[0]["square"] == square
    assert given.own("points", 1) == points
    assert given.own("wood", 1) == 0


@pytest.mark.rule("TH-79")
def test_construction_turns_the_tile_by_chance_and_scores_no_icons() -> None:
    given = teotibot(
        "construction",
        [[8, 2], [2, 1], [6, 1]],
        {"stone": 2, "red": 1},
        bot={"rotations": [0, 90, 0, 270]},
        pyramid={"offer": [2, 1, 3]},
    )

    assert given.told("build")[0]["rotation"] == 270
    assert given.change(1) == {"stone": -2, "points": 1 + 2 + 1, "pyramid": 1, "red": 1}


@pytest.mark.rule("TH-79")
@pytest.mark.parametrize(
    ("workers", "own"),
    [
        ([[8, 5], [3, 2], [6, 1]], {"stone": 1}),
        ([[2, 5], [3, 2], [6, 1]], {"stone": 2}),
    ],
    ids=["too little stone", "nobody on construction"],
)
def test_construction_takes_stone_instead(workers: list[Json], own: Facts) -> None:
    given = teotibot("construction", workers, own)

    assert given.change(1) == {"stone": 2}
    assert given.told("bot-advance")[0] == {"power": 3, "from": 3, "to": 5}


@pytest.mark.rule("TH-79")
@pytest.mark.parametrize(
    "fields",
    [
        {"pyramid": {"offer": [None, None, None], "stack": []}},
        {
            "pyramid": {"placed": squares(*standing("4-A1"), offer=())},
            "calendar": {"finished": True},
        },
    ],
    ids=["no tile on offer", "no free square"],
)
def test_construction_fails_without_a_tile_or_a_square(fields: dict[str, Json]) -> None:
    given = teotibot("construction", [[8, 5], [3, 2], [6, 1]], {"stone": 2}, more=fields)

    assert given.change(1) == {"stone": 2}


@pytest.mark.rule("TH-79")
@pytest.mark.rule("TH-78")
def test_construction_consoles_itself() -> None:
    given = teotibot("construction", [[2, 5], [5, 2], [6, 3]], {"stone": 2})

    assert given.change(1) == {"cocoa": 5}
    assert given.workers(1) == [[2, 3], [2, 5], [6, 3], [7, 1, 1]]
    assert consoled(given)


@pytest.mark.rule("TH-79")
@pytest.mark.rule("TH-76")
def test_a_locked_worker_is_no_worker_on_a_board() -> None:
    given = teotibot("construction", [[2, 5], [5, 2], [6, 3]], locked=[3, 1, 1])

    assert given.change(1) == {"cocoa": 5}
    assert given.workers(1) == [[2, 3], [2, 5], [3, 1, 1], [6, 3]]


@pytest.mark.rule("TH-80")
def test_decorations_decorates() -> None:
    given = teotibot(
        "decorations",
        [[7, 2], [2, 1], [6, 1]],
        {"gold": 2, "red": 2},
        decorations={"offer": [9, 1, 2, 3]},
    )

    assert given.change(1) == {"gold": -2, "points": 5 + 2, "pyramid": 1, "red": 1}
    assert given.at("decorations", "placed", "top") == [9]
    assert given.workers(1) == [[2, 1], [6, 1], [6, 3], [7, 1, 1]]


@pytest.mark.rule("TH-80")
@pytest.mark.parametrize(
    ("placed", "built", "side"),
    [
        ({}, [], "top"),
        ({"top": [5]}, [], "right"),
        ({"top": [5]}, ["1-B1", "1-C1"], "top"),
        ({"top": [5], "right": [6]}, [], "bottom"),
        ({"top": [5], "right": [6], "bottom": [7]}, [], "left"),
    ],
)
def test_decorations_finds_the_first_side_clockwise(
    placed: dict[str, Json], built: list[str], side: str
) -> None:
    fields: Facts = {
        "decorations": {"offer": [9, 1, 2, 3], "placed": placed},
        "pyramid": {"placed": squares(*built)},
    }

    given = teotibot("decorations", [[7, 2], [2, 1], [6, 1]], {"gold": 2}, more=fields)

    assert given.told("decorate")[0]["side"] == side
    assert given.told("decorate")[0]["tile"] == 9


@pytest.mark.rule("TH-80")
@pytest.mark.parametrize(
    ("workers", "own", "fields"),
    [
        ([[7, 5], [4, 2], [6, 1]], {"gold": 1}, {}),
        ([[2, 5], [4, 2], [6, 1]], {"gold": 2}, {}),
        (
            [[7, 5], [4, 2], [6, 1]],
            {"gold": 2},
            {"decorations": {"placed": {"top": [1], "right": [2], "bottom": [3], "left": [4]}}},
        ),
        (
            [[7, 5], [4, 2], [6, 1]],
            {"gold": 2},
            {"decorations": {"offer": [None, None, None, None], "stack": []}},
        ),
    ],
    ids=["too little gold", "nobody on decorations", "no legal space", "no tile on offer"],
)
def test_decorations_takes_gold_instead(
    workers: list[Json], own: Facts, fields: dict[str, Json]
) -> None:
    given = teotibot("decorations", workers, own, more=fields)

    assert given.change(1) == {"gold": 2}
    assert given.told("bot-advance")[0] == {"power": 3, "from": 4, "to": 3}


@pytest.mark.rule("TH-80")
def test_decorations_consoles_itself_also_with_its_worshipper_on_the_board() -> None:
    given = teotibot("decorations", [[2, 2], [5, 3], [6, 3]], {"gold": 2})

    assert given.change(1) == {"cocoa": 5}
    assert given.told("bot-advance")[0] == {"power": 3, "from": 2, "to": 8}


@pytest.mark.rule("TH-81")
def test_alchemy_takes_the_lowest_technology_without_any_marker() -> None:
    given = teotibot("alchemy", [[5, 2], [2, 1], [6, 1]], {"gold": 1}, human={"technologies": [1]})

    assert given.change(1) == {"gold": -1, "red": 1, "points": 1}
    assert given.at("players", 1, "technologies") == [3]
    assert given.change(0) == {}
    assert given.workers(1) == [[2, 1], [2, 3], [6, 1], [7, 1, 1]]


@pytest.mark.rule("TH-81")
def test_alchemy_pays_one_gold_whatever_the_tile_shows() -> None:
    given = teotibot("alchemy", [[5, 2], [2, 1], [6, 1]], {"gold": 1, "technologies": [1, 3, 5]})

    assert given.at("players", 1, "technologies") == [1, 3, 5, 9]
    assert given.own("gold", 1) == 1
    assert given.own("blue", 1) == 1


@pytest.mark.rule("TH-81")
@pytest.mark.rule("TH-47")
def test_alchemy_takes_the_lowest_it_lacks_when_all_have_markers() -> None:
    human: Facts = {"technologies": [1, 3, 9, 15]}
    own: Facts = {"gold": 1, "technologies": [3, 5, 17]}

    given = teotibot("alchemy", [[5, 2], [2, 1], [6, 1]], own, human=human)

    assert given.at("players", 1, "technologies") == [1, 3, 5, 17]
    assert given.change(0) == {"points": 3}


@pytest.mark.rule("TH-81")
@pytest.mark.parametrize(
    ("workers", "own"),
    [
        ([[5, 2], [2, 1], [6, 3]], {"gold": 0}),
        ([[4, 2], [2, 1], [6, 3]], {"gold": 1}),
        ([[5, 2], [2, 1], [6, 3]], {"gold": 1, "technologies": [1, 3, 5, 9, 15, 17]}),
    ],
    ids=["no gold", "nobody on alchemy", "nothing left to learn"],
)
def test_alchemy_powers_up_twice_instead(workers: list[list[int]], own: Facts) -> None:
    given = teotibot("alchemy", list(workers), own)

    expected = sorted([*(w for w in workers if w != [2, 1]), [2, 3], [7, 1, 1]])
    assert given.workers(1) == expected
    assert given.change(1) == {}


@pytest.mark.rule("TH-81")
@pytest.mark.rule("TH-78")
def test_alchemy_second_power_up_after_an_ascension() -> None:
    given = teotibot("alchemy", [[2, 5], [8, 5], [6, 5]])

    assert given.workers(1) == [[1, 2], [6, 5], [7, 1, 1], [8, 5]]
    assert given.change(1) == {"avenue": 1, "points": 5}
    assert given.at("calendar", "light") == 2


@pytest.mark.rule("TH-82")
@pytest.mark.parametrize(
    ("eclipses", "row", "points"), [(0, "top", 3), (1, "centre", 5), (2, "bottom", 7)]
)
def test_nobles_row_by_eclipse(eclipses: int, row: str, points: int) -> None:
    given = teotibot(
        "nobles", [[6, 2], [2, 1], [4, 1]], {"wood": 2}, calendar={"eclipses": eclipses}
    )

    assert given.told("noble")[0] == {"seat": 1, "row": row, "space": 0, "value": points}
    assert given.change(1) == {"wood": -2, "points": points, "avenue": 1}
    assert given.told("bot-advance")[0] == {"power": 3, "from": 6, "to": 4}


@pytest.mark.rule("TH-82")
@pytest.mark.parametrize(
    ("eclipses", "nobles", "place"),
    [
        (1, {"centre": [1, 1, 1, 1]}, ("top", 3, 1)),
        (1, {"centre": [1, 1, 1, 1], "top": [1, 1, 1, 1, 1]}, ("bottom", 2, 5)),
        (2, {"bottom": [1, 1, 1], "top": [1, 1, 1, 1, 1]}, ("centre", 2, 3)),
        (0, {"top": [1, 1, 1, 1, 1]}, ("centre", 2, 3)),
    ],
)
def test_nobles_with_a_full_row_takes_the_cheapest_space(
    eclipses: int, nobles: dict[str, Json], place: tuple[str, int, int]
) -> None:
    row, space, value = place
    given = teotibot(
        "nobles",
        [[6, 2], [2, 1], [4, 1]],
        {"wood": 2},
        calendar={"eclipses": eclipses},
        nobles=nobles,
    )

    assert given.told("noble")[0] == {"seat": 1, "row": row, "space": space, "value": value}


@pytest.mark.rule("TH-82")
@pytest.mark.parametrize(
    ("workers", "own", "fields"),
    [
        ([[6, 5], [2, 2], [4, 1]], {"wood": 1}, {}),
        ([[5, 5], [2, 2], [4, 1]], {"wood": 2}, {}),
        ([[6, 5], [2, 2], [4, 1]], {"wood": 2}, {"buildings": 11}),
    ],
    ids=["too little wood", "nobody on nobles", "no building left"],
)
def test_nobles_takes_wood_instead(
    workers: list[Json], own: Facts, fields: dict[str, Json]
) -> None:
    given = teotibot("nobles", workers, own, more=fields)

    assert given.change(1) == {"wood": 2}
    assert given.told("bot-advance")[0] == {"power": 3, "from": 2, "to": 8}


@pytest.mark.rule("TH-82")
def test_nobles_consoles_itself() -> None:
    given = teotibot("nobles", [[3, 2], [5, 3], [8, 3]], {"wood": 2})

    assert given.change(1) == {"cocoa": 5}
    assert given.told("bot-advance")[0] == {"power": 3, "from": 3, "to": 5}


@pytest.mark.rule("TH-83")
@pytest.mark.parametrize(
    ("board", "own", "change"),
    [
        (2, {}, {"wood": 2}),
        (3, {}, {"stone": 2}),
        (4, {}, {"gold": 2}),
        (5, {"gold": 1, "technologies": [1]}, {"gold": -1, "red": 1, "points": 1}),
        (6, {"wood": 2}, {"wood": -2, "points": 3, "avenue": 1}),
        (7, {"gold": 2, "red": 1}, {"gold": -2, "points": 6, "pyramid": 1, "red": 1}),
        (8, {"stone": 2, "red": 1}, {"stone": -2, "points": 4, "pyramid": 1, "red": 1}),
    ],
)
def test_mastery_of_each_board(board: int, own: Facts, change: dict[str, int]) -> None:
    given = teotibot("mastery", [[board, 3], [1, 2], [1, 1]], own)

    assert given.change(1) == change
    assert [facts["power"] for facts in given.told("power")] == [4]
    assert [facts["from"] for facts in given.told("bot-advance")] == [board]


@pytest.mark.rule("TH-83")
def test_mastery_goes_from_the_highest_down() -> None:
    given = teotibot("mastery", [[6, 4], [8, 3], [3, 2]])

    assert given.change(1) == {"stone": 2}
    assert given.told("bot-advance")[0] == {"power": 3, "from": 3, "to": 5}


@pytest.mark.rule("TH-83")
@pytest.mark.rule("TH-76")
def test_mastery_prefers_the_greatest_position_of_equal_workers() -> None:
    given = teotibot("mastery", [[3, 3], [2, 3], [4, 3]])

    assert given.change(1) == {"gold": 2}


@pytest.mark.rule("TH-83")
def test_mastery_powers_up_the_worker_that_succeeded() -> None:
    given = teotibot("mastery", [[3, 3], [3, 2], [6, 4]])

    assert given.told("bot-advance")[0] == {"power": 4, "from": 3, "to": 2}
    assert given.workers(1) == [[2, 4], [3, 2], [6, 4], [7, 1, 1]]


@pytest.mark.rule("TH-83")
def test_mastery_fails_on_the_palace_and_consoles_itself() -> None:
    given = teotibot("mastery", [[1, 2], [6, 4], [8, 4]])

    assert given.change(1) == {"cocoa": 5}
    assert given.workers(1) == [[3, 3], [6, 4], [7, 1, 1], [8, 4]]


@pytest.mark.rule("TH-84")
@pytest.mark.parametrize(
    ("locked", "board", "change"),
    [
        (7, 4, {"blue": 2, "gold": 1, "stone": 1}),
        (4, 3, {"green": 2, "cocoa": 2}),
        (3, 2, {"red": 2, "points": 2}),
        (2, 7, {"blue": 3, "gold": 1, "stone": 1, "wood": 1}),
    ],
)
def test_worship_goes_to_the_next_space_and_makes_its_steps(
    locked: int, board: int, change: dict[str, int]
) -> None:
    given = teotibot("worship", [[5, 2], [6, 2], [8, 2]], locked=[locked, 3, 1])

    assert given.told("bot-worship")[0] == {"from": locked, "to": board}
    assert given.change(1) == change
    assert given.workers(1) == sorted([[5, 2], [6, 2], [8, 2], [board, 3, 1]])


@pytest.mark.rule("TH-84")
def test_worship_frees_a_human_worker_for_nothing() -> None:
    human: Facts = {"cocoa": 5, "workers": [[4, 3, 1], [2, 1], [2, 1]]}
    given = teotibot("worship", human=human)

    assert given.workers(0) == [[2, 1], [2, 1], [4, 3]]
    assert given.change(0) == {}


@pytest.mark.rule("TH-84")
def test_worship_on_board_7_stays_on_the_temple_chosen_first() -> None:
    own: Facts = {"red": 9, "blue": 8}
    given = teotibot("worship", own=own, locked=[2, 1, 1], human={"red": 11})

    assert given.change(1) == {"red": 1}


@pytest.mark.rule("TH-84")
@pytest.mark.rule("TH-107")
def test_worship_discards_the_tile_there() -> None:
    discovery: Facts = {"boards": {"4": "mask_1"}, "stack": ["vp4", "avenue"]}
    given = teotibot("worship", discovery=discovery)

    assert given.told("bot-discard")[0] == {"board": 4, "tile": "mask_1"}
    assert given.at("discovery", "boards", "4") == "avenue"
    assert given.at("discovery", "stack") == ["vp4"]
    assert given.tiles(1) == []


@pytest.mark.rule("TH-84")
def test_worship_moves_no_other_worker() -> None:
    given = teotibot("worship", [[5, 2], [6, 2], [8, 2]])

    assert given.told("power") == []
    assert given.told("bot-advance") == []


@pytest.mark.rule("TH-85")
@pytest.mark.parametrize(
    ("boards", "board"),
    [
        ({"1": "mask_4", "2": "mask_1", "3": "mask_2"}, 2),
        ({"1": "mask_5", "7": "mask_3"}, 7),
        ({"3": "mask_5", "4": "mask_6", "7": "mask_7"}, 3),
        ({"1": "mask_7", "3": "mask_5"}, 1),
        ({"2": "vp4", "4": "mask_7"}, 4),
    ],
)
def test_masks_lowest_number_then_first_clockwise(boards: dict[str, Json], board: int) -> None:
    own: Facts = {"cocoa": 5, "wood": 5, "gold": 5}
    given = teotibot("mask_collection", own=own, discovery={"boards": boards})

    assert given.tiles(1) == [boards[str(board)]]
    assert given.told("bot-advance") == []
    assert given.told("refill")[0]["board"] == board


@pytest.mark.rule("TH-85")
@pytest.mark.parametrize(
    ("mask", "price"),
    [
        ("mask_1", {"cocoa": 2, "gold": 1}),
        ("mask_3", {"cocoa": 1, "wood": 1}),
        ("mask_6", {"wood": 1}),
    ],
)
def test_masks_are_really_paid(mask: str, price: dict[str, int]) -> None:
    given = teotibot("mask_collection", own=price, discovery={"boards": {"3": mask}})

    assert given.change(1) == {good: -count for good, count in price.items()}
    for good, count in price.items():
        short = {**price, good: count - 1}
        poor = teotibot("mask_collection", own=short, discovery={"boards": {"3": mask}})
        assert poor.change(1) == {"cocoa": 5}


@pytest.mark.rule("TH-85")
@pytest.mark.parametrize(
    ("own", "boards"),
    [
        ({"wood": 5, "tiles": ["mask_5"]}, {"3": "mask_5"}),
        ({"wood": 0}, {"3": "mask_5"}),
        ({"wood": 5}, {"3": "vp4"}),
        ({"wood": 5}, {}),
    ],
    ids=["has it already", "cannot pay", "no mask", "no tile"],
)
def test_masks_consolation(own: dict[str, Json], boards: dict[str, Json]) -> None:
    given = teotibot("mask_collection", own=own, discovery={"boards": boards})

    assert given.change(1) == {"cocoa": 5}
    assert given.told("bot-advance")[0] == {"power": 3, "from": 8, "to": 7}
