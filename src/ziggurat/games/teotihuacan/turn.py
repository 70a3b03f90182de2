"""The turn: moving a worker, collecting cocoa (TH-23 to TH-25, TH-29, TH-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import discovery, main_actions, workers, worship
from ziggurat.games.teotihuacan.actions import (
    COLLECT,
    DONE,
    FLIP_DOUBLE_MOVE,
    FLIP_MOVE_ANYWHERE,
    KIND_OF,
    MAIN,
    MAIN_FREE,
    MOVE,
    UNLOCK_TURN,
    WORKER,
    WORSHIP,
)
from ziggurat.games.teotihuacan.calendar import ENDS, EndOfTurn
from ziggurat.games.teotihuacan.choices import Choice, WithUnlocking
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    DOUBLE_MOVE,
    KINDS,
    MOST_PLAYERS,
    MOVE_ANYWHERE,
    PALACE,
    TILES,
    WORKERS,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

FARTHEST: Final = 3
FULL_LAP: Final = 8


# The turn begins


def unlocked(state: TeotihuacanState, player: Player) -> list[int]:
    """The player's unlocked workers."""
    return [
        worker
        for worker in range(WORKERS * player, WORKERS * player + WORKERS)
        if state.worker_board[worker] > 0 and not state.worker_space[worker]
    ]


class Turn(WithUnlocking):
    """Move a worker, or spend the turn on unlocking (TH-23, TH-25).

    A player without unlocked workers can only unlock (TH-24).
    """

    KIND: ClassVar[str] = "turn"
    COMPLETE: ClassVar[bool] = True

    def skipped(self, state: TeotihuacanState) -> bool:
        return False

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        options = workers.named(state, unlocked(state, self.seat))
        if workers.any_locked(state, self.seat):
            options.append(UNLOCK_TURN)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "worker":
            return workers.worker_reason(state, self.seat, action)
        if action == DONE:
            return Refusal("TH-25", "move-or-unlock-first", {})
        return super().reason(state, action)

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == UNLOCK_TURN:
            workers.unlock_all(state, self.seat, paid=False)
            state.then(EndOfTurn(self.seat, 1))
            return
        board, power = divmod(action - WORKER, 5)
        state.moved = workers.find(state, self.seat, board + 1, power + 1)
        state.then(MOVES[self.seat])


TURNS: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]


# Moving


class Move(Choice):
    """How far, and the tiles that go with the movement (TH-25, TH-39)."""

    KIND: ClassVar[str] = "move"
    COMPLETE: ClassVar[bool] = True

    def complaint(self, state: TeotihuacanState) -> str:
        return workers.travel_complaint(state, self.seat)

    def skipped(self, state: TeotihuacanState) -> bool:
        return False

    def options(self, state: TeotihuacanState) -> list[Action]:
        farthest = FULL_LAP if state.anywhere else FARTHEST
        options = [MOVE + distance for distance in range(farthest)]
        base = KINDS * self.seat
        if state.tiles[base + DOUBLE_MOVE] and state.travelled < 0 and companions(state, self.seat):
            options.append(FLIP_DOUBLE_MOVE)
        if state.tiles[base + MOVE_ANYWHERE] and not state.anywhere:
            options.append(FLIP_MOVE_ANYWHERE)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "move":
            return Refusal("TH-25", "too-far", {"distance": action - MOVE + 1})
        if action == FLIP_DOUBLE_MOVE and state.tiles[KINDS * self.seat + DOUBLE_MOVE]:
            if state.travelled >= 0:
                return Refusal("TH-39", "two-workers-move-already", {})
            return Refusal("TH-39", "no-companion-there", {})
        if action == FLIP_MOVE_ANYWHERE and state.tiles[KINDS * self.seat + MOVE_ANYWHERE]:
            return Refusal("TH-38", "without-effect", {"tile": TILES[MOVE_ANYWHERE]})
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == FLIP_MOVE_ANYWHERE:
            discovery.turn_over(state, self.seat, MOVE_ANYWHERE)
            state.anywhere = True
            state.then(self)
        elif action == FLIP_DOUBLE_MOVE:
            discovery.turn_over(state, self.seat, DOUBLE_MOVE)
            state.then(Companion(self.seat), self)
        else:
            move(state, self.seat, action - MOVE + 1)


MOVES: Final = [Move(seat) for seat in range(MOST_PLAYERS)]


def companions(state: TeotihuacanState, player: Player) -> list[int]:
    """The workers that could come along: unlocked, on the same board (TH-39)."""
    board = state.worker_board[state.moved]
    return [
        worker
        for worker in unlocked(state, player)
        if worker != state.moved and state.worker_board[worker] == board
    ]


class Companion(Choice):
    """Which worker comes along (TH-39)."""

    KIND: ClassVar[str] = "second"
    COMPLETE: ClassVar[bool] = True

    def complaint(self, state: TeotihuacanState) -> str:
        complaint = workers.travel_complaint(state, self.seat)
        if not complaint and state.travelled >= 0:
            return "the second worker is chosen"
        return complaint

    def options(self, state: TeotihuacanState) -> list[Action]:
        return workers.named(state, companions(state, self.seat))

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] != "worker":
            return super().reason(state, action)
        board, power = divmod(action - WORKER, 5)
        found = workers.find(state, self.seat, board + 1, power + 1)
        if found < 0:
            return workers.worker_reason(state, self.seat, action)
        if found == state.moved:
            return Refusal("TH-39", "companion-is-another-worker", {})
        return Refusal("TH-39", "companion-from-the-same-board", {})

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        board, power = divmod(action - WORKER, 5)
        state.travelled = workers.find(state, self.seat, board + 1, power + 1)


def passes_palace(state: TeotihuacanState, start: int, distance: int) -> bool:
    """Whether technology 01 pays for a move from a position (TH-90)."""
    if state.anywhere:
        return (start + distance - 1) % 8 == 0
    return start + distance > 8


def move(state: TeotihuacanState, player: Player, distance: int) -> None:
    """The worker, and a companion, arrive clockwise (TH-4); colours are counted before (TH-29)."""
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
    state.then(ACTS[player])


# The action


class Act(WithUnlocking):
    """Collect cocoa, worship or take the main action (TH-25)."""

    KIND: ClassVar[str] = "act"
    COMPLETE: ClassVar[bool] = True

    def complaint(self, state: TeotihuacanState) -> str:
        return workers.arrival_complaint(state, self.seat)

    def skipped(self, state: TeotihuacanState) -> bool:
        return False

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        options = [COLLECT]
        worship.add_spaces(state, self.seat, options)
        if state.board != PALACE:
            main_actions.add_main(state, self.seat, options)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        kind = KIND_OF[action]
        if kind == "main":
            return main_actions.main_reason(state, self.seat, action)
        if kind == "worship":
            return worship.space_reason(state, self.seat, action)
        if action == DONE:
            return Refusal("TH-25", "act-first", {"board": BOARDS[state.board]})
        return super().reason(state, action)

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == COLLECT:
            collect(state, self.seat)
        elif action == MAIN or action == MAIN_FREE:
            main_actions.begin(state, self.seat, action == MAIN_FREE)
        else:
            worship.choose_space(state, self.seat, action - WORSHIP + 1)


ACTS: Final = [Act(seat) for seat in range(MOST_PLAYERS)]


def harvest(colours: int) -> int:
    """What can be collected: one cocoa for each colour, and one more (TH-29)."""
    return colours + 1


def collect(state: TeotihuacanState, player: Player) -> None:
    """Collect cocoa on the board of arrival (TH-29)."""
    state.acted = True
    if state.listening:
        state.emit("collect", {"seat": player, "board": state.board, "colours": state.colours})
    state.gain(player, (harvest(state.colours), 0, 0, 0), "collect")
    state.then(ENDS[player])
