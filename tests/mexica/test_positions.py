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
    ({"canals": ["C3", "E3", "G3", "I3", "C5", "E5", "G5", "I5"]}, "canals cannot be covered"),
    (
        {"canals": ["C3", "E3", "G3", "I3"], "supply": {"doubles": 33, "singles": 6}},
        "canals has no room for 2 double canals",
    ),
    ({"canals": ["E5"], "supply": {"doubles": 35, "singles": 5, "bridges": 9}}, "bridges"),
    ({"supply": {"tokens": 5}}, "tokens"),
    ({"bridges": ["P7 h", "P7 h"]}, r"bridges\[1\] comes twice"),
    ({"begun": False, "ap": 5}, "begun"),
    ({"ap": 18, "taken": 1}, "ap is more"),
    ({"quiet": 3, "tiles": {"shown": [5]}}, "quiet"),
    ({"pending": []}, "outcome"),
    ({"pending": [{"kind": "turn", "seat": 0}] * 2}, "pending"),
    ({"pending": [{"kind": "bridge", "seat": 0, "lifted": "P7 h"}]}, "pending"),
    (
        {
            "pending": [
                {"kind": "turn", "seat": 0},
                {"kind": "bridge", "seat": 1, "lifted": "P7 h"},
            ]
        },
        "pending",
    ),
    ({"pending": [{"kind": "start", "seat": 0}]}, "start spaces"),
    ({"pending": [{"kind": "start", "seat": 0}], "ap": 1}, "ap, taken, quiet"),
    ({"seat": 2}, "position.seat should be a whole number from 0 to 1, not 2"),
]


@pytest.mark.parametrize(("change", "place"), BAD, ids=[str(change) for change, _ in BAD])
def test_the_impossible_is_refused(change: dict[str, Json], place: str) -> None:
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
    ({"pilli": "H8", "points": {"regions-1": 3}}, "regions-1 is of a scoring that is still to"),
    ({"pilli": "H8", "points": {"regions-2": 3}}, "regions-2 is of a scoring that is still to"),
]


@pytest.mark.parametrize(("player", "place"), BAD_PLAYERS, ids=[str(p) for p, _ in BAD_PLAYERS])
def test_an_impossible_player_is_refused(player: dict[str, Json], place: str) -> None:
    other: dict[str, Json] = {"pilli": "J8"}

    with pytest.raises(BadDump, match=place):
        MEXICA.load({"game": "mexica", "seats": 2, "players": [other, player]})


def test_points_of_the_second_scoring_come_with_the_end() -> None:
    with pytest.raises(BadDump, match="unfounded-2"):
        position(period=2, points=[{"unfounded-2": 3}])
    with pytest.raises(BadDump, match="palace-1 should be 0 or 5"):
        position(period=2, points=[{"palace-1": 3}])

    scored = position(
        period=2, phase="over", outcome="complete", points=[{"regions-1": 7, "palace-2": 5}]
    )

    assert scored.scores() == [12, 0]


def test_letter_case_does_not_matter() -> None:
    state = MEXICA.load(
        {
            "Game": "MEXICA",
            "Seats": 2,
            "canals": ["r7", "r8", "r9", "r10", "u10"],
            "bridges": ["p9 H"],
            "PLAYERS": [{"Pilli": "t8", "temples": ["2 c4"]}, {"pilli": "j8"}],
            "tiles": {"placed": {"u9": 13}},
        }
    )

    assert fact(state, "tiles", "placed") == {"U9": 13}
    assert fact(state, "bridges") == ["P9 h"]
    assert fact(state, "players", 0, "temples") == ["2 C4"]


def test_messages_say_what_was_expected() -> None:
    east = {"U9": 12}
    with pytest.raises(BadDump, match=r"placed\.U9: its region has 13 squares"):
        position(canals=EAST, placed=east)
    with pytest.raises(BadDump, match="outcome should be empty or one of complete, round-limit"):
        position(outcome="foo")


def test_a_founding_leaves_a_trace_in_the_dump() -> None:
    """What bots look at is part of the position: a turn that began with a founding has begun."""
    state = position(canals=EAST, pilli="T8 H8", shown=[13])
    fresh = MEXICA.load(state.dump())
    play(state, "found U9")

    again = MEXICA.load(state.dump())

    judgement = MEXICA.judgement()
    assert judgement.at_horizon(fresh)
    assert not judgement.at_horizon(state)
    assert not judgement.at_horizon(again)


def test_a_region_has_one_tile_of_its_own_size() -> None:
    with pytest.raises(BadDump, match="V9"):
        position(canals=EAST, placed={"U9": 13, "V9": 13})
    with pytest.raises(BadDump, match="U9"):
        position(canals=EAST, placed={"U9": 12})


def test_no_pilli_on_a_closed_emblem() -> None:
    with pytest.raises(BadDump, match="I8"):
        position(pilli="I8 E5", options={"emblem": "closed"})
