"""What a digest covers: the position as release 0.1.0 dumped it, field by field, for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Facts, Json
from ziggurat.games.mexica import shown, squares
from ziggurat.games.mexica.actions import AXES
from ziggurat.games.mexica.pieces import NAMES, NEUTRAL, SQUARES, STARTING_CANALS
from ziggurat.games.mexica.scoring import SOURCES

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

OPTIONS: Final = ("neutral", "emblem", "bridge_squares")


def facts(state: MexicaState) -> Facts:
    """The whole position; nothing may be added, left out or renamed."""
    lifted: Json = None
    if state.lifted >= 0:
        lifted = _bridge(state.lifted, state.lifted_axis)
    return {
        "game": "mexica",
        "seats": state.seats,
        "options": {name: state.options[name] for name in OPTIONS},
        "phase": shown.phase(state),
        "seat": state.seat,
        "period": state.period,
        "round": state.round,
        "ap": state.ap,
        "taken": state.taken,
        "lifted": lifted,
        "canals": [
            NAMES[square]
            for square in range(SQUARES)
            if state.region[square] < 0 and square not in STARTING_CANALS
        ],
        "supply": {"doubles": state.doubles, "singles": state.singles},
        "bridges": [_bridge(s, state.bridge[s]) for s in range(SQUARES) if state.bridge[s]],
        "neutral": _temples(state, NEUTRAL),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "tiles": {
            "shown": list(state.shown),
            "placed": {
                NAMES[square]: state.content[square] - squares.CALPULLI
                for square in range(SQUARES)
                if state.content[square] > squares.CALPULLI
            },
            "later": list(state.later),
            "removed": list(state.removed),
        },
        "stirred": state.stirred,
        "quiet": state.quiet,
        "outcome": state.ended,
    }


def _bridge(square: int, axis: int) -> str:
    return f"{NAMES[square]} {AXES[axis]}"


def _temples(state: MexicaState, colour: int) -> list[str]:
    found = []
    for square in range(SQUARES):
        content = state.content[square]
        if squares.is_temple(content) and squares.colour_of(content) == colour:
            found.append(f"{squares.level_in(content)} {NAMES[square]}")
    return found


def _player(state: MexicaState, seat: int) -> Facts:
    place = state.pilli[seat]
    row = seat * len(SOURCES)
    return {
        "pilli": NAMES[place] if place >= 0 else None,
        "tokens": state.tokens[seat],
        "temples": _temples(state, seat),
        "points": {source: state.points[row + n] for n, source in enumerate(SOURCES)},
    }
