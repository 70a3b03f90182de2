"""Alchemy: developing technologies (TH-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.teotihuacan import discovery, tracks, workers
from ziggurat.games.teotihuacan.actions import FLIP_EXTRA_WORKER, KIND_OF, TECHNOLOGY
from ziggurat.games.teotihuacan.choices import Choice, main_action_complaint
from ziggurat.games.teotihuacan.pieces import (
    ALCHEMY,
    FROM_SHARED,
    GOLD,
    SHARED_POINTS,
    STRONG,
    TECHNOLOGIES,
    TECHNOLOGY_GOLD,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

TOP_ROW: Final = 3
"""The first three on display are in the top row."""


def developable(state: TeotihuacanState, player: Player, count: int) -> list[int]:
    """The places on display of the technologies that N workers can develop and pay for."""
    rows = 6
    if count == 1 and workers.lowest_on(state, player, ALCHEMY) < STRONG:
        rows = TOP_ROW
    gold = state.goods[4 * player + GOLD]
    owned = state.developed[player]
    return [
        place
        for place in range(rows)
        if not owned >> place & 1 and TECHNOLOGY_GOLD[state.display[place]] <= gold
    ]


def possible(state: TeotihuacanState, player: Player, count: int, most: int) -> bool:
    return bool(
        developable(state, player, count) or (most > count and developable(state, player, most))
    )


def why_impossible(state: TeotihuacanState, player: Player) -> Refusal:
    """Why the main action cannot be chosen (TH-45)."""
    gold = state.goods[4 * player + GOLD]
    return Refusal("TH-47", "no-technology-to-develop", {"gold": gold})


class Technology(Choice):
    """Which technology to develop, and extra-worker tiles (TH-47)."""

    KIND: ClassVar[str] = "technology"

    def complaint(self, state: TeotihuacanState) -> str:
        return main_action_complaint(state, ALCHEMY)

    def options(self, state: TeotihuacanState) -> list[Action]:
        options: list[Action] = [
            TECHNOLOGY + TECHNOLOGIES.index(state.display[place])
            for place in developable(state, self.seat, state.count)
        ]
        discovery.add_extra_worker(state, self.seat, options)
        options.sort()
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if action == FLIP_EXTRA_WORKER:
            return discovery.extra_worker_reason(state, self.seat)
        if KIND_OF[action] != "technology":
            return super().reason(state, action)
        number = TECHNOLOGIES[action - TECHNOLOGY]
        facts: Facts = {"technology": number}
        if number not in state.display:
            return Refusal("TH-47", "not-on-display", facts)
        place = state.display.index(number)
        if state.developed[self.seat] >> place & 1:
            return Refusal("TH-47", "already-developed", facts)
        if TECHNOLOGY_GOLD[number] > state.goods[4 * self.seat + GOLD]:
            return Refusal("TH-47", "gold-is-missing", {**facts, "gold": TECHNOLOGY_GOLD[number]})
        return Refusal("TH-47", "lower-row-needs-two-workers", facts)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == FLIP_EXTRA_WORKER:
            discovery.flip_extra_worker(state, self)
            return
        number = TECHNOLOGIES[action - TECHNOLOGY]
        state.pay(self.seat, (0, 0, 0, TECHNOLOGY_GOLD[number]), "alchemy")
        state.acquired = number
        place = state.display.index(number)
        mark(state, self.seat, place)
        tracks.temple_step(state, self.seat, place % 3)


def mark(state: TeotihuacanState, player: Player, place: int) -> None:
    """Place a marker; every other player with one there scores (TH-47)."""
    if state.listening:
        facts: Facts = {"seat": player, "number": state.display[place], "why": "alchemy"}
        state.emit("technology", facts)
    state.developed[player] |= 1 << place
    for other in range(state.players):
        if other != player and state.developed[other] >> place & 1:
            state.score(other, SHARED_POINTS, FROM_SHARED)


def has_power_up(count: int, place: int) -> bool:
    """Whether there is a power-up; not if a lone strong worker chose from the lower row (TH-47)."""
    return count > 1 or place < TOP_ROW
