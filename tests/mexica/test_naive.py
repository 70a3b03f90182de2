"""Legal actions and points according to the game and to an independent second opinion."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from tests.mexica import naive, naive_scorer
from tests.mexica.naive_soak import (
    MEXICA,
    SAMPLE,
    SETUPS,
    compare,
    compare_result,
    compare_step,
    first_rounds,
    positions,
    scores,
    words_of,
)
from ziggurat.core.types import Facts, Json

EAST = "R7 R8 R9 R10 U10"
"""Canals that make the thirteen squares on the east of the island a region."""

RING = "O6 P6 O11 P11 R7 R8 R9 R10"
"""Canals that join the starting canals into a ring with seven squares inside."""


def position(
    pilli: str = "H8 J8",
    *,
    canals: str = "",
    bridges: Sequence[str] = (),
    temples: Sequence[Sequence[str]] = (),
    tokens: Sequence[int] = (),
    shown: Sequence[int] = (),
    placed: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    **others: Json,
) -> Facts:
    """The pilli of seat 0 and the others, what is on the board, and whatever else is unusual."""
    squares = pilli.split()
    dug = sorted(canals.split(), key=naive.ORDER.__getitem__)
    neutral: dict[str, str] = {"neutral": "none"} if len(squares) == 2 else {}
    players: list[Json] = [
        {
            "pilli": square,
            "temples": list(temples[seat]) if temples else [],
            "tokens": tokens[seat] if tokens else 0,
        }
        for seat, square in enumerate(squares)
    ]
    return {
        "game": "mexica",
        "seats": len(squares),
        "options": {**neutral, **(options or {})},
        "canals": dug,
        "bridges": list(bridges),
        "players": players,
        "tiles": {"shown": list(shown), "placed": dict(placed or {})},
        **others,
    }


def rules(*numbers: int) -> list[pytest.MarkDecorator]:
    return [pytest.mark.rule(f"MX-{number}") for number in numbers]


ALL_BRIDGES = [
    "G3 v", "I3 v", "E6 v", "G6 v", "K6 v", "P7 h", "P8 h", "D9 v", "P9 h", "P10 h", "M11 v",
]  # fmt: skip
BRIDGED = "G3 I3 E6 G6 K6 D9 L11 M11"

CASES = [
    pytest.param(
        position(bridges=["P10 h"]),
        ["canal P11", "canal N10", "canal P11 P12", "canal O9"],
        ["canal O10", "canal Q10", "canal O10 O11", "canal H8", "canal I8", "canal P7", "canal T7"],
        id="canals keep off water, palace and the ends of bridges",
        marks=rules(12, 13),
    ),
    pytest.param(
        position(bridges=["P10 h"], options={"bridge_squares": "all"}),
        ["canal P12", "canal N10"],
        ["canal P11", "canal P11 P12", "canal O10"],
        id="canals keep off all squares around a bridge if players want that",
        marks=rules(13),
    ),
    pytest.param(
        position(canals=EAST, placed={"U9": 13}, pilli="T8 K5", temples=[["1 C4"], ["2 E4"]]),
        ["canal Q6", "temple 1 U8", "canal L5"],
        ["canal S7", "canal U8", "canal T8", "canal C4", "canal E4", "canal K5", "temple 1 U9"],
        id="no canal in a founded region, nor under a pilli or a temple",
        marks=rules(12, 14, 18),
    ),
    pytest.param(
        position(canals="D4 E4 F4", supply={"doubles": 35, "singles": 3}),
        ["canal K4", "canal K4 L4"],
        [],
        id="singles and doubles are left",
        marks=rules(11),
    ),
    pytest.param(
        position(canals="D4 E4 F4 G4 H4 I4", supply={"doubles": 35, "singles": 0}),
        ["canal K4 L4"],
        ["canal K4", "canal L4 K4"],
        id="no single is left",
        marks=rules(11),
    ),
    pytest.param(
        position(),
        ["bridge P7 h", "bridge P8 h", "bridge P9 h", "bridge P10 h"],
        ["bridge P7 v", "bridge P10 v", "bridge T7 h", "lift P7"],
        id="a bridge lies on a canal with land on both sides",
        marks=rules(21, 22, 24),
    ),
    pytest.param(
        position(canals="Q9 F4", bridges=["P8 h"], temples=[["1 O8"], []]),
        ["bridge P7 h", "bridge P10 h", "bridge Q9 v", "bridge F4 h", "bridge F4 v"],
        ["bridge P9 h", "bridge Q9 h", "bridge P8 h"],
        id="bridges lie side by side but not in a row",
        marks=rules(21, 22, 23),
    ),
    pytest.param(
        position(canals=BRIDGED, bridges=ALL_BRIDGES, pilli="P9 J8"),
        ["lift P10", "lift G3", "walk O9", "walk Q9"],
        ["lift P9", "bridge P9 h", "walk P8", "walk P10", "found H7", "temple 1 H7"],
        id="the eleventh bridge is out, and one carries a pilli",
        marks=rules(16, 24, 27, 31),
    ),
    pytest.param(
        position(canals=BRIDGED, bridges=ALL_BRIDGES[1:], phase="bridge", lifted="G3 v"),
        ["bridge G3 v", "bridge G3 h"],
        ["done", "canal D4", "bridge I3 h", "walk I8", "take token"],
        id="a bridge that was lifted is placed before anything else",
        marks=rules(25),
    ),
    pytest.param(
        position("U8 H8", canals=RING, shown=[7, 13], ap=2, temples=[["2 U9", "2 U7", "2 V7"], []]),
        ["temple 1 T8", "walk T8", "done"],
        ["temple 2 T8", "temple 3 T8", "temple 1 D4", "temple 1 H8", "walk U9", "leap C4"],
        id="temples are paid for, available, and in one's region",
        marks=rules(26, 27, 29, 30, 34),
    ),
    pytest.param(
        position("Q8 Q7", canals=RING, shown=[7]),
        ["found Q6", "found R11", "found Q10"],
        ["found Q8", "found Q7", "found C4"],
        id="a region of seven is founded on any of its empty squares",
        marks=rules(16, 17, 18),
    ),
    pytest.param(
        position("I8 D4", canals="I5 I6 H7 J7 G8 K8 H9 J9 I10 I11", shown=[5]),
        ["walk I7"],
        [f"found {square}" for square in ("I7", "H8", "I8", "J8", "I9")],
        id="the palace alone is not founded",
        marks=rules(3, 18),
    ),
    pytest.param(
        position("I8 D4", canals="I6 J6 H7 K7 G8 K8 H9 J9 I10", shown=[6]),
        ["found J7"],
        ["found I7", "found H8", "found J8", "found I9"],
        id="the tile of a region with the palace goes next to the palace",
        marks=rules(3, 18),
    ),
    pytest.param(
        position("J7 D4", canals="I6 J6 H7 K7 G8 K8 H9 J9 I10", shown=[6]),
        ["walk I7", "walk J8"],
        ["found J7"],
        id="not under the founder",
        marks=rules(18),
    ),
    pytest.param(
        position("P7 Q7", canals=RING, bridges=["P7 h", "P8 h", "P10 h"], shown=[7], ap=2),
        ["boat P8", "boat P10", "walk O7"],
        ["walk Q7", "walk P8", "found Q6"],
        id="a boat passes under a bridge for one more action point",
        marks=rules(32, 33),
    ),
    pytest.param(
        position("P7 P8", canals=RING, bridges=["P7 h", "P8 h", "P10 h"], ap=2),
        ["boat P10"],
        ["boat P8"],
        id="a boat passes under a pilli but does not stop there",
        marks=rules(33),
    ),
    pytest.param(
        position("P7 P8", canals=RING, bridges=["P7 h", "P8 h", "P10 h"], ap=1),
        ["walk O7"],
        ["boat P10"],
        id="one action point is not enough to pass under a bridge",
        marks=rules(33),
    ),
    pytest.param(
        position("P7 P8", canals=f"{RING} P12", bridges=["P7 h", "P8 h", "P10 h"], ap=1),
        ["boat P10", "walk Q7"],
        [],
        id="there is a shorter way across the lake",
        marks=rules(32, 33),
    ),
    pytest.param(
        position("F4 H8", canals="F4 G5", bridges=["F4 v", "G5 v", "P7 h"]),
        ["walk F3", "walk F5", "leap G5", "leap P7"],
        ["boat G5", "boat P7", "walk E4", "walk G4", "leap F4"],
        id="canals that touch at a corner are not joined for boats",
        marks=rules(1, 32, 34),
    ),
    pytest.param(
        position("H8 J8", tokens=[1, 3], ap=0, taken=1),
        ["play token", "done"],
        ["take token", "canal D4", "walk I8", "bridge P7 h"],
        id="without action points there are free actions",
        marks=rules(10, 42),
    ),
    pytest.param(
        position("H8 J8", tokens=[4, 8]),
        ["play token"],
        ["take token"],
        id="the supply has no token",
        marks=rules(41),
    ),
    pytest.param(
        position("H8 J8", taken=2),
        ["done"],
        ["take token", "play token"],
        id="two tokens were taken",
        marks=rules(41),
    ),
    pytest.param(
        position("H8 J8", options={"emblem": "closed"}),
        ["walk G8", "leap I7"],
        ["walk I8", "leap I8"],
        id="the emblem is closed if players want that",
        marks=rules(35),
    ),
    pytest.param(
        position("H8 I7 J8 I9", canals="I6 H7", round=1),
        ["canal H6", "walk I8", "walk G8", "leap J7"],
        ["canal J7", "canal J7 K7", "temple 1 J7"],
        id="nobody is locked in in the first round",
        marks=rules(36),
    ),
    pytest.param(
        position("H8 I7 J8 I9", canals="I6 H7", round=2),
        ["canal J7", "canal J7 K7", "temple 1 J7"],
        [],
        id="from the second round on, people can be locked in",
        marks=rules(37),
    ),
]


@pytest.mark.parametrize(("dump", "allowed", "refused"), CASES)
def test_a_position_allows_and_refuses(dump: Facts, allowed: list[str], refused: list[str]) -> None:
    compare(MEXICA.load(dump))
    for legal in (set(naive.legal(dump)), set(words_of(MEXICA.load(dump)))):
        assert legal.issuperset(allowed)
        assert legal.isdisjoint(refused)


@pytest.mark.rule("MX-5")
@pytest.mark.rule("MX-8")
@pytest.mark.rule("MX-9")
def test_the_first_turn_has_1458_actions() -> None:
    state = MEXICA.start(2, 1, neutral="none")
    assert naive.legal(state.digested()) == ["start I7", "start H8", "start J8", "start I9"]
    for words in ("start H8", "start I7"):
        state.play(MEXICA.read(words))
    legal = Counter(words.split()[0] for words in naive.legal(state.digested()))
    assert legal["canal"] == 510
    assert legal["temple"] == 748
    assert legal["leap"] == 190
    assert legal.total() == len(state.actions()) == 1458
    compare(state)


VALUES = [
    ((8, 5, 3, 1), (13, 7, 4), (13, 7, 4, 0)),
    ((5, 5, 3, 1), (13, 7, 4), (13, 13, 4, 0)),
    ((5, 5, 5, 2), (13, 7, 4), (13, 13, 13, 0)),
    ((6, 4, 4, 1), (13, 7, 4), (13, 7, 7, 0)),
    ((6, 4, 2, 2), (13, 7, 4), (13, 7, 4, 4)),
    ((5, 5, 3, 3), (13, 7, 4), (13, 13, 4, 4)),
    ((5, 0, 0, 0), (13, 7, 4), (13, 0, 0, 0)),
    ((4, 4, 4, 4), (13, 7, 4), (13, 13, 13, 13)),
    ((9, 6, 2, 1), (17, 9, 5), (17, 9, 5, 0)),
    ((5, 2, 5), (13, 7, 4), (13, 4, 13)),
    ((4, 2, 6), (13, 7, 4), (7, 4, 13)),
]


@pytest.mark.parametrize(("levels", "numbers", "points"), VALUES)
def test_the_second_opinion_ranks_as_the_rulebook(
    levels: tuple[int, ...], numbers: tuple[int, int, int], points: tuple[int, ...]
) -> None:
    assert naive_scorer.ranked(levels, numbers) == list(points)
    assert naive_scorer.halves(numbers[0]) == numbers


EVERYTHING = ["3 S7", "3 S8", "2 S9", "1 C4", "1 D4", "1 E4", "2 F4", "2 G4", "4 H4"]
"""All temples of the first period, eight levels of them in the east."""

STEPS = [
    pytest.param(
        position("T8 H8", canals=EAST, shown=[13]),
        "found U9",
        {0: {"founder": 7}},
        id="the founder gets the second number",
        marks=rules(19),
    ),
    pytest.param(
        position("Q10 Q7 P7", canals=RING, bridges=["P7 h"], shown=[7]),
        "found R11",
        {0: {"founder": 4}, 1: {"guest": 2}},
        id="a guest gets the third, and nobody on a bridge gets anything",
        marks=rules(16, 19),
    ),
    pytest.param(
        position(
            "I7 I8 T8",
            canals=EAST,
            temples=[EVERYTHING, ["3 T9", "2 T10"], ["3 V7"]],
            placed={"U9": 13},
            seat=2,
        ),
        "done",
        {0: {"regions-1": 13, "palace-1": 5}, 1: {"regions-1": 7}, 2: {"regions-1": 4}},
        id="the first period ends with founded regions and the palace",
        marks=rules(44, 45, 52, 53, 55),
    ),
    pytest.param(
        position(
            "I7 I8 H8",
            canals=EAST,
            temples=[["4 S7"], ["4 S8"], ["1 S9"]],
            placed={"U9": 13},
            period=2,
            round=40,
            seat=2,
        ),
        "done",
        {
            0: {"regions-2": 13, "palace-2": 5},
            1: {"regions-2": 13},
            2: {"regions-2": 4, "palace-2": 5},
        },
        id="two firsts leave a third and no second",
        marks=rules(51, 52),
    ),
    pytest.param(
        position(
            "D4 E4 F4",
            canals=EAST,
            temples=[["4 S7", "1 B4"], ["3 S8"], ["2 S9"]],
            period=2,
            round=40,
            seat=2,
        ),
        "done",
        {0: {"unfounded-2": 13 + 174}, 1: {"unfounded-2": 7}, 2: {"unfounded-2": 4}},
        id="the second period scores unfounded regions too",
        marks=rules(54),
    ),
]


@pytest.mark.parametrize(("dump", "words", "points"), STEPS)
def test_points_are_counted_alike(
    dump: Facts, words: str, points: dict[int, dict[str, int]]
) -> None:
    state = MEXICA.load(dump)
    before = state.digested()
    state.play(MEXICA.read(words))
    compare_step(before, words, state.digested())
    compare_result(state)
    gained = naive.read(naive_scorer.after(before, words)).points
    for seat, sources in enumerate(gained):
        assert {name: number for name, number in sources.items() if number} == points.get(seat, {})


@pytest.mark.rule("MX-56")
@pytest.mark.parametrize(
    ("pilli", "tokens", "places"),
    [
        ("I7 D4", [0, 3], [1, 2]),
        ("C4 D4", [2, 1], [1, 2]),
        ("C4 D4", [0, 1], [2, 1]),
        ("C4 D4", [2, 2], [1, 1]),
        ("C4 D4 I7 H8", [2, 2, 0, 0], [3, 3, 1, 1]),
        ("C4 D4 I7 H8", [2, 1, 0, 3], [3, 4, 2, 1]),
    ],
)
def test_places_are_told_alike(pilli: str, tokens: list[int], places: list[int]) -> None:
    last = len(tokens) - 1
    state = MEXICA.load(position(pilli, tokens=tokens, period=2, round=40, seat=last))
    state.play(MEXICA.read("done"))
    compare_result(state)
    assert naive_scorer.places(state.digested()) == places


@pytest.mark.rule("MX-11")
@pytest.mark.rule("MX-13")
@pytest.mark.rule("MX-21")
@pytest.mark.rule("MX-25")
@pytest.mark.rule("MX-27")
@pytest.mark.rule("MX-31")
@pytest.mark.rule("MX-32")
@pytest.mark.parametrize("index", range(len(SETUPS)))
def test_positions_are_judged_alike(index: int) -> None:
    assert positions(index)["positions"] == SAMPLE


@pytest.mark.rule("MX-36")
def test_first_rounds_are_judged_alike() -> None:
    counts: Counter[str] = Counter()
    for index in (0, 2, 4, 8, 13, 16):
        counts.update(first_rounds(index))
    assert counts["positions"] >= 30
    assert counts["with something barred"] >= 5


@pytest.mark.rule("MX-38")
@pytest.mark.rule("MX-39")
@pytest.mark.rule("MX-47")
@pytest.mark.rule("MX-48")
@pytest.mark.rule("MX-50")
@pytest.mark.rule("MX-51")
@pytest.mark.rule("MX-56")
@pytest.mark.parametrize("index", [0, 2, 3, 5, 7, 10, 12, 13, 14, 16, 17, 19])
def test_games_are_scored_alike(index: int) -> None:
    assert scores(index)["periods ended"] == 2
