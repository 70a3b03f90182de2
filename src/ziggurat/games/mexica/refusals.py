"""Why an action is not possible now, with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import NOBODY, Action, Facts
from ziggurat.games.mexica import bridges, first_round, pilli, temples
from ziggurat.games.mexica.actions import (
    BOAT,
    BRIDGE,
    DONE,
    FOUND,
    LEAP,
    LIFT,
    PLAY,
    SECOND,
    SINGLE,
    SQUARE,
    START,
    TAKE,
    TEMPLE,
    WALK,
    axis_of,
    level_of,
)
from ziggurat.games.mexica.pieces import (
    AROUND,
    EMBLEM,
    LAKE,
    LEAP_COST,
    LEVELS,
    NAMES,
    PALACE,
    TOKENS_A_TURN,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def refusal(state: MexicaState, action: Action) -> Refusal | None:
    """None if the action is legal, else the first rule that forbids it."""
    if state.seat == NOBODY:
        return Refusal("MX-56", "the-game-is-over", {})
    if state.starting:
        return _start(state, action)
    if START <= action < SINGLE:
        return Refusal("MX-8", "start-spaces-are-chosen-before-the-first-turn", {})
    if state.lifted >= 0 and not BRIDGE <= action < LIFT:
        return Refusal("MX-25", "the-lifted-bridge-must-be-placed", {"cell": NAMES[state.lifted]})
    found = _by_kind(state, action)
    if found is None and state.sheltered and first_round.locks_in(state, action):
        return Refusal("MX-36", "locks-in-an-opponent-in-the-first-round", {})
    return found


def _by_kind(state: MexicaState, action: Action) -> Refusal | None:
    square = SQUARE[action]
    if action < SINGLE:
        return _plain(state, action)
    if action < BRIDGE:
        return _canal(state, square, SECOND[action])
    if action < LIFT:
        return _bridge(state, square, axis_of(action))
    if action < WALK:
        return _lift(state, square)
    if action < BOAT:
        return _walk(state, square)
    if action < LEAP:
        return _boat(state, square)
    if action < TEMPLE:
        return _leap(state, square)
    if action < FOUND:
        return _temple(state, square, level_of(action))
    return _found(state, square)


def _at(square: int) -> Facts:
    return {"cell": NAMES[square]}


def _poor(state: MexicaState, cost: int) -> Refusal | None:
    if state.ap < cost:
        return Refusal("MX-9", "not-enough-action-points", {"ap": state.ap, "cost": cost})
    return None


def _start(state: MexicaState, action: Action) -> Refusal | None:
    if not START <= action < SINGLE:
        return Refusal("MX-8", "start-spaces-are-chosen-first", {})
    if state.pilli_blocks[SQUARE[action]]:
        return Refusal("MX-8", "this-start-space-is-taken", _at(SQUARE[action]))
    return None


def _plain(state: MexicaState, action: Action) -> Refusal | None:
    if action == DONE:
        return None
    if action == PLAY:
        if not state.tokens[state.seat]:
            return Refusal("MX-42", "no-token-to-play", {})
        return None
    assert action == TAKE
    if state.taken == TOKENS_A_TURN:
        return Refusal("MX-41", "two-tokens-were-taken-in-this-turn", {})
    if not state.token_supply:
        return Refusal("MX-41", "no-token-left", {})
    return _poor(state, 1)


def _canal(state: MexicaState, first: int, second: int) -> Refusal | None:
    if second == LAKE and not state.singles:
        return Refusal("MX-11", "no-single-canal-left", {})
    if second != LAKE and not state.doubles:
        return Refusal("MX-11", "no-double-canal-left", {})
    for square in [first] if second == LAKE else [first, second]:
        found = _occupied(state, square, "MX-12") or _undiggable(state, square)
        if found is not None:
            return found
    return _poor(state, 1)


def _occupied(state: MexicaState, square: int, rule: str) -> Refusal | None:
    """Why a square is not buildable (MX-4)."""
    if state.region[square] < 0:
        return Refusal(rule, "water", _at(square))
    if PALACE[square]:
        return Refusal(rule, "palace", _at(square))
    return _blocked(state, square, rule)


def _blocked(state: MexicaState, square: int, rule: str) -> Refusal | None:
    """What stands on a square, temples and tiles before pilli."""
    content = state.content[square]
    if temples.is_temple(content):
        return Refusal(rule, "a-temple-is-there", _at(square))
    if content:
        return Refusal(rule, "a-calpulli-tile-is-there", _at(square))
    if square in state.pilli:
        return Refusal(rule, "a-pilli-is-there", _at(square))
    return None


def _undiggable(state: MexicaState, square: int) -> Refusal | None:
    for other in AROUND[square]:
        axis = state.bridge[other]
        if axis and (state.wide or square in bridges.ends(other, axis)):
            facts = {"cell": NAMES[square], "bridge": NAMES[other]}
            return Refusal("MX-13", "a-bridge-touches-it", facts)
    if state.founded[state.region[square]]:
        return Refusal("MX-14", "the-region-is-founded", _at(square))
    return None


def _bridge(state: MexicaState, square: int, axis: int) -> Refusal | None:
    moving = state.lifted >= 0
    if not moving and not state.bridges_left:
        return Refusal("MX-21", "no-bridge-left", {})
    if state.region[square] >= 0:
        return Refusal("MX-21", "bridges-lie-on-canals", _at(square))
    if state.bridge[square]:
        return Refusal("MX-21", "a-bridge-is-there", _at(square))
    if not bridges.fits(state, square, axis):
        return Refusal("MX-22", "a-bridge-ends-on-land", _at(square))
    return None if moving else _poor(state, 1)


def _lift(state: MexicaState, square: int) -> Refusal | None:
    if not state.bridge[square]:
        return Refusal("MX-24", "no-bridge-is-there", _at(square))
    if state.bridges_left:
        return Refusal("MX-24", "bridges-are-left", {"bridges": state.bridges_left})
    if square in state.pilli:
        return Refusal("MX-24", "a-pilli-is-on-the-bridge", _at(square))
    return _poor(state, 1)


def _no_room(state: MexicaState, square: int) -> Refusal | None:
    """Why a pilli can not stand there (MX-29)."""
    if state.region[square] < 0 and not state.bridge[square]:
        return Refusal("MX-29", "water", _at(square))
    if square == EMBLEM and state.options["emblem"] == "closed":
        return Refusal("MX-35", "the-emblem-is-closed", _at(square))
    return _blocked(state, square, "MX-29")


def _walk(state: MexicaState, square: int) -> Refusal | None:
    found = _no_room(state, square)
    if found is not None:
        return found
    place = state.pilli[state.seat]
    if square not in pilli.steps(place, state.pilli_blocks, state.region, state.bridge):
        if square not in AROUND[place]:
            return Refusal("MX-30", "not-adjacent", _at(square))
        return Refusal("MX-31", "bridges-are-entered-over-their-ends", _at(square))
    return _poor(state, 1)


def _boat(state: MexicaState, square: int) -> Refusal | None:
    place = state.pilli[state.seat]
    if not state.bridge[place] or not state.bridge[square]:
        return Refusal("MX-32", "boats-go-from-bridge-to-bridge", _at(square))
    if square in state.pilli:
        return Refusal("MX-33", "a-pilli-is-there", _at(square))
    for other, cost in pilli.trips(state, place, state.bridge_count()):
        if other == square:
            return _poor(state, cost)
    return Refusal("MX-32", "no-water-leads-there", _at(square))


def _leap(state: MexicaState, square: int) -> Refusal | None:
    return _no_room(state, square) or _poor(state, LEAP_COST)


def _temple(state: MexicaState, square: int, level: int) -> Refusal | None:
    if not state.stock[state.seat * LEVELS + level - 1]:
        return Refusal("MX-26", "no-temple-of-that-level-left", {"level": level})
    label = state.region[state.pilli[state.seat]]
    if label < 0:
        return Refusal("MX-27", "the-pilli-is-on-a-bridge", {})
    found = _occupied(state, square, "MX-27")
    if found is not None:
        return found
    if state.region[square] != label:
        return Refusal("MX-27", "another-region", _at(square))
    return _poor(state, level)


def _found(state: MexicaState, square: int) -> Refusal | None:
    label = state.region[state.pilli[state.seat]]
    if label < 0:
        return Refusal("MX-16", "the-pilli-is-on-a-bridge", {})
    if state.founded[label]:
        return Refusal("MX-17", "the-region-is-founded", {"size": state.founded[label]})
    size = len(state.members[label])
    if size not in state.shown:
        return Refusal("MX-17", "no-tile-of-that-size-is-shown", {"size": size})
    if state.region[square] >= 0 and state.region[square] != label:
        return Refusal("MX-16", "another-region", _at(square))
    return _occupied(state, square, "MX-18")
