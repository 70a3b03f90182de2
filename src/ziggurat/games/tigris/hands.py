"""The bag, the hands, and swapping tiles (TE-7, TE-21, TE-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.events import Event
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Seat
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.moves import RulebookAction
from ziggurat.games.tigris.pieces import HAND, TILES

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


class SwapTiles(RulebookAction):
    """Put tiles from the hand aside unseen and draw as many (TE-21)."""

    def add_possible(self, state: TigrisState, found: list[Action]) -> None:
        first = 4 * state.active
        found.extend(actions.swaps_of(state.hands[first : first + 4]))

    def add_planes(self, state: TigrisState, pieces: list[bytes]) -> None:
        first = 4 * state.active
        pieces.append(actions.swaps_mask(state.hands[first : first + 4]))

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        counts = actions.SWAPS[action - actions.SWAP]
        for colour in range(4):
            held = state.hands[4 * state.active + colour]
            if counts[colour] > held:
                facts = {"tile": TILES[colour], "held": held}
                return Refusal("TE-21", "tiles-are-not-in-hand", facts)
        return None

    def carry_out(self, state: TigrisState, action: Action) -> None:
        """If the bag is too small for that, the game is over (TE-59), without income (TE-60)."""
        counts = actions.SWAPS[action - actions.SWAP]
        seat = state.active
        total = 0
        for colour in range(4):
            state.own_hands()[4 * seat + colour] -= counts[colour]
            state.own_swapped()[4 * seat + colour] += counts[colour]
            total += counts[colour]
        if state.listening:
            names = [TILES[colour] for colour in range(4) for _ in range(counts[colour])]
            state.emit("swapped", {"seat": seat, "count": total})
            state.events.append(Event("swapped-tiles", {"seat": seat, "tiles": names}, (seat,)))
        if len(state.bag) - state.drawn < total:
            state.end_game("swap")
        else:
            draw(state, seat, total)


def draw(state: TigrisState, seat: Seat, count: int) -> None:
    """Take tiles from the bag into a hand."""
    tiles = state.bag[state.drawn : state.drawn + count]
    state.drawn += count
    for colour in tiles:
        state.own_hands()[4 * seat + colour] += 1
    if state.listening:
        state.reveal("drew", {"seat": seat, "count": count})
        state.reveal("drew-tiles", {"seat": seat, "tiles": [TILES[c] for c in tiles]}, (seat,))


def hand_size(state: TigrisState, seat: Seat) -> int:
    first = 4 * seat
    hands = state.hands
    return hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3]


def refill(state: TigrisState) -> bool:
    """Fill every hand to six, the active player's first (TE-62, TE-63).

    False if a hand cannot be filled; a bag that is just large enough will do (TE-61).
    """
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        missing = HAND - hand_size(state, seat)
        if missing > len(state.bag) - state.drawn:
            return False
        if missing:
            draw(state, seat, missing)
    return True


SWAPPING: Final[SwapTiles] = SwapTiles(actions.SWAP, actions.WAR)
