"""The referee's view of a whole game: set-up, rounds, Eclipses, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from tests.teotihuacan import referee_box as box
from tests.teotihuacan.referee_table import Flow, Player
from tests.teotihuacan.referee_teotibot import Teotibot
from ziggurat.core.types import Seat


class Rounds(Teotibot):
    """The flow of a game."""

    def game(self, begun: bool, seat: Seat = 0) -> Flow[None]:
        """From the set-up, or once that is done (`begun`) from a turn of that seat."""
        if not begun:
            yield from self.set_up()
        while not self.outcome:
            if seat == self.teotibots:
                self.bot_turn()
            else:
                yield from self.turn(seat)
            yield from self.after(seat)
            seat = (seat + 1) % len(self.players)

    def set_up(self) -> Flow[None]:
        kept: list[list[int]] = [[] for _ in range(self.seats)]
        if self.options["setup"] == "draft":
            yield from self.draft(kept)
        else:
            for seat in range(self.seats):
                pairs = combinations(sorted(self.dealt[seat]), 2)
                words = [f"keep {low} {high}" for low, high in pairs]
                answer = yield from self.choose("TH-16", "keep", seat, words)
                kept[seat] = [int(tile) for tile in answer.split()[1:]]
                self.tell("TH-16", "choose", seat=seat)
        everything = [tile for pair in kept for tile in pair]
        shown = {str(n): tile for n, tile in self.linked.items() if n in everything}
        self.tell("TH-16", "starting-tiles", kept=kept, discovery=shown)
        for tile in sorted(set(self.linked) - set(everything)):
            self.give_back(tile)
        for seat in range(self.seats):
            yield from self.starting_gains(seat, kept[seat])
        for seat in range(self.seats):
            yield from self.place_workers(seat, kept[seat])
        for tile in sorted(self.linked):
            self.give_back(tile)
        self.returns = []
        self.draw_neutral(everything)

    def draft(self, kept: list[list[int]]) -> Flow[None]:
        order = [*range(self.seats), *reversed(range(self.seats))]
        for seat in order:
            words = [f"pick {tile}" for tile in self.open]
            answer = yield from self.choose("TH-67", "pick", seat, words)
            tile = int(answer.removeprefix("pick "))
            self.open.remove(tile)
            kept[seat] = sorted([*kept[seat], tile])
            self.tell("TH-67", "pick", seat=seat, tile=tile)

    def give_back(self, tile: int) -> None:
        """A discovery tile that was shown goes back into the stack."""
        self.stack.insert(self.returns.pop(0), self.linked.pop(tile))
        self.tell("TH-21", "return", count=1)

    def starting_gains(self, seat: Seat, kept: Sequence[int]) -> Flow[None]:
        gains = [box.STARTING_TILES[tile][1] for tile in kept]
        for gain in gains:
            goods = {name: gain.get(name, 0) for name in box.GOODS}
            self.gain("TH-102", seat, "starting-tile", **goods)
        resources: list[int] = []
        for gain in gains:
            for _ in range(gain.get("avenue", 0)):
                yield from self.avenue_step(seat)
            for _ in range(gain.get("technology", 0)):
                lacking = set(self.technologies) - self.players[seat].technologies
                self.learn(seat, min(lacking), "starting-tile")
                place = self.technologies.index(min(lacking))
                resources += self.first_steps(seat, box.TEMPLES[place % 3])
            for temple in box.TEMPLES:
                if temple in gain:
                    resources += self.first_steps(seat, temple)
        for count in [*resources, *(gain["any"] for gain in gains if "any" in gain)]:
            yield from self.take(seat, count)
        raises = sum(gain.get("power", 0) for gain in gains)
        for left in range(raises, 0, -1):
            yield from self.starting_power_up(seat, left)
        for tile in kept:
            if "discovery" in box.STARTING_TILES[tile][1]:
                yield from self.claim_linked(seat, tile)

    def first_steps(self, seat: Seat, temple: str) -> list[int]:
        """A step during set-up with its reward; resources are taken a little later."""
        self.climb(seat, temple)
        kind, amount = box.TEMPLE_REWARDS[temple][self.players[seat].temples[temple] - 1]
        if kind == "any":
            return [amount]
        self.temple_reward(seat, kind, amount)
        return []

    def starting_power_up(self, seat: Seat, left: int) -> Flow[None]:
        workers = self.players[seat].workers
        words = sorted({f"raise {worker.power}" for worker in workers})
        answer = yield from self.choose("TH-17", "raise", seat, words, left)
        worker = next(w for w in workers if f"raise {w.power}" == answer)
        worker.power += 1
        self.tell("TH-17", "power", seat=seat, board=0, power=worker.power, why="starting-tile")

    def claim_linked(self, seat: Seat, tile: int) -> Flow[None]:
        kind = self.linked[tile]
        words = ["decline", *self.claimable(seat, {kind: 1})]
        answer = yield from self.choose("TH-17", "linked", seat, words, tile)
        if answer != "decline":
            del self.linked[tile]
            self.claim(seat, kind, "starting", tile)

    def place_workers(self, seat: Seat, kept: Sequence[int]) -> Flow[None]:
        """The strongest first; equal ones in the order of the boards."""
        boards = sorted({board for tile in kept for board in box.STARTING_TILES[tile][0]})
        waiting = sorted(self.players[seat].workers, key=lambda worker: -worker.power)
        taken: list[int] = []
        before = None
        while waiting:
            worker = waiting.pop(0)
            low = before.board if before is not None and before.power == worker.power else 0
            equals = sum(other.power == worker.power for other in waiting)
            free = [board for board in boards if board not in taken]
            words = [
                f"place {box.BOARDS[board]}"
                for board in free
                if board > low and sum(other > board for other in free) >= equals
            ]
            answer = yield from self.choose("TH-18", "place", seat, words)
            worker.board = next(
                board for board, name in box.BOARDS.items() if answer == f"place {name}"
            )
            taken.append(worker.board)
            self.tell("TH-18", "place", seat=seat, board=worker.board, power=worker.power)
            before = worker

    def draw_neutral(self, kept: Iterable[int] = ()) -> None:
        """Two starting tiles for each neutral colour give three different boards."""
        if not self.neutral:
            return
        drawn = [tile for tile in self.draws.pop(0) if tile not in kept]
        for colour in range(len(self.neutral)):
            pair, drawn = drawn[:2], drawn[2:]
            self.neutral[colour] = three_boards(pair)
            self.tell(
                "TH-20", "neutral", colour=colour, tiles=pair, boards=list(self.neutral[colour])
            )

    def after(self, seat: Seat) -> Flow[None]:
        """What follows a turn: the light disc, perhaps an Eclipse."""
        last = seat == self.last_player()
        if self.options["eclipse"] == "dark":
            if last:
                self.move_light("turn")
            if self.light == self.dark:
                yield from self.eclipse()
        elif last and self.final_round:
            self.final_round = False
            yield from self.eclipse()
        elif last:
            self.move_light("turn")
            if self.light == self.dark:
                self.final_round = True
                self.tell("TH-58", "final-round")

    def eclipse(self) -> Flow[None]:
        number_of_eclipse = self.eclipses + 1
        last = number_of_eclipse == 3 or self.finished
        avenue_value = box.BUILDINGS_ROW[self.buildings]
        step_value = 2 if self.finished else (4, 3, 2)[self.eclipses]
        self.tell(
            "TH-59",
            "eclipse",
            number=number_of_eclipse,
            last=last,
            avenue_value=avenue_value,
            step_value=step_value,
        )
        for seat, player in enumerate(self.players):
            self.score("TH-59", seat, "avenue", player.avenue * avenue_value)
        lead = max(player.track for player in self.players)
        for seat, player in enumerate(self.players):
            if lead and player.track == lead:
                self.score("TH-59", seat, "leader", 4)
        for seat, player in enumerate(self.players):
            self.score("TH-59", seat, "track", player.track * step_value)
        for player in self.players:
            player.track = 0
        self.tell("TH-59", "track-reset")
        for seat, player in enumerate(self.players):
            self.score("TH-59", seat, "masks", sum(box.MASK_SETS[n] for n in mask_sets(player)))
        for seat in range(self.seats):
            yield from self.salary(seat)
        self.eclipses += 1
        if last:
            self.end()
            return
        self.light = 0
        self.dark = box.DARK[self.counted_players()][self.eclipses]
        self.tell("TH-59", "calendar", light=self.light, dark=self.dark)
        self.draw_neutral()

    def salary(self, seat: Seat) -> Flow[None]:
        player = self.players[seat]
        due = sum(2 if worker.power >= 4 else 1 for worker in player.workers)
        words = [f"salary {paid}" for paid in range(min(due, player.goods["cocoa"]) + 1)]
        if player.tiles["free_cocoa"]:
            words.append("salary free")
        answer = yield from self.choose("TH-60", "salary", seat, words)
        free = answer == "salary free"
        paid = 0 if free else int(answer.removeprefix("salary "))
        self.tell("TH-60", "salary", seat=seat, due=due, paid=paid, free=free)
        if free:
            self.turn_over(seat, "free_cocoa")
            self.tell("TH-105", "waive", seat=seat, why="salary", cocoa=due)
            return
        self.pay("TH-60", seat, "salary", cocoa=paid)
        self.score("TH-60", seat, "salary", -min(3 * (due - paid), player.points))

    def end(self) -> None:
        for seat, player in enumerate(self.players):
            if seat == self.teotibots:
                self.bot_final()
                continue
            reached = [temple for temple in box.TEMPLES if player.temples[temple] >= 10]
            for temple in reached:
                worth = bonus_points(self.bonus[temple], player, len(reached))
                self.score("TH-98", seat, "bonus", worth)
        self.outcome = "pyramid" if self.finished else "third-eclipse"
        self.tell(
            "TH-62",
            "end",
            outcome=self.outcome,
            points=[player.points for player in self.players],
        )

    def bot_final(self) -> None:
        bot = self.players[self.teotibots]
        self.score("TH-86", self.teotibots, "goods", sum(bot.goods.values()))
        each = 2 + self.difficulty("bot_markers")
        self.score("TH-86", self.teotibots, "markers", each * len(bot.technologies))
        for temple in box.TEMPLES:
            if bot.temples[temple] >= 10:
                worth = 15 + self.difficulty("bot_bonus")
                self.score("TH-86", self.teotibots, "bonus", worth)

    def places(self) -> list[int]:
        """The final ranking: points, cocoa, order; Teotibot wins ties."""
        if self.solo:
            won = self.players[0].points > self.players[1].points
            return [1, 2] if won else [2, 1]
        sign = 1 if self.options["eclipse"] == "dark" else -1
        order = sorted(
            range(self.seats),
            key=lambda seat: (
                self.players[seat].points,
                self.players[seat].goods["cocoa"],
                sign * seat,
            ),
            reverse=True,
        )
        return [order.index(seat) + 1 for seat in range(self.seats)]


def three_boards(tiles: Iterable[int]) -> list[int]:
    boards: list[int] = []
    for tile in tiles:
        for board in box.STARTING_TILES[tile][0]:
            if board not in boards:
                boards.append(board)
    return boards[:3]


def mask_sets(player: Player) -> list[int]:
    """The sizes of the sets of different masks, the largest first."""
    masks = Counter({tile: n for tile, n in player.tiles.items() if tile in box.MASK_NUMBER})
    sizes = []
    while +masks:
        kinds = [tile for tile, count in masks.items() if count > 0]
        sizes.append(len(kinds))
        masks.subtract(kinds)
    return sizes


def bonus_points(tile: int, player: Player, reached: int) -> int:
    """What a temple bonus tile is worth in the last Eclipse."""
    if tile == 1:
        return box.MASK_SETS[max(mask_sets(player), default=0)]
    if tile == 2:
        return 5 * len(player.technologies)
    if tile == 3:
        return 15
    if tile == 4:
        return 3 * player.avenue
    if tile == 5:
        return 9 * reached
    if tile == 6:
        owned = player.tiles + player.used
        return 2 * sum(n for kind, n in owned.items() if kind not in box.MASK_NUMBER)
    return sum(9 if worker.power >= 4 else 4 for worker in player.workers)
