"""Breaking text: a few bytes, whole pieces, or the values of its JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from ziggurat.core.types import Json

LONGEST = 60_000
"""Bytes of a broken text."""

Tree = dict[str, Json] | list[Json]

ODD: Final[list[Json]] = [
    *(None, True, False, 0, 1, -1, 2, 7, 2**31, 2**63, -(2**63), 10**40, 0.5, 1e308, -0.0),
    *("", " ", "x", "0", "\x00", "\ud800", "\u202eabc", "é" * 300, "<script>", "null", "A1"),
    *([], [[]], {}, {"a": 1}, [None], [0] * 40),
]
TOKENS: Final = [
    *(b"{", b"}", b"[", b"]", b'"', b"\\", b":", b",", b"\n", b"\n\n", b"\r\n", b"\x00", b"NaN"),
    *(b"Infinity", b"-1", b"1e999", b"9" * 25, b"\xff\xfe", b"\xed\xa0\x80", b"\xe2\x80\xae"),
    *(b"\xf0\x9f\x91\xa9", b"[" * 2_000, b'{"a":' * 600, b"\\ud800", b" " * 300),
]


def mutated(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The text with one to four things wrong."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 4))):
        broken = _other_values(data, rng, others) if rng.random() < 0.7 else None
        data = _other_bytes(data, rng, others) if broken is None else broken
    return data[:LONGEST]


def _other_values(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes | None:
    """Values of its JSON are others; None where it holds none."""
    start = min((at for at in (data.find(b"{"), data.find(b"[")) if at >= 0), default=-1)
    if start < 0:
        return None
    text = data[start:].decode(errors="replace")
    try:
        value, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        return None
    places = list(_places(value))
    if not places:
        return None
    _change(*rng.choice(places), rng, others)
    written = json.dumps(value, ensure_ascii=rng.random() < 0.8)
    return data[:start] + (written + text[end:]).encode("utf-8", "surrogatepass")


def _places(value: Json) -> Iterator[tuple[Tree, str | int]]:
    """Everything in it that can be replaced."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield value, name
            yield from _places(inner)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield value, number
            yield from _places(inner)


def _change(tree: Tree, key: str | int, rng: Random, others: Sequence[bytes]) -> None:
    if isinstance(tree, dict):
        name = str(key)
        if rng.random() < 0.15:
            tree.pop(name)
        elif rng.random() < 0.1:
            tree[rng.choice(["", "type", "x" * 50, name.upper(), name + " "])] = tree.pop(name)
        else:
            tree[name] = _another(tree[name], list(tree.values()), rng, others)
        return
    number = int(key)
    way = rng.random()
    if way < 0.15:
        tree.pop(number)
    elif way < 0.35:
        tree.insert(rng.randrange(len(tree) + 1), tree[number])
    elif way < 0.45:
        rng.shuffle(tree)
    else:
        tree[number] = _another(tree[number], tree, rng, others)


def _another(value: Json, beside: Sequence[Json], rng: Random, others: Sequence[bytes]) -> Json:
    """A value like this one, one that stands beside it, or anything."""
    way = rng.random()
    if way < 0.35 and isinstance(value, int) and not isinstance(value, bool):
        return value + rng.choice((-1, 1, -2, 2, 10, 100))
    if way < 0.35 and isinstance(value, str):
        return _other_bytes(value.encode(errors="replace"), rng, others).decode(errors="replace")
    if way < 0.6 and beside:
        return rng.choice(beside)
    return rng.choice(ODD)


def _other_bytes(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    if not data:
        return rng.choice(TOKENS)
    at, length = rng.randrange(len(data)), rng.choice((1, 1, 2, 4, 8, 30))
    way = rng.randrange(7)
    if way == 0:
        return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
    if way == 1:
        return data[:at] + data[at + length :]
    if way == 2:
        return data[:at] + data[at : at + length] * rng.choice((2, 3, 20)) + data[at + length :]
    if way == 3:
        return data[:at] + rng.choice(TOKENS) + data[at:]
    if way == 4:
        return data[:at]
    other = rng.choice(others) if others else data
    cut = rng.randrange(len(other) + 1)
    if way == 5:
        return data[:at] + other[cut:]
    return data[:at] + other[cut : cut + length] + data[at:]
