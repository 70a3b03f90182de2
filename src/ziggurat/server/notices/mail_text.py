"""The words of e-mail to people who are elsewhere, in the language they chose."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

LOCALE = Path(__file__).parents[2] / "locale"
ENGLISH = "en"


def say(message: str, language: str, **facts: str) -> str:
    """A message of the catalogue with its facts; English where no language was chosen."""
    parts = _catalogue(language or ENGLISH)[message].elements
    return "".join(_part(part, facts) for part in parts)


def _part(part: ast.TextElement | ast.Placeable, facts: dict[str, str]) -> str:
    """Letters hold plain words and facts: no plurals, no references."""
    if isinstance(part, ast.TextElement):
        return part.value
    assert isinstance(part.expression, ast.VariableReference)
    return facts[part.expression.id.name]


@cache
def _catalogue(language: str) -> dict[str, ast.Pattern]:
    text = (LOCALE / language / "letters.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    return {
        entry.id.name: entry.value
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }
