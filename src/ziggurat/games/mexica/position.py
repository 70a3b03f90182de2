"""What a position of Mexica is, declared once; `fields.py` and positions.md are written from it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ziggurat.core.errors import BadDump
from ziggurat.core.json_fields import Fields
from ziggurat.core.positions import (
    OWNED,
    PLACE,
    Field,
    Flag,
    Keyed,
    Name,
    Named,
    Number,
    Part,
    PendingPart,
    Position,
    Row,
    SeatPart,
    Word,
)
from ziggurat.core.types import NOBODY, Facts, Json, Seat
from ziggurat.games.mexica import bridges, canals, founding, pilli, squares, temples, turn
from ziggurat.games.mexica.actions import BRIDGE, SQUARE, axis_of, bridge_action
from ziggurat.games.mexica.pieces import (
    BRIDGES,
    DOUBLES,
    IS_PALACE,
    LAKE,
    LAST_ROUND,
    LEVELS,
    NAMES,
    NEUTRAL,
    QUIET_ROUNDS,
    SHOWN_FIRST,
    SINGLES,
    SQUARES,
    STARTING_CANALS,
    TEMPLES,
    TILE_SIZES,
    TOKENS,
    TOKENS_A_TURN,
    TURN_POINTS,
)
from ziggurat.games.mexica.scoring import SOURCES

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState

MOST_POINTS: Final = 10_000
PHASES: Final = ("turn", "start", "bridge", "over")
"""What release 0.1.0 called each pending decision."""

TEMPLE_WORDS: Final[list[str]] = [f"{n} {name}" for name in NAMES for n in range(1, LEVELS + 1)]
"""The order in which temples are written: by square, then by level."""

DRY_AT_FIRST: Final[list[int]] = [s for s in range(SQUARES) if s not in STARTING_CANALS]

TILE_ROW: Final = Row(Number(TILE_SIZES[0], TILE_SIZES[-1]), ascending=True)


def earlier(dump: Facts) -> Facts:
    """`phase`, `seat` and `lifted`, as release 0.1.0 wrote them and people may, as `pending`."""
    fields = Fields(dump, PLACE)
    named = ("phase", "seat", "lifted")
    if fields.has("pending") or not any(fields.has(name) for name in named):
        return dump
    phase = fields.word("phase", PHASES, "turn")
    over = phase == "over"
    lowest, highest = (NOBODY, NOBODY) if over else (0, fields.number("seats", 0, LAKE) - 1)
    seat = fields.number("seat", lowest, highest, lowest)
    lifted = fields.get("lifted") if fields.has("lifted") else None
    if (lifted is not None) != (phase == "bridge"):
        raise BadDump(f"{PLACE}.lifted should be a bridge in the phase 'bridge', else null")
    kind = pilli.ChooseStart.KIND if phase == "start" else turn.Turn.KIND
    pending: list[Json] = [] if over else [{"kind": kind, "seat": seat}]
    if lifted is not None:
        pending.append({"kind": bridges.PlaceBridge.KIND, "seat": seat, "lifted": lifted})
    rest = {name: value for name, value in dump.items() if name.casefold() not in named}
    return {**rest, "pending": pending}


def find_canals(state: MexicaState) -> list[int]:
    region = state.region
    return [square for square in DRY_AT_FIRST if region[square] < 0]


def lay_canals(state: MexicaState, dug: list[int]) -> None:
    for square in dug:
        if state.region[square] < 0 or IS_PALACE[square]:
            raise BadDump(f"{PLACE}.canals: no canal can be dug on {NAMES[square]}")
        canals.dig(state, square, LAKE)


def doubles_left(state: MexicaState) -> int:
    """As many doubles as possible were used."""
    return DOUBLES - min(DOUBLES, canals.most_doubles(find_canals(state)))


def singles_left(state: MexicaState) -> int:
    """The squares that no double covers."""
    used = len(find_canals(state)) - 2 * (DOUBLES - state.doubles)
    if not 0 <= used <= SINGLES:
        raise BadDump(f"{PLACE}.canals cannot be covered: there are {SINGLES} single canals")
    return SINGLES - used


def find_bridges(state: MexicaState) -> list[int]:
    return [
        bridge_action(square, axis) - BRIDGE for square, axis in enumerate(state.bridge) if axis
    ]


def lay_bridges(state: MexicaState, spots: list[int]) -> None:
    for spot in spots:
        square, axis = SQUARE[BRIDGE + spot], axis_of(BRIDGE + spot)
        if not bridges.fits(state, square, axis):
            raise BadDump(
                f"{PLACE}.bridges: {bridges.SPOTS[spot]!r} does not lie on a free canal with land "
                "at both ends"
            )
        bridges.put(state, square, axis)


def bridges_left(state: MexicaState) -> int:
    return BRIDGES - len(find_bridges(state)) - (state.lifted >= 0)


def find_temples(state: MexicaState, colour: int) -> list[int]:
    first = squares.code(colour, 1)
    return [
        square * LEVELS + content - first
        for square, content in enumerate(state.content)
        if first <= content < first + LEVELS
    ]


def lay_temples(state: MexicaState, colour: int, built: list[int]) -> None:
    where = f"{PLACE}.neutral" if colour == NEUTRAL else f"{PLACE}.players[{colour}].temples"
    left = list(TEMPLES[1] if colour == NEUTRAL else TEMPLES[state.period - 1])
    for number in built:
        square, level = number // LEVELS, number % LEVELS
        demand_site(state, square, where)
        temples.put(state, square, squares.code(colour, level + 1))
        left[level] -= 1
    if min(left) < 0:
        raise BadDump(f"{where} has more temples of a level than there are")
    if colour != NEUTRAL:
        state.own_stock()[colour * LEVELS : colour * LEVELS + LEVELS] = left


def find_neutral(state: MexicaState) -> list[int]:
    return find_temples(state, NEUTRAL)


def lay_neutral(state: MexicaState, built: list[int]) -> None:
    if built and state.seats != 2:
        raise BadDump(f"{PLACE}.neutral: neutral temples are for two seats")
    lay_temples(state, NEUTRAL, built)


def demand_site(state: MexicaState, square: int, where: str) -> None:
    if state.region[square] < 0 or IS_PALACE[square] or state.content[square]:
        raise BadDump(f"{where}: nothing can be built on {NAMES[square]}")


def find_placed(state: MexicaState) -> dict[int, int]:
    return {
        square: content - squares.CALPULLI
        for square, content in enumerate(state.content)
        if content > squares.CALPULLI
    }


def lay_placed(state: MexicaState, placed: dict[int, int]) -> None:
    for square, size in placed.items():
        where = f"{PLACE}.tiles.placed.{NAMES[square]}"
        demand_site(state, square, where)
        label = state.region[square]
        if state.founded[label]:
            raise BadDump(f"{where}: its region has two tiles")
        if len(state.members[label]) != size:
            raise BadDump(f"{where}: its region has {len(state.members[label])} squares")
        founding.settle(state, square, size)


def unnamed_tiles(state: MexicaState) -> list[int]:
    """The tiles that nothing read so far has named."""
    rest = Counter(TILE_SIZES)
    rest.subtract([*find_placed(state).values(), *state.shown, *state.later])
    if min(rest.values()) < 0:
        raise BadDump(f"{PLACE}.tiles has more tiles of a size than there are")
    return sorted(rest.elements())


def tiles_to_come(state: MexicaState) -> list[int]:
    return unnamed_tiles(state)[: waiting(state)]


def waiting(state: MexicaState) -> int:
    """How many tiles are set aside for the second period (MX-6)."""
    return len(TILE_SIZES) - SHOWN_FIRST if state.period == 1 else 0


def find_pilli(state: MexicaState, seat: Seat) -> int:
    return state.pilli[seat]


def lay_pilli(state: MexicaState, seat: Seat, square: int) -> None:
    if square < 0:
        return
    if state.pilli_blocks[square]:
        raise BadDump(f"{PLACE}.players[{seat}]: no pilli can stand on {NAMES[square]}")
    pilli.arrive(state, seat, square)


def tokens_left(state: MexicaState) -> int:
    return TOKENS - sum(state.tokens)


def in_turn(state: MexicaState) -> bool:
    """Whether a turn is under way; before the first one and after the game none is."""
    return bool(state.pending) and isinstance(state.pending[0], turn.Turn)


def first_round(state: MexicaState) -> int:
    """A position written by hand is one without the protection of the first round (MX-36)."""
    return 2 if in_turn(state) else 1


def full_points(state: MexicaState) -> int:
    return TURN_POINTS if in_turn(state) else 0


def begun(state: MexicaState) -> bool:
    """Release 0.1.0 did not save it; a founding costs nothing and leaves no trace."""
    done = state.ap != TURN_POINTS or state.taken > 0 or state.lifted >= 0
    return done and not isinstance(state.decision(), pilli.ChooseStart)


POSITION: Final[Position[MexicaState]] = Position(
    "MexicaFields",
    (
        "from librt.vecs import vec",
        "from mypy_extensions import u8",
        "",
        "from ziggurat.games.mexica.pieces import (",
        "    BRIDGES,",
        "    DOUBLES,",
        "    SINGLES,",
        "    SQUARES,",
        "    TEMPLES,",
        "    TOKENS,",
        ")",
        "from ziggurat.games.mexica.scoring import SOURCES",
    ),
    {
        "supply": "What is left in the supply.",
        "players": "One object a seat.",
        "tiles": "The calpulli tiles, each named by its size.",
    },
    (
        PendingPart(
            "What is decided: `start` puts a pilli on a start space, `turn` is a turn; on top of a "
            "turn, `bridge` places the bridge that was lifted from where `lifted` says (`P9 h`), "
            "its action point paid already. Empty when the game is over.",
            "a turn of seat 0",
            (turn.Turn, bridges.PlaceBridge, pilli.ChooseStart),
            turn.TURNS[:1],
        ),
        Field(
            "period",
            "int",
            "1",
            "The period.",
            codec=Number(1, 2),
            absent="1",
        ),
        Field(
            "round",
            "int",
            "1",
            "The round of this period; the first round of the game is round 1 of period 1.",
            codec=Number(1, LAST_ROUND),
            absent="2; 1 before the first turn",
            missing=first_round,
        ),
        Field(
            "ap",
            "int",
            "0",
            "Action points left in this turn.",
            codec=Number(0, TURN_POINTS + TOKENS),
            absent="6; 0 where no turn is under way",
            missing=full_points,
        ),
        Field(
            "taken",
            "int",
            "0",
            "Tokens taken from the supply in this turn.",
            codec=Number(0, TOKENS_A_TURN),
            absent="0",
        ),
        Field(
            "begun",
            "bool",
            "False",
            "Whether anything has been done in this turn; opponents look at this.",
            codec=Flag(),
            absent="whether action points, tokens or a lifted bridge show it",
            missing=begun,
        ),
        Field(
            "stirred",
            "bool",
            "False",
            "Whether a canal, a founding or a temple happened in this round (MX-50).",
            codec=Flag(),
            absent="false",
        ),
        Field(
            "quiet",
            "int",
            "0",
            "Whole rounds in a row before this one in which none of that happened; 3 once the "
            "tiles were dropped for it.",
            codec=Number(0, QUIET_ROUNDS),
            absent="0",
        ),
        Field(
            "ended",
            "str",
            '""',
            "How the game ended; empty while it goes on.",
            codec=Word("", "complete", "round-limit"),
            at="outcome",
            absent="empty",
        ),
        Part(
            "canals",
            Row(Name(NAMES), distinct=True),
            "The squares dug so far, without the four that hold canals from the beginning "
            "(P7, P8, P9, P10).",
            find_canals,
            lay_canals,
            absent="none",
        ),
        Field(
            "doubles",
            "int",
            "DOUBLES",
            "Double canals; with the single ones they have to cover `canals`.",
            codec=Number(0, DOUBLES),
            at="supply.doubles",
            absent="as many were used as possible",
            missing=doubles_left,
        ),
        Field(
            "singles",
            "int",
            "SINGLES",
            "Single canals.",
            codec=Number(0, SINGLES),
            at="supply.singles",
            absent="what the doubles leave of `canals`",
            missing=singles_left,
        ),
        Part(
            "bridges",
            Row(Name(bridges.SPOTS), distinct=True),
            "The bridges: `P9 h` lies on P9 with its ends left and right; `v`: above and below.",
            find_bridges,
            lay_bridges,
            absent="none",
        ),
        Field(
            "bridges_left",
            "int",
            "BRIDGES",
            "Bridges: those of the 11 that are neither on the board nor lifted.",
            codec=Number(0, BRIDGES),
            at="supply.bridges",
            absent="what follows from the others",
            missing=bridges_left,
        ),
        Part(
            "neutral",
            Row(Name(TEMPLE_WORDS), distinct=True),
            "Neutral temples, level and square: `3 F10`. Only with two seats.",
            find_neutral,
            lay_neutral,
            absent="none",
        ),
        SeatPart(
            "players[].temples",
            Row(Name(TEMPLE_WORDS), distinct=True),
            "Temples on the board, level and square. Those still to be built are the rest of the "
            "player's set: 3, 3, 2 and 1 of the levels 1 to 4 in period 1; 6, 5, 4 and 3 in period "
            "2, those of period 1 included.",
            find_temples,
            lay_temples,
            absent="none",
        ),
        Part(
            "tiles.placed",
            Keyed(NAMES, Number(TILE_SIZES[0], TILE_SIZES[-1])),
            'Those on the board: `{"R9": 13}`; a tile has the size of its region.',
            find_placed,
            lay_placed,
            absent="none",
        ),
        Field(
            "shown",
            "list[int]",
            "[]",
            "Face up and not yet placed.",
            codec=TILE_ROW,
            at="tiles.shown",
            absent="none",
        ),
        Field(
            "later",
            "list[int]",
            "[]",
            "The seven of period 2 while period 1 lasts; none in period 2.",
            codec=TILE_ROW,
            at="tiles.later",
            absent="the smallest of those that are not named",
            missing=tiles_to_come,
        ),
        Field(
            "removed",
            "list[int]",
            "[]",
            "Those taken out of the game.",
            codec=TILE_ROW,
            at="tiles.removed",
            absent="all that are not named",
            missing=unnamed_tiles,
        ),
        SeatPart(
            "players[].pilli",
            Name(NAMES, none=-1),
            "The square of the pilli, a bridge included; null before it is placed.",
            find_pilli,
            lay_pilli,
        ),
        Field(
            "tokens",
            "list[int]",
            "[0] * seats",
            "Action tokens.",
            copied=OWNED,
            codec=Number(0, TOKENS),
            at="players[].tokens",
            absent="0",
        ),
        Field(
            "token_supply",
            "int",
            "TOKENS",
            "Action tokens: those of the 12 that nobody has.",
            codec=Number(0, TOKENS),
            at="supply.tokens",
            absent="what follows from the others",
            missing=tokens_left,
        ),
        Field(
            "points",
            "list[int]",
            "[0] * (len(SOURCES) * seats)",
            "Points by source: for founding, for being present at another's founding, and from the "
            "first and the second scoring.",
            copied=OWNED,
            codec=Named(SOURCES, 0, MOST_POINTS),
            at="players[].points",
            each=len(SOURCES),
            absent="0 each",
        ),
        Field(
            "wide",
            "bool",
            'options["bridge_squares"] == "all"',
            "Whether canals are barred from all squares around a bridge (MX-13).",
            derived="fields.begin_empty",
        ),
        Field(
            "unchecked",
            "bool",
            "True",
            "Whether something that matters to the shown tiles may have happened since they were "
            "checked; checking once more finds nothing new.",
            derived="fields.begin_empty",
        ),
        Field(
            "pilli",
            "list[int]",
            "[-1] * seats",
            "The square of each seat's pilli, -1 before it is placed.",
            copied=OWNED,
            part="players[].pilli",
        ),
        Field(
            "stock",
            "list[int]",
            "list(TEMPLES[0]) * seats",
            "Temples that can be built: four levels a seat.",
            copied=OWNED,
            derived="position.lay_temples",
        ),
        Field(
            "content",
            "list[int]",
            "[0] * (SQUARES + 1)",
            "What is on each square for good: 0, a temple or a calpulli tile (`squares`).",
            copied=OWNED,
            part="players[].temples",
        ),
        Field(
            "bridge",
            "list[int]",
            "[0] * (SQUARES + 1)",
            "The axis of the bridge on each square; 0 is none.",
            copied=OWNED,
            part="bridges",
        ),
        Field(
            "region",
            "list[int]",
            "[0] * SQUARES + [-1]",
            "The label of each square's region; -1 is water.",
            copied=OWNED,
            part="canals",
        ),
        Field(
            "members",
            "list[list[int]]",
            "[list(range(SQUARES))]",
            "The squares of each region, ascending; the inner lists are replaced, never changed.",
            copied=OWNED,
            derived="canals.dig",
        ),
        Field(
            "founded",
            "list[int]",
            "[0]",
            "The size of each region's calpulli tile; 0 is none.",
            copied=OWNED,
            part="tiles.placed",
        ),
        Field(
            "pilli_blocks",
            "list[int]",
            "[0] * SQUARES + [1]",
            "How many reasons there are that no pilli can come to a square, 0 if one can (MX-29).",
            copied=OWNED,
            derived="squares.occupy",
        ),
        Field(
            "canal_blocks",
            "list[int]",
            "[0] * SQUARES + [1]",
            "How many reasons there are that no canal can be dug on a square, 0 if one can "
            "(MX-12 to MX-14).",
            copied=OWNED,
            derived="squares.block_canal",
        ),
        Field(
            "single_digs",
            "list[int]",
            "[]",
            "Every single canal that could be dug, given a tile and the AP.",
            copied=OWNED,
            derived="canals.single_digs",
        ),
        Field(
            "double_digs",
            "list[int]",
            "[]",
            "Every double canal that could be dug, given a tile and the AP.",
            copied=OWNED,
            derived="canals.double_digs",
        ),
        Field(
            "bridge_spots",
            "list[int]",
            "[]",
            "Every `bridge` action that fits the board.",
            copied=OWNED,
            derived="bridges.spots",
        ),
        Field(
            "lifts",
            "list[int]",
            "[]",
            "Every `lift` action of a bridge that carries no pilli.",
            copied=OWNED,
            derived="bridges.lifts",
        ),
        Field(
            "leaps",
            "list[int]",
            "[]",
            "Every leap that would be possible with enough AP.",
            copied=OWNED,
            derived="pilli.leaps",
        ),
        Field(
            "marks",
            "vec[u8]",
            "vec[u8]()",
            "A byte for each action of the table: 1 for those in these lists; empty until asked.",
            copied=OWNED,
            derived="squares.marks",
        ),
        Field(
            "sites",
            "list[list[int] | None]",
            "[None]",
            "The buildable squares of each region, None until asked; never changed, only replaced.",
            copied=OWNED,
            derived="squares.sites",
        ),
        Field(
            "label_plane",
            "bytes | None",
            "None",
            "The label of each cell's region as a byte, None until asked.",
            derived="planes.label_plane",
        ),
        Field(
            "land_planes",
            "bytes | None",
            "None",
            "Land and canals as learners see them, None until asked.",
            derived="planes.land_planes",
        ),
        Field(
            "region_planes",
            "bytes | None",
            "None",
            "The sizes of regions and of their tiles as learners see them, None until asked.",
            derived="planes.region_planes",
        ),
        Field(
            "bridge_planes",
            "bytes | None",
            "None",
            "Bridges as learners see them, None until asked.",
            derived="planes.bridge_planes",
        ),
        Field(
            "content_planes",
            "list[bytes] | None",
            "None",
            "Temples and calpulli tiles as learners see them, None until asked.",
            derived="planes.content_planes",
        ),
    ),
    earlier,
)
