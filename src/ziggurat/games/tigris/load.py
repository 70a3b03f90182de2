"""Reading a position from JSON; whatever is impossible is refused with its place and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ziggurat.core.decisions import Decision
from ziggurat.core.errors import BadDump
from ziggurat.core.positions import PLACE
from ziggurat.core.types import Json
from ziggurat.games.tigris import conflicts, hands, position, treasures
from ziggurat.games.tigris.pieces import (
    CATASTROPHE,
    CATASTROPHES,
    FACE_DOWN,
    HAND,
    LAST_TREASURES,
    LEADERS,
    NAMES,
    TILES,
)
from ziggurat.games.tigris.position import POSITION
from ziggurat.games.tigris.state import TigrisState

if TYPE_CHECKING:
    from ziggurat.core.game import Game


def load(game: Game, dump: Json) -> TigrisState:
    state = TigrisState()
    POSITION.load(game, state, dump)
    _require_line(state)
    if isinstance(dump, Mapping) and "pending" not in dump:
        _ask_trader(state)
    for complaint in (_tiles(state), _supply(state), _over(state), _leaders(state)):
        if complaint:
            raise BadDump(f"{PLACE}{complaint}")
    POSITION.wait(state)
    return state


def _require_line(state: TigrisState) -> None:
    """What is pending leads from the turn to a decision, and nothing is pending twice."""
    kinds = [one.KIND for one in state.pending]
    if state.pending and not isinstance(state.pending[-1], Decision):
        raise BadDump(f"{PLACE}.pending: {kinds[-1]!r} is no decision, so nobody decides")
    if len(set(kinds)) != len(kinds):
        raise BadDump(f"{PLACE}.pending: the same thing is pending twice")


def _ask_trader(state: TigrisState) -> None:
    """Release 0.1.0 did not say who leaves a treasure: it follows from the board (TE-65)."""
    if isinstance(state.decision(), treasures.LeaveTreasure):
        seat, _ = treasures.due(state)
        state.pending[-1] = treasures.LeaveTreasure(seat)


def _tiles(state: TigrisState) -> str:
    """Every tile of the box is somewhere, exactly once."""
    for colour, left in enumerate(position.removed_tiles(state)):
        if left < 0:
            return f": there are {-left} more tiles {TILES[colour]} than in the box"
        if state.removed[colour] != left:
            return f".removed.{TILES[colour]} should be {left}"
    if sum(state.covered) != state.cells.count(FACE_DOWN):
        return ".covered does not count the tiles that lie face down"
    built = sum(corner >= 0 for corner in state.monuments)
    if 4 * built != state.cells.count(FACE_DOWN):
        return ".board: a tile lies face down without a monument"
    for seat in range(state.seats):
        if hands.hand_size(state, seat) > HAND:
            return f".players[{seat}].hand has more than {HAND} tiles"
    return ""


def _supply(state: TigrisState) -> str:
    """There are as many treasures and catastrophes as in the box."""
    starts = len(state.board.starts)
    if state.treasures.bit_count() + sum(state.taken) > starts:
        return f": there are only {starts} treasures"
    if state.cells.count(CATASTROPHE) + sum(state.catastrophes) > CATASTROPHES * state.seats:
        return f": there are only {CATASTROPHES * state.seats} catastrophes"
    return ""


def _over(state: TigrisState) -> str:
    if state.active >= state.seats:
        return f".active should be one of the {state.seats} seats"
    if bool(state.ended) == bool(state.pending):
        return ".pending: nothing is decided exactly when the game has ended"
    if state.ended == "treasures" and state.treasures.bit_count() > LAST_TREASURES:
        return f".ended: more than {LAST_TREASURES} treasures are on the board"
    return ""


def _leaders(state: TigrisState) -> str:
    """Every leader has a temple beside it (TE-15), and no rival in its kingdom unless they fight.

    Where wars over a tile that joins kingdoms are still to come, the board is looked at without it.
    """
    state.forget()
    temples = state.temples()
    for cell in state.leader_cells:
        if cell >= 0 and not temples[cell]:
            return f".board.{NAMES[cell]}: a leader stands beside no temple"
    running = state.running()
    tile = state.tile
    regions = state.regions() if tile < 0 else state.regions_without(tile)
    for leaders in regions.leaders:
        for colour in range(4):
            rivals = [seat for seat in range(state.seats) if leaders >> (4 * seat + colour) & 1]
            revolt = (
                isinstance(running, conflicts.Support)
                and running.conflict == conflicts.REVOLT
                and running.colour == colour
                and sorted(rivals) == sorted((running.attacker, running.defender))
            )
            if len(rivals) > 1 and not revolt:
                return f".board: two {LEADERS[colour]}s stand in one kingdom"
    return ""
