"""What a seat sees as numbers, as docs/tensors.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ziggurat.core.tensors import Encoding, Layout, Part, around, from_viewer
from ziggurat.core.types import Seat
from ziggurat.games.teotihuacan.pending_kinds import PENDING_KINDS, STEPS
from ziggurat.games.teotihuacan.pieces import (
    BONUS_COUNT,
    BOT_TILES,
    DECORATION_COUNT,
    DECORATION_OFFER,
    KINDS,
    LINKED,
    NEUTRAL_WORKERS,
    PALACE,
    PYRAMID_COUNT,
    PYRAMID_OFFER,
    SPOTS,
    SQUARES,
    STARTING_COUNT,
    TECHNOLOGIES,
    TILE_BOARDS,
    TOP_POWER,
    WORKERS,
    Player,
)
from ziggurat.games.teotihuacan.position_parts import find_technologies
from ziggurat.games.teotihuacan.setup import CHOICES, hand
from ziggurat.games.teotihuacan.teotibot import ADJUSTMENTS
from ziggurat.games.teotihuacan.view import known_tiles

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

SEATS: Final = 4
BOARDS: Final = 9
"""The eight boards, and the hand as board 0."""
NAMES: Final = [kind.KIND for kind in PENDING_KINDS]
PLACES: Final = {name: place for place, name in enumerate(NAMES)}
DECISIONS: Final = len(PENDING_KINDS) - len(STEPS)
FIELDS: Final = 3
"""The greatest number of fields that a decision has."""
SLOTS: Final = 6
ROYAL_TILES: Final = 9
ICONS: Final = (1, 2, 3, 5, 6, 7)
SPACES: Final = (0, 3, 4, 5, -1, -1, 6)
"""By board - 1: the first of its worship spaces among all seven."""
COUNTED: Final = 255
_PLANES: Final = [ICONS.index(icon) if icon in ICONS else -1 for icon in range(8)]
"""By icon: its plane."""

LAYOUT: Final[Layout] = Layout(
    [
        Part("seats", (4,), "how many play: one, two, three, four"),
        Part("dark_eclipse", (1,), "played with the dark eclipse"),
        Part("decider", (SEATS,), "who decides, from the viewer on"),
        Part(
            "decision",
            (DECISIONS,),
            "what is decided: " + ", ".join(NAMES[len(STEPS) :]),
        ),
        Part("decision_fields", (FIELDS,), "the numbers that belong to the decision", COUNTED),
        Part(
            "waiting",
            (len(NAMES),),
            "how many of each of these wait beneath it: " + ", ".join(NAMES),
            COUNTED,
        ),
        Part("layout", (8, 8), "which board lies on each position"),
        Part("royal", (3, ROYAL_TILES), "the royal tile on each worship space of the Palace"),
        Part("technologies", (len(TECHNOLOGIES),), "technologies on display: 1, 3, … 17"),
        Part("bonus", (3, BONUS_COUNT), "the bonus tile of the blue, red and green temple"),
        Part("light", (1,), "the light disc on the calendar", COUNTED),
        Part("dark", (1,), "the dark disc on the calendar", COUNTED),
        Part("eclipses", (4,), "how many eclipses have been scored: none, one, two, three"),
        Part("final_round", (1,), "the final round is under way"),
        Part("finished", (1,), "the tile of level 4 is on the pyramid"),
        Part("buildings", (1,), "buildings taken from the row of nobles", COUNTED),
        Part("nobles", (12,), "covered spaces of the nobles: top, centre, bottom row"),
        Part("goods", (SEATS, 4), "cocoa, wood, stone, gold, from the viewer on", COUNTED),
        Part("temples", (SEATS, 3), "steps on the blue, red and green temple", 11),
        Part("avenue", (SEATS,), "steps on the Avenue of the Dead", 9),
        Part("pyramid_track", (SEATS,), "steps on the pyramid track", 10),
        Part("owned", (SEATS, len(TECHNOLOGIES)), "technologies with a marker: 1, 3, … 17"),
        Part("tiles", (SEATS, KINDS), "discovery tiles face up, by kind", 3),
        Part("used", (SEATS, KINDS), "discovery tiles used, by kind", 3),
        Part(
            "workers",
            (SEATS, BOARDS, TOP_POWER),
            "unlocked workers in hand and on boards 1 to 8, by power",
            WORKERS,
        ),
        Part(
            "locked",
            (SEATS, 7),
            "power of a locked worker: Palace 1, 2, 3, Forest, Quarry, Gold, Decorations",
            TOP_POWER,
        ),
        Part("moved", (2, BOARDS, TOP_POWER), "board and power of the workers moved this turn"),
        Part("anywhere", (1,), "the mover may go to any board"),
        Part("arrived", (BOARDS,), "the board of arrival; the first for none"),
        Part(
            "turn",
            (7,),
            "colours met, acted, workers of the main action, steps granted, tiles built, "
            "discount taken, technology acquired",
            COUNTED,
        ),
        Part("squares", (SQUARES,), "filled squares of the pyramid, level by level"),
        Part(
            "icons",
            (len(ICONS), 8, 8),
            "icons seen from above; planes: blue, red, green, then these printed in colour",
        ),
        Part("pyramid_offer", (PYRAMID_OFFER, PYRAMID_COUNT), "pyramid tiles on offer"),
        Part("pyramid_left", (1,), "pyramid tiles in the stack", PYRAMID_COUNT),
        Part("decorations", (4,), "decorations on the top, right, bottom and left side", 4),
        Part("decoration_offer", (DECORATION_OFFER, DECORATION_COUNT), "decorations on offer"),
        Part("decorations_left", (1,), "decorations in the stack", DECORATION_COUNT),
        Part(
            "board_tiles",
            (len(TILE_BOARDS), KINDS),
            "the discovery tile at Palace, Forest, Quarry, Gold, Decorations",
        ),
        Part("spots", (len(SPOTS), KINDS), "discovery tiles at " + ", ".join(SPOTS), 3),
        Part("tiles_removed", (KINDS,), "discovery tiles out of the game", 3),
        Part("tiles_left", (1,), "discovery tiles in the stack", COUNTED),
        Part("linked", (2, KINDS), "the discovery tile of starting tiles 14 and 16, if known"),
        Part("returns", (1,), "unclaimed tiles that can still go back into the stack", COUNTED),
        Part("neutral", (2, 8), "neutral workers of each colour on each board", NEUTRAL_WORKERS),
        Part("neutral_left", (1,), "draws of neutral workers to come", COUNTED),
        Part("starting_open", (STARTING_COUNT,), "starting tiles to pick from"),
        Part("starting_hand", (STARTING_COUNT,), "starting tiles dealt to the viewer"),
        Part("starting_chosen", (STARTING_COUNT,), "those the viewer has chosen in secret"),
        Part("starting_decided", (SEATS,), "who has chosen, from the viewer on"),
        Part("starting_kept", (SEATS, STARTING_COUNT), "starting tiles kept openly"),
        Part("bot_slots", (SLOTS, len(BOT_TILES)), "Teotibot's tiles: " + ", ".join(BOT_TILES)),
        Part("bot_aside", (len(BOT_TILES),), "Teotibot's tile beside the slots"),
        Part("bot_directions", (2,), "Teotibot's upper and lower arrow point right"),
        Part("bot_dice", (1,), "dice of Teotibot to come", COUNTED),
    ],
    [
        Part("points", (SEATS,), "points of each seat, then of Teotibot", 999, -999),
        Part(
            "bot_adjustments",
            (len(ADJUSTMENTS),),
            "Teotibot's adjustments: " + ", ".join(name for name, _, _ in ADJUSTMENTS),
            10,
            -10,
        ),
    ],
)

_SMALL: Final[int] = LAYOUT.small
_STEPS: Final[int] = len(STEPS)
_KINDS: Final[int] = len(NAMES)
_EMPTY: Final[vec[u8]] = vec[u8](bytes(_SMALL))


def encode(state: TeotihuacanState, seat: Seat | None) -> Encoding:
    """The numbers that the seat sees; a spectator sits at seat 0 without secrets."""
    viewer = 0 if seat is None else seat
    order = around(state.players, viewer)
    row = _EMPTY[:]
    place = _mark(row, 0, 4, state.seats - 1)
    row[place] = int(state.dark_eclipse)
    place = _mark(row, place + 1, SEATS, from_viewer(state.players, viewer, state.seat))
    place = _decision(state, row, place)
    place = _table(state, row, place)
    place = _players(state, order, row, place)
    place = _turn(state, row, place)
    place = _pyramid(state, row, place)
    place = _discovery(state, seat, row, place)
    place = _starting(state, seat, order, row, place)
    _teotibot(state, row, place)
    numbers = [state.points[player] for player in order] + [0] * (SEATS - len(order))
    numbers += state.adjust if state.solo else [0] * len(ADJUSTMENTS)
    return bytes(row), numbers


def _mark(row: vec[u8], place: i64, length: int, which: int) -> i64:
    """A 1 at one of the next places, or at none; returns where the row continues."""
    if 0 <= which < length:
        row[place + which] = 1
    return place + length


def _put(row: vec[u8], place: i64, values: list[int]) -> i64:
    """The next numbers as they are; returns where the row continues."""
    for value in values:
        if value:
            row[place] = value
        place += 1
    return place


def _put_part(row: vec[u8], place: i64, values: list[int], start: int, stop: int) -> i64:
    """The next numbers from a part of these; returns where the row continues."""
    for which in range(start, stop):
        value = values[which]
        if value:
            row[place] = value
        place += 1
    return place


def _decision(state: TeotihuacanState, row: vec[u8], place: i64) -> i64:
    """The decision on top, its numbers, and what waits beneath."""
    if state.pending:
        top = state.pending[-1]
        _mark(row, place, DECISIONS, PLACES[top.KIND] - _STEPS)
        _put(row, place + DECISIONS, top.numbers())
        for one in state.pending[:-1]:
            row[place + DECISIONS + FIELDS + PLACES[one.KIND]] += 1
    return place + DECISIONS + FIELDS + _KINDS


def _table(state: TeotihuacanState, row: vec[u8], place: i64) -> i64:
    """The layout from the start, the calendar and the nobles."""
    for board in state.layout[1:]:
        place = _mark(row, place, 8, board - 1)
    for tile in state.royal:
        place = _mark(row, place, ROYAL_TILES, tile - 1)
    for number in TECHNOLOGIES:
        row[place] = int(number in state.display)
        place += 1
    for tile in state.bonus:
        place = _mark(row, place, BONUS_COUNT, tile - 1)
    row[place] = state.light
    row[place + 1] = state.dark
    place = _mark(row, place + 2, 4, state.eclipses)
    row[place] = int(state.final_round)
    row[place + 1] = int(state.finished)
    row[place + 2] = state.buildings
    return _put(row, place + 3, state.nobles)


def _players(state: TeotihuacanState, order: list[Player], row: vec[u8], place: i64) -> i64:
    """Goods, tracks, technologies, tiles and workers, part by part."""
    nobody = SEATS - len(order)
    for player in order:
        place = _put_part(row, place, state.goods, 4 * player, 4 * player + 4)
    place += 4 * nobody
    for player in order:
        place = _put_part(row, place, state.temples, 3 * player, 3 * player + 3)
    place += 3 * nobody
    for track in (state.avenue, state.track):
        for player in order:
            row[place] = track[player]
            place += 1
        place += nobody
    for player in order:
        owned = find_technologies(state, player)
        for number in TECHNOLOGIES:
            row[place] = int(number in owned)
            place += 1
    place += len(TECHNOLOGIES) * nobody
    for counts in (state.tiles, state.used):
        for player in order:
            place = _put_part(row, place, counts, KINDS * player, KINDS * (player + 1))
        place += KINDS * nobody
    return _workers(state, order, row, place)


def _workers(state: TeotihuacanState, order: list[Player], row: vec[u8], place: i64) -> i64:
    """Where everybody's workers stand, unlocked and locked."""
    locked = place + SEATS * BOARDS * TOP_POWER
    for nth, player in enumerate(order):
        for worker in range(WORKERS * player, WORKERS * player + WORKERS):
            board = state.worker_board[worker]
            power, space = state.worker_power[worker], state.worker_space[worker]
            if space:
                row[locked + 7 * nth + SPACES[board - PALACE] + space - 1] = power
            elif board >= 0:
                row[place + (BOARDS * nth + board) * TOP_POWER + power - 1] += 1
    return locked + SEATS * 7


def _turn(state: TeotihuacanState, row: vec[u8], place: i64) -> i64:
    for worker in (state.moved, state.travelled):
        stands = -1
        if worker >= 0:
            stands = state.worker_board[worker] * TOP_POWER + state.worker_power[worker] - 1
        place = _mark(row, place, BOARDS * TOP_POWER, stands)
    row[place] = int(state.anywhere)
    place = _mark(row, place + 1, BOARDS, state.board)
    facts = [state.colours, int(state.acted), state.count, state.granted, state.built]
    place = _put(row, place, facts)
    return _put(row, place, [int(state.discounted), state.acquired])


def _pyramid(state: TeotihuacanState, row: vec[u8], place: i64) -> i64:
    """The pyramid from above, and the tiles and decorations for it."""
    for tile in state.squares:
        if tile > 0:
            row[place] = 1
        place += 1
    size = len(state.icons)
    for square, icon in enumerate(state.icons):
        plane = _PLANES[icon]
        if plane >= 0:
            row[place + size * plane + square] = 1
    place += size * len(ICONS)
    for tile in state.pyramid_offer:
        place = _mark(row, place, PYRAMID_COUNT, tile - 1)
    row[place] = len(state.pyramid_stack)
    place += 1
    for nth, tile in enumerate(state.decorations):
        if tile > 0:
            row[place + nth // 4] += 1
    place += len(state.decorations) // 4
    for tile in state.decoration_offer:
        place = _mark(row, place, DECORATION_COUNT, tile - 1)
    row[place] = len(state.decoration_stack)
    return place + 1


def _discovery(state: TeotihuacanState, seat: Seat | None, row: vec[u8], place: i64) -> i64:
    """Discovery tiles, and the neutral workers."""
    for board in TILE_BOARDS:
        place = _mark(row, place, KINDS, state.board_tiles[board])
    for tiles in state.spots:
        for kind in tiles:
            row[place + kind] += 1
        place += KINDS
    place = _put(row, place, state.removed)
    row[place] = len(state.stack)
    place += 1
    known = known_tiles(state, seat)
    for tile, kind in zip(LINKED, state.linked, strict=True):
        place = _mark(row, place, KINDS, kind if tile in known else -1)
    row[place] = len(state.returns)
    place += 1
    for worker, board in enumerate(state.neutral):
        if board:
            row[place + 8 * (worker // NEUTRAL_WORKERS) + board - 1] += 1
    row[place + 16] = len(state.draws)
    return place + 17


def _starting(
    state: TeotihuacanState, seat: Seat | None, order: list[Player], row: vec[u8], place: i64
) -> i64:
    """The choice of starting tiles; of others, only whether they have chosen."""
    decided = place + 3 * STARTING_COUNT
    kept = decided + SEATS
    _among(row, place, state.open_tiles)
    if state.dealt:
        for nth, player in enumerate(order):
            row[decided + nth] = int(player < state.seats and state.chosen[player] >= 0)
        if seat is not None:
            own = hand(state, seat)
            _among(row, place + STARTING_COUNT, own)
            if state.chosen[seat] >= 0:
                chosen = [own[which] for which in CHOICES[state.chosen[seat]]]
                _among(row, place + 2 * STARTING_COUNT, chosen)
    for nth, player in enumerate(order):
        if player < len(state.kept):
            _among(row, kept + STARTING_COUNT * nth, state.kept[player])
    return kept + SEATS * STARTING_COUNT


def _among(row: vec[u8], place: i64, tiles: list[int]) -> None:
    """A 1 for each of these starting tiles."""
    for tile in tiles:
        row[place + tile - 1] = 1


def _teotibot(state: TeotihuacanState, row: vec[u8], place: i64) -> None:
    if not state.solo:
        return
    for tile in state.slots:
        place = _mark(row, place, len(BOT_TILES), tile)
    place = _mark(row, place, len(BOT_TILES), state.aside)
    _put(row, place, [state.upper, state.lower, len(state.dice)])
