"""Discovery tiles: claiming them, and turning them over (TH-35 to TH-38, TH-97)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.teotihuacan.actions import CLAIM, FLIP_EXTRA_WORKER
from ziggurat.games.teotihuacan.pieces import (
    EXTRA_WORKER,
    FREE_COCOA,
    GOODS,
    KINDS,
    MASKS,
    MOST_WORKERS,
    PRICES,
    TILES,
    Player,
    replaced,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.choices import Choice
    from ziggurat.games.teotihuacan.state import TeotihuacanState


# Claiming


def claims(state: TeotihuacanState, player: Player, tiles: tuple[int, ...]) -> list[Action]:
    """The claims on tiles whose price can be paid now (TH-36)."""
    found: list[Action] = []
    last = -1
    for kind in tiles:
        if kind != last and state.can_pay(player, PRICES[kind]):
            found.append(CLAIM + kind)
        last = kind
    return found


def claim_reason(tiles: tuple[int, ...], action: Action) -> Refusal:
    """Why a tile cannot be claimed out of these (TH-36)."""
    kind = action - CLAIM
    if kind not in tiles:
        return Refusal("TH-36", "tile-does-not-lie-there", {"tile": TILES[kind]})
    price = {GOODS[good]: count for good, count in enumerate(PRICES[kind]) if count}
    return Refusal("TH-36", "price-too-high", {"tile": TILES[kind], **price})


def claim(state: TeotihuacanState, player: Player, kind: int, where: Facts) -> None:
    """Pay the price and lay the tile face up before its owner (TH-36, TH-37)."""
    if state.listening:
        state.emit("claim", {"seat": player, "tile": TILES[kind], **where})
    state.pay(player, PRICES[kind], "price")
    place = KINDS * player + kind
    state.tiles = replaced(state.tiles, place, state.tiles[place] + 1)


def claim_at_board(state: TeotihuacanState, player: Player, board: int) -> None:
    """Take the tile at a board; it is replaced at once (TH-35)."""
    claim(state, player, state.board_tiles[board], {"place": "board", "where": board})
    refill(state, board)


def refill(state: TeotihuacanState, board: int) -> None:
    """Replace the tile at a board, as long as there are any (TH-35, TH-107)."""
    kind = state.stack[-1] if state.stack else -1
    state.stack = state.stack[:-1]
    state.board_tiles = replaced(state.board_tiles, board, kind)
    if state.listening:
        state.reveal("refill", {"board": board, "tile": None if kind < 0 else TILES[kind]})


def claim_at_spot(
    state: TeotihuacanState, player: Player, spot: int, kind: int, where: Facts
) -> None:
    """Tiles on the Avenue and on major steps are never replaced (TH-40, TH-41)."""
    tiles = state.spots[spot]
    place = tiles.index(kind)
    state.spots = state.spots[:]
    state.spots[spot] = tiles[:place] + tiles[place + 1 :]
    claim(state, player, kind, where)


# Turning over


def turn_over(state: TeotihuacanState, player: Player, kind: int) -> None:
    """The tile is used and kept face down (TH-37)."""
    place = KINDS * player + kind
    state.tiles = replaced(state.tiles, place, state.tiles[place] - 1)
    state.used = replaced(state.used, place, state.used[place] + 1)
    if state.listening:
        state.emit("flip", {"seat": player, "tile": TILES[kind]})


def add_extra_worker(state: TeotihuacanState, player: Player, options: list[Action]) -> None:
    """Add the extra-worker tile if it would count (TH-44)."""
    if state.count < MOST_WORKERS and state.tiles[KINDS * player + EXTRA_WORKER]:
        options.append(FLIP_EXTRA_WORKER)


def extra_worker_reason(state: TeotihuacanState, player: Player) -> Refusal:
    """Why an extra-worker tile cannot be flipped in this action (TH-44)."""
    if not state.tiles[KINDS * player + EXTRA_WORKER]:
        return Refusal("TH-37", "no-such-tile", {"tile": TILES[EXTRA_WORKER]})
    return Refusal("TH-44", "no-more-than-three-workers-count", {"tile": TILES[EXTRA_WORKER]})


def flip_extra_worker(state: TeotihuacanState, choice: Choice) -> None:
    """One more worker counts in this action, whose choice is then asked again (TH-44)."""
    turn_over(state, choice.seat, EXTRA_WORKER)
    state.count += 1
    if state.listening:
        state.emit("extra-worker", {"seat": choice.seat, "workers": state.count})
    state.then(choice)


def is_free(state: TeotihuacanState, player: Player) -> bool:
    """Whether the player has a free-cocoa tile to flip (TH-105)."""
    return state.tiles[KINDS * player + FREE_COCOA] > 0


def waive(state: TeotihuacanState, player: Player, cocoa: int, why: str) -> None:
    """A free-cocoa tile settles one payment (TH-105)."""
    turn_over(state, player, FREE_COCOA)
    if state.listening:
        state.emit("waive", {"seat": player, "why": why, "cocoa": cocoa})


def masks(state: TeotihuacanState, player: Player) -> list[int]:
    """The player's masks by kind."""
    return state.tiles[KINDS * player : KINDS * player + MASKS]
