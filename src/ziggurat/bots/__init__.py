"""Who plays. A bot gets what its seat sees, never the position."""

from ziggurat.bots.base import Advice, Bot, NoAdvice, Observation
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.levels import BUDGET, LEVELS, NAMES, BadBudget, UnknownBot, bot
from ziggurat.bots.random import RandomBot
from ziggurat.bots.search import SearchBot

__all__ = [
    "BUDGET",
    "LEVELS",
    "NAMES",
    "Advice",
    "BadBudget",
    "Bot",
    "GreedyBot",
    "NoAdvice",
    "Observation",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bot",
]
