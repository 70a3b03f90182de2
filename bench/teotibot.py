"""How the levels do against Teotibot: `python -m bench.teotibot`.

`play` plays solo games of every level, with Teotibot as written and at each preset, as many at once
as --jobs says and for --minutes at most; it can be stopped at any time and goes on where it was.
`write` turns what was played into one JSON file and a picture in bench/opponents/, and a table in
bench/results.md; rows that were not played again stay as they are. Both keep games in --folder.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles
from time import time
from typing import TypedDict

from bench.opponents import WRITTEN, in_results
from bench.strength import build
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


class Row(TypedDict):
    """What is kept of a trial."""

    command: str
    source: str
    """The commit that played."""
    games: int
    wins: int
    win_share: float
    interval: list[float]
    points: float
    teotibot: float
    scores: list[list[int]]


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


def described(trial: Trial, results: Sequence[Result], source: str) -> Row:
    wins = sum(result.places[0] == 1 for result in results)
    low, high = wilson(wins, len(results))
    return {
        "command": trial.command,
        "source": source,
        "games": len(results),
        "wins": wins,
        "win_share": round(wins / len(results), 4),
        "interval": [round(low, 4), round(high, 4)],
        "points": round(fmean(result.scores[0] for result in results), 1),
        "teotibot": round(fmean(result.scores[1] for result in results), 1),
        "scores": [list(result.scores) for result in results],
    }


def write(folder: Path, source: str) -> None:
    """Figures, table and picture of all that was played, now or before."""
    path = WRITTEN / "teotibot.json"
    kept: dict[str, Row] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    rows: dict[str, Row] = {}
    for trial in trials():
        results = trial.played(folder)
        if len(results) >= LEAST:
            rows[trial.name] = described(trial, results, source)
        elif trial.name in kept:
            rows[trial.name] = kept[trial.name]
    WRITTEN.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    in_results(MARK, table(rows))
    draw(rows)


def margins(row: Row) -> list[int]:
    """By how many points each game was won or lost."""
    return [own - teotibots for own, teotibots in row["scores"]]


def table(rows: Mapping[str, Row]) -> str:
    lines = [
        "| Teotibot | Level | Games | Victories (95 %) | Points | Teotibot's | Margin: lowest, "
        "quartiles, highest | Source |",
        "|---|---|---:|---|---:|---:|---|---|",
    ]
    for trial in trials():
        row = rows.get(trial.name)
        if row is None:
            continue
        low, high = row["interval"]
        spread = margins(row)
        parts = [min(spread), *quantiles(spread, n=4), max(spread)]
        lines.append(
            f"| {trial.preset} | {trial.level} | {row['games']} "
            f"| {row['win_share']:.0%} ({low:.0%} to {high:.0%}) "
            f"| {row['points']:.1f} | {row['teotibot']:.1f} "
            f"| {', '.join(f'{part:+.0f}' for part in parts)} | {row['source']} |"
        )
    return "\n".join(lines) + "\n"


def draw(rows: Mapping[str, Row]) -> None:
    """The margins of all games: boxes from quartile to quartile, a dot a game."""
    with rc_context({"svg.hashsalt": "ziggurat"}):
        picture = Figure(figsize=(10.0, 4.4), layout="constrained")
        every = picture.subplots(1, len(PRESETS), sharey=True)
        for axes, preset in zip(every, PRESETS, strict=True):
            there = [one for one in trials() if one.preset == preset and one.name in rows]
            shown = [(trial.level, margins(rows[trial.name])) for trial in there]
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
    parser.add_argument("--source", default="", help="the commit that played what is written")
    given = parser.parse_args()
    if given.what == "write":
        write(given.folder, given.source or build()[:7])
        return
    wanted = [one for one in trials() if given.only in ("", one.level, one.preset, one.name)]
    go_on(wanted, given.folder, given.jobs, time() + 60 * given.minutes)


if __name__ == "__main__":
    main()
