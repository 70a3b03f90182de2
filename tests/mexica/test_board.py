"""The island, what is in the box, and how a game begins."""

from random import Random

import pytest

from tests.mexica.table import MEXICA, fact, legal, offered, play, position, refused, size
from ziggurat import State, ZigguratError
from ziggurat.core.errors import BadAction, BadOption, BadSeats
from ziggurat.games.mexica.pieces import (
    ACROSS,
    ALONG,
    AROUND,
    INLAND,
    IS_PALACE,
    LAKE,
    NAMES,
    NUMBERS,
    PAIRS,
    STARTING_CANALS,
    TEMPLES,
    TILE_SIZES,
    shares,
)


def begun(seats: int = 2, **options: object) -> State:
    """The first turn of a game, everybody on a start space."""
    state = MEXICA.start(seats, 1, **options)
    return play(state, *["start I7", "start H8", "start J8", "start I9"][:seats])


@pytest.mark.rule("MX-1")
def test_only_squares_that_share_an_edge_are_adjacent() -> None:
    around = {NAMES[square] for square in AROUND[NUMBERS["E5"]]}

    assert around == {"E4", "D5", "F5", "E6"}


@pytest.mark.rule("MX-1")
def test_nobody_moves_diagonally() -> None:
    state = position(pilli="E5 J8")

    assert offered(state, "walk") == {"walk E4", "walk D5", "walk F5", "walk E6"}


@pytest.mark.rule("MX-2")
@pytest.mark.rule("MX-5")
def test_island() -> None:
    plain = [s for s in range(LAKE) if not IS_PALACE[s] and s not in STARTING_CANALS]

    assert len(NAMES) == 196
    assert len(plain) == 187
    assert sum(IS_PALACE) == 5
    assert len(INLAND) == 133
    assert [NAMES[s] for s in STARTING_CANALS] == ["P7", "P8", "P9", "P10"]
    assert size(position(), "A1") == 0
    assert size(position(), "E5") == 192


@pytest.mark.rule("MX-2")
def test_rows_of_the_island() -> None:
    counts = [sum(1 for name in NAMES if name[1:] == str(row)) for row in range(1, 17)]

    assert counts == [0, 6, 11, 12, 14, 15, 19, 20, 20, 18, 16, 15, 13, 11, 6, 0]


@pytest.mark.rule("MX-2")
def test_a_square_under_a_bridge_stays_water() -> None:
    state = position(bridges="P8 h")

    assert size(state, "P8") == 0
    assert refused(state, "temple 1 P8") == "MX-27"


@pytest.mark.rule("MX-2")
@pytest.mark.rule("MX-21")
@pytest.mark.parametrize("words", ["canal T7", "bridge T7 h", "temple 1 A1", "walk W16"])
def test_nothing_ever_happens_on_the_lake(words: str) -> None:
    with pytest.raises(BadAction):
        MEXICA.read(words)


@pytest.mark.rule("MX-3")
def test_palace_squares_count() -> None:
    ring = "I5 I6 H7 J7 G8 K8 H9 J9 I10 I11"

    assert size(position(canals=ring), "I8") == 5


@pytest.mark.rule("MX-4")
@pytest.mark.rule("MX-12")
@pytest.mark.rule("MX-27")
def test_what_makes_a_square_not_buildable() -> None:
    state = position(
        canals="R7 R8 R9 R10 U10 E5",
        pilli="D3 J8",
        temples=["1 F6"],
        placed={"U9": 13},
    )

    for occupied in ["E5", "D3", "F6", "H8", "I8"]:
        assert refused(state, f"canal {occupied}") == "MX-12"
        assert refused(state, f"temple 1 {occupied}") == "MX-27"
    assert refused(state, "canal U9") == "MX-12"
    assert refused(state, "canal G6") == ""
    assert refused(state, "temple 1 G6") == ""


@pytest.mark.rule("MX-5")
def test_supply_at_the_beginning() -> None:
    supply = begun().view(None)["supply"]

    assert supply == {"doubles": 35, "singles": 6, "bridges": 11, "tokens": 12}


@pytest.mark.rule("MX-6")
def test_tiles() -> None:
    assert len(TILE_SIZES) == 15
    assert sum(TILE_SIZES) == 106
    assert {s: shares(s) for s in TILE_SIZES} == {
        3: (3, 2, 1),
        4: (4, 2, 1),
        5: (5, 3, 2),
        6: (6, 3, 2),
        7: (7, 4, 2),
        8: (8, 4, 2),
        9: (9, 5, 3),
        10: (10, 5, 3),
        11: (11, 6, 3),
        12: (12, 6, 3),
        13: (13, 7, 4),
    }


@pytest.mark.rule("MX-6")
def test_eight_tiles_are_shown_and_the_others_are_known() -> None:
    deals = set()
    for seed in range(20):
        state = MEXICA.start(3, seed)
        shown, later = fact(state, "tiles", "shown"), fact(state, "tiles", "later")
        assert isinstance(shown, list)
        assert isinstance(later, list)
        assert shown == sorted(shown)
        assert len(shown) == 8
        assert sorted(shown + later) == list(TILE_SIZES)
        assert MEXICA.hidden(state.dump(), None) == []
        deals.add(tuple(shown))

    assert len(deals) > 10


@pytest.mark.rule("MX-7")
def test_temples_of_a_player() -> None:
    assert begun(3).view(None)["stock"] == [[3, 3, 2, 1]] * 3
    assert [sum(counts) for counts in TEMPLES] == [9, 18]
    assert TEMPLES[1] == (6, 5, 4, 3)


@pytest.mark.rule("MX-8")
def test_start_spaces_are_chosen_in_order() -> None:
    state = MEXICA.start(3, 1)

    assert offered(state, "start") == {"start I7", "start H8", "start J8", "start I9"}
    assert refused(state, "done") == "MX-8"
    play(state, "start J8")
    assert state.seat == 1
    assert refused(state, "start J8") == "MX-8"
    play(state, "start I9")
    assert state.seat == 2
    assert offered(state, "start") == {"start I7", "start H8"}
    play(state, "start I7")
    assert state.seat == 0
    assert refused(state, "start H8") == "MX-8"
    assert [fact(state, "players", seat, "pilli") for seat in range(3)] == ["J8", "I9", "I7"]


@pytest.mark.rule("MX-9")
def test_first_turn_has_exactly_these_actions() -> None:
    state = begun(neutral="none")

    canals = offered(state, "canal")
    assert sum(1 for words in canals if len(words.split()) == 2) == 187
    assert sum(1 for words in canals if len(words.split()) == 3) == 323
    assert len(offered(state, "temple")) == 4 * 187
    assert len(offered(state, "leap")) == 190
    assert len(offered(state, "bridge")) == 4
    assert len(offered(state, "walk")) == 4
    assert legal(state, "take token")
    assert legal(state, "done")
    assert len(state.actions()) == 1458


def test_table_has_every_choice_once() -> None:
    squares = len(NAMES)

    assert len(PAIRS) == 352
    assert sum(len([s for s in row if s != LAKE]) for row in ACROSS + ALONG) == 2 * len(PAIRS)
    assert len(MEXICA.table) == 3 + 4 + squares * (1 + 2 + 4 + 4 + 1) + len(PAIRS)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"neutral": "hard"}), (2, {"neutral": "soft"}), (2, {"emblem": 5}), (2, {"fog": "on"})],
)
def test_unknown_options_are_refused_by_name(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=next(iter(options))):
        MEXICA.start(seats, 1, **options)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        MEXICA.start(seats, 1)


def test_a_view_of_another_game_is_no_view() -> None:
    with pytest.raises(ZigguratError):
        MEXICA.imagine({"position": {"game": "chess"}}, Random(1))
