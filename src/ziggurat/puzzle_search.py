"""Puzzles looked for in bots' games: on many cores, for as long as one likes.

    python -m ziggurat.puzzle_search GAME... --jobs 16 --minutes 3 --out FOLDER

adds what it finds to FOLDER/GAME.json, and goes on with other games when it is called again. It
needs nothing but the package on its path (`python -m bench.unpacked` makes one for another
machine). `ziggurat puzzles add FILE...` takes what was found into the games' own folders;
`ziggurat puzzles make` looks for them here.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from time import time

from ziggurat.analysis import engine
from ziggurat.analysis.puzzles import Collection, look_through
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
    asked = parser.parse_args()
    for name in asked.games:
        kept = Collection(asked.out / f"{name}.json")
        game = game_of(name)
        for have in search(game, kept, asked.count, asked.jobs, asked.minutes, asked.seed):
            print(f"{name}: {have} puzzles, {kept.looked} games", flush=True)


if __name__ == "__main__":
    main()
