"""What a seat sees as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cairns.pieces import GRID, HEIGHTS
from ziggurat.core import Seat
from ziggurat.core.tensors import Encoding, Layout, Part, around, from_viewer, one_hot

if TYPE_CHECKING:
    from cairns.state import CairnsState

SEATS: Final = 4

LAYOUT: Final = Layout(
    [
        Part("owners", (SEATS, GRID.size), "whose each place is, the viewer first"),
        Part("heights", (HEIGHTS, GRID.size), "the topmost stone of each place"),
        Part("hand", (HEIGHTS,), "the viewer's stones", 2),
        Part("laid", (HEIGHTS,), "stones laid so far", 99),
        Part("seat", (SEATS,), "who decides, the viewer first"),
        Part("bag", (1,), "stones in the bag", 99),
    ],
    [Part("points", (SEATS,), "points, the viewer's first", 999)],
)


def encode(state: CairnsState, seat: Seat | None) -> Encoding:
    viewer = 0 if seat is None else seat
    order = around(state.seats, viewer)
    small: list[int] = []
    for player in range(SEATS):
        owner = order[player] if player < state.seats else None
        small += [int(owner is not None and one == owner) for one in state.owners]
    for height in range(HEIGHTS):
        small += [int(one == height) for one in state.heights]
    hand = state.hands[viewer * HEIGHTS : (viewer + 1) * HEIGHTS]
    small += [0] * HEIGHTS if seat is None else hand
    small += state.laid
    small += one_hot(SEATS, from_viewer(state.seats, viewer, state.seat))
    small.append(len(state.bag))
    points = [state.points[player] for player in order]
    return bytes(small), points + [0] * (SEATS - state.seats)
