"""The position as JSON, as positions.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts
from ziggurat.games.tigris import digest

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def dump(state: TigrisState) -> Facts:
    """Everything there is to know."""
    return {**digest.facts(state), **_settings(state)}


def public(state: TigrisState) -> Facts:
    """What everybody sees on the table."""
    return {**digest.public(state), **_settings(state)}


def _settings(state: TigrisState) -> Facts:
    """What it is played by; later releases may have more options than a digest knows."""
    return {"revision": state.revision, "options": dict(state.options)}
