"""What the table is told, and what it looks like in a terminal."""

from tests.mexica.table import EAST, MEXICA, play, position
from ziggurat.core.state import State
from ziggurat.core.types import Json


def told(state: State, *moves: str) -> list[tuple[str, Json]]:
    """What is told while the moves are played."""
    before = len(state.events)
    play(state, *moves)
    return [(event.kind, event.facts) for event in state.events[before:]]


def test_every_action_is_told() -> None:
    state = position(canals="R7 R8 U10", bridges="P8 h, P10 h", pilli="T8 S8", shown=[13])

    assert told(state, "canal R9 R10") == [("canal", {"seat": 0, "cells": ["R9", "R10"]})]
    assert told(state, "found U9") == [
        ("found", {"seat": 0, "cell": "U9", "size": 13, "points": [7, 4]})
    ]
    assert told(state, "temple 2 U8") == [("temple", {"seat": 0, "level": 2, "cell": "U8"})]
    assert told(state, "take token") == [("take-token", {"seat": 0})]
    assert told(state, "play token") == [("play-token", {"seat": 0})]
    assert told(state, "walk T9") == [("walk", {"seat": 0, "from": "T8", "cell": "T9", "ap": 1})]
    assert told(state, "bridge R9 h") == [
        ("bridge", {"seat": 0, "cell": "R9", "axis": "h", "moved": False})
    ]
    assert told(state, "done") == [("turn-ended", {"seat": 0, "ap": 1})]
    assert told(state, "leap P8") == [("leap", {"seat": 1, "from": "S8", "cell": "P8", "ap": 5})]
    assert told(state, "boat P10") == [("boat", {"seat": 1, "from": "P8", "cell": "P10", "ap": 1})]


def test_a_scoring_is_told_region_by_region() -> None:
    state = position(
        canals=EAST,
        pilli="I7 E5",
        placed={"U9": 13},
        temples=["1 S7", "2 S8"],
        seat=1,
        round=40,
        period=2,
    )

    assert told(state, "done")[1:] == [
        (
            "region-scored",
            {
                "period": 2,
                "cell": "S7",
                "size": 13,
                "founded": True,
                "values": [1, 2],
                "neutral": 0,
                "points": [7, 13],
            },
        ),
        ("palace-scored", {"period": 2, "seat": 0, "points": 5}),
        ("period-ended", {"period": 2, "reason": "round-limit", "scores": [12, 13]}),
        ("game-ended", {"scores": [12, 13], "places": [2, 1]}),
    ]


def test_tiles_that_come_and_go_are_told() -> None:
    start = MEXICA.start(3, 1)
    quiet = position(shown=[9, 13], quiet=2, seat=1)

    assert [event.kind for event in start.events] == ["tiles-shown"]
    assert told(quiet, "done")[1:] == [
        ("tiles-removed", {"sizes": [9, 13], "reason": "quiet-rounds"})
    ]


def test_nothing_is_told_to_nobody() -> None:
    copy = position().copy()

    assert told(copy, "canal E5 E6", "done") == []


def test_the_board_in_a_terminal() -> None:
    state = position(
        canals=EAST,
        bridges="P8 h",
        pilli="P8 T8",
        placed={"U9": 13},
        temples=["3 C3", "2 V8"],
        neutral="4 E5",
    )

    rows = state.text().splitlines()

    assert rows[0].split() == list("ABCDEFGHIJKLMNOPQRSTUVW")
    assert rows[3].split()[1:5] == ["~", "~", "a3", "."]
    assert rows[5].split()[5] == "N4"
    assert rows[8].split()[16] == "P0"
    assert rows[8].split()[18:23] == ["==", ".", "P1", ".", "b2"]
    assert rows[9].split()[21] == "13"
    assert "Seat 0: 0 points, pilli P8, 0 tokens, temples left 3/3/1/1  <- decides, 6 AP" in rows
