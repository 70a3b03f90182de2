"""A second opinion: which actions are legal in a dumped position of Tigris & Euphrates.

It shares nothing with the game it judges. Spaces are names, the board is a dict, and every
question is answered by a fresh flood fill; all that matters here is that it is plainly right.
"""

from itertools import product, takewhile

from ziggurat.core.json_fields import Fields
from ziggurat.core.types import NOBODY, Facts, Json, Seat

MAPS = {
    "standard": (
        "....~~~~~.t.~...",
        ".T..~.......~..T",
        "...~~t......~~..",
        "~~~~.........~~~",
        ".............t~~",
        "..............~.",
        "~~~~....t...~~~.",
        ".T.~~~~.....~...",
        "......~~~~~~~.T.",
        ".....t..........",
        "..........t.....",
    ),
    "advanced": (
        "..~~t....t.....~",
        "..~~..........t~",
        ".T~~...........~",
        "..~...t....t~~~~",
        "..~.........~...",
        "..~t........~..T",
        "..~~........~~..",
        "T..~~~.t....t~..",
        ".....~~~.....~..",
        "....T.~~~~~~~~..",
        "......~..T....T.",
    ),
}
"""River `~`, land `.`, start spaces `t` and framed start spaces `T`."""

COLUMNS = "ABCDEFGHIJKLMNOP"
TILES = {"black": "settlement", "red": "temple", "blue": "farm", "green": "market"}
LEADERS = {"black": "king", "red": "priest", "blue": "farmer", "green": "trader"}
MONUMENTS = ("black-red", "black-green", "black-blue", "red-green", "red-blue", "green-blue")

Board = dict[str, str]
"""What lies where; an empty space is not in it."""


class Table:
    """The part of a dump that legality depends on, with its defaults filled in."""

    def __init__(self, dump: Facts) -> None:
        fields = Fields(dump, "dump")
        options = fields.inner("options")
        rows = MAPS[options.word("board", list(MAPS), "standard")]
        self.with_buildings = options.word("buildings", ["off", "on"], "off") == "on"
        self.seats = fields.number("seats", 2, 4)
        self.ground = {
            f"{column}{number}": sign
            for number, row in enumerate(rows, start=1)
            for column, sign in zip(COLUMNS, row, strict=True)
        }
        self.board: Board = {space: "temple" for space, sign in self.ground.items() if sign in "tT"}
        if fields.has("board"):
            self.board = {space: str(piece) for space, piece in fields.inner("board").value.items()}
        self.treasures = {
            space
            for space, sign in self.ground.items()
            if sign in "tT" and self.board.get(space) in ("temple", "face-down")
        }
        if fields.has("treasures"):
            self.treasures = {str(space) for space in fields.row("treasures")}
        self.built = set(fields.inner("monuments").value)
        self.buildings = {
            colour: str(space) for colour, space in fields.inner("buildings").value.items()
        }
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.catastrophes = [2] * self.seats
        if fields.has("players"):
            for seat, player in enumerate(fields.row("players", self.seats)):
                own = Fields(player, f"dump.players[{seat}]")
                self.hands[seat] = [str(tile) for tile in own.row("hand")]
                self.catastrophes[seat] = own.number("catastrophes", 0, 2, 2)
        self.active = fields.number("active", 0, self.seats - 1, 0)
        self.left = fields.number("left", 0, 2, 2)
        self.ended = fields.has("ended") and fields.get("ended") != ""
        self.decision: dict[str, Json] = {"kind": "turn", **fields.inner("decision").value}
        self.kind = str(self.decision["kind"])
        self.tile = str(self.decision.get("tile"))
        self.colour = str(self.decision.get("colour"))

    def clockwise(self) -> list[Seat]:
        """All seats, the active player first."""
        return [(self.active + step) % self.seats for step in range(self.seats)]


def decides(dump: Facts) -> Seat:
    """Who must decide, found on the board rather than read."""
    table = Table(dump)
    if table.ended:
        return NOBODY
    if table.kind == "support":
        attacker, defender = opponents(table)
        return attacker if table.decision["attack"] is None else defender
    if table.kind == "treasure":
        return collector(table)
    return table.active


def legal(dump: Facts) -> list[str]:
    """Every legal action in words."""
    table = Table(dump)
    if table.ended:
        return []
    if table.kind == "turn":
        return turn(table)
    if table.kind == "war":
        return [f"war {colour}" for colour in LEADERS if len(warriors(table, colour)) == 2]
    if table.kind == "support":
        return support(table, decides(dump))
    if table.kind == "building":
        return ["no building", *(f"building {space}" for space in building_spaces(table))]
    if table.kind == "square":
        return ["no monument", *(f"monument {space}" for space in monument_squares(table))]
    if table.kind == "monument":
        return [f"raise {pair}" for pair in monuments_of(table, colour_of(table, table.tile))]
    if table.kind == "treasure":
        return [f"leave {space}" for space in treasures_that_may_stay(table)]
    raise AssertionError(f"a decision without rules: {table.kind}")


def beside(space: str) -> list[str]:
    """The spaces that share an edge with this one."""
    column, row = COLUMNS.index(space[0]), int(space[1:])
    found = []
    if column > 0:
        found.append(f"{COLUMNS[column - 1]}{row}")
    if column < 15:
        found.append(f"{COLUMNS[column + 1]}{row}")
    if row > 1:
        found.append(f"{COLUMNS[column]}{row - 1}")
    if row < 11:
        found.append(f"{COLUMNS[column]}{row + 1}")
    return found


def connects(board: Board, space: str) -> bool:
    """Tiles, face-down tiles and leaders connect; empty spaces and catastrophes do not."""
    return space in board and board[space] != "catastrophe"


def region(board: Board, start: str) -> frozenset[str]:
    """Everything connected with the piece on this space."""
    reached = {start}
    waiting = [start]
    while waiting:
        for space in beside(waiting.pop()):
            if connects(board, space) and space not in reached:
                reached.add(space)
                waiting.append(space)
    return frozenset(reached)


def leader_of(piece: str) -> str:
    """`king` of `1 king`; empty for anything but a leader."""
    words = piece.split()
    return words[1] if len(words) == 2 else ""


def has_leader(board: Board, spaces: frozenset[str]) -> bool:
    return any(leader_of(board[space]) for space in spaces)


def kingdoms_beside(board: Board, space: str) -> set[frozenset[str]]:
    """The different kingdoms that touch a space."""
    regions = {region(board, other) for other in beside(space) if connects(board, other)}
    return {spaces for spaces in regions if has_leader(board, spaces)}


def turn(table: Table) -> list[str]:
    if table.left == 0:
        return ["done"]
    return [
        "done",
        *leaders(table),
        *withdrawals(table),
        *tiles(table),
        *catastrophes(table),
        *swaps(table),
    ]


def leaders(table: Table) -> list[str]:
    """Empty land next to a temple, touching at most one kingdom once the leader is lifted."""
    found = []
    for leader in LEADERS.values():
        lifted = {
            space: piece
            for space, piece in table.board.items()
            if piece != f"{table.active} {leader}"
        }
        for space, sign in table.ground.items():
            if space in table.board or sign == "~":
                continue
            if not any(lifted.get(other) == "temple" for other in beside(space)):
                continue
            if len(kingdoms_beside(lifted, space)) <= 1:
                found.append(f"{leader} {space}")
    return found


def withdrawals(table: Table) -> list[str]:
    return [
        f"withdraw {leader}"
        for leader in LEADERS.values()
        if f"{table.active} {leader}" in table.board.values()
    ]


def tiles(table: Table) -> list[str]:
    """Farms on the river, all others on land, never between three kingdoms."""
    found = []
    for tile in TILES.values():
        if tile not in table.hands[table.active]:
            continue
        for space, sign in table.ground.items():
            if space in table.board:
                continue
            if (tile == "farm") != (sign == "~"):
                continue
            if len(kingdoms_beside(table.board, space)) <= 2:
                found.append(f"{tile} {space}")
    return found


def catastrophes(table: Table) -> list[str]:
    """On an empty space, or on a face-up tile without a treasure or a building."""
    if table.catastrophes[table.active] == 0:
        return []
    found = []
    for space in table.ground:
        if space in table.board:
            if table.board[space] not in TILES.values():
                continue
            if space in table.treasures or space in table.buildings.values():
                continue
        found.append(f"catastrophe {space}")
    return found


def swaps(table: Table) -> list[str]:
    """Every way to put aside one or more tiles from the hand."""
    hand = table.hands[table.active]
    found = []
    for numbers in product(*(range(hand.count(tile) + 1) for tile in TILES.values())):
        if sum(numbers) > 0:
            parts = zip(TILES.values(), numbers, strict=True)
            found.append(" ".join(["swap", *(f"{tile} {n}" for tile, n in parts if n)]))
    return found


def warriors(table: Table, colour: str) -> list[Seat]:
    """Whose leaders of the colour stand on different sides of the covered tile."""
    uncovered = {space: piece for space, piece in table.board.items() if space != table.tile}
    return [
        int(uncovered[space].split()[0])
        for side in kingdoms_beside(uncovered, table.tile)
        for space in side
        if leader_of(uncovered[space]) == LEADERS[colour]
    ]


def rebels(table: Table, colour: str) -> list[Seat]:
    """Whose leaders of the colour stand in the kingdom of the active player's one."""
    for space, piece in table.board.items():
        if piece == f"{table.active} {LEADERS[colour]}":
            return [
                int(table.board[other].split()[0])
                for other in region(table.board, space)
                if leader_of(table.board[other]) == LEADERS[colour]
            ]
    raise AssertionError("a revolt without the attacker's leader")


def opponents(table: Table) -> tuple[Seat, Seat]:
    """Attacker and defender: of the two owners, the one first met from the active player on."""
    revolt = table.decision["conflict"] == "revolt"
    owners = rebels(table, table.colour) if revolt else warriors(table, table.colour)
    attacker, defender = (seat for seat in table.clockwise() if seat in owners)
    return attacker, defender


def support(table: Table, seat: Seat) -> list[str]:
    """Temples in a revolt, tiles of the leaders' colour in a war; from none to all in hand."""
    tile = "temple" if table.decision["conflict"] == "revolt" else TILES[table.colour]
    return [f"support {number}" for number in range(table.hands[seat].count(tile) + 1)]


def colour_of(table: Table, space: str) -> str:
    """The colour of the face-up tile on a space."""
    return next(colour for colour, tile in TILES.items() if table.board[space] == tile)


def line(table: Table, space: str, steps: tuple[int, int]) -> list[str]:
    """The unbroken line of equal tiles through a space, both ways along `steps`."""
    found = [space]
    for sign in (1, -1):
        column, row = COLUMNS.index(space[0]), int(space[1:])
        while True:
            column, row = column + sign * steps[0], row + sign * steps[1]
            if not 0 <= column < 16:
                break
            other = f"{COLUMNS[column]}{row}"
            if table.board.get(other) != table.board[space]:
                break
            found.append(other)
    return found


def lines(table: Table, space: str) -> list[list[str]]:
    """The row and the column through a space."""
    return [line(table, space, (1, 0)), line(table, space, (0, 1))]


def building_spaces(table: Table) -> set[str]:
    """The tiles of each line of three or more that the building may go to."""
    found = set()
    now = table.buildings.get(colour_of(table, table.tile))
    for candidate in lines(table, table.tile):
        if len(candidate) < 3:
            continue
        if now is not None:
            if now in candidate:
                continue
            if len(candidate) <= max(len(old) for old in lines(table, now)):
                continue
        found.update(candidate)
    return found


def monuments_of(table: Table, colour: str) -> list[str]:
    """The monuments still in the box that show the colour."""
    return [pair for pair in MONUMENTS if pair not in table.built and colour in pair.split("-")]


def monument_squares(table: Table) -> list[str]:
    """The top left spaces of the squares of equal tiles around the tile just placed."""
    if not monuments_of(table, colour_of(table, table.tile)):
        return []
    found = []
    for space in table.ground:
        column, row = COLUMNS.index(space[0]), int(space[1:])
        square = [
            f"{letter}{number}"
            for letter in COLUMNS[column : column + 2]
            for number in (row, row + 1)
        ]
        if table.tile not in square or len(square) != 4:
            continue
        if all(table.board.get(other) == table.board[table.tile] for other in square):
            found.append(space)
    return found


def hoard(table: Table, seat: Seat) -> set[str]:
    """The treasures in the kingdom of this seat's trader."""
    for space, piece in table.board.items():
        if piece == f"{seat} trader":
            return table.treasures & region(table.board, space)
    return set()


def collector(table: Table) -> Seat:
    """The first owner of a trader, from the active player on, with treasures to take."""
    return next(seat for seat in table.clockwise() if len(hoard(table, seat)) > 1)


def treasures_that_may_stay(table: Table) -> set[str]:
    """Framed ones are taken first, so an unframed one stays if there is one."""
    treasures = hoard(table, collector(table))
    inner = {space for space in treasures if table.ground[space] == "t"}
    return inner or treasures


TILE_STEPS = ("choice of war", "war", "building", "square", "treasure")
"""What a placed tile can ask the players for, in this order."""


def skipped(before: Facts, words: str, after: Facts) -> list[str]:
    """What should have followed these words according to the board, and did not."""
    was, now = Table(before), Table(after)
    if now.ended:
        return []
    asked = {"support": str(now.decision.get("conflict")), "war": "choice of war"}
    reached = asked.get(now.kind, now.kind)
    now.tile = words.split()[1] if was.kind == "turn" and words != "done" else was.tile
    passed = takewhile(lambda step: step != reached, steps_after(was, words))
    return [step for step in passed if is_due(was if step == "monument" else now, step)]


def steps_after(was: Table, words: str) -> tuple[str, ...]:
    """The steps at which the current action can still ask for something after these words."""
    verb = words.split(maxsplit=1)[0]
    if was.kind == "support" and was.decision["attack"] is None:
        return ()
    if verb in TILES.values() or (was.kind == "support" and was.decision["conflict"] == "war"):
        return TILE_STEPS
    if was.kind == "war":
        return TILE_STEPS[1:]
    if was.kind == "building":
        return ("square", "treasure")
    if was.kind == "square" and words != "no monument":
        return ("monument", "treasure")
    if verb in LEADERS.values():
        return ("revolt", "treasure")
    return ("treasure",)


def is_due(table: Table, step: str) -> bool:
    """Whether the board leaves a player something to decide at that step."""
    if step == "revolt":
        own = [c for c in LEADERS if f"{table.active} {LEADERS[c]}" in table.board.values()]
        return any(len(rebels(table, colour)) > 1 for colour in own)
    if step in ("choice of war", "war"):
        fighting = [colour for colour in LEADERS if len(warriors(table, colour)) > 1]
        return len(fighting) > 1 if step == "choice of war" else len(fighting) == 1
    if step == "building":
        return table.with_buildings and bool(building_spaces(table))
    if step == "square":
        return bool(monument_squares(table))
    if step == "monument":
        return len(monuments_of(table, colour_of(table, table.tile))) > 1
    return any(len(hoard(table, seat)) > 1 for seat in range(table.seats))
