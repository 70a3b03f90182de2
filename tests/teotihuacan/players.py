"""The players of the long runs: one at random, and one that wants the pyramid finished."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from tests.teotihuacan.invariants import number
from tests.teotihuacan.table import GAME, NAMES, listed, named
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts

Player: TypeAlias = Callable[[State, Random], Action]

WISHES = (
    "tile",
    "square",
    "flip resources",
    "flip cocoa4",
    "take 2 stone",
    "take 1 stone",
    "step blue",
    "ascend worker",
    "ascend cocoa",
    "reward",
    "done",
)
"""What a builder does first if it can, by the first words."""


def by_chance(state: State, rng: Random) -> Action:
    return state.random_action(rng)


def builder(state: State, rng: Random) -> Action:
    """Gathers stone and wood and builds wherever it can, in no hurry to ascend."""
    kind = state.question()["kind"]
    words = {GAME.write(action): action for action in state.actions()}
    if kind in ("turn", "move"):
        plans = [named(plan) for plan in listed(state.aids()["destinations"])]
        rng.shuffle(plans)
        for plan in sorted(plans, key=lambda plan: -max(worth(state, plan))):
            worker = named(plan["worker"])
            name = f"{NAMES[number(worker['board'])]} {worker['power']}"
            for wish in (f"worker {name}", f"move {plan['distance']}"):
                if wish in words:
                    return words[wish]
    if kind == "act":
        harvest, gained = worth(state, named(state.aids()["here"]))
        return words["main" if gained >= harvest and "main" in words else "cocoa"]
    if kind == "power":
        return min(words.values(), key=lambda action: GAME.write(action)[-1])
    if kind == "salary":
        return max(words.values())
    for wish in WISHES:
        wanted = [action for word, action in words.items() if word.startswith(wish)]
        if wanted:
            return rng.choice(wanted)
    return state.random_action(rng)


def worth(state: State, plan: Facts) -> tuple[int, int]:
    """What collecting cocoa and what the main action of a board are worth to a builder."""
    main, board = plan["main"], plan["board"]
    own = named(listed(state.dump()["players"])[state.seat])
    stone, wood = number(own["stone"]), number(own["wood"])
    gained = 0
    if (
        isinstance(main, Mapping)
        and main["possible"]
        and number(main["fee"]) <= number(own["cocoa"])
    ):
        if board == 8:
            gained = 9 * min(number(main["workers"]), stone // 2)
        elif board == 3:
            gained = (4 if stone < 6 else 2) * number(named(main["gives"])["stone"])
        elif board == 2:
            gained = (4 if wood < 4 else 1) * number(named(main["gives"])["wood"])
        gained -= number(main["fee"])
    harvest = number(plan["harvest"]) if number(own["cocoa"]) < 6 else 0
    return harvest, gained
