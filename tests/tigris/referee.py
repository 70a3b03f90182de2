"""A second opinion on what follows from an action: slow, plain and written from the rules alone.

`successor(dump, words)` says which position a move leads to, as a dump.
"""

from collections import Counter
from collections.abc import Iterable

from tests.tigris.table import (
    COLOUR_OF_LEADER,
    COLOUR_OF_TILE,
    COLOURS,
    LEADERS,
    SPACES,
    TILES,
    is_leader,
    listed,
    named,
    neighbours,
    number,
    printed,
    regions,
    square,
    texts,
)
from ziggurat import Facts
from ziggurat.core.types import Json

TILE_OF_COLOUR = {colour: tile for tile, colour in COLOUR_OF_TILE.items()}
LEADER_OF_COLOUR = {colour: leader for leader, colour in COLOUR_OF_LEADER.items()}
PAIRS = ("black-red", "black-green", "black-blue", "red-green", "red-blue", "green-blue")


def successor(dump: Facts, words: str) -> dict[str, Json]:
    """The position after a legal move."""
    table = Referee(dump)
    table.play(words)
    return table.dump()


class Player:
    """What one player has."""

    def __init__(self, value: Json) -> None:
        fields = named(value)
        self.hand = Counter(texts(fields["hand"]))
        self.swapped = Counter(texts(fields["swapped"]))
        self.points = {name: number(n) for name, n in named(fields["points"]).items()}
        self.earned = {name: number(n) for name, n in named(fields["earned"]).items()}
        self.treasures = number(fields["treasures"])
        self.catastrophes = number(fields["catastrophes"])

    def dump(self) -> dict[str, Json]:
        return {
            "hand": [tile for tile in TILES for _ in range(self.hand[tile])],
            "swapped": [tile for tile in TILES for _ in range(self.swapped[tile])],
            "points": self.points,
            "earned": self.earned,
            "treasures": self.treasures,
            "catastrophes": self.catastrophes,
        }


class Referee:
    """A table on which the consequences of a move are worked out by hand."""

    def __init__(self, dump: Facts) -> None:
        self.seats = number(dump["seats"])
        self.options = dict(named(dump["options"]))
        self.side = str(self.options["board"])
        self.board = {space: str(thing) for space, thing in named(dump["board"]).items()}
        self.treasures = set(texts(dump["treasures"]))
        self.monuments = dict(named(dump["monuments"]))
        self.buildings = {name: str(space) for name, space in named(dump["buildings"]).items()}
        self.players = [Player(value) for value in listed(dump["players"])]
        self.bag = texts(dump["bag"])
        self.removed = Counter({tile: number(n) for tile, n in named(dump["removed"]).items()})
        self.covered = Counter({tile: number(n) for tile, n in named(dump["covered"]).items()})
        self.active = number(dump["active"])
        self.left = number(dump["left"])
        self.decision = dict(named(dump["decision"]))
        self.ended = ""

    def dump(self) -> dict[str, Json]:
        return {
            "game": "tigris",
            "seats": self.seats,
            "options": self.options,
            "board": {space: self.board[space] for space in SPACES if space in self.board},
            "treasures": [space for space in SPACES if space in self.treasures],
            "monuments": {pair: self.monuments[pair] for pair in PAIRS if pair in self.monuments},
            "buildings": {c: self.buildings[c] for c in COLOURS if c in self.buildings},
            "players": [player.dump() for player in self.players],
            "bag": self.bag,
            "removed": {tile: self.removed[tile] for tile in TILES},
            "covered": {tile: self.covered[tile] for tile in TILES},
            "active": self.active,
            "left": self.left,
            "decision": self.decision,
            "ended": self.ended,
        }

    @property
    def tile(self) -> str:
        return str(self.decision["tile"])

    def play(self, words: str) -> None:
        verb, _, rest = words.partition(" ")
        if words == "done":
            self.end_turn()
        elif verb in (*TILES, *LEADERS, "withdraw", "catastrophe", "swap"):
            self.left -= 1
            self.act(verb, rest)
        elif verb == "war":
            self.begin_war(rest)
        elif verb == "support":
            self.support(int(rest))
        elif verb == "building" or words == "no building":
            if verb == "building":
                self.buildings[COLOUR_OF_TILE[self.board[self.tile]]] = rest
            self.offer_monument()
        elif words == "no monument":
            self.end_action()
        elif verb == "monument":
            self.choose_monument(rest)
        elif verb == "raise":
            self.build(rest, str(self.decision["square"]))
        else:
            self.leave(rest)

    def act(self, verb: str, rest: str) -> None:
        me = self.players[self.active]
        if verb in TILES:
            self.place_tile(verb, rest)
        elif verb in LEADERS:
            self.place_leader(verb, rest)
        elif verb == "withdraw":
            self.send_home(self.active, rest)
            self.end_action()
        elif verb == "catastrophe":
            me.catastrophes -= 1
            if rest in self.board:
                self.removed[self.board[rest]] += 1
            self.board[rest] = "catastrophe"
            self.evict()
            self.end_action()
        else:
            parts = rest.split()
            given = {tile: int(n) for tile, n in zip(parts[::2], parts[1::2], strict=True)}
            me.hand.subtract(given)
            me.swapped.update(given)
            if sum(given.values()) > len(self.bag):
                self.end("swap")
            else:
                self.draw(self.active, sum(given.values()))
                self.end_action()

    def ask(self, kind: str, **facts: Json) -> None:
        self.decision = {"kind": kind, **facts}

    def draw(self, seat: int, count: int) -> None:
        self.players[seat].hand.update(self.bag[:count])
        del self.bag[:count]

    def award(self, seat: int, colour: str, amount: int, why: str) -> None:
        self.players[seat].points[colour] += amount
        self.players[seat].earned[why] += amount

    def where(self, seat: int, leader: str) -> str | None:
        return next((s for s, thing in self.board.items() if thing == f"{seat} {leader}"), None)

    def send_home(self, seat: int, leader: str) -> None:
        space = self.where(seat, leader)
        assert space is not None
        del self.board[space]

    def beside(self, space: str, thing: str) -> int:
        return sum(self.board.get(near) == thing for near in neighbours(space))

    def evict(self) -> None:
        leaders = [space for space, thing in self.board.items() if is_leader(thing)]
        for space in leaders:
            if not self.beside(space, "temple"):
                del self.board[space]

    def region_of(self, space: str, without: str = "") -> set[str]:
        return next(group for group in regions(self.board, without) if space in group)

    def owners(self, group: Iterable[str], leader: str) -> list[int]:
        """Who has a leader of that kind in a group of spaces."""
        words = [self.board[space].split() for space in group if is_leader(self.board[space])]
        return [int(seat) for seat, kind in words if kind == leader]

    def kingdoms_beside(self, space: str) -> list[set[str]]:
        """The kingdoms that touch a space, as if nothing lay there."""
        near = set(neighbours(space))
        groups = [group for group in regions(self.board, space) if group & near]
        return [group for group in groups if any(is_leader(self.board[s]) for s in group)]

    def place_leader(self, leader: str, space: str) -> None:
        if self.where(self.active, leader) is not None:
            self.send_home(self.active, leader)
        rivals = [seat for k in self.kingdoms_beside(space) for seat in self.owners(k, leader)]
        self.board[space] = f"{self.active} {leader}"
        if rivals:
            self.ask_support("revolt", COLOUR_OF_LEADER[leader], self.active, rivals[0])
        else:
            self.end_action()

    def place_tile(self, tile: str, space: str) -> None:
        self.players[self.active].hand[tile] -= 1
        touched = self.kingdoms_beside(space)
        self.board[space] = tile
        colour = COLOUR_OF_TILE[tile]
        if len(touched) == 1:
            for leader in (LEADER_OF_COLOUR[colour], "king"):
                owners = self.owners(touched[0], leader)
                if owners:
                    self.award(owners[0], colour, 1, "tile")
                    if self.buildings.get(colour) in self.region_of(space):
                        self.award(owners[0], colour, 1, "building")
                    break
        self.decision = {"tile": space}
        self.next_war()

    def at_war(self) -> list[str]:
        """The colours in which two sides of the placed tile have a leader."""
        sides = self.kingdoms_beside(self.tile)
        return [
            colour
            for colour in COLOURS
            if sum(len(self.owners(side, LEADER_OF_COLOUR[colour])) for side in sides) > 1
        ]

    def next_war(self) -> None:
        colours = self.at_war()
        if len(colours) > 1:
            self.ask("war", tile=self.tile)
        elif colours:
            self.begin_war(colours[0])
        else:
            self.offer_building()

    def begin_war(self, colour: str) -> None:
        sides = self.kingdoms_beside(self.tile)
        involved = [seat for k in sides for seat in self.owners(k, LEADER_OF_COLOUR[colour])]
        attacker, defender = sorted(involved, key=lambda seat: (seat - self.active) % self.seats)
        self.ask_support("war", colour, attacker, defender)

    def ask_support(self, conflict: str, colour: str, attacker: int, defender: int) -> None:
        facts: dict[str, Json] = {"conflict": conflict, "colour": colour}
        facts |= {"attacker": attacker, "defender": defender, "attack": None}
        if conflict == "war":
            facts["tile"] = self.tile
        self.ask("support", **facts)

    def support(self, count: int) -> None:
        revolt = self.decision["conflict"] == "revolt"
        colour = str(self.decision["colour"])
        tile = "temple" if revolt else TILE_OF_COLOUR[colour]
        attacker, defender = number(self.decision["attacker"]), number(self.decision["defender"])
        committed = self.decision["attack"]
        seat = attacker if committed is None else defender
        self.players[seat].hand[tile] -= count
        self.removed[tile] += count
        if committed is None:
            self.decision["attack"] = count
            return
        attack = self.strength(attacker) + number(committed)
        defence = self.strength(defender) + count
        winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
        if revolt:
            self.send_home(loser, LEADER_OF_COLOUR[colour])
            self.award(winner, "red", 1, "revolt")
            self.end_action()
        else:
            lost = self.spoils(loser, colour)
            self.send_home(loser, LEADER_OF_COLOUR[colour])
            for space in lost:
                del self.board[space]
            self.removed[tile] += len(lost)
            self.award(winner, colour, 1 + len(lost), "war")
            self.evict()
            self.next_war()

    def supporters(self, seat: int, colour: str) -> list[str]:
        leader = self.where(seat, LEADER_OF_COLOUR[colour])
        assert leader is not None
        part = self.region_of(leader, without=self.tile)
        return [space for space in part if self.board[space] == TILE_OF_COLOUR[colour]]

    def strength(self, seat: int) -> int:
        colour = str(self.decision["colour"])
        if self.decision["conflict"] == "war":
            return len(self.supporters(seat, colour))
        leader = self.where(seat, LEADER_OF_COLOUR[colour])
        assert leader is not None
        return self.beside(leader, "temple")

    def spoils(self, loser: int, colour: str) -> list[str]:
        """What the loser of a war loses."""
        found = self.supporters(loser, colour)
        found = [space for space in found if space not in self.buildings.values()]
        if colour != "red":
            return found
        return [
            space
            for space in found
            if space not in self.treasures
            and all(
                not is_leader(self.board.get(near, "-")) or self.board[near] == f"{loser} priest"
                for near in neighbours(space)
            )
        ]

    def line(self, space: str, columns: int, rows: int) -> list[str]:
        """The tiles of one colour in a row or column through a space."""
        found = [space]
        for direction in (1, -1):
            column, row = ord(space[0]), int(space[1:])
            while True:
                column, row = column + columns * direction, row + rows * direction
                if self.board.get(f"{chr(column)}{row}") != self.board[space]:
                    break
                found.append(f"{chr(column)}{row}")
        return found

    def lines(self, space: str) -> list[list[str]]:
        return [self.line(space, 1, 0), self.line(space, 0, 1)]

    def offer_building(self) -> None:
        colour = COLOUR_OF_TILE[self.board[self.tile]]
        standing = self.buildings.get(colour)
        beat = 2 if standing is None else max(2, *map(len, self.lines(standing)))
        offered = [each for each in self.lines(self.tile) if len(each) > beat]
        if self.options["buildings"] == "on" and offered:
            self.ask("building", tile=self.tile)
        else:
            self.offer_monument()

    def fitting(self) -> list[str]:
        colour = COLOUR_OF_TILE[self.board[self.tile]]
        return [p for p in PAIRS if colour in p.split("-") and p not in self.monuments]

    def offer_monument(self) -> None:
        tile = self.board[self.tile]
        corners = [corner for corner in SPACES if self.tile in square(corner)]
        complete = [c for c in corners if all(self.board.get(s) == tile for s in square(c))]
        if complete and self.fitting():
            self.ask("square", tile=self.tile)
        else:
            self.end_action()

    def choose_monument(self, corner: str) -> None:
        if len(self.fitting()) > 1:
            self.ask("monument", tile=self.tile, square=corner)
        else:
            self.build(self.fitting()[0], corner)

    def build(self, pair: str, corner: str) -> None:
        self.monuments[pair] = corner
        self.covered[self.board[corner]] += 4
        for space in square(corner):
            self.board[space] = "face-down"
        self.buildings = {c: s for c, s in self.buildings.items() if s not in square(corner)}
        self.evict()
        self.end_action()

    def end_action(self) -> None:
        """Hand out treasures, clockwise from the active player."""
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            found = self.treasures_of(seat)
            if len(found) < 2:
                continue
            if len(self.may_stay(found)) > 1:
                self.ask("treasure")
                return
            self.take(seat, found - self.may_stay(found))
        self.ask("turn")

    def treasures_of(self, seat: int) -> set[str]:
        trader = self.where(seat, "trader")
        return set() if trader is None else self.region_of(trader) & self.treasures

    def may_stay(self, found: set[str]) -> set[str]:
        return found - set(printed(self.side, "T")) or found

    def take(self, seat: int, taken: set[str]) -> None:
        self.treasures -= taken
        self.players[seat].treasures += len(taken)

    def leave(self, space: str) -> None:
        for seat in range(self.seats):
            found = self.treasures_of(seat)
            if space in found:
                self.take(seat, found - {space})
        self.end_action()

    def end_turn(self) -> None:
        for pair, corner in self.monuments.items():
            for colour in pair.split("-"):
                leader = self.where(self.active, LEADER_OF_COLOUR[colour])
                if corner is not None and leader in self.region_of(str(corner)):
                    self.award(self.active, colour, 1, "monument")
        if len(self.treasures) <= 2:
            self.end("treasures")
            return
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            missing = 6 - self.players[seat].hand.total()
            if missing > len(self.bag):
                self.end("bag")
                return
            self.draw(seat, missing)
        self.active = (self.active + 1) % self.seats
        self.left = 2
        self.ask("turn")

    def end(self, reason: str) -> None:
        self.ended = reason
        self.ask("over")
