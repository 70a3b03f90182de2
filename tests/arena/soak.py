"""Long runs of the levels: whole games with a small budget, whole turns with the full one."""

from random import Random
from time import process_time

from tests.games.present import GAMES
from tests.soaking import Task
from ziggurat.bots import LEVELS, Seen, bot

SMALL = 0.02
"""The part of its budget that a level gets in whole games."""

LONGEST_TURN = 10.0
TURNS = 6

SETUPS = [(game, seats) for game in GAMES for seats in game.seats]


def whole_game(index: int) -> dict[str, int]:
    """A complete game of one level at every seat: nobody errs or stalls."""
    level = LEVELS[index % len(LEVELS)]
    game, seats = SETUPS[index // len(LEVELS) % len(SETUPS)]
    player = bot(level, budget=SMALL)
    rng = Random(index)
    state = game.start(seats, f"levels.{index}")
    state.listening = False
    length = 0
    while not state.over:
        state.play(player.choose(Seen.of(state), rng))
        length += 1
    return {f"{game.name} {level}: games": 1, "decisions": length}


def timed_turns(index: int) -> dict[str, int]:
    """Some turns in the middle of a game with the full budget: each is quick enough."""
    level = LEVELS[index % len(LEVELS)]
    game, seats = SETUPS[index // len(LEVELS) % len(SETUPS)]
    rng = Random(index)
    opening = bot("greedy")
    player = bot(level)
    state = game.start(seats, f"turns.{index}")
    state.listening = False
    for _ in range(40):
        if not state.over:
            state.play(opening.choose(Seen.of(state), rng))
    turns = 0
    late = 0
    while not state.over and turns < TURNS:
        seat = state.seat
        start = process_time()
        while state.seat == seat:
            state.play(player.choose(Seen.of(state), rng))
        turns += 1
        late += process_time() - start > LONGEST_TURN
    assert late == 0, f"{late} of {turns} turns took more than {LONGEST_TURN} s"
    return {f"{game.name} {level}: turns": turns}


TASKS = [
    Task("whole games of every level", len(LEVELS) * len(SETUPS) * 10, whole_game),
    Task("turns of every level in time", len(LEVELS) * len(SETUPS), timed_turns),
]
