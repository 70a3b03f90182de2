"""The referee's view of a player's turn: moving, collecting cocoa, worshipping."""

from __future__ import annotations

import copy

from tests.teotihuacan import referee_box as box
from tests.teotihuacan.referee_main import MainActions
from tests.teotihuacan.referee_table import Flow, Question, Worker
from tests.teotihuacan.referee_tracks import mix_of, mixes
from ziggurat.core.types import Seat

LONGEST_SEARCH = 2000
"""How many ways through an ability are tried before giving up."""


class Turns(MainActions):
    """One turn of a player."""

    def turn(self, seat: Seat) -> Flow[None]:
        self.tell("TH-22", "turn", seat=seat)
        self.moved = []
        self.acted = False
        answer = yield from self.ask(
            "TH-23", "turn", seat, lambda: self.beginnings(seat), flips=True, unlock=True
        )
        if answer == "unlock turn":
            self.unlock(seat, paid=False)
        else:
            yield from self.move(seat, self.chosen(self.players[seat].free, answer))
            yield from self.act(seat)
        spent = answer == "unlock turn"
        yield from self.ask(
            "TH-25", "end", seat, lambda: ["done"], int(spent), flips=True, unlock=not spent
        )
        self.moved = []
        self.tell("TH-22", "done", seat=seat)

    def beginnings(self, seat: Seat) -> list[str]:
        player = self.players[seat]
        return self.words_of(player.free) + (["unlock turn"] if player.locked else [])

    def words_of(self, workers: list[Worker]) -> list[str]:
        return sorted({f"worker {box.BOARDS[worker.board]} {worker.power}" for worker in workers})

    def chosen(self, workers: list[Worker], words: str) -> Worker:
        return next(worker for worker in workers if self.words_of([worker]) == [words])

    def move(self, seat: Seat, worker: Worker) -> Flow[None]:
        player = self.players[seat]
        travelling = [worker]
        farthest = 3
        while True:
            words = [f"move {distance}" for distance in range(1, farthest + 1)]
            beside = [other for other in player.on(worker.board) if other is not worker]
            if player.tiles["double_move"] and beside and len(travelling) == 1:
                words.append("flip double_move")
            if player.tiles["move_anywhere"] and farthest == 3:
                words.append("flip move_anywhere")
            answer = yield from self.choose("TH-25", "move", seat, words)
            if answer == "flip double_move":
                self.turn_over(seat, "double_move")
                second = yield from self.choose("TH-39", "second", seat, self.words_of(beside))
                travelling.append(self.chosen(beside, second))
            elif answer == "flip move_anywhere":
                self.turn_over(seat, "move_anywhere")
                farthest = 8
            else:
                break
        self.arrive(seat, travelling, int(answer.removeprefix("move ")), farthest == 8)

    def arrive(self, seat: Seat, travelling: list[Worker], distance: int, anywhere: bool) -> None:
        start = travelling[0].board
        reached = self.position(start) + distance
        board = self.board_at(reached)
        self.fee = self.colours(board, travelling)
        for worker in travelling:
            worker.board = board
        self.moved = travelling
        self.tell(
            "TH-25",
            "move",
            seat=seat,
            powers=[worker.power for worker in travelling],
            **{"from": start},
            to=board,
            distance=distance,
            colours=self.fee,
        )
        passed = board == 1 if anywhere else reached > 8
        if passed and 1 in self.players[seat].technologies:
            self.gain("TH-90", seat, "technology", cocoa=1)

    def act(self, seat: Seat) -> Flow[None]:
        board = self.moved[0].board
        answer = yield from self.ask(
            "TH-25", "act", seat, lambda: self.deeds(seat, board), flips=True, unlock=True
        )
        if answer == "cocoa":
            self.acted = True
            self.tell("TH-29", "collect", seat=seat, board=board, colours=self.fee)
            self.gain("TH-29", seat, "collect", cocoa=self.fee + 1)
        elif answer.startswith("main"):
            self.acted = True
            yield from self.main_action(seat, board, answer == "main free")
        else:
            yield from self.worship(seat, board, int(answer.removeprefix("worship ")))

    def deeds(self, seat: Seat, board: int) -> list[str]:
        player = self.players[seat]
        found = ["cocoa"]
        if self.main_possible(seat, board):
            if player.goods["cocoa"] >= self.fee:
                found.append("main")
            if self.fee and player.tiles["free_cocoa"]:
                found.append("main free")
        for space in range(1, box.SPACES.get(board, 0) + 1):
            holder = self.holder(board, space)
            if holder == seat:
                continue
            if holder < 0 or player.goods["cocoa"] or player.tiles["free_cocoa"]:
                found.append(f"worship {space}")
        return found

    def holder(self, board: int, space: int) -> Seat:
        """Whose worker is locked on a worship space; -1 for nobody."""
        for seat, player in enumerate(self.players):
            if any((w.board, w.space) == (board, space) for w in player.locked):
                return seat
        return -1

    def worship(self, seat: Seat, board: int, space: int) -> Flow[None]:
        answer = yield from self.choose("TH-39", "lock", seat, self.words_of(self.moved), space)
        worker = self.chosen(self.moved, answer)
        options = self.worship_options(seat, worker, space)
        answer = yield from self.choose("TH-32", "option", seat, options, space)
        option = answer.removesuffix(" free")
        fee = self.worship_fee(seat, board, space, option)
        self.acted = True
        self.tell(
            "TH-32",
            "worship",
            seat=seat,
            board=board,
            space=space,
            power=worker.power,
            option=option,
            fee=fee,
        )
        if answer.endswith(" free"):
            self.turn_over(seat, "free_cocoa")
            self.tell("TH-105", "waive", seat=seat, why="worship", cocoa=fee)
        else:
            self.pay("TH-32", seat, "worship", cocoa=fee)
        self.oust(board, space, seat)
        worker.space = space
        if option.startswith("discovery"):
            self.claim_at(seat, board)
        if "ability" in option:
            yield from self.ability(seat, board, space, worker.power)
        if option == "ability discovery":
            answer = yield from self.ask(
                "TH-32",
                "board_tile",
                seat,
                lambda: ["decline", *self.claimable(seat, {str(self.board_tiles[board]): 1})],
                board,
                flips=True,
            )
            if answer != "decline":
                self.claim_at(seat, board)

    def worship_fee(self, seat: Seat, board: int, space: int, option: str) -> int:
        return int(self.holder(board, space) >= 0) + int(" " in option)

    def worship_options(self, seat: Seat, worker: Worker, space: int) -> list[str]:
        player = self.players[seat]
        board = worker.board
        tile = self.board_tiles[board]
        found = []
        for option in ("ability", "discovery", "ability discovery", "discovery ability"):
            if "discovery" in option and tile is None:
                continue
            if option == "discovery" and board == 1:
                continue
            fee = self.worship_fee(seat, board, space, option)
            for suffix, paid in (("", fee), (" free", 0)):
                if paid > player.goods["cocoa"]:
                    continue
                if suffix and not (fee and player.tiles["free_cocoa"]):
                    continue
                if "discovery" in option:
                    price = dict(box.DISCOVERY[str(tile)][1])
                    price["cocoa"] = price.get("cocoa", 0) + paid
                    payable = player.affords(price)
                    if option == "ability discovery" and not payable:
                        payable = self.payable_later(seat, worker, space, paid)
                    if not payable:
                        continue
                found.append(option + suffix)
        return found

    def payable_later(self, seat: Seat, worker: Worker, space: int, paid: int) -> bool:
        """Whether some way through the ability makes the tile at the board payable."""
        board = worker.board
        price = box.DISCOVERY[str(self.board_tiles[board])][1]
        waiting: list[list[str]] = [[]]
        for _ in range(LONGEST_SEARCH):
            if not waiting:
                return False
            script = waiting.pop()
            table = copy.deepcopy(self)
            table.players[seat].goods["cocoa"] -= paid
            table.oust(board, space, seat)
            twins = [own for own in table.players[seat].on(board) if own.power == worker.power]
            twins[0].space = space
            for tiles in [player.tiles for player in table.players]:
                tiles.clear()
            question = walk(table.ability(seat, board, space, worker.power), script)
            if table.players[seat].affords(price) and question is None:
                return True
            if question is not None:
                waiting += [[*script, answer] for answer in question.answers]
        raise AssertionError("too many ways through an ability")

    def oust(self, board: int, space: int, by: Seat) -> None:
        """Whoever is locked there makes room."""
        holder = self.holder(board, space)
        if holder < 0 or holder == by:
            return
        worker = next(
            w for w in self.players[holder].locked if (w.board, w.space) == (board, space)
        )
        if holder == self.teotibots:
            self.flee(worker, by)
            return
        worker.space = 0
        self.tell("TH-31", "oust", seat=holder, board=board, space=space, by=by)

    def flee(self, worker: Worker, human: Seat) -> None:
        """Teotibot's worker moves on to the next empty worship space of a temple."""
        start = worker.board
        others = [
            board
            for step in range(1, 8)
            if (board := self.board_at(self.position(start) + step)) in box.BOT_SHRINES
        ]
        empty = [board for board in others if self.holder(board, 1) < 0]
        target = (empty or others)[0]
        worker.board = target
        self.tell("TH-72", "bot-flee", **{"from": start}, to=target)
        for other in self.players[human].locked:
            if other.board == target:
                other.space = 0
                self.tell("TH-72", "oust", seat=human, board=target, space=1, by=self.teotibots)

    def claim_at(self, seat: Seat, board: int) -> None:
        tile = self.board_tiles[board]
        assert tile is not None
        self.claim(seat, tile, "board", board)
        self.refill_board(board)

    def ability(self, seat: Seat, board: int, space: int, power: int) -> Flow[None]:
        if board == 1:
            yield from self.use_royal(seat, self.royal[space - 1], power)
        elif board == 7:
            yield from self.any_temple(seat)
        else:
            yield from self.temple_step(seat, box.WORSHIP_TEMPLE[board])

    def use_royal(self, seat: Seat, tile: int, power: int) -> Flow[None]:
        player = self.players[seat]
        self.tell("TH-63", "royal", seat=seat, tile=tile, power=power)
        if tile == 1:
            self.gain("TH-99", seat, "royal", cocoa=power + 1)
        elif tile == 4:
            self.score("TH-99", seat, "royal", 2 * min(len(player.technologies), power))
        elif tile == 5:
            self.score("TH-99", seat, "royal", 2 * min(player.track, power))
        elif tile == 9:
            self.score("TH-99", seat, "royal", min(player.avenue, power + 1))
        elif tile == 8:
            yield from self.buy_steps(seat, power - 1)
        else:
            yield from self.trade(seat, tile, power)

    def buy_steps(self, seat: Seat, times: int) -> Flow[None]:
        for left in range(times, 0, -1):
            answer = yield from self.ask(
                "TH-99", "royal", seat, lambda: self.steps_to_buy(seat), 8, left, flips=True
            )
            if answer == "decline":
                return
            self.pay("TH-99", seat, "royal", cocoa=1)
            yield from self.temple_step(seat, answer.removeprefix("step "))

    def steps_to_buy(self, seat: Seat) -> list[str]:
        if not self.players[seat].goods["cocoa"]:
            return ["decline"]
        return ["decline", *(f"step {temple}" for temple in self.walkable(seat))]

    def trade(self, seat: Seat, tile: int, power: int) -> Flow[None]:
        answer = yield from self.ask(
            "TH-99", "royal", seat, lambda: self.trades(seat, tile, power), tile, power, flips=True
        )
        if answer == "decline":
            return
        if tile == 3:
            given = mix_of(answer.removeprefix("pay "))
            self.pay("TH-99", seat, "royal", **given)
            self.gain("TH-99", seat, "royal", cocoa=2 * sum(given.values()))
        elif tile == 7:
            self.pay("TH-99", seat, "royal", cocoa=1, **mix_of(answer.removeprefix("pay ")))
            yield from self.take(seat, power)
        else:
            times = int(answer.removeprefix("exchange "))
            self.pay("TH-99", seat, "royal", cocoa=times)
            other = "wood" if tile == 2 else "gold"
            self.gain("TH-99", seat, "royal", **{"stone": times, other: times})

    def trades(self, seat: Seat, tile: int, power: int) -> list[str]:
        player = self.players[seat]
        found = ["decline"]
        if tile in (2, 6):
            most = min(power, player.goods["cocoa"])
            return found + [f"exchange {times}" for times in range(1, most + 1)]
        most = power if tile == 3 else min(1, player.goods["cocoa"])
        for count in range(1, most + 1):
            found += [f"pay {mix}" for mix in mixes(count) if player.affords(mix_of(mix))]
        return found


def walk(flow: Flow[None], script: list[str]) -> Question | None:
    """Go through a flow with these answers; returns the question that is left, if any."""
    try:
        question = next(flow)
        for answer in script:
            question = flow.send(answer)
    except StopIteration:
        return None
    return question
