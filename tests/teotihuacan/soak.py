"""Long runs: whole games over seats, set-ups and variants, in which the invariants hold."""

from collections import Counter
from itertools import product
from random import Random

from tests.soaking import Task
from tests.teotihuacan import referee_soak
from tests.teotihuacan.invariants import hold
from tests.teotihuacan.players import Player, builder, by_chance
from tests.teotihuacan.table import GAME, listed, named, numbers, standing
from tests.teotihuacan.trials import followed
from ziggurat.core.json_fields import plain
from ziggurat.core.state import State
from ziggurat.core.types import Options

SEVERAL: list[tuple[int, Options]] = [
    (seats, {"setup": setup, "eclipse": eclipse})
    for seats, setup, eclipse in product(
        (2, 3, 4), ("normal", "first", "draft"), ("normal", "dark")
    )
]
SOLO: list[tuple[int, Options]] = [
    (1, {"eclipse": eclipse, "direction": direction, "teotibot": teotibot})
    for eclipse, direction, teotibot in product(
        ("normal", "dark"), ("rows", "sequence"), ("written", "easier", "harder")
    )
]
SETUPS = SEVERAL + SOLO
"""Seats and options; game number `index` has the `index`-th of them, round and round."""

LONGEST_GAME = 5000


def raised(state: State, free: int) -> State:
    """The same start with a pyramid that has only that number of squares left free."""
    dump = plain(state.dump())
    assert isinstance(dump, dict)
    pyramid = named(dump["pyramid"])
    placed = {str(named(tile)["square"]): tile for tile in listed(pyramid["placed"])}
    stack = numbers(pyramid["stack"])
    for square in standing("4-A1")[: 30 - free]:
        if square not in placed:
            placed[square] = {"square": square, "tile": stack.pop(), "rotation": 0}
    in_order = [placed[square] for square in standing("4-A1") if square in placed]
    dump["pyramid"] = {"placed": in_order, "stack": stack, "offer": pyramid["offer"]}
    return GAME.load(dump)


def whole_game(index: int, player: Player, free: int = 0) -> dict[str, int]:
    """Play one game to its end; count how it ended and what was decided on the way."""
    seats, options = SETUPS[index % len(SETUPS)]
    rng = Random(f"soak {index}")
    state = GAME.start(seats, f"soak-{index}", **options)
    if free:
        state = raised(state, free)
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
    counts[f"{seats} seats"] += 1
    if seats == 1:
        counts["solo won" if state.ranking()[0] == 1 else "solo lost"] += 1
    return dict(counts)


def random_game(index: int) -> dict[str, int]:
    """Everybody plays at random; every fourth game begins with a pyramid almost finished."""
    return whole_game(index, by_chance, free=1 + index % 3 if index % 4 == 3 else 0)


def building_game(index: int) -> dict[str, int]:
    """Everybody builds on a pyramid well advanced, so that it is often finished."""
    return whole_game(index, builder, free=4 + index % 9)


def tried_game(index: int) -> dict[str, int]:
    """Aids next to trials, in every position of a game."""
    seats, options = SETUPS[index % len(SETUPS)]
    player = builder if index % 3 == 0 else by_chance
    return {"games": 1, "facts": followed(seats, options, f"tried-{index}", player, 1.0)}


TASKS: list[Task] = [
    Task(name="aids beside trials", count=120, run=tried_game),
    Task(name="random games", count=1000, run=random_game),
    Task(name="building games", count=300, run=building_game),
    *referee_soak.TASKS,
]
