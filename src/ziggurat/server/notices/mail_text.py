"""The words of e-mail to people who are elsewhere, in the language they chose."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALE = Path(__file__).parents[2] / "locale"
ENGLISH = "en"


def say(message: str, language: str, **facts: str) -> str:
    """A message of the catalogue with its facts; English where no language was chosen."""
    bundle = _bundle(language or ENGLISH)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, errors
    assert isinstance(text, str)
    return text


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / language / "mail.ftl").read_text("utf-8")))
    return bundle
