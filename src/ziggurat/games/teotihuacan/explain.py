"""What each piece or place is, and what it does now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.errors import BadPlace
from ziggurat.core.explanations import said
from ziggurat.core.types import Facts, Seat
from ziggurat.games.teotihuacan import (
    aids,
    construction,
    decorations,
    discovery,
    eclipse,
    nobles,
    scoring,
    tracks,
    workers,
)
from ziggurat.games.teotihuacan.pieces import (
    ALCHEMY,
    BOARDS,
    BONUS_STEP,
    BOT_TILES,
    BUILDING_COUNT,
    BUILDING_VALUES,
    CONSTRUCTION,
    DECORATION_GOLD,
    DECORATIONS,
    GOODS,
    KINDS,
    LEVEL,
    LEVEL_POINTS,
    MAJOR_SPOT,
    MASKS,
    NEUTRAL_COLOURS,
    NOBLE_ROWS,
    NOBLE_VALUES,
    NOBLES,
    PALACE,
    PRICES,
    SHARED_POINTS,
    SIDES,
    SPOTS,
    SQUARE_NAMES,
    TECHNOLOGY_GOLD,
    TEMPLE_REWARDS,
    TEMPLES,
    TILE_BOARDS,
    TILES,
    WORKERS,
    WORSHIP_SPACES,
    WORSHIP_TEMPLE,
)
from ziggurat.games.teotihuacan.setup import hand
from ziggurat.games.teotihuacan.turn import harvest

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

MAIN_ACTIONS: Final = {
    PALACE: ("TH-34", "board-palace"),
    ALCHEMY: ("TH-47", "board-alchemy"),
    NOBLES: ("TH-48", "board-nobles"),
    DECORATIONS: ("TH-49", "board-decorations"),
    CONSTRUCTION: ("TH-50", "board-construction"),
}
"""By board: the rule of its main action and the key that explains it; the others are harvests."""


BOARD_TERMS: Final = (
    "palace",
    "forest",
    "quarry",
    "gold-deposits",
    "alchemy",
    "nobles",
    "decorations-board",
    "construction",
)

TERMS: Final = {
    "discovery": "discovery-tile",
    "spot": "discovery-tile",
    "bonus": "temple-bonus-tile",
    "track": "pyramid-track",
    "buildings": "building",
    "technology": "technology-tile",
    "square": "pyramid",
    "side": "decoration",
    "tile": "pyramid-tile",
    "neutral": "neutral-worker",
    "slot": "action-tile",
    "locked": "worker",
    "workers": "worker",
    "points": "point",
    "starting": "starting-tile",
}
"""What players call the things that have shorter names here."""


def explainable(state: TeotihuacanState, seat: Seat | None) -> list[str]:
    """All pieces and places by the names that `explain` knows."""
    found = [f"board {board}" for board in range(1, 9)]
    for board in TILE_BOARDS:
        found += [f"worship {board} {space}" for space in range(1, WORSHIP_SPACES[board] + 1)]
        if state.board_tiles[board] >= 0:
            found.append(f"discovery {board}")
    found += [f"spot {name}" for name, tiles in zip(SPOTS, state.spots, strict=True) if tiles]
    found += [f"temple {temple}" for temple in TEMPLES] + [f"bonus {temple}" for temple in TEMPLES]
    found += ["avenue", "track", "calendar", "ascension", "buildings", "points"]
    found += [f"nobles {row}" for row in NOBLE_ROWS]
    found += [f"technology {number}" for number in state.display]
    found += [f"square {name}" for name in SQUARE_NAMES] + [f"side {side}" for side in SIDES]
    found += [f"tile {tile}" for tile in state.pyramid_offer if tile]
    found += [f"decoration {tile}" for tile in state.decoration_offer if tile]
    found += list(GOODS)
    found += [f"neutral {colour + 1}" for colour in range(NEUTRAL_COLOURS[state.players])]
    if state.solo:
        found += ["teotibot", *(f"slot {slot}" for slot in range(1, 7))]
    else:
        found.append("last-player")
    if seat is not None:
        found += sorted({_worker_name(state, worker) for worker in _in_play(state, seat)})
    found += [f"workers {player}" for player in range(state.players)]
    found += [f"open {TILES[kind]}" for kind in range(KINDS) if _holders(state, kind)]
    return found + [f"starting {tile}" for tile in _starting(state, seat)]


def term(place: str) -> str:
    """What players call a piece or place."""
    kind, _, name = place.partition(" ")
    if kind == "board":
        return BOARD_TERMS[int(name) - 1]
    if kind == "worship":
        return "royal-tile" if int(name.partition(" ")[0]) == PALACE else "worship-space"
    if kind == "open":
        return "mask" if TILES.index(name) < MASKS else "discovery-tile"
    return TERMS.get(kind, kind)


def explain(state: TeotihuacanState, place: str, seat: Seat | None) -> list[Facts]:
    """What a piece or place is and does now, with the rules."""
    if place not in explainable(state, seat):
        raise BadPlace(f"there is no {place!r} to explain here")
    kind, _, name = place.partition(" ")
    if kind == "board":
        return _board(state, int(name), seat)
    if kind == "worship":
        board, _, space = name.partition(" ")
        return _worship(state, int(board), int(space), seat)
    if kind == "discovery":
        return _tiles(state, (state.board_tiles[int(name)],), seat)
    if kind == "spot":
        return _tiles(state, state.spots[SPOTS.index(name)], seat)
    if kind == "temple":
        return _temple(state, TEMPLES.index(name), seat)
    if kind == "bonus":
        return _bonus(state, TEMPLES.index(name), seat)
    if kind == "nobles":
        return _nobles(state, NOBLE_ROWS.index(name))
    if kind == "technology":
        return _technology(state, int(name), seat)
    if kind == "square":
        return _square(state, SQUARE_NAMES.index(name), seat)
    if kind == "side":
        return _side(state, SIDES.index(name))
    if kind in ("worker", "locked"):
        return _worker(name, kind == "locked")
    if kind == "workers":
        return _workers(state, int(name))
    if kind == "open":
        return _open_tile(state, TILES.index(name), seat)
    return _other(state, kind, name, seat)


def _other(state: TeotihuacanState, kind: str, name: str, seat: Seat | None) -> list[Facts]:
    """Places that one or two sentences explain."""
    if kind == "avenue":
        return _avenue(state, seat)
    if kind == "track":
        return _track(state, seat)
    if kind == "calendar":
        return _calendar(state, seat)
    if kind == "buildings":
        value, left = BUILDING_VALUES[state.buildings], BUILDING_COUNT - state.buildings
        return [said("TH-59", "buildings", value=value, count=left)]
    if kind == "ascension":
        return [said("TH-55", "ascension"), said("TH-56", "ascension-temples")]
    if kind == "last-player":
        return [said("TH-28", "last-player")]
    if kind == "points":
        return [said("TH-62", "points")]
    if kind == "tile":
        return [said("TH-93", "pyramid-tile", number=int(name))]
    if kind == "decoration":
        return [said("TH-94", "decoration", number=int(name))]
    if kind == "neutral":
        return [said("TH-2", "neutral-worker")]
    if kind == "teotibot":
        return [said("TH-74", "teotibot")]
    if kind == "slot":
        tile = BOT_TILES[state.slots[int(name) - 1]]
        return [said("TH-109", "slot", number=int(name), tile=tile)]
    if kind == "starting":
        return [said("TH-102", "starting-tile", number=int(name))]
    return [said("TH-3", "good", good=kind)]


def _board(state: TeotihuacanState, board: int, seat: Seat | None) -> list[Facts]:
    rule, key = MAIN_ACTIONS.get(board, ("TH-46", "board-harvest"))
    arrived = board == state.board and state.moved // WORKERS == seat
    colours = state.colours if arrived else workers.colours_on(state, board)
    found = [said(rule, key)]
    found.append(said("TH-29", "board-cocoa", good="cocoa", count=harvest(colours)))
    if board != PALACE:
        found.append(said("TH-43", "board-fee", good="cocoa", count=colours))
    if seat is not None:
        count = workers.count_on(state, seat, board)
        if count:
            lowest = workers.lowest_on(state, seat, board)
            found.append(said("TH-44", "board-workers", count=count, power=lowest))
    if board == DECORATIONS:
        most, less, least = DECORATION_GOLD[1:]
        found.append(said("TH-49", "board-gold", most=most, less=less, least=least))
    return found


def _worship(state: TeotihuacanState, board: int, space: int, seat: Seat | None) -> list[Facts]:
    if board == PALACE:
        found = [said("TH-99", "royal", number=state.royal[space - 1])]
    elif board == DECORATIONS:
        found = [said("TH-33", "worship-any")]
    else:
        found = [said("TH-33", "worship-temple", temple=TEMPLES[WORSHIP_TEMPLE[board]])]
    held = workers.holder(state, board, space)
    if held >= 0:
        own = seat is not None and held // WORKERS == seat
        found.append(said("TH-31", "worship-own") if own else said("TH-31", "worship-taken"))
    return found


def _tiles(state: TeotihuacanState, kinds: tuple[int, ...], seat: Seat | None) -> list[Facts]:
    found = []
    for kind in sorted(set(kinds)):
        free = not any(PRICES[kind])
        found.append(said("TH-97", "discovery", tile=TILES[kind], free=free))
        if seat is not None and not discovery.claims(state, seat, (kind,)):
            found.append(said("TH-36", "discovery-dear"))
    return found


def _holders(state: TeotihuacanState, kind: int) -> list[Seat]:
    """The players with an unflipped tile of that kind."""
    return [player for player in range(state.players) if state.tiles[KINDS * player + kind]]


def _open_tile(state: TeotihuacanState, kind: int, seat: Seat | None) -> list[Facts]:
    if kind < MASKS:
        return [said("TH-97", "mask", tile=TILES[kind])]
    found = [said("TH-97", "discovery-own", tile=TILES[kind])]
    return [*found, said("TH-38", "discovery-flip")] if seat in _holders(state, kind) else found


def _temple(state: TeotihuacanState, temple: int, seat: Seat | None) -> list[Facts]:
    found = [said("TH-40", "temple")]
    if seat is None:
        return found
    step = state.temples[3 * seat + temple]
    if not tracks.can_step(state, seat, temple):
        return [*found, said("TH-40", "temple-stuck")]
    rewards = zip(("resources", "points", "cocoa"), TEMPLE_REWARDS[temple][step + 1], strict=True)
    reward, count = next(((name, count) for name, count in rewards if count), ("nothing", 0))
    found.append(said("TH-95", "temple-next", step=step + 1, reward=reward, count=count))
    spot = MAJOR_SPOT[temple][step + 1]
    if spot >= 0 and state.spots[spot]:
        found.append(said("TH-40", "temple-major"))
    return found


def _bonus(state: TeotihuacanState, temple: int, seat: Seat | None) -> list[Facts]:
    tile = state.bonus[temple]
    found = [said("TH-98", "bonus", number=tile)]
    if seat is not None:
        points = scoring.bonus_points(state, seat, tile)
        reached = state.temples[3 * seat + temple] >= BONUS_STEP
        found.append(
            said("TH-66", "bonus-reached", count=points)
            if reached
            else said("TH-66", "bonus-open", count=points)
        )
    return found


def _avenue(state: TeotihuacanState, seat: Seat | None) -> list[Facts]:
    found = [said("TH-41", "avenue", value=BUILDING_VALUES[state.buildings])]
    if seat is not None:
        points = eclipse.avenue_points(state, seat)
        found.append(said("TH-59", "avenue-own", step=state.avenue[seat], count=points))
    return found


def _track(state: TeotihuacanState, seat: Seat | None) -> list[Facts]:
    found = [said("TH-42", "track", value=eclipse.step_value(state))]
    if seat is not None:
        points = eclipse.track_points(state, seat) + eclipse.leader_points(state, seat)
        found.append(said("TH-59", "track-own", step=state.track[seat], count=points))
    return found


def _calendar(state: TeotihuacanState, seat: Seat | None) -> list[Facts]:
    found = [said("TH-57", "calendar", count=state.dark - state.light)]
    if state.final_round:
        found.append(said("TH-58", "calendar-final"))
    if eclipse.is_last(state):
        found.append(said("TH-62", "calendar-last"))
    if seat is not None:
        found.append(
            said("TH-60", "calendar-salary", good="cocoa", count=eclipse.salary(state, seat))
        )
    return found


def _nobles(state: TeotihuacanState, row: int) -> list[Facts]:
    space = nobles.free_space(state, row)
    if space < 0:
        return [said("TH-48", "nobles-full")]
    return [said("TH-48", "nobles-row", workers=row + 1, value=NOBLE_VALUES[space])]


def _technology(state: TeotihuacanState, number: int, seat: Seat | None) -> list[Facts]:
    place = state.display.index(number)
    found = [said("TH-90", "technology", number=number)]
    owners = [player for player in range(state.players) if state.developed[player] >> place & 1]
    if seat in owners:
        found.append(said("TH-65", "technology-own"))
    else:
        price, temple = TECHNOLOGY_GOLD[number], TEMPLES[place % 3]
        found.append(said("TH-47", "technology-price", good="gold", count=price, temple=temple))
    others = len([player for player in owners if player != seat])
    if others and seat not in owners:
        found.append(said("TH-47", "technology-shared", count=others, points=SHARED_POINTS))
    return found


def _square(state: TeotihuacanState, square: int, seat: Seat | None) -> list[Facts]:
    name = SQUARE_NAMES[square]
    if state.squares[square]:
        return [said("TH-50", "square-filled", square=name, number=state.squares[square])]
    if not construction.is_open(state, square):
        return [said("TH-50", "square-waits", square=name)]
    points = LEVEL_POINTS[LEVEL[square]]
    found = [said("TH-50", "square-open", square=name, count=points)]
    ways = construction.discounts(state, seat, LEVEL[square]) if seat is not None else []
    price = construction.price(LEVEL[square], ways[0] if ways else construction.NO_DISCOUNT)
    return [*found, said("TH-93", "square-price", **aids.goods(price))]


def _side(state: TeotihuacanState, side: int) -> list[Facts]:
    level = decorations.next_level(state, side) + 1
    if level > 4:
        return [said("TH-49", "side-full")]
    if decorations.is_legal(state, side):
        return [said("TH-49", "side-open", level=level)]
    return [said("TH-49", "side-waits", level=level)]


def _in_play(state: TeotihuacanState, seat: Seat) -> list[int]:
    own = range(WORKERS * seat, WORKERS * seat + WORKERS)
    return [worker for worker in own if state.worker_board[worker] > 0]


def _worker_name(state: TeotihuacanState, worker: int) -> str:
    kind = "locked" if state.worker_space[worker] else "worker"
    return f"{kind} {BOARDS[state.worker_board[worker]]} {state.worker_power[worker]}"


def _worker(name: str, locked: bool) -> list[Facts]:
    board, _, power = name.partition(" ")
    found = [said("TH-1", "worker", board=board, power=int(power))]
    if locked:
        found.append(said("TH-26", "worker-locked"))
    return [*found, said("TH-60", "worker-salary", good="cocoa", count=eclipse.wage(int(power)))]


def _workers(state: TeotihuacanState, player: Seat) -> list[Facts]:
    """All workers of a player, as the panel shows them."""
    standing = _in_play(state, player)
    found = [said("TH-1", "workers-of", seat=player, count=len(standing))]
    locked = sum(state.worker_space[worker] > 0 for worker in standing)
    if locked:
        found.append(said("TH-26", "workers-locked", count=locked))
    if not (state.solo and player):
        due = eclipse.salary(state, player)
        found.append(said("TH-60", "workers-salary", good="cocoa", count=due))
    return found


def _starting(state: TeotihuacanState, seat: Seat | None) -> list[int]:
    """The starting tiles that the seat sees."""
    own = hand(state, seat) if state.dealt and seat is not None else []
    return sorted({*state.open_tiles, *own, *(tile for kept in state.kept for tile in kept)})
