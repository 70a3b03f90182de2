"""Positions written by hand or by release 0.1.0: what is read, and what is refused."""

import pytest

from tests.teotihuacan.table import FINISHED, GAME, named, numbers, table
from ziggurat.core import BadDump
from ziggurat.core.types import Facts, Json


def test_what_is_pending_is_written_with_names() -> None:
    pending: list[Json] = [
        {"kind": "end", "seat": 0, "unlock": 0},
        {"kind": "technologies", "seat": 0},
        {"kind": "build", "seat": 0},
        {"kind": "discount", "seat": 0, "tile": 2, "square": "1-B1"},
    ]
    given = table(
        [{"stone": 2, "technologies": [15], "workers": [[8, 1], [2, 1], [3, 1]]}],
        pending=pending,
        turn={"moved": [0], "board": 8, "workers": 2},
    )

    assert given.at("pending") == pending
    assert given.state.question() == pending[-1]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["turn", 1], {"kind": "turn", "seat": 1}),
        (["end", 1, 1], {"kind": "end", "seat": 1, "unlock": 1}),
        (
            ["major", 1, 2, 3],
            {"kind": "major", "seat": 1, "temple": "green", "step": 3},
        ),
    ],
)
def test_release_0_1_0_wrote_lists(old: list[Json], new: Facts) -> None:
    below: list[Json] = [] if old[0] in ("turn", "end") else [["end", 1, 0]]

    assert table(pending=[*below, old]).at("pending", -1) == new


@pytest.mark.parametrize(
    ("pending", "complaint"),
    [
        ([["end", 0]], "pending.0 should have 3 items, not 2"),
        ([["major", 0, 3, 3]], "pending.0, temple, should be a whole number from 0 to 2, not 3"),
        ([["party", 0]], "pending.0 should be one of"),
        ([[]], "pending.0 should begin with a name"),
        ([["turn", 2]], "pending.0.seat should be one of 2, not 2"),
        ([["take", 0, 2]], "something has to be pending beneath 'take'"),
        ([["next", 0]], "nobody can decide anything on top of it"),
        ([["end", 0, 0], ["steps", 0, 0, 0, 0]], "steps: there is no step to make"),
        ([["end", 0, 0], ["major", 0, 0, 3]], "major: that is no major step"),
        ([["end", 0, 0], ["spot", 0, 4]], "spot: no tiles lie on that step"),
        ([["end", 0, 0], ["power", 0, 1]], "power: turn.board should be the board"),
        ([["end", 0, 0], ["royal", 0, 1, 2]], "royal: that royal tile asks nothing"),
        ([["move", 0]], "move: turn.moved should name a worker of that seat"),
    ],
)
def test_what_cannot_be_pending_is_refused(pending: list[Json], complaint: str) -> None:
    with pytest.raises(BadDump, match=complaint):
        table(pending=pending)


@pytest.mark.rule("TH-51")
@pytest.mark.parametrize(("pyramid", "finished"), [(FINISHED, False), ({}, True)])
def test_whether_the_pyramid_is_finished_is_no_contradiction(
    pyramid: Facts, finished: bool
) -> None:
    with pytest.raises(BadDump, match=r"finished should be .*, as the pyramid is"):
        table(pyramid=pyramid, calendar={"finished": finished})

    assert table(pyramid=pyramid).at("calendar", "finished") is not finished


@pytest.mark.rule("TH-62")
@pytest.mark.parametrize(
    "over",
    [
        {"outcome": "pyramid", "calendar": {"eclipses": 3}},
        {"outcome": "third-eclipse", "calendar": {"eclipses": 2}},
        {"outcome": "third-eclipse", "calendar": {"eclipses": 3}, "pyramid": FINISHED},
    ],
)
def test_how_the_game_ended_is_no_contradiction(over: Facts) -> None:
    with pytest.raises(BadDump, match="outcome cannot be"):
        table(more=over)


@pytest.mark.rule("TH-48")
def test_each_building_taken_covers_a_noble_space() -> None:
    with pytest.raises(BadDump, match="buildings should be at least 2, as the nobles are"):
        table(nobles={"top": [1, 1, 0, 0, 0]}, buildings=1)


def test_the_tally_adds_up() -> None:
    given = table([{"points": 20, "tally": {"nobles": 5}}])

    tally = named(given.at("players", 0, "tally"))
    assert tally == {"nobles": 5, "earlier": 15}
    assert sum(numbers(list(tally.values()))) == given.own("points")
    assert GAME.load(given.state.dump()) == given.state


def test_a_tally_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(BadDump, match="tally should add up to 20 points"):
        table([{"points": 20, "tally": {"nobles": 5, "earlier": 10}}])
