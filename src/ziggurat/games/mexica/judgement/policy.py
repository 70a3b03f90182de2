"""What a seat could do with its turn, and which action begins each plan.

Every plan has a gain and a cost in action points; the action that begins it is rated by the gain
for each of them. Squares of a region are much alike for temples and tiles: the one with the least
free land around stands for all, so that ways stay open. Canals of one enclosure are dug in a fixed
order, and a bridge is built before the pilli sets out, so that equal turns are considered once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.types import Action
from ziggurat.games.mexica import founding, pilli, squares
from ziggurat.games.mexica.actions import (
    BOAT,
    DONE,
    FOUND,
    LEAP,
    LIFT,
    PLAY,
    SINGLE,
    SQUARE,
    TAKE,
    TEMPLE,
    WALK,
    axis_of,
)
from ziggurat.games.mexica.judgement.evaluate import RESERVE, Evaluation, Goal
from ziggurat.games.mexica.pieces import (
    LAND_AROUND,
    LEAP_COST,
    LEVELS,
    PALACE_BONUS,
    SQUARES,
    START_SPACES,
    TURN_POINTS,
)
from ziggurat.games.mexica.squares import ends
from ziggurat.games.mexica.state import MexicaState

DONE_RATE: Final = 0.2
"""The end of the turn, against which everything else is weighed."""
HALF_DUG: Final = 0.5
"""What is left of a rate when canals remain that others can use."""
LATER: Final = 0.6
"""What is left of a rate when it takes another turn."""
SPOILT: Final = 0.2
"""The part of what another loses that counts as a gain."""
DOUBTFUL: Final = 0.0001
"""The weight of an action that seems to bring nothing, among wide plans."""
UNKNOWN_WAY: Final = 99
MOST_GOALS: Final = 3
WIDE_GOALS: Final = 10
WIDE_SITES: Final = 4
"""How many goals and squares to build on wide plans include."""
CORNER: Final = 2
"""A square with no more land around than this is a corner."""
MOST_CORNERS: Final = 5
OPEN_LAND: Final = 2
"""With more free squares than this, it matters where a temple stands."""
SOON: Final = 0.15
"""How near the end has to be before the palace is considered."""

_UNKNOWN_WAYS: Final[vec[i64]] = vec[i64]([UNKNOWN_WAY] * SQUARES)
_NO_FIRST: Final[vec[i64]] = vec[i64]([-1] * SQUARES)


class Plans:
    """The plans of the deciding seat; if `wide`, also those that promise less at first sight."""

    def __init__(self, state: MexicaState, evaluation: Evaluation, wide: bool = False) -> None:
        self.state = state
        self.wide = wide
        self.evaluation = evaluation
        self.seat = state.seat
        self.place = state.pilli[self.seat]
        self.label = state.region[self.place]
        self.points = state.ap if state.taken else state.ap + state.tokens[self.seat]
        """What can be spent: tokens taken in a turn are for a later one."""
        self.found: dict[Action, float] = {}
        self.way = _UNKNOWN_WAYS[:]
        """How far each square is on foot and by boat."""
        self.first = _NO_FIRST[:]
        """The first action on the way there."""
        self.home = 0.0
        """What leaving the palace would probably cost."""
        if self.place in START_SPACES:
            self.home = evaluation.nearness() * PALACE_BONUS
        self.layers: list[list[int]] = []
        self.goals: list[Goal] = []

    def rates(self) -> dict[Action, float]:
        """How good the first actions of all plans look."""
        state = self.state
        if state.lifted >= 0:
            self._look_around()
            self._bridge()
            return self.found
        if self.label >= 0 and founding.may_found(state, self.label):
            sites = self._sites(self.label, 2)
            if sites:
                return {FOUND + square: 1.0 for square in sites}
        self.found[DONE] = DONE_RATE * DONE_RATE
        self._offer(TAKE, self._token_rate(), 1)
        self._look_around()
        self.goals = self.evaluation.goals(self.seat, self.layers, self.wide)
        self._build()
        self._enclose()
        self._walk()
        self._bridge()
        self._leap()
        self._move_on()
        self._spoil()
        return self.found

    def _offer(self, action: Action, rate: float, price: int) -> None:
        """Note an action of that price; a token is played where points for it are missing."""
        if price > self.state.ap:
            if price > self.points:
                return
            rate -= 0.5 * self.evaluation.weights["token"]
            action = PLAY
        weight = rate * rate if rate > 0.0 else 0.0
        if self.wide:
            weight += DOUBTFUL
        if weight > self.found.get(action, 0.0):
            self.found[action] = weight

    def _token_rate(self) -> float:
        state, weights = self.state, self.evaluation.weights
        if state.tokens[self.seat] < RESERVE and (state.shown or state.period == 1):
            return weights["token"]
        return weights["token_idle"]

    def _sites(self, label: int, count: int) -> list[int]:
        """The buildable squares of a region with the least free land around."""
        return sorted(squares.sites(self.state, label), key=self._room)[:count]

    def _site(self) -> int:
        """Where to build here: in what could be enclosed; on open land, near the pilli."""
        sites = squares.sites(self.state, self.label)
        if not self.state.founded[self.label] and len(sites) > OPEN_LAND:
            for goal in self.goals:
                inside = [square for square in sites if square in goal.plan.inside]
                if len(inside) > OPEN_LAND:
                    return min(inside, key=self._room)
            return min(sites, key=self._way)
        return min(sites, key=self._room, default=-1)

    def _building_sites(self) -> list[int]:
        """The squares to consider for temples here, the best first."""
        best = self._site()
        if best < 0 or not self.wide:
            return [best] if best >= 0 else []
        return [best, *(site for site in self._sites(self.label, WIDE_SITES) if site != best)]

    def _way(self, square: int) -> int:
        return self.way[square]

    def _room(self, square: int) -> int:
        pilli_blocks = self.state.pilli_blocks
        room = 0
        for other in LAND_AROUND[square]:
            if not pilli_blocks[other]:
                room += 1
        return room

    def _look_around(self) -> None:
        """Find the ways to everything nearby, on foot and by boat."""
        state = self.state
        start = self.place
        self.way[start] = 0
        layer = [start]
        for far in range(1, self.points + 3):
            self.layers.append(layer)
            following: list[int] = []
            for square in layer:
                for other in pilli.steps(square, state.pilli_blocks, state.region, state.bridge):
                    self._reach(square, other, far, WALK, following)
                if state.bridge[square] and far <= self.points:
                    for other, _ in pilli.trips(state, square, 1):
                        if not state.pilli_blocks[other]:
                            self._reach(square, other, far, BOAT, following)
            layer = following
            if not layer:
                break

    def _reach(self, square: int, other: int, far: int, kind: Action, layer: list[int]) -> None:
        if self.way[other] == UNKNOWN_WAY:
            self.way[other] = far
            self.first[other] = kind + other if square == self.place else self.first[square]
            layer.append(other)

    def _build(self) -> None:
        """Temples here: as many levels as pay off, the highest first."""
        state, evaluation = self.state, self.evaluation
        sites = self._building_sites() if self.label >= 0 else []
        if not sites:
            return
        row = self.seat * LEVELS
        now = evaluation.value(self.label, self.seat)
        price = evaluation.level()
        most = min(evaluation.horizon(self.points), evaluation.levels[self.seat])
        for levels in range(1, most + 1):
            gain = evaluation.value(self.label, self.seat, levels) - now - price * levels
            level = min(levels, LEVELS)
            while level and not state.stock[row + level - 1]:
                level -= 1
            if level:
                for site in sites:
                    action = TEMPLE + (level - 1) * SQUARES + site
                    self._offer(action, gain / levels, level)

    def _enclose(self) -> None:
        """Go where something can be enclosed, then dig."""
        for goal in self.goals[: WIDE_GOALS if self.wide else MOST_GOALS]:
            if not goal.cost:
                continue
            rate = (goal.gain - self.home if goal.way else goal.gain) / goal.cost
            if goal.cost > self.points:
                rate *= HALF_DUG
            if goal.way:
                self._offer(self.first[goal.square], rate, 1)
            else:
                self._offer(goal.plan.canals[0], rate, 1)

    def _visit(self, label: int, way: int) -> float:
        """The rate of going to a region that far away, for what can be done there."""
        left = self.points - way
        evaluation = self.evaluation
        gain, levels = evaluation.presence(label, self.seat, evaluation.horizon(max(left, 2)))
        gain -= self.home
        if gain <= 0.0:
            return 0.0
        rate = (gain + evaluation.step * levels) / (way + levels)
        return rate if left >= 0 else LATER * rate

    def _walk(self) -> None:
        """Set out for the regions within reach, and for the palace when a period is ending."""
        state = self.state
        seen = [self.label]
        near = self.evaluation.nearness()
        soon = near > SOON and self.place not in START_SPACES
        for far, layer in enumerate(self.layers):
            for square in layer:
                label = state.region[square]
                if far and label >= 0 and label not in seen:
                    seen.append(label)
                    self._offer(self.first[square], self._visit(label, far), 1)
                if far and soon and square in START_SPACES:
                    self._offer(self.first[square], near * PALACE_BONUS / far, 1)

    def _bridge(self) -> None:
        """Bridges from the pilli's region to one that is closer that way."""
        state = self.state
        if self.label < 0:
            return
        ways: dict[int, int] = {}
        spots: dict[int, Action] = {}
        for action in state.bridge_spots:
            one, other = ends(SQUARE[action], axis_of(action))
            if state.region[one] != self.label:
                one, other = other, one
            beyond = state.region[other]
            if state.region[one] != self.label or beyond == self.label or state.pilli_blocks[other]:
                continue
            if state.pilli_blocks[one] and one != self.place:
                continue
            way = self.way[one] + 3
            if way < self.way[other] and way < ways.get(beyond, UNKNOWN_WAY):
                ways[beyond] = way
                spots[beyond] = action
        if state.lifted >= 0:
            for beyond, action in spots.items():
                self.found[action] = 0.01 + self._visit(beyond, ways[beyond] - 1)
            return
        if state.bridges_left:
            for beyond, action in spots.items():
                self._offer(action, self._visit(beyond, ways[beyond]), 1)
            return
        lift = self._idle_bridge()
        if lift >= 0:
            for beyond in spots:
                self._offer(lift, self._visit(beyond, ways[beyond]), 1)

    def _idle_bridge(self) -> Action:
        """Lifting a bridge that does not lead from the pilli's region; -1 if there is none."""
        state = self.state
        for action in state.lifts:
            one, other = ends(action - LIFT, state.bridge[action - LIFT])
            if self.label not in (state.region[one], state.region[other]):
                return action
        return -1

    def _leap(self) -> None:
        """The move to anywhere: into a worthwhile region, or home to the palace."""
        state = self.state
        if self.points < LEAP_COST:
            return
        for label in self.evaluation.regions:
            members = state.members[label]
            if label == self.label or self.way[members[0]] < LEAP_COST:
                continue
            rate = self._visit(label, LEAP_COST)
            if self.wide or rate > DONE_RATE:
                free = [square for square in members if not state.pilli_blocks[square]]
                if free:
                    self._offer(LEAP + min(free, key=self._room), rate, LEAP_COST)
        near = self.evaluation.nearness()
        if near > SOON and self.place not in START_SPACES:
            for square in START_SPACES:
                if not state.pilli_blocks[square] and self.way[square] > LEAP_COST:
                    self._offer(LEAP + square, near * PALACE_BONUS / LEAP_COST, LEAP_COST)

    def _move_on(self) -> None:
        """Leap to where something could be enclosed."""
        state, evaluation = self.state, self.evaluation
        if self.points < LEAP_COST or not state.shown or not (state.doubles or state.singles):
            return
        goals = evaluation.goals_at(self.seat, self._corners(), self.wide)
        for goal in goals[: WIDE_GOALS // 2 if self.wide else 2]:
            cost = LEAP_COST + goal.cost
            rate = (goal.gain - self.home) / cost
            self._offer(
                LEAP + goal.square, rate if cost <= self.points else LATER * rate, LEAP_COST
            )

    def _corners(self) -> list[tuple[int, int]]:
        """Some free squares of unfounded land with little land around, here and there."""
        state = self.state
        found: list[int] = []
        for label in self.evaluation.regions:
            members = state.members[label]
            if not state.founded[label] and len(members) > state.shown[0]:
                for square in members:
                    if not state.pilli_blocks[square] and len(self._land(square)) <= CORNER:
                        found.append(square)
        step = max(1, len(found) // MOST_CORNERS)
        return [(square, 0) for square in found[::step]]

    def _land(self, square: int) -> list[int]:
        region = self.state.region
        return [other for other in LAND_AROUND[square] if region[other] >= 0]

    def _spoil(self) -> None:
        """Dig into what another player could enclose in a turn."""
        state, evaluation = self.state, self.evaluation
        if not state.singles:
            return
        for seat in range(state.seats):
            if seat == self.seat:
                continue
            goals = evaluation.goals(seat, evaluation.near(state.pilli[seat], 2))
            if goals and 0 < goals[0].cost <= TURN_POINTS // 2:
                inside = [s for s in goals[0].plan.inside if not state.canal_blocks[s]]
                for square in inside[: WIDE_SITES if self.wide else 1]:
                    self._offer(SINGLE + square, SPOILT * goals[0].gain, 1)
