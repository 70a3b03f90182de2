"""Long runs: whole games over seats, boards and buildings, in which the invariants hold."""

import json
from collections import Counter
from itertools import product
from random import Random

from tests.soaking import Task
from tests.tigris import naive_soak, trials
from tests.tigris.invariants import hold
from tests.tigris.players import Player, after_treasures, by_chance, swapping_late
from tests.tigris.referee import successor
from tests.tigris.table import GAME, named
from ziggurat import State
from ziggurat.core.json_fields import plain

SETUPS = list(product((2, 3, 4), ("standard", "advanced"), ("off", "on")))
"""Seats, board and buildings; game number `index` has the `index`-th of them, round and round."""

PLAYERS: tuple[Player, ...] = (by_chance, by_chance, after_treasures, swapping_late)

LONGEST_GAME = 5000


def whole_game(index: int) -> dict[str, int]:
    """Play one game to its end; count how it ended and what was decided on the way."""
    round_, setup = divmod(index, len(SETUPS))
    seats, board, buildings = SETUPS[setup]
    player = PLAYERS[round_ % len(PLAYERS)]
    rng = Random(f"soak {index}")
    state = GAME.start(seats, f"soak-{index}", board=board, buildings=buildings)
    state.listening = False
    counts: Counter[str] = Counter(games=1)
    for _ in range(LONGEST_GAME):
        hold(state)
        if state.over:
            break
        counts["actions"] += 1
        counts[f"asked for {state.question()['kind']}"] += 1
        state.apply(player(state, rng))
    assert state.over, f"game {index} does not end"
    counts[f"ended by {state.outcome()}"] += 1
    counts["monuments built"] += len(named(state.dump()["monuments"]))
    points_are_explained(state)
    return dict(counts)


def points_are_explained(state: State) -> None:
    """A seat's points by colour and by source have the same sum; its score is the weakest."""
    for line, score in zip(state.tally(), state.scores(), strict=True):
        colours = [n for n in named(line["points"]).values() if isinstance(n, int)]
        origins = [n for n in named(line["earned"]).values() if isinstance(n, int)]
        totals = [n for n in named(line["totals"]).values() if isinstance(n, int)]
        assert sum(colours) == sum(origins)
        assert sum(totals) - sum(colours) == line["treasures"]
        assert score == min(totals)


def refereed_game(index: int) -> dict[str, int]:
    """Play one eventful game in which the referee derives every position a second time."""
    seats, board, buildings = SETUPS[index % len(SETUPS)]
    rng = Random(f"referee {index}")
    state = GAME.start(seats, f"referee-{index}", board=board, buildings=buildings)
    state.listening = False
    counts: Counter[str] = Counter(games=1)
    while not state.over:
        before = state.digested()
        action = naive_soak.choose_eventful(state, rng)
        state.apply(action)
        words = GAME.write(action)
        expected = successor(before, words)
        assert plain(state.digested()) == plain(expected), f"{words} in {json.dumps(before)}"
        counts["actions"] += 1
        counts[f"asked for {named(before['decision'])['kind']}"] += 1
    counts[f"ended by {state.outcome()}"] += 1
    return dict(counts)


def tried_aids(index: int) -> dict[str, int]:
    """Compare what the aids say with what trials do, throughout one game."""
    seats, board, buildings = SETUPS[index % len(SETUPS)]
    return dict(trials.compare(seats, board, buildings, f"aids-{index}", most=1000))


TASKS = [
    Task(name="whole games", count=2000, run=whole_game),
    Task(name="every consequence", count=300, run=refereed_game),
    Task(name="aids against trials", count=60, run=tried_aids),
    *naive_soak.TASKS,
]
