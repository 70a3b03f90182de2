"""What a stretch of play brings a player of Mexica, as facts that can be told."""

from __future__ import annotations

from typing import Final

from ziggurat.core.reasons import Finding, Story
from ziggurat.core.types import Facts
from ziggurat.games.mexica import canals, scoring
from ziggurat.games.mexica.founding import may_found
from ziggurat.games.mexica.pieces import (
    EMBLEM,
    LEVELS,
    NAMES,
    PALACE_BONUS,
    START_SPACES,
    shares,
)
from ziggurat.games.mexica.state import MexicaState

LATER: Final = 0.6
"""How much a point promised by the next scoring counts: others build too."""
CLOSED: Final = 0.5
"""The same for a founding that a canal has made possible."""
TOKEN: Final = 1.2
LEVEL: Final = 0.3
"""What a level on the board is worth besides the ranks it brings."""
START: Final = 0.1
"""How much it matters from which side of the palace a pilli starts."""
IN_TIME: Final = 8
"""With this few temples and tiles left, a period's end is near enough for the palace to matter."""


def findings(story: Story) -> list[Finding]:
    """Foundings, closed regions, ranks at the next scoring, the palace, temples and tokens."""
    before, after = story.before, story.after
    assert isinstance(before, MexicaState)
    assert isinstance(after, MexicaState)
    found = _start(story, before, after)
    found += _foundings(story)
    found += _guests(story)
    if before.period == after.period and not after.over:
        found += _closed(before, after)
        found += _ranks(story, before, after)
        found += _palace(story, before, after)
    found += _scored(story)
    found += _temples(story, after)
    taken = len(story.mine("take-token"))
    played = len(story.mine("play-token"))
    if taken > played:
        found.append(Finding("token", {}, TOKEN * (taken - played), taken - played))
    elif played > taken:
        found.append(Finding("spends-token", {}, TOKEN * (taken - played), played - taken))
    return found


def _start(story: Story, before: MexicaState, after: MexicaState) -> list[Finding]:
    """The side of the palace on which the pilli starts (MX-8)."""
    square = after.pilli[story.seat]
    if before.pilli[story.seat] >= 0 or square < 0:
        return []
    middle, name = NAMES[EMBLEM], NAMES[square]
    if name[0] != middle[0]:
        return [Finding("start", {"side": "west" if name[0] < middle[0] else "east"}, START)]
    return [
        Finding("start", {"side": "north" if int(name[1:]) < int(middle[1:]) else "south"}, START)
    ]


def _foundings(story: Story) -> list[Finding]:
    """The seat's foundings with their points (MX-19)."""
    found: list[Finding] = []
    for facts in story.mine("found"):
        points = facts["points"]
        assert isinstance(points, list)
        own = points[story.seat]
        assert isinstance(own, int)
        about: Facts = {"size": facts["size"], "cell": facts["cell"]}
        found.append(Finding("founds", about, float(own), own))
    return found


def _guests(story: Story) -> list[Finding]:
    """What the seat's foundings give to others whose pilli stand there (MX-19)."""
    found: list[Finding] = []
    for facts in story.mine("found"):
        points = facts["points"]
        assert isinstance(points, list)
        for seat, count in enumerate(points):
            assert isinstance(count, int)
            if seat != story.seat and count:
                about: Facts = {"size": facts["size"], "seat": seat}
                found.append(Finding("guest", about, -float(count), count))
    return found


def _closed(before: MexicaState, after: MexicaState) -> list[Finding]:
    """New regions of a size that a shown tile has (MX-17)."""
    old = {frozenset(members) for members in before.members if members}
    found: list[Finding] = []
    for label in canals.regions(after):
        members = after.members[label]
        if frozenset(members) not in old and may_found(after, label):
            worth = shares(len(members))[1]
            about: Facts = {"size": len(members), "cell": NAMES[members[0]]}
            found.append(Finding("closes", about, CLOSED * worth, worth))
    return found


def _ranks(story: Story, before: MexicaState, after: MexicaState) -> list[Finding]:
    """Regions where the seat's temples would now earn more at the next scoring (MX-52 to MX-54)."""
    seat, values, old_values = story.seat, scoring.values(after), scoring.values(before)
    found: list[Finding] = []
    for label in canals.regions(after):
        sums = values[label]
        points = scoring.region_points(after, label, sums, after.period)[seat]
        was = _promised(before, after.members[label][0], old_values)[seat]
        if points <= was or not sums[seat]:
            continue
        rank = 1 + sum(other > sums[seat] for other in sums)
        size = len(after.members[label])
        founded = "yes" if after.founded[label] else "no"
        about: Facts = {"size": size, "rank": rank, "was": was, "founded": founded}
        found.append(Finding("rank", about, LATER * (points - was), points))
    return found


def _promised(state: MexicaState, square: int, values: list[list[int]]) -> list[int]:
    """What the region of a square would give each seat if it were scored now."""
    label = state.region[square]
    if label < 0:
        return [0] * state.seats
    return scoring.region_points(state, label, values[label], state.period)


def _palace(story: Story, before: MexicaState, after: MexicaState) -> list[Finding]:
    """The pilli goes to the palace shortly before a scoring (MX-55)."""
    came = after.pilli[story.seat] in START_SPACES and before.pilli[story.seat] not in START_SPACES
    near = len(after.shown) + min(_temples_left(after, seat) for seat in range(after.seats))
    if not came or near > IN_TIME:
        return []
    return [Finding("palace", {}, LATER * PALACE_BONUS, PALACE_BONUS)]


def _temples_left(state: MexicaState, seat: int) -> int:
    return sum(state.stock[seat * LEVELS : (seat + 1) * LEVELS])


def _scored(story: Story) -> list[Finding]:
    """A scoring that comes with it: the end of the period or of the game (MX-53 to MX-55)."""
    total = 0
    period = 0
    for facts in story.of("region-scored"):
        points, number = facts["points"], facts["period"]
        assert isinstance(points, list)
        assert isinstance(number, int)
        own, period = points[story.seat], number
        assert isinstance(own, int)
        total += own
    for facts in story.mine("palace-scored"):
        points, number = facts["points"], facts["period"]
        assert isinstance(points, int)
        assert isinstance(number, int)
        total, period = total + points, number
    return [Finding("scoring", {"period": period}, float(total), total)] if period else []


def _temples(story: Story, after: MexicaState) -> list[Finding]:
    """Levels built; the first scoring says nothing about land that nobody has founded (MX-54)."""
    levels = early = 0
    for facts in story.mine("temple"):
        level = facts["level"]
        assert isinstance(level, int)
        label = after.region[NAMES.index(str(facts["cell"]))]
        if after.period == 1 and not after.founded[label]:
            early += level
        else:
            levels += level
    found = [Finding("temples", {}, LEVEL * levels, levels)] if levels else []
    return [*found, Finding("temples-early", {}, LEVEL * early, early)] if early else found
