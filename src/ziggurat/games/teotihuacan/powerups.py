"""Power-ups and ascensions (TH-54 to TH-56, TH-101)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import PendingField, Step
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.teotihuacan import calendar, tracks, workers
from ziggurat.games.teotihuacan.actions import (
    ASCEND,
    DECLINE,
    KIND_OF,
    POWER,
    POWER_MOVED,
    REWARDS,
    power_action,
)
from ziggurat.games.teotihuacan.choices import Choice, WithUnlocking, main_action_complaint
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    FROM_ASCENSION,
    MOST_PLAYERS,
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
EXTRA_COCOA: Final = 1
"""The price of technology 13's power-up."""


# Power-ups


def on_board(state: TeotihuacanState, player: Player, board: int) -> list[Action]:
    """The power-ups of one's unlocked workers on a board; equal workers once (TH-54)."""
    options: list[Action] = []
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_board[worker] == board and not state.worker_space[worker]:
            action = power_action(board, state.worker_power[worker])
            if action not in options:
                options.append(action)
    return options


def anywhere(state: TeotihuacanState, player: Player) -> list[Action]:
    """The power-ups a discovery tile can give (TH-106).

    Between its move and its action a worker that has just moved cannot be made to ascend; and
    it has a different name from an equal one next to it, because it is the one that will act.
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
                action = POWER_MOVED + power - 1
        if action not in options:
            options.append(action)
    return options


def _has_twin(state: TeotihuacanState, player: Player, board: int, power: int) -> bool:
    """Whether a worker that has not moved is equal to one there that has."""
    found = workers.find(state, player, board, power)
    return found != state.moved and found != state.travelled


def raise_named(state: TeotihuacanState, player: Player, action: Action, why: str) -> None:
    """Power up the worker that an action names."""
    if action >= POWER_MOVED:
        moved = state.moved
        if state.worker_power[moved] != action - POWER_MOVED + 1:
            moved = state.travelled
        raise_worker(state, player, moved, why)
        return
    board, power = divmod(action - POWER, 5)
    raise_worker(state, player, workers.find(state, player, board + 1, power + 1), why)


def raise_worker(state: TeotihuacanState, player: Player, worker: int, why: str) -> None:
    """One power-up; a worker reaching 6 ascends at once (TH-54, TH-55)."""
    power = state.worker_power[worker] + 1
    if power > TOP_POWER:
        ascend(state, player, worker)
        return
    state.worker_power[worker] = power
    if state.listening:
        board = state.worker_board[worker]
        state.emit("power", {"seat": player, "board": board, "power": power, "why": why})


class MainPowerUp(WithUnlocking):
    """A power-up of the main action: the first must be taken, the second may be (TH-54)."""

    KIND: ClassVar[str] = "power"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("first", 0, 1),)

    def __init__(self, seat: Player, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def complaint(self, state: TeotihuacanState) -> str:
        return main_action_complaint(state)

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        options = on_board(state, self.seat, state.board)
        if not options:
            return without_unlocked(state, self.seat)
        if not self.first:
            options.append(DECLINE)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "power":
            return power_reason(state, self.seat, action)
        if action == DECLINE:
            return Refusal("TH-54", "first-power-up-is-compulsory", {})
        return super().reason(state, action)

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        if action != DECLINE:
            raise_named(state, self.seat, action, "main")


FIRST_POWER_UPS: Final = [MainPowerUp(seat, 1) for seat in range(MOST_PLAYERS)]


class ExtraPowerUp(WithUnlocking):
    """Technology 13: one more power-up on the board for 1 cocoa (TH-65)."""

    KIND: ClassVar[str] = "thirteen"

    def complaint(self, state: TeotihuacanState) -> str:
        return main_action_complaint(state)

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        options = on_board(state, self.seat, state.board)
        if not options:
            return without_unlocked(state, self.seat)
        if state.goods[4 * self.seat] < EXTRA_COCOA:
            options.clear()
        options.append(DECLINE)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "power":
            return power_reason(state, self.seat, action)
        return super().reason(state, action)

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        if action != DECLINE:
            state.pay(self.seat, (EXTRA_COCOA, 0, 0, 0), "technology")
            raise_named(state, self.seat, action, "technology")


def without_unlocked(state: TeotihuacanState, player: Player) -> list[Action]:
    """What is left if nobody on the board can be powered up (TH-54).

    Workers locked there may be unlocked first (TH-26), so it is asked nevertheless. By revision
    1 of the rules it was not.
    """
    if state.revision > 1 and workers.is_locked_on(state, player, state.board):
        return [DECLINE]
    return []


def power_reason(state: TeotihuacanState, player: Player, action: Action) -> Refusal:
    """Why a worker cannot be powered up by the main action or by technology 13."""
    if action >= POWER_MOVED:
        return Refusal("TH-106", "no-equal-worker-beside-one-that-moved", {})
    facts = worker_facts(action)
    if _named(state, player, action) < 0:
        return Refusal("TH-54", "no-such-unlocked-worker", facts)
    if (action - POWER) // 5 + 1 != state.board:
        return Refusal("TH-54", "only-on-the-board-of-the-action", facts)
    return Refusal("TH-65", "no-cocoa-for-technology-13", facts)


def worker_facts(action: Action) -> Facts:
    """The worker that an action names."""
    board, power = divmod(action - POWER, 5)
    return {"board": BOARDS[board + 1], "power": power + 1}


def _named(state: TeotihuacanState, player: Player, action: Action) -> int:
    board, power = divmod(action - POWER, 5)
    return workers.find(state, player, board + 1, power + 1)


class TilePowerUps(Choice):
    """Power-ups of a discovery tile, compulsory while they are possible (TH-106)."""

    KIND: ClassVar[str] = "powers"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("count", 1, 2),)

    def __init__(self, seat: Player, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def options(self, state: TeotihuacanState) -> list[Action]:
        options = anywhere(state, self.seat)
        options.sort()
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if action == DECLINE:
            return Refusal("TH-106", "power-ups-of-a-tile-are-compulsory", {})
        if KIND_OF[action] != "power":
            return super().reason(state, action)
        if action >= POWER_MOVED:
            return Refusal("TH-106", "no-equal-worker-beside-one-that-moved", {})
        if _named(state, self.seat, action) < 0:
            return Refusal("TH-54", "no-such-unlocked-worker", worker_facts(action))
        return Refusal("TH-106", "not-before-its-action", worker_facts(action))

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        if self.count > 1:
            state.then(TilePowerUps(self.seat, self.count - 1))
        raise_named(state, self.seat, action, "tile")


# Ascension


def ascend(state: TeotihuacanState, player: Player, worker: int) -> None:
    """An Avenue step, the Palace, a reward, the light disc: all before anything else (TH-55)."""
    to_palace(state, player, worker)
    state.then(AscensionReward(player), Ascended(player))
    tracks.avenue_step(state, player)


def to_palace(state: TeotihuacanState, player: Player, worker: int) -> None:
    """An ascending worker goes to the Palace's general area with power 1 (TH-55)."""
    if state.listening:
        state.emit("ascend", {"seat": player, "board": state.worker_board[worker]})
    state.worker_board[worker] = PALACE
    state.worker_power[worker] = 1


class AscensionReward(Choice):
    """The reward of an ascension (TH-56, TH-101)."""

    KIND: ClassVar[str] = "reward"

    def options(self, state: TeotihuacanState) -> list[Action]:
        options = [ASCEND, ASCEND + 1, ASCEND + 2]
        if state.goods[4 * self.seat] >= TEMPLES_COCOA:
            options.append(ASCEND + 3)
        if workers.in_play(state, self.seat) == WORKERS - 1:
            options.append(ASCEND + 4)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if action == ASCEND + 3:
            return Refusal("TH-56", "two-steps-cost-3-cocoa", {})
        if action == ASCEND + 4:
            return Refusal("TH-56", "fourth-worker-is-in-play", {})
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        player, reward = self.seat, action - ASCEND
        if state.listening:
            state.emit("ascend", {"seat": player, "reward": REWARDS[reward]})
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


class Ascended(Step["TeotihuacanState"]):
    """The last part of an ascension: the light disc moves (TH-55)."""

    KIND: ClassVar[str] = "ascended"

    def carry_out(self, state: TeotihuacanState) -> None:
        calendar.move_light(state, "ascension")
