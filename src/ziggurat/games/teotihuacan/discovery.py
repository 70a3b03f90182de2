"""Discovery tiles: claiming them and flipping them (TH-36 to TH-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.teotihuacan import actions, pending, powerups, tracks
from ziggurat.games.teotihuacan.pending import Entry
from ziggurat.games.teotihuacan.pieces import (
    AVENUE,
    AVENUE_END,
    AVENUE_SPOT,
    COCOA4,
    EXTRA_WORKER,
    FREE_COCOA,
    FROM_TILE,
    GOODS,
    KINDS,
    LINKED,
    MAJOR_SPOT,
    MASKS,
    MOST_WORKERS,
    MOVE_ANYWHERE,
    POWER_UP2,
    PRICES,
    RESOURCES2,
    RESOURCES3,
    TEMPLE_ANY,
    TEMPLE_BLUE,
    TEMPLE_GREEN,
    TEMPLES,
    TILES,
    VP4,
    Player,
    replaced,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


# Claiming


def claim(state: TeotihuacanState, player: Player, kind: int, where: Facts) -> None:
    """Pay the price and lay the tile open before its owner (TH-36, TH-37)."""
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
    """Replace the tile at a board, while there are any (TH-35, TH-107)."""
    kind = state.stack[-1] if state.stack else -1
    state.stack = state.stack[:-1]
    state.board_tiles = replaced(state.board_tiles, board, kind)
    if state.listening:
        state.reveal("refill", {"board": board, "tile": None if kind < 0 else TILES[kind]})


def take_from_spot(state: TeotihuacanState, spot: int, kind: int) -> None:
    """Tiles on the Avenue and on major steps are never replaced (TH-40, TH-41)."""
    tiles = state.spots[spot]
    place = tiles.index(kind)
    state.spots = state.spots[:]
    state.spots[spot] = tiles[:place] + tiles[place + 1 :]


def answer_major(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    _, player, temple, step = entry
    if action == actions.REWARD:
        tracks.printed_reward(state, player, temple, step)
        return
    kind = action - actions.CLAIM
    take_from_spot(state, MAJOR_SPOT[temple][step], kind)
    claim(state, player, kind, {"place": "temple", "where": step, "temple": TEMPLES[temple]})


def answer_spot(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    _, player, step = entry
    if action == actions.DECLINE:
        return
    kind = action - actions.CLAIM
    take_from_spot(state, AVENUE_SPOT[step], kind)
    claim(state, player, kind, {"place": "avenue", "where": step})


def board_tile_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """The tile at the board, claimed or not, after the ability (TH-32)."""
    kind = state.board_tiles[entry[2]]
    if kind >= 0 and state.can_pay(entry[1], PRICES[kind]):
        return [actions.CLAIM + kind, actions.DECLINE]
    return [actions.DECLINE]


def answer_board_tile(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    if action != actions.DECLINE:
        claim_at_board(state, entry[1], entry[2])


def linked_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """The tile of a discovery icon of a starting tile, claimed or not (TH-17)."""
    kind = state.linked[LINKED.index(entry[2])]
    if state.can_pay(entry[1], PRICES[kind]):
        return [actions.CLAIM + kind, actions.DECLINE]
    return [actions.DECLINE]


def answer_linked(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    if action == actions.DECLINE:
        return
    place = LINKED.index(entry[2])
    kind = state.linked[place]
    state.linked = replaced(state.linked, place, -1)
    claim(state, entry[1], kind, {"place": "starting", "where": entry[2]})


def lying_at(state: TeotihuacanState, entry: Entry) -> tuple[int, ...]:
    """The tiles that the pending claim may be about."""
    kind = entry[0]
    if kind == pending.MAJOR:
        return state.spots[MAJOR_SPOT[entry[2]][entry[3]]]
    if kind == pending.SPOT:
        return state.spots[AVENUE_SPOT[entry[2]]]
    tile = -1
    if kind == pending.BOARD_TILE:
        tile = state.board_tiles[entry[2]]
    elif kind == pending.LINKED:
        tile = state.linked[LINKED.index(entry[2])]
    return () if tile < 0 else (tile,)


def refuse_claim(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    kind = action - actions.CLAIM
    if kind not in lying_at(state, entry):
        return Refusal("TH-36", "tile-does-not-lie-there", {"tile": TILES[kind]})
    price = {GOODS[good]: count for good, count in enumerate(PRICES[kind]) if count}
    return Refusal("TH-36", "price-too-high", {"tile": TILES[kind], **price})


# Flipping


def flips(state: TeotihuacanState, player: Player, options: list[Action]) -> None:
    """Add the tiles that may be flipped at any time of an own turn and would do something."""
    tiles = state.tiles
    base = KINDS * player
    for kind, action in actions.FLIP_IMMEDIATE:
        if tiles[base + kind] and has_effect(state, player, kind):
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


def turn_over(state: TeotihuacanState, player: Player, kind: int) -> None:
    """The tile is used and kept face down (TH-37)."""
    place = KINDS * player + kind
    state.tiles = replaced(state.tiles, place, state.tiles[place] - 1)
    state.used = replaced(state.used, place, state.used[place] + 1)
    if state.listening:
        state.emit("flip", {"seat": player, "tile": TILES[kind]})


def flip(state: TeotihuacanState, player: Player, kind: int) -> None:
    """Use a tile that may be flipped at any time (TH-97)."""
    turn_over(state, player, kind)
    if kind == VP4:
        state.score(player, 4, FROM_TILE)
    elif kind == RESOURCES3:
        state.entries.append((pending.TAKE, player, 3))
    elif kind == RESOURCES2:
        state.entries.append((pending.TAKE, player, 2))
    elif kind == AVENUE:
        tracks.avenue_step(state, player)
    elif kind == TEMPLE_ANY:
        tracks.any_temple(state, player, 1)
    elif kind == COCOA4:
        state.gain(player, (4, 0, 0, 0), "tile")
    elif kind == POWER_UP2:
        state.entries.append((pending.POWERS, player, 2))
    else:
        tracks.temple_step(state, player, kind - TEMPLE_BLUE)


def refuse_flip(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    """Why a tile can not be flipped now."""
    kind = actions.FLIPPED[action - actions.FLIP]
    tile: Facts = {"tile": TILES[kind]}
    if not state.tiles[KINDS * entry[1] + kind]:
        return Refusal("TH-37", "no-such-tile", tile)
    if state.ascending():
        return Refusal("TH-27", "ascension-comes-first", tile)
    if kind > POWER_UP2:
        reason = "only-with-the-movement" if kind <= MOVE_ANYWHERE else "only-with-its-action"
        return Refusal("TH-38", reason, tile)
    if entry[0] not in pending.FLIPPING:
        return Refusal("TH-27", "not-in-the-middle-of-a-choice", tile)
    return Refusal("TH-38", "without-effect", tile)


def extra_worker_options(state: TeotihuacanState, player: Player, options: list[Action]) -> None:
    """Add the extra-worker tile while it would count (TH-44)."""
    if state.count < MOST_WORKERS and state.tiles[KINDS * player + EXTRA_WORKER]:
        options.append(actions.FLIP_EXTRA_WORKER)


def flip_extra_worker(state: TeotihuacanState, entry: Entry) -> None:
    """One more worker counts in this action; its decision is asked again (TH-44)."""
    turn_over(state, entry[1], EXTRA_WORKER)
    state.count += 1
    if state.listening:
        state.emit("extra-worker", {"seat": entry[1], "workers": state.count})
    state.entries.append(entry)


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
