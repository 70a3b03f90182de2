"""A second process in which the rules of the wheel run, compiled where there is a compiler."""

from __future__ import annotations

import subprocess
from functools import cache

from tests import wheels


class Twin:
    """Answers with digests of games, one after another."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [wheels.python(), "-m", "tests.compiled.digests"],
            cwd=wheels.ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def digest(self, name: str, seats: int, seed: str) -> tuple[str, int]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(name, seats, seed, file=self.process.stdin, flush=True)
        found, length = self.process.stdout.readline().split()
        return found, int(length)


@cache
def twin() -> Twin:
    """The twin of this process; it ends when this one does and closes the pipe."""
    return Twin()
