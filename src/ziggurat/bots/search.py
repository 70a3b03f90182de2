"""Information-set Monte Carlo tree search over atomic decisions.

Every simulation redraws what the seat cannot know (a determinization), descends the tree, adds
one position, evaluates it and propagates the values back; each seat on the path looks for its own
share of the victory. Long lists of actions are widened step by step, the highest prior first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import process_time

from ziggurat.bots.base import Advice, Bot, Observation
from ziggurat.bots.greedy import LONGEST_ROLLOUT, evaluate_actions, hurry, made, rollout
from ziggurat.core.digest import digest
from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat

EXPLORATION = 1.2
"""How strongly priors and few visits count against what simulations have found."""
FIRST_OPEN = 4
"""How many actions are open from the start; one more opens at each further square of visits."""
SHARPNESS = 12.0
"""How fast priors fall with the value, in spans between the best and the worst action."""
LEAST_RANGE = 0.002
"""Shares of the victory that differ by less than this count as equal."""
LOOK_UP = 16
"""After how many simulations to check whether the rest can still change anything."""
STRETCH = 2.0
"""How far a decision may exceed its share of a turn: most do not need all of theirs."""
MOST_OF_REST = 0.8
"""How much of what is left for a turn one decision may take, so that later ones get some."""
LOOK_PART = 0.5
"""How much of a decision's time the first look at its actions may take."""
LEAST_SECONDS = 0.001
"""What a decision gets when its turn has no time left: just a first look."""


class Node:
    """A decision in the tree, as everybody at the table knows it."""

    def __init__(self, seat: Seat, actions: list[tuple[Action, float]]) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        """The values of all visits together, for whoever decides."""
        self.branches: list[Branch] = []
        self.set_priors(actions)

    def set_priors(self, actions: list[tuple[Action, float]]) -> None:
        """Take these actions with their weights as priors; visits and values stay."""
        known = {branch.action: branch for branch in self.branches}
        total = sum(weight for _, weight in actions)
        self.branches = []
        for action, weight in actions:
            branch = known.get(action)
            if branch is None:
                branch = Branch(action, weight / total)
            branch.prior = weight / total
            self.branches.append(branch)

    def widen(self, actions: list[tuple[Action, float]]) -> None:
        """Add the actions of the policy under another determinization."""
        known = {branch.action for branch in self.branches}
        total = sum(weight for _, weight in actions)
        new = [Branch(action, weight / total) for action, weight in actions if action not in known]
        if new:
            self.branches = sorted(self.branches + new, key=_by_prior)

    def branch(self, action: Action) -> Branch | None:
        for branch in self.branches:
            if branch.action == action:
                return branch
        return None


class Branch:
    """An action in the tree: its prior, its visits, and its value for whoever decides."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.missed = 0
        """How often it was illegal when it would have been its turn, and could not be chosen."""
        self.total = 0.0
        self.value = 0.0
        """See `backpropagate`."""
        self.node: Node | None = None


class Tried(Advice):
    """What a search says about an action, with its visits and its prior."""

    def __init__(
        self, action: Action, value: float, line: Sequence[Action], visits: int, prior: float
    ) -> None:
        super().__init__(action, value, line)
        self.visits = visits
        self.prior = prior


def merge(searches: Sequence[Sequence[Tried]]) -> list[Tried]:
    """What several searches of one decision say together, best first.

    Each has drawn other determinizations, so visits add up and values are averaged.
    """
    found: dict[Action, Tried] = {}
    for search in searches:
        for one in search:
            known = found.get(one.action)
            if known is None:
                found[one.action] = Tried(one.action, one.value, one.line, one.visits, one.prior)
                continue
            visits = known.visits + one.visits
            if visits:
                total = known.value * known.visits + one.value * one.visits
                known.value = total / visits
            if len(one.line) > len(known.line):
                known.line = one.line
            known.visits = visits
    return sorted(found.values(), key=_by_visits, reverse=True)


class ValueRange:
    """The least and the greatest share of the victory seen for each seat.

    Values are compared within it, so that a search tells good from bad in a game that is nearly
    decided as well as in an open one.
    """

    def __init__(self, seats: int) -> None:
        self.low = [1.0] * seats
        self.high = [0.0] * seats

    def include(self, chances: list[float]) -> None:
        for seat in range(len(self.low)):
            value = chances[seat]
            if value < self.low[seat]:
                self.low[seat] = value
            if value > self.high[seat]:
                self.high[seat] = value

    def scale(self, seat: Seat) -> float:
        """By how much a difference of shares is stretched."""
        return 1.0 / max(LEAST_RANGE, self.high[seat] - self.low[seat])


class Budget:
    """What may be spent, or was: simulations, and seconds of a core; 0 means no limit."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds


class TurnBudget:
    """What a bot has for a turn, and what it has spent of it so far.

    Each decision may take its share, somewhat stretched, plus what those before it did not need,
    but never so much of the rest that nothing is left for those after it.
    """

    def __init__(self, whole: Budget) -> None:
        self.whole = whole
        self.share = 0.0
        """What the decisions so far deserve in total."""
        self.spent = Budget()
        self.begins_again = False
        """Whether the last action left the turn where it began, such as unlocking a worker before
        moving."""

    def allow(self, share: float) -> Budget:
        """What a further decision that deserves such a share of the turn may cost."""
        self.share += share
        most = min(1.0, STRETCH * self.share)
        rest = self.whole.simulations - self.spent.simulations
        due = most * self.whole.simulations - self.spent.simulations
        simulations = max(1, round(min(due, MOST_OF_REST * rest)))
        if not self.whole.seconds:
            return Budget(simulations)
        left = self.whole.seconds - self.spent.seconds
        seconds = min(most * self.whole.seconds - self.spent.seconds, MOST_OF_REST * left)
        return Budget(simulations, max(LEAST_SECONDS, seconds))

    def spend(self, simulations: int, seconds: float) -> None:
        self.spent.simulations += simulations
        self.spent.seconds += seconds


class Searched:
    """A finished search: its tree, where it began, and by whose judgement."""

    def __init__(self, root: Node, state: State, judgement: Judgement) -> None:
        self.root = root
        self.state = state
        self.judgement = judgement


class Subtree:
    """The tree that a search leaves for the next decision of a turn."""

    def __init__(self, view: str, node: Node) -> None:
        self.view = view
        """The digest of the view that it is for."""
        self.node = node


class SearchBot(Bot):
    """Searches for that many simulations or seconds of a core, whichever ends first.

    Both are for one decision, or with `whole_turn` for a whole turn: then each decision gets its
    share by the game's judgement, plus what those before it in the turn did not need. With
    `root_lookahead` the priors of the root are averaged over determinizations and turns played out,
    as the judgement asks.
    """

    def __init__(
        self,
        name: str = "search",
        simulations: int = 400,
        seconds: float = 0.0,
        weights: Weights | None = None,
        whole_turn: bool = False,
        root_lookahead: bool = True,
    ) -> None:
        self.name = name
        self.simulations = simulations
        self.seconds = seconds
        self.weights = weights
        self.whole_turn = whole_turn
        self.root_lookahead = root_lookahead
        self.subtree: Subtree | None = None
        """What was kept below the action chosen last."""
        self.turn: TurnBudget | None = None
        """The turn that is being played, if the budget is for whole turns."""
        self.searched: Searched | None = None
        """The last search, until it is known which action was played."""
        self.interrupted: Callable[[], bool] | None = None
        """Asked before each simulation whether to answer with what has been found so far."""

    def choose(self, observation: Observation, rng: Random) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        best = self.search(observation, rng)[0].action
        self.keep(best)
        return best

    def search(self, observation: Observation, rng: Random) -> list[Tried]:
        """What a search says about each action, best first; `keep` tells it which was played."""
        start = process_time()
        judgement = observation.game.judgement(self.weights)
        judgement.calibrated = False
        view = observation.view
        state = observation.game.imagine(view, rng)
        judgement.since = judgement.progress(state)
        subtree, self.subtree = self.subtree, None
        if subtree is not None and subtree.view != digest(view):
            subtree = None
        self.turn = self._turn(judgement, state)
        budget = self.budget(judgement, state, self.turn)
        root = self._root(judgement, state, subtree, rng, start, budget)
        done = self._search(judgement, root, state, rng, start, budget)
        self.searched = Searched(root, state, judgement)
        best = sorted(root.branches, key=_by_visits, reverse=True)
        found = [
            Tried(branch.action, branch.value, line_of(branch), branch.visits, branch.prior)
            for branch in best
        ]
        if self.turn is not None:
            self.turn.spend(done, process_time() - start)
        return found

    def keep(self, action: Action) -> None:
        """Keep what the last search found below that action."""
        start = process_time()
        searched, self.searched = self.searched, None
        if searched is None:
            return
        branch = searched.root.branch(action)
        if branch is not None:
            self._keep_subtree(branch, searched.state)
        if self.turn is not None:
            self.turn.begins_again = begins_again(searched.judgement, searched.state, action)
            self.turn.spend(0, process_time() - start)

    def advise(self, observation: Observation, rng: Random, count: int = 3) -> list[Advice]:
        start = process_time()
        judgement = observation.game.judgement(self.weights)
        state = observation.game.imagine(observation.view, rng)
        turn = TurnBudget(self.whole_budget()) if self.whole_turn else None
        budget = self.budget(judgement, state, turn)
        root = self._root(judgement, state, None, rng, start, budget)
        self._search(judgement, root, state, rng, start, budget, to_the_end=True)
        best = sorted(root.branches, key=_by_visits, reverse=True)[:count]
        return [
            Advice(branch.action, branch.value, line_of(branch), branch.visits) for branch in best
        ]

    def _root(
        self,
        judgement: Judgement,
        state: State,
        subtree: Subtree | None,
        rng: Random,
        start: float,
        budget: Budget,
    ) -> Node:
        """The decision to make with its priors; a subtree of the previous search is reused."""
        until = start + LOOK_PART * budget.seconds if budget.seconds else 0.0
        weights = root_priors(root_values(judgement, state, rng, self.root_lookahead, until))
        if subtree is None:
            return Node(state.seat, weights)
        subtree.node.set_priors(weights)
        return subtree.node

    def _keep_subtree(self, chosen: Branch, state: State) -> None:
        """Keep the tree below an action, if the same seat makes the next decision at once."""
        if chosen.node is None or chosen.node.seat != state.seat:
            return
        after = state.copy()
        after.listening = True
        after.apply(chosen.action)
        if after.seat == state.seat and not any(event.reveal for event in after.events):
            self.subtree = Subtree(digest(after.view(after.seat)), chosen.node)

    def whole_budget(self) -> Budget:
        """What a turn may cost, or a decision."""
        return Budget(self.simulations, self.seconds)

    def _turn(self, judgement: Judgement, state: State) -> TurnBudget | None:
        """What is left of the turn that the pending decision belongs to.

        A seat that answers in the turn of another has a separate budget for that.
        """
        if not self.whole_turn:
            return None
        whole = self.whole_budget()
        turn = self.turn
        if turn is None or judgement.mover(state) != state.seat:
            return TurnBudget(whole)
        if judgement.turn_begins(state) and not turn.begins_again:
            return TurnBudget(whole)
        turn.whole = whole
        return turn

    def budget(self, judgement: Judgement, state: State, turn: TurnBudget | None) -> Budget:
        """What the pending decision may cost, in that turn or by itself."""
        if turn is None:
            return self.whole_budget()
        return turn.allow(judgement.budget_share(state))

    def _search(
        self,
        judgement: Judgement,
        root: Node,
        state: State,
        rng: Random,
        start: float,
        budget: Budget,
        to_the_end: bool = False,
    ) -> int:
        """Simulate until the budget is spent or, unless `to_the_end`, the choice is clear.

        Returns how many simulations it took.
        """
        values = ValueRange(len(state.scores()))
        begun = process_time()
        for done in range(budget.simulations):
            left = budget.simulations - done
            if budget.seconds:
                now = process_time()
                rest = start + budget.seconds - now
                price = (now - begun) / done if done else 0.0
                if rest <= price:
                    return done
                if price:
                    left = min(left, int(rest / price) + 1)
            if done and done % LOOK_UP == 0 and not to_the_end and is_decided(root, left):
                return done
            if self.interrupted is not None and self.interrupted():
                return done
            simulate(judgement, root, state.sample(root.seat, rng), values, rng)
        return budget.simulations


def begins_again(judgement: Judgement, state: State, action: Action) -> bool:
    """Whether an action leads from the beginning of a turn straight back to it."""
    if not judgement.turn_begins(state):
        return False
    after = state.copy()
    after.apply(action)
    return not after.over and after.seat == state.seat and judgement.turn_begins(after)


def is_decided(root: Node, left: int) -> bool:
    """Whether no other action can catch up in that many more simulations."""
    first = second = 0
    for branch in root.branches:
        if branch.visits > first:
            first, second = branch.visits, first
        elif branch.visits > second:
            second = branch.visits
    return len(root.branches) == 1 or first - second > left


def root_values(
    judgement: Judgement,
    state: State,
    rng: Random,
    lookahead: bool = True,
    until: float = 0.0,
) -> list[tuple[Action, float]]:
    """The values of the policy's actions; with `lookahead`, the mean over several determinizations.

    In a single one a conflict is won or lost; what counts is the chance of winning it. If not all
    is done by the processor time `until`, what has been found by then has to do.
    """
    found = evaluate_actions(judgement, state, state.seat, rng, True, lookahead, until)
    if judgement.DETERMINIZATIONS == 1 or not lookahead:
        return found
    sums = dict(found)
    draws = 1
    while draws < judgement.DETERMINIZATIONS and not (until and process_time() > until):
        draws += 1
        other = state.sample(state.seat, rng)
        for action, value in evaluate_actions(judgement, other, state.seat, rng, True, lookahead):
            sums[action] += value
    return [(action, sums[action] / draws) for action, _ in found]


def root_priors(values: Sequence[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """The actions with the weights that follow from their values, best first."""
    top = max(value for _, value in values)
    span = max(LEAST_RANGE, top - min(value for _, value in values))
    weights = [(action, _prior((top - value) / span)) for action, value in values]
    weights.sort(key=_by_weight)
    return weights


def simulate(
    judgement: Judgement,
    root: Node,
    state: State,
    values: ValueRange,
    rng: Random,
) -> list[float]:
    """Descend from the root, evaluate the first new position, and propagate its values back.

    The policy of a position is only asked when it is reached again: most are not. What others can
    do may depend on what they hold, so it is asked again under other determinizations: at first
    every time, then whenever a decision has been reached twice as often.
    """
    node = root
    path: list[tuple[Node, Branch]] = []
    while not state.over:
        if judgement.DETERMINIZATIONS > 1 and node.seat != root.seat and _is_time(node.visits):
            node.widen(judgement.policy(state))
        branch = select(node, state, values)
        if branch is None:
            rollout(judgement, state, rng, to_horizon=True)
            break
        path.append((node, branch))
        state.apply(branch.action)
        if state.over:
            break
        following = branch.node
        if following is None:
            if not judgement.at_horizon(state):
                expand(judgement, branch, state, path, rng)
                break
            if not branch.visits:
                break
            following = Node(state.seat, judgement.policy(state))
            branch.node = following
        elif following.seat != state.seat:
            rollout(judgement, state, rng, to_horizon=True)
            break
        node = following
    chances = judgement.chances(state)
    hurry(chances, made(judgement, state))
    values.include(chances)
    backpropagate(path, chances, judgement.OWN_CHOICE)
    return chances


def expand(
    judgement: Judgement,
    branch: Branch,
    state: State,
    path: list[tuple[Node, Branch]],
    rng: Random,
) -> None:
    """Roll out to the horizon; the decisions on the way there join the tree."""
    for _ in range(LONGEST_ROLLOUT):
        if state.over or judgement.at_horizon(state):
            return
        policy = judgement.policy(state)
        node = Node(state.seat, policy)
        branch.node = node
        action = judgement.rollout_from_policy(state, policy, rng)
        state.apply(action)
        found = node.branch(action)
        if found is None:
            rollout(judgement, state, rng, to_horizon=True)
            return
        branch = found
        path.append((node, branch))


def backpropagate(path: list[tuple[Node, Branch]], chances: list[float], own_choice: float) -> None:
    """Add the values of a leaf to all on its path.

    The value of an action is the mean of its leaves. Where the same seat goes on deciding, it is
    mostly the best of what that seat can do next: nobody else comes in between.
    """
    following: Node | None = None
    for number in range(len(path) - 1, -1, -1):
        node, branch = path[number]
        share = chances[node.seat]
        node.visits += 1
        node.total += share
        branch.visits += 1
        branch.total += share
        branch.value = branch.total / branch.visits
        if following is not None and following.seat == node.seat:
            best = 0.0
            for other in following.branches:
                if other.visits and other.value > best:
                    best = other.value
            branch.value += own_choice * (best - branch.value)
        following = node


def select(node: Node, state: State, values: ValueRange) -> Branch | None:
    """The branch to try: the best bound among the open ones that are legal here."""
    limit = FIRST_OPEN + int(sqrt(node.visits))
    spread = EXPLORATION / values.scale(node.seat)
    visits = node.visits + 1
    unknown = node.total / node.visits if node.visits else 0.5
    best: Branch | None = None
    top = -1.0
    seen = 0
    for branch in node.branches:
        if state.refusal(branch.action) is not None:
            branch.missed += 1
            continue
        value = branch.value if branch.visits else unknown
        possible = max(1, visits - branch.missed)
        bound = value + spread * branch.prior * sqrt(possible) / (1 + branch.visits)
        if bound > top:
            best, top = branch, bound
        seen += 1
        if seen >= limit:
            break
    return best


def _by_visits(branch: Branch | Tried) -> tuple[int, float]:
    return branch.visits, branch.prior


def _by_prior(branch: Branch) -> float:
    return -branch.prior


def _is_time(visits: int) -> bool:
    """Whether to look again: a few times at first, then ever more rarely."""
    return visits < FIRST_OPEN or visits & (visits - 1) == 0


def _by_weight(pair: tuple[Action, float]) -> float:
    return -pair[1]


def _prior(behind: float) -> float:
    """The weight of an action whose value is that far behind the best, in spans."""
    return 1.0 / (1.0 + SHARPNESS * behind) ** 2


def line_of(branch: Branch) -> list[Action]:
    """The action and what was tried most often after it."""
    line = [branch.action]
    node = branch.node
    while node is not None and node.visits >= 4 and len(line) < 8:
        following = max(node.branches, key=_by_visits)
        line.append(following.action)
        node = following.node
    return line
