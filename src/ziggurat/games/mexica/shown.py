"""What is decided, in the words of release 0.1.0, which digests and tensors use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.types import NOBODY

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

PHASES: Final = ("turn", "start", "bridge", "over")


def phase(state: MexicaState) -> str:
    return PHASES[phase_number(state)]


def phase_number(state: MexicaState) -> int:
    """Which of PHASES it is."""
    if state.seat == NOBODY:
        return 3
    if state.starting:
        return 1
    return 2 if state.lifted >= 0 else 0
