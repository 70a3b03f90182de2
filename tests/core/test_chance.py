"""The same seed gives the same game for ever, and every draw is equally likely."""

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.core.chance import (
    LONGEST_SEED,
    Stream,
    commitment,
    committed_seed,
    mixed,
    seed_text,
)
from ziggurat.core.errors import BadSeed

IMAGINED = Random(1)
SECRET = "00" * 32
OPEN = "57221051b4579a17d5b9ae02ee6a6edd22cd2241493099696e949ad7f1def88c"


def test_stream_is_sha_256_over_label_seed_and_counter() -> None:
    stream = Stream("7", "bag")

    words = [stream.below(1 << 32) for _ in range(10)]

    first = sha256(b"ziggurat 1|bag|7|0").digest()
    second = sha256(b"ziggurat 1|bag|7|1").digest()
    rows = first + second
    assert words == [int.from_bytes(rows[i : i + 4], "big") for i in range(0, 40, 4)]
    assert words[:3] == [4011985455, 1696945049, 4196542954]


def test_vectors_for_ever() -> None:
    numbers, dice = Stream("7", "bag"), Stream("7", "dice")

    assert [numbers.below(100) for _ in range(12)] == [
        55, 49, 54, 86, 81, 89, 47, 70, 58, 80, 43, 29,
    ]  # fmt: skip
    assert [dice.die() for _ in range(20)] == [
        4, 2, 2, 6, 6, 3, 2, 4, 6, 1, 4, 6, 4, 5, 5, 4, 5, 2, 3, 5,
    ]  # fmt: skip
    assert Stream("7", "bag").shuffled(range(20)) == [
        10, 8, 1, 19, 9, 13, 17, 16, 18, 3, 7, 2, 12, 11, 14, 5, 0, 4, 6, 15,
    ]  # fmt: skip
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    assert "".join(Stream("Ur", "stack 3").shuffled(alphabet)) == "obthdzqnsmfjlxikrecypugavw"


def test_committed_seed_for_ever() -> None:
    assert committed_seed(SECRET, ["aa", "bb"], "tigris", "board=standard", ["Ada", "Ben"]) == OPEN
    assert commitment(SECRET) == sha256(bytes(32)).hexdigest()


@pytest.mark.parametrize(
    ("secret", "salts", "game", "options", "names"),
    [
        ("01" * 32, ["aa", "bb"], "tigris", "board=standard", ["Ada", "Ben"]),
        (SECRET, ["bb", "aa"], "tigris", "board=standard", ["Ada", "Ben"]),
        (SECRET, ["aab", "b"], "tigris", "board=standard", ["Ada", "Ben"]),
        (SECRET, ["aa", "bb"], "mexica", "board=standard", ["Ada", "Ben"]),
        (SECRET, ["aa", "bb"], "tigris", "board=advanced", ["Ada", "Ben"]),
        (SECRET, ["aa", "bb"], "tigris", "board=standard", ["Ben", "Ada"]),
        (SECRET, ["aa", "bb"], "tigris", "board=standard", ["Ada,3:Ben"]),
    ],
)
def test_a_committed_seed_depends_on_everything(
    secret: str, salts: list[str], game: str, options: str, names: list[str]
) -> None:
    assert committed_seed(secret, salts, game, options, names) != OPEN


def test_labels_do_not_move_each_other() -> None:
    alone, beside, busy = Stream("1", "dice"), Stream("1", "dice"), Stream("1", "bag")

    expected = [alone.die() for _ in range(30)]
    drawn = []
    for _ in range(30):
        busy.shuffled(range(9))
        drawn.append(beside.die())

    assert drawn == expected


@given(st.lists(st.integers()), st.integers())
def test_shuffle_keeps_the_items_and_the_original(items: list[int], seed: int) -> None:
    before = list(items)

    shuffled = Stream(str(seed), "bag").shuffled(items)

    assert Counter(shuffled) == Counter(items)
    assert items == before


@given(st.integers(1, 1 << 32), st.integers())
def test_draws_are_below_the_bound(bound: int, seed: int) -> None:
    stream = Stream(str(seed), "any")

    assert all(0 <= stream.below(bound) < bound for _ in range(5))


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_bounds_that_cannot_be_drawn_from(bound: int) -> None:
    with pytest.raises(ValueError, match="a bound is 1 to"):
        Stream("7", "any").below(bound)


@pytest.mark.parametrize("bound", [2, 6, 7, 100])
def test_numbers_are_uniform(bound: int) -> None:
    draws = 600 * bound
    stream = Stream("uniform", f"below {bound}")

    seen = Counter(stream.below(bound) for _ in range(draws))

    squares = sum((seen[number] - 600) ** 2 / 600 for number in range(bound))
    freedom = bound - 1
    assert squares < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_large_bounds_have_no_bias() -> None:
    """With a bound of 3 × 2**30, a plain remainder would draw the first third twice as often."""
    stream = Stream("uniform", "large")
    third = 1 << 30

    seen = Counter(stream.below(3 * third) // third for _ in range(6000))

    assert all(1800 < seen[part] < 2200 for part in range(3))


@pytest.mark.parametrize(
    "orders", [Stream("uniform", "orders").shuffled, lambda items: mixed(items, IMAGINED)]
)
def test_every_order_is_equally_likely(orders: Callable[[range], list[int]]) -> None:
    seen = Counter(tuple(orders(range(4))) for _ in range(24 * 500))

    assert set(seen) == set(permutations(range(4)))
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 23 + 5 * 46**0.5 + 5


@pytest.mark.parametrize(
    ("seed", "text"), [(7, "7"), (-3, "-3"), ("Ur", "Ur"), ("x" * LONGEST_SEED, "x" * LONGEST_SEED)]
)
def test_seeds(seed: int | str, text: str) -> None:
    assert seed_text(seed) == text


@pytest.mark.parametrize(
    "seed", ["", "two words", "tab\t", "naïve", "x" * (LONGEST_SEED + 1), True]
)
def test_seeds_that_no_record_can_hold(seed: int | str) -> None:
    with pytest.raises(BadSeed):
        seed_text(seed)


@pytest.mark.parametrize("digits", [LONGEST_SEED + 1, 5000])
def test_endless_numbers_are_no_seeds(digits: int) -> None:
    with pytest.raises(BadSeed, match="at most 200 digits"):
        seed_text(10**digits)
