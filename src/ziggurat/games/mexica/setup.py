"""The first position: dealing tiles and spreading neutral temples (MX-5, MX-6, MX-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.chance import Stream
from ziggurat.games.mexica import pilli, squares, temples
from ziggurat.games.mexica.pieces import (
    INLAND,
    NAMES,
    NEUTRAL,
    NEUTRAL_LEVELS,
    SHOWN_FIRST,
    TILE_SIZES,
    distance,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

APART: Final = 5
"""The least distance between two neutral temples (MX-39)."""

NEAR: Final[dict[int, list[int]]] = {
    square: [other for other in INLAND if distance(square, other) < APART] for square in INLAND
}
"""The squares that are too close to each."""


def begin(state: MexicaState, seed: str) -> None:
    """Set up the table; everything random in the game is drawn here."""
    state.listening = True
    state.pending.append(pilli.CHOOSE_START[0])
    deck = Stream(seed, "mexica calpulli").shuffled(TILE_SIZES)
    state.shown = sorted(deck[:SHOWN_FIRST])
    state.later = sorted(deck[SHOWN_FIRST:])
    state.emit("tiles-shown", {"sizes": list(state.shown)})
    if state.seats == 2:
        spread_neutral(state, seed, NEUTRAL_LEVELS[str(state.options["neutral"])])


def spread_neutral(state: MexicaState, seed: str, levels: tuple[int, ...]) -> None:
    """Set the neutral temples on random squares that keep their distance (MX-39)."""
    draws = Stream(seed, "mexica neutral squares")
    spots: list[int] = []
    while len(spots) < len(levels):
        spots = scattered(draws.shuffled(INLAND), len(levels))
    dealt = Stream(seed, "mexica neutral levels").shuffled(levels)
    for spot, level in zip(spots, dealt, strict=True):
        temples.put(state, spot, squares.code(NEUTRAL, level))
        state.emit("neutral-temple", {"level": level, "cell": NAMES[spot]})


def scattered(squares: list[int], count: int) -> list[int]:
    """The first squares that are far enough from those before them, up to a given number."""
    spots: list[int] = []
    barred: set[int] = set()
    for square in squares:
        if len(spots) < count and square not in barred:
            spots.append(square)
            barred.update(NEAR[square])
    return spots
