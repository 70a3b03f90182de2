"""What each player of Teotihuacan is likely to have at the end: what is left, and what it gives.

Points are points; everything else counts for what it can still become, which shrinks as the rounds
run out: each weight comes twice, for the end of the game and for its beginning (`_early`), and in
between it changes in proportion.

Cocoa pays for actions and for the salary at the next Eclipse, where each one missing costs three
points. A step on the Avenue scores in every Eclipse to come, the less the more buildings there are;
steps on the pyramid track score in the next one. A stronger worker is nearer to its ascension,
which is a step on the Avenue and a reward. Technologies work in every turn left. A temple leads
to its bonus tile. Freeing a locked worker costs a turn or cocoa.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.teotihuacan import eclipse, scoring
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
    MASKS,
    MOST_WORKERS,
    STONE,
    TECHNOLOGIES,
    TOP_POWER,
    UNPAID_POINTS,
    WORKERS,
    Player,
)

if TYPE_CHECKING:
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
"""What a face-up discovery tile is worth before it is flipped; masks are counted in sets."""

COCOA_TIERS: Final = (3, 6, 10)
"""The first few cocoa are needed, some more are useful; the rest will hardly be spent."""
ENOUGH: Final = (0, 2, 4, 2)
"""Wood, stone and gold beyond this has to wait for its use."""
MUCH: Final = (0, 5, 8, 5)
"""Anything beyond this counts for nothing."""
USUAL_BONUS: Final = (0, 3, 10, 15, 17, 11, 6, 18)
"""By bonus tile: what it scores in most games."""
AHEAD: Final = [sum(1 << (place + step - 1) % 8 + 1 for step in (1, 2, 3)) for place in range(9)]
"""By position: a bit for each position that one move reaches."""
BUILDING_PACE: Final = 0.125
"""How many buildings a player takes in a round."""
LONG_GAME: Final = 28.0
"""Roughly how many rounds there are."""


class Rates:
    """What things are worth with that number of rounds to go."""

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


class Outlook:
    """What is left of the game: rounds, Eclipses, and what a step on the Avenue will give."""

    def __init__(self, state: TeotihuacanState) -> None:
        self.first = max(state.seat, 0)
        """Who is next; players before them in the round have one turn fewer before the Eclipse."""
        self.due = 1 if state.final_round else max(1, state.dark - state.light) + 1
        """How many turns the next player has before the coming Eclipse, if nobody ascends."""
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
        """How many turns a player has before the coming Eclipse."""
        return self.due if player >= self.first else self.due - 1

    def reach(self, step: int) -> float:
        """How likely a marker on that step is to get to the bonus tile."""
        return min(1.0, self.rounds / (2.0 * (BONUS_STEP - step)))


def _building_value(taken: int, more: float) -> float:
    """What an Avenue step will score when some more buildings have been taken."""
    whole = int(more)
    last = len(BUILDING_VALUES) - 1
    now = BUILDING_VALUES[min(last, taken + whole)]
    then = BUILDING_VALUES[min(last, taken + whole + 1)]
    return now + (then - now) * (more - whole)


def worth_of(state: TeotihuacanState, player: Player, outlook: Outlook, rates: Rates) -> float:
    """The points a player is likely to have at the end."""
    if outlook.eclipses == 1 and not outlook.turns(player):
        return _final(state, player)
    worth = float(state.points[player])
    worth += _goods(state, player, outlook, rates)
    worth += _tracks(state, player, outlook, rates)
    worth += _temples(state, player, outlook, rates)
    worth += _workers(state, player, rates)
    worth += _tiles(state, player, rates)
    worth += _technologies(state, player, rates)
    if player >= outlook.first:
        worth += rates.turn
    return worth


def _final(state: TeotihuacanState, player: Player) -> float:
    """The points that a player who has no turns left will have after the last Eclipse."""
    points = state.points[player] + eclipse.avenue_points(state, player)
    points += eclipse.leader_points(state, player) + eclipse.track_points(state, player)
    points += eclipse.mask_points(state, player)
    if not state.tiles[KINDS * player + FREE_COCOA]:
        lacking = max(0, eclipse.salary(state, player) - state.goods[4 * player])
        points -= min(points, UNPAID_POINTS * lacking)
    for temple in scoring.reached(state, player):
        points += scoring.bonus_points(state, player, state.bonus[temple])
    return float(points)


def _goods(state: TeotihuacanState, player: Player, outlook: Outlook, rates: Rates) -> float:
    """Goods are worth less the more there are; cocoa also pays the salary."""
    cocoa, wood, stone, gold = state.goods[4 * player : 4 * player + 4]
    turns = outlook.turns(player)
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


def _tracks(state: TeotihuacanState, player: Player, outlook: Outlook, rates: Rates) -> float:
    """Avenue, pyramid track and masks: what the Eclipses to come will give."""
    worth = rates.avenue * state.avenue[player] * outlook.avenue
    steps = state.track[player]
    if steps:
        worth += rates.track * steps * eclipse.step_value(state)
        if steps == max(state.track):
            worth += rates.leader
    return worth + rates.masks * eclipse.mask_points(state, player) * outlook.eclipses


def _temples(state: TeotihuacanState, player: Player, outlook: Outlook, rates: Rates) -> float:
    """Bonus tiles reached or close; every step counts a little."""
    worth = 0.0
    for temple in range(3):
        step = state.temples[3 * player + temple]
        bonus = scoring.bonus_points(state, player, state.bonus[temple])
        usual = USUAL_BONUS[state.bonus[temple]]
        if step >= BONUS_STEP:
            worth += bonus
        elif step:
            near = step / BONUS_STEP
            worth += rates.bonus * max(usual, bonus) * near * near * outlook.reach(step)
        worth += rates.temple * step
    return worth


def _workers(state: TeotihuacanState, player: Player, rates: Rates) -> float:
    """Strong workers will soon ascend; locked ones have to come free first.

    The others are well placed if one move brings them to something that can be paid for.
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
    """Technologies work in every turn left."""
    owned = state.developed[player]
    worth = 0.0
    if owned:
        for place, technology in enumerate(state.display):
            if owned >> place & 1:
                worth += rates.technologies[technology]
    return worth


def teotibot(state: TeotihuacanState, outlook: Outlook, rates: Rates) -> float:
    """Teotibot needs no cocoa, and counts its goods, markers and bonus tiles by its own rules."""
    player = 1
    worth = float(state.points[player])
    worth += 0.8 * sum(state.goods[4:8])
    worth += _tracks(state, player, outlook, rates)
    worth += scoring.marker_points(state) * state.developed[player].bit_count()
    bonus = scoring.bonus_tile_points(state)
    for temple in range(3):
        step = state.temples[3 + temple]
        near = step / BONUS_STEP
        if step >= BONUS_STEP:
            worth += bonus
        else:
            worth += bonus * near * near * outlook.reach(step)
    for worker in range(WORKERS, 2 * WORKERS):
        worth += rates.power * state.worker_power[worker]
    return worth
