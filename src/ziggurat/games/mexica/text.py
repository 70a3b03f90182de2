"""The position for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import NOBODY
from ziggurat.games.mexica import squares
from ziggurat.games.mexica.actions import AXES
from ziggurat.games.mexica.pieces import (
    CELLS,
    EMBLEM,
    GRID,
    LEVELS,
    MAP,
    NAMES,
    START_SPACES,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

COLOURS = "abcdN"
"""Seats 0 to 3 and the neutral temples."""

LEGEND = """\
 ~ lake   == canal  =h =v bridge   . land   + start space   * emblem
 P0 pilli of seat 0   a3 temple of seat 0, level 3 (b seat 1, c seat 2, d seat 3, N neutral)
 13 calpulli tile"""


def text(state: MexicaState) -> str:
    """The board, the tiles and a line for every seat."""
    rows = ["    " + " ".join(f"{name[0]:2}" for name in GRID.names[: GRID.columns])]
    drawn = {cell: _mark(state, square) for square, cell in enumerate(CELLS)}
    for row in range(len(MAP)):
        cells = range(row * GRID.columns, (row + 1) * GRID.columns)
        rows.append(f"{row + 1:2}  " + " ".join(f"{drawn.get(cell, ' ~'):2}" for cell in cells))
    rows = [row.rstrip() for row in rows]
    return "\n".join([*rows, LEGEND, "", *_beside(state), *_seats(state)]) + "\n"


def _mark(state: MexicaState, square: int) -> str:
    if square in state.pilli:
        return f"P{state.pilli.index(square)}"
    content = state.content[square]
    if squares.is_temple(content):
        return f"{COLOURS[squares.colour_of(content)]}{squares.level_in(content)}"
    if content:
        return f"{content - squares.CALPULLI:2}"
    if state.region[square] < 0:
        return f"={AXES[state.bridge[square]]}" if state.bridge[square] else "=="
    if square in START_SPACES:
        return " +"
    return " *" if square == EMBLEM else " ."


def _sizes(tiles: list[int]) -> str:
    return " ".join(str(size) for size in tiles) or "none"


def _beside(state: MexicaState) -> list[str]:
    return [
        f"Period {state.period}, round {state.round}. Tiles shown: {_sizes(state.shown)}; "
        f"later: {_sizes(state.later)}; removed: {_sizes(state.removed)}",
        f"Supply: {state.doubles} double and {state.singles} single canals, "
        f"{state.bridges_left} bridges, {state.token_supply} tokens",
    ]


def _seats(state: MexicaState) -> list[str]:
    found = []
    scores, places = state.scores(), state.ranking()
    for seat in range(state.seats):
        stock = state.stock[seat * LEVELS : seat * LEVELS + LEVELS]
        pilli = NAMES[state.pilli[seat]] if state.pilli[seat] >= 0 else "not yet placed"
        line = (
            f"Seat {seat}: {scores[seat]} points, pilli {pilli}, {state.tokens[seat]} tokens, "
            f"temples left {'/'.join(str(number) for number in stock)}"
        )
        if seat == state.seat:
            line += f"  <- decides, {state.ap} AP"
        elif state.seat == NOBODY:
            line += f"  place {places[seat]}"
        found.append(line)
    if state.lifted >= 0:
        found.append(f"The bridge of {NAMES[state.lifted]} is lifted")
    return found
