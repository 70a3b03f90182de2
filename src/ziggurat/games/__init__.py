"""The games there are, found by looking: folders here, and packages that say so.

A package brings a game by an entry point of the group `ziggurat.games`, whose name is the game's
and whose value is its `Game`. Nobody reaches inside a game but through here.

`ziggurat.games()` lists all games; `ziggurat.games` is this package as well, so that modules of a
game can be imported.
"""

import re
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from ziggurat.core.errors import BadGame, UnknownGame
from ziggurat.core.game import Game
from ziggurat.core.positions import Declaration

GROUP = "ziggurat.games"
"""The entry points of other packages that are games."""


NAME = re.compile("[a-z][a-z0-9]{0,31}")
"""What a game can be called: in addresses, environments and catalogues."""


class Games(ModuleType):
    """This package, which can be called."""

    def __call__(self) -> list[Game]:
        """All games."""
        return games()


def package() -> Games:
    """This package itself, for the public door."""
    found = sys.modules[__name__]
    assert isinstance(found, Games)
    return found


def games() -> list[Game]:
    """All games, in the order that they ask for."""
    return sorted((game(name) for name in _loaders()), key=lambda one: (one.order, one.name))


def game(name: str) -> Game:
    """The game of that name."""
    loaders = _loaders()
    if name not in loaders:
        there = ", ".join(one.name for one in games())
        raise UnknownGame(f"there is no game {name!r}; there are {there}")
    return loaders[name]()


def declared(name: str) -> tuple[Path, Declaration]:
    """The folder of a game, and what its positions are declared as, without loading the game.

    A new game has no `fields.py` yet, which is written from the declaration: `position.py` is
    imported without the package around it.
    """
    spec = find_spec(_home(name))
    if spec is None or spec.origin is None:
        raise BadGame(f"the package of the game {name!r} is not there")
    loaded = set(sys.modules)
    sys.modules.setdefault(spec.name, module_from_spec(spec))
    try:
        found = getattr(import_module(f"{spec.name}.position"), "POSITION", None)
    except ImportError as error:
        raise BadGame(f"the declaration of {name!r} cannot be loaded: {error}") from error
    finally:
        if spec.name not in loaded:
            for module in [one for one in sys.modules if f"{one}.".startswith(f"{spec.name}.")]:
                del sys.modules[module]
    if not isinstance(found, Declaration):
        raise BadGame(f"{spec.name}.position has no POSITION that declares its positions")
    return Path(spec.origin).parent, found


def _home(name: str) -> str:
    """The package that a game lies in."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            return point.module
    if name not in _loaders():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(_loaders())}")
    return f"{__name__}.{name}"


@cache
def _loaders() -> dict[str, Callable[[], Game]]:
    """How each game is loaded: those of this folder, then those of other packages."""
    found: dict[str, Callable[[], Game]] = {
        module.name: partial(_own, module.name) for module in iter_modules(__path__) if module.ispkg
    }
    for point in entry_points(group=GROUP):
        if point.name in found:
            raise BadGame(f"two games are called {point.name!r}; one is {point.value}")
        found[point.name] = partial(_brought, point)
    return found


def _own(name: str) -> Game:
    return _checked(name, import_module(f"{__name__}.{name}").GAME, f"{__name__}.{name}")


@cache
def _brought(point: EntryPoint) -> Game:
    try:
        found = point.load()
    except Exception as error:
        raise BadGame(f"the game {point.name!r} cannot be loaded: {error}") from error
    return _checked(point.name, found, point.value)


def _checked(name: str, found: object, where: str) -> Game:
    if not isinstance(found, Game) or found.name != name:
        raise BadGame(f"{where} should be the game {name!r}, not {found!r}")
    if NAME.fullmatch(name) is None:
        raise BadGame(f"a game's name is up to 32 small letters and digits, not {name!r}")
    return found


sys.modules[__name__].__class__ = Games
