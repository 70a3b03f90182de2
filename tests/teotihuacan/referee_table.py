"""The referee's own table: everything on it, read from the first dump of a game.

Afterwards the referee moves the pieces by itself; later dumps are only compared with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from tests.teotihuacan import referee_box as box
from ziggurat.core.types import Facts, Json, Seat

T = TypeVar("T")


class Told(NamedTuple):
    """Something that must have been told, and the rule it comes from."""

    rule: str
    kind: str
    facts: Facts


class Question(NamedTuple):
    """A decision: its entry of `pending`, every legal answer in words, and the rule."""

    entry: tuple[str | int, ...]
    answers: list[str]
    rule: str


Flow = Generator[Question, str, T]
"""Something that happens at the table and may ask players questions on the way."""


def number(value: Json) -> int:
    assert isinstance(value, int), value
    return value


def named(value: Json) -> Mapping[str, Json]:
    assert isinstance(value, Mapping), value
    return value


def listed(value: Json) -> Sequence[Json]:
    assert isinstance(value, Sequence), value
    assert not isinstance(value, str), value
    return value


def numbers(value: Json) -> list[int]:
    return [number(each) for each in listed(value)]


def texts(value: Json) -> list[str]:
    return [str(each) for each in listed(value)]


def offer(value: Json) -> list[int | None]:
    return [None if each is None else number(each) for each in listed(value)]


class Worker:
    """One die: `space` 0 in the general area, else the worship space it is locked on."""

    def __init__(self, board: int, power: int, space: int = 0) -> None:
        self.board = board
        self.power = power
        self.space = space

    def triple(self) -> tuple[int, int, int]:
        return self.board, self.power, self.space


class Player:
    """What one player has."""

    def __init__(self, value: Json) -> None:
        fields = named(value)
        self.goods = {name: number(fields[name]) for name in box.GOODS}
        self.points = number(fields["points"])
        self.temples = {name: number(fields[name]) for name in box.TEMPLES}
        self.avenue = number(fields["avenue"])
        self.track = number(fields["pyramid"])
        self.technologies = set(numbers(fields["technologies"]))
        self.tiles = Counter(texts(fields["tiles"]))
        self.used = Counter(texts(fields["used"]))
        self.workers = [Worker(*numbers(worker)) for worker in listed(fields["workers"])]
        self.tally = Counter({name: number(n) for name, n in named(fields["tally"]).items()})

    @property
    def free(self) -> list[Worker]:
        """The unlocked ones."""
        return [worker for worker in self.workers if worker.space == 0]

    @property
    def locked(self) -> list[Worker]:
        return [worker for worker in self.workers if worker.space]

    def on(self, board: int) -> list[Worker]:
        """The player's workers on a board: the unlocked ones."""
        return [worker for worker in self.free if worker.board == board]

    def affords(self, price: Mapping[str, int]) -> bool:
        return all(self.goods[name] >= amount for name, amount in price.items())


def player_facts(player: Player) -> dict[str, object]:
    """A player in a form that can be compared."""
    return {
        **player.goods,
        **player.temples,
        "points": player.points,
        "avenue": player.avenue,
        "pyramid": player.track,
        "technologies": sorted(player.technologies),
        "tiles": +player.tiles,
        "used": +player.used,
        "workers": sorted(worker.triple() for worker in player.workers),
        "tally": {name: amount for name, amount in player.tally.items() if amount},
    }


class Table:
    """All pieces, and the simplest things that can be done with them."""

    def __init__(self, dump: Facts) -> None:
        self.seats = number(dump["seats"])
        self.revision = number(dump["revision"])
        self.options = dict(named(dump["options"]))
        self.layout = numbers(dump["layout"])
        self.royal = numbers(dump["royal"])
        self.technologies = numbers(dump["technologies"])
        self.bonus = {name: number(tile) for name, tile in named(dump["bonus"]).items()}
        calendar = named(dump["calendar"])
        self.light = number(calendar["light"])
        self.dark = number(calendar["dark"])
        self.eclipses = number(calendar["eclipses"])
        self.final_round = bool(calendar["final_round"])
        self.finished = bool(calendar["finished"])
        self.buildings = number(dump["buildings"])
        self.nobles = {name: numbers(row) for name, row in named(dump["nobles"]).items()}
        decorations = named(dump["decorations"])
        self.decorations = offer(decorations["offer"])
        self.decoration_stack = numbers(decorations["stack"])
        self.sides = {name: numbers(row) for name, row in named(decorations["placed"]).items()}
        pyramid = named(dump["pyramid"])
        self.tiles = offer(pyramid["offer"])
        self.tile_stack = numbers(pyramid["stack"])
        self.placed: dict[box.Square, tuple[int, int]] = {}
        self.icons = {
            (row, col): icon for row, line in enumerate(box.GROUND) for col, icon in enumerate(line)
        }
        for value in listed(pyramid["placed"]):
            tile = named(value)
            square = box.SQUARE_OF[str(tile["square"])]
            self.lay(square, number(tile["tile"]), number(tile["rotation"]))
        discovery = named(dump["discovery"])
        self.board_tiles = {
            int(board): None if tile is None else str(tile)
            for board, tile in named(discovery["boards"]).items()
        }
        self.avenue_tiles = {
            int(spot): Counter(texts(tiles)) for spot, tiles in named(discovery["avenue"]).items()
        }
        self.temple_tiles = {
            step: Counter(texts(tiles)) for step, tiles in named(discovery["temples"]).items()
        }
        self.removed = Counter(texts(discovery["removed"]))
        self.stack = texts(discovery["stack"])
        self.linked = {int(n): str(tile) for n, tile in named(discovery["linked"]).items()}
        self.returns = numbers(discovery["returns"])
        starting = named(dump["starting"])
        self.dealt = [numbers(tiles) for tiles in listed(starting["dealt"])]
        self.open = numbers(starting["open"])
        neutral = named(dump["neutral"])
        self.neutral = [numbers(boards) for boards in listed(neutral["workers"])]
        self.draws = [numbers(draw) for draw in listed(neutral["draws"])]
        self.players = [Player(value) for value in listed(dump["players"])]
        self.solo = self.seats == 1
        self.slots: list[str] = []
        self.aside = ""
        self.directions: list[str] = []
        self.dice: list[int] = []
        self.rotations: list[int] = []
        if self.solo:
            bot = named(dump["teotibot"])
            self.slots = texts(bot["slots"])
            self.aside = str(bot["aside"])
            self.directions = texts(bot["directions"])
            self.dice = numbers(bot["dice"])
            self.rotations = numbers(bot["rotations"])
        self.outcome = str(dump["outcome"])
        self.told: list[Told] = []

    def facts(self) -> dict[str, object]:
        """The table in a form that can be compared, by the names of the dump."""
        return {
            "seats": self.seats,
            "options": self.options,
            "layout": self.layout,
            "royal": self.royal,
            "technologies": self.technologies,
            "bonus": self.bonus,
            "calendar": {
                "light": self.light,
                "dark": self.dark,
                "eclipses": self.eclipses,
                "final_round": self.final_round,
                "finished": self.finished,
            },
            "buildings": self.buildings,
            "nobles": self.nobles,
            "decorations.offer": self.decorations,
            "decorations.stack": self.decoration_stack,
            "decorations.placed": self.sides,
            "pyramid.offer": self.tiles,
            "pyramid.stack": self.tile_stack,
            "pyramid.placed": {
                box.square_name(square): tile for square, tile in self.placed.items()
            },
            "discovery.boards": self.board_tiles,
            "discovery.avenue": {spot: +tiles for spot, tiles in self.avenue_tiles.items()},
            "discovery.temples": {step: +tiles for step, tiles in self.temple_tiles.items()},
            "discovery.removed": +self.removed,
            "discovery.stack": self.stack,
            "neutral.workers": self.neutral,
            "neutral.draws": self.draws,
            **{
                f"players[{seat}].{name}": value
                for seat, player in enumerate(self.players)
                for name, value in player_facts(player).items()
            },
            "teotibot.slots": self.slots,
            "teotibot.aside": self.aside,
            "teotibot.directions": self.directions,
            "teotibot.dice": self.dice,
            "teotibot.rotations": self.rotations,
            "outcome": self.outcome,
        }

    def counted_players(self) -> int:
        """The number of players in the printed tables: solo is set up as for two."""
        return max(2, self.seats)

    def last_player(self) -> Seat:
        return len(self.players) - 1

    def tell(self, rule: str, kind: str, **facts: Json) -> None:
        self.told.append(Told(rule, kind, facts))

    def gain(self, rule: str, seat: Seat, why: str, **goods: int) -> None:
        kept = {name: amount for name, amount in goods.items() if amount}
        if not kept:
            return
        for name, amount in kept.items():
            self.players[seat].goods[name] += amount
        self.tell(rule, "gain", seat=seat, why=why, **kept)

    def pay(self, rule: str, seat: Seat, why: str, **goods: int) -> None:
        kept = {name: amount for name, amount in goods.items() if amount}
        if not kept:
            return
        assert self.players[seat].affords(kept), f"{rule}: seat {seat} cannot pay {kept}"
        for name, amount in kept.items():
            self.players[seat].goods[name] -= amount
        self.tell(rule, "pay", seat=seat, why=why, **kept)

    def score(self, rule: str, seat: Seat, why: str, points: int) -> None:
        if points == 0:
            return
        self.players[seat].points += points
        self.players[seat].tally[why] += points
        self.tell(rule, "points", seat=seat, why=why, points=points)

    def position(self, board: int) -> int:
        return self.layout.index(board) + 1

    def board_at(self, position: int) -> int:
        return self.layout[(position - 1) % 8]

    def colours(self, board: int, travelling: Sequence[Worker]) -> int:
        """Different colours among unlocked dice on a board, the travelling ones left out."""
        own = sum(
            any(worker not in travelling for worker in player.on(board)) for player in self.players
        )
        return own + sum(board in boards for boards in self.neutral)

    def lay(self, square: box.Square, tile: int, rotation: int) -> None:
        self.placed[square] = (tile, rotation)
        icons = box.turned(box.PYRAMID_TILES[tile], rotation)
        for cell, icon in zip(box.cells(square), icons, strict=True):
            self.icons[cell] = icon

    def open_squares(self) -> list[box.Square]:
        """Free squares with complete support, by level, row, column."""
        return [
            square
            for square in box.SQUARES
            if square not in self.placed
            and all(below in self.placed for below in box.support(square))
        ]

    def open_sides(self) -> list[str]:
        """The sides whose next space may be decorated, clockwise from the top one."""
        found = []
        for side in box.SIDES:
            level = len(self.sides[side]) + 1
            if level == 1 or (
                level <= 4 and all(s in self.placed for s in box.DECORATION_SPACES[side][level][1])
            ):
                found.append(side)
        return found

    def move_light(self, why: str) -> None:
        """One step of the light disc, which never passes the dark one."""
        if self.light < self.dark:
            self.light += 1
            self.tell("TH-57", "light", light=self.light, dark=self.dark, why=why)

    def refill_board(self, board: int) -> None:
        self.board_tiles[board] = self.stack.pop() if self.stack else None
        self.tell("TH-35", "refill", board=board, tile=self.board_tiles[board])

    def refill_decorations(self) -> None:
        before = list(self.decorations)
        self.decorations = self.refilled(self.decorations, self.decoration_stack)
        if self.decorations != before:
            self.tell("TH-49", "offer", what="decorations", tiles=list(self.decorations))

    def refill_tiles(self) -> None:
        before = list(self.tiles)
        self.tiles = self.refilled(self.tiles, self.tile_stack)
        if self.tiles != before:
            self.tell("TH-50", "offer", what="pyramid", tiles=list(self.tiles))

    def refilled(self, row: list[int | None], stack: list[int]) -> list[int | None]:
        """Fill gaps where they are; in a solo game after sliding to the front."""
        if self.solo:
            kept = [tile for tile in row if tile is not None]
            row = [*kept, *[None] * (len(row) - len(kept))]
        return [(stack.pop() if stack else None) if tile is None else tile for tile in row]

    def difficulty(self, name: str) -> int:
        """An adjustment of Teotibot: its own value, or what the preset says."""
        value = self.options[name]
        if value == "preset":
            return box.PRESETS[str(self.options["teotibot"])] * box.NOTCHES[name]
        return number(value)
