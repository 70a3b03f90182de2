"""Our bots as an engine: what a host says comes in, what the bot answers goes out."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import monotonic

import ziggurat
from ziggurat.bots import NO_LIMIT, Bot, Observation, SearchBot
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.types import Action, Facts
from ziggurat.engines.parallel import ParallelBot, thinker
from ziggurat.engines.protocol import (
    LONGEST_COMMAND,
    PROTOCOL,
    Answer,
    BadLine,
    BestMove,
    Command,
    Failure,
    Go,
    Hello,
    Id,
    Info,
    IsReady,
    NewGame,
    Ok,
    Position,
    Quit,
    ReadyOk,
    Stop,
    read_command,
    write_answer,
)
from ziggurat.games import game as game_of

IN_TIME = 0.9
"""The part of the time for a decision that is used, at most."""


class BadTable(ZigguratError):
    """The host asks for what this engine cannot do."""


class Inbox:
    """The host's lines. They are read beside the thinking, so that it can be stopped."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._queue: SimpleQueue[str | None] = SimpleQueue()
        self._put_back: deque[str | None] = deque()
        Thread(target=self._read, args=(lines,), daemon=True).start()

    def _read(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._queue.put(line)
        self._queue.put(None)

    def next(self) -> str | None:
        """The next line; None at the end."""
        return self._put_back.popleft() if self._put_back else self._queue.get()

    def arrived(self) -> list[str | None]:
        """What has come in and nobody has read yet."""
        found: list[str | None] = []
        while not self._queue.empty():
            found.append(self._queue.get())
        return found

    def put_back(self, line: str | None) -> None:
        self._put_back.append(line)


class Engine:
    """A bot that a host plays with by the engine protocol."""

    def __init__(self, name: str, inbox: Inbox, say: Callable[[str], None], only: str = "") -> None:
        """`only` is the one game that it plays, if it does not play all."""
        self._name = name
        self._bot: Bot = thinker(name)
        self._inbox = inbox
        self._say = say
        self._only = only
        self._game: Game | None = None
        self._seat = 0
        self._position: Position | None = None
        self._deadline = 0.0
        self._stopped = False

    def run(self) -> None:
        """Do what the host says until it says `quit`, or nothing more."""
        try:
            while (line := self._inbox.next()) is not None:
                try:
                    command = read_command(line)
                    if isinstance(command, Quit):
                        return
                    self._obey(command)
                except ZigguratError as error:
                    self._answer(Failure(str(error)))
        finally:
            self._bot.close()

    def _answer(self, answer: Answer) -> None:
        self._say(write_answer(answer))

    def _obey(self, command: Command) -> None:
        match command:
            case Hello():
                self._answer(Id("name", f"Ziggurat {self._name}"))
                self._answer(Id("version", ziggurat.__version__))
                self._answer(Ok(PROTOCOL))
            case IsReady():
                self._answer(ReadyOk())
            case NewGame():
                self._begin(command)
            case Position():
                self._position = command
            case Go():
                self._think(command)

    def _begin(self, command: NewGame) -> None:
        if self._only and command.game != self._only:
            raise BadTable(f"this engine plays {self._only}, not {command.game}")
        game = game_of(command.game)
        game.read_options(command.seats, command.options)
        game.check_revision(command.revision)
        self._bot.close()
        self._bot = thinker(self._name)
        self._game, self._seat, self._position = game, command.seat, None

    def _think(self, go: Go) -> None:
        game, position = self._game, self._position
        if game is None or position is None or position.view is None:
            raise BadTable("go comes after newgame and a position with a view")
        view: Facts = position.view
        if view.get(game.viewer_field) != self._seat:
            raise BadTable(f"the view should be that of seat {self._seat}")
        actions = sorted({game.read(words) for words in position.actions})
        observation = Observation(game, self._seat, actions, lambda: view)
        rng = Random() if go.chance is None else Random(go.chance)
        self._stopped = False
        self._deadline = monotonic() + IN_TIME * go.movetime / 1000 if go.movetime else 0.0
        self._answer(BestMove(game.write(self._choose(observation, go, rng))))

    def _choose(self, observation: Observation, go: Go, rng: Random) -> Action:
        """What the bot does; one that searches says what it thinks as well."""
        bot, write = self._bot, observation.game.write
        if len(observation.actions) == 1 or not isinstance(bot, SearchBot | ParallelBot):
            return bot.choose(observation, rng)
        if go.turntime:
            bot.simulations, bot.seconds, bot.whole_turn = NO_LIMIT, go.turntime / 1000, True
        bot.interrupted = self._interrupted
        best = bot.search(observation, rng)[0]
        bot.keep(best.action)
        self._answer(Info(best.value, tuple(write(step) for step in best.line)))
        return best.action

    def _interrupted(self) -> bool:
        """Whether to answer at once; what else the host has said waits."""
        for line in self._inbox.arrived():
            try:
                command = None if line is None else read_command(line)
            except BadLine as error:
                self._answer(Failure(str(error)))
                continue
            if isinstance(command, IsReady):
                self._answer(ReadyOk())
                continue
            self._stopped = self._stopped or isinstance(command, Stop | Quit)
            if not isinstance(command, Stop):
                self._inbox.put_back(line)
        return self._stopped or bool(self._deadline and monotonic() > self._deadline)


def serve(name: str, only: str = "") -> None:
    """Be an engine on standard input and output."""
    if only:
        game_of(only)
    text = TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace")
    Engine(name, Inbox(iter(lambda: text.readline(LONGEST_COMMAND + 1), "")), _print, only).run()


def _print(line: str) -> None:
    print(line, flush=True)
