"""Sentences about the pieces and places of a position."""

from __future__ import annotations

from ziggurat.core.types import Facts, Json


def said(rule: str, key: str, **facts: Json) -> Facts:
    """One sentence: its rule, its key in the game's catalogue, and its facts."""
    return {"rule": rule, "key": key, "facts": facts}
