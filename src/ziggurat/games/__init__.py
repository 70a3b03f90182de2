"""The games there are. Nobody reaches inside one of them but through here."""

from importlib import import_module

from ziggurat.core.errors import UnknownGame
from ziggurat.core.game import Game

NAMES = ("tigris", "mexica", "teotihuacan")


def games() -> list[Game]:
    """All games."""
    return [game(name) for name in NAMES]


def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    found = import_module(f"ziggurat.games.{name}").GAME
    assert isinstance(found, Game)
    return found
