"""What the aids say about an action of Tigris & Euphrates, compared with what it does."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.tigris import naive_soak
from tests.tigris.table import GAME
from ziggurat import State
from ziggurat.core.json_fields import plain
from ziggurat.core.trials import trial
from ziggurat.core.types import Action, Json

KINDS = ("tile", "leader", "catastrophe")
"""The kinds of action that lead to something."""

EACH = 6
"""How many of each kind are tried in a position."""


def compare(seats: int, board: str, buildings: str, seed: str, most: int) -> Counter[str]:
    """Follow an eventful game; compare each action of a turn and some of its alternatives."""
    rng = Random(seed)
    state = GAME.start(seats, seed, board=board, buildings=buildings)
    state.listening = False
    counts: Counter[str] = Counter()
    while not state.over and counts["positions"] < most:
        chosen = naive_soak.choose_eventful(state, rng)
        if state.question()["kind"] == "turn" and state.question()["left"]:
            counts["positions"] += 1
            for action in [chosen, *some_of_each_kind(state, rng)]:
                found = by_trial(state, action)
                said = plain(state.effect(action))
                assert said == found, f"{GAME.write(action)}: {said} is said, {found} happens"
                counts["actions"] += 1
                counts.update(found.keys())
        state.apply(chosen)
    return counts


def some_of_each_kind(state: State, rng: Random) -> list[Action]:
    """Some of the possible actions of each kind."""
    by_kind: dict[str, list[Action]] = {}
    for action in state.actions():
        by_kind.setdefault(str(GAME.table.fields[action]["kind"]), []).append(action)
    return [
        action
        for kind in KINDS
        for action in rng.sample(by_kind.get(kind, []), min(EACH, len(by_kind.get(kind, []))))
    ]


def by_trial(state: State, action: Action) -> dict[str, Json]:
    """The same facts, from the events of a trial and the question after it."""
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
