"""Each piece and place can be explained: what it is, what it does now, and its rule."""

import pytest

from tests.teotihuacan.table import (
    FINISHED,
    GAME,
    Table,
    arriving,
    named,
    numbers,
    squares,
    started,
    table,
)
from ziggurat.core.errors import BadPlace
from ziggurat.core.types import Json


def told(given: Table, place: str, seat: int | None = 0) -> dict[str, Json]:
    """The facts of each sentence about a place, by its key."""
    return {str(one["key"]): one["facts"] for one in given.state.explain(place, seat)}


def test_every_place_of_a_game_is_explained() -> None:
    given = started(1)
    while not given.state.over:
        for place in given.state.explainable(0):
            assert given.state.explain(place, 0), place
        given.state.apply(given.state.actions()[0])


def test_what_is_not_there_is_not_explained() -> None:
    for place in ("board 9", "open vp4", "technology 7", "", "worker forest 3"):
        with pytest.raises(BadPlace):
            table().state.explain(place, 0)


def test_a_board_tells_its_cocoa_and_its_fee() -> None:
    given = arriving(2, 3, here=(1,), others=[{"workers": [[2, 1], [3, 1], [4, 1]]}])

    assert told(given, "board 2") == {
        "board-harvest": {},
        "board-cocoa": {"good": "cocoa", "count": 3},
        "board-fee": {"good": "cocoa", "count": 2},
        "board-workers": {"count": 2, "power": 1},
    }
    assert "board-fee" not in told(given, "board 1")
    assert "board-workers" not in told(given, "board 2", None)


@pytest.mark.rule("TH-29")
def test_whoever_has_arrived_does_not_count_for_itself() -> None:
    given = arriving(2, 3, others=[{"workers": [[2, 1], [3, 1], [4, 1]]}])

    assert told(given, "board 2")["board-cocoa"] == {"good": "cocoa", "count": 2}
    assert told(given, "board 2")["board-fee"] == {"good": "cocoa", "count": 1}
    assert told(given, "board 2", 1)["board-fee"] == {"good": "cocoa", "count": 2}


def test_workers_of_anybody_tell_how_many_are_locked_and_what_they_are_due() -> None:
    given = table([{}, {"workers": [[1, 4, 2], [3, 1], [4, 1]]}])

    assert told(given, "workers 1") == {
        "workers-of": {"seat": 1, "count": 3},
        "workers-locked": {"count": 1},
        "workers-salary": {"good": "cocoa", "count": 4},
    }


def test_tiles_of_others_are_explained_and_flipped_by_their_owner_alone() -> None:
    given = table([{}, {"tiles": ["vp4"]}])

    assert set(told(given, "open vp4")) == {"discovery-own"}
    assert set(told(given, "open vp4", 1)) == {"discovery-own", "discovery-flip"}


def test_a_temple_tells_the_next_step() -> None:
    given = table([{"blue": 4, "green": 10, "red": 9}, {"green": 11}])

    assert told(given, "temple blue")["temple-next"] == {
        "step": 5,
        "reward": "resources",
        "count": 2,
    }
    assert told(given, "temple red")["temple-next"] == {"step": 10, "reward": "nothing", "count": 0}
    assert "temple-stuck" in told(given, "temple green")


def test_tracks_tell_what_the_eclipse_gives() -> None:
    given = table([{"avenue": 3, "pyramid": 2}], buildings=2)

    assert told(given, "avenue")["avenue-own"] == {"step": 3, "count": 12}
    assert told(given, "track")["track-own"] == {"step": 2, "count": 2 * 4 + 4}
    assert told(given, "buildings") == {"buildings": {"value": 4, "count": 9}}


def test_squares_tell_whether_a_tile_can_be_laid() -> None:
    given = table([{"stone": 1, "technologies": [15]}], pyramid={"placed": squares("1-A1=7")})

    assert told(given, "square 1-A1") == {"square-filled": {"square": "1-A1", "number": 7}}
    assert told(given, "square 2-A1") == {"square-waits": {"square": "2-A1"}}
    assert told(given, "square 1-B1")["square-price"] == {"stone": 1}
    assert told(given, "square 1-B1", 1)["square-price"] == {"stone": 2}
    assert "calendar-last" in told(table(pyramid=FINISHED), "calendar")


def test_a_technology_tells_who_would_score() -> None:
    given = table([{"technologies": [1]}, {"technologies": [1, 3]}])

    assert "technology-own" in told(given, "technology 1")
    assert told(given, "technology 3")["technology-shared"] == {"count": 1, "points": 3}
    assert told(given, "technology 3")["technology-price"] == {
        "good": "gold",
        "count": 1,
        "temple": "red",
    }


def test_workers_and_worship_spaces() -> None:
    given = table([{"workers": [[2, 4], [1, 1, 2], [3, 1]]}])

    assert told(given, "worker forest 4")["worker-salary"] == {"good": "cocoa", "count": 2}
    assert "worker-locked" in told(given, "locked palace 1")
    assert "worship-own" in told(given, "worship 1 2")
    assert "worship-taken" in told(given, "worship 1 2", 1)


def test_starting_tiles_of_others_are_not_explained() -> None:
    given = started(2)
    own = [place for place in given.state.explainable(0) if place.startswith("starting")]
    hand = sorted(numbers(named(given.state.view(0)["starting"])["hand"]))

    assert own == [f"starting {tile}" for tile in hand]
    assert not [p for p in given.state.explainable(None) if p.startswith("starting")]
    assert GAME.load(given.state.dump()).explainable(0) == given.state.explainable(0)
