"""What a position of Teotihuacan is worth, and which actions look good.

Points are points; everything else counts by the points it is likely to become before the end.
Cocoa pays for actions and for the salary of the next Eclipse, where each one lacking costs three
points. Steps on the Avenue and masks score at every Eclipse to come, steps on the pyramid track
at the next one. Technologies, strong workers and the fourth worker earn in all turns left. A
temple leads to its bonus tile. A locked worker costs a turn or cocoa to come free.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from ziggurat.core.judgement import Judgement, Weights
from ziggurat.core.kinds import Action
from ziggurat.core.state import State
from ziggurat.games.teotihuacan import actions, eclipse, pending, scoring
from ziggurat.games.teotihuacan.pieces import (
    BONUS_STEP,
    BUILDING_VALUES,
    DARK,
    KINDS,
    LAST_ECLIPSE,
    LEADER_POINTS,
    MASKS,
    STRONG,
    WORKERS,
    Player,
)
from ziggurat.games.teotihuacan.reflexes import reflex
from ziggurat.games.teotihuacan.state import TeotihuacanState

TILE_WORTH: Final = (
    *(0.0,) * MASKS,
    3.7,  # vp4
    2.0,  # resources3
    1.4,  # resources2
    2.5,  # avenue
    2.2,  # temple_any
    1.8,  # temple_blue
    1.9,  # temple_red
    1.8,  # temple_green
    2.4,  # cocoa4
    2.4,  # power_up2
    1.4,  # double_move
    2.0,  # free_cocoa
    1.0,  # move_anywhere
    1.8,  # extra_worker
)
"""What an open discovery tile is worth before it is flipped; masks are counted in sets."""

ENOUGH_COCOA: Final = 6
MUCH_COCOA: Final = 12
"""More than so much will hardly be spent."""

LOOKED_THROUGH: Final = frozenset((pending.MOVE, pending.ACT, pending.OPTION, pending.REWARD))
"""Decisions whose quick answer is found by playing each option out to the end of the turn."""


class TeotihuacanJudgement(Judgement):
    """The judge of Teotihuacan."""

    WEIGHTS: ClassVar[Weights] = {
        "cocoa": 0.75,
        "cocoa_more": 0.15,
        "wood": 0.75,
        "stone": 0.8,
        "gold": 0.95,
        "plenty": 0.4,
        "salary": 1.6,
        "temple": 0.5,
        "bonus": 0.55,
        "avenue": 0.75,
        "masks": 0.9,
        "track": 0.95,
        "leader": 0.6,
        "technology": 6.0,
        "power": 1.6,
        "worker": 5.0,
        "locked": 0.9,
        "together": 1.2,
        "tempo": 1.8,
        "tile": 0.9,
    }
    SPREAD: ClassVar[float] = 12.0

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, TeotihuacanState)
        calendar = Calendar(state)
        worths = [self._worth(state, player, calendar) for player in range(state.players)]
        if state.seat >= 0 and state.pending[-1][0] == pending.TURN:
            worths[state.seat] += self.weights["tempo"] * min(1.0, 4.0 * calendar.left)
        return worths

    def _worth(self, state: TeotihuacanState, player: Player, calendar: Calendar) -> float:
        worth = float(state.points[player])
        worth += self._goods(state, player, calendar)
        worth += self._tracks(state, player, calendar)
        worth += self._workers(state, player, calendar)
        worth += self._tiles(state, player, calendar)
        early = self.weights["technology"] * calendar.left
        return worth + early * state.owned[player].bit_count()

    def _goods(self, state: TeotihuacanState, player: Player, calendar: Calendar) -> float:
        """Goods are worth less the more there are, and nothing at the end; cocoa also pays."""
        weights = self.weights
        cocoa, wood, stone, gold = state.goods[4 * player : 4 * player + 4]
        use = min(1.0, 5.0 * calendar.left)
        plenty = weights["plenty"]
        worth = _less_and_less(wood, 4, plenty) * weights["wood"]
        worth += _less_and_less(stone, 5, plenty) * weights["stone"]
        worth += _less_and_less(gold, 4, plenty) * weights["gold"]
        worth += min(cocoa, ENOUGH_COCOA) * weights["cocoa"]
        worth += max(0, min(cocoa, MUCH_COCOA) - ENOUGH_COCOA) * weights["cocoa_more"]
        worth *= use
        if player < state.seats:
            lacking = max(0, eclipse.salary(state, player) - cocoa)
            worth -= weights["salary"] * lacking * calendar.soon
        return worth

    def _tracks(self, state: TeotihuacanState, player: Player, calendar: Calendar) -> float:
        """Avenue, pyramid track, masks and temples: what the Eclipses to come will give."""
        weights = self.weights
        worth = weights["avenue"] * state.avenue[player] * calendar.avenue
        steps = state.track[player]
        worth += weights["track"] * steps * eclipse.step_value(state)
        if steps and steps == max(state.track):
            worth += weights["leader"] * LEADER_POINTS
        masks = scoring.mask_points(state.tiles[KINDS * player : KINDS * player + MASKS])
        worth += weights["masks"] * masks * calendar.eclipses
        for temple in range(3):
            step = state.temples[3 * player + temple]
            bonus = scoring.bonus_points(state, player, state.bonus[temple])
            if step >= BONUS_STEP:
                worth += bonus
            else:
                near = step / BONUS_STEP
                worth += weights["bonus"] * max(10, bonus) * near * near * calendar.reach(step)
            worth += weights["temple"] * step * min(1.0, 2.0 * calendar.left)
        return worth

    def _workers(self, state: TeotihuacanState, player: Player, calendar: Calendar) -> float:
        """Strong workers soon ascend; workers on one board act together; locked ones do not."""
        weights = self.weights
        left = calendar.left
        worth = 0.0
        boards = [0] * 9
        for worker in range(WORKERS * player, WORKERS * player + WORKERS):
            board = state.worker_board[worker]
            if board < 0:
                continue
            worth += weights["worker"] * left
            power = state.worker_power[worker]
            worth += weights["power"] * power * min(1.0, 2.0 * left)
            if power >= STRONG:
                worth += 0.5 * weights["power"] * min(1.0, 3.0 * left)
            if state.worker_space[worker]:
                worth -= weights["locked"] * min(1.0, 5.0 * left)
            else:
                boards[board] += 1
        for count in boards:
            if count > 1:
                worth += weights["together"] * (min(count, 3) - 1) * min(1.0, 3.0 * left)
        return worth

    def _tiles(self, state: TeotihuacanState, player: Player, calendar: Calendar) -> float:
        """Discovery tiles not yet used."""
        worth = 0.0
        base = KINDS * player
        for kind in range(MASKS, KINDS):
            if state.tiles[base + kind]:
                worth += TILE_WORTH[kind] * state.tiles[base + kind]
        return worth * self.weights["tile"] * min(1.0, 6.0 * calendar.left)

    def settled(self, state: State) -> bool:
        """A turn is judged when it is over: the next one begins."""
        assert isinstance(state, TeotihuacanState)
        return not state.pending or state.pending[-1][0] == pending.TURN

    def share(self, state: State) -> float:
        """Where the worker goes and what it does there matters most."""
        assert isinstance(state, TeotihuacanState)
        kind = state.pending[-1][0]
        if kind == pending.TURN:
            return 0.3
        return 0.15 if kind in (pending.MOVE, pending.ACT) else 0.04

    def promising(self, state: State, actions: Sequence[Action]) -> list[tuple[Action, float]]:
        """The quick answer comes first; what is looked through is weighed by what came of it."""
        assert isinstance(state, TeotihuacanState)
        kind = state.pending[-1][0]
        if kind in LOOKED_THROUGH and len(actions) > 1:
            return _weighed(self._looked_through(state, actions))
        weighed = [(action, _glance(state, action)) for action in actions]
        if kind != pending.TURN:
            quick = reflex(state)
            weighed = [(action, 4.0 if action == quick else weight) for action, weight in weighed]
        weighed.sort(key=_by_weight)
        return weighed[:MOST_PROMISING]

    def reflex(self, state: State, rng: Random) -> Action:
        assert isinstance(state, TeotihuacanState)
        kind = state.pending[-1][0]
        if kind == pending.TURN:
            return state.random_action(rng)
        if kind not in LOOKED_THROUGH:
            return reflex(state)
        options = state.actions()
        if len(options) == 1:
            return options[0]
        best, choice = -1.0e9, options[0]
        for action, worth in self._looked_through(state, options):
            if worth > best:
                best, choice = worth, action
        return choice

    def follow(self, state: State, pairs: Sequence[tuple[Action, float]], rng: Random) -> Action:
        assert isinstance(state, TeotihuacanState)
        return pairs[0][0] if state.pending[-1][0] in LOOKED_THROUGH else reflex(state)

    def _looked_through(
        self, state: TeotihuacanState, options: Sequence[Action]
    ) -> list[tuple[Action, float]]:
        """Each option with how the seat stands when the turn has gone on to its end."""
        seat = state.seat
        found: list[tuple[Action, float]] = []
        for action in options:
            after = state.copy()
            after.apply(action)
            while not self.settled(after):
                after.apply(self.reflex(after, CERTAIN))
            found.append((action, self.standing(after, seat)))
        return found

    def standing(self, state: TeotihuacanState, seat: int) -> float:
        """How far a seat is ahead of the best other, or behind."""
        worths = [float(points) for points in state.points] if state.over else self.worths(state)
        others = [worth for player, worth in enumerate(worths) if player != seat]
        return worths[seat] - max(others)


MOST_PROMISING: Final = 24
SHARPNESS: Final = 4.0
"""How much less an option is tried that came out worse, of all the difference."""
CERTAIN: Final = Random(0)
"""Handed on where a turn is played to its end: nothing is drawn there."""


def _weighed(found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Options by how they came out, the best first."""
    top = max(worth for _, worth in found)
    span = max(1.0, top - min(worth for _, worth in found))
    pairs = [(a, 1.0 / (1.0 + SHARPNESS * (top - worth) / span) ** 2) for a, worth in found]
    pairs.sort(key=_by_weight)
    return pairs[:MOST_PROMISING]


def _by_weight(pair: tuple[Action, float]) -> float:
    return -pair[1]


def _less_and_less(count: int, enough: int, plenty: float) -> float:
    return float(min(count, enough)) + plenty * max(0, count - enough)


def _glance(state: TeotihuacanState, action: Action) -> float:
    """How an option looks before it is thought through."""
    kind = state.pending[-1][0]
    if kind == pending.SALARY:
        return 0.1 + (9.0 if action == actions.SALARY_FREE else float(action - actions.SALARY))
    if kind == pending.TURN and action == actions.UNLOCK_TURN:
        return 0.4
    if kind == pending.ACT and action == actions.COLLECT:
        return 0.6
    if actions.FLIP <= action < actions.STEP or action == actions.UNLOCK:
        return 0.3
    return 1.0


class Calendar:
    """What is left of the game: Eclipses, the share of all turns, how soon the salary is due."""

    def __init__(self, state: TeotihuacanState) -> None:
        darks = DARK[state.players]
        rounds = max(0, state.dark - state.light) + 1
        if state.final_round:
            rounds = 1
        due = rounds
        for number in range(state.eclipses + 1, LAST_ECLIPSE):
            if not state.finished:
                rounds += darks[number]
        self.rounds = rounds
        self.left = min(1.0, rounds / float(sum(darks)))
        self.soon = 3.0 / (2.0 + due) if due > 1 else 1.6
        self.eclipses = 1 if state.finished else LAST_ECLIPSE - state.eclipses
        """Eclipses to come."""
        self.avenue = 0.0
        """What a step on the Avenue will give in all of them; buildings lower its value."""
        for number in range(self.eclipses):
            taken = min(len(BUILDING_VALUES) - 1, state.buildings + 1 + 3 * number)
            self.avenue += BUILDING_VALUES[taken]

    def reach(self, step: int) -> float:
        """How likely a marker on that step still comes to the bonus tile."""
        missing = BONUS_STEP - step
        return min(1.0, self.rounds / (2.2 * missing))
