"""A program of somebody else: lines to it and from it, its limits, and its end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from signal import SIGKILL
from time import monotonic

from ziggurat.engines.protocol import LONGEST_ANSWER
from ziggurat.processes import processor_seconds

if sys.platform == "linux":
    import resource

MOST_AT_ONCE = 1_048_576
"""Bytes that a program may write for one answer."""
MEGABYTE = 1_048_576


class Ended(Exception):
    """The program ended, or closed its input or output."""


class Silent(Exception):
    """The program did not read or write in time."""


class Flood(Exception):
    """The program wrote a line too long, or far too much."""


@dataclass(frozen=True)
class Limits:
    """What a guest may use."""

    seconds: float = 10.0
    """How long it may take for a decision."""
    turn_seconds: float = 0.0
    """The processor time that it should use for a turn; 0: as it likes."""
    megabytes: int = 2048
    """Memory for data, where the system can limit it."""
    game_seconds: int = 3600
    """The processor time of a whole game, where the system can limit it."""


class Program:
    """One process with all that it starts; standard error goes where ours goes."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._limit(limits)
        self._unread = b""
        self._allowed = MOST_AT_ONCE
        self._used = 0.0

    def _limit(self, limits: Limits) -> None:
        if sys.platform == "linux":
            memory = limits.megabytes * MEGABYTE
            with suppress(ProcessLookupError):
                resource.prlimit(self._process.pid, resource.RLIMIT_DATA, (memory, memory))
                seconds = limits.game_seconds
                resource.prlimit(self._process.pid, resource.RLIMIT_CPU, (seconds, seconds))

    def send(self, line: str, deadline: float) -> None:
        """Write a line before that moment of `monotonic`."""
        left = memoryview(f"{line}\n".encode())
        self._allowed = MOST_AT_ONCE
        while left:
            self._await(self._in, EVENT_WRITE, deadline)
            try:
                left = left[os.write(self._in, left) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise Ended from error

    def receive(self, deadline: float) -> str:
        """The next line, if it comes before that moment of `monotonic`."""
        while b"\n" not in self._unread:
            self._await(self._out, EVENT_READ, deadline)
            try:
                more = os.read(self._out, LONGEST_ANSWER)
            except BlockingIOError:
                continue
            if not more:
                raise Ended
            self._unread += more
            self._allowed -= len(more)
            if self._allowed < 0 or len(self._unread.partition(b"\n")[0]) > LONGEST_ANSWER:
                raise Flood
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace")

    def _await(self, file: int, event: int, deadline: float) -> None:
        left = deadline - monotonic()
        with DefaultSelector() as selector:
            selector.register(file, event)
            if left <= 0 or not selector.select(left):
                raise Silent

    def processor_seconds(self) -> float:
        """What it has used so far, where the system says so."""
        used = processor_seconds(self._process.pid)
        if used is not None:
            self._used = used
        return self._used

    def end(self) -> None:
        """Kill it with all that it started, and leave nothing of it behind."""
        self.processor_seconds()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
