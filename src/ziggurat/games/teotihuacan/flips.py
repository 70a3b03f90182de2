"""Discovery tiles that may be flipped at any time in one's turn (TH-27, TH-38, TH-97)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import discovery, powerups, resources, tracks
from ziggurat.games.teotihuacan.actions import FLIP_IMMEDIATE
from ziggurat.games.teotihuacan.pieces import (
    AVENUE,
    AVENUE_END,
    COCOA4,
    FROM_TILE,
    KINDS,
    POWER_UP2,
    RESOURCES2,
    RESOURCES3,
    TEMPLE_ANY,
    TEMPLE_BLUE,
    TEMPLE_GREEN,
    VP4,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def add_flips(state: TeotihuacanState, player: Player, options: list[Action]) -> None:
    """Add the flips of one's tiles that would do something; an ascension comes first (TH-27)."""
    tiles = state.tiles
    base = KINDS * player
    for kind, action in FLIP_IMMEDIATE:
        if tiles[base + kind] and not state.ascending() and has_effect(state, player, kind):
            options.append(action)


def has_effect(state: TeotihuacanState, player: Player, kind: int) -> bool:
    """Whether flipping the tile now would do anything."""
    if kind == AVENUE:
        return state.avenue[player] < AVENUE_END
    if kind == TEMPLE_ANY:
        return tracks.any_can_step(state, player)
    if TEMPLE_BLUE <= kind <= TEMPLE_GREEN:
        return tracks.can_step(state, player, kind - TEMPLE_BLUE)
    if kind == POWER_UP2:
        return bool(powerups.anywhere(state, player))
    return True


def flip(state: TeotihuacanState, player: Player, kind: int) -> None:
    """Use a tile (TH-97)."""
    discovery.turn_over(state, player, kind)
    if kind == VP4:
        state.score(player, 4, FROM_TILE)
    elif kind == RESOURCES3:
        state.then(resources.Take(player, 3))
    elif kind == RESOURCES2:
        state.then(resources.Take(player, 2))
    elif kind == AVENUE:
        tracks.avenue_step(state, player)
    elif kind == TEMPLE_ANY:
        tracks.any_temple(state, player, 1)
    elif kind == COCOA4:
        state.gain(player, (4, 0, 0, 0), "tile")
    elif kind == POWER_UP2:
        state.then(powerups.TilePowerUps(player, 2))
    else:
        tracks.temple_step(state, player, kind - TEMPLE_BLUE)
