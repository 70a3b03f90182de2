"""What a step costs in each environment and in those of its peers; see `bench.environments`.

One core, processor time, all in one run: rounds of short stretches in turn, medians over the
rounds. A step is what a learner pays for one: seeing (numbers and mask), choosing a random legal
action, and stepping; resets are included. Only where tables are stepped by several processes it is
the clock that counts.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import warnings
from abc import ABC, abstractmethod
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
from bench import page
from open_spiel.python.observation import make_observation
from rich.progress import track

import ziggurat
import ziggurat.envs.gymnasium
import ziggurat.envs.openspiel
import ziggurat.envs.pettingzoo

import_module("open_spiel.python.games")
"""Registers the games of OpenSpiel that are written in Python."""

if TYPE_CHECKING:
    from ziggurat.envs.batches import Batch

SEED = 1
IN_A_ROW = 20
"""Steps between two looks at the clock."""

TABLES = 256
BEFORE = "0.1.0"


class Runner(ABC):
    """An environment being played at random, game after game."""

    @abstractmethod
    def step(self) -> int:
        """Do the next thing; how many steps that was: 1, or 0 for what nobody decides."""

    def close(self) -> None:
        """End what it runs on."""


class Agents(Runner):
    """Those of a PettingZoo environment with dictionaries of observation and mask."""

    def __init__(self, name: str, **arguments: object) -> None:
        self.env = pettingzoo.make("aec", name, **arguments)
        self.rng = np.random.default_rng(SEED)
        self.env.reset(seed=SEED)

    def step(self) -> int:
        env = self.env
        if not env.agents:
            env.reset()
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            return 0
        env.step(self.rng.choice(np.flatnonzero(seen["action_mask"])))
        return 1


class Agent(Runner):
    """The one of a Gymnasium environment; where its info has no mask, it has two actions."""

    def __init__(self, name: str, **arguments: object) -> None:
        self.env = gymnasium.make(name, disable_env_checker=True, **arguments)
        self.rng = np.random.default_rng(SEED)
        self.over = False
        _, self.info = self.env.reset(seed=SEED)

    def step(self) -> int:
        if self.over:
            _, self.info = self.env.reset()
        mask = self.info.get("action_mask")
        if mask is None:
            action = int(self.rng.integers(2))
        else:
            action = int(self.rng.choice(np.flatnonzero(mask)))
        _, _, terminated, truncated, self.info = self.env.step(action)
        self.over = terminated or truncated
        return 1


def kind(game: pyspiel.Game) -> pyspiel.IIGObservationType:
    """What its players see: of games that have no less, everything they ever saw."""
    recall = not game.get_type().provides_observation_tensor
    return pyspiel.IIGObservationType(perfect_recall=recall)


class Players(Runner):
    """Those of an OpenSpiel game, whose observer fills a tensor in place before they act."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.rng = Random(SEED)
        self.state = self.game.new_initial_state()
        self.seen = make_observation(self.game, kind(self.game))

    def step(self) -> int:
        state = self.state
        if state.is_terminal():
            self.state = self.game.new_initial_state()
            return 0
        if state.is_chance_node():
            state.apply_action(self.rng.choice(state.chance_outcomes())[0])
            return 0
        player = state.current_player()
        self.seen.set_from(state, player)
        state.apply_action(self.rng.choice(state.legal_actions()))
        return 1


class Tables(Runner):
    """Many tables of a game stepped together, by one process or by several.

    While actions are drawn for the tables of one process the others go on.
    """

    def __init__(self, game: ziggurat.Game, workers: int) -> None:
        batches = import_module("ziggurat.envs.batches")
        self.tables: Batch = batches.batch(game.name, TABLES, seats=2, workers=workers)
        self.draw = batches.random_legal
        self.tables.reset(SEED)
        self.rng = np.random.default_rng(SEED)
        self.sent = False

    def step(self) -> int:
        for part, tables in enumerate(self.tables.parts):
            if self.sent:
                self.tables.receive(part)
            drawn = self.draw(self.tables.masks[tables], self.rng)
            self.tables.send(part, drawn)
        self.sent = True
        return TABLES

    def close(self) -> None:
        self.tables.close()


class Case:
    """What is measured, and how fast it was in each round."""

    def __init__(self, name: str, runner: Runner | None, by_clock: bool = False) -> None:
        self.name = name
        self.runner = runner
        self.clock = perf_counter if by_clock else process_time
        self.speeds: list[float] = []

    def measure(self, seconds: float) -> None:
        """Play on for that long."""
        self.speeds.append(self.speed(seconds))

    def speed(self, seconds: float) -> float:
        assert self.runner is not None
        step, clock = self.runner.step, self.clock
        start = now = clock()
        steps = 0
        while now < start + seconds:
            for _ in range(IN_A_ROW):
                steps += step()
            now = clock()
        return steps / (now - start)


class Earlier(Case):
    """The same measured by the Python of a release before, which answers line by line."""

    def __init__(self, name: str, library: str, game: ziggurat.Game, server: Server) -> None:
        super().__init__(f"{name}, release {BEFORE}", None)
        self.line = f"{library} {game.name}"
        self.server = server

    def speed(self, seconds: float) -> float:
        return self.server.ask(f"{self.line} {seconds}")


class Server:
    """Another Python that measures what it is asked for."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-m", "bench.steps", "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, line: str) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(line, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def serve() -> None:
    """Measure what each line asks for: library, game and seconds."""
    runners: dict[str, Case] = {}
    for line in sys.stdin:
        library, name, seconds = line.split()
        key = f"{library} {name}"
        if key not in runners:
            runners[key] = Case(key, alone(library, ziggurat.game(name)))
        print(runners[key].speed(float(seconds)), flush=True)


def alone(library: str, game: ziggurat.Game) -> Runner:
    """One table for two in a library."""
    if library == "PettingZoo":
        return Agents(_id(game), seats=2)
    return Players(f"ziggurat_{game.name}(players=2)")


def together(game: ziggurat.Game, server: Server) -> list[Case]:
    """A table for two alone, before and now, and many tables together."""
    return [
        Earlier("PettingZoo", "PettingZoo", game, server),
        Case("PettingZoo", alone("PettingZoo", game)),
        Earlier("OpenSpiel", "OpenSpiel", game, server),
        Case("OpenSpiel", alone("OpenSpiel", game)),
        Case(f"{TABLES} tables, one process", Tables(game, 1)),
        Case(f"{TABLES} tables, two workers, by the clock", Tables(game, 2), by_clock=True),
    ]


def libraries() -> dict[str, list[Case]]:
    """By library: a peer to compare with, other peers, and ours."""
    seated = [(game, seats) for game in ziggurat.games() for seats in game.seats]
    return {
        "PettingZoo": [
            Case("PettingZoo chess", Agents("classic/chess-v6")),
            *(Case(_title(game, seats), Agents(_id(game), seats=seats)) for game, seats in seated),
        ],
        "Gymnasium": [
            Case("Gymnasium Blackjack", Agent("Blackjack-v1")),
            *(Case(_title(game, seats), Agent(_id(game), seats=seats)) for game, seats in seated),
        ],
        "OpenSpiel": [
            Case("OpenSpiel python_tic_tac_toe", Players("python_tic_tac_toe")),
            Case("OpenSpiel python_kuhn_poker", Players("python_kuhn_poker")),
            Case("OpenSpiel python_liars_poker", Players("python_liars_poker")),
            *(
                Case(_title(game, 2), Players(f"ziggurat_{game.name}(players=2)"))
                for game in ziggurat.games()
            ),
        ],
    }


def _id(game: ziggurat.Game) -> str:
    return f"ziggurat/{game.name.title()}-v0"


def _title(game: ziggurat.Game, seats: int) -> str:
    return f"{game.title}, {seats} seats" if seats > 1 else f"{game.title}, solo"


def report(found: dict[str, list[Case]], rounds: int) -> list[str]:
    """The tables of the results page."""
    how = "compiled" if ziggurat.COMPILED else "interpreted"
    lines = [
        "`make bench` measures this again. A step is seeing (numbers and mask),",
        "choosing a random legal action and stepping, resets included. Processor time of one core,",
        f"all in one run, {rounds} rounds in turn: medians, and the ratio to the first line of",
        "each table with its range over the rounds. Blackjack and the Python games of OpenSpiel",
        "are tiny games whose positions are a few numbers; chess is of our size. In Gymnasium",
        "bots that do anything legal sit on the other seats, and their steps are not counted.",
        "",
        f"Rules {how}; CPython {platform.python_version()}, {platform.machine()}.",
    ]
    for title, cases in found.items():
        lines += ["", f"### {title}", "", "| | steps/s | times the first |", "|---|---:|---|"]
        first = cases[0]
        for case in cases:
            ratios = [own / base for own, base in zip(case.speeds, first.speeds, strict=True)]
            times = f"{median(ratios):.2g} ({min(ratios):.2g} to {max(ratios):.2g})"
            lines.append(f"| {case.name} | {median(case.speeds):,.0f} | {times} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.environments", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each case in each round")
    parser.add_argument("--before", help="the Python of the release before")
    parser.add_argument("--serve", action="store_true", help="measure what is asked for")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    if asked.serve:
        serve()
        return
    server = Server(asked.before)
    found = {f"{game.title}, 2 seats": together(game, server) for game in ziggurat.games()}
    found |= libraries()
    cases = [case for group in found.values() for case in group]
    for _ in track(range(asked.rounds), "measuring"):
        for case in cases:
            case.measure(asked.seconds)
    for case in cases:
        if case.runner is not None:
            case.runner.close()
    page.put("Environments", report(found, asked.rounds))


if __name__ == "__main__":
    main()
