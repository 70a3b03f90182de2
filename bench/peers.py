"""The same rates of other projects' games, in their own environment: `python -m bench.peers`.

All of them list their legal actions at every decision; none draws one without.
"""

from __future__ import annotations

from importlib import import_module
from random import Random

import chess
import numpy as np
import pyspiel
from bench.rates import Measure, Tally, main
from catanatron import Color, Game, RandomPlayer
from pettingzoo.classic import chess_v6

import_module("open_spiel.python.games.tic_tac_toe")
"""Registers the game."""

CHUNK = 20
COPIES = 50


class Catanatron:
    """Four random players; deciding and applying is one call of its game."""

    def __init__(self) -> None:
        self.game = self.fresh()

    def fresh(self) -> Game:
        return Game([RandomPlayer(color) for color in Color])

    def play(self) -> Tally:
        done = Tally(actions=CHUNK)
        for _ in range(CHUNK):
            done.listed += len(self.game.state.playable_actions)
            self.game.play_tick()
            if self.game.winning_color() is not None or self.game.state.num_turns >= 1000:
                done.games += 1
                self.game = self.fresh()
        return done

    def copy(self) -> Tally:
        for _ in range(COPIES):
            self.game.copy()
        return Tally(actions=COPIES)


class OpenSpiel:
    """A game of OpenSpiel driven from Python; chance is drawn by its probabilities."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.state = self.game.new_initial_state()
        self.rng = Random(1)

    def play(self) -> Tally:
        done = Tally()
        for _ in range(CHUNK):
            state = self.state
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.rng.choices(outcomes, odds)[0])
            else:
                actions = state.legal_actions()
                done.listed += len(actions)
                done.actions += 1
                state.apply_action(actions[int(self.rng.random() * len(actions))])
            if state.is_terminal():
                done.games += 1
                self.state = self.game.new_initial_state()
        return done

    def copy(self) -> Tally:
        for _ in range(COPIES):
            self.state.clone()
        return Tally(actions=COPIES)


class PythonChess:
    """Random moves of python-chess, until the game is over by itself."""

    def __init__(self) -> None:
        self.board = chess.Board()
        self.rng = Random(1)

    def play(self) -> Tally:
        done = Tally()
        for _ in range(CHUNK):
            moves = list(self.board.legal_moves)
            if not moves or self.board.halfmove_clock >= 100:
                done.games += 1
                self.board = chess.Board()
                continue
            done.actions += 1
            done.listed += len(moves)
            self.board.push(moves[int(self.rng.random() * len(moves))])
        return done

    def copy(self) -> Tally:
        for _ in range(COPIES):
            self.board.copy(stack=False)
        return Tally(actions=COPIES)


class PettingZooChess:
    """Steps of the environment with its observation and mask."""

    def __init__(self) -> None:
        self.env = chess_v6.env()
        self.env.reset(seed=1)
        self.rng = Random(1)

    def play(self) -> Tally:
        done = Tally()
        for _ in range(CHUNK):
            observation, _, ended, cut, _ = self.env.last()
            if ended or cut:
                done.games += 1
                self.env.reset()
                continue
            actions = np.flatnonzero(observation["action_mask"])
            done.actions += 1
            done.listed += len(actions)
            self.env.step(int(actions[int(self.rng.random() * len(actions))]))
        return done


def measures() -> list[Measure]:
    catanatron, python_chess = Catanatron(), PythonChess()
    found = [
        Measure("Catanatron, 4", "with list/s", catanatron.play),
        Measure("Catanatron, 4", "copies/s", catanatron.copy),
        Measure("python-chess", "with list/s", python_chess.play),
        Measure("python-chess", "copies/s", python_chess.copy),
        Measure("PettingZoo chess", "with list/s", PettingZooChess().play),
    ]
    for name in ("chess", "backgammon", "python_tic_tac_toe"):
        peer = OpenSpiel(name)
        found += [
            Measure(f"OpenSpiel {name}", "with list/s", peer.play),
            Measure(f"OpenSpiel {name}", "copies/s", peer.copy),
        ]
    return found


if __name__ == "__main__":
    main(measures())
