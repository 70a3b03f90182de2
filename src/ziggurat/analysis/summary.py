"""Luck and skill apart: from the steps of a game to what they come to for each player."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.analysis.facts import Moment, Player, Shares, Step, Waterfall
from ziggurat.analysis.marks import accuracy, counted
from ziggurat.core.state import State
from ziggurat.core.types import Seat

TOLD = 3
"""Moments that are told of a player."""
TOLD_OF_ALL = 5
FELT = 0.005
"""A draw that changed less of the victory is no moment."""
LUCKY = 0.08
"""Draws of a whole game that changed less of the victory than this were as usual."""
WELL = 0.10
"""Whoever gave away less than this in a whole game played well."""
FREELY = 0.30
"""Whoever gave away more gave much."""


def decided(step: Step) -> Shares:
    """What a decision changed for each seat, as whoever decided knew it."""
    if step.verdict is None or step.verdict.loss == 0:
        return [0.0] * len(step.shares)
    played, best = step.verdict.played.shares, step.verdict.best.shares
    return [one - other for one, other in zip(played, best, strict=True)]


def waterfall(start: Shares, steps: Sequence[Step], seat: Seat) -> Waterfall:
    """The way from a seat's first share to its last."""
    end = steps[-1].shares[seat] if steps else start[seat]
    own = sum(decided(step)[seat] for step in steps if step.seat == seat)
    others = sum(decided(step)[seat] for step in steps if step.seat != seat)
    draws = sum(step.luck[seat] for step in steps if step.luck)
    shown = end - start[seat] - own - others - draws
    return Waterfall(*(round(part, 5) for part in (start[seat], draws, others, own, shown, end)))


def moments(steps: Sequence[Step], seat: Seat | None = None) -> list[Moment]:
    """Where most changed, in the order of the game: for one seat, or for whoever decided."""
    found = [moment for step in steps for moment in _of_step(step, seat)]
    found.sort(key=lambda moment: abs(moment.change), reverse=True)
    kept = found[: TOLD if seat is not None else TOLD_OF_ALL]
    return sorted(kept, key=lambda moment: moment.number)


def _of_step(step: Step, seat: Seat | None) -> list[Moment]:
    found = []
    verdict = step.verdict
    if verdict and verdict.mark not in ("best", "good") and seat in (None, step.seat):
        found.append(Moment(step.number, step.seat, verdict.mark, -verdict.loss))
    whose = step.seat if seat is None else seat
    if step.luck and abs(step.luck[whose]) >= FELT:
        found.append(Moment(step.number, whose, "draw", step.luck[whose]))
    return found


def player(start: Shares, steps: Sequence[Step], end: State, name: str, seat: Seat) -> Player:
    """How the game went for one seat."""
    way = waterfall(start, steps, seat)
    place = end.ranking()[seat]
    marks = counted(steps, seat)
    return Player(
        seat,
        name,
        place,
        end.scores()[seat],
        end.earnings()[seat],
        way,
        accuracy(steps, seat),
        marks,
        moments(steps, seat),
        headline(way, sum(marks.values()), place == 1, end.over),
    )


def headline(way: Waterfall, judged: int, won: bool, over: bool) -> str:
    """The key of one sentence that is true of these numbers and of that many judged decisions."""
    if not over:
        return "unfinished"
    drew = "even" if abs(way.draws) < LUCKY else "lucky" if way.draws > 0 else "unlucky"
    gave = "well" if way.own > -WELL else "some" if way.own > -FREELY else "much"
    return f"{'won' if won else 'lost'}-{gave if judged else 'nothing'}-{drew}"
