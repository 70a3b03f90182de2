"""The rules as people read them: complete in every language, linked, drawn from positions."""

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.games.present import GAMES
from ziggurat import Game
from ziggurat.core.errors import BadPicture
from ziggurat.core.focus import Focus, Mark, read_focus
from ziggurat.core.rulebook import (
    LANGUAGES,
    Rulebook,
    book_json,
    glossary,
    overview_drawings,
    picture,
    picture_names,
    plain,
    read,
    rulebook,
)
from ziggurat.core.terms import Glossary, Term, pattern, read_terms

LOCALE = Path(__file__).parents[2] / "src" / "ziggurat" / "locale"
ICONS = Path(__file__).parents[2] / "ui" / "src" / "art" / "page"

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", LANGUAGES[1:])

PARTS_OF_AN_OVERVIEW = 6
SCREENS = 3200
"""How many characters of an overview fit on two screens."""


@each_game
@each_language
def test_rules_are_in_every_language(game: Game, language: str) -> None:
    assert rulebook(game, language).language == language
    assert glossary(game, language).terms


@each_game
@each_translation
def test_languages_have_the_same_chapters_numbers_and_pictures(game: Game, language: str) -> None:
    assert _frame(rulebook(game, language)) == _frame(rulebook(game, "en"))


def _frame(book: Rulebook) -> list[list[tuple[str, list[str]]]]:
    return [
        [(statement.number, statement.pictures()) for statement in chapter.statements]
        for chapter in book.chapters
    ]


@each_game
@each_translation
def test_languages_say_the_same_kind_of_thing_in_the_same_place(game: Game, language: str) -> None:
    """No example, table or note is left out, and no row of a table."""
    for ours, theirs in zip(
        rulebook(game, "en").statements(), rulebook(game, language).statements(), strict=True
    ):
        english, other = (
            [(block.kind, len(block.rows)) for block in one.blocks] for one in (ours, theirs)
        )
        assert other == english, ours.number or ours.title


@each_game
@each_language
def test_an_overview_has_six_parts_and_fits_two_screens(game: Game, language: str) -> None:
    overview = rulebook(game, language).chapters[0]

    assert [part.number for part in overview.statements] == [""] * PARTS_OF_AN_OVERVIEW
    assert sum(len(part.text()) for part in overview.statements) < SCREENS
    mistakes = overview.statements[-1].blocks[-1]
    assert len(mistakes.texts) == PARTS_OF_AN_OVERVIEW
    assert all(re.search(rf"{game.rules}-\d+$", text) for text in mistakes.texts)


@each_game
def test_every_card_of_the_overview_is_drawn_without_words(game: Game) -> None:
    """Sketches belong to the list items in order, and every name is a drawing."""
    known = {file.stem for folder in (game.folder / "art", ICONS) for file in folder.glob("*.svg")}
    parts = rulebook(game, "en").chapters[0].statements
    sketches = overview_drawings(game)

    assert f"overview-{PARTS_OF_AN_OVERVIEW}" in sketches
    for place, lines in sketches.items():
        lists = [one for one in parts[int(place[-1]) - 1].blocks if one.kind == "list"]
        assert [len(one.texts) for one in lists] == [len(lines)], place
        words = {name for line in lines for name in line.split() if re.search(r"[^\W\d_]", name)}
        assert words <= known, place


@each_game
def test_every_drawing_of_a_term_exists(game: Game) -> None:
    drawings = {term.drawing for term in glossary(game, "en").terms.values() if term.drawing}

    assert drawings
    assert drawings <= {file.stem for file in (game.folder / "art").glob("*.svg")}


@each_game
@each_language
def test_every_rule_that_a_text_cites_exists(game: Game, language: str) -> None:
    book = rulebook(game, language)
    numbers = set(book.numbers())
    texts = [statement.text() for statement in book.statements()]
    texts += [plain(text) for block in book.preface for text in block.texts]

    assert {number for text in texts for number in re.findall(r"\b[A-Z]{2}-\d+", text)} <= numbers
    for term in glossary(game, language).terms.values():
        assert term.rules, term.key
        assert set(term.rules) <= numbers, term.key


@each_game
@each_language
def test_every_statement_has_a_title_and_a_text(game: Game, language: str) -> None:
    for statement in rulebook(game, language).statements():
        assert statement.title, statement.number
        assert statement.text(), statement.number


@each_game
def test_pictures_are_all_used_and_stand_alone(game: Game) -> None:
    named = {name for one in rulebook(game, "en").statements() for name in one.pictures()}

    assert named == set(picture_names(game))
    for name in sorted(named):
        for dark in (False, True):
            drawn = ElementTree.fromstring(picture(game, name, dark))
            written = [one.text or "" for one in drawn.iter() if one.tag.endswith("text")]
            assert not [text for text in written if re.search(r"[^\W\d_]{2}", text)], name
        assert picture(game, name) != picture(game, name, True)


@each_game
def test_the_page_gets_rules_and_terms_as_links(game: Game) -> None:
    told = book_json(game, "en")
    spans: list[dict[str, object]] = []

    def gather(value: object) -> None:
        if isinstance(value, dict):
            if "text" in value and "kind" not in value:
                spans.append(value)
            for inner in value.values():
                gather(inner)
        elif isinstance(value, list):
            for inner in value:
                gather(inner)

    gather(told["chapters"])
    linked = {span["rule"] for span in spans if "rule" in span}
    assert linked
    assert linked <= set(rulebook(game, "en").numbers())
    terms = told["terms"]
    assert isinstance(terms, dict)
    used = {span["term"] for span in spans if "term" in span}
    assert used <= terms.keys()
    assert len(used) > len(terms) // 2


def test_markdown_is_read_as_blocks() -> None:
    book = read(
        "# Title\n\nBefore.\n\n## Overview\n\n### A part\nWords.\n\n## Chapter\nA lead.\n\n"
        "### TE-1 One\nText of two\nlines, **bold**.\n\n*A note.*\n\n> An example,\n> told.\n\n"
        "- first\n  goes on\n- second\n\n| a | b |\n|---|---|\n| 1 | |\n\n    x y\n\n"
        "![To be seen](picture:te-1)\n"
    )

    assert book.title == "Title"
    assert [chapter.title for chapter in book.chapters] == ["Overview", "Chapter"]
    assert book.chapters[1].lead[0].texts == ("A lead.",)
    [rule] = book.chapters[1].statements
    assert (rule.number, rule.title) == ("TE-1", "One")
    assert [(block.kind, block.texts) for block in rule.blocks] == [
        ("paragraph", ("Text of two lines, **bold**.",)),
        ("note", ("A note.",)),
        ("example", ("An example, told.",)),
        ("list", ("first goes on", "second")),
        ("table", ()),
        ("code", ("x y",)),
        ("picture", ("To be seen",)),
    ]
    assert rule.blocks[4].rows == (("a", "b"), ("1", ""))
    assert rule.pictures() == ["te-1"]


@pytest.mark.parametrize(
    ("words", "text", "fits"),
    [
        ("dělní*", "Dělníci jdou", True),
        ("dělní*", "předělník", False),
        ("the sun", "The sun rises", True),
        ("the sun", "Pyramid of the Sun", False),
        ("step on the * temple", "a step on the red temple", True),
        ("goods", "the\u00a0goods.", True),
        ("Act", "act", False),
        ("AP", "6 AP", True),
    ],
)
def test_patterns_of_words(words: str, text: str, fits: bool) -> None:
    assert (re.search(pattern(words), text) is not None) == fits


def test_the_longest_term_is_found() -> None:
    words = Glossary(
        [
            Term("tile", "tile", ("tile", "tiles"), (), "", ()),
            Term("royal", "Royal tile", ("Royal tile",), (), "", ()),
        ]
    )

    assert words.find("Tiles and a Royal tile") == [(0, 5, "tile"), (12, 22, "royal")]


def test_terms_are_not_found_inside_words() -> None:
    assert not Glossary([Term("tile", "tile", ("tile",), (), "", ())]).find("tiled volatile")


@each_game
def test_a_picture_that_cannot_be_drawn_is_refused(game: Game) -> None:
    state = game.start(seats=2, seed=1)
    with pytest.raises(BadPicture):
        picture(game, "te-999")
    with pytest.raises(BadPicture):
        state.svg(None, focus=Focus("nowhere"))
    with pytest.raises(BadPicture):
        state.svg(None, focus=Focus("", (Mark(("Z99",), "gold"),)))
    for marks in ("", [{"at": "A1"}], [{"at": ["A1"], "look": "loud"}], [{"where": ["A1"]}]):
        with pytest.raises(BadPicture):
            read_focus("A1:B2", marks)


@each_game
@each_language
def test_chapters_follow_the_numbers(game: Game, language: str) -> None:
    numbers = [int(number.split("-")[1]) for number in rulebook(game, language).numbers()]

    assert all(after == before + 1 for before, after in pairwise(numbers))


@each_language
def test_help_explains_its_terms(language: str) -> None:
    """The frame has a table of terms like the games; each term is used in the help."""
    words = Glossary(read_terms(LOCALE / "terms", language))
    text = (LOCALE / language / "help.md").read_text("utf-8")

    assert words.terms.keys() == {term.key for term in read_terms(LOCALE / "terms", "en")}
    assert {key for _, _, key in words.find(text)} == words.terms.keys()


@each_translation
def test_help_has_the_same_parts_in_every_language(language: str) -> None:
    english, other = (
        [(len(chapter.statements), [len(part.blocks) for part in chapter.statements])
         for chapter in read((LOCALE / spoken / "help.md").read_text("utf-8")).chapters]
        for spoken in ("en", language)
    )  # fmt: skip

    assert other == english


def test_help_says_what_is_left_out() -> None:
    last = read((LOCALE / "en" / "help.md").read_text("utf-8")).chapters[-1]

    assert [part.title for part in last.statements] == [
        *("Ratings", "Moves in advance", "Pausing a clock", "Chat for spectators"),
    ]
