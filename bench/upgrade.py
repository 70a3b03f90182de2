"""Two releases side by side while people play: `python -m bench.upgrade`, in bench/server.md.

This release serves with two processes on PostgreSQL and Redis. One after the other is replaced by
a process of a release with one more migration, which also writes an entry of a kind that this one
does not know. The history is checked as after a storm (tests/server/chaos.py).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
from pathlib import Path
from random import Random

from tests.server.chaos import Storm
from tests.server.faults import CLUSTER, Fault, Scene, scene
from tests.server.hosts import Process
from tests.server.services import binary, owner
from tests.server.test_upgrade import APPLAUSE, next_release
from tests.soaking import machine

RESULTS = Path(__file__).parent / "server.md"
TITLE = "## Two releases side by side"
TRIES = 20
COUNTED = {
    "acknowledged": "entries acknowledged",
    "lost": "lost",
    "doubled": "doubled",
    "secrets seen": "secrets seen",
    "requests without an answer": "requests without an answer, sent again elsewhere",
    "put off": "requests put off, sent again",
    "applause": "entries of an unknown kind",
    "entries": "entries in the logs, as each person reads them",
    "views compared": "views compared with what was shown",
}


class Upgrade:
    """The steps of an upgrade, each taken while people play."""

    def __init__(self, folder: Path) -> None:
        self._environment = next_release(folder)
        self.applause = 0

    def steps(self) -> list[Fault]:
        add, stop, applaud = self.next_release_starts, self.this_release_stops, self.applauds
        return [add, applaud, stop, applaud, add, applaud, stop, applaud]

    def next_release_starts(self, at: Scene, _: Random) -> None:
        """The first of them migrates."""
        name = f"log-next-{len(at.host.processes)}.txt"
        arguments = at.host.processes[0].arguments
        new = Process(arguments, at.host.folder / name, self._environment)
        new.start()
        at.host.processes.append(new)

    def this_release_stops(self, at: Scene, _: Random) -> None:
        """The oldest process, as a host stops it; its people go elsewhere."""
        at.host.processes.pop(0).stop()

    def applauds(self, at: Scene, rng: Random) -> None:
        """An entry that this release does not know, at a table in play."""
        statements = APPLAUSE.replace("$table", rng.choice(at.tables)).encode()
        asked = [binary("psql"), "--quiet", "--single-transaction", "--set", "ON_ERROR_STOP=1"]
        for _ in range(TRIES):
            done = subprocess.run(
                [*asked, at.host.database],
                input=statements,
                user=owner(),
                capture_output=True,
                check=False,
            )
            if done.returncode == 0:
                self.applause += 1
                return
        raise AssertionError(done.stderr.decode())


def measured(tables: int, seed: str) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder, scene(CLUSTER) as at:
        upgrade, storm = Upgrade(Path(folder)), Storm(at, tables, seed)
        storm.go_through(upgrade.steps())
        return storm.check() | {"applause": upgrade.applause}


def section(tables: int, seed: str, found: dict[str, int]) -> str:
    lines = [
        TITLE,
        "",
        f"Written by `python -m bench.upgrade --tables {tables} --seed {seed}`:",
        f"{2 * tables} people who play without a pause at {tables} tables, somebody who watches",
        "each, PostgreSQL and Redis. Two processes of this release are replaced by two of one with",
        "another migration, one after the other; in between the later release writes entries of a",
        "kind that this one does not know. Afterwards every log is compared with what everybody",
        "was told.",
        "",
        f"Machine: {machine()}; load average {os.getloadavg()[0]:.1f}",
        "",
        "| | |",
        "|---|---:|",
        *(f"| {words} | {found.get(name, 0):,} |" for name, words in COUNTED.items()),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.upgrade", description=__doc__)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", default="upgrade")
    given = parser.parse_args()
    text = section(given.tables, given.seed, measured(given.tables, given.seed))
    before = RESULTS.read_text("utf-8").partition(TITLE)[0].rstrip()
    RESULTS.write_text(f"{before}\n\n{text}", "utf-8")
    print(text)


if __name__ == "__main__":
    main()
