"""The neutral temples of a game for two."""

from collections import Counter

import pytest

from tests.mexica.table import EAST, MEXICA, earned, fact, legal, position, refused
from ziggurat.games.mexica.pieces import INLAND, NAMES, NUMBERS, distance


def neutral(seed: int, seats: int = 2, **options: object) -> list[tuple[int, str]]:
    """Level and square of the neutral temples at the start."""
    temples = fact(MEXICA.start(seats, seed, **options), "neutral")
    assert isinstance(temples, list)
    return [(int(words.split()[0]), words.split()[1]) for words in temples]


@pytest.mark.rule("MX-38")
@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("standard", {1: 4, 2: 3, 3: 2, 4: 1}),
        ("hard", {1: 2, 2: 3, 3: 3, 4: 2}),
        ("none", {}),
    ],
)
def test_levels_by_option(name: str, levels: dict[int, int]) -> None:
    assert Counter(level for level, _ in neutral(1, neutral=name)) == levels


@pytest.mark.rule("MX-38")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_have_none(seats: int) -> None:
    assert neutral(1, seats) == []


@pytest.mark.rule("MX-39")
def test_they_keep_away_from_the_lake_and_each_other() -> None:
    places = set()
    for seed in range(60):
        squares = [NUMBERS[name] for _, name in neutral(seed)]
        places.update(squares)
        assert len(squares) == 10
        assert all(square in INLAND for square in squares)
        for square in squares:
            assert all(distance(square, other) >= 5 for other in squares if other != square)

    assert {"O8", "O9"} & {NAMES[square] for square in places}
    assert len(places) > 100


@pytest.mark.rule("MX-39")
def test_distance_is_counted_in_steps() -> None:
    assert distance(NUMBERS["C3"], NUMBERS["F5"]) == 5
    assert distance(NUMBERS["C4"], NUMBERS["G4"]) == 4


@pytest.mark.rule("MX-40")
@pytest.mark.parametrize(
    ("theirs", "first", "second", "points"),
    [
        ("4 S7, 1 S8", "4 S9, 1 T9", "2 T10", [13, 4]),
        ("4 S7, 2 S8", "4 S9", "2 T10", [7, 4]),
    ],
)
def test_they_rank_but_nobody_gets_their_points(
    theirs: str, first: str, second: str, points: list[int]
) -> None:
    state = position(
        canals=EAST,
        pilli="E5 E6",
        placed={"U9": 13},
        neutral=theirs,
        temples=[first, second],
        seat=1,
        round=40,
    )

    assert earned(state, "done") == points


@pytest.mark.rule("MX-40")
def test_they_block() -> None:
    state = position(pilli="E5 J8", neutral="1 E6")

    assert refused(state, "walk E6") == "MX-29"
    assert refused(state, "canal E6") == "MX-12"
    assert not legal(state, "temple 1 E6")
