"""Many tables of one game stepped together, for learners; observations go into shared memory."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.core.errors import IllegalAction
from ziggurat.core.types import Action, Options, Seat

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.state import State

EVERYBODY: Final = -1
"""All seats are played from outside, instead of one seat against random ones."""


class Memory:
    """Where a range of tables writes: a row, a mask and a seat for each table."""

    def __init__(self, rows: memoryview, masks: memoryview, deciders: memoryview) -> None:
        self.rows = rows
        self.masks = masks
        self.deciders = deciders


class Ended:
    """A game that has ended: its table, and the score and place of each seat."""

    def __init__(self, table: int, learner: Seat, scores: list[int], places: list[int]) -> None:
        self.table = table
        self.learner = learner
        self.scores = scores
        self.places = places


class Tables:
    """Tables `first`, `first + 1`, … of a batch, each playing game after game.

    The shuffle of each game follows from the seed, the table's number and how many games it has
    seen, whoever steps it. A row is what `Game.encode` gives the deciding seat: first the numbers
    that fit a byte, then, at an even place, the others with two bytes each.
    """

    def __init__(
        self, game: Game, seats: int, options: Options, first: int, count: int, alone: bool
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.first = first
        self.alone = alone
        """Whether one seat is played from outside; it changes from game to game."""
        self.actions = len(game.table)
        layout = game.tensor_layout
        self.small = layout.small
        self.numbers = layout.small + layout.small % 2
        self.row = self.numbers + 2 * (layout.size - layout.small)
        self.seed = ""
        self.begun = [0] * count
        self.learners: list[Seat] = [EVERYBODY] * count
        self.states: list[State] = []
        self.rows: list[list[bytes]] = [[]] * count
        self.masks: list[list[bytes]] = [[]] * count
        """What lies in memory for each table, in pieces."""
        self.chances: list[Random] = []
        self.memory = Memory(memoryview(b""), memoryview(b""), memoryview(b""))

    def start(self, seed: str, memory: Memory) -> None:
        """Begin a game at every table."""
        self.seed = seed
        self.memory = memory
        count = len(self.begun)
        self.begun = [0] * count
        self.chances = [Random(f"{seed}-{self.first + place}") for place in range(count)]
        self.rows = [[]] * count
        self.masks = [[]] * count
        self.states = [self.begin(place) for place in range(count)]
        for place in range(count):
            self.write(place)

    def begin(self, place: int) -> State:
        """The next game of a table, up to the first decision that is made from outside."""
        while True:
            number = self.begun[place]
            self.begun[place] = number + 1
            table = self.first + place
            if self.alone:
                self.learners[place] = (table + number) % self.seats
            state = self.game.start(self.seats, f"{self.seed}-{table}-{number}", **self.options)
            state.listening = False
            self.play_others(place, state)
            if not state.over:
                return state

    def play_others(self, place: int, state: State) -> None:
        """Let the other seats play at random until the learner decides or the game is over."""
        if not self.alone:
            return
        learner, chance = self.learners[place], self.chances[place]
        while state.seat != learner and not state.over:
            state.apply(state.random_action(chance))

    def step(self, actions: list[Action]) -> list[Ended]:
        """Carry out one action at each table; a game that ends is followed by another.

        An illegal one raises, and then nothing has been done at any table.
        """
        for place, action in enumerate(actions):
            if not has_mark(self.masks[place], action):
                self.refuse(place, action)
        ended: list[Ended] = []
        for place, action in enumerate(actions):
            state = self.states[place]
            state.apply(action)
            self.play_others(place, state)
            if state.over:
                learner = self.learners[place]
                ended.append(Ended(place, learner, state.scores(), state.ranking()))
                self.states[place] = self.begin(place)
            self.write(place)
        return ended

    def refuse(self, place: int, action: Action) -> None:
        """Say which table's action is illegal, and why."""
        state = self.states[place]
        self.game.table.check(action)
        refusal = state.refusal(action)
        assert refusal is not None
        raise IllegalAction(f"table {self.first + place}: {self.game.write(action)}", refusal)

    def write(self, place: int) -> None:
        """Write what has changed of what the deciding seat sees and can do."""
        state, memory = self.states[place], self.memory
        pieces, numbers = self.game.encode_pieces(state, state.seat)
        row = place * self.row
        write_changed(memory.rows, row, pieces, self.rows[place])
        self.rows[place] = pieces
        memory.rows[row + self.numbers : row + self.row] = numbers
        marks = state.mask_pieces()
        write_changed(memory.masks, place * self.actions, marks, self.masks[place])
        self.masks[place] = marks
        memory.deciders[place] = state.seat

    def scores(self, place: int) -> list[int]:
        """The points at a table, as they stand."""
        return self.states[place].scores()


def write_changed(memory: memoryview, at: int, pieces: list[bytes], before: list[bytes]) -> None:
    """Put pieces into memory one after another, except those that are there already."""
    at_before = at
    for number, piece in enumerate(pieces):
        known = before[number] if number < len(before) else b""
        end = at + len(piece)
        if at != at_before or (piece is not known and piece != known):
            memory[at:end] = piece
        at = end
        at_before += len(known)


def has_mark(mask: list[bytes], action: Action) -> bool:
    """Whether a mask in pieces has a 1 for an action."""
    place = action
    if place < 0:
        return False
    for piece in mask:
        if place < len(piece):
            return piece[place] != 0
        place -= len(piece)
    return False
