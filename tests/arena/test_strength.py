"""The matches of bench/strength.py: the sequential test, whole rotations, and going on."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from time import time

from bench.strength import (
    Played,
    Row,
    Shelf,
    build,
    chosen,
    counted,
    missing,
    play,
    rows,
    run,
    share,
    verdict,
    whole,
)

ROW = Row("level", "mexica", 2, "greedy", "random", 2)


def test_a_sequential_test_ends_where_the_likelihood_says() -> None:
    assert verdict([1.0] * 16) == ""
    assert verdict([1.0] * 18) == "65 %"
    assert verdict([1.0, 0.0] * 24) == ""
    assert verdict([1.0, 0.0] * 40) == "55 %"
    assert verdict([0.5] * 80) == "55 %"
    assert verdict([1.0] * 18 + [0.0] * 100) == "65 %"


def test_each_row_has_its_own_name_and_whole_rotations() -> None:
    names = [row.name for row in rows()]

    assert len(set(names)) == len(names)
    assert {(row.part, row.seats) for row in rows()} >= {
        ("release", 2),
        ("release", 4),
        ("level", 3),
    }
    for row in rows():
        matches = row.matches("python3")
        assert len(matches) % row.seats == 0
        assert all(match.revision == (1 if row.old else 0) for match in matches)
        sat = Counter(
            seat
            for match in matches
            for seat, one in enumerate(match.lineup)
            if one.name == row.one
        )
        assert set(sat.values()) == {len(matches) // row.seats}


def test_games_are_kept_and_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert run([ROW], shelf, "", 1, time() + 600) == 2
    games = shelf.games(build())[ROW.name]

    assert run([ROW], shelf, "", 1, time() + 600) == 0
    assert missing(ROW, games, "") == []
    assert [match.number for match in missing(replace(ROW, games=4), games, "")] == [2, 3]
    assert sum(share(game, "greedy") for game in whole(ROW, games)) == 2.0


GAME: Played = {
    "build": "",
    "row": ROW.name,
    "number": 0,
    "names": ["greedy", "random"],
    "scores": [2, 1],
    "places": [1, 2],
    "outcome": "",
    "length": 1,
    "spent": [],
    "faults": [],
}


def test_games_of_an_earlier_source_count_where_it_is_named_for_the_game() -> None:
    games: list[Played] = [{**GAME, "build": "abc"}, {**GAME, "build": "abd", "number": 1}]

    assert list(counted(games, "abd", ())[ROW.name]) == [1]
    assert list(counted(games, "abd", ["tigris:abc"])[ROW.name]) == [1]
    assert list(counted(games, "abd", ["mexica:abc"])[ROW.name]) == [0, 1]


def test_rows_are_played_in_the_order_in_which_they_are_named() -> None:
    names = [row.name for row in chosen(["time-mexica", "release-tigris-2", "time-mexica-2"])]

    assert names[0].startswith("time-mexica")
    assert names[-1] == "release-tigris-2-master_1s-0.1.0-master_1s"
    assert len(set(names)) == len(names)


def test_only_whole_rotations_count() -> None:
    games = dict.fromkeys((0, 1, 2, 5), GAME)

    assert whole(ROW, games) == [GAME, GAME]


def test_a_game_that_was_cut_short_goes_on(tmp_path: Path) -> None:
    match, kept = ROW.matches("")[0], tmp_path / "kept.json"

    assert play(match, ROW.name, kept, 0.0) is None
    assert '"moves": []' in kept.read_text("utf-8")
    found = play(match, ROW.name, kept, time() + 600)
    assert found is not None
    assert found["scores"]
    assert not kept.exists()
