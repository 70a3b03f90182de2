"""The rules that the server hands out: to be read, searched and looked at in four languages."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.server.hosts import Host, Refused, Visitor, rows
from ziggurat.core.rulebook import LANGUAGES
from ziggurat.core.types import Json
from ziggurat.games import game
from ziggurat.server.rule_search import search


def addresses(name: str, language: str, query: str) -> list[str]:
    return [str(hit["address"]) for hit in search(game(name), language, query)]


@pytest.mark.parametrize(
    ("name", "language", "query", "first"),
    [
        ("tigris", "en", "tied", "te-75"),
        ("tigris", "en", "te-12", "te-12"),
        ("tigris", "cs", "pokladům", "te-36"),
        ("tigris", "cs", "poklad", "te-36"),
        ("mexica", "pl", "mostami", "mx-13"),
        ("mexica", "pl", "zalozenie", "mx-20"),
        ("teotihuacan", "pl", "robotnikowi", "th-1"),
        ("teotihuacan", "hu", "munkásokat", "th-1"),
        ("teotihuacan", "hu", "bérek", "th-60"),
    ],
)
def test_words_are_found_in_every_form_they_have(
    name: str, language: str, query: str, first: str
) -> None:
    assert first in addresses(name, language, query)[:3]


def test_a_word_is_found_while_it_is_typed() -> None:
    assert "te-20" in addresses("tigris", "en", "catas")
    assert addresses("tigris", "en", "catas ") == []


def test_all_words_must_be_there() -> None:
    both = addresses("tigris", "en", "leader temple")

    assert "te-10" in both
    assert set(both) < set(addresses("tigris", "en", "leader"))
    assert addresses("tigris", "en", "leader ziggurat") == []
    assert addresses("tigris", "en", " ") == []


def test_a_hit_shows_what_was_found_in_its_sentence() -> None:
    [hit] = [hit for hit in search(game("tigris"), "en", "tied") if hit["address"] == "te-24"]
    sentence = hit["sentence"]

    assert isinstance(sentence, list)
    assert [span["text"] for span in sentence if span.get("found")] == ["tie"]
    assert "goes to the defender" in "".join(span["text"] for span in sentence)


def test_a_brief_book_has_the_terms_and_titles_of_the_whole_one(host: Host) -> None:
    visitor = Visitor(host.url)
    for name in ("tigris", "mexica", "teotihuacan"):
        whole = visitor.get(f"/api/games/{name}/rulebook?language=en")
        brief = visitor.get(f"/api/games/{name}/rulebook?language=en&brief=true")
        assert brief["terms"] == whole["terms"]
        assert titles(brief) == titles(whole)
        assert [rule["blocks"] for rule in rules(whole)] != [[] for _ in rules(brief)]
        assert [rule["blocks"] for rule in rules(brief)] == [[] for _ in rules(brief)]


def rules(book: Mapping[str, Json]) -> list[dict[str, Json]]:
    return [rule for chapter in rows(book["chapters"]) for rule in rows(chapter["rules"])]


def titles(book: Mapping[str, Json]) -> list[tuple[Json, Json]]:
    return [(rule["number"], rule["title"]) for rule in rules(book)]


def test_every_language_is_served_and_an_unknown_one_is_english(host: Host) -> None:
    visitor = Visitor(host.url)
    titles = set()
    for language in LANGUAGES:
        book = visitor.get(f"/api/games/mexica/rulebook?language={language}")
        assert book["language"] == language
        titles.add(str(rows(book["chapters"])[1]["title"]))
        hits = visitor.get(f"/api/games/mexica/rulebook/search?language={language}&q=pilli")["hits"]
        assert rows(hits)
    assert len(titles) == len(LANGUAGES)
    assert visitor.get("/api/games/mexica/rulebook?language=xx")["language"] == "en"


def test_pictures_are_served_by_day_and_night(host: Host) -> None:
    visitor = Visitor(host.url)
    light = visitor.http.get("/api/games/tigris/rulebook/pictures/te-10")
    dark = visitor.http.get("/api/games/tigris/rulebook/pictures/te-10?theme=dark")

    assert light.headers["content-type"].startswith("image/svg+xml")
    assert light.text != dark.text
    with pytest.raises(Refused) as refused:
        visitor.get("/api/games/tigris/rulebook/pictures/te-999")
    assert refused.value.status == 404


def test_no_such_game_has_a_rulebook(host: Host) -> None:
    for path in ("rulebook", "rulebook/search?q=a", "rulebook/pictures/te-10", "rules"):
        with pytest.raises(Refused) as refused:
            Visitor(host.url).get(f"/api/games/chess/{path}")
        assert refused.value.status == 404
