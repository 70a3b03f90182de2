"""How the levels do against Teotibot: `python -m bench.teotibot`.

`play` plays solo games of every level, with Teotibot as written and at each preset; it can be
stopped at any time and goes on where it was. `write` turns what was played into one JSON file and
a picture in bench/opponents/, and a table in bench/results.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles

from bench.opponents import WRITTEN, in_results
from matplotlib import rc_context
from matplotlib.figure import Figure

from ziggurat.arena.figures import wilson
from ziggurat.arena.matches import Match, Result, entrants, play, schedule
from ziggurat.arena.results_store import ResultsStore
from ziggurat.bots import LEVELS
from ziggurat.core.types import Json, Options
from ziggurat.games import game as game_of

ROOT = Path(__file__).parent
PLAYED = ROOT.parent / "build" / "teotibot"
MARK = "teotibot"
PRESETS = ("written", "easier", "harder")
SEED = "measured"
GAMES = {"novice": 100, "apprentice": 100, "adept": 60, "expert": 40, "master": 20}
"""Games of a level with Teotibot as written; half as many at the other presets."""
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

    def shelf(self) -> ResultsStore:
        about: dict[str, Json] = {"level": self.level, "preset": self.preset, "seed": SEED}
        return ResultsStore(PLAYED / f"{self.level}-{self.preset}", about)

    def played(self) -> list[Result]:
        """What was played of it so far."""
        if not (PLAYED / f"{self.level}-{self.preset}").exists():
            return []
        return sorted(self.shelf().stored(self.matches()), key=lambda one: one.number)


def trials() -> list[Trial]:
    """As written first, more games of what costs less."""
    found = []
    for preset in PRESETS:
        for level in LEVELS:
            games = GAMES[level]
            found.append(Trial(level, preset, games if preset == "written" else games // 2))
    return found


def go_on(trial: Trial) -> None:
    """Play what is left of a trial."""
    shelf = trial.shelf()
    before = {result.number for result in shelf.stored(trial.matches())}
    for match in trial.matches():
        if match.number not in before:
            shelf.add(play(match))
            print(".", end="", flush=True)
    print(f" {trial.level} {trial.preset}", flush=True)


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


def write() -> None:
    """Figures, table and picture of all that was played."""
    rows: list[tuple[Trial, list[Result]]] = []
    for trial in trials():
        results = trial.played()
        if len(results) >= LEAST:
            rows.append((trial, results))
    facts = {f"{trial.level}-{trial.preset}": described(trial, rest) for trial, rest in rows}
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
    given = parser.parse_args()
    if given.what == "write":
        write()
        return
    for trial in trials():
        if given.only in ("", trial.level, trial.preset, f"{trial.level}-{trial.preset}"):
            go_on(trial)


if __name__ == "__main__":
    main()
