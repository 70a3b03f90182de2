"""Everything that can be wrong with what a caller hands in, named by what went wrong."""

from __future__ import annotations

from ziggurat.core.refusals import Refusal


class ZigguratError(Exception):
    """Bad input. The message says what, where and what was expected; nothing was changed."""


class BadGame(ZigguratError):
    """A package claims to be a game and is not one."""


class UnknownGame(ZigguratError):
    """There is no game of that name."""


class BadSeats(ZigguratError):
    """The game is not played by that number of players."""


class BadOption(ZigguratError):
    """An option that the game does not have, or a value that it cannot take."""


class BadRevision(ZigguratError):
    """A revision of the rules that this release does not know."""


class BadSeed(ZigguratError):
    """A seed that cannot be written into a record."""


class BadAction(ZigguratError):
    """Words or a number that are not in the game's action table."""


class IllegalAction(ZigguratError):
    """An action of the table that the rules forbid in this position."""

    def __init__(self, words: str, refusal: Refusal) -> None:
        super().__init__(f"{words!r} is not allowed: {refusal}")
        self.words = words
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, Refusal]]:
        """From words and refusal, so that it can travel between processes."""
        return type(self), (self.words, self.refusal)


class BadView(ZigguratError):
    """A view that no position can have, or one of another game."""


class BadDump(ZigguratError):
    """A position that does not describe a possible table."""


class BadPlace(ZigguratError):
    """A piece or a place that the position does not have."""


class BadPicture(ZigguratError):
    """A picture asked for that cannot be drawn."""


class BadRecord(ZigguratError):
    """A record that cannot be read, replayed or verified."""


class BadStudy(ZigguratError):
    """A study that cannot be read, or something in it that cannot be played."""


class BadLesson(ZigguratError):
    """A lesson that cannot be read, or a step of it that cannot be done."""
