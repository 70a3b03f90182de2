"""Non-breaking spaces and quotation marks, as each language uses them."""

import re

import pytest

from tests.games.catalogues import HOLE, ROOT, sentences
from tests.games.present import GAMES
from ziggurat.core.rulebook import LANGUAGES, Block, glossary, read, rulebook
from ziggurat.core.terms import read_terms

each_language = pytest.mark.parametrize("language", LANGUAGES)

BOUND = {
    "cs": r"(?<![\w’'])[kKsSvVzZoOuUaAiI] ",
    "pl": r"(?<![\w’'])[wWzZoOuUaAiI] ",
}
"""A one-letter word never ends a line in these languages."""

UNITS = {"en": "AP", "cs": "AB", "pl": "PA", "hu": "AP"}
"""What Mexica's action points are called; the number stays with them."""

QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "pl": ("„", "”"), "hu": ("„", "”")}
LETTERED = ("teotihuacan TH-92", "teotihuacan TH-93", "teotihuacan TH-94")
"""Rules in which a dash is the letter for an icon."""
OTHERS = set('"“”„«»‟')


def texts(language: str) -> dict[str, str]:
    """Everything people read in a language, by where it is."""
    found = {name: "\n".join(said) for name, said in sentences(language).items()}
    books = {game.name: rulebook(game, language) for game in GAMES}
    books["help"] = read((ROOT / "locale" / language / "help.md").read_text("utf-8"), language)
    for name, book in books.items():
        found[f"{name} preface"] = written(book.preface)
        for chapter in book.chapters:
            found[f"{name} {chapter.title}"] = f"{chapter.title}\n{written(chapter.lead)}"
            for one in chapter.statements:
                found[f"{name} {one.number or one.title}"] = f"{one.title}\n{written(one.blocks)}"
    for game in GAMES:
        for term in glossary(game, language).terms.values():
            found[f"{game.name} term {term.key}"] = f"{term.word}\n{term.means}"
    for term in read_terms(ROOT / "locale" / "terms", language):
        found[f"term {term.key}"] = f"{term.word}\n{term.means}"
    return found


def written(blocks: list[Block]) -> str:
    texts = [text for one in blocks if one.kind != "code" for text in one.everything()]
    return "\n".join(texts)


def faults(language: str, pattern: str) -> list[str]:
    wrong = re.compile(pattern)
    return [
        f"{place}: …{text[max(0, match.start() - 12) : match.end() + 12]!r}…"
        for place, text in texts(language).items()
        for match in wrong.finditer(text)
    ]


@pytest.mark.parametrize("language", BOUND)
def test_words_of_one_letter_stay_with_the_next(language: str) -> None:
    assert faults(language, BOUND[language]) == []


@each_language
def test_numbers_stay_with_action_points(language: str) -> None:
    assert faults(language, rf"(?:\d|{HOLE}) {UNITS[language]}\b") == []


@each_language
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    for place, text in texts(language).items():
        assert not set(text) & OTHERS - {opening, closing}, place
        assert text.count(opening) == text.count(closing), place


@each_language
def test_apostrophes_dashes_and_dots_are_typographic(language: str) -> None:
    found = faults(language, r"(?<=\w)'|\.\.\.| - | -\d|--")

    assert [fault for fault in found if not fault.startswith(LETTERED)] == []


@each_language
def test_no_space_is_doubled_or_stands_before_a_stop(language: str) -> None:
    assert faults(language, r"[ \u00a0]{2}|[ \u00a0](?:[,.;?!](?!\w)|:(?! ))") == []
