"""Who plays. A bot gets what its seat sees, never the position."""

from ziggurat.bots.base import Bot, Seen
from ziggurat.bots.random import RandomBot
from ziggurat.core.errors import ZigguratError

__all__ = ["Bot", "RandomBot", "Seen", "UnknownBot", "bot"]

NAMES = ("random",)


class UnknownBot(ZigguratError):
    """There is no bot of that name."""


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name == "random":
        return RandomBot()
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
