"""The catalogues of words as people get them: every sentence a message can become."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2] / "src" / "ziggurat"
LANGUAGES = ("en", "cs", "pl", "hu")
HOLE = "\ufffc"
"""Marks where something is put into a sentence."""


def files(language: str) -> list[Path]:
    return [
        *sorted((ROOT / "locale" / language).glob("*.ftl")),
        *sorted((ROOT / "games").glob(f"*/words/{language}.ftl")),
        *sorted((ROOT / "games").glob(f"*/lessons/{language}.ftl")),
    ]


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """All messages of a language."""
    found: dict[str, ast.Pattern] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


@cache
def sentences(language: str) -> dict[str, list[str]]:
    """Every text that each message can become, with a hole for what is put in."""
    return {name: variants(pattern) for name, pattern in messages(language).items()}


def variants(pattern: ast.Pattern) -> list[str]:
    """A pattern with every choice of its selectors."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            more = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            more = [text for one in element.expression.variants for text in variants(one.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            more = [element.expression.value]
        else:
            more = [HOLE]
        texts = [before + after for before in texts for after in more]
    return texts


def of_game(game: str, language: str) -> dict[str, list[str]]:
    """The sentences of one game, including those in the frame's catalogues."""
    starts = (f"{game}-", f"guide-{game}-", f"option-{game}-", f"game-{game}")
    return {name: said for name, said in sentences(language).items() if name.startswith(starts)}
