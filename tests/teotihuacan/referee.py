"""An independent referee of Teotihuacan, written from the rules alone.

It takes the first dump of a game, plays the whole game along on its own table, and compares
what it expects after each action with what was told and dumped: the pending decision and all
its answers, every event, every piece. It shares no code with the game it judges; all that
matters here is that it is plainly right.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.teotihuacan.referee_box import SQUARE_OF, TEMPLES
from tests.teotihuacan.referee_opening import checks
from tests.teotihuacan.referee_rounds import Rounds
from tests.teotihuacan.referee_table import Table, listed, named, number
from ziggurat.core.types import Facts, Json

TABLE_RULES = {
    "layout": "TH-5",
    "royal": "TH-6",
    "technologies": "TH-7",
    "bonus": "TH-8",
    "calendar": "TH-58",
    "buildings": "TH-48",
    "nobles": "TH-48",
    "decorations": "TH-49",
    "pyramid": "TH-50",
    "discovery": "TH-36",
    "neutral": "TH-20",
    "teotibot": "TH-74",
    "outcome": "TH-62",
}
PLAYER_RULES = {
    "cocoa": "TH-43",
    "wood": "TH-45",
    "stone": "TH-45",
    "gold": "TH-45",
    "points": "TH-59",
    "tally": "TH-59",
    "blue": "TH-40",
    "red": "TH-40",
    "green": "TH-40",
    "avenue": "TH-41",
    "pyramid": "TH-42",
    "technologies": "TH-47",
    "workers": "TH-25",
    "tiles": "TH-36",
    "used": "TH-37",
}
"""The rule to look at first when a part of the position differs."""


class Difference(AssertionError):
    """The referee and the game disagree."""

    def __init__(
        self,
        rule: str,
        before: Facts,
        action: str,
        events: Sequence[Facts],
        expected: object,
        got: object,
    ) -> None:
        self.rule = rule
        self.before = before
        self.action = action
        self.events = events
        self.expected = expected
        self.got = got
        super().__init__(
            f"{rule}: after {action!r}\nexpected {expected}\ngot      {got}\n"
            f"events {json.dumps(list(events))}\nbefore {json.dumps(before)}"
        )


class Move(NamedTuple):
    """One action of a game: its words, what was told, and the position it led to.

    `offered` are all legal actions before it, in words.
    """

    words: str
    events: list[Facts]
    after: Facts
    offered: list[str]


WORDS: dict[str, Sequence[str]] = {
    "temple": TEMPLES,
    "square": list(SQUARE_OF),
    "discount": ("none", "stone", "wood"),
}
"""The numbers of `pending` that a dump writes as words."""


def entry_of(value: Json) -> list[Json]:
    """Something pending in the referee's notation: kind, seat and numbers."""
    return [
        WORDS[name].index(str(item)) if name in WORDS else item
        for name, item in named(value).items()
    ]


class Match:
    """A game being followed: the referee's table next to what the game tells and dumps."""

    def __init__(self, first: Facts, opening: Sequence[Facts] | None) -> None:
        """From the start of a game if `opening` is what was told there, else from a turn."""
        self.before = first
        self.referee = Rounds(first)
        if opening is not None:
            for rule, expected, got in checks(self.referee, opening):
                if expected != got:
                    raise Difference(rule, first, "start", opening, expected, got)
        waiting = entry_of(listed(first["pending"])[-1])
        self.flow = self.referee.game(waiting[0] == "turn", number(waiting[1]))
        self.question = next(self.flow, None)
        self.compare("start", opening or [], first)

    def play(self, move: Move) -> None:
        """Follow one action and compare everything with what the referee expects."""
        words, events = move.words, move.events
        if self.question is None:
            raise Difference("TH-62", self.before, words, events, "no action", words)
        expected = sorted(self.question.answers)
        if sorted(move.offered) != expected:
            missing = sorted(set(expected) - set(move.offered))
            surplus = sorted(set(move.offered) - set(expected))
            raise Difference(
                self.question.rule,
                self.before,
                words,
                events,
                f"answers to {self.question.entry} also {missing}",
                f"also {surplus}",
            )
        self.referee.told.clear()
        try:
            self.question = self.flow.send(words)
        except StopIteration:
            self.question = None
        self.compare_events(words, events)
        self.compare(words, events, move.after)
        self.before = move.after

    def compare_events(self, words: str, events: Sequence[Facts]) -> None:
        told = self.referee.told
        for index in range(max(len(told), len(events))):
            own = told[index] if index < len(told) else None
            other = events[index] if index < len(events) else None
            expected = None if own is None else {"kind": own.kind, "facts": own.facts}
            if other is None or expected is None or dict(other) != expected:
                rule = told[min(index, len(told) - 1)].rule if told else "TH-22"
                raise Difference(rule, self.before, words, events, expected, other)

    def compare(self, words: str, events: Sequence[Facts], after: Facts) -> None:
        expected, got = self.referee.facts(), Table(after).facts()
        for name, value in expected.items():
            if got[name] != value:
                whole, _, part = name.partition(".")
                rules = PLAYER_RULES if whole.startswith("players") else TABLE_RULES
                rule = rules.get(part, rules.get(whole, "TH-14"))
                raise Difference(
                    rule, self.before, words, events, f"{name} {value}", f"{name} {got[name]}"
                )
        pending = listed(after["pending"])
        entry: Json = list(self.question.entry) if self.question is not None else None
        top: Json = entry_of(pending[-1]) if pending else None
        if entry != top:
            rule = self.question.rule if self.question is not None else "TH-62"
            raise Difference(rule, self.before, words, events, entry, top)

    def finish(self, scores: Sequence[int], places: Sequence[int]) -> None:
        """Check the result of a finished game."""
        if self.question is not None:
            raise Difference("TH-62", self.before, "", [], self.question, "the end")
        own = [player.points for player in self.referee.players]
        if list(scores) != own:
            raise Difference("TH-62", self.before, "", [], own, list(scores))
        if list(places) != self.referee.places():
            raise Difference("TH-62", self.before, "", [], self.referee.places(), list(places))


def follow(
    first: Facts,
    opening: Sequence[Facts],
    moves: Iterable[Move],
    scores: Sequence[int],
    places: Sequence[int],
) -> Match:
    """Follow a complete game; raises `Difference` where the referee disagrees."""
    match = Match(first, opening)
    for move in moves:
        match.play(move)
    match.finish(scores, places)
    return match
