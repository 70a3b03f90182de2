"""The analysis of a whole game, action by action.

Each step depends on the record, the seed and the effort alone, so that they can be found in any
order, on any machine, and kept: an analysis that was left goes on where it stood.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from random import Random

from ziggurat.analysis import looks, summary
from ziggurat.analysis.advice import explain
from ziggurat.analysis.facts import (
    FORMAT,
    Analysis,
    Candidate,
    Shares,
    Step,
    Verdict,
    rounded,
)
from ziggurat.analysis.marks import mark, phase
from ziggurat.analysis.observer import Observer, hides_hands
from ziggurat.bots import Advice
from ziggurat.core.game import Game
from ziggurat.core.records import Record
from ziggurat.core.state import State
from ziggurat.core.trials import trial
from ziggurat.core.types import Action, Facts

REVISION = 6
"""Rises when an analysis of the same record would say something else."""


def engine() -> str:
    """What an analysis was made by: one that another engine made may say something else."""
    return f"{version('ziggurat')}+{REVISION}"


class Analyser:
    """Finds the steps of one record.

    `steps` holds those that are known, by number; whoever keeps them can give them back later.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        deep: bool = False,
        seed: int = 0,
        steps: Sequence[Step] = (),
    ) -> None:
        self.game = game
        self.record = record
        self.deep = deep
        self.seed = seed
        self.effort = looks.DEEP if deep else looks.QUICK
        self.judgement = game.judgement()
        self.observer = Observer(self.judgement, self.effort.futures)
        self.steps = {step.number: step for step in steps}

    @property
    def total(self) -> int:
        """How many steps there are."""
        return len(self.record.moves)

    def work(self) -> Iterator[Step]:
        """Find the steps that are missing, one after the other, in the order of the game."""
        before: State | None = None
        for number, after in enumerate(self.record.positions(self.game)):
            if before is not None and number not in self.steps:
                step = self.step(number, before, after)
                self.steps[number] = step
                yield step
            before = after.copy()

    def finished(self) -> Analysis:
        """All that follows from the steps, once they are all there."""
        start, end = self.record.replay(self.game, 0), self.record.replay(self.game)
        steps = [self.steps[number] for number in range(1, self.total + 1)]
        shares = rounded(self.observer.shares(start, self._rng(0, "observer")))
        names = [*self.record.names, *["Teotibot"] * (len(shares) - len(self.record.names))]
        return Analysis(
            FORMAT,
            engine(),
            self.game.name,
            self.record.seats,
            names,
            self.record.digest,
            end.over,
            self.deep,
            self.seed,
            start.seats in rough_seats(self.game),
            hides_hands(start),
            shares,
            steps,
            [summary.player(shares, steps, end, name, seat) for seat, name in enumerate(names)],
            summary.moments(steps),
        )

    def _rng(self, number: int, purpose: str) -> Random:
        return Random(f"{self.seed} {number} {purpose}")

    def step(self, number: int, before: State, after: State) -> Step:
        """One action: what it was worth to its seat, and what it changed for the observer."""
        seat, words = self.record.moves[number - 1]
        action = self.game.read(words)
        shares = self.observer.shares(after, self._rng(number, "observer"))
        luck = None
        if is_draw(before, action):
            luck = rounded(self.observer.luck(before, action, after, self._rng(number, "luck")))
        verdict = judge(
            self.game, before.view(seat), action, self.effort, self._rng(number, "decision")
        )
        return Step(number, seat, action, words, rounded(shares), luck, verdict)


def analyse(
    game: Game,
    record: Record,
    *,
    deep: bool = False,
    seed: int = 0,
    steps: Sequence[Step] = (),
    heard: Callable[[Step, int], None] | None = None,
) -> Analysis:
    """Why the game of a record went as it did.

    `steps` are those of an analysis that was left; `heard` is told of each new one, and how many
    there are in all.
    """
    analyser = Analyser(game, record, deep, seed, steps)
    for step in analyser.work():
        if heard is not None:
            heard(step, analyser.total)
    return analyser.finished()


def judge(
    game: Game, view: Facts, action: Action, effort: looks.Effort, rng: Random
) -> Verdict | None:
    """A decision judged from the view of whoever made it; None if there was nothing to decide."""
    judgement = game.judgement()
    state = game.imagine(view, rng)
    found = looks.compare(judgement, state, action, effort, rng)
    if found is None:
        return None
    is_best = found.best.action == action
    name = mark(found.loss, found.error, is_best, found.looks)
    pair = [found.best] if is_best else [found.best, found.played]
    reasons: list[list[Facts]] = [[] for _ in pair]
    lines = [look.line for look in pair]
    if name not in ("best", "good"):
        moves = explain(
            judgement,
            state,
            [Advice(look.action, look.shares[state.seat], look.line) for look in pair],
            rng,
        )
        reasons = [[reason.json() for reason in move.reasons] for move in moves]
        lines = [move.line for move in moves]
    best, played = (
        _candidate(game, pair[number], lines[number], reasons[number])
        for number in (0, len(pair) - 1)
    )
    return Verdict(
        name,
        round(found.loss, 5),
        round(found.error, 5),
        found.looks,
        phase(judgement.progress(state)),
        played,
        best,
    )


def _candidate(
    game: Game, look: looks.Look, line: Sequence[Action], reasons: list[Facts]
) -> Candidate:
    shares: Shares = rounded(look.shares)
    return Candidate(look.action, game.write(look.action), shares, list(line), reasons)


def is_draw(before: State, action: Action) -> bool:
    """Whether something comes out of hiding by an action."""
    return not trial(before, action, None).complete


def rough_seats(game: Game) -> list[int]:
    """At how many seats shares were not fitted to the game, or were found to be off."""
    judgement = game.judgement()
    fine = set(judgement.CALIBRATIONS) - judgement.ROUGH
    return [seats for seats in game.seats if seats not in fine]
