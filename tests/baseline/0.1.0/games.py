"""Complete games and positions; run by the Python of release 0.1.0.

    PYTHON tests/baseline/0.1.0/games.py FOLDER

FOLDER gets records of 20 games of each game, in every number of seats and with every value of every
option, played by bots of all sorts; and positions for each kind of decision, in the middle of turns
too, with what may be done there and where that leads.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import ziggurat
from ziggurat.bots import Seen, bot
from ziggurat.core import Facts, Game, Options, Record, State, ZigguratError
from ziggurat.core.records import begin_record

RECORDS = 20
POSITIONS = 8
"""The least number of positions kept of each game."""

STEPS = 40
"""So many random actions are played on from a position."""

BOTS = ("random", "greedy", "novice", "random", "apprentice", "search:20")


def table_of(game: Game, number: int) -> tuple[int, Options]:
    """A number of seats, and options that get all their values in turn, in mixed order."""
    seats = [1] * (1 in game.seats) + list(game.seats)
    count, turn = seats[number % len(seats)], number // len(seats)
    if count == 1:
        turn = 2 * turn + number % len(seats)
    options: dict[str, object] = {}
    for option in game.options:
        values = option.values
        mixed = Random(f"{option.name} {count} {turn // len(values)}").sample(values, len(values))
        try:
            game.read_options(count, {**options, option.name: mixed[turn % len(values)]})
        except ZigguratError:
            continue
        options[option.name] = mixed[turn % len(values)]
    return count, game.read_options(count, options)


def play(game: Game, number: int) -> Record:
    """One complete game of bots and random players."""
    seats, options = table_of(game, number)
    names = [BOTS[(number * (seat + 1) + seat) % len(BOTS)] for seat in range(seats)]
    record, state = begin_record(
        game, seats, f"kept-{number}", options, names, ziggurat.__version__
    )
    players = [bot(name) for name in names]
    rng = Random(f"{game.name} {number}")
    while not state.over:
        action = players[state.seat].choose(Seen.of(state), rng)
        record.add(state, action)
        state.play(action)
    record.finish(state)
    return record


def found_positions(game: Game, records: list[Record]) -> list[Facts]:
    """Positions for each kind of decision, found anywhere in the games."""
    found: dict[str, list[State]] = {}
    for record in records:
        for state in record.positions(game):
            found.setdefault(str(state.question()["kind"]), []).append(state.copy())
    rng = Random(game.name)
    each = max(1, POSITIONS // len(found))
    return [
        told(game, state) for _, met in sorted(found.items()) for state in rng.sample(met, each)
    ]


def told(game: Game, state: State) -> Facts:
    """A position as it is dumped, and what shows that it was read back whole."""
    after = game.load(state.dump())
    rng = Random(0)
    for _ in range(STEPS):
        if not after.over:
            after.play(rng.choice(after.actions()))
    return {
        "dump": state.dump(),
        "digest": state.digest(),
        "kind": state.question()["kind"],
        "seat": state.seat,
        "actions": sha256(json.dumps(state.actions()).encode()).hexdigest(),
        "after": after.digest(),
    }


def main() -> None:
    folder = Path(sys.argv[1])
    for game in map(ziggurat.game, ("tigris", "mexica", "teotihuacan")):
        print(f"playing {game.title}", file=sys.stderr, flush=True)
        records = [play(game, number) for number in range(RECORDS)]
        place = folder / "records" / game.name
        place.mkdir(parents=True, exist_ok=True)
        for number, record in enumerate(records, 1):
            (place / f"{number:02}.txt").write_text(record.text(), "utf-8")
        (folder / "positions").mkdir(exist_ok=True)
        lines = [json.dumps(facts) for facts in found_positions(game, records)]
        (folder / "positions" / f"{game.name}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
