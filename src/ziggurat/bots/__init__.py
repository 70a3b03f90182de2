"""The bots. A bot gets what its seat sees, never the position."""

from ziggurat.bots.base import Advice, Bot, NoAdvice, Observation
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.levels import (
    BUDGET,
    LEVELS,
    NAMES,
    NO_LIMIT,
    BadBudget,
    UnknownBot,
    bot,
    turn_seconds,
)
from ziggurat.bots.random import RandomBot
from ziggurat.bots.ratings import RATINGS
from ziggurat.bots.search import SearchBot, Tried, merge

__all__ = [
    "BUDGET",
    "LEVELS",
    "NAMES",
    "NO_LIMIT",
    "RATINGS",
    "Advice",
    "BadBudget",
    "Bot",
    "GreedyBot",
    "NoAdvice",
    "Observation",
    "RandomBot",
    "SearchBot",
    "Tried",
    "UnknownBot",
    "bot",
    "merge",
    "turn_seconds",
]
