"""The short run: every text of the corpus, and some hundreds broken in new ways.

The long runs are `make fuzz`; what they found is in bench/fuzz.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.fuzz.mutation import mutated
from tests.fuzz.served import SERVED, server
from tests.fuzz.targets import TARGETS, Target

COUNTS = {"notation": 1_000, "news": 1_000, "live": 100, "dumps": 40, "rows": 20, "requests": 60}
"""Broken texts for a target, where it is not a hundred."""
EVERY = 11
"""Of many good texts one in this number is tried."""


@pytest.fixture(scope="module", autouse=True)
def _closed() -> Iterator[None]:
    yield
    if server.cache_info().currsize:
        server().close()
        server.cache_clear()


@pytest.mark.parametrize("target", [*TARGETS.values(), *SERVED.values()], ids=lambda one: one.name)
def test_nothing_foreign_is_a_crash(target: Target) -> None:
    seeds = target.seeds()
    for text in (*seeds[::EVERY], *target.found()):
        target.check(text)
    rng = Random(f"fuzz {target.name}")
    for _ in range(COUNTS.get(target.name, 100)):
        target.check(mutated(rng.choice(seeds), rng, seeds))
