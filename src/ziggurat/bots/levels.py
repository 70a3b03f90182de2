"""Bots by name: the levels for people, and those for research."""

from __future__ import annotations

import os
import re

from ziggurat.bots.base import Bot
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.random import RandomBot
from ziggurat.bots.search import SearchBot
from ziggurat.core.errors import ZigguratError
from ziggurat.core.judgement import Weights

LEVELS = ("novice", "apprentice", "adept", "expert", "master")
"""Opponents for people, from gentle to strong."""

NAMES = (*LEVELS, "random", "greedy", "search")

BUDGET = "ZIGGURAT_BOT_BUDGET"
"""The environment variable by which a host makes all levels think longer or shorter."""

SIMULATIONS = 400
"""How much `search` searches for each decision by default."""

NO_LIMIT = 10**9
_TIME = re.compile(r"(\d{1,9})(ms|s)")


class UnknownBot(ZigguratError):
    """There is no bot of that name."""


class BadBudget(ZigguratError):
    """An impossible budget."""


def bot(name: str, weights: Weights | None = None, budget: float | None = None) -> Bot:
    """The bot of that name.

    `search:200` runs 200 simulations for each decision, `search:100ms` searches for a tenth of a
    second, `search:2s` for two; `master:1s` searches as `master` does, for a second a turn.
    `budget` multiplies what the searching levels may spend on a turn; the default comes from the
    host's environment.
    """
    kind, _, given = name.partition(":")
    if kind == "search":
        return _searcher(name, given, weights)
    if given:
        level = bot(kind, weights, 1.0)
        if not isinstance(level, SearchBot):
            raise UnknownBot(f"there is no bot {name!r}: {kind} does not search")
        level.name, level.simulations, level.seconds = name, NO_LIMIT, _seconds(name, given)
        return level
    factor = host_budget() if budget is None else budget
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(weights=weights)
    if name == "novice":
        return GreedyBot(name, weights, oversight=0.8, greed=0.5, noise=0.08)
    if name == "apprentice":
        return GreedyBot(name, weights, oversight=0.25, greed=0.06, noise=0.02)
    if name == "adept":
        return _thinker(name, 200, 1.0, weights, factor, root_lookahead=False)
    if name == "expert":
        return _thinker(name, 1_000, 2.0, weights, factor)
    if name == "master":
        return _thinker(name, 4_000, 6.0, weights, factor)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(NAMES)}")


def turn_seconds(name: str) -> float | None:
    """How long a bot may think in a turn; None where no clock ends its thinking."""
    found = bot(name)
    return found.seconds if isinstance(found, SearchBot) and found.seconds else None


def _searcher(name: str, given: str, weights: Weights | None) -> SearchBot:
    if not given and name == "search":
        return SearchBot(name, SIMULATIONS, weights=weights)
    if given.isascii() and given.isdigit() and int(given):
        return SearchBot(name, int(given), weights=weights)
    return SearchBot(name, NO_LIMIT, _seconds(name, given), weights)


def _seconds(name: str, given: str) -> float:
    """The time in a bot's name."""
    match = _TIME.fullmatch(given)
    if match is None or not int(match[1]):
        raise UnknownBot(
            f"there is no bot {name!r}; a search is search, search:SIMULATIONS, "
            "search:MILLISECONDSms or search:SECONDSs, a level master, or master:SECONDSs a turn"
        )
    return int(match[1]) / (1000 if match[2] == "ms" else 1)


def _thinker(
    name: str,
    simulations: int,
    seconds: float,
    weights: Weights | None,
    factor: float,
    root_lookahead: bool = True,
) -> SearchBot:
    """A level that runs that many simulations in a turn, in at most that many seconds.

    Where the rules are compiled, the simulations are done first, so that a level plays the same on
    every machine.
    """
    least = max(1, round(simulations * factor))
    limit = seconds * factor
    return SearchBot(name, least, limit, weights, True, root_lookahead)


def host_budget() -> float:
    """What the host's environment sets: 1 is as designed, 2 twice as long."""
    text = os.environ.get(BUDGET, "1")
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.0 < factor <= 1000.0:
        raise BadBudget(f"{BUDGET} should be a number above 0 and up to 1000, not {text!r}")
    return factor
