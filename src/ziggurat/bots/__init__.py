"""Who plays. A bot gets what its seat sees, never the position."""

from ziggurat.bots.base import Advice, Bot, NoAdvice, Seen
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.random import RandomBot
from ziggurat.bots.search import SearchBot
from ziggurat.core.errors import ZigguratError

__all__ = [
    "LEVELS",
    "NAMES",
    "Advice",
    "Bot",
    "GreedyBot",
    "NoAdvice",
    "RandomBot",
    "SearchBot",
    "Seen",
    "UnknownBot",
    "bot",
]

LEVELS = ("novice", "apprentice", "adept", "expert", "master")
"""Opponents for people, from gentle to strong."""

NAMES = (*LEVELS, "random", "greedy", "search")


class UnknownBot(ZigguratError):
    """There is no bot of that name."""


def bot(name: str) -> Bot:
    """The bot of that name; `search:200` searches with 200 simulations."""
    kind, _, budget = name.partition(":")
    if kind == "search" and (not budget or budget.isdecimal()):
        return SearchBot(name, int(budget or 400))
    if not budget:
        if name == "random":
            return RandomBot()
        if name == "greedy":
            return GreedyBot()
        if name == "novice":
            return GreedyBot(name, blunders=0.15, blur=0.08)
        if name == "apprentice":
            return GreedyBot(name, blur=0.02)
        if name == "adept":
            return SearchBot(name, simulations=100, seconds=0.5)
        if name == "expert":
            return SearchBot(name, simulations=400, seconds=1.0)
        if name == "master":
            return SearchBot(name, simulations=4000, seconds=2.0)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
