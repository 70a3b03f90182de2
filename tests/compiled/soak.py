"""The same games interpreted and compiled: every list, action, event and score."""

from __future__ import annotations

import ziggurat
from tests.compiled.digests import digest
from tests.compiled.twin import twin
from tests.soaking import Task

GAMES_EACH = 300
"""Games for each game and number of seats."""

TABLES = [(game.name, seats) for game in ziggurat.games() for seats in game.seats]


def same_game(index: int) -> dict[str, int]:
    """Play one game both ways; the tables take turns."""
    name, seats = TABLES[index % len(TABLES)]
    seed = f"twin-{index // len(TABLES)}"
    ours, length = digest(name, seats, seed)
    assert twin().digest(name, seats, seed) == (ours, length), f"{name}, {seats} seats, {seed}"
    return {f"{name}, {seats} seats: games": 1, f"{name}, {seats} seats: actions": length}


TASKS = [Task("same games", GAMES_EACH * len(TABLES), same_game)]
