"""What the regions, places and temples of a position of Mexica are worth to each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from ziggurat.core.types import Seat
from ziggurat.games.mexica import canals, pilli, scoring, squares
from ziggurat.games.mexica.judgement.enclosures import Enclosure, enclosure
from ziggurat.games.mexica.pieces import (
    IS_PALACE,
    LAND_AROUND,
    LEVELS,
    NEUTRAL,
    PALACE_BONUS,
    QUIET_ROUNDS,
    SHOWN_FIRST,
    START_SPACES,
    TEMPLES,
    TILE_SIZES,
    TURN_POINTS,
    half,
)
from ziggurat.games.mexica.state import MexicaState

LARGEST_TILE: Final[int] = TILE_SIZES[-1]
FAR: Final = 5
"""How many steps a pilli is assumed to walk for something worthwhile; also the price of a leap."""
RESERVE: Final = 4
"""How many tokens are worth keeping."""
MOST_LEAD: Final = 8
"""A greater lead in levels is no safer."""
HELD: Final = 0.3
"""Points a square for founding a region, besides those of the tile: the founder builds first."""
IN_TIME: Final = 0.5
"""How likely it is that what could be held in an enclosure comes about."""
TEDIUM: Final = 2.0
"""The cost of a level left to build when all wait at the palace for somebody to end the period."""
_ALL_LEVELS: Final = [
    sum((n + 1) * count for n, count in enumerate(temples)) for temples in TEMPLES
]
NEW_LEVELS: Final = (_ALL_LEVELS[0], _ALL_LEVELS[1] - _ALL_LEVELS[0])
"""Levels that a player gets in each period (MX-7)."""
SEEDS: Final = 3
WIDE_SEEDS: Final = 6
"""Around how many squares besides its own a pilli looks for something to enclose, and around
how many of them for more than the best."""


class Goal:
    """Something to enclose, where the pilli must go for it, and how far away that is."""

    def __init__(self, plan: Enclosure, square: int, way: int, gain: float) -> None:
        self.plan = plan
        self.square = square
        self.way = way
        self.gain = gain
        self.cost = way + len(plan.canals)


class Evaluation:
    """A position, with whatever is asked about it more than once."""

    def __init__(self, state: MexicaState, weights: dict[str, float]) -> None:
        self.state = state
        self.weights = weights
        self.sums = scoring.values(state)
        self.regions = canals.regions(state)
        """Sorted, so that the order does not depend on how the position came about."""
        self.levels = [
            sum((n + 1) * state.stock[seat * LEVELS + n] for n in range(LEVELS))
            for seat in range(state.seats)
        ]
        """Levels that each seat has still to build."""
        self.rounds = self._rounds()
        self.stuck = state.quiet == QUIET_ROUNDS
        """Whether all wait in vain for others to end the period (MX-50)."""
        soon = weights["heat"] * min(1.0, self.rounds / 4.0)
        self.above = [_chances_above(soon)]
        """For each scoring to come: how likely an opponent is to end ahead, by the current lead."""
        if state.period == 1:
            self.above.append(_chances_above(1.5 * weights["heat"]))
        self.kept = 1.0
        """How likely unfounded land is to stay in one piece: canals are dug for tiles."""
        if state.shown or state.later:
            self.kept -= min(1.0, (state.doubles + state.singles) / weights["canals"])
        self.prizes = [self._prizes(label) for label in range(len(state.members))]
        self.step = weights["step"]

    def _rounds(self) -> float:
        """Roughly how many rounds the period will last (MX-44)."""
        state = self.state
        return max(min(self.levels) / 5.0, 1.2 * len(state.shown) / state.seats)

    def _prizes(self, label: int) -> list[list[float]]:
        """What the three ranks of a region are worth at each scoring to come."""
        state, weights = self.state, self.weights
        size = len(state.members[label])
        if not size:
            return []
        if state.founded[label]:
            last = _ranks(size, 1.0 if state.period == 2 else weights["again"])
            return [last] if state.period == 2 else [_ranks(size, 1.0), last]
        fits = size in state.shown
        if size > LARGEST_TILE:
            last = _ranks(self.kept * size, 1.0 if state.period == 2 else weights["again"])
            return [last] if state.period == 2 else [_ranks(0.0, 0.0), last]
        kept = 1.0 if fits else self.kept
        expected = kept * size + (1.0 - kept) * size * weights["piece"]
        if state.period == 2:
            return [_ranks(expected, 1.0)]
        first = _ranks(size, weights["fitting"] if fits else weights["small"])
        return [first, _ranks(expected, weights["again"])]

    def value(self, label: int, seat: Seat, more: int = 0) -> float:
        """What a seat can expect from a region with that number of further levels.

        Temples on open land will end up in one piece of it or another.
        """
        value = self.expected(self.prizes[label], self.sums[label], seat, more)
        if len(self.state.members[label]) > LARGEST_TILE and not self.state.founded[label]:
            value += self.weights["open"] * (1.0 - self.kept) * (self.sums[label][seat] + more)
        return value

    def expected(self, prizes: list[list[float]], sums: list[int], seat: Seat, more: int) -> float:
        """What a seat can expect from prizes where the colours have these sums (MX-52)."""
        own = sums[seat] + more
        if not own:
            return 0.0
        seats = self.state.seats
        total = 0.0
        for number in range(len(prizes)):
            above = self.above[number]
            first, second, third = 1.0, 0.0, 0.0
            for colour in range(NEUTRAL + 1):
                theirs = sums[colour]
                if colour == seat or (colour >= seats and not theirs):
                    continue
                if colour == NEUTRAL:
                    chance = 1.0 if theirs > own else 0.0
                else:
                    lead = own - theirs
                    if lead > MOST_LEAD:
                        lead = MOST_LEAD
                    elif lead < -MOST_LEAD:
                        lead = -MOST_LEAD
                    chance = above[lead + MOST_LEAD]
                    if not theirs:
                        chance *= self.weights["absent"]
                    if not self.levels[colour] and lead >= 0 and number == 0:
                        chance = 0.0
                third = third * (1.0 - chance) + second * chance
                second = second * (1.0 - chance) + first * chance
                first = first * (1.0 - chance)
            ranks = prizes[number]
            total += ranks[0] * first + ranks[1] * second + ranks[2] * third
        return total

    def building(
        self, prizes: list[list[float]], sums: list[int], seat: Seat, most: int
    ) -> tuple[float, int]:
        """The best gain, less action points, from building up to a number of levels; how many."""
        best, levels = 0.0, 0
        most = min(most, self.levels[seat])
        if most <= 0:
            return 0.0, 0
        now = self.expected(prizes, sums, seat, 0)
        price = self.step + self.level()
        for more in range(1, most + 1):
            gain = self.expected(prizes, sums, seat, more) - now - price * more
            if gain > best:
                best, levels = gain, more
        return best, levels

    def level(self) -> float:
        """What a level not yet built is worth: there is always a better place for it.

        Near the end it is worth less than nothing: building it would end the game.
        """
        state, weights = self.state, self.weights
        if self.stuck:
            return -TEDIUM
        if state.period == 1:
            return weights["level"]
        if state.shown:
            return weights["level"] * min(1.0, self.rounds / 3.0)
        return -weights["built"]

    def presence(self, label: int, seat: Seat, points: int) -> tuple[float, int]:
        """The gain from standing in a region with some action points, and the levels to build.

        The price of the levels is deducted. On open land the gain is what could be enclosed there.
        """
        state = self.state
        if not self.has_site(label):
            return 0.0, 0
        gain, levels = self.building(self.prizes[label], self.sums[label], seat, points)
        size = len(state.members[label])
        if not state.founded[label] and state.shown:
            if size in state.shown:
                gain += self.weights["founding"] * half(size) + HELD * size
            elif size > state.shown[0] + 2 and state.doubles:
                gain += self.weights["land"]
        return gain, levels

    def horizon(self, points: int) -> int:
        """The levels to consider with those points: when all tiles are gone, more turns count."""
        return points if self.state.shown else points + 2 * TURN_POINTS

    def has_site(self, label: int) -> bool:
        """Whether something can be built in a region."""
        pilli_blocks = self.state.pilli_blocks
        return any(not pilli_blocks[s] and not IS_PALACE[s] for s in self.state.members[label])

    def near(self, start: int, limit: int) -> list[list[int]]:
        """The squares that a pilli can reach on foot, by the number of steps."""
        state = self.state
        seen = {start}
        layers = [[start]]
        while len(layers) <= limit and layers[-1]:
            following: list[int] = []
            for square in layers[-1]:
                for other in pilli.steps(square, state.pilli_blocks, state.region, state.bridge):
                    if other not in seen:
                        seen.add(other)
                        following.append(other)
            layers.append(following)
        return layers

    def prospect(self, seat: Seat) -> float:
        """The best that the pilli can reach, on foot or by the move to anywhere, and enclose."""
        state = self.state
        start = state.pilli[seat]
        price = self.step
        gains: dict[int, float] = {}
        best = 0.0
        layers = self.near(start, FAR)
        for way, layer in enumerate(layers):
            for square in layer:
                label = state.region[square]
                if label >= 0 and label not in gains:
                    gain, _ = self.presence(label, seat, self.horizon(TURN_POINTS - way))
                    gains[label] = gain
                    best = max(best, gain - price * way)
        for label, members in enumerate(state.members):
            if len(members) > 2 and label not in gains:
                gain, _ = self.presence(label, seat, self.horizon(1))
                best = max(best, gain - price * FAR)
        worth = self.weights["prospect"] * best
        goals = self.goals(seat, layers)
        if goals:
            worth += self.weights["enclosure"] * max(0.0, goals[0].gain - price * goals[0].cost)
        return worth

    def goals(self, seat: Seat, layers: list[list[int]], each_size: bool = False) -> list[Goal]:
        """What the seat could enclose near its pilli, the most profitable first."""
        if not self.state.shown or not (self.state.doubles or self.state.singles):
            return []
        return self.goals_at(
            seat, self._seeds(layers, WIDE_SEEDS if each_size else SEEDS), each_size
        )

    def goals_at(
        self, seat: Seat, seeds: list[tuple[int, int]], each_size: bool = False
    ) -> list[Goal]:
        """What the seat could enclose around squares that far away, the most profitable first.

        That is one around each square, of the best size, or with `each_size` one of each shown.
        """
        state = self.state
        found: list[Goal] = []
        choices = [[size] for size in sorted(set(state.shown))] if each_size else [state.shown]
        for square, way in seeds:
            for sizes in choices:
                plan = enclosure(state, square, sizes)
                if plan is not None:
                    walk = 0 if state.pilli[seat] in plan.inside else way
                    found.append(Goal(plan, square, walk, self.gain(plan, seat)))
        found.sort(key=self._by_profit)
        return found

    def _by_profit(self, goal: Goal) -> float:
        return self.step * goal.cost - goal.gain

    def _seeds(self, layers: list[list[int]], count: int) -> list[tuple[int, int]]:
        """The pilli's square, and those nearby with the least land around."""
        region = self.state.region
        found: list[tuple[int, int]] = []
        if region[layers[0][0]] >= 0:
            found.append((layers[0][0], 0))
        tight: list[tuple[int, int, int]] = []
        for way in range(1, min(len(layers), 4)):
            for square in layers[way]:
                label = region[square]
                if label >= 0 and not self.state.founded[label]:
                    room = 0
                    for other in LAND_AROUND[square]:
                        if region[other] >= 0:
                            room += 1
                    tight.append((room + way, square, way))
        tight.sort()
        for _, square, way in tight[:count]:
            found.append((square, way))
        return found

    def gain(self, plan: Enclosure, seat: Seat) -> float:
        """What founding an enclosed region and building there brings, before the cost of canals."""
        state = self.state
        size = plan.size
        sums = [0] * (NEUTRAL + 1)
        for square in plan.inside:
            content = state.content[square]
            if squares.is_temple(content):
                sums[squares.colour_of(content)] += squares.level_in(content)
        prizes = [_ranks(size, 1.0)]
        if state.period == 1:
            prizes.append(_ranks(size, self.weights["again"]))
        held = self.expected(prizes, sums, seat, 0)
        more, _ = self.building(prizes, sums, seat, 3)
        return self.weights["founding"] * half(size) + IN_TIME * (held + more)

    def nearness(self) -> float:
        """How near the end of the period is, from 0 to 1: certain once all is built (MX-44)."""
        if not self.state.shown and not min(self.levels):
            return 1.0
        if self.stuck:
            return 0.0
        return self.weights["soon"] / (1.0 + self.rounds * self.rounds)

    def worth(self, seat: Seat) -> float:
        """How well a seat stands, in points."""
        state, weights = self.state, self.weights
        row = seat * len(scoring.SOURCES)
        worth = float(sum(state.points[row : row + len(scoring.SOURCES)]))
        worth += self.token_worth(state.tokens[seat])
        if seat == state.seat and state.begun:
            worth += weights["point"] * state.ap
        elif seat >= state.seat:
            worth += self.turn(seat)
        if state.pilli[seat] < 0:
            return worth
        worth += self.level() * self.levels[seat]
        for label in self.regions:
            if self.sums[label][seat]:
                worth += self.value(label, seat)
        if state.pilli[seat] in START_SPACES:
            worth += weights["palace"] * PALACE_BONUS * self.nearness()
        return worth + self.prospect(seat)

    def turn(self, seat: Seat) -> float:
        """What a turn is worth to a seat that is still to have one in this round.

        Without this a seat seems to stand better after each of its turns and worse after those of
        others, and a search shies away from what it has looked at in most depth.
        """
        if not self.levels[seat]:
            return self.weights["idle_turn"]
        return self.weights["turn"] * min(1.0, (1.0 + self.rounds) / 3.0)

    def token_worth(self, tokens: int) -> float:
        """A few tokens are a reserve; more are idle, and at the end of the game all are."""
        state, weights = self.state, self.weights
        if state.period == 2 and not state.shown:
            return weights["token_idle"] * tokens
        spare = max(0, tokens - RESERVE)
        return weights["token"] * (tokens - spare) + weights["token_idle"] * spare


def progress(state: MexicaState) -> float:
    """How much of the game has been played: two periods, each over when all is built (MX-44)."""
    least = min(
        sum((n + 1) * state.stock[seat * LEVELS + n] for n in range(LEVELS))
        for seat in range(state.seats)
    )
    tiles = SHOWN_FIRST if state.period == 1 else len(TILE_SIZES) - SHOWN_FIRST
    left = min(1.0, least / NEW_LEVELS[state.period - 1]) + len(state.shown) / tiles
    return (state.period - left / 2.0) / 2.0


def _ranks(size: float, factor: float) -> list[float]:
    """The prizes for the three ranks in a region of about that size, as far as they count."""
    return [factor * size, factor * size / 2.0, factor * size / 4.0]


def _chances_above(heat: float) -> list[float]:
    """How likely an opponent is to end ahead, by the current lead."""
    return [
        1.0 / (1.0 + exp((lead + 0.5) / (0.15 + heat))) for lead in range(-MOST_LEAD, MOST_LEAD + 1)
    ]
