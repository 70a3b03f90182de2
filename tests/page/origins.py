"""Tables that begin in the middle of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

from tests.page.people import Visitor
from ziggurat.core.kinds import Json
from ziggurat.core.records import Record

RECORDS = Path(__file__).parents[1] / "records"


def at(visitor: Visitor, record: str, words: str, game: str = "tigris") -> str:
    """A table just before the first action of the record that begins with those words.

    The visitor sits where it was decided, bots sit elsewhere.
    """
    text = (RECORDS / game / f"{record}.txt").read_text("utf-8")
    moves = Record.parse(text).moves
    number, seat = next((n, seat) for n, (seat, said) in enumerate(moves) if said.startswith(words))
    answer = visitor.page.context.request.post(
        f"{visitor.host}/api/records",
        headers={"Origin": visitor.host, "Content-Type": "text/plain"},
        data=text,
    )
    assert answer.ok, answer.text()
    kept = json.loads(answer.text())["id"]
    seats: list[dict[str, Json]] = [
        {"kind": "me"} if one == seat else {"kind": "bot", "bot": "random"}
        for one in range(Record.parse(text).seats)
    ]
    return visitor.table(seats, game=game, **{"from": {"record": kept, "at": number}})
