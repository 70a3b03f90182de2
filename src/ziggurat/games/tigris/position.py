"""What a position of Tigris & Euphrates is, declared once.

`fields.py` and positions.md are written from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ziggurat.core.errors import BadDump
from ziggurat.core.json_fields import Fields
from ziggurat.core.positions import (
    NOBODY_YET,
    OWNED,
    OWNER,
    PLACE,
    Counted,
    Field,
    Keyed,
    Name,
    Named,
    Number,
    Part,
    PendingPart,
    Position,
    Row,
    Secret,
    Word,
)
from ziggurat.core.types import Cell, Facts, Json
from ziggurat.games.tigris import buildings, conflicts, monuments, treasures, turn
from ziggurat.games.tigris.pieces import (
    ACTIONS,
    BLUE,
    CATASTROPHE,
    CATASTROPHES,
    CELLS,
    COLOURS,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    GONE,
    LEADER,
    MONUMENT_NAMES,
    MONUMENT_PLACES,
    MONUMENTS,
    NAMES,
    SEATS,
    TEMPLE,
    TILE_COUNTS,
    TILES,
    UNBUILT,
    WHY,
)
from ziggurat.games.tigris.shown import piece_name

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

MOST_POINTS: Final = 100_000
MOST_TREASURES: Final = 14

WORDS: Final[list[int]] = [*range(FACE_UP, CATASTROPHE + 1), *range(LEADER, LEADER + 4 * SEATS)]
PIECES: Final[list[str]] = [
    piece_name(piece) if piece in WORDS else "" for piece in range(LEADER + 4 * SEATS)
]
"""What can lie on a space, by its number; empty words stand for nothing."""

OVER: Final = "over"
KINDS: Final = ("turn", "war", "support", "building", "square", "monument", "treasure", OVER)
"""What release 0.1.0 called each decision."""

FOLLOWING: Final[dict[str, int]] = {"square": 0, "monument": 0, "building": 1}
"""How much of what follows a tile waits beneath these decisions; beneath the others, all of it."""


def earlier(dump: Facts) -> Facts:
    """`decision`, as release 0.1.0 wrote it and people may, as `pending`."""
    dump = _with_catastrophes(dump)
    if dump.get("removed") == {}:
        dump = {name: value for name, value in dump.items() if name != "removed"}
    fields = Fields(dump, PLACE)
    if fields.has("pending"):
        return dump
    ended = fields.get("ended") if fields.has("ended") else ""
    decision = fields.inner("decision")
    kind = decision.word("kind", KINDS, OVER if ended else turn.Turn.KIND)
    if (kind == OVER) != bool(ended):
        raise BadDump(f"{PLACE}.decision: nothing is decided exactly when the game has ended")
    active = fields.number("active", 0, SEATS - 1, 0)
    rest = {name: value for name, value in dump.items() if name.casefold() != "decision"}
    pending: list[Json] = []
    if kind != OVER:
        pending.append({"kind": turn.Turn.KIND, "seat": active})
    if kind not in (OVER, turn.Turn.KIND):
        options = fields.inner("options")
        with_buildings = options.has("buildings") and options.get("buildings") == "on"
        pending += _running(kind, decision, active, with_buildings)
    decision.finish()
    return {**rest, "pending": pending}


def _running(kind: str, decision: Fields, active: int, with_buildings: bool) -> list[Json]:
    """A decision inside an action, on top of what follows it."""
    tile = decision.get("tile") if decision.has("tile") else None
    pending: list[Json] = [{"kind": treasures.EndAction.KIND, "seat": active}]
    steps = [monuments.OfferMonument.KIND, buildings.OfferBuilding.KIND, conflicts.Wars.KIND]
    for step in steps[: FOLLOWING.get(kind, len(steps))] if tile is not None else ():
        if with_buildings or step != buildings.OfferBuilding.KIND:
            pending.append({"kind": step, "seat": active, "tile": tile})
    asked: dict[str, Json] = {"kind": kind, "seat": active}
    if kind == "support":
        names = ("conflict", "colour", "attacker", "defender", "attack")
        asked |= {name: decision.get(name) for name in names}
        asked["seat"] = asked["attacker" if asked["attack"] is None else "defender"]
        asked["tile"] = tile
    elif kind != "treasure":
        asked["tile"] = decision.get("tile")
    if kind == "monument":
        asked["square"] = decision.get("square")
    return [*pending, asked]


def _with_catastrophes(dump: Facts) -> Facts:
    """Where a dump leaves players out, they have the catastrophes that are not on the board."""
    board, seats = dump.get("board"), dump.get("seats")
    nobody: list[Json] = [{}] * seats if isinstance(seats, int) and 0 < seats <= SEATS else []
    players = dump.get("players", nobody)
    if not isinstance(board, Mapping) or not isinstance(players, list):
        return dump
    played = sum(piece == PIECES[CATASTROPHE] for piece in board.values())
    if not played:
        return dump
    filled: list[Json] = []
    for player in reversed(players):
        if played and isinstance(player, Mapping) and "catastrophes" not in player:
            gone = min(played, CATASTROPHES)
            played -= gone
            filled.append({**player, "catastrophes": CATASTROPHES - gone})
        else:
            filled.append(player)
    return {**dump, "players": filled[::-1]}


def find_board(state: TigrisState) -> dict[Cell, int]:
    return {cell: piece for cell, piece in enumerate(state.cells) if piece != EMPTY}


def lay_board(state: TigrisState, pieces: dict[Cell, int]) -> None:
    state.cells = bytes(CELLS)
    for cell, piece in pieces.items():
        river = bool(state.board.river[cell])
        where, word = f"{PLACE}.board.{NAMES[cell]}", PIECES[piece]
        if not word or (piece < FACE_DOWN and river != (piece == FACE_UP + BLUE)):
            raise BadDump(f"{where}: no {word or 'such thing'} can lie there")
        if piece >= LEADER:
            number = piece - LEADER
            if number >= 4 * state.seats or river or state.leader_cells[number] >= 0:
                raise BadDump(f"{where}: {word} cannot stand there (too)")
            state.leader_cells[number] = cell
        state.lay(cell, piece)


def find_treasures(state: TigrisState) -> list[Cell]:
    return [cell for n, cell in enumerate(state.board.starts) if state.treasures >> n & 1]


def lay_treasures(state: TigrisState, cells: list[Cell]) -> None:
    possible = lying_treasures(state)
    state.treasures = 0
    for cell in cells:
        if cell not in possible:
            raise BadDump(f"{PLACE}.treasures: there can be no treasure on {NAMES[cell]}")
        state.treasures |= 1 << state.board.start_at[cell]


def lying_treasures(state: TigrisState) -> list[Cell]:
    """The start spaces that hold a temple or a face-down tile."""
    return [cell for cell in state.board.starts if state.cells[cell] in (TEMPLE, FACE_DOWN)]


def find_monuments(state: TigrisState) -> dict[int, Cell]:
    return {number: cell for number, cell in enumerate(state.monuments) if cell != UNBUILT}


def lay_monuments(state: TigrisState, built: dict[int, Cell]) -> None:
    covered: set[Cell] = set()
    for number, corner in built.items():
        state.own_monuments()[number] = corner
        if corner == GONE:
            continue
        where = f"{PLACE}.monuments.{MONUMENT_NAMES[number]}"
        square = monuments.four(corner) if corner in MONUMENT_PLACES else []
        if not square or any(state.cells[c] != FACE_DOWN or c in covered for c in square):
            raise BadDump(f"{where}: no four face-down tiles of its own lie there")
        wet = sum(state.board.river[c] for c in square)
        if wet not in (0, len(square)) or (wet and BLUE not in MONUMENTS[number]):
            raise BadDump(f"{where}: no four tiles of one of its colours could lie there")
        covered.update(square)


def find_buildings(state: TigrisState) -> dict[int, Cell]:
    return {colour: cell for colour, cell in enumerate(state.buildings) if cell >= 0}


def lay_buildings(state: TigrisState, built: dict[int, Cell]) -> None:
    for colour, cell in built.items():
        if not state.buildings_on or state.cells[cell] != FACE_UP + colour:
            raise BadDump(
                f"{PLACE}.buildings.{COLOURS[colour]}: no such building can stand on {NAMES[cell]}"
            )
        state.own_buildings()[colour] = cell


def find_bag(state: TigrisState) -> list[int]:
    return list(state.bag[state.drawn :])


def lay_bag(state: TigrisState, tiles: list[int]) -> None:
    state.bag = bytes(tiles)
    state.drawn = 0


def covered_tiles(state: TigrisState) -> list[int]:
    """A colour that the monument above shows and that can lie there."""
    covered = [0] * 4
    for number, corner in enumerate(state.monuments):
        if corner >= 0:
            wet = bool(state.board.river[corner])
            fits = [colour for colour in MONUMENTS[number] if wet == (colour == BLUE)]
            covered[fits[0] if fits else MONUMENTS[number][0]] += 4
    return covered


def removed_tiles(state: TigrisState) -> list[int]:
    """Everything that is nowhere else."""
    return [
        TILE_COUNTS[colour]
        - state.cells.count(FACE_UP + colour)
        - find_bag(state).count(colour)
        - sum(state.hands[colour::4])
        - sum(state.swapped[colour::4])
        - state.covered[colour]
        for colour in range(4)
    ]


POSITION: Final[Position[TigrisState]] = Position(
    "TigrisFields",
    (
        "from ziggurat.core.types import Cell, Seat",
        "from ziggurat.games.tigris.kingdoms import Regions",
        "from ziggurat.games.tigris.pieces import (",
        "    ACTIONS,",
        "    BOARDS,",
        "    CATASTROPHES,",
        "    EMPTY,",
        "    MONUMENTS,",
        "    TEMPLE,",
        "    UNBUILT,",
        "    WHY,",
        "    Board,",
        ")",
    ),
    {"players": "One object a seat."},
    (
        Field(
            "board",
            "Board",
            'BOARDS[str(options["board"])]',
            "The side of the board that is played on.",
            derived="fields.begin_empty",
        ),
        Field(
            "buildings_on",
            "bool",
            'options["buildings"] == "on"',
            "Whether civilization buildings are played with.",
            derived="fields.begin_empty",
        ),
        Part(
            "board",
            Keyed(NAMES, Name(PIECES)),
            "What lies on each space: `settlement`, `temple`, `farm`, `market`, `face-down` (a "
            "tile under a monument), `catastrophe`, or a leader as `0 king` (seat and leader). "
            "Everything on the board stands here, the start temples too.",
            find_board,
            lay_board,
            absent="the start temples",
        ),
        Field(
            "cells",
            "bytes",
            "bytes(TEMPLE if n >= 0 else EMPTY for n in self.board.start_at)",
            "What lies on each space, by the numbers of `pieces`.",
            part="board",
        ),
        Field(
            "leader_cells",
            "list[Cell]",
            "[-1] * (4 * seats)",
            "Where each leader stands, by 4 × seat + colour; -1 before its owner.",
            copied=OWNED,
            part="board",
        ),
        Part(
            "treasures",
            Row(Name(NAMES), distinct=True),
            "The spaces with a treasure: each a start space with a temple or a face-down tile.",
            find_treasures,
            lay_treasures,
            absent="every such space",
            missing=lying_treasures,
        ),
        Field(
            "treasures",
            "int",
            "self.board.all_treasures",
            "Bit n: the treasure of the board's n-th start space is there.",
            part="treasures",
        ),
        Part(
            "monuments",
            Keyed(MONUMENT_NAMES, Name(NAMES, none=GONE)),
            "Built monuments: the top left of its four face-down tiles, or null for one that is "
            "gone from the box.",
            find_monuments,
            lay_monuments,
            absent="none",
        ),
        Field(
            "monuments",
            "list[Cell]",
            "[UNBUILT] * len(MONUMENTS)",
            "The top left space of each monument, UNBUILT or GONE.",
            copied=OWNED,
            part="monuments",
        ),
        Part(
            "buildings",
            Keyed(COLOURS, Name(NAMES)),
            "Where civilization buildings stand, with the variant only.",
            find_buildings,
            lay_buildings,
            absent="none",
        ),
        Field(
            "buildings",
            "list[Cell]",
            "[-1] * 4",
            "The space of each civilization building by colour, -1 in the box.",
            copied=OWNED,
            part="buildings",
        ),
        Field(
            "covered",
            "list[int]",
            "[0] * 4",
            "How many tiles lie face down under monuments.",
            copied=OWNED,
            codec=Named(TILES, 0, max(TILE_COUNTS)),
            absent="of a colour that each monument shows",
            missing=covered_tiles,
        ),
        Field(
            "points",
            "list[int]",
            "[0] * (4 * seats)",
            "Points by colour.",
            copied=OWNED,
            codec=Named(COLOURS, 0, MOST_POINTS),
            at="players[].points",
            each=4,
            absent="0 each",
        ),
        Field(
            "earned",
            "list[int]",
            "[0] * (len(WHY) * seats)",
            "Points by where they came from.",
            copied=OWNED,
            codec=Named(WHY, 0, MOST_POINTS),
            at="players[].earned",
            each=len(WHY),
            absent="0 each",
        ),
        Field(
            "taken",
            "list[int]",
            "[0] * seats",
            "Treasures taken.",
            copied=OWNED,
            codec=Number(0, MOST_TREASURES),
            at="players[].treasures",
            absent="0",
        ),
        Field(
            "catastrophes",
            "list[int]",
            "[CATASTROPHES] * seats",
            "Catastrophe tiles left.",
            copied=OWNED,
            codec=Number(0, CATASTROPHES),
            at="players[].catastrophes",
            absent="what is not on the board, the first seats' first",
        ),
        Field(
            "hands",
            "list[int]",
            "[0] * (4 * seats)",
            "The tiles in hand; at most six.",
            copied=OWNED,
            codec=Counted(TILES),
            at="players[].hand",
            each=4,
            absent="none",
            secret=Secret(OWNER, "tiles"),
        ),
        Field(
            "swapped",
            "list[int]",
            "[0] * (4 * seats)",
            "The tiles swapped away, seen by their owner only.",
            copied=OWNED,
            codec=Counted(TILES),
            at="players[].swapped",
            each=4,
            absent="none",
            secret=Secret(OWNER, "tiles"),
        ),
        Part(
            "bag",
            Row(Name(TILES)),
            "The tiles in the bag, first drawn first.",
            find_bag,
            lay_bag,
            absent="empty",
            secret=Secret(NOBODY_YET, "tiles"),
        ),
        Field(
            "bag",
            "bytes",
            'b""',
            "The colours of all tiles ever in the bag, first drawn first.",
            part="bag",
        ),
        Field("drawn", "int", "0", "How many of them have been drawn.", part="bag"),
        Field(
            "removed",
            "list[int]",
            "[0] * 4",
            "How many tiles have left the game in the open.",
            copied=OWNED,
            codec=Named(TILES, 0, max(TILE_COUNTS)),
            absent="all that are nowhere else",
            missing=removed_tiles,
        ),
        Field(
            "active",
            "Seat",
            "0",
            "The seat whose turn it is.",
            codec=Number(0, SEATS - 1),
            absent="0",
        ),
        Field(
            "left",
            "int",
            "ACTIONS",
            "Actions left in this turn.",
            codec=Number(0, ACTIONS),
            absent="2",
        ),
        Field(
            "ended",
            "str",
            '""',
            "How the game ended; empty while it goes on.",
            codec=Word("", "treasures", "bag", "swap"),
            absent="empty",
        ),
        PendingPart(
            "What is decided, on top of what follows it. Between actions that is a `turn` of the "
            "active seat; in the middle of one, the questions and steps of the table below.",
            "a turn of seat 0",
            (
                turn.Turn,
                treasures.EndAction,
                treasures.LeaveTreasure,
                conflicts.Wars,
                conflicts.ChooseWar,
                conflicts.Support,
                buildings.OfferBuilding,
                buildings.PutBuilding,
                monuments.OfferMonument,
                monuments.ChooseSquare,
                monuments.RaiseMonument,
            ),
            turn.TURNS[:1],
        ),
        Field(
            "known_regions",
            "Regions | None",
            "None",
            "The regions and kingdoms as they are, None until asked.",
            derived="kingdoms.look_over",
        ),
        Field(
            "lifted_regions",
            "dict[Cell, Regions]",
            "{}",
            "The regions as they would be with a space empty, for the spaces asked about.",
            derived="kingdoms.look_over",
        ),
        Field(
            "known_temples",
            "list[int] | None",
            "None",
            "How many face-up temples touch each space, None until asked.",
            derived="kingdoms.temples_near",
        ),
    ),
    earlier,
)
