"""Construction of the pyramid (TH-50 to TH-52, TH-93)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import actions, discovery, pending, tracks
from ziggurat.games.teotihuacan.pending import Entry
from ziggurat.games.teotihuacan.pieces import (
    BUILD_STONE,
    DISTINCT_TURNS,
    FROM_CONSTRUCTION,
    LEVEL,
    LEVEL_POINTS,
    SQUARE_CELLS,
    SQUARE_NAMES,
    SQUARES,
    STONE,
    SUPPORT,
    TEMPLES,
    TOP_SQUARE,
    TURNED,
    WOOD,
    Player,
    replaced,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

NO_DISCOUNT: Final = 0
STONE_DISCOUNT: Final = 1
WOOD_DISCOUNT: Final = 2


def is_open(state: TeotihuacanState, square: int) -> bool:
    """Whether a square is free and its support complete (TH-50)."""
    squares = state.squares
    return not squares[square] and 0 not in [squares[below] for below in SUPPORT[square]]


def discounts(state: TeotihuacanState, player: Player, level: int) -> list[int]:
    """The ways to pay for a level: in full, or with technology 15 (TH-65, TH-93)."""
    stone = state.goods[4 * player + STONE]
    wood = state.goods[4 * player + WOOD]
    ways = []
    if stone >= BUILD_STONE and wood >= level - 1:
        ways.append(NO_DISCOUNT)
    if not state.discounted and state.owns(player, 15):
        if stone >= BUILD_STONE - 1 and wood >= level - 1:
            ways.append(STONE_DISCOUNT)
        if level > 1 and stone >= BUILD_STONE and wood >= level - 2:
            ways.append(WOOD_DISCOUNT)
    return ways


def payable_squares(state: TeotihuacanState, player: Player) -> list[int]:
    """The open squares whose level can be paid."""
    payable = [False] + [bool(discounts(state, player, level)) for level in range(1, 5)]
    if True not in payable:
        return []
    return [
        square for square in range(SQUARES) if payable[LEVEL[square]] and is_open(state, square)
    ]


def possible(state: TeotihuacanState, player: Player) -> bool:
    return any(state.pyramid_offer) and bool(payable_squares(state, player))


def build_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """A tile on offer, or no more; extra-worker tiles (TH-50)."""
    player = entry[1]
    options: list[Action] = []
    more = any(state.pyramid_offer) and bool(payable_squares(state, player))
    if more and state.built < state.count:
        options = [actions.TILE + tile - 1 for tile in state.pyramid_offer if tile]
    discovery.extra_worker_options(state, player, options)
    if state.built:
        options.append(actions.STOP)
    return options


def answer_build(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    if action == actions.FLIP_EXTRA_WORKER:
        discovery.flip_extra_worker(state, entry)
    elif action != actions.STOP:
        state.entries.append((pending.SQUARE, entry[1], action - actions.TILE + 1))


def square_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    return [actions.SQUARE + square for square in payable_squares(state, entry[1])]


def answer_square(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    square = action - actions.SQUARE
    state.entries.append((pending.DISCOUNT, entry[1], entry[2], square))


def discount_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Technology 15's discount is optional (TH-65)."""
    return [actions.DISCOUNT + way for way in discounts(state, entry[1], LEVEL[entry[3]])]


def answer_discount(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    discount = action - actions.DISCOUNT
    state.entries.append((pending.ROTATE, entry[1], entry[2], entry[3], discount))


def rotate_options(_state: TeotihuacanState, entry: Entry) -> list[Action]:
    """The rotations that make a difference."""
    return [actions.ROTATE + turn for turn in DISTINCT_TURNS[entry[2]]]


def matches(state: TeotihuacanState, tile: int, square: int, turn: int) -> tuple[int, list[int]]:
    """Icons that match what is visible under them, and the temple steps they give (TH-52)."""
    count, steps = 0, [0, 0, 0]
    icons = state.icons
    for icon, cell in zip(TURNED[tile][turn], SQUARE_CELLS[square], strict=True):
        if icon & 3 == icons[cell] & 3:
            count += 1
            if icon > 3:
                steps[(icon & 3) - 1] += 1
    return count, steps


def lay(state: TeotihuacanState, tile: int, square: int, turn: int) -> None:
    """Put a tile on a square; its icons cover those below."""
    state.squares = replaced(state.squares, square, tile)
    state.rotations = replaced(state.rotations, square, turn)
    state.icons = state.icons[:]
    for icon, cell in zip(TURNED[tile][turn], SQUARE_CELLS[square], strict=True):
        state.icons[cell] = icon


def answer_rotate(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    """Pay, place and score one tile, all of it before the next (TH-50)."""
    _, player, tile, square, discount = entry
    turn = action - actions.ROTATE
    level = LEVEL[square]
    stone = BUILD_STONE - (1 if discount == STONE_DISCOUNT else 0)
    wood = level - 1 - (1 if discount == WOOD_DISCOUNT else 0)
    state.pay(player, (0, wood, stone, 0), "construction")
    if discount:
        state.discounted = True
    count, steps = matches(state, tile, square, turn)
    offer = state.pyramid_offer
    state.pyramid_offer = replaced(offer, offer.index(tile), 0)
    lay(state, tile, square, turn)
    state.built += 1
    if state.listening:
        state.emit(
            "build",
            {
                "seat": player,
                "tile": tile,
                "square": SQUARE_NAMES[square],
                "rotation": actions.TURNS[turn],
                "matches": count,
                "steps": dict(zip(TEMPLES, steps, strict=True)),
                "discount": actions.DISCOUNTS[discount],
            },
        )
    state.score(player, LEVEL_POINTS[level] + count, FROM_CONSTRUCTION)
    tracks.track_step(state, player)
    finish_pyramid(state, square)
    state.entries.append((pending.BUILD, player))
    tracks.several_steps(state, player, steps)


def finish_pyramid(state: TeotihuacanState, square: int) -> None:
    """The tile of level 4 puts the light disc on the dark disc (TH-51)."""
    if square != TOP_SQUARE:
        return
    state.finished = True
    state.light = state.dark
    if state.listening:
        state.emit("light", {"light": state.light, "dark": state.dark, "why": "pyramid"})


def refill(state: TeotihuacanState, _entry: Entry) -> None:
    """Refill both offers at the end of an action (TH-49, TH-50, TH-71)."""
    if 0 in state.decoration_offer:
        offer, stack = _refilled(state, state.decoration_offer, state.decoration_stack)
        _tell_offer(state, "decorations", state.decoration_offer, offer)
        state.decoration_offer, state.decoration_stack = offer, stack
    if 0 in state.pyramid_offer:
        offer, stack = _refilled(state, state.pyramid_offer, state.pyramid_stack)
        _tell_offer(state, "pyramid", state.pyramid_offer, offer)
        state.pyramid_offer, state.pyramid_stack = offer, stack


def _refilled(
    state: TeotihuacanState, offer: list[int], stack: list[int]
) -> tuple[list[int], list[int]]:
    """An offer without gaps and what is left of its stack; solo the tiles slide first (TH-71)."""
    offer, stack = offer[:], stack[:]
    if state.solo:
        left = [tile for tile in offer if tile]
        offer = left + [0] * (len(offer) - len(left))
    for place, tile in enumerate(offer):
        if not tile and stack:
            offer[place] = stack.pop()
    return offer, stack


def _tell_offer(state: TeotihuacanState, what: str, before: list[int], after: list[int]) -> None:
    if state.listening and after != before:
        state.reveal("offer", {"what": what, "tiles": [tile or None for tile in after]})


def why_impossible(state: TeotihuacanState, player: Player) -> Refusal:
    if state.finished:
        return Refusal("TH-51", "pyramid-is-finished", {})
    if not any(state.pyramid_offer):
        return Refusal("TH-107", "no-pyramid-tile-left", {})
    stone, wood = state.goods[4 * player + STONE], state.goods[4 * player + WOOD]
    return Refusal("TH-50", "no-square-can-be-paid", {"stone": stone, "wood": wood})


def refuse_tile(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    tile = action - actions.TILE + 1
    if tile not in state.pyramid_offer:
        return Refusal("TH-50", "not-on-offer", {"tile": tile})
    if state.built >= state.count:
        return Refusal("TH-50", "no-more-tiles-than-workers", {"workers": state.count})
    return why_impossible(state, entry[1])


def refuse_square(state: TeotihuacanState, _entry: Entry, action: Action) -> Refusal:
    square = action - actions.SQUARE
    facts = {"square": SQUARE_NAMES[square]}
    if state.squares[square]:
        return Refusal("TH-50", "square-is-filled", facts)
    if not is_open(state, square):
        return Refusal("TH-50", "support-is-missing", facts)
    wood = LEVEL[square] - 1
    return Refusal("TH-93", "goods-are-missing", {**facts, "stone": BUILD_STONE, "wood": wood})


def refuse_discount(_state: TeotihuacanState, _entry: Entry, action: Action) -> Refusal:
    discount = action - actions.DISCOUNT
    return Refusal("TH-65", "not-with-this-discount", {"discount": actions.DISCOUNTS[discount]})


def refuse_rotate(_state: TeotihuacanState, entry: Entry, _action: Action) -> Refusal:
    return Refusal("TH-52", "same-as-another-rotation", {"tile": entry[2]})
