"""Worker processes for those who let bots think elsewhere: the server, the arena and engines."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from os import _exit
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

SPAWN = get_context("spawn")


def pool(workers: int) -> ProcessPoolExecutor:
    """Workers that leave interrupts to their parent, and end when it has died."""
    return ProcessPoolExecutor(workers, SPAWN, prepare_worker)


def prepare_worker() -> None:
    """In a worker, first of all."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        _exit(1)


def processor_seconds(pid: int) -> float | None:
    """What a process and its threads have used; None where it is gone or the system cannot say."""
    if sys.platform != "linux":
        return None
    try:
        return time.clock_gettime((~pid << 3) | 2)  # as clock_getcpuclockid of the C library
    except OSError:
        return None
