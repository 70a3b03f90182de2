"""What each piece or place is, and what it does now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.errors import BadPlace
from ziggurat.core.explanations import said
from ziggurat.core.types import Facts, Seat
from ziggurat.games.mexica import aids, canals, founding, scoring, squares
from ziggurat.games.mexica.pieces import (
    BRIDGE_COST,
    CANAL_COST,
    EMBLEM,
    LEAP_COST,
    LEVELS,
    NAMES,
    NEUTRAL,
    NUMBERS,
    PALACE_BONUS,
    START_SPACES,
    TOKEN_COST,
    TOKENS_A_TURN,
    shares,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

TERMS = {
    "single": "single-canal",
    "double": "double-canal",
    "order": "calpulli-tile",
    "token": "action-token",
    "points": "scoring",
    "ap": "action-point",
}
"""What players call the pieces and panels that have shorter names here."""


def explainable(state: MexicaState) -> list[str]:
    """All pieces and places by the names that `explain` knows."""
    found = [f"square {name}" for name in NAMES]
    found += [f"region {NAMES[state.members[label][0]]}" for label in canals.regions(state)]
    found += [f"pilli {owner}" for owner in range(state.seats)]
    found += [f"temple {level}" for level in range(1, LEVELS + 1)]
    found += [f"order {size}" for size in sorted(set(state.shown))]
    return [*found, "single", "double", "bridge", "token", "ap", "period", "points"]


def term(state: MexicaState, place: str) -> str:
    """What players call a piece or place."""
    kind, _, name = place.partition(" ")
    if kind == "square":
        return _standing_on(state, NUMBERS[name])
    if kind == "region":
        return "calpulli" if state.founded[state.region[NUMBERS[name]]] else "region"
    return TERMS.get(kind, kind)


def _standing_on(state: MexicaState, square: int) -> str:
    """The topmost piece on a square, or else the kind of square."""
    content = state.content[square]
    if square in state.pilli:
        return "pilli"
    if squares.is_temple(content):
        return "neutral-temple" if squares.colour_of(content) == NEUTRAL else "temple"
    if content:
        return "calpulli-tile"
    if state.bridge[square]:
        return "bridge"
    if state.region[square] < 0:
        return "canal"
    if square == EMBLEM:
        return "emblem"
    return "start-space" if square in START_SPACES else "square"


def explain(state: MexicaState, place: str, seat: Seat | None) -> list[Facts]:
    """What a piece or place does now, each sentence with its rule."""
    if place not in explainable(state):
        raise BadPlace(f"there is no {place!r} to explain here")
    kind, _, name = place.partition(" ")
    if kind == "square":
        return _square(state, NUMBERS[name], seat)
    if kind == "region":
        return _region(state, state.region[NUMBERS[name]])
    if kind == "pilli":
        return _pilli(state, int(name))
    if kind == "temple":
        return _temples(state, int(name), seat)
    if kind == "order":
        return _order(state, int(name))
    return _other(state, kind, seat)


def _other(state: MexicaState, kind: str, seat: Seat | None) -> list[Facts]:
    """Supplies and panels that one or two sentences explain."""
    if kind == "single":
        return [_price("MX-11", CANAL_COST), said("MX-11", "singles-left", count=state.singles)]
    if kind == "double":
        return [_price("MX-11", CANAL_COST), said("MX-11", "doubles-left", count=state.doubles)]
    if kind == "bridge":
        price = _price("MX-21", BRIDGE_COST)
        if not state.bridges_left:
            return [price, said("MX-24", "bridges-move")]
        return [price, said("MX-21", "bridges-left", count=state.bridges_left)]
    if kind == "token":
        return _tokens(state, seat)
    if kind == "ap":
        found = [said("MX-9", "ap-left", ap=state.ap)]
        if seat is not None and state.tokens[seat]:
            found.append(said("MX-42", "tokens-own", count=state.tokens[seat]))
        return found
    if kind == "period":
        return _period(state)
    found = [said("MX-55", "palace-bonus", count=PALACE_BONUS)]
    if seat is not None:
        found.insert(0, said("MX-52", "points-now", count=aids.next_scoring(state)[seat]))
    return found


def _price(rule: str, cost: int) -> Facts:
    return said(rule, "price", count=cost)


def _tokens(state: MexicaState, seat: Seat | None) -> list[Facts]:
    found = [_price("MX-41", TOKEN_COST), said("MX-41", "tokens-left", count=state.token_supply)]
    if seat is not None:
        found.append(said("MX-42", "tokens-own", count=state.tokens[seat]))
        if seat == state.seat:
            found.append(said("MX-41", "tokens-a-turn", count=TOKENS_A_TURN - state.taken))
    return found


def _period(state: MexicaState) -> list[Facts]:
    unbuilt = [sum(state.stock[s * LEVELS : s * LEVELS + LEVELS]) for s in range(state.seats)]
    return [
        said("MX-45", "period-round", period=state.period, round=state.round),
        said("MX-44", "period-orders", count=len(state.shown)),
        said("MX-44", "period-temples", count=min(unbuilt)),
    ]


def _square(state: MexicaState, square: int, seat: Seat | None) -> list[Facts]:
    found: list[Facts] = []
    content = state.content[square]
    if square in state.pilli:
        found.append(said("MX-16", "pilli-of", seat=state.pilli.index(square)))
    if squares.is_temple(content):
        found += _temple_there(content)
    elif content:
        found += _numbers(content - squares.CALPULLI)
    if state.bridge[square]:
        first, second = squares.ends(square, state.bridge[square])
        found.append(said("MX-31", "bridge-joins", cell=NAMES[first], other=NAMES[second]))
    if square in START_SPACES:
        found.append(said("MX-55", "palace-bonus", count=PALACE_BONUS))
    if square == EMBLEM:
        closed = state.options["emblem"] == "closed"
        found.append(said("MX-35", "emblem-closed") if closed else said("MX-35", "emblem-open"))
    if state.region[square] >= 0:
        found += _region(state, state.region[square])
    elif not state.bridge[square]:
        found.append(said("MX-2", "water"))
    if seat is not None and seat == state.seat and not state.starting:
        found += _way(state, square)
    return found


def _temple_there(content: int) -> list[Facts]:
    colour, level = squares.colour_of(content), squares.level_in(content)
    if colour == NEUTRAL:
        return [said("MX-40", "temple-neutral", count=level)]
    return [said("MX-26", "temple-of", seat=colour, count=level)]


def _way(state: MexicaState, square: int) -> list[Facts]:
    """What it costs the pilli of the deciding seat to get there."""
    if square == state.pilli[state.seat]:
        return []
    cost, _ = aids.journeys(state)
    if square in cost:
        return [said("MX-30", "reach", count=cost[square])]
    if not state.pilli_blocks[square] and state.ap >= LEAP_COST:
        return [said("MX-34", "reach", count=LEAP_COST)]
    return [said("MX-30", "out-of-reach")]


def _region(state: MexicaState, label: int) -> list[Facts]:
    """A region: its size, whether it can be founded, and whose temples count there."""
    size = len(state.members[label])
    if state.founded[label]:
        found = [said("MX-53", "region-founded", count=size)]
    elif founding.may_found(state, label):
        _, founder, guest = shares(size)
        found = [said("MX-17", "region-fits", count=size, founder=founder, guest=guest)]
    else:
        found = [said("MX-17", "region-open", count=size)]
    sums = scoring.values(state)[label]
    points = scoring.region_points(state, label, sums, state.period)
    for seat in range(state.seats):
        if sums[seat]:
            levels = sums[seat]
            found.append(said("MX-52", "rank", seat=seat, levels=levels, count=points[seat]))
    return found


def _pilli(state: MexicaState, seat: Seat) -> list[Facts]:
    square = state.pilli[seat]
    found = [said("MX-16", "pilli-of", seat=seat)]
    if square < 0:
        return [*found, said("MX-8", "pilli-waits")]
    found.append(said("MX-16", "pilli-stands", cell=NAMES[square]))
    if state.region[square] < 0:
        return [*found, said("MX-27", "pilli-on-bridge")]
    return found + _region(state, state.region[square])


def _temples(state: MexicaState, level: int, seat: Seat | None) -> list[Facts]:
    found = [_price("MX-26", level), said("MX-52", "temple-counts", count=level)]
    if seat is not None:
        left = state.stock[seat * LEVELS + level - 1]
        found.append(said("MX-7", "temples-left", count=left))
    return found


def _order(state: MexicaState, size: int) -> list[Facts]:
    found = _numbers(size)
    ready = [label for label in canals.regions(state) if _of_size(state, label, size)]
    if not ready:
        return [*found, said("MX-17", "order-waits", count=size)]
    return found + [
        said("MX-17", "order-ready", cell=NAMES[state.members[label][0]]) for label in ready
    ]


def _of_size(state: MexicaState, label: int, size: int) -> bool:
    return len(state.members[label]) == size and founding.may_found(state, label)


def _numbers(size: int) -> list[Facts]:
    first, second, third = shares(size)
    return [said("MX-6", "tile-numbers", first=first, second=second, third=third)]
