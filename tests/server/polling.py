"""Waiting for something that another process does, with an end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

T = TypeVar("T")

PAUSE = 0.02


def until(condition: Callable[[], bool], seconds: float, what: str) -> None:
    """Look again and again until it is so; fail when it never is."""
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            raise AssertionError(f"waited {seconds} s, but not so: {what}")
        sleep(PAUSE)


def run(work: Coroutine[None, None, T]) -> T:
    """What comes of it, from a thread of its own: in this one a browser's loop may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def children_of(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
