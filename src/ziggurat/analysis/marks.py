"""What a loss is called."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from statistics import fmean

from ziggurat.analysis.facts import MARKS, PHASES, Accuracy, Step, Verdict
from ziggurat.core.types import Seat

INACCURACY = 0.02
MISTAKE = 0.05
BLUNDER = 0.10
SURE = 2.0
"""A loss is marked only if it is that many standard errors above 0."""
HALVED = 0.07
"""A decision that gives away this much of the victory counts for half of 100."""


def mark(loss: float, error: float, is_best: bool, looks: int) -> str:
    """What a loss is called; nothing is called worse than good after a single look."""
    if is_best:
        return "best"
    if looks < 2 or loss < SURE * error or loss < INACCURACY:
        return "good"
    if loss < MISTAKE:
        return "inaccuracy"
    return "mistake" if loss < BLUNDER else "blunder"


def phase(progress: float) -> str:
    """The third of a game that a position belongs to."""
    return PHASES[min(2, int(3 * progress))]


def score(loss: float) -> float:
    """What a decision counts, of 100."""
    return 100.0 * float(exp(-loss * 0.6931 / HALVED))


def accuracy(steps: Iterable[Step], seat: Seat) -> Accuracy:
    """The mean of a seat's decisions, and that of each phase."""
    verdicts = [step.verdict for step in steps if step.seat == seat and step.verdict]
    first, middle, last = (_mean([one for one in verdicts if one.phase == name]) for name in PHASES)
    return Accuracy(_mean(verdicts), first, middle, last, len(verdicts))


def counted(steps: Iterable[Step], seat: Seat) -> dict[str, int]:
    """How many decisions of a seat got each mark."""
    found = dict.fromkeys(MARKS, 0)
    for step in steps:
        if step.seat == seat and step.verdict:
            found[step.verdict.mark] += 1
    return found


def _mean(verdicts: list[Verdict]) -> float | None:
    return round(fmean(score(one.loss) for one in verdicts), 1) if verdicts else None
