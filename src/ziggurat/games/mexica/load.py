"""Reading a position from JSON; whatever can not be is refused with its place and reason."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ziggurat.core.errors import BadDump, ZigguratError
from ziggurat.core.json_fields import Fields, as_number, as_word
from ziggurat.core.types import NOBODY, Json, Options
from ziggurat.games.mexica import bridges, canals, founding, pilli, squares, temples, turn
from ziggurat.games.mexica.actions import AXES
from ziggurat.games.mexica.digest import PHASES
from ziggurat.games.mexica.pieces import (
    BRIDGES,
    DOUBLES,
    LAKE,
    LAST_ROUND,
    LEVELS,
    NAMES,
    NEUTRAL,
    NUMBERS,
    PALACE,
    QUIET_ROUNDS,
    SHOWN_FIRST,
    SINGLES,
    START_SPACES,
    TEMPLES,
    TILES,
    TOKENS,
    TOKENS_A_TURN,
    TURN_POINTS,
)
from ziggurat.games.mexica.scoring import SOURCES
from ziggurat.games.mexica.state import MexicaState

if TYPE_CHECKING:
    from ziggurat.core.game import Game

MOST_POINTS: Final = 10_000
OUTCOMES: Final = ("complete", "round-limit")
BRIDGE_WORDS: Final[list[str]] = [f"{name} {axis}" for name in NAMES for axis in AXES[1:]]
TEMPLE_WORDS: Final[list[str]] = [f"{n} {name}" for name in NAMES for n in range(1, LEVELS + 1)]


def load(game: Game, dump: Json) -> MexicaState:
    fields = Fields(dump, "position")
    fields.word("game", ["mexica"])
    seats = fields.number("seats", game.seats[0], game.seats[-1])
    state = MexicaState()
    revision = fields.number("revision", 1, game.revision, game.revision)
    state.set_up(game, seats, _options(game, seats, fields.inner("options")), revision)
    phase = fields.word("phase", PHASES, "turn")
    state.period = fields.number("period", 1, 2, 1)
    state.round = fields.number("round", 1, LAST_ROUND, 1 if phase == "start" else 2)
    _read_canals(state, fields)
    _read_bridges(state, fields, phase)
    _read_temples(state, fields.row("neutral"), NEUTRAL, "position.neutral")
    players = fields.row("players", seats)
    inner = [Fields(value, f"position.players[{seat}]") for seat, value in enumerate(players)]
    for seat, player in enumerate(inner):
        _read_temples(state, player.row("temples"), seat, f"{player.place}.temples")
    _read_tiles(state, fields.inner("tiles"))
    for seat, player in enumerate(inner):
        _read_player(state, seat, player, phase)
    _read_turn(state, fields, phase)
    fields.finish()
    state.listening = True
    return state


def _options(game: Game, seats: int, fields: Fields) -> Options:
    given = {name: fields.get(name) for name in fields.names()}
    try:
        return game.read_options(seats, given)
    except ZigguratError as error:
        raise BadDump(f"position.options: {error}") from error


def _square(value: Json, place: str) -> int:
    return NUMBERS[as_word(value, NAMES, place)]


def _read_canals(state: MexicaState, fields: Fields) -> None:
    row = fields.row("canals")
    for number, value in enumerate(row):
        place = f"position.canals[{number}]"
        square = _square(value, place)
        if state.region[square] < 0 or PALACE[square]:
            raise BadDump(f"{place}: no canal can be dug on {NAMES[square]}")
        canals.dig(state, square, LAKE)
    supply = fields.inner("supply")
    if fields.has("supply"):
        state.doubles = supply.number("doubles", 0, DOUBLES)
        state.singles = supply.number("singles", 0, SINGLES)
        supply.finish()
    else:
        state.doubles = DOUBLES - min(len(row) // 2, DOUBLES)
        state.singles = SINGLES - (len(row) - 2 * (DOUBLES - state.doubles))
    used = 2 * (DOUBLES - state.doubles) + SINGLES - state.singles
    if used != len(row) or state.singles < 0:
        raise BadDump(f"position.supply does not fit the {len(row)} squares of position.canals")


def _read_bridges(state: MexicaState, fields: Fields, phase: str) -> None:
    row = fields.row("bridges")
    for number, value in enumerate(row):
        square, axis = _bridge(state, value, f"position.bridges[{number}]")
        bridges.put(state, square, axis)
    if len(row) > BRIDGES:
        raise BadDump(f"position.bridges has {len(row)} bridges; there are {BRIDGES}")
    state.bridges_left = BRIDGES - len(row)
    lifted = fields.get("lifted") if fields.has("lifted") else None
    if (lifted is not None) != (phase == "bridge"):
        raise BadDump("position.lifted should be a bridge in the phase 'bridge', else null")
    if lifted is not None:
        if state.bridges_left != 1:
            raise BadDump(f"position.lifted: {BRIDGES - 1} other bridges should lie on the board")
        state.bridges_left = 0
        state.lifted, state.lifted_axis = _bridge(state, lifted, "position.lifted")


def _bridge(state: MexicaState, value: Json, place: str) -> tuple[int, int]:
    name, axis_name = as_word(value, BRIDGE_WORDS, place).split()
    square, axis = NUMBERS[name], AXES.index(axis_name)
    if not bridges.fits(state, square, axis):
        raise BadDump(f"{place}: {value!r} does not lie on a free canal with land at both ends")
    return square, axis


def _read_temples(state: MexicaState, row: list[Json], colour: int, place: str) -> None:
    if colour == NEUTRAL and row and state.seats != 2:
        raise BadDump(f"{place}: neutral temples are for two seats")
    left = list(TEMPLES[1] if colour == NEUTRAL else TEMPLES[state.period - 1])
    for number, value in enumerate(row):
        level, name = as_word(value, TEMPLE_WORDS, f"{place}[{number}]").split()
        _demand_site(state, NUMBERS[name], f"{place}[{number}]")
        temples.put(state, NUMBERS[name], squares.code(colour, int(level)))
        left[int(level) - 1] -= 1
    if min(left) < 0:
        raise BadDump(f"{place} has more temples of a level than there are")
    if colour != NEUTRAL:
        state.stock[colour * LEVELS : colour * LEVELS + LEVELS] = left


def _demand_site(state: MexicaState, square: int, place: str) -> None:
    if state.region[square] < 0 or PALACE[square] or state.content[square]:
        raise BadDump(f"{place}: nothing can be built on {NAMES[square]}")


def _read_tiles(state: MexicaState, fields: Fields) -> None:
    placed = fields.inner("placed")
    sizes: list[int] = []
    for name in placed.names():
        place = f"{placed.place}.{name}"
        square = _square(name, place)
        _demand_site(state, square, place)
        members = state.members[state.region[square]]
        if state.founded[state.region[square]]:
            raise BadDump(f"{place}: its region has two tiles")
        sizes.append(as_number(placed.get(name), len(members), len(members), place))
        founding.settle(state, square, sizes[-1])
    state.shown = _sizes(fields, "shown")
    rest = Counter(TILES)
    rest.subtract([*sizes, *state.shown])
    waiting = len(TILES) - SHOWN_FIRST if state.period == 1 else 0
    given = {name: _sizes(fields, name) for name in ("later", "removed") if fields.has(name)}
    for row in given.values():
        rest.subtract(row)
    if min(rest.values()) < 0:
        raise BadDump(f"{fields.place} has more tiles of a size than there are")
    spare = sorted(rest.elements())
    if "later" not in given:
        given["later"], spare = spare[:waiting], spare[waiting:]
    if "removed" not in given:
        given["removed"], spare = spare, []
    if spare or len(given["later"]) != waiting:
        raise BadDump(f"{fields.place} should have {waiting} tiles to come and {len(TILES)} in all")
    state.later, state.removed = given["later"], given["removed"]
    fields.finish()


def _sizes(fields: Fields, name: str) -> list[int]:
    place = f"{fields.place}.{name}"
    row = fields.row(name)
    return sorted(
        as_number(value, TILES[0], TILES[-1], f"{place}[{n}]") for n, value in enumerate(row)
    )


def _read_player(state: MexicaState, seat: int, fields: Fields, phase: str) -> None:
    value = fields.get("pilli")
    if value is None:
        if phase != "start":
            raise BadDump(f"{fields.place}.pilli can be null before the first turn only")
    else:
        square = _square(value, f"{fields.place}.pilli")
        if state.pilli_blocks[square]:
            raise BadDump(f"{fields.place}: no pilli can stand on {value}")
        pilli.arrive(state, seat, square)
    state.tokens[seat] = fields.number("tokens", 0, TOKENS, 0)
    state.token_supply -= state.tokens[seat]
    if state.token_supply < 0:
        raise BadDump(f"position.players have more than {TOKENS} tokens")
    points = fields.inner("points")
    for source, name in enumerate(SOURCES):
        state.award(seat, source, points.number(name, 0, MOST_POINTS, 0))
    points.finish()
    fields.finish()


def _read_turn(state: MexicaState, fields: Fields, phase: str) -> None:
    acting = phase in ("turn", "bridge")
    lowest = NOBODY if phase == "over" else 0
    highest = NOBODY if phase == "over" else state.seats - 1
    state.seat = fields.number("seat", lowest, highest, lowest)
    most = TURN_POINTS + TOKENS if acting else 0
    state.ap = fields.number("ap", 0, most, TURN_POINTS if acting else 0)
    state.taken = fields.number("taken", 0, TOKENS_A_TURN if acting else 0, 0)
    state.begun = state.ap != TURN_POINTS or state.taken > 0 or phase == "bridge"
    state.stirred = fields.flag("stirred", False)
    state.quiet = fields.number("quiet", 0, QUIET_ROUNDS if acting else 0, 0)
    if phase == "start":
        _demand_start(state)
        state.pending.append(pilli.CHOOSE_START[state.seat])
    elif acting:
        state.pending.append(turn.TURNS[state.seat])
        if phase == "bridge":
            state.pending.append(bridges.PLACE_BRIDGE[state.seat])
    if phase == "over":
        if state.period != 2 or state.shown or state.stirred:
            raise BadDump("position: the game can not be over yet")
        state.ended = fields.word("outcome", OUTCOMES, OUTCOMES[0])
    else:
        fields.word("outcome", [""], "")


def _demand_start(state: MexicaState) -> None:
    """Before the first turn the seats up to the deciding one stand on start spaces."""
    ready = all(square in START_SPACES for square in state.pilli[: state.seat])
    if not ready or any(square >= 0 for square in state.pilli[state.seat :]):
        raise BadDump("position.players: the pilli of the seats before this one, and no others, "
                      "should stand on start spaces")  # fmt: skip
    if state.period != 1 or state.round != 1 or state.stirred:
        raise BadDump("position: start spaces are chosen before period 1, round 1")
