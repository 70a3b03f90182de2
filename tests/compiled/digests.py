"""Digests of whole random games, from the rules as this Python has them.

`python -m tests.compiled.digests` answers each line `GAME SEATS SEED` with the digest of that game
and the number of its actions.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random

import ziggurat
from ziggurat.core.events import Event


def facts(event: Event) -> str:
    return json.dumps([event.kind, event.facts, event.seats, event.reveal], sort_keys=True)


def digest(name: str, seats: int, seed: str) -> tuple[str, int]:
    """Everything a game of random actions showed: what was legal, chosen, told and scored."""
    state = ziggurat.game(name).start(seats, seed)
    rng = Random(f"digest {name} {seats} {seed}")
    seen = sha256()
    told = length = 0
    while not state.over:
        actions = state.actions()
        action = state.random_action(rng) if length % 2 else rng.choice(actions)
        state.play(action)
        news = [facts(event) for event in state.events[told:]]
        told = len(state.events)
        length += 1
        seen.update(f"{actions} {action} {news} {state.scores()}\n".encode())
    seen.update(f"{state.ranking()} {state.outcome()} {state.digest()}".encode())
    return seen.hexdigest(), length


def main() -> None:
    for line in sys.stdin:
        name, seats, seed = line.split()
        found, length = digest(name, int(seats), seed)
        print(found, length, flush=True)


if __name__ == "__main__":
    main()
