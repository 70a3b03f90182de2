"""What everybody sees of the table, in words; views and digests are made from it.

Digests stay the same for ever, and so does this; what else a view tells is added in `view.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Facts, Seat
from ziggurat.games.tigris.conflicts import CONFLICTS, UNDECIDED, Support
from ziggurat.games.tigris.monuments import RaiseMonument
from ziggurat.games.tigris.pieces import (
    CATASTROPHE,
    COLOURS,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    GONE,
    LEADER,
    LEADERS,
    MONUMENT_NAMES,
    NAMES,
    TILES,
    UNBUILT,
    WHY,
)

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

OPTIONS: Final = ("board", "buildings", "scores")


def public(state: TigrisState) -> Facts:
    """What everybody sees on the table."""
    return {
        "game": "tigris",
        "seats": state.seats,
        "options": {name: state.options[name] for name in OPTIONS},
        "board": {
            NAMES[cell]: piece_name(piece)
            for cell, piece in enumerate(state.cells)
            if piece != EMPTY
        },
        "treasures": [
            NAMES[cell]
            for number, cell in enumerate(state.board.starts)
            if state.treasures >> number & 1
        ],
        "monuments": {
            MONUMENT_NAMES[number]: None if cell == GONE else NAMES[cell]
            for number, cell in enumerate(state.monuments)
            if cell != UNBUILT
        },
        "buildings": {
            COLOURS[colour]: NAMES[cell] for colour, cell in enumerate(state.buildings) if cell >= 0
        },
        "covered": dict(zip(TILES, state.covered, strict=True)),
        "removed": dict(zip(TILES, state.removed, strict=True)),
        "active": state.active,
        "left": state.left,
        "decision": decision(state),
        "ended": state.ended,
    }


def public_player(state: TigrisState, seat: Seat) -> Facts:
    """What everybody may know about a player; points are awarded openly."""
    points = state.points[4 * seat : 4 * seat + 4]
    earned = state.earned[len(WHY) * seat : len(WHY) * (seat + 1)]
    return {
        "points": dict(zip(COLOURS, points, strict=True)),
        "earned": dict(zip(WHY, earned, strict=True)),
        "treasures": state.taken[seat],
        "catastrophes": state.catastrophes[seat],
    }


def tiles_of(counts: list[int], seat: Seat) -> list[str]:
    """A seat's tiles as a list of names."""
    return [TILES[colour] for colour in range(4) for _ in range(counts[4 * seat + colour])]


def piece_name(piece: int) -> str:
    """What lies on a space, in words."""
    if piece >= LEADER:
        seat, colour = divmod(piece - LEADER, 4)
        return f"{seat} {LEADERS[colour]}"
    if piece == CATASTROPHE:
        return "catastrophe"
    if piece == FACE_DOWN:
        return "face-down"
    return TILES[piece - FACE_UP]


def decision(state: TigrisState) -> Facts:
    """What is being decided."""
    top = state.decision()
    asked: dict[str, str | int | None] = {"kind": "over" if top is None else top.KIND}
    if isinstance(top, Support):
        asked["conflict"] = CONFLICTS[top.conflict]
        asked["colour"] = COLOURS[top.colour]
        asked["attacker"] = top.attacker
        asked["defender"] = top.defender
        asked["attack"] = None if top.attack == UNDECIDED else top.attack
    if state.tile >= 0:
        asked["tile"] = NAMES[state.tile]
    if isinstance(top, RaiseMonument):
        asked["square"] = NAMES[top.square]
    return asked
