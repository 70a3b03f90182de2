"""How the levels do against Teotibot: `python -m bench.teotibot`.

`play` plays solo games of every level, with Teotibot as written and at each preset, as many at once
as --jobs says and for --minutes at most; it can be stopped at any time and goes on where it was.
`write` turns what was played into one JSON file and a picture in bench/opponents/, and a table in
bench/results.md. Both keep games in --folder.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles
from time import time

from bench.opponents import WRITTEN, in_results
from matplotlib import rc_context
from matplotlib.figure import Figure

from ziggurat.arena.figures import wilson
from ziggurat.arena.matches import Match, Result, entrants, play, schedule
from ziggurat.arena.results_store import ResultsStore
from ziggurat.bots import LEVELS
from ziggurat.core.types import Json, Options
from ziggurat.games import game as game_of
from ziggurat.processes import pool

ROOT = Path(__file__).parent
PLAYED = ROOT.parent / "build" / "teotibot"
MARK = "teotibot"
PRESETS = ("written", "easier", "harder")
SEED = "measured"
GAMES = {"novice": 100, "apprentice": 100, "adept": 60, "expert": 40, "master": 40}
"""Games of a level with Teotibot as written; half as many at the other presets, and at least 40 at
the harder one."""
LEAST_HARDER = 40
LEAST = 5
"""Fewer games have no distribution."""


@dataclass(frozen=True)
class Trial:
    """A level against one kind of Teotibot."""

    level: str
    preset: str
    games: int

    @property
    def command(self) -> str:
        return (
            f"ziggurat arena teotihuacan --bots {self.level} --seats 1 --games {self.games} "
            f"--option teotibot={self.preset} --seed {SEED}"
        )

    def matches(self) -> list[Match]:
        options: Options = {"teotibot": self.preset}
        game = game_of("teotihuacan")
        return schedule(game, entrants([self.level]), 1, self.games, SEED, options)

    @property
    def name(self) -> str:
        return f"{self.level}-{self.preset}"

    def shelf(self, folder: Path) -> ResultsStore:
        about: dict[str, Json] = {"level": self.level, "preset": self.preset, "seed": SEED}
        return ResultsStore(folder / self.name, about)

    def played(self, folder: Path) -> list[Result]:
        """What was played of it so far."""
        if not (folder / self.name).exists():
            return []
        return sorted(self.shelf(folder).stored(self.matches()), key=lambda one: one.number)


def trials() -> list[Trial]:
    """As written first, more games of what costs less."""
    return [Trial(level, preset, count(level, preset)) for preset in PRESETS for level in LEVELS]


def count(level: str, preset: str) -> int:
    """How many games of a level."""
    games = GAMES[level]
    if preset == "written":
        return games
    return max(games // 2, LEAST_HARDER if preset == "harder" else 0)


def go_on(wanted: Sequence[Trial], folder: Path, jobs: int, until: float) -> None:
    """Play what is left of these trials, as far as games begin before that time."""
    left = [(trial, match) for trial in wanted for match in missing(trial, folder)]
    with pool(jobs) as players:
        running: dict[Future[Result], Trial] = {}
        while True:
            while left and len(running) < jobs and time() < until:
                trial, match = left.pop(0)
                running[players.submit(play, match)] = trial
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                trial, result = running.pop(future), future.result()
                trial.shelf(folder).add(result)
                print(trial.name, result.number, result.scores, flush=True)


def missing(trial: Trial, folder: Path) -> list[Match]:
    """The games of a trial that are still to be played."""
    there = {result.number for result in trial.played(folder)}
    return [match for match in trial.matches() if match.number not in there]


def margins(results: Sequence[Result]) -> list[int]:
    """By how many points each game was won or lost."""
    return [result.scores[0] - result.scores[1] for result in results]


def described(trial: Trial, results: Sequence[Result]) -> dict[str, Json]:
    wins = sum(result.places[0] == 1 for result in results)
    low, high = wilson(wins, len(results))
    return {
        "command": trial.command,
        "games": len(results),
        "wins": wins,
        "win_share": round(wins / len(results), 4),
        "interval": [round(low, 4), round(high, 4)],
        "points": round(fmean(result.scores[0] for result in results), 1),
        "teotibot": round(fmean(result.scores[1] for result in results), 1),
        "scores": [list(result.scores) for result in results],
    }


def write(folder: Path) -> None:
    """Figures, table and picture of all that was played."""
    rows: list[tuple[Trial, list[Result]]] = []
    for trial in trials():
        results = trial.played(folder)
        if len(results) >= LEAST:
            rows.append((trial, results))
    facts = {trial.name: described(trial, rest) for trial, rest in rows}
    WRITTEN.mkdir(parents=True, exist_ok=True)
    (WRITTEN / "teotibot.json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    in_results(MARK, table(rows))
    draw(rows)


def table(rows: Sequence[tuple[Trial, list[Result]]]) -> str:
    lines = [
        "| Teotibot | Level | Games | Victories (95 %) | Points | Teotibot's | Margin: lowest, "
        "quartiles, highest |",
        "|---|---|---:|---|---:|---:|---|",
    ]
    for trial, results in rows:
        wins = sum(result.places[0] == 1 for result in results)
        low, high = wilson(wins, len(results))
        spread = margins(results)
        parts = [min(spread), *quantiles(spread, n=4), max(spread)]
        lines.append(
            f"| {trial.preset} | {trial.level} | {len(results)} "
            f"| {wins / len(results):.0%} ({low:.0%} to {high:.0%}) "
            f"| {fmean(result.scores[0] for result in results):.1f} "
            f"| {fmean(result.scores[1] for result in results):.1f} "
            f"| {', '.join(f'{part:+.0f}' for part in parts)} |"
        )
    return "\n".join(lines) + "\n"


def draw(rows: Sequence[tuple[Trial, list[Result]]]) -> None:
    """The margins of all games: boxes from quartile to quartile, a dot a game."""
    with rc_context({"svg.hashsalt": "ziggurat"}):
        picture = Figure(figsize=(10.0, 4.4), layout="constrained")
        every = picture.subplots(1, len(PRESETS), sharey=True)
        for axes, preset in zip(every, PRESETS, strict=True):
            shown = [(trial.level, margins(rest)) for trial, rest in rows if trial.preset == preset]
            axes.set_title(f"Teotibot {preset}")
            axes.axhline(0.0, color="tab:red", linewidth=0.8)
            if shown:
                axes.boxplot([spread for _, spread in shown], showfliers=False)
                names = [level for level, _ in shown]
                axes.set_xticks(range(1, len(shown) + 1), names, rotation=20)
            for place, (_, spread) in enumerate(shown, 1):
                count = max(1, len(spread) - 1)
                beside = [place - 0.15 + 0.3 * game / count for game in range(len(spread))]
                axes.plot(beside, spread, ".", color="tab:blue", alpha=0.5, markersize=4)
        every[0].set_ylabel("points more than Teotibot")
        picture.savefig(WRITTEN / "teotibot.svg", metadata={"Date": None})
        picture.savefig(WRITTEN / "teotibot.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("--only", default="", help="a level, a preset, or both as expert-harder")
    parser.add_argument("--folder", type=Path, default=PLAYED, help="where games are kept")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at once")
    parser.add_argument("--minutes", type=float, default=1e6, help="games begin for that long")
    given = parser.parse_args()
    if given.what == "write":
        write(given.folder)
        return
    wanted = [one for one in trials() if given.only in ("", one.level, one.preset, one.name)]
    go_on(wanted, given.folder, given.jobs, time() + 60 * given.minutes)


if __name__ == "__main__":
    main()
