"""Games that are followed by the referee, for every way to sit down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import ziggurat
from tests.soaking import Task
from tests.teotihuacan.referee import Match, Move
from tests.teotihuacan.referee_late import later
from tests.teotihuacan.referee_table import named, number
from ziggurat.core.json_fields import plain
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Options

TEOTIHUACAN = ziggurat.game("teotihuacan")

SETUPS: list[tuple[int, Options]] = [
    (seats, {"setup": setup, "eclipse": eclipse})
    for eclipse in ("normal", "dark")
    for setup in ("normal", "first", "draft")
    for seats in (2, 3, 4)
]
"""Seats and options; game number `index` has the `index`-th of them, round and round."""

ADJUSTMENTS: dict[str, tuple[int, ...]] = {
    "bot_gold": (-1, 0, 1),
    "bot_nobles": (-1, 0, 1),
    "bot_construction": (-1, 0, 1),
    "bot_resources": (-1, 0, 1),
    "bot_exchange": (-2, -1, 0, 1, 2),
    "bot_worship": (-1, 0, 1),
    "bot_bonus": (-10, -5, 0, 5, 10),
    "bot_markers": (-2, -1, 0, 1, 2),
}

Chooser = Callable[[State, Random], Action]


def solo_options(index: int) -> Options:
    """Every preset, both directions, both Eclipses; some custom adjustments."""
    rng = Random(index)
    options: Options = {
        "teotibot": ("written", "easier", "harder")[index % 3],
        "direction": ("rows", "sequence")[index // 3 % 2],
        "eclipse": ("normal", "dark")[index // 6 % 2],
    }
    for name, values in ADJUSTMENTS.items():
        if rng.random() < 0.4:
            options[name] = rng.choice(values)
    return options


def choose_any(state: State, rng: Random) -> Action:
    return state.random_action(rng)


EAGER = (
    "keep 5 7",
    "main",
    "technology",
    "decoration",
    "tile",
    "claim",
    "flip",
    "power",
    "discovery",
)
"""How the words of the actions that an eager player likes begin."""


def choose_eager(state: State, rng: Random) -> Action:
    """A player that likes main actions, discovery tiles and power-ups."""
    actions = state.actions()
    liked = [action for action in actions if TEOTIHUACAN.write(action).startswith(EAGER)]
    return rng.choice(liked if liked and rng.random() < 0.85 else actions)


def choose_building(state: State, rng: Random) -> Action:
    """A player that goes where stone, wood and then pyramid tiles are."""
    actions = state.actions()
    if rng.random() < 0.1:
        return rng.choice(actions)
    return max(actions, key=lambda action: (appeal(state, action), rng.random()))


def appeal(state: State, action: Action, depth: int = 2) -> int:
    """How much a builder likes an action."""
    words = TEOTIHUACAN.write(action)
    if words.startswith(("worker", "move")) and depth:
        after = state.copy()
        after.apply(action)
        return max(appeal(after, follower, depth - 1) for follower in after.actions())
    if words == "main":
        dump = state.dump()
        own = named(player_of(dump, state.seat))
        board = number(named(dump["turn"])["board"])
        stone, wood = number(own["stone"]), number(own["wood"])
        return {8: 9, 3: 8 if stone < 6 else 1, 2: 7 if wood < 4 else 1}.get(board, 0)
    likes = {"tile": 5, "cocoa": 3, "take": int("stone" in words) + int("wood" in words)}
    return likes.get(words.split(maxsplit=1)[0], int(words == "unlock turn"))


def player_of(dump: Facts, seat: int) -> Facts:
    players = dump["players"]
    assert isinstance(players, list)
    return named(players[seat])


def told(state: State, since: int) -> list[Facts]:
    return [{"kind": event.kind, "facts": plain(event.facts)} for event in state.events[since:]]


def dumped(state: State) -> Facts:
    return named(plain(state.dump()))


def followed_game(seats: int, options: Options, seed: int, choose: Chooser) -> dict[str, int]:
    """One game, followed from its set-up to its end."""
    state = TEOTIHUACAN.start(seats, seed, **options)
    return followed(state, Match(dumped(state), told(state, 0)), Random(seed), choose)


def followed(state: State, match: Match, rng: Random, choose: Chooser) -> dict[str, int]:
    """Play a game to its end alongside the referee."""
    counts: Counter[str] = Counter()
    while not state.over:
        offered = [TEOTIHUACAN.write(action) for action in state.actions()]
        action = choose(state, rng)
        heard = len(state.events)
        state.play(action)
        events = told(state, heard)
        match.play(Move(TEOTIHUACAN.write(action), events, dumped(state), offered))
        counts["actions"] += 1
        counts["events"] += len(events)
    match.finish(state.scores(), state.ranking())
    counts["games"] += 1
    counts[f"ended by {state.outcome()}"] += 1
    return dict(counts)


def random_game(index: int) -> dict[str, int]:
    """Two to four players doing anything."""
    seats, options = SETUPS[index % len(SETUPS)]
    return followed_game(seats, options, index, choose_any)


def eager_game(index: int) -> dict[str, int]:
    """Two to four players that like main actions."""
    seats, options = SETUPS[index % len(SETUPS)]
    return followed_game(seats, options, 1000 + index, choose_eager)


def building_game(index: int) -> dict[str, int]:
    """Two to four players that build, so that pyramids get finished."""
    seats, options = SETUPS[index % len(SETUPS)]
    return followed_game(seats, options, 2000 + index, choose_building)


def solo_game(index: int) -> dict[str, int]:
    """A person against Teotibot, in every way it can be adjusted."""
    choose = (choose_any, choose_eager, choose_building)[index // 12 % 3]
    return followed_game(1, solo_options(index), 3000 + index, choose)


def late_start(seats: int, options: Options, rng: Random) -> State:
    """A turn of a game in which a great deal has already happened."""
    state = TEOTIHUACAN.start(seats, rng.getrandbits(32), **options)
    while state.question()["kind"] != "turn":
        state.play(state.random_action(rng))
    return TEOTIHUACAN.load(later(dumped(state), rng))


def late_game(index: int) -> dict[str, int]:
    """A game from the middle on, where tracks, stacks and the pyramid come to their ends."""
    rng = Random(4000 + index)
    seats, options = [*SETUPS, *((1, solo_options(index)),) * 6][index % (len(SETUPS) + 6)]
    state = late_start(seats, options, rng)
    choose = (choose_building, choose_eager, choose_any)[index // 24 % 3]
    return followed(state, Match(dumped(state), None), rng, choose)


TASKS = [
    Task(name="refereed random games", count=90, run=random_game),
    Task(name="refereed games of main actions", count=72, run=eager_game),
    Task(name="refereed games of builders", count=54, run=building_game),
    Task(name="refereed solo games", count=84, run=solo_game),
    Task(name="refereed ends of games", count=120, run=late_game),
]
"""300 games from their start, and 120 from the middle on."""
