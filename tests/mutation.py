"""Rules broken on purpose, one line at a time: a test of the broken rule must turn red.

`python -m tests.mutation [GAME …]` applies every mutant of `tests/<game>/mutants.py` to a copy
of the source and runs the tests that carry the number of its rule against that copy.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from ziggurat.games import games

ROOT = Path(__file__).parent.parent
SOURCE_VARIABLE = "ZIGGURAT_SOURCE"
"""The environment variable that names the folder `ziggurat` must be imported from."""

TESTS_FAILED = 1
NO_TESTS = 5
"""Exit codes of pytest: tests ran and some failed; nothing was selected."""

LONGEST_RUN = 600
"""Seconds after which the tests of one mutant are given up."""


@dataclass(frozen=True)
class Mutant:
    """A one-line breakage of a rule: in `file` of the game's folder, `old` becomes `new`."""

    rule: str
    file: str
    old: str
    new: str

    def applied(self, text: str) -> str:
        """The broken text of its file."""
        if text.count(self.old) != 1:
            raise ValueError(
                f"{self.rule}: {self.old!r} occurs {text.count(self.old)} times in {self.file}"
            )
        return text.replace(self.old, self.new)


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: caught by a test of its rule, or why not."""

    game: str
    mutant: Mutant
    caught: bool
    reason: str


def games_with_mutants() -> list[str]:
    return [one.name for one in games() if (ROOT / "tests" / one.name / "mutants.py").exists()]


def mutants_of(game: str) -> list[Mutant]:
    mutants = import_module(f"tests.{game}.mutants").MUTANTS
    assert isinstance(mutants, list)
    return mutants


def folder_of(game: str, root: Path = ROOT / "src") -> Path:
    return root / "ziggurat" / "games" / game


def tested(game: str, source: Path, extra: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """The game's tests, run against the package in `source`."""
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *extra]
    environment = {**os.environ, "PYTHONPATH": str(source), SOURCE_VARIABLE: str(source)}
    return subprocess.run(
        [sys.executable, "-B", "-m", "pytest", f"tests/{game}", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=LONGEST_RUN,
        check=False,
    )


def copied(folder: str) -> Path:
    """A copy of the source in that folder."""
    source = Path(folder) / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    return source


def judge(game: str, mutant: Mutant) -> Verdict:
    """Break a copy of the source and see whether a test of that rule fails."""
    with TemporaryDirectory(prefix="ziggurat-mutant-") as folder:
        source = copied(folder)
        path = folder_of(game, source) / mutant.file
        try:
            path.write_text(mutant.applied(path.read_text("utf-8")), "utf-8")
            run = tested(game, source, ["--rule", mutant.rule])
        except (OSError, ValueError) as error:
            return Verdict(game, mutant, False, str(error))
        except subprocess.TimeoutExpired:
            return Verdict(game, mutant, False, f"no answer after {LONGEST_RUN} seconds")
    failed = re.search(r"^FAILED (\S+)", run.stdout, re.MULTILINE)
    if run.returncode == TESTS_FAILED and failed:
        return Verdict(game, mutant, True, failed[1].rpartition("::")[2])
    reasons = {0: "survived", NO_TESTS: f"no test shows {mutant.rule}"}
    lines = [line for line in (run.stdout + run.stderr).splitlines() if line.strip()] or ["nothing"]
    return Verdict(game, mutant, False, reasons.get(run.returncode, f"broken: {lines[-1]}"))


def unbroken(game: str) -> str:
    """Why the game's tests cannot judge mutants: what fails without any; empty if nothing."""
    with TemporaryDirectory(prefix="ziggurat-mutant-") as folder:
        run = tested(game, copied(folder), [])
    return "" if run.returncode == 0 else run.stdout[-2000:] + run.stderr[-2000:]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--rule", help="only the mutants of this rule")
    given = parser.parse_args()
    games: list[str] = given.games or games_with_mutants()
    unknown = sorted(set(games) - set(games_with_mutants()))
    if unknown:
        print(f"no mutants for {', '.join(unknown)}; tests/GAME/mutants.py lists them")
        return 2
    console = Console()
    jobs = [
        (game, mutant)
        for game in games
        for mutant in mutants_of(game)
        if given.rule in (None, mutant.rule)
    ]
    verdicts: dict[tuple[str, Mutant], Verdict] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        Progress(*columns, console=console) as progress,
        ThreadPoolExecutor(os.cpu_count() or 1) as pool,
    ):
        bar = progress.add_task("unbroken", total=len(games))
        for game, complaint in zip(games, pool.map(unbroken, games), strict=True):
            if complaint:
                progress.stop()
                print(f"{game}: its tests fail without any mutant\n{complaint}")
                return 1
            progress.advance(bar)
        bar = progress.add_task("mutants", total=len(jobs))
        for future in as_completed([pool.submit(judge, *job) for job in jobs]):
            verdict = future.result()
            verdicts[verdict.game, verdict.mutant] = verdict
            if not verdict.caught:
                reason = f"{verdict.mutant.rule} {verdict.mutant.file}: {verdict.reason}"
                progress.print(Text(reason))
            progress.advance(bar)
    ordered = [verdicts[job] for job in jobs]
    console.print(table_of(ordered))
    survivors = [verdict for verdict in ordered if not verdict.caught]
    print(f"{len(ordered) - len(survivors)} of {len(ordered)} mutants were caught")
    return 1 if survivors else 0


def table_of(verdicts: Sequence[Verdict]) -> Table:
    table = Table("rule", "file", "broken", "", "seen by")
    for verdict in verdicts:
        mutant = verdict.mutant
        broken = f"{mutant.old.strip()}  →  {mutant.new.strip()}"
        mark = "caught" if verdict.caught else "NOT CAUGHT"
        table.add_row(*map(Text, (mutant.rule, mutant.file, broken, mark, verdict.reason)))
    return table


if __name__ == "__main__":
    sys.exit(main())
