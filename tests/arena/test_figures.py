"""Intervals and ratings by known numbers."""

from collections import Counter

import pytest

from ziggurat.arena.figures import bradley_terry, duels, percentile, ratings, summary, wilson
from ziggurat.arena.matches import Result


def won(number: int, names: tuple[str, ...], places: tuple[int, ...]) -> Result:
    scores = tuple(10 - place for place in places)
    seats = len(names)
    return Result(number, names, scores, places, "end", 8, "", (4,) * seats, ((0.2, 0.4),) * seats)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (388, 400, 0.9483, 0.9828)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_percentile() -> None:
    assert percentile([3.0, 1.0, 2.0, 4.0], 0.5) == 3.0
    assert percentile(list(range(100)), 0.99) == 99
    assert percentile([], 0.5) == 0.0


def test_ten_to_one_is_400_points() -> None:
    """With very many games the one drawn duel that is added does not matter."""
    found = bradley_terry(["A", "B"], Counter({("A", "B"): 1_000_000, ("B", "A"): 100_000}))
    assert found["A"] - found["B"] == pytest.approx(400, abs=0.1)
    assert found["A"] + found["B"] == pytest.approx(3000, abs=0.1)


def test_ratings_carry_over() -> None:
    """A beats B three to one, B beats C three to one: A leads C by as much again."""
    three = {("A", "B"): 30_000, ("B", "A"): 10_000, ("B", "C"): 30_000, ("C", "B"): 10_000}
    found = bradley_terry(["A", "B", "C"], Counter(three))
    assert found["A"] - found["C"] == pytest.approx(2 * (found["B"] - found["C"]), abs=0.5)


def test_who_won_all_has_a_rating() -> None:
    found = bradley_terry(["A", "B"], Counter({("A", "B"): 20}))
    assert 100 < found["A"] - found["B"] < 1000


def test_a_tie_is_half_a_duel_for_each() -> None:
    games = [won(0, ("A", "B", "B"), (1, 1, 3))]
    assert duels(games) == {("A", "B"): 3, ("B", "A"): 1}


def test_the_interval_of_a_rating_holds_it() -> None:
    games = [won(n, ("A", "B"), (1, 2) if n % 3 else (2, 1)) for n in range(30)]
    middle, low, high = ratings(["A", "B"], games, "s")["A"]
    assert low < middle < high
    assert middle > 1500


def test_summary() -> None:
    games = [won(1, ("B", "A"), (2, 1)), won(0, ("A", "B"), (1, 2)), won(2, ("A", "B"), (1, 1))]
    best, other = summary(games, "s")
    assert (best.name, best.games, best.wins) == ("A", 3, 2.5)
    assert best.points == 9
    assert other.share == pytest.approx(0.5 / 3)
    assert best.by_seat == ((2, 0.75, 9.0), (1, 1.0, 9.0))
    assert best.decision_ms == pytest.approx(150)
    assert best.turn_ms == pytest.approx((400, 400))
