"""The position and the flow of a turn."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ziggurat.core.focus import Focus
from ziggurat.core.refusals import Refusal
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Action, Cell, Facts, Options, Seat
from ziggurat.games.tigris import (
    actions,
    aids,
    buildings,
    catastrophes,
    conflicts,
    digest,
    dump,
    hands,
    leaders,
    monuments,
    picture,
    scoring,
    text,
    tiles,
    treasures,
    view,
)
from ziggurat.games.tigris.kingdoms import Regions, look_over, temples_near
from ziggurat.games.tigris.phases import (
    ATTACK,
    BUILDING,
    DEFENCE,
    KINDS,
    MONUMENT,
    OVER,
    SQUARE,
    TREASURE,
    TURN,
    UNBUILT,
    WAR,
    WHY,
)
from ziggurat.games.tigris.pieces import (
    ACTIONS,
    BOARDS,
    CATASTROPHES,
    CELLS,
    COLOURS,
    EMPTY,
    LAST_TREASURES,
    LEADER,
    MONUMENTS,
    NAMES,
    PIECES,
    SQUARES,
    TEMPLE,
    Board,
)

if TYPE_CHECKING:
    from ziggurat.core.game import Game


class TigrisState(State):
    """A position of Tigris & Euphrates; `set_up` or `copy` fills a new one."""

    board: Board
    buildings_on: bool

    cells: bytes
    """What lies on each space; see `pieces`."""
    leader_cells: list[Cell]
    """Where each leader stands, by 4 × seat + colour; -1 before its owner."""
    treasures: int
    """Bit n: the treasure of the board's n-th start space is there."""
    monuments: list[Cell]
    """The top left space of each monument, UNBUILT or GONE."""
    buildings: list[Cell]
    """The space of each civilization building by colour, -1 in the box."""

    hands: list[int]
    """Tiles in hand, by 4 × seat + colour."""
    swapped: list[int]
    """Tiles swapped away, by 4 × seat + colour."""
    points: list[int]
    """Points, by 4 × seat + colour."""
    earned: list[int]
    """Points by what they were earned with: 5 × seat + index of WHY."""
    taken: list[int]
    """Treasures taken by each seat."""
    catastrophes: list[int]
    removed: list[int]
    """Tiles that have openly left the game, by colour."""
    covered: list[int]
    """Tiles face down under monuments, by colour."""
    bag: bytes
    """The colours of all tiles ever in the bag, first drawn first."""
    drawn: int
    """How many of them have been drawn."""

    active: Seat
    left: int
    """Rulebook actions left to the active player."""
    phase: int
    tile: Cell
    """The space of the tile placed by the running action, -1 if it placed none."""
    square: Cell
    """The square chosen for a monument."""
    colour: int
    """The colour of the running conflict."""
    attacker: Seat
    defender: Seat
    revolt: bool
    attack: int
    """Tiles the attacker has committed."""
    ended: str

    def set_up(self, game: Game, seats: int, options: Options, revision: int) -> None:
        """The board before anything is drawn (TE-6, TE-7)."""
        self.game = game
        self.seats = seats
        self.revision = revision
        self.seat = 0
        self.events = []
        self.listening = True
        self.options = options
        self.board = BOARDS[str(options["board"])]
        self.buildings_on = options["buildings"] == "on"
        self.cells = bytes(TEMPLE if n >= 0 else EMPTY for n in self.board.start_at)
        self.leader_cells = [-1] * (4 * seats)
        self.treasures = self.board.all_treasures
        self.monuments = [UNBUILT] * len(MONUMENTS)
        self.buildings = [-1] * 4
        self.hands = [0] * (4 * seats)
        self.swapped = [0] * (4 * seats)
        self.points = [0] * (4 * seats)
        self.earned = [0] * (len(WHY) * seats)
        self.taken = [0] * seats
        self.catastrophes = [CATASTROPHES] * seats
        self.removed = [0] * 4
        self.covered = [0] * 4
        self.bag = b""
        self.drawn = 0
        self.active = 0
        self.left = ACTIONS
        self.phase = TURN
        self.tile = -1
        self.square = -1
        self.colour = 0
        self.attacker = 0
        self.defender = 0
        self.revolt = False
        self.attack = 0
        self.ended = ""
        self.forget()

    def copy(self) -> TigrisState:
        new = TigrisState()
        new.game = self.game
        new.seats = self.seats
        new.revision = self.revision
        new.seat = self.seat
        new.events = []
        new.listening = False
        new.options = self.options
        new.board = self.board
        new.buildings_on = self.buildings_on
        new.cells = self.cells
        new.leader_cells = self.leader_cells[:]
        new.treasures = self.treasures
        new.monuments = self.monuments[:]
        new.buildings = self.buildings[:]
        new.hands = self.hands[:]
        new.swapped = self.swapped[:]
        new.points = self.points[:]
        new.earned = self.earned[:]
        new.taken = self.taken[:]
        new.catastrophes = self.catastrophes[:]
        new.removed = self.removed[:]
        new.covered = self.covered[:]
        new.bag = self.bag
        new.drawn = self.drawn
        new.active = self.active
        new.left = self.left
        new.phase = self.phase
        new.tile = self.tile
        new.square = self.square
        new.colour = self.colour
        new.attacker = self.attacker
        new.defender = self.defender
        new.revolt = self.revolt
        new.attack = self.attack
        new.ended = self.ended
        new._regions = self._regions
        new._lifted = self._lifted
        new._temples = self._temples
        return new

    # What the board looks like; shared between copies and dropped when something is laid.

    _regions: Regions | None
    _lifted: dict[Cell, Regions]
    _temples: list[int] | None

    def forget(self) -> None:
        """Drop what was known of the board."""
        self._regions = None
        self._lifted = {}
        self._temples = None

    def lay(self, cell: Cell, piece: int) -> None:
        """Put a piece (or nothing) on a space."""
        cells = self.cells
        self.cells = cells[:cell] + PIECES[piece] + cells[cell + 1 :]
        self.forget()

    def regions(self) -> Regions:
        """The regions and kingdoms as they are."""
        if self._regions is None:
            self._regions = look_over(self.cells)
        return self._regions

    def regions_without(self, cell: Cell) -> Regions:
        """The regions and kingdoms if nothing lay on that space."""
        found = self._lifted.get(cell)
        if found is None:
            found = self.regions().without(cell)
            self._lifted[cell] = found
        return found

    def temples(self) -> list[int]:
        """How many face-up temples touch each space."""
        if self._temples is None:
            self._temples = temples_near(self.cells)
        return self._temples

    # Deciding

    def actions(self) -> list[Action]:
        phase = self.phase
        if phase == TURN:
            return self._turn_actions()
        if phase == WAR:
            return [actions.WAR + colour for colour in conflicts.colours(self)]
        if phase == ATTACK or phase == DEFENCE:
            return conflicts.support_actions(self)
        if phase == BUILDING:
            return [actions.BUILDING + cell for cell in buildings.spaces(self)] + [
                actions.NO_BUILDING
            ]
        if phase == SQUARE:
            return [actions.square_action(cell) for cell in monuments.squares(self)] + [
                actions.NO_MONUMENT
            ]
        if phase == MONUMENT:
            return [actions.RAISE + number for number in monuments.fitting(self)]
        if phase == TREASURE:
            return treasures.leave_actions(self)
        return []

    def _turn_actions(self) -> list[Action]:
        found = [actions.DONE]
        if self.left:
            tiles.list_actions(self, found)
            leaders.list_actions(self, found)
            catastrophes.list_actions(self, found)
            hands.list_actions(self, found)
        return found

    def random_action(self, rng: Random) -> Action:
        """In a turn, rows of the table are drawn until one is legal, without listing all."""
        if self.phase != TURN or not self.left:
            found = self.actions()
            return found[int(rng.random() * len(found))]
        while True:
            action = int(rng.random() * actions.WAR)
            if self.refusal(action) is None:
                return action

    def apply(self, action: Action) -> None:
        if action == actions.DONE:
            self._end_turn()
        elif action < actions.LEADER:
            self.left -= 1
            number = action - actions.TILE
            tiles.place(self, number // CELLS, number % CELLS)
            self._fight_on()
        elif action < actions.WITHDRAW:
            self.left -= 1
            number = action - actions.LEADER
            if leaders.position(self, number // CELLS, number % CELLS):
                self._ask(ATTACK, self.attacker)
            else:
                self._end_action()
        elif action < actions.CATASTROPHE:
            self.left -= 1
            leaders.withdraw(self, action - actions.WITHDRAW)
            self._end_action()
        elif action < actions.SWAP:
            self.left -= 1
            catastrophes.play(self, action - actions.CATASTROPHE)
            self._end_action()
        elif action < actions.WAR:
            self.left -= 1
            if hands.swap(self, actions.SWAPS[action - actions.SWAP]):
                self._end_action()
            else:
                self._end_game("swap")
        elif action < actions.SUPPORT:
            conflicts.choose(self, action - actions.WAR)
            self._ask(ATTACK, self.attacker)
        elif action < actions.BUILDING:
            self._support(action - actions.SUPPORT)
        elif action <= actions.NO_BUILDING:
            if action != actions.NO_BUILDING:
                buildings.put(self, action - actions.BUILDING)
            self._offer_monument()
        elif action < actions.RAISE:
            if action == actions.NO_MONUMENT:
                self._end_action()
            else:
                self.square = SQUARES[action - actions.SQUARE]
                self._choose_monument()
        elif action < actions.LEAVE:
            monuments.build(self, action - actions.RAISE)
            self._end_action()
        else:
            treasures.leave(self, actions.TREASURE_SPACES[action - actions.LEAVE])
            self._end_action()

    def _ask(self, phase: int, seat: Seat) -> None:
        self.phase = phase
        self.seat = seat

    def _support(self, count: int) -> None:
        conflicts.commit(self, count)
        if self.phase == ATTACK:
            self.attack = count
            self._ask(DEFENCE, self.defender)
            return
        conflicts.settle(self, count)
        if self.revolt:
            self._end_action()
        else:
            self._fight_on()

    def _fight_on(self) -> None:
        """Settle wars until none is left (TE-25 to TE-31), then what follows a tile (TE-19)."""
        colours = conflicts.colours(self)
        if len(colours) > 1:
            self._ask(WAR, self.active)
        elif colours:
            conflicts.choose(self, colours[0])
            self._ask(ATTACK, self.attacker)
        elif buildings.spaces(self):
            self._ask(BUILDING, self.active)
        else:
            self._offer_monument()

    def _offer_monument(self) -> None:
        if monuments.squares(self):
            self._ask(SQUARE, self.active)
        else:
            self._end_action()

    def _choose_monument(self) -> None:
        fitting = monuments.fitting(self)
        if len(fitting) > 1:
            self._ask(MONUMENT, self.active)
        else:
            monuments.build(self, fitting[0])
            self._end_action()

    def _end_action(self) -> None:
        """Everything a rulebook action caused is settled but the treasures (TE-36)."""
        self.tile = -1
        self.square = -1
        chooser = treasures.collect(self)
        if chooser == NOBODY:
            self._ask(TURN, self.active)
        else:
            self._ask(TREASURE, chooser)

    def _end_turn(self) -> None:
        """Income, end of the game or refill, next player (TE-38)."""
        scoring.income(self)
        if self.listening:
            self.emit("turn-ended", {"seat": self.active})
        if self.treasures.bit_count() <= LAST_TREASURES:
            self._end_game("treasures")
        elif not hands.refill(self):
            self._end_game("bag")
        else:
            self.active = (self.active + 1) % self.seats
            self.left = ACTIONS
            self._ask(TURN, self.active)

    def _end_game(self, reason: str) -> None:
        self.ended = reason
        self._ask(OVER, NOBODY)
        if self.listening:
            self.emit("game-over", {"reason": reason})

    def refusal(self, action: Action) -> Refusal | None:
        if self.phase == OVER:
            return Refusal("TE-38", "game-is-over", {})
        if not self._asked(action):
            return Refusal("TE-8", "something-else-is-decided", {"asked": KINDS[self.phase]})
        if action == actions.DONE:
            return None
        if self.phase == TURN and not self.left:
            return Refusal("TE-8", "no-actions-left", {})
        if action < actions.LEADER:
            number = action - actions.TILE
            return tiles.refusal(self, number // CELLS, number % CELLS)
        if action < actions.WITHDRAW:
            number = action - actions.LEADER
            return leaders.refusal(self, number // CELLS, number % CELLS)
        if action < actions.CATASTROPHE:
            return leaders.withdraw_refusal(self, action - actions.WITHDRAW)
        if action < actions.SWAP:
            return catastrophes.refusal(self, action - actions.CATASTROPHE)
        if action < actions.WAR:
            return hands.swap_refusal(self, actions.SWAPS[action - actions.SWAP])
        if action < actions.SUPPORT:
            return conflicts.choice_refusal(self, action - actions.WAR)
        if action < actions.BUILDING:
            return conflicts.support_refusal(self, action - actions.SUPPORT)
        if action < actions.NO_BUILDING:
            return buildings.refusal(self, action - actions.BUILDING)
        if action < actions.NO_MONUMENT and action != actions.NO_BUILDING:
            return monuments.square_refusal(self, SQUARES[action - actions.SQUARE])
        if actions.RAISE <= action < actions.LEAVE:
            return monuments.refusal(self, action - actions.RAISE)
        if action >= actions.LEAVE:
            return treasures.refusal(self, actions.TREASURE_SPACES[action - actions.LEAVE])
        return None

    def _asked(self, action: Action) -> bool:
        """Whether the action answers the question that is being asked."""
        if action < actions.WAR:
            return self.phase == TURN
        if action < actions.SUPPORT:
            return self.phase == WAR
        if action < actions.BUILDING:
            return self.phase == ATTACK or self.phase == DEFENCE
        if action <= actions.NO_BUILDING:
            return self.phase == BUILDING
        if action <= actions.NO_MONUMENT:
            return self.phase == SQUARE
        if action < actions.LEAVE:
            return self.phase == MONUMENT
        return self.phase == TREASURE

    def question(self) -> Facts:
        facts: dict[str, str | int | None] = {"kind": KINDS[self.phase], "seat": self.seat}
        if self.phase == TURN:
            facts["left"] = self.left
        if self.phase == ATTACK or self.phase == DEFENCE:
            facts.update(conflicts.facts(self))
        if self.tile >= 0:
            facts["tile"] = NAMES[self.tile]
        if self.phase == MONUMENT:
            facts["square"] = NAMES[self.square]
        return facts

    # Points

    def award(self, seat: Seat, colour: int, amount: int, why: int) -> None:
        """Give points; everybody sees it."""
        self.points[4 * seat + colour] += amount
        self.earned[len(WHY) * seat + why] += amount
        if self.listening:
            self.emit(
                "points",
                {"seat": seat, "colour": COLOURS[colour], "amount": amount, "why": WHY[why]},
            )

    def send_home(self, number: int, why: str) -> None:
        """A leader (4 × seat + colour) goes back to its owner."""
        cell = self.leader_cells[number]
        self.leader_cells[number] = -1
        self.lay(cell, EMPTY)
        if self.listening:
            self.emit(
                "leader-returned",
                {
                    "seat": number // 4,
                    "colour": COLOURS[number % 4],
                    "cell": NAMES[cell],
                    "why": why,
                },
            )

    def evict(self) -> None:
        """Leaders without an adjacent temple leave at once (TE-15)."""
        temples = self.temples()
        homeless = [
            n for n, cell in enumerate(self.leader_cells) if cell >= 0 and not temples[cell]
        ]
        for number in homeless:
            self.send_home(number, "no-temple")

    def stand(self, number: int, cell: Cell) -> None:
        """A leader (4 × seat + colour) comes to stand on a space."""
        self.leader_cells[number] = cell
        self.lay(cell, LEADER + number)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def tally(self) -> list[Facts]:
        return scoring.tally(self)

    def outcome(self) -> str:
        return self.ended

    # What others make of a position

    def view(self, seat: Seat | None) -> Facts:
        return view.view(self, seat)

    def sample(self, seat: Seat | None, rng: Random) -> TigrisState:
        return view.sample(self, seat, rng)

    def aids(self) -> Facts:
        return aids.aids(self)

    def dump(self) -> Facts:
        return dump.dump(self)

    def digested(self) -> Facts:
        return digest.facts(self)

    def text(self, seat: Seat | None = None) -> str:
        return text.text(self, seat)

    def svg(self, seat: Seat | None = None, dark: bool = False, focus: Focus | None = None) -> str:
        return picture.draw(self, seat, dark, focus)
