"""What a seat sees as numbers, as docs/tensors.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.tensors import Encoding, Layout, Part, around, from_viewer, one_hot
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
"""The most numbers that a decision comes with."""
SLOTS: Final = 6
ROYAL_TILES: Final = 9
ICONS: Final = (1, 2, 3, 5, 6, 7)
SPACES: Final = (0, 3, 4, 5, -1, -1, 6)
"""By board - 1: the first of its worship spaces among all seven."""
COUNTED: Final = 255
_ONLY_ICON: Final = [bytes(code == icon for code in range(256)) for icon in ICONS]
"""Tables that turn one icon into 1 and all others into 0."""

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
        Part("decision_fields", (FIELDS,), "the numbers the decision comes with", COUNTED),
        Part(
            "waiting",
            (len(NAMES),),
            "how often each of these waits beneath it: " + ", ".join(NAMES),
            COUNTED,
        ),
        Part("layout", (8, 8), "which board lies on each position"),
        Part("royal", (3, ROYAL_TILES), "the royal tile on each worship space of the Palace"),
        Part("technologies", (len(TECHNOLOGIES),), "technologies on display: 1, 3, … 17"),
        Part("bonus", (3, BONUS_COUNT), "the bonus tile of the blue, red and green temple"),
        Part("light", (1,), "the light disc on the calendar", COUNTED),
        Part("dark", (1,), "the dark disc on the calendar", COUNTED),
        Part("eclipses", (4,), "how many eclipses were scored: none, one, two, three"),
        Part("final_round", (1,), "the final round is under way"),
        Part("finished", (1,), "the tile of level 4 lies on the pyramid"),
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


def encode(state: TeotihuacanState, seat: Seat | None) -> Encoding:
    """The numbers of what that seat sees; a spectator sits at seat 0 without secrets."""
    viewer = 0 if seat is None else seat
    order = around(state.players, viewer)
    nobody = SEATS - len(order)
    row = one_hot(4, state.seats - 1)
    row.append(int(state.dark_eclipse))
    row += one_hot(SEATS, from_viewer(state.players, viewer, state.seat))
    row += _decision(state)
    row += _table(state)
    row += _players(state, order)
    row += _turn(state)
    row += _pyramid(state)
    row += _discovery(state, seat)
    row += _starting(state, seat, order)
    row += _teotibot(state)
    numbers = [state.points[player] for player in order] + [0] * nobody
    numbers += state.adjust if state.solo else [0] * len(ADJUSTMENTS)
    return bytes(row), numbers


def _decision(state: TeotihuacanState) -> list[int]:
    """The decision on top, its numbers, and what waits beneath."""
    waiting = [0] * len(NAMES)
    fields = [0] * FIELDS
    if not state.pending:
        return [0] * DECISIONS + fields + waiting
    for one in state.pending[:-1]:
        waiting[PLACES[one.KIND]] += 1
    top = state.pending[-1]
    for place, value in enumerate(top.numbers()):
        fields[place] = value
    return one_hot(DECISIONS, PLACES[top.KIND] - len(STEPS)) + fields + waiting


def _table(state: TeotihuacanState) -> list[int]:
    """What was laid out at the start, the calendar and the nobles."""
    row: list[int] = []
    for board in state.layout[1:]:
        row += one_hot(8, board - 1)
    for tile in state.royal:
        row += one_hot(ROYAL_TILES, tile - 1)
    row += [int(number in state.display) for number in TECHNOLOGIES]
    for tile in state.bonus:
        row += one_hot(BONUS_COUNT, tile - 1)
    row += [state.light, state.dark, *one_hot(4, state.eclipses)]
    row += [int(state.final_round), int(state.finished), state.buildings]
    return row + state.nobles


def _players(state: TeotihuacanState, order: list[Player]) -> list[int]:
    """Goods, tracks, technologies, tiles and workers, part by part."""
    nobody = SEATS - len(order)
    row: list[int] = []
    for player in order:
        row += state.goods[4 * player : 4 * player + 4]
    row += [0] * (4 * nobody)
    for player in order:
        row += state.temples[3 * player : 3 * player + 3]
    row += [0] * (3 * nobody)
    row += [state.avenue[player] for player in order] + [0] * nobody
    row += [state.track[player] for player in order] + [0] * nobody
    for player in order:
        owned = find_technologies(state, player)
        row += [int(number in owned) for number in TECHNOLOGIES]
    row += [0] * (len(TECHNOLOGIES) * nobody)
    for counts in (state.tiles, state.used):
        for player in order:
            row += counts[KINDS * player : KINDS * (player + 1)]
        row += [0] * (KINDS * nobody)
    workers = [0] * (SEATS * BOARDS * TOP_POWER)
    locked = [0] * (SEATS * 7)
    for place, player in enumerate(order):
        for worker in range(WORKERS * player, WORKERS * player + WORKERS):
            board = state.worker_board[worker]
            power, space = state.worker_power[worker], state.worker_space[worker]
            if space:
                locked[7 * place + SPACES[board - PALACE] + space - 1] = power
            elif board >= 0:
                workers[(BOARDS * place + board) * TOP_POWER + power - 1] += 1
    return row + workers + locked


def _turn(state: TeotihuacanState) -> list[int]:
    row: list[int] = []
    for worker in (state.moved, state.travelled):
        place = -1
        if worker >= 0:
            place = state.worker_board[worker] * TOP_POWER + state.worker_power[worker] - 1
        row += one_hot(BOARDS * TOP_POWER, place)
    row.append(int(state.anywhere))
    row += one_hot(BOARDS, state.board)
    row += [state.colours, int(state.acted), state.count, state.granted, state.built]
    return [*row, int(state.discounted), state.acquired]


def _pyramid(state: TeotihuacanState) -> list[int]:
    """The pyramid from above, and the tiles and decorations for it."""
    row = [int(tile > 0) for tile in state.squares]
    seen = bytes(state.icons)
    for only in _ONLY_ICON:
        row += seen.translate(only)
    for tile in state.pyramid_offer:
        row += one_hot(PYRAMID_COUNT, tile - 1)
    row.append(len(state.pyramid_stack))
    for side in range(0, len(state.decorations), 4):
        row.append(sum([int(tile > 0) for tile in state.decorations[side : side + 4]]))
    for tile in state.decoration_offer:
        row += one_hot(DECORATION_COUNT, tile - 1)
    row.append(len(state.decoration_stack))
    return row


def _discovery(state: TeotihuacanState, seat: Seat | None) -> list[int]:
    """Discovery tiles, and the neutral workers."""
    row: list[int] = []
    for board in TILE_BOARDS:
        row += one_hot(KINDS, state.board_tiles[board])
    for tiles in state.spots:
        counts = [0] * KINDS
        for kind in tiles:
            counts[kind] += 1
        row += counts
    row += state.removed
    row.append(len(state.stack))
    known = known_tiles(state, seat)
    for tile, kind in zip(LINKED, state.linked, strict=True):
        row += one_hot(KINDS, kind if tile in known else -1)
    row.append(len(state.returns))
    neutral = [0] * 16
    for worker, board in enumerate(state.neutral):
        if board:
            neutral[8 * (worker // NEUTRAL_WORKERS) + board - 1] += 1
    row += neutral
    row.append(len(state.draws))
    return row


def _starting(state: TeotihuacanState, seat: Seat | None, order: list[Player]) -> list[int]:
    """The choice of starting tiles; of others only whether they have chosen."""
    own: list[int] = []
    chosen: list[int] = []
    decided = [0] * SEATS
    if state.dealt:
        for place, player in enumerate(order):
            decided[place] = int(player < state.seats and state.chosen[player] >= 0)
        if seat is not None:
            own = hand(state, seat)
            if state.chosen[seat] >= 0:
                chosen = [own[place] for place in CHOICES[state.chosen[seat]]]
    row = _among(state.open_tiles) + _among(own) + _among(chosen) + decided
    for place in range(SEATS):
        kept = place < len(order) and order[place] < len(state.kept)
        row += _among(state.kept[order[place]]) if kept else [0] * STARTING_COUNT
    return row


def _among(tiles: list[int]) -> list[int]:
    """A 1 for each of these starting tiles."""
    row = [0] * STARTING_COUNT
    for tile in tiles:
        row[tile - 1] = 1
    return row


def _teotibot(state: TeotihuacanState) -> list[int]:
    if not state.solo:
        return [0] * ((SLOTS + 1) * len(BOT_TILES) + 3)
    row: list[int] = []
    for tile in state.slots:
        row += one_hot(len(BOT_TILES), tile)
    row += one_hot(len(BOT_TILES), state.aside)
    return [*row, state.upper, state.lower, len(state.dice)]
