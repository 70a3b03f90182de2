"""What is in the box, counted and compared with what is printed."""

from collections import Counter

import pytest

from tests.teotihuacan.table import Table, arriving, listed, named, numbers, started, texts
from ziggurat.core.types import Json
from ziggurat.games.teotihuacan import pieces

DISCOVERY = {
    "mask_1": 1,
    "mask_2": 2,
    "mask_3": 2,
    "mask_4": 3,
    "mask_5": 3,
    "mask_6": 3,
    "mask_7": 3,
    "vp4": 3,
    "resources3": 2,
    "resources2": 2,
    "avenue": 3,
    "temple_any": 3,
    "temple_blue": 2,
    "temple_red": 2,
    "temple_green": 2,
    "cocoa4": 3,
    "power_up2": 3,
    "double_move": 3,
    "free_cocoa": 3,
    "move_anywhere": 3,
    "extra_worker": 3,
}

PYRAMID = {
    1: "b-Rg",
    2: "-brG",
    3: "-rbG",
    4: "g-bR",
    5: "g-br",
    6: "g-rb",
    7: "g-rB",
    8: "gbr-",
    9: "gBr-",
    10: "b-r-",
    11: "B-r-",
    12: "g-r-",
    13: "g-R-",
    14: "b-G-",
    15: "b-g-",
    16: "b-gr",
    17: "b-gR",
    18: "g-br",
    19: "---r",
    20: "b---",
    21: "---g",
    22: "b--g",
    23: "g--b",
    24: "--gr",
    25: "G--r",
    26: "b--R",
    27: "b--r",
    28: "gbGb",
    29: "rBrb",
    30: "grgR",
    31: "----",
    32: "----",
}

GROUND = (
    "---bb---",
    "gggbb---",
    "---b-rrr",
    "ggr--bbb",
    "ggr-brrr",
    "--r-bggg",
    "bbbrr---",
    "gggrr---",
)

STARTS = {
    2: "1-A1 1-B1 1-A2 1-B2 1-C2 1-D2 1-A3 1-B3 1-C3 1-D3 1-C4 1-D4 2-A1 2-C3",
    3: "1-A2 1-B2 1-C2 1-D2 1-A3 1-B3 1-C3 1-D3 2-A2 2-C2",
    4: "1-B1 1-C1 1-A2 1-D2 1-A3 1-D3 1-B4 1-C4",
}

SPOTS = {
    2: {"3": 3, "6": 2, "8": 1, "blue-4": 2, "red-5": 3, "green-3": 1, "green-6": 2},
    3: {"3": 3, "6": 2, "8": 1, "blue-4": 3, "red-5": 4, "green-3": 2, "green-6": 3},
    4: {"3": 3, "6": 2, "8": 1, "blue-4": 4, "red-5": 5, "green-3": 3, "green-6": 4},
}


def discovery(begun: Table) -> Counter[str]:
    """Every discovery tile of a fresh table, by kind."""
    lying = Counter(texts(begun.at("discovery", "stack")))
    for place in ("boards", "linked"):
        lying.update(texts(list(named(begun.at("discovery", place)).values())))
    for place in ("avenue", "temples"):
        for spot in named(begun.at("discovery", place)).values():
            lying.update(texts(spot))
    return lying


@pytest.mark.rule("TH-97")
@pytest.mark.rule("TH-103")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_54_discovery_tiles_of_21_kinds(seats: int) -> None:
    lying = discovery(started(seats))

    assert lying == DISCOVERY
    assert lying.total() == 54
    assert len(lying) == 21


@pytest.mark.rule("TH-93")
@pytest.mark.rule("TH-103")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_32_pyramid_tiles(seats: int) -> None:
    begun = started(seats)
    placed = [named(tile)["tile"] for tile in listed(begun.at("pyramid", "placed"))]

    everywhere = [*numbers(begun.at("pyramid", "offer")), *numbers(begun.at("pyramid", "stack"))]

    assert sorted(everywhere + numbers(placed)) == list(range(1, 33))


@pytest.mark.rule("TH-94")
@pytest.mark.rule("TH-103")
def test_15_decorations() -> None:
    begun = started(2)

    offer, stack = begun.at("decorations", "offer"), begun.at("decorations", "stack")

    assert sorted(numbers(offer) + numbers(stack)) == list(range(1, 16))


@pytest.mark.rule("TH-102")
@pytest.mark.rule("TH-103")
def test_18_starting_tiles() -> None:
    begun = started(3)

    dealt = [tile for hand in listed(begun.at("starting", "dealt")) for tile in numbers(hand)]

    assert sorted(dealt + numbers(begun.at("starting", "box"))) == list(range(1, 19))


@pytest.mark.rule("TH-90")
@pytest.mark.rule("TH-103")
def test_9_technologies_of_which_any_may_be_on_display() -> None:
    seen = {tile for seed in range(40) for tile in numbers(started(4, seed).at("technologies"))}

    assert sorted(seen) == [1, 3, 5, 7, 9, 11, 13, 15, 17]


@pytest.mark.rule("TH-99")
@pytest.mark.rule("TH-103")
def test_9_royal_tiles_in_three_categories() -> None:
    palaces = [numbers(started(4, seed).at("royal")) for seed in range(60)]

    by_space = [sorted({palace[space] for palace in palaces}) for space in range(3)]

    assert by_space == [[4, 5, 9], [2, 6, 7], [1, 3, 8]]


@pytest.mark.rule("TH-98")
@pytest.mark.rule("TH-103")
def test_7_bonus_tiles_never_twice() -> None:
    tables = [named(started(4, seed).at("bonus")) for seed in range(40)]

    assert all(len(set(bonus.values())) == 3 for bonus in tables)
    assert {tile for bonus in tables for tile in bonus.values()} == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.rule("TH-91")
@pytest.mark.rule("TH-103")
def test_12_noble_spaces_and_11_buildings() -> None:
    assert named(started(2).at("nobles")) == {
        "top": [0, 0, 0, 0, 0],
        "centre": [0, 0, 0, 0],
        "bottom": [0, 0, 0],
    }
    assert pieces.BUILDING_COUNT == 11
    assert pieces.NOBLE_VALUES == (3, 2, 2, 1, 1, 5, 4, 3, 3, 7, 6, 5)
    assert pieces.BUILDING_VALUES == (5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1)


@pytest.mark.rule("TH-93")
@pytest.mark.parametrize("number", PYRAMID)
def test_icons_of_a_pyramid_tile(number: int) -> None:
    assert pieces.PYRAMID_TILES.split()[number - 1] == PYRAMID[number]


@pytest.mark.rule("TH-93")
def test_squares_of_the_pyramid_by_level() -> None:
    levels = Counter(name[0] for name in pieces.SQUARE_NAMES)

    assert levels == {"1": 16, "2": 9, "3": 4, "4": 1}


@pytest.mark.rule("TH-92")
def test_ground_of_the_pyramid() -> None:
    assert "".join(GROUND) == pieces.GROUND


@pytest.mark.rule("TH-94")
def test_decorations_are_all_pairs_but_two_neutrals() -> None:
    printed = "BR -B GG BG RB B- RR GB RG G- -R BB GR R- -G"

    assert " ".join(pieces.DECORATION_TILES) == printed
    assert len(set(pieces.DECORATION_TILES)) == 15


@pytest.mark.rule("TH-94")
def test_16_decoration_spaces() -> None:
    cells = [pair for side in pieces.DECORATION_CELLS for pair in side]

    assert len(cells) == 16
    assert [side[1:] for side in pieces.DECORATION_CELLS] == [
        ((3, 4), (11, 12), (19, 20)),
        ((31, 39), (30, 38), (29, 37)),
        ((59, 60), (51, 52), (43, 44)),
        ((24, 32), (25, 33), (26, 34)),
    ]


@pytest.mark.rule("TH-93")
@pytest.mark.rule("TH-11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_starting_squares(seats: int) -> None:
    placed = listed(started(seats).at("pyramid", "placed"))

    assert " ".join(str(named(tile)["square"]) for tile in placed) == STARTS[max(seats, 2)]


@pytest.mark.rule("TH-12")
@pytest.mark.rule("TH-95")
@pytest.mark.rule("TH-96")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_discovery_tiles_on_the_table(seats: int) -> None:
    begun = started(seats)
    spots = {**named(begun.at("discovery", "avenue")), **named(begun.at("discovery", "temples"))}
    boards = named(begun.at("discovery", "boards"))

    assert {spot: len(listed(tiles)) for spot, tiles in spots.items()} == SPOTS[max(seats, 2)]
    assert set(boards) == {"1", "2", "3", "4", "7"}
    assert all(boards.values())


BOARDS: dict[int, tuple[str, ...]] = {
    1: ("cocoa", "worship 1", "worship 2", "worship 3"),
    2: ("cocoa", "main", "worship 1"),
    3: ("cocoa", "main", "worship 1"),
    4: ("cocoa", "main", "worship 1"),
    5: ("cocoa", "main"),
    6: ("cocoa", "main"),
    7: ("cocoa", "main", "worship 1"),
    8: ("cocoa", "main"),
}


@pytest.mark.rule("TH-88")
@pytest.mark.rule("TH-30")
@pytest.mark.parametrize("board", BOARDS)
def test_what_can_be_done_on_each_board(board: int) -> None:
    rich: dict[str, Json] = {"wood": 9, "stone": 9, "gold": 9}

    assert tuple(arriving(board, own=rich).words()) == BOARDS[board]
