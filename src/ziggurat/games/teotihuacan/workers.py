"""Workers on the boards: who stands where, locked or not (TH-1, TH-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan.actions import WORKER, worker_action
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    NEUTRAL_WORKERS,
    UNLOCK_COCOA,
    WORKERS,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def colours_on(state: TeotihuacanState, board: int) -> int:
    """Different colours among the unlocked workers on a board (TH-29).

    Each neutral colour counts, and Teotibot's is a colour like any other (TH-73).
    """
    boards, spaces = state.worker_board, state.worker_space
    colours = 0
    for player in range(state.players):
        for worker in range(WORKERS * player, WORKERS * player + WORKERS):
            if boards[worker] == board and not spaces[worker]:
                colours += 1
                break
    neutral = state.neutral
    for colour in range(0, len(neutral), NEUTRAL_WORKERS):
        for worker in range(colour, min(colour + NEUTRAL_WORKERS, len(neutral))):
            if neutral[worker] == board:
                colours += 1
                break
    return colours


def count_on(state: TeotihuacanState, player: Player, board: int) -> int:
    """The player's workers on a board: the unlocked ones (TH-2)."""
    boards, spaces = state.worker_board, state.worker_space
    count = 0
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if boards[worker] == board and not spaces[worker]:
            count += 1
    return count


def lowest_on(state: TeotihuacanState, player: Player, board: int) -> int:
    """The lowest power among the player's unlocked workers on a board (TH-46), 0 without any."""
    lowest = 0
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_board[worker] == board and not state.worker_space[worker]:
            power = state.worker_power[worker]
            if not lowest or power < lowest:
                lowest = power
    return lowest


def in_play(state: TeotihuacanState, player: Player) -> int:
    """A player's workers in play, locked or not."""
    count = 0
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_board[worker] >= 0:
            count += 1
    return count


def any_locked(state: TeotihuacanState, player: Player) -> bool:
    base = WORKERS * player
    spaces = state.worker_space
    return bool(spaces[base] or spaces[base + 1] or spaces[base + 2] or spaces[base + 3])


def is_locked_on(state: TeotihuacanState, player: Player, board: int) -> bool:
    """Whether one of the player's workers is locked on a board."""
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_space[worker] and state.worker_board[worker] == board:
            return True
    return False


def find(state: TeotihuacanState, player: Player, board: int, power: int) -> int:
    """An unlocked worker there with that power, preferably one that has not moved; -1 for none."""
    found = -1
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if (
            state.worker_board[worker] == board
            and state.worker_power[worker] == power
            and not state.worker_space[worker]
        ):
            if worker != state.moved and worker != state.travelled:
                return worker
            found = worker
    return found


def holder(state: TeotihuacanState, board: int, space: int) -> int:
    """The worker locked on a worship space, -1 for none."""
    for worker in range(WORKERS * state.players):
        if state.worker_space[worker] == space and state.worker_board[worker] == board:
            return worker
    return -1


def named(state: TeotihuacanState, workers: list[int]) -> list[Action]:
    """The actions that name these workers, ascending; equal ones once."""
    actions: list[Action] = []
    for worker in workers:
        action = worker_action(state.worker_board[worker], state.worker_power[worker])
        if action not in actions:
            actions.append(action)
    actions.sort()
    return actions


def can_unlock(state: TeotihuacanState, player: Player) -> bool:
    """Whether 3 cocoa can be paid to unlock something (TH-26)."""
    return state.goods[4 * player] >= UNLOCK_COCOA and any_locked(state, player)


def unlock_all(state: TeotihuacanState, player: Player, paid: bool) -> None:
    """The player's locked workers all slide to the general areas of their boards (TH-23, TH-26)."""
    if paid:
        state.pay(player, (UNLOCK_COCOA, 0, 0, 0), "unlock")
    boards = []
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_space[worker]:
            state.worker_space[worker] = 0
            boards.append(state.worker_board[worker])
    if state.listening:
        state.emit("unlock", {"seat": player, "boards": sorted(boards), "paid": paid})


def worker_reason(state: TeotihuacanState, player: Player, action: Action) -> Refusal:
    """Why a worker cannot be chosen (TH-25, TH-39)."""
    board, power = divmod(action - WORKER, 5)
    facts = {"board": BOARDS[board + 1], "power": power + 1}
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if (state.worker_board[worker], state.worker_power[worker]) == (board + 1, power + 1):
            if state.worker_space[worker]:
                return Refusal("TH-25", "worker-is-locked", facts)
            return Refusal("TH-39", "not-one-of-the-workers-that-moved", facts)
    return Refusal("TH-25", "no-such-worker", facts)


def travel_complaint(state: TeotihuacanState, player: Player) -> str:
    """Why no worker of that player can be on its way; empty if one can."""
    if state.moved < 0 or state.moved // WORKERS != player:
        return "turn.moved should name a worker of that seat"
    travelling = [worker for worker in (state.moved, state.travelled) if worker >= 0]
    if any(state.worker_space[worker] for worker in travelling):
        return "a worker that moves is not locked"
    if len({state.worker_board[worker] for worker in travelling}) != 1:
        return "both workers of a double move should stand on one board"
    return ""


def arrival_complaint(state: TeotihuacanState, player: Player) -> str:
    """Why no worker of that player can have arrived on the board of the turn; empty if one can."""
    complaint = travel_complaint(state, player)
    if not complaint and state.board != state.worker_board[state.moved]:
        return "turn.board should be where the worker stands"
    return complaint
