"""Reading the parts of a position that hold chance to come: set-up, neutral workers, Teotibot."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.core.errors import BadDump
from ziggurat.core.json_fields import Fields, as_number, as_row, as_word
from ziggurat.core.types import Json
from ziggurat.games.teotihuacan.pieces import (
    BOT_ROTATIONS,
    BOT_TILES,
    BOT_TURNS,
    DEALT,
    DIRECTIONS,
    LAST_ECLIPSE,
    NEUTRAL_COLOURS,
    NEUTRAL_WORKERS,
    STARTING_COUNT,
)
from ziggurat.games.teotihuacan.setup import CHOICES
from ziggurat.games.teotihuacan.state import TeotihuacanState


def starting(state: TeotihuacanState, fields: Fields) -> None:
    """What a set-up under way must know."""
    seats = state.seats
    tiles: list[int] = []
    for number, hand in enumerate(fields.row("dealt")):
        place = f"{fields.place}.dealt.{number}"
        tiles += distinct(as_row(hand, DEALT, place), 1, STARTING_COUNT, place)
    state.dealt = tiles[:]
    state.box = numbers(fields.row("box"), 1, STARTING_COUNT, f"{fields.place}.box")
    if (tiles or state.box) and sorted([*tiles, *state.box]) != list(range(1, STARTING_COUNT + 1)):
        raise BadDump(f"{fields.place}: dealt tiles and box should be the eighteen tiles")
    if len(tiles) not in (0, DEALT * seats):
        raise BadDump(f"{fields.place}.dealt should have {DEALT} tiles for each seat")
    place = f"{fields.place}.chosen"
    for choice in fields.row("chosen", seats if tiles else None):
        if choice is None:
            state.chosen.append(-1)
            continue
        low, high = numbers(as_row(choice, 2, place), 0, DEALT - 1, place)
        if low >= high:
            raise BadDump(f"{place} should name two places, the lower first")
        state.chosen.append(CHOICES.index((low, high)))
    if state.chosen and not tiles:
        raise BadDump(f"{place} needs tiles dealt")
    place = f"{fields.place}.open"
    state.open_tiles = sorted(distinct(fields.row("open"), 1, STARTING_COUNT, place))
    kept = fields.row("kept")
    for number, item in enumerate(kept):
        place = f"{fields.place}.kept.{number}"
        own = as_row(item, None, place)
        state.kept.append(sorted(distinct(own, 1, STARTING_COUNT, place)))
    fields.finish()
    if len(kept) not in (0, seats) or any(len(own) > 2 for own in state.kept):
        raise BadDump(f"{fields.place}.kept should have at most two tiles for each seat")
    if (tiles or state.open_tiles) and not kept:
        state.kept = [[] for _ in range(seats)]
    named = [*state.open_tiles, *(tile for own in state.kept for tile in own)]
    if len(set(named)) != len(named):
        raise BadDump(f"{fields.place} uses a tile twice")


def neutral(state: TeotihuacanState, fields: Fields) -> None:
    """Neutral workers, and their draws to come."""
    colours = NEUTRAL_COLOURS[state.players]
    place = f"{fields.place}.workers"
    given = fields.row("workers")
    if len(given) > colours:
        raise BadDump(f"{place} should have at most {colours} colours")
    for colour, item in enumerate(given):
        boards = distinct(as_row(item, None, place), 1, 8, place)
        if len(boards) > NEUTRAL_WORKERS:
            raise BadDump(f"{place}: a colour has {NEUTRAL_WORKERS} workers")
        boards += [0] * (NEUTRAL_WORKERS - len(boards))
        state.neutral[NEUTRAL_WORKERS * colour : NEUTRAL_WORKERS * (colour + 1)] = boards
    ascending = tuple(range(1, STARTING_COUNT + 1))
    if fields.has("draws"):
        place = f"{fields.place}.draws"
        for item in fields.row("draws"):
            row = as_row(item, STARTING_COUNT, place)
            state.draws.append(tuple(distinct(row, 1, STARTING_COUNT, place)))
        if len(state.draws) > (3 if colours else 0):
            raise BadDump(f"{place} should have at most 3 draws, none with four players")
    elif colours:
        to_come = max(0, LAST_ECLIPSE - 1 - state.eclipses) + (1 if state.kept else 0)
        state.draws = [ascending] * to_come
    fields.finish()


def teotibot_facts(state: TeotihuacanState, fields: Fields) -> None:
    """Teotibot's action tiles, direction tiles and chance to come."""
    slots = list(range(6))
    if fields.has("slots"):
        place = f"{fields.place}.slots"
        slots = [
            BOT_TILES.index(as_word(item, BOT_TILES, place)) for item in fields.row("slots", 6)
        ]
    left = [tile for tile in range(7) if tile not in slots]
    if len(left) != 1:
        raise BadDump(f"{fields.place}.slots has a tile twice")
    if fields.has("aside") and fields.word("aside", BOT_TILES) != BOT_TILES[left[0]]:
        raise BadDump(f"{fields.place}.aside should be {BOT_TILES[left[0]]}")
    state.slots, state.aside = slots, left[0]
    directions: Sequence[Json] = ("right", "left")
    if fields.has("directions"):
        directions = fields.row("directions", 2)
    place = f"{fields.place}.directions"
    state.upper, state.lower = (
        DIRECTIONS.index(as_word(item, DIRECTIONS, place)) for item in directions
    )
    state.dice = [1] * (2 * BOT_TURNS)
    if fields.has("dice"):
        state.dice = numbers(fields.row("dice"), 1, 6, f"{fields.place}.dice")
    state.bot_rotations = [0] * BOT_ROTATIONS
    if fields.has("rotations"):
        place = f"{fields.place}.rotations"
        turns = numbers(fields.row("rotations"), 0, 270, place)
        if any(turn % 90 for turn in turns):
            raise BadDump(f"{place} should have 0, 90, 180 or 270")
        state.bot_rotations = [turn // 90 for turn in turns]
    fields.finish()


def numbers(row: Sequence[Json], low: int, high: int, place: str) -> list[int]:
    return [as_number(item, low, high, place) for item in row]


def distinct(row: Sequence[Json], low: int, high: int, place: str) -> list[int]:
    found = numbers(row, low, high, place)
    if len(set(found)) != len(found):
        raise BadDump(f"{place} has a number twice")
    return found
