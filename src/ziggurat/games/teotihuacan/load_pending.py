"""Reading what is pending, and whether it fits the position."""

from __future__ import annotations

from typing import Final

from ziggurat.core.errors import BadDump
from ziggurat.core.json_fields import Fields, as_number, as_row, as_word
from ziggurat.games.teotihuacan import construction, decorations, pending
from ziggurat.games.teotihuacan.pending import Entry
from ziggurat.games.teotihuacan.pieces import (
    AVENUE_SPOT,
    LEVEL,
    LINKED,
    MAJOR_SPOT,
    PALACE,
    TILE_BOARDS,
    WORKERS,
    WORSHIP_SPACES,
)
from ziggurat.games.teotihuacan.state import TeotihuacanState

DEEPEST: Final = 60
"""More entries than any position has pending."""

TRAVELLING: Final = frozenset((pending.MOVE, pending.SECOND))
ARRIVED: Final = frozenset((pending.ACT, pending.LOCK, pending.OPTION))
ACTING: Final = frozenset(
    (
        pending.TECHNOLOGY,
        pending.ROW,
        pending.DECORATION,
        pending.SIDE,
        pending.BUILD,
        pending.SQUARE,
        pending.DISCOUNT,
        pending.ROTATE,
        pending.TECHNOLOGIES,
        pending.POWER,
        pending.THIRTEEN,
    )
)
"""Entries of a main action: they need its board and N."""
BOARD_OF: Final = {
    pending.TECHNOLOGY: 5,
    pending.ROW: 6,
    pending.DECORATION: 7,
    pending.SIDE: 7,
    pending.BUILD: 8,
    pending.SQUARE: 8,
    pending.DISCOUNT: 8,
    pending.ROTATE: 8,
}


def read(state: TeotihuacanState, fields: Fields) -> None:
    """The stack of what is pending; by default a turn begins."""
    if state.ended:
        if fields.row("pending"):
            raise BadDump("position.entries should be empty when the game is over")
        return
    if not fields.has("pending"):
        seat = fields.number("seat", 0, state.seats - 1, 0)
        state.entries = [(pending.TURN, seat)]
        return
    rows = fields.row("pending")
    if not 0 < len(rows) <= DEEPEST:
        raise BadDump(f"position.entries should have 1 to {DEEPEST} entries")
    for number, row in enumerate(rows):
        place = f"position.entries.{number}"
        values = as_row(row, None, place)
        if not values:
            raise BadDump(f"{place} should begin with a name")
        kind = pending.NUMBERS[as_word(values[0], pending.NAMES, place)]
        wanted = pending.FIELDS.get(kind, ())
        if len(values) != 2 + len(wanted):
            raise BadDump(f"{place} should have {2 + len(wanted)} items, not {len(values)}")
        last = state.seats if kind >= pending.FIRST_DECISION else state.players
        entry = [kind, as_number(values[1], 0, last - 1, place)]
        for value, (name, low, high) in zip(values[2:], wanted, strict=True):
            entry.append(as_number(value, low, high, f"{place}, {name},"))
        state.entries.append(tuple(entry))
    if state.entries[0][0] not in pending.COMPLETE:
        raise BadDump(f"position.entries can not have {rows[0]!r} at its bottom")


def arrived(state: TeotihuacanState) -> bool:
    """Whether a worker has moved in the turn under way."""
    return any(
        entry[0] not in TRAVELLING and entry[0] != pending.TURN for entry in state.entries
    ) and not any(entry[0] in TRAVELLING or entry[0] == pending.TURN for entry in state.entries)


def acting(state: TeotihuacanState) -> bool:
    """Whether a main action is under way."""
    return any(entry[0] in ACTING for entry in state.entries)


def check(state: TeotihuacanState) -> None:
    """Raise `BadDump` where an entry does not fit the position."""
    for number, entry in enumerate(state.entries):
        complaint = _complaint(state, entry)
        if complaint:
            name = pending.NAMES[entry[0]]
            raise BadDump(f"position.entries.{number}, {name}: {complaint}")
    if state.moved >= 0 and not state.worker_board[state.moved]:
        raise BadDump("position.turn.moved names a worker that is not on a board")


def _complaint(state: TeotihuacanState, entry: Entry) -> str:
    """What is wrong with an entry, or nothing."""
    kind, player = entry[0], entry[1]
    if kind in TRAVELLING or kind in ARRIVED:
        return _travel_complaint(state, entry)
    if kind in ACTING:
        return _action_complaint(state, entry)
    if kind == pending.KEEP and (not state.dealt or state.chosen[player] >= 0):
        return "this seat has nothing to choose from"
    if kind == pending.PICK and not state.open_tiles:
        return "no starting tiles lie open"
    if kind in (pending.REVEAL, pending.GAIN, pending.RAISE, pending.PLACE) and not state.kept:
        return "there is no set-up under way"
    if kind in (pending.RAISE, pending.PLACE) and state.entries[-1] == entry:
        return "" if len(state.kept[player]) == 2 else "two starting tiles should be kept"
    if kind == pending.LINKED and (
        entry[2] not in LINKED or state.linked[LINKED.index(entry[2])] < 0
    ):
        return "no discovery tile belongs to that starting tile"
    if kind == pending.MAJOR and MAJOR_SPOT[entry[2]][entry[3]] < 0:
        return "that is no major step"
    if kind == pending.SPOT and AVENUE_SPOT[entry[2]] < 0:
        return "no tiles lie on that step"
    if kind == pending.STEPS and not sum(entry[2:]):
        return "there is no step to make"
    if kind in (pending.BOARD_TILE, pending.ABILITY) and entry[2] not in TILE_BOARDS:
        return "that board has no worship space"
    if kind == pending.ABILITY and entry[3] > WORSHIP_SPACES[entry[2]]:
        return "there is no such worship space"
    if kind == pending.ROYAL and (entry[2] not in (2, 3, 6, 7, 8) or not entry[3]):
        return "that royal tile asks nothing"
    if kind == pending.TEOTIBOT and (not state.solo or player != 1):
        return "Teotibot is not at the table"
    return ""


def _travel_complaint(state: TeotihuacanState, entry: Entry) -> str:
    kind, player = entry[0], entry[1]
    if state.moved < 0 or state.moved // WORKERS != player:
        return "turn.moved should name a worker of that seat"
    for worker in (state.moved, state.travelled):
        if worker >= 0 and state.worker_space[worker]:
            return "a worker that moves is not locked"
    boards = [
        state.worker_board[worker] for worker in (state.moved, state.travelled) if worker >= 0
    ]
    if len(set(boards)) != 1:
        return "both workers of a double move should stand on one board"
    if kind in TRAVELLING:
        return "" if state.travelled < 0 or kind == pending.MOVE else "the second worker is chosen"
    if state.board != boards[0]:
        return "turn.board should be where the worker stands"
    if kind == pending.LOCK and state.travelled < 0:
        return "only one worker has moved"
    if kind in (pending.LOCK, pending.OPTION) and entry[2] > WORSHIP_SPACES[state.board]:
        return "there is no such worship space"
    return ""


def _action_complaint(state: TeotihuacanState, entry: Entry) -> str:
    kind, player = entry[0], entry[1]
    if state.board in (0, PALACE) or state.board != BOARD_OF.get(kind, state.board):
        return "turn.board should be the board of the main action"
    if not state.count:
        return "turn.workers should be 1 to 3"
    if kind == pending.SIDE and entry[2] not in state.decoration_offer:
        return "that decoration is not on offer"
    if kind == pending.DECORATION and not decorations.possible(state, player, state.count):
        return "no decoration can be laid"
    if kind in (pending.SQUARE, pending.DISCOUNT, pending.ROTATE):
        if entry[2] not in state.pyramid_offer:
            return "that tile is not on offer"
        if kind != pending.SQUARE and not construction.is_open(state, entry[3]):
            return "that square is not open"
        if kind == pending.ROTATE and entry[4] not in construction.discounts(
            state, player, LEVEL[entry[3]]
        ):
            return "that can not be paid"
    return ""
