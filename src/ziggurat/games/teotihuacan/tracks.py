"""Temples, the Avenue of the Dead and the pyramid track (TH-40 to TH-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import actions, pending
from ziggurat.games.teotihuacan.pending import Entry
from ziggurat.games.teotihuacan.pieces import (
    AVENUE_END,
    AVENUE_SPOT,
    BONUS_STEP,
    FROM_TEMPLE,
    MAJOR_SPOT,
    PRICES,
    TEMPLE_REWARDS,
    TEMPLES,
    TOP_STEP,
    TRACK_END,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


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
        state.entries.append((pending.MAJOR, player, temple, step))
    else:
        printed_reward(state, player, temple, step)


def move_up(state: TeotihuacanState, player: Player, temple: int) -> int:
    """Move the marker; the step it has reached."""
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
        state.entries.append((pending.TAKE, player, resources))
    elif points:
        state.score(player, points, FROM_TEMPLE)
    elif cocoa:
        state.gain(player, (cocoa, 0, 0, 0), "temple")


def any_temple(state: TeotihuacanState, player: Player, steps: int) -> None:
    """So many steps on temples of choice, one by one."""
    for _ in range(steps):
        state.entries.append((pending.TEMPLE, player))


def temple_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """The temples that can still move; a step that can be made must be made (TH-40)."""
    player = entry[1]
    return [actions.STEP + temple for temple in range(3) if can_step(state, player, temple)]


def answer_temple(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    temple_step(state, entry[1], action - actions.STEP)


def several_steps(state: TeotihuacanState, player: Player, steps: list[int]) -> None:
    """Steps on given temples, in the order their owner likes (TH-52)."""
    if steps[0] or steps[1] or steps[2]:
        state.entries.append((pending.STEPS, player, steps[0], steps[1], steps[2]))


def steps_options(_state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Which of the steps still due comes next."""
    return [actions.STEP + temple for temple in range(3) if entry[2 + temple]]


def answer_steps(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    left = [entry[2], entry[3], entry[4]]
    left[action - actions.STEP] -= 1
    several_steps(state, entry[1], left)
    temple_step(state, entry[1], action - actions.STEP)


def payable(state: TeotihuacanState, player: Player, tiles: tuple[int, ...]) -> list[Action]:
    """The claims of tiles whose price can be paid now (TH-36)."""
    claims: list[Action] = []
    last = -1
    for kind in tiles:
        if kind != last and state.can_pay(player, PRICES[kind]):
            claims.append(actions.CLAIM + kind)
        last = kind
    return claims


def major_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """A tile of the major step, or its printed reward (TH-40)."""
    options = payable(state, entry[1], state.spots[MAJOR_SPOT[entry[2]][entry[3]]])
    options.append(actions.REWARD)
    return options


def spot_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """A tile of the Avenue, or none (TH-41)."""
    options = payable(state, entry[1], state.spots[AVENUE_SPOT[entry[2]]])
    options.append(actions.DECLINE)
    return options


def avenue_step(state: TeotihuacanState, player: Player) -> None:
    """One step on the Avenue, where a tile may be claimed (TH-41)."""
    if not move_on_avenue(state, player):
        return
    step = state.avenue[player]
    spot = AVENUE_SPOT[step]
    if spot >= 0 and state.spots[spot]:
        state.entries.append((pending.SPOT, player, step))


def move_on_avenue(state: TeotihuacanState, player: Player) -> bool:
    """Move the marker, unless it stands at the end."""
    if state.avenue[player] == AVENUE_END:
        return False
    state.avenue[player] += 1
    if state.listening:
        state.emit("avenue", {"seat": player, "step": state.avenue[player]})
    return True


def track_step(state: TeotihuacanState, player: Player) -> None:
    """One step on the pyramid track (TH-42)."""
    if state.track[player] == TRACK_END:
        return
    state.track[player] += 1
    if state.listening:
        state.emit("track", {"seat": player, "step": state.track[player]})


def take_options(_state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Any mix of so many resources (TH-3)."""
    return actions.TAKES[entry[2]][:]


def answer_take(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    wood, stone, gold = actions.MIXES[action - actions.TAKE]
    state.gain(entry[1], (0, wood, stone, gold), "resources")


def refuse_step(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    temple = action - actions.STEP
    if entry[0] == pending.STEPS:
        return Refusal("TH-52", "no-such-step-due", {"temple": TEMPLES[temple]})
    if entry[0] == pending.ROYAL and can_step(state, entry[1], temple):
        return Refusal("TH-99", "no-cocoa-for-a-step", {})
    step = state.temples[3 * entry[1] + temple]
    return Refusal("TH-40", "temple-can-not-move", {"temple": TEMPLES[temple], "step": step})


def refuse_take(_state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    taken = sum(actions.MIXES[action - actions.TAKE])
    return Refusal("TH-3", "other-number-of-resources", {"taken": taken, "due": entry[2]})
