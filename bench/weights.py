"""Two sets of a game's weights at one table.

    python -m bench.weights teotihuacan FOR_TWO FOR_MORE --seats 4 [--bot adept] [--shuffles 12]

One seat judges by the first set of `judgement/weights.py`, all others by the second; each shuffle
is played once for every seat of the one. Says how often the one wins, with its Wilson interval.
"""

from __future__ import annotations

import argparse
from functools import partial
from importlib import import_module
from random import Random
from statistics import fmean

from ziggurat.arena.figures import wilson
from ziggurat.bots import Observation, bot
from ziggurat.core.judgement import Weights
from ziggurat.core.types import Seat
from ziggurat.games import game as game_of
from ziggurat.processes import pool


def play(
    game: str, level: str, seats: int, one: Weights, others: Weights, place: tuple[int, Seat]
) -> tuple[float, int, float]:
    """The share of the victory of the one in that seat, its points and those of the others."""
    number, seat = place
    state, rng = game_of(game).start(seats, f"w.{number}"), Random(number)
    state.listening = False
    bots = [bot(level, one if other == seat else others) for other in range(seats)]
    while not state.over:
        state.apply(bots[state.seat].choose(Observation.of(state), rng))
    places, scores = state.ranking(), list(state.scores())[:seats]
    share = 1 / places.count(1) if places[seat] == 1 else 0.0
    own = scores.pop(seat)
    return share, own, fmean(scores)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--shuffles", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    weights = import_module(f"ziggurat.games.{given.game}.judgement.weights")
    sets = getattr(weights, given.one), getattr(weights, given.others)
    games = [(number, seat) for number in range(given.shuffles) for seat in range(given.seats)]
    with pool(given.jobs) as players:
        table = partial(play, given.game, given.bot, given.seats, *sets)
        played = list(players.map(table, games))
    wins = sum(share for share, _, _ in played)
    low, high = wilson(wins, len(played))
    print(
        f"{given.one} among {given.others}, {given.seats} seats, {given.bot}: "
        f"{wins / len(played):.1%} of {len(played)} ({low:.1%} to {high:.1%}), "
        f"{fmean(own for _, own, _ in played):.1f} to "
        f"{fmean(other for _, _, other in played):.1f} points"
    )


if __name__ == "__main__":
    main()
