"""Reading hand-written JSON with errors that say where and what was expected."""

import json
from collections.abc import Mapping, Sequence

from ziggurat.core.errors import BadDump
from ziggurat.core.types import Json

LONGEST_LIST = 24
"""How many words an error lists; of more it names the first and the last."""


def plain(value: Json) -> Json:
    """An independent copy made of dicts and lists only."""
    copied: Json = json.loads(json.dumps(value))
    return copied


class Fields:
    """A JSON object being read, which knows its own place for error messages.

    Every field that is read is ticked off; `finish` complains about the rest. Letter case does
    not matter, neither in the names of fields nor in words.
    """

    def __init__(self, value: Json, place: str) -> None:
        if not isinstance(value, Mapping):
            raise BadDump(f"{place} should be an object, not {value!r}")
        self.value: Mapping[str, Json] = value
        self.place = place
        self._read: set[str] = set()
        self._inner: dict[str, Fields] = {}

    def has(self, name: str) -> bool:
        return self._key(name) in self.value

    def _key(self, name: str) -> str:
        """The name as it is spelt in this object."""
        if name not in self.value:
            for own in self.value:
                if isinstance(own, str) and own.casefold() == name.casefold():
                    return own
        return name

    def names(self) -> list[str]:
        self._read.update(self.value)
        return list(self.value)

    def get(self, name: str) -> Json:
        key = self._key(name)
        self._read.add(key)
        if key not in self.value:
            raise BadDump(f"{self.place} lacks {name!r}")
        return self.value[key]

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and not self.has(name):
            return default
        return as_number(self.get(name), low, high, f"{self.place}.{name}")

    def flag(self, name: str, default: bool | None = None) -> bool:
        if default is not None and not self.has(name):
            return default
        value = self.get(name)
        if not isinstance(value, bool):
            raise BadDump(f"{self.place}.{name} should be true or false, not {value!r}")
        return value

    def word(self, name: str, choices: Sequence[str], default: str | None = None) -> str:
        if default is not None and not self.has(name):
            return default
        return as_word(self.get(name), choices, f"{self.place}.{name}")

    def row(self, name: str, length: int | None = None) -> list[Json]:
        """A list, of that length if one is given; a missing one is empty where it is optional."""
        if not length and not self.has(name):
            return []
        return as_row(self.get(name), length, f"{self.place}.{name}")

    def inner(self, name: str) -> "Fields":
        """An object inside; a missing one is empty."""
        if not self.has(name):
            return Fields({}, f"{self.place}.{name}")
        return Fields(self.get(name), f"{self.place}.{name}")

    def part(self, name: str) -> "Fields":
        """The object of that name, the same one each time; `finish` looks into it too."""
        if name not in self._inner:
            self._inner[name] = self.inner(name)
        return self._inner[name]

    def item(self, name: str, number: int, count: int) -> "Fields":
        """One of `count` objects in the list of that name; in a missing list they are empty."""
        key = f"{name}[{number}]"
        if key not in self._inner:
            value = self.row(name, count)[number] if self.has(name) else {}
            self._inner[key] = Fields(value, f"{self.place}.{key}")
        return self._inner[key]

    def finish(self) -> None:
        for inner in self._inner.values():
            inner.finish()
        unknown = sorted(set(self.value) - self._read)
        if unknown:
            raise BadDump(f"{self.place} has unknown fields: {', '.join(unknown)}")


def as_number(value: Json, low: int, high: int, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        expected = f"a whole number from {low} to {high}" if low < high else str(low)
        raise BadDump(f"{place} should be {expected}, not {value!r}")
    return value


def as_word(value: Json, choices: Sequence[str], place: str) -> str:
    """One of the choices, in whatever letter case it is written."""
    if isinstance(value, str):
        if value in choices:
            return value
        for word in choices:
            if word.casefold() == value.casefold():
                return word
    raise BadDump(f"{place} should be {_one_of(choices)}, not {value!r}")


def _one_of(choices: Sequence[str]) -> str:
    """For an error: what a word should be."""
    words = [word for word in choices if word]
    shown = ", ".join(words) if len(words) <= LONGEST_LIST else f"{words[0]} … {words[-1]}"
    if len(words) > 1:
        shown = f"one of {shown}"
    if len(words) == len(choices):
        return shown
    return f"empty or {shown}" if words else "empty"


def as_row(value: Json, length: int | None, place: str) -> list[Json]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadDump(f"{place} should be a list, not {value!r}")
    if length is not None and len(value) != length:
        raise BadDump(f"{place} should have {length} items, not {len(value)}")
    return list(value)
