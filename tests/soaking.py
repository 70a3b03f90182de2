"""The long runs: the same code as the tests, with large counts.

`python -m tests.soaking [GAME …]` runs every task of `tests/<game>/soak.py` on all cores. It can
be stopped at any time and goes on where it was: what is done lies in `bench/soak/<game>.json`,
with a fingerprint of the source; when the source has changed, the game starts anew. The results
are written to `bench/soak.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ziggurat.core import checks
from ziggurat.core.game import Game
from ziggurat.core.json_fields import Fields, as_number
from ziggurat.core.types import Json
from ziggurat.games import games

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "soak.md"
KEPT = ROOT / "bench" / "soak"
ARENA = "arena"
"""Its tasks let bots play all games."""
SERVER = "server"
"""Its tasks kill real server processes and look through everything that they send."""
CHAOS = "chaos"
"""Its tasks break everything around server processes while people play."""
PAGE = "page"
"""Its tasks play whole games in a browser."""

COMPILED = "compiled"
"""Its task plays the same games interpreted and compiled."""


@dataclass(frozen=True)
class Task:
    """Work to be done `count` times: `run(index)` does one unit, asserts, and returns counters."""

    name: str
    count: int
    run: Callable[[int], dict[str, int]]


@dataclass
class Done:
    """How far a task has come: the first `units` indices, and the sums of their counters."""

    units: int
    sums: Counter[str]


class Failed(Exception):
    """One unit of a task failed; the message names it."""


def games_with_tasks() -> list[str]:
    names = (*(game.name for game in games()), ARENA, SERVER, CHAOS, PAGE, COMPILED)
    return [name for name in names if (ROOT / "tests" / name / "soak.py").exists()]


def tasks_of(game: str) -> list[Task]:
    tasks = import_module(f"tests.{game}.soak").TASKS
    assert isinstance(tasks, list)
    played = [one for one in games() if one.name == game]
    return [*tasks, *(Task("copies that play on", 200, partial(branch, one)) for one in played)]


def branch(game: Game, index: int) -> dict[str, int]:
    """Whether copies keep to themselves what they find, all through one game."""
    every = checks.setups(game)
    checks.run_one(game, "branches", every[index % len(every)], f"soak-{index}")
    return {"games": 1}


def fingerprint(game: str) -> str:
    """A digest over everything a task of this game runs; judgements matter to bots alone."""
    parts = [
        *ROOT.glob("src/ziggurat/core/*.py"),
        *ROOT.glob(f"src/ziggurat/games/{game}/*.py"),
        *ROOT.glob(f"src/ziggurat/{game}/**/*.py"),
        *ROOT.glob(f"tests/{game}/**/*.py"),
    ]
    if game in (ARENA, COMPILED):
        parts += ROOT.glob("src/ziggurat/games/*/*.py")
    if game == CHAOS:
        parts += ROOT.glob("src/ziggurat/server/**/*.py")
        parts += [ROOT / "tests" / "server" / f"{name}.py" for name in ("chaos", "faults")]
    if game == PAGE:
        parts += [path for path in ROOT.glob("ui/src/**/*") if path.is_file()]
        parts += [path for path in ROOT.glob("src/ziggurat/games/*/page/**/*") if path.is_file()]
    if game == ARENA:
        parts += ROOT.glob("src/ziggurat/bots/*.py")
    else:
        parts = [part for part in parts if part.name != "judgement.py"]
    digest = sha256()
    for path in sorted(parts):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def machine() -> str:
    """What it ran on, without a date."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, {python}"


def kept(game: str, source: str) -> dict[str, Done]:
    """What is already done with the source of that fingerprint."""
    path = KEPT / f"{game}.json"
    if not path.exists():
        return {}
    value: Json = json.loads(path.read_text("utf-8"))
    file = Fields(value, path.name)
    if file.get("fingerprint") != source:
        return {}
    return done_of(file)


def done_of(file: Fields) -> dict[str, Done]:
    tasks = file.inner("tasks")
    done = {}
    for name in tasks.names():
        task = tasks.inner(name)
        sums = task.inner("sums")
        counters = {key: as_number(sums.get(key), 0, 10**15, key) for key in sums.names()}
        done[name] = Done(task.number("units", 0, 10**12), Counter(counters))
    return done


def keep(game: str, source: str, done: dict[str, Done]) -> None:
    """Write down how far the game's tasks are; a stop in between loses nothing."""
    KEPT.mkdir(parents=True, exist_ok=True)
    tasks = {
        name: {"units": task.units, "sums": dict(sorted(task.sums.items()))}
        for name, task in done.items()
    }
    value = {"fingerprint": source, "machine": machine(), "tasks": tasks}
    path = KEPT / f"{game}.json"
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(value, indent=1) + "\n", "utf-8")
    fresh.replace(path)


def run_units(work: tuple[str, str, int, int]) -> tuple[int, Counter[str]]:
    """In a worker: the units from `first` up to `last`, and their summed counters."""
    game, name, first, last = work
    task = next(task for task in tasks_of(game) if task.name == name)
    sums = Counter[str]()
    for index in range(first, last):
        try:
            sums.update(task.run(index))
        except Exception as error:
            raise Failed(
                f"{game}, {name}, unit {index}: {type(error).__name__}: {error}\n"
                f"again alone: python -m tests.soaking {game} --task '{name}' --unit {index}"
            ) from error
    return last - first, sums


def soak(game: str, console: Console) -> None:
    """Run what is left of the game's tasks."""
    source = fingerprint(game)
    done = kept(game, source)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with get_context("spawn").Pool() as pool, Progress(*columns, console=console) as progress:
        for task in tasks_of(game):
            state = done.setdefault(task.name, Done(0, Counter()))
            bar = progress.add_task(f"{game}: {task.name}", total=task.count, completed=state.units)
            step = max(1, min(50, task.count // 200))
            chunks = [
                (game, task.name, first, min(first + step, task.count))
                for first in range(state.units, task.count, step)
            ]
            for units, sums in pool.imap(run_units, chunks):
                state.units += units
                state.sums.update(sums)
                keep(game, source, done)
                progress.update(bar, completed=state.units)
    keep(game, source, done)


def report() -> str:
    """All results as a page."""
    lines = [
        "# Soak",
        "",
        "Long runs of the tests' own code with large counts; every unit of work asserts what must",
        "always hold. Written by `make soak` (one game: `make soak GAME=tigris`); a run that is",
        "stopped goes on where it was.",
    ]
    for path in sorted(KEPT.glob("*.json")):
        game = path.stem
        value: Json = json.loads(path.read_text("utf-8"))
        file = Fields(value, path.name)
        counts = {task.name: task.count for task in tasks_of(game)}
        lines += ["", f"## {game}", "", f"Command: `make soak GAME={game}`  "]
        lines += [f"Machine: {file.get('machine')}  "]
        lines += [f"Source fingerprint: `{file.get('fingerprint')}`"]
        for name, done in done_of(file).items():
            lines += ["", f"### {name}", "", f"{done.units} of {counts.get(name, done.units)} done"]
            if done.sums:
                lines += ["", "| counter | sum |", "|---|---:|"]
                lines += [f"| {key} | {number} |" for key, number in sorted(done.sums.items())]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soaking", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--task", help="with --unit: the name of a task")
    parser.add_argument("--unit", type=int, help="run this one unit of that task, here")
    given = parser.parse_args()
    games: list[str] = given.games or games_with_tasks()
    unknown = sorted(set(games) - set(games_with_tasks()))
    if unknown:
        print(f"no tasks for {', '.join(unknown)}; tests/GAME/soak.py lists them")
        return 2
    if given.unit is not None:
        task = next(task for task in tasks_of(games[0]) if task.name == given.task)
        print(task.run(given.unit))
        return 0
    for game in games:
        try:
            soak(game, Console())
        except Failed as failure:
            print(failure)
            return 1
        finally:
            RESULTS.write_text(report(), "utf-8")
    print(f"all done; the results are in {RESULTS.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
