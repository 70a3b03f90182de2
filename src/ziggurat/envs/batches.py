"""Many tables at once, in memory that numpy shares: the fast way to learn from play.

    from ziggurat.envs import batch

    tables = batch("tigris", tables=256, seats=2, workers=2)
    tables.reset(seed=1)
    while learning:
        actions = choose(tables.observations, tables.numbers, tables.masks)
        tables.step(actions)

Every array belongs to the batch, and the next step writes over what has changed in it, so nobody
else writes there: `torch.from_numpy` shares it without a copy. A table that has ended begins its
next game in the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from operator import index
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ziggurat.core.batches import Ended, Memory, Tables
from ziggurat.core.errors import BadOption, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.types import Options
from ziggurat.envs.choices import check_choices
from ziggurat.envs.rewards import Rewards, by_rank
from ziggurat.games import game as game_called
from ziggurat.processes import SPAWN, prepare_worker

Opponents: TypeAlias = Literal["self", "random"]
"""All seats are played by the learner, or all but one do anything legal."""

ALIGNED = 64
"""Every array begins at such a place, as vector instructions like it."""


class WorkerLost(ZigguratError):
    """A worker process ended by itself."""


class _Plan:
    """What a batch plays, and where in its memory everything lies."""

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int,
        rewards: Rewards,
        opponents: Opponents,
        options: Options,
    ) -> None:
        self.game = game.name
        self.tables = tables
        self.seats = seats
        self.rewards: Rewards = rewards
        self.opponents: Opponents = opponents
        self.options = options
        self.players = len(game.start(seats, 0, **options).scores())
        probe = self.stretch(0, 0)
        self.small, self.numbers, self.row = probe.small, probe.numbers, probe.row
        shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
            "rows": ((tables, self.row), np.uint8),
            "masks": ((tables, probe.actions), np.int8),
            "deciders": ((tables,), np.int8),
            "actions": ((tables,), np.int32),
            "rewards": ((tables, self.players), np.float32),
            "terminals": ((tables,), np.bool_),
            "learners": ((tables,), np.int8),
            "scores": ((tables, self.players), np.int32),
            "places": ((tables, self.players), np.int8),
        }
        self.shapes = shapes
        self.starts: dict[str, int] = {}
        self.size = 0
        for name, (shape, kind) in shapes.items():
            self.starts[name] = self.size
            self.size += -(-prod(shape) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED

    def stretch(self, first: int, count: int) -> Tables:
        game = game_called(self.game)
        alone = self.opponents == "random"
        return Tables(game, self.seats, self.options, first, count, alone)

    def arrays(self, memory: memoryview) -> dict[str, NDArray[np.generic]]:
        """The arrays that share this memory."""
        return {
            name: np.ndarray(shape, kind, memory, self.starts[name])
            for name, (shape, kind) in self.shapes.items()
        }


class _Stretch:
    """Some tables of a batch, and what a step of theirs leaves in memory."""

    def __init__(self, plan: _Plan, memory: memoryview, first: int, count: int) -> None:
        self.plan = plan
        part = slice(first, first + count)
        self.arrays = {name: whole[part] for name, whole in plan.arrays(memory).items()}
        self.tables = plan.stretch(first, count)
        self.memory = Memory(*(self._bytes(name) for name in ("rows", "masks", "deciders")))
        self.standing: list[list[int]] = []

    def _bytes(self, name: str) -> memoryview:
        return self.arrays[name].view(np.uint8).reshape(-1).data

    def reset(self, seed: str) -> None:
        self.tables.start(seed, self.memory)
        self.arrays["rewards"].fill(0)
        self.arrays["terminals"].fill(0)
        self._note()

    def _note(self) -> None:
        self.arrays["learners"][:] = self.tables.learners
        if self.plan.rewards == "points":
            self.standing = [self.tables.scores(place) for place in range(len(self.tables.states))]

    def answer(self, order: str, seed: str) -> ZigguratError | None:
        """Do what was ordered; what was wrong with it."""
        try:
            self.reset(seed) if order == "reset" else self.step()
        except ZigguratError as error:
            return error
        return None

    def step(self) -> None:
        arrays = self.arrays
        ended = self.tables.step(arrays["actions"].tolist())
        arrays["terminals"].fill(0)
        arrays["rewards"].fill(0)
        for one in ended:
            arrays["terminals"][one.table] = True
            arrays["scores"][one.table] = one.scores
            arrays["places"][one.table] = one.places
            if self.plan.rewards == "rank":
                arrays["rewards"][one.table] = by_rank(one.places)
        if self.plan.rewards == "points":
            self._pay_points({one.table: one for one in ended})
        elif ended:
            arrays["learners"][:] = self.tables.learners

    def _pay_points(self, ended: dict[int, Ended]) -> None:
        before = self.standing
        self._note()
        for place, (then, now) in enumerate(zip(before, self.standing, strict=True)):
            reached = ended[place].scores if place in ended else now
            if reached != then:
                self.arrays["rewards"][place] = np.subtract(reached, then)


class Batch:
    """N tables of a game stepped together.

    `observations` (uint8) and `numbers` (int16) are what whoever decides at each table sees, as
    `game.tensor_layout` lays it out: the parts that fit a byte, then the others. `masks` has a 1
    for each legal action, `deciders` the seat that decides. After a step `rewards` has what each
    seat got, `terminals` whether the game ended; where it did, `scores` and `places` say how, and
    all else is of the next game. With opponents, `learners` is the seat that is played from here.
    """

    def __init__(self, plan: _Plan, workers: int) -> None:
        self.game = game_called(plan.game)
        self.tables = plan.tables
        self.seats = plan.seats
        self.players = plan.players
        self._plan = plan
        self._shared = SharedMemory(create=True, size=plan.size) if workers > 1 else None
        memory = _buffer(self._shared) if self._shared else memoryview(bytearray(plan.size))
        arrays = plan.arrays(memory)
        self.rows: NDArray[np.uint8] = arrays["rows"].view(np.uint8)
        self.observations = self.rows[:, : plan.small]
        self.numbers: NDArray[np.int16] = self.rows[:, plan.numbers :].view(np.int16)
        self.masks: NDArray[np.int8] = arrays["masks"].view(np.int8)
        self.deciders: NDArray[np.int8] = arrays["deciders"].view(np.int8)
        self.learners: NDArray[np.int8] = arrays["learners"].view(np.int8)
        self.actions: NDArray[np.int32] = arrays["actions"].view(np.int32)
        self.rewards: NDArray[np.float32] = arrays["rewards"].view(np.float32)
        self.terminals: NDArray[np.bool_] = arrays["terminals"].view(np.bool_)
        self.scores: NDArray[np.int32] = arrays["scores"].view(np.int32)
        self.places: NDArray[np.int8] = arrays["places"].view(np.int8)
        bounds = [plan.tables * part // workers for part in range(workers + 1)]
        self.parts = [slice(low, high) for low, high in pairwise(bounds)]
        """Which tables each worker steps."""
        self._workers: list[_Worker] = []
        self._own: _Stretch | None = None
        self._error: Exception | None = None
        if self._shared is None:
            self._own = _Stretch(plan, memory, 0, plan.tables)
        else:
            for part in self.parts:
                count = part.stop - part.start
                self._workers.append(_Worker(plan, self._shared.name, part.start, count))

    def reset(self, seed: int | str = 0) -> None:
        """Begin a game at every table; the same seed gives the same games, on any workers."""
        if self._own is not None:
            self._own.reset(str(seed))
        for worker in self._workers:
            worker.send(("reset", str(seed)))
        self._finish()

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """Carry out one action at each table; an illegal one raises."""
        self.actions[:] = actions
        if self._own is not None:
            self._own.step()
        for worker in self._workers:
            worker.send(("step", ""))
        self._finish()

    def _finish(self) -> None:
        answers = [worker.answer() for worker in self._workers]
        for error in answers:
            if error is not None:
                raise error

    def send(self, part: int, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """Have one worker carry out an action at each table of its part, and do not wait for it.

        While it does, the arrays of that part are its own, and those of the others can be used.
        """
        self.actions[self.parts[part]] = actions
        if self._own is None:
            self._workers[part].send(("step", ""))
        else:
            self._error = self._own.answer("step", "")

    def receive(self, part: int) -> None:
        """Wait for what was sent to that worker; an illegal action raises."""
        error = self._workers[part].answer() if self._own is None else self._error
        if error is not None:
            raise error

    def close(self) -> None:
        """End the workers and give the memory back; the arrays must not be used any more."""
        for worker in self._workers:
            worker.end()
        self._workers = []
        if self._shared is not None:
            self._shared.unlink()
            self._shared = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Worker:
    """A process that steps some of the tables."""

    def __init__(self, plan: _Plan, memory: str, first: int, count: int) -> None:
        self._connection, other = SPAWN.Pipe()
        self._process = SPAWN.Process(
            target=_work, args=(other, plan, memory, first, count), daemon=True
        )
        self._process.start()
        other.close()

    def send(self, order: tuple[str, str]) -> None:
        try:
            self._connection.send(order)
        except OSError as error:
            raise WorkerLost("a worker of the batch has ended") from error

    def answer(self) -> Exception | None:
        try:
            error: Exception | None = self._connection.recv()
        except (EOFError, OSError) as ended:
            raise WorkerLost("a worker of the batch has ended") from ended
        return error

    def end(self) -> None:
        self._connection.close()
        self._process.join()


def _buffer(shared: SharedMemory) -> memoryview:
    assert shared.buf is not None, "only memory that was closed has none"
    return shared.buf


def _work(connection: Connection, plan: _Plan, memory: str, first: int, count: int) -> None:
    """In a worker: step after step, until the batch is closed."""
    prepare_worker()
    shared = SharedMemory(memory)
    stretch = _Stretch(plan, _buffer(shared), first, count)
    with suppress(EOFError, ConnectionError):
        while True:
            connection.send(stretch.answer(*connection.recv()))


WORD = 64
"""How many actions lie in a word of packed masks."""


def random_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.intp]:
    """A legal action for each row of masks, all of its row equally likely.

    It takes the one of a random number, counted from the left, and looks for it in packed masks.
    """
    rows, actions = masks.shape
    words = -(-actions // WORD)
    packed = np.zeros((rows, words * WORD // 8), np.uint8)
    packed[:, : -(-actions // 8)] = np.packbits(masks, axis=1)
    counts = np.bitwise_count(packed.view(np.uint64))
    reached = counts.cumsum(axis=1, dtype=np.intp)
    wanted = (rng.random(rows) * reached[:, -1]).astype(np.intp)
    word = (reached <= wanted[:, None]).sum(axis=1)
    every = np.arange(rows)
    before = reached[every, word] - counts[every, word]
    legal = np.unpackbits(packed.reshape(rows, words, WORD // 8)[every, word], axis=1)
    within = legal.cumsum(axis=1, dtype=np.uint8) <= (wanted - before)[:, None]
    drawn: NDArray[np.intp] = word * WORD + within.sum(axis=1)
    return drawn


def batch(
    game: str,
    tables: int = 256,
    *,
    seats: int = 2,
    rewards: Rewards = "rank",
    opponents: Opponents = "self",
    workers: int = 1,
    **options: object,
) -> Batch:
    """That many tables of a game; `workers` above 1 step them in that many processes."""
    check_choices("tensor", rewards, "end", None)
    if opponents not in ("self", "random"):
        raise BadOption(f"opponents cannot be {opponents!r}; they can be self, random")
    if index(tables) < 1 or not 1 <= index(workers) <= tables:
        raise BadOption("a batch has at least one table, and at least one for each worker")
    known = game_called(game)
    chosen = known.read_options(seats, options)
    return Batch(_Plan(known, tables, seats, rewards, opponents, chosen), workers)
