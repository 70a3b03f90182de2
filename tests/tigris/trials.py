"""What the aids of Tigris & Euphrates say of an action, compared with what it does when tried."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.tigris import naive_soak
from tests.tigris.table import GAME, named
from ziggurat import State
from ziggurat.core.json_fields import plain
from ziggurat.core.trials import trial
from ziggurat.core.types import Action, Json

TILES = ("tile", "leader", "catastrophe")
"""The kinds of action that aids speak of."""


def compare(seats: int, board: str, buildings: str, seed: str, most: int) -> Counter[str]:
    """Follow an eventful game; before each action compare some of those it chose from."""
    rng = Random(seed)
    state = GAME.start(seats, seed, board=board, buildings=buildings)
    state.listening = False
    counts: Counter[str] = Counter()
    while not state.over and counts["positions"] < most:
        if state.question()["kind"] == "turn" and state.question()["left"]:
            counts["positions"] += 1
            effects = named(plain(state.aids()["effects"]))
            tried = set(rng.sample(state.actions(), min(4, len(state.actions()))))
            for sort in ("points", "joins", "revolt", "returns"):
                told = [int(action) for action, facts in effects.items() if sort in named(facts)]
                tried.update(rng.sample(told, min(4, len(told))))
            for action in sorted(tried):
                if GAME.table.fields[action]["kind"] in TILES:
                    found = by_trial(state, action)
                    said = named(effects.get(str(action), {}))
                    assert said == found, f"{GAME.write(action)}: {said} is said, {found} happens"
                    counts["actions"] += 1
                    counts.update(said.keys())
        state.apply(naive_soak.choose_eventful(state, rng))
    return counts


def by_trial(state: State, action: Action) -> dict[str, Json]:
    """The same facts from the events of a trial and what is asked after it."""
    tried = trial(state, action, state.seat)
    found: dict[str, Json] = {}
    kind = GAME.table.fields[action]["kind"]
    asked = tried.after.question()
    points = [event.facts for event in tried.events if event.kind == "points"]
    if kind == "tile" and any(event.kind == "kingdoms-joined" for event in tried.events):
        return {"joins": True, "wars": wars(tried.after)}
    if kind == "tile" and points:
        amounts = [amount for one in points if isinstance(amount := one["amount"], int)]
        first = points[0]
        found["points"] = {
            "seat": first["seat"],
            "colour": first["colour"],
            "amount": sum(amounts),
        }
    if kind == "leader" and asked["kind"] == "support":
        strengths = {"attack": asked["attack_board"], "defence": asked["defence_board"]}
        found["revolt"] = {"defender": asked["defender"], **strengths}
    returned: list[Json] = [
        {"seat": event.facts["seat"], "colour": event.facts["colour"]}
        for event in tried.events
        if event.kind == "leader-returned"
    ]
    if kind == "catastrophe" and returned:
        found["returns"] = returned
    return found


def wars(state: State) -> list[Json]:
    """The wars that are due over a tile just placed, found by beginning each of them."""
    if state.question()["kind"] == "war":
        begun = []
        for action in state.actions():
            after = state.copy()
            after.apply(action)
            begun.append(after.question())
    else:
        begun = [state.question()] if state.question()["kind"] == "support" else []
    return [
        {
            "colour": one["colour"],
            "attacker": one["attacker"],
            "defender": one["defender"],
            "attack": one["attack_board"],
            "defence": one["defence_board"],
        }
        for one in begun
    ]
