"""Whether an analysis can be believed: `python -m bench.analysis WHAT [GAME …] --games N`.

- `calibration`: what the observer says of games that nobody fitted anything to, against who won;
- `blunders`: the loss that was said of a blunder, against what bots find who play on from there,
  after the move that was made and after the better one, with the same draws;
- `luck`: the luck of whole games, which must be 0 at the mean;
- `speed`: seconds of a processor and memory of an analysis.

Each finding is one line in bench/analysis/WHAT.jsonl, written at once; what is there already is not
looked for again, so that a run can be broken off and gone on with. All games are looked at unless
some are named; with `--jobs` in that many processes, with `--minutes` no longer than that. What has
least comes first, and `blunders --games 500 --enough 60` ends where each game has that many; a
blunder that was not played on often enough when the time was over is gone on with. `speed --pieces`
shares the actions of a game among processes, and each piece has a line of its own.
Another machine begins at games of its own, with `--first 1000`, and keeps its lines in a folder of
its own, with `--out`; all lines are put into one file.
`python -m bench.analysis_report` writes bench/analysis.md from all that was found so far.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import resource
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from time import process_time, time
from typing import NamedTuple, TypedDict

import ziggurat
from ziggurat.analysis import Analyser
from ziggurat.analysis.analyser import is_draw, judge
from ziggurat.analysis.looks import QUICK
from ziggurat.analysis.observer import Observer
from ziggurat.bots import Observation, bot
from ziggurat.bots.levels import host_budget
from ziggurat.core.game import Game
from ziggurat.core.records import Record, begin_record
from ziggurat.core.state import State

ROOT = Path(__file__).parent
FOLDER = ROOT / "analysis"
PLAYER = "apprentice"
"""Whose games are looked at, and whose play the shares predict."""
REDRAWS = 12
TIMES = 20
"""How often a game is played on after each of two moves."""
THOUGHT = (0.75, 1.25)
"""How long bots think who play on, of what their level allows."""
BUCKETS = 10
GRACE = 30.0
"""Seconds after the time is over in which a game may end that is being played on."""

Kind = tuple[str, int]
"""A game and the number of seats."""
Task = tuple[str, str, int, str, int]
"""What to look for, and the game, the number of seats, the seed and the piece of the game."""


class How(NamedTuple):
    """How to look."""

    player: str
    """Who plays on after a blunder."""
    deep: bool
    apart: bool
    """Each game in a process of its own, for its memory."""
    pieces: int
    """Into how many pieces each game is divided."""
    until: float
    """When to end, in seconds since 1970."""


class Row(TypedDict, total=False):
    """What was found of one game."""

    game: str
    seats: int
    seed: str
    said_and_won: list[list[float]]
    """Of the shares that the observer said, for each tenth from 0 to 1: how many they are, their
    sum, and how many of them were won."""
    luck: list[float]
    draws: int
    number: int
    """The action that was a blunder; 0 if there was none."""
    said: float
    by: str
    better: int
    found: list[float]
    """What the better move brought, each time that both were played on."""
    deep: bool
    piece: int
    pieces: int
    compiled: bool
    actions: int
    seconds: float
    megabytes: int


Key = tuple[str, int, str, int, int, bool]


def key(row: Row) -> Key:
    pieces = row.get("piece", 0), row.get("pieces", 1)
    return row["game"], row["seats"], row["seed"], *pieces, row.get("deep", False)


def kept(what: str, folder: Path = FOLDER) -> list[Row]:
    """What was found so far; of what was found twice, the last counts."""
    file = folder / f"{what}.jsonl"
    if not file.is_file():
        return []
    rows: list[Row] = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return list({key(row): row for row in rows}.values())


def unfinished(row: Row) -> bool:
    """Whether this is a blunder that was not played on often enough."""
    return row.get("number", 0) > 0 and len(row["found"]) < TIMES


class Plan:
    """What is looked at next: of the game that has least, at the table that was looked at least.

    What was begun is gone on with first. Nothing more is looked at of a game that has `enough`.
    """

    def __init__(
        self,
        what: str,
        kinds: Sequence[Kind],
        seeds: Sequence[str],
        rows: Sequence[Row],
        enough: int,
        how: How,
    ) -> None:
        self.what = what
        self._enough = enough
        self._begun_rows = [row for row in rows if unfinished(row)]
        known = {key(row) for row in rows}
        pieces = range(how.pieces)
        self._left = {
            kind: deque(
                (seed, piece)
                for seed in seeds
                for piece in pieces
                if (*kind, seed, piece, how.pieces, how.deep) not in known
            )
            for kind in kinds
        }
        self._begun = Counter((row["game"], row["seats"]) for row in rows)
        self._found: Counter[str] = Counter()
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """Count what was found; a game without a blunder is none, nor is what was only begun."""
        self._found[row["game"]] += row.get("found") != [] and not unfinished(row)

    def next(self) -> tuple[Task, Row | None] | None:
        """What to look for, and what was found of it before; None if there is enough of all."""
        if self._begun_rows:
            row = self._begun_rows.pop()
            return (self.what, row["game"], row["seats"], row["seed"], 0), row
        wanted = [
            kind
            for kind, left in self._left.items()
            if left and self._found[kind[0]] < self._enough
        ]
        if not wanted:
            return None
        kind = min(wanted, key=lambda one: (self._behind(one), self._begun[one]))
        self._begun[kind] += 1
        return (self.what, *kind, *self._left[kind].popleft()), None

    def _behind(self, kind: Kind) -> int:
        return self._found[kind[0]] if self.what == "blunders" else 0


def collect(plan: Plan, how: How, jobs: int, folder: Path) -> None:
    """Look at games, and keep what was found of each as soon as it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    afresh = 1 if how.apart else None
    found: SimpleQueue[Row | BaseException | None] = SimpleQueue()
    with multiprocessing.get_context("spawn").Pool(jobs, maxtasksperchild=afresh) as pool:

        def begin() -> int:
            task = plan.next() if time() < how.until else None
            if task is None:
                return 0
            pool.apply_async(look, (how, *task), callback=found.put, error_callback=found.put)
            return 1

        running = sum(begin() for _ in range(jobs))
        while running:
            try:
                row = found.get(timeout=max(0.0, how.until + GRACE - time()))
            except Empty:
                break
            if isinstance(row, BaseException):
                raise row
            if row is not None:
                with (folder / f"{plan.what}.jsonl").open("a", encoding="utf-8") as out:
                    print(json.dumps(row), file=out, flush=True)
                plan.add(row)
            running += begin() - 1


def look(how: How, task: Task, begun: Row | None) -> Row | None:
    """What one game shows; None if the time was over before it showed anything."""
    what, name, seats, seed, piece = task
    game = ziggurat.game(name)
    looks: dict[str, Callable[[str], Row | None]] = {
        "calibration": partial(calibration, game, seats),
        "blunders": partial(blunders, game, seats, how, begun),
        "luck": partial(luck, game, seats),
        "speed": partial(speed, game, seats, how, piece),
    }
    found = looks[what](seed)
    return None if found is None else {"game": name, "seats": seats, "seed": seed, **found}


def played(game: Game, seats: int, seed: str) -> Record:
    """A whole game of bots."""
    record, state = begin_record(game, seats, seed, dict(game.quick_options))
    state.listening = False
    player, rng = bot(PLAYER), Random(seed)
    while not state.over:
        action = player.choose(Observation.of(state), rng)
        record.add(state, action)
        state.play(action)
    record.finish(state)
    return record


def calibration(game: Game, seats: int, seed: str) -> Row:
    """What the observer says each time that another seat decides, and who won."""
    record = played(game, seats, seed)
    observer, rng = Observer(game.judgement(), REDRAWS), Random(seed)
    said: list[list[float]] = []
    mover = -1
    for state in record.positions(game):
        if state.over:
            winners = observer.judgement.chances(state)
        elif observer.judgement.at_horizon(state) and state.seat != mover:
            mover = state.seat
            said.append(observer.shares(state.copy(), rng))
    return {"said_and_won": in_buckets(said, winners)}


def in_buckets(said: Sequence[Sequence[float]], won: Sequence[float]) -> list[list[float]]:
    """The shares of a game, a tenth of them after the other, and who won."""
    buckets = [[0, 0.0, 0.0] for _ in range(BUCKETS)]
    for shares in said:
        for share, victory in zip(shares, won, strict=True):
            bucket = buckets[min(int(share * BUCKETS), BUCKETS - 1)]
            bucket[0] += 1
            bucket[1] += share
            bucket[2] += victory
    return [[round(number, 2) for number in bucket] for bucket in buckets]


def luck(game: Game, seats: int, seed: str) -> Row:
    """The luck of each seat in a whole game."""
    record = played(game, seats, seed)
    observer, rng = Observer(game.judgement(), REDRAWS), Random(seed)
    total, draws = [0.0] * seats, 0
    before: State | None = None
    for number, state in enumerate(record.positions(game)):
        if before is not None:
            action = game.read(record.moves[number - 1][1])
            if is_draw(before, action):
                draws += 1
                changes = observer.luck(before, action, state, rng)
                total = [one + change for one, change in zip(total, changes, strict=True)]
        before = state.copy()
    return {"luck": [round(one, 5) for one in total], "draws": draws}


def blunders(game: Game, seats: int, how: How, begun: Row | None, seed: str) -> Row | None:
    """The first blunder of a game from a place in it that the seed says, played on to the end.

    None if the time was over before there was one; where it ends later, what was found so far.
    """
    record = played(game, seats, seed)
    found = first_blunder(game, record, how.until, seed) if begun is None else begun
    if found is None or not found["number"]:
        return found
    number = found["number"]
    before = record.replay(game, number - 1)
    action = game.read(record.moves[number - 1][1])
    gains = list(found["found"])
    for turn in range(len(gains), TIMES):
        if time() > how.until:
            break
        better, made = (
            played_on(game, before, move, how.player, f"{seed} {turn}")
            for move in (found["better"], action)
        )
        gains.append(better - made)
    return {**found, "by": by(how.player), "found": gains}


def first_blunder(game: Game, record: Record, until: float, seed: str) -> Row | None:
    """The number of a blunder, the loss that is said, and the better move; number 0 if none."""
    first = Random(seed).randrange(len(record.moves))
    for number in range(first, len(record.moves)):
        if time() > until:
            return None
        before = record.replay(game, number)
        seat, action = before.seat, game.read(record.moves[number][1])
        verdict = judge(game, before.view(seat), action, QUICK, Random(f"{seed} {number}"))
        if verdict is not None and verdict.mark == "blunder":
            better = verdict.best.action
            return {"number": number + 1, "said": verdict.loss, "better": better, "found": []}
    return {"number": 0, "said": 0.0, "found": []}


def by(player: str) -> str:
    """Who plays on, and how much of its thinking it is given."""
    return player if host_budget() == 1 else f"{player} × {host_budget()}"


def played_on(game: Game, before: State, action: int, player: str, seed: str) -> float:
    """What share of the victory a seat gets that makes this move, by what it knows.

    Where nothing is hidden, equal bots would play the same game every time: so each time they
    think a little longer or shorter, the same after both moves.
    """
    seat = before.seat
    state = game.imagine(before.view(seat), Random(seed))
    state.listening = False
    state.play(action)
    thought = host_budget() * Random(seed).uniform(*THOUGHT)
    bots = [bot(player, budget=thought) for _ in range(state.seats)]
    rngs = [Random(f"{seed} {one}") for one in range(state.seats)]
    while not state.over:
        state.play(bots[state.seat].choose(Observation.of(state), rngs[state.seat]))
    return game.judgement().chances(state)[seat]


def speed(game: Game, seats: int, how: How, piece: int, seed: str) -> Row:
    """The time and the memory of one analysis, or of one piece of it."""
    record = played(game, seats, seed)
    analyser = Analyser(game, record, how.deep)
    start = process_time()
    if how.pieces == 1:
        for _ in analyser.work():
            pass
        analyser.finished()
    else:
        for number, before, after in steps(game, record):
            if number % how.pieces == piece:
                analyser.step(number, before, after)
    return {
        "deep": how.deep,
        "compiled": ziggurat.COMPILED,
        "actions": analyser.total,
        "piece": piece,
        "pieces": how.pieces,
        "seconds": round(process_time() - start, 2),
        "megabytes": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }


def steps(game: Game, record: Record) -> Iterator[tuple[int, State, State]]:
    """Each action's number, with the positions before and after it."""
    before = record.replay(game, 0)
    for number, after in enumerate(record.positions(game)):
        if number:
            yield number, before, after
            before = after.copy()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["calibration", "blunders", "luck", "speed"])
    parser.add_argument("game", nargs="*", help="all if none is named")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="all if none is named")
    parser.add_argument("--games", type=int, default=1, help="of each kind")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument(
        "--enough", type=int, default=sys.maxsize, help="blunders of a game after which it is left"
    )
    parser.add_argument("--bot", default="expert", help="who plays on after a blunder")
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--pieces", type=int, default=1, help="of each game, for speed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10_000.0)
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder of the lines")
    given = parser.parse_args()
    games = given.game or [game.name for game in ziggurat.games()]
    kinds = [
        (name, size)
        for name in games
        for size in given.seats or ziggurat.game(name).seats
        if size > 1
    ]
    seeds = [f"{given.what}.{given.first + number}" for number in range(given.games)]
    until = time() + 60 * given.minutes
    speed = given.what == "speed"
    how = How(given.bot, given.deep, speed, given.pieces if speed else 1, until)
    known = [
        row
        for row in kept(given.what, given.out)
        if row.get("deep", given.deep) == given.deep and row.get("pieces", 1) == how.pieces
    ]
    plan = Plan(given.what, kinds, seeds, known, given.enough, how)
    collect(plan, how, given.jobs, given.out)


if __name__ == "__main__":
    main()
