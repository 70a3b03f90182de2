"""All levels on one scale, from the games that `bench.strength` keeps.

    python -m bench.ratings DIR...

reads the games of levels against each other, at two, three and four seats, and fits one
Bradley–Terry rating to each level of each game: every game is a duel between each two of its seats.
Where two levels have not met in them, the games for two of release 0.1.0 count instead. 400 more
means ten to one; novice has 1000. It writes `ziggurat/bots/ratings.py`, which the page shows where
a level is chosen, and the table in docs/opponents.md with 95 % intervals from drawing the games
again.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import ziggurat
from ziggurat.arena.figures import bradley_terry, percentile
from ziggurat.bots import LEVELS

ROOT = Path(__file__).parents[1]
MODULE = ROOT / "src" / "ziggurat" / "bots" / "ratings.py"
DOCUMENT = ROOT / "docs" / "opponents.md"
MARKS = "<!-- ratings -->\n", "<!-- end of ratings -->\n"
RELEASE = ROOT / "bench" / "0.1.0" / "opponents"
RESULTS = "games.jsonl"
BOTTOM = 1000
RESAMPLES = 200

Table = tuple[tuple[str, ...], tuple[int, ...]]
"""The names at a table and their places."""


def tables(folders: Sequence[Path], game: str) -> list[Table]:
    """The games of levels among themselves."""
    found: list[Table] = []
    for folder in folders:
        path = folder if folder.is_file() else folder / RESULTS
        for line in path.read_text("utf-8").splitlines():
            facts = json.loads(line)
            names = tuple(facts["names"])
            if facts["row"].startswith(f"level-{game}-") and set(names) <= set(LEVELS):
                found.append((names, tuple(facts["places"])))
    return found


def of_release(game: str, above: str, below: str) -> list[Table]:
    """The games for two of release 0.1.0; a shared victory is none."""
    path = RELEASE / f"{game}-2-{above}-{below}.json"
    facts = json.loads(path.read_text("utf-8"))
    games, share = facts["games"], facts["bots"][above]["win_share"]
    won: list[Table] = [((above, below), (1, 2))] * int(games * share)
    lost: list[Table] = [((above, below), (2, 1))] * int(games * (1 - share))
    return won + lost


def linked(played: Sequence[Table], game: str) -> tuple[list[Table], int]:
    """The games, and those of release 0.1.0 where two levels have not met; how many these are."""
    met = {frozenset(names) for names, _ in played}
    older: list[Table] = []
    for below, above in pairwise(LEVELS):
        if {below, above} not in met:
            older += of_release(game, above, below)
    return [*played, *older], len(older)


def duels(played: Sequence[Table]) -> Counter[tuple[str, str]]:
    """How often each level stood above each other one."""
    won: Counter[tuple[str, str]] = Counter()
    for names, places in played:
        for one, name in enumerate(names):
            for two, other in enumerate(names):
                if name != other and places[one] < places[two]:
                    won[name, other] += 1
    return won


def rated(played: Sequence[Table]) -> dict[str, float]:
    """The rating of each level, novice's being the bottom of the scale."""
    found = bradley_terry(LEVELS, duels(played))
    return {name: BOTTOM + rating - found[LEVELS[0]] for name, rating in found.items()}


def intervals(played: Sequence[Table]) -> dict[str, tuple[float, float]]:
    """Where 95 % of the ratings lie when the games are drawn again."""
    rng = Random("ratings")
    drawn = [rated(rng.choices(played, k=len(played))) for _ in range(RESAMPLES)]
    found: dict[str, tuple[float, float]] = {}
    for name in LEVELS:
        values = [one[name] for one in drawn]
        found[name] = percentile(values, 0.025), percentile(values, 0.975)
    return found


def module(ratings: dict[str, dict[str, float]]) -> str:
    """The source with these ratings."""
    head = MODULE.read_text("utf-8").split("RATINGS:")[0]
    rows = "".join(
        f'    "{game}": {{\n'
        + "".join(f'        "{name}": {round(value)},\n' for name, value in found.items())
        + "    },\n"
        for game, found in ratings.items()
    )
    return f"{head}RATINGS: Final[Mapping[str, Mapping[str, int]]] = {{\n{rows}}}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    given = parser.parse_args()
    ratings: dict[str, dict[str, float]] = {}
    head = f"| | games | of them by 0.1.0 | {' | '.join(LEVELS)} |"
    lines = [head, "|---|---:|---:" + "|---:" * len(LEVELS) + "|"]
    for game in ziggurat.games():
        played = tables(given.folders, game.name)
        if not played:
            continue
        played, older = linked(played, game.name)
        ratings[game.name] = found = rated(played)
        spans = intervals(played)
        cells = [
            f"{found[name]:.0f} ({spans[name][0]:.0f} to {spans[name][1]:.0f})"
            if name != LEVELS[0]
            else f"{BOTTOM}"
            for name in LEVELS
        ]
        lines.append(f"| {game.title} | {len(played)} | {older} | {' | '.join(cells)} |")
    MODULE.write_text(module(ratings), "utf-8")
    before, rest = DOCUMENT.read_text("utf-8").split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    table = "\n".join(lines) + "\n"
    DOCUMENT.write_text(before + MARKS[0] + table + MARKS[1] + after, "utf-8")
    print(table)


if __name__ == "__main__":
    main()
