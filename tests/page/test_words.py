"""Every word a person reads is in all four catalogues, used, and with the same placeholders."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ziggurat

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "ziggurat" / "locale"
GAMES = ROOT / "src" / "ziggurat" / "games"
PAGE = ROOT / "ui" / "src"
MAIL = ROOT / "src" / "ziggurat" / "server" / "notices" / "turns.py"
REPORT = ROOT / "src" / "ziggurat" / "analysis" / "report.py"
LANGUAGES = ("en", "cs", "pl", "hu")
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "hu": {"one", "other"},
}

TOLD_ELSEWHERE = {"drew", "swapped-tiles", "turn-ended", "turn", "done", "offer"}
"""Events that another line of the log tells already."""

NAMES = (
    "Ziggurat",
    "Piazzolla",
    "Source Sans 3",
    "SIL Open Font License 1.1",
    "Svelte",
    "MIT",
    "Fluent",
    "Apache 2.0",
)
"""Names that are the same in every language."""


class Mentions(Visitor):
    """The variables and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[tuple[str, str | None]] = set()
        self.selected: set[str] = set()
        self.shown: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802  the visitor's own name
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  the visitor's own name
        self.messages.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802  the visitor's own name
        if isinstance(node.key, ast.Identifier):
            self.selected.add(node.key.name)
        self.generic_visit(node)


def files(language: str) -> dict[str, Path]:
    """The catalogues of a language by their topics: the frame's, and each game's own."""
    found = {file.stem: file for file in (LOCALE / language).glob("*.ftl")}
    for file in GAMES.glob(f"*/words/{language}*.ftl"):
        found[file.parts[-3] + file.stem.removeprefix(language)] = file
    for file in GAMES.glob(f"*/lessons/{language}.ftl"):
        found[f"lessons-{file.parts[-3]}"] = file
    return found


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    found: dict[str, ast.Message] = {}
    for file in files(language).values():
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def mentions(node: ast.BaseNode) -> Mentions:
    found = Mentions()
    found.visit(node)
    return found


def variables(language: str, name: str) -> tuple[set[str], set[str]]:
    """All variables of a message, and those it shows; with those of messages it mentions."""
    message = catalogue(language)[name]
    assert message.value is not None, f"{language}: {name} has no text"
    own = mentions(message.value)
    needed, shown = set(own.variables), set(own.shown)
    for other, _ in own.messages:
        theirs = variables(language, other)
        needed |= theirs[0]
        shown |= theirs[1]
    return needed, shown


def pages(pattern: str) -> list[Path]:
    """The files of the page, its frame and the games' parts."""
    return sorted([*PAGE.rglob(pattern), *GAMES.glob(f"*/page/**/{pattern}")])


@cache
def sources() -> dict[Path, str]:
    every = [*pages("*.svelte"), *pages("*.ts"), MAIL, REPORT]
    return {file: file.read_text("utf-8") for file in every if not file.name.endswith(".test.ts")}


def said() -> Iterator[str]:
    """Messages that the page, or the server in a letter, names as they are."""
    for text in sources().values():
        yield from re.findall(r"\b(?:say|parts)\(\s*['\"]([a-z0-9-]+)['\"]", text)


def families() -> list[re.Pattern[str]]:
    """Messages that the page names in part: `tigris-event-${kind}`."""
    found = []
    for source in sources().values():
        text = re.sub(r"f(['\"])([a-z-]+)\{[^}]+\}\1", r"`\2${}`", source)
        for template in re.findall(r"`([a-z0-9-]*(?:\$\{[^`}]*\}-?[a-z0-9-]*)+)`", text):
            fixed = re.split(r"\$\{[^}]*\}", template)
            if fixed[0].endswith("-") or any(len(part) > 4 for part in fixed[1:]):
                found.append(re.compile("[a-z0-9_-]+".join(map(re.escape, fixed))))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_files_and_messages(language: str) -> None:
    assert files(language).keys() == files("en").keys()
    assert catalogue(language).keys() == catalogue("en").keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_shows_the_same_placeholders(language: str) -> None:
    """A language may need no forms for a number, but it shows what English shows."""
    differing = {}
    for name in catalogue("en"):
        given, shown = variables("en", name)
        used, told = variables(language, name)
        if shown - used or told - given:
            differing[name] = (given, used)
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    every = {"zero", "one", "two", "few", "many", "other"}
    wrong = {
        name: mentions(message).selected & every - PLURALS[language]
        for name, message in catalogue(language).items()
        if mentions(message).selected & every - PLURALS[language]
    }
    assert not wrong


def test_no_message_is_missing() -> None:
    wanted = set(said())
    for game in (one.name for one in ziggurat.games()):
        if not (GAMES / game / "page" / "index.ts").is_file():
            continue
        wanted |= {f"{game}-event-{kind}" for kind in events(game)}
        wanted |= {f"{game}-refusal-{reason}" for reason in refusals(game)}
        wanted |= {f"{game}-explain-{key}" for key in explanations(game)}
    api = (ROOT / "docs" / "api.md").read_text("utf-8")
    problems = api.partition("## Problems")[2].partition("## Limits")[0]
    for row in re.findall(r"^\| \d{3} \|([^|]*)\|", problems, re.MULTILINE):
        wanted |= {f"problem-{key}" for key in re.findall(r"`([a-z-]+)`", row) if key not in FACTS}
    assert sorted(wanted - catalogue("en").keys()) == []


FACTS = {"state", "detail", "where", "words", "refusal", "limit", "seconds", "log"}
"""Names of facts that stand among the keys of problems."""


def events(game: str) -> set[str]:
    whole = (GAMES / game / "positions.md").read_text("utf-8")
    text = whole.partition("## Events")[2].partition("\n## ")[0]
    kinds: set[str] = set()
    for row in re.findall(r"^\| (`[^|]+`) \|", text, re.MULTILINE):
        kinds |= set(re.findall(r"`([a-z-]+)`", row))
    extra = {"drew-tiles"} if game == "tigris" else set()
    return (kinds | extra) - TOLD_ELSEWHERE


def refusals(game: str) -> set[str]:
    reasons: set[str] = set()
    for file in (GAMES / game).glob("*.py"):
        if file.name != "explain.py":
            reasons |= keys(file)
    return reasons


def explanations(game: str) -> set[str]:
    file = GAMES / game / "explain.py"
    return keys(file) if file.is_file() else set()


def keys(file: Path) -> set[str]:
    """What a source says with the number of a rule."""
    return set(re.findall(r'"[A-Z]{2}-\d+",\s*"([a-z-]+)"', file.read_text("utf-8")))


def test_no_message_is_unused() -> None:
    """Those of lessons are named by the lessons (`tests/games/test_lessons.py`)."""
    every = "\n".join(sources().values())
    named = set(re.findall(r"['\"]([a-z0-9-]+)['\"]", every))
    parts = families()
    for message in catalogue("en").values():
        named |= {other for other, _ in mentions(message).messages}
    unused = [
        name
        for name in catalogue("en")
        if name not in named
        and not any(part.fullmatch(name) for part in parts)
        and "-lesson-" not in name
    ]
    assert unused == []


@pytest.mark.parametrize("file", pages("*.svelte"), ids=lambda file: file.name)
def test_no_text_in_code(file: Path) -> None:
    text = re.sub(r"<(script|style)[\s\S]*?</\1>|<!--[\s\S]*?-->", "", file.read_text("utf-8"))
    labels = re.findall(r'(?:aria-label|title|placeholder|alt)="([^{"]+)"', text)
    while re.search(r"\{[^{}]*\}", text):
        text = re.sub(r"\{[^{}]*\}", "", text)
    text = re.sub(r"<[^>]*>", " ", text.replace("=>", ""))
    for name in NAMES:
        text = text.replace(name, "")
    text = re.sub(r"&[a-z]+;", "", text)
    assert re.findall(r"[^\W\d_]{2,}", text) == []
    assert labels == []
