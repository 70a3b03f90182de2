"""A second opinion: which actions are legal in a dumped position of Mexica.

It shares nothing with the game it judges. Squares are names, boards are sets of them, and every
question is answered by a fresh flood fill; all that matters here is that it is plainly right.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ziggurat.core.json_fields import Fields
from ziggurat.core.types import NOBODY, Facts, Seat

MAP = (
    "~~~~~~~~~~~~~~~~~~~~~~~",
    "~~.~~~.....~~~~~~~~~~~~",
    "~~...........~~~~~~~~~~",
    "~............~~~~~~~~~~",
    "~..............~~~~~~~~",
    "~~...............~~~~~~",
    "~~......S......=...~..~",
    "~~.....SES.....=......~",
    "~~......S......=......~",
    "~~~............=.....~~",
    "~~................~~~~~",
    "~...............~~~~~~~",
    "~.............~~~~~~~~~",
    "~...........~~~~~~~~~~~",
    "~~~....~~..~~~~~~~~~~~~",
    "~~~~~~~~~~~~~~~~~~~~~~~",
)
"""Lake `~`, plain land `.`, start spaces `S`, the emblem `E`, starting canals `=`."""

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVW"
GROUND = {
    f"{column}{number}": sign
    for number, row in enumerate(MAP, start=1)
    for column, sign in zip(COLUMNS, row, strict=True)
}
ORDER = {square: number for number, square in enumerate(GROUND)}
"""Squares ascend from left to right and row by row."""

LAKE = frozenset(square for square, sign in GROUND.items() if sign == "~")
FIRST_CANALS = frozenset(square for square, sign in GROUND.items() if sign == "=")
STARTS = tuple(square for square, sign in GROUND.items() if sign == "S")
EMBLEM = "I8"
PALACE = frozenset([*STARTS, EMBLEM])

DOUBLES, SINGLES, BRIDGES, TOKENS = 35, 6, 11, 12
TURN_AP, LEAP_AP, TOKENS_A_TURN = 6, 5, 2
ENOUGH = 14
"""A pilli that can reach this many squares is not locked in."""

TEMPLES = {1: {1: 3, 2: 3, 3: 2, 4: 1}, 2: {1: 6, 2: 5, 3: 4, 4: 3}}
"""How many temples of each level a player has, in each period."""

SOURCES = (
    "founder", "guest", "regions-1", "palace-1", "regions-2", "unfounded-2", "palace-2",
)  # fmt: skip

NEUTRAL = -1
"""The owner of the neutral temples."""

OPTIONS = {
    "neutral": ["standard", "hard", "none"],
    "emblem": ["open", "closed"],
    "bridge_squares": ["ends", "all"],
}


def around(square: str, axis: str) -> list[str]:
    """The two squares next to this one along an axis; squares outside the board are left out."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    steps = [(-1, 0), (1, 0)] if axis == "h" else [(0, -1), (0, 1)]
    return [
        f"{COLUMNS[column + right]}{row + down}"
        for right, down in steps
        if 0 <= column + right < len(COLUMNS) and 1 <= row + down <= len(MAP)
    ]


ENDS = {(square, axis): around(square, axis) for square in GROUND for axis in "hv"}
BESIDE = {square: ENDS[square, "h"] + ENDS[square, "v"] for square in GROUND}
"""The squares that share an edge with each square."""


@dataclass(frozen=True)
class Board:
    """What is where."""

    canals: frozenset[str]
    bridges: Mapping[str, str]
    """The axis of the bridge on each square."""

    temples: Mapping[str, tuple[Seat, int]]
    """Owner and level."""

    tiles: Mapping[str, int]
    pilli: Mapping[Seat, str]
    emblem_is_closed: bool

    def is_water(self, square: str) -> bool:
        return square in LAKE or square in self.canals

    def is_empty(self, square: str) -> bool:
        """Whether a pilli could stand there: empty land, or an empty bridge."""
        if self.is_water(square) and square not in self.bridges:
            return False
        if square == EMBLEM and self.emblem_is_closed:
            return False
        return (
            square not in self.temples
            and square not in self.tiles
            and square not in self.pilli.values()
        )

    def is_buildable(self, square: str) -> bool:
        """Empty land outside the palace."""
        return not self.is_water(square) and square not in PALACE and self.is_empty(square)


@dataclass
class Table:
    """A whole dump, with its defaults filled in."""

    seats: int
    options: dict[str, str]
    phase: str
    seat: Seat
    period: int
    round: int
    ap: int
    taken: int
    lifted: tuple[str, str] | None
    doubles: int
    singles: int
    board: Board
    tokens: list[int]
    points: list[dict[str, int]]
    shown: list[int] = field(default_factory=list)
    later: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    stirred: bool = False
    quiet: int = 0
    outcome: str = ""

    def others(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat != self.seat]


def read(dump: Facts) -> Table:
    """The table that a dump describes."""
    fields = Fields(dump, "dump")
    given = fields.inner("options")
    options = {name: given.word(name, values, values[0]) for name, values in OPTIONS.items()}
    seats = fields.number("seats", 2, 4)
    phase = fields.word("phase", ["start", "turn", "bridge", "over"], "turn")
    players = [Fields(player, "player") for player in fields.row("players", seats)]
    dug = [str(square) for square in fields.row("canals")]
    supply = fields.inner("supply")
    doubles = supply.number("doubles", 0, DOUBLES, DOUBLES - min(DOUBLES, len(dug) // 2))
    singles = supply.number("singles", 0, SINGLES, SINGLES - len(dug) + 2 * (DOUBLES - doubles))
    temples = {}
    for owner, row in [
        (NEUTRAL, fields.row("neutral")),
        *((seat, player.row("temples")) for seat, player in enumerate(players)),
    ]:
        for temple in row:
            level, square = str(temple).split()
            temples[square] = (owner, int(level))
    tiles = fields.inner("tiles")
    lifted = pair(dump["lifted"]) if dump.get("lifted") is not None else None
    return Table(
        seats=seats,
        options=options,
        phase=phase,
        seat=fields.number("seat", NOBODY, seats - 1, 0),
        period=fields.number("period", 1, 2, 1),
        round=fields.number("round", 1, 40, 1 if phase == "start" else 2),
        ap=fields.number("ap", 0, 100, TURN_AP),
        taken=fields.number("taken", 0, TOKENS_A_TURN, 0),
        lifted=lifted,
        doubles=doubles,
        singles=singles,
        board=Board(
            canals=FIRST_CANALS.union(dug),
            bridges=dict(pair(bridge) for bridge in fields.row("bridges")),
            temples=temples,
            tiles={
                square: tiles.inner("placed").number(square, 3, 13)
                for square in tiles.inner("placed").names()
            },
            pilli={
                seat: str(player.get("pilli"))
                for seat, player in enumerate(players)
                if player.get("pilli") is not None
            },
            emblem_is_closed=options["emblem"] == "closed",
        ),
        tokens=[player.number("tokens", 0, TOKENS, 0) for player in players],
        points=[
            {source: player.inner("points").number(source, 0, 10_000, 0) for source in SOURCES}
            for player in players
        ],
        shown=[int(str(size)) for size in tiles.row("shown")],
        later=[int(str(size)) for size in tiles.row("later")],
        removed=[int(str(size)) for size in tiles.row("removed")],
        stirred=fields.flag("stirred", False),
        quiet=fields.number("quiet", 0, 3, 0),
        outcome=str(dump.get("outcome", "")),
    )


def pair(text: object) -> tuple[str, str]:
    first, second = str(text).split()
    return first, second


def decides(dump: Facts) -> Seat:
    """Who must decide; during set-up this follows from the pilli on the start spaces."""
    table = read(dump)
    if table.phase == "over":
        return NOBODY
    if table.phase == "start":
        return len(table.board.pilli)
    return table.seat


def legal(dump: Facts) -> list[str]:
    """Every legal action in words."""
    table = read(dump)
    if table.phase == "over":
        return []
    if table.phase == "start":
        return [f"start {square}" for square in STARTS if table.board.is_empty(square)]
    if table.phase == "bridge":
        return bridges(table)
    found = ["done", *tokens(table), *foundings(table), *temples(table)]
    if table.ap >= 1:
        found += canals(table) + lifts(table) + walks(table) + boats(table)
    if table.ap >= 1 and len(table.board.bridges) < BRIDGES:
        found += bridges(table)
    if table.ap >= LEAP_AP:
        found += leaps(table)
    return found


def region(board: Board, start: str) -> frozenset[str]:
    """All land connected with this square of land."""
    reached = {start}
    waiting = [start]
    while waiting:
        for square in BESIDE[waiting.pop()]:
            if not board.is_water(square) and square not in reached:
                reached.add(square)
                waiting.append(square)
    return frozenset(reached)


def regions(board: Board) -> list[frozenset[str]]:
    found: list[frozenset[str]] = []
    for square in GROUND:
        if not board.is_water(square) and not any(square in squares for squares in found):
            found.append(region(board, square))
    return found


def is_founded(board: Board, squares: frozenset[str]) -> bool:
    return any(square in board.tiles for square in squares)


def own_region(table: Table) -> frozenset[str]:
    """The region one's pilli stands in; empty if it stands on a bridge."""
    square = table.board.pilli[table.seat]
    return frozenset() if table.board.is_water(square) else region(table.board, square)


def tokens(table: Table) -> list[str]:
    found = []
    if table.tokens[table.seat] > 0:
        found.append("play token")
    if table.ap >= 1 and table.taken < TOKENS_A_TURN and sum(table.tokens) < TOKENS:
        found.append("take token")
    return found


def canals(table: Table) -> list[str]:
    """Singles and doubles on buildable squares, off bridges, outside founded regions."""
    board = table.board
    squares = [square for square in GROUND if may_be_dug(table, square)]
    places: list[tuple[str, ...]] = []
    if table.singles > 0:
        places += [(square,) for square in squares]
    if table.doubles > 0:
        places += [
            (square, other)
            for square in squares
            for other in BESIDE[square]
            if other in squares and ORDER[square] < ORDER[other]
        ]
    return [
        f"canal {' '.join(place)}"
        for place in places
        if locks_nobody_in(table, replace(board, canals=board.canals.union(place)))
    ]


def may_be_dug(table: Table, square: str) -> bool:
    board = table.board
    if not board.is_buildable(square):
        return False
    for bridge, axis in board.bridges.items():
        whole = table.options["bridge_squares"] == "all"
        if square in (BESIDE[bridge] if whole else ENDS[bridge, axis]):
            return False
    return not is_founded(board, region(board, square))


def foundings(table: Table) -> list[str]:
    """The tile of exactly the region's size, on each of its buildable squares."""
    board, squares = table.board, own_region(table)
    if len(squares) not in table.shown or is_founded(board, squares):
        return []
    return [
        f"found {square}"
        for square in squares
        if board.is_buildable(square)
        and locks_nobody_in(table, replace(board, tiles={**board.tiles, square: len(squares)}))
    ]


def bridges(table: Table) -> list[str]:
    """On canals without a bridge, between two squares of land."""
    board = table.board
    return [
        f"bridge {square} {axis}"
        for square in board.canals
        for axis in "hv"
        if square not in board.bridges
        and not any(board.is_water(end) for end in ENDS[square, axis])
        and locks_nobody_in(table, replace(board, bridges={**board.bridges, square: axis}))
    ]


def lifts(table: Table) -> list[str]:
    """Once all bridges are out, each one that carries no pilli."""
    board = table.board
    if len(board.bridges) < BRIDGES:
        return []
    return [f"lift {square}" for square in board.bridges if board.is_empty(square)]


def available(table: Table, seat: Seat) -> dict[int, int]:
    """How many temples of each level this seat can still build in this period."""
    built = [level for owner, level in table.board.temples.values() if owner == seat]
    return {level: count - built.count(level) for level, count in TEMPLES[table.period].items()}


def temples(table: Table) -> list[str]:
    """Temples that can be paid for, on buildable squares of the region with one's pilli."""
    board = table.board
    levels = [
        level
        for level, count in available(table, table.seat).items()
        if count > 0 and level <= table.ap
    ]
    if not levels:
        return []
    places = [
        square
        for square in own_region(table)
        if board.is_buildable(square)
        and locks_nobody_in(
            table, replace(board, temples={**board.temples, square: (table.seat, 1)})
        )
    ]
    return [f"temple {level} {square}" for level in levels for square in places]


def steps(board: Board, square: str) -> list[str]:
    """Where one step on foot leads from a square or a bridge, whatever stands there."""
    if square in board.bridges:
        return ENDS[square, board.bridges[square]]
    return [
        other
        for other in BESIDE[square]
        if not board.is_water(other)
        or (other in board.bridges and square in ENDS[other, board.bridges[other]])
    ]


def hops(board: Board, bridge: str) -> set[str]:
    """The next bridges over the water, whatever stands on them."""
    found = set()
    reached = {bridge}
    waiting = [bridge]
    while waiting:
        for square in BESIDE[waiting.pop()]:
            if not board.is_water(square) or square in reached:
                continue
            reached.add(square)
            if square in board.bridges:
                found.add(square)
            else:
                waiting.append(square)
    return found


def trips(board: Board, bridge: str) -> dict[str, int]:
    """The fewest hops to each bridge that a boat can get to, under others or not."""
    cost = {bridge: 0}
    waiting = [bridge]
    while waiting:
        here = waiting.pop(0)
        for other in hops(board, here):
            if other not in cost:
                cost[other] = cost[here] + 1
                waiting.append(other)
    return cost


def after_move(table: Table, square: str) -> Board:
    board = table.board
    return replace(board, pilli={**board.pilli, table.seat: square})


def moves(table: Table, targets: Sequence[str]) -> list[str]:
    """The targets that one's pilli may stop on."""
    return [
        square
        for square in targets
        if table.board.is_empty(square) and locks_nobody_in(table, after_move(table, square))
    ]


def walks(table: Table) -> list[str]:
    board = table.board
    return [f"walk {square}" for square in moves(table, steps(board, board.pilli[table.seat]))]


def boats(table: Table) -> list[str]:
    board = table.board
    start = board.pilli[table.seat]
    if start not in board.bridges:
        return []
    near = [square for square, cost in trips(board, start).items() if cost <= table.ap]
    return [f"boat {square}" for square in moves(table, near)]


def leaps(table: Table) -> list[str]:
    return [f"leap {square}" for square in moves(table, list(GROUND))]


def reach(board: Board, seat: Seat) -> int:
    """How many squares this pilli could get to on foot and by boat in the end, its own included."""
    start = board.pilli[seat]
    reached = {start}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        targets = list(steps(board, here))
        if here in board.bridges:
            targets += trips(board, here)
        for square in targets:
            if square not in reached and board.is_empty(square):
                reached.add(square)
                waiting.append(square)
    return len(reached)


def locks_nobody_in(table: Table, after: Board) -> bool:
    """In the first round of the game, no opponent's reach may be reduced to less than enough."""
    if (table.period, table.round) != (1, 1):
        return True
    before = table.board
    if table.lifted is not None:
        square, axis = table.lifted
        before = replace(before, bridges={**before.bridges, square: axis})
    for seat in table.others():
        left = reach(after, seat)
        if left < ENOUGH and left < reach(before, seat):
            return False
    return True
