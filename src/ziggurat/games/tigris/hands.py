"""The bag, the hands, and swapping tiles (TE-7, TE-21, TE-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.events import Event
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Seat
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.pieces import HAND, TILES

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def list_actions(state: TigrisState, found: list[Action]) -> None:
    """Add every swap the active player's hand allows."""
    first = 4 * state.active
    found.extend(actions.swaps_of(state.hands[first : first + 4]))


def swap_refusal(state: TigrisState, counts: tuple[int, ...]) -> Refusal | None:
    """Why those tiles can not be swapped."""
    for colour in range(4):
        held = state.hands[4 * state.active + colour]
        if counts[colour] > held:
            return Refusal("TE-21", "tiles-are-not-in-hand", {"tile": TILES[colour], "held": held})
    return None


def swap(state: TigrisState, counts: tuple[int, ...]) -> bool:
    """Put tiles aside unseen and draw as many; False if the bag is too small (TE-21)."""
    seat = state.active
    total = 0
    for colour in range(4):
        state.hands[4 * seat + colour] -= counts[colour]
        state.swapped[4 * seat + colour] += counts[colour]
        total += counts[colour]
    if state.listening:
        names = [TILES[colour] for colour in range(4) for _ in range(counts[colour])]
        state.emit("swapped", {"seat": seat, "count": total})
        state.events.append(Event("swapped-tiles", {"seat": seat, "tiles": names}, (seat,)))
    if len(state.bag) - state.drawn < total:
        return False
    draw(state, seat, total)
    return True


def draw(state: TigrisState, seat: Seat, count: int) -> None:
    """Take tiles from the bag into a hand."""
    tiles = state.bag[state.drawn : state.drawn + count]
    state.drawn += count
    for colour in tiles:
        state.hands[4 * seat + colour] += 1
    if state.listening:
        state.reveal("drew", {"seat": seat, "count": count})
        state.reveal("drew-tiles", {"seat": seat, "tiles": [TILES[c] for c in tiles]}, (seat,))


def hand_size(state: TigrisState, seat: Seat) -> int:
    first = 4 * seat
    hands = state.hands
    return hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3]


def refill(state: TigrisState) -> bool:
    """Fill every hand to six, the active player's first; False if the bag is too small."""
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        missing = HAND - hand_size(state, seat)
        if missing > len(state.bag) - state.drawn:
            return False
        if missing:
            draw(state, seat, missing)
    return True
