"""A table for tests: positions set up in a few words, played in notation, and looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import ziggurat
from ziggurat.core.hidden import item
from ziggurat.core.json_fields import plain
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Json, Seat

GAME = ziggurat.game("teotihuacan")

LAYOUT = (1, 3, 5, 2, 8, 7, 6, 4)
"""The printed layout: the boards on positions 1 to 8."""
NAMES = {
    1: "palace",
    2: "forest",
    3: "quarry",
    4: "gold",
    5: "alchemy",
    6: "nobles",
    7: "decorations",
    8: "construction",
}
COUNTED = (
    "cocoa",
    "wood",
    "stone",
    "gold",
    "points",
    "blue",
    "red",
    "green",
    "avenue",
    "pyramid",
)


def before(board: int) -> int:
    """The board one position before that one in the printed layout."""
    return LAYOUT[LAYOUT.index(board) - 1]


def after(board: int, distance: int = 1) -> int:
    """The board that number of positions after that one in the printed layout."""
    return LAYOUT[(LAYOUT.index(board) + distance) % 8]


class Table:
    """A position that remembers how it began."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._begin = plain(state.dump())

    def play(self, *lines: str) -> Table:
        """Play actions in words, each one or several with commas between; empty ones are none."""
        for line in filter(None, lines):
            for words in line.split(", "):
                assert words in self.words(), f"{words!r} is not among {self.words()}"
                self.state.play(GAME.read(words))
        return self

    def words(self, first: str = "") -> list[str]:
        """What is possible now, in words; only words that begin like this."""
        found = [GAME.write(action) for action in self.state.actions()]
        return [words for words in found if words.startswith(first)]

    def can(self, words: str) -> bool:
        return GAME.read(words) in self.state.actions()

    def refused(self, words: str) -> str:
        """The rule that forbids these words now; empty if they are allowed."""
        refusal = self.state.refusal(GAME.read(words))
        return "" if refusal is None else refusal.rule

    def asks(self) -> str:
        """The kind of decision that is pending."""
        return str(self.state.question()["kind"])

    @property
    def seat(self) -> Seat:
        return self.state.seat

    def at(self, *path: str | int) -> Json:
        """A part of the whole position."""
        return plain(item(self.state.dump(), path))

    def own(self, name: str, seat: Seat = 0) -> int:
        """A number of a player: goods, points, a marker."""
        value = item(self.state.dump(), ("players", seat, name))
        assert isinstance(value, int)
        return value

    def workers(self, seat: Seat = 0) -> list[list[int]]:
        """Board and power of each worker, and the worship space of a locked one."""
        found = [numbers(worker) for worker in listed(self.at("players", seat, "workers"))]
        return [worker if worker[2] else worker[:2] for worker in found]

    def tiles(self, seat: Seat = 0) -> Json:
        return self.at("players", seat, "tiles")

    def used(self, seat: Seat = 0) -> Json:
        return self.at("players", seat, "used")

    def change(self, seat: Seat = 0) -> dict[str, int]:
        """How much more (or less) a player has than when the table was set up; zeros left out."""
        changes = {}
        for name in COUNTED:
            then = item(self._begin, ("players", seat, name))
            assert isinstance(then, int)
            if self.own(name, seat) != then:
                changes[name] = self.own(name, seat) - then
        return changes

    def told(self, kind: str) -> list[Facts]:
        """The facts of all events of a kind since the table was set up."""
        return [event.facts for event in self.state.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of all events since the table was set up."""
        return [event.kind for event in self.state.events]


def table(
    players: Sequence[Facts] = (), *, seats: int = 2, more: Facts | None = None, **fields: Json
) -> Table:
    """The position with these fields and those of `more`; every other one has its default."""
    dump: dict[str, Json] = {"seats": seats, **fields, **(more or {})}
    count = 2 if seats == 1 else seats
    if players:
        dump["players"] = [*players, *[{}] * (count - len(players))]
    return Table(GAME.load(dump))


def started(seats: int, seed: int = 1, **options: str | int) -> Table:
    """A game from its beginning."""
    return Table(GAME.start(seats, seed, **options))


def arriving(
    board: int,
    power: int = 1,
    here: Sequence[int] = (),
    own: Facts | None = None,
    others: Sequence[Facts] = (),
    *,
    seats: int = 2,
    more: Facts | None = None,
    **fields: Json,
) -> Table:
    """Seat 0 has just moved a worker of that power to the board, where its others are `here`.

    Its other workers, and those of all players not described, are one board further on.
    """
    workers: list[Json] = [[before(board), power], *([board, each] for each in here)]
    aside: list[Json] = [[after(board), 1]]
    workers += aside * (3 - len(workers))
    bots: list[Json] = [[7 if board == 4 else 4, 1, 1]] if seats == 1 else []
    rest: list[Facts] = [{"workers": aside * 3 + bots}] * ((2 if seats == 1 else seats) - 1)
    rest[: len(others)] = [{"workers": aside * 3 + bots, **other} for other in others]
    players: list[Facts] = [{"workers": workers, **(own or {})}, *rest]
    found = table(players, seats=seats, more={**fields, **(more or {})})
    return found.play(f"worker {NAMES[before(board)]} {power}, move 1")


def ending(
    seat: Seat,
    players: Sequence[Facts] = (),
    *,
    seats: int = 2,
    more: Facts | None = None,
    **fields: Json,
) -> Table:
    """A seat has done everything in its turn and will say `done`."""
    given: Facts = {"pending": [["end", seat, 0]], **fields, **(more or {})}
    return table(players, seats=seats, more=given)


ACTION_TILES = (
    "construction",
    "decorations",
    "alchemy",
    "nobles",
    "mastery",
    "worship",
    "mask_collection",
)


def teotibot(
    tile: str,
    workers: Sequence[Json] = ((4, 2), (6, 2), (8, 2)),
    own: Facts | None = None,
    human: Facts | None = None,
    *,
    locked: Sequence[int] = (7, 1, 1),
    bot: Facts | None = None,
    more: Facts | None = None,
    **fields: Json,
) -> Table:
    """The human player says `done` and Teotibot carries out that action tile, rolled in slot 4."""
    rest = [other for other in ACTION_TILES if other != tile]
    slots: Facts = {"slots": [*rest[:3], tile, *rest[3:5]], "aside": rest[5], **(bot or {})}
    players: list[Facts] = [human or {}, {"workers": [*workers, locked], **(own or {})}]
    given: Facts = {"teotibot": slots, **fields, **(more or {})}
    return ending(0, players, seats=1, more=given).play("done")


def squares(*names: str, offer: Sequence[int] = (1, 2, 3)) -> list[Json]:
    """Placed pyramid tiles: `1-A1=7` that tile, `1-A1=7@90` turned, `1-A1` any not on offer."""
    chosen = [name.partition("=")[2].partition("@")[0] for name in names]
    taken = {*chosen, *map(str, offer)}
    spare = [number for number in range(1, 33) if str(number) not in taken]
    placed: list[Json] = []
    for name, number in zip(names, chosen, strict=True):
        tile = int(number) if number else spare.pop()
        turn = int(name.partition("@")[2] or 0)
        placed.append({"square": name[:4], "tile": tile, "rotation": turn})
    return placed


def supports(square: str) -> list[str]:
    """The four squares that a square rests on; none for level 1."""
    level, column, row = int(square[0]), "ABCD".index(square[2]), int(square[3])
    if level == 1:
        return []
    return [f"{level - 1}-{'ABCD'[column + x]}{row + y}" for y in (0, 1) for x in (0, 1)]


def standing(*tops: str) -> list[str]:
    """These squares and everything they rest on, as a list for `squares`."""
    found: dict[str, None] = dict.fromkeys(tops)
    edge = list(tops)
    while edge:
        below = supports(edge.pop())
        found.update(dict.fromkeys(below))
        edge += below
    return sorted(found, key=lambda name: (name[0], name[3], name[2]))


FINISHED: Facts = {"placed": squares(*standing("4-A1"), offer=())}
"""A pyramid with its last tile."""


def named(value: Json) -> Mapping[str, Json]:
    assert isinstance(value, Mapping)
    return value


def listed(value: Json) -> Sequence[Json]:
    assert isinstance(value, Sequence)
    assert not isinstance(value, str)
    return value


def numbers(value: Json) -> list[int]:
    return [number for number in listed(value) if isinstance(number, int)]


def texts(value: Json) -> list[str]:
    return [text for text in listed(value) if isinstance(text, str)]
