"""Nobles: buildings for the rows of nobles (TH-48, TH-91)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import discovery, tracks
from ziggurat.games.teotihuacan.actions import FLIP_EXTRA_WORKER, KIND_OF, ROW
from ziggurat.games.teotihuacan.choices import Choice, main_action_complaint
from ziggurat.games.teotihuacan.pieces import (
    BUILDING_COUNT,
    FROM_NOBLES,
    NOBLE_ROWS,
    NOBLE_VALUES,
    NOBLES,
    ROW_START,
    WOOD,
    Player,
    replaced,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

NOBLE_WOOD: Final = 2


def free_space(state: TeotihuacanState, row: int) -> int:
    """The leftmost free space of a row, -1 if it is full."""
    for space in range(ROW_START[row], ROW_START[row + 1]):
        if not state.nobles[space]:
            return space
    return -1


def rows(state: TeotihuacanState, count: int) -> list[int]:
    """The rows that N workers may build in: a higher one only if their own is full (TH-48)."""
    if free_space(state, count - 1) >= 0:
        return [count - 1]
    return [row for row in range(count - 1) if free_space(state, row) >= 0]


def possible(state: TeotihuacanState, player: Player, count: int, most: int) -> bool:
    if state.goods[4 * player + WOOD] < NOBLE_WOOD or state.buildings == BUILDING_COUNT:
        return False
    return any(rows(state, number) for number in range(count, most + 1))


def why_impossible(state: TeotihuacanState, player: Player) -> Refusal:
    """Why the main action cannot be chosen (TH-45)."""
    wood = state.goods[4 * player + WOOD]
    if wood < NOBLE_WOOD:
        return Refusal("TH-48", "wood-is-missing", {"wood": wood, "due": NOBLE_WOOD})
    if state.buildings == BUILDING_COUNT:
        return Refusal("TH-48", "no-building-left", {})
    return Refusal("TH-48", "no-room-in-a-permitted-row", {})


class NobleRow(Choice):
    """Which row to build in, and extra-worker tiles (TH-48)."""

    KIND: ClassVar[str] = "row"

    def complaint(self, state: TeotihuacanState) -> str:
        return main_action_complaint(state, NOBLES)

    def options(self, state: TeotihuacanState) -> list[Action]:
        options: list[Action] = [ROW + row for row in rows(state, state.count)]
        discovery.add_extra_worker(state, self.seat, options)
        options.sort()
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if action == FLIP_EXTRA_WORKER:
            return discovery.extra_worker_reason(state, self.seat)
        if KIND_OF[action] != "row":
            return super().reason(state, action)
        row = action - ROW
        facts = {"row": NOBLE_ROWS[row], "workers": state.count}
        if free_space(state, row) < 0:
            return Refusal("TH-48", "row-is-full", facts)
        return Refusal("TH-48", "another-row-for-so-many-workers", facts)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == FLIP_EXTRA_WORKER:
            discovery.flip_extra_worker(state, self)
            return
        state.pay(self.seat, (0, NOBLE_WOOD, 0, 0), "nobles")
        cover(state, self.seat, free_space(state, action - ROW))
        tracks.avenue_step(state, self.seat)


def cover(state: TeotihuacanState, player: Player, space: int) -> None:
    """Take the leftmost building, cover a space and score its number (TH-48)."""
    state.nobles = replaced(state.nobles, space, 1)
    state.buildings += 1
    if state.listening:
        row = 0 if space < ROW_START[1] else 1 if space < ROW_START[2] else 2
        state.emit(
            "noble",
            {
                "seat": player,
                "row": NOBLE_ROWS[row],
                "space": space - ROW_START[row],
                "value": NOBLE_VALUES[space],
            },
        )
    state.score(player, NOBLE_VALUES[space], FROM_NOBLES)
