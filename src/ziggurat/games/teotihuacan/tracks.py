"""Temples, the Avenue of the Dead and the pyramid track (TH-40 to TH-42, TH-95, TH-96)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import PendingField
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.teotihuacan import discovery
from ziggurat.games.teotihuacan.actions import (
    CLAIM,
    DECLINE,
    KIND_OF,
    REWARD,
    STEP,
)
from ziggurat.games.teotihuacan.choices import Choice, WithFlips
from ziggurat.games.teotihuacan.pieces import (
    AVENUE_END,
    AVENUE_SPOT,
    BONUS_STEP,
    FROM_TEMPLE,
    MAJOR_SPOT,
    MOST_PLAYERS,
    TEMPLE_REWARDS,
    TEMPLES,
    TOP_STEP,
    TRACK_END,
    Player,
)
from ziggurat.games.teotihuacan.resources import Take

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


# Temples


def can_step(state: TeotihuacanState, player: Player, temple: int) -> bool:
    """Whether the marker can move: the topmost step holds one marker (TH-40)."""
    step = state.temples[3 * player + temple]
    if step < BONUS_STEP:
        return True
    if step == TOP_STEP:
        return False
    return TOP_STEP not in state.temples[temple::3]


def any_can_step(state: TeotihuacanState, player: Player) -> bool:
    return can_step(state, player, 0) or can_step(state, player, 1) or can_step(state, player, 2)


def temple_step(state: TeotihuacanState, player: Player, temple: int) -> None:
    """One step on a temple, with its reward; a major step asks first (TH-40)."""
    if not can_step(state, player, temple):
        if state.listening:
            state.emit("temple-stuck", {"seat": player, "temple": TEMPLES[temple]})
        return
    step = move_up(state, player, temple)
    spot = MAJOR_SPOT[temple][step]
    if spot >= 0 and state.spots[spot]:
        state.then(MajorStep(player, temple, step))
    else:
        printed_reward(state, player, temple, step)


def move_up(state: TeotihuacanState, player: Player, temple: int) -> int:
    """Move the marker; returns the step it has reached."""
    place = 3 * player + temple
    step = state.temples[place] + 1
    state.temples[place] = step
    if state.listening:
        state.emit("temple", {"seat": player, "temple": TEMPLES[temple], "step": step})
    return step


def printed_reward(state: TeotihuacanState, player: Player, temple: int, step: int) -> None:
    """What is printed on a step of a temple (TH-95)."""
    resources, points, cocoa = TEMPLE_REWARDS[temple][step]
    if resources:
        state.then(Take(player, resources))
    elif points:
        state.score(player, points, FROM_TEMPLE)
    elif cocoa:
        state.gain(player, (cocoa, 0, 0, 0), "temple")


def any_temple(state: TeotihuacanState, player: Player, steps: int) -> None:
    """That many steps on temples of the player's choice, one by one."""
    for _ in range(steps):
        state.then(ANY_TEMPLE[player])


def several_steps(state: TeotihuacanState, player: Player, steps: list[int]) -> None:
    """Steps on given temples, in the order the player likes (TH-52)."""
    if steps[0] or steps[1] or steps[2]:
        state.then(DueSteps(player, steps[0], steps[1], steps[2]))


def stuck_reason(state: TeotihuacanState, player: Player, temple: int) -> Refusal:
    """Why the marker cannot move (TH-40)."""
    step = state.temples[3 * player + temple]
    return Refusal("TH-40", "temple-can-not-move", {"temple": TEMPLES[temple], "step": step})


class AnyTemple(Choice):
    """A step on a temple of choice; if one can be made, it must be (TH-40)."""

    KIND: ClassVar[str] = "temple"

    def options(self, state: TeotihuacanState) -> list[Action]:
        return [STEP + temple for temple in range(3) if can_step(state, self.seat, temple)]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "step":
            return stuck_reason(state, self.seat, action - STEP)
        if action == DECLINE:
            return Refusal("TH-40", "advance-must-be-made", {})
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        temple_step(state, self.seat, action - STEP)


ANY_TEMPLE: Final = [AnyTemple(seat) for seat in range(MOST_PLAYERS)]


class DueSteps(Choice):
    """Which of several steps on given temples comes next (TH-52)."""

    KIND: ClassVar[str] = "steps"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (
        PendingField("blue", 0, 2),
        PendingField("red", 0, 2),
        PendingField("green", 0, 2),
    )

    def __init__(self, seat: Player, blue: int, red: int, green: int) -> None:
        super().__init__(seat)
        self.blue = blue
        self.red = red
        self.green = green

    def complaint(self, state: TeotihuacanState) -> str:
        return "" if self.blue or self.red or self.green else "there is no step to make"

    def options(self, state: TeotihuacanState) -> list[Action]:
        steps = (self.blue, self.red, self.green)
        return [STEP + temple for temple in range(3) if steps[temple]]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "step":
            return Refusal("TH-52", "no-such-step-due", {"temple": TEMPLES[action - STEP]})
        if action == DECLINE:
            return Refusal("TH-40", "advance-must-be-made", {})
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        left = [self.blue, self.red, self.green]
        left[action - STEP] -= 1
        several_steps(state, self.seat, left)
        temple_step(state, self.seat, action - STEP)


class MajorStep(WithFlips):
    """A tile from a major step, or its printed reward (TH-40)."""

    KIND: ClassVar[str] = "major"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (
        PendingField("temple", 0, 2, TEMPLES),
        PendingField("step", 3, 6),
    )

    def __init__(self, seat: Player, temple: int, step: int) -> None:
        super().__init__(seat)
        self.temple = temple
        self.step = step

    def complaint(self, state: TeotihuacanState) -> str:
        return "" if MAJOR_SPOT[self.temple][self.step] >= 0 else "that is no major step"

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        tiles = state.spots[MAJOR_SPOT[self.temple][self.step]]
        options = discovery.claims(state, self.seat, tiles)
        options.append(REWARD)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "claim":
            tiles = state.spots[MAJOR_SPOT[self.temple][self.step]]
            return discovery.claim_reason(tiles, action)
        if action == DECLINE:
            return Refusal("TH-40", "tile-or-printed-reward", {})
        return super().reason(state, action)

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        temple, step = self.temple, self.step
        if action == REWARD:
            printed_reward(state, self.seat, temple, step)
            return
        where: Facts = {"place": "temple", "where": step, "temple": TEMPLES[temple]}
        spot = MAJOR_SPOT[temple][step]
        discovery.claim_at_spot(state, self.seat, spot, action - CLAIM, where)


# The Avenue of the Dead


def avenue_step(state: TeotihuacanState, player: Player) -> None:
    """One step on the Avenue, where a tile may be claimed (TH-41)."""
    if not move_on_avenue(state, player):
        return
    step = state.avenue[player]
    spot = AVENUE_SPOT[step]
    if spot >= 0 and state.spots[spot]:
        state.then(AvenueTile(player, step))


def move_on_avenue(state: TeotihuacanState, player: Player) -> bool:
    """Move the marker, unless it is at the end."""
    if state.avenue[player] == AVENUE_END:
        return False
    state.avenue[player] += 1
    if state.listening:
        state.emit("avenue", {"seat": player, "step": state.avenue[player]})
    return True


class AvenueTile(WithFlips):
    """A tile from the Avenue, or none (TH-41)."""

    KIND: ClassVar[str] = "spot"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("step", 3, 8),)

    def __init__(self, seat: Player, step: int) -> None:
        super().__init__(seat)
        self.step = step

    def complaint(self, state: TeotihuacanState) -> str:
        return "" if AVENUE_SPOT[self.step] >= 0 else "no tiles lie on that step"

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        options = discovery.claims(state, self.seat, state.spots[AVENUE_SPOT[self.step]])
        options.append(DECLINE)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "claim":
            return discovery.claim_reason(state.spots[AVENUE_SPOT[self.step]], action)
        return super().reason(state, action)

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == DECLINE:
            return
        where: Facts = {"place": "avenue", "where": self.step}
        spot = AVENUE_SPOT[self.step]
        discovery.claim_at_spot(state, self.seat, spot, action - CLAIM, where)


# The pyramid track


def track_step(state: TeotihuacanState, player: Player) -> None:
    """One step on the pyramid track (TH-42)."""
    if state.track[player] == TRACK_END:
        return
    state.track[player] += 1
    if state.listening:
        state.emit("track", {"seat": player, "step": state.track[player]})
