"""A decision looked at from its seat's view: what was chosen, and what would have been best.

A tree hardly visits a move it dislikes. So the first look searches all moves together, to find the
best; then that one and the one that was played are each searched alone, as long as each other and
over the same draws. A second look says how much was lost, since the first chose what to compare
and is partial to it: it searches both again, longer and over other draws, and plays the game on
from both, sensibly and equally often. A search sees what a move threatens, playing on sees what can
be made up for; a loss is one only if both say so, and as large as the one that finds less.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from ziggurat.analysis.facts import Shares
from ziggurat.analysis.observer import mean_shares
from ziggurat.bots.greedy import evaluate_actions
from ziggurat.bots.search import (
    Branch,
    Node,
    ValueRange,
    line_of,
    root_priors,
    root_values,
    simulate,
)
from ziggurat.core.judgement import Judgement
from ziggurat.core.state import State
from ziggurat.core.types import Action


@dataclass(frozen=True)
class Effort:
    """How much is looked at; `first`, `alone` and `second` are simulations for a whole turn.

    `first` is for all moves together, `alone` for each of two moves after that, and `second` for
    each of them in each of the `draws` searches of a second look, which also plays `games` on from
    both. `futures` is how often an observer draws what is to come.
    """

    first: int
    alone: int
    second: int
    draws: int
    games: int
    futures: int
    root_lookahead: bool


QUICK = Effort(
    first=300, alone=300, second=400, draws=3, games=16, futures=12, root_lookahead=False
)
DEEP = Effort(
    first=2_000, alone=2_000, second=2_500, draws=4, games=100, futures=40, root_lookahead=True
)
LEAST_SIMULATIONS = 16
TRIVIAL = 0.004
"""Where no move is said to be worse than another by more of the victory, nothing is decided."""
DOUBTFUL = 0.015
"""A loss of more than this at the first look gets a second one."""
ROUNDS = 2
"""For how many rounds a game is played on."""
LONGEST_GAME = 400
"""Decisions after which it is not played on any further."""
ALIKE = 0.01
"""Moves that are worth the same, up to this much, are chosen from at random when playing on."""


@dataclass(frozen=True)
class Look:
    """A move searched alone: the shares after it, and what follows it."""

    action: Action
    shares: Shares
    line: list[Action]


@dataclass(frozen=True)
class Comparison:
    """What was played beside what would have been best; `loss` is for whoever decided."""

    played: Look
    best: Look
    loss: float
    error: float
    looks: int


def compare(
    judgement: Judgement, state: State, action: Action, effort: Effort, rng: Random
) -> Comparison | None:
    """Look at a decision in an imagined position; None where nothing is to decide."""
    if len(state.actions()) == 1:
        return None
    share = judgement.budget_share(state)
    best = best_branch(judgement, state, effort, share, rng)
    if best is None:
        return None
    if best.action == action:
        look = search_move(judgement, state, action, _count(effort.alone, share), rng)
        return Comparison(look, look, 0.0, 0.0, 1)
    found = _side_by_side(judgement, state, action, best.action, _count(effort.alone, share), rng)
    if found.loss <= DOUBTFUL:
        return found if found.loss > 0 else Comparison(found.played, found.played, 0.0, 0.0, 1)
    return _second_look(judgement, state, found, effort, share, rng)


def best_branch(
    judgement: Judgement, state: State, effort: Effort, share: float, rng: Random
) -> Branch | None:
    """The move that a search of all of them prefers; None if they are all alike."""
    values = root_values(judgement, state, rng, effort.root_lookahead)
    if max(values, key=_value)[1] - min(values, key=_value)[1] < TRIVIAL:
        return None
    root = Node(state.seat, root_priors(values))
    run(judgement, root, state, _count(effort.first, share), rng)
    return max(root.branches, key=_visits)


def search_all(judgement: Judgement, state: State, count: int, rng: Random) -> list[Look]:
    """All moves searched together, those first that were tried most, and what follows each."""
    root = Node(state.seat, root_priors(root_values(judgement, state, rng, False)))
    mean = run(judgement, root, state, count, rng)
    branches = sorted(root.branches, key=_visits, reverse=True)
    seat = state.seat
    return [Look(one.action, with_own(mean, seat, one.value), line_of(one)) for one in branches]


def run(judgement: Judgement, root: Node, state: State, count: int, rng: Random) -> Shares:
    """Search below a root; the mean of all leaves."""
    values = ValueRange(len(state.scores()))
    leaves = [
        simulate(judgement, root, state.sample(state.seat, rng), values, rng) for _ in range(count)
    ]
    return mean_shares(leaves)


def search_move(
    judgement: Judgement, state: State, action: Action, count: int, rng: Random
) -> Look:
    """Search what follows one move."""
    root = Node(state.seat, [(action, 1.0)])
    root.branches[0].node = _next_decision(judgement, state, action, rng)
    mean = run(judgement, root, state, count, rng)
    [branch] = root.branches
    return Look(action, with_own(mean, state.seat, branch.value), line_of(branch))


def _next_decision(judgement: Judgement, state: State, action: Action, rng: Random) -> Node | None:
    """The decision that the same seat makes next, its moves weighed as those of the first.

    Otherwise a move that can be made up for at once would seem to be a loss.
    """
    after = state.sample(state.seat, rng)
    after.apply(action)
    if after.over or after.seat != state.seat:
        return None
    return Node(after.seat, root_priors(root_values(judgement, after, rng, False)))


def with_own(mean: Sequence[float], seat: int, own: float) -> Shares:
    """The shares where that seat has this one and the others keep their proportions."""
    others = sum(mean) - mean[seat]
    rest = (1.0 - own) / others if others else 0.0
    return [own if other == seat else share * rest for other, share in enumerate(mean)]


def _side_by_side(
    judgement: Judgement, state: State, action: Action, best: Action, count: int, rng: Random
) -> Comparison:
    """Both moves searched over the same draws."""
    seed = rng.getrandbits(64)
    played = search_move(judgement, state, action, count, Random(seed))
    better = search_move(judgement, state, best, count, Random(seed))
    loss = better.shares[state.seat] - played.shares[state.seat]
    return Comparison(played, better, loss, 0.0, 1)


def _second_look(
    judgement: Judgement,
    state: State,
    first: Comparison,
    effort: Effort,
    share: float,
    rng: Random,
) -> Comparison:
    """The smaller loss of two: by longer searches over other draws, and by games played on."""
    count = _count(effort.second, share)
    played, best = first.played.action, first.best.action
    searched = [
        _side_by_side(judgement, state, played, best, count, rng) for _ in range(effort.draws)
    ]
    games = [_both_played_on(judgement, state, played, best, rng) for _ in range(effort.games)]
    halves = [_in_all(searched), _in_all(games)]
    less = min(halves, key=_loss)
    own = Look(played, less.played.shares, halves[0].played.line)
    if less.loss <= 0:
        return Comparison(own, own, 0.0, less.error, 2)
    better = Look(best, less.best.shares, halves[0].best.line)
    return Comparison(own, better, less.loss, less.error, 2)


def _in_all(found: Sequence[Comparison]) -> Comparison:
    """Several comparisons of the same two moves as one, with its standard error."""
    losses = [one.loss for one in found]
    error = stdev(losses) / sqrt(len(losses))
    played, best = together([one.played for one in found]), together([one.best for one in found])
    return Comparison(played, best, fmean(losses), error, 2)


def _both_played_on(
    judgement: Judgement, state: State, action: Action, best: Action, rng: Random
) -> Comparison:
    """The game played on from both moves, with the same draws."""
    seed = rng.getrandbits(64)
    played, better = (
        Look(move, play_on(judgement, state, [move], Random(seed)), []) for move in (action, best)
    )
    loss = better.shares[state.seat] - played.shares[state.seat]
    return Comparison(played, better, loss, 0.0, 2)


def play_on(judgement: Judgement, state: State, line: Sequence[Action], rng: Random) -> Shares:
    """The shares some rounds after a move, where everybody plays sensibly.

    The first of the line is the move; its seat goes on with the rest as long as that can be done.
    """
    after = state.sample(state.seat, rng)
    after.apply(line[0])
    for action in line[1:]:
        if after.over or after.seat != state.seat or after.refusal(action) is not None:
            break
        after.apply(action)
    mover, turns = judgement.mover(state), 0
    for _ in range(LONGEST_GAME):
        if after.over:
            break
        if judgement.at_horizon(after) and judgement.mover(after) != mover:
            mover = judgement.mover(after)
            turns += 1
            if turns > ROUNDS * after.seats:
                break
        after.apply(_sensible(judgement, after, rng))
    return judgement.chances(after)


def _sensible(judgement: Judgement, state: State, rng: Random) -> Action:
    """One of the moves that look best to whoever decides."""
    actions = state.actions()
    if len(actions) == 1:
        return actions[0]
    values = evaluate_actions(judgement, state, state.seat, rng)
    top = max(value for _, value in values)
    return rng.choice([action for action, value in values if value >= top - ALIKE])


def together(looks: Sequence[Look]) -> Look:
    """One look of several at the same move."""
    line = max((look.line for look in looks), key=len)
    return Look(looks[0].action, mean_shares([look.shares for look in looks]), line)


def _count(simulations: int, share: float) -> int:
    return max(LEAST_SIMULATIONS, round(simulations * share))


def _value(pair: tuple[Action, float]) -> float:
    return pair[1]


def _loss(found: Comparison) -> float:
    return found.loss


def _visits(branch: Branch) -> tuple[int, float]:
    return branch.visits, branch.prior
