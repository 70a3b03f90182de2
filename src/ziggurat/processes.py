"""Worker processes for those who let bots think elsewhere: the server and the arena."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from os import _exit
from signal import SIG_IGN, SIGINT, signal
from threading import Thread


def pool(workers: int) -> ProcessPoolExecutor:
    """Workers that leave interrupts to who started them, and end when that process has died."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _begin)


def _begin() -> None:
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        _exit(1)
