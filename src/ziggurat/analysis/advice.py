"""The best moves for a seat, with the share of the victory and the reasons for each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

from ziggurat.analysis.lines import Line, play_line, replies
from ziggurat.analysis.reasons import Reason, missing, prevention, reasons, strongest
from ziggurat.bots import Advice, Bot, Observation, SearchBot, bot
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.judgement import Judgement
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts

ADVISER = "expert"
"""The level that is asked if nothing else is said."""
CONSIDERED = 4
"""So many moves are looked at for each one that is told: most are another order of the same."""
LEAST_VISITS = 0.01
"""A move that fewer of the simulations tried is not told."""
NEAR = 0.03
"""Shares nearer to the best than this are as good to a search; then what can be told decides."""
SPARE = 2
"""Ways that are looked at beyond those told, to have something else to tell."""
WORLDS = 3
"""Positions imagined for the reasons; more where conflicts depend on what others hold."""
WORLDS_OF_CONFLICT = 8
ANSWERED = 2
"""The number of them in which the others' answers are played too."""


class NotDeciding(ZigguratError):
    """The view is of a seat that has nothing to decide."""


class AdvisedMove:
    """A move that a strong player would consider.

    `share` is the expected share of the victory, from 0 to 1; `visits` how many simulations went
    that way; `line` the own decisions that follow it in this turn, the move first, up to the first
    thing that comes out of hiding; `reasons` at most three, the strongest first.
    """

    def __init__(
        self, action: Action, share: float, visits: int, line: list[Action], found: list[Reason]
    ) -> None:
        self.action = action
        self.share = share
        self.visits = visits
        self.line = line
        self.reasons = found

    def json(self) -> Facts:
        return {
            "action": self.action,
            "share": round(self.share, 4),
            "visits": self.visits,
            "line": list(self.line),
            "reasons": [reason.json() for reason in self.reasons],
        }


def advise(
    game: Game,
    view: Facts,
    level: str = ADVISER,
    budget: float = 1.0,
    count: int = 3,
    seed: int = 0,
) -> list[AdvisedMove]:
    """The best few moves of the seat whose view this is, best first, each another way to play.

    `level` names the bot that is asked, `budget` multiplies what it may spend; all of it goes to
    this one decision. Nothing is known beyond the view: whatever it hides is imagined.
    """
    rng = Random(seed)
    state = game.imagine(view, rng)
    if state.over or view.get(game.viewer_field) != state.seat:
        raise NotDeciding("advice is for the seat that decides, from its own view")
    adviser = _asked(level, budget)
    judgement = game.judgement()
    thoughts = adviser.advise(Observation.of(state), rng, CONSIDERED * count)
    ways = _sensible(_ways(judgement, state, _tried(thoughts), count + SPARE, rng))[:count]
    return [_advised(judgement, ways, number) for number in range(len(ways))]


def explain(
    judgement: Judgement, state: State, thoughts: Sequence[Advice], rng: Random
) -> list[AdvisedMove]:
    """These moves with the reasons for each beside the others; `state` is an imagined position."""
    worlds = _worlds(judgement, state, rng)
    ways = [_way(judgement, worlds, thought, rng) for thought in thoughts]
    return [_advised(judgement, ways, number) for number in range(len(ways))]


def _asked(level: str, budget: float) -> Bot:
    """The bot of that name; what it has for a turn goes to one decision."""
    found = bot(level, budget=budget)
    if isinstance(found, SearchBot):
        found.whole_turn = False
    return found


def _tried(thoughts: list[Advice]) -> list[Advice]:
    """The moves that were tried often enough to say something about: the one tried most, then
    the others by their shares.

    A search goes on with what it believes in, so that none of them is said to be better than the
    one tried most.
    """
    least = LEAST_VISITS * sum(thought.visits for thought in thoughts)
    best, *others = [thought for thought in thoughts if thought.visits >= least]
    for thought in others:
        thought.value = min(thought.value, best.value)
    return [best, *sorted(others, key=lambda thought: thought.value, reverse=True)]


class _Way:
    """A move with its lines in the imagined positions, and the answers of the others to them."""

    def __init__(
        self, thought: Advice, lines: list[Line], answers: list[list[int]], found: list[Reason]
    ) -> None:
        self.thought = thought
        self.lines = lines
        self.answers = answers
        self.found = found

    def worth(self) -> float:
        """How much speaks for it, less what it costs."""
        return sum(reason.weight for reason in self.found)

    def unwise(self) -> bool:
        """Whether it seeks what more likely fails, and that costs more than it brings."""
        return any("chance" in reason.facts and reason.weight < 0 for reason in self.found)


def _ways(
    judgement: Judgement, state: State, thoughts: list[Advice], count: int, rng: Random
) -> list[_Way]:
    """The first few moves that are not the same way in another order."""
    worlds = _worlds(judgement, state, rng)
    kept: list[_Way] = []
    for thought in thoughts:
        first = play_line(judgement, state, thought.line, rng)
        if any(_same_way(first, way.lines[0]) for way in kept):
            continue
        kept.append(_way(judgement, worlds, thought, rng, first))
        if len(kept) == count:
            break
    return kept


def _sensible(ways: list[_Way]) -> list[_Way]:
    """Nothing that its own reasons speak against where there is something else; of ways that are
    as good to the search, the one that more speaks for comes first, at no higher a share."""
    kept = [way for way in ways if not way.unwise()] or ways
    best = max(way.thought.value for way in kept)
    near = [way for way in kept if way.thought.value > best - NEAR]
    near.sort(key=_Way.worth, reverse=True)
    for way in near:
        best = way.thought.value = min(best, way.thought.value)
    return near + [way for way in kept if way not in near]


def _worlds(judgement: Judgement, state: State, rng: Random) -> list[State]:
    """An imagined position, and others that look the same to its seat."""
    number = WORLDS if judgement.DETERMINIZATIONS == 1 else WORLDS_OF_CONFLICT
    return [state, *(state.sample(state.seat, rng) for _ in range(number - 1))]


def _way(
    judgement: Judgement,
    worlds: Sequence[State],
    thought: Advice,
    rng: Random,
    first: Line | None = None,
) -> _Way:
    """A move played in all these positions; it may have been played in the first one already."""
    lines = [first or play_line(judgement, worlds[0], thought.line, rng)]
    lines += [play_line(judgement, world, thought.line, rng) for world in worlds[1:]]
    answers = [replies(judgement, x, rng) for x in lines[:ANSWERED]]
    return _Way(thought, lines, answers, reasons(judgement, lines))


def _same_way(one: Line, other: Line) -> bool:
    """Whether each begins with what the other does later in the turn."""
    return one.actions[0] in other.actions and other.actions[0] in one.actions


def _advised(judgement: Judgement, ways: list[_Way], number: int) -> AdvisedMove:
    """A move with its reasons, beside the other ways."""
    way = ways[number]
    found = list(way.found)
    others = [other for other in ways if other is not way]
    if others:
        found += _compared(judgement, way, others, number == 0)
    thought = way.thought
    line = way.lines[0].actions
    return AdvisedMove(thought.action, thought.value, thought.visits, line, strongest(found))


def _compared(judgement: Judgement, way: _Way, others: list[_Way], first: bool) -> list[Reason]:
    """What a move prevents, and what the next best one would miss."""
    without = [
        [round(fmean(other.answers[world][seat] for other in others)) for seat in range(len(row))]
        for world, row in enumerate(way.answers)
    ]
    found = [prevention(way.answers, without)]
    if first:
        found.append(missing(_earned(judgement, way), _earned(judgement, others[0])))
    return [reason for reason in found if reason is not None]


def _earned(judgement: Judgement, way: _Way) -> int:
    """The points of the turn, at the mean."""
    return round(fmean(judgement.earned(x.before, x.after, x.seat) for x in way.lines))
