"""Tables late in a game: what is so at the end of one needs no whole game before it."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.server.hosts import Guest, Host
from ziggurat import game as game_of
from ziggurat.core.checks import Setup, random_record
from ziggurat.core.records import Record
from ziggurat.core.types import Json

LAST = 60
"""About as many decisions are left."""


@cache
def record(game: str, seats: int) -> Record:
    """A game played at random."""
    found = game_of(game)
    return random_record(found, Setup(seats, found.read_options(seats, {})), Random(5))[0]


def sets_up_late(guest: Guest, game: str, *seats: str, last: int = LAST, **more: Json) -> str:
    """A new table as `sets_up` makes one, with so many decisions of a random game left."""
    played = record(game, len(seats))
    answer = guest.http.post(
        "/api/records", content=played.text(), headers={"Content-Type": "text/plain"}
    )
    origin: Json = {"record": answer.json()["id"], "at": max(0, len(played.moves) - last)}
    return guest.sets_up("", *seats, origin=origin, **more)


def late_table_for_two(
    host: Host, game: str, *more: str, last: int = LAST
) -> tuple[Guest, Guest, str]:
    """Eva and Adam at a table that has started, late in a game."""
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = sets_up_late(eva, game, "me", "open", *more, last=last)
    adam.joins(table)
    eva.starts(table)
    return eva, adam, table
