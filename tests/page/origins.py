"""Tables that begin in the middle of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

from tests.page.hands import hands_of
from tests.page.people import Visitor
from ziggurat.core.records import Record
from ziggurat.core.types import Json

RECORDS = Path(__file__).parents[1] / "records"
LATE = 0.85


def at(visitor: Visitor, record: str, words: str, game: str = "tigris") -> str:
    """A table just before the first action of the record that begins with those words."""
    moves = recorded(game, record).moves
    number = next(n for n, (_, said) in enumerate(moves) if said.startswith(words))
    return table_from(visitor, game, record, number)


def in_the_middle(visitor: Visitor, game: str, bot: str = "random") -> str:
    """A table in the middle of a game, where the visitor begins a turn."""
    return _later(visitor, game, *hands_of(game).MIDDLE, bot)


def near_the_end(visitor: Visitor, game: str, record: str = "") -> str:
    """A table in the last turns of a game, where the visitor begins one of them."""
    return _later(visitor, game, record or hands_of(game).MIDDLE[0], LATE, "random")


def _later(visitor: Visitor, game: str, record: str, share: float, bot: str) -> str:
    moves = recorded(game, record).moves
    ends = [n for n, (_, said) in enumerate(moves) if said == "done" and n > share * len(moves)]
    return table_from(visitor, game, record, ends[0] + 1, bot)


def recorded(game: str, record: str) -> Record:
    return Record.parse((RECORDS / game / f"{record}.txt").read_text("utf-8"))


def uploaded(visitor: Visitor, game: str, record: str) -> str:
    """A record that the visitor has brought; its id."""
    answer = visitor.page.context.request.post(
        f"{visitor.host}/api/records",
        headers={"Origin": visitor.host, "Content-Type": "text/plain"},
        data=(RECORDS / game / f"{record}.txt").read_text("utf-8"),
    )
    assert answer.ok, answer.text()
    return str(json.loads(answer.text())["id"])


def table_from(visitor: Visitor, game: str, record: str, number: int, bot: str = "random") -> str:
    """The visitor sits where that move was decided, bots sit elsewhere."""
    kept = uploaded(visitor, game, record)
    play = recorded(game, record)
    seat, _ = play.moves[number]
    seats: list[dict[str, Json]] = [
        {"kind": "me"} if one == seat else {"kind": "bot", "bot": bot} for one in range(play.seats)
    ]
    origin: dict[str, Json] = {"record": kept, "at": number}
    return visitor.table(seats, game=game, hints="greedy", **{"from": origin})
