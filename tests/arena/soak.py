"""Long runs of the levels: whole games with a small budget, whole turns with the full one."""

from random import Random
from time import process_time

from tests.games.present import GAMES
from tests.soaking import Task
from ziggurat.bots import LEVELS, Observation, SearchBot, bot

SMALL = 0.02
"""The part of its budget that a level gets in whole games."""

LONGEST_TURN = 10.0
QUICK = 1.0
"""The seconds for a turn of a level that does not search."""
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
        state.play(player.choose(Observation.of(state), rng))
        length += 1
    return {f"{game.name} {level}: games": 1, "decisions": length}


def timed_turns(index: int) -> dict[str, int]:
    """Some turns in the middle of a game with the full budget.

    None is longer than a person should wait; how many exceed their budget by a fifth is counted.
    """
    level = LEVELS[index % len(LEVELS)]
    game, seats = SETUPS[index // len(LEVELS) % len(SETUPS)]
    rng = Random(index)
    opening = bot("greedy")
    player = bot(level)
    budget = player.seconds if isinstance(player, SearchBot) else QUICK
    state = game.start(seats, f"turns.{index}")
    state.listening = False
    for _ in range(40 + 20 * (index // (len(LEVELS) * len(SETUPS)))):
        if not state.over:
            state.play(opening.choose(Observation.of(state), rng))
    times: list[float] = []
    while not state.over and len(times) < TURNS:
        seat = state.seat
        start = process_time()
        while state.seat == seat:
            state.play(player.choose(Observation.of(state), rng))
        times.append(process_time() - start)
    assert max(times, default=0.0) < LONGEST_TURN, f"a turn took {max(times):.1f} s"
    over = sum(time > 1.2 * budget for time in times)
    return {f"{game.name} {level}: turns": len(times), f"{game.name} {level}: over budget": over}


TASKS = [
    Task("whole games of every level", len(LEVELS) * len(SETUPS) * 10, whole_game),
    Task("turns of every level in time", len(LEVELS) * len(SETUPS) * 4, timed_turns),
]
