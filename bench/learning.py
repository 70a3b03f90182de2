"""How the PPO example learns: `python -m bench.learning FOLDER`, a part of bench/results.md.

    taskset -c 0,1 python examples/ppo.py GAME --curve FOLDER/GAME.jsonl

for each game makes the curves; what they ran on stands in FOLDER/machine.txt, one sentence.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bench import page

import ziggurat

SHARES = (0.6, 0.7, 0.8, 0.9, 0.95)
"""The table has a column for when each share of victories was first reached."""


def lines_of(folder: Path) -> list[str]:
    """The table of the curves that are there."""
    found = [
        (folder / "machine.txt").read_text("utf-8").strip(),
        "",
        "| Game | " + " | ".join(f"{share:.0%}" for share in SHARES) + " | at the end |",
        "|---|" + "---|" * (len(SHARES) + 1),
    ]
    for game in ziggurat.games():
        path = folder / f"{game.name}.jsonl"
        if path.is_file():
            curve = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
            cells = [reached(curve, share) for share in SHARES]
            last = curve[-1]
            cells.append(f"{last['won']:.1%} of {last['games']}, {when(last)}")
            found.append(f"| {game.title} | {' | '.join(cells)} |")
    return found


def reached(curve: list[dict[str, float]], share: float) -> str:
    """When that share of enough games was won for the first time."""
    enough = max(line["games"] for line in curve)
    for line in curve:
        if line["games"] == enough and line["won"] >= share:
            return when(line)
    return "–"


def when(line: dict[str, float]) -> str:
    return f"{line['seconds']:,.0f} s, {line['steps']:,} steps"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.learning", description=__doc__)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    head = [
        "`examples/ppo.py` with its default settings against an opponent that plays at random: two",
        "seats, one seed. Each column says when that share of the last 400 games was first won, by",
        "the clock and in steps of the learner. `python -m bench.learning` makes this table from",
        "the curves.",
        "",
    ]
    page.put("Learning", [*head, *lines_of(asked.folder)])


if __name__ == "__main__":
    main()
