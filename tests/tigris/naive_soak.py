"""Games whose positions are checked against the second opinion of `naive`."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from random import Random

import ziggurat
from tests.soaking import Task
from tests.tigris import naive
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts

TIGRIS = ziggurat.game("tigris")
SETUPS = list(product((2, 3, 4), ("standard", "advanced"), ("off", "on")))
"""Seats, board and buildings; game number `index` has the `index`-th of them, round and round."""

SAMPLE = 25
"""How many positions of each random game are compared."""

PER_KIND = 15
"""How many positions for each kind of decision in an eventful game are compared, at most."""

CHOICES = ("war", "building", "square", "monument", "treasure")
"""Decisions that are only asked if there is a choice."""


def kind_of(state: State) -> str:
    return naive.Table(state.digested()).kind


def words_of(state: State) -> list[str]:
    return [TIGRIS.write(action) for action in state.actions()]


def differences(dump: Facts, words: Sequence[str]) -> list[str]:
    """How two opinions about one position differ."""
    ours, theirs = Counter(naive.legal(dump)), Counter(words)
    return [
        *(f"missing: {word}" for word in sorted((ours - theirs).elements())),
        *(f"too much: {word}" for word in sorted((theirs - ours).elements())),
    ]


def compare(state: State) -> None:
    """The game and the second opinion agree on who decides and on every legal action."""
    dump = state.digested()
    where = json.dumps(dump)
    words = words_of(state)
    assert state.seat == naive.decides(dump), where
    assert not differences(dump, words), f"{differences(dump, words)} in {where}"
    assert len(words) >= 2 or kind_of(state) not in CHOICES, where


def compare_step(before: State, action: Action, after: State) -> None:
    """Nothing that is up to a player was skipped."""
    words = TIGRIS.write(action)
    missed = naive.skipped(before.digested(), words, after.digested())
    assert not missed, f"{missed} after {words} in {json.dumps(before.digested())}"


def choose_any(state: State, rng: Random) -> Action:
    return state.random_action(rng)


def choose_eventful(state: State, rng: Random) -> Action:
    """A player that fills the board, so that conflicts, monuments and treasures are frequent."""
    actions = state.actions()
    words = [TIGRIS.write(action) for action in actions]
    if kind_of(state) != "turn" or rng.random() < 0.05:
        accepting = [word for word in words if not word.startswith("no ")]
        return TIGRIS.read(rng.choice(accepting if rng.random() < 0.8 else words))
    board = naive.Table(state.digested()).board
    newcomers = [word for word in words if is_newcomer(board, state.seat, word)]
    tiles = [word for word in words if word.split(maxsplit=1)[0] in naive.TILES.values()]
    if newcomers and (rng.random() < 0.4 or not tiles):
        return TIGRIS.read(rng.choice(newcomers))
    if tiles:
        return TIGRIS.read(max(tiles, key=lambda word: appeal(board, word) + 2 * rng.random()))
    return rng.choice(actions)


def is_newcomer(board: naive.Board, seat: int, words: str) -> bool:
    """A leader that comes from the supply."""
    leader = words.split(maxsplit=1)[0]
    return leader in naive.LEADERS.values() and f"{seat} {leader}" not in board.values()


def appeal(board: naive.Board, words: str) -> int:
    """How many pieces a tile would touch, and how many of its kind would be nearby."""
    tile, space = words.split()
    touched = naive.beside(space)
    near = {other for step in touched for other in naive.beside(step)}
    return sum(naive.connects(board, other) for other in touched) + sum(
        board.get(other) == tile for other in near | set(touched)
    )


def positions(
    index: int, choose: Callable[[State, Random], Action], rng: Random
) -> dict[str, list[State]]:
    """All positions of one game with a decision, by the kind of the decision."""
    seats, board, buildings = SETUPS[index % len(SETUPS)]
    state = TIGRIS.start(seats, index, board=board, buildings=buildings)
    found: dict[str, list[State]] = {}
    while not state.over:
        before = state.copy()
        found.setdefault(kind_of(before), []).append(before)
        action = choose(state, rng)
        state.apply(action)
        compare_step(before, action, state)
    compare(state)
    return found


def random_game(index: int) -> dict[str, int]:
    """Compare positions of a random game, each equally likely."""
    rng = Random(index)
    every = [state for part in positions(index, choose_any, rng).values() for state in part]
    return compare_all(rng.sample(every, SAMPLE))


def eventful_game(index: int) -> dict[str, int]:
    """Compare positions of every kind of decision in an eventful game."""
    rng = Random(index)
    chosen = []
    for part in positions(index, choose_eventful, rng).values():
        chosen += rng.sample(part, min(PER_KIND, len(part)))
    return compare_all(chosen)


def compare_all(states: Sequence[State]) -> dict[str, int]:
    """Compare them and count the kinds of decisions."""
    counts: Counter[str] = Counter()
    for state in states:
        compare(state)
        counts["positions"] += 1
        counts[f"asked for {kind_of(state)}"] += 1
    return dict(counts)


TASKS = [
    Task(name="legal actions, random games", count=3000 // SAMPLE, run=random_game),
    Task(name="legal actions, eventful games", count=120, run=eventful_game),
]
