"""Games of bots among themselves as seeds and actions, by the release whose Python runs this file.

    build/releases/0.1.0/env/bin/python bench/greedy_games.py FOLDER [--games N] [--workers K]

`python -m tests.release` builds that Python. FOLDER gets one file of JSON lines for each game,
number of seats and kind: a judgement is fitted to the greedy games of `fit`, tested on those of
`held`, and looked at in those of `adept`, which that level plays. What is there already stays and
is added to, so that it can be stopped at any time. Releases call what a bot sees `Seen` or
`Observation`: this file knows both.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import monotonic

import ziggurat
from ziggurat.bots import base, bot

GAMES = tuple(game.name for game in ziggurat.games())
SEATS = (2, 3, 4)
KINDS = {"fit": "greedy", "held": "greedy", "adept": "adept"}
ADEPT_EVERY = 20
"""How many games of greedy bots take about as long as one of adepts."""
MOST_DECISIONS = 5_000
"""Longer games are left out: bots that do not end a won game."""

SEES = getattr(base, "Observation", None) or base.Seen

Task = tuple[str, int, str, int]


def play(task: Task) -> tuple[Task, str]:
    """One game as a line of JSON; an empty one if it does not end."""
    game, seats, kind, number = task
    seed = f"{kind}.{number}"
    state = ziggurat.game(game).start(seats, seed)
    state.listening = False
    players = [(bot(KINDS[kind]), Random(f"{seed}.{seat}")) for seat in range(seats)]
    actions: list[int] = []
    while not state.over:
        player, rng = players[state.seat]
        actions.append(player.choose(SEES.of(state), rng))
        state.apply(actions[-1])
        if len(actions) > MOST_DECISIONS:
            return task, ""
    facts = {"seed": seed, "actions": actions, "scores": state.scores()}
    return task, json.dumps(facts, separators=(",", ":")) + "\n"


def file_of(folder: Path, task: Task) -> Path:
    game, seats, kind, _ = task
    return folder / f"{game}-{seats}-{kind}.jsonl"


def tasks(folder: Path, count: int) -> Iterator[Task]:
    """What is missing, so that all files grow alike."""
    known: dict[Path, set[str]] = {}
    for number in range(count):
        for game in GAMES:
            for seats in SEATS:
                for kind in KINDS:
                    task = (game, seats, kind, number)
                    if kind == "adept":
                        if number % ADEPT_EVERY:
                            continue
                        task = (game, seats, kind, number // ADEPT_EVERY)
                    path = file_of(folder, task)
                    if path not in known:
                        lines = path.read_text("utf-8").splitlines() if path.exists() else []
                        known[path] = {json.loads(line)["seed"] for line in lines}
                    if f"{kind}.{task[3]}" not in known[path]:
                        yield task


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    start, played = monotonic(), 0
    with Pool(given.workers) as pool:
        for task, line in pool.imap_unordered(play, list(tasks(given.folder, given.games))):
            with file_of(given.folder, task).open("a", encoding="utf-8") as file:
                file.write(line)
            played += 1
            if monotonic() - start > given.seconds:
                pool.terminate()
                break
    print(f"{played} games in {monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
