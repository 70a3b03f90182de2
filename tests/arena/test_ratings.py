"""Levels on one scale, from games among them."""

from itertools import pairwise
from pathlib import Path

import pytest
from bench.ratings import Table, duels, intervals, linked, module, rated, tables

from ziggurat.bots import LEVELS, RATINGS


def beats(above: str, below: str, won: int, lost: int) -> list[Table]:
    """Games of two levels for two."""
    first: Table = (above, below), (1, 2)
    second: Table = (above, below), (2, 1)
    return [first] * won + [second] * lost


def ladder(won: int = 30, lost: int = 10) -> list[Table]:
    """Every level against the one below."""
    return [game for below, above in pairwise(LEVELS) for game in beats(above, below, won, lost)]


def test_three_of_four_is_about_190_points_and_novice_has_1000() -> None:
    found = rated(ladder(3000, 1000))
    steps = [found[above] - found[below] for below, above in pairwise(LEVELS)]

    assert found["novice"] == pytest.approx(1000)
    assert steps == pytest.approx([191] * 4, abs=4)


def test_every_two_seats_of_a_table_are_a_duel_and_a_shared_place_is_none() -> None:
    names = ("adept", "novice", "novice", "expert")
    won = duels([(names, (1, 2, 4, 2))])

    assert won["adept", "novice"] == 2
    assert won["expert", "novice"] == 1
    assert won["novice", "expert"] == 0
    assert won["novice", "novice"] == 0


def test_the_interval_holds_the_rating_and_has_a_width() -> None:
    played = ladder(60, 20)
    rating = rated(played)["master"]
    low, high = intervals(played)["master"]

    assert low + 50 < rating < high - 50


def test_only_games_of_levels_of_that_game_count(tmp_path: Path) -> None:
    lines = [
        '{"row": "level-tigris-2-adept-novice", "names": ["adept", "novice"], "places": [1, 2]}',
        '{"row": "level-mexica-2-adept-novice", "names": ["adept", "novice"], "places": [1, 2]}',
        '{"row": "time-tigris-2-a-b", "names": ["master:1s", "master:100ms"], "places": [1, 2]}',
    ]
    (tmp_path / "games.jsonl").write_text("\n".join(lines) + "\n", "utf-8")

    assert tables([tmp_path], "tigris") == [(("adept", "novice"), (1, 2))]


def test_levels_that_have_not_met_are_linked_by_the_games_of_the_release() -> None:
    met = [game for game in ladder() if "master" not in game[0]]
    games, older = linked(met, "mexica")

    assert older == 23
    assert {names for names, _ in games[len(met) :]} == {("master", "expert")}
    assert sum(places == (1, 2) for _, places in games[len(met) :]) == 18
    assert linked(ladder(), "mexica") == (ladder(), 0)


def test_what_is_written_can_be_read() -> None:
    scope: dict[str, object] = {}
    exec(module({"tigris": {"novice": 1000.0, "adept": 1312.4}}), scope)

    assert scope["RATINGS"] == {"tigris": {"novice": 1000, "adept": 1312}}
    assert all(set(levels) <= set(LEVELS) for levels in RATINGS.values())
