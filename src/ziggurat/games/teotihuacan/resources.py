"""Wood, stone and gold (TH-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ziggurat.core.decisions import PendingField
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan.actions import KIND_OF, MIXES, TAKE, TAKES
from ziggurat.games.teotihuacan.choices import Choice
from ziggurat.games.teotihuacan.pieces import STONE, WOOD, Bundle, Player

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def bundle(good: int, count: int, cocoa: int = 0) -> Bundle:
    """That much of one resource, and cocoa."""
    if good == WOOD:
        return (cocoa, count, 0, 0)
    if good == STONE:
        return (cocoa, 0, count, 0)
    return (cocoa, 0, 0, count)


class Take(Choice):
    """Any mix of that many resources (TH-3)."""

    KIND: ClassVar[str] = "take"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (PendingField("count", 1, 5),)

    def __init__(self, seat: Player, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def options(self, state: TeotihuacanState) -> list[Action]:
        return TAKES[self.count][:]

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        if KIND_OF[action] == "take":
            facts = {"taken": sum(MIXES[action - TAKE]), "due": self.count}
            return Refusal("TH-3", "other-number-of-resources", facts)
        return super().reason(state, action)

    def answer(self, state: TeotihuacanState, action: Action) -> None:
        wood, stone, gold = MIXES[action - TAKE]
        state.gain(self.seat, (0, wood, stone, gold), "resources")
