"""Information-set Monte Carlo tree search over atomic decisions.

Every simulation draws anew what the seat can not know, walks down the tree, adds one position
and judges it; each seat on the way looks for its own share of the victory. Long lists of
actions are opened by and by, the most promising first.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter

from ziggurat.bots.base import Advice, Bot, Seen
from ziggurat.bots.greedy import play_out, rated
from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.kinds import Action, Seat
from ziggurat.core.reading import digest
from ziggurat.core.state import State

EXPLORATION = 1.2
"""How strongly promise and few visits count against what simulations found."""
FIRST_OPEN = 4
"""How many actions are tried from the beginning; one more for each further square of visits."""
SHARPNESS = 25.0
"""How much more likely an action is tried first when it looks better by a share of victory."""


class Node:
    """A decision in the tree, as everybody at the table knows it."""

    def __init__(self, seat: Seat, actions: list[tuple[Action, float]]) -> None:
        self.seat = seat
        self.visits = 0
        total = sum(weight for _, weight in actions)
        self.branches = [Branch(action, weight / total) for action, weight in actions]


class Branch:
    """An action in the tree: how often it was tried and what came of it for who decides."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None


class SearchBot(Bot):
    """Searches for so many simulations or so many seconds, whichever ends first."""

    def __init__(
        self,
        name: str = "search",
        simulations: int = 400,
        seconds: float = 0.0,
        weights: Weights | None = None,
    ) -> None:
        self.name = name
        self.simulations = simulations
        self.seconds = seconds
        self.weights = weights
        self.kept: tuple[str, Node] | None = None
        """What was found about the next decision of the same turn, and how it will look."""

    def choose(self, seen: Seen, rng: Random) -> Action:
        if len(seen.actions) == 1:
            return seen.actions[0]
        judgement = seen.game.judgement(self.weights)
        view = seen.view
        state = seen.game.imagine(view, rng)
        root = self._root(judgement, state, digest(view), rng)
        self._search(judgement, root, state, rng)
        best = max(root.branches, key=lambda branch: (branch.visits, branch.prior))
        self._keep(best, state)
        return best.action

    def advise(self, seen: Seen, rng: Random, count: int = 3) -> list[Advice]:
        judgement = seen.game.judgement(self.weights)
        state = seen.game.imagine(seen.view, rng)
        root = self._root(judgement, state, "", rng)
        self._search(judgement, root, state, rng)
        best = sorted(root.branches, key=lambda branch: (-branch.visits, -branch.prior))[:count]
        return [
            Advice(branch.action, branch.total / max(1, branch.visits), _line(branch))
            for branch in best
        ]

    def _root(self, judgement: Judgement, state: State, view: str, rng: Random) -> Node:
        """The decision to make: kept from the one before, or looked at closely anew."""
        kept, self.kept = self.kept, None
        if kept is not None and kept[0] == view:
            return kept[1]
        values = rated(judgement, state, state.seat, rng)
        top = max(value for _, value in values)
        weights = [(action, _promise(value - top)) for action, value in values]
        return Node(state.seat, sorted(weights, key=lambda pair: -pair[1]))

    def _keep(self, chosen: Branch, state: State) -> None:
        """Keep what was found about the next decision, if the same seat makes it at once."""
        if chosen.node is None or chosen.node.seat != state.seat:
            return
        after = state.copy()
        after.listening = True
        after.apply(chosen.action)
        if after.seat == state.seat and not any(event.reveal for event in after.events):
            self.kept = (digest(after.view(after.seat)), chosen.node)

    def _search(self, judgement: Judgement, root: Node, state: State, rng: Random) -> None:
        start = perf_counter()
        for _ in range(self.simulations):
            if self.seconds and perf_counter() - start > self.seconds:
                return
            simulate(judgement, root, state.sample(root.seat, rng), rng)


def simulate(judgement: Judgement, root: Node, state: State, rng: Random) -> None:
    """Walk down from the root, open one position, judge it, and tell the way up."""
    node = root
    way: list[tuple[Node, Branch]] = []
    while not state.over:
        branch = select(node, state)
        if branch is None:
            play_out(judgement, state, rng)
            break
        way.append((node, branch))
        state.apply(branch.action)
        if state.over:
            break
        following = branch.node
        if following is None or following.seat != state.seat:
            if following is None:
                branch.node = Node(state.seat, judgement.promising(state, state.actions()))
            play_out(judgement, state, rng)
            break
        node = following
    chances = judgement.chances(state)
    for passed, branch in way:
        passed.visits += 1
        branch.visits += 1
        branch.total += chances[passed.seat]


def select(node: Node, state: State) -> Branch | None:
    """The branch to try: the best bound among the open ones that are legal here."""
    limit = FIRST_OPEN + int(sqrt(node.visits))
    spread = EXPLORATION * sqrt(node.visits + 1)
    found = 0.0
    tried = 0
    for branch in node.branches:
        found += branch.total
        tried += branch.visits
    unknown = found / tried if tried else 0.5
    best: Branch | None = None
    top = -1.0
    seen = 0
    for branch in node.branches:
        if state.refusal(branch.action) is not None:
            continue
        value = branch.total / branch.visits if branch.visits else unknown
        bound = value + spread * branch.prior / (1 + branch.visits)
        if bound > top:
            best, top = branch, bound
        seen += 1
        if seen >= limit:
            break
    return best


def _promise(behind: float) -> float:
    """How likely an action is worth trying that looks so much worse than the best."""
    return 1.0 / (1.0 + SHARPNESS * -behind) ** 2


def _line(branch: Branch) -> list[Action]:
    """The action and what was tried most after it."""
    line = [branch.action]
    node = branch.node
    while node is not None and node.visits >= 4 and len(line) < 8:
        following = max(node.branches, key=lambda one: one.visits)
        line.append(following.action)
        node = following.node
    return line
