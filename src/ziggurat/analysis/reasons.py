"""The reasons for a move: what its lines tell, taken together over all imagined positions."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from ziggurat.analysis.lines import Line
from ziggurat.core.judgement import Judgement
from ziggurat.core.reasons import Finding
from ziggurat.core.types import Facts, Json, Seat

MOST = 3
"""Reasons of a move; more are not read."""
LIKELY = 0.5
"""What happens in fewer of the imagined positions is not findings."""
CLEAR = 2.0
"""By how many points a reply or another move must differ to be worth a word."""


class Reason:
    """A fact that speaks for a move, or against it.

    `kind` names a message of the game's catalogue, `<game>-reason-<kind>`, or of the frame's,
    `reason-<kind>`; `facts` are its arguments: `count` how much, `chance` in percent how likely,
    and what the kind is about. `at_once` tells what the move itself brings from what the rest of
    the turn does; `weight` how much it matters, below 0 what it costs.
    """

    def __init__(self, kind: str, facts: Facts, weight: float, at_once: bool) -> None:
        self.kind = kind
        self.facts = facts
        self.weight = weight
        self.at_once = at_once

    def json(self) -> Facts:
        return {
            "kind": self.kind,
            "facts": self.facts,
            "weight": round(self.weight, 2),
            "at_once": self.at_once,
        }

    def __repr__(self) -> str:
        return f"Reason({self.kind!r}, {self.facts!r}, {self.weight:.2f}, {self.at_once})"


def reasons(judgement: Judgement, lines: Sequence[Line]) -> list[Reason]:
    """What a move brings in most of the imagined positions, the weightiest first."""
    whole = _gathered([judgement.findings(line.story()) for line in lines])
    first = _gathered([judgement.findings(line.first_story()) for line in lines])
    found = [
        _merged(findings, len(lines), key in first)
        for key, findings in whole.items()
        if len(findings) > LIKELY * len(lines)
    ]
    return sorted(found, key=_weight, reverse=True)


def _gathered(stories: Sequence[Sequence[Finding]]) -> dict[str, list[Finding]]:
    """What was found in several positions, by what it is about."""
    found: dict[str, list[Finding]] = {}
    for findings in stories:
        for one in findings:
            found.setdefault(f"{one.kind} {sorted(one.facts.items())}", []).append(one)
    return found


def _merged(findings: Sequence[Finding], worlds: int, at_once: bool) -> Reason:
    """One reason of what was found again and again: its mean, and how likely it is."""
    first = findings[0]
    facts: dict[str, Json] = dict(first.facts)
    won = [one.won for one in findings if one.won is not None]
    if won:
        facts["chance"] = round(100 * fmean(won))
    counts = [one.count for one in findings if one.count]
    if counts:
        facts["count"] = round(fmean(counts))
    weight = sum(one.worth for one in findings) / worlds
    return Reason(first.kind, facts, weight, at_once)


def prevention(own: Sequence[Sequence[int]], others: Sequence[Sequence[int]]) -> Reason | None:
    """What a move keeps another seat from earning before the own next turn.

    Both are answers by imagined position and seat: after this move, and at the mean of the other
    moves. It is told only where it is so in every position.
    """
    best: tuple[float, Seat] = (0.0, 0)
    for seat in range(len(own[0])):
        gaps = [without[seat] - left[seat] for left, without in zip(own, others, strict=True)]
        if min(gaps) > 0:
            best = max(best, (fmean(gaps), seat))
    gap, seat = best
    if gap < CLEAR:
        return None
    left = round(fmean(row[seat] for row in own))
    facts: Facts = {"seat": seat, "count": left + round(gap), "left": left}
    return Reason("prevents", facts, gap, False)


def missing(best: int, following: int) -> Reason | None:
    """What the next best move would miss, in points of the turn."""
    if best - following < CLEAR:
        return None
    return Reason("misses", {"count": best - following}, (best - following) / 2, False)


def strongest(found: Sequence[Reason]) -> list[Reason]:
    """The few that are findings: the weightiest, gains and prices alike, gains first."""
    few = sorted(found, key=lambda reason: abs(reason.weight), reverse=True)[:MOST]
    return sorted(few, key=_weight, reverse=True)


def _weight(reason: Reason) -> float:
    return reason.weight
