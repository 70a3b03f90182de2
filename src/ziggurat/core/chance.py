"""All randomness of a game, drawn from its seed.

Our own generator and shuffle, so that the same seed gives the same game on every machine and
in every release: SHA-256 over the seed, a label and a counter, read as 32-bit numbers, and
Fisher–Yates from the end. Each purpose (the bag, each stack, the dice) has its own label, so
that what one of them draws never moves another.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

from ziggurat.core.errors import BadSeed

T = TypeVar("T")

LONGEST_SEED = 200


def seed_text(seed: int | str) -> str:
    """The seed as it is written in a record."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSeed(f"a seed is a whole number or a text, not {type(seed).__name__}")
    if isinstance(seed, int) and abs(seed) >= 10**LONGEST_SEED:
        raise BadSeed(f"a seed has at most {LONGEST_SEED} digits")
    text = str(seed)
    if not 0 < len(text) <= LONGEST_SEED or not all("!" <= letter <= "~" for letter in text):
        raise BadSeed(
            f"a seed is 1 to {LONGEST_SEED} visible ASCII characters without spaces, "
            f"not {text[:LONGEST_SEED]!r}"
        )
    return text


class Stream:
    """An endless row of random numbers for one purpose."""

    def __init__(self, seed: str, label: str) -> None:
        self._prefix = f"ziggurat 1|{label}|{seed}|"
        self._blocks = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = sha256(f"{self._prefix}{self._blocks}".encode()).digest()
            self._blocks += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each equally likely."""
        if not 0 < bound <= 1 << 32:
            raise ValueError(f"a bound is 1 to 2**32, not {bound}")
        limit = (1 << 32) - (1 << 32) % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    def die(self) -> int:
        """The throw of a six-sided die."""
        return 1 + self.below(6)


def mix(items: list[T], rng: Random) -> None:
    """Shuffle in place, quickly: for imagined positions, not for a game."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def mixed(items: Sequence[T], rng: Random) -> list[T]:
    """A copy in random order."""
    copy = list(items)
    mix(copy, rng)
    return copy


def committed_seed(
    secret: str, contributions: Sequence[str], game: str, options: str, seats: Sequence[str]
) -> str:
    """The seed of a shuffle that nobody could choose.

    The host draws the secret and shows its `commitment` first; then each person adds a
    contribution; the seed depends on all of them and on who plays what.
    """
    parts = [secret, *contributions, game, options, *seats]
    text = "".join(f"{len(part.encode())}:{part}," for part in parts)
    return sha256(f"ziggurat seed 1|{text}".encode()).hexdigest()


def commitment(secret: str) -> str:
    """What the host shows before the start: it fixes the secret without revealing it."""
    return sha256(bytes.fromhex(secret)).hexdigest()
