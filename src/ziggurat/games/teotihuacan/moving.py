"""The turn: moving a worker, collecting cocoa, ending the turn (TH-22 to TH-29, TH-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import actions, discovery, main_actions, pending, workers, worship
from ziggurat.games.teotihuacan.pending import Entry
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    DOUBLE_MOVE,
    KINDS,
    MOVE_ANYWHERE,
    PALACE,
    WORKERS,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

FARTHEST: Final = 3
FULL_LAP: Final = 8


def begin_turn(state: TeotihuacanState, player: Player) -> None:
    """A player's turn begins (TH-22)."""
    state.forget_turn()
    state.entries.append((pending.TURN, player))
    if state.listening:
        state.emit("turn", {"seat": player})


def unlocked(state: TeotihuacanState, player: Player) -> list[int]:
    """The player's unlocked workers."""
    return [
        worker
        for worker in range(WORKERS * player, WORKERS * player + WORKERS)
        if state.worker_board[worker] > 0 and not state.worker_space[worker]
    ]


def turn_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Move a worker, or spend the turn on unlocking (TH-23 to TH-25)."""
    options = workers.named(state, unlocked(state, entry[1]))
    if workers.any_locked(state, entry[1]):
        options.append(actions.UNLOCK_TURN)
    return options


def answer_turn(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    player = entry[1]
    if action == actions.UNLOCK_TURN:
        workers.unlock_all(state, player, paid=False)
        state.entries.append((pending.END, player, 1))
        return
    board, power = divmod(action - actions.WORKER, 5)
    state.moved = workers.find(state, player, board + 1, power + 1)
    state.entries.append((pending.MOVE, player))


def companions(state: TeotihuacanState, player: Player) -> list[int]:
    """The workers that could travel along: unlocked, on the same board (TH-39)."""
    board = state.worker_board[state.moved]
    return [
        worker
        for worker in unlocked(state, player)
        if worker != state.moved and state.worker_board[worker] == board
    ]


def move_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """How far, and the tiles that go with the movement (TH-25, TH-39)."""
    player = entry[1]
    farthest = FULL_LAP if state.anywhere else FARTHEST
    options = [actions.MOVE + distance for distance in range(farthest)]
    base = KINDS * player
    if state.tiles[base + MOVE_ANYWHERE] and not state.anywhere:
        options.append(actions.FLIP_MOVE_ANYWHERE)
    if state.tiles[base + DOUBLE_MOVE] and state.travelled < 0 and companions(state, player):
        options.append(actions.FLIP_DOUBLE_MOVE)
    return options


def answer_move(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    player = entry[1]
    if action == actions.FLIP_MOVE_ANYWHERE:
        discovery.turn_over(state, player, MOVE_ANYWHERE)
        state.anywhere = True
        state.entries.append(entry)
    elif action == actions.FLIP_DOUBLE_MOVE:
        discovery.turn_over(state, player, DOUBLE_MOVE)
        state.entries.append(entry)
        state.entries.append((pending.SECOND, player))
    else:
        move(state, player, action - actions.MOVE + 1)


def second_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Which worker travels along (TH-39)."""
    return workers.named(state, companions(state, entry[1]))


def answer_second(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    board, power = divmod(action - actions.WORKER, 5)
    state.travelled = workers.find(state, entry[1], board + 1, power + 1)


def passes_palace(state: TeotihuacanState, start: int, distance: int) -> bool:
    """Whether technology 01 pays for a move from a position (TH-90)."""
    if state.anywhere:
        return (start + distance - 1) % 8 == 0
    return start + distance > 8


def move(state: TeotihuacanState, player: Player, distance: int) -> None:
    """The worker, and a companion, arrive; colours are counted before they do (TH-29)."""
    moved, travelled = state.moved, state.travelled
    start = state.worker_board[moved]
    place = state.position[start]
    board = state.layout[(place + distance - 1) % 8 + 1]
    state.worker_board[moved] = 0
    if travelled >= 0:
        state.worker_board[travelled] = 0
    colours = workers.colours_on(state, board)
    state.worker_board[moved] = board
    if travelled >= 0:
        state.worker_board[travelled] = board
    state.board = board
    state.colours = colours
    if state.listening:
        powers = [state.worker_power[worker] for worker in (moved, travelled) if worker >= 0]
        state.emit(
            "move",
            {
                "seat": player,
                "powers": powers,
                "from": start,
                "to": board,
                "distance": distance,
                "colours": colours,
            },
        )
    if state.owns(player, 1) and passes_palace(state, place, distance):
        state.gain(player, (1, 0, 0, 0), "technology")
    state.entries.append((pending.ACT, player))


def act_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Collect cocoa, worship or the main action (TH-25)."""
    options = [actions.COLLECT]
    worship.space_options(state, entry[1], options)
    if state.board != PALACE:
        main_actions.main_options(state, entry[1], options)
    return options


def answer_act(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    player = entry[1]
    if action == actions.COLLECT:
        collect(state, player)
    elif action in (actions.MAIN, actions.MAIN_FREE):
        main_actions.begin(state, player, action == actions.MAIN_FREE)
    else:
        worship.choose_space(state, player, action - actions.WORSHIP + 1)


def collect(state: TeotihuacanState, player: Player) -> None:
    """One cocoa for each colour and one more (TH-29)."""
    state.acted = True
    if state.listening:
        state.emit("collect", {"seat": player, "board": state.board, "colours": state.colours})
    state.gain(player, (state.colours + 1, 0, 0, 0), "collect")
    state.entries.append((pending.END, player, 0))


def end_options(_state: TeotihuacanState, _entry: Entry) -> list[Action]:
    return [actions.DONE]


def answer_end(state: TeotihuacanState, entry: Entry, _action: Action) -> None:
    if state.listening:
        state.emit("done", {"seat": entry[1]})
    state.entries.append((pending.AFTER, entry[1]))


def refuse_worker(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    board, power = divmod(action - actions.WORKER, 5)
    facts = {"board": BOARDS[board + 1], "power": power + 1}
    player = entry[1]
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if (state.worker_board[worker], state.worker_power[worker]) == (board + 1, power + 1):
            if state.worker_space[worker]:
                return Refusal("TH-25", "worker-is-locked", facts)
            return Refusal("TH-39", "not-one-of-the-workers-that-moved", facts)
    return Refusal("TH-25", "no-such-worker", facts)


def refuse_move(_state: TeotihuacanState, _entry: Entry, action: Action) -> Refusal:
    return Refusal("TH-25", "too-far", {"distance": action - actions.MOVE + 1})


def refuse_unlock(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    """Why nothing can be unlocked now, for 3 cocoa or with the turn."""
    player = entry[1]
    whole_turn = action == actions.UNLOCK_TURN
    if not workers.any_locked(state, player):
        return Refusal("TH-23" if whole_turn else "TH-26", "no-locked-worker", {})
    if whole_turn:
        return Refusal("TH-23", "only-instead-of-moving", {})
    if entry[0] == pending.END and entry[2]:
        return Refusal("TH-26", "not-in-an-unlock-turn", {})
    if entry[0] not in pending.UNLOCKING or state.ascending():
        return Refusal("TH-26", "not-in-the-middle-of-a-choice", {})
    return Refusal("TH-26", "unlocking-costs-3-cocoa", {"cocoa": state.goods[4 * player]})
