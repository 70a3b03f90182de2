"""The words of e-mail to people who are elsewhere, in the language they chose."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ziggurat.server.tables.game_info import words_text

LOCALE = Path(__file__).parents[2] / "locale"
ENGLISH = "en"


def say(message: str, language: str, **facts: str | int) -> str:
    """A message of the catalogue with its facts; English where no language was chosen."""
    bundle = _bundle(language or ENGLISH)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, errors
    assert isinstance(text, str)
    return text


@cache
def game_title(game: str, language: str) -> str:
    """What a game is called in the language of the reader."""
    spoken = language or ENGLISH
    bundle = FluentBundle([spoken], use_isolating=False)
    bundle.add_resource(FluentResource(words_text(game, spoken)))
    pattern = bundle.get_message(f"game-{game}").value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / language / "mail.ftl").read_text("utf-8")))
    return bundle
