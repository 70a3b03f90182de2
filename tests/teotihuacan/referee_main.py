"""The referee's view of the main actions: effects, technologies, power-ups."""

from __future__ import annotations

from functools import partial

from tests.teotihuacan import referee_box as box
from tests.teotihuacan.referee_table import Flow, Player
from tests.teotihuacan.referee_tracks import Tracks
from ziggurat.core.types import Facts, Seat


class MainActions(Tracks):
    """Everything that follows from choosing the main action of a board.

    `fee` is the colours counted on arrival, `count` the workers that count, `acquired` the
    technology taken in this action.
    """

    def __init__(self, dump: Facts) -> None:
        super().__init__(dump)
        self.fee = 0
        self.count = 0
        self.acquired = 0

    def workers_at(self, seat: Seat, board: int) -> int:
        """The number of workers that count, before any extra-worker tile."""
        player = self.players[seat]
        more = board == 8 and 15 in player.technologies
        return min(3, len(player.on(board)) + int(more))

    def main_possible(self, seat: Seat, board: int) -> bool:
        """Whether the whole effect can be carried out, with the help of extra-worker tiles."""
        if board in box.HARVEST:
            return True
        if board == 1:
            return False
        player = self.players[seat]
        count = self.workers_at(seat, board)
        if board == 7:
            tiles = any(tile is not None for tile in self.decorations)
            return tiles and bool(self.open_sides()) and player.goods["gold"] >= 4 - count
        if board == 8:
            return bool(self.buildable(seat, 15 in player.technologies))
        most = min(3, count + player.tiles["extra_worker"])
        strong = player.on(board)[0].power >= 4 if len(player.on(board)) == 1 else False
        for number in range(count, most + 1):
            if board == 5 and self.learnable(seat, number, strong and number == 1):
                return True
            if board == 6 and self.rows_for(seat, number):
                return True
        return False

    def main_action(self, seat: Seat, board: int, free: bool) -> Flow[None]:
        player = self.players[seat]
        self.count = self.workers_at(seat, board)
        self.acquired = 0
        lowest = min(worker.power for worker in player.on(board))
        self.tell(
            "TH-44",
            "main",
            seat=seat,
            board=board,
            colours=self.fee,
            workers=self.count,
            lowest=lowest,
        )
        if free:
            self.turn_over(seat, "free_cocoa")
            self.tell("TH-105", "waive", seat=seat, why="fee", cocoa=self.fee)
        else:
            self.pay("TH-43", seat, "fee", cocoa=self.fee)
        granted = 1
        if board in box.HARVEST:
            yield from self.harvest(seat, board, lowest)
        elif board == 5:
            granted = yield from self.alchemy(seat)
        elif board == 6:
            yield from self.build_noble(seat)
        elif board == 7:
            yield from self.decorate(seat)
        else:
            yield from self.construct(seat)
        if self.count == 3 and board not in (5, 7):
            granted = 2
        yield from self.technologies_after(seat, board)
        yield from self.power_ups(seat, board, granted)
        if board == 7:
            self.refill_decorations()
        elif board == 8:
            self.refill_tiles()

    def harvest(self, seat: Seat, board: int, lowest: int) -> Flow[None]:
        found = dict(box.HARVEST[board][self.count][box.COLUMN_OF_POWER[lowest]])
        points = found.pop("points", 0)
        steps = found.pop("temple", 0)
        self.gain("TH-89", seat, "board", **found)
        self.score("TH-89", seat, "board", points)
        for _ in range(steps):
            yield from self.any_temple(seat)

    def flip_extra(self, seat: Seat) -> None:
        self.turn_over(seat, "extra_worker")
        self.count += 1
        self.tell("TH-44", "extra-worker", seat=seat, workers=self.count)

    def with_extra(self, seat: Seat, words: list[str]) -> list[str]:
        more = self.count < 3 and self.players[seat].tiles["extra_worker"]
        return [*words, "flip extra_worker"] if more else words

    def learnable(self, seat: Seat, count: int, strong: bool) -> list[str]:
        player = self.players[seat]
        display = self.technologies if count >= 2 or strong else self.technologies[:3]
        return [
            f"technology {tile}"
            for tile in display
            if tile not in player.technologies and player.goods["gold"] >= box.TECHNOLOGY_GOLD[tile]
        ]

    def alchemy(self, seat: Seat) -> Flow[int]:
        player = self.players[seat]
        while True:
            strong = any(worker.power >= 4 for worker in player.on(5))
            words = self.with_extra(seat, self.learnable(seat, self.count, strong))
            answer = yield from self.choose("TH-47", "technology", seat, words)
            if answer != "flip extra_worker":
                break
            self.flip_extra(seat)
        tile = int(answer.removeprefix("technology "))
        self.pay("TH-47", seat, "alchemy", gold=box.TECHNOLOGY_GOLD[tile])
        self.acquired = tile
        self.learn(seat, tile, "alchemy")
        place = self.technologies.index(tile)
        yield from self.temple_step(seat, box.TEMPLES[place % 3])
        return 0 if place >= 3 and self.count == 1 else 1

    def learn(self, seat: Seat, tile: int, why: str) -> None:
        """A marker on a technology; in the Alchemy action its earlier owners score."""
        owners = [s for s, player in enumerate(self.players) if tile in player.technologies]
        self.players[seat].technologies.add(tile)
        self.tell("TH-47", "technology", seat=seat, number=tile, why=why)
        if why == "alchemy":
            for owner in owners:
                self.score("TH-47", owner, "shared", 3)

    def rows_for(self, seat: Seat, count: int) -> list[str]:
        """The rows of nobles that this number of workers may use."""
        if self.players[seat].goods["wood"] < 2 or self.buildings == box.BUILDINGS:
            return []
        own = box.ROWS[count - 1]
        if 0 in self.nobles[own]:
            return [f"row {own}"]
        return [f"row {row}" for row in box.ROWS[: count - 1] if 0 in self.nobles[row]]

    def build_noble(self, seat: Seat) -> Flow[None]:
        while True:
            words = self.with_extra(seat, self.rows_for(seat, self.count))
            answer = yield from self.choose("TH-48", "row", seat, words)
            if answer != "flip extra_worker":
                break
            self.flip_extra(seat)
        row = answer.removeprefix("row ")
        self.cover(seat, row, self.nobles[row].index(0))
        yield from self.avenue_step(seat)

    def cover(self, seat: Seat, row: str, space: int) -> None:
        """A building for 2 wood goes to a space of the nobles."""
        self.pay("TH-48", seat, "nobles", wood=2)
        self.buildings += 1
        self.nobles[row][space] = 1
        value = box.NOBLES[row][space]
        self.tell("TH-48", "noble", seat=seat, row=row, space=space, value=value)
        self.score("TH-48", seat, "nobles", value)

    def decorate(self, seat: Seat) -> Flow[None]:
        words = [f"decoration {tile}" for tile in self.decorations if tile is not None]
        answer = yield from self.choose("TH-49", "decoration", seat, words)
        tile = int(answer.removeprefix("decoration "))
        words = [f"side {side}" for side in self.open_sides()]
        answer = yield from self.choose("TH-49", "side", seat, words, tile)
        side = answer.removeprefix("side ")
        self.pay("TH-49", seat, "decorations", gold=4 - self.count)
        level = len(self.sides[side]) + 1
        icons = box.DECORATIONS[tile]
        if side in ("bottom", "left"):
            icons = icons[::-1]
        if level == 1:
            under = box.PRINTED_SPACE[side]
        else:
            under = "".join(self.icons[cell] for cell in box.DECORATION_SPACES[side][level][0])
        matches, steps = matching(icons, under)
        self.hang(tile, side)
        self.tell(
            "TH-49",
            "decorate",
            seat=seat,
            tile=tile,
            side=side,
            level=level,
            matches=matches,
            steps=steps,
        )
        self.score("TH-49", seat, "decorations", 3 + matches)
        self.track_step(seat)
        yield from self.several_steps(seat, steps)

    def hang(self, tile: int, side: str) -> None:
        """A decoration leaves the offer for its side and shows its icons."""
        self.decorations[self.decorations.index(tile)] = None
        self.sides[side].append(tile)
        level = len(self.sides[side])
        icons = box.DECORATIONS[tile]
        if side in ("bottom", "left"):
            icons = icons[::-1]
        if level > 1:
            for cell, icon in zip(box.DECORATION_SPACES[side][level][0], icons, strict=True):
                self.icons[cell] = icon

    def discounts(self, player: Player, square: box.Square, saving: bool) -> list[str]:
        """The ways to pay for a square: with technology 15 also one piece less."""
        level = square[0]
        found = []
        for less in ("none", "stone", "wood") if saving else ("none",):
            stone = box.LEVEL_STONE[level] - int(less == "stone")
            wood = box.LEVEL_WOOD[level] - int(less == "wood")
            if wood >= 0 and player.affords({"stone": stone, "wood": wood}):
                found.append(less)
        return found

    def buildable(self, seat: Seat, saving: bool) -> list[str]:
        """The squares that can be built on and paid for, if there is a tile to build with."""
        if all(tile is None for tile in self.tiles):
            return []
        player = self.players[seat]
        return [
            box.square_name(square)
            for square in self.open_squares()
            if self.discounts(player, square, saving)
        ]

    def construct(self, seat: Seat) -> Flow[None]:
        built = 0
        saving = 15 in self.players[seat].technologies
        while True:
            answer = yield from self.ask(
                "TH-50",
                "build",
                seat,
                partial(self.building_words, seat, built, saving),
                flips=True,
            )
            if answer == "stop":
                return
            if answer == "flip extra_worker":
                self.flip_extra(seat)
                continue
            discount = yield from self.build(seat, int(answer.removeprefix("tile ")), saving)
            saving = saving and discount == "none"
            built += 1

    def building_words(self, seat: Seat, built: int, saving: bool) -> list[str]:
        words = ["stop"] if built else []
        if built < self.count and self.buildable(seat, saving):
            words += [f"tile {tile}" for tile in self.tiles if tile is not None]
        return self.with_extra(seat, words)

    def build(self, seat: Seat, tile: int, saving: bool) -> Flow[str]:
        """Lay one tile and resolve it; returns which discount was taken."""
        words = [f"square {name}" for name in self.buildable(seat, saving)]
        answer = yield from self.choose("TH-50", "square", seat, words, tile)
        name = answer.removeprefix("square ")
        square = box.SQUARE_OF[name]
        place = box.SQUARES.index(square)
        words = [f"discount {less}" for less in self.discounts(self.players[seat], square, saving)]
        answer = yield from self.choose("TH-65", "discount", seat, words, tile, place)
        discount = answer.removeprefix("discount ")
        less = ("none", "stone", "wood").index(discount)
        answer = yield from self.choose("TH-50", "rotate", seat, rotations(tile), tile, place, less)
        rotation = int(answer.removeprefix("rotate "))
        self.pay(
            "TH-50",
            seat,
            "construction",
            stone=box.LEVEL_STONE[square[0]] - int(discount == "stone"),
            wood=box.LEVEL_WOOD[square[0]] - int(discount == "wood"),
        )
        icons = box.turned(box.PYRAMID_TILES[tile], rotation)
        under = "".join(self.icons[cell] for cell in box.cells(square))
        matches, steps = matching(icons, under)
        self.tiles[self.tiles.index(tile)] = None
        self.lay(square, tile, rotation)
        self.tell(
            "TH-50",
            "build",
            seat=seat,
            tile=tile,
            square=name,
            rotation=rotation,
            matches=matches,
            steps=steps,
            discount=discount,
        )
        self.score("TH-50", seat, "construction", box.LEVEL_POINTS[square[0]] + matches)
        self.track_step(seat)
        self.crown(square)
        yield from self.several_steps(seat, steps)
        return discount

    def crown(self, square: box.Square) -> None:
        """The tile of level 4 brings the light disc to the dark one."""
        if square[0] < 4:
            return
        self.finished = True
        self.light = self.dark
        self.tell("TH-51", "light", light=self.light, dark=self.dark, why="pyramid")

    def technologies_after(self, seat: Seat, board: int) -> Flow[None]:
        owned = self.players[seat].technologies - {self.acquired}
        if board in (5, 6) and 3 in owned:
            self.score("TH-90", seat, "technology", 3)
        if board in box.BOARD_RESOURCE:
            if 5 in owned:
                self.gain("TH-90", seat, "technology", **{box.BOARD_RESOURCE[board]: 1})
            if 7 in owned:
                self.gain("TH-90", seat, "technology", cocoa=1)
                self.score("TH-90", seat, "technology", 1)
        if board == 7 and 9 in owned:
            self.score("TH-90", seat, "technology", 4)
        if board == 8 and 11 in owned:
            self.score("TH-90", seat, "technology", 3)
        if board == 8 and 17 in owned:
            yield from self.any_temple(seat)

    def power_ups(self, seat: Seat, board: int, granted: int) -> Flow[None]:
        """The first one must be taken, the second may; then technology 13."""
        player = self.players[seat]
        for left in range(granted):
            answer = yield from self.ask(
                "TH-54",
                "power",
                seat,
                partial(self.power_words, seat, board, left > 0),
                1 - left,
                flips=True,
                unlock=True,
            )
            if answer not in ("", "decline"):
                yield from self.power_up(seat, self.names_of(player.on(board))[answer], "main")
        if granted and 13 in player.technologies - {self.acquired}:
            answer = yield from self.ask(
                "TH-65",
                "thirteen",
                seat,
                lambda: self.thirteen_words(seat, board),
                flips=True,
                unlock=True,
            )
            if answer not in ("", "decline"):
                worker = self.names_of(player.on(board))[answer]
                self.pay("TH-65", seat, "technology", cocoa=1)
                yield from self.power_up(seat, worker, "technology")

    def power_words(self, seat: Seat, board: int, optional: bool) -> list[str]:
        words = list(self.names_of(self.players[seat].on(board)))
        if not words:
            return self.lost_power_up(seat, board)
        return [*words, "decline"] if optional else words

    def thirteen_words(self, seat: Seat, board: int) -> list[str]:
        words = list(self.names_of(self.players[seat].on(board)))
        if not words:
            return self.lost_power_up(seat, board)
        return [*words, "decline"] if self.players[seat].goods["cocoa"] else ["decline"]

    def lost_power_up(self, seat: Seat, board: int) -> list[str]:
        """It may be forgone instead of unlocking one's workers there; revision 1 did not ask."""
        locked = [worker for worker in self.players[seat].locked if worker.board == board]
        return ["decline"] if locked and self.revision > 1 else []


def rotations(tile: int) -> list[str]:
    """The ways to turn a tile that show it differently."""
    icons = box.PYRAMID_TILES[tile]
    shown = {box.turned(icons, degrees): degrees for degrees in (270, 180, 90, 0)}
    return [f"rotate {degrees}" for degrees in sorted(shown.values())]


def matching(icons: str, under: str) -> tuple[int, dict[str, int]]:
    """How many icons match, and the temple steps of the coloured ones among them."""
    steps = dict.fromkeys(box.TEMPLES, 0)
    matches = 0
    for icon, covered in zip(icons, under, strict=True):
        if icon.lower() == covered.lower():
            matches += 1
            for temple in box.TEMPLES:
                steps[temple] += int(icon == temple[0].upper())
    return matches, steps
