"""Where a dump holds what a seat cannot know."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeAlias

from ziggurat.core.types import Json

Path: TypeAlias = tuple[str | int, ...]
"""The way to one item of a dump: keys and list positions."""


class Hidden:
    """Places of a dump whose contents a seat cannot tell apart.

    Without `values`, the items there may lie in any order: every arrangement of the
    same items is equally likely for that seat. With `values` (a die to come), each place holds
    any of them, independently and equally likely. `sets` are the lists among the places' parents
    that have no order (a hand), which a dump writes sorted.
    """

    def __init__(
        self,
        paths: Sequence[Path],
        values: Sequence[Json] | None = None,
        sets: Sequence[Path] = (),
    ) -> None:
        self.paths = list(paths)
        self.values = None if values is None else list(values)
        self.sets = set(sets)


def hidden_from_all(knowledge: Sequence[Sequence[Hidden]]) -> list[Hidden]:
    """What nobody could know even if all seats laid open what they know: the draws to come.

    `knowledge` has the hidden places of each seat. Places that lie in the same pools for everybody
    can still be arranged in any way.
    """
    places = [
        {path: number for number, pool in enumerate(pools) for path in pool.paths}
        for pools in knowledge
    ]
    together: dict[tuple[int, ...], list[Path]] = {}
    for path in places[0]:
        if all(path in known for known in places):
            together.setdefault(tuple(known[path] for known in places), []).append(path)
    found = []
    for numbers, paths in together.items():
        pool = knowledge[0][numbers[0]]
        found.append(Hidden(paths, pool.values, list(pool.sets)))
    return found


def item(dump: Json, path: Path) -> Json:
    """What lies at a place of a dump."""
    for step in path:
        if isinstance(step, int) and isinstance(dump, Sequence):
            dump = dump[step]
        elif isinstance(dump, Mapping):
            dump = dump[str(step)]
        else:
            raise KeyError(f"no place {path}")
    return dump


def put(dump: Json, path: Path, value: Json) -> None:
    """Put something at a place of a dump (one made of plain lists and dicts)."""
    inner, step = item(dump, path[:-1]), path[-1]
    if isinstance(inner, dict):
        inner[step] = value
    elif isinstance(inner, list) and isinstance(step, int):
        inner[step] = value
    else:
        raise KeyError(f"no place {path}")


def exchange(dump: Json, pools: Sequence[Hidden], rng: Random) -> None:
    """Redraw everything the pools name, in place."""
    for pool in pools:
        if pool.values is None:
            items = [item(dump, path) for path in pool.paths]
            rng.shuffle(items)
        else:
            items = [rng.choice(pool.values) for _ in pool.paths]
        for path, value in zip(pool.paths, items, strict=True):
            put(dump, path, value)
