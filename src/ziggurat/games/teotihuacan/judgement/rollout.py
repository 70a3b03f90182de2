"""Quick, sensible answers to every decision inside a turn, for looking ahead.

What a bot answers in earnest is thought through; these answers only say how a turn would
probably continue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import actions, construction, decorations, eclipse
from ziggurat.games.teotihuacan.alchemy import Technology
from ziggurat.games.teotihuacan.calendar import EndOfTurn
from ziggurat.games.teotihuacan.construction import (
    Build,
    BuildDiscount,
    BuildRotation,
    BuildSquare,
)
from ziggurat.games.teotihuacan.decorations import Decoration, DecorationSide
from ziggurat.games.teotihuacan.eclipse import Salary
from ziggurat.games.teotihuacan.pieces import (
    DISTINCT_TURNS,
    KINDS,
    LEVEL,
    LEVEL_POINTS,
    MASKS,
    PRICES,
    TECHNOLOGIES,
    TEMPLE_REWARDS,
)
from ziggurat.games.teotihuacan.powerups import ExtraPowerUp, MainPowerUp, TilePowerUps
from ziggurat.games.teotihuacan.resources import Take
from ziggurat.games.teotihuacan.royal import RoyalTile
from ziggurat.games.teotihuacan.setup import Keep, Pick, StartingDiscovery
from ziggurat.games.teotihuacan.tracks import AnyTemple, AvenueTile, DueSteps, MajorStep
from ziggurat.games.teotihuacan.worship import BoardTile

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

STEP_WORTH: Final = 2.0
TECHNOLOGY_WORTH: Final = {1: 6, 3: 7, 5: 10, 7: 13, 9: 7, 11: 8, 13: 11, 15: 9, 17: 14}
CLAIM_WORTH: Final = (3.5, 3, 3, 3, 3, 3, 3, 3.7, 2, 1.5, 3, 2.6, 2, 2.2, 2, 2.6, 2.6, 1.5, 2, 1, 2)
"""By kind of discovery tile; a mask of a new kind is worth more the more kinds there are."""
GOOD_WORTH: Final = (0.75, 0.75, 0.8, 0.95)
MUCH_SALARY: Final = 4
WANTED: Final = (0, 3, 5, 3)
"""How much wood, stone and gold is enough for now."""


def rollout_action(state: TeotihuacanState) -> Action:
    """The answer to the pending decision."""
    options = state.actions()
    if len(options) == 1:
        return options[0]
    top = state.pending[-1]
    if isinstance(top, EndOfTurn):
        return actions.DONE
    if isinstance(top, Salary):
        return _salary(state, options)
    if isinstance(top, (AnyTemple, DueSteps)):
        return _best_step(state, options)
    if isinstance(top, (MajorStep, AvenueTile, BoardTile, StartingDiscovery)):
        return _claim(state, options)
    if isinstance(top, Take):
        return _take(state, options)
    if isinstance(top, Technology):
        return max(options, key=_technology_worth)
    if isinstance(top, (MainPowerUp, TilePowerUps, ExtraPowerUp)):
        return max(options, key=_power_worth)
    if isinstance(top, Build):
        return _tile_to_build(state, options)
    if isinstance(top, BuildSquare):
        return _square(state, top.tile, options)
    if isinstance(top, BuildRotation):
        return _rotation(state, top.tile, top.square, options)
    if isinstance(top, BuildDiscount):
        return options[-1]
    if isinstance(top, Decoration):
        return _decoration(state, options)
    if isinstance(top, DecorationSide):
        return _side(state, top.tile, options)
    if isinstance(top, RoyalTile):
        return _royal(state, top.tile, options)
    if isinstance(top, (Keep, Pick)):
        return options[len(options) // 2]
    return options[0]


def _salary(state: TeotihuacanState, options: list[Action]) -> Action:
    """As much as can be paid; the free-cocoa tile if much is due or it is the last chance."""
    if options[-1] != actions.SALARY_FREE:
        return options[-1]
    due = eclipse.salary(state, state.seat)
    paid = options[-2] - actions.SALARY
    if paid < due or due >= MUCH_SALARY or eclipse.is_last(state):
        return options[-1]
    return options[-2]


def step_worth(state: TeotihuacanState, player: int, temple: int) -> float:
    """What the next step on a temple gives, and how far it brings the marker."""
    step = state.temples[3 * player + temple] + 1
    if step > 11:
        return 0.0
    resources, points, cocoa = TEMPLE_REWARDS[temple][step]
    return points + 0.9 * resources + 0.75 * cocoa + 0.25 * step


def _best_step(state: TeotihuacanState, options: list[Action]) -> Action:
    player = state.seat
    best, choice = -1.0, options[0]
    for action in options:
        worth = step_worth(state, player, action - actions.STEP)
        if worth > best:
            best, choice = worth, action
    return choice


def _claim(state: TeotihuacanState, options: list[Action]) -> Action:
    """The most useful tile for its price, or nothing."""
    player = state.seat
    best, choice = 0.7, options[-1]
    for action in options:
        if actions.CLAIM <= action < actions.REWARD:
            worth = claim_worth(state, player, action - actions.CLAIM)
            if worth > best:
                best, choice = worth, action
        elif action in (actions.REWARD, actions.DECLINE) and best <= 0.7:
            choice = action
    return choice


def claim_worth(state: TeotihuacanState, player: int, kind: int) -> float:
    """What a discovery tile is worth, less its price."""
    worth = float(CLAIM_WORTH[kind])
    if kind < MASKS:
        masks = state.tiles[KINDS * player : KINDS * player + MASKS]
        different = sum(1 for count in masks if count)
        worth = 1.0 if masks[kind] else 1.5 + different * (3 - state.eclipses)
    return worth - sum(GOOD_WORTH[good] * count for good, count in enumerate(PRICES[kind]) if count)


def _take(state: TeotihuacanState, options: list[Action]) -> Action:
    """The mix that comes closest to what is wanted."""
    goods = state.goods[4 * state.seat : 4 * state.seat + 4]
    best, choice = -1.0, options[0]
    for action in options:
        worth = 0.0
        for good, count in enumerate(actions.MIXES[action - actions.TAKE], 1):
            useful = max(0, min(count, WANTED[good] - goods[good]))
            worth += GOOD_WORTH[good] * (useful + 0.5 * (count - useful))
        if worth > best:
            best, choice = worth, action
    return choice


def _technology_worth(action: Action) -> int:
    if actions.TECHNOLOGY <= action < actions.ROW:
        return TECHNOLOGY_WORTH[TECHNOLOGIES[action - actions.TECHNOLOGY]]
    return 0


def _power_worth(action: Action) -> int:
    """The strongest worker first: it ascends soonest."""
    if actions.POWER <= action < actions.POWER_MOVED:
        return 1 + (action - actions.POWER) % 5
    if actions.POWER_MOVED <= action < actions.ASCEND:
        return 1 + action - actions.POWER_MOVED
    return 0


def build_worth(state: TeotihuacanState, tile: int, square: int, turn: int) -> float:
    """Points and temple steps of a pyramid tile, less the wood of its level."""
    count, steps = construction.matches(state, tile, square, turn)
    level = LEVEL[square]
    return LEVEL_POINTS[level] + count + STEP_WORTH * sum(steps) - 0.7 * (level - 1)


def _best_turn(state: TeotihuacanState, tile: int, square: int) -> float:
    return max(build_worth(state, tile, square, turn) for turn in DISTINCT_TURNS[tile])


def _tile_to_build(state: TeotihuacanState, options: list[Action]) -> Action:
    squares = construction.payable_squares(state, state.seat)
    best, choice = -9.0, actions.STOP
    for action in options:
        if actions.TILE <= action < actions.SQUARE:
            tile = action - actions.TILE + 1
            for square in squares:
                worth = _best_turn(state, tile, square)
                if worth > best:
                    best, choice = worth, action
    return choice if choice in options else options[0]


def _square(state: TeotihuacanState, tile: int, options: list[Action]) -> Action:
    best, choice = -9.0, options[0]
    for action in options:
        worth = _best_turn(state, tile, action - actions.SQUARE)
        if worth > best:
            best, choice = worth, action
    return choice


def _rotation(state: TeotihuacanState, tile: int, square: int, options: list[Action]) -> Action:
    best, choice = -9.0, options[0]
    for action in options:
        worth = build_worth(state, tile, square, action - actions.ROTATE)
        if worth > best:
            best, choice = worth, action
    return choice


def _decoration(state: TeotihuacanState, options: list[Action]) -> Action:
    best, choice = -1.0, options[0]
    for action in options:
        tile = action - actions.DECORATION + 1
        for side in range(4):
            if decorations.is_legal(state, side):
                count, steps = decorations.matches(state, tile, side)
                worth = count + STEP_WORTH * sum(steps)
                if worth > best:
                    best, choice = worth, action
    return choice


def _side(state: TeotihuacanState, tile: int, options: list[Action]) -> Action:
    best, choice = -1.0, options[0]
    for action in options:
        count, steps = decorations.matches(state, tile, action - actions.SIDE)
        worth = count + STEP_WORTH * sum(steps)
        if worth > best:
            best, choice = worth, action
    return choice


def _royal(state: TeotihuacanState, tile: int, options: list[Action]) -> Action:
    """Exchange whatever is left over; always keep a little cocoa."""
    cocoa = state.goods[4 * state.seat]
    if tile in (2, 6):
        most = max(0, cocoa - 2)
        fitting = [a for a in options if actions.EXCHANGE <= a < actions.EXCHANGE + most]
        return fitting[-1] if fitting else actions.DECLINE
    if tile == 8 and cocoa > 1:
        steps = [a for a in options if actions.STEP <= a < actions.TAKE]
        return _best_step(state, steps) if steps else actions.DECLINE
    if tile == 7 and cocoa > 1:
        pays = [a for a in options if actions.PAY <= a < actions.TECHNOLOGY]
        return pays[0] if pays else actions.DECLINE
    if tile == 3 and cocoa < 4:
        pays = [a for a in options if actions.PAY <= a < actions.TECHNOLOGY]
        return pays[-1] if pays else actions.DECLINE
    return actions.DECLINE
