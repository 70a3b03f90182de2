"""Who can play in the arena: our bots by name, and anybody's by command or by module and class."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from os import getcwd

from ziggurat.bots import Bot, UnknownBot
from ziggurat.core.judgement import Weights
from ziggurat.engines.guest import Guest, is_guest
from ziggurat.engines.parallel import thinker
from ziggurat.engines.program import Limits

_OUTSIDE = re.compile(r"(?!search:)([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def player(name: str, weights: Weights | None = None, limits: Limits | None = None) -> Bot:
    """The bot of that name.

    `master@2` thinks on two cores; `cmd:./engine --fast` is a program that speaks the engine
    protocol, within the limits; `careful:Careful` is the class `Careful` of the module `careful`.
    """
    if is_guest(name):
        return Guest(name, limits)
    found = _OUTSIDE.fullmatch(name)
    return thinker(name, weights) if found is None else _outside(found[1], found[2])


def welcome(name: str, limits: Limits | None = None) -> None:
    """Raise `UnknownBot` unless there is such a bot; a guest is asked who it is."""
    found = player(name, None, limits)
    if isinstance(found, Guest):
        found.greet()
    found.close()


def _outside(module: str, name: str) -> Bot:
    """A bot of somebody else, from an installed module or one in the working folder."""
    if getcwd() not in sys.path:
        sys.path.insert(0, getcwd())
    try:
        kind = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"there is no bot {module}:{name}; {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise UnknownBot(f"{module}:{name} is not a subclass of ziggurat.bots.Bot")
    return kind()
