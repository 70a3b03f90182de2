"""How much of the others' hands in Tigris & Euphrates could be guessed from what a seat sees.

    python -m bench.hands [--seats 2] [--games 50] [--bot greedy] [--jobs N]

At the beginning of each turn the next player's hand is compared with a draw from all that the mover
does not know, colour by colour, as that player has its leader on the board or not. What the best
weights for these eight cases would tell is given in bits a hand, and what such a draw leaves open.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import log2
from random import Random

from ziggurat.bots import Observation, bot
from ziggurat.games import game as game_of
from ziggurat.games.tigris.pieces import COLOURS
from ziggurat.games.tigris.state import TigrisState
from ziggurat.processes import pool

Case = tuple[int, bool]
"""A colour, and whether its leader is on the board."""
Hand = list[tuple[Case, int, float]]
"""For each colour its case, how many tiles of it are held, and its part of what is unknown."""


def hands(seats: int, level: str, number: int) -> list[Hand]:
    """The hands of a game."""
    state = game_of("tigris").start(seats, f"hands.{number}")
    assert isinstance(state, TigrisState)
    state.listening = False
    player, rng, before = bot(level), Random(number), -1
    found: list[Hand] = []
    while not state.over:
        if state.active != before:
            before = state.active
            found.append(hand(state, (before + 1) % seats))
        state.apply(player.choose(Observation.of(state), rng))
    return [one for one in found if one]


def hand(state: TigrisState, seat: int) -> Hand:
    """What that seat holds; nothing if it holds no tile."""
    unknown = Counter(state.bag[state.drawn :])
    for number, (held, away) in enumerate(zip(state.hands, state.swapped, strict=True)):
        if number // 4 != state.active:
            unknown[number % 4] += held + away
    row = range(4 * seat, 4 * seat + 4)
    if not sum(state.hands[number] for number in row):
        return []
    return [
        (
            (number % 4, state.leader_cells[number] >= 0),
            state.hands[number],
            unknown[number % 4] / unknown.total(),
        )
        for number in row
    ]


def report(found: Sequence[Hand]) -> str:
    held, expected = (
        Counter[Case](),
        dict.fromkeys((case for one in found for case, *_ in one), 0.0),
    )
    for one in found:
        size = sum(count for _, count, _ in one)
        for case, count, part in one:
            held[case] += count
            expected[case] += size * part
    weights = {case: held[case] / expected[case] for case in sorted(expected)}
    told = opened = 0.0
    for one in found:
        whole = sum(part * weights[case] for case, _, part in one)
        for case, count, part in one:
            if count:
                told += count * log2(weights[case] / whole)
                opened -= count * log2(part)
    lines = [
        f"{COLOURS[colour]}, leader {'on the board' if there else 'in hand'}: "
        f"{weight:.2f} of what a draw gives ({held[colour, there]} tiles)"
        for (colour, there), weight in weights.items()
    ]
    lines.append(
        f"{len(found)} hands: {told / len(found):.3f} of {opened / len(found):.2f} bits a hand, "
        f"{told / opened:.1%}"
    )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--bot", default="greedy", help="who plays")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at once")
    given = parser.parse_args()
    with pool(given.jobs) as players:
        task = partial(hands, given.seats, given.bot)
        print(report([one for game in players.map(task, range(given.games)) for one in game]))


if __name__ == "__main__":
    main()
