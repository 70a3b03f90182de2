"""What a long log costs: opening, undo and looking back at 100, 1,000 and 10,000 entries.

    python -m bench.long_tables

writes bench/long_tables.md. The same number of actions stands in each; all else was tried and
taken back.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.server.hosts import Guest, Host, all_go_home, number, rows
from tests.server.long_tables import lengthen, sets_up
from tests.soaking import machine

RESULTS = Path(__file__).parent / "long_tables.md"
LENGTHS = (100, 1_000, 10_000)
TABLES = 5
"""Each is opened once, so that there is a table for each opening that is measured."""

Timed = dict[str, list[tuple[float, float]]]


def processor(pid: int) -> float:
    """Milliseconds that all threads of a process have had on a processor."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


class Clock:
    """Times requests by the wall, and by the processor, which others here do not slow."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.times: Timed = {}

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        began, used = perf_counter(), processor(self._pid)
        yield
        wall = 1000 * (perf_counter() - began)
        self.times.setdefault(what, []).append((wall, processor(self._pid) - used))


def look(guest: Guest, table: str, length: int, clock: Clock) -> None:
    """Open a table for the first time, take a decision back, look back, ask what was missed."""
    with clock.timed("opening"):
        guest.state(table)
    state = guest.state(table, length - 1)
    seat = number(rows(state["entries"])[-1]["seat"])
    with clock.timed("undo"):
        guest.undoes(table, state, seat)
    for part in (0.1, 0.5, 0.9):
        with clock.timed("replay"):
            guest.get(f"/api/tables/{table}/positions/{int(length * part)}")
    with clock.timed("since"):
        guest.state(table, length - 60)


def replayed(guest: Guest) -> float:
    name = "ziggurat_entries_replayed_total "
    lines = guest.text("/metrics").splitlines()
    return float(next(line.removeprefix(name) for line in lines if line.startswith(name)))


def main() -> int:
    host = Host()
    eva = host.guest("Eva")
    tables = {length: [sets_up(eva) for _ in range(TABLES)] for length in LENGTHS}
    warm = sets_up(eva)
    host.processes[0].stop()
    last = {
        table: lengthen(host.database, table, length, snapshots=True)
        for length, some in tables.items()
        for table in some
    }
    first = lengthen(host.database, warm, 100, snapshots=True)
    host.processes[0].start()
    process = host.processes[0].process
    assert process is not None
    look(eva, warm, first, Clock(process.pid))
    found: dict[int, tuple[Timed, float]] = {}
    for length, some in tables.items():
        clock = Clock(process.pid)
        before = replayed(eva)
        for table in some:
            look(eva, table, last[table], clock)
        found[length] = clock.times, (replayed(eva) - before) / TABLES
    all_go_home()
    host.close()
    text = report(found)
    RESULTS.write_text(text, "utf-8")
    print(text)
    return 0


def report(found: dict[int, tuple[Timed, float]]) -> str:
    """The results as a page."""
    what = ("opening", "undo", "replay", "since")
    lines = [
        "# What a long log costs",
        "",
        "Milliseconds of processor that a request takes of the server, and in brackets until",
        f"its answer is there by the wall clock: medians of {TABLES} tables. Opening is the first",
        "request for a table that is not in memory; replay asks for positions a tenth, a half and",
        "nine tenths of the way; since asks for the last 60 entries. The last column is how many",
        "entries were carried out again for all of it at one table.",
        "",
        "Command: `python -m bench.long_tables`  ",
        f"Machine: {machine()}; the rules interpreted; load average {os.getloadavg()[0]:.1f}",
        "",
        "| entries | " + " | ".join(what) + " | replayed |",
        "|---:" * (len(what) + 2) + "|",
    ]
    for length, (times, count) in found.items():
        cells = []
        for name in what:
            wall, used = (median(column) for column in zip(*times[name], strict=True))
            cells.append(f"{used:.0f} ({wall:.0f})")
        lines.append(f"| {length:,} | " + " | ".join(cells) + f" | {count:.0f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
