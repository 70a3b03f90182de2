"""Pebbles: a tiny game that keeps the whole contract, for tests of code that knows no game.

PB-1 On your turn, lay one pebble from your hand or pass. PB-2 You can only lay a colour that you
hold. PB-3 A white pebble gives 1 point, grey 2, black 3, and the next die of the row adds its
number. PB-4 After laying a pebble you draw one from the bag, unseen by the others; the game ends
when the bag is empty, or when all have passed in a row.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Self

from ziggurat.core import (
    NOBODY,
    Action,
    ActionTable,
    BadDump,
    BadView,
    Facts,
    Game,
    Hidden,
    Json,
    Option,
    Options,
    Refusal,
    Seat,
    State,
)
from ziggurat.core.chance import Stream
from ziggurat.core.decisions import Decision
from ziggurat.core.json_fields import Fields, as_number, as_row
from ziggurat.core.tensors import Encoding, Layout, Part

COLOURS = ("white", "grey", "black")
PASS = len(COLOURS)
HAND = 3


class Lay(Decision["Pebble"]):
    """Lay a pebble or pass (PB-1)."""

    KIND: ClassVar[str] = "lay"

    def options(self, state: Pebble) -> list[Action]:
        return [*sorted(set(state.hands[self.seat])), PASS]

    def reason(self, state: Pebble, action: Action) -> Refusal:
        return Refusal("PB-2", "not-in-hand", {"colour": COLOURS[action]})

    def answer(self, state: Pebble, action: Action) -> None:
        if action == PASS:
            state.passes += 1
            if state.listening:
                state.emit("passed", {"seat": self.seat})
        else:
            state.passes = 0
            state.lay(self.seat, action)
        if state.bag and state.passes < state.seats:
            state.pending.append(Lay((self.seat + 1) % state.seats))

    def question(self, state: Pebble) -> Facts:
        return {"kind": self.KIND, "seat": self.seat, "bag": len(state.bag)}


class Pebble(State):
    """A position of Pebbles."""

    def __init__(self, game: Pebbles, seats: int, options: Options, revision: int) -> None:
        self.begin_empty(game, seats, options, revision)
        self.listening = True
        self.sit(0)
        self.pebbles = game
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bag: list[int] = []
        self.dice: list[int] = []
        self.laid = [0, 0, 0]
        self.points = [0] * seats
        self.passes = 0

    def held(self, seat: Seat | None) -> list[int]:
        """Pebbles by colour in the viewer's hand."""
        hand = [] if seat is None else self.hands[seat]
        return [hand.count(colour) for colour in range(3)]

    @property
    def faces(self) -> int:
        return int(self.options["dice"])

    def over_refusal(self) -> Refusal:
        return Refusal("PB-4", "the-game-is-over", {})

    def sit(self, seat: Seat) -> None:
        """Make that seat the deciding one, or nobody."""
        self.pending = [] if seat == NOBODY else [Lay(seat)]
        self.settle()

    def lay(self, seat: Seat, colour: int) -> None:
        self.hands[seat].remove(colour)
        self.laid[colour] += 1
        die = self.dice.pop()
        gain = colour + 1 + die
        self.points[seat] += gain
        drawn = self.bag.pop()
        self.hands[seat].append(drawn)
        if self.listening:
            self.emit("laid", {"seat": seat, "colour": COLOURS[colour]})
            self.reveal("drew", {"seat": seat, "colour": COLOURS[drawn]}, (seat,))
            self.reveal("die", {"seat": seat, "die": die, "points": gain})

    def copy(self) -> Self:
        other = type(self)(self.pebbles, self.seats, self.options, self.revision)
        other.sit(self.seat)
        other.listening = False
        other.hands = [hand[:] for hand in self.hands]
        other.bag = self.bag[:]
        other.dice = self.dice[:]
        other.laid = self.laid[:]
        other.points = self.points[:]
        other.passes = self.passes
        return other

    def view(self, seat: Seat | None) -> Facts:
        return {
            "game": self.game.name,
            "revision": self.revision,
            "seats": self.seats,
            "options": dict(self.options),
            "you": seat,
            "seat": self.seat,
            "hand": None if seat is None else sorted(self.hands[seat]),
            "bag": len(self.bag),
            "dice": len(self.dice),
            "laid": self.laid[:],
            "points": self.points[:],
            "passes": self.passes,
        }

    def sample(self, seat: Seat | None, rng: Random) -> Self:
        other = self.copy()
        hands = [hand for owner, hand in enumerate(other.hands) if owner != seat]
        unknown = [*other.bag, *(pebble for hand in hands for pebble in hand)]
        rng.shuffle(unknown)
        for pile in (other.bag, *hands):
            for place in range(len(pile)):
                pile[place] = unknown.pop()
        other.dice = [rng.randint(1, self.faces) for _ in other.dice]
        return other

    def aids(self) -> Facts:
        return {"worth": [colour + 1 for colour in sorted(self.hands[self.seat])]}

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.points) for own in self.points]

    def tally(self) -> list[Facts]:
        return [{"points": own} for own in self.points]

    def outcome(self) -> str:
        if not self.over:
            return ""
        return "passes" if self.passes == self.seats else "bag"

    def dump(self) -> Facts:
        return {
            "game": self.game.name,
            "revision": self.revision,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": self.seat,
            "hands": [hand[:] for hand in self.hands],
            "bag": self.bag[:],
            "dice": self.dice[:],
            "laid": self.laid[:],
            "points": self.points[:],
            "passes": self.passes,
        }

    def text(self, seat: Seat | None = None) -> str:
        laid = ", ".join(
            f"{count} {colour}" for count, colour in zip(self.laid, COLOURS, strict=True)
        )
        lines = [f"Pebbles on the table: {laid}", f"Pebbles in the bag: {len(self.bag)}"]
        lines += [f"Seat {owner} has {points} points" for owner, points in enumerate(self.points)]
        if seat is not None:
            hand = ", ".join(COLOURS[colour] for colour in sorted(self.hands[seat]))
            lines.append(f"Seat {seat} holds {hand}")
        return "\n".join(lines)


class Pebbles(Game):
    """The game; tests give it a kind of position that breaks a promise."""

    name = "pebbles"
    title = "Pebbles"
    seats = range(2, 4)
    options = (
        Option("bag", ("small", "large"), "small"),
        Option("dice", (6, 4), 6, seats=(2,)),
    )
    table = ActionTable(
        [
            *((f"lay {colour}", {"kind": "lay", "colour": colour}) for colour in COLOURS),
            ("pass", {"kind": "pass"}),
        ]
    )
    rules = "PB"
    tensor_layout = Layout(
        [
            Part("laid", (3,), "pebbles on the table, by colour", 12),
            Part("hand", (3,), "pebbles in the viewer's hand, by colour", HAND),
        ],
        [Part("points", (1,), "points of all seats together", 999)],
    )
    viewer_field = "you"

    def __init__(self, position: type[Pebble] = Pebble) -> None:
        self.position = position

    def begin(self, seats: int, seed: str, options: Options, revision: int) -> Pebble:
        state = self.position(self, seats, options, revision)
        each = 6 if options["bag"] == "small" else 12
        state.bag = Stream(seed, "bag").shuffled(list(range(3)) * each)
        state.hands = [[state.bag.pop() for _ in range(HAND)] for _ in range(seats)]
        dice = Stream(seed, "dice")
        state.dice = [1 + dice.below(state.faces) for _ in state.bag]
        return state

    def load(self, dump: Json) -> Pebble:
        fields = Fields(dump, "pebbles")
        fields.word("game", [self.name])
        seats = fields.number("seats", self.seats[0], self.seats[-1])
        given = fields.inner("options")
        options = self.read_options(seats, {name: given.get(name) for name in given.names()})
        revision = fields.number("revision", 1, self.revision, self.revision)
        state = self.position(self, seats, options, revision)
        state.sit(fields.number("seat", NOBODY, seats - 1))
        state.bag = _numbers(fields.row("bag"), 2, "bag")
        dice = fields.row("dice", len(state.bag))
        state.dice = [as_number(die, 1, state.faces, "dice") for die in dice]
        state.hands = [
            _numbers(as_row(hand, HAND, "hands"), 2, "hands") for hand in fields.row("hands", seats)
        ]
        state.laid = _numbers(fields.row("laid", 3), 999, "laid")
        state.points = _numbers(fields.row("points", seats), 999, "points")
        state.passes = fields.number("passes", 0, seats, default=0)
        fields.finish()
        if state.over != (not state.bag or state.passes == seats):
            raise BadDump("pebbles: the game goes on until the bag is empty or all have passed")
        return state

    def encode(self, state: State, seat: Seat | None) -> Encoding:
        assert isinstance(state, Pebble)
        return bytes(state.laid + state.held(seat)), [sum(state.points)]

    def imagine(self, view: Facts, rng: Random) -> Pebble:
        if view.get("game") != self.name:
            raise BadView("not a view of Pebbles")
        fields = Fields(view, "view")
        seats = fields.number("seats", self.seats[0], self.seats[-1])
        given = fields.inner("options")
        options = self.read_options(seats, {name: given.get(name) for name in given.names()})
        revision = fields.number("revision", 1, self.revision)
        state = self.position(self, seats, options, revision)
        state.sit(fields.number("seat", NOBODY, seats - 1))
        state.laid = _numbers(fields.row("laid", 3), 999, "laid")
        state.points = _numbers(fields.row("points", seats), 999, "points")
        state.passes = fields.number("passes", 0, seats)
        state.dice = [1] * fields.number("dice", 0, 999)
        each = 6 if options["bag"] == "small" else 12
        left = [colour for colour in range(3) for _ in range(each - state.laid[colour])]
        you = fields.get("you")
        for seat in range(seats):
            if seat == you:
                state.hands[seat] = _numbers(fields.row("hand", HAND), 2, "hand")
                for colour in state.hands[seat]:
                    left.remove(colour)
        for seat in range(seats):
            if seat != you:
                state.hands[seat] = [left.pop() for _ in range(HAND)]
        state.bag = left
        return state.sample(you if isinstance(you, int) else None, rng)

    def hidden(self, dump: Facts, seat: Seat | None) -> list[Hidden]:
        fields = Fields(dump, "pebbles")
        bag, dice, hands = fields.row("bag"), fields.row("dice"), fields.row("hands")
        faces = as_number(fields.inner("options").get("dice"), 4, 6, "dice")
        return [
            Hidden(
                [("bag", place) for place in range(len(bag))]
                + [
                    ("hands", owner, place)
                    for owner in range(len(hands))
                    if owner != seat
                    for place in range(HAND)
                ]
            ),
            Hidden([("dice", place) for place in range(len(dice))], list(range(1, faces + 1))),
        ]


def _numbers(values: list[Json], high: int, place: str) -> list[int]:
    return [as_number(value, 0, high, place) for value in values]


GAME = Pebbles()
