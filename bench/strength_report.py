"""What `bench.strength` has played, as a table and a picture.

    python -m bench.strength_report DIR... [--keep]

Games of several folders add up; each counts once. In each row those of the source count that
played it last, or of --build; with --also GAME:COMMIT also those of an earlier source that plays
that game alike. With --keep all are written, without records, to bench/opponents/strength.jsonl,
the table to bench/results.md and the picture beside.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path
from statistics import fmean

from bench.opponents import WRITTEN, in_results
from bench.strength import (
    RESULTS,
    Games,
    Played,
    Row,
    counted,
    read,
    rows,
    share,
    verdict,
    whole,
)
from matplotlib import rc_context
from matplotlib.figure import Figure

from ziggurat.arena.figures import wilson
from ziggurat.core.records import Record
from ziggurat.games import game as game_of

MARK = "strength"
KEPT = WRITTEN / "strength.jsonl"
FAR_AHEAD = 0.9
"""The share of the victory from which a game is as good as won."""
LEAST_SHARE = 0.01
ASIDE = 0.03
"""How far apart the games stand in the picture, of a time."""


@dataclass(frozen=True)
class Line:
    """What is known of a row."""

    row: Row
    games: int
    share: float
    interval: tuple[float, float]
    verdict: str
    seconds: tuple[float, float]
    """Processor seconds a turn, of the one and of the others."""
    longest: tuple[float, float]
    """The most processor seconds of a turn, of the one and of the others."""
    faults: int
    length: float
    sources: str
    """The commits that played, with how many games each."""


def gather(folders: Sequence[Path]) -> list[Played]:
    """The games of all folders, each once."""
    found: dict[tuple[str, str, int], Played] = {}
    for folder in folders:
        for game in read(folder if folder.is_file() else folder / RESULTS):
            found[game["build"], game["row"], game["number"]] = game
    return list(found.values())


def latest(played: Sequence[Played], build: str, also: Sequence[str]) -> Games:
    """The games that count: in each row those of one source, and of others that play alike."""
    games: Games = {}
    for row in rows():
        own = [game for game in played if game["row"] == row.name]
        own = [game for game in own if game["build"].startswith(build)]
        if own:
            games |= counted([g for g in played if g["row"] == row.name], own[-1]["build"], also)
    return games


def line(row: Row, games: Sequence[Played]) -> Line:
    shares = [share(game, row.one) for game in games]
    own: list[float] = []
    others: list[float] = []
    longest, faults = [0.0, 0.0], 0
    builds = Counter(game["build"][:7] for game in games)
    for game in games:
        for name, spent, wrong in zip(game["names"], game["spent"], game["faults"], strict=True):
            mean = spent["seconds"] / max(1, spent["turns"])
            (own if name == row.one else others).append(mean)
            side = int(name != row.one)
            longest[side] = max(longest[side], spent["longest"])
            faults += sum(wrong.values())
    return Line(
        row,
        len(games),
        fmean(shares),
        wilson(sum(shares), len(shares)),
        verdict(shares) if row.sequential else "",
        (fmean(own), fmean(others)),
        (longest[0], longest[1]),
        faults,
        fmean(game["length"] for game in games),
        ", ".join(f"{name} {count}" for name, count in builds.items()),
    )


def lines(games: Games) -> list[Line]:
    found = []
    for row in rows():
        played = whole(row, games.get(row.name, {}))
        if played:
            found.append(line(row, played))
    return found


def table(found: Sequence[Line]) -> str:
    text = [
        "| Part | Game | Seats | One | Others | Games | Victories of the one | Test | s a turn | "
        "Longest, s | Faults | Source, games |",
        "|---|---|---:|---|---|---:|---|---|---|---:|---:|---|",
    ]
    for one in found:
        row, (low, high) = one.row, one.interval
        other = f"0.1.0 {row.other}" if row.old else row.other
        text.append(
            f"| {row.part} | {row.game} | {row.seats} | {row.one} | {other} | {one.games} "
            f"| {one.share:.1%} ({low:.1%} to {high:.1%}) | {one.verdict} "
            f"| {one.seconds[0]:.2f} : {one.seconds[1]:.2f} "
            f"| {one.longest[0]:.2f} : {one.longest[1]:.2f} | {one.faults} | {one.sources} |"
        )
    return "\n".join(text) + "\n"


def tails(games: Games) -> dict[tuple[str, str], list[int]]:
    """For each game and winner: how many actions followed once it was as good as won."""
    found: dict[tuple[str, str], list[int]] = {}
    for row in rows():
        if row.part != "release" or row.seats != 2:
            continue
        for game in games.get(row.name, {}).values():
            text, places = game.get("record"), game["places"]
            if text is not None and places.count(1) == 1:
                winner = places.index(1)
                length = tail(Record.parse(text), winner)
                found.setdefault((row.game, game["names"][winner]), []).append(length)
    return found


def tail(record: Record, winner: int) -> int:
    """How many actions the game went on once the winner stayed far ahead."""
    game = game_of(record.game)
    judgement = game.judgement()
    last = 0
    for number, state in enumerate(record.positions(game)):
        if not state.over and judgement.chances(state)[winner] < FAR_AHEAD:
            last = number + 1
    return len(record.moves) - last


def seconds_of(name: str) -> float:
    """The time a turn in a bot's name: master:400ms, master:6s@2."""
    text = name.partition(":")[2].partition("@")[0]
    return float(text[:-2]) / 1000 if text.endswith("ms") else float(text[:-1])


def points_of(share: float) -> float:
    """By how many points of a rating one is ahead who wins so much."""
    kept = min(max(share, LEAST_SHARE), 1 - LEAST_SHARE)
    return 400 * log10(kept / (1 - kept))


def draw(found: Sequence[Line]) -> None:
    """Strength by time: points of a rating over the shortest time, each step on the one below."""
    steps = [one for one in found if one.row.part == "time"]
    with rc_context({"svg.hashsalt": "ziggurat"}):
        picture = Figure(figsize=(7.0, 4.0), layout="constrained")
        axes = picture.subplots()
        for number, game in enumerate(dict.fromkeys(one.row.game for one in steps)):
            own = sorted(
                (one for one in steps if one.row.game == game),
                key=lambda one: seconds_of(one.row.one),
            )
            times, points = [seconds_of(own[0].row.other)], [0.0]
            below, above = [0.0], [0.0]
            for one in own:
                step = points_of(one.share)
                times.append(seconds_of(one.row.one))
                points.append(points[-1] + step)
                below.append(step - points_of(one.interval[0]))
                above.append(points_of(one.interval[1]) - step)
            beside = [time * (1 + ASIDE * number) for time in times]
            title = game_of(game).title
            axes.errorbar(beside, points, yerr=(below, above), marker="o", capsize=4, label=title)
        axes.set_xscale("log")
        ticks = sorted({seconds_of(name) for one in steps for name in (one.row.one, one.row.other)})
        axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
        axes.minorticks_off()
        axes.set_xlabel("seconds a turn, of one core")
        axes.set_ylabel("rating over the shortest time; 95 % of each step")
        axes.legend(loc="upper left")
        picture.savefig(WRITTEN / "strength-by-time.svg", metadata={"Date": None})
        picture.savefig(WRITTEN / "strength-by-time.png")


def keep(played: Sequence[Played], found: Sequence[Line]) -> None:
    """Write everything into the source."""
    with KEPT.open("w", encoding="utf-8") as file:
        for game in played:
            facts = {name: value for name, value in game.items() if name != "record"}
            file.write(json.dumps(facts, separators=(",", ":")) + "\n")
    in_results(MARK, table(found))
    draw(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path, help="folders, or files of games")
    parser.add_argument("--build", default="", help="the commit whose games count; the last one")
    parser.add_argument("--also", nargs="+", default=[], help="GAME:COMMIT that counts as well")
    parser.add_argument("--keep", action="store_true", help="write into bench/")
    given = parser.parse_args()
    played = gather(given.folders)
    games = latest(played, given.build, given.also)
    found = lines(games)
    print(table(found))
    for (game, winner), lengths in sorted(tails(games).items()):
        print(
            f"{game}: won by {winner} in {len(lengths)} games, "
            f"{fmean(lengths):.1f} actions from {FAR_AHEAD:.0%} to the end"
        )
    if given.keep:
        keep(played, found)


if __name__ == "__main__":
    main()
