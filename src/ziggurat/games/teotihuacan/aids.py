"""What helps to choose: costs and gains of what can be decided now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Facts, Json
from ziggurat.games.teotihuacan import (
    actions,
    alchemy,
    construction,
    decorations,
    discovery,
    eclipse,
    main_actions,
    moving,
    nobles,
    pending,
    resources,
    scoring,
    tracks,
    workers,
    worship,
)
from ziggurat.games.teotihuacan.digest import sorted_workers
from ziggurat.games.teotihuacan.pending import Entry
from ziggurat.games.teotihuacan.pieces import (
    ALCHEMY,
    BOARD_RESOURCE,
    BUILDING_VALUES,
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
    TECHNOLOGY_GOLD,
    TEMPLE_REWARDS,
    TEMPLES,
    TILES,
    WORSHIP_SPACES,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

SETTING_UP: Final = frozenset(
    (pending.KEEP, pending.PICK, pending.RAISE, pending.LINKED, pending.PLACE)
)


def aids(state: TeotihuacanState) -> Facts:
    """What follows from what lies open, for whoever decides."""
    if not state.entries:
        return {}
    entry = state.entries[-1]
    kind, player = entry[0], entry[1]
    found: dict[str, Json] = {"temples": next_steps(state, player)}
    if kind not in SETTING_UP:
        found["eclipse"] = coming_eclipse(state, player)
    if kind == pending.TURN:
        found["destinations"] = [
            destination(state, player, worker, distance)
            for worker in _different(state, player)
            for distance in range(1, moving.FARTHEST + 1)
        ]
    elif kind == pending.MOVE:
        farthest = moving.FULL_LAP if state.anywhere else moving.FARTHEST
        found["destinations"] = [
            destination(state, player, state.moved, distance) for distance in range(1, farthest + 1)
        ]
    elif kind == pending.ACT:
        found["here"] = arrival(state, player)
    elif kind == pending.TECHNOLOGY:
        found["technologies"] = technologies(state, player)
    elif kind == pending.SIDE:
        found["sides"] = sides(state, entry)
    elif kind == pending.SQUARE:
        found["squares"] = squares(state, entry)
    elif kind == pending.ROTATE:
        found["rotations"] = rotations(state, entry[2], entry[3])
    elif kind == pending.SALARY:
        found["salary"] = eclipse.salary(state, player)
    return found


def next_steps(state: TeotihuacanState, player: Player) -> Facts:
    """The next step on each temple and what it gives; none where the marker can not move."""
    steps: dict[str, Json] = {}
    for temple, name in enumerate(TEMPLES):
        step = state.temples[3 * player + temple] + 1
        if not tracks.can_step(state, player, temple):
            steps[name] = None
            continue
        taken, points, cocoa = TEMPLE_REWARDS[temple][step]
        spot = MAJOR_SPOT[temple][step]
        steps[name] = {
            "step": step,
            "resources": taken,
            "points": points,
            "cocoa": cocoa,
            "tiles": [TILES[kind] for kind in state.spots[spot]] if spot >= 0 else [],
        }
    return steps


def coming_eclipse(state: TeotihuacanState, player: Player) -> Facts:
    """What the next Eclipse would give and cost as things stand."""
    return {
        "avenue": state.avenue[player] * BUILDING_VALUES[state.buildings],
        "track": state.track[player] * eclipse.step_value(state),
        "masks": scoring.mask_points(discovery.masks(state, player)),
        "salary": eclipse.salary(state, player),
        "light_steps_left": state.dark - state.light,
        "final_round": state.final_round,
    }


def _different(state: TeotihuacanState, player: Player) -> list[int]:
    """Unlocked workers, equal ones once."""
    seen: list[tuple[int, int]] = []
    different = []
    for worker in sorted_workers(state, player):
        if state.worker_space[worker]:
            continue
        where = state.worker_board[worker], state.worker_power[worker]
        if where not in seen:
            seen.append(where)
            different.append(worker)
    return different


def destination(state: TeotihuacanState, player: Player, worker: int, distance: int) -> Facts:
    """What a worker would find so many positions on."""
    trial = state.copy()
    trial.moved = worker
    before = trial.goods[4 * player]
    moving.move(trial, player, distance)
    found: dict[str, Json] = {
        "worker": {"board": state.worker_board[worker], "power": state.worker_power[worker]},
        "distance": distance,
        "technology_cocoa": trial.goods[4 * player] - before,
    }
    found.update(arrival(trial, player))
    return found


def arrival(state: TeotihuacanState, player: Player) -> dict[str, Json]:
    """What can be done on the board of arrival, and what it costs and gives."""
    board = state.board
    found: dict[str, Json] = {
        "board": board,
        "colours": state.colours,
        "harvest": state.colours + 1,
        "workers": workers.count_on(state, player, board),
        "lowest": workers.lowest_on(state, player, board),
        "main": None if board == PALACE else main_action(state, player),
        "worship": [_space(state, player, space) for space in range(1, WORSHIP_SPACES[board] + 1)],
    }
    kind = state.board_tiles[board]
    if kind >= 0:
        found["tile"] = {
            "tile": TILES[kind],
            "price": {GOODS[good]: count for good, count in enumerate(PRICES[kind]) if count},
            "payable": state.can_pay(player, PRICES[kind]),
        }
    return found


def _space(state: TeotihuacanState, player: Player, space: int) -> Facts:
    fee = worship.freeing_fee(state, player, space)
    options: list[int] = []
    worship.space_options(state, player, options)
    return {
        "space": space,
        "fee": max(fee, 0),
        "own": fee < 0,
        "possible": actions.WORSHIP + space - 1 in options,
        "royal": state.royal[space - 1] if state.board == PALACE else None,
    }


def main_action(state: TeotihuacanState, player: Player) -> Facts:
    """Fee, N and effect of the main action here."""
    board = state.board
    count = main_actions.count_workers(state, player, board)
    options: list[int] = []
    main_actions.main_options(state, player, options)
    found: dict[str, Json] = {
        "possible": bool(options),
        "fee": state.colours,
        "workers": count,
    }
    if board <= DEPOSITS:
        lowest = workers.lowest_on(state, player, board)
        amount, cocoa, points, steps = resources.cell(board, count, lowest)
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
        found["rows"] = {
            NOBLE_ROWS[row]: NOBLE_VALUES[nobles.free_space(state, row)]
            for row in nobles.rows(state, count)
        }
    elif board == DECORATIONS:
        found["gold"] = DECORATION_GOLD[count]
        found["sides"] = [SIDES[side] for side in range(4) if decorations.is_legal(state, side)]
    elif board == CONSTRUCTION:
        found["squares"] = [
            SQUARE_NAMES[square] for square in construction.payable_squares(state, player)
        ]
    return found


def technologies(state: TeotihuacanState, player: Player) -> list[Json]:
    """Each technology within reach: its gold, its temple, who would score 3 points."""
    return [
        {
            "number": state.display[place],
            "gold": TECHNOLOGY_GOLD[state.display[place]],
            "temple": TEMPLES[place % 3],
            "shared": {
                str(other): SHARED_POINTS
                for other in range(state.players)
                if other != player and state.owned[other] >> place & 1
            },
            "power_up": state.count > 1 or place < alchemy.TOP_ROW,
        }
        for place in alchemy.developable(state, player, state.count)
    ]


def sides(state: TeotihuacanState, entry: Entry) -> Facts:
    """Points and temple steps of the decoration on each legal side."""
    found: dict[str, Json] = {}
    for side, name in enumerate(SIDES):
        if decorations.is_legal(state, side):
            count, steps = decorations.matches(state, entry[2], side)
            found[name] = {
                "level": decorations.next_level(state, side) + 1,
                "matches": count,
                "points": count + DECORATION_POINTS,
                "steps": dict(zip(TEMPLES, steps, strict=True)),
            }
    return found


def squares(state: TeotihuacanState, entry: Entry) -> Facts:
    """What the tile would score on each square, for every rotation."""
    return {
        SQUARE_NAMES[square]: rotations(state, entry[2], square)
        for square in construction.payable_squares(state, entry[1])
    }


def rotations(state: TeotihuacanState, tile: int, square: int) -> Facts:
    """Matching icons, points and temple steps of each rotation on a square."""
    found: dict[str, Json] = {}
    for turn, angle in enumerate(actions.TURNS):
        count, steps = construction.matches(state, tile, square, turn)
        found[str(angle)] = {
            "matches": count,
            "points": count + LEVEL_POINTS[LEVEL[square]],
            "steps": dict(zip(TEMPLES, steps, strict=True)),
        }
    return found
