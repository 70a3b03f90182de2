"""The referee's view of Teotibot: its whole turn, without asking anybody."""

from __future__ import annotations

from tests.teotihuacan import referee_box as box
from tests.teotihuacan.referee_table import Player, Worker
from tests.teotihuacan.referee_turn import Turns

GATHERING = {"construction": (3, "stone"), "decorations": (4, "gold"), "nobles": (2, "wood")}
"""Step 2 of these tiles: a worker there brings 2 of these."""

FIRST_BOARD = {"construction": 8, "decorations": 7, "alchemy": 5, "nobles": 6}
PRICES = {
    "construction": {"stone": 2},
    "decorations": {"gold": 2},
    "alchemy": {"gold": 1},
    "nobles": {"wood": 2},
}


class Teotibot(Turns):
    """The second player of a solo game."""

    @property
    def bot(self) -> Player:
        return self.players[1]

    def bot_turn(self) -> None:
        first, second = self.throw()
        slot = box.SLOT_OF_SUM[first + second]
        tile = self.slots[slot - 1]
        self.tell(
            "TH-109",
            "bot-roll",
            dice=[first, second],
            sum=first + second,
            slot=slot,
            tile=tile,
        )
        self.carry_out(tile)
        self.shift(slot)
        upper, lower = self.directions
        self.directions = [lower, "left" if upper == "right" else "right"]
        self.tell("TH-74", "bot-directions", directions=list(self.directions))
        if self.bot.goods["cocoa"] >= 10:
            points = 3 + self.difficulty("bot_exchange")
            self.tell("TH-74", "bot-exchange", cocoa=10, points=points)
            self.pay("TH-74", 1, "exchange", cocoa=10)
            self.score("TH-74", 1, "exchange", points)

    def throw(self) -> tuple[int, int]:
        if len(self.dice) < 2:
            return 1, 1
        second, first = self.dice.pop(), self.dice.pop()
        return first, second

    def shift(self, slot: int) -> None:
        """Tiles from below move up along the direction tiles; the used one is set aside."""
        used = self.slots[slot - 1]
        hole = slot
        shifts = 0
        while hole <= 3:
            if self.options["direction"] == "rows":
                governing = self.directions[0 if hole == 1 else 1]
            else:
                governing = self.directions[shifts]
            source = box.SHIFTED_FROM[governing][hole]
            self.slots[hole - 1] = self.slots[source - 1]
            hole = source
            shifts += 1
        self.slots[hole - 1] = self.aside
        self.aside = used
        self.tell("TH-109", "bot-shift", slots=list(self.slots), aside=self.aside)

    def carry_out(self, tile: str) -> None:
        if tile == "mastery":
            self.mastery()
        elif tile == "worship":
            self.bot_worship()
        elif tile == "mask_collection":
            self.collect_mask()
        elif tile == "alchemy":
            self.bot_alchemy()
        else:
            self.build_or_gather(tile)

    def step(self, tile: str, step: str, board: int, lacks: str) -> None:
        self.tell("TH-74", "bot-step", tile=tile, step=step, board=board, lacks=lacks)

    def highest_first(self) -> list[Worker]:
        return sorted(self.bot.free, key=lambda w: (-w.power, -self.position(w.board)))

    def lowest(self) -> Worker:
        return min(self.bot.free, key=lambda w: (w.power, self.position(w.board)))

    def lacks(self, action: str) -> str:
        """What makes step 1 of a tile fail; empty if it can be carried out."""
        if not self.bot.on(FIRST_BOARD[action]):
            return "worker"
        if not self.bot.affords(PRICES[action]):
            return "goods"
        if action == "construction":
            if all(tile is None for tile in self.tiles):
                return "tile"
            return "" if self.open_squares() else "space"
        if action == "decorations":
            if all(tile is None for tile in self.decorations):
                return "tile"
            return "" if self.open_sides() else "space"
        if action == "alchemy":
            return "" if set(self.technologies) - self.bot.technologies else "technology"
        return "" if self.buildings < box.BUILDINGS else "building"

    def first_step(self, action: str) -> None:
        if action == "construction":
            self.bot_construct()
        elif action == "decorations":
            self.bot_decorate()
        elif action == "alchemy":
            self.bot_learn()
        else:
            self.bot_noble()

    def build_or_gather(self, tile: str) -> None:
        board = FIRST_BOARD[tile]
        lacks = self.lacks(tile)
        self.step(tile, "1", board, lacks)
        if lacks:
            board, resource = GATHERING[tile]
            missing = "" if self.bot.on(board) else "worker"
            self.step(tile, "2", board, missing)
            if missing:
                self.console(tile)
                return
            self.gain("TH-79", 1, "board", **{resource: 2})
        else:
            self.first_step(tile)
        worker = max(self.bot.on(board), key=lambda w: w.power)
        self.raise_worker(worker)
        self.advance(worker)

    def console(self, tile: str) -> None:
        """5 cocoa; the lowest worker is powered up and advances."""
        worker = self.lowest()
        self.step(tile, "consolation", worker.board, "")
        self.gain("TH-78", 1, "consolation", cocoa=5)
        self.raise_worker(worker)
        self.advance(worker)

    def raise_worker(self, worker: Worker) -> None:
        if worker.power < 5:
            worker.power += 1
            self.tell(
                "TH-76",
                "power",
                seat=1,
                board=worker.board,
                power=worker.power,
                why="teotibot",
            )
            return
        self.tell("TH-78", "ascend", seat=1, board=worker.board)
        worker.board, worker.power = 1, 1
        self.bot_avenue()
        self.score("TH-78", 1, "ascension", 5)
        self.move_light("ascension")

    def bot_avenue(self) -> None:
        if self.bot.avenue < box.AVENUE_END:
            self.bot.avenue += 1
            self.tell("TH-41", "avenue", seat=1, step=self.bot.avenue)

    def advance(self, worker: Worker) -> None:
        start = worker.board
        place = self.position(start)
        for _ in range(1 if worker.power <= 3 else 2):
            place = place + 1 if place < 8 else 2
        worker.board = self.board_at(place)
        self.tell("TH-77", "bot-advance", power=worker.power, **{"from": start}, to=worker.board)

    def bot_temple_step(self, temple: str) -> None:
        if not self.climb(1, temple):
            return
        kind, amount = box.TEMPLE_REWARDS[temple][self.bot.temples[temple] - 1]
        if kind != "any":
            self.temple_reward(1, kind, amount)
            return
        for _ in range(amount):
            scarce = min(("gold", "stone", "wood"), key=lambda name: self.bot.goods[name])
            self.gain("TH-78", 1, "resources", **{scarce: 1})

    def best_temple(self) -> str | None:
        """The temple where it is highest and can still move."""
        open_ones = self.walkable(1)
        if not open_ones:
            return None
        return max(open_ones, key=lambda temple: self.bot.temples[temple])

    def bot_any_temple(self) -> None:
        temple = self.best_temple()
        if temple is not None:
            self.bot_temple_step(temple)

    def bot_construct(self) -> None:
        self.pay("TH-79", 1, "construction", stone=2)
        tile = next(tile for tile in self.tiles if tile is not None)
        square = self.open_squares()[0]
        rotation = self.rotations.pop() if self.rotations else 0
        self.tiles[self.tiles.index(tile)] = None
        self.lay(square, tile, rotation)
        self.tell(
            "TH-79",
            "build",
            seat=1,
            tile=tile,
            square=box.square_name(square),
            rotation=rotation,
            matches=0,
            steps=dict.fromkeys(box.TEMPLES, 0),
            discount="none",
        )
        self.score("TH-79", 1, "construction", box.LEVEL_POINTS[square[0]])
        self.track_step(1)
        self.crown(square)
        self.score("TH-79", 1, "construction", 2)
        self.bot_any_temple()
        self.refill_tiles()

    def bot_decorate(self) -> None:
        self.pay("TH-80", 1, "decorations", gold=2)
        tile = next(tile for tile in self.decorations if tile is not None)
        side = self.open_sides()[0]
        self.hang(tile, side)
        self.tell(
            "TH-80",
            "decorate",
            seat=1,
            tile=tile,
            side=side,
            level=len(self.sides[side]),
            matches=0,
            steps=dict.fromkeys(box.TEMPLES, 0),
        )
        self.score("TH-80", 1, "decorations", 5)
        self.track_step(1)
        self.bot_any_temple()
        self.refill_decorations()

    def bot_alchemy(self) -> None:
        lacks = self.lacks("alchemy")
        self.step("alchemy", "1", 5, lacks)
        if not lacks:
            self.bot_learn()
            worker = max(self.bot.on(5), key=lambda w: w.power)
            self.raise_worker(worker)
            self.advance(worker)
            return
        worker = self.lowest()
        self.step("alchemy", "2", worker.board, "")
        self.raise_worker(worker)
        self.raise_worker(worker)

    def bot_learn(self) -> None:
        self.pay("TH-81", 1, "alchemy", gold=1)
        missing = [tile for tile in self.technologies if tile not in self.bot.technologies]
        unowned = [tile for tile in missing if tile not in self.players[0].technologies]
        tile = (unowned or missing)[0]
        self.learn(1, tile, "alchemy")
        self.bot_temple_step(box.TEMPLES[self.technologies.index(tile) % 3])

    def bot_noble(self) -> None:
        row = box.ROWS[self.eclipses]
        if 0 in self.nobles[row]:
            space = self.nobles[row].index(0)
        else:
            _, rank, space = min(
                (box.NOBLES[name][place], rank, place)
                for rank, name in enumerate(box.ROWS)
                for place, covered in enumerate(self.nobles[name])
                if not covered
            )
            row = box.ROWS[rank]
        self.cover(1, row, space)
        self.bot_avenue()

    def mastery(self) -> None:
        gathered = dict(GATHERING.values())
        actions = {board: action for action, board in FIRST_BOARD.items()}
        for worker in self.highest_first():
            board = worker.board
            if board == 1:
                self.step("mastery", "1", board, "action")
                continue
            lacks = "" if board in gathered else self.lacks(actions[board])
            self.step("mastery", "1", board, lacks)
            if lacks:
                continue
            if board in gathered:
                self.gain("TH-83", 1, "board", **{gathered[board]: 2})
            else:
                self.first_step(actions[board])
            self.raise_worker(worker)
            self.advance(worker)
            return
        self.console("mastery")

    def bot_worship(self) -> None:
        worker = self.bot.locked[0]
        start = worker.board
        place = self.position(start) + 1
        while self.board_at(place) not in box.BOT_SHRINES:
            place += 1
        board = self.board_at(place)
        self.step("worship", "1", board, "")
        worker.board = board
        self.tell("TH-84", "bot-worship", **{"from": start}, to=board)
        for other in self.players[0].locked:
            if other.board == board:
                other.space = 0
                self.tell("TH-84", "oust", seat=0, board=board, space=1, by=1)
        temple = self.best_temple() if board == 7 else box.WORSHIP_TEMPLE[board]
        steps = (3 if board == 7 else 2) + self.difficulty("bot_worship")
        for _ in range(steps):
            if temple is not None:
                self.bot_temple_step(temple)
        discarded = self.board_tiles[board]
        if discarded is not None:
            self.removed[discarded] += 1
            self.tell("TH-84", "bot-discard", board=board, tile=discarded)
        self.refill_board(board)

    def collect_mask(self) -> None:
        candidates = [
            (box.MASK_NUMBER[tile], self.position(board), board)
            for board, tile in self.board_tiles.items()
            if tile in box.MASK_NUMBER
            and not self.bot.tiles[tile]
            and self.bot.affords(box.DISCOVERY[tile][1])
        ]
        if not candidates:
            self.step("mask_collection", "1", 0, "mask")
            self.console("mask_collection")
            return
        board = min(candidates)[2]
        self.step("mask_collection", "1", board, "")
        self.claim_at(1, board)
