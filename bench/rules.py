"""Rates of our own games, for whichever Ziggurat this Python has: `python -m bench.rules`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bench.rates import Measure, Tally, main

import ziggurat

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.state import State

CHUNK = 50
"""Decisions between two looks at the clock."""

COPIES = 200

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


def measures() -> list[Measure]:
    found = []
    for game in ziggurat.games():
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
