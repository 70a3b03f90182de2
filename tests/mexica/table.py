"""Setting up a table of Mexica in a few words, and asking it."""

from collections.abc import Mapping, Sequence

import ziggurat
from ziggurat.core.state import State
from ziggurat.core.types import Json, Options

MEXICA = ziggurat.game("mexica")

EAST = "R7 R8 R9 R10 U10"
"""Canals that cut a region of 13 squares out of the east of the island."""

ELEVEN_BRIDGES = "P7 h, P8 h, P9 h, P10 h, D4 h, D5 h, F4 h, H4 h, J4 h, L4 h, D11 h"
ELEVEN_CANALS = "D4 D5 F4 H4 J4 L4 D11"
"""All bridges on the board, five of them on canals of one square."""


def position(
    *,
    pilli: str = "H8 J8",
    canals: str = "",
    bridges: str = "",
    temples: Sequence[str] = (),
    neutral: str = "",
    tokens: Sequence[int] = (),
    shown: Sequence[int] = (),
    placed: Mapping[str, int] | None = None,
    points: Sequence[Mapping[str, int]] = (),
    supply: Mapping[str, int] | None = None,
    options: Options | None = None,
    **more: Json,
) -> State:
    """A position in the middle of seat 0's turn, by default in round 2 with 6 AP.

    `pilli` and `canals` are squares; `bridges` is like `"P7 h, P9 h"`; `temples` has a text a seat,
    like `"3 H5, 2 C4"`. Two seats play without neutral temples unless options say otherwise.
    """
    squares = pilli.split()
    players: list[Json] = [
        {
            "pilli": square,
            "temples": listed(temples[seat]) if seat < len(temples) else [],
            "tokens": tokens[seat] if seat < len(tokens) else 0,
            "points": points[seat] if seat < len(points) else {},
        }
        for seat, square in enumerate(squares)
    ]
    defaults: Options = {"neutral": "none"} if len(squares) == 2 else {}
    if supply is not None:
        more["supply"] = supply
    return MEXICA.load(
        {
            "game": "mexica",
            "seats": len(squares),
            "options": {**defaults, **(options or {})},
            "canals": canals.split(),
            "bridges": listed(bridges),
            "neutral": listed(neutral),
            "players": players,
            "tiles": {"shown": list(shown), "placed": dict(placed or {})},
            **more,
        }
    )


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def named(text: str) -> set[str]:
    """The squares of a text."""
    return set(text.split())


def play(state: State, *moves: str) -> State:
    """Play moves in words, all of them legal; returns the same state."""
    for words in moves:
        assert legal(state, words)
        state.play(MEXICA.read(words))
    return state


def legal(state: State, words: str) -> bool:
    return not refused(state, words)


def refused(state: State, words: str) -> str:
    """The rule that forbids it; empty if it is legal. The offered actions must say the same."""
    action = MEXICA.read(words)
    refusal = state.refusal(action)
    assert (refusal is None) == (action in state.actions())
    return "" if refusal is None else refusal.rule


def offered(state: State, kind: str) -> set[str]:
    """The words of all legal actions of that kind."""
    fields = MEXICA.table.fields
    return {MEXICA.write(a) for a in state.actions() if fields[a]["kind"] == kind}


def ap(state: State) -> int:
    points = state.question()["ap"]
    assert isinstance(points, int)
    return points


def squares_of(state: State, square: str) -> set[str]:
    """The squares of the region that holds this one."""
    regions = state.view(None)["regions"]
    assert isinstance(regions, list)
    for region in regions:
        if square in region["cells"]:
            return set(region["cells"])
    return set()


def size(state: State, square: str) -> int:
    return len(squares_of(state, square))


def fact(state: State, *path: str | int) -> Json:
    """A place in the dump."""
    value: Json = state.dump()
    for step in path:
        if isinstance(value, Mapping):
            value = value[str(step)]
        else:
            assert isinstance(value, Sequence)
            assert isinstance(step, int)
            value = value[step]
    return value


def earned(state: State, *moves: str) -> list[int]:
    """How much each seat's score grows while the moves are played."""
    before = state.scores()
    play(state, *moves)
    return [now - then for now, then in zip(state.scores(), before, strict=True)]
