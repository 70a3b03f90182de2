"""Search on several cores: each process draws and searches by itself, and the roots are merged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from random import Random
from time import monotonic, process_time

from ziggurat.bots import Bot, Observation, SearchBot, Tried, UnknownBot, bot, merge
from ziggurat.core.judgement import Weights
from ziggurat.core.types import Action, Facts, Seat
from ziggurat.games import game as game_of
from ziggurat.processes import SPAWN, prepare_worker, processor_seconds

MOST_CORES = 64
PATIENCE = 1.0
"""Seconds that others are waited for after the own search, and half of what that took."""
LONGEST_TASK = 60.0
"""Seconds after which a worker that has not answered is given up."""

Found = list[tuple[Action, float, list[Action], int, float]]
"""The fields of each `Tried`, as they travel between processes."""
Limits = tuple[int, float, bool]
"""Simulations, seconds, and whether they are for a whole turn."""
Task = tuple[int, str, Seat, list[Action], Facts, int, Limits, Action | None]
"""Number, game, seat, actions, view, chance, limits, and what was played after the last task."""


def thinker(name: str, weights: Weights | None = None) -> Bot:
    """The bot of that name; `master@4` is `master` searching on four cores."""
    level, at, count = name.partition("@")
    if not at:
        return bot(name, weights)
    if not (count.isascii() and count.isdigit() and 1 <= int(count[:4]) <= MOST_CORES):
        raise UnknownBot(f"a bot thinks on 1 to {MOST_CORES} cores, as in master@2, not {name!r}")
    return ParallelBot(name, level, int(count), weights)


class Worker:
    """A process that searches as well. Whatever happens to it, nobody waits for it for long."""

    def __init__(self, game: str, level: str, weights: Weights | None) -> None:
        self.connection, other = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(other, game, level, weights), daemon=True)
        self.process.start()
        other.close()
        self.busy_since: float | None = monotonic()
        """When it was started or asked, until it says that it is ready or what it found."""

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


class ParallelBot(Bot):
    """A level that searches in this process and in others, as often as it has cores.

    A worker that is lost or late costs strength, never a move.
    """

    def __init__(self, name: str, level: str, cores: int, weights: Weights | None = None) -> None:
        own = bot(level, weights)
        if not isinstance(own, SearchBot):
            raise UnknownBot(f"{level} does not search, so that more cores are of no use to it")
        self.name = name
        self.simulations, self.seconds, self.whole_turn = (
            own.simulations,
            own.seconds,
            own.whole_turn,
        )
        self.interrupted: Callable[[], bool] | None = None
        self.lost = 0
        """How many workers ended or did not answer in time."""
        self._own = own
        self._level = level
        self._weights = weights
        self._others = cores - 1
        self._workers: list[Worker] = []
        self._number = 0
        self._played: Action | None = None
        self._spent = 0.0

    def choose(self, observation: Observation, rng: Random) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        best = self.search(observation, rng)[0].action
        self.keep(best)
        return best

    def search(self, observation: Observation, rng: Random) -> list[Tried]:
        """What all searches together say of each action, the best first."""
        own = self._own
        own.simulations, own.seconds, own.whole_turn = self._limits()
        own.interrupted = self.interrupted
        self._number += 1
        view, start = observation.view, monotonic()
        self._hire(observation.game.name)
        ready = [worker for worker in self._workers if worker.busy_since is None]
        asked = [worker for worker in ready if self._ask(worker, observation, view, rng)]
        found = own.search(observation, rng)
        stopped = self.interrupted is not None and self.interrupted()
        patience = 0.0 if stopped else PATIENCE + (monotonic() - start) / 2
        return merge([found, *self._collected(asked, monotonic() + patience)])

    def keep(self, action: Action) -> None:
        """Every search keeps what it found below that action."""
        self._own.keep(action)
        self._played = action

    def processor_seconds(self) -> float:
        return process_time() + self._spent + sum(_used(worker) for worker in self._workers)

    def close(self) -> None:
        for worker in list(self._workers):
            self._dismiss(worker)

    def _limits(self) -> Limits:
        return self.simulations, self.seconds, self.whole_turn

    def prepare(self, game: str, seconds: float) -> bool:
        """Start all workers, and wait that long at most; whether they are ready."""
        self._hire(game)
        self._collected(self._busy(), monotonic() + seconds)
        return not self._busy()

    def _busy(self) -> list[Worker]:
        return [worker for worker in self._workers if worker.busy_since is not None]

    def _hire(self, game: str) -> None:
        """Hear which workers have become ready; those that are gone or hang are replaced."""
        self._collected(self._busy(), 0.0)
        for worker in self._busy():
            if monotonic() - (worker.busy_since or 0.0) > LONGEST_TASK:
                self._lose(worker)
        while len(self._workers) < self._others:
            self._workers.append(Worker(game, self._level, self._weights))

    def _ask(self, worker: Worker, observation: Observation, view: Facts, rng: Random) -> bool:
        """Give a task to a worker; whether it could be given."""
        task: Task = (
            self._number,
            observation.game.name,
            observation.seat,
            list(observation.actions),
            view,
            rng.getrandbits(64),
            self._limits(),
            self._played,
        )
        try:
            worker.connection.send(task)
        except OSError:
            self._lose(worker)
            return False
        worker.busy_since = monotonic()
        return True

    def _collected(self, asked: Sequence[Worker], deadline: float) -> list[list[Tried]]:
        """What the workers say until then."""
        found: list[list[Tried]] = []
        left = {worker.connection: worker for worker in asked}
        while left:
            ready = wait(list(left), max(0.0, deadline - monotonic()))
            if not ready:
                return found
            for connection in ready:
                assert isinstance(connection, Connection)
                worker = left.pop(connection)
                answer = _answer(worker)
                if answer is None:
                    self._lose(worker)
                elif answer[0] == self._number:
                    found.append([Tried(*one) for one in answer[1]])
        return found

    def _lose(self, worker: Worker) -> None:
        self.lost += 1
        self._dismiss(worker)

    def _dismiss(self, worker: Worker) -> None:
        self._spent += _used(worker)
        self._workers.remove(worker)
        worker.end()


def _used(worker: Worker) -> float:
    return processor_seconds(worker.process.pid or 0) or 0.0


def _answer(worker: Worker) -> tuple[int, Found] | None:
    """What a worker sent; None if it has ended instead."""
    try:
        number, found = worker.connection.recv()
    except (EOFError, OSError):
        return None
    worker.busy_since = None
    return number, found


def _work(connection: Connection, game: str, level: str, weights: Weights | None) -> None:
    """In the worker: search after search, once the game is loaded."""
    prepare_worker()
    game_of(game)
    own = bot(level, weights)
    assert isinstance(own, SearchBot)
    with suppress(EOFError):
        connection.send((0, []))
        while True:
            task: Task = connection.recv()
            connection.send((task[0], _searched(own, task)))


def _searched(own: SearchBot, task: Task) -> Found:
    _, game, seat, actions, view, chance, limits, played = task
    own.simulations, own.seconds, own.whole_turn = limits
    if played is not None:
        own.keep(played)
    observation = Observation(game_of(game), seat, actions, lambda: view)
    return [
        (one.action, one.value, one.line, one.visits, one.prior)
        for one in own.search(observation, Random(chance))
    ]
