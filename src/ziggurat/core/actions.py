"""The action table of a game: everything a player can ever decide, as numbers and as words."""

from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from heapq import nsmallest

from ziggurat.core.errors import BadAction
from ziggurat.core.types import Action, Facts

LONGEST_WORDS = 100
"""Longer than the words of any action; for longer texts no near ones are looked for."""

NEAR = 3
"""How many near ones an error names."""

MOST_PARTS = 12
"""More parts than the words of any action have."""


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
        self._having: dict[str, list[str]] = {}
        """The words in which each part occurs."""

    def __len__(self) -> int:
        return len(self.words)

    def check(self, action: object) -> None:
        """Raise `BadAction` unless the number is in the table."""
        if isinstance(action, bool) or not isinstance(action, int):
            raise BadAction(f"an action is a whole number, not {action!r}")
        if not 0 <= action < len(self.words):
            raise BadAction(f"there is no action {action}: the table has 0 to {len(self) - 1}")

    def write(self, action: Action) -> str:
        self.check(action)
        return self.words[action]

    def read(self, words: object) -> Action:
        """The action with those words; raises `BadAction`, which names near ones."""
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
        """Words of the table that may be meant: those with the most parts in common, in any order.

        Nobody should be able to keep a server busy by asking for what does not exist: parts are
        looked up, and compared letter by letter only with those that are not numbers or places.
        """
        parts = [self._known_part(part) for part in wanted.split()[:MOST_PARTS]]
        common: Counter[str] = Counter()
        for part in set(parts):
            common.update(self._having.get(part, ()))
        ordered = sorted(parts)

        def distance(words: str) -> tuple[int, bool, str]:
            return -common[words], sorted(words.split()) != ordered, words

        likely = [words for words, count in common.items() if 2 * count >= len(parts)]
        return nsmallest(NEAR, likely, distance)

    def _known_part(self, part: str) -> str:
        """A part as some action has it; a misspelt one as it was probably meant."""
        if not self._having:
            for words in self._numbers:
                for one in set(words.split()):
                    self._having.setdefault(one, []).append(words)
        if part in self._having:
            return part
        spelt = [one for one in self._having if one.isalpha()]
        return (get_close_matches(part, spelt, 1) or [part])[0]
