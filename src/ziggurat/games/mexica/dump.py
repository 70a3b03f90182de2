"""The position as JSON; the format is described in positions.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts
from ziggurat.games.mexica import digest

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def dump(state: MexicaState) -> Facts:
    """Everything there is to know, with options that a digest does not know."""
    return {
        **digest.facts(state),
        "revision": state.revision,
        "options": dict(state.options),
    }
