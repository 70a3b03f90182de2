"""What runs in a worker: a bot's choice, its advice, the check of a record."""

from __future__ import annotations

from random import Random

from ziggurat.bots import Bot, Observation, bot
from ziggurat.core.records import Record
from ziggurat.core.types import Action, Facts
from ziggurat.games import game as game_of

BOTS = 8
"""How many seats a worker remembers the bots of."""
_bots: dict[tuple[str, int, str], Bot] = {}


def choose(
    table: str, game: str, name: str, seat: int, actions: list[Action], view: Facts, seed: int
) -> Action:
    """What the bot does."""
    observation = Observation(game_of(game), seat, actions, lambda: view)
    return bot_for_seat(table, seat, name).choose(observation, Random(seed))


def bot_for_seat(table: str, seat: int, name: str) -> Bot:
    """The bot of a seat, which remembers what it has found in its turn so far."""
    found = _bots.pop((table, seat, name), None) or bot(name)
    _bots[table, seat, name] = found
    while len(_bots) > BOTS:
        del _bots[next(iter(_bots))]
    return found


def advise(
    game: str, name: str, seat: int, actions: list[Action], view: Facts, seed: int, count: int
) -> list[Facts]:
    """The best few actions."""
    rules = game_of(game)
    observation = Observation(rules, seat, actions, lambda: view)
    return [
        {
            "action": thought.action,
            "words": rules.write(thought.action),
            "value": float(thought.value),
            "line": list(thought.line),
        }
        for thought in bot(name).advise(observation, Random(seed), count)
    ]


def verify_record(text: str) -> None:
    """Raise `BadRecord` unless the record is right."""
    record = Record.parse(text)
    record.verify(game_of(record.game))


def gives_advice(name: str) -> bool:
    return type(bot(name)).advise is not Bot.advise
