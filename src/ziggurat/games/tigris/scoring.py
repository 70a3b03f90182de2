"""Income, and who wins (TE-35, TE-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts, Seat
from ziggurat.games.tigris.pieces import COLOURS, FOR_MONUMENT, MONUMENTS, WHY

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def income(state: TigrisState) -> None:
    """Monuments pay the active player's leaders of their colours in the same kingdom, including
    new ones (TE-35, TE-68); points have no limit (TE-76)."""
    seat = state.active
    for number, cell in enumerate(state.monuments):
        if cell < 0:
            continue
        label = state.regions().label
        for colour in MONUMENTS[number]:
            leader = state.leader_cells[4 * seat + colour]
            if leader >= 0 and label[leader] == label[cell]:
                state.award(seat, colour, 1, FOR_MONUMENT)


def shared_out(points: list[int], treasures: int) -> list[int]:
    """The four colours after each treasure has been added to the lowest of them."""
    totals = points[:]
    for _ in range(treasures):
        totals[totals.index(min(totals))] += 1
    return totals


def final(state: TigrisState, seat: Seat) -> list[int]:
    """The seat's four colours with its treasures, weakest first."""
    return sorted(shared_out(state.points[4 * seat : 4 * seat + 4], state.taken[seat]))


def scores(state: TigrisState) -> list[int]:
    """The weakest colour of each seat."""
    return [final(state, seat)[0] for seat in range(state.seats)]


def ranking(state: TigrisState) -> list[int]:
    """Compare the weakest colour, then the next weakest and so on; full ties are shared (TE-75)."""
    results = [final(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > mine for other in results) for mine in results]


def earnings(state: TigrisState) -> list[dict[str, int]]:
    """The points of each seat by where they came from, whatever their colour."""
    count = len(WHY)
    rows = [state.earned[count * seat : count * (seat + 1)] for seat in range(state.seats)]
    return [dict(zip(WHY, row, strict=True)) for row in rows]


def tally(state: TigrisState) -> list[Facts]:
    """For each seat, its points by colour and by source, its treasures and the result."""
    lines: list[Facts] = []
    earned = earnings(state)
    for seat in range(state.seats):
        points = state.points[4 * seat : 4 * seat + 4]
        totals = shared_out(points, state.taken[seat])
        lines.append(
            {
                "points": dict(zip(COLOURS, points, strict=True)),
                "treasures": state.taken[seat],
                "totals": dict(zip(COLOURS, totals, strict=True)),
                "earned": earned[seat],
                "score": min(totals),
            }
        )
    return lines
