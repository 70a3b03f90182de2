"""Who gets what in the two scorings, and who wins (MX-52 to MX-56)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Facts
from ziggurat.games.mexica import canals, squares
from ziggurat.games.mexica.pieces import (
    NAMES,
    NEUTRAL,
    PALACE_BONUS,
    SQUARES,
    START_SPACES,
    shares,
)

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

FOUNDER: Final = 0
GUEST: Final = 1
REGIONS_1: Final = 2
PALACE_1: Final = 3
REGIONS_2: Final = 4
UNFOUNDED_2: Final = 5
PALACE_2: Final = 6
SOURCES: Final[tuple[str, ...]] = (
    "founder",
    "guest",
    "regions-1",
    "palace-1",
    "regions-2",
    "unfounded-2",
    "palace-2",
)
"""Where points come from."""

COLOURS: Final = NEUTRAL + 1


def values(state: MexicaState) -> list[list[int]]:
    """For each region, the sum of temple levels of each colour, neutral last (MX-40, MX-52)."""
    found = [[0] * COLOURS for _ in state.members]
    content, region = state.content, state.region
    for square in range(SQUARES):
        if squares.is_temple(content[square]):
            row = found[region[square]]
            row[squares.colour_of(content[square])] += squares.level_in(content[square])
    return found


def ranked(sums: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """The points of each colour by its rank (MX-52)."""
    points: list[int] = []
    for own in sums:
        rank = sum(1 for other in sums if other > own)
        points.append(prizes[rank] if own and rank < len(prizes) else 0)
    return points


def lacking(sums: Sequence[int], colour: int) -> list[int]:
    """How many more levels a colour needs for each of the three ranks, shared or not (MX-52)."""
    own = sums[colour]
    others = sorted((other for at, other in enumerate(sums) if at != colour), reverse=True)
    return [max(max(others[rank], 1) - own, 0) for rank in range(3)]


def region_points(state: MexicaState, label: int, sums: Sequence[int], period: int) -> list[int]:
    """What each seat gets in a region at the scoring of that period (MX-53, MX-54)."""
    if not state.founded[label] and period == 1:
        return [0] * state.seats
    return ranked(sums, shares(len(state.members[label])))[: state.seats]


def score(state: MexicaState) -> None:
    """The scoring at the end of the current period: regions, then the palace (MX-55)."""
    first = state.period == 1
    found = values(state)
    for label in canals.regions(state):
        sums = found[label]
        founded = state.founded[label] > 0
        points = region_points(state, label, sums, state.period)
        source = REGIONS_1 if first else REGIONS_2 if founded else UNFOUNDED_2
        for seat in range(state.seats):
            state.award(seat, source, points[seat])
        if state.listening and any(points):
            facts: Facts = {
                "period": state.period,
                "cell": NAMES[state.members[label][0]],
                "size": len(state.members[label]),
                "founded": founded,
                "values": sums[: state.seats],
                "neutral": sums[NEUTRAL],
                "points": points,
            }
            state.emit("region-scored", facts)
    for seat in range(state.seats):
        if state.pilli[seat] in START_SPACES:
            state.award(seat, PALACE_1 if first else PALACE_2, PALACE_BONUS)
            if state.listening:
                bonus: Facts = {"period": state.period, "seat": seat, "points": PALACE_BONUS}
                state.emit("palace-scored", bonus)


def ranking(state: MexicaState) -> list[int]:
    """The place of each seat: points, then unused tokens (MX-56)."""
    totals = state.scores()
    worth = [(totals[seat], state.tokens[seat]) for seat in range(state.seats)]
    return [1 + sum(1 for other in worth if other > own) for own in worth]


def earnings(state: MexicaState) -> list[dict[str, int]]:
    """Each seat's points by source."""
    count = len(SOURCES)
    rows = [state.points[seat * count : (seat + 1) * count] for seat in range(state.seats)]
    return [dict(zip(SOURCES, row, strict=True)) for row in rows]


def tally(state: MexicaState) -> list[Facts]:
    """How each seat's score comes about: its points by source, and the tokens for a tie."""
    totals = state.scores()
    earned = earnings(state)
    return [
        {
            "seat": seat,
            "lines": [
                {"source": source, "points": points} for source, points in earned[seat].items()
            ],
            "total": totals[seat],
            "tokens": state.tokens[seat],
        }
        for seat in range(state.seats)
    ]
