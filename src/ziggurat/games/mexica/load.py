"""Reading a position from JSON; whatever is impossible is refused with its place and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.errors import BadDump
from ziggurat.core.positions import PLACE
from ziggurat.core.types import Json
from ziggurat.games.mexica import bridges, canals, position
from ziggurat.games.mexica.pieces import (
    BRIDGES,
    DOUBLES,
    PALACE_BONUS,
    QUIET_ROUNDS,
    SINGLES,
    TILE_SIZES,
    TOKENS,
    TURN_POINTS,
)
from ziggurat.games.mexica.position import POSITION
from ziggurat.games.mexica.scoring import PALACE_1, PALACE_2, REGIONS_1, REGIONS_2, SOURCES
from ziggurat.games.mexica.state import MexicaState

if TYPE_CHECKING:
    from ziggurat.core.game import Game

FIRST_SOURCE: Final = (REGIONS_1, REGIONS_2, len(SOURCES))
"""The first source of points that does not exist yet in period 1, in period 2 and at the end."""


def load(game: Game, dump: Json) -> MexicaState:
    state = MexicaState()
    POSITION.load(game, state, dump)
    for complaint in (_supply(state), _tiles(state), _points(state), _turn(state), _over(state)):
        if complaint:
            raise BadDump(f"{PLACE}{complaint}")
    POSITION.wait(state)
    return state


def _supply(state: MexicaState) -> str:
    """Every canal, bridge and token is somewhere, exactly once."""
    dug = position.find_canals(state)
    doubles = DOUBLES - state.doubles
    if 2 * doubles + SINGLES - state.singles != len(dug):
        return f".supply does not fit the {len(dug)} squares of {PLACE}.canals"
    if canals.most_doubles(dug) < doubles:
        return f".canals has no room for {doubles} double canals beside one another"
    on_board = state.bridge_count()
    if on_board > BRIDGES or state.bridges_left != position.bridges_left(state):
        return f".bridges has {on_board} bridges and does not fit the supply: there are {BRIDGES}"
    if state.token_supply != position.tokens_left(state):
        return f".players have {sum(state.tokens)} tokens, more or less than there are"
    return ""


def _tiles(state: MexicaState) -> str:
    placed = position.find_placed(state).values()
    named = sorted([*placed, *state.shown, *state.later, *state.removed])
    waiting = position.waiting(state)
    if tuple(named) != TILE_SIZES or len(state.later) != waiting:
        return f".tiles should have {waiting} tiles to come and all {len(TILE_SIZES)} once"
    return ""


def _points(state: MexicaState) -> str:
    """Nobody has points from a scoring that is still to come (MX-46)."""
    first = FIRST_SOURCE[2 if state.ended else state.period - 1]
    for seat in range(state.seats):
        points = state.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        for source, name in enumerate(SOURCES):
            if points[source] and source >= first:
                return f".players[{seat}].points.{name} is of a scoring that is still to come"
            if source in (PALACE_1, PALACE_2) and points[source] not in (0, PALACE_BONUS):
                return f".players[{seat}].points.{name} should be 0 or {PALACE_BONUS}"
    return ""


def _turn(state: MexicaState) -> str:
    """What is decided, and what belongs to a turn."""
    for one in state.pending[1:]:
        placing = isinstance(one, bridges.PlaceBridge) and position.in_turn(state)
        if not placing or one.seat != state.pending[0].seat or len(state.pending) > 2:
            return ".pending: on top of a turn, its seat can place one bridge that it has lifted"
    if not position.in_turn(state):
        if state.ap or state.taken or state.quiet or state.stirred:
            return ": ap, taken, quiet and stirred are for turns"
        return ""
    if min(state.pilli) < 0:
        return ".players: a pilli can be null before the first turn only"
    if not state.begun and (state.ap != TURN_POINTS or state.taken or state.lifted >= 0):
        return ".begun: something was done in this turn"
    if state.ap + state.taken > TURN_POINTS + TOKENS:
        return ".ap is more than a turn and all tokens give"
    if state.quiet == QUIET_ROUNDS and state.shown:
        return f".quiet: after {QUIET_ROUNDS} quiet rounds no tile is shown"
    return ""


def _over(state: MexicaState) -> str:
    if bool(state.ended) == bool(state.pending):
        return ".outcome: the game has one exactly when nothing is pending"
    if state.ended and (state.period != 2 or state.shown):
        return ": the game cannot be over yet"
    return ""
