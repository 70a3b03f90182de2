"""Every message says the same in both runtimes: the page's, and the server's."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.page.test_words import LANGUAGES, ROOT, files
from ziggurat.core.types import Json

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 12, 22)
MOST = 40
"""How many ways to fill in a message are compared at most."""

Given = dict[str, str | int]
Rendering = tuple[str, str | None, Given]
"""A message, the attribute of it or None, and what is filled in."""


class Variables(Visitor):
    """The variables of a message, each with what may stand for it."""

    def __init__(self) -> None:
        self.choices: dict[str, set[str | int]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own name
        self.choices.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  the visitor's own name
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  the visitor's own name
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            keys = {key_of(variant) for variant in node.variants}
            chosen = self.choices.setdefault(selector.id.name, set())
            named = {key for key in keys if isinstance(key, str) and key not in PLURALS}
            chosen |= named or set(NUMBERS)
            chosen |= {key for key in keys if isinstance(key, int)}
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str | int:
    if isinstance(variant.key, ast.NumberLiteral):
        return int(variant.key.value)
    return variant.key.name


def parsed(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in files(language).values():
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def choices(messages: dict[str, ast.Message], name: str) -> dict[str, list[str | int]]:
    """What may stand for each variable of a message and of those it mentions."""
    variables, left, seen = Variables(), [name], set()
    while left:
        one = left.pop()
        if one in seen or one not in messages:
            continue
        seen.add(one)
        variables.visit(messages[one])
        left += variables.references
    return {
        variable: sorted(chosen, key=str) or ["Eva", 4]
        for variable, chosen in variables.choices.items()
    }


def fillings(possible: dict[str, list[str | int]]) -> Iterator[Given]:
    """Each choice of each variable at least once."""
    longest = max((len(chosen) for chosen in possible.values()), default=1)
    for turn in range(min(longest, MOST)):
        yield {name: chosen[turn % len(chosen)] for name, chosen in possible.items()}


def renderings(language: str) -> list[Rendering]:
    messages = parsed(language)
    found: list[Rendering] = []
    for name, message in messages.items():
        attributes = [None] if message.value is not None else []
        for attribute in (*attributes, *(one.id.name for one in message.attributes)):
            found += [(name, attribute, given) for given in fillings(choices(messages, name))]
    return found


def by_the_page(language: str, wanted: list[Rendering]) -> list[str]:
    sources: list[Json] = [file.read_text("utf-8") for file in files(language).values()]
    messages: list[Json] = [
        {"id": name, "attribute": attribute, "given": dict(given)}
        for name, attribute, given in wanted
    ]
    order = [{"language": language, "sources": sources, "messages": messages}]
    done = subprocess.run(
        [ROOT / "tools" / "page", "render"],
        input=json.dumps(order),
        capture_output=True,
        text=True,
        check=True,
    )
    texts = json.loads(done.stdout)[0]
    return [str(text) for text in texts]


def by_the_server(language: str, wanted: list[Rendering]) -> list[str]:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language).values():
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    found = []
    for name, attribute, given in wanted:
        message = bundle.get_message(name)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, given)
        found.append(f"{text} {' '.join(map(str, errors))}" if errors else str(text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_runtimes_say_the_same(language: str) -> None:
    wanted = renderings(language)
    assert len(wanted) > 1000

    page, server = by_the_page(language, wanted), by_the_server(language, wanted)

    differing = [
        f"{name} {given}: {one!r} on the page, {other!r} in the server"
        for (name, _, given), one, other in zip(wanted, page, server, strict=True)
        if one != other
    ]
    assert differing == []
