"""Searching the rules in the language of the reader: by stems, by terms, and as one types."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ziggurat.core.game import Game
from ziggurat.core.rulebook import Statement, glossary, plain, rulebook
from ziggurat.core.types import Facts

if TYPE_CHECKING:
    from snowballstemmer import Stemmer

ALGORITHMS = {"en": "english", "cs": "czech", "pl": "polish", "hu": "hungarian"}
MOST_HITS = 40
SHORTEST_STEM = 4
"""Stems of one word may differ in their ends, not in their first letters."""

_WORD = re.compile(r"[^\W_]+(?:-\d+)?")
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_])")


@cache
def _stemmer(language: str) -> Stemmer:
    from snowballstemmer import stemmer  # noqa: PLC0415  read when somebody searches, not before

    return stemmer(ALGORITHMS.get(language, "english"))


def _folded(word: str) -> str:
    """Small letters without accents, so that either way of typing finds."""
    parts = unicodedata.normalize("NFD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _stem(language: str, word: str) -> str:
    return _folded(_stemmer(language).stemWord(word.casefold()))


def _alike(stem: str, other: str) -> bool:
    if stem == other or stem[-1:].isdigit():
        return stem == other
    short, long = sorted((stem, other), key=len)
    near = len(short) >= SHORTEST_STEM and len(long) - len(short) <= 2
    return near and long.startswith(short)


@dataclass(frozen=True)
class Sentence:
    """A sentence with its words and the terms it mentions."""

    text: str
    words: tuple[tuple[int, int, str, str], ...]
    """Begin, end, the word without accents and its stem."""
    terms: tuple[tuple[int, int, str], ...]


@dataclass(frozen=True)
class Wish:
    """A word that is looked for."""

    word: str
    stem: str
    terms: frozenset[str]
    begun: bool
    """Whether it may be only the beginning of a word: the last one that was typed."""

    def found_in(self, sentence: Sentence) -> list[tuple[int, int]]:
        places = [
            (begin, end)
            for begin, end, word, stem in sentence.words
            if _alike(stem, self.stem) or (self.begun and word.startswith(self.word))
        ]
        return places + [(begin, end) for begin, end, key in sentence.terms if key in self.terms]


@cache
def _sentences(game: Game, language: str) -> dict[str, tuple[Sentence, list[Sentence]]]:
    """The title and the sentences of every statement, by its address."""
    found = {}
    for address, statement in addressed(game, language):
        texts = [plain(text) for block in statement.blocks for text in block.everything()]
        title = f"{statement.number} {statement.title}".strip()
        found[address] = (
            _sentence(game, language, title),
            [
                _sentence(game, language, sentence)
                for text in texts
                for sentence in _SENTENCE.split(text)
            ],
        )
    return found


def addressed(game: Game, language: str) -> list[tuple[str, Statement]]:
    """Every statement with its address on the page: `te-12`, or `overview-1`."""
    found = []
    for number, statement in enumerate(rulebook(game, language).statements(), 1):
        found.append((statement.number.lower() or f"overview-{number}", statement))
    return found


def _sentence(game: Game, language: str, text: str) -> Sentence:
    words = tuple(
        (match.start(), match.end(), _folded(match[0]), _stem(language, match[0]))
        for match in _WORD.finditer(text)
    )
    return Sentence(text, words, tuple(glossary(game, language).find(text)))


def _wishes(game: Game, language: str, query: str) -> list[Wish]:
    words = _WORD.findall(query)
    typing = bool(query) and not query[-1].isspace()
    return [
        Wish(
            _folded(word),
            _stem(language, word),
            frozenset(key for _, _, key in glossary(game, language).find(word)),
            typing and word == words[-1],
        )
        for word in words
    ]


def search(game: Game, language: str, query: str) -> list[Facts]:
    """The statements that have all the words, best first, each with a sentence that shows them."""
    wishes = _wishes(game, language, query)
    if not wishes:
        return []
    hits: list[tuple[int, int, Facts]] = []
    for order, (address, (title, body)) in enumerate(_sentences(game, language).items()):
        everything = [title, *body]
        if not all(any(wish.found_in(one) for one in everything) for wish in wishes):
            continue
        in_title = sum(1 for wish in wishes if wish.found_in(title))
        best = max(body, key=lambda one: sum(1 for wish in wishes if wish.found_in(one)))
        facts: Facts = {
            "address": address,
            "title": _shown(title, wishes),
            "sentence": _shown(best, wishes),
        }
        hits.append((-in_title, order, facts))
    return [facts for _, _, facts in sorted(hits, key=lambda hit: hit[:2])[:MOST_HITS]]


def _shown(sentence: Sentence, wishes: list[Wish]) -> list[Facts]:
    """The sentence in spans, what was found marked."""
    places = sorted({place for wish in wishes for place in wish.found_in(sentence)})
    spans: list[Facts] = []
    end = 0
    for begin, stop in places:
        if begin >= end:
            if begin > end:
                spans.append({"text": sentence.text[end:begin]})
            spans.append({"text": sentence.text[begin:stop], "found": True})
            end = stop
    if end < len(sentence.text):
        spans.append({"text": sentence.text[end:]})
    return spans
