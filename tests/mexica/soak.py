"""Whole games in which the same things must always be true."""

from collections.abc import Mapping
from random import Random

from tests.mexica import naive_soak, trials
from tests.mexica.players import lively
from tests.mexica.table import MEXICA
from tests.soaking import Task
from ziggurat.core.checks import setups
from ziggurat.core.state import State
from ziggurat.core.types import Json
from ziggurat.games.mexica.pieces import AROUND, IS_PALACE, LAKE, NAMES, NUMBERS, STARTING_CANALS

SETUPS = setups(MEXICA)
SETS = {1: [3, 3, 2, 1], 2: [6, 5, 4, 3]}


def rows(value: Json) -> list[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]


def inner(value: Json, name: str) -> Mapping[str, Json]:
    assert isinstance(value, Mapping)
    found = value[name]
    assert isinstance(found, Mapping)
    return found


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def region(square: str, water: set[str]) -> set[str]:
    """The land connected with a square."""
    found, todo = {square}, [square]
    while todo:
        for other in AROUND[NUMBERS[todo.pop()]]:
            if other != LAKE and NAMES[other] not in found | water:
                found.add(NAMES[other])
                todo.append(NAMES[other])
    return found


def check(state: State) -> None:
    """Nothing is lost, nothing is where it cannot be, every tile fits its region."""
    dump, view = state.dump(), state.view(None)
    supply, tiles = inner(view, "supply"), inner(dump, "tiles")
    canals = rows(dump["canals"])
    water = {*canals, *(NAMES[square] for square in STARTING_CANALS)}
    doubles, singles = number(supply["doubles"]), number(supply["singles"])
    assert len(canals) == 2 * (35 - doubles) + 6 - singles
    bridges = {words.split()[0]: words.split()[1] for words in rows(dump["bridges"])}
    lifted = state.question()["kind"] == "bridge"
    assert len(bridges) + number(supply["bridges"]) + lifted == 11
    check_bridges(bridges, water)
    placed = inner(tiles, "placed")
    standing = [*placed]
    standing += check_players(dump, view, water, bridges, number(supply["tokens"]))
    assert len(set(standing)) == len(standing)
    assert not water & set(standing)
    seen: set[str] = set()
    for square, size in placed.items():
        land = region(square, water)
        assert square not in seen
        assert len(land) == size
        seen |= land
    sizes = [*rows(tiles["shown"]), *rows(tiles["later"]), *rows(tiles["removed"])]
    assert len(sizes) + len(placed) == 15


def check_bridges(bridges: Mapping[str, str], water: set[str]) -> None:
    for square, axis in bridges.items():
        assert square in water
        row, column = int(square[1:]), square[0]
        if axis == "h":
            ends = [f"{chr(ord(column) + step)}{row}" for step in (-1, 1)]
        else:
            ends = [f"{column}{row + step}" for step in (-1, 1)]
        assert all(end in NUMBERS and end not in water for end in ends)


def check_players(
    dump: Mapping[str, Json],
    view: Mapping[str, Json],
    water: set[str],
    bridges: Mapping[str, str],
    tokens: int,
) -> list[str]:
    """The squares of all temples and of the pilli on land."""
    standing: list[str] = []
    pilli: list[str] = []
    players, stock = dump["players"], view["stock"]
    assert isinstance(players, list)
    assert isinstance(stock, list)
    for player, left in zip(players, stock, strict=True):
        temples = rows(player["temples"])
        for level in (1, 2, 3, 4):
            built = sum(1 for words in temples if words.startswith(f"{level} "))
            assert built + left[level - 1] == SETS[number(dump["period"])][level - 1]
        standing += [words.split()[1] for words in temples]
        tokens += player["tokens"]
        if player["pilli"] is not None:
            pilli.append(player["pilli"])
    standing += [words.split()[1] for words in rows(dump["neutral"])]
    assert tokens == 12
    assert not any(IS_PALACE[NUMBERS[square]] for square in standing)
    assert len(set(pilli)) == len(pilli)
    for square in pilli:
        assert square not in water or square in bridges
    return standing + [square for square in pilli if square not in water]


def game(index: int, clever: bool) -> dict[str, int]:
    """One whole game, checked after every turn and every lifted bridge."""
    setup = SETUPS[index % len(SETUPS)]
    rng = Random(f"mexica {index} {clever}")
    state = MEXICA.start(setup.seats, rng.getrandbits(32), **setup.options)
    counters = {"actions": 0, "turns": 0, "lifts": 0, "foundings": 0}
    scores = state.scores()
    while not state.over:
        action = lively(state, rng) if clever else state.random_action(rng)
        words = MEXICA.write(action)
        state.play(action)
        counters["actions"] += 1
        counters["turns"] += words == "done"
        counters["lifts"] += words.startswith("lift")
        counters["foundings"] += words.startswith("found")
        if words == "done" or words.startswith("lift") or state.over:
            check(state)
            assert all(now >= then for now, then in zip(state.scores(), scores, strict=True))
            scores = state.scores()
    tiles = inner(state.dump(), "tiles")
    counters["tiles removed"] = len(rows(tiles["removed"]))
    counters["shared victories"] = state.ranking().count(1) > 1
    counters[f"ended: {state.outcome()}"] = 1
    counters[f"{setup.seats} seats"] = 1
    return counters


def random_game(index: int) -> dict[str, int]:
    return game(index, clever=False)


def lively_game(index: int) -> dict[str, int]:
    return game(index, clever=True)


def tried_aids(index: int) -> dict[str, int]:
    """Compare what the aids say with what trials do, throughout one game."""
    setup = SETUPS[index % len(SETUPS)]
    return dict(trials.compare(setup, f"aids-{index}", every=4, most=100))


WHOLE_GAMES = [
    Task(name="random games", count=1000, run=random_game),
    Task(name="lively games", count=300, run=lively_game),
]
TASKS = [
    *WHOLE_GAMES,
    Task(name="aids against trials", count=60, run=tried_aids),
    *naive_soak.TASKS,
]
