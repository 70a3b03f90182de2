"""Every puzzle that is shipped can be played, and its solution is the best of its moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

import ziggurat
from tests.games.present import GAMES
from ziggurat.analysis import confirmation, puzzles
from ziggurat.analysis.difficulty import DIFFICULTIES, effort, graded
from ziggurat.core import Game
from ziggurat.core.types import Facts, Json
from ziggurat.puzzle_search import confirm, search

with_puzzles = pytest.mark.parametrize(
    "game",
    [game for game in GAMES if (game.folder / "puzzles" / "puzzles.json").is_file()],
    ids=lambda game: game.name,
)


def mapping(value: Json) -> Facts:
    assert isinstance(value, Mapping)
    return value


def row(value: Json) -> list[Json]:
    assert isinstance(value, Sequence)
    assert not isinstance(value, str)
    return list(value)


def share(move: Facts, seat: Json) -> float:
    assert isinstance(seat, int)
    found = row(move["shares"])[seat]
    assert isinstance(found, int | float)
    return float(found)


@with_puzzles
def test_puzzles_can_be_played(game: Game) -> None:
    for puzzle in puzzles.shipped(game):
        state = game.load(puzzle["position"])
        solution = mapping(puzzle["solution"])
        assert state.seat == puzzle["seat"], puzzle["id"]
        assert state.seats == puzzle["seats"]
        for move in (solution, *map(mapping, row(puzzle["others"]))):
            assert game.read(move["words"]) == move["action"]
            assert state.refusal(game.read(move["words"])) is None
        assert all(isinstance(action, int) for action in row(puzzle["also"]))


@with_puzzles
def test_solutions_are_clearly_best(game: Game) -> None:
    for puzzle in puzzles.shipped(game):
        best = share(mapping(puzzle["solution"]), puzzle["seat"])
        others = [share(mapping(move), puzzle["seat"]) for move in row(puzzle["others"])]
        assert others
        assert best - max(others) >= confirmation.CLEAR - 0.005, puzzle["id"]
        assert puzzle["difficulty"] in DIFFICULTIES


@with_puzzles
def test_a_theme_follows_from_what_the_solution_does_and_brings(game: Game) -> None:
    for puzzle in puzzles.shipped(game):
        solution = mapping(puzzle["solution"])
        line = [action for action in row(solution["line"]) if isinstance(action, int)]
        reasons = [mapping(reason) for reason in row(solution["reasons"])]
        assert puzzle["theme"] == puzzles.theme_of(game, line, reasons), puzzle["id"]


@with_puzzles
def test_no_two_puzzles_are_the_same(game: Game) -> None:
    found = [puzzle["id"] for puzzle in puzzles.shipped(game)]
    assert len(set(found)) == len(found) > 0


@with_puzzles
def test_a_third_of_the_puzzles_is_easy_and_a_third_hard(game: Game) -> None:
    found = puzzles.shipped(game)
    counted = Counter(puzzle["difficulty"] for puzzle in found)
    assert max(counted.values()) - min(counted.values()) <= 1
    assert set(counted) == set(DIFFICULTIES)
    efforts = {str(puzzle["id"]): float(str(puzzle["effort"])) for puzzle in found}
    assert graded(efforts) == {puzzle["id"]: puzzle["difficulty"] for puzzle in found}


def test_a_longer_line_and_a_smaller_gap_are_harder_to_find() -> None:
    game = ziggurat.game("tigris")
    puzzle = puzzles.shipped(game)[0]
    solution = mapping(puzzle["solution"])
    longer: Facts = {**solution, "line": [*row(solution["line"]), 0]}
    assert effort(game, {**puzzle, "solution": longer}) > effort(game, puzzle)
    assert effort(game, {**puzzle, "gap": 0.2}) < effort(game, {**puzzle, "gap": 0.1})


@with_puzzles
def test_a_hard_puzzle_is_less_plain_than_an_easy_one(game: Game) -> None:
    found = puzzles.shipped(game)
    gaps = {
        difficulty: fmean(
            float(str(puzzle["gap"])) for puzzle in found if puzzle["difficulty"] == difficulty
        )
        for difficulty in DIFFICULTIES
    }
    assert gaps["easy"] > gaps["medium"] > gaps["hard"]


def test_puzzles_are_graded_beside_each_other() -> None:
    efforts = {"a": 0.9, "b": -1.0, "c": 0.2}
    assert graded(efforts) == {"b": "easy", "c": "medium", "a": "hard"}


def test_a_position_with_no_clear_best_is_no_puzzle() -> None:
    game = ziggurat.game("mexica")
    state = game.start(2, 1)
    assert puzzles.look_at(game.judgement(), state, "the start", Random(1)) is None


def swapped(puzzle: Facts) -> Facts:
    """A puzzle that calls the next best move its solution."""
    solution, (other, *rest) = puzzle["solution"], row(puzzle["others"])
    return {**puzzle, "solution": other, "others": [solution, *rest]}


def test_searches_differ_where_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mexica draws nothing: only other budgets and other weights make a search another one."""
    monkeypatch.setattr(confirmation, "SHORTEST", 8)
    monkeypatch.setattr(confirmation, "LONGEST", 32)
    game = ziggurat.game("mexica")
    state = game.load(puzzles.shipped(game)[0]["position"])
    best = mapping(puzzles.shipped(game)[0]["solution"])["action"]
    assert isinstance(best, int)
    worst = next(action for action in state.actions() if action != best)
    looked = confirmation.searched(state, [best, worst], Random(1))
    assert looked is not None
    assert len({looks[0].shares[state.seat] for looks in looked}) == confirmation.SEARCHES


def test_what_does_not_hold_any_more_is_left_out(tmp_path: Path) -> None:
    one, other, *_ = puzzles.shipped(ziggurat.game("tigris"))
    again = puzzles.Collection(tmp_path / "again.json")
    again.settle(str(one["id"]), {**one, "gap": 0.5})
    again.settle(str(other["id"]), None)
    again.write("engine")
    again = puzzles.Collection(again.file)
    assert again.left([one, other, {**one, "id": "new"}]) == [{**one, "id": "new"}]
    kept = puzzles.Collection(tmp_path / "kept.json")
    kept.add(one)
    kept.add(other)
    assert kept.take(again) == 0
    assert kept.puzzles == {one["id"]: {**one, "gap": 0.5}}


def test_a_collection_takes_no_puzzle_twice_and_few_alike(tmp_path: Path) -> None:
    [first, *_] = puzzles.shipped(ziggurat.game("tigris"))
    kept = puzzles.Collection(tmp_path / "tigris.json")
    assert kept.add(first)
    assert not kept.add(first)
    alike = [{**first, "id": str(number)} for number in range(20)]
    assert sum(kept.add(one) for one in alike) == puzzles.ALIKE - 1
    assert kept.add({**first, "id": "other", "theme": "treasure"})


def test_a_search_goes_on_where_it_stood(tmp_path: Path) -> None:
    game, file = ziggurat.game("mexica"), tmp_path / "there" / "mexica.json"
    [first, *_] = puzzles.shipped(game)
    kept = puzzles.Collection(file)
    kept.add(first)
    assert list(search(game, kept, 40, 1, 0.001, "a"))[-1] >= 1
    looked = puzzles.Collection(file).looked
    assert looked > 0
    again = puzzles.Collection(file)
    list(search(game, again, 40, 1, 0.001, "a"))
    assert again.looked > looked
    assert str(first["id"]) in puzzles.Collection(file).puzzles


def test_shipped_puzzles_are_looked_at_again_where_that_was_left(tmp_path: Path) -> None:
    game = ziggurat.game("tigris")
    first, second, *_ = puzzles.shipped(game)
    known = [first, swapped(second)]
    kept = puzzles.Collection(tmp_path / "tigris.json")
    kept.settle(str(first["id"]), first)
    list(confirm(game, kept, known, 1, 1.0))
    assert (set(kept.puzzles), kept.dropped) == ({first["id"]}, {second["id"]})
    assert list(confirm(game, kept, known, 1, 1.0)) == []
