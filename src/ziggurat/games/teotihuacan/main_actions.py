"""Main actions: the fee, the number of workers, what follows the effect (TH-43 to TH-45, TH-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import Pending, Step
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import (
    alchemy,
    construction,
    decorations,
    discovery,
    harvest,
    nobles,
    resources,
    tracks,
    workers,
)
from ziggurat.games.teotihuacan.actions import MAIN, MAIN_FREE
from ziggurat.games.teotihuacan.alchemy import Technology
from ziggurat.games.teotihuacan.calendar import ENDS
from ziggurat.games.teotihuacan.choices import main_action_complaint
from ziggurat.games.teotihuacan.construction import Build
from ziggurat.games.teotihuacan.decorations import Decoration
from ziggurat.games.teotihuacan.nobles import NobleRow
from ziggurat.games.teotihuacan.offers import RefillOffers
from ziggurat.games.teotihuacan.pieces import (
    ALCHEMY,
    BOARD_RESOURCE,
    BOARDS,
    CONSTRUCTION,
    DECORATIONS,
    DEPOSITS,
    EXTRA_WORKER,
    FROM_TECHNOLOGY,
    KINDS,
    MOST_PLAYERS,
    MOST_WORKERS,
    NOBLES,
    PALACE,
    Player,
)
from ziggurat.games.teotihuacan.powerups import FIRST_POWER_UPS, ExtraPowerUp, MainPowerUp

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def count_workers(state: TeotihuacanState, player: Player, board: int) -> int:
    """N before any extra-worker tile (TH-44)."""
    count = workers.count_on(state, player, board)
    if board == CONSTRUCTION and state.owns(player, 15):
        count += 1
    return min(count, MOST_WORKERS)


def most_workers(state: TeotihuacanState, player: Player, count: int) -> int:
    """N with all extra-worker tiles the player could flip (TH-44)."""
    return min(count + state.tiles[KINDS * player + EXTRA_WORKER], MOST_WORKERS)


def possible(state: TeotihuacanState, player: Player) -> bool:
    """Whether the effect can be carried out in full (TH-45)."""
    board = state.board
    if board <= DEPOSITS:
        return True
    count = count_workers(state, player, board)
    if board == DECORATIONS:
        return decorations.possible(state, player, count)
    if board == CONSTRUCTION:
        return construction.possible(state, player)
    if board == NOBLES:
        return nobles.possible(state, player, count, most_workers(state, player, count))
    return alchemy.possible(state, player, count, most_workers(state, player, count))


def add_main(state: TeotihuacanState, player: Player, options: list[Action]) -> None:
    """Add the main action, for its fee or with a free-cocoa tile (TH-43, TH-105)."""
    payable = state.goods[4 * player] >= state.colours
    free = state.colours > 0 and discovery.is_free(state, player)
    if (payable or free) and possible(state, player):
        if payable:
            options.append(MAIN)
        if free:
            options.append(MAIN_FREE)


def main_reason(state: TeotihuacanState, player: Player, action: Action) -> Refusal:
    """Why the main action cannot be chosen (TH-43, TH-45, TH-105)."""
    board = state.board
    facts = {"board": BOARDS[board]}
    if board == PALACE:
        return Refusal("TH-43", "no-main-action-at-the-palace", {})
    if action == MAIN_FREE:
        if not discovery.is_free(state, player):
            return Refusal("TH-105", "no-free-cocoa-tile", facts)
        if not state.colours:
            return Refusal("TH-105", "nothing-to-waive", facts)
    elif state.goods[4 * player] < state.colours:
        return Refusal(
            "TH-43", "fee-too-high", {"fee": state.colours, "cocoa": state.goods[4 * player]}
        )
    if board == ALCHEMY:
        return alchemy.why_impossible(state, player)
    if board == NOBLES:
        return nobles.why_impossible(state, player)
    if board == DECORATIONS:
        count = count_workers(state, player, board)
        return decorations.why_impossible(state, player, count)
    return construction.why_impossible(state, player)


def begin(state: TeotihuacanState, player: Player, free: bool) -> None:
    """Pay the fee; then come the effect, technologies and power-ups, and the end (TH-53)."""
    board = state.board
    state.acted = True
    state.count = count_workers(state, player, board)
    if state.listening:
        state.emit(
            "main",
            {
                "seat": player,
                "board": board,
                "colours": state.colours,
                "workers": state.count,
                "lowest": workers.lowest_on(state, player, board),
            },
        )
    if free:
        discovery.waive(state, player, state.colours, "fee")
    else:
        state.pay(player, (state.colours, 0, 0, 0), "fee")
    end = ENDS[player]
    if board == DECORATIONS:
        state.then(Decoration(player), AFTER_EFFECT[player], RefillOffers(player), end)
    elif board == CONSTRUCTION:
        state.then(Build(player), AFTER_EFFECT[player], RefillOffers(player), end)
    elif board == ALCHEMY:
        state.then(Technology(player), AFTER_EFFECT[player], end)
    elif board == NOBLES:
        state.then(NobleRow(player), AFTER_EFFECT[player], end)
    else:
        state.then(AFTER_EFFECT[player], end)
        harvest.harvest(state, player)


def power_ups(state: TeotihuacanState) -> int:
    """Power-ups that the main action grants (TH-46 to TH-50)."""
    if state.board == ALCHEMY:
        place = state.display.index(state.acquired)
        return 1 if alchemy.has_power_up(state.count, place) else 0
    if state.board == DECORATIONS:
        return 1
    return 2 if state.count == MOST_WORKERS else 1


class AfterEffect(Step["TeotihuacanState"]):
    """What technologies give after the effect, before the power-ups (TH-53, TH-65)."""

    KIND: ClassVar[str] = "technologies"

    def complaint(self, state: TeotihuacanState) -> str:
        return main_action_complaint(state)

    def carry_out(self, state: TeotihuacanState) -> None:
        player = self.seat
        state.granted = power_ups(state)
        if state.granted:
            following: list[Pending[TeotihuacanState]] = [FIRST_POWER_UPS[player]]
            if state.granted > 1:
                following.append(MainPowerUp(player, 0))
            if works(state, player, 13):
                following.append(ExtraPowerUp(player))
            state.then_all(following)
        give(state, player)


AFTER_EFFECT: Final = [AfterEffect(seat) for seat in range(MOST_PLAYERS)]


def give(state: TeotihuacanState, player: Player) -> None:
    """What the technologies of the board give (TH-90)."""
    board = state.board
    if board <= DEPOSITS:
        if works(state, player, 5):
            good = BOARD_RESOURCE[board]
            state.gain(player, resources.bundle(good, 1), "technology")
        if works(state, player, 7):
            state.gain(player, (1, 0, 0, 0), "technology")
            state.score(player, 1, FROM_TECHNOLOGY)
    elif board in (ALCHEMY, NOBLES):
        if works(state, player, 3):
            state.score(player, 3, FROM_TECHNOLOGY)
    elif board == DECORATIONS:
        if works(state, player, 9):
            state.score(player, 4, FROM_TECHNOLOGY)
    else:
        if works(state, player, 11):
            state.score(player, 3, FROM_TECHNOLOGY)
        if works(state, player, 17):
            tracks.any_temple(state, player, 1)


def works(state: TeotihuacanState, player: Player, technology: int) -> bool:
    """A technology taken in this action does not yet work in it (TH-47)."""
    return state.acquired != technology and state.owns(player, technology)
