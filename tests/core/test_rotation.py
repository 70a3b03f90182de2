"""Tests that rotate: one of a group each day, or all of them on request."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ziggurat.bots import LEVELS

ROOT = Path(__file__).parents[2]


def collected(day: int, *options: str) -> list[str]:
    """The levels of bots that play a whole game on that day."""
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
            *("--collect-only", "tests/arena/test_soak.py", *options),
        ],
        cwd=ROOT,
        env={**os.environ, "ZIGGURAT_TEST_DAY": str(day)},
        capture_output=True,
        text=True,
        check=True,
    )
    return [level for level in LEVELS if f"[{level}]" in run.stdout]


def test_each_day_has_another_one() -> None:
    first, second = collected(0), collected(1)

    assert len(first) == len(second) == 1
    assert LEVELS.index(second[0]) == (LEVELS.index(first[0]) + 1) % len(LEVELS)


def test_all_of_them_run_when_that_is_asked_for() -> None:
    assert collected(0, "--every") == list(LEVELS)
