"""Positions late in a game: what the referee rarely sees in games from the start."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.teotihuacan import referee_box as box
from tests.teotihuacan.referee_table import Player, Table, Worker
from ziggurat.core.types import Facts, Json


def later(first: Facts, rng: Random) -> dict[str, Json]:
    """The first turn of a game as if a great deal had already happened."""
    table = Table(first)
    table.eclipses = rng.randrange(3)
    table.dark = box.DARK[table.counted_players()][table.eclipses]
    table.light = rng.choice((0, rng.randrange(table.dark)))
    del table.draws[: table.eclipses]
    build_up(table, rng)
    for player in table.players:
        endow(table, player, rng)
    reach_the_top(table, rng)
    lock_some(table, rng)
    if rng.random() < 0.3:
        table.removed = Counter(table.stack)
        table.stack = []
    del table.dice[: rng.choice((0, 100))]
    del table.rotations[: rng.choice((0, 14))]
    return {**first, **changed(table)}


def build_up(table: Table, rng: Random) -> None:
    """Pyramid tiles, decorations and noble buildings are placed, some stacks used up."""
    for _ in range(rng.randrange(15)):
        squares = [square for square in table.open_squares() if square[0] < 4]
        if squares:
            table.lay(rng.choice(squares), table.tile_stack.pop(), rng.choice((0, 90, 180, 270)))
    for _ in range(rng.randrange(7)):
        side = rng.choice(box.SIDES)
        if side in table.open_sides():
            table.sides[side].append(table.decoration_stack.pop())
    if rng.random() < 0.2:
        table.tiles, table.tile_stack = [table.tiles[0], None, None], []
    if rng.random() < 0.2:
        table.decorations, table.decoration_stack = [table.decorations[0], None, None, None], []
    for row in table.nobles.values():
        filled = rng.randrange(len(row) + 1)
        row[:filled] = [1] * filled
    table.nobles["top"][-1] = 0
    table.buildings = sum(sum(row) for row in table.nobles.values())


def endow(table: Table, player: Player, rng: Random) -> None:
    """Plenty of some things and next to nothing of others."""
    plenty = rng.choice((2, 6, 30))
    highest = rng.choice((6, 11))
    player.goods = {name: rng.randrange(plenty) for name in box.GOODS}
    player.temples = {name: rng.randrange(highest) for name in box.TEMPLES}
    player.points = rng.choice((0, rng.randrange(20)))
    player.tally = Counter()
    player.avenue = rng.randrange(box.AVENUE_END + 1)
    player.track = rng.randrange(box.TRACK_END + 1)
    player.technologies = set(rng.sample(table.technologies, rng.randrange(6)))
    for worker in player.workers:
        worker.power = rng.randint(1, 5)
    if len(player.workers) == 3 and rng.random() < 0.5:
        player.workers.append(Worker(1, 3))
    meeting = rng.randint(2, 8)
    for worker in player.free:
        if rng.random() < 0.5:
            worker.board = meeting
    for _ in range(rng.randrange(5)):
        player.tiles[table.stack.pop()] += 1


def reach_the_top(table: Table, rng: Random) -> None:
    """One marker stands on the topmost step of a temple, the next one right below it."""
    for temple in box.TEMPLES:
        if rng.random() < 0.5:
            first, second = rng.sample(table.players, 2)
            first.temples[temple] = 11
            second.temples[temple] = 10


def lock_some(table: Table, rng: Random) -> None:
    """Workers of the first player worship at temples; Teotibot keeps board 7."""
    shrines = (2, 3, 4) if table.solo else (2, 3, 4, 7)
    for worker, board in zip(table.players[0].workers, shrines, strict=False):
        if rng.random() < 0.6:
            worker.board, worker.space = board, 1


def changed(table: Table) -> dict[str, Json]:
    """The fields of a dump that hold what was changed."""
    found: dict[str, Json] = {
        "calendar": {"light": table.light, "dark": table.dark, "eclipses": table.eclipses},
        "buildings": table.buildings,
        "nobles": dict(table.nobles),
        "decorations": {
            "offer": table.decorations,
            "stack": table.decoration_stack,
            "placed": dict(table.sides),
        },
        "pyramid": {
            "offer": table.tiles,
            "stack": table.tile_stack,
            "placed": [
                {"square": box.square_name(square), "tile": tile, "rotation": rotation}
                for square, (tile, rotation) in table.placed.items()
            ],
        },
        "discovery": {
            "boards": {str(board): tile for board, tile in table.board_tiles.items()},
            "avenue": {str(n): list(tiles.elements()) for n, tiles in table.avenue_tiles.items()},
            "temples": {name: list(t.elements()) for name, t in table.temple_tiles.items()},
            "removed": list(table.removed.elements()),
            "stack": table.stack,
        },
        "neutral": {"workers": table.neutral, "draws": table.draws},
        "players": [player_fields(player) for player in table.players],
    }
    if table.solo:
        found["teotibot"] = {
            "slots": table.slots,
            "aside": table.aside,
            "directions": table.directions,
            "dice": table.dice,
            "rotations": table.rotations,
        }
    return found


def player_fields(player: Player) -> dict[str, Json]:
    return {
        **player.goods,
        **player.temples,
        "points": player.points,
        "avenue": player.avenue,
        "pyramid": player.track,
        "technologies": sorted(player.technologies),
        "tiles": list(player.tiles.elements()),
        "used": list(player.used.elements()),
        "workers": [list(worker.triple()) for worker in player.workers],
        "tally": dict(player.tally),
    }
