"""Power-ups and ascensions (TH-54 to TH-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import actions, pending, tracks, workers
from ziggurat.games.teotihuacan.actions import power_action
from ziggurat.games.teotihuacan.pending import Entry
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    FROM_ASCENSION,
    PALACE,
    TOP_POWER,
    WHEEL_POWER,
    WORKERS,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

ASCENSION_POINTS: Final = 5
ASCENSION_COCOA: Final = 5
TEMPLES_COCOA: Final = 3
WORKER_COCOA: Final = 2


def on_board(state: TeotihuacanState, player: Player, board: int) -> list[Action]:
    """The power-ups of own unlocked workers on a board; equal workers once (TH-54)."""
    options: list[Action] = []
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_board[worker] == board and not state.worker_space[worker]:
            action = power_action(board, state.worker_power[worker])
            if action not in options:
                options.append(action)
    return options


def anywhere(state: TeotihuacanState, player: Player) -> list[Action]:
    """The power-ups a discovery tile can give (TH-106).

    Between its move and its action a worker that has just moved can not be made to ascend; and
    it is named apart from an equal one beside it, because it is the one that will act.
    """
    options: list[Action] = []
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        board, power = state.worker_board[worker], state.worker_power[worker]
        if board <= 0 or state.worker_space[worker]:
            continue
        action = power_action(board, power)
        if not state.acted and (worker == state.moved or worker == state.travelled):
            if power == TOP_POWER:
                continue
            if _has_twin(state, player, board, power):
                action = actions.POWER_MOVED + power - 1
        if action not in options:
            options.append(action)
    return options


def _has_twin(state: TeotihuacanState, player: Player, board: int, power: int) -> bool:
    """Whether a worker that has not moved is equal to one there that has."""
    found = workers.find(state, player, board, power)
    return found != state.moved and found != state.travelled


def raise_worker(state: TeotihuacanState, player: Player, worker: int, why: str) -> None:
    """One power-up; a worker reaching 6 ascends at once (TH-54, TH-55)."""
    power = state.worker_power[worker] + 1
    board = state.worker_board[worker]
    if power <= TOP_POWER:
        state.worker_power[worker] = power
        if state.listening:
            state.emit("power", {"seat": player, "board": board, "power": power, "why": why})
        return
    to_palace(state, player, worker)
    state.entries.append((pending.ASCENDED, player))
    state.entries.append((pending.REWARD, player))
    tracks.avenue_step(state, player)


def to_palace(state: TeotihuacanState, player: Player, worker: int) -> None:
    """An ascending worker goes to the Palace's general area with power 1 (TH-55)."""
    if state.listening:
        state.emit("ascend", {"seat": player, "board": state.worker_board[worker]})
    state.worker_board[worker] = PALACE
    state.worker_power[worker] = 1


def ascended(state: TeotihuacanState, _entry: Entry) -> None:
    """The last part of an ascension: the light disc moves (TH-55)."""
    move_light(state, "ascension")


def move_light(state: TeotihuacanState, why: str) -> None:
    """The light disc moves one step, but never past the dark one (TH-57)."""
    if state.light < state.dark:
        state.light += 1
        if state.listening:
            state.emit("light", {"light": state.light, "dark": state.dark, "why": why})


def _raise_named(state: TeotihuacanState, player: Player, action: Action, why: str) -> None:
    if action >= actions.POWER_MOVED:
        moved = state.moved
        if state.worker_power[moved] != action - actions.POWER_MOVED + 1:
            moved = state.travelled
        raise_worker(state, player, moved, why)
        return
    board, power = divmod(action - actions.POWER, 5)
    raise_worker(state, player, workers.find(state, player, board + 1, power + 1), why)


def power_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """A power-up of the main action: the first must be taken, the second may (TH-54)."""
    options = on_board(state, entry[1], state.board)
    if options and not entry[2]:
        options.append(actions.DECLINE)
    return options


def answer_power(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    if action != actions.DECLINE:
        _raise_named(state, entry[1], action, "main")


def thirteen_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Technology 13: one more power-up on the board for 1 cocoa (TH-65)."""
    options = on_board(state, entry[1], state.board)
    if not options:
        return options
    if not state.goods[4 * entry[1]]:
        options.clear()
    options.append(actions.DECLINE)
    return options


def answer_thirteen(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    if action != actions.DECLINE:
        state.pay(entry[1], (1, 0, 0, 0), "technology")
        _raise_named(state, entry[1], action, "technology")


def powers_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Power-ups of a discovery tile, compulsory while they are possible (TH-106)."""
    return anywhere(state, entry[1])


def answer_powers(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    if entry[2] > 1:
        state.entries.append((pending.POWERS, entry[1], entry[2] - 1))
    _raise_named(state, entry[1], action, "tile")


def reward_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """The rewards of an ascension (TH-56, TH-101)."""
    options = [actions.ASCEND, actions.ASCEND + 1, actions.ASCEND + 2]
    if state.goods[4 * entry[1]] >= TEMPLES_COCOA:
        options.append(actions.ASCEND + 3)
    if workers.in_play(state, entry[1]) == WORKERS - 1:
        options.append(actions.ASCEND + 4)
    return options


def answer_reward(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    player, reward = entry[1], action - actions.ASCEND
    if state.listening:
        state.emit("ascend", {"seat": player, "reward": actions.REWARDS[reward]})
    if reward == 0:
        state.score(player, ASCENSION_POINTS, FROM_ASCENSION)
    elif reward == 1:
        state.gain(player, (ASCENSION_COCOA, 0, 0, 0), "ascension")
    elif reward == 2:
        tracks.any_temple(state, player, 1)
    elif reward == 3:
        state.pay(player, (TEMPLES_COCOA, 0, 0, 0), "ascension")
        tracks.any_temple(state, player, 2)
    else:
        _fourth_worker(state, player)


def _fourth_worker(state: TeotihuacanState, player: Player) -> None:
    """The worker on the wheel enters the Palace's general area (TH-56)."""
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_board[worker] < 0:
            state.worker_board[worker] = PALACE
            state.worker_power[worker] = WHEEL_POWER
            if state.listening:
                state.emit("worker", {"seat": player, "board": PALACE, "power": WHEEL_POWER})
    state.gain(player, (WORKER_COCOA, 0, 0, 0), "ascension")


def refuse_power(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    if action >= actions.POWER_MOVED:
        return Refusal("TH-106", "no-equal-worker-beside-one-that-moved", {})
    board, power = divmod(action - actions.POWER, 5)
    board, power = board + 1, power + 1
    facts = {"board": BOARDS[board], "power": power}
    if workers.find(state, entry[1], board, power) < 0:
        return Refusal("TH-54", "no-such-unlocked-worker", facts)
    if entry[0] == pending.POWERS:
        return Refusal("TH-106", "not-before-its-action", facts)
    if board != state.board:
        return Refusal("TH-54", "only-on-the-board-of-the-action", facts)
    return Refusal("TH-65", "no-cocoa-for-technology-13", facts)


def refuse_ascend(_state: TeotihuacanState, _entry: Entry, action: Action) -> Refusal:
    if action == actions.ASCEND + 3:
        return Refusal("TH-56", "two-steps-cost-3-cocoa", {})
    return Refusal("TH-56", "fourth-worker-is-in-play", {})
