"""What is in the box, the boards and the start: TE-6, TE-7, TE-66, TE-67, TE-80, and options."""

from collections import Counter

import pytest

from tests.tigris.table import (
    GAME,
    IN_THE_BOX,
    MAPS,
    SPACES,
    dumped,
    hand,
    listed,
    named,
    neighbours,
    number,
    on_board,
    players,
    printed,
    refused,
    square,
    texts,
    treasures_on,
)
from ziggurat import ZigguratError
from ziggurat.core.errors import BadOption, BadSeats
from ziggurat.core.types import Json
from ziggurat.games.tigris import pieces

BOARDS = ("standard", "advanced")


def areas(spaces: list[str]) -> list[set[str]]:
    """The connected areas of some spaces of a board."""
    rest = set(spaces)
    found = []
    while rest:
        area = {rest.pop()}
        edge = list(area)
        while edge:
            near = set(neighbours(edge.pop())) & rest
            rest -= near
            area |= near
            edge.extend(near)
        found.append(area)
    return found


@pytest.mark.rule("TE-6")
@pytest.mark.parametrize("board", BOARDS)
def test_the_boards_are_the_printed_ones(board: str) -> None:
    assert len(MAPS[board]) == 11
    assert {len(row) for row in MAPS[board]} == {16}
    state = GAME.start(seats=2, seed=1, board=board)
    state = GAME.load({**state.dump(), "players": [{"hand": ["farm"]}, {}], "removed": {}})
    rivers = {space for space in SPACES if refused(state, f"farm {space}") is None}
    assert rivers == set(printed(board, "~"))


@pytest.mark.parametrize(
    ("board", "rivers", "lands"),
    [("standard", [12, 29], [8, 11, 49, 67]), ("advanced", [39], [23, 34, 80])],
)
def test_river_and_land_areas(board: str, rivers: list[int], lands: list[int]) -> None:
    assert sorted(map(len, areas(printed(board, "~")))) == rivers
    assert sorted(map(len, areas(printed(board, ".tT")))) == lands


@pytest.mark.parametrize(
    ("board", "corners"), [("standard", ["O4"]), ("advanced", ["C1", "C2", "G9"])]
)
def test_where_four_farms_can_form_a_square(board: str, corners: list[str]) -> None:
    rivers = set(printed(board, "~"))
    found = [space for space in SPACES if space[0] != "P" and set(square(space)) <= rivers]
    assert found == corners


@pytest.mark.rule("TE-66")
def test_framed_spaces_of_the_advanced_board_lie_outside_the_rivers() -> None:
    outside = [area for area in areas(printed("advanced", ".tT")) if len(area) < 80]
    starts = {space for area in outside for space in area} & set(printed("advanced", "tT"))
    assert starts == set(printed("advanced", "T")) == {"B3", "P6", "A8", "E10", "J11", "O11"}


@pytest.mark.rule("TE-66")
@pytest.mark.parametrize("board", BOARDS)
def test_the_game_frames_the_same_spaces(board: str) -> None:
    starts = pieces.BOARDS[board].starts
    framed = pieces.BOARDS[board].framed
    found = {
        pieces.NAMES[cell] for cell, is_framed in zip(starts, framed, strict=True) if is_framed
    }
    assert found == set(printed(board, "T"))


@pytest.mark.rule("TE-6")
@pytest.mark.parametrize("board", BOARDS)
def test_every_start_space_has_a_temple_with_a_treasure_and_nothing_else_lies_there(
    board: str,
) -> None:
    state = GAME.start(seats=3, seed=4, board=board)
    starts = printed(board, "tT")
    assert len(starts) == (10 if board == "standard" else 14)
    assert on_board(state) == dict.fromkeys(starts, "temple")
    assert treasures_on(state) == set(starts)


@pytest.mark.rule("TE-6")
@pytest.mark.rule("TE-67")
@pytest.mark.parametrize(("board", "temples"), [("standard", 47), ("advanced", 43)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_temples_come_out_of_the_57(board: str, temples: int, seats: int) -> None:
    state = GAME.start(seats=seats, seed=9, board=board)
    bag = texts(dumped(state)["bag"])
    drawn = [tile for seat in range(seats) for tile in hand(state, seat).elements()]
    assert Counter(bag + drawn) == {"settlement": 30, "temple": temples, "farm": 36, "market": 30}
    assert len(bag) == 96 + temples - 6 * seats


@pytest.mark.rule("TE-67")
def test_the_box_holds_153_tiles() -> None:
    assert dict(zip(pieces.TILES, pieces.TILE_COUNTS, strict=True)) == IN_THE_BOX
    assert sum(IN_THE_BOX.values()) == 153


@pytest.mark.rule("TE-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_has_at_the_start(seats: int) -> None:
    state = GAME.start(seats=seats, seed=2)
    assert state.seat == 0
    assert dumped(state)["active"] == 0
    assert dumped(state)["left"] == 2
    assert len(players(state)) == seats
    for seat, player in enumerate(players(state)):
        assert hand(state, seat).total() == 6
        assert player["catastrophes"] == 2
        assert player["treasures"] == 0
        assert set(named(player["points"]).values()) == {0}
    assert {refused(state, f"{leader} B1") for leader in pieces.LEADERS} == {None}


@pytest.mark.rule("TE-7")
def test_the_hand_comes_from_the_shuffle() -> None:
    hands = {tuple(sorted(hand(GAME.start(2, seed), 0).elements())) for seed in range(30)}
    assert len(hands) > 10
    assert GAME.start(2, 5) == GAME.start(2, "5")
    assert GAME.start(2, 5) != GAME.start(2, 6)


@pytest.mark.rule("TE-7")
@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "3"])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=r"2 to 4 seats"):
        GAME.start(seats=seats, seed=1)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"wonder": "on"}, "wonder"),
        ({"board": "moon"}, "'board' cannot be 'moon'"),
        ({"buildings": "some"}, "'buildings' cannot be 'some'"),
        ({"scores": "secret"}, "'scores' cannot be 'secret'"),
        ({"board": 2}, "'board' cannot be 2"),
    ],
)
def test_unknown_options_and_impossible_values_are_refused_by_name(
    options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.start(2, 1, **options)


def test_options_have_defaults() -> None:
    assert GAME.start(2, 1) == GAME.start(2, 1, board="standard", buildings=False, scores="hidden")
    assert named(dumped(GAME.start(2, 1, buildings=True))["options"])["buildings"] == "on"


@pytest.mark.rule("TE-33")
def test_the_six_monuments_are_all_pairs_of_colours() -> None:
    assert set(pieces.MONUMENT_NAMES) == {
        "black-red",
        "black-green",
        "black-blue",
        "red-green",
        "red-blue",
        "green-blue",
    }


@pytest.mark.rule("TE-80")
def test_the_names_of_the_buildings() -> None:
    assert dict(zip(pieces.COLOURS, pieces.BUILDINGS, strict=True)) == {
        "black": "palace",
        "red": "library",
        "blue": "granary",
        "green": "market hall",
    }


@pytest.mark.rule("TE-7")
def test_the_dynasties_in_seat_order() -> None:
    assert pieces.DYNASTIES == ("archer", "bull", "potter", "lion")


def test_the_action_table_is_what_a_table_of_players_can_do() -> None:
    kinds = Counter(str(fields["kind"]) for fields in GAME.table.fields)
    assert kinds == {
        "done": 1,
        "tile": 4 * 176,
        "leader": 4 * 176,
        "withdraw": 4,
        "catastrophe": 176,
        "swap": 209,
        "war": 4,
        "support": 7,
        "building": 176,
        "no-building": 1,
        "square": 150,
        "no-monument": 1,
        "monument": 6,
        "leave": 24,
    }


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": 5},
        {"board": {"Q1": "temple"}},
        {"board": {"E2": "temple"}},
        {"board": {"A1": "farm"}},
        {"board": {"A1": "2 king"}},
        {"board": {"A1": "0 king", "B1": "0 king"}},
        {"board": {"A1": "face-down"}},
        {"treasures": ["A1"]},
        {"monuments": {"red-green": "A1"}},
        {"monuments": {"red-red": None}},
        {"buildings": {"green": "A1"}},
        {"bag": ["temple"] * 48},
        {"bag": ["wonder"]},
        {"players": [{}]},
        {"players": [{"hand": ["temple"] * 7}, {}]},
        {"players": [{"catastrophes": 3}, {}]},
        {"active": 2},
        {"left": 3},
        {"decision": {"kind": "war"}},
        {"decision": {"kind": "square", "tile": "B2"}},
        {"decision": {"kind": "treasure"}},
        {"ended": "boredom"},
        {"colour": "red"},
    ],
)
def test_a_position_that_cannot_be_is_refused(damage: dict[str, Json]) -> None:
    dump: dict[str, Json] = {"game": "tigris", "seats": 2}
    GAME.load(dump)
    with pytest.raises(ZigguratError):
        GAME.load({**dump, **damage})


def test_the_bag_of_a_whole_game_yields_exactly_the_stated_counts() -> None:
    state = GAME.start(seats=2, seed=3)
    removed = named(dumped(state)["removed"])
    assert {number(count) for count in removed.values()} == {0}
    assert len(listed(dumped(state)["bag"])) == 131
