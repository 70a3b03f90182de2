"""A second opinion: what follows from an action of Mexica, down to the last point.

`after` says what the whole dump has to be after some words; `faults` what must not be in any
dump. Nothing is shared with the game it judges, and only the board's geometry with
`naive`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

from tests.mexica.naive import (
    BESIDE,
    BRIDGES,
    DOUBLES,
    ENDS,
    FIRST_CANALS,
    GROUND,
    LAKE,
    NEUTRAL,
    ORDER,
    PALACE,
    SINGLES,
    STARTS,
    TOKENS,
    TURN_AP,
    Board,
    Table,
    available,
    is_founded,
    own_region,
    read,
    region,
    regions,
    trips,
)
from ziggurat.core.types import NOBODY, Facts, Json, Seat

TILES = {
    3: (3, 2, 1),
    4: (4, 2, 1),
    5: (5, 3, 2),
    6: (6, 3, 2),
    7: (7, 4, 2),
    8: (8, 4, 2),
    9: (9, 5, 3),
    10: (10, 5, 3),
    11: (11, 6, 3),
    12: (12, 6, 3),
    13: (13, 7, 4),
}
"""The three numbers of each calpulli tile: for the first, for second and founder, for the third."""

ALL_TILES = Counter([3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13])
SHOWN_FIRST, SHOWN_LATER = 8, 7
PALACE_POINTS = 5
QUIET_ROUNDS, LAST_ROUND = 3, 40
NEUTRAL_TEMPLES = {
    "standard": {1: 4, 2: 3, 3: 2, 4: 1},
    "hard": {1: 2, 2: 3, 3: 3, 4: 2},
    "none": {},
}
NEUTRAL_DISTANCE = 5


def after(dump: Facts, words: str) -> Facts:
    """The dump that these words, which are legal, must lead to."""
    table = read(dump)
    verb, *rest = words.split()
    board = table.board
    if verb == "done":
        end_turn(table)
    elif verb in ("start", "walk", "boat", "leap"):
        move(table, verb, rest[0])
    elif verb == "canal":
        table.ap -= 1
        table.stirred = True
        table.board = replace(board, canals=board.canals.union(rest))
        if len(rest) == 1:
            table.singles -= 1
        else:
            table.doubles -= 1
    elif verb == "bridge":
        table.board = replace(board, bridges={**board.bridges, rest[0]: rest[1]})
        if table.phase == "turn":
            table.ap -= 1
        table.phase, table.lifted = "turn", None
    elif verb == "lift":
        table.ap -= 1
        table.phase, table.lifted = "bridge", (rest[0], board.bridges[rest[0]])
        left = {square: axis for square, axis in board.bridges.items() if square != rest[0]}
        table.board = replace(board, bridges=left)
    elif verb == "temple":
        table.ap -= int(rest[0])
        table.stirred = True
        temple = (table.seat, int(rest[0]))
        table.board = replace(board, temples={**board.temples, rest[1]: temple})
    elif verb == "found":
        found(table, rest[0])
    elif words == "take token":
        table.ap -= 1
        table.taken += 1
        table.tokens[table.seat] += 1
    elif words == "play token":
        table.ap += 1
        table.tokens[table.seat] -= 1
    else:
        raise AssertionError(f"words without rules: {words}")
    return write(table)


def move(table: Table, verb: str, square: str) -> None:
    """Put the player's pilli there and pay for the way."""
    board = table.board
    if verb == "start":
        last = table.seat == table.seats - 1
        table.board = replace(board, pilli={**board.pilli, table.seat: square})
        table.seat = 0 if last else table.seat + 1
        table.phase, table.ap = ("turn", TURN_AP) if last else ("start", 0)
        return
    prices = {"walk": 1, "leap": 5}
    start = board.pilli[table.seat]
    table.ap -= trips(board, start)[square] if verb == "boat" else prices[verb]
    table.board = replace(board, pilli={**board.pilli, table.seat: square})


def found(table: Table, square: str) -> None:
    """The founder gets the second number, every other pilli in the region the third."""
    squares = own_region(table)
    _, second, third = TILES[len(squares)]
    table.points[table.seat]["founder"] += second
    for seat in table.others():
        if table.board.pilli[seat] in squares:
            table.points[seat]["guest"] += third
    table.stirred = True
    table.shown.remove(len(squares))
    table.board = replace(table.board, tiles={**table.board.tiles, square: len(squares)})


def end_turn(table: Table) -> None:
    drop(table, impossible(table))
    table.seat, table.ap, table.taken = table.seat + 1, TURN_AP, 0
    if table.seat == table.seats:
        table.seat = 0
        end_round(table)


def drop(table: Table, sizes: Sequence[int]) -> None:
    """Take shown tiles out of the game."""
    for size in sizes:
        table.shown.remove(size)
        table.removed.append(size)


def end_round(table: Table) -> None:
    table.quiet = 0 if table.stirred else min(QUIET_ROUNDS, table.quiet + 1)
    table.stirred = False
    if table.quiet == QUIET_ROUNDS:
        drop(table, tuple(table.shown))
    built_all = any(sum(available(table, seat).values()) == 0 for seat in range(table.seats))
    complete = built_all and not table.shown
    if not complete and table.round < LAST_ROUND:
        table.round += 1
        return
    drop(table, tuple(table.shown))
    score(table)
    table.quiet = 0
    if table.period == 1:
        table.period, table.round = 2, 1
        table.shown, table.later = table.later, []
    else:
        table.phase, table.seat, table.ap = "over", NOBODY, 0
        table.outcome = "complete" if complete else "round-limit"


def score(table: Table) -> None:
    """The scoring at the end of a period."""
    for squares in regions(table.board):
        sizes = [table.board.tiles[square] for square in squares if square in table.board.tiles]
        if sizes:
            numbers, source = TILES[sizes[0]], f"regions-{table.period}"
        elif table.period == 2:
            numbers, source = halves(len(squares)), "unfounded-2"
        else:
            continue
        for seat, points in enumerate(ranked(values(table, squares), numbers)[: table.seats]):
            table.points[seat][source] += points
    for seat, square in table.board.pilli.items():
        if square in STARTS:
            table.points[seat][f"palace-{table.period}"] += PALACE_POINTS


def halves(size: int) -> tuple[int, int, int]:
    """The size, half of it and half of that, rounded up."""
    half = (size + 1) // 2
    return size, half, (half + 1) // 2


def values(table: Table, squares: frozenset[str]) -> list[int]:
    """The levels of each seat's temples on these squares, and of the neutral ones at the end."""
    temples = [table.board.temples[square] for square in squares if square in table.board.temples]
    return [
        sum(level for owner, level in temples if owner == colour)
        for colour in [*range(table.seats), NEUTRAL]
    ]


def ranked(levels: Sequence[int], numbers: tuple[int, int, int]) -> list[int]:
    """What each value is worth: no value has no rank, and rank 4 gets nothing."""
    ranks = [1 + sum(other > level for other in levels) for level in levels]
    return [
        numbers[rank - 1] if level > 0 and rank <= 3 else 0
        for level, rank in zip(levels, ranks, strict=True)
    ]


def places(dump: Facts) -> list[int]:
    """The places at the end: more points, then more tokens; equals share a place."""
    table = read(dump)
    strength = list(zip(totals(dump), table.tokens, strict=True))
    return [1 + sum(other > own for other in strength) for own in strength]


def totals(dump: Facts) -> list[int]:
    return [sum(points.values()) for points in read(dump).points]


def impossible(table: Table) -> list[int]:
    """The shown tiles that no region can take any more."""
    board = table.board
    unfounded = [squares for squares in regions(board) if not is_founded(board, squares)]
    exact = Counter(len(squares) for squares in unfounded if not is_jammed(board, squares))
    left = table.doubles + table.singles
    if left == 0:
        return sorted((Counter(table.shown) - exact).elements())
    if left <= 2:
        possible = set(exact)
        for squares in unfounded:
            wanted = {size for size in table.shown if size < len(squares)} - possible
            if wanted:
                possible |= sizes_after(table, squares, wanted)
    else:
        possible = {
            size
            for size in table.shown
            if exact[size] or any(size < len(s) and has_room(board, s) for s in unfounded)
        }
    return [size for size in table.shown if size not in possible]


def free(board: Board, squares: frozenset[str]) -> list[str]:
    """Plain squares without a temple; pilli and bridges may still leave."""
    return [square for square in squares if square not in PALACE and square not in board.temples]


def is_jammed(board: Board, squares: frozenset[str]) -> bool:
    """Whether there is no square for the tile, or none for the founder besides it."""
    return len(free(board, squares)) < (1 if squares & PALACE else 2)


def has_room(board: Board, squares: frozenset[str]) -> bool:
    """Whether there is a square for a canal, for the tile and for the founder."""
    return len(free(board, squares)) >= (2 if squares & PALACE else 3)


def sizes_after(table: Table, squares: frozenset[str], wanted: set[int]) -> set[int]:
    """Which wanted sizes of an unjammed region the last canals can make out of a larger one."""
    room = free(table.board, squares)
    alone = [frozenset([square]) for square in room]
    both = [frozenset(two) for two in combinations(room, 2) if two[1] in BESIDE[two[0]]]
    made: set[int] = set()
    for laid in ways([both] * table.doubles + [alone] * table.singles):
        if made == wanted:
            break
        rest = squares - laid
        while rest:
            part = flood(rest, next(iter(rest)))
            rest -= part
            if len(part) in wanted and not is_jammed(table.board, part):
                made.add(len(part))
    return made


def ways(kinds: Sequence[Sequence[frozenset[str]]]) -> Iterator[frozenset[str]]:
    """Every set of squares that one or two canals can cover."""
    for kind in kinds:
        yield from kind
    if len(kinds) == 2:
        pairs = combinations(kinds[0], 2) if kinds[0] is kinds[1] else product(*kinds)
        yield from (first | second for first, second in pairs if not first & second)


def flood(squares: frozenset[str], start: str) -> frozenset[str]:
    """What is connected with `start` among these squares."""
    reached = {start}
    waiting = [start]
    while waiting:
        fresh = squares.intersection(BESIDE[waiting.pop()]) - reached
        reached |= fresh
        waiting += fresh
    return frozenset(reached)


def write(table: Table) -> Facts:
    """The dump of a table, complete and in order."""
    board = table.board

    def squares(names: Sequence[str]) -> list[str]:
        return sorted(names, key=lambda name: ORDER[name])

    def temples(owner: Seat) -> list[str]:
        own = [square for square in board.temples if board.temples[square][0] == owner]
        return [f"{board.temples[square][1]} {square}" for square in squares(own)]

    options: dict[str, Json] = dict(table.options)
    placed: dict[str, Json] = dict(board.tiles)
    players: list[Json] = [
        {
            "pilli": board.pilli.get(seat),
            "tokens": table.tokens[seat],
            "temples": temples(seat),
            "points": dict(table.points[seat]),
        }
        for seat in range(table.seats)
    ]
    return {
        "game": "mexica",
        "seats": table.seats,
        "options": options,
        "phase": table.phase,
        "seat": table.seat,
        "period": table.period,
        "round": table.round,
        "ap": table.ap,
        "taken": table.taken,
        "lifted": None if table.lifted is None else " ".join(table.lifted),
        "canals": squares(list(board.canals - FIRST_CANALS)),
        "supply": {"doubles": table.doubles, "singles": table.singles},
        "bridges": [f"{square} {board.bridges[square]}" for square in squares(list(board.bridges))],
        "neutral": temples(NEUTRAL),
        "players": players,
        "tiles": {
            "shown": sorted(table.shown),
            "placed": placed,
            "later": sorted(table.later),
            "removed": sorted(table.removed),
        },
        "stirred": table.stirred,
        "quiet": table.quiet,
        "outcome": table.outcome,
    }


def faults(dump: Facts) -> list[str]:
    """What must not be in any position: pieces lost or gained, or where they may not be."""
    table = read(dump)
    board = table.board
    dug = len(board.canals) - len(FIRST_CANALS)
    standing = [*board.temples, *board.tiles, *board.pilli.values()]
    tiles = Counter([*table.shown, *table.later, *table.removed, *board.tiles.values()])
    unplaced = table.seats - len(board.pilli)
    checks = {
        "canal tiles": dug == 2 * (DOUBLES - table.doubles) + SINGLES - table.singles,
        "dug where no land was": not board.canals & (LAKE | PALACE),
        "bridges": len(board.bridges) + (table.lifted is not None) <= BRIDGES,
        "a bridge off the canals": board.canals.issuperset(board.bridges),
        "a bridge into the water": not any(
            board.is_water(end) for bridge in board.bridges.items() for end in ENDS[bridge]
        ),
        "temples": all(
            count >= 0 for seat in range(table.seats) for count in available(table, seat).values()
        ),
        "neutral temples": neutral_levels(table) == NEUTRAL_TEMPLES[table.options["neutral"]]
        if table.seats == 2
        else neutral_levels(table) == {},
        "tokens": sum(table.tokens) <= TOKENS and min(table.tokens) >= 0,
        "tiles": tiles == ALL_TILES,
        "tiles to come": len(table.later) == (SHOWN_LATER if table.period == 1 else 0),
        "two pieces on a square": len(set(standing)) == len(standing),
        "a building in the palace": PALACE.isdisjoint([*board.temples, *board.tiles]),
        "a piece on water": not any(
            board.is_water(square) and square not in board.bridges for square in standing
        ),
        "a building on a bridge": not any(map(board.is_water, [*board.temples, *board.tiles])),
        "pilli": unplaced == 0 or table.phase == "start",
        "a tile in a region of another size": all(
            len(region(board, square)) == size for square, size in board.tiles.items()
        ),
        "two tiles in a region": all(
            sum(square in board.tiles for square in squares) <= 1 for squares in regions(board)
        ),
        "action points": table.ap >= 0,
    }
    return [name for name, is_fine in checks.items() if not is_fine]


def neutral_levels(table: Table) -> dict[int, int]:
    return Counter(level for owner, level in table.board.temples.values() if owner == NEUTRAL)


def setup_faults(dump: Facts) -> list[str]:
    """What is wrong with a position in which nothing has been played."""
    table = read(dump)
    spots = list(table.board.temples)
    bare = Board(FIRST_CANALS, {}, table.board.temples, {}, {}, table.board.emblem_is_closed)
    checks = {
        "board": table.board == bare,
        "supply": (table.doubles, table.singles) == (DOUBLES, SINGLES),
        "tiles shown": len(table.shown) == SHOWN_FIRST,
        "tokens": table.tokens == [0] * table.seats,
        "points": totals(dump) == [0] * table.seats,
        "phase": (table.phase, table.seat, table.period, table.round) == ("start", 0, 1, 1),
        "a neutral temple at the lake": all(LAKE.isdisjoint(BESIDE[spot]) for spot in spots),
        "a neutral temple off plain land": all(GROUND[spot] == "." for spot in spots),
        "neutral temples too near": all(
            distance(one, two) >= NEUTRAL_DISTANCE for one, two in combinations(spots, 2)
        ),
        "order": table.shown == sorted(table.shown) and table.later == sorted(table.later),
    }
    return [*faults(dump), *(name for name, is_fine in checks.items() if not is_fine)]


def distance(one: str, two: str) -> int:
    """Steps across and up or down."""
    return abs(ord(one[0]) - ord(two[0])) + abs(int(one[1:]) - int(two[1:]))
