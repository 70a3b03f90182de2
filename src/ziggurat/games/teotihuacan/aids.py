"""Help with choosing: costs and gains of what can be decided now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.trials import position_after
from ziggurat.core.types import Action, Facts, Json
from ziggurat.games.teotihuacan import (
    alchemy,
    construction,
    decorations,
    eclipse,
    harvest,
    main_actions,
    nobles,
    royal,
    tracks,
    turn,
    workers,
    worship,
)
from ziggurat.games.teotihuacan.actions import (
    DISCOUNTS,
    KIND_OF,
    MOVE,
    TABLE,
    TURNS,
    WORSHIP,
    WORSHIP_OPTIONS,
)
from ziggurat.games.teotihuacan.alchemy import Technology
from ziggurat.games.teotihuacan.construction import BuildDiscount, BuildRotation, BuildSquare
from ziggurat.games.teotihuacan.decorations import DecorationSide
from ziggurat.games.teotihuacan.eclipse import Salary
from ziggurat.games.teotihuacan.nobles import NobleRow
from ziggurat.games.teotihuacan.pieces import (
    ALCHEMY,
    BOARD_RESOURCE,
    CONSTRUCTION,
    DECORATION_GOLD,
    DECORATION_POINTS,
    DECORATIONS,
    DEPOSITS,
    GOODS,
    LEVEL,
    LEVEL_POINTS,
    MAJOR_SPOT,
    NOBLE_ROWS,
    NOBLE_VALUES,
    NOBLES,
    PALACE,
    PRICES,
    SHARED_POINTS,
    SIDES,
    SQUARE_NAMES,
    STONE,
    TECHNOLOGY_GOLD,
    TEMPLE_REWARDS,
    TEMPLES,
    TILES,
    WORSHIP_SPACES,
    WORSHIP_TEMPLE,
    Bundle,
    Player,
)
from ziggurat.games.teotihuacan.royal import RoyalTile
from ziggurat.games.teotihuacan.setup import (
    FinishSetup,
    Keep,
    Pick,
    Place,
    Raise,
    StartingDiscovery,
    in_hand,
)
from ziggurat.games.teotihuacan.tracks import MajorStep
from ziggurat.games.teotihuacan.turn import Act, Move, Turn
from ziggurat.games.teotihuacan.worship import WorshipChoice, Worshipper

if TYPE_CHECKING:
    from ziggurat.core.decisions import Decision
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def aids(state: TeotihuacanState) -> Facts:
    """What follows from the open parts of the table, for the deciding player."""
    decision = state.decision()
    if decision is None:
        return {}
    player = decision.seat
    found: dict[str, Json] = {
        "temples": next_steps(state, player),
        "about": about(state, decision),
    }
    if not isinstance(decision, (Keep, Pick, Raise, StartingDiscovery, Place)):
        found["eclipse"] = coming_eclipse(state, player)
    if isinstance(decision, Turn):
        chosen = [action for action in state.actions() if KIND_OF[action] == "worker"]
        found["destinations"] = [
            plan
            for action in chosen
            for plan in destinations(position_after(state, action), player)
        ]
    elif isinstance(decision, Move):
        found["destinations"] = destinations(state, player)
    elif isinstance(decision, Act):
        found["here"] = arrival(state, player)
    elif isinstance(decision, (Worshipper, WorshipChoice)):
        found["worship"] = worship_space(state, decision.space)
        if isinstance(decision, WorshipChoice):
            found["fees"] = {
                option: decision.fee(state, number) for number, option in enumerate(WORSHIP_OPTIONS)
            }
    elif isinstance(decision, MajorStep):
        found["reward"] = reward(decision.temple, decision.step)
    elif isinstance(decision, RoyalTile):
        found["trades"] = trades(state, decision)
    elif isinstance(decision, NobleRow):
        found["rows"] = noble_rows(state, state.count)
    elif isinstance(decision, Technology):
        found["technologies"] = technologies(state, player)
    elif isinstance(decision, DecorationSide):
        found["sides"] = sides(state, decision.tile)
    elif isinstance(decision, BuildSquare):
        payable = construction.payable_squares(state, player)
        found["squares"] = {
            SQUARE_NAMES[square]: rotations(state, decision.tile, square) for square in payable
        }
        levels = {LEVEL[square] for square in payable}
        by_level = {level: prices(state, player, level) for level in levels}
        found["prices"] = {SQUARE_NAMES[square]: by_level[LEVEL[square]] for square in payable}
    elif isinstance(decision, BuildDiscount):
        found["rotations"] = rotations(state, decision.tile, decision.square)
        at_level = prices(state, player, LEVEL[decision.square])
        found["prices"] = {SQUARE_NAMES[decision.square]: at_level}
    elif isinstance(decision, BuildRotation):
        found["rotations"] = rotations(state, decision.tile, decision.square)
        price = construction.price(LEVEL[decision.square], decision.discount)
        found["prices"] = {
            SQUARE_NAMES[decision.square]: {DISCOUNTS[decision.discount]: goods(price)}
        }
    elif isinstance(decision, Salary):
        found["salary"] = due = eclipse.salary(state, player)
        found["lost"] = {
            str(paid): eclipse.lost_points(state, player, due - paid) for paid in range(due + 1)
        }
    return found


def about(state: TeotihuacanState, decision: Decision[TeotihuacanState]) -> Facts:
    """What a question belongs to: the set-up, an ascension, the board of an action; a worker."""
    if isinstance(decision, Place):
        return {"power": state.worker_power[in_hand(state, decision.seat)[0]]}
    if any(isinstance(one, FinishSetup) for one in state.pending):
        return {"setup": True}
    if state.ascending():
        return {"ascension": True}
    return {"board": state.board} if state.board else {}


def next_steps(state: TeotihuacanState, player: Player) -> Facts:
    """The next step on each temple and what it gives; none if the marker cannot move."""
    steps: dict[str, Json] = {}
    for temple, name in enumerate(TEMPLES):
        step = state.temples[3 * player + temple] + 1
        if not tracks.can_step(state, player, temple):
            steps[name] = None
            continue
        spot = MAJOR_SPOT[temple][step]
        steps[name] = {
            "step": step,
            **reward(temple, step),
            "tiles": [TILES[kind] for kind in state.spots[spot]] if spot >= 0 else [],
        }
    return steps


def reward(temple: int, step: int) -> dict[str, Json]:
    """What is printed on a step of a temple."""
    taken, points, cocoa = TEMPLE_REWARDS[temple][step]
    return {"resources": taken, "points": points, "cocoa": cocoa}


def coming_eclipse(state: TeotihuacanState, player: Player) -> Facts:
    """What the next Eclipse would give and cost as things stand."""
    return {
        "leader": eclipse.leader_points(state, player),
        "avenue": eclipse.avenue_points(state, player),
        "track": eclipse.track_points(state, player),
        "masks": eclipse.mask_points(state, player),
        "salary": eclipse.salary(state, player),
        "light_steps_left": state.dark - state.light,
        "final_round": state.final_round,
    }


def destinations(state: TeotihuacanState, player: Player) -> list[Facts]:
    """What the chosen worker would find, for each number of positions it may move."""
    return [
        destination(state, player, action)
        for action in state.actions()
        if KIND_OF[action] == "move"
    ]


def destination(state: TeotihuacanState, player: Player, action: Action) -> Facts:
    """What the chosen worker would find by that move."""
    after = position_after(state, action)
    worker = state.moved
    found: dict[str, Json] = {
        "worker": {"board": state.worker_board[worker], "power": state.worker_power[worker]},
        "distance": action - MOVE + 1,
        "technology_cocoa": after.goods[4 * player] - state.goods[4 * player],
    }
    found.update(arrival(after, player))
    return found


def arrival(state: TeotihuacanState, player: Player) -> dict[str, Json]:
    """What can be done on the board of arrival, what it costs and what it gives."""
    board = state.board
    found: dict[str, Json] = {
        "board": board,
        "colours": state.colours,
        "harvest": turn.harvest(state.colours),
        "workers": workers.count_on(state, player, board),
        "lowest": workers.lowest_on(state, player, board),
        "main": None if board == PALACE else main_action(state, player),
        "worship": worship_spaces(state, player),
    }
    kind = state.board_tiles[board]
    if kind >= 0:
        found["tile"] = {
            "tile": TILES[kind],
            "price": goods(PRICES[kind]),
            "payable": state.can_pay(player, PRICES[kind]),
        }
    return found


def worship_spaces(state: TeotihuacanState, player: Player) -> list[Json]:
    """Each worship space here: what freeing it costs, and whether it can be used."""
    options: list[int] = []
    worship.add_spaces(state, player, options)
    at_palace = state.board == PALACE
    spaces: list[Json] = []
    for space in range(1, WORSHIP_SPACES[state.board] + 1):
        fee = worship.freeing_fee(state, player, space)
        spaces.append(
            {
                "space": space,
                "fee": max(fee, 0),
                "own": fee < 0,
                "possible": WORSHIP + space - 1 in options,
                "royal": state.royal[space - 1] if at_palace else None,
            }
        )
    return spaces


def worship_space(state: TeotihuacanState, space: int) -> Facts:
    """The space a worker is locked on: its royal tile or its temple, and the tile beside it."""
    board = state.board
    at_palace = board == PALACE
    kind = state.board_tiles[board]
    return {
        "board": board,
        "space": space,
        "royal": state.royal[space - 1] if at_palace else None,
        "temple": None if at_palace else worship_temple(board),
        "tile": None if kind < 0 else TILES[kind],
    }


def worship_temple(board: int) -> str:
    """The temple that worship on a board leads to."""
    return "any" if board == DECORATIONS else TEMPLES[WORSHIP_TEMPLE[board]]


def trades(state: TeotihuacanState, decision: RoyalTile) -> Facts:
    """What each answer to a royal tile pays and gains (TH-99)."""
    found: dict[str, Json] = {}
    for action in decision.own_options(state):
        if KIND_OF[action] in ("exchange", "pay"):
            cost, gain = royal.trade(decision.tile, action)
            chosen = decision.times if decision.tile == 7 else 0
            found[TABLE.words[action]] = {
                "pay": goods(cost),
                "gain": goods(gain),
                "resources": chosen,
            }
    return found


def noble_rows(state: TeotihuacanState, count: int) -> Facts:
    """The rows open to this many workers, with what the next space scores."""
    return {
        NOBLE_ROWS[row]: NOBLE_VALUES[nobles.free_space(state, row)]
        for row in nobles.rows(state, count)
    }


def main_action(state: TeotihuacanState, player: Player) -> Facts:
    """Fee, N and effect of the main action here."""
    board = state.board
    count = main_actions.count_workers(state, player, board)
    options: list[int] = []
    main_actions.add_main(state, player, options)
    found: dict[str, Json] = {
        "possible": bool(options),
        "fee": state.colours,
        "workers": count,
    }
    if board <= DEPOSITS:
        lowest = workers.lowest_on(state, player, board)
        amount, cocoa, points, steps = harvest.cell(board, count, lowest)
        found["gives"] = {
            GOODS[BOARD_RESOURCE[board]]: amount,
            "cocoa": cocoa,
            "points": points,
            "temple_steps": steps,
        }
    elif board == ALCHEMY:
        found["technologies"] = [
            state.display[place] for place in alchemy.developable(state, player, count)
        ]
    elif board == NOBLES:
        found["wood"] = nobles.NOBLE_WOOD
        found["rows"] = noble_rows(state, count)
    elif board == DECORATIONS:
        found["gold"] = DECORATION_GOLD[count]
        found["points"] = DECORATION_POINTS
        found["sides"] = [SIDES[side] for side in range(4) if decorations.is_legal(state, side)]
    elif board == CONSTRUCTION:
        found["stone"] = least_stone(state, player)
        found["squares"] = [
            SQUARE_NAMES[square] for square in construction.payable_squares(state, player)
        ]
    return found


def technologies(state: TeotihuacanState, player: Player) -> list[Json]:
    """Each technology within reach: its gold, its temple, and who would score 3 points."""
    return [
        {
            "number": state.display[place],
            "gold": TECHNOLOGY_GOLD[state.display[place]],
            "temple": TEMPLES[place % 3],
            "shared": {
                str(other): SHARED_POINTS
                for other in range(state.players)
                if other != player and state.developed[other] >> place & 1
            },
            "power_up": alchemy.has_power_up(state.count, place),
        }
        for place in alchemy.developable(state, player, state.count)
    ]


def goods(bundle: Bundle) -> dict[str, Json]:
    """Goods by name, those that are not 0."""
    return {GOODS[good]: count for good, count in enumerate(bundle) if count}


def least_stone(state: TeotihuacanState, player: Player) -> int:
    """What a tile on level 1 costs, with technology 15's discount if need be."""
    ways = construction.discounts(state, player, 1) or [construction.NO_DISCOUNT]
    return construction.price(1, ways[0])[STONE]


def prices(state: TeotihuacanState, player: Player, level: int) -> Facts:
    """What a tile on a level would cost, for each possible way to pay."""
    return {
        DISCOUNTS[way]: goods(construction.price(level, way))
        for way in construction.discounts(state, player, level)
    }


def sides(state: TeotihuacanState, tile: int) -> Facts:
    """Points and temple steps of the decoration on each legal side."""
    found: dict[str, Json] = {}
    for side, name in enumerate(SIDES):
        if decorations.is_legal(state, side):
            count, steps = decorations.matches(state, tile, side)
            found[name] = {
                "level": decorations.next_level(state, side) + 1,
                "printed": DECORATION_POINTS,
                "matching": decorations.matching(state, tile, side),
                "matches": count,
                "points": decorations.points(count),
                "steps": dict(zip(TEMPLES, steps, strict=True)),
            }
    return found


def rotations(state: TeotihuacanState, tile: int, square: int) -> Facts:
    """Matching icons, points and temple steps of each rotation on a square."""
    found: dict[str, Json] = {}
    printed = LEVEL_POINTS[LEVEL[square]]
    for quarter, angle in enumerate(TURNS):
        matching = construction.matching(state, tile, square, quarter)
        steps = construction.temple_steps(tile, quarter, matching)
        found[str(angle)] = {
            "printed": printed,
            "matching": matching,
            "matches": len(matching),
            "points": construction.points(square, len(matching)),
            "steps": dict(zip(TEMPLES, steps, strict=True)),
        }
    return found
