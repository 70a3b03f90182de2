"""Decorations on the sides of the pyramid (TH-49, TH-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ziggurat.core.decisions import PendingField
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import tracks
from ziggurat.games.teotihuacan.actions import DECORATION, KIND_OF, SIDE
from ziggurat.games.teotihuacan.choices import Choice, main_action_complaint
from ziggurat.games.teotihuacan.pieces import (
    DECORATION_CELLS,
    DECORATION_GOLD,
    DECORATION_ICONS,
    DECORATION_NEEDS,
    DECORATION_POINTS,
    DECORATIONS,
    FROM_DECORATIONS,
    GOLD,
    PRINTED_ICONS,
    SIDES,
    TEMPLES,
    Player,
    alike,
    replaced,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def next_level(state: TeotihuacanState, side: int) -> int:
    """The level of the next unfilled space of a side, from 0; 4 if all are filled."""
    level = 0
    while level < 4 and state.decorations[4 * side + level]:
        level += 1
    return level


def is_legal(state: TeotihuacanState, side: int) -> bool:
    """Whether the next space of a side has the squares it needs (TH-49)."""
    level = next_level(state, side)
    if level == 4:
        return False
    return 0 not in [state.squares[square] for square in DECORATION_NEEDS[side][level]]


def possible(state: TeotihuacanState, player: Player, count: int) -> bool:
    if state.goods[4 * player + GOLD] < DECORATION_GOLD[count] or not any(state.decoration_offer):
        return False
    return any(is_legal(state, side) for side in range(4))


def why_impossible(state: TeotihuacanState, player: Player, count: int) -> Refusal:
    """Why the main action cannot be chosen (TH-45)."""
    gold = state.goods[4 * player + GOLD]
    if gold < DECORATION_GOLD[count]:
        return Refusal("TH-49", "gold-is-missing", {"gold": gold, "due": DECORATION_GOLD[count]})
    if not any(state.decoration_offer):
        return Refusal("TH-107", "no-decoration-left", {})
    return Refusal("TH-49", "no-legal-space", {})


def covered_icons(state: TeotihuacanState, side: int, level: int) -> tuple[int, int]:
    """The icons under a space, in the order of the tile's own icons (TH-94)."""
    if level == 0:
        first, second = PRINTED_ICONS[side]
    else:
        one, other = DECORATION_CELLS[side][level]
        first, second = state.icons[one] & 3, state.icons[other] & 3
    return (first, second) if side < 2 else (second, first)


def matching(state: TeotihuacanState, tile: int, side: int) -> list[int]:
    """The cells of the next space, from the left or from the top, whose icons match (TH-52)."""
    under = covered_icons(state, side, next_level(state, side))
    own = DECORATION_ICONS[tile]
    cells = (0, 1) if side < 2 else (1, 0)
    return sorted(cells[n] for n in range(2) if alike(own[n], under[n]))


def matches(state: TeotihuacanState, tile: int, side: int) -> tuple[int, list[int]]:
    """Matching icons on the next space of a side, and the temple steps they give (TH-52)."""
    under = covered_icons(state, side, next_level(state, side))
    count, steps = 0, [0, 0, 0]
    for icon, covered in zip(DECORATION_ICONS[tile], under, strict=True):
        if alike(icon, covered):
            count += 1
            if icon > 3:
                steps[covered - 1] += 1
    return count, steps


def points(matches: int) -> int:
    """What a tile scores: 3, and 1 for each match (TH-49)."""
    return DECORATION_POINTS + matches


def lay(state: TeotihuacanState, tile: int, side: int) -> int:
    """Put a tile from the offer on the next space of a side; returns the level, from 0."""
    level = next_level(state, side)
    offer = state.decoration_offer
    state.decoration_offer = replaced(offer, offer.index(tile), 0)
    state.decorations = replaced(state.decorations, 4 * side + level, tile)
    if level:
        first, second = DECORATION_ICONS[tile]
        if side >= 2:
            first, second = second, first
        one, other = DECORATION_CELLS[side][level]
        state.icons = replaced(replaced(state.icons, one, first), other, second)
    return level


class Decoration(Choice):
    """Which tile on offer to lay (TH-49)."""

    KIND: ClassVar[str] = "decoration"

    def complaint(self, state: TeotihuacanState) -> str:
        complaint = main_action_complaint(state, DECORATIONS)
        if not complaint and not possible(state, self.seat, state.count):
            return "no decoration can be laid"
        return complaint

    def options(self, state: TeotihuacanState) -> list[Action]:
        return sorted(DECORATION + tile - 1 for tile in state.decoration_offer if tile)

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "decoration":
            return Refusal("TH-49", "not-on-offer", {"tile": action - DECORATION + 1})
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        state.then(DecorationSide(self.seat, action - DECORATION + 1))


class DecorationSide(Choice):
    """The side on whose next space it goes (TH-49)."""

    KIND: ClassVar[str] = "side"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("tile", 1, 15),)

    def __init__(self, seat: Player, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def complaint(self, state: TeotihuacanState) -> str:
        complaint = main_action_complaint(state, DECORATIONS)
        if not complaint and self.tile not in state.decoration_offer:
            return "that decoration is not on offer"
        return complaint

    def options(self, state: TeotihuacanState) -> list[Action]:
        return [SIDE + side for side in range(4) if is_legal(state, side)]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] != "side":
            return super().reason(state, action)
        side = action - SIDE
        level = next_level(state, side)
        if level == 4:
            return Refusal("TH-49", "side-is-full", {"side": SIDES[side]})
        return Refusal("TH-49", "squares-are-missing", {"side": SIDES[side], "level": level + 1})

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        """Pay, lay, score the matches and 3 points, then the temple steps (TH-49)."""
        player, tile, side = self.seat, self.tile, action - SIDE
        state.pay(player, (0, 0, 0, DECORATION_GOLD[state.count]), "decorations")
        count, steps = matches(state, tile, side)
        level = lay(state, tile, side)
        if state.listening:
            state.emit(
                "decorate",
                {
                    "seat": player,
                    "tile": tile,
                    "side": SIDES[side],
                    "level": level + 1,
                    "matches": count,
                    "steps": dict(zip(TEMPLES, steps, strict=True)),
                },
            )
        state.score(player, points(count), FROM_DECORATIONS)
        tracks.track_step(state, player)
        tracks.several_steps(state, player, steps)
