"""How strong the opponents are: `python -m bench.opponents`, results in bench/opponents/.

`play` plays the pairings below, one after another; it can be stopped at any time and goes on where
it was. `write` turns what was played into one JSON file a pairing, the table in bench/results.md
and a picture.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

import ziggurat
from ziggurat.arena.commands import described, timed
from ziggurat.arena.figures import Figures, summary
from ziggurat.arena.matches import Match, Result, entrants, play, schedule
from ziggurat.arena.results_store import ResultsStore
from ziggurat.bots import LEVELS
from ziggurat.core.types import Json
from ziggurat.games import game as game_of

NAMES = [game.name for game in ziggurat.games()]

ROOT = Path(__file__).parent
PLAYED = ROOT.parent / "build" / "opponents"
WRITTEN = ROOT / "opponents"
RESULTS = ROOT / "results.md"
MARK = "opponents"

SEARCH = {name: "search:400" if name == "tigris" else "search:100" for name in NAMES}
"""At most what 100 ms a decision allow."""
LONG_SEARCH = "search:1s"


@dataclass(frozen=True)
class Pairing:
    """One bot against others of one kind: at more than two seats one sits with many."""

    game: str
    seats: int
    one: str
    other: str
    games: int

    @property
    def slug(self) -> str:
        return f"{self.game}-{self.seats}-{self.one}-{self.other}".replace(":", "")

    @property
    def seed(self) -> str:
        return "measured"

    @property
    def command(self) -> str:
        return (
            f"ziggurat arena {self.game} --bots {self.one},{self.other} --seats {self.seats} "
            f"--games {self.games} --seed {self.seed}"
        )

    def matches(self) -> list[Match]:
        bots = entrants([self.one, self.other])
        return schedule(game_of(self.game), bots, self.seats, self.games, self.seed, {})

    def shelf(self) -> ResultsStore:
        about: dict[str, Json] = {"command": self.command.split(" --games")[0], "seed": self.seed}
        return ResultsStore(PLAYED / self.slug, about)

    def played(self) -> list[Result]:
        """What was played of it so far."""
        if not (PLAYED / self.slug).exists():
            return []
        return self.shelf().stored(self.matches())


def pairings(game: str) -> list[Pairing]:
    """What is to be shown of a game, the most wanted first."""
    found = [
        Pairing(game, 2, "greedy", "random", 400),
        Pairing(game, 2, SEARCH[game], "greedy", 120),
        Pairing(game, 4, SEARCH[game], "greedy", 120),
    ]
    for seats in (2, 4):
        for below, above in pairwise(LEVELS):
            found.append(Pairing(game, seats, above, below, ladder_games(game, seats, above)))
    found += [Pairing(game, 3, LEVELS[above], LEVELS[above - 1], 12) for above in (1, 2, 4)]
    found.append(Pairing(game, 2, LONG_SEARCH, "greedy", 8))
    return found


def ladder_games(game: str, seats: int, above: str) -> int:
    """Games of master take long, in Teotihuacan longest."""
    if above != LEVELS[-1] or seats == 2:
        return 24
    return 12 if game == "teotihuacan" else 16


def whole(results: Sequence[Result], seats: int) -> list[Result]:
    """Those of whole rotations: everybody has sat everywhere equally often."""
    known = {result.number: result for result in results}
    count = 0
    while count in known:
        count += 1
    return [known[number] for number in range(count - count % seats)]


def go_on(pairing: Pairing) -> None:
    """Play what is left of a pairing."""
    shelf = pairing.shelf()
    before = {result.number for result in shelf.stored(pairing.matches())}
    for match in pairing.matches():
        if match.number not in before:
            shelf.add(play(match))
            print(".", end="", flush=True)
    print(f" {pairing.slug}", flush=True)


def write() -> None:
    """Figures, table and picture of all that was played."""
    WRITTEN.mkdir(exist_ok=True)
    rows: list[tuple[Pairing, Figures, int]] = []
    for game in NAMES:
        for pairing in pairings(game):
            played = whole(pairing.played(), pairing.seats)
            if not played:
                continue
            figures = summary(played, pairing.seed)
            facts = {
                "command": pairing.command,
                "games": len(played),
                "bots": {one.name: described(one) for one in figures},
                "cpu": {one.name: timed(one) for one in figures},
            }
            path = WRITTEN / f"{pairing.slug}.json"
            path.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
            first = next(one for one in figures if one.name == pairing.one)
            rows.append((pairing, first, len(played)))
    in_results(MARK, table(rows))
    draw(rows)


def in_results(mark: str, text: str) -> None:
    """Put a table between its marks in the results."""
    begin, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->\n"
    before, rest = RESULTS.read_text("utf-8").split(begin)
    after = rest.split(end)[1]
    RESULTS.write_text(before + begin + text + end + after, "utf-8")


def table(rows: Sequence[tuple[Pairing, Figures, int]]) -> str:
    lines = [
        "| Game | Seats | One | Others | Games | Victories of the one | Points | ms a decision |",
        "|---|---:|---|---|---:|---|---:|---:|",
    ]
    for pairing, one, games in rows:
        low, high = one.interval
        lines.append(
            f"| {game_of(pairing.game).title} | {pairing.seats} | {pairing.one} | {pairing.other} "
            f"| {games} | {one.share:.1%} ({low:.1%} to {high:.1%}) | {one.points:.1f} "
            f"| {one.decision_ms:.1f} |"
        )
    return "\n".join(lines) + "\n"


def draw(rows: Sequence[tuple[Pairing, Figures, int]]) -> None:
    """All shares with their intervals, and what an equal one would win."""
    with rc_context({"svg.hashsalt": "ziggurat"}):
        picture = Figure(figsize=(8.0, 0.6 + 0.26 * len(rows)), layout="constrained")
        axes = picture.subplots()
        for row, (pairing, one, _) in enumerate(reversed(rows)):
            axes.plot(one.interval, [row, row], color="0.4")
            axes.plot([one.share], [row], "o", color="tab:blue")
            axes.plot([1 / pairing.seats], [row], "|", color="tab:red", markersize=12)
        names = [f"{p.game}, {p.seats} seats: {p.one} – {p.other}" for p, _, _ in reversed(rows)]
        axes.set_yticks(range(len(rows)), names)
        axes.set_xlabel("share of victories with its 95 % interval; red: that of an equal")
        axes.set_xlim(0.0, 1.0)
        picture.savefig(WRITTEN / "victories.svg", metadata={"Date": None})
        picture.savefig(WRITTEN / "victories.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("games", nargs="*", default=list(NAMES))
    parser.add_argument("--only", default="", help="pairings whose name has this in it")
    given = parser.parse_args()
    if given.what == "write":
        write()
        return
    for game in given.games:
        for pairing in pairings(game):
            if given.only in pairing.slug:
                go_on(pairing)


if __name__ == "__main__":
    main()
