"""Solo: the roll, the action pyramid, the exchange, and how Teotibot chooses."""

import pytest

from tests.teotihuacan.table import Table, ending, teotibot
from ziggurat.core.types import Facts, Json

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
    """The slots after the turn, as the numbers of the tiles before it; 7 was set aside."""
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
def test_a_fixed_step_that_cannot_be_made_is_lost() -> None:
    given = teotibot("worship", own={"blue": 11})

    assert given.change(1) == {}
