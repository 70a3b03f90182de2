"""The open decorations and pyramid tiles, and how they are refilled (TH-49, TH-50, TH-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ziggurat.core.decisions import Step

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


class RefillOffers(Step["TeotihuacanState"]):
    """The offers are refilled when the action is over (TH-49, TH-50)."""

    KIND: ClassVar[str] = "refill"

    def carry_out(self, state: TeotihuacanState) -> None:
        refill(state)


def refill(state: TeotihuacanState) -> None:
    """Fill the gaps of both offers from their stacks (TH-49, TH-50, TH-71)."""
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
    """An offer without gaps and what is left of its stack; solo, the tiles slide first (TH-71)."""
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
