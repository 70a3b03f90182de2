"""Nouns have the right form after numbers: messages are formatted with 1, 2, 5, 12 and 22."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.games.catalogues import LANGUAGES, files, messages

NUMBERS = (1, 2, 5, 12, 22)

COUNTED = {
    "en": {
        ("teotihuacan-goods", "good=stone"): "stone stone stone stone stone",
        ("teotihuacan-points", ""): "point points points points points",
        ("tigris-tiles", "tile=temple"): "temple temples temples temples temples",
        ("mexica-points", ""): "point points points points points",
    },
    "cs": {
        ("teotihuacan-goods", "good=cocoa"): "kakao kakaa kakaa kakaa kakaa",
        ("teotihuacan-goods", "good=wood"): "dřevo dřeva dřev dřev dřev",
        ("teotihuacan-goods", "good=stone"): "kámen kameny kamenů kamenů kamenů",
        ("teotihuacan-goods", "good=gold"): "zlato zlata zlata zlata zlata",
        ("teotihuacan-points", ""): "bod body bodů bodů bodů",
        ("tigris-tiles", "tile=temple"): "chrám chrámy chrámů chrámů chrámů",
        ("mexica-points", ""): "bod body bodů bodů bodů",
    },
    "pl": {
        ("teotihuacan-goods", "good=cocoa"): "kakao kakao kakao kakao kakao",
        ("teotihuacan-goods", "good=wood"): "drewno drewna drewna drewna drewna",
        ("teotihuacan-goods", "good=stone"): "kamień kamienie kamieni kamieni kamienie",
        ("teotihuacan-goods", "good=gold"): "złoto złota złota złota złota",
        ("teotihuacan-points", ""): "punkt punkty punktów punktów punkty",
        ("tigris-tiles", "tile=temple"): "świątynię świątynie świątyń świątyń świątynie",
        ("mexica-points", ""): "punkt punkty punktów punktów punkty",
    },
    "hu": {
        ("teotihuacan-goods", "good=stone"): "kő kő kő kő kő",
        ("teotihuacan-points", ""): "pont pont pont pont pont",
        ("mexica-points", ""): "pont pont pont pont pont",
    },
}
"""The noun after 1, 2, 5, 12 and 22."""

NUMERIC = {
    "ap", "bridges", "cocoa", "cost", "count", "distance", "due", "fee", "gold", "held", "left",
    "levels", "matches", "minutes", "paid", "points", "seconds", "stone", "times", "wood",
    "workers",
}  # fmt: skip
"""Variables that count something wherever a message shows them."""

UNCHANGED = {
    "en": ("AP", "cocoa", "wood", "stone", "gold", "min", "s", "left", "to", "for", "of", "on",
           "from", "are", "at", "and"),
    "cs": ("AB", "min", "s", "a", "na", "z", "ze", "za", "od"),
    "pl": ("PA", "kakao", "min", "s", "a", "i", "na", "z", "ze", "za", "od"),
}  # fmt: skip
"""Words after a number that have only one form, or do not belong to it."""


ALWAYS_TEN = {"teotihuacan-event-bot-exchange"}
"""Messages whose number never changes."""


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for file in files(language):
        found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def said(language: str, name: str, given: dict[str, object]) -> str:
    value = bundle(language).get_message(name).value
    assert value is not None
    text, errors = bundle(language).format_pattern(value, given)
    assert not errors, (name, errors)
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_the_form_of_its_number(language: str) -> None:
    for (name, more), forms in COUNTED[language].items():
        key, _, choice = more.partition("=")
        given: dict[str, object] = {key: choice} if key else {}
        told = [
            said(language, name, {**given, "count": number, "points": number}) for number in NUMBERS
        ]
        assert told == [
            f"{number}\u00a0{form}" if "\u00a0" in told[n] else f"{number} {form}"
            for n, (number, form) in enumerate(zip(NUMBERS, forms.split(), strict=True))
        ], name


class Meetings(Visitor):
    """Where a number is followed by a word whose form does not depend on the number."""

    def __init__(self, language: str) -> None:
        self.unchanged = UNCHANGED[language]
        self.chosen: list[str] = []
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  its name
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.chosen.append(name)
        self.generic_visit(node)
        self.chosen.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  its name
        for element, after in zip(node.elements, node.elements[1:], strict=False):
            name = _shown(element)
            if name in NUMERIC and name not in self.chosen and isinstance(after, ast.TextElement):
                word = after.value.split(maxsplit=1)[0].strip(".,;:?!()")
                glued = after.value[:1] in " \u00a0"
                if glued and word[:1].isalpha() and word not in self.unchanged:
                    self.found.append(f"{{ ${name} }} {word}")
        self.generic_visit(node)


def _shown(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
        return element.expression.id.name
    return ""


@pytest.mark.parametrize("language", UNCHANGED)
def test_every_noun_behind_a_number_is_chosen_by_it(language: str) -> None:
    wrong = {}
    for name, pattern in messages(language).items():
        meetings = Meetings(language)
        meetings.visit(pattern)
        if meetings.found and name not in ALWAYS_TEN:
            wrong[name] = meetings.found

    assert not wrong


@pytest.mark.parametrize("name", ["learn-at-step", "learn-left", "lesson-step", "lesson-where"])
def test_czech_says_ze_before_numbers_that_begin_like_it(name: str) -> None:
    for count in range(1, 15):
        text = said("cs", name, {"number": 1, "done": 1, "minutes": 1, "count": count})
        preposition = "ze" if count in (2, 3, 4, 6, 7, 14) else "z"
        assert f" {preposition}\u00a0{count}" in text, text
