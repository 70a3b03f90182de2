"""The games as environments for the libraries that learn: PettingZoo, Gymnasium, OpenSpiel.

Each module here needs its library (`pip install ziggurat[pettingzoo]`, `[gymnasium]`,
`[openspiel]`); nothing of them is imported before it is asked for. `batch` steps many tables at
once and needs numpy alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat.envs.batches import batch as batch


def __getattr__(name: str) -> object:
    if name == "batch":
        from ziggurat.envs.batches import batch  # noqa: PLC0415  # needs numpy

        return batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
