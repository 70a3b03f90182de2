"""Reading a position from JSON; whatever is impossible is refused with its place and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.decisions import Decision, check_stack
from ziggurat.core.errors import BadDump
from ziggurat.core.positions import PLACE
from ziggurat.core.types import NOBODY, Json
from ziggurat.games.teotihuacan import position_parts, teotibot
from ziggurat.games.teotihuacan.pieces import (
    BOT_TILES,
    DEALT,
    FROM_EARLIER,
    KEPT,
    LAST_ECLIPSE,
    NEUTRAL_COLOURS,
    SOURCES,
    STARTING_COUNT,
    TECHNOLOGIES,
    TEMPLES,
    TILE_COUNTS,
    TILES,
    TOP_STEP,
    WORKERS,
    WORSHIP_BOARDS,
)
from ziggurat.games.teotihuacan.position import POSITION
from ziggurat.games.teotihuacan.state import TeotihuacanState

if TYPE_CHECKING:
    from ziggurat.core.game import Game

MOST_DRAWS = 3
"""Neutral workers come at set-up and after two Eclipses (TH-20)."""


def load(game: Game, dump: Json) -> TeotihuacanState:
    """The position of a dump; raises `BadDump` on an impossible one."""
    state = TeotihuacanState()
    POSITION.load(game, state, dump)
    for complaint in (
        _technologies(state),
        _calendar(state),
        _pyramid(state),
        _decorations(state),
        _starting(state),
        _players(state),
        _discovery(state),
        _neutral(state),
        _teotibot(state),
        _turn(state),
    ):
        if complaint:
            raise BadDump(f"{PLACE}{complaint}")
    _complete_tally(state)
    check_stack(state, f"{PLACE}.pending")
    _wait(state)
    return state


def _technologies(state: TeotihuacanState) -> str:
    if set(state.display) - set(TECHNOLOGIES):
        return f".technologies should be six of {TECHNOLOGIES}"
    return ""


def _calendar(state: TeotihuacanState) -> str:
    """The discs, the row of buildings, and whether the game can be over (TH-57, TH-62)."""
    lies = position_parts.finished(state)
    if state.light > state.dark:
        return f".calendar.light should be a whole number from 0 to {state.dark}"
    if state.finished != lies:
        return f".calendar.finished should be {str(lies).lower()}, as the pyramid is"
    covered = position_parts.covered_nobles(state)
    if state.buildings < covered:
        return f".buildings should be at least {covered}, as the nobles are"
    if state.ended:
        third = state.eclipses == LAST_ECLIPSE and not lies
        if not (lies if state.ended == "pyramid" else third):
            return f".outcome cannot be {state.ended!r}"
        return ".pending should be empty when the game is over" if state.pending else ""
    if state.eclipses == LAST_ECLIPSE:
        return f".calendar.eclipses is {LAST_ECLIPSE}, so the game is over"
    return "" if state.pending else ".pending is empty, yet the game is not over"


def _pyramid(state: TeotihuacanState) -> str:
    named = [*state.squares, *state.pyramid_offer, *state.pyramid_stack]
    return ".pyramid uses a tile twice" if _twice(named) else ""


def _decorations(state: TeotihuacanState) -> str:
    named = [*state.decorations, *state.decoration_offer, *state.decoration_stack]
    return ".decorations uses a tile twice" if _twice(named) else ""


def _twice(named: list[int]) -> bool:
    tiles = [tile for tile in named if tile]
    return len(set(tiles)) != len(tiles)


def _starting(state: TeotihuacanState) -> str:
    """A set-up under way: hands, box, choices and tiles kept (TH-16, TH-67)."""
    seats = state.seats
    hidden = [*state.dealt, *state.box]
    if hidden and sorted(hidden) != list(range(1, STARTING_COUNT + 1)):
        return ".starting: dealt tiles and box should be the eighteen tiles"
    if len(state.dealt) not in (0, DEALT * seats):
        return f".starting.dealt should have {DEALT} tiles for each seat"
    if len(state.chosen) != (seats if state.dealt else 0):
        return ".starting.chosen should have one item for each hand"
    if len(state.kept) not in (0, seats) or any(len(own) > KEPT for own in state.kept):
        return ".starting.kept should have at most two tiles for each seat"
    if (state.dealt or state.open_tiles) and not state.kept:
        return ".starting.kept should have a list for each seat"
    named = [*state.open_tiles, *(tile for own in state.kept for tile in own)]
    return ".starting uses a tile twice" if _twice(named) else ""


def _players(state: TeotihuacanState) -> str:
    for temple, name in enumerate(TEMPLES):
        if state.temples[temple::3].count(TOP_STEP) > 1:
            return f".players: two markers on the topmost step of {name}"
    stands = zip(state.worker_board, state.worker_space, strict=True)
    locked = [(board, space) for board, space in stands if space]
    if len(set(locked)) != len(locked):
        return ".players: two workers on one worship space"
    if state.solo:
        own = range(WORKERS * teotibot.BOT, WORKERS * teotibot.BOT + WORKERS)
        boards = [state.worker_board[worker] for worker in own if state.worker_space[worker]]
        if len(boards) != 1 or boards[0] not in WORSHIP_BOARDS:
            return ".players[1].workers: Teotibot has one locked worker, on board 2, 3, 4 or 7"
    return ""


def _discovery(state: TeotihuacanState) -> str:
    for kind, count in enumerate(position_parts.used_tiles(state)):
        if count > TILE_COUNTS[kind]:
            return f": {TILES[kind]} is used {count} times; there are {TILE_COUNTS[kind]}"
    linked = sum(kind >= 0 for kind in state.linked)
    if not linked <= len(state.returns) <= len(state.linked):
        return ".discovery.returns should have a place for each linked tile"
    for number, place in enumerate(state.returns):
        if place > len(state.stack) + number:
            return f".discovery.returns[{number}] is beyond the stack"
    if state.dealt and linked < len(state.linked):
        return ".discovery.linked should have a tile for 14 and one for 16"
    return ""


def _neutral(state: TeotihuacanState) -> str:
    most = MOST_DRAWS if NEUTRAL_COLOURS[state.players] else 0
    return f".neutral.draws should have at most {most} items" if len(state.draws) > most else ""


def _teotibot(state: TeotihuacanState) -> str:
    if not state.solo or state.aside == position_parts.left_aside(state):
        return ""
    return f".teotibot.aside should be {BOT_TILES[position_parts.left_aside(state)]}"


def _turn(state: TeotihuacanState) -> str:
    if state.moved >= 0 and not state.worker_board[state.moved]:
        return ".turn.moved names a worker that is not on a board"
    return ""


def _complete_tally(state: TeotihuacanState) -> None:
    """Points that no source explains were scored earlier."""
    for player in range(state.players):
        base = len(SOURCES) * player
        explained = sum(state.tally_of[base : base + FROM_EARLIER])
        state.tally_of[base + FROM_EARLIER] = state.points[player] - explained


def _wait(state: TeotihuacanState) -> None:
    """Ask the top decision, even if it has only one answer."""
    if not state.pending:
        state.seat = NOBODY
        return
    top = state.pending[-1]
    if not isinstance(top, Decision) or not top.options(state):
        raise BadDump(f"{PLACE}.pending: nobody can decide anything on top of it")
    state.seat = top.seat
