"""How fast the rules are, beside others: `python -m bench.speed`, results in bench/results.md.

Every program below runs in its own environment, on one core, and prints its rates once; all of
them take turns, several times over, so that a busy moment of the machine meets them all. The
medians go into the table. Seconds are seconds of processor time.

Rounds of the same source are kept under build/speed: stopped, it goes on where it was; with
`--minutes` it stops by itself in time, and the table is written when all rounds are there.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic

from bench import page
from rich.progress import track
from tests import wheels
from tests.release import Release

ROOT = Path(__file__).parents[1]
PEERS = ROOT / "build" / "peers"
KEPT = ROOT / "build" / "speed"
YARDSTICK = "Catanatron, 4"
BEFORE = "0.1.0"
"""The release whose compiled rules are measured beside today's."""
COMPARED = {
    "with list/s": "with the list",
    "random/s": "at random",
    "copies/s": "copies",
    "views/s": "views",
    "aids/s": "aids",
    "rows/s": "rows of numbers",
    "simulations/s": "simulations",
}
"""What is compared with that release, and what it is called."""

Rates = dict[tuple[str, str], list[float]]
"""What was measured for a row and a column, once a round."""


@dataclass(frozen=True)
class Program:
    """A module that prints lines of `{"row": …, "column": …, "rate": …}`, and its Python."""

    name: str
    module: str
    python: Callable[[], Path]


def peers() -> Path:
    """The Python of an environment with the other projects."""
    pins = ROOT / "requirements" / "bench.txt"
    executable = PEERS / "bin" / "python"
    installed = PEERS / "installed.txt"
    if not installed.is_file() or installed.read_text("utf-8") != pins.read_text("utf-8"):
        subprocess.run([sys.executable, "-m", "venv", "--clear", PEERS], check=True)
        wheels.install(executable, "--require-hashes", "-r", str(pins))
        installed.write_text(pins.read_text("utf-8"), "utf-8")
    return executable


PROGRAMS = [
    Program("interpreted", "bench.rules", lambda: Path(sys.executable)),
    Program("compiled", "bench.rules", wheels.python),
    Program(BEFORE, "bench.rules", lambda: Release(BEFORE).python()),
    Program("peers", "bench.peers", peers),
]


def measure(rounds: int, seconds: float, minutes: float) -> dict[str, Rates] | None:
    """The rates of every program, all rounds; None where the time was not enough for all."""
    began = monotonic()
    pythons = {program.name: program.python() for program in PROGRAMS}
    found: dict[str, Rates] = {program.name: {} for program in PROGRAMS}
    longest = 0.0
    for number in track(range(rounds), "measuring"):
        kept = KEPT / wheels.fingerprint() / f"{seconds}-{number}.json"
        if not kept.is_file():
            begun = monotonic()
            if begun + longest > began + 60 * minutes:
                return None
            one_round(kept, pythons, seconds)
            longest = max(longest, monotonic() - begun)
        for name, rates in json.loads(kept.read_text("utf-8")).items():
            for row, column, rate in rates:
                found[name].setdefault((row, column), []).append(rate)
    return found


def one_round(kept: Path, pythons: dict[str, Path], seconds: float) -> None:
    """Every program once, one after another."""
    rates = {
        program.name: rates_of(program, pythons[program.name], seconds) for program in PROGRAMS
    }
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps(rates), "utf-8")


def rates_of(program: Program, python: Path, seconds: float) -> list[tuple[str, str, float]]:
    """One turn of a program, on one core."""
    command = [str(python), "-m", program.module, "--seconds", str(seconds)]
    if hasattr(os, "sched_getaffinity"):
        core = str(min(os.sched_getaffinity(0)))
        command = ["taskset", "-c", core, *command]
    done = subprocess.run(
        command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    found = []
    for line in done.stdout.splitlines():
        if line.startswith('{"row"'):
            rate = json.loads(line)
            found.append((str(rate["row"]), str(rate["column"]), float(rate["rate"])))
    return found


class Table:
    """The medians of all programs."""

    def __init__(self, rates: dict[str, Rates]) -> None:
        self.rates = rates
        self.medians = {
            (program, row, column): median(values)
            for program, found in rates.items()
            for (row, column), values in found.items()
        }
        self.spans = {
            (program, row, column): (max(values) - min(values)) / median(values)
            for program, found in rates.items()
            for (row, column), values in found.items()
        }

    def rows(self, program: str) -> list[str]:
        return list(dict.fromkeys(row for name, row, _ in self.medians if name == program))

    def at(self, program: str, row: str, column: str) -> float | None:
        return self.medians.get((program, row, column))

    def number(self, program: str, row: str, column: str) -> str:
        value = self.at(program, row, column)
        if value is None:
            return "–"
        return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"

    def ratio(self, program: str, row: str, column: str, base: float | None) -> str:
        value = self.at(program, row, column)
        return "–" if value is None or base is None else f"{value / base:.1f}"

    def paired(self, row: str, column: str) -> str:
        """Today's compiled rules against those of the release before: each round is a pair."""
        if (row, column) not in self.rates["compiled"]:
            return "–"
        today, before = (self.rates[program][row, column] for program in ("compiled", BEFORE))
        ratios = [new / old for new, old in zip(today, before, strict=True)]
        return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def own_table(table: Table) -> list[str]:
    yardstick = table.at("peers", YARDSTICK, "with list/s")
    lines = [
        "| Game, seats | | legal | with the list, actions/s | × Catanatron | at random, actions/s "
        "| × Catanatron | listed/s | with the list, games/s | at random, games/s | copies/s |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in table.rows("compiled"):
        for program in ("interpreted", "compiled", BEFORE):
            cells = [
                row if program == "interpreted" else "",
                program,
                table.number(program, row, "legal"),
                table.number(program, row, "with list/s"),
                table.ratio(program, row, "with list/s", yardstick),
                table.number(program, row, "random/s"),
                table.ratio(program, row, "random/s", yardstick),
                table.number(program, row, "listed/s"),
                table.number(program, row, "games with list/s"),
                table.number(program, row, "games random/s"),
                table.number(program, row, "copies/s"),
            ]
            lines.append(f"| {' | '.join(cells)} |")
    return lines


def gain_table(table: Table) -> list[str]:
    """How much compiling brings."""
    lines = ["| Game, seats | with the list | at random | copies |", "|---|---:|---:|---:|"]
    for row in table.rows("compiled"):
        gains = [
            table.ratio("compiled", row, column, table.at("interpreted", row, column))
            for column in ("with list/s", "random/s", "copies/s")
        ]
        lines.append(f"| {row} | {' | '.join(gains)} |")
    return lines


def before_table(table: Table) -> list[str]:
    """Today beside the release before."""
    lines = [
        f"| Game, seats | {' | '.join(COMPARED.values())} |",
        f"|---{'|---' * len(COMPARED)}|",
    ]
    for row in table.rows("compiled"):
        lines.append(f"| {row} | {' | '.join(table.paired(row, column) for column in COMPARED)} |")
    return lines


def plain_table(table: Table, program: str) -> list[str]:
    """A program's rows and columns as they come."""
    columns = list(dict.fromkeys(column for name, _, column in table.medians if name == program))
    lines = [f"| | {' | '.join(columns)} |", f"|---{'|---:' * len(columns)}|"]
    for row in table.rows(program):
        cells = [table.number(program, row, column) for column in columns]
        lines.append(f"| {row} | {' | '.join(cells)} |")
    return lines


def machine() -> str:
    """What it ran on: processor, cores, Python."""
    model = platform.machine()
    described = Path("/proc/cpuinfo")
    if described.is_file():
        for line in described.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {python}"


def section(table: Table, rounds: int, seconds: float) -> list[str]:
    """The part of the results page that is called Speed."""
    spans = sorted(table.spans.values())
    return [
        f"`make bench` on {machine()}. One core; medians of {rounds} rounds of {seconds} s of "
        "processor time for each number, all programs by turns; between the fastest and the "
        f"slowest round lay {spans[len(spans) // 2]:.0%} of the median, at the middle. Random "
        "games from the start to the end; *with the list* every legal action is listed at every "
        "decision and one of them taken, *at random* one is drawn without the list.",
        "",
        *own_table(table),
        "",
        "Compiled against interpreted, times as fast:",
        "",
        *gain_table(table),
        "",
        f"Compiled today against compiled {BEFORE}, times as fast, round by round: the median, the "
        "least and the most. A view is what people and bots get, aids are what helps to choose, a "
        "row of numbers is what a learner gets, each of positions that were asked before. What "
        "each action would do was part of the aids of Tigris & Euphrates and Mexica in "
        f"{BEFORE}; since then it is asked for one action at a time and is not in this column. "
        "Simulations are those of the search in eight positions for two, with its first look.",
        "",
        *before_table(table),
        "",
        "Others from PyPI, in the same run; with Catanatron four random players sit at a table.",
        "",
        *plain_table(table, "peers"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each number and round")
    parser.add_argument("--minutes", type=float, default=60, help="go on with the rest next time")
    asked = parser.parse_args()
    rates = measure(asked.rounds, asked.seconds, asked.minutes)
    if rates is None:
        print("some rounds are missing: the same command goes on with them")
        return
    page.put("Speed", section(Table(rates), asked.rounds, asked.seconds))


if __name__ == "__main__":
    main()
