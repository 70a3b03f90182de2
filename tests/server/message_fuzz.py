"""Messages that no client should send to a live connection, which only brings news."""

from __future__ import annotations

import json
from random import Random
from typing import Final

from websockets.exceptions import ConnectionClosed

from tests.server.hosts import Found, Guest, Host, Live, facts, play_on
from ziggurat.core.types import Json

KINDS: Final = ["act", "undo", "take-back", "resign", "say", "ping", "hello", "state"]
FIELDS: Final = ["type", "id", "log", "seat", "action", "words", "to", "text", "since"]
JUNK: Final[list[Json]] = [
    None, True, False, -1, 0, 1, 7, 2**31, 2**63, 10**40, 1.5, "", "x", "\x00", "\ud800", "é" * 300,
    [], [[]], {}, {"a": 1}, "temple E5", "act", "null",
]  # fmt: skip
TEXTS: Final = ["", "{", "[]", "null", "1", '"x"', "{}", "[" * 5000, "{" * 500, "\x00", "é", "NaN"]
MESSAGES_A_CONNECTION = 250


def some_message(rng: Random, log: int) -> str | bytes:
    """A message like a command, or anything else."""
    way = rng.random()
    if way < 0.1:
        return rng.choice(TEXTS)
    if way < 0.15:
        return rng.randbytes(rng.randrange(200))
    if way < 0.2:
        return "x" * rng.randrange(17_000, 40_000)
    message: Found = {"type": rng.choice(KINDS), "id": "m", "log": log, "seat": 0, "action": 1}
    for _ in range(rng.randint(0, 4)):
        message[rng.choice(FIELDS)] = rng.choice(JUNK)
    return json.dumps(message)


def fuzz(host: Host, game: str, count: int, seed: str) -> dict[str, int]:
    """Send messages to a table; nothing happens, the connection lives, and the table plays on."""
    rng = Random(seed)
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up(game, "me", "open")
    adam.joins(table)
    eva.starts(table)
    sent = connections = 0
    while sent < count:
        with eva.watch(table) as live:
            live.state()
            connections += 1
            for _ in range(min(MESSAGES_A_CONNECTION, count - sent)):
                live.socket.send(some_message(rng, 0))
                sent += 1
            hears(adam, live, table, f"after {sent} messages")
    assert eva.state(table)["log"] == 0, "a message has changed the game"
    final = play_on(table, [eva, adam], rng)["final"]
    assert final is not None
    return {"messages": sent, "connections": connections}


def hears(speaker: Guest, live: Live, table: str, text: str) -> None:
    """What is said at the table still comes through the connection."""
    speaker.post(f"/api/tables/{table}/chat", {"text": text})
    try:
        line = facts(live.hear("chat")["line"])
    except ConnectionClosed as closed:
        raise AssertionError(f"the connection is closed {text}: {closed}") from closed
    assert line["text"] == text
