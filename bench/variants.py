"""One change of the search against none, in the same games.

    python -m bench.variants --out DIR --bot master:150ms --seats 4 GAME:NAME=VALUE[,NAME=VALUE]...

Each change is a number of `ziggurat.bots.search` (EXPLORATION=2.0), of `ziggurat.bots.greedy`
(HURRY=0) or of the game's judgement (ROOT_LOOKAHEAD=4). A bot with it plays the same bots without
it, in every seat of equal shuffles. Games are kept as they end: the same command adds to what is
there. `--report` only says what came of it, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import fmean
from time import time
from typing import NotRequired, TypedDict

from bench.strength import Spent, build, go_on

from ziggurat.arena.figures import wilson
from ziggurat.bots import Bot, Observation, bot, greedy, search
from ziggurat.core.records import begin_record
from ziggurat.core.types import Action
from ziggurat.games import game as game_of
from ziggurat.processes import pool

KEPT = "variants.jsonl"


class Tried(TypedDict):
    """A game as it is kept; the one with the change comes first in every list."""

    build: str
    change: str
    bot: str
    seats: NotRequired[int]
    """Two if nothing is said."""
    number: int
    share: float
    scores: list[int]
    seconds: list[float]


@contextmanager
def changed(game: str, values: Mapping[str, float]) -> Iterator[None]:
    """Let the search or the judgement of a game have these numbers for a while."""
    judgement = type(game_of(game).judgement())
    before: list[tuple[object, str, object]] = []
    for name, value in values.items():
        owner: object = next((one for one in (judgement, greedy) if hasattr(one, name)), search)
        old = getattr(owner, name)
        before.append((owner, name, old))
        setattr(owner, name, type(old)(value))
    try:
        yield
    finally:
        for owner, name, old in before:
            setattr(owner, name, old)


class Changed(Bot):
    """A bot that decides with other numbers."""

    def __init__(self, inner: Bot, game: str, values: Mapping[str, float]) -> None:
        self.name = f"{inner.name}, changed"
        self.inner = inner
        self.game = game
        self.values = values

    def choose(self, observation: Observation, rng: Random) -> Action:
        with changed(self.game, self.values):
            return self.inner.choose(observation, rng)

    def processor_seconds(self) -> float:
        return self.inner.processor_seconds()


def numbers(text: str) -> dict[str, float]:
    """The changes in NAME=VALUE,NAME=VALUE."""
    pairs = [one.partition("=") for one in text.split(",")]
    return {name: float(value) for name, _, value in pairs}


def play(change: str, level: str, seats: int, number: int, until: float) -> Tried | None:
    """A game of a change against none; None if there was no time for it."""
    name, _, values = change.partition(":")
    game, own = game_of(name), number % seats
    seed = f"variants.{number // seats}"
    names = [f"bot {seat}" for seat in range(seats)]
    record, state = begin_record(game, seats, seed, {}, names, revision=game.revision)
    state.listening = False
    bots: list[Bot] = [bot(level) for _ in names]
    bots[own] = Changed(bots[own], name, numbers(values))
    spent = [Spent() for _ in names]
    if not go_on(record, state, bots, spent, until):
        return None
    places, scores = state.ranking(), state.scores()
    order = [own, *(seat for seat in range(seats) if seat != own)]
    return {
        "build": build(),
        "change": change,
        "bot": level,
        "seats": seats,
        "number": number,
        "share": 1 / places.count(1) if places[own] == 1 else 0.0,
        "scores": [scores[seat] for seat in order],
        "seconds": [round(spent[seat].seconds / max(1, spent[seat].turns), 4) for seat in order],
    }


def kept(folder: Path) -> list[Tried]:
    path = folder / KEPT
    return (
        [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    )


def run(
    changes: Sequence[str],
    level: str,
    seats: int,
    games: int,
    folder: Path,
    jobs: int,
    until: float,
) -> None:
    """Play what is missing, the changes by turns."""
    there = {(*kind(one), one["number"]) for one in kept(folder)}
    left = iter(
        [
            (change, number)
            for number in range(games)
            for change in changes
            if (change, level, seats, number) not in there
        ]
    )
    folder.mkdir(parents=True, exist_ok=True)
    with pool(jobs) as players, (folder / KEPT).open("a", encoding="utf-8") as file:
        running: set[Future[Tried | None]] = set()
        while True:
            while len(running) < jobs and time() < until:
                task = next(left, None)
                if task is None:
                    break
                running.add(players.submit(play, task[0], level, seats, task[1], until))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                found = future.result()
                if found is not None:
                    file.write(json.dumps(found) + "\n")
                    file.flush()


def kind(one: Tried) -> tuple[str, str, int]:
    """The change, the bot and the number of seats."""
    return one["change"], one["bot"], one.get("seats", 2)


def report(games: Sequence[Tried]) -> str:
    """What came of each change: only shuffles that were played from every seat count."""
    rows = [
        "| Change | Bot | Seats | Games | Victories (95 %) | Points | s a turn |",
        "|---|---|---:|---:|---|---|---|",
    ]
    for key in dict.fromkeys(map(kind, games)):
        own = {one["number"]: one for one in games if kind(one) == key}
        seats = key[2]
        played = Counter(number // seats for number in own)
        whole = [one for number, one in own.items() if played[number // seats] == seats]
        if not whole:
            continue
        shares = [one["share"] for one in whole]
        low, high = wilson(sum(shares), len(shares))
        points = " to ".join(f"{one:.1f}" for one in own_and_others([o["scores"] for o in whole]))
        seconds = " : ".join(f"{one:.3f}" for one in own_and_others([o["seconds"] for o in whole]))
        rows.append(
            f"| {key[0]} | {key[1]} | {seats} | {len(whole)} "
            f"| {fmean(shares):.1%} ({low:.1%} to {high:.1%}) | {points} | {seconds} |"
        )
    return "\n".join(rows)


def own_and_others(games: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of the one with the change, and of those without it."""
    return fmean(game[0] for game in games), fmean(fmean(game[1:]) for game in games)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("changes", nargs="*", help="GAME:NAME=VALUE[,NAME=VALUE]")
    parser.add_argument("--out", type=Path, required=True, help="where games are kept")
    parser.add_argument("--bot", default="master:150ms")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="of each change")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at once")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--report", action="store_true", help="play nothing")
    given = parser.parse_args()
    if not given.report:
        until = time() + 60 * given.minutes
        run(given.changes, given.bot, given.seats, given.games, given.out, given.jobs, until)
    print(report(kept(given.out)))


if __name__ == "__main__":
    main()
