"""Strength against release 0.1.0, by thinking time and from level to level, in one command.

    python -m bench.strength --out DIR [--minutes 9] [--jobs 16] [--only TEXT...] [--old FOLDER]

plays what is missing of the rows below, many games at once, for that long. Every game is kept as it
ends, and one that is cut short goes on the next time: the same command adds to what is there. With
--also GAME:COMMIT the games of an earlier source count too, where that game is played as before.
It needs nothing but the ziggurat on its path, so that it runs on another machine as well:

    python -m bench.unpacked HEAD build/new --python python3.12
    python -m bench.unpacked 0.1.0 build/old --python python3.12
    PYTHONPATH=build/new python3.12 -m bench.strength --old build/old --out DIR

Without --old the environment of `python -m tests.release` plays for 0.1.0. Times are processor
time, for both sides. `python -m bench.strength_report DIR...` says what came of it.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, replace
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random
from time import monotonic, time
from typing import NotRequired, TypedDict

import ziggurat
from ziggurat.arena.matches import Entrant, Match, schedule
from ziggurat.arena.players import player
from ziggurat.bots import LEVELS, Bot, Observation
from ziggurat.core.records import Record, begin_record
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY
from ziggurat.engines.guest import Guest
from ziggurat.engines.program import Limits
from ziggurat.games import game as game_of
from ziggurat.processes import pool

ROOT = Path(__file__).parents[1]
ADAPTER = ROOT / "bench" / "release_0_1_0.py"
OLD_PYTHON = ROOT / "build" / "releases" / "0.1.0" / "env" / "bin" / "python"
GAMES = [game.name for game in ziggurat.games()]
RESULTS = "games.jsonl"

WEAKER, STRONGER, ERRORS = 0.55, 0.65, 0.05
"""The shares that the sequential test tells apart, and how often it may err, each way."""

LIMITS = Limits(seconds=120.0, megabytes=4096, game_seconds=36_000)
"""For 0.1.0: it keeps its time by itself, and a busy machine must not hurt it."""


class Spending(TypedDict):
    """What the turns of a seat took, in seconds: see `Spent`."""

    turns: int
    seconds: float
    longest: float
    wait: float


class Played(TypedDict):
    """A game as it is kept."""

    build: str
    row: str
    number: int
    names: list[str]
    scores: list[int]
    places: list[int]
    outcome: str
    length: int
    spent: list[Spending]
    faults: list[dict[str, int]]
    record: NotRequired[str]


Games = dict[str, dict[int, Played]]
"""By row and number."""


@dataclass(frozen=True)
class Row:
    """One bot against others of one kind, at that many seats; old ones are of release 0.1.0."""

    part: str
    game: str
    seats: int
    one: str
    other: str
    games: int
    old: bool = False
    sequential: bool = False

    @property
    def name(self) -> str:
        against = f"0.1.0-{self.other}" if self.old else self.other
        return f"{self.part}-{self.game}-{self.seats}-{self.one}-{against}".replace(":", "_")

    @property
    def par(self) -> float:
        """What an equal would win."""
        return 1 / self.seats

    def matches(self, old: str) -> list[Match]:
        """All its games; `old` is the command that 0.1.0 plays by."""
        other = f"0.1.0 {self.other}" if self.old else self.other
        command = f"follow:{old} {self.other}" if self.old else self.other
        bots = [Entrant(self.one, self.one), Entrant(other, command)]
        game = game_of(self.game)
        revision = 1 if self.old else 0
        return schedule(game, bots, self.seats, self.games, self.name, {}, revision, LIMITS)


def rows() -> list[Row]:
    """All that is to be shown, the most wanted first."""
    found = [Row("release", g, 2, "master:1s", "master:1s", 200, True, True) for g in GAMES]
    found += [Row("release", game, 4, "master:1s", "master:1s", 80, True) for game in GAMES]
    steps = ("master:100ms", "master:400ms", "master:1600ms")
    for less, more in pairwise(steps):
        found += [Row("time", game, 2, more, less, 60) for game in GAMES]
    for seats in (2, 3, 4):
        for below, above in pairwise(LEVELS):
            found += [Row("level", game, seats, above, below, 80) for game in GAMES]
    return [*found, Row("time", "tigris", 2, "master:6s@2", steps[-1], 60)]


def verdict(shares: Sequence[float]) -> str:
    """How the sequential test of 55 % against 65 % ends: "65 %", "55 %", or "" if it goes on."""
    bound = log((1 - ERRORS) / ERRORS)
    won, lost = log(STRONGER / WEAKER), log((1 - STRONGER) / (1 - WEAKER))
    total = 0.0
    for first, second in zip(shares[::2], shares[1::2], strict=False):
        total += (first + second) * won + (2 - first - second) * lost
        if abs(total) >= bound:
            return "65 %" if total > 0 else "55 %"
    return ""


def share(game: Played, name: str) -> float:
    """The share of the victory of the one of that name."""
    places = game["places"]
    return 1 / places.count(1) if places[game["names"].index(name)] == 1 else 0.0


def whole(row: Row, games: Mapping[int, Played]) -> list[Played]:
    """Its games in order, as far as there are whole rotations: all have sat everywhere."""
    count = 0
    while count in games:
        count += 1
    return [games[number] for number in range(count - count % row.seats)]


def missing(row: Row, games: Mapping[int, Played], old: str) -> list[Match]:
    """What is to be played of a row: nothing once its test has ended."""
    if row.sequential and verdict([share(game, row.one) for game in whole(row, games)]):
        return []
    return [match for match in row.matches(old) if match.number not in games]


def build() -> str:
    """Which source plays: the commit that a folder was unpacked from, or that of this one."""
    note = Path(ziggurat.__file__).parents[1] / "COMMIT"
    if note.exists():
        return note.read_text("utf-8").strip()
    command = ["git", "rev-parse", "HEAD"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout[:40]


def read(path: Path) -> list[Played]:
    """The games of a file."""
    found: list[Played] = []
    for line in path.read_text("utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue  # the last line of a run that was killed
    return found


def counted(played: Sequence[Played], source: str, also: Sequence[str]) -> Games:
    """The games of a source by row and number; `also` has GAME:COMMIT for others that count."""
    pairs = [one.split(":") for one in also]
    found: Games = {}
    for game in played:
        builds = [source, *(commit for name, commit in pairs if f"-{name}-" in game["row"])]
        if game["build"].startswith(tuple(builds)):
            found.setdefault(game["row"], {})[game["number"]] = game
    return found


class Shelf:
    """The folder that games are kept in, one line each, and those that were cut short."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "unfinished").mkdir(parents=True, exist_ok=True)

    def games(self, source: str, also: Sequence[str] = ()) -> Games:
        """What was played with that source, or another that counts: by row and number."""
        path = self.folder / RESULTS
        return counted(read(path) if path.exists() else [], source, also)

    def add(self, facts: Played) -> None:
        with (self.folder / RESULTS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(facts) + "\n")

    def unfinished(self, row: str, number: int) -> Path:
        return self.folder / "unfinished" / f"{row}-{number}.json"


@dataclass
class Spent:
    """What the turns of a seat took."""

    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    """The most processor time of a turn."""
    wait: float = 0.0
    """The longest time by the clock that a decision took."""
    turn: float = 0.0

    def add(self, seconds: float, wait: float, new_turn: bool) -> None:
        self.turns += new_turn
        self.turn = seconds if new_turn else self.turn + seconds
        self.seconds += seconds
        self.longest = max(self.longest, self.turn)
        self.wait = max(self.wait, wait)

    def facts(self) -> Spending:
        return {
            "turns": self.turns,
            "seconds": round(self.seconds, 3),
            "longest": round(self.longest, 3),
            "wait": round(self.wait, 3),
        }


def play(match: Match, row: str, unfinished: Path, until: float) -> Played | None:
    """Play a game, or go on with it; None if it was cut short at that time of the clock."""
    record, state, spent = resumed(match, unfinished)
    bots = [player(entrant.bot, None, match.limits) for entrant in match.lineup]
    try:
        over = go_on(record, state, bots, spent, until)
    finally:
        for bot in bots:
            bot.close()
    if not over:
        kept = {"moves": record.moves, "spent": [vars(one) for one in spent]}
        unfinished.write_text(json.dumps(kept), "utf-8")
        return None
    unfinished.unlink(missing_ok=True)
    record.finish(state)
    return {
        "build": build(),
        "row": row,
        "number": match.number,
        "names": record.names,
        "scores": state.scores(),
        "places": state.ranking(),
        "outcome": state.outcome(),
        "length": len(record.moves),
        "spent": [one.facts() for one in spent],
        "faults": [dict(bot.faults) if isinstance(bot, Guest) else {} for bot in bots],
        "record": record.text(),
    }


def resumed(match: Match, unfinished: Path) -> tuple[Record, State, list[Spent]]:
    """The game as far as it has been played."""
    game = game_of(match.game)
    seats, names = len(match.lineup), [entrant.name for entrant in match.lineup]
    options, revision = dict(match.options), match.revision or game.revision
    record, state = begin_record(game, seats, match.shuffle, options, names, revision=revision)
    state.listening = False
    if not unfinished.exists():
        return record, state, [Spent() for _ in names]
    kept = json.loads(unfinished.read_text("utf-8"))
    for _, words in kept["moves"]:
        action = game.read(words)
        record.add(state, action)
        state.play(action)
    return record, state, [Spent(**one) for one in kept["spent"]]


def go_on(
    record: Record, state: State, bots: Sequence[Bot], spent: Sequence[Spent], until: float
) -> bool:
    """Let the bots decide; whether the game came to its end."""
    for seat, bot in enumerate(bots):
        if isinstance(bot, Guest):
            bot.sit(record, seat)
    rng = Random(f"{record.seed} {len(record.moves)}")
    before = record.moves[-1][0] if record.moves else NOBODY
    while not state.over:
        if time() > until:
            return False
        seat = state.seat
        begun, used = monotonic(), bots[seat].processor_seconds()
        action = bots[seat].choose(Observation.of(state), rng)
        seconds = bots[seat].processor_seconds() - used
        spent[seat].add(seconds, monotonic() - begun, seat != before)
        before = seat
        record.add(state, action)
        state.play(action)
    return True


Task = tuple[Row, Match]


def tasks(wanted: Sequence[Row], shelf: Shelf, old: str, also: Sequence[str]) -> Iterator[Task]:
    """What is left to play, rows of one part in turns; what has come in meanwhile counts."""
    given: set[tuple[str, int]] = set()
    source = build()
    while True:
        games = shelf.games(source, also)
        for row in wanted:
            left = missing(row, games.get(row.name, {}), old)
            match = next((one for one in left if (row.name, one.number) not in given), None)
            if match is not None:
                break
        else:
            return
        peers = [one for one in wanted if (one.part, one.seats) == (row.part, row.seats)]
        for peer in peers:
            left = missing(peer, games.get(peer.name, {}), old)
            match = next((one for one in left if (peer.name, one.number) not in given), None)
            if match is not None:
                given.add((peer.name, match.number))
                yield peer, match


def run(
    wanted: Sequence[Row],
    shelf: Shelf,
    old: str,
    jobs: int,
    until: float,
    also: Sequence[str] = (),
) -> int:
    """Play for that long; how many games ended."""
    ended = 0
    left = tasks(wanted, shelf, old, also)
    with pool(jobs) as players:
        running: set[Future[Played | None]] = set()
        while True:
            while len(running) < jobs and time() < until:
                task = next(left, None)
                if task is None:
                    break
                row, match = task
                unfinished = shelf.unfinished(row.name, match.number)
                running.add(players.submit(play, match, row.name, unfinished, until))
            if not running:
                return ended
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                facts = future.result()
                if facts is not None:
                    shelf.add(facts)
                    ended += 1
                    print(f"{facts['row']} {facts['number']}", facts["scores"], flush=True)


def chosen(texts: Sequence[str]) -> list[Row]:
    """The rows whose names have one of these in them, in the order of the texts."""
    found = {row.name: row for text in texts for row in rows() if text in row.name}
    return list(found.values())


def old_command(folder: Path | None) -> str:
    """How release 0.1.0 is started, but for its level."""
    if folder is None:
        return shlex.join([str(OLD_PYTHON), "-I", str(ADAPTER)])
    return shlex.join([sys.executable, "-IS", str(ADAPTER), "--path", str(folder.resolve())])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, required=True, help="where games are kept")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--jobs", type=int, default=1, help="how many games at once")
    parser.add_argument(
        "--only", nargs="+", default=[""], help="rows whose names have this in them, in that order"
    )
    parser.add_argument("--also", nargs="+", default=[], help="GAME:COMMIT that counts as well")
    parser.add_argument("--old", type=Path, help="the folder that 0.1.0 is unpacked in")
    parser.add_argument("--games", type=int, default=0, help="at most that many of each row")
    parser.add_argument("--list", action="store_true", help="name the rows and leave")
    given = parser.parse_args()
    wanted = chosen(given.only)
    if given.games:
        wanted = [replace(row, games=min(row.games, given.games)) for row in wanted]
    if given.list:
        print("\n".join(f"{row.name} {row.games}" for row in wanted))
        return
    until = time() + 60 * given.minutes
    shelf, old = Shelf(given.out), old_command(given.old)
    ended = run(wanted, shelf, old, given.jobs, until, given.also)
    how = "compiled" if ziggurat.COMPILED else "interpreted"
    print(f"{ended} games ended, {how}, source {build()[:12]}")


if __name__ == "__main__":
    main()
