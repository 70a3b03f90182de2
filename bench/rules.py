"""Rates of our own games, for whichever Ziggurat this Python has: `python -m bench.rules`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bench.rates import Measure, Tally, main

import ziggurat
from ziggurat.bots import SearchBot, base

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.state import State

CHUNK = 50
"""Decisions between two looks at the clock."""

COPIES = 200

SIMULATIONS = 150
"""In each position that is searched; only compiled, since it takes a while."""

APART = 23
POSITIONS = 24
"""What is told of positions is asked of that many, that many decisions apart."""


class Runner:
    """Random games of one kind, one after another."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.name = f"{game.title}, {seats}"
        self.rng = Random(1)
        self.number = 0
        self.state = self.fresh()

    def fresh(self) -> State:
        self.number += 1
        state = self.game.start(self.seats, str(self.number))
        state.listening = False
        return state

    def next_game(self) -> int:
        """Begin another game if this one is over; how many have ended."""
        if not self.state.over:
            return 0
        self.state = self.fresh()
        return 1

    def with_list(self) -> Tally:
        """Decisions with every legal action listed."""
        done = Tally(actions=CHUNK)
        for _ in range(CHUNK):
            actions = self.state.actions()
            done.listed += len(actions)
            self.state.apply(actions[int(self.rng.random() * len(actions))])
            done.games += self.next_game()
        return done

    def without_list(self) -> Tally:
        """Decisions by one random legal action."""
        done = Tally(actions=CHUNK)
        for _ in range(CHUNK):
            self.state.apply(self.state.random_action(self.rng))
            done.games += self.next_game()
        return done

    def copies(self) -> Tally:
        """Copies of one position."""
        state = self.state
        for _ in range(COPIES):
            state.copy()
        return Tally(actions=COPIES)


class Positions:
    """Positions of random games, and what is told of them."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        played = Runner(game, seats)
        self.positions: list[State] = []
        for decision in range(APART * POSITIONS):
            played.state.apply(played.state.random_action(played.rng))
            played.next_game()
            if decision % APART == 0:
                self.positions.append(played.state.copy())
        self.done = Tally(actions=POSITIONS)

    def views(self) -> Tally:
        """What whoever decides sees, as people and bots get it."""
        for state in self.positions:
            state.view(state.seat)
        return self.done

    def aids(self) -> Tally:
        """What helps whoever decides."""
        for state in self.positions:
            state.aids()
        return self.done

    def rows(self) -> Tally:
        """What whoever decides sees, as numbers."""
        for state in self.positions:
            self.game.encode(state, state.seat)
        return self.done


class Searches:
    """A search in each of the positions kept for its game, for two: of greedy games, early to late.

    Releases call what a bot sees `Seen` or `Observation`, and only the later ones have revisions of
    the rules: this knows both.
    """

    def __init__(self, game: Game) -> None:
        self.name = f"{game.title}, 2"
        old = not hasattr(base, "Observation")
        sees = base.Seen if old else base.Observation
        self.positions = []
        for line in (Path(__file__).parent / "positions.jsonl").read_text("utf-8").splitlines():
            kept = json.loads(line)
            if kept["game"] == game.name:
                seed = kept["seed"]
                state = game.start(2, seed) if old else game.start_kept(2, seed, {}, 1)
                state.listening = False
                for action in kept["actions"]:
                    state.apply(action)
                self.positions.append(sees.of(state))

    def search(self) -> Tally:
        """All simulations, the first look at a decision included."""
        for number, position in enumerate(self.positions):
            SearchBot(simulations=SIMULATIONS).advise(position, Random(number))
        return Tally(actions=SIMULATIONS * len(self.positions))


def measures() -> list[Measure]:
    found = []
    for game in ziggurat.games():
        if ziggurat.COMPILED:
            searched = Searches(game)
            found.append(Measure(searched.name, "simulations/s", searched.search))
        for seats in game.seats:
            listing, drawing, copying = (Runner(game, seats) for _ in range(3))
            copying.without_list()
            told = Positions(game, seats)
            found += [
                Measure(listing.name, "with list/s", listing.with_list),
                Measure(drawing.name, "random/s", drawing.without_list),
                Measure(copying.name, "copies/s", copying.copies),
                Measure(listing.name, "views/s", told.views),
                Measure(listing.name, "aids/s", told.aids),
                Measure(listing.name, "rows/s", told.rows),
            ]
    return found


if __name__ == "__main__":
    main(measures())
