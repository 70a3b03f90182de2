"""What a stretch of play brings a dynasty, as facts that can be told."""

from __future__ import annotations

from typing import Final

from ziggurat.core.reasons import Finding, Story
from ziggurat.core.types import Facts, Seat
from ziggurat.games.tigris.conflicts import supporters
from ziggurat.games.tigris.pieces import BLACK, COLOURS
from ziggurat.games.tigris.state import TigrisState

WEAKEST: Final = 1.5
"""How much more a point counts in the colour that decides."""
LEADER: Final = 2.0
"""What a leader on the board is worth, or sending one home."""
IDLE: Final = 0.5
"""The part of that which a leader is worth without a tile of its colour in hand."""
COMMITTED: Final = 0.3
"""What a tile that a conflict takes from the hand is worth."""
TREASURE: Final = 3.0
MONUMENT: Final = 2.0
STRENGTH: Final = 0.4
"""What one more supporter is worth."""
FRESH: Final = 0.2
"""What drawing a tile in place of one in hand is worth."""


def findings(story: Story) -> list[Finding]:
    """Points by colour, conflicts, leaders, treasures, monuments and strength."""
    before, after = story.before, story.after
    assert isinstance(before, TigrisState)
    assert isinstance(after, TigrisState)
    found = [*_conflicts(story), *_points(story, before)]
    found += [Finding("treasure", {}, TREASURE, count) for count in [_treasures(story)] if count]
    found += [
        Finding("monument", {"pair": facts["pair"]}, MONUMENT)
        for facts in story.mine("monument-built")
    ]
    found += _leaders(story, before, after)
    found += _stronger(story.seat, before, after)
    found += _committed(story)
    for facts in story.mine("swapped"):
        count = facts["count"]
        assert isinstance(count, int)
        found.append(Finding("swap", {}, FRESH * count, count))
    return found


def _points(story: Story, before: TigrisState) -> list[Finding]:
    """Points from tiles, buildings and monuments by colour; conflicts tell their own."""
    own = before.points[4 * story.seat : 4 * story.seat + 4]
    sums: dict[str, int] = {}
    for facts in story.mine("points"):
        amount, colour = facts["amount"], facts["colour"]
        assert isinstance(amount, int)
        assert isinstance(colour, str)
        if facts["why"] not in ("war", "revolt"):
            sums[colour] = sums.get(colour, 0) + amount
    found: list[Finding] = []
    for colour, count in sums.items():
        weakest = own[COLOURS.index(colour)] == min(own)
        facts = {"colour": colour, "weakest": "yes" if weakest else "no"}
        found.append(Finding("points", facts, count * (WEAKEST if weakest else 1.0), count))
    return found


def _conflicts(story: Story) -> list[Finding]:
    """Wars and revolts that this seat fights, and what the winner gets (TE-24, TE-31)."""
    found: list[Finding] = []
    for facts in story.of("conflict-won"):
        sides = facts["attacker"], facts["defender"]
        if story.seat not in sides:
            continue
        won = facts["winner"] == story.seat
        other = sides[1] if sides[0] == story.seat else sides[0]
        kind, removed = str(facts["conflict"]), facts["removed"]
        assert isinstance(removed, list)
        prize = 1 if kind == "revolt" else 1 + len(removed)
        worth = prize + LEADER if won else -LEADER
        about: Facts = {"colour": facts["colour"], "seat": other}
        found.append(Finding(kind, about, worth, prize if won else 0, float(won)))
    return found


def _committed(story: Story) -> list[Finding]:
    """Tiles that leave the hand for a conflict, won or lost (TE-23, TE-28)."""
    found: list[Finding] = []
    for facts in story.mine("support"):
        count = facts["count"]
        assert isinstance(count, int)
        if count:
            found.append(Finding("commits", {}, -COMMITTED * count, count))
    return found


def _treasures(story: Story) -> int:
    return len(story.mine("treasure-taken"))


def _leaders(story: Story, before: TigrisState, after: TigrisState) -> list[Finding]:
    """The seat's leaders that come onto the board, and others' leaders that leave it."""
    found: list[Finding] = []
    for colour, name in enumerate(COLOURS):
        number = 4 * story.seat + colour
        if before.leader_cells[number] < 0 <= after.leader_cells[number]:
            kind = "king" if colour == BLACK else "leader"
            held = before.hands[number]
            worth = LEADER if held or colour == BLACK else IDLE * LEADER
            found.append(Finding(kind, {"colour": name}, worth, held))
    for facts in story.of("leader-returned"):
        fought = facts["why"] in ("war", "revolt")
        about: Facts = {"colour": facts["colour"], "seat": facts["seat"]}
        if facts["seat"] != story.seat and not fought:
            found.append(Finding("sends-home", about, LEADER))
        elif facts["seat"] == story.seat and not fought:
            found.append(Finding("leaves", {"colour": facts["colour"]}, -LEADER))
    return found


def _stronger(seat: Seat, before: TigrisState, after: TigrisState) -> list[Finding]:
    """The seat's leaders with more supporters in their kingdom than before (TE-28)."""
    found: list[Finding] = []
    for colour, name in enumerate(COLOURS):
        was, now = _strength(before, seat, colour), _strength(after, seat, colour)
        if 0 <= was < now:
            about: Facts = {"colour": name, "was": was, "now": now}
            found.append(Finding("stronger", about, STRENGTH * (now - was)))
    return found


def _strength(state: TigrisState, seat: Seat, colour: int) -> int:
    """The supporters of a leader in a war; -1 where it is not on the board."""
    cell = state.leader_cells[4 * seat + colour]
    if cell < 0:
        return -1
    regions = state.regions()
    return len(supporters(state, regions, regions.label[cell], colour))


def earned(before: TigrisState, after: TigrisState, seat: Seat) -> int:
    """Points of all four colours won in between, treasures included."""
    own = slice(4 * seat, 4 * seat + 4)
    treasures = after.taken[seat] - before.taken[seat]
    return sum(after.points[own]) - sum(before.points[own]) + treasures
