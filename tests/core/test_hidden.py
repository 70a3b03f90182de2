"""Places of a dump that hold what a seat cannot know."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.core.hidden import Hidden, exchange, item, put
from ziggurat.core.types import Json


def dump() -> dict[str, Json]:
    return {"hands": [["a", "b"], ["c", "d"]], "bag": ["e", "f", "g"], "dice": [1, 1, 1]}


def test_places() -> None:
    position = dump()

    put(position, ("hands", 1, 0), "z")

    assert item(position, ("hands", 1)) == ["z", "d"]
    assert item(position, ()) is position


@pytest.mark.parametrize("path", [("hands", "x"), ("dice", 0, 0), ("nothing",)])
def test_places_that_are_not_there(path: tuple[str | int, ...]) -> None:
    with pytest.raises(KeyError):
        item(dump(), path)


@pytest.mark.parametrize("path", [("hands", "x"), ("hands", 0, 0, 0)])
def test_nothing_is_laid_at_places_that_are_not_there(path: tuple[str | int, ...]) -> None:
    with pytest.raises(KeyError):
        put(dump(), path, 1)


@given(st.randoms(use_true_random=False))
def test_exchange_only_moves_what_the_pool_names(rng: Random) -> None:
    position = dump()
    pool = Hidden([("hands", 1, 0), ("hands", 1, 1), ("bag", 0), ("bag", 1), ("bag", 2)])

    exchange(position, [pool], rng)

    assert item(position, ("hands", 0)) == ["a", "b"]
    assert item(position, ("dice",)) == [1, 1, 1]
    assert Counter(str(item(position, path)) for path in pool.paths) == Counter("cdefg")


def test_exchange_reaches_every_arrangement() -> None:
    seen = set()
    for seed in range(200):
        position = dump()
        exchange(position, [Hidden([("bag", n) for n in range(3)])], Random(seed))
        seen.add(str(position["bag"]))

    assert len(seen) == 6


def test_values_are_drawn_independently() -> None:
    seen = set()
    for seed in range(200):
        position = dump()
        exchange(position, [Hidden([("dice", 0), ("dice", 1)], [1, 2, 3])], Random(seed))
        seen.add(str(position["dice"]))

    assert len(seen) == 9
    assert all(text.endswith(", 1]") for text in seen)
