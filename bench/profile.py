"""Where the time goes in random games: `python -m bench.profile GAME [--seats N] [--random]`.

Functions are timed interpreted; where Linux has `perf`, the compiled ones are too.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import shutil
import subprocess
import sys
from pathlib import Path

from bench.rules import Runner
from tests import wheels

import ziggurat
from ziggurat.games import games

NAMES = [game.name for game in games()]

ROOT = Path(__file__).parents[1]
DATA = ROOT / "build" / "profile.data"
SHOWN = 25


def run(name: str, seats: int, drawing: bool, rounds: int) -> None:
    runner = Runner(ziggurat.game(name), seats)
    for _ in range(rounds):
        if drawing:
            runner.without_list()
        else:
            runner.with_list()


def interpreted(name: str, seats: int, drawing: bool) -> None:
    profile = cProfile.Profile()
    profile.runcall(run, name, seats, drawing, 200)
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(SHOWN)


def compiled(name: str, seats: int, drawing: bool) -> None:
    """The same with the compiled rules, by samples of their native frames."""
    perf = shutil.which("perf")
    if perf is None:
        print("perf is not there: the compiled rules are not looked at")
        return
    code = f"from bench.profile import run; run({name!r}, {seats}, {drawing}, 2000)"
    record = [perf, "record", "--quiet", "--call-graph", "dwarf,16384", "-F", "800"]
    python = str(wheels.python())
    subprocess.run([*record, "-o", DATA, python, "-c", code], cwd=ROOT, check=True)
    report = subprocess.run(
        [perf, "report", "-i", DATA, "--children", "-g", "none", "--percent-limit", "1"],
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    print("with callees   alone  compiled function")
    for line in report.stdout.splitlines():
        if "CPyDef_ziggurat" in line:
            shares, _, symbol = line.partition("CPyDef_ziggurat___")
            print(f"{'  '.join(shares.split()[:2]):>20}  {symbol.replace('___', '.')}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.profile", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--random", action="store_true", help="draw actions without the list")
    asked = parser.parse_args()
    interpreted(asked.game, asked.seats, asked.random)
    sys.stdout.flush()
    compiled(asked.game, asked.seats, asked.random)


if __name__ == "__main__":
    main()
