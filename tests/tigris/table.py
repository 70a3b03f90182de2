"""A table for tests: a start position with pieces added, and short functions to read it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import ziggurat
from ziggurat import Facts, Seat, State
from ziggurat.core.json_fields import plain
from ziggurat.core.types import Json

GAME = ziggurat.game("tigris")

COLOURS = ("black", "red", "blue", "green")
TILES = ("settlement", "temple", "farm", "market")
LEADERS = ("king", "priest", "farmer", "trader")
COLOUR_OF_TILE = dict(zip(TILES, COLOURS, strict=True))
COLOUR_OF_LEADER = dict(zip(LEADERS, COLOURS, strict=True))
IN_THE_BOX = {"settlement": 30, "temple": 57, "farm": 36, "market": 30}

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
"""The printed boards: `~` a river, `t` a start space, `T` a framed one."""

SPACES = tuple(f"{column}{row}" for row in range(1, 12) for column in "ABCDEFGHIJKLMNOP")


def printed(board: str, signs: str) -> list[str]:
    """The spaces of a board that are printed with one of these signs."""
    letters = "".join(MAPS[board])
    return [space for space, letter in zip(SPACES, letters, strict=True) if letter in signs]


def neighbours(space: str) -> list[str]:
    """The spaces that share an edge with this one."""
    column, row = ord(space[0]), int(space[1:])
    around = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    names = [f"{chr(other)}{line}" for other, line in around]
    return [name for name in names if name in SPACES]


def square(corner: str) -> list[str]:
    """The four spaces of the square with this top left space."""
    column, row = ord(corner[0]), int(corner[1:])
    return [f"{chr(column + x)}{row + y}" for y in (0, 1) for x in (0, 1)]


def table(
    place: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    board: str = "standard",
    buildings: str = "off",
    scores: str = "hidden",
    hands: Mapping[int, Sequence[str]] | None = None,
    monuments: Mapping[str, str] | None = None,
    gone: Iterable[str] = (),
    built: Mapping[str, str] | None = None,
    taken: Iterable[str] = (),
    bag: Sequence[str] = (),
    catastrophes: Mapping[int, int] | None = None,
    points: Mapping[int, Mapping[str, int]] | None = None,
    treasures: Mapping[int, int] | None = None,
    active: Seat = 0,
    left: int = 2,
) -> State:
    """The start of a game with `place` put on the board.

    `monuments` stand on the square with that top left space, `gone` ones are no longer in the
    box, `built` says where buildings stand, `taken` from which start spaces the treasure is gone.
    """
    starts = printed(board, "tT")
    things = dict.fromkeys(starts, "temple") | dict(place or {})
    pairs: dict[str, str | None] = dict.fromkeys(gone)
    for pair, corner in (monuments or {}).items():
        pairs[pair] = corner
        things |= dict.fromkeys(square(corner), "face-down")
    players: list[Json] = []
    for seat in range(seats):
        player: dict[str, Json] = {
            "hand": list((hands or {}).get(seat, ())),
            "points": dict((points or {}).get(seat, {})),
            "treasures": (treasures or {}).get(seat, 0),
        }
        if catastrophes is not None and seat in catastrophes:
            player["catastrophes"] = catastrophes[seat]
        players.append(player)
    dump: dict[str, Json] = {
        "game": "tigris",
        "seats": seats,
        "options": {"board": board, "buildings": buildings, "scores": scores},
        "board": things,
        "treasures": [space for space in starts if space not in set(taken)],
        "monuments": pairs,
        "players": players,
        "bag": list(bag),
        "active": active,
        "left": left,
    }
    if built:
        dump["buildings"] = dict(built)
    return GAME.load(dump)


def do(state: State, *moves: str) -> State:
    """Play moves written as in a record, with seat and words: `do(state, "0 temple H7")`."""
    for move in moves:
        seat, _, words = move.partition(" ")
        assert state.seat == int(seat), f"{move!r}: seat {state.seat} decides {state.question()}"
        state.play(GAME.read(words))
    return state


def refused(state: State, words: str) -> str | None:
    """The rule that forbids these words now; None if they are allowed."""
    refusal = state.refusal(GAME.read(words))
    return None if refusal is None else refusal.rule


def legal(state: State, kind: str = "") -> set[str]:
    """The words of all legal actions, or of those beginning with a given word."""
    words = {GAME.write(action) for action in state.actions()}
    return {each for each in words if not kind or each.split()[0] == kind}


def asks(state: State) -> str:
    """The kind of decision that is pending."""
    kind = state.question()["kind"]
    assert isinstance(kind, str)
    return kind


def named(value: Json) -> Mapping[str, Json]:
    assert isinstance(value, Mapping)
    return value


def listed(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def texts(value: Json) -> list[str]:
    return [str(each) for each in listed(value)]


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def dumped(state: State) -> Mapping[str, Json]:
    return named(plain(state.digested()))


def on_board(state: State) -> dict[str, str]:
    """What lies on each space that is not empty."""
    return {space: str(thing) for space, thing in named(dumped(state)["board"]).items()}


def lies(state: State, space: str) -> str | None:
    """What lies on a space, None if it is empty."""
    return on_board(state).get(space)


def players(state: State) -> list[Mapping[str, Json]]:
    return [named(player) for player in listed(dumped(state)["players"])]


def hand(state: State, seat: Seat) -> Counter[str]:
    return Counter(texts(players(state)[seat]["hand"]))


def points(state: State) -> dict[int, dict[str, int]]:
    """The points by colour of each seat that has any, zeros left out."""
    found = {}
    for seat, player in enumerate(players(state)):
        own = {colour: number(n) for colour, n in named(player["points"]).items() if n}
        if own:
            found[seat] = own
    return found


def earned(state: State, seat: Seat) -> dict[str, int]:
    """Where a seat's points came from, zeros left out."""
    return {why: number(n) for why, n in named(players(state)[seat]["earned"]).items() if n}


def treasures_of(state: State) -> list[int]:
    """How many treasures each seat has taken."""
    return [number(player["treasures"]) for player in players(state)]


def treasures_on(state: State) -> set[str]:
    """The spaces where treasures lie."""
    return set(texts(dumped(state)["treasures"]))


def built_on(state: State) -> dict[str, str]:
    """Where the civilization buildings stand, by colour."""
    return {colour: str(space) for colour, space in named(dumped(state)["buildings"]).items()}


def regions(things: Mapping[str, str], without: str = "") -> list[set[str]]:
    """The connected groups of tiles, face-down tiles and leaders; `without` one space."""
    rest = {space for space, thing in things.items() if thing != "catastrophe"} - {without}
    found = []
    while rest:
        group = {rest.pop()}
        edge = list(group)
        while edge:
            near = set(neighbours(edge.pop())) & rest
            rest -= near
            group |= near
            edge.extend(near)
        found.append(group)
    return found


def is_leader(thing: str) -> bool:
    return thing[0].isdigit()


def kingdoms(state: State) -> list[set[str]]:
    """The regions with a leader, as they lie on the board."""
    things = on_board(state)
    return [group for group in regions(things) if any(is_leader(things[space]) for space in group)]


def told(state: State, kind: str) -> list[Facts]:
    """The facts of all events of a kind so far."""
    return [event.facts for event in state.events if event.kind == kind]


def fought(state: State, conflict: str) -> list[dict[str, Json]]:
    """Colour, sides and strengths of the revolts or wars so far."""
    wanted = ("colour", "attacker", "defender", "attack", "defence")
    won = [facts for facts in told(state, "conflict-won") if facts["conflict"] == conflict]
    return [{name: facts[name] for name in wanted} for facts in won]
