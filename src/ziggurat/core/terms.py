"""The terms of a game in one language: what each is called, explained in a sentence."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from ziggurat.core.types import Facts

_WORD_START = re.compile(r"(?<![^\W_])[^\W_].?", re.DOTALL)


@dataclass(frozen=True)
class Term:
    """A piece, place, action or concept of a game."""

    key: str
    word: str
    forms: tuple[str, ...]
    avoid: tuple[str, ...]
    means: str
    rules: tuple[str, ...]
    drawing: str = ""


def read_terms(folder: Path, language: str) -> list[Term]:
    """The table of a language; the rules and drawings of a term are in the English one."""
    table = _table(folder / f"{language}.toml")
    english = _table(folder / "en.toml")
    return [
        Term(
            key,
            str(row["word"]),
            _texts(row.get("forms")),
            _texts(row.get("avoid")),
            str(row.get("means", "")),
            _texts(english.get(key, row).get("rules")),
            str(english.get(key, row).get("drawing", "")),
        )
        for key, row in table.items()
    ]


def _table(file: Path) -> dict[str, dict[str, object]]:
    table = tomllib.loads(file.read_text("utf-8"))
    assert all(isinstance(row, dict) for row in table.values()), file
    return table


def _texts(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list) else ()


def pattern(words: str) -> str:
    """A form or a forbidden word as a regular expression.

    Words are whole; `*` stands for any letters; the first letter may be a capital in the text,
    all others must be as written; any white space matches any other.
    """
    first = words[0]
    start = f"[{first.upper()}{first}]" if first.islower() else _literal(first)
    body = "".join(_literal(character) for character in words[1:])
    return rf"(?<![^\W_]){start}{body}(?![^\W_])"


def _literal(character: str) -> str:
    if character == "*":
        return r"[^\W_]*"
    return r"\s+" if character.isspace() else re.escape(character)


class Glossary:
    """Finds the terms of a game in a text."""

    def __init__(self, terms: list[Term]) -> None:
        self.terms = {term.key: term for term in terms}
        forms = [(form, term.key) for term in terms for form in term.forms]
        self._by_start: dict[str, list[tuple[re.Pattern[str], str]]] = {}
        for form, key in sorted(forms, key=lambda pair: len(pair[0]), reverse=True):
            start = self._by_start.setdefault(form[:2].lower(), [])
            start.append((re.compile(pattern(form)), key))

    def find(self, text: str) -> list[tuple[int, int, str]]:
        """Where terms occur, the longest first where several would fit."""
        found: list[tuple[int, int, str]] = []
        end = 0
        for word in _WORD_START.finditer(text):
            if word.start() < end:
                continue
            for form, key in self._by_start.get(word[0].lower(), ()):
                match = form.match(text, word.start())
                if match is not None:
                    end = match.end()
                    found.append((match.start(), end, key))
                    break
        return found

    def json(self) -> Facts:
        """What the page shows when a reader touches a term, and the forms by which it is found."""
        return {
            key: {
                "word": term.word,
                "forms": list(term.forms),
                "means": term.means,
                "rules": list(term.rules),
                "drawing": term.drawing,
            }
            for key, term in self.terms.items()
        }
