"""Players for long runs: at random, after treasures, or swapping near the end."""

from collections.abc import Callable
from random import Random

from tests.tigris.table import GAME, named, neighbours
from ziggurat import Action, State

Player = Callable[[State, Random], Action]

FEW_TILES = 14
"""A bag that is empty after two or three turns."""


def by_chance(state: State, rng: Random) -> Action:
    """Any legal action."""
    return state.random_action(rng)


def after_treasures(state: State, rng: Random) -> Action:
    """Keeps the trader on the board and links as much as possible with each tile."""
    actions = state.actions()
    if state.question()["kind"] != "turn":
        return rng.choice(actions)
    board = _board(state)
    if f"{state.seat} trader" not in board.values():
        arrivals = [action for action in actions if _is(action, "leader", "green")]
        if arrivals:
            return rng.choice(arrivals)
    tiles = [action for action in actions if GAME.table.fields[action]["kind"] == "tile"]
    if tiles and rng.random() < 0.9:
        return max(tiles, key=lambda action: _links(board, action) + rng.random())
    return rng.choice(actions)


def swapping_late(state: State, rng: Random) -> Action:
    """Plays at random, and throws away its hand once the bag runs low."""
    if state.question()["kind"] == "turn" and state.view(None)["bag"] in range(FEW_TILES):
        swaps = [action for action in state.actions() if _is(action, "swap")]
        if swaps:
            return max(swaps, key=lambda action: sum(_counts(action)))
    return state.random_action(rng)


def _board(state: State) -> dict[str, str]:
    return {space: str(thing) for space, thing in named(state.dump()["board"]).items()}


def _is(action: Action, kind: str, colour: str = "") -> bool:
    fields = GAME.table.fields[action]
    return fields["kind"] == kind and (not colour or fields["colour"] == colour)


def _counts(action: Action) -> list[int]:
    counts = named(GAME.table.fields[action]["counts"])
    return [count for count in counts.values() if isinstance(count, int)]


def _links(board: dict[str, str], action: Action) -> int:
    """How many neighbours of a tile's space hold something."""
    return sum(near in board for near in neighbours(str(GAME.table.fields[action]["cell"])))
