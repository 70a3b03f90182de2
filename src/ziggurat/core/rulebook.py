"""The rules of a game as people read them: chapters of numbered statements in one language.

The format is described in CONTRIBUTING.md. Texts become spans, so that what shows them need not
read Markdown: numbers of rules and terms of the game are marked in them.
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ziggurat.core.errors import BadPicture
from ziggurat.core.focus import Focus, read_focus
from ziggurat.core.game import Game
from ziggurat.core.terms import Glossary, read_terms
from ziggurat.core.types import Facts, Json

LANGUAGES = ("en", "cs", "pl", "hu")

_PICTURE = re.compile(r"!\[([^\]]*)\]\(picture:([a-z0-9-]+)\)")
_INLINE = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+)\b", re.DOTALL)
_ITEM = re.compile(r"(?:^|\n)(?:-|\d+\.) +")


@dataclass(frozen=True)
class Block:
    """A paragraph, a note on our reading, an example, a list, a table, letters or a picture."""

    kind: str
    texts: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    picture: str = ""
    ordered: bool = False

    def everything(self) -> list[str]:
        """All the text in it."""
        return [*self.texts, *(cell for row in self.rows for cell in row)]


@dataclass
class Statement:
    """A numbered rule, or a part of the overview, which has no number."""

    number: str
    title: str
    blocks: list[Block] = field(default_factory=list)

    def text(self) -> str:
        return " ".join(plain(text) for block in self.blocks for text in block.everything())

    def pictures(self) -> list[str]:
        return [block.picture for block in self.blocks if block.picture]


@dataclass
class Chapter:
    """A heading with its statements; the overview is the first one."""

    title: str
    lead: list[Block] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)


@dataclass
class Rulebook:
    """All rules of a game in one language."""

    language: str
    title: str
    preface: list[Block]
    chapters: list[Chapter]

    def statements(self) -> list[Statement]:
        return [statement for chapter in self.chapters for statement in chapter.statements]

    def numbers(self) -> list[str]:
        return [statement.number for statement in self.statements() if statement.number]


def plain(text: str) -> str:
    """A text without its marks."""
    return re.sub(r"\*+", "", text)


def read(text: str, language: str = "en") -> Rulebook:
    """A rulebook from its Markdown."""
    book = Rulebook(language, "", [], [])
    for part in re.split(r"\n(?=#{1,3} )", text.strip()):
        heading, _, rest = part.partition("\n")
        marks, _, title = heading.partition(" ")
        blocks = read_blocks(rest)
        if marks == "#":
            book.title, book.preface = title, blocks
        elif marks == "##":
            book.chapters.append(Chapter(title, blocks))
        else:
            number, _, words = title.partition(" ")
            numbered = re.fullmatch(r"[A-Z]{2}-\d+", number) is not None
            statement = (
                Statement(number, words, blocks) if numbered else Statement("", title, blocks)
            )
            book.chapters[-1].statements.append(statement)
    return book


def read_blocks(text: str) -> list[Block]:
    """What is between two headings."""
    return [_block(part) for part in re.split(r"\n{2,}", text.strip("\n")) if part.strip()]


def _block(part: str) -> Block:
    picture = _PICTURE.fullmatch(part.strip())
    if picture is not None:
        return Block("picture", (picture[1],), picture=picture[2])
    if part.startswith("    "):
        return Block("code", ("\n".join(line[4:] for line in part.split("\n")),))
    if part.startswith("|"):
        return Block(
            "table", rows=tuple(_cells(line) for line in part.split("\n") if _is_row(line))
        )
    if part.startswith("> "):
        return Block("example", (_joined(part.replace("\n> ", "\n")[2:]),))
    if _ITEM.match(part):
        items = [_joined(item) for item in _ITEM.split(part) if item.strip()]
        return Block("list", tuple(items), ordered=not part.startswith("-"))
    text = _joined(part)
    if re.fullmatch(r"\*[^*].*[^*]\*", text):
        return Block("note", (text[1:-1],))
    return Block("paragraph", (text,))


def _is_row(line: str) -> bool:
    return re.fullmatch(r"[|\s:-]+", line) is None or "-" not in line


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _joined(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text).strip()


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """The rules of a game in a language, in English where there are none."""
    file = game.folder / "rules" / f"{language}.md"
    if not file.is_file():
        language, file = "en", file.with_name("en.md")
    return read(file.read_text("utf-8"), language)


@cache
def glossary(game: Game, language: str) -> Glossary:
    """The terms of a game in a language, in English where there are none; a game may have none."""
    folder = game.folder / "terms"
    known = language if (folder / f"{language}.toml").is_file() else "en"
    return Glossary(read_terms(folder, known) if (folder / f"{known}.toml").is_file() else [])


# What a page shows


class Marker:
    """Turns texts into spans: rules as links, each term once."""

    def __init__(self, words: Glossary, numbers: set[str]) -> None:
        self.words = words
        self.numbers = numbers
        self.met: set[str] = set()

    def spans(self, text: str) -> list[Facts]:
        found: list[Facts] = []
        end = 0
        for match in _INLINE.finditer(text):
            found += self._terms(text[end : match.start()], {})
            end = match.end()
            bold, italic, code, number = match.groups()
            if code is not None:
                found.append({"text": code, "code": True})
            elif number is None:
                found += self._terms(bold or italic, {"bold": True} if bold else {"italic": True})
            elif number in self.numbers:
                found.append({"text": number, "rule": number})
            else:
                found.append({"text": number})
        return [*found, *self._terms(text[end:], {})]

    def _terms(self, text: str, look: dict[str, Json]) -> list[Facts]:
        found: list[Facts] = []
        end = 0
        for start, stop, key in self.words.find(text):
            if key not in self.met:
                self.met.add(key)
                if start > end:
                    found.append({"text": text[end:start], **look})
                found.append({"text": text[start:stop], "term": key, **look})
                end = stop
        if end < len(text):
            found.append({"text": text[end:], **look})
        return found

    def block(self, block: Block) -> Facts:
        shown: dict[str, Json] = {"kind": block.kind}
        if block.kind == "picture":
            shown |= {"name": block.picture, "alt": block.texts[0]}
        elif block.kind == "code":
            shown["text"] = block.texts[0]
        elif block.kind == "table":
            shown["rows"] = [[self.spans(cell) for cell in row] for row in block.rows]
        elif block.kind == "list":
            shown |= {"ordered": block.ordered, "items": [self.spans(item) for item in block.texts]}
        else:
            shown["spans"] = self.spans(block.texts[0])
        return shown


@cache
def book_json(game: Game, language: str, brief: bool = False) -> Facts:
    """The whole rulebook for the page, with its glossary and the drawings for its overview.

    `brief` leaves out what the rules say and keeps their titles.
    """
    content = json_of(rulebook(game, language), glossary(game, language), brief)
    return {"game": game.name, **content, "drawings": overview_drawings(game)}


@cache
def overview_drawings(game: Game) -> dict[str, list[str]]:
    """What is drawn on each card of the overview, in the order of its list items.

    A sketch is a line of names of drawings and of signs between them, without words.
    """
    file = game.folder / "rules" / "overview.toml"
    sketches = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {part: [str(line) for line in lines] for part, lines in sketches.items()}


def json_of(book: Rulebook, words: Glossary, brief: bool = False) -> Facts:
    """A book for the page: in spans, with the terms they use; or `brief`, without texts."""
    numbers = set(book.numbers())

    def blocks(of: list[Block], marker: Marker | None = None) -> list[Facts]:
        if brief:
            return []
        marker = marker or Marker(words, numbers)
        return [marker.block(block) for block in of]

    overview = Marker(words, numbers)

    return {
        "language": book.language,
        "title": book.title,
        "preface": blocks(book.preface),
        "chapters": [
            {
                "title": chapter.title,
                "lead": blocks(chapter.lead),
                "rules": [
                    {
                        "number": statement.number,
                        "title": statement.title,
                        "blocks": blocks(statement.blocks, None if statement.number else overview),
                    }
                    for statement in chapter.statements
                ],
            }
            for chapter in book.chapters
        ],
        "terms": words.json(),
        "drawings": {},
    }


# Pictures


def picture_names(game: Game) -> list[str]:
    return sorted(file.stem for file in _pictures(game).glob("*.json"))


def _pictures(game: Game) -> Path:
    return game.folder / "rules" / "pictures"


@cache
def picture(game: Game, name: str, dark: bool = False) -> str:
    """A picture of the rules as SVG."""
    if name not in picture_names(game):
        raise BadPicture(f"the rules of {game.title} have no picture {name!r}")
    sketch = json.loads((_pictures(game) / f"{name}.json").read_text("utf-8"))
    focus: Focus = read_focus(sketch["area"], sketch["marks"])
    return game.load(sketch["position"]).svg(None, dark, focus)
