"""A judgement of a position that goes deeper as long as one likes.

Each search draws anew what is not known, builds a tree of its own and says of every move how often
it was tried and what it is worth; searches of one position add up, as `merge` of the bots does.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import process_time

from ziggurat.analysis.facts import Shares
from ziggurat.analysis.observer import mean_shares
from ziggurat.bots.search import (
    Branch,
    Node,
    ValueRange,
    line_of,
    root_priors,
    root_values,
    simulate,
)
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Seat

TOLD = 12
"""As many moves are shown of one search, so that the best few of several can be found."""


@dataclass(frozen=True)
class LiveLine:
    """A move: the share of whoever decides, the simulations that tried it, and what follows."""

    action: Action
    share: float
    visits: int
    line: list[Action]

    def json(self) -> Facts:
        return {
            "action": self.action,
            "share": round(self.share, 4),
            "visits": self.visits,
            "line": self.line,
        }


@dataclass(frozen=True)
class LiveJudgement:
    """What one search says: each seat's share of the victory, and the moves, most tried first."""

    shares: Shares
    visits: int
    lines: list[LiveLine]

    def json(self) -> Facts:
        return {
            "shares": [round(share, 4) for share in self.shares],
            "visits": self.visits,
            "lines": [line.json() for line in self.lines],
        }


def judge(state: State, eyes: Seat | None, seconds: float, seed: int) -> LiveJudgement:
    """Search a position for some seconds of a core.

    With `eyes` all that this seat cannot know is drawn anew for each simulation; without, the
    position is taken as it is, with what others hold and what will be drawn.
    """
    rng = Random(seed)
    judgement = state.game.judgement()
    if state.over:
        return LiveJudgement(judgement.chances(state), 0, [])
    until = process_time() + seconds
    world = _drawn(state, eyes, rng)
    root = Node(state.seat, root_priors(root_values(judgement, world, rng, False)))
    values = ValueRange(len(state.scores()))
    leaves = [simulate(judgement, root, world, values, rng)]
    while process_time() < until:
        leaves.append(simulate(judgement, root, _drawn(state, eyes, rng), values, rng))
    best = sorted(root.branches, key=_tried, reverse=True)
    shown = [
        LiveLine(branch.action, branch.value, branch.visits, line_of(branch))
        for branch in best[:TOLD]
        if branch.visits
    ]
    return LiveJudgement(_shares(mean_shares(leaves), state.seat, shown), len(leaves), shown)


def _drawn(state: State, eyes: Seat | None, rng: Random) -> State:
    return state.copy() if eyes is None else state.sample(eyes, rng)


def _shares(mean: Shares, seat: Seat, shown: list[LiveLine]) -> Shares:
    """The shares if whoever decides does what is best; the others keep their proportions."""
    own = shown[0].share if shown else mean[seat]
    others = sum(mean) - mean[seat]
    rest = (1.0 - own) / others if others else 0.0
    return [own if other == seat else share * rest for other, share in enumerate(mean)]


def _tried(branch: Branch) -> tuple[int, float]:
    return branch.visits, branch.prior
