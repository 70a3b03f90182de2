"""Building temples (MX-26 to MX-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.mexica import planes
from ziggurat.games.mexica.actions import FOUND, SQUARE, TEMPLE, TEMPLE_ROWS, level_of
from ziggurat.games.mexica.moves import BuildingMove, at, not_buildable, unpaid
from ziggurat.games.mexica.pieces import LEVELS, NAMES
from ziggurat.games.mexica.squares import block_canal, code, occupy

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


class BuildTemple(BuildingMove):
    """Build a temple in the region of one's pilli for as many AP as its level (MX-26, MX-27)."""

    def rows(self, state: MexicaState, label: int) -> list[list[Action]]:
        found: list[list[Action]] = []
        for level in range(min(state.ap, LEVELS)):
            if state.stock[state.seat * LEVELS + level]:
                found.append(TEMPLE_ROWS[level])
        return found

    def refusal(self, state: MexicaState, action: Action) -> Refusal | None:
        level, square = level_of(action), SQUARE[action]
        if not state.stock[state.seat * LEVELS + level - 1]:
            return Refusal("MX-26", "no-temple-of-that-level-left", {"level": level})
        label = state.region[state.pilli[state.seat]]
        if label < 0:
            return Refusal("MX-27", "the-pilli-is-on-a-bridge", {})
        found = not_buildable(state, square, "MX-27")
        if found is None and state.region[square] != label:
            found = Refusal("MX-27", "another-region", at(square))
        return found or unpaid(state, level)

    def carry_out(self, state: MexicaState, action: Action) -> None:
        level, square, seat = level_of(action), SQUARE[action], state.seat
        state.ap -= level
        state.own_stock()[seat * LEVELS + level - 1] -= 1
        put(state, square, code(seat, level))
        state.stirred = True
        state.unchecked = True
        if state.listening:
            state.emit("temple", {"seat": seat, "level": level, "cell": NAMES[square]})


def put(state: MexicaState, square: int, content: int) -> None:
    """Put a temple or a calpulli tile on an empty square, for good (MX-28)."""
    state.own_content()[square] = content
    planes.set_content(state, square, content)
    occupy(state, square)
    block_canal(state, square)


BUILD: Final[BuildTemple] = BuildTemple(TEMPLE, FOUND)
