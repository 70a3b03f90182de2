"""The position as JSON: what lies open, and what only a dump tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts, Json
from ziggurat.games.teotihuacan import digest

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def dump(state: TeotihuacanState) -> Facts:
    """The whole position."""
    return {**digest.facts(state), **_since(state)}


def public(state: TeotihuacanState) -> dict[str, Json]:
    """What lies open and is not among pieces with hidden ones."""
    return {**digest.public(state), **_since(state)}


def _since(state: TeotihuacanState) -> Facts:
    """What is written otherwise than in a digest: there may be more options, pending has names."""
    return {
        "revision": state.revision,
        "options": dict(state.options),
        "pending": state.pending_json(),
    }
