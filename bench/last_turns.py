"""Whether a search plays the rest of a game as well as trying everything would.

    python -m bench.last_turns GAME [--seats 2] [--games 100] [--bot search:200] [--jobs N]

Greedy games are played to the first decision near the end from which all ways to the end can be
tried, as far as they are up to whoever decides: in Tigris & Euphrates what conflicts ask of others
is answered quickly. The best of all ways is compared with what the bot comes to. Everything is
tried in the position as it is, so that in Tigris & Euphrates the bot, which does not know it, can
also be unlucky.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from bench.strength import GAMES

from ziggurat.arena.figures import wilson
from ziggurat.bots import Observation, bot
from ziggurat.core.judgement import Judgement
from ziggurat.core.state import State
from ziggurat.core.types import Seat
from ziggurat.games import game as game_of
from ziggurat.processes import pool

NEAR_THE_END = 0.9
MOST_ACTIONS = 60_000
"""So many actions are tried at most; from where there are more, it is not the rest yet."""
MOST_ANSWERS = 12


class TooMany(Exception):
    """Not everything can be tried from here."""


@dataclass
class Trial:
    """Trying everything from a position on."""

    judgement: Judgement
    seat: Seat
    left: int = MOST_ACTIONS

    def best(self, state: State) -> float:
        """The greatest share of the victory that the seat can come to."""
        for _ in range(MOST_ANSWERS):
            if state.over or state.seat == self.seat:
                break
            if self.judgement.mover(state) != self.seat:
                raise TooMany
            state.apply(self.judgement.rollout_action(state, Random(1)))
        if state.over:
            return share(state, self.seat)
        actions = state.actions()
        self.left -= len(actions)
        if self.left < 0 or state.seat != self.seat:
            raise TooMany
        top = 0.0
        for action in actions:
            after = state.copy()
            after.apply(action)
            top = max(top, self.best(after))
            if top == 1.0:
                break
        return top


def share(state: State, seat: Seat) -> float:
    places = state.ranking()
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def play(name: str, seats: int, level: str, number: int) -> tuple[float, float, int] | None:
    """The best there is, what the bot came to, and in how many decisions; None if never all."""
    game = game_of(name)
    state = game.start(seats, f"last.{number}")
    state.listening = False
    greedy, rng, judgement = bot("greedy"), Random(number), game.judgement()
    while not state.over:
        if judgement.progress(state) > NEAR_THE_END and len(state.actions()) > 1:
            seat = state.seat
            try:
                best = Trial(judgement, seat).best(state.copy())
            except TooMany:
                pass
            else:
                return best, *reached(state, seat, level, number)
        state.apply(greedy.choose(Observation.of(state), rng))
    return None


def reached(state: State, seat: Seat, level: str, number: int) -> tuple[float, int]:
    """What the bot comes to, and in how many decisions of all seats."""
    player, rng, decisions = bot(level), Random(f"last {number}"), 0
    while not state.over:
        state.apply(player.choose(Observation.of(state), rng))
        decisions += 1
    return share(state, seat), decisions


def report(name: str, seats: int, level: str, found: Sequence[tuple[float, float, int]]) -> str:
    missed = sum(came < best for best, came, _ in found)
    low, high = wilson(missed, len(found))
    decisions = sum(count for _, _, count in found) / len(found)
    return (
        f"{name}, {seats} seats: {level} missed the best in {missed} of {len(found)} positions "
        f"({low:.1%} to {high:.1%}), {decisions:.1f} decisions before the end"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="search:200")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at once")
    given = parser.parse_args()
    with pool(given.jobs) as players:
        task = partial(play, given.game, given.seats, given.bot)
        found = [one for one in players.map(task, range(given.games)) if one is not None]
    print(report(given.game, given.seats, given.bot, found) if found else "nothing to try")


if __name__ == "__main__":
    main()
