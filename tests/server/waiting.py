"""Waiting for something that another process does, with an end."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

PAUSE = 0.02


def until(condition: Callable[[], bool], seconds: float, what: str) -> None:
    """Look again and again until it is so; fail when it never is."""
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            raise AssertionError(f"waited {seconds} s, but not so: {what}")
        sleep(PAUSE)
