"""Puzzles looked for in bots' games: on many cores, for as long as one likes.

    python -m ziggurat.puzzle_search GAME... --jobs 16 --minutes 3 --out FOLDER

adds what it finds to FOLDER/GAME.json, and goes on with other games when it is called again. It
needs nothing but the package on its path (`python -m bench.unpacked` makes one for another
machine). With `--again` it first looks once more at the puzzles that are shipped, and keeps those
that still hold. `ziggurat puzzles add FILE...` takes what was found into the games' own folders,
and leaves out there what did not hold; `ziggurat puzzles make` looks for puzzles here.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from time import time

from ziggurat.analysis import engine
from ziggurat.analysis.puzzles import Collection, look_again, look_through, shipped
from ziggurat.core.game import Game
from ziggurat.core.types import Facts
from ziggurat.games import game as game_of
from ziggurat.processes import pool


def look(name: str, seats: int, seed: str, until: float) -> list[Facts]:
    """What one game comes to, as far as the time allows."""
    found = []
    for puzzle in look_through(game_of(name), seats, seed):
        if puzzle is not None:
            found.append(puzzle.json())
        if time() > until:
            break
    return found


def search(
    game: Game, kept: Collection, count: int, jobs: int, minutes: float, seed: str
) -> Iterator[int]:
    """Fill a collection up to that many, or until the time is over; how many there are."""
    until = time() + 60 * minutes
    running: set[Future[list[Facts]]] = set()
    with pool(jobs) as workers:
        while len(kept.puzzles) < count and time() < until:
            while len(running) < jobs:
                seats, named = _table(game, seed, kept.looked)
                running.add(workers.submit(look, game.name, seats, named, until))
                kept.looked += 1
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield _keep(kept, done)
        for one in running:
            one.cancel()
        done, _ = wait(running)
        yield _keep(kept, {one for one in done if not one.cancelled()})


def again(name: str, puzzle: Facts) -> tuple[str, Facts | None]:
    """A puzzle's name, and what it is when it is looked at again."""
    return str(puzzle["id"]), look_again(game_of(name), puzzle)


def confirm(
    game: Game, kept: Collection, known: Sequence[Facts], jobs: int, minutes: float
) -> Iterator[int]:
    """Keep of these puzzles what holds when it is looked at again; how many there are.

    Those that were looked at before are passed over; so are all once the time is over.
    """
    until = time() + 60 * minutes
    waiting = kept.left(known)
    running: set[Future[tuple[str, Facts | None]]] = set()
    with pool(jobs) as workers:
        while running or (waiting and time() < until):
            while waiting and len(running) < jobs and time() < until:
                running.add(workers.submit(again, game.name, waiting.pop()))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                kept.settle(*one.result())
            kept.write(engine())
            yield len(kept.puzzles)


def _table(game: Game, seed: str, number: int) -> tuple[int, str]:
    """How many play the game of that number, and its seed."""
    tables = [seats for seats in game.seats if seats > 1]
    seats = tables[number % len(tables)]
    return seats, f"{seed}.{seats}.{number}"


def _keep(kept: Collection, done: set[Future[list[Facts]]]) -> int:
    for one in done:
        for puzzle in one.result():
            kept.add(puzzle)
    kept.write(engine())
    return len(kept.puzzles)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=3.0, help="for each game")
    parser.add_argument("--count", type=int, default=60, help="of puzzles, for each game")
    parser.add_argument("--seed", default="puzzles.b")
    parser.add_argument("--again", action="store_true", help="look at shipped puzzles once more")
    asked = parser.parse_args()
    for name in asked.games:
        kept = Collection(asked.out / f"{name}.json")
        game = game_of(name)
        if asked.again:
            for have in confirm(game, kept, shipped(game), asked.jobs, asked.minutes):
                print(f"{name}: {have} hold, {len(kept.dropped)} do not", flush=True)
        for have in search(game, kept, asked.count, asked.jobs, asked.minutes, asked.seed):
            print(f"{name}: {have} puzzles, {kept.looked} games", flush=True)


if __name__ == "__main__":
    main()
