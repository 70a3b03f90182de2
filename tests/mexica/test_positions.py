"""Positions written by hand: what may be left out, and what is refused."""

import json
import re
from pathlib import Path

import pytest

from tests.mexica.table import (
    EAST,
    ELEVEN_BRIDGES,
    ELEVEN_CANALS,
    MEXICA,
    earned,
    fact,
    legal,
    play,
    position,
)
from ziggurat.core.errors import BadDump
from ziggurat.core.types import Json

PAGE = Path(__file__).parents[2] / "src" / "ziggurat" / "games" / "mexica" / "positions.md"


def test_the_example_of_the_page() -> None:
    match = re.search(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert match is not None
    state = MEXICA.load(json.loads(match[1]))

    assert earned(state, "canal R9 R10", "found U9") == [7, 0]


def test_what_is_left_out_has_a_sensible_value() -> None:
    state = MEXICA.load(
        {"game": "mexica", "seats": 2, "players": [{"pilli": "H8"}, {"pilli": "J8"}]}
    )

    assert state.question() == {
        "kind": "turn",
        "seat": 0,
        "ap": 6,
        "tokens": 0,
        "period": 1,
        "round": 2,
    }
    assert fact(state, "supply") == {"doubles": 35, "singles": 6, "bridges": 11, "tokens": 12}
    assert fact(state, "options", "neutral") == "standard"
    assert fact(state, "tiles", "later") == [3, 3, 4, 4, 5, 5, 6]
    assert state.scores() == [0, 0]


def test_supply_follows_from_the_canals() -> None:
    supply = {"doubles": 34, "singles": 5, "bridges": 10, "tokens": 10}

    assert fact(position(canals="E5 E6 E8", bridges="P7 h", tokens=[2]), "supply") == supply


def test_a_position_while_a_bridge_is_lifted() -> None:
    state = position(canals=ELEVEN_CANALS, bridges=ELEVEN_BRIDGES)
    play(state, "lift P8")
    again = MEXICA.load(state.dump())

    assert fact(again, "pending", 1) == {"kind": "bridge", "seat": 0, "lifted": "P8 h"}
    assert legal(again, "bridge P8 h")
    assert again == state


BAD: list[tuple[dict[str, Json], str]] = [
    ({"seats": 5}, "seats"),
    ({"game": "chess"}, "game"),
    ({"options": {"fog": 1}}, "options"),
    ({"canals": ["E5", "E5"]}, r"canals\[1\]"),
    ({"canals": ["I8"]}, "I8"),
    ({"canals": ["P7"]}, "P7"),
    ({"canals": ["T7"]}, r"canals\[0\]"),
    ({"canals": ["E5"], "supply": {"doubles": 35, "singles": 6}}, "supply"),
    ({"bridges": ["P7 v"]}, "position.bridges: '(P7 v|E5 h)'"),
    ({"bridges": ["E5 h"]}, "position.bridges: '(P7 v|E5 h)'"),
    ({"neutral": ["4 E5", "4 E6", "4 E7", "4 E8"]}, "neutral"),
    ({"lifted": "P7 h"}, "lifted"),
    ({"phase": "bridge", "lifted": "P7 h"}, "bridge: bridges are left"),
    ({"phase": "over", "seat": 0}, "seat"),
    ({"phase": "over"}, "outcome"),
    ({"phase": "over", "outcome": "complete"}, "over yet"),
    ({"phase": "start"}, "start spaces"),
    ({"outcome": "complete"}, "outcome"),
    ({"ap": 19}, "ap"),
    ({"round": 41}, "round"),
    ({"tiles": {"shown": [3, 3, 3]}}, "tiles"),
    ({"tiles": {"shown": [14]}}, "shown"),
    ({"tiles": {"placed": {"E5": 13}}}, "placed"),
    ({"tiles": {"later": [3]}}, "tiles"),
    ({"tiles": {"shown": [5], "later": [3, 3, 4, 4, 5, 6, 6], "removed": []}}, "tiles"),
    ({"hands": 1}, "hands"),
]


@pytest.mark.parametrize(("change", "place"), BAD, ids=[str(change) for change, _ in BAD])
def test_what_can_not_be_is_refused(change: dict[str, Json], place: str) -> None:
    whole: dict[str, Json] = {
        "game": "mexica",
        "seats": 2,
        "players": [{"pilli": "H8"}, {"pilli": "J8"}],
    }

    with pytest.raises(BadDump, match=place):
        MEXICA.load({**whole, **change})


BAD_PLAYERS: list[tuple[dict[str, Json], str]] = [
    ({"pilli": "J8"}, "J8"),
    ({"pilli": None}, "pilli"),
    ({"pilli": "P7"}, "P7"),
    ({"pilli": "H8", "tokens": 13}, "tokens"),
    ({"pilli": "H8", "temples": ["4 E5", "4 E6"]}, "temples"),
    ({"pilli": "H8", "temples": ["1 I7"]}, "I7"),
    ({"pilli": "H8", "temples": ["5 E5"]}, "temples"),
    ({"pilli": "H8", "points": {"luck": 1}}, "luck"),
    ({"pilli": "H8", "hand": 1}, "hand"),
]


@pytest.mark.parametrize(("player", "place"), BAD_PLAYERS, ids=[str(p) for p, _ in BAD_PLAYERS])
def test_a_player_that_can_not_be_is_refused(player: dict[str, Json], place: str) -> None:
    other: dict[str, Json] = {"pilli": "J8"}

    with pytest.raises(BadDump, match=place):
        MEXICA.load({"game": "mexica", "seats": 2, "players": [other, player]})


def test_a_region_has_one_tile_of_its_own_size() -> None:
    with pytest.raises(BadDump, match="V9"):
        position(canals=EAST, placed={"U9": 13, "V9": 13})
    with pytest.raises(BadDump, match="U9"):
        position(canals=EAST, placed={"U9": 12})


def test_no_pilli_on_a_closed_emblem() -> None:
    with pytest.raises(BadDump, match="I8"):
        position(pilli="I8 E5", options={"emblem": "closed"})
