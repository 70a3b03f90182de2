"""Every consequence of every move, derived a second time from the rules alone."""

from pathlib import Path

import pytest

from tests.tigris.referee import successor
from tests.tigris.soak import refereed_game
from tests.tigris.table import GAME, dumped, named, table
from ziggurat import Record

RECORDS = Path(__file__).parent.parent / "records" / "tigris"


@pytest.mark.parametrize("index", [0, 3, 7, 10])
def test_a_whole_game_goes_as_the_referee_says(index: int) -> None:
    assert refereed_game(index)["actions"] > 50


@pytest.mark.parametrize(
    "name",
    [
        "four-standard-wars-of-all-colours",
        "three-standard-all-six-monuments",
        "two-advanced-buildings-treasures",
        "three-advanced-swap",
    ],
)
def test_a_complete_game_went_as_the_referee_says(name: str) -> None:
    record = Record.parse((RECORDS / f"{name}.txt").read_text("utf-8"))
    positions = record.positions(GAME)
    before = dumped(next(positions))
    for (_, words), state in zip(record.moves, positions, strict=True):
        after = dumped(state)
        assert successor(before, words) == after, words
        before = after


def test_the_referee_knows_a_revolt() -> None:
    position = dumped(table({"B1": "1 king"}, hands={0: ["temple"]}))
    for words in ("king B3", "support 1", "support 0"):
        position = successor(position, words)
    assert position["decision"] == {"kind": "turn"}
    assert named(position["board"])["B3"] == "0 king"
    assert "B1" not in named(position["board"])
