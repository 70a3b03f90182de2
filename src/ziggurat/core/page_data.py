"""What is printed on boards and tiles, for a game's part of the page.

The page draws what the box shows; the numbers come from the game, so nobody keeps them twice.
`python tools/printed.py` writes them into `page/printed.ts` of each game that declares some.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from ziggurat.core.types import Json

WIDTH = 100


class Printed:
    """A constant of the page: its name, its type as TypeScript writes it, and what it means."""

    def __init__(self, name: str, kind: str, meaning: str, value: Json) -> None:
        self.name = name
        self.kind = kind
        self.meaning = meaning
        self.value = value


def source(printed: Sequence[Printed], imports: Sequence[str] = ()) -> str:
    """The module `printed.ts` of a game."""
    lines = ["/** What is printed on boards and tiles; written by tools/printed.py. */", ""]
    lines += [*imports, ""] if imports else []
    for one in printed:
        lines += [f"/** {one.meaning} */"]
        lines += [f"export const {one.name}: {one.kind} = {_literal(one.value, '')};", ""]
    return "\n".join(lines)


def _literal(value: Json, indent: str) -> str:
    """A value as TypeScript writes it, on one line where it fits."""
    flat = _flat(value)
    if len(indent) + len(flat) <= WIDTH or not isinstance(value, Mapping | list | tuple):
        return flat
    inner = indent + "  "
    if isinstance(value, Mapping):
        rows = [f"{_key(name)}: {_literal(item, inner)}" for name, item in value.items()]
        opened, closed = "{", "}"
    else:
        rows = [_literal(item, inner) for item in value]
        opened, closed = "[", "]"
    return opened + "".join(f"\n{inner}{row}," for row in rows) + f"\n{indent}{closed}"


def _flat(value: Json) -> str:
    if isinstance(value, Mapping):
        rows = [f"{_key(name)}: {_flat(item)}" for name, item in value.items()]
        return f"{{ {', '.join(rows)} }}" if rows else "{}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{', '.join(_flat(item) for item in value)}]"
    if isinstance(value, str):
        return "'" + json.dumps(value, ensure_ascii=False)[1:-1].replace("'", "\\'") + "'"
    return json.dumps(value)


def _key(name: str) -> str:
    return name if name.isidentifier() or name.isdecimal() else f"'{name}'"
