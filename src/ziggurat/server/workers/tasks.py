"""What runs in a worker: a bot's choice, its advice, the check of a record."""

from __future__ import annotations

from random import Random

from ziggurat import analysis
from ziggurat.bots import Bot, Observation, SearchBot, bot
from ziggurat.bots.levels import host_budget
from ziggurat.core.errors import BadRecord
from ziggurat.core.records import Record
from ziggurat.core.types import Action, Facts, Json
from ziggurat.games import game as game_of

LONGEST_FIELD = {"Release": 64, "Name": 100, "Position": 100_000}
LONGEST_LINE = 500
"""Characters in a header or an action of a record that somebody brings."""
MOST_MOVES = 20_000

Thought = tuple[Action, float, list[Action], int, float]
"""The fields of a `Tried`, as they travel between processes."""

BOTS = 8
"""How many seats a worker remembers the bots of."""
_bots: dict[tuple[str, int, str], Bot] = {}


def choose(
    table: str, game: str, name: str, seat: int, actions: list[Action], view: Facts, seed: int
) -> Action:
    """What the bot does."""
    observation = Observation(game_of(game), seat, actions, lambda: view)
    return bot_for_seat(table, seat, name).choose(observation, Random(seed))


def search(
    table: str, game: str, name: str, seat: int, actions: list[Action], view: Facts, seed: int
) -> list[Thought]:
    """What the bot's search says of each action; nothing if it does not search."""
    thinker = bot_for_seat(table, seat, name)
    if len(actions) == 1 or not isinstance(thinker, SearchBot):
        return []
    observation = Observation(game_of(game), seat, actions, lambda: view)
    found = thinker.search(observation, Random(seed))
    thinker.keep(found[0].action)
    return [(one.action, one.value, one.line, one.visits, one.prior) for one in found]


def bot_for_seat(table: str, seat: int, name: str) -> Bot:
    """The bot of a seat, which remembers what it has found in its turn so far."""
    found = _bots.pop((table, seat, name), None) or bot(name)
    _bots[table, seat, name] = found
    while len(_bots) > BOTS:
        del _bots[next(iter(_bots))]
    return found


def advise(game: str, level: str, view: Facts, seed: int, count: int) -> list[Facts]:
    """The best few moves with their reasons."""
    rules = game_of(game)
    found = analysis.advise(rules, view, level, host_budget(), count, seed)
    return [
        {
            "action": move.action,
            "words": rules.write(move.action),
            "value": move.share,
            "visits": move.visits,
            "line": list(move.line),
            "reasons": [reason.json() for reason in move.reasons],
        }
        for move in found
    ]


def verify_record(text: str, games: list[str]) -> dict[str, Json]:
    """The facts of a record; raises `BadRecord` unless it is right and of one of these games."""
    record = Record.parse(text)
    _require_short(record)
    if record.game not in games:
        raise BadRecord(f"there is no game {record.game!r} here")
    record.verify(game_of(record.game))
    return record_facts(record)


def _require_short(record: Record) -> None:
    """No field of a record is longer than any game makes it."""
    fields = {
        "Release": [record.release],
        "Name": record.names,
        "Salt": record.salts,
        "Secret": [record.secret],
        "Seed": [record.seed],
        "Result": [record.result],
        "Position": [record.position],
        "an action": [words for _, words in record.moves],
    }
    for name, values in fields.items():
        most = LONGEST_FIELD.get(name, LONGEST_LINE)
        if any(len(value) > most for value in values):
            raise BadRecord(f"{name} has at most {most} characters")
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"a record has at most {MOST_MOVES} actions")


def record_facts(record: Record) -> dict[str, Json]:
    """What a list of records says of one."""
    return {
        "game": record.game,
        "release": record.release,
        "seats": record.seats,
        "names": record.names,
        "options": record.options,
        "moves": len(record.moves),
        "result": record.result,
    }


def gives_advice(name: str) -> bool:
    return type(bot(name)).advise is not Bot.advise
