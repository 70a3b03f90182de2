"""The games as environments for the libraries that learn: PettingZoo, Gymnasium, OpenSpiel.

Each module here needs its library (`pip install ziggurat[pettingzoo]`, `[gymnasium]`,
`[openspiel]`); nothing of them is imported before it is asked for. `batch` steps many tables at
once, `random_legal` draws an action for each of them; both need numpy alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat.envs.batches import batch as batch
    from ziggurat.envs.batches import random_legal as random_legal

FROM_BATCHES = ("batch", "random_legal")


def __getattr__(name: str) -> object:
    if name in FROM_BATCHES:
        return getattr(import_module("ziggurat.envs.batches"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
