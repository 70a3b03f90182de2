"""Help with choosing: reach and cost, points for founding and scoring, what a canal splits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.trials import position_after
from ziggurat.core.types import NOBODY, Action, Facts, Json
from ziggurat.games.mexica import canals, founding, pilli, scoring, squares
from ziggurat.games.mexica.actions import BOAT, SQUARE, TABLE, WALK
from ziggurat.games.mexica.pieces import (
    BRIDGE_COST,
    CANAL_COST,
    LEAP_COST,
    LEVELS,
    NAMES,
    NEUTRAL,
    PALACE_BONUS,
    START_SPACES,
    STEP_COST,
    TOKEN_COST,
    shares,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

PRICES: Final[dict[str, Json]] = {
    "take-token": TOKEN_COST,
    "canal": CANAL_COST,
    "bridge": BRIDGE_COST,
    "lift": BRIDGE_COST,
    "walk": STEP_COST,
    "leap": LEAP_COST,
    "temple": {str(level): level for level in range(1, LEVELS + 1)},
    "found": 0,
}
"""The cost by kind of action, where it is the same in every position (MX-9)."""


def aids(state: MexicaState) -> Facts:
    """Aids for the seat that decides; empty before the first turn and after the game.

    - `reach`: every square the pilli can get to on foot and by boat with the AP left, with the
      cheapest cost: `{"Q9": 2}`.
    - `ways`: how to get to each of them for that cost, in words: `{"Q9": ["walk P9", "walk Q9"]}`.
    - `boats`: the price of each bridge that a single trip leads to.
    - `regions`: every region by its first square, with `size`, `tile` (null if unfounded),
      `pilli` (the seats in it), `values` and `neutral`, `scoring` (the points of each seat if the
      period were scored now), `first`, `second`, `third` (what its ranks are worth), `levels` (how
      many more levels the deciding seat needs for each of them), `fits` (whether a shown tile has
      its size) and, where it could be founded, `founding`: the points of each seat if the deciding
      one founded it.
    - `prices`: the AP a kind of action costs, where that is always the same; temples by level.
    - `builds`: for each level of temple the deciding seat could pay and build in the region of its
      pilli, the `values` there afterwards and the `points` they would give: `{"2": {…}}`.
    - `next`: the points of each seat if the period were scored now, palace included.
    """
    if state.seat == NOBODY or state.starting:
        return {}
    return {
        "reach": reach(state),
        "ways": ways(state),
        "boats": boats(state),
        "regions": regions(state),
        "prices": PRICES,
        "builds": builds(state),
        "next": next_scoring(state),
    }


def effect(state: MexicaState, action: Action) -> Facts:
    """What an action would do, found by doing it on a copy.

    `parts`: the sizes of what is left when a canal splits its region: `[13, 127]` (MX-15).
    """
    if TABLE.fields[action]["kind"] != "canal":
        return {}
    whole = state.members[state.region[SQUARE[action]]]
    after = position_after(state, action)
    left = [after.members[label] for label in canals.regions(after)]
    sizes = sorted(len(part) for part in left if part[0] in whole)
    return {"parts": sizes} if len(sizes) > 1 else {}


def reach(state: MexicaState) -> dict[str, Json]:
    """Cheapest costs within the AP left, steps and trips mixed."""
    cost, _ = journeys(state)
    del cost[state.pilli[state.seat]]
    return {NAMES[square]: paid for square, paid in sorted(cost.items())}


def ways(state: MexicaState) -> dict[str, Json]:
    """The steps and trips of the cheapest journey to every square in reach."""
    start = state.pilli[state.seat]
    _, last = journeys(state)
    found: dict[str, Json] = {}
    for square in sorted(last):
        words: list[Json] = []
        at = square
        while at != start:
            action, at = last[at]
            words.insert(0, TABLE.words[action])
        found[NAMES[square]] = words
    return found


def journeys(state: MexicaState) -> tuple[dict[int, int], dict[int, tuple[Action, int]]]:
    """The cost of every square in reach, and the last action on the way with where it starts."""
    cost = {state.pilli[state.seat]: 0}
    last: dict[int, tuple[Action, int]] = {}
    for spent in range(state.ap):
        for square in [s for s, paid in cost.items() if paid == spent]:
            for other in pilli.steps(square, state.pilli_blocks, state.region, state.bridge):
                if cost.get(other, spent + 2) > spent + 1:
                    cost[other] = spent + 1
                    last[other] = (WALK + other, square)
            if state.bridge[square]:
                for other, hops in pilli.trips(state, square, state.ap - spent):
                    paid = spent + hops
                    if not state.pilli_blocks[other] and cost.get(other, paid + 1) > paid:
                        cost[other] = paid
                        last[other] = (BOAT + other, square)
    return cost, last


def boats(state: MexicaState) -> dict[str, Json]:
    place = state.pilli[state.seat]
    if not state.bridge[place]:
        return {}
    found = sorted(pilli.trips(state, place, state.ap))
    return {NAMES[square]: cost for square, cost in found if not state.pilli_blocks[square]}


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
        "levels": scoring.lacking(sums, state.seat),
        "fits": founding.may_found(state, label),
    }
    if founding.may_found(state, label) and squares.sites(state, label):
        facts["founding"] = founding.gains(state, label, state.seat)
    return facts


def builds(state: MexicaState) -> dict[str, Json]:
    """What a temple of each level would do to the ranks in the region the pilli stands in."""
    label = state.region[state.pilli[state.seat]]
    if state.lifted >= 0 or label < 0 or not squares.sites(state, label):
        return {}
    prizes = shares(len(state.members[label]))
    found: dict[str, Json] = {}
    for level in range(1, min(LEVELS, state.ap) + 1):
        if not state.stock[state.seat * LEVELS + level - 1]:
            continue
        sums = scoring.values(state)[label]
        sums[state.seat] += level
        points = scoring.ranked(sums, prizes)[: state.seats]
        found[str(level)] = {"values": sums[: state.seats], "points": points}
    return found


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
