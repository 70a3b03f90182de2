"""Construction of the pyramid (TH-50 to TH-52, TH-93)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import PendingField
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import calendar, discovery, tracks
from ziggurat.games.teotihuacan.actions import (
    DISCOUNT,
    DISCOUNTS,
    FLIP_EXTRA_WORKER,
    KIND_OF,
    ROTATE,
    SQUARE,
    STOP,
    TILE,
    TURNS,
)
from ziggurat.games.teotihuacan.choices import Choice, WithFlips, main_action_complaint
from ziggurat.games.teotihuacan.pieces import (
    BUILD_STONE,
    CONSTRUCTION,
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
    Bundle,
    Player,
    alike,
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


def price(level: int, discount: int) -> Bundle:
    """What a tile on that level costs (TH-93), less technology 15's discount (TH-65)."""
    stone = BUILD_STONE - (1 if discount == STONE_DISCOUNT else 0)
    wood = level - 1 - (1 if discount == WOOD_DISCOUNT else 0)
    return (0, wood, stone, 0)


def discounts(state: TeotihuacanState, player: Player, level: int) -> list[int]:
    """The ways to pay for a level: in full, or with technology 15 (TH-65, TH-93)."""
    ways = [NO_DISCOUNT]
    if not state.discounted and state.owns(player, 15):
        ways.append(STONE_DISCOUNT)
        if level > 1:
            ways.append(WOOD_DISCOUNT)
    return [way for way in ways if state.can_pay(player, price(level, way))]


def payable_squares(state: TeotihuacanState, player: Player) -> list[int]:
    """The open squares whose level can be paid for."""
    payable = [False] + [bool(discounts(state, player, level)) for level in range(1, 5)]
    if True not in payable:
        return []
    return [
        square for square in range(SQUARES) if payable[LEVEL[square]] and is_open(state, square)
    ]


def possible(state: TeotihuacanState, player: Player) -> bool:
    return any(state.pyramid_offer) and bool(payable_squares(state, player))


def why_impossible(state: TeotihuacanState, player: Player) -> Refusal:
    """Why the main action cannot be chosen (TH-45)."""
    if state.finished:
        return Refusal("TH-51", "pyramid-is-finished", {})
    if not any(state.pyramid_offer):
        return Refusal("TH-107", "no-pyramid-tile-left", {})
    stone, wood = state.goods[4 * player + STONE], state.goods[4 * player + WOOD]
    return Refusal("TH-50", "no-square-can-be-paid", {"stone": stone, "wood": wood})


def matching(state: TeotihuacanState, tile: int, square: int, turn: int) -> list[int]:
    """The corners, clockwise from the top left, whose icon matches the one under it (TH-52)."""
    icons, own, cells = state.icons, TURNED[tile][turn], SQUARE_CELLS[square]
    return [corner for corner in range(4) if alike(own[corner], icons[cells[corner]])]


def temple_steps(tile: int, turn: int, corners: list[int]) -> list[int]:
    """The temple steps from those matching icons that are printed in colour (TH-52)."""
    steps, own = [0, 0, 0], TURNED[tile][turn]
    for corner in corners:
        if own[corner] > 3:
            steps[(own[corner] & 3) - 1] += 1
    return steps


def matches(state: TeotihuacanState, tile: int, square: int, turn: int) -> tuple[int, list[int]]:
    """How many icons match, and the temple steps they give (TH-52)."""
    corners = matching(state, tile, square, turn)
    return len(corners), temple_steps(tile, turn, corners)


def points(square: int, matches: int) -> int:
    """What a tile scores: its level, and 1 for each match (TH-50)."""
    return LEVEL_POINTS[LEVEL[square]] + matches


def lay(state: TeotihuacanState, tile: int, square: int, turn: int) -> None:
    """Put a tile on a square; its icons cover those below."""
    state.squares = replaced(state.squares, square, tile)
    state.rotations = replaced(state.rotations, square, turn)
    state.icons = state.icons[:]
    for icon, cell in zip(TURNED[tile][turn], SQUARE_CELLS[square], strict=True):
        state.icons[cell] = icon


class Build(WithFlips):
    """A tile on offer, or no more tiles; extra-worker tiles (TH-50)."""

    KIND: ClassVar[str] = "build"

    def complaint(self, state: TeotihuacanState) -> str:
        return main_action_complaint(state, CONSTRUCTION)

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        options: list[Action] = []
        if state.built < state.count and possible(state, self.seat):
            options = [TILE + tile - 1 for tile in state.pyramid_offer if tile]
        discovery.add_extra_worker(state, self.seat, options)
        if state.built:
            options.append(STOP)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if action == STOP:
            return Refusal("TH-50", "place-at-least-one-tile", {})
        if action == FLIP_EXTRA_WORKER:
            return discovery.extra_worker_reason(state, self.seat)
        if KIND_OF[action] != "tile":
            return super().reason(state, action)
        tile = action - TILE + 1
        if tile not in state.pyramid_offer:
            return Refusal("TH-50", "not-on-offer", {"tile": tile})
        if state.built >= state.count:
            return Refusal("TH-50", "no-more-tiles-than-workers", {"workers": state.count})
        return why_impossible(state, self.seat)

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == FLIP_EXTRA_WORKER:
            discovery.flip_extra_worker(state, self)
        elif action != STOP:
            state.then(BuildSquare(self.seat, action - TILE + 1))


def offer_complaint(state: TeotihuacanState, tile: int, square: int = -1) -> str:
    """Why that tile cannot be about to be laid, on that square if chosen; empty if it can."""
    complaint = main_action_complaint(state, CONSTRUCTION)
    if complaint:
        return complaint
    if tile not in state.pyramid_offer:
        return "that tile is not on offer"
    if square >= 0 and not is_open(state, square):
        return "that square is not open"
    return ""


class BuildSquare(Choice):
    """The square for a tile (TH-50)."""

    KIND: ClassVar[str] = "square"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("tile", 1, 32),)

    def __init__(self, seat: Player, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def complaint(self, state: TeotihuacanState) -> str:
        return offer_complaint(state, self.tile)

    def options(self, state: TeotihuacanState) -> list[Action]:
        return [SQUARE + square for square in payable_squares(state, self.seat)]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] != "square":
            return super().reason(state, action)
        square = action - SQUARE
        facts = {"square": SQUARE_NAMES[square]}
        if state.squares[square]:
            return Refusal("TH-50", "square-is-filled", facts)
        if not is_open(state, square):
            return Refusal("TH-50", "support-is-missing", facts)
        wood = LEVEL[square] - 1
        return Refusal("TH-93", "goods-are-missing", {**facts, "stone": BUILD_STONE, "wood": wood})

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        state.then(BuildDiscount(self.seat, self.tile, action - SQUARE))


class BuildDiscount(Choice):
    """Whether to use technology 15's discount for it, which is optional (TH-65)."""

    KIND: ClassVar[str] = "discount"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (
        PendingField("tile", 1, 32),
        PendingField("square", 0, 29, SQUARE_NAMES),
    )

    def __init__(self, seat: Player, tile: int, square: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.square = square

    def complaint(self, state: TeotihuacanState) -> str:
        return offer_complaint(state, self.tile, self.square)

    def options(self, state: TeotihuacanState) -> list[Action]:
        return [DISCOUNT + way for way in discounts(state, self.seat, LEVEL[self.square])]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "discount":
            facts = {"discount": DISCOUNTS[action - DISCOUNT]}
            return Refusal("TH-65", "not-with-this-discount", facts)
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        state.then(BuildRotation(self.seat, self.tile, self.square, action - DISCOUNT))


class BuildRotation(Choice):
    """The rotation of a tile, out of those that differ; then it is laid (TH-50)."""

    KIND: ClassVar[str] = "rotate"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (
        PendingField("tile", 1, 32),
        PendingField("square", 0, 29, SQUARE_NAMES),
        PendingField("discount", 0, 2, DISCOUNTS),
    )

    def __init__(self, seat: Player, tile: int, square: int, discount: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.square = square
        self.discount = discount

    def complaint(self, state: TeotihuacanState) -> str:
        complaint = offer_complaint(state, self.tile, self.square)
        if complaint:
            return complaint
        payable = self.discount in discounts(state, self.seat, LEVEL[self.square])
        return "" if payable else "that cannot be paid"

    def options(self, state: TeotihuacanState) -> list[Action]:
        return [ROTATE + turn for turn in DISTINCT_TURNS[self.tile]]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "rotate":
            return Refusal("TH-52", "same-as-another-rotation", {"tile": self.tile})
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        """Pay for, place and score one tile, completely before the next (TH-50)."""
        player, tile, square = self.seat, self.tile, self.square
        turn = action - ROTATE
        state.pay(player, price(LEVEL[square], self.discount), "construction")
        if self.discount:
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
                    "rotation": TURNS[turn],
                    "matches": count,
                    "steps": dict(zip(TEMPLES, steps, strict=True)),
                    "discount": DISCOUNTS[self.discount],
                },
            )
        state.score(player, points(square, count), FROM_CONSTRUCTION)
        tracks.track_step(state, player)
        if square == TOP_SQUARE:
            calendar.finish_pyramid(state)
        state.then(Build(player))
        tracks.several_steps(state, player, steps)
