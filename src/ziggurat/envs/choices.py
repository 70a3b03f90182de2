"""What the environments can be asked for, in the same words everywhere."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ziggurat.core.errors import BadOption
from ziggurat.core.game import Game

Illegal: TypeAlias = Literal["end", "replace"]
"""An illegal action ends the game for all, or a legal one drawn at random is played instead."""

RENDER_MODES = ("ansi", "svg")
"""A table as text for a terminal, or as a picture."""

ILLEGAL_REWARD = -1.0
"""What whoever ends a game by an illegal action gets."""


def check_choices(observations: str, rewards: str, illegal: str, render_mode: str | None) -> None:
    """Raise `BadOption` where one is not among what it can be."""
    for name, value, allowed in (
        ("observations", observations, ("tensor", "view")),
        ("rewards", rewards, ("rank", "points")),
        ("illegal", illegal, ("end", "replace")),
        ("render_mode", render_mode, (None, *RENDER_MODES)),
    ):
        if value not in allowed:
            known = ", ".join(str(one) for one in allowed)
            raise BadOption(f"{name} cannot be {value!r}; it can be {known}")


def env_id(game: Game, kind: str = "") -> str:
    """The id of a game's environment, `ziggurat/Tigris-v0`."""
    name = "".join(part.capitalize() for part in game.name.split("_"))
    return f"ziggurat/{name}{kind}-v0"
