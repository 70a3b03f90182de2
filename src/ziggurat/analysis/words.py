"""What an analysis says, in the reader's language, from the catalogues of frame and game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ziggurat.core.game import Game
from ziggurat.core.rulebook import LANGUAGES
from ziggurat.core.types import Facts, Json

LOCALE = Path(__file__).parents[1] / "locale"
TOPICS = ("analysis", "table")

__all__ = ["LANGUAGES", "Words"]


class Words:
    """Sentences in one language about one game."""

    def __init__(self, game: Game, language: str, names: list[str]) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.bundle = FluentBundle([language], use_isolating=False)
        files = [LOCALE / language / f"{topic}.ftl" for topic in TOPICS]
        for file in [*files, game.folder / "words" / f"{language}.ftl"]:
            if file.is_file():
                self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def say(self, message: str, **facts: str | int) -> str:
        """A message of the catalogues with its facts."""
        text = self._said(message, facts)
        assert text is not None, message
        return text

    def title(self) -> str:
        """What the game is called."""
        return self._said(f"game-{self.game.name}", {}) or self.game.title

    def source(self, name: str) -> str:
        """What players call a source of points."""
        for start in ("tally", "tally-earned"):
            text = self._said(f"{self.game.name}-{start}-{name}", {})
            if text is not None:
                return text
        return name

    def reason(self, reason: Facts) -> str:
        """A reason for a move; empty where the catalogues cannot say it without a page."""
        kind, about = reason["kind"], reason["facts"]
        assert isinstance(about, Mapping)
        facts = {name: _argument(value) for name, value in about.items()}
        seat = about.get("seat")
        if isinstance(seat, int) and seat < len(self.names):
            facts["player"] = self.names[seat]
        if "count" in facts:
            facts.setdefault("points", facts["count"])
        for message in (f"{self.game.name}-reason-{kind}", f"reason-{kind}"):
            text = self._said(message, facts)
            if text is not None:
                return text
        return ""

    def _said(self, message: str, facts: Mapping[str, str | int]) -> str | None:
        """The sentence, or None if there is none or it needs more than these facts."""
        if not self.bundle.has_message(message):
            return None
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, dict(facts))
        return None if errors else str(text)


def _argument(value: Json) -> str | int:
    """A fact as a catalogue takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)
