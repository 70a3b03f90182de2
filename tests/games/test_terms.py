"""Catalogues, rules and explanations use the words of the game's table of terms."""

import re

import pytest

from tests.games.catalogues import of_game
from tests.games.present import GAMES
from ziggurat import Game
from ziggurat.core.rulebook import LANGUAGES, glossary, rulebook
from ziggurat.core.terms import pattern

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(game: Game, language: str) -> dict[str, str]:
    """Everything a player of the game reads in that language, by where it is."""
    found = {name: "\n".join(said) for name, said in of_game(game.name, language).items()}
    book = rulebook(game, language)
    found["preface"] = "\n".join(text for block in book.preface for text in block.everything())
    for chapter in book.chapters:
        found[chapter.title] = chapter.title
        for one in chapter.statements:
            found[one.number or one.title] = f"{one.title}\n{one.text()}"
    for term in glossary(game, language).terms.values():
        found[f"term {term.key}"] = f"{term.word}\n{term.means}"
    return found


@each_game
@each_language
def test_every_term_has_its_word_in_every_language(game: Game, language: str) -> None:
    terms = glossary(game, language).terms

    assert terms.keys() == glossary(game, "en").terms.keys()
    for term in terms.values():
        assert term.word, term.key
        assert term.means, term.key
        assert term.forms, term.key


@each_game
@each_language
def test_no_text_uses_a_word_that_the_table_rules_out(game: Game, language: str) -> None:
    ruled_out = [
        (term.key, words, re.compile(pattern(words)))
        for term in glossary(game, language).terms.values()
        for words in term.avoid
    ]
    found = [
        f"{place}: {words!r} ({key})"
        for place, text in texts(game, language).items()
        for key, words, forbidden in ruled_out
        if forbidden.search(text)
    ]

    assert not found


@each_game
@each_language
def test_the_table_rules_out_some_words(game: Game, language: str) -> None:
    assert any(term.avoid for term in glossary(game, language).terms.values())
