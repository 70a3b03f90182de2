"""What is seen and what can be done, as spaces of Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts

if TYPE_CHECKING:
    from ziggurat.core.tensors import Tensor

Mask: TypeAlias = NDArray[np.int8]
"""A 1 for each legal action of the table."""

Observations: TypeAlias = Literal["tensor", "view"]
"""What a seat sees: the numbers of `game.tensor_layout`, or its view, which is plain JSON."""


class Views(gymnasium.Space[Facts]):
    """All that can be written as JSON: what `state.view` gives."""

    def __init__(self) -> None:
        super().__init__(None, None)

    @property
    def is_np_flattenable(self) -> bool:
        return False

    def sample(self, mask: object = None, probability: object = None) -> Facts:
        """The smallest view there is; a real one comes from a game."""
        return {}

    def contains(self, x: object) -> bool:
        return isinstance(x, Mapping) and _is_json(x)

    def __repr__(self) -> str:
        return "Views()"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Views)


def _is_json(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(isinstance(name, str) and _is_json(inner) for name, inner in value.items())
    if isinstance(value, list | tuple):
        return all(_is_json(inner) for inner in value)
    return value is None or isinstance(value, bool | int | float | str)


def tensors(game: Game) -> gymnasium.Space[Tensor]:
    """The space of what `game.observe` gives."""
    least, most = game.tensor_layout.bounds()
    return gymnasium.spaces.Box(least, most, dtype=np.float32)


def masks(game: Game) -> gymnasium.spaces.Box:
    """The space of action masks."""
    return gymnasium.spaces.Box(0, 1, (len(game.table),), np.int8)


def actions(game: Game) -> gymnasium.spaces.Discrete:
    """The space of actions: the game's action table."""
    return gymnasium.spaces.Discrete(len(game.table))


def mask_of(state: State) -> Mask:
    """The legal actions of whoever decides."""
    mask = np.zeros(len(state.game.table), np.int8)
    mask[state.actions()] = 1
    return mask


def complaint(state: State, action: Action) -> str:
    """Why an illegal action is illegal: its words, the rule and the reason."""
    return f"{state.game.write(action)}: {state.refusal(action)}"
