"""The Eclipse: scoring, salary, new discs (TH-59 to TH-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ziggurat.core.decisions import Pending, Step
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.teotihuacan import discovery, neutral, scoring
from ziggurat.games.teotihuacan.actions import KIND_OF, SALARY, SALARY_FREE
from ziggurat.games.teotihuacan.choices import Choice
from ziggurat.games.teotihuacan.pieces import (
    BUILDING_VALUES,
    DARK,
    FROM_AVENUE,
    FROM_LEADER,
    FROM_MASKS,
    FROM_SALARY,
    FROM_TRACK,
    LAST_ECLIPSE,
    LEADER_POINTS,
    STRONG,
    TRACK_POINTS,
    UNPAID_POINTS,
    WORKERS,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def is_last(state: TeotihuacanState) -> bool:
    """Whether the coming Eclipse is the last one (TH-62)."""
    return state.finished or state.eclipses + 1 == LAST_ECLIPSE


def step_value(state: TeotihuacanState) -> int:
    """Points for each step on the pyramid track in the coming Eclipse (TH-59)."""
    return TRACK_POINTS[-1] if state.finished else TRACK_POINTS[state.eclipses]


def avenue_points(state: TeotihuacanState, player: Player) -> int:
    """What the Avenue gives: the lowest visible number of the row for each step (TH-59)."""
    return state.avenue[player] * BUILDING_VALUES[state.buildings]


def leader_points(state: TeotihuacanState, player: Player) -> int:
    """4 points for everyone who shares the lead on the pyramid track, except at 0 (TH-59)."""
    steps = state.track[player]
    return LEADER_POINTS if steps and steps == max(state.track) else 0


def track_points(state: TeotihuacanState, player: Player) -> int:
    """What the steps on the pyramid track give (TH-59)."""
    return state.track[player] * step_value(state)


def mask_points(state: TeotihuacanState, player: Player) -> int:
    """What the masks give (TH-59, TH-97)."""
    return scoring.mask_points(discovery.masks(state, player))


class Eclipse(Step["TeotihuacanState"]):
    """Avenue, lead, pyramid track and masks are scored; then come the salaries (TH-59)."""

    KIND: ClassVar[str] = "eclipse"

    def carry_out(self, state: TeotihuacanState) -> None:
        self.announce(state)
        players = range(state.players)
        for player in players:
            state.score(player, avenue_points(state, player), FROM_AVENUE)
        for player in players:
            state.score(player, leader_points(state, player), FROM_LEADER)
        for player in players:
            state.score(player, track_points(state, player), FROM_TRACK)
        for player in players:
            state.track[player] = 0
        if state.listening:
            state.emit("track-reset", {})
        for player in players:
            state.score(player, mask_points(state, player), FROM_MASKS)
        following: list[Pending[TeotihuacanState]] = [*map(Salary, range(state.seats)), NewDiscs(0)]
        state.then_all(following)

    def announce(self, state: TeotihuacanState) -> None:
        if state.listening:
            state.emit(
                "eclipse",
                {
                    "number": state.eclipses + 1,
                    "last": is_last(state),
                    "avenue_value": BUILDING_VALUES[state.buildings],
                    "step_value": step_value(state),
                },
            )


def wage(power: int) -> int:
    """The salary of a worker in play: 1 cocoa, or 2 with power 4 or 5 (TH-60)."""
    return 2 if power >= STRONG else 1


def salary(state: TeotihuacanState, player: Player) -> int:
    """The salary of all of a player's workers in play (TH-60)."""
    due = 0
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_board[worker] >= 0:
            due += wage(state.worker_power[worker])
    return due


def lost_points(state: TeotihuacanState, player: Player, unpaid: int) -> int:
    """What unpaid salary costs, never more than there is (TH-60)."""
    return min(UNPAID_POINTS * unpaid, state.points[player])


class Salary(Choice):
    """Any amount from nothing to all due (TH-60), or a free-cocoa tile (TH-105)."""

    KIND: ClassVar[str] = "salary"

    def options(self, state: TeotihuacanState) -> list[Action]:
        most = min(salary(state, self.seat), state.goods[4 * self.seat])
        options = [SALARY + cocoa for cocoa in range(most + 1)]
        if discovery.is_free(state, self.seat):
            options.append(SALARY_FREE)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] != "salary":
            return super().reason(state, action)
        if action == SALARY_FREE:
            return Refusal("TH-105", "no-free-cocoa-tile", {})
        due, cocoa = salary(state, self.seat), state.goods[4 * self.seat]
        return Refusal("TH-60", "more-than-due-or-in-hand", {"due": due, "cocoa": cocoa})

    def idle_flip_reason(self, tile: Facts) -> Refusal:
        return Refusal("TH-38", "only-free-cocoa-for-the-salary", tile)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        player = self.seat
        due = salary(state, player)
        free = action == SALARY_FREE
        paid = 0 if free else action - SALARY
        if state.listening:
            state.emit("salary", {"seat": player, "due": due, "paid": paid, "free": free})
        if free:
            discovery.waive(state, player, due, "salary")
            return
        state.pay(player, (paid, 0, 0, 0), "salary")
        state.score(player, -lost_points(state, player, due - paid), FROM_SALARY)


class NewDiscs(Step["TeotihuacanState"]):
    """After the salary: discs and neutral workers for the next part, or the end (TH-59).

    Everything else stays, and the turn continues where it was (TH-61).
    """

    KIND: ClassVar[str] = "calendar"
    COMPLETE: ClassVar[bool] = True

    def carry_out(self, state: TeotihuacanState) -> None:
        last = is_last(state)
        state.eclipses += 1
        if last:
            self.end(state)
            return
        state.light = 0
        state.dark = DARK[state.players][state.eclipses]
        if state.listening:
            state.emit("calendar", {"light": state.light, "dark": state.dark})
        neutral.draw(state, [])

    def end(self, state: TeotihuacanState) -> None:
        """The bonus tiles are scored and the game is over (TH-62)."""
        scoring.final(state)
        state.ended = "pyramid" if state.finished else "third-eclipse"
        state.pending.clear()
        if state.listening:
            state.emit("end", {"outcome": state.ended, "points": state.points[:]})
