"""What a stretch of play brings a player of Teotihuacan, as facts that can be told."""

from __future__ import annotations

from typing import Final

from ziggurat.core.reasons import Finding, Story
from ziggurat.core.types import Facts
from ziggurat.games.teotihuacan.eclipse import salary
from ziggurat.games.teotihuacan.pieces import TEMPLES, UNPAID_POINTS
from ziggurat.games.teotihuacan.state import TeotihuacanState

GOODS: Final = ("cocoa", "wood", "stone", "gold")
GOOD_WORTH: Final = (0.8, 1.0, 1.1, 1.4)
"""What a good is worth in points."""
STEP: Final = 1.5
"""What a step on a track is worth besides what it gives at once."""
TECHNOLOGY: Final = 4.0
POWER: Final = 0.8
ASCENSION: Final = 1.5
UNLOCKED: Final = 1.0
DISCOVERY: Final = 1.5
BUILT: Final = 1.0
"""What a pyramid tile or a decoration is worth besides its points and steps."""
SOON: Final = 3
"""From how many rounds before the Eclipse the salary is mentioned."""
BUILDINGS: Final = {"build": "pyramid", "decorate": "decoration", "noble": "noble"}


def findings(story: Story) -> list[Finding]:
    """Points, goods, tiles, steps, technologies, workers and the salary."""
    before, after = story.before, story.after
    assert isinstance(before, TeotihuacanState)
    assert isinstance(after, TeotihuacanState)
    found = _points(story)
    found += _goods(story, before, after)
    for kind, name in BUILDINGS.items():
        count = len(story.mine(kind))
        if count:
            found.append(Finding(name, {}, BUILT * count, count))
    found += _steps(story)
    found += [
        Finding("technology", {"number": facts["number"]}, TECHNOLOGY)
        for facts in story.mine("technology")
    ]
    found += _workers(story)
    claimed = [str(facts["tile"]).startswith("mask") for facts in story.mine("claim")]
    for kind, count in (("mask", sum(claimed)), ("discovery", claimed.count(False))):
        if count:
            found.append(Finding(kind, {}, DISCOVERY * count, count))
    found += _salary(story, before, after)
    return found


def _points(story: Story) -> list[Finding]:
    """All points together, except those of an Eclipse, since everybody gets those (TH-59)."""
    scored = {"avenue": 0, "leader": 0, "track": 0, "masks": 0, "salary": 0}
    own = eclipse = 0
    for facts in story.mine("points"):
        points, why = facts["points"], str(facts["why"])
        assert isinstance(points, int)
        if story.of("eclipse") and why in scored:
            eclipse += points
        else:
            own += points
    found: list[Finding] = []
    if own:
        found.append(Finding("points", {}, float(own), own))
    if eclipse:
        found.append(Finding("eclipse", {}, eclipse / 2, eclipse))
    return found


def _goods(story: Story, before: TeotihuacanState, after: TeotihuacanState) -> list[Finding]:
    """Goods gained and paid over the stretch, each kind once."""
    found: list[Finding] = []
    for good, name in enumerate(GOODS):
        change = after.goods[4 * story.seat + good] - before.goods[4 * story.seat + good]
        if change > 0:
            found.append(Finding("goods", {"good": name}, GOOD_WORTH[good] * change, change))
        elif change < 0:
            found.append(Finding("pays", {"good": name}, GOOD_WORTH[good] * change, -change))
    return found


def _steps(story: Story) -> list[Finding]:
    """Steps in the temples, on the Avenue and on the pyramid track."""
    found: list[Finding] = []
    for temple in TEMPLES:
        steps = sum(facts["temple"] == temple for facts in story.mine("temple"))
        if steps:
            found.append(Finding("temple", {"temple": temple}, STEP * steps, steps))
    for kind in ("avenue", "track"):
        steps = len(story.mine(kind))
        if steps:
            found.append(Finding(kind, {}, STEP * steps, steps))
    return found


def _workers(story: Story) -> list[Finding]:
    """Power-ups, ascensions, unlocked and new workers."""
    found: list[Finding] = []
    raised = len(story.mine("power"))
    if raised:
        found.append(Finding("power", {}, POWER * raised, raised))
    ascended = sum("reward" in facts for facts in story.mine("ascend"))
    if ascended:
        found.append(Finding("ascends", {}, ASCENSION * ascended, ascended))
    for facts in story.mine("unlock"):
        boards = facts["boards"]
        assert isinstance(boards, list)
        found.append(Finding("unlocks", {}, UNLOCKED * len(boards), len(boards)))
    if story.mine("worker"):
        found.append(Finding("worker", {}, TECHNOLOGY))
    return found


def _salary(story: Story, before: TeotihuacanState, after: TeotihuacanState) -> list[Finding]:
    """Whether the cocoa covers the salary of an Eclipse that is near (TH-60)."""
    if after.over or after.eclipses > before.eclipses:
        return []
    if after.dark - after.light > SOON:
        return []
    due, cocoa = salary(after, story.seat), after.goods[4 * story.seat]
    was = before.goods[4 * story.seat] - salary(before, story.seat)
    about: Facts = {"due": due, "cocoa": cocoa}
    if cocoa >= due and was < 0:
        return [Finding("salary", about, float(UNPAID_POINTS * -was), cocoa)]
    if cocoa < due and cocoa - due < was:
        return [Finding("salary-short", about, float(UNPAID_POINTS * (cocoa - due)), due - cocoa)]
    return []
