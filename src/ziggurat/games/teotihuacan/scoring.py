"""Masks, bonus tiles, and who wins (TH-59, TH-62, TH-66, TH-86, TH-87)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts
from ziggurat.games.teotihuacan.pieces import (
    BONUS_STEP,
    FROM_BONUS,
    FROM_GOODS,
    FROM_MARKERS,
    KINDS,
    MASK_SET_POINTS,
    MASKS,
    SOURCES,
    STRONG,
    WORKERS,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def mask_points(masks: list[int]) -> int:
    """Sets of different masks, each as large as possible in turn (TH-97)."""
    points = 0
    for size in range(1, max(masks) + 1):
        points += MASK_SET_POINTS[sum(1 for count in masks if count >= size)]
    return points


def reached(state: TeotihuacanState, player: Player) -> list[int]:
    """The temples whose bonus tile the player has reached (TH-40)."""
    return [temple for temple in range(3) if state.temples[3 * player + temple] >= BONUS_STEP]


def bonus_points(state: TeotihuacanState, player: Player, tile: int) -> int:
    """What a bonus tile is worth to a player (TH-98)."""
    base = KINDS * player
    if tile == 1:
        masks = state.tiles[base : base + MASKS]
        return MASK_SET_POINTS[sum(1 for count in masks if count)]
    if tile == 2:
        return 5 * state.developed[player].bit_count()
    if tile == 3:
        return 15
    if tile == 4:
        return 3 * state.avenue[player]
    if tile == 5:
        return 9 * len(reached(state, player))
    if tile == 6:
        open_tiles = sum(state.tiles[base + MASKS : base + KINDS])
        return 2 * (open_tiles + sum(state.used[base : base + KINDS]))
    points = 0
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_board[worker] >= 0:
            points += 9 if state.worker_power[worker] >= STRONG else 4
    return points


def final(state: TeotihuacanState) -> None:
    """Bonus tiles of the last Eclipse (TH-66); Teotibot's own count (TH-86)."""
    for player in range(state.seats):
        for temple in reached(state, player):
            state.score(player, bonus_points(state, player, state.bonus[temple]), FROM_BONUS)
    if state.solo:
        state.score(1, sum(state.goods[4:8]), FROM_GOODS)
        state.score(1, state.developed[1].bit_count() * marker_points(state), FROM_MARKERS)
        for _ in reached(state, 1):
            state.score(1, bonus_tile_points(state), FROM_BONUS)


def marker_points(state: TeotihuacanState) -> int:
    """Teotibot's points for a technology marker (TH-86, TH-110)."""
    return 2 + state.adjust[7]


def bonus_tile_points(state: TeotihuacanState) -> int:
    """Teotibot's points for a bonus tile (TH-86, TH-110)."""
    return 15 + state.adjust[6]


def ranking(state: TeotihuacanState) -> list[int]:
    """Most points, then most cocoa, then the order of play (TH-62, TH-68, TH-87)."""
    places = []
    for player in range(state.players):
        mine = _merit(state, player)
        places.append(1 + sum(_merit(state, other) > mine for other in range(state.players)))
    return places


def _merit(state: TeotihuacanState, player: Player) -> tuple[int, int, int]:
    if state.solo:
        return state.points[player], player, 0
    order = player if state.dark_eclipse else -player
    return state.points[player], state.goods[4 * player], order


def earnings(state: TeotihuacanState) -> list[dict[str, int]]:
    """Points of each player by source, those that are not 0."""
    count = len(SOURCES)
    rows = [
        state.tally_of[count * player : count * (player + 1)] for player in range(state.players)
    ]
    return [
        {name: points for name, points in zip(SOURCES, row, strict=True) if points} for row in rows
    ]


def tally(state: TeotihuacanState) -> list[Facts]:
    """Points of each player by source, those that are not 0, and the total."""
    lines: list[Facts] = []
    for player, line in enumerate(earnings(state)):
        line["total"] = state.points[player]
        line["cocoa"] = state.goods[4 * player]
        lines.append(line)
    return lines
