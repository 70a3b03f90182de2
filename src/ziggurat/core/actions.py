"""The action table of a game: everything a player can ever decide, as numbers and as words."""

from collections.abc import Iterable
from difflib import get_close_matches

from ziggurat.core.errors import BadAction
from ziggurat.core.types import Action, Facts

LONGEST_WORDS = 100
"""Longer than the words of any action: beyond it, no near ones are looked for."""

NEAR = 3
"""How many near ones are named."""


class ActionTable:
    """The fixed list of a game's actions.

    Row `n` has its words (`temple E5`) and its fields for whoever draws it
    (`{"kind": "tile", "colour": "red", "cell": "E5"}`). The table is the same for every
    position, so it also is the action space of a learning environment.
    """

    def __init__(self, rows: Iterable[tuple[str, Facts]]) -> None:
        self.words: list[str] = []
        self.fields: list[Facts] = []
        for words, fields in rows:
            self.words.append(words)
            self.fields.append(fields)
        self._numbers = {words.casefold(): number for number, words in enumerate(self.words)}
        if len(self._numbers) != len(self.words):
            raise ValueError("two actions of the table have the same words")

    def __len__(self) -> int:
        return len(self.words)

    def check(self, action: object) -> None:
        """Raise `BadAction` unless the number is in the table."""
        if isinstance(action, bool) or not isinstance(action, int):
            raise BadAction(f"an action is a whole number, not {action!r}")
        if not 0 <= action < len(self.words):
            raise BadAction(f"there is no action {action}: the table has 0 to {len(self) - 1}")

    def differing(self, one: Action, other: Action) -> int:
        """In how many fields two actions of the same kind differ; -1 for different kinds."""
        first, second = self.fields[one], self.fields[other]
        if first.keys() != second.keys() or first.get("kind") != second.get("kind"):
            return -1
        return sum(first[name] != second[name] for name in first)

    def write(self, action: Action) -> str:
        self.check(action)
        return self.words[action]

    def read(self, words: object) -> Action:
        """The action of those words; raises `BadAction`, which names near ones."""
        if not isinstance(words, str):
            raise BadAction(f"an action is read from words, not from {type(words).__name__}")
        wanted = " ".join(words.split()).casefold()
        number = self._numbers.get(wanted)
        if number is None:
            if len(wanted) > LONGEST_WORDS:
                raise BadAction(f"unknown action {words[:LONGEST_WORDS]!r}…")
            near = self._near(wanted)
            hint = "; near it: " + ", ".join(self.words[self._numbers[n]] for n in near)
            raise BadAction(f"unknown action {words!r}" + (hint if near else ""))
        return number

    def _near(self, wanted: str) -> list[str]:
        """Words of the table that may be meant: the same ones in another order first."""
        parts = sorted(wanted.split())
        near = [words for words in self._numbers if sorted(words.split()) == parts]
        near += [words for words in get_close_matches(wanted, self._numbers) if words not in near]
        return near[:NEAR]
