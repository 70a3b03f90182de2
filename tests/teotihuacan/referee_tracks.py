"""The referee's view of what can happen anywhere: steps, tiles, power-ups, ascensions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement

from tests.teotihuacan import referee_box as box
from tests.teotihuacan.referee_table import Flow, Question, Table, Worker
from ziggurat.core.types import Facts, Seat

ALWAYS_ASKED = ("turn", "move", "act", "keep", "pick", "end")
"""Decisions put to the player even if there is only one answer."""


def mixes(resources: int) -> list[str]:
    """Every mix of that number of resources, in words: `1 wood 2 gold`."""
    found = []
    for mix in combinations_with_replacement(box.RESOURCES, resources):
        parts = [f"{mix.count(name)} {name}" for name in box.RESOURCES if name in mix]
        found.append(" ".join(parts))
    return found


def mix_of(words: str) -> dict[str, int]:
    """`1 wood 2 gold` as goods."""
    parts = words.split()
    return {name: int(n) for n, name in zip(parts[::2], parts[1::2], strict=True)}


class Tracks(Table):
    """Asking, and everything a player can gain or use outside a board's action."""

    def __init__(self, dump: Facts) -> None:
        super().__init__(dump)
        self.moved: list[Worker] = []
        self.acted = False
        self.ascending = 0
        self.teotibots = self.last_player() if self.solo else -1

    def ask(
        self,
        rule: str,
        kind: str,
        seat: Seat,
        answers: Callable[[], list[str]],
        *facts: int,
        flips: bool = False,
        unlock: bool = False,
    ) -> Flow[str]:
        """The answer of a player, empty once no answer is left.

        Flipping tiles and unlocking in between are carried out.
        """
        while True:
            own = answers()
            if not own:
                return ""
            others = self.flippable(seat) if flips and not self.ascending else []
            if unlock and self.may_unlock(seat):
                others.append("unlock")
            if len(own) + len(others) == 1 and kind not in ALWAYS_ASKED:
                return (own + others)[0]
            answer = yield Question((kind, seat, *facts), own + others, rule)
            if answer in own:
                return answer
            if answer == "unlock":
                self.pay("TH-26", seat, "unlock", cocoa=3)
                self.unlock(seat, paid=True)
            else:
                yield from self.flip(seat, answer.removeprefix("flip "))

    def choose(self, rule: str, kind: str, seat: Seat, words: list[str], *facts: int) -> Flow[str]:
        """The answer of a player to a question that nothing can change meanwhile."""
        return (yield from self.ask(rule, kind, seat, lambda: words, *facts))

    def may_unlock(self, seat: Seat) -> bool:
        player = self.players[seat]
        return bool(player.locked) and player.goods["cocoa"] >= 3

    def unlock(self, seat: Seat, paid: bool) -> None:
        locked = self.players[seat].locked
        boards = sorted(worker.board for worker in locked)
        for worker in locked:
            worker.space = 0
        self.tell("TH-26" if paid else "TH-23", "unlock", seat=seat, boards=boards, paid=paid)

    def flippable(self, seat: Seat) -> list[str]:
        """The tiles that could be flipped now for an effect."""
        player = self.players[seat]
        usable = {
            "vp4": True,
            "resources3": True,
            "resources2": True,
            "cocoa4": True,
            "avenue": player.avenue < box.AVENUE_END,
            "temple_any": bool(self.walkable(seat)),
            "temple_blue": self.can_step(seat, "blue"),
            "temple_red": self.can_step(seat, "red"),
            "temple_green": self.can_step(seat, "green"),
            "power_up2": bool(self.raisable(seat)),
        }
        return [f"flip {tile}" for tile, can in usable.items() if can and player.tiles[tile]]

    def turn_over(self, seat: Seat, tile: str) -> None:
        """A discovery tile is used up."""
        self.players[seat].tiles[tile] -= 1
        self.players[seat].used[tile] += 1
        self.tell("TH-37", "flip", seat=seat, tile=tile)

    def flip(self, seat: Seat, tile: str) -> Flow[None]:
        """Use a tile that works at any time in one's turn."""
        self.turn_over(seat, tile)
        if tile == "vp4":
            self.score("TH-97", seat, "tile", 4)
        elif tile in ("resources3", "resources2"):
            yield from self.take(seat, int(tile[-1]))
        elif tile == "cocoa4":
            self.gain("TH-97", seat, "tile", cocoa=4)
        elif tile == "avenue":
            yield from self.avenue_step(seat)
        elif tile == "temple_any":
            yield from self.any_temple(seat)
        elif tile == "power_up2":
            yield from self.two_power_ups(seat)
        else:
            yield from self.temple_step(seat, tile.removeprefix("temple_"))

    def take(self, seat: Seat, count: int) -> Flow[None]:
        """That many resources of the player's choice."""
        words = [f"take {mix}" for mix in mixes(count)]
        answer = yield from self.choose("TH-3", "take", seat, words, count)
        self.gain("TH-3", seat, "resources", **mix_of(answer.removeprefix("take ")))

    def claimable(self, seat: Seat, tiles: dict[str, int]) -> list[str]:
        player = self.players[seat]
        return [
            f"claim {tile}"
            for tile, count in tiles.items()
            if count and player.affords(box.DISCOVERY[tile][1])
        ]

    def claim(self, seat: Seat, tile: str, place: str, where: int, temple: str = "") -> None:
        """A discovery tile goes to a player, who pays for it."""
        self.players[seat].tiles[tile] += 1
        if temple:
            self.tell(
                "TH-40", "claim", seat=seat, tile=tile, place=place, where=where, temple=temple
            )
        else:
            self.tell("TH-36", "claim", seat=seat, tile=tile, place=place, where=where)
        self.pay("TH-36", seat, "price", **box.DISCOVERY[tile][1])

    def can_step(self, seat: Seat, temple: str) -> bool:
        """Only one marker may stand on the topmost step."""
        step = self.players[seat].temples[temple]
        if step == 10:
            return all(player.temples[temple] != 11 for player in self.players)
        return step < 10

    def walkable(self, seat: Seat) -> list[str]:
        return [temple for temple in box.TEMPLES if self.can_step(seat, temple)]

    def any_temple(self, seat: Seat) -> Flow[None]:
        """One step on a temple of choice, among those where it can be made."""
        if self.walkable(seat):
            words = [f"step {name}" for name in self.walkable(seat)]
            answer = yield from self.choose("TH-40", "temple", seat, words)
            yield from self.temple_step(seat, answer.removeprefix("step "))

    def temple_step(self, seat: Seat, temple: str) -> Flow[None]:
        if not self.climb(seat, temple):
            return
        step = self.players[seat].temples[temple]
        lying = self.temple_tiles.get(f"{temple}-{step}")
        if lying is not None:
            answer = yield from self.ask(
                "TH-40",
                "major",
                seat,
                lambda: ["reward", *self.claimable(seat, lying)],
                box.TEMPLES.index(temple),
                step,
                flips=+lying != {},
            )
            if answer != "reward":
                tile = answer.removeprefix("claim ")
                lying[tile] -= 1
                self.claim(seat, tile, "temple", step, temple)
                return
        kind, amount = box.TEMPLE_REWARDS[temple][step - 1]
        if kind == "any":
            yield from self.take(seat, amount)
        else:
            self.temple_reward(seat, kind, amount)

    def climb(self, seat: Seat, temple: str) -> bool:
        """Move the marker one step up, if it can."""
        if not self.can_step(seat, temple):
            self.tell("TH-40", "temple-stuck", seat=seat, temple=temple)
            return False
        self.players[seat].temples[temple] += 1
        step = self.players[seat].temples[temple]
        self.tell("TH-40", "temple", seat=seat, temple=temple, step=step)
        return True

    def temple_reward(self, seat: Seat, kind: str, amount: int) -> None:
        if kind == "points":
            self.score("TH-95", seat, "temple", amount)
        elif kind == "cocoa":
            self.gain("TH-95", seat, "temple", cocoa=amount)

    def several_steps(self, seat: Seat, steps: dict[str, int]) -> Flow[None]:
        """Steps on given temples, in the order the player likes, one by one."""
        left = dict(steps)
        while any(left.values()):
            words = [f"step {temple}" for temple in box.TEMPLES if left[temple]]
            answer = yield from self.choose("TH-52", "steps", seat, words, *left.values())
            temple = answer.removeprefix("step ")
            left[temple] -= 1
            yield from self.temple_step(seat, temple)

    def avenue_step(self, seat: Seat) -> Flow[None]:
        player = self.players[seat]
        if player.avenue == box.AVENUE_END:
            return
        player.avenue += 1
        self.tell("TH-41", "avenue", seat=seat, step=player.avenue)
        lying = self.avenue_tiles.get(player.avenue)
        if lying is None or not +lying or seat == self.teotibots:
            return
        spot = player.avenue
        answer = yield from self.ask(
            "TH-41",
            "spot",
            seat,
            lambda: ["decline", *self.claimable(seat, lying)],
            spot,
            flips=True,
        )
        if answer != "decline":
            tile = answer.removeprefix("claim ")
            lying[tile] -= 1
            self.claim(seat, tile, "avenue", spot)

    def track_step(self, seat: Seat) -> None:
        if self.players[seat].track < box.TRACK_END:
            self.players[seat].track += 1
            self.tell("TH-42", "track", seat=seat, step=self.players[seat].track)

    def raisable(self, seat: Seat) -> list[Worker]:
        """Workers a discovery tile may power up: none that would ascend before its action."""
        return [
            worker
            for worker in self.players[seat].free
            if not (worker.power == 5 and worker in self.moved and not self.acted)
        ]

    def names_of(self, workers: list[Worker]) -> dict[str, Worker]:
        """Workers by their words; one that has moved but not acted may differ from its equals."""
        found = {}
        for worker in workers:
            fresh = worker in self.moved and not self.acted
            equals = [
                other
                for other in workers
                if other.triple() == worker.triple() and other not in self.moved
            ]
            board = "moved" if fresh and equals else box.BOARDS[worker.board]
            found[f"power {board} {worker.power}"] = worker
        return found

    def two_power_ups(self, seat: Seat) -> Flow[None]:
        for left in (2, 1):
            names = self.names_of(self.raisable(seat))
            if names:
                answer = yield from self.choose("TH-106", "powers", seat, list(names), left)
                yield from self.power_up(seat, names[answer], "tile")

    def power_up(self, seat: Seat, worker: Worker, why: str) -> Flow[None]:
        if worker.power == 5:
            yield from self.ascend(seat, worker)
            return
        worker.power += 1
        self.tell("TH-54", "power", seat=seat, board=worker.board, power=worker.power, why=why)

    def ascend(self, seat: Seat, worker: Worker) -> Flow[None]:
        """Avenue, Palace, reward, light disc; nothing else happens before it is over."""
        player = self.players[seat]
        self.ascending += 1
        self.tell("TH-55", "ascend", seat=seat, board=worker.board)
        worker.board, worker.power = 1, 1
        yield from self.avenue_step(seat)
        answer = yield from self.choose("TH-101", "reward", seat, self.rewards(seat))
        reward = answer.removeprefix("ascend ")
        self.tell("TH-101", "ascend", seat=seat, reward=reward)
        if reward == "points":
            self.score("TH-101", seat, "ascension", 5)
        elif reward == "cocoa":
            self.gain("TH-101", seat, "ascension", cocoa=5)
        elif reward == "temple":
            yield from self.any_temple(seat)
        elif reward == "temples":
            self.pay("TH-56", seat, "ascension", cocoa=3)
            yield from self.any_temple(seat)
            yield from self.any_temple(seat)
        else:
            player.workers.append(Worker(1, 3))
            self.tell("TH-56", "worker", seat=seat, board=1, power=3)
            self.gain("TH-56", seat, "ascension", cocoa=2)
        self.move_light("ascension")
        self.ascending -= 1

    def rewards(self, seat: Seat) -> list[str]:
        player = self.players[seat]
        found = ["ascend points", "ascend cocoa", "ascend temple"]
        if player.goods["cocoa"] >= 3:
            found.append("ascend temples")
        if len(player.workers) == 3:
            found.append("ascend worker")
        return found
