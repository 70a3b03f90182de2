"""Information-set Monte Carlo tree search over atomic decisions.

Every simulation draws anew what the seat can not know, walks down the tree, adds one position
and judges it; each seat on the way looks for its own share of the victory. Long lists of
actions are opened by and by, the most promising first.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import process_time

from ziggurat.bots.base import Advice, Bot, Seen
from ziggurat.bots.greedy import LONGEST_FOLLOW_UP, play_out, rated
from ziggurat.core.digest import digest
from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.state import State
from ziggurat.core.types import Action, Seat

EXPLORATION = 1.2
"""How strongly promise and few visits count against what simulations found."""
FIRST_OPEN = 4
"""How many actions are tried from the beginning; one more for each further square of visits."""
SHARPNESS = 12.0
"""How much more likely an action is tried first when it looks better, of all the difference."""
OWN_CHOICE = 0.7
"""How much the best next action of the same seat counts against the mean of all tried."""
LEAST_RANGE = 0.02
"""Shares of the victory that differ by less than this are thought alike."""


class Node:
    """A decision in the tree, as everybody at the table knows it."""

    def __init__(self, seat: Seat, actions: list[tuple[Action, float]]) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        """What came of all visits, together, for who decides."""
        self.branches: list[Branch] = []
        self.weigh(actions)

    def weigh(self, actions: list[tuple[Action, float]]) -> None:
        """Take these actions with how promising they are; what is known of them stays."""
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
        """Take in what is promising under another draw of the unknown."""
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
    """An action in the tree: how often it was tried and what came of it for who decides."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.value = 0.0
        """What it is worth to who decides: see `tell`."""
        self.node: Node | None = None


class Range:
    """The least and the greatest share of the victory that each seat was seen with.

    Values are compared within it, so that a search tells good from bad as well in a game that is
    nearly decided as in an open one.
    """

    def __init__(self, seats: int) -> None:
        self.low = [1.0] * seats
        self.high = [0.0] * seats

    def see(self, chances: list[float]) -> None:
        for seat in range(len(self.low)):
            value = chances[seat]
            if value < self.low[seat]:
                self.low[seat] = value
            if value > self.high[seat]:
                self.high[seat] = value

    def scale(self, seat: Seat) -> float:
        """By how much a difference of shares is stretched."""
        return 1.0 / max(LEAST_RANGE, self.high[seat] - self.low[seat])


class SearchBot(Bot):
    """Searches for so many simulations or so many seconds of a core, whichever ends first.

    Both are for one decision, or for a whole turn if `whole_turn`: then each decision gets its
    share by the game's judgement. Who is not `careful` takes but a glance at the actions before.
    Who is `far_sighted` plays on where a simulation ends, in games whose judgement counts on that;
    each turn played on counts as a simulation.
    """

    def __init__(
        self,
        name: str = "search",
        simulations: int = 400,
        seconds: float = 0.0,
        weights: Weights | None = None,
        whole_turn: bool = False,
        careful: bool = True,
        far_sighted: bool = False,
    ) -> None:
        self.name = name
        self.simulations = simulations
        self.seconds = seconds
        self.weights = weights
        self.whole_turn = whole_turn
        self.careful = careful
        self.far_sighted = far_sighted
        self.kept: tuple[str, Node] | None = None
        """What was found about the next decision of the same turn, and how it will look."""

    def choose(self, seen: Seen, rng: Random) -> Action:
        if len(seen.actions) == 1:
            return seen.actions[0]
        start = process_time()
        judgement = seen.game.judgement(self.weights)
        view = seen.view
        state = seen.game.imagine(view, rng)
        root = self._root(judgement, state, digest(view), rng)
        self._search(judgement, root, state, rng, start)
        best = max(root.branches, key=_by_visits)
        self._keep(best, state)
        return best.action

    def advise(self, seen: Seen, rng: Random, count: int = 3) -> list[Advice]:
        start = process_time()
        judgement = seen.game.judgement(self.weights)
        state = seen.game.imagine(seen.view, rng)
        root = self._root(judgement, state, "", rng)
        self._search(judgement, root, state, rng, start)
        best = sorted(root.branches, key=_by_visits, reverse=True)[:count]
        return [Advice(branch.action, branch.value, _line(branch)) for branch in best]

    def _root(self, judgement: Judgement, state: State, view: str, rng: Random) -> Node:
        """The decision to make, looked at closely; what was found before is kept."""
        kept, self.kept = self.kept, None
        values = first_look(judgement, state, rng, self.careful)
        top = max(value for _, value in values)
        span = max(LEAST_RANGE, top - min(value for _, value in values))
        weights = [(action, _promise((top - value) / span)) for action, value in values]
        weights.sort(key=_by_promise)
        if kept is None or kept[0] != view:
            return Node(state.seat, weights)
        kept[1].weigh(weights)
        return kept[1]

    def _keep(self, chosen: Branch, state: State) -> None:
        """Keep what was found about the next decision, if the same seat makes it at once."""
        if chosen.node is None or chosen.node.seat != state.seat:
            return
        after = state.copy()
        after.listening = True
        after.apply(chosen.action)
        if after.seat == state.seat and not any(event.reveal for event in after.events):
            self.kept = (digest(after.view(after.seat)), chosen.node)

    def share(self, judgement: Judgement, state: State) -> float:
        """The part of the budget that the pending decision gets."""
        return judgement.share(state) if self.whole_turn else 1.0

    def turns(self, judgement: Judgement) -> int:
        """How many turns are played on where a simulation ends."""
        return judgement.LATER_TURNS if self.far_sighted else 0

    def count(self, judgement: Judgement, state: State) -> int:
        """How many simulations the pending decision gets, in all the time they need."""
        dear = 1 + self.turns(judgement)
        return max(1, round(self.share(judgement, state) * self.simulations / dear))

    def _search(
        self, judgement: Judgement, root: Node, state: State, rng: Random, start: float
    ) -> None:
        seconds = self.share(judgement, state) * self.seconds
        turns = self.turns(judgement)
        values = Range(len(state.scores()))
        for _ in range(self.count(judgement, state)):
            if seconds and process_time() - start > seconds:
                return
            simulate(judgement, root, state.sample(root.seat, rng), values, rng, turns)


def first_look(
    judgement: Judgement, state: State, rng: Random, careful: bool = True
) -> list[tuple[Action, float]]:
    """What the promising actions lead to, at the mean of some draws of the unknown if `careful`.

    Under a single draw a conflict is won or lost; it is the chance of winning it that counts.
    """
    found = rated(judgement, state, state.seat, rng, True, careful)
    if judgement.DRAWS == 1 or not careful:
        return found
    sums = dict(found)
    for _ in range(judgement.DRAWS - 1):
        other = state.sample(state.seat, rng)
        for action, value in rated(judgement, other, state.seat, rng, True, careful):
            sums[action] += value
    return [(action, sums[action] / judgement.DRAWS) for action, _ in found]


def simulate(
    judgement: Judgement,
    root: Node,
    state: State,
    values: Range,
    rng: Random,
    turns: int = 0,
) -> None:
    """Walk down from the root, judge the first new position, and tell the way up.

    What can be done in a position is looked up only when it is reached again: most are not. What
    others can do may hang on what they hold, so that it is looked up again under other draws: at
    first always, then whenever a decision has been reached twice as often.
    """
    node = root
    way: list[tuple[Node, Branch]] = []
    while not state.over:
        if judgement.DRAWS > 1 and node.seat != root.seat and _is_time(node.visits):
            node.widen(judgement.promising(state, state.actions()))
        branch = select(node, state, values)
        if branch is None:
            play_out(judgement, state, rng, ahead=True)
            break
        way.append((node, branch))
        state.apply(branch.action)
        if state.over:
            break
        following = branch.node
        if following is None:
            if not judgement.enough(state):
                grow(judgement, branch, state, way, rng)
                break
            if not branch.visits:
                break
            following = Node(state.seat, judgement.promising(state, state.actions()))
            branch.node = following
        elif following.seat != state.seat:
            play_out(judgement, state, rng, ahead=True)
            break
        node = following
    chances = judged(judgement, state, turns)
    values.see(chances)
    tell(way, chances)


def judged(judgement: Judgement, state: State, turns: int) -> list[float]:
    """Each seat's share of the victory: the mean of now and of the ends of the next turns."""
    chances = judgement.chances(state)
    if not turns or state.over:
        return chances
    later = judgement.foresee(state, turns)
    for seat, chance in enumerate(chances):
        chances[seat] = (chance + turns * later[seat]) / (1 + turns)
    return chances


def grow(
    judgement: Judgement,
    branch: Branch,
    state: State,
    way: list[tuple[Node, Branch]],
    rng: Random,
) -> None:
    """Go on by reflex until the position can be judged; what is decided there joins the tree."""
    for _ in range(LONGEST_FOLLOW_UP):
        if state.over or judgement.enough(state):
            return
        pairs = judgement.promising(state, state.actions())
        node = Node(state.seat, pairs)
        branch.node = node
        action = judgement.follow(state, pairs, rng)
        state.apply(action)
        found = node.branch(action)
        if found is None:
            play_out(judgement, state, rng, ahead=True)
            return
        branch = found
        way.append((node, branch))


def tell(way: list[tuple[Node, Branch]], chances: list[float]) -> None:
    """Tell all on the way what came of it.

    An action is worth the mean of what came of it. Where the same seat goes on deciding, it is
    mostly worth the best of what that seat can do next: nobody else comes in between.
    """
    following: Node | None = None
    for number in range(len(way) - 1, -1, -1):
        node, branch = way[number]
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
            branch.value += OWN_CHOICE * (best - branch.value)
        following = node


def select(node: Node, state: State, values: Range) -> Branch | None:
    """The branch to try: the best bound among the open ones that are legal here."""
    limit = FIRST_OPEN + int(sqrt(node.visits))
    spread = EXPLORATION * sqrt(node.visits + 1) / values.scale(node.seat)
    unknown = node.total / node.visits if node.visits else 0.5
    best: Branch | None = None
    top = -1.0
    seen = 0
    for branch in node.branches:
        if state.refusal(branch.action) is not None:
            continue
        value = branch.value if branch.visits else unknown
        bound = value + spread * branch.prior / (1 + branch.visits)
        if bound > top:
            best, top = branch, bound
        seen += 1
        if seen >= limit:
            break
    return best


def _by_visits(branch: Branch) -> tuple[int, float]:
    return branch.visits, branch.prior


def _by_prior(branch: Branch) -> float:
    return -branch.prior


def _is_time(visits: int) -> bool:
    """Whether to look again: a few times, then ever more rarely."""
    return visits < FIRST_OPEN or visits & (visits - 1) == 0


def _by_promise(pair: tuple[Action, float]) -> float:
    return -pair[1]


def _promise(behind: float) -> float:
    """How likely an action is worth trying that looks so much worse than the best, of all."""
    return 1.0 / (1.0 + SHARPNESS * behind) ** 2


def _line(branch: Branch) -> list[Action]:
    """The action and what was tried most after it."""
    line = [branch.action]
    node = branch.node
    while node is not None and node.visits >= 4 and len(line) < 8:
        following = max(node.branches, key=_by_visits)
        line.append(following.action)
        node = following.node
    return line
