"""A bot that is a program of somebody else, asked by the engine protocol.

Nothing that it does stops a game: a decision that it fails is made at random, and counted. Which
kinds of faults there are is in docs/engine-protocol.md.
"""

from __future__ import annotations

import shlex
import shutil
from collections import Counter
from contextlib import suppress
from random import Random
from time import monotonic

from ziggurat.bots import Bot, Observation, UnknownBot
from ziggurat.core.errors import BadAction
from ziggurat.core.records import Record
from ziggurat.core.types import Action, Seat
from ziggurat.engines.program import Ended, Flood, Limits, Program, Silent
from ziggurat.engines.protocol import (
    PROTOCOL,
    Answer,
    BadLine,
    BestMove,
    Command,
    Failure,
    Go,
    Hello,
    Id,
    IsReady,
    NewGame,
    Ok,
    Position,
    Quit,
    ReadyOk,
    Stop,
    read_answer,
    write_command,
)

GUEST = "cmd:"
"""Before a command: a program that gets what its seat sees."""
FOLLOWER = "follow:"
"""Before a command: one that gets seed and actions, and is trusted to show its bot no more."""

START_SECONDS = 30.0
"""How long a guest may take until it has said who it is."""
GRACE_SECONDS = 1.0
"""How long a guest is waited for after its time, once it was told to stop."""
MOST_FAILURES = 3
"""After that many decisions that it failed in a game, a guest is not asked again in it."""
MOST_GARBAGE = 100
"""Lines that are not of the protocol, in one decision."""

FAULTS = ("crash", "late", "illegal", "error", "garbage", "flood")


class Failed(Exception):
    """A guest failed a decision; `kind` says how."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Guest(Bot):
    """A program at the table. It is started when it is first asked, and again after a crash."""

    def __init__(self, name: str, limits: Limits | None = None) -> None:
        """`name` is `cmd:` or `follow:` and a command with its arguments."""
        self.name = name
        self.limits = limits or Limits()
        self.follows = name.startswith(FOLLOWER)
        self.command = _command(name)
        self.faults: Counter[str] = Counter()
        self.failures = 0
        self.identity: dict[str, str] = {}
        self._record: Record | None = None
        self._seat: Seat = 0
        self._program: Program | None = None
        self._spent = 0.0

    def sit(self, record: Record, seat: Seat) -> None:
        """Take a seat of the game that this record follows."""
        self._record, self._seat = record, seat
        self.failures = 0
        self._let_go()
        with suppress(Failed, Ended, Silent, Flood, OSError):
            self._begin()
            return
        self._let_go()

    def greet(self) -> None:
        """Start it and hear who it is; raises `UnknownBot` unless it speaks the protocol."""
        try:
            self._begin()
        except (Failed, Ended, Silent, Flood, OSError) as error:
            self._let_go()
            raise UnknownBot(
                f"{self.name} does not speak the engine protocol: {error!r}"
            ) from error

    def choose(self, observation: Observation, rng: Random) -> Action:
        chance = rng.getrandbits(32)
        if self.failures < MOST_FAILURES:
            try:
                return self._ask(observation, chance)
            except Failed as failed:
                self._count(failed.kind, restart=failed.kind != "illegal")
            except Ended:
                self._count("crash")
            except Silent:
                self._count("late")
            except Flood:
                self._count("flood")
            except OSError:
                self._count("crash")
        return observation.actions[rng.randrange(len(observation.actions))]

    def processor_seconds(self) -> float:
        running = 0.0 if self._program is None else self._program.processor_seconds()
        return self._spent + running

    def close(self) -> None:
        """Ask it to leave, and see that it does."""
        if self._program is not None:
            with suppress(Ended, Silent):
                self._program.send(write_command(Quit()), monotonic() + GRACE_SECONDS)
        self._let_go()

    def _count(self, kind: str, restart: bool = True) -> None:
        self.faults[kind] += 1
        self.failures += 1
        if restart:
            self._let_go()

    def _let_go(self) -> None:
        if self._program is not None:
            self._program.end()
            self._spent += self._program.processor_seconds()
            self._program = None

    def _begin(self) -> Program:
        """The program, greeted; started if it does not run."""
        if self._program is not None:
            return self._program
        program = self._program = Program(self.command, self.limits)
        deadline = monotonic() + START_SECONDS
        program.send(write_command(Hello(PROTOCOL)), deadline)
        while True:
            answer = self._hear(program, deadline)
            if isinstance(answer, Id):
                self.identity[answer.key] = answer.value
            elif isinstance(answer, Ok):
                if answer.protocol != PROTOCOL:
                    raise Failed("error")
                break
            elif isinstance(answer, Failure):
                raise Failed("error")
        if self._record is not None:
            program.send(write_command(_new_game(self._record, self._seat, self.follows)), deadline)
        return program

    def _ask(self, observation: Observation, chance: int) -> Action:
        program = self._begin()
        game = observation.game
        words = {game.write(action): action for action in observation.actions}
        deadline = monotonic() + self.limits.seconds
        program.send(write_command(IsReady()), deadline)
        while not isinstance(self._hear(program, deadline), ReadyOk):
            pass
        program.send(write_command(self._position(observation, tuple(words))), deadline)
        times = (round(1000 * self.limits.seconds), round(1000 * self.limits.turn_seconds))
        program.send(write_command(Go(*times, chance)), deadline)
        try:
            chosen = self._best_move(program, deadline)
        except Silent:
            later = deadline + GRACE_SECONDS
            program.send(write_command(Stop()), later)
            chosen = self._best_move(program, later)
        try:
            action = game.read(chosen)
        except BadAction as error:
            raise Failed("illegal") from error
        if action not in words.values():
            raise Failed("illegal")
        return action

    def _position(self, observation: Observation, words: tuple[str, ...]) -> Command:
        if not self.follows or self._record is None:
            return Position(words, view=observation.view)
        return Position(words, played=tuple(words for _, words in self._record.moves))

    def _best_move(self, program: Program, deadline: float) -> str:
        while True:
            answer = self._hear(program, deadline)
            if isinstance(answer, BestMove):
                return answer.words
            if isinstance(answer, Failure):
                raise Failed("error")

    def _hear(self, program: Program, deadline: float) -> Answer:
        """The next line of the protocol; others are passed over and counted."""
        for _ in range(MOST_GARBAGE):
            try:
                return read_answer(program.receive(deadline))
            except BadLine:
                self.faults["garbage"] += 1
        raise Failed("flood")


def is_guest(name: str) -> bool:
    return name.startswith((GUEST, FOLLOWER))


def _command(name: str) -> list[str]:
    try:
        command = shlex.split(name.partition(":")[2])
    except ValueError as error:
        raise UnknownBot(f"{name!r} is no command: {error}") from error
    if not command or shutil.which(command[0]) is None:
        raise UnknownBot(f"there is no program for {name!r}")
    return command


def _new_game(record: Record, seat: Seat, follows: bool) -> NewGame:
    return NewGame(
        record.game,
        record.seats,
        seat,
        record.options,
        record.revision,
        record.seed if follows else None,
    )
