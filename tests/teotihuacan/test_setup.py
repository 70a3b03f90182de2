"""Setting up: the board, the players, the first game, the draft."""

from collections.abc import Sequence

import pytest

from tests.teotihuacan.table import Table, listed, named, numbers, started, table, texts
from ziggurat.core import BadOption
from ziggurat.core.types import Facts, Json

SETTING_UP: list[Json] = [
    ["neutral", 0],
    ["place", 1],
    ["place", 0],
    ["gain", 1],
    ["gain", 0],
    ["reveal", 0],
    ["keep", 1],
    ["keep", 0],
]
LINKED: Facts = {"14": "temple_red", "16": "temple_blue"}
IN_HAND: Facts = {"workers": [[0, 1], [0, 1], [0, 1]]}
ORDER = list(range(1, 19))


def dealing(first: Sequence[int], linked: Facts | None = None, **fields: Json) -> Table:
    """Two players about to keep starting tiles; seat 0 has these four, seat 1 plain ones."""
    second = [tile for tile in (15, 17, 18, 13, 2, 1, 4, 11) if tile not in first][:4]
    box = [tile for tile in ORDER if tile not in (*first, *second)]
    more: dict[str, Json] = {
        "starting": {"dealt": [list(first), second], "box": box, "chosen": [None, None]},
        "pending": SETTING_UP,
        "discovery": {"linked": {**LINKED, **(linked or {})}, "returns": [0, 0]},
        "neutral": {"draws": [ORDER, ORDER, ORDER]},
        **fields,
    }
    return table([IN_HAND, IN_HAND], more=more)


def keeping(one: int, other: int, linked: Facts | None = None) -> Table:
    """Seat 0 has kept these two starting tiles; its gains that leave no choice are taken."""
    rest = [tile for tile in (1, 4, 6, 9) if tile not in (one, other)]
    given = dealing([one, other, *rest[:2]], linked)
    given.play(f"keep {min(one, other)} {max(one, other)}")
    return given.play(given.words()[-1])


@pytest.mark.rule("TH-5")
def test_boards_2_to_7_are_shuffled_between_palace_and_construction() -> None:
    layouts = [numbers(started(2, seed).at("layout")) for seed in range(20)]

    assert all(layout[0] == 1 and layout[4] == 8 for layout in layouts)
    assert all(sorted(layout) == list(range(1, 9)) for layout in layouts)
    assert len({tuple(layout) for layout in layouts}) > 10


@pytest.mark.rule("TH-6")
def test_one_royal_tile_of_each_category() -> None:
    for seed in range(30):
        left, middle, right = numbers(started(2, seed).at("royal"))

        assert left in (4, 5, 9)
        assert middle in (2, 6, 7)
        assert right in (1, 3, 8)


@pytest.mark.rule("TH-7")
def test_six_technologies_in_ascending_order() -> None:
    for seed in range(30):
        shown = numbers(started(2, seed).at("technologies"))

        assert shown == sorted(set(shown))
        assert len(shown) == 6


@pytest.mark.rule("TH-8")
def test_a_bonus_tile_for_each_temple() -> None:
    bonus = named(started(2).at("bonus"))

    assert set(bonus) == {"blue", "red", "green"}
    assert len(set(bonus.values())) == 3


@pytest.mark.rule("TH-9")
@pytest.mark.parametrize(("seats", "dark"), [(2, 10), (3, 11), (4, 12)])
def test_the_discs_of_the_calendar(seats: int, dark: int) -> None:
    assert started(seats).at("calendar") == {
        "light": 0,
        "dark": dark,
        "eclipses": 0,
        "final_round": False,
        "finished": False,
    }


@pytest.mark.rule("TH-10")
def test_no_building_is_taken_yet_and_a_5_is_visible() -> None:
    assert started(2).at("buildings") == 0
    scored = table(
        [{"avenue": 1, "cocoa": 9}],
        calendar={"light": 10, "final_round": True},
        pending=[["end", 1, 0]],
    ).play("done")

    assert scored.own("points") == 5


@pytest.mark.rule("TH-11")
def test_four_decorations_and_three_pyramid_tiles_lie_open() -> None:
    given = started(3)

    assert len(numbers(given.at("decorations", "offer"))) == 4
    assert len(numbers(given.at("pyramid", "offer"))) == 3


@pytest.mark.rule("TH-11")
def test_starting_tiles_of_the_pyramid_are_turned_at_random_and_score_nothing() -> None:
    placed = [
        named(tile)["rotation"]
        for seed in range(10)
        for tile in listed(started(2, seed).at("pyramid", "placed"))
    ]

    assert set(numbers(placed)) == {0, 90, 180, 270}
    assert [started(2).own("points", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("TH-12")
@pytest.mark.parametrize(("seats", "count"), [(1, 19), (2, 19), (3, 23), (4, 27)])
def test_discovery_tiles_on_the_table(seats: int, count: int) -> None:
    given = started(seats)
    spots = [
        tile
        for place in ("avenue", "temples")
        for tiles in named(given.at("discovery", place)).values()
        for tile in listed(tiles)
    ]

    assert len(spots) + len(named(given.at("discovery", "boards"))) == count


@pytest.mark.rule("TH-13")
@pytest.mark.rule("TH-104")
def test_first_game_fixed_boards_and_tiles() -> None:
    for seed in (1, 2):
        given = started(4, seed, setup="first")

        assert given.at("layout") == [1, 3, 5, 2, 8, 7, 6, 4]
        assert given.at("technologies") == [1, 3, 5, 9, 15, 17]
        assert given.at("royal") == [1, 6, 4]
        assert given.at("bonus") == {"blue": 3, "red": 4, "green": 7}


@pytest.mark.rule("TH-13")
def test_first_game_other_tiles_are_shuffled_as_usual() -> None:
    first, second = started(4, 1, setup="first"), started(4, 2, setup="first")

    assert first.at("discovery") != second.at("discovery")
    assert first.at("decorations") != second.at("decorations")


FIRST_GAME: dict[int, dict[str, int]] = {
    0: {"cocoa": 7, "wood": 1, "stone": 2, "gold": 4, "green": 1},
    1: {"cocoa": 7, "wood": 4, "stone": 2, "points": 1, "blue": 1, "red": 1},
    2: {"cocoa": 6, "wood": 3, "stone": 4, "gold": 1, "blue": 1, "avenue": 1},
    3: {"cocoa": 5, "wood": 2, "gold": 5, "green": 2},
}
FIRST_WORKERS = {
    0: [[2, 1], [6, 2], [8, 1]],
    1: [[2, 1], [3, 1], [7, 2]],
    2: [[1, 1], [2, 1], [7, 1]],
    3: [[3, 1], [4, 1], [5, 1]],
}
EVERYTHING = (
    "cocoa",
    "wood",
    "stone",
    "gold",
    "points",
    "blue",
    "red",
    "green",
    "avenue",
    "pyramid",
)


@pytest.mark.rule("TH-19")
@pytest.mark.rule("TH-104")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_e10_totals_of_a_first_game(seats: int) -> None:
    given = started(seats, setup="first")

    for seat in range(seats):
        last = seats < 4 and seat == seats - 1
        expected = {**dict.fromkeys(EVERYTHING, 0), **FIRST_GAME[seat]}
        expected["cocoa"] += last
        assert {name: given.own(name, seat) for name in EVERYTHING} == expected
        assert given.workers(seat) == FIRST_WORKERS[seat]
        assert given.at("players", seat, "technologies") == ([5] if seat == 3 else [])


@pytest.mark.rule("TH-14")
@pytest.mark.parametrize(
    ("seats", "cocoa"), [(1, [1]), (2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])]
)
def test_cocoa_by_order(seats: int, cocoa: list[int]) -> None:
    given = started(seats)

    assert [given.own("cocoa", seat) for seat in range(seats)] == cocoa
    assert given.seat == 0


@pytest.mark.rule("TH-15")
def test_markers_on_0_and_three_workers_of_power_1() -> None:
    given = started(4)

    for seat in range(4):
        assert {given.own(name, seat) for name in EVERYTHING[1:]} == {0}
        assert given.at("players", seat, "technologies") == []
        assert given.workers(seat) == [[0, 1], [0, 1], [0, 1]]


@pytest.mark.rule("TH-16")
@pytest.mark.rule("TH-108")
def test_four_tiles_dealt_two_kept_in_secret_and_revealed_together() -> None:
    given = dealing([2, 6, 10, 11])
    assert len(given.words()) == 6

    given.play("keep 6 10")

    assert given.told("choose") == [{"seat": 0}]
    assert given.told("starting-tiles") == []
    assert given.seat == 1
    given.play("keep 15 17")
    assert given.told("starting-tiles")[0]["kept"] == [[6, 10], [15, 17]]


@pytest.mark.rule("TH-16")
def test_a_discovery_tile_is_seen_for_each_discovery_icon_dealt() -> None:
    for seed in range(12):
        for deal in started(4, seed).told("deal"):
            icons = {str(tile) for tile in numbers(deal["tiles"]) if tile in (14, 16)}

            assert set(named(deal["discovery"])) == icons


@pytest.mark.rule("TH-16")
@pytest.mark.rule("TH-108")
def test_others_see_neither_the_tiles_dealt_nor_the_choice() -> None:
    given = started(2, 3)
    mine = given.state.view(0)

    other = given.state.copy()
    other.play(other.actions()[0])

    twin = given.state.copy()
    twin.play(twin.actions()[-1])
    assert other.view(1) == twin.view(1)
    assert other.view(None) == twin.view(None)
    assert mine != given.state.view(1)


GAINS: dict[int, dict[str, int]] = {
    1: {"avenue": 1, "cocoa": 2, "wood": 3},
    2: {"green": 1, "cocoa": 1, "stone": 2, "gold": 3},
    3: {"blue": 1, "wood": 4, "stone": 1},
    4: {"red": 1, "points": 1, "cocoa": 5, "gold": 2},
    5: {"blue": 1, "gold": 2},
    6: {"wood": 3, "gold": 2},
    7: {"blue": 1},
    8: {"blue": 1, "cocoa": 2, "stone": 4},
    9: {"blue": 1, "red": 1, "green": 1, "cocoa": 1, "points": 1},
    10: {"red": 1, "points": 1, "cocoa": 5},
    11: {"green": 1, "cocoa": 6},
    12: {"blue": 1, "red": 1, "points": 1},
    13: {"cocoa": 3, "wood": 5},
    14: {"stone": 3, "gold": 1},
    15: {"wood": 1, "stone": 2, "gold": 3},
    16: {"cocoa": 2, "gold": 3},
    17: {"cocoa": 3, "wood": 2, "stone": 3},
    18: {"avenue": 1, "wood": 1, "stone": 2},
}
TAKEN = {3: 1, 5: 1, 7: 3, 8: 1, 9: 1, 12: 3}
"""How many resources of choice a tile brings, including temple steps."""


def gained(tile: int) -> Table:
    """What a starting tile gives besides tile 13 or 17; resources of choice are taken in wood."""
    other = 13 if tile != 13 else 17
    given = keeping(tile, other)
    while given.asks() in ("take", "raise", "linked"):
        words = given.words()
        given.play("decline" if "decline" in words else words[0])
    return given


@pytest.mark.rule("TH-102")
@pytest.mark.rule("TH-17")
@pytest.mark.parametrize("tile", GAINS)
def test_gains_of_each_starting_tile(tile: int) -> None:
    given = gained(tile)

    expected = dict.fromkeys(EVERYTHING, 0)
    for part in (GAINS[tile], GAINS[13 if tile != 13 else 17], {"wood": TAKEN.get(tile, 0)}):
        for name, count in part.items():
            expected[name] += count
    assert given.change() == {name: count for name, count in expected.items() if count}


BOARDS: dict[int, tuple[int, int]] = {
    1: (1, 2),
    2: (4, 3),
    3: (2, 3),
    4: (1, 4),
    5: (4, 5),
    6: (2, 4),
    7: (5, 8),
    8: (6, 7),
    9: (5, 6),
    10: (7, 8),
    11: (6, 8),
    12: (5, 7),
    13: (3, 5),
    14: (3, 7),
    15: (2, 6),
    16: (4, 8),
    17: (3, 8),
    18: (2, 7),
}


@pytest.mark.rule("TH-102")
@pytest.mark.rule("TH-18")
@pytest.mark.parametrize("tile", BOARDS)
def test_workers_go_to_different_boards_of_the_two_tiles(tile: int) -> None:
    other = 13 if tile != 13 else 17
    given = gained(tile)
    allowed = {*BOARDS[tile], *BOARDS[other]}
    while given.seat == 0 and given.asks() == "place":
        given.play(given.words()[-1])

    boards = [worker[0] for worker in given.workers()]

    assert len(set(boards)) == 3
    assert set(boards) <= allowed


@pytest.mark.rule("TH-18")
def test_players_place_their_workers_in_order() -> None:
    given = keeping(1, 13)

    seats = []
    while given.asks() == "place":
        seats.append(given.seat)
        given.play(given.words()[0])

    assert seats == sorted(seats)
    assert set(seats) == {0, 1}


@pytest.mark.rule("TH-17")
def test_both_starting_power_ups_on_one_worker() -> None:
    given = keeping(10, 11)
    assert given.words() == ["raise 1", "raise 2"]

    given.play("raise 2")

    assert sorted(power for _, power in given.workers()) == [1, 1, 3]


@pytest.mark.rule("TH-17")
def test_starting_power_ups_on_two_workers() -> None:
    given = keeping(10, 11).play("raise 1")

    assert sorted(power for _, power in given.workers()) == [1, 2, 2]


@pytest.mark.rule("TH-17")
def test_a_discovery_tile_may_be_paid_out_of_the_gains() -> None:
    given = keeping(14, 13, {"14": "vp4"})
    assert given.words() == ["claim vp4", "decline"]

    given.play("claim vp4")

    assert given.change() == {"stone": 3, "gold": 1, "cocoa": 3, "wood": 4}
    assert given.tiles() == ["vp4"]


@pytest.mark.rule("TH-17")
@pytest.mark.rule("TH-21")
def test_a_discovery_tile_that_is_not_claimed_goes_back_into_the_stack() -> None:
    given = keeping(14, 13, {"14": "vp4"})
    count = texts(given.at("discovery", "stack")).count("vp4")

    given.play("decline")
    while given.asks() == "place":
        given.play(given.words()[0])

    assert given.tiles() == []
    assert texts(given.at("discovery", "stack")).count("vp4") == count + 1
    assert given.at("discovery", "linked") == {}


@pytest.mark.rule("TH-21")
def test_tiles_of_icons_that_were_not_kept_go_back_too() -> None:
    given = dealing([14, 16, 2, 4], {"14": "vp4", "16": "avenue"})
    count = len(listed(given.at("discovery", "stack")))

    given.play("keep 2 4, keep 15 17")

    assert len(listed(given.at("discovery", "stack"))) == count + 2


@pytest.mark.rule("TH-21")
def test_starting_tiles_go_back_to_the_box() -> None:
    given = gained(1)
    while given.asks() == "place":
        given.play(given.words()[0])

    assert given.asks() == "turn"
    assert not any(named(given.at("starting")).values())


@pytest.mark.rule("TH-17")
def test_a_technology_is_the_lowest_on_display_with_a_step_but_nobody_scores() -> None:
    given = dealing([5, 15, 2, 4], technologies=[3, 5, 7, 9, 15, 17])
    given.play("keep 5 15").play(given.words()[-1])
    given.play("take 1 gold")

    assert given.at("players", 0, "technologies") == [3]
    assert given.own("blue") == 1
    assert given.change(1).get("points", 0) == 0


@pytest.mark.rule("TH-17")
def test_a_second_technology_is_the_next_one() -> None:
    given = keeping(5, 7)
    while given.asks() == "take":
        given.play(given.words()[0])

    assert given.at("players", 0, "technologies") == [1, 3]
    assert given.own("blue") == 1
    assert given.own("red") == 1


@pytest.mark.rule("TH-20")
@pytest.mark.parametrize(("seats", "colours"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_neutral_workers_on_three_boards_for_each_colour(seats: int, colours: int) -> None:
    given = started(seats)
    while given.asks() != "turn":
        given.play(given.words()[-1])

    placed = [numbers(boards) for boards in listed(given.at("neutral", "workers"))]

    assert [len(set(boards)) for boards in placed] == [3] * colours


@pytest.mark.rule("TH-20")
def test_neutral_workers_read_the_boards_in_printed_order_without_kept_tiles() -> None:
    given = gained(2)
    while given.asks() == "place":
        given.play(given.words()[0])

    drawn = [facts["tiles"] for facts in given.told("neutral")]
    boards = [facts["boards"] for facts in given.told("neutral")]

    assert drawn == [[1, 3], [4, 5]]
    assert boards == [[1, 2, 3], [1, 4, 5]]


@pytest.mark.rule("TH-67")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 8), (4, 10)])
def test_draft_order_and_number_of_tiles(seats: int, count: int) -> None:
    given = started(seats, setup="draft")
    assert len(given.words("pick")) == count

    picking = []
    while given.asks() == "pick":
        picking.append(given.seat)
        given.play(given.words()[0])

    assert picking == [*range(seats), *reversed(range(seats))]


@pytest.mark.rule("TH-67")
def test_draft_the_linked_discovery_tile_goes_with_the_pick() -> None:
    drafts = (started(2, seed, setup="draft") for seed in range(200))
    given = next(
        draft
        for draft in drafts
        if named(draft.at("discovery", "linked")).get("14") in ("temple_red", "temple_green")
    )
    linked = str(named(given.at("discovery", "linked"))["14"])
    assert linked in str(named(given.state.view(1)["discovery"])["linked"])

    given.play("pick 14")
    while given.asks() != "linked":
        given.play(given.words()[0])

    assert given.seat == 0
    assert given.words() == [f"claim {linked}", "decline"]


@pytest.mark.rule("TH-67")
def test_the_draft_is_for_several_players() -> None:
    with pytest.raises(BadOption):
        started(1, setup="draft")
