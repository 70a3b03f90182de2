"""What a position of Teotihuacan is worth, and which actions look good.

A position is worth the points a player is likely to have at the end. Points are points; all else
counts by what it still becomes, which shrinks as the rounds run out: each weight comes twice, for
the end of the game and for its beginning (`_early`), and what lies between is in proportion.

Cocoa pays for actions and for the salary of the next Eclipse, where each one lacking costs three
points. A step on the Avenue scores in every Eclipse to come, the less the more buildings stand;
steps on the pyramid track score in the next one. A stronger worker is nearer to its ascension,
which is a step on the Avenue and a reward. Technologies work in all turns left. A temple leads
to its bonus tile. A locked worker costs a turn or cocoa to come free.
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
    BUILD_STONE,
    BUILDING_VALUES,
    CONSTRUCTION,
    DARK,
    DECORATION_GOLD,
    DECORATIONS,
    FREE_COCOA,
    GOLD,
    KINDS,
    LAST_ECLIPSE,
    LEADER_POINTS,
    MASKS,
    MOST_WORKERS,
    STONE,
    TECHNOLOGIES,
    TOP_POWER,
    UNPAID_POINTS,
    WORKERS,
    Player,
)
from ziggurat.games.teotihuacan.reflexes import reflex
from ziggurat.games.teotihuacan.state import TeotihuacanState

TILE_WORTH: Final = (
    *(0.0,) * MASKS,
    3.7,  # vp4
    2.4,  # resources3
    1.6,  # resources2
    4.0,  # avenue
    2.6,  # temple_any
    1.8,  # temple_blue
    2.2,  # temple_red
    1.8,  # temple_green
    3.0,  # cocoa4
    3.0,  # power_up2
    1.4,  # double_move
    2.4,  # free_cocoa
    1.0,  # move_anywhere
    1.6,  # extra_worker
)
"""What an open discovery tile is worth before it is flipped; masks are counted in sets."""

COCOA_TIERS: Final = (3, 6, 10)
"""The first few cocoa are needed, some more useful; the rest will hardly be spent."""
ENOUGH: Final = (0, 2, 4, 2)
"""More wood, stone and gold than this has to wait for its use."""
MUCH: Final = (0, 5, 8, 5)
"""What goes beyond this counts for nothing."""
USUAL_BONUS: Final = (0, 3, 10, 15, 17, 11, 6, 18)
"""By bonus tile: what it comes to in most games."""
AHEAD: Final = [sum(1 << (place + step - 1) % 8 + 1 for step in (1, 2, 3)) for place in range(9)]
"""By position: a bit for each position that one move reaches."""
BUILDING_PACE: Final = 0.125
"""Buildings that a player takes in a round."""
LONG_GAME: Final = 28.0
"""So many rounds from the beginning, more or less."""

LOOKED_THROUGH: Final = frozenset(
    (
        pending.MOVE,
        pending.ACT,
        pending.OPTION,
        pending.REWARD,
        pending.TECHNOLOGY,
        pending.BOARD_TILE,
        pending.MAJOR,
        pending.SPOT,
    )
)
"""Decisions whose quick answer is found by playing each option out to the end of the turn."""


class TeotihuacanJudgement(Judgement):
    """The judge of Teotihuacan."""

    WEIGHTS: ClassVar[Weights] = {
        "cocoa": 0.77,
        "cocoa_early": 2.68,
        "cocoa_more": 0.21,
        "cocoa_more_early": 2.04,
        "cocoa_much": 0.36,
        "cocoa_much_early": 1.68,
        "salary": 0.73,
        "wood": 1.17,
        "wood_early": 3.55,
        "wood_more": 0.05,
        "wood_more_early": 2.8,
        "stone": 0.38,
        "stone_early": 2.46,
        "stone_more": 0.05,
        "stone_more_early": 3.34,
        "gold": 0.59,
        "gold_early": 5.12,
        "gold_more": 0.3,
        "gold_more_early": 3.44,
        "avenue": 1.11,
        "avenue_early": 1.14,
        "track": 1.26,
        "leader": 1.94,
        "leader_early": 1.38,
        "masks": 1.02,
        "temple": 0.03,
        "temple_early": 0.15,
        "bonus": 0.46,
        "bonus_early": 2.11,
        "technology_1": 5.05,
        "technology_3": 8.86,
        "technology_5": 13.67,
        "technology_7": 17.39,
        "technology_9": 15.35,
        "technology_11": 4.49,
        "technology_13": 14.16,
        "technology_15": 18.35,
        "technology_17": 15.06,
        "power": 0.03,
        "power_early": 4.07,
        "strong": 3.11,
        "strong_early": 0.01,
        "locked": 1.23,
        "locked_early": 5.61,
        "build": 0.88,
        "build_early": 2.61,
        "decorate": 2.68,
        "decorate_early": 0.15,
        "tile": 0.82,
        "tile_early": 1.61,
        "turn": 2.79,
        "turn_early": 9.94,
    }
    SPREAD: ClassVar[float] = 12.0

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(weights)
        self._rates: dict[int, Rates] = {}

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, TeotihuacanState)
        calendar = Calendar(state)
        rates = self._rates.get(calendar.rounds)
        if rates is None:
            rates = self._rates[calendar.rounds] = Rates(self.weights, calendar.rounds)
        worths = [_worth(state, player, calendar, rates) for player in range(state.seats)]
        if state.solo:
            worths.append(_teotibot(state, calendar, rates))
        return worths

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
            found.append((action, self._outlook(after, seat)))
        return found

    def _outlook(self, state: TeotihuacanState, seat: int) -> float:
        """How the seat will stand at the end of the turn, which is played in place."""
        while not self.settled(state):
            options = state.actions()
            if len(options) > 1 and state.pending[-1][0] in LOOKED_THROUGH:
                return max([worth for _, worth in self._looked_through(state, options)])
            state.apply(reflex(state))
        return self.standing(state, seat)

    def standing(self, state: TeotihuacanState, seat: int) -> float:
        """How far a seat is ahead of the best other, or behind."""
        worths = [float(points) for points in state.points] if state.over else self.worths(state)
        others = [worth for player, worth in enumerate(worths) if player != seat]
        return worths[seat] - max(others)


class Rates:
    """What things are worth with so many rounds to go."""

    def __init__(self, weights: dict[str, float], rounds: int) -> None:
        left = min(1.0, rounds / LONG_GAME)

        def rate(name: str) -> float:
            late = weights[name]
            return late + (weights[name + "_early"] - late) * left

        self.cocoa = rate("cocoa")
        self.cocoa_more = rate("cocoa_more")
        self.cocoa_much = rate("cocoa_much")
        self.salary = weights["salary"]
        self.wood = rate("wood")
        self.stone = rate("stone")
        self.gold = rate("gold")
        self.wood_more = rate("wood_more")
        self.stone_more = rate("stone_more")
        self.gold_more = rate("gold_more")
        self.avenue = rate("avenue")
        self.track = weights["track"]
        self.leader = rate("leader")
        self.masks = weights["masks"]
        self.temple = rate("temple")
        self.bonus = rate("bonus")
        self.technologies = {
            technology: weights[f"technology_{technology}"] * left for technology in TECHNOLOGIES
        }
        self.power = rate("power")
        self.strong = rate("strong")
        self.locked = rate("locked")
        self.build = rate("build")
        self.decorate = rate("decorate")
        self.tile = rate("tile")
        self.turn = rate("turn")


class Calendar:
    """What is left of the game: rounds, Eclipses, and what a step on the Avenue will give."""

    def __init__(self, state: TeotihuacanState) -> None:
        self.first = max(state.seat, 0)
        """Who is next; who comes before has one turn less to the Eclipse."""
        self.due = 1 if state.final_round else max(1, state.dark - state.light) + 1
        """Turns of who is next to the coming Eclipse, if nobody ascends."""
        self.eclipses = 1 if state.finished else LAST_ECLIPSE - state.eclipses
        """Eclipses to come."""
        darks = DARK[state.players]
        rounds = self.due
        pace = BUILDING_PACE * state.players
        value = float(_building_value(state.buildings, pace * self.due))
        for number in range(LAST_ECLIPSE - self.eclipses + 1, LAST_ECLIPSE):
            rounds += darks[number] + 1
            value += _building_value(state.buildings, pace * rounds)
        self.rounds = rounds
        self.avenue = value

    def turns(self, player: Player) -> int:
        """Turns of a player to the coming Eclipse."""
        return self.due if player >= self.first else self.due - 1

    def reach(self, step: int) -> float:
        """How likely a marker on that step still comes to the bonus tile."""
        return min(1.0, self.rounds / (2.0 * (BONUS_STEP - step)))


def _building_value(taken: int, more: float) -> float:
    """What an Avenue step will score when some more buildings have been taken."""
    whole = int(more)
    last = len(BUILDING_VALUES) - 1
    now = BUILDING_VALUES[min(last, taken + whole)]
    then = BUILDING_VALUES[min(last, taken + whole + 1)]
    return now + (then - now) * (more - whole)


def _worth(state: TeotihuacanState, player: Player, calendar: Calendar, rates: Rates) -> float:
    """The points a player is likely to have at the end."""
    if calendar.eclipses == 1 and not calendar.turns(player):
        return _final(state, player)
    worth = float(state.points[player])
    worth += _goods(state, player, calendar, rates)
    worth += _tracks(state, player, calendar, rates)
    worth += _temples(state, player, calendar, rates)
    worth += _workers(state, player, rates)
    worth += _tiles(state, player, rates)
    worth += _technologies(state, player, rates)
    if player >= calendar.first:
        worth += rates.turn
    return worth


def _final(state: TeotihuacanState, player: Player) -> float:
    """The points after the last Eclipse of a player who has no turn left."""
    points = state.points[player] + state.avenue[player] * BUILDING_VALUES[state.buildings]
    steps = state.track[player]
    points += steps * eclipse.step_value(state)
    if steps and steps == max(state.track):
        points += LEADER_POINTS
    points += scoring.mask_points(state.tiles[KINDS * player : KINDS * player + MASKS])
    if not state.tiles[KINDS * player + FREE_COCOA]:
        lacking = max(0, eclipse.salary(state, player) - state.goods[4 * player])
        points -= min(points, UNPAID_POINTS * lacking)
    for temple in scoring.reached(state, player):
        points += scoring.bonus_points(state, player, state.bonus[temple])
    return float(points)


def _goods(state: TeotihuacanState, player: Player, calendar: Calendar, rates: Rates) -> float:
    """Goods are worth less the more there are; cocoa also pays the salary."""
    cocoa, wood, stone, gold = state.goods[4 * player : 4 * player + 4]
    turns = calendar.turns(player)
    lacking = eclipse.salary(state, player) - cocoa
    worth = 0.0
    if lacking > 0:
        worth -= UNPAID_POINTS * lacking * (rates.salary / (1 + turns) if turns else 1.0)
    worth += min(wood, ENOUGH[1]) * rates.wood
    worth += max(0, min(wood, MUCH[1]) - ENOUGH[1]) * rates.wood_more
    worth += min(stone, ENOUGH[2]) * rates.stone
    worth += max(0, min(stone, MUCH[2]) - ENOUGH[2]) * rates.stone_more
    worth += min(gold, ENOUGH[3]) * rates.gold
    worth += max(0, min(gold, MUCH[3]) - ENOUGH[3]) * rates.gold_more
    few, some, many = COCOA_TIERS
    worth += min(cocoa, few) * rates.cocoa
    worth += max(0, min(cocoa, some) - few) * rates.cocoa_more
    worth += max(0, min(cocoa, many) - some) * rates.cocoa_much
    return worth


def _tracks(state: TeotihuacanState, player: Player, calendar: Calendar, rates: Rates) -> float:
    """Avenue, pyramid track and masks: what the Eclipses to come will give."""
    worth = rates.avenue * state.avenue[player] * calendar.avenue
    steps = state.track[player]
    if steps:
        worth += rates.track * steps * eclipse.step_value(state)
        if steps == max(state.track):
            worth += rates.leader
    masks = scoring.mask_points(state.tiles[KINDS * player : KINDS * player + MASKS])
    return worth + rates.masks * masks * calendar.eclipses


def _temples(state: TeotihuacanState, player: Player, calendar: Calendar, rates: Rates) -> float:
    """Bonus tiles reached or near; every step counts a little."""
    worth = 0.0
    for temple in range(3):
        step = state.temples[3 * player + temple]
        bonus = scoring.bonus_points(state, player, state.bonus[temple])
        usual = USUAL_BONUS[state.bonus[temple]]
        if step >= BONUS_STEP:
            worth += bonus
        elif step:
            near = step / BONUS_STEP
            worth += rates.bonus * max(usual, bonus) * near * near * calendar.reach(step)
        worth += rates.temple * step
    return worth


def _workers(state: TeotihuacanState, player: Player, rates: Rates) -> float:
    """Strong workers soon ascend; locked ones have to come free first.

    The others are where they are needed if one move brings them to what can be paid for.
    """
    worth = 0.0
    near = 0
    on_board = [0] * 9
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        board = state.worker_board[worker]
        if board < 0:
            continue
        power = state.worker_power[worker]
        worth += rates.power * power
        if power == TOP_POWER:
            worth += rates.strong
        if state.worker_space[worker]:
            worth -= rates.locked
        elif board:
            on_board[board] += 1
            near |= AHEAD[state.position[board]]
    stone, gold = state.goods[4 * player + STONE], state.goods[4 * player + GOLD]
    if stone >= BUILD_STONE and near >> state.position[CONSTRUCTION] & 1:
        tiles = min(stone // BUILD_STONE, on_board[CONSTRUCTION] + 1, MOST_WORKERS)
        worth += rates.build * tiles
    price = DECORATION_GOLD[min(on_board[DECORATIONS] + 1, MOST_WORKERS)]
    if gold >= price and near >> state.position[DECORATIONS] & 1:
        worth += rates.decorate
    return worth


def _tiles(state: TeotihuacanState, player: Player, rates: Rates) -> float:
    """Discovery tiles not yet used."""
    worth = 0.0
    base = KINDS * player
    for kind in range(MASKS, KINDS):
        if state.tiles[base + kind]:
            worth += TILE_WORTH[kind] * state.tiles[base + kind]
    return worth * rates.tile


def _technologies(state: TeotihuacanState, player: Player, rates: Rates) -> float:
    """Technologies work in all turns left."""
    owned = state.owned[player]
    worth = 0.0
    if owned:
        for place, technology in enumerate(state.display):
            if owned >> place & 1:
                worth += rates.technologies[technology]
    return worth


def _teotibot(state: TeotihuacanState, calendar: Calendar, rates: Rates) -> float:
    """Teotibot needs no cocoa, and counts its goods, markers and bonus tiles by its own rules."""
    player = 1
    worth = float(state.points[player])
    worth += 0.8 * sum(state.goods[4:8])
    worth += _tracks(state, player, calendar, rates)
    worth += scoring.marker_points(state) * state.owned[player].bit_count()
    bonus = scoring.bonus_tile_points(state)
    for temple in range(3):
        step = state.temples[3 + temple]
        near = step / BONUS_STEP
        if step >= BONUS_STEP:
            worth += bonus
        else:
            worth += bonus * near * near * calendar.reach(step)
    for worker in range(WORKERS, 2 * WORKERS):
        worth += rates.power * state.worker_power[worker]
    return worth


MOST_PROMISING: Final = 24
SHARPNESS: Final = 4.0
"""How much less an option is tried that came out worse, of all the difference."""


def _weighed(found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Options by how they came out, the best first."""
    top = max(worth for _, worth in found)
    span = max(1.0, top - min(worth for _, worth in found))
    pairs = [(a, 1.0 / (1.0 + SHARPNESS * (top - worth) / span) ** 2) for a, worth in found]
    pairs.sort(key=_by_weight)
    return pairs[:MOST_PROMISING]


def _by_weight(pair: tuple[Action, float]) -> float:
    return -pair[1]


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
