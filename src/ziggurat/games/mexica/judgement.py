"""What a position of Mexica is worth, and which actions look good.

Points come from majorities, so a region counts by the rank that the temples there give, once for
each scoring to come and as far as it is likely to be scored at all. Founding is half a region's
size for a few canals: what a pilli could enclose where it stands is worth its points less the
canals still missing. What it could reach and build is worth the gain less the way. Action points
and tokens are the money of the game; the palace pays those who are there when a period ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import ClassVar, Final

from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.kinds import Action, Seat
from ziggurat.core.state import State
from ziggurat.games.mexica import pilli, scoring, temples
from ziggurat.games.mexica.actions import (
    BRIDGE,
    DONE,
    FOUND,
    LEAP,
    LIFT,
    SECOND,
    SINGLE,
    SQUARE,
    TAKE,
    TEMPLE,
    WALK,
    axis_of,
    level_of,
)
from ziggurat.games.mexica.bridges import ends
from ziggurat.games.mexica.enclosures import Enclosure, enclosure
from ziggurat.games.mexica.pieces import (
    LAND_AROUND,
    LEVELS,
    NEUTRAL,
    PALACE_BONUS,
    SQUARES,
    START_SPACES,
    TURN_POINTS,
    half,
    shares,
)
from ziggurat.games.mexica.state import MexicaState

LARGEST_TILE: Final = 13
FAR: Final = 5
"""Steps that a pilli is thought to walk for something worth it."""
MOST_PROMISING: Final = 40
RESERVE: Final = 3
"""So many tokens are worth keeping."""
TEMPLE_PRICE: Final = 0.6
"""What an action point of a temple must at least bring, at a glance."""


class MexicaJudgement(Judgement):
    """The judge of Mexica."""

    WEIGHTS: ClassVar[Weights] = {
        "point": 0.35,
        "token": 0.6,
        "token_idle": 0.15,
        "step": 0.85,
        "founding": 0.9,
        "first": 0.6,
        "again": 0.7,
        "fitting": 0.9,
        "small": 0.4,
        "large": 0.12,
        "land": 5.0,
        "late": 0.95,
        "canals": 0.4,
        "safe": 0.12,
        "built": 0.05,
        "built_last": 1.0,
        "prospect": 0.6,
        "enclosure": 0.7,
        "palace": 0.9,
    }
    SPREAD: ClassVar[float] = 7.0

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, MexicaState)
        survey = Survey(state, self.weights)
        return [survey.worth(seat) for seat in range(state.seats)]

    def settled(self, state: State) -> bool:
        assert isinstance(state, MexicaState)
        return state.lifted < 0

    def share(self, state: State) -> float:
        """A turn is some ten decisions, most of them about one action point."""
        assert isinstance(state, MexicaState)
        return 0.03 if state.starting else 0.1

    def promising(self, state: State, actions: Sequence[Action]) -> list[tuple[Action, float]]:
        assert isinstance(state, MexicaState)
        if state.starting:
            return [(action, 1.0) for action in actions]
        glance = Glance(state, self.weights)
        found = [(action, glance.at(action)) for action in actions]
        kept = [pair for pair in found if pair[1] > 0.0]
        if not kept:
            return [(action, 1.0) for action, _ in found[:MOST_PROMISING]]
        kept.sort(key=_by_weight)
        return kept[:MOST_PROMISING]

    def reflex(self, state: State, rng: Random) -> Action:
        pairs = self.promising(state, state.actions())
        return rng.choices([a for a, _ in pairs], [weight for _, weight in pairs])[0]


def _by_weight(pair: tuple[Action, float]) -> float:
    return -pair[1]


class Survey:
    """A position with what is asked about it more than once."""

    def __init__(self, state: MexicaState, weights: dict[str, float]) -> None:
        self.state = state
        self.weights = weights
        self.sums = scoring.values(state)
        self.factors = [self._factor(label) for label in range(len(state.members))]
        """How much the points of each region's ranks count: scorings to come and their chance."""
        self.plans = [enclosure(state, state.pilli[seat]) for seat in range(state.seats)]
        """What each seat could enclose most cheaply."""
        self.built = weights["built"] if state.shown else weights["built_last"]
        """What a built level is worth anywhere: unbuilt ones are lost and hold up the end."""

    def _factor(self, label: int) -> float:
        state, weights = self.state, self.weights
        size = len(state.members[label])
        if not size:
            return 0.0
        early = state.period == 1
        if state.founded[label]:
            return 1.0 + weights["again"] if early else 1.0
        if size in state.shown:
            return weights["fitting"]
        if early:
            return weights["small"] if size <= LARGEST_TILE else weights["large"]
        left = min(1.0, (state.doubles + state.singles) / 20.0)
        return weights["late"] - weights["canals"] * left

    def rank_points(self, label: int, seat: Seat, more: int = 0) -> float:
        """What the seat's rank in a region is worth with so many more levels.

        A rank is safer the further the next one is behind (`safe` for each level, up to three).
        """
        sums = self.sums[label]
        own = sums[seat] + more
        if not own:
            return 0.0
        rank = 0
        behind = 0
        for colour in range(NEUTRAL + 1):
            if colour != seat:
                if sums[colour] > own:
                    rank += 1
                elif sums[colour] > behind:
                    behind = sums[colour]
        if rank > 2:
            return 0.0
        size = len(self.state.members[label])
        if self.state.period == 1 and size > LARGEST_TILE:
            size = LARGEST_TILE
        prize = shares(size)[rank]
        margin = min(3, own - behind)
        return prize * (1.0 - self.weights["safe"] * (3 - margin)) * self.factors[label]

    def building_gain(self, label: int, seat: Seat) -> float:
        """What the seat could gain by temples in a region, less their action points."""
        state = self.state
        row = seat * LEVELS
        stock = state.stock
        most = min(
            TURN_POINTS,
            sum((level + 1) * stock[row + level] for level in range(LEVELS)),
        )
        if not most or self.factors[label] < 0.15 or not temples.sites(state, label):
            return 0.0
        sums = self.sums[label]
        own = sums[seat]
        now = self.rank_points(label, seat)
        best = 0.0
        price = self.weights["step"] - self.built
        if not state.shown:
            best = max(0.0, -price)
        for colour in range(NEUTRAL + 1):
            if colour == seat:
                continue
            for more in (sums[colour] - own, sums[colour] - own + 1):
                if 0 < more <= most:
                    gain = self.rank_points(label, seat, more) - now - price * more
                    if gain > best:
                        best = gain
        return best

    def presence_gain(self, label: int, seat: Seat, hopeless: bool = False) -> float:
        """What standing in a region is good for: building, founding, cutting it up.

        The last is `hopeless` where nothing of a shown size can be enclosed.
        """
        state = self.state
        gain = self.building_gain(label, seat)
        size = len(state.members[label])
        if state.founded[label] or not state.shown:
            return gain
        if size in state.shown:
            return gain + self.weights["founding"] * half(size)
        if size > state.shown[0] + 2 and state.doubles and not hopeless:
            gain += self.weights["land"]
        return gain

    def prospect(self, seat: Seat) -> float:
        """The best that the pilli can reach on foot, or by the move to anywhere."""
        state = self.state
        start = state.pilli[seat]
        price = self.weights["step"]
        gains: dict[int, float] = {}
        best = 0.0
        seen = {start}
        frontier = [start]
        for way in range(FAR + 1):
            following: list[int] = []
            for square in frontier:
                label = state.region[square]
                if label >= 0 and label not in gains:
                    hopeless = way == 0 and self.plans[seat] is None
                    gains[label] = self.presence_gain(label, seat, hopeless)
                    best = max(best, gains[label] - price * way)
                if way < FAR:
                    for other in pilli.steps(square, state.solid, state.region, state.bridge):
                        if other not in seen:
                            seen.add(other)
                            following.append(other)
            frontier = following
        for label, members in enumerate(state.members):
            if len(members) > 2 and label not in gains and self.factors[label] > 0.3:
                best = max(best, self.presence_gain(label, seat) - price * FAR)
        return best

    def nearness(self) -> float:
        """How near the end of the period is, from 0 to 1 (MX-44)."""
        state = self.state
        levels = [
            sum((n + 1) * state.stock[seat * LEVELS + n] for n in range(LEVELS))
            for seat in range(state.seats)
        ]
        rounds = max(min(levels) / 5.0, 1.2 * len(state.shown) / state.seats)
        return 1.0 / (1.0 + rounds * rounds)

    def worth(self, seat: Seat) -> float:
        state, weights = self.state, self.weights
        row = seat * len(scoring.SOURCES)
        worth = float(sum(state.points[row : row + len(scoring.SOURCES)]))
        worth += self.token_worth(state.tokens[seat])
        if seat == state.seat:
            worth += weights["point"] * state.ap
        elif seat > state.seat:
            worth += weights["point"] * TURN_POINTS
        if state.pilli[seat] < 0:
            return worth
        for level in range(LEVELS):
            worth -= self.built * (level + 1) * state.stock[seat * LEVELS + level]
        for label in range(len(state.members)):
            if self.sums[label][seat]:
                worth += self.rank_points(label, seat)
        if state.pilli[seat] in START_SPACES:
            worth += weights["palace"] * PALACE_BONUS * self.nearness()
        worth += weights["prospect"] * self.prospect(seat)
        return worth + weights["enclosure"] * self.enclosed(seat)

    def token_worth(self, tokens: int) -> float:
        """A few tokens are a reserve; more are idle, and at the end of the game all are."""
        state, weights = self.state, self.weights
        if state.period == 2 and not state.shown:
            return weights["token_idle"] * tokens
        spare = max(0, tokens - RESERVE)
        return weights["token"] * (tokens - spare) + weights["token_idle"] * spare

    def enclosed(self, seat: Seat) -> float:
        """What founding the region that is enclosed most cheaply around the pilli is worth."""
        plan = self.plans[seat]
        if plan is None:
            return 0.0
        weights = self.weights
        gain = weights["founding"] * half(plan.size) + weights["first"] * plan.size
        profit = gain - weights["step"] * plan.canals
        return profit + 2.0 if profit > 0.0 else 2.0 * exp(profit / 2.0)


class Glance:
    """What an action of a turn looks like before it is thought through.

    Squares of a region are much alike for temples and tiles: two of them stand for all, those
    with the least free land around, so that the ways stay open.
    """

    def __init__(self, state: MexicaState, weights: dict[str, float]) -> None:
        self.state = state
        self.survey = Survey(state, weights)
        self.seat = state.seat
        self.place = state.pilli[self.seat]
        self.label = state.region[self.place]
        self.plan: Enclosure | None = self.survey.plans[self.seat]
        self.rim: list[int] = [] if self.plan is None else self.plan.rim
        self.near = self.survey.nearness()
        self.closed = self._is_closed()
        self.sites: list[int] = []
        if self.label >= 0:
            sites = temples.sites(state, self.label)
            if self.plan is not None and self.plan.canals:
                sites = [s for s in sites if s in self.plan.inside] or sites
            self.sites = sorted(sites, key=self._room)[:2]
        self.moving = self.near > 0.3 or self.label < 0 or self.plan is not None
        if not self.moving:
            here = self.survey.presence_gain(self.label, self.seat, hopeless=True)
            self.moving = self.survey.prospect(self.seat) > here
        self.targets = self._targets() if state.ap >= FAR else []
        self.others: list[int] = []
        for seat in range(state.seats):
            if seat != self.seat:
                theirs = self.survey.plans[seat]
                if theirs is not None and theirs.canals <= 2:
                    self.others += theirs.rim

    def _is_closed(self) -> bool:
        """Whether no bridge leads out of the region of the pilli."""
        bridge, region = self.state.bridge, self.state.region
        for square in range(SQUARES):
            axis = bridge[square]
            if axis and self.label in [region[end] for end in ends(square, axis)]:
                return False
        return self.label >= 0

    def _room(self, square: int) -> int:
        """How many free squares of land lie around a square."""
        solid = self.state.solid
        room = 0
        for other in LAND_AROUND[square]:
            if not solid[other]:
                room += 1
        return room

    def _targets(self) -> list[int]:
        """A square in each region that is worth the move to anywhere."""
        state = self.state
        found: list[int] = []
        for label, members in enumerate(state.members):
            if label == self.label or not members:
                continue
            if self.survey.presence_gain(label, self.seat) > 0.5:
                free = [s for s in members if not state.solid[s]]
                if free:
                    found.append(free[len(free) // 2])
        if self.near > 0.3:
            found += START_SPACES
        return found

    def at(self, action: Action) -> float:
        if action < SINGLE:
            return self._plain(action)
        square = SQUARE[action]
        if action < BRIDGE:
            return self._canal(square, SECOND[action])
        if action < LIFT:
            return self._bridge(square, axis_of(action))
        if action < WALK:
            return 0.05 if self.closed and not self._beside(square) else 0.0
        if action < LEAP:
            return 0.6 if self.moving else 0.0
        if action < TEMPLE:
            return 0.7 if square in self.targets else 0.0
        if square not in self.sites:
            return 0.0
        if action >= FOUND:
            return 6.0
        return max(0.2, self._level_gain(level_of(action)))

    def _plain(self, action: Action) -> float:
        """The end of the turn and tokens; one is played when a temple would be worth it."""
        if action == DONE:
            return 0.4
        if action == TAKE:
            return 0.5
        if self.state.tokens[self.seat] > RESERVE or not self.state.shown:
            return 0.5
        with_tokens = self.state.ap + self.state.tokens[self.seat]
        return 0.5 if self._temple_gain(with_tokens) > self._temple_gain(self.state.ap) else 0.0

    def _temple_gain(self, points: int) -> float:
        """The most that one temple for so many action points would bring here."""
        if self.label < 0 or not self.sites:
            return 0.0
        best = 0.0
        for level in range(1, min(points, LEVELS) + 1):
            if self.state.stock[self.seat * LEVELS + level - 1]:
                best = max(best, self._level_gain(level))
        return best

    def _level_gain(self, level: int) -> float:
        gain = self.survey.rank_points(self.label, self.seat, level)
        return gain - self.survey.rank_points(self.label, self.seat) - TEMPLE_PRICE * level

    def _canal(self, first: int, second: int) -> float:
        """Digging along what encloses the own pilli, or into what encloses another's."""
        weight = 0.0
        if self.plan is not None and (first in self.rim or second in self.rim):
            both = first in self.rim and (second >= SQUARES or second in self.rim)
            weight = (2.5 if both else 0.5) / max(1, self.plan.canals)
        if first in self.others or second in self.others:
            weight += 0.25
        return weight

    def _beside(self, square: int) -> bool:
        """Whether a bridge there would end in the region of the pilli."""
        region = self.state.region
        return any(region[other] == self.label for other in LAND_AROUND[square])

    def _bridge(self, square: int, axis: int) -> float:
        """A way out of the own region, better the nearer it is."""
        region = self.state.region
        one, other = ends(square, axis)
        if region[one] != self.label and region[other] != self.label:
            return 0.0
        beyond = region[other] if region[one] == self.label else region[one]
        if beyond == self.label:
            return 0.0
        gain = self.survey.presence_gain(beyond, self.seat)
        return 0.1 * gain if gain > 1.0 else 0.1 if self.closed else 0.0
