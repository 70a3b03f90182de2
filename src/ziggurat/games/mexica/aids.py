"""What helps to choose: reach and cost, sizes after canals, points for founding and scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.kinds import NOBODY, Action, Facts, Json
from ziggurat.games.mexica import canals, founding, pilli, scoring, temples, tiles
from ziggurat.games.mexica.actions import SECOND, SQUARE, TABLE
from ziggurat.games.mexica.pieces import (
    LAKE,
    LAND_AROUND,
    NAMES,
    NEUTRAL,
    PALACE_BONUS,
    START_SPACES,
    shares,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def aids(state: MexicaState) -> Facts:
    """Aids for the seat that decides; empty before the first turn and after the game.

    - `reach`: every square the pilli can get to on foot and by boat with the AP left, with the
      cheapest cost: `{"Q9": 2}`.
    - `boats`: the price of each bridge that a single trip leads to.
    - `splits`: for each canal that may be dug now and splits a region, by its words, the sizes of
      the parts: `{"canal R9 R10": [13, 127]}`.
    - `regions`: every region by its first square, with `size`, `tile` (null if unfounded),
      `pilli` (the seats in it), `values` and `neutral`, `scoring` (the points of each seat if the
      period were scored now), `first`, `second`, `third` (what its ranks are worth), `fits`
      (whether a shown tile has its size) and, where it could be founded, `founding`: the points
      of each seat if the deciding one founded it.
    - `next`: the points of each seat if the period were scored now, palace included.
    """
    if state.seat == NOBODY or state.starting:
        return {}
    return {
        "reach": reach(state),
        "boats": boats(state),
        "splits": splits(state),
        "regions": regions(state),
        "next": next_scoring(state),
    }


def reach(state: MexicaState) -> dict[str, Json]:
    """Cheapest costs within the AP left, steps and trips mixed."""
    start = state.pilli[state.seat]
    cost = {start: 0}
    for spent in range(state.ap):
        for square in [s for s, paid in cost.items() if paid == spent]:
            for other in pilli.steps(square, state.solid, state.region, state.bridge):
                cost[other] = min(cost.get(other, spent + 1), spent + 1)
            if state.bridge[square]:
                for other, hops in pilli.trips(state, square, state.ap - spent):
                    if not state.solid[other]:
                        cost[other] = min(cost.get(other, spent + hops), spent + hops)
    del cost[start]
    return {NAMES[square]: paid for square, paid in sorted(cost.items())}


def boats(state: MexicaState) -> dict[str, Json]:
    place = state.pilli[state.seat]
    if not state.bridge[place]:
        return {}
    found = sorted(pilli.trips(state, place, state.ap))
    return {NAMES[square]: cost for square, cost in found if not state.solid[square]}


def splits(state: MexicaState) -> dict[str, Json]:
    """The sizes of the parts for each legal canal that splits its region."""
    if state.lifted >= 0 or not state.ap:
        return {}
    digs: list[Action] = []
    if state.singles:
        digs += canals.single_digs(state)
    if state.doubles:
        digs += canals.double_digs(state)
    land = [sum(tiles.BIT[s] for s in members) for members in state.members]
    found: dict[str, Json] = {}
    for action in digs:
        sizes = _parts(land[state.region[SQUARE[action]]], SQUARE[action], SECOND[action])
        if len(sizes) > 1 and not _forbidden(state, action):
            found[TABLE.words[action]] = list(sizes)
    return found


def _forbidden(state: MexicaState, action: Action) -> bool:
    return state.sheltered and state.refusal(action) is not None


def _parts(land: int, first: int, second: int) -> list[int]:
    """Sizes of what a canal leaves of a region, ascending."""
    squares = [first] if second == LAKE else [first, second]
    edge = 0
    for square in squares:
        land &= ~tiles.BIT[square]
        for other in LAND_AROUND[square]:
            edge |= tiles.BIT[other]
    edge &= land
    if _joined_nearby(edge, land):
        return [land.bit_count()]
    sizes: list[int] = []
    while edge:
        part = tiles.flood(edge & -edge, land)
        edge &= ~part
        sizes.append(part.bit_count())
    return sorted(sizes)


def _joined_nearby(edge: int, land: int) -> bool:
    """Whether the squares beside a canal still hang together right around it."""
    part = edge & -edge
    for _ in range(6):
        part = tiles.spread(part, land)
        if not edge & ~part:
            return True
    return False


def regions(state: MexicaState) -> dict[str, Json]:
    sums = scoring.values(state)
    return {
        NAMES[state.members[label][0]]: _region(state, label, sums[label])
        for label in canals.regions(state)
    }


def _region(state: MexicaState, label: int, sums: list[int]) -> Facts:
    size = len(state.members[label])
    first, second, third = shares(size)
    tile: Json = state.founded[label] or None
    facts: dict[str, Json] = {
        "size": size,
        "tile": tile,
        "pilli": [s for s in range(state.seats) if state.region[state.pilli[s]] == label],
        "values": sums[: state.seats],
        "neutral": sums[NEUTRAL],
        "scoring": scoring.region_points(state, label, sums, state.period),
        "first": first,
        "second": second,
        "third": third,
        "fits": founding.may_found(state, label),
    }
    if founding.may_found(state, label) and temples.sites(state, label):
        facts["founding"] = founding.gains(state, label, state.seat)
    return facts


def next_scoring(state: MexicaState) -> list[int]:
    """What each seat would get if the period were scored now."""
    totals = [0] * state.seats
    for label, sums in enumerate(scoring.values(state)):
        points = scoring.region_points(state, label, sums, state.period)
        for seat in range(state.seats):
            totals[seat] += points[seat]
    for seat in range(state.seats):
        if state.pilli[seat] in START_SPACES:
            totals[seat] += PALACE_BONUS
    return totals
