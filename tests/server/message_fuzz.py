"""Messages that no client should send, made from those that it may."""

from __future__ import annotations

import json
from random import Random
from typing import Final

from websockets.exceptions import ConnectionClosed

from tests.server.hosts import Found, Host, Live, play_on
from ziggurat.core.types import Json

KINDS: Final = [
    *("act", "undo", "take-back", "take-back-answer", "hand-over", "resign", "take-over"),
    *("return", "say", "why", "preview", "hints", "resync", "ping"),
]
FIELDS: Final = [
    *("type", "id", "log", "seat", "action", "words", "to", "agree", "absent", "text", "count"),
    "since",
]
JUNK: Final[list[Json]] = [
    None, True, False, -1, 0, 1, 7, 2**31, 2**63, 10**40, 1.5, "", "x", "\x00", "\ud800", "é" * 300,
    [], [[]], {}, {"a": 1}, "temple E5", "act", "null",
]  # fmt: skip
TEXTS: Final = ["", "{", "[]", "null", "1", '"x"', "{}", "[" * 5000, "{" * 500, "\x00", "é", "NaN"]
MESSAGES_A_CONNECTION = 250


def some_message(rng: Random, log: int) -> str | bytes:
    """A random or mutated message that can not be carried out."""
    way = rng.random()
    if way < 0.1:
        return rng.choice(TEXTS)
    if way < 0.15:
        return rng.randbytes(rng.randrange(200))
    if way < 0.2:
        return "x" * rng.randrange(17_000, 40_000)
    message: Found = {"type": rng.choice(KINDS), "id": "m", "log": log, "seat": 5, "action": 1}
    for _ in range(rng.randint(1, 4)):
        message[rng.choice(FIELDS)] = rng.choice(JUNK)
    if rng.random() < 0.3:
        message.pop(rng.choice(list(message)))
    text = json.dumps(message)
    if rng.random() < 0.2:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice('{}[]",:0x\\') + text[place + 1 :]
    return text


def is_harmless(message: str | bytes) -> bool:
    """Whether a mutated message became one that may be answered with `done`."""
    try:
        value = json.loads(message)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and value.get("type") in ("ping", "resync")


def fuzz(host: Host, game: str, count: int, seed: str) -> dict[str, int]:
    """Send so many bad messages to a table; each gets an error, and the table plays on."""
    rng = Random(seed)
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up(game, "me", "open")
    adam.joins(table)
    eva.starts(table)
    problems = sent = 0
    while sent < count:
        with adam.watch(table) as live:
            log = live.state()["log"]
            for _ in range(min(MESSAGES_A_CONNECTION, count - sent)):
                assert isinstance(log, int)
                message = some_message(rng, log)
                sent += 1
                problems += answered(live, message)
    assert eva.state(table)["log"] == 0, "a bad message has changed the game"
    final = play_on(table, [eva, adam], rng)["final"]
    assert final is not None
    return {"messages": sent, "problems": problems}


def answered(live: Live, message: str | bytes) -> int:
    """1 for a problem, 0 for a message that happened to be harmless."""
    try:
        live.socket.send(message)
    except UnicodeEncodeError:
        return 0
    try:
        answer = live.hear("problem", "done")
    except ConnectionClosed as closed:
        raise AssertionError(f"{message!r:.200} closed the connection: {closed}") from closed
    if answer["type"] == "done":
        assert is_harmless(message), f"{message!r:.300} was carried out"
        return 0
    problem = answer["problem"]
    assert isinstance(problem, dict)
    assert problem["key"] != "server-error", f"{message!r:.300}"
    return 1
